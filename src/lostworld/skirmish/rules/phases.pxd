# The C types of phases.py.

from lostworld.skirmish.rules cimport activation, announcements, playing, units
from lostworld.skirmish.rules.engine cimport order_from
from lostworld.skirmish.rules.position cimport Position
