"""Text on the canvas: sizes, lines, faces."""

import pygame

from scenes.geometry import Size
from scenes.services import Settings
from scenes.theme import Role
from scenes.typeset import SMALLEST_PX, Room, Style, fits
from tests.pilot import Pilot


def test_text_is_never_under_15_real_pixels() -> None:
    canvas = Pilot((1024, 640)).stack.canvas
    assert canvas.type.font_px(Style("body", 8)) == SMALLEST_PX
    assert canvas.type.font_px(Style("body", 60)) == 32


def test_text_size_and_window_size_scale_letters_not_pictures() -> None:
    small = Pilot((1280, 720)).stack.canvas.type
    large = Pilot((1280, 720), Settings(text_size=200)).stack.canvas.type
    style = Style("body", 40)
    assert large.font_px(style) == 2 * small.font_px(style) - 1
    assert large.line("Joshua", style).get_height() > 1.8 * small.line("Joshua", style).get_height()


def test_lines_stay_within_their_width_and_lose_no_word() -> None:
    kind = Pilot().stack.canvas.type
    style = Style("body", 30)
    words = "Goliath was taller than any man, and every morning he called for one soldier"
    lines = kind.wrap(words, style, 320)
    assert " ".join(lines) == words
    assert len(lines) > 2
    assert all(kind.width(line, style) <= 320 for line in lines)


def test_text_shrinks_to_its_box_and_is_cut_only_at_the_floor() -> None:
    kind = Pilot((1920, 1080)).stack.canvas.type
    style = Style("display", 80, floor=0.5)
    fitted = kind.fit("Shadrach, Meshach, and Abednego", style, Size(700, 100), 1)
    assert fitted.lines == ("Shadrach, Meshach, and Abednego",)
    assert 40 <= fitted.style.size < 80
    cut = kind.fit("Shadrach, Meshach, and Abednego " * 9, style, Size(300, 60), 1)
    assert cut.lines[0].endswith("…")
    assert cut.size.w <= 300


def test_the_manna_diamond_is_drawn_and_has_its_room() -> None:
    kind = Pilot((1920, 1080)).stack.canvas.type
    style = Style("body", 40, "#ffffff")
    assert kind.width("◇2", style) > kind.width("2", style) + 20
    picture = kind.line("◇", style)
    lit = pygame.mask.from_surface(picture).count()
    assert 100 < lit < picture.get_width() * picture.get_height() / 2


def test_each_text_face_serves_every_role() -> None:
    for face in ("painted", "atkinson_hyperlegible", "opendyslexic"):
        kind = Pilot(settings=Settings(text_face=face)).stack.canvas.type
        roles = [kind.font(Style(role, 40)).name for role in ("display", "body", "number")]
        assert (len(set(roles)) == 1) == (face != "painted")


def test_words_in_small_capitals_are_parted_by_a_space_that_is_seen() -> None:
    kind = Pilot((1024, 640)).stack.canvas.type
    for tracking in (0.0, 0.8):
        style = Style("caps", 26, "#ffffff", tracking=tracking)
        drawn = kind.line("I I", style)
        inked = [
            pygame.mask.from_surface(drawn.subsurface((x, 0, 1, drawn.get_height()))).count()
            for x in range(drawn.get_width())
        ]
        first, last = (
            next(x for x in way if inked[x])
            for way in (range(len(inked)), range(len(inked) - 1, -1, -1))
        )
        bare = inked[first : last + 1].count(0)
        assert bare >= kind.font_px(style) * 0.26
        assert kind.width("I I", style) * kind.scale >= last - first


def test_straight_marks_of_the_texts_are_set_as_a_printer_sets_them() -> None:
    type_ = Pilot().stack.canvas.type
    straight, set_ = 'God\'s "or" ("When it falls")', "God’s “or” (“When it falls”)"
    roles: tuple[Role, ...] = ("body", "caps", "display")
    for role in roles:
        style = Style(role, 28)
        one, other = type_.line(straight, style), type_.line(set_, style)
        assert pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(other, "RGBA")
        assert type_.width(straight, style) == type_.width(set_, style)


def test_fitting_passes_over_no_size_that_would_do() -> None:
    kind = Pilot((1920, 1080)).stack.canvas.type
    words = (
        "Shadrach, Meshach, and Abednego",
        "The Nephilim: only a Giant-slayer, or 2 or more together.",
        "◇◇ to put\naway ◇",
        "Walls",
    )
    roles: tuple[Role, ...] = ("display", "body", "italic", "bold", "caps", "number")
    for text in words:
        for role in roles:
            for width, tall, most in ((90.0, 60.0, 2), (240.0, 40.0, 1), (400.0, 90.0, 99)):
                style, room = Style(role, 61, floor=0.3), Room(Size(width, tall), most)
                sizes = [61.0]
                while sizes[-1] > 61 * 0.3:
                    sizes.append(max(61 * 0.3, sizes[-1] * 0.94))
                settings = [kind.set(text, style.sized(size), width) for size in sizes]
                largest = next((one for one in settings if fits(one, room)), None)
                fitted = kind.fit(text, style, room.size, most)
                assert largest is None or fitted == largest
                assert fitted.style.size == (largest or settings[-1]).style.size


def test_a_size_that_is_surely_too_large_is_not_measured() -> None:
    kind = Pilot((1920, 1080)).stack.canvas.type
    style = Style("display", 97, floor=0.2)
    kind.fit("Strength meets Heart, at the same time", style, Size(300, 40), 1)
    measured = {key[2] for key in kind._widths if key[1] == "display"}
    tried = [97 * 0.94**i for i in range(27)]
    assert len(measured) < len(tried) / 2
