"""The full screen: any game that has a Scene and steps, by mouse and by keyboard."""
