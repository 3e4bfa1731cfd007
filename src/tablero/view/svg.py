"""A Scene as SVG: themable by CSS variables, light and dark by itself, told apart by shape as well as by colour."""

from xml.sax.saxutils import escape

from ..core.scene import Cell, Panel, Piece, Scene

UNIT, MARGIN, GAP = 48, 30, 24
LIGHT = {
    "paper": "#ffffff",
    "ink": "#1f2430",
    "faint": "#6b7280",
    "cell": "#eef1f5",
    "dark": "#c9d1dc",
    "edge": "#b6bfcc",
    "seat0": "#e69f00",
    "seat1": "#0072b2",
    "seat2": "#009e73",
    "seat3": "#cc79a7",
    "last": "#1f2430",
}
DARK = {
    **LIGHT,
    "paper": "#14171c",
    "ink": "#eceff4",
    "faint": "#9aa4b2",
    "cell": "#232932",
    "dark": "#39424f",
    "edge": "#4a5566",
    "seat1": "#56b4e9",
    "last": "#eceff4",
}
COLOURS = {  # of pieces that have one of their own: fill, and what is drawn on it
    "white": ("#fdfdfb", "#1f2430"),
    "black": ("#2b2f38", "#fdfdfb"),
    "blue": ("#2f6fb5", "#fdfdfb"),
    "yellow": ("#e9b824", "#1f2430"),
    "red": ("#c2452d", "#fdfdfb"),
    "teal": ("#7fd0c7", "#1f2430"),
}
THEMES = {"light": (LIGHT, None), "dark": (DARK, None), "auto": (LIGHT, DARK)}


def draw_svg(scene: Scene, *, theme: str = "auto") -> str:
    """The scene as an SVG document; its colours are the variables --tb-…, which a page may set.

    Themes: light, dark, and auto, which follows the reader's screen."""
    if theme not in THEMES:
        raise ValueError(f"Unknown theme '{theme}': there are {', '.join(THEMES)}.")
    width = max((panel_width(panel) for panel in scene.panels), default=8 * UNIT)
    parts, top = [], 40
    for panel in scene.panels:
        parts.append(f'<g transform="translate(0 {top})">{draw_panel(panel, scene)}</g>')
        top += panel_height(panel) + GAP
    lines = [*scene.notes, *score_line(scene), scene.status]
    for line in lines:
        parts.append(f'<text class="tb-text" x="{MARGIN}" y="{top}">{escape(line)}</text>')
        top += 22
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {top}" width="{width}" height="{top}" role="img"'
        ' aria-labelledby="tb-title tb-desc">'
        f'<title id="tb-title">{escape(scene.title)}</title><desc id="tb-desc">{escape(description(scene))}</desc>'
        f"<style>{style(theme)}</style>"
        f'<rect class="tb-paper" width="{width}" height="{top}" rx="8"/>'
        f'<text class="tb-name" x="{MARGIN}" y="26">{escape(scene.title)}</text>' + "".join(parts) + "</svg>\n"
    )


def style(theme: str) -> str:
    """Colours and how they are used."""
    day, night = THEMES[theme]
    rules = [":where(svg){" + variables(day) + "}"]
    if night:
        rules.append("@media(prefers-color-scheme:dark){:where(svg){" + variables(night) + "}}")
    rules += [
        ".tb-paper{fill:var(--tb-paper)}.tb-cell{fill:var(--tb-cell);stroke:var(--tb-edge)}",
        ".tb-dark{fill:var(--tb-dark)}",
        ".tb-text,.tb-label,.tb-name{font-family:system-ui,sans-serif;font-size:14px;fill:var(--tb-ink)}",
        ".tb-name{font-weight:600}.tb-label{fill:var(--tb-faint);text-anchor:middle;font-size:13px}",
        ".tb-last{fill:none;stroke:var(--tb-last);stroke-width:2}",
        ".tb-line{fill:none;stroke:var(--tb-ink);stroke-width:4}",
        *(f".tb-s{i}{{fill:var(--tb-seat{i});stroke:var(--tb-seat{i})}}" for i in range(4)),
        *(f".tb-{name}{{fill:{fill};stroke:{ink};stroke-width:2}}" for name, (fill, ink) in COLOURS.items()),
        *(f".tb-on-{name}{{fill:{ink};stroke:{ink}}}" for name, (_, ink) in COLOURS.items()),
        ".tb-ghost{opacity:.28}",
        ".tb-small{font:10px system-ui,sans-serif;fill:var(--tb-faint)}",
        ".tb-none{fill:var(--tb-ink);stroke:var(--tb-ink)}.tb-hollow{fill:none;stroke-width:8}",
        ".tb-letter{font:600 20px system-ui,sans-serif;text-anchor:middle;stroke:none}",
    ]
    return "".join(rules)


