import type { Rect } from "../core/board/board.js";
import type { Pile, SeatState, TrackMark, TrackState } from "../core/board/table.js";
import { fittingSize, widthOf } from "./lettering.js";
import { FAINT_INK, FRAME, INK, LIGHT, NOBODY, PAPER } from "./palette.js";
import { isLit, nameIn, ownerStyle, panel, type Picture, pointed, pointIn, type Scene } from "./picture.js";
import { formPath, ownedPath } from "./signs.js";
import { capital, measureText, ownWords, signed, wordOf } from "./words.js";
import { asMeasured, element, escaped, numeral, title, words } from "./xml.js";

const LEAST_SQUARE = 16;
const CARD = { width: 11, height: 15, gap: 2 };
const PILES = 18;
/** The height of a line in the panel of a seat. */
const LINE = 16;
const PILE = CARD.height + 3; // the height of a pile there
const TEXT = 13.5; // the font size there
const POINT = " · ";
/** The factor by which the lines of a panel shrink step by step. */
const SMALLER = 0.95;
const SMALLEST = 0.2; // below this scale they shrink no further

/** The plate with the title. `clock` writes on it. */
export function titlePlate(picture: Picture): string {
  const room = picture.board.furniture.title;
  const middle = room.x + room.width / 2;
  const name = nameIn(picture, "title").toUpperCase();
  const subtitle = nameIn(picture, "subtitle");
  const style = { anchor: "middle", fill: INK, class: "furniture" } as const;
  return (
    panel(room) +
    words(middle, room.y + 33, name, { ...style, size: fittingSize(name, 27, room.width - 24 - name.length * 3, "bold"), weight: "bold", spacing: 3 }) +
    words(middle, room.y + 51, subtitle, { ...style, size: fittingSize(subtitle, 14, room.width - 24, "italic"), weight: "italic" })
  );
}

/** The position in the sequence of play, and the decision with its seats. */
export function clock(scene: Scene): string {
  const { table, texts, language, board } = scene;
  const room = board.furniture.title;
  const middle = room.x + room.width / 2;
  const when = table.clock.map((measure) => measureText(texts, language, measure)).join(" · ");
  const who = table.decision === null ? "" : table.decision.seats.map((seat) => nameIn(scene, seat)).join(", ");
  const what = table.decision === null ? "" : (texts.decision?.(table.decision.kind) ?? nameIn(scene, table.decision.kind));
  const asks = [who, what].filter((text) => text !== "").join(": ");
  const style = { anchor: "middle", fill: INK, class: "furniture" } as const;
  return (
    words(middle, room.y + 68, when, { ...style, size: fittingSize(when, 14, room.width - 24, "bold"), weight: "bold" }) +
    words(middle, room.y + 84, asks, { ...style, size: fittingSize(asks, 13, room.width - 24) })
  );
}

/** A panel for each seat, at most two side by side, and a line for the common piles. */
export function seats(scene: Scene): string {
  const { table, board } = scene;
  const { x, y, width, height } = board.furniture.seats;
  const columns = table.seats.length > 2 ? 2 : Math.max(1, table.seats.length);
  const rows = Math.ceil(table.seats.length / columns);
  const common = table.piles.filter(({ owner }) => owner === null);
  const high = (height - (common.length > 0 ? PILES : 0)) / rows;
  const panels = table.seats.map((state, i) => {
    const room = { x: x + (i % columns) * (width / columns) + 3, y: y + Math.floor(i / columns) * high + 2, width: width / columns - 6, height: high - 4 };
    return seatPanel(scene, state, room);
  });
  return panels.join("") + commonPiles(scene, common, { x, y: y + height - PILES, width, height: PILES });
}

