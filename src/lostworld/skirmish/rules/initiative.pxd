# The C types of initiative.py.

from lostworld.skirmish.rules cimport playing, units
from lostworld.skirmish.rules.engine cimport order_from
from lostworld.skirmish.rules.position cimport Position
