r"""The one catalogue of names and texts, in English and French, for the program and the browser client.

The texts are Project Fluent files, ``<language>/*.ftl``, one per subject; the client imports the same files.
What all games share stands here. A game's own texts stand with the game, which registers their folder when it
is imported; their keys begin with the game's name. ``say`` looks a text up and fills in its values:

    >>> from lostworld.raptor import GAME
    >>> say("raptor-card-raptor-4.name")
    "Mother's call (×2)"
    >>> say("raptor-event-baby-escaped", "fr", space="a4", escaped=2)
    'Le jeune raptor de a4 s’est échappé\xa0: 2 jeunes sont en lieu sûr.'

In a text that all games share, a seat is given by the key of its name, and ``SEAT`` puts the name in, in the
form that the sentence wants (see ``table.ftl``):

    >>> say("event-resigned", "fr", side=seat_key("raptor", "scientist"))
    'Le joueur scientifique a abandonné.'

A key's underscores read as hyphens, so kinds of events and actions and reasons can be put in as they are.
A missing key or value is a fault of ours and raises KeyError: the tests look for every key in the source.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

    from lostworld.texts.plain import PlainTexts

LANGUAGES: Final = ("en", "fr")
"""The languages of the whole catalogue; the first is the one of last resort."""

SPOKEN: Final = (*LANGUAGES, "de", "es")
"""Besides them those that the browser client speaks; what they lack is said in English."""

SPECTATOR_KEY: Final = "seat-spectator"
"""The key of the name of the seat that only watches."""

HIDDEN: Final = "hidden"
"""What a sentence receives for a value that the reader may not know."""

LONGEST_VALUE: Final = 300
"""Longer values, which only ill-meant input has, are cut: an error stays one readable line."""

# Line breaks, terminal escapes, text direction marks and lone surrogates, none of which may reach a reader.
# Compiled at its first use, by `re`: importing a game should not wait for it.
_UNSAFE: Final = "[\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"


class Told(Protocol):
    """A text inside a text: an error, for instance, that explains another one in the same language."""

    @property
    def key(self) -> str: ...

    @property
    def values(self) -> Mapping[str, Any]: ...


Value = str | int | float | Told


_packages: list[str] = []


def register(package: str) -> None:
    """Add a game's texts: the folder ``texts`` in its package, with one folder for each language.

    A game does it when it is imported: ``register(__name__)``. The folder is looked for when the first text
    is asked for. A language that it lacks is made up for by English.
    """
    if package not in _packages:
        _packages.append(package)
        _made.cache_clear()


def sources(game: str, language: str = "en") -> str:
    """The Fluent sources of a game's own texts, for whoever shows texts elsewhere; "" if it has none.

    >>> from lostworld.raptor import GAME
    >>> "raptor-name = Raptor" in sources("raptor")
    True
    """
    found = []
    for folder in _folders():
        for file in _files(folder, language):
            text = file.read_text(encoding="utf-8")
            if re.search(rf"^{re.escape(game)}-", text, re.MULTILINE):
                found.append(text)
    return "\n".join(found)


def _folders() -> list[Traversable]:
    """The folders of the games' texts."""
    from importlib.resources import files  # slow to import, and needed for texts only

    return [files(package) / "texts" for package in _packages]


def _files(folder: Traversable, language: str) -> list[Traversable]:
    """A folder's files in a language, or else in English."""
    spoken = folder / language
    if not spoken.is_dir():
        spoken = folder / LANGUAGES[0]
    found = [file for file in spoken.iterdir() if file.name.endswith(".ftl")]
    return sorted(found, key=lambda file: file.name)


def seat_key(game: str, name: str) -> str:
    """The key of a seat's name, as the texts that all games share want it for a side or a seat."""
    return SPECTATOR_KEY if name == "spectator" else f"{game}-seat-{name}"


