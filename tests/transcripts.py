"""Transcripts of the consoles, as golden files. `python -m tests.transcripts` writes them all again."""

import os
import tempfile

from .terminal import FOLDER, transcript

SESSIONS: dict[str, tuple[str, str]] = {
    # name: what is called, and what is typed, line by line
    "tresenraya-es": ("play tresenraya --ui console --lang es", "x|0|2.|b.|2|b|9||1.|b.|a|3|a1|c2|a3|c2"),
    "tresenraya-machine-first": ("play tictactoe --ui console", "1|?|moves|a1|undo|b1|hint me|3|c|eval|2|a|save|quit"),
    "369-menu": (
        "play 369 --ui console --seed 3",
        "7|3|2|1|12|3|2|3|3|0|1|2|2.|2.|4|x|2|2|1|1|1|3|3|1|3|3|2|1|2|3|3|2|0",
    ),
    "369-pt": ("play 369/6x6/pie --ui console --lang pt --seed 1", "1|1|3|3|trocar|1|1|desistir|n|desistir|s|0"),
    "damas-es": (
        "play damas --ui console --lang es",
        "2|0|1|2|3|3|4|b3-c4|h3-g4|1 1 2 2|f3-g4|9|tablero|deshacer|d3-e4|rendirse|s",
    ),
    "conecta4-es": ("play conecta4 --ui console --lang es --seats human,random --seed 2", "4|8|4|x|4|4"),
    "azul-es": (
        "play azul --ui console --lang es --seats human,greedy --seed 1",
        "jugadas|9z9|1b1|2b1|deshacer|reglas|1y2|1k3|1r1|1w1|salir",
    ),
    "azul-simulated": ("simulate azul/3 --seats greedy,greedy,greedy --games 1 --verbose --seed 1", ""),
    "choosing": ("play --ui console --lang pt", "0|99|azul2|jogo|conecta4|4|sair"),
}


HEAD, TAIL = 160, 60  # lines that are kept of a long one


def session(name: str) -> tuple[str, int]:
    """What stands on the terminal after a session, and its exit status."""
    call, typed = SESSIONS[name]
    with tempfile.TemporaryDirectory() as data:
        text, status = transcript(call.split(), typed.split("|") if typed else [], data)
    lines = text.splitlines()
    if len(lines) > 2 * (HEAD + TAIL):
        lines[HEAD:-TAIL] = [f"[… {len(lines) - HEAD - TAIL} lines …]"]
    return "\n".join(lines) + "\n", status


if __name__ == "__main__":
    os.makedirs(FOLDER, exist_ok=True)
    for name in SESSIONS:
        text, status = session(name)
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
        print(name, status, len(text.splitlines()))
