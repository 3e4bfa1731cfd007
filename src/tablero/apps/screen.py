"""What a screen can show."""

import os
from typing import TextIO


def colourful(stream: TextIO) -> bool:
    """Is this a terminal that wants colours?"""
    return stream.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
