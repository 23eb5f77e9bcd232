"""Frozen dataclasses from TOML tables, by their annotations; every problem found at once.

A field is read from the key of its name (`for_` from `for`, since Python keeps that word). Unions
of dataclasses are told apart by the word in their `do`.
"""

import tomllib
import types
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from typing import Final, Literal, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")

Reader: TypeAlias = Callable[[object, str, list[str]], object]
"""Reads one value at a place; writes what is wrong with it into the list, and returns NOTHING."""

NOTHING: Final = object()
"""What a reader returns instead of a value that it could not read."""

TELLING_KEY: Final = "do"
_TOML_NAMES: Final[dict[object, str]] = {
    str: "a text",
    int: "a whole number",
    bool: "true or false",
}


class ContentError(Exception):
    """The content that the game ships is broken. `problems` holds all of it, a line each.

    A line names file, card and field: ``covenant.toml: moses: powers[0].does[1]: unknown key "n"``.
    """

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))


@dataclass(frozen=True, slots=True)
class Sheet:
    """A TOML text that holds one list of tables, such as ``[[card]]``; `name` is for problems."""

    name: str
    key: str
    text: str


def read_sheet(
    kind: type[T],
    sheet: Sheet,
    problems: list[str],
    prepare: Callable[[Mapping[str, object]], Mapping[str, object]] | None = None,
) -> dict[str, T | None]:
    """Read every table of a sheet as a `kind`, by id in file order; None where it has problems.

    `prepare` may reshape a table before it is read. Problems are added to the list, none is raised.
    """
    read: dict[str, T | None] = {}
    for place, table in enumerate(_tables(sheet, problems)):
        found: list[str] = []
        value = read_table(kind, prepare(table) if prepare else table, found)
        name = table.get("id")
        card = name if isinstance(name, str) else f"{sheet.key}[{place}]"
        if card in read:
            found.append("id: used twice")
        read[card] = value
        problems.extend(f"{sheet.name}: {card}: {problem}" for problem in found)
    return read


def read_table(kind: type[T], table: object, problems: list[str], at: str = "") -> T | None:
    """Read one table as a `kind`, or add what is wrong to `problems` and return None."""
    annotation: object = kind
    value = _reader(annotation)(table, at, problems)
    return value if isinstance(value, kind) else None


def _tables(sheet: Sheet, problems: list[str]) -> list[Mapping[str, object]]:
    try:
        content: dict[str, object] = tomllib.loads(sheet.text)
    except tomllib.TOMLDecodeError as error:
        problems.append(f"{sheet.name}: {error}")
        return []
    problems.extend(f'{sheet.name}: unknown key "{key}"' for key in content if key != sheet.key)
    tables = content.get(sheet.key)
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        problems.append(f"{sheet.name}: tables [[{sheet.key}]] are wanted")
        return []
    return tables


@cache
def _reader(annotation: object) -> Reader:
    """The reader for an annotation: a dataclass, tuple, Literal, union, text, number or truth."""
    origin = get_origin(annotation)
    if origin is tuple:
        return _tuple_reader(get_args(annotation))
    if origin is Literal:
        return _word_reader(get_args(annotation))
    if origin in (types.UnionType, Union):
        return _union_reader(get_args(annotation))
    if isinstance(annotation, type) and is_dataclass(annotation):
        return _dataclass_reader(annotation)
    assert annotation in (str, int, bool), f"no TOML value is a {annotation}"
    return _plain_reader(annotation)


def _plain_reader(plain: object) -> Reader:
    def read(value: object, at: str, problems: list[str]) -> object:
        if type(value) is plain:
            return value
        return _wrong(_TOML_NAMES[plain], value, at, problems)

    return read


def _word_reader(words: tuple[object, ...]) -> Reader:
    def read(value: object, at: str, problems: list[str]) -> object:
        if isinstance(value, str) and value in words:
            return value
        if isinstance(value, str):
            problems.append(f'{_place(at)}unknown word "{value}" (known: {_listed(words)})')
            return NOTHING
        return _wrong("a word", value, at, problems)

    return read


