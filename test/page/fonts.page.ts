/** The boards with whatever fonts there are: no text leaves its box or lies on another. */
import type { Browser } from "playwright-core";
import { boardSvg, type Rect } from "tyche/svg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GAMES, LANGUAGES, positions } from "../drawing/games.js";
import { launch } from "./browser.js";

/** DejaVu's are the widest of the usual fonts, and all that a plain Debian has; Liberation has the measure of Times; the last is what the picture asks for. */
const FONTS = ["'DejaVu Serif', serif", "'DejaVu Sans', sans-serif", "'Liberation Serif', serif", null] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
});

/** A line of words as it is drawn: how wide it is, and as high as its letters are. */
interface Line {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The left and right end of what it has to stay in: the panel of its seat, or nothing. */
  readonly panel: readonly [left: number, right: number] | null;
}

// As text, since what compiles this file names its functions by a helper that the page does not have.
const MEASURE = `(() => {
  const root = document.querySelector("svg");
  const inverse = root.getScreenCTM().inverse();
  const across = (element) => {
    const box = element.getBBox();
    const m = inverse.multiply(element.getScreenCTM());
    return [box.x * m.a + m.e, (box.x + box.width) * m.a + m.e, m];
  };
  return [...root.querySelectorAll("text")].map((element) => {
    const [left, right, m] = across(element);
    const base = Number(element.getAttribute("y")) * m.d + m.f;
    const size = Number(element.getAttribute("font-size")) * m.d;
    const frame = element.closest("[data-seat]")?.querySelector("rect");
    const text = [...element.childNodes].map((node) => (node.nodeName === "tspan" ? node.lastChild.textContent : node.textContent)).join("");
    return { text, left, right, top: base - 0.66 * size, bottom: base, panel: frame == null ? null : across(frame).slice(0, 2) };
  });
})()`;

function isIn({ x, y, width, height }: Rect, line: Line): boolean {
  const middle = (line.left + line.right) / 2;
  return middle >= x && middle <= x + width && line.bottom >= y && line.bottom <= y + height;
}

/** Lines that leave the smallest room they lie in. */
function outside(lines: readonly Line[], rooms: readonly Rect[]): string[] {
  return lines.flatMap((line) => {
    const [room] = rooms.filter((rect) => isIn(rect, line)).sort((a, b) => a.width * a.height - b.width * b.height);
    const [left, right] = line.panel ?? (room === undefined ? [-Infinity, Infinity] : [room.x, room.x + room.width]);
    return line.left < left - 1 || line.right > right + 1 ? [`“${line.text}” ${Math.round(Math.max(left - line.left, line.right - right))} too far`] : [];
  });
}

/** Pairs of lines of which one lies on the other. */
function covered(lines: readonly Line[]): string[] {
  const sorted = [...lines].sort((a, b) => a.left - b.left);
  const found: string[] = [];
  for (const [i, a] of sorted.entries()) {
    for (let j = i + 1; j < sorted.length && sorted[j]!.left < a.right; j++) {
      const b = sorted[j]!;
      const [wide, high] = [Math.min(a.right, b.right) - b.left, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
      if (wide > 1.5 && high > 1.5) found.push(`“${a.text}” on “${b.text}”: ${Math.round(wide)} × ${Math.round(high)}`);
    }
  }
  return found;
}

describe.each(GAMES)("$id", (game) => {
  test.each(LANGUAGES)("no text of the board leaves its box or lies on another, in %s, with any font", async (lang) => {
    const page = await browser.newPage();
    const all = positions(game, 1);
    const shown = [all[0]!, all[all.length >> 1]!, all.at(-1)!];
    const flaws: Record<string, string[]> = {};
    for (const state of shown) {
      const board = game.board(state as { readonly edition: string });
      const svg = boardSvg(board, game.table(game.ruleset.view(state, "arbiter")), { texts: game.texts[lang], lang });
      const { title, seats, legend, tracks } = board.furniture;
      const boxes = Object.values(board.places).flatMap(({ box }) => (box === null ? [] : [box]));
      const rooms = [title, seats, legend, ...Object.values(tracks), ...boxes];
      for (const font of FONTS) {
        await page.setContent(`<style>svg { font-family: ${font ?? "unset"} }</style>${svg}`);
        if (font === null) await page.evaluate('document.querySelector("style").remove()');
        const lines = (await page.evaluate(MEASURE)) as Line[];
        expect(lines.length).toBeGreaterThan(20);
        for (const flaw of [...outside(lines, rooms), ...covered(lines)]) (flaws[flaw] ??= []).push(font ?? "default");
      }
    }
    await page.close();
    expect(Object.entries(flaws).map(([flaw, fonts]) => `${flaw} (${[...new Set(fonts)].join("; ")})`)).toEqual([]);
  });
});
