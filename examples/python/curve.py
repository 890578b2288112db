"""Draws how a policy of `ppo.py` learned, as a picture."""

from __future__ import annotations


def drawn(curve: list[tuple[float, float, str]], games: int) -> str:
    """Return the curve (minutes, share of games won, step) as an SVG picture."""
    most = max(minutes for minutes, *_ in curve)
    points = [(60 + 520 * minutes / most, 260 - 220 * share, step) for minutes, share, step in curve]
    colours = {"imitation": "#8a6d3b", "half against greedy": "#2b6cb0", "self-play": "#2f855a"}
    lines = [f'<line x1="60" x2="580" y1="{260 - 2.2 * y}" y2="{260 - 2.2 * y}" stroke="#ccc"/>' for y in (0, 25, 50, 75, 100)]
    lines += [f'<text x="52" y="{264 - 2.2 * y}" text-anchor="end">{y} %</text>' for y in (0, 25, 50, 75, 100)]
    lines += [f'<text x="{60 + 520 * x / most:.0f}" y="280" text-anchor="middle">{x}</text>' for x in range(0, int(most) + 1, 2)]
    lines += [f'<polyline points="{" ".join(f"{x:.1f},{y:.1f}" for x, y, _ in points)}" fill="none" stroke="#555"/>']
    lines += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colours[step]}"/>' for x, y, step in points]
    for n, (step, colour) in enumerate(colours.items()):
        lines.append(
            f'<circle cx="{120 + 160 * n}" cy="18" r="4" fill="{colour}"/><text x="{130 + 160 * n}" y="22">{step}</text>'
        )
    lines.append(f'<text x="320" y="300" text-anchor="middle">minutes of processor time; {games} games against greedy</text>')
    size = 'width="600" height="310" viewBox="0 0 600 310" font-family="sans-serif" font-size="12"'
    title = "<title>The share of games won against greedy, by minutes of processor time</title>"
    ground = '<rect width="600" height="310" fill="#fff"/>'
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" {size}>', title, ground, *lines, "</svg>\n"])
