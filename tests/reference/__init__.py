"""A second, independent implementation of Raptor: slow, literal, and an oracle for the real one.

It is written from the rules' and the notation's texts alone and shares no code with the package under
test. Spaces are their names (``"e3"``), sets are sets, and every rule stands where its sentence can be
read beside it.
"""
