"""The version, on its own, so that a build can read it without importing the rest."""

VERSION = "0.1.0"
