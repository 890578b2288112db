/** The board of Diadochi as shapes: land and sea links, spaces in the colour of their control, armies, sieges, royals, Alexander and the score. */
import type { DiadochiView, ForceView, LinkView, Owner, SpaceView } from "../../diadochi/view-types.js";
import type { Drawing, Point, Shape } from "./drawing.js";

const WIDTH = 1040;
const MAP_HEIGHT = 720;
const HEIGHT = 820;
const LEFT = 20;
const TOP = 40;

const PAPER = "#f4ecd8";
const INK = "#3b3024";
const EMPTY = "#ffffff";
const COLOURS: Readonly<Record<Owner, string>> = { red: "#c0392b", blue: "#2e6da4", green: "#3c8d4f", yellow: "#e0b020", independent: "#8a8175" };
const LINKS: Readonly<Record<LinkView["kind"], { readonly stroke: string; readonly width: number; readonly dashed: boolean }>> = {
  land: { stroke: "#8d7b5e", width: 1.4, dashed: false },
  pass: { stroke: "#7a4a2a", width: 2.4, dashed: true },
  strait: { stroke: "#2a6f7a", width: 2.4, dashed: true },
  sea: { stroke: "#9fc3d6", width: 1, dashed: false },
  "trans-mediterranean": { stroke: "#6f9fbf", width: 1, dashed: true },
};
const ROYAL = "#7d3c98";

/** The whole picture of a view, whoever looks. */
export function drawDiadochi(view: DiadochiView): Drawing {
  const places = new Map(view.spaces.map((space) => [space.id, space]));
  return {
    title: `Diadochi, turn ${view.clock.turn} of ${view.clock.lastTurn}`,
    width: WIDTH,
    height: HEIGHT,
    background: PAPER,
    shapes: [
      ...view.links.flatMap((link) => drawLink(link, places)),
      ...view.spaces.flatMap(drawSpace),
      ...view.spaces.flatMap(drawForces),
      ...drawHeader(view),
      ...drawScores(view),
    ],
  };
}

function pointOf(space: SpaceView): Point {
  return [LEFT + space.x, TOP + space.y];
}

function drawLink(link: LinkView, places: ReadonlyMap<string, SpaceView>): Shape[] {
  const a = places.get(link.a);
  const b = places.get(link.b);
  if (a === undefined || b === undefined) return [];
  return [{ shape: "line", points: [pointOf(a), pointOf(b)], ...LINKS[link.kind], title: `${a.name} – ${b.name}: ${link.kind}` }];
}

function drawSpace(space: SpaceView): Shape[] {
  const [x, y] = pointOf(space);
  const fill = space.control === null ? EMPTY : COLOURS[space.control];
  const title = `${space.name}: ${space.kind}${space.control === null ? "" : `, ${space.control}`}`;
  const size = space.kind === "major-city" ? 7 : space.kind === "transit" ? 2.5 : 4.5;
  const body: Shape =
    space.kind === "fortress"
      ? {
          shape: "area",
          points: [
            [x, y - 6],
            [x + 6, y + 5],
            [x - 6, y + 5],
          ],
          fill,
          stroke: INK,
          title,
        }
      : space.kind === "major-city"
        ? { shape: "box", x: x - size, y: y - size, width: size * 2, height: size * 2, fill, stroke: INK, strokeWidth: 1.4, title }
        : { shape: "circle", x, y, radius: size, fill, stroke: INK, width: 0.8, title };
  const shapes: Shape[] = [
    body,
    {
      shape: "text",
      x,
      y: y + size + 8,
      text: space.name,
      size: space.kind === "major-city" ? 8 : 6,
      anchor: "middle",
      fill: INK,
      bold: space.kind === "major-city",
    },
  ];
  if (space.hellespont) shapes.push({ shape: "text", x: x - size - 5, y: y + 3, text: "H", size: 6, anchor: "middle", fill: INK, italic: true });
  if (space.siege !== null)
    shapes.push({
      shape: "text",
      x: x + size + 3,
      y: y + 4,
      text: `×${space.siege.points}`,
      size: 7,
      fill: COLOURS[space.siege.seat],
      bold: true,
      title: `siege points of ${space.siege.seat}`,
    });
  if (space.tomb) shapes.push({ shape: "text", x, y: y - size - 2, text: "✝", size: 9, anchor: "middle", fill: ROYAL, title: "Alexander's tomb" });
  return shapes;
}

