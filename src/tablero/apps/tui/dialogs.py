"""Small windows: a question, a choice, a line of text, a page to read."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static

from ...core.texts import say


class Choose(ModalScreen[int | None]):
    """One of several options; None: none of them."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, question: str, options: list[str], first: int = 0) -> None:
        super().__init__()
        self.question, self.options, self.first = question, options, first

    def compose(self) -> ComposeResult:
        with Vertical(classes="window"):
            yield Static(self.question, markup=False, classes="question")
            yield OptionList(*self.options, markup=False)

    def on_mount(self) -> None:
        self.query_one(OptionList).highlighted = self.first

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)


class Ask(ModalScreen[str | None]):
    """A line of text; None: nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, question: str, value: str = "") -> None:
        super().__init__()
        self.question, self.value = question, value

    def compose(self) -> ComposeResult:
        with Vertical(classes="window"):
            yield Static(self.question, markup=False, classes="question")
            yield Input(self.value, max_length=200)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)


class Read(ModalScreen[None]):
    """A page to read."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,question_mark", "dismiss", show=False)]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="window wide"):
            yield Static(self.text, markup=False)
            yield Static("\n" + say("Esc: back"), markup=False, classes="dim")

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()


YES, NO = 0, 1


def yes_or_no(question: str, first: int = YES) -> Choose:
    """A question whose answer 0 is yes; `first`: the answer that Enter gives at once."""
    return Choose(question, [say("Yes"), say("No")], first)
