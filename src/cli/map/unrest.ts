/** The board of Unrest as shapes: the four locations with what stands in them, and the tracks of level, round, turn, ports and victory points. */
import type { LeaderView, UnrestView } from "../../unrest/index.js";
import { unrest } from "../../text/en/unrest.js";
import type { BoxShape, Drawing, Shape, TextShape } from "./drawing.js";

const INK = "#3a2f25";
const CARTHAGE = "#7b3f98";
const COALITION = "#2f6f4f";
const PAPER = "#f4ead7";
const LAND = "#e3d3b1";
const SQUARE = 34;

type LocationId = keyof UnrestView["locations"];

/** Top left corner of each location; all are of one size. */
const CORNERS: Readonly<Record<LocationId, readonly [x: number, y: number]>> = {
  "garrison-box": [30, 70],
  carthago: [30, 290],
  sicily: [370, 180],
  syracusae: [710, 180],
};
const WIDTH = 250;
const HEIGHT = 160;

/** The position of a view, drawn. */
export function drawUnrest(view: UnrestView): Drawing {
  const shapes: Shape[] = [
    text(30, 40, "Unrest Overseas", { size: 24, bold: true }),
    text(960, 40, `turn ${view.turn} of ${view.turns}${view.round === 0 ? "" : `, round ${view.round}`}`, { size: 16, anchor: "end" }),
    ...ways(),
  ];
  for (const id of Object.keys(CORNERS) as LocationId[]) shapes.push(...location(view, id));
  const { level, cap, marker } = view.unrest;
  shapes.push(
    ...track(30, 500, "Unrest level (cap in grey)", 11, level, CARTHAGE, cap),
    ...track(30, 570, "Victory points of Carthage", 13, view.victoryPoints, CARTHAGE),
    ...track(560, 500, `Rounds${marker ? ": the unrest was raised in this one" : ""}`, view.rounds, view.round - 1, marker ? "#b5402a" : INK, -1, 1),
    ...track(560, 570, "Sicilian ports of Carthage", view.ports.carthage + view.ports.coalition + 1, view.ports.carthage, CARTHAGE),
    ...offMap(view),
  );
  return { title: `Unrest Overseas, turn ${view.turn}`, width: 990, height: 690, background: PAPER, shapes };
}

function ways(): Shape[] {
  return [
    {
      shape: "line",
      points: [
        [155, 230],
        [155, 290],
      ],
      stroke: "#5b8db8",
      width: 3,
      dashed: true,
      title: "sea",
    },
    {
      shape: "line",
      points: [
        [280, 150],
        [370, 230],
      ],
      stroke: "#5b8db8",
      width: 3,
      dashed: true,
      title: "sea",
    },
    {
      shape: "line",
      points: [
        [280, 370],
        [370, 290],
      ],
      stroke: "#5b8db8",
      width: 3,
      dashed: true,
      title: "sea",
    },
    {
      shape: "line",
      points: [
        [620, 260],
        [710, 260],
      ],
      stroke: INK,
      width: 3,
      title: "road",
    },
  ];
}

function location(view: UnrestView, id: LocationId): Shape[] {
  const [x, y] = CORNERS[id];
  const { cu, fought, overran } = view.locations[id];
  const leaders = Object.entries(view.leaders).filter(([, leader]) => leader.place === id);
  const of = (side: LeaderView["side"]): string[] => leaders.filter(([, leader]) => leader.side === side).map(nameOf);
  const shapes: Shape[] = [box(x, y, WIDTH, HEIGHT, LAND, 10), text(x + 12, y + 26, capital(unrest.name(id)), { size: 16, bold: true })];
  const force = (row: number, side: LeaderView["side"], colour: string): void => {
    const top = y + 44 + row * 54;
    shapes.push(box(x + 12, top, 44, 44, colour, 4), text(x + 34, top + 29, String(cu[side]), { size: 20, anchor: "middle", fill: "#fff", bold: true }));
    // One leader a line: two names are wider than the box.
    of(side).forEach((leader, line) => shapes.push(text(x + 66, top + 14 + line * 15, leader, { size: 12 })));
  };
  let row = 0;
  if (id !== "syracusae") force(row++, "carthage", CARTHAGE);
  if (id === "sicily" || id === "syracusae") force(row++, "coalition", COALITION);
  if (fought + overran > 0) shapes.push(text(x + WIDTH - 12, y + HEIGHT - 10, `${fought + overran} have attacked`, { size: 11, anchor: "end", italic: true }));
  return shapes;
}

function track(x: number, y: number, title: string, squares: number, at: number, colour: string, cap = -1, first = 0): Shape[] {
  const shapes: Shape[] = [text(x, y - 8, title, { size: 12 })];
  for (let i = 0; i < squares; i++) {
    const left = x + i * SQUARE;
    const here = i === at;
    shapes.push(box(left, y, SQUARE, SQUARE, here ? colour : i === cap ? "#c9c2b6" : "#fffaf0"));
    shapes.push(text(left + SQUARE / 2, y + 22, String(i + first), { size: 13, anchor: "middle", fill: here ? "#fff" : INK, bold: here }));
  }
  return shapes;
}

function offMap(view: UnrestView): Shape[] {
  const off = Object.entries(view.leaders).filter(([, leader]) => !Object.hasOwn(CORNERS, leader.place));
  const places = off.map((entry) => `${nameOf(entry)} (${unrest.name(entry[1].place)})`).join(", ");
  const cards = (["carthage", "coalition"] as const).map((side) => {
    const { count, pile, discards } = view.cards[side];
    return `${capital(unrest.name(side))}: ${count} in hand, ${pile} in the pile, ${discards.length} discarded`;
  });
  return [text(30, 640, `Off the map: ${places === "" ? "nobody" : places}`, { size: 12 }), text(30, 664, cards.join(". "), { size: 12 })];
}

function nameOf([id, leader]: readonly [string, LeaderView]): string {
  return `${capital(unrest.name(id))} ${leader.initiative}-${leader.tactics}${leader.marked ? " (−1)" : ""}`;
}

function capital(words: string): string {
  const bare = words.replace(/^the /, "");
  return bare.slice(0, 1).toUpperCase() + bare.slice(1);
}

function box(x: number, y: number, width: number, height: number, fill: string, corner = 0): BoxShape {
  return { shape: "box", x, y, width, height, fill, stroke: INK, corner };
}

function text(x: number, y: number, words: string, style: Partial<TextShape>): TextShape {
  return { shape: "text", x, y, text: words, fill: INK, ...style };
}
