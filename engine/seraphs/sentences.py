"""The sentences of a power, printed from the data that the rules run on: one case an effect."""

from typing import Final, TypeAlias, assert_never

from engine.seraphs.phrases import (
    SIDES,
    Phrase,
    article,
    capital,
    card_name,
    cost_words,
    duration,
    filter_phrase,
    it_phrase,
    more,
    walls,
    whom_phrase,
    whose_does,
)
from engine.seraphs.powers import (
    BackToHand,
    BreakWalls,
    Damage,
    Discard,
    Draw,
    Effect,
    Either,
    EntersSideways,
    Filter,
    Forbid,
    Forbidden,
    GainManna,
    Gets,
    If,
    ItsPlayer,
    LayTopOnAltar,
    LookAtTop,
    MakeFall,
    MendWalls,
    OnYourNextMorning,
    Power,
    Search,
    Spare,
    StandUp,
    Stop,
    Stoppable,
    StopsWorking,
    TakeFromWilderness,
    Then,
    ToWilderness,
    Turn,
    TurnBack,
    TurnSideways,
    Verb,
    When,
    Whom,
)

CountingVerb: TypeAlias = (
    Draw | Discard | BreakWalls | MendWalls | LookAtTop | LayTopOnAltar | GainManna
)
"""Effects on decks, hands, Walls, Altars and manna: they choose no card in play."""

TargetVerb: TypeAlias = (
    Damage | MakeFall | BackToHand | ToWilderness | Gets | TurnSideways | StandUp | TurnBack | Spare
)
"""Effects that befall a target."""

_LEADS: Final[dict[When, str]] = {
    "played": "",
    "enters": "When it enters, ",
    "goes_out": "When it goes out, ",
    "stands_in_the_way": "When it stands in the way, ",
    "falls": "When it falls, ",
    "morning": "Each Morning, ",
    "evening": "Each Evening, ",
    "while": "While in play, ",
}
_STOPPABLE: Final[dict[Stoppable, str]] = {"scheme": "Scheme", "act": "Act", "power": "◇ power"}
_FORBIDDEN: Final[dict[Forbidden, str]] = {
    "battle": "go out or stand in the way",
    "stand_in_its_way": "stand in its way",
    "raise_up": "raise up Holy Things",
    "answers_and_powers": "play Answers or use ◇ powers",
}


def power_sentences(power: Power) -> str:
    """A power as the card prints it: its moment or cost, then its effects in order.

    A moment's effects share a sentence; those of a card just played have one each, as has "Then".
    """
    it = it_phrase(plural=power.when == "many_go_out")
    sentences: list[list[str]] = []
    for effect in power.does:
        if not sentences or power.when == "played" or isinstance(effect, Then):
            sentences.append([])
        sentences[-1].append(_effect(effect, it))
    sentences[0][0] = _lead(power) + sentences[0][0]
    return " ".join(capital(", and ".join(parts)) + "." for parts in sentences)


def effect_words(effect: Effect) -> str:
    """One effect without its moment, beginning small: "break 2 Walls", a half of an "or"."""
    return _effect(effect, it_phrase(plural=False))


def moment_words(power: Power) -> str:
    """When a power comes by itself, beginning small: "each Morning", "when it falls"."""
    lead = _moment(power).removesuffix(", ")
    return lead[:1].lower() + lead[1:]


def _lead(power: Power) -> str:
    if power.when == "pay":
        return f"◇{power.pay}: "
    return _conditional(_moment(power), power.if_)


def _moment(power: Power) -> str:
    if power.when == "many_go_out":
        return f"When {power.n} or more of your characters go out, "
    return _LEADS[power.when]


def _conditional(lead: str, condition: If | None) -> str:
    if condition is None:
        return lead
    match condition.is_:
        case "only_one_character":
            return f"{lead}if the Covenant has only 1 character in play, "
        case "in_play":
            assert condition.card is not None
            there = f"{card_name(condition.card)} is in play, "
            return f"While {there}" if lead == _LEADS["while"] else f"{lead}if {there}"
        case _:
            assert_never(condition.is_)


def _effect(effect: Effect, it: Phrase) -> str:
    match effect:
        case Then(does=does):
            return f"then {_all(does, it)}"
        case OnYourNextMorning(does=does):
            return f"on your next Morning, {_all(does, it)}"
        case Either(of=(first, second)):
            return f"{_verb(first, it)}; or {_verb(second, it)}"
        case ItsPlayer(who=who, of=(first, second)):
            return f"choose {filter_phrase(who).words}: {_befalls(first)}, or {_befalls(second)}"
        case _:
            return _verb(effect, it)


def _all(does: tuple[Verb, ...], it: Phrase) -> str:
    return ", and ".join(_verb(verb, it) for verb in does)


def _befalls(verb: Verb) -> str:
    """One of the two things between which the player of a chosen character chooses."""
    match verb:
        case TurnSideways(what="it"):
            return "its player turns it sideways"
        case Damage(n=n, to="it"):
            return f"it takes {n} damage"
        case _:
            return _verb(verb, it_phrase(plural=False))


