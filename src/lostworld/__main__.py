"""``python -m lostworld`` is the command ``lostworld``."""

import sys

from lostworld.cli import main

if __name__ == "__main__":
    sys.exit(main())
