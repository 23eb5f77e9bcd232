"""Settings: saved at once, never lost, and a bad file is kept and said."""

import errno
import json
import subprocess
import sys
from pathlib import Path

import pytest
from pydantic import ValidationError

from game.files import RealFiles
from game.settings import Settings, load_settings, save_settings
from game.window_settings import WindowSettings, read_window_settings
from tests.support_files import FailingFiles, ForgetfulFiles, Keeps

DATA = Path("/data")
FILE = DATA / "settings.json"
CHANGED = Settings().changed(
    text_size=150,
    text_face="opendyslexic",
    motion="reduced",
    hide_prophets=True,
    full_screen=True,
    width=1920,
    height=1080,
    keys={"pass": "p"},
)


def test_settings_are_read_as_they_were_saved(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    assert load_settings(RealFiles(), folder) == (Settings(), None)
    for settings in (CHANGED, Settings(), CHANGED.changed(sound=0)):
        assert save_settings(RealFiles(), folder, settings) is None
        assert load_settings(RealFiles(), folder) == (settings, None)
    assert [path.name for path in folder.iterdir()] == ["settings.json"]


def test_the_window_reads_its_few_settings_as_plain_json() -> None:
    files = ForgetfulFiles()
    assert read_window_settings(files, DATA) == WindowSettings()
    save_settings(files, DATA, CHANGED)
    assert read_window_settings(files, DATA) == WindowSettings(True, False, 1920, 1080, 150, False)
    plain, whole = WindowSettings(), Settings()
    assert all(getattr(whole, name) == value for name, value in plain._asdict().items())


def test_the_window_opens_whatever_the_file_holds() -> None:
    files = ForgetfulFiles()
    for data in (b"", b"\xff", b"[]", b"7", b"[" * 99_999, b'{"width": "wide"}', b"{}"):
        files.put(FILE, data)
        assert read_window_settings(files, DATA) == WindowSettings()
    files.put(FILE, b'{"width": true, "height": 9, "text_size": 150.5, "full_screen": 1}')
    assert read_window_settings(files, DATA) == WindowSettings()


def test_the_window_is_opened_without_pydantic() -> None:
    program = (
        "import sys, pathlib, game.window_settings as w, game.files as f, game.saves;"
        "w.read_window_settings(f.RealFiles(), pathlib.Path('/nowhere'));"
        "assert 'pydantic' not in sys.modules"
    )
    root = Path(__file__).parent.parent
    subprocess.run([sys.executable, "-c", program], cwd=root, check=True, timeout=30)


def test_a_setting_that_cannot_be_is_refused() -> None:
    for changes in (
        {"text_size": 99},
        {"text_size": 201},
        {"text_size": True},
        {"text_face": "comic"},
        {"motion": "wild"},
        {"sound": 101},
        {"width": 1023},
        {"height": 639},
        {"keys": {"pass": 1}},
    ):
        with pytest.raises(ValidationError):
            Settings().changed(**changes)
    assert Settings().hide_prophets is None  # Not asked yet.


def test_a_bad_file_gives_first_settings_and_a_sentence_and_is_kept() -> None:
    for number, data in enumerate((b"", b"\xff\xfe", b"[1]", b"{", b"[" * 99_999), start=1):
        files = ForgetfulFiles()
        files.put(FILE, data)
        for times in range(1, 4):
            files.put(FILE, data)
            read = load_settings(files, DATA)
            assert read.settings == Settings(), number
            assert "The old file is kept." in (read.note or "")
            assert files.read(DATA / f"settings.kept-{times}.json") == data
        assert load_settings(files, DATA) == (Settings(), None)


def test_of_a_file_with_one_bad_setting_the_others_stay() -> None:
    files = ForgetfulFiles()
    found = {**CHANGED.model_dump(), "motion": "wild", "text_size": 7, "of a later version": 1}
    files.put(FILE, json.dumps(found).encode())
    settings, note = load_settings(files, DATA)
    assert settings == CHANGED.changed(motion="full", text_size=100)
    assert note == (
        "Some settings could not be read and are as at first: motion, text size. "
        "The old file is kept."
    )
    assert load_settings(files, DATA) == (settings, None)
    assert json.loads(files.read(DATA / "settings.kept-1.json")) == found


def test_whichever_call_to_the_disk_fails_the_old_or_the_new_settings_are_there() -> None:
    for at in range(1, 9):
        for number in (errno.ENOSPC, errno.EIO, errno.EROFS, errno.EACCES):
            files = FailingFiles(at, number)
            files.put(FILE, json.dumps(Settings().model_dump()).encode())
            said = save_settings(files, DATA, CHANGED)
            assert (said is None) == (not files.failed)
            if said is not None:
                assert said.endswith("so the settings hold only until you leave.")
            for keeps in ("nothing", "all"):
                settings, note = load_settings(files.after_power_cut(keeps), DATA)
                assert note is None
                assert settings in (Settings(), CHANGED)
            assert files.open_handles() == 0


def test_whichever_call_fails_reading_gives_settings() -> None:
    for at in range(1, 20):
        files = FailingFiles(at, errno.EIO, ever_after=True)
        files.put(FILE, b'{"motion": "wild", "sound": 3}')
        settings, note = load_settings(files, DATA)
        assert settings.motion == "full"
        assert note is not None
        kept = [name for name in files.names() if "kept" in name and not name.endswith("draft")]
        after = files.after_power_cut("all")
        assert kept or after.read(FILE) == b'{"motion": "wild", "sound": 3}'


def test_at_a_power_cut_the_old_or_the_new_settings_are_there() -> None:
    cuts: tuple[Keeps, ...] = ("nothing", "half", "zeros", "all")
    seen: list[Settings] = []

    def cut(_: str) -> None:
        for keeps in cuts:
            settings, note = load_settings(files.after_power_cut(keeps), DATA)
            assert note is None
            seen.append(settings)

    files = ForgetfulFiles()
    save_settings(files, DATA, Settings())
    files.on_call = cut
    save_settings(files, DATA, CHANGED)
    assert set(map(repr, seen)) == {repr(Settings()), repr(CHANGED)}
    files.on_call = None
    assert load_settings(files.after_power_cut("nothing"), DATA) == (CHANGED, None)
