"""Compiled code is shared by all tests, in the user's cache; hypothesis does not count the time of a compilation."""

from hypothesis import settings

settings.register_profile("tablero", deadline=None, print_blob=True)
settings.load_profile("tablero")
