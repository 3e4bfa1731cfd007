"""The games, a file or a folder each."""