def say(key: str, language: str = "en", **values: Value) -> str:
    """The text of ``key`` (``message`` or ``message.attribute``) in ``language``.

    >>> say("error-game-over")
    'The game is over; no more actions can be taken.'
    """
    from lostworld.texts.plain import PlainTexts  # here, so that a game is imported without it

    key = key.replace("_", "-")
    plain = {name: _plain(value, language) for name, value in values.items()}
    bundle = _bundle(language)
    if isinstance(bundle, PlainTexts):
        return bundle.say(key, plain)
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        raise KeyError(f"no text for {key!r} in language {language!r}")
    message = bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise KeyError(f"no text for {key!r} in language {language!r}")
    text, problems = bundle.format_pattern(pattern, plain)
    if problems:
        raise KeyError(f"text {key!r} in language {language!r}: {problems[0]}")
    return str(text)


def say_event(event: Mapping[str, Any], language: str = "en", game: str = "raptor") -> str:
    """The sentence for an event of ``game``, given as its JSON: ``{"kind": ..., field: value, ...}``.

    Events that happen at any table, such as a resignation, have sentences that all games share. An event
    without a sentence is told by its kind and its fields.

    >>> say_event({"kind": "card_drawn", "side": "raptor", "card": None})
    'Raptor drew a card.'
    >>> say_event({"kind": "resigned", "side": "scientist"})
    'Scientist resigned.'
    >>> say_event({"kind": "oasis_found", "goods": 3}, game="caravan")
    'oasis found: goods 3'
    """
    values = dict(_event_values(event))
    if has_text(f"{game}-event-{event['kind']}", language):
        return say(f"{game}-event-{event['kind']}", language, **values)
    if has_text(f"event-{event['kind']}", language):
        for field in {"side", "seat"} & values.keys():
            values[field] = seat_key(game, str(values[field]))
        return say(f"event-{event['kind']}", language, **values)
    return plainly(str(event["kind"]), {field: event[field] for field in event if field != "kind"})


def say_kind(
    what: str,
    kind: str,
    fields: Mapping[str, Any],
    language: str = "en",
    game: str = "raptor",
    around: Mapping[str, Any] | None = None,
) -> str:
    """The sentence for a ``choice``, ``decision`` or ``prospect`` of a kind, or its fields told plainly.

    The sentence may also use what stands ``around``: of a choice, the decision's fields and the side.

    >>> say_kind("choice", "move_mother", {"from": "f2", "space": "f5"}, around={"toll": 2})
    'Move the mother from f2 to f5 (her wounds cost 2 more points)'
    >>> say_kind("choice", "card", {"card": 3}, game="caravan")
    'card 3'
    """
    key = f"{game}-{what}-{kind}"
    if not has_text(key, language):
        return plainly(kind, fields)
    return say(key, language, **dict(_event_values({**(around or {}), **fields})))


def plainly(kind: str, fields: Mapping[str, Any]) -> str:
    """What stands for a text that a game does not have: the kind and the fields as they are.

    >>> plainly("card", {"card": 3})
    'card 3'
    >>> plainly("move", {"from": "a1", "to": "b1"})
    'move: from a1, to b1'
    """
    name = kind.replace("_", " ")
    told = [(field.replace("_", " "), _flat(value)) for field, value in fields.items()]
    if len(told) == 1 and told[0][0] == name:
        return f"{name} {told[0][1]}"
    listed = ", ".join(f"{field} {value}" for field, value in told)
    return f"{name}: {listed}" if listed else name


def has_text(key: str, language: str = "en") -> bool:
    """Whether ``say`` knows ``key``."""
    from lostworld.texts.plain import PlainTexts

    key = key.replace("_", "-")
    bundle = _bundle(language)
    if isinstance(bundle, PlainTexts):
        return bundle.has(key)
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return False
    message = bundle.get_message(name)
    return attribute in message.attributes if attribute else message.value is not None


