"""Commands, events and options to and from JSON, each checked against its own annotations.

A dataclass or NamedTuple is a list that begins with its name: ``["WentOut", 17]``. A tuple is a
plain list; one whose first item is a string begins with the empty name: ``["", "a", "b"]``. So no
two values are written alike. An enum is written as its value.
"""

import types
import typing
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from operator import itemgetter
from typing import Any, Final, Literal, NewType, TypeAlias, TypeVar, get_args, get_origin

Json: TypeAlias = object
"""What ``json.loads`` gives: None, bool, int, str, or a list or dict of these."""

Words: TypeAlias = Mapping[str, type]
"""The classes a game writes, by name: its commands, events and options."""

Read: TypeAlias = Callable[[Any], Any]

PLAIN: Final = frozenset({int, str, bool, type(None)})
TUPLE: Final = ""


class CodecError(Exception):
    """A value that cannot be written, or text that is not the value it should be: a sentence."""


def encode(value: object) -> Json:
    """Writes a value as JSON.

    Raises:
        CodecError: for a float, list, dict, set or any other thing that has no written form.
    """
    if type(value) in PLAIN:
        return value
    if isinstance(value, tuple) and type(value) is tuple:
        return _tuple_form([encode(item) for item in value])
    if isinstance(value, Enum):
        return encode(value.value)
    kind: Any = type(value)
    return [kind.__name__, *[encode(getattr(value, name)) for name in _fields(kind)]]


def decode(value: Json, words: Words) -> Any:
    """Reads what `encode` wrote; classes at the top are looked up in `words`.

    Raises:
        CodecError: for an unknown name, a wrong number of fields, or a field of another type.
    """
    return reader(words)(value)


def reader(words: Words) -> Read:
    """Gives a `decode` for these words, which is quicker for many values."""
    read_word = word_reader(words)

    def read(value: Any) -> Any:
        if type(value) in PLAIN:
            return value
        if type(value) is list and (not value or type(value[0]) is not str or value[0] == TUPLE):
            return tuple([read(item) for item in _tuple_items(value)])
        return read_word(value)

    return read


def word_reader(words: Words) -> Read:
    """Gives a `decode` that takes nothing but one of these words: a command, or an event."""
    known: dict[str, Read] = {}

    def read(value: Any) -> Any:
        if type(value) is not list or not value or type(value[0]) is not str:
            raise CodecError(f"{_seen(value)} is not a word of this game.")
        name = value[0]
        if name not in known:
            if name not in words:
                raise CodecError(f"{name!r} is not a word of this game.")
            known[name] = _class_reader(words[name])
        return known[name](value)

    return read


def _tuple_form(items: list[Json]) -> list[Json]:
    return [TUPLE, *items] if items and type(items[0]) is str else items


def _tuple_items(value: Any) -> list[Any]:
    if type(value) is not list:
        raise CodecError(f"{_seen(value)} stands where a tuple belongs.")
    if value and type(value[0]) is str:
        if value[0] != TUPLE:
            raise CodecError(f"A {value[0]} stands where a tuple belongs.")
        return value[1:]
    return value


@cache
def _fields(kind: Any) -> tuple[str, ...]:
    if is_dataclass(kind):
        return tuple(field.name for field in fields(kind))
    if issubclass(kind, tuple) and hasattr(kind, "_fields"):
        return tuple(kind._fields)
    raise CodecError(f"A {kind.__name__} has no written form.")


@cache
def _class_reader(form: Any) -> Read:
    """Compiles a dataclass or NamedTuple (or a generic one with its arguments) into its reader.

    Its plain fields are looked at all at once, since most of a journal is made of them. Last fields
    that have a default may be missing: the value was written before there were any.
    """
    kind = get_origin(form) or form
    names: tuple[str, ...] = _fields(kind)
    forms = _field_forms(kind, form)
    readers = [_reader(forms[name]) for name in names]
    plain = {place: _one_type(forms[name]) for place, name in enumerate(names)}
    deep = [(place, readers[place]) for place, only in plain.items() if only is None]
    fits = _types_test({place: only for place, only in plain.items() if only is not None})
    size, tag, rest = len(names) + 1, kind.__name__, _last_defaults(kind)

    def read(value: Any) -> Any:
        if type(value) is not list or len(value) != size or value[0] != tag:
            value = _filled(value, tag, names, rest)
        items = value[1:]
        if not fits(items):
            raise _first_fault(readers, value, names)
        try:
            for place, field in deep:
                items[place] = field(items[place])
        except CodecError:
            raise _first_fault(readers, value, names) from None
        return kind(*items)

    return read


def _one_type(form: Any) -> type | None:
    """The one type that a form allows, where looking at the type is enough."""
    plain = _plain_types(form)
    return next(iter(plain)) if plain is not None and len(plain) == 1 else None


def _types_test(wanted: dict[int, type]) -> Callable[[list[Any]], bool]:
    """A test whether the items in these places have just these types."""
    if not wanted:
        return lambda _: True
    # The first is asked for twice, so that even one place gives a tuple.
    pick = itemgetter(*wanted, next(iter(wanted)))
    types_there = (*wanted.values(), next(iter(wanted.values())))
    return lambda items: tuple(map(type, pick(items))) == types_there


def _last_defaults(kind: Any) -> tuple[Any, ...]:
    """The defaults of the last fields of a class."""
    if is_dataclass(kind):
        return tuple(field.default for field in fields(kind) if field.default is not MISSING)
    return tuple(kind._field_defaults.values())


