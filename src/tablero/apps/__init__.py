"""What a person starts: the command line, and what it shows."""