// Counters above the space from left to right: forces in the field, forces inside (outlined), the independent army, royals and the body.
function drawForces(space: SpaceView): Shape[] {
  const shapes: Shape[] = [];
  const counters: { readonly fill: string; readonly text: string; readonly ink: string; readonly outlined: boolean; readonly title: string }[] = [];
  for (const force of space.field) counters.push({ fill: COLOURS[force.seat], text: labelOf(force), ink: EMPTY, outlined: false, title: titleOf(force) });
  for (const force of space.inside)
    counters.push({ fill: EMPTY, text: labelOf(force), ink: COLOURS[force.seat], outlined: true, title: `inside: ${titleOf(force)}` });
  for (const army of space.independentArmies) {
    counters.push({ fill: COLOURS.independent, text: String(army.units), ink: EMPTY, outlined: false, title: `${army.id}: ${army.units} CU` });
  }
  if (space.royals.length > 0)
    counters.push({ fill: ROYAL, text: "♔".repeat(space.royals.length), ink: EMPTY, outlined: false, title: space.royals.join(", ") });
  if (space.body) counters.push({ fill: INK, text: "A", ink: EMPTY, outlined: false, title: "Alexander's body" });
  const [x, y] = pointOf(space);
  const widths = counters.map((counter) => 6 + 5 * [...counter.text].length);
  let left = x - widths.reduce((sum, width) => sum + width + 1, 0) / 2;
  counters.forEach((counter, i) => {
    const width = widths[i] ?? 0;
    shapes.push({
      shape: "box",
      x: left,
      y: y - 20,
      width,
      height: 11,
      corner: 2,
      fill: counter.fill,
      stroke: counter.outlined ? counter.ink : INK,
      strokeWidth: 0.8,
      title: counter.title,
    });
    shapes.push({ shape: "text", x: left + width / 2, y: y - 11.5, text: counter.text, size: 8, anchor: "middle", fill: counter.ink, bold: true });
    left += width + 1;
  });
  return shapes;
}

// Number of CUs, and a star for each general.
function labelOf(force: ForceView): string {
  return `${force.count === 0 ? "" : force.count}${"*".repeat(Math.min(force.generals.length, 3))}`;
}

function titleOf(force: ForceView): string {
  const units = Object.entries(force.units).map(([unit, count]) => `${count} ${unit}`);
  return `${force.seat}: ${[...force.generals, ...units].join(", ")}`;
}

function drawHeader(view: DiadochiView): Shape[] {
  const { clock } = view;
  const where = [
    `turn ${clock.turn} of ${clock.lastTurn}`,
    clock.round > 0 ? `round ${clock.round}` : "",
    clock.segment === null ? "" : `${clock.active} ${clock.segment} segment`,
  ];
  const asked = view.decision === null ? "" : `${view.decision.seats.join(", ")}: ${view.decision.kind}`;
  return [
    { shape: "text", x: LEFT, y: 24, text: `Diadochi: ${where.filter((word) => word !== "").join(", ")}`, size: 16, fill: INK, bold: true },
    { shape: "text", x: WIDTH - LEFT, y: 24, text: asked, size: 12, anchor: "end", fill: INK },
  ];
}

function drawScores(view: DiadochiView): Shape[] {
  return view.seats.flatMap((seat, i): Shape[] => {
    const x = LEFT + i * 250;
    const y = MAP_HEIGHT + 20;
    const status = [seat.champion ? "champion" : "successor", seat.usurper ? "usurper" : ""].filter((word) => word !== "").join(", ");
    return [
      { shape: "box", x, y, width: 240, height: 64, corner: 4, fill: EMPTY, stroke: COLOURS[seat.seat], strokeWidth: 3 },
      { shape: "text", x: x + 10, y: y + 20, text: seat.seat, size: 14, fill: COLOURS[seat.seat], bold: true },
      { shape: "text", x: x + 230, y: y + 20, text: status, size: 10, anchor: "end", fill: INK, italic: true },
      { shape: "text", x: x + 10, y: y + 38, text: `${seat.victoryPoints} VP, ${seat.legitimacy} LP, ${seat.cards} cards`, size: 12, fill: INK },
      { shape: "text", x: x + 10, y: y + 54, text: dispersedText(seat.dispersed.generals.length, sumOf(seat.dispersed.units)), size: 10, fill: INK },
    ];
  });
}

function dispersedText(generals: number, units: number): string {
  return generals + units === 0 ? "" : `dispersed: ${units} CU, ${generals} ${generals === 1 ? "general" : "generals"}`;
}

function sumOf(units: ForceView["units"]): number {
  return Object.values(units).reduce((sum, count) => sum + count, 0);
}