def variables(colours: dict[str, str]) -> str:
    return "".join(f"--tb-{name}:{value};" for name, value in colours.items())


def description(scene: Scene) -> str:
    """The board in words: what stands where, and the status."""
    placed = [f"{cell.piece.name} {cell.id}" for panel in scene.panels for cell in panel.cells if cell.piece]
    return ". ".join([*([", ".join(placed)] if placed else []), *scene.notes, *score_line(scene), scene.status])


def score_line(scene: Scene) -> list[str]:
    return [", ".join(f"{n}: {s}" for n, s in zip(scene.seats, scene.scores, strict=True))] if scene.scores else []


def panel_width(panel: Panel) -> int:
    return max(2 * MARGIN + panel.columns * UNIT, 220)


def panel_height(panel: Panel) -> int:
    return panel.rows * UNIT + (20 if panel.column_labels else 0) + (20 if panel.title else 0)


def draw_panel(panel: Panel, scene: Scene) -> str:
    """Its labels and cells."""
    parts, top = [], 0
    if panel.title:
        parts.append(f'<text class="tb-text" x="{MARGIN}" y="14">{escape(panel.title)}</text>')
        top += 20
    if panel.column_labels:
        for c, label in enumerate(panel.column_labels):
            x = MARGIN + c * UNIT + UNIT // 2
            parts.append(f'<text class="tb-label" x="{x}" y="{top + 14}">{escape(label)}</text>')
        top += 20
    for r, label in enumerate(panel.row_labels):
        y = top + r * UNIT + UNIT // 2 + 5
        parts.append(f'<text class="tb-label" x="{MARGIN // 2}" y="{y}">{escape(label)}</text>')
    if any(cell.dark for cell in panel.cells):
        size = f'width="{panel.columns * UNIT}" height="{panel.rows * UNIT}"'
        parts.append(f'<rect class="tb-cell" x="{MARGIN}" y="{top}" {size}/>')
    parts += [draw_cell(cell, scene, top) for cell in panel.cells]
    return "".join(parts)


def draw_cell(cell: Cell, scene: Scene, top: int) -> str:
    """A square, its piece, and a frame where it was just played or decided the game."""
    x, y = MARGIN + cell.column * UNIT, top + cell.row * UNIT
    shade = "tb-cell tb-dark" if cell.dark else "tb-cell"
    parts = [f'<rect class="{shade}" x="{x}" y="{y}" width="{UNIT}" height="{UNIT}"/>']
    if cell.label:
        parts.append(f'<text class="tb-small" x="{x + 3}" y="{y + 11}">{escape(cell.label)}</text>')
    if cell.piece:
        parts.append(draw_piece(cell.piece, x + UNIT // 2, y + UNIT // 2))
    if cell.id in scene.lines:
        parts.append(f'<rect class="tb-line" x="{x + 2}" y="{y + 2}" width="{UNIT - 4}" height="{UNIT - 4}" rx="6"/>')
    elif cell.id in scene.last:
        parts.append(f'<rect class="tb-last" x="{x + 2}" y="{y + 2}" width="{UNIT - 4}" height="{UNIT - 4}" rx="6"/>')
    return "".join(parts)


def draw_piece(piece: Piece, x: int, y: int) -> str:
    """Seats differ in shape, or a piece bears its letter: colour is never all that tells them apart."""
    kind = f"tb-{piece.colour}" if piece.colour else f"tb-s{piece.seat}" if piece.seat >= 0 else "tb-none"
    ink = f"tb-on-{piece.colour}" if piece.colour else "tb-paper"
    if piece.shape == "cross":
        d = 13
        path = f"M{x - d} {y - d}L{x + d} {y + d}M{x - d} {y + d}L{x + d} {y - d}"
        return f'<path class="{kind} tb-hollow" stroke-linecap="round" d="{path}"/>'
    if piece.shape == "ring":
        return f'<circle class="{kind} tb-hollow" cx="{x}" cy="{y}" r="14"/>'
    if piece.shape == "ghost":
        body = f'<rect class="{kind} tb-ghost" x="{x - 14}" y="{y - 14}" width="28" height="28" rx="4"/>'
        return body + f'<text class="tb-label" x="{x}" y="{y + 5}">{escape(piece.mark)}</text>'
    if piece.shape == "tile":
        body = f'<rect class="{kind}" x="{x - 18}" y="{y - 18}" width="36" height="36" rx="5"/>'
        return body + f'<text class="tb-letter {ink}" x="{x}" y="{y + 7}">{escape(piece.mark)}</text>'
    body = f'<circle class="{kind}" cx="{x}" cy="{y}" r="18"/>'
    if piece.shape == "king":
        body += f'<path class="{ink}" d="M{x - 10} {y + 7}v-13l5 5 5-8 5 8 5-5v13z"/>'
    return body