def _filled(value: Any, tag: str, names: tuple[str, ...], rest: tuple[Any, ...]) -> list[Any]:
    """A value of that class whose last fields are missing, with their defaults."""
    missing = len(names) + 1 - len(value) if type(value) is list and value else 0
    if not 0 < missing <= len(rest) or value[0] != tag:
        raise _misfit(value, tag, names)
    return [*value, *rest[-missing:]]


def _misfit(value: Any, tag: str, names: tuple[str, ...]) -> CodecError:
    if type(value) is list and value and value[0] == tag:
        return CodecError(f"A {tag} has {len(names)} fields, not {len(value) - 1}.")
    return CodecError(f"{_seen(value)} stands where a {tag} belongs.")


def _first_fault(readers: list[Read], value: list[Any], names: tuple[str, ...]) -> CodecError:
    """Looked for only where there is one, so that reading need not keep count."""
    tag, *items = value
    for read, item, name in zip(readers, items, names, strict=True):
        try:
            read(item)
        except CodecError as error:
            return CodecError(f"{tag}.{name}: {error}")
    raise AssertionError("one of them was refused before")


def _field_forms(kind: type, form: Any) -> dict[str, Any]:
    forms = typing.get_type_hints(kind)
    given = dict(zip(getattr(kind, "__parameters__", ()), get_args(form), strict=False))
    return {name: _fill_in(field, given) for name, field in forms.items()}


def _fill_in(form: Any, given: dict[Any, Any]) -> Any:
    if isinstance(form, TypeVar):
        return given.get(form, form)
    parameters = getattr(form, "__parameters__", ())
    if parameters and not isinstance(form, type):
        return form[tuple(given.get(parameter, parameter) for parameter in parameters)]
    return form


def _plain_types(form: Any) -> frozenset[type] | None:
    """The exact types a plain form allows; None where looking at the type is not enough."""
    if isinstance(form, NewType):
        return _plain_types(form.__supertype__)
    if form is None:
        return frozenset({type(None)})
    if _is_union(form):
        members = [_plain_types(member) for member in get_args(form)]
        return frozenset().union(*(m for m in members if m)) if all(members) else None
    return frozenset({form}) if form in PLAIN else None


def _is_union(form: Any) -> bool:
    return get_origin(form) in (typing.Union, types.UnionType)


@cache
def _reader(form: Any) -> Read:  # noqa: PLR0911 (one return a form)
    """Compiles any annotation into its reader."""
    plain = _plain_types(form)
    if plain is not None:
        return _plain_reader(plain)
    if isinstance(form, NewType):
        return _reader(form.__supertype__)
    origin = get_origin(form)
    if origin is Literal:
        return _literal_reader(get_args(form))
    if _is_union(form):
        return _union_reader(get_args(form))
    if origin is tuple:
        return _tuple_reader(get_args(form))
    if isinstance(form, type) and issubclass(form, Enum):
        return _enum_reader(form)
    # Compiled when first met, since a class may hold another of its own kind.
    _fields(origin or form)

    def read(value: Any) -> Any:
        return _class_reader(form)(value)

    return read


def _plain_reader(plain: frozenset[type]) -> Read:
    def read(value: Any) -> Any:
        if type(value) not in plain:
            raise CodecError(_wrong(value, plain))
        return value

    return read


def _literal_reader(values: tuple[Any, ...]) -> Read:
    kinds = {type(value) for value in values}

    def read(value: Any) -> Any:
        if type(value) not in kinds or value not in values:
            raise CodecError(f"{_seen(value)} is not one of {', '.join(map(repr, values))}.")
        return value

    return read


def _enum_reader(kind: type[Enum]) -> Read:
    members = {(type(member.value), member.value): member for member in kind}

    def read(value: Any) -> Any:
        member = members.get((type(value), value)) if type(value) in PLAIN else None
        if member is None:
            raise CodecError(f"{_seen(value)} is not a {kind.__name__}.")
        return member

    return read


def _tuple_reader(forms: tuple[Any, ...]) -> Read:
    if len(forms) == 2 and forms[1] is Ellipsis:  # noqa: PLR2004 (tuple[X, ...])
        return _run_reader(forms[0])
    readers = [_reader(form) for form in forms]

    def read(value: Any) -> Any:
        items = _tuple_items(value)
        if len(items) != len(readers):
            raise CodecError(f"A tuple of {len(readers)} has {len(items)} items.")
        return tuple([item(each) for item, each in zip(readers, items, strict=True)])

    return read


def _run_reader(form: Any) -> Read:
    plain, one = _plain_types(form), _reader(form)

    def read(value: Any) -> Any:
        items = _tuple_items(value)
        if plain is not None and plain.issuperset(map(type, items)):
            return tuple(items)
        return tuple([one(item) for item in items])

    return read


def _union_reader(forms: tuple[Any, ...]) -> Read:
    """Classes are told apart by their names; the other members are tried in their order."""
    by_name = {_name(form): _reader(form) for form in forms if _name(form)}
    others = [_reader(form) for form in forms if not _name(form)]

    def read(value: Any) -> Any:
        if type(value) is list and value and type(value[0]) is str and value[0] in by_name:
            return by_name[value[0]](value)
        for other in others:
            try:
                return other(value)
            except CodecError:
                continue
        raise CodecError(f"{_seen(value)} is none of what may stand here.")

    return read


def _name(form: Any) -> str:
    kind = get_origin(form) or form
    written = isinstance(kind, type) and (is_dataclass(kind) or hasattr(kind, "_fields"))
    return kind.__name__ if written else ""


def _wrong(value: Any, plain: frozenset[type]) -> str:
    return f"{_seen(value)} is not {' or '.join(sorted(kind.__name__ for kind in plain))}."


def _seen(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:40]}…"  # noqa: PLR2004 (a readable line)