def _verb(verb: Verb, it: Phrase) -> str:
    if isinstance(verb, CountingVerb):
        return _counting(verb)
    if isinstance(verb, TargetVerb):
        return _befalling(verb, it)
    match verb:
        case Search(for_=wanted):
            return f"search your deck for {filter_phrase(wanted).words}"
        case TakeFromWilderness(what=wanted):
            return f"take {filter_phrase(wanted).words} from your Wilderness to your hand"
        case Turn(card=card_id):
            return f"{card_name(card_id)} is Turned to the Covenant"
        case StopsWorking(card=card_id):
            return f"{card_name(card_id)} stops working"
        case Stop():
            return _stop(verb)
        case EntersSideways(what=wanted):
            return _enters_sideways(wanted)
        case Forbid():
            return _forbid(verb, it)
        case _:
            assert_never(verb)


def _counting(verb: CountingVerb) -> str:
    match verb:
        case Draw(n=n, side=side):
            return whose_does(side, "draw", str(n))
        case Discard(n=n, side=side, how=how):
            return whose_does(side, "discard", _discarded(n, at_random=how == "random"))
        case BreakWalls(n=n):
            return f"break {walls(n)}"
        case MendWalls(n=n, side=side):
            return whose_does(side, "mend", walls(n))
        case LookAtTop(n=n):
            return f"look at the top {n}, keep one, put the rest under the deck"
        case LayTopOnAltar():
            return "lay the top card of your deck on your Altar (spent)"
        case GainManna(n=n):
            return f"gain {n} manna"
        case _:
            assert_never(verb)


def _befalling(verb: TargetVerb, it: Phrase) -> str:
    match verb:
        case Damage(n=n, to=whom):
            return whom_phrase(whom, it).within(f"{n} damage to")
        case MakeFall(whom=whom):
            return whom_phrase(whom, it).does("falls", "fall")
        case BackToHand(what=whom):
            return whom_phrase(whom, it).does("goes back to hand", "go back to hand")
        case ToWilderness(what=whom):
            one, many = "goes to its owner's Wilderness", "go to their owner's Wilderness"
            return whom_phrase(whom, it).does(one, many)
        case Gets():
            return _gets(verb, whom_phrase(verb.who, it))
        case TurnSideways(what=whom):
            return whom_phrase(whom, it).within("turn", " sideways")
        case StandUp(who=whom):
            return whom_phrase(whom, it).within("stand up")
        case TurnBack(who=whom):
            return _turn_back(whom, it)
        case Spare(who=whom):
            return _spare(whom_phrase(whom, it))
        case _:
            assert_never(verb)


def _gets(verb: Gets, who: Phrase) -> str:
    """A group's "+1/+0" while in play; otherwise "+1 Strength" or "+1 Heart", and how long."""
    if who.plural and verb.until == "while_in_play":
        gain = f"{verb.strength:+d}/{verb.heart:+d}"
    else:
        gains = ((verb.strength, "Strength"), (verb.heart, "Heart"))
        gain = " and ".join(more(amount, what) for amount, what in gains if amount != 0)
    clause = f"{gain}{duration(verb.until)}"
    return who.does(f"gets {clause}", f"get {clause}")


def _turn_back(whom: Whom, it: Phrase) -> str:
    """An attacker is sideways already; who stood in the way is turned sideways with it."""
    still = "still " if isinstance(whom, Filter) and whom.state == "attacking" else ""
    one = f"turns back (it leaves the battle, {still}sideways)"
    many = f"turn back (they leave the battle, {still}sideways)"
    return whom_phrase(whom, it).does(one, many)


def _spare(who: Phrase) -> str:
    return who.within("if", " would fall before Evening, it stays, with its damage healed")


def _discarded(count: int, *, at_random: bool) -> str:
    if at_random:
        return "a random card" if count == 1 else f"{count} random cards"
    return "1 card" if count == 1 else f"{count} cards"


def _stop(verb: Stop) -> str:
    """Stop what was just played: the words look at the announcement, not at a target."""
    what = " or ".join(_STOPPABLE[word] for word in verb.what)
    cost = "" if verb.cost is None else f" {cost_words(verb.cost)}"
    return f"stop {article(what)}{cost} the {SIDES[verb.side]} just played"


def _enters_sideways(wanted: Filter) -> str:
    if wanted.kind == "offering":
        laid = "you lay" if wanted.side == "your" else f"{_side_of(wanted)} lays"
        return f"when {laid} an Offering, turn it sideways"
    return filter_phrase(wanted).does("enters sideways", "enter sideways")


def _side_of(wanted: Filter) -> str:
    return "the Deep" if wanted.side == "deep" else "the Covenant"


def _forbid(verb: Forbid, it: Phrase) -> str:
    """Two sentences are irregular: a choice that lasts, and what begins with how long."""
    words = _FORBIDDEN[verb.what]
    if isinstance(verb.whom, Filter) or verb.whom == "it":
        who = whom_phrase(verb.whom, it)
    else:
        who = Phrase(f"the {SIDES[verb.whom]}", plural=False)
    if isinstance(verb.whom, Filter) and not who.plural and verb.until == "while_in_play":
        return f"choose {who.words}. While in play, that character cannot {words}"
    if verb.what == "answers_and_powers":
        return f"{duration(verb.until).strip()}, {who.words} cannot {words}"
    return f"{who.words} cannot {words}{duration(verb.until)}"
