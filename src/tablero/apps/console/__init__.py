"""Games at plain prompts: boards above, a question below. Works wherever lines can be read and written."""
