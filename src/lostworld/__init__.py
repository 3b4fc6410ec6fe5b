"""Lost World: board games about dinosaurs, played at the terminal, in the browser, or by programs.

Importing the package costs nothing: every game, bot and service is a module that loads when asked for.
"""

__version__ = "0.1.0"
