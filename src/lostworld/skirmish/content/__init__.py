"""The content of Skirmish: units, cards, maps and scenarios as data, with the words to describe them.

``vocabulary`` holds the closed lists, ``model`` the typed values, ``loader`` reads the files.
"""
