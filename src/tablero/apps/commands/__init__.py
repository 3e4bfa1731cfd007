"""A module a command, each with `run(args)`, which gives the exit status."""