function seatPanel(scene: Scene, { seat, scores, marks }: SeatState, room: Rect): string {
  const { x, y, width, height } = room;
  const owner = ownerStyle(scene, seat);
  const isActive = scene.table.active === seat;
  const frame = element("rect", { x, y, width, height, rx: 5, fill: PAPER, stroke: owner.colour, "stroke-width": 3 });
  const turn =
    isActive || isLit(scene, "seat", seat)
      ? element("rect", { x: x + 3, y: y + 3, width: width - 6, height: height - 6, rx: 3, fill: "none", stroke: LIGHT, "stroke-width": 2.5 })
      : "";
  const emblem = ownedPath(scene.id, formPath(owner.form, x + 24, y + 22, 11, 11), owner, 1.2);
  const name = nameIn(scene, seat);
  const nameSize = fittingSize(name, 17, width * 0.6, "bold");
  const said: Said[] = [
    ...marks.map((id): Said => ({ key: "data-mark", id, text: nameIn(scene, id) })),
    ...scores.map((measure): Said => ({ key: "data-score", id: measure.id, text: measureText(scene.texts, scene.language, measure) })),
  ];
  const own = scene.table.piles.filter((pile) => pile.owner === seat && pile.count > 0);
  const inside = { x: x + 13, y: y + 38, width: width - 26, height: height - 42 };
  const { scale, lines } = fittingRows(said, own.length, inside);
  const top = inside.y + (4 + lines.length * LINE) * scale;
  return element(
    "g",
    pointed(scene, "seat", seat),
    title([name, ...(isActive ? [ownWords(scene.language).turn] : []), ...said.map(({ text }) => text)].join("; ")),
    frame,
    turn,
    emblem,
    words(x + 44, y + 28, name, { class: "furniture", size: nameSize, weight: "bold", fill: owner.colour }),
    ...lines.map((line, i) => lineOf(line, inside.x, inside.y + (13 + i * LINE) * scale, inside.width, scale)),
    ...own.map((pile, i) => pileRow(scene, pile, owner.colour, { ...inside, y: top + i * PILE * scale }, scale)),
  );
}

/** A mark or a score of a seat as text. */
interface Said {
  readonly key: "data-mark" | "data-score";
  readonly id: string;
  readonly text: string;
}

// The lines and piles of a panel shrink until they all fit or are below SMALLEST.
function fittingRows(said: readonly Said[], piles: number, { width, height }: Rect): { readonly scale: number; readonly lines: readonly Said[][] } {
  for (let scale = 1; ; scale *= SMALLER) {
    const lines = flowed(said, scale, width);
    if ((4 + lines.length * LINE + piles * PILE) * scale <= height || scale < SMALLEST) return { scale, lines };
  }
}

// Each line has as many marks or scores as fit, with dots between them. Marks and scores have separate lines.
function flowed(said: readonly Said[], scale: number, width: number): Said[][] {
  const lines: Said[][] = [];
  for (const one of said) {
    const line = lines[lines.length - 1];
    const longer = [...(line ?? []), one].map(({ text }) => text).join(POINT);
    if (line !== undefined && line[0]?.key === one.key && widthOf(longer, TEXT * scale) <= width) line.push(one);
    else lines.push([one]);
  }
  return lines;
}

function lineOf(line: readonly Said[], x: number, y: number, width: number, scale: number): string {
  const text = line.map((one) => one.text).join(POINT);
  const size = fittingSize(text, TEXT * scale, width);
  const isMark = line[0]?.key === "data-mark";
  const parts = line.map(({ key, id, text: part }, i) => (i === 0 ? "" : POINT) + element("tspan", { [key]: id }, escaped(part)));
  return element(
    "text",
    { class: "furniture", x, y, "font-size": size, fill: INK, "font-style": isMark ? "italic" : null, ...asMeasured(widthOf(text, size)) },
    ...parts,
  );
}

// A pile: its name, its number and, for a hand or visible cards, the cards, which overlap if there are many.
function pileRow(scene: Scene, pile: Pile, colour: string, { x, y, width }: Rect, scale: number): string {
  const text = `${nameIn(scene, pile.id)} ${pile.count}`;
  const size = fittingSize(text, 13 * scale, width * 0.62);
  const start = x + widthOf(text, size) + 10;
  const count = pile.id === "hand" || pile.cards !== null ? pile.count : 0;
  const step = Math.min(CARD.width + CARD.gap, ((x + width - start) / scale - CARD.width) / Math.max(1, count - 1));
  const cards = Array.from({ length: count }, (_, n) => cardSign(scene, pile.cards?.[n] ?? null, n * step, 0, colour));
  const row = count === 0 ? "" : element("g", { transform: `translate(${numeral(start)} ${numeral(y)}) scale(${Math.round(scale * 1000) / 1000})` }, ...cards);
  return element("g", { "data-pile": pile.id }, title(pileTitle(scene, pile)), words(x, y + 12 * scale, text, { size, fill: INK, class: "furniture" }), row);
}

