"""Scenes drawn: as text, as SVG. No rules in here."""