def _tuple_reader(items: tuple[object, ...]) -> Reader:
    endless = items[-1] is Ellipsis
    readers = [_reader(item) for item in items if item is not Ellipsis]

    def read(value: object, at: str, problems: list[str]) -> object:
        if not isinstance(value, list):
            return _wrong("a list", value, at, problems)
        if not endless and len(value) != len(readers):
            problems.append(f"{_place(at)}{len(readers)} entries are wanted, not {len(value)}")
            return NOTHING
        entries = tuple(
            (readers[0] if endless else readers[place])(entry, f"{at}[{place}]", problems)
            for place, entry in enumerate(value)
        )
        return NOTHING if any(entry is NOTHING for entry in entries) else entries

    return read


def _union_reader(members: tuple[object, ...]) -> Reader:
    """A union's member is told by the value's type, and among dataclasses by their `do`."""
    flat = [inner for member in members for inner in _flattened(member)]
    records = [member for member in flat if is_dataclass(member)]
    words = tuple(w for m in flat if get_origin(m) is Literal for w in get_args(m))
    by_type: dict[type, Reader] = {
        m: _reader(m) for m in flat if isinstance(m, type) if m in _TOML_NAMES
    }
    if words:
        by_type[str] = _word_reader(words)
    if records:
        by_type[dict] = _record_reader(records)
    wanted = " or ".join(_TOML_NAMES.get(kind, "a table") for kind in by_type)

    def read(value: object, at: str, problems: list[str]) -> object:
        reader = by_type.get(type(value))
        return reader(value, at, problems) if reader else _wrong(wanted, value, at, problems)

    return read


def _flattened(annotation: object) -> tuple[object, ...]:
    inner = get_args(annotation) if get_origin(annotation) in (types.UnionType, Union) else ()
    return tuple(flat for member in inner for flat in _flattened(member)) or (annotation,)


def _record_reader(records: Sequence[object]) -> Reader:
    if len(records) == 1:
        return _reader(records[0])
    readers = {_telling_word(record): _reader(record) for record in records}

    def read(value: object, at: str, problems: list[str]) -> object:
        assert isinstance(value, dict)
        word = value.get(TELLING_KEY)
        if isinstance(word, str) and word in readers:
            return readers[word](value, at, problems)
        if word is None:
            problems.append(f'{_place(at)}missing key "{TELLING_KEY}"')
            return NOTHING
        return _word_reader(tuple(readers))(word, _inside(at, TELLING_KEY), problems)

    return read


def _telling_word(record: object) -> object:
    assert isinstance(record, type)
    (word,) = get_args(get_type_hints(record)[TELLING_KEY])
    return word


def _dataclass_reader(kind: type) -> Reader:
    hints = get_type_hints(kind)
    readers = {
        field.name.rstrip("_"): (field.name, _reader(hints[field.name])) for field in fields(kind)
    }
    needed = [
        field.name.rstrip("_")
        for field in fields(kind)
        if field.default is MISSING and field.default_factory is MISSING
    ]

    def read(value: object, at: str, problems: list[str]) -> object:
        if not isinstance(value, Mapping):
            return _wrong("a table", value, at, problems)
        before = len(problems)
        where = _place(at)
        problems.extend(f'{where}unknown key "{key}"' for key in value if key not in readers)
        problems.extend(f'{where}missing key "{key}"' for key in needed if key not in value)
        given = {
            readers[key][0]: readers[key][1](entry, _inside(at, key), problems)
            for key, entry in value.items()
            if key in readers
        }
        return kind(**given) if len(problems) == before else NOTHING

    return read


def _wrong(wanted: str, value: object, at: str, problems: list[str]) -> object:
    problems.append(f"{_place(at)}{wanted} is wanted, not {value!r}")
    return NOTHING


def _place(at: str) -> str:
    return f"{at}: " if at else ""


def _inside(at: str, key: str) -> str:
    return f"{at}.{key}" if at else key


def _listed(words: tuple[object, ...]) -> str:
    return ", ".join(str(word) for word in words)