function cardSign(scene: Scene, card: string | null, x: number, y: number, colour: string): string {
  const lit = card !== null && isLit(scene, "card", card);
  const body = element("rect", {
    x,
    y,
    width: CARD.width,
    height: CARD.height,
    rx: 1.5,
    fill: card === null ? colour : NOBODY,
    stroke: lit ? LIGHT : INK,
    "stroke-width": lit ? 2.5 : 0.9,
  });
  const back =
    card === null
      ? element("path", { d: `M${numeral(x + 2.5)} ${numeral(y + 2.5)}h6v10h-6z`, fill: "none", stroke: "#fff", "stroke-width": 0.8 })
      : element("path", { d: `M${numeral(x + 2.5)} ${numeral(y + 4)}h6m-6 3h6m-6 3h4`, stroke: colour, "stroke-width": 1 });
  return card === null ? body + back : element("g", pointed(scene, "card", card), title(nameIn(scene, card)), body, back);
}

function pileTitle(scene: Scene, { id, owner, count, cards }: Pile): string {
  const whose = owner === null ? "" : `${nameIn(scene, owner)}: `;
  const names = cards === null || cards.length === 0 ? "" : ` (${cards.map((card) => nameIn(scene, card)).join(", ")})`;
  return `${whose}${wordOf(scene.texts, id)} ${count}${names}`;
}

function commonPiles(scene: Scene, list: readonly Pile[], room: Rect): string {
  const shown = list.filter(({ count }) => count > 0);
  const all = shown.map(({ id, count }) => `${capital(wordOf(scene.texts, id))} ${count}`).join("  ·  ");
  const size = fittingSize(all, 12.5, room.width - 12);
  const parts = shown.map((pile, i) =>
    element(
      "tspan",
      { "data-pile": pile.id },
      title(pileTitle(scene, pile)),
      escaped(`${i === 0 ? "" : "  ·  "}${capital(wordOf(scene.texts, pile.id))} ${pile.count}`),
    ),
  );
  return parts.length === 0
    ? ""
    : element(
        "text",
        {
          class: "furniture",
          x: room.x + 6,
          y: room.y + 13,
          "font-size": size,
          fill: FAINT_INK,
          "font-style": "italic",
          ...asMeasured(widthOf(all.replaceAll("  ", " "), size, "italic")),
        },
        ...parts,
      );
}

export function tracks(scene: Scene): string {
  return scene.table.tracks.map((state) => track(scene, state, scene.board.furniture.tracks[state.id])).join("");
}

function track(scene: Scene, state: TrackState, room: Rect | undefined): string {
  if (room === undefined) return "";
  const count = state.to - state.from + 1;
  const name = nameIn(scene, state.id);
  const label = words(room.x + 1, room.y - 6, name, { size: fittingSize(name, 13, room.width, "italic"), weight: "italic", fill: INK, class: "furniture" });
  const told = state.marks.map(({ owner, kind, at }) => `${owner === null ? nameIn(scene, kind) : nameIn(scene, owner)} ${signed(at)}`).join(", ");
  const squares = room.width / count >= LEAST_SQUARE ? trackSquares(scene, state, room) : trackScale(scene, state, room);
  return element("g", pointed(scene, "track", state.id), title(`${name}: ${told}`), label, squares);
}

function trackSquares(scene: Scene, { from, to, marks }: TrackState, { x, y, width, height }: Rect): string {
  const step = Math.min(46, width / (to - from + 1));
  return Array.from({ length: to - from + 1 }, (_, i) => {
    const here = marks.filter(({ at }) => within(at, from, to) === from + i);
    const cap = here.find(({ kind }) => kind === "cap");
    const owned = here.filter(({ kind }) => kind !== "cap");
    const square = element("rect", {
      ...(cap === undefined ? {} : markIds(cap)),
      x: x + i * step + 0.5,
      y,
      width: step - 1,
      height,
      rx: 3,
      fill: cap !== undefined ? "#cfc6b2" : NOBODY,
      stroke: INK,
      "stroke-width": 0.9,
    });
    const text = String(from + i);
    const number = words(x + (i + 0.5) * step, y + height / 2 + 4.6, signed(from + i), {
      size: Math.min(13, (step / text.length) * 1.3),
      anchor: "middle",
      fill: INK,
      class: "furniture",
    });
    return square + (owned.length > 0 ? "" : number) + markersOn(scene, owned, { x: x + i * step, y, width: step, height });
  }).join("");
}

// A marker beyond an end of a track is drawn at that end.
function within(at: number, from: number, to: number): number {
  return Math.min(to, Math.max(from, Math.round(at)));
}

