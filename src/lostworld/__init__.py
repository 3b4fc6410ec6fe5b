"""Lost World: board games about dinosaurs, played at the terminal, in the browser, or by programs.

    >>> import lostworld
    >>> game = lostworld.new("raptor", layout="first-game", seed=7)
    >>> game.legal()
    ['R#3', 'R#6', 'R#9', 'S#3', 'S#5', 'S#7']
    >>> game.do("R#3")

Importing the package costs nothing: every game, bot and service is a module that loads when asked for.
"""

TYPE_CHECKING = False  # typing's own would have to be imported
if TYPE_CHECKING:
    from typing import Any

    from lostworld.session import Session

__version__ = "0.1.0"


def new(game: str, /, *, seed: int | None = None, **options: str) -> "Session[Any]":
    """Begin a game, by its name and options, with the chance before the first decision decided.

    The same seed gives the same game; without one nobody can foresee it. ``lostworld.games.names()`` lists
    the games, ``Game.options`` what each can be told. Raises BadText for what is not known.

    >>> new("raptor", layout="first-game", seed=7).text.split(" ")[5]
    'R:/369/157482/'
    >>> new("raptor", layout="moon")
    Traceback (most recent call last):
    lostworld.game.BadText: There is no layout called moon; there are random, jungle, savannah, first-game.
    """
    from lostworld.chance import Dice
    from lostworld.games import game_named
    from lostworld.session import Session

    dice = Dice.secret() if seed is None else Dice.from_number(seed)
    return Session.new(game_named(game), options, dice)
