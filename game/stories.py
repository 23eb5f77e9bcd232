"""Stories and last words, made from the cards for the reading scenes. *Panels 6, 9, 10*."""

from typing import Final

from engine.seraphs.cards import CardDef, card, helper
from engine.seraphs.sight import TableSight
from engine.seraphs.words import ARK, COVENANT, DEEP, SIDE_IDS, Side
from game.bible import Bible
from game.references import BibleTextError, chapters_of
from scenes.last_word import Closing, Ending
from scenes.open_book import Told
from scenes.passage import Passage, Verse
from scenes.reading import Story
from scenes.reading_room import Group

WALLS_CARDS: Final = ("walls_jerusalem", "walls_babylon")
CITIES: Final = ("Jerusalem", "Babylon")
NAMES: Final = ("The Covenant", "The Deep")


def story_of(card_id: str, occasion: str = "", *, hidden: bool = False) -> Story:
    """The story of a card, to be read. `hidden`: leave out the pictures of Covenant persons."""
    one = card(card_id)
    return Story(
        title=one.name,
        text=one.story,
        side=one.side,
        epithet=one.epithet,
        plate=one.plate,
        quote=one.quote,
        quote_ref=one.quote_ref,
        reference=one.reference,
        picture=f"windows/{one.id}",
        occasion=occasion,
        hidden=hidden and pictures_a_person(one),
    )


def pictures_a_person(one: CardDef) -> bool:
    """Whether some would rather not see this card's picture. *Panel 14*."""
    return one.side == "covenant" and one.type == "character"


def passage_of(story: Story) -> Passage | None:
    """A loader of the chapters round a story; None without a reference."""
    return (lambda: chapters(story.reference)) if story.reference else None


def chapters(reference: str) -> list[Verse]:
    """The whole chapters of a reference, from the World English Bible; or why they are not there.

    What the reference names is marked in them.
    """
    try:
        with Bible() as bible:
            named = {(one.book, one.chapter, one.verse) for one in bible.passage(reference)}
            whole = [bible.chapter(*place) for place in chapters_of(reference)]
    except BibleTextError as problem:
        return [Verse(str(problem))]
    found: list[Verse] = []
    for verses in whole:
        found.append(Verse(f"{verses[0].book} {verses[0].chapter}", heads=True))
        for one in verses:
            within = (one.book, one.chapter, one.verse) in named
            found.append(Verse(f"{one.chapter}:{one.verse}  {one.text}", within))
    return found


def ending_of(table: TableSight, *, hidden: bool) -> Ending:
    """What the last word says and who reads. *Panel 6, The last word*."""
    winners: tuple[Side, ...] = table.winners
    shared = len(winners) > 1
    stories = tuple(_stories(table, side, hidden=hidden) for side in winners)
    return Ending(
        outcome="The win is shared." if shared else f"{NAMES[winners[0]]} wins.",
        detail=_detail(table),
        readers=tuple(NAMES[side] for side in winners),
        stories=stories,
        closings=_closings(table),
        side=SIDE_IDS[winners[0]] if not shared else "covenant",
        told=told_again(table, hidden=hidden),
    )


def told_again(table: TableSight, *, hidden: bool) -> tuple[Group, ...]:
    """The stories of all cards that were played, by side, to be read again."""
    groups = []
    for name, side in zip(NAMES, table.sides, strict=True):
        stories = [story_of(card_id, hidden=hidden) for card_id in side.played]
        told = tuple(Told(story, passage_of(story)) for story in stories)
        groups += [Group(name, told)] if told else []
    return tuple(groups)


def _stories(table: TableSight, side: Side, *, hidden: bool) -> tuple[Story, ...]:
    """The stories a winner picks from; after the Glory the Ark's station line is read instead."""
    if table.how == "glory":
        return ()
    return tuple(story_of(card_id, hidden=hidden) for card_id in table.sides[side].played)


def _closings(table: TableSight) -> tuple[Closing, ...]:
    closings = []
    if table.how == "glory":
        station = card(ARK).station
        told = "The Covenant reads the Ark's line."
        closings.append(Closing(told, station, "covenant", f"windows/{ARK}"))
    for side in (COVENANT, DEEP):
        if side not in table.winners:
            walls = helper(WALLS_CARDS[side])
            reader = f"{NAMES[side]} reads {CITIES[side]}'s last sentence."
            shown = f"helpers/{walls.id}"
            closings.append(Closing(reader, walls.last_sentence, SIDE_IDS[side], shown))
    return tuple(closings)


def _detail(table: TableSight) -> str:
    on_day = f"on day {table.day}"
    match table.how:
        case "glory":
            return f"The glory of the LORD filled the Tabernacle, {on_day}."
        case "last_day":
            covenant, deep = table.sides
            fell = (covenant.start - covenant.walls, deep.start - deep.walls)
            return f"After the last day Jerusalem fell by {fell[0]} and Babylon by {fell[1]}."
        case "conceded":
            loser = next(side for side in (COVENANT, DEEP) if side not in table.winners)
            return f"{NAMES[loser]} conceded, {on_day}."
        case _:
            down = [CITIES[side] for side in (COVENANT, DEEP) if table.sides[side].walls == 0]
            return f"The Walls of {' and '.join(down)} are at 0, {on_day}."