function markIds({ kind, owner }: TrackMark): Record<string, string | null> {
  return { "data-mark": kind, "data-owner": owner };
}

// A single marker fills the square and shows its position; several share the square.
function markersOn(scene: Scene, marks: readonly TrackMark[], { x, y, width, height }: Rect): string {
  const half = Math.min(width, height) / 2 - 1.5;
  if (marks.length === 1) {
    const [mark] = marks;
    const style = markerStyle(scene, mark!);
    const text = signed(mark!.at);
    const d = formPath(style.form, x + width / 2, y + height / 2, Math.min(width / 2 - 1.5, half * 1.2), half);
    return (
      element("path", { ...markIds(mark!), d, fill: style.colour, stroke: INK, "stroke-width": 1 }) +
      words(x + width / 2, y + height / 2 + 4.4, text, { size: Math.min(12.5, (width / text.length) * 1.25), weight: "bold", anchor: "middle", fill: "#fff" })
    );
  }
  return marks
    .map((mark, i) => {
      const style = markerStyle(scene, mark);
      return element("path", {
        ...markIds(mark),
        d: formPath(style.form, x + width * (0.29 + 0.42 * (i % 2)), y + height * (0.27 + 0.46 * Math.floor(i / 2)), width * 0.19, height * 0.2),
        fill: style.colour,
        stroke: INK,
        "stroke-width": 0.8,
      });
    })
    .join("");
}

function markerStyle(picture: Picture, { owner, kind }: TrackMark): { colour: string; form: "square" | "circle" | "hexagon" | "shield" | "house" | "octagon" } {
  if (owner !== null) return ownerStyle(picture, owner);
  return { colour: kind === "unrest-raised" ? "#b5402a" : INK, form: "octagon" };
}

// A long track is a ruler with a pointer for each marker.
function trackScale(scene: Scene, { from, to, marks }: TrackState, { x, y, width, height }: Rect): string {
  const at = (value: number): number => x + 14 + ((value - from) / (to - from)) * (width - 28);
  const tick = to - from > 60 ? 10 : 5;
  const body = element("rect", { x, y: y + height / 2 - 4, width, height: 8, rx: 4, fill: NOBODY, stroke: FRAME, "stroke-width": 1 });
  const ticks: string[] = [];
  for (let value = from; value <= to; value++) {
    const isLong = value % tick === 0;
    ticks.push(
      element("path", {
        d: `M${numeral(at(value))} ${numeral(y + height / 2 - (isLong ? 7 : 3))}v${isLong ? 14 : 6}`,
        stroke: INK,
        "stroke-width": isLong ? 1.1 : 0.5,
      }),
    );
    if (isLong) ticks.push(words(at(value), y + height + 8, signed(value), { size: 12, anchor: "middle", fill: INK, class: "furniture" }));
  }
  const pointers = marks.map((mark) => {
    const style = markerStyle(scene, mark);
    const middle = at(within(mark.at, from, to));
    return (
      element("path", { ...markIds(mark), d: formPath(style.form, middle, y + height / 2, 11, 11), fill: style.colour, stroke: INK, "stroke-width": 1.2 }) +
      words(middle, y + height / 2 + 4.4, signed(mark.at), { size: 11.5, weight: "bold", anchor: "middle", fill: "#fff" })
    );
  });
  return body + ticks.join("") + pointers.join("");
}

/** The seals of the regions: the value of each, in the form and colour of its controller. */
export function seals(scene: Scene): string {
  return Object.entries(scene.board.regions)
    .map(([id, { worth, seal }]) => {
      const point = seal === null ? undefined : pointIn(seal, scene.language);
      if (point === undefined || worth === null) return "";
      const control = scene.table.regions[id] ?? null;
      const style = control === null ? null : ownerStyle(scene, control);
      const d = formPath(style?.form ?? "circle", point.x, point.y, 7.6, 7.6);
      const said = `${nameIn(scene, id)}: ${worth}${control === null ? "" : `, ${nameIn(scene, control)}`}`;
      return element(
        "g",
        { "data-region": id, role: "graphics-symbol img" },
        title(said),
        element("path", { d, fill: style?.colour ?? NOBODY, stroke: style === null ? "#7a4520" : INK, "stroke-width": 1 }),
        words(point.x, point.y + 4.2, String(worth), { size: 12, weight: "bold", anchor: "middle", fill: style === null ? "#7a4520" : "#fff" }),
      );
    })
    .join("");
}
