# The C types of view.py.
