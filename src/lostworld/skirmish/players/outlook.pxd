# The C types of outlook.py.