def language_from(preferred: str | None, known: tuple[str, ...] = SPOKEN) -> str:
    """The language that suits a locale name, ``LANGUAGE`` or an ``Accept-Language`` header best.

    >>> language_from("fr_CA.UTF-8"), language_from("it, fr;q=0.8, en;q=0.5"), language_from(None)
    ('fr', 'fr', 'en')
    >>> language_from("de, fr;q=0.8"), language_from("de, fr;q=0.8", LANGUAGES)
    ('de', 'fr')
    """
    wishes: list[tuple[float, str]] = []
    for wish in re.split("[,:]", preferred or ""):
        name, _, rest = wish.strip().partition(";")
        language = re.split("[-_.@]", name.strip().lower())[0]
        weight = re.fullmatch(r"\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*", rest)
        quality = float(weight[1]) if weight else 1.0
        if language in known and quality > 0:
            wishes.append((quality, language))
    # The sort is stable: of equal wishes the first counts.
    return sorted(wishes, key=lambda wish: -wish[0])[0][1] if wishes else LANGUAGES[0]


def _flat(value: Any) -> str:
    if isinstance(value, list | tuple):
        return " ".join(map(_flat, value))
    return HIDDEN if value is None else str(value)


def _event_values(event: Mapping[str, Any]) -> Iterator[tuple[str, Value]]:
    """An event's fields as its sentence wants them; the client does the same (see ``raptor.ftl``)."""
    for field, value in event.items():
        if field == "kind":
            continue
        if value is None:
            yield field, HIDDEN
        elif isinstance(value, bool):
            yield field, "yes" if value else "no"
        elif isinstance(value, list | tuple):
            yield field, ", ".join(map(str, value))
            yield f"{field}_count", len(value)
            if field == "path":
                yield "from", value[0]
                yield "to", value[-1]
        else:
            yield field, value


def _plain(value: Value, language: str) -> str | int | float:
    """A value ready to stand in a text: nested texts said, unsafe characters escaped, long ones cut."""
    if isinstance(value, int | float):
        return value
    if not isinstance(value, str):
        return say(value.key, language, **value.values)
    if len(value) > LONGEST_VALUE:
        value = value[: LONGEST_VALUE - 1] + "…"
    return re.sub(_UNSAFE, lambda found: ascii(found[0])[1:-1], value)


def _bundle(language: str) -> FluentBundle | PlainTexts:
    """Every text of one language, of the games that have joined so far."""
    return _made(language, len(_packages))


@cache
def _made(language: str, games: int) -> FluentBundle | PlainTexts:
    """Read the texts. Fluent is imported here, at first use: most programs need no text.

    How many ``games`` there are belongs to the key: one may join in another thread while this one reads.
    """
    from importlib.resources import files

    if language not in SPOKEN:
        raise KeyError(f"no texts in language {language!r}; there are {', '.join(SPOKEN)}")

    def seat(key: object, form: object = "") -> str:
        return _seat(str(key), str(form), language)

    folders = (files(__name__), *_folders())
    # What a language lacks is said in English: the later text counts.
    order = (language,) if language in LANGUAGES else (LANGUAGES[0], language)
    texts = [
        file.read_text(encoding="utf-8")
        for folder in folders
        for spoken in order
        for file in _files(folder, spoken)
    ]
    try:
        from fluent.runtime import FluentBundle, FluentResource
    except ModuleNotFoundError:
        from lostworld.texts.plain import PlainTexts

        return PlainTexts(texts, seat)
    bundle = FluentBundle([language], functions={"SEAT": cast("Any", seat)}, use_isolating=False)
    for text in texts:
        bundle.add_resource(FluentResource(text), allow_overrides=language not in LANGUAGES)
    return bundle


def _seat(key: str, form: str, language: str) -> str:
    """A seat's name as a sentence wants it; a game need not give every form, nor any name at all."""
    if form and has_text(f"{key}.{form}", language):
        return say(f"{key}.{form}", language)
    if has_text(key, language):
        title = say(key, language)
    else:
        title = key.rpartition("-seat-")[2].replace("-", " ").capitalize()
    return say(f"{form}-title", language, title=title) if form in ("of", "to") else title
