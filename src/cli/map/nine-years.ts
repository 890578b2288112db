/** The board of Nine Years as shapes: links, spaces in the colour of their control, fortresses and sieges, corps and leaders, sea zones and the tracks. */
import { LINKS } from "../../nine-years/data/links.js";
import { SPACES } from "../../nine-years/data/spaces.js";
import type { CorpsView, NineYearsView, Seat, SpaceRow, SpaceView } from "../../nine-years/index.js";
import { nameOf } from "../../text/en/nine-years-names.js";
import type { Drawing, Point, Shape } from "./drawing.js";
import { type Stretch, stretched } from "./stretch.js";

const LEFT = 40;
const TOP = 90 - Math.min(...SPACES.map((row) => row.y));
const MARGIN = 60;

const PAPER = "#f3efe2";
const INK = "#34302a";
const EMPTY = "#ffffff";
const COLOURS: Readonly<Record<Seat | "neutral", string>> = { alliance: "#b5652b", bourbon: "#27509b", neutral: "#d8d2c2" };
const WIDER: readonly Stretch[] = [
  [285, 310, 2],
  [440, 545, 4.2], // Flanders
  [545, 695, 3], // the Rhine and Piedmont
];
const HIGHER: readonly Stretch[] = [
  [335, 400, 4.6],
  [400, 450, 4],
  [450, 525, 2],
  [590, 650, 3],
  [675, 750, 2],
];

const ROWS: ReadonlyMap<string, SpaceRow> = new Map(SPACES.map((row) => [row.id, row]));
const WIDTH = Math.max(...SPACES.map((row) => pointOf(row)[0])) + MARGIN;
const MAP_HEIGHT = Math.max(...SPACES.map((row) => pointOf(row)[1])) + MARGIN;
const HEIGHT = MAP_HEIGHT + 70;
const SEATS = ["alliance", "bourbon"] as const;

/** The whole picture of a view, whoever looks. */
export function drawNineYears(view: NineYearsView): Drawing {
  return {
    title: `Nine Years, ${view.year}`,
    width: WIDTH,
    height: HEIGHT,
    background: PAPER,
    shapes: [
      ...LINKS.flatMap(drawLink),
      ...Object.entries(view.spaces).flatMap(([id, space]) => drawSpace(id, space)),
      ...Object.entries(view.spaces).flatMap(([id, space]) => drawForces(id, space, view)),
      ...drawHeader(view),
      ...drawSides(view),
    ],
  };
}

function pointOf(row: SpaceRow): Point {
  return [LEFT + stretched(row.x, WIDER), TOP + stretched(row.y, HIGHER)];
}

function drawLink({ a, b, kind }: (typeof LINKS)[number]): Shape[] {
  const from = ROWS.get(a);
  const to = ROWS.get(b);
  if (from === undefined || to === undefined) return [];
  const pen = kind === "red" ? { stroke: "#b03030", width: 1.8, dashed: true } : { stroke: "#a79c86", width: 1.3, dashed: false };
  return [{ shape: "line", points: [pointOf(from), pointOf(to)], ...pen, title: `${from.name} – ${to.name}${kind === "red" ? ": red link" : ""}` }];
}

// Fortresses are squares with their strength, other spaces circles; a frame means a siege, a bar above a Fortified Line.
function drawSpace(id: string, space: SpaceView): Shape[] {
  const row = ROWS.get(id);
  if (row === undefined) return [];
  const [x, y] = pointOf(row);
  const fill = COLOURS[space.control];
  const title = `${row.name}: ${space.control}${space.strength === null ? "" : `, fortress strength ${space.strength}`}${row.zone === null ? "" : `, port (${row.zone})`}`;
  const shapes: Shape[] = [];
  if (space.underSiege)
    shapes.push({ shape: "box", x: x - 10, y: y - 10, width: 20, height: 20, corner: 3, fill: "none", stroke: "#8a1f1f", strokeWidth: 2.5 });
  if (space.strength === null) shapes.push({ shape: "circle", x, y, radius: 5, fill, stroke: INK, title });
  else {
    shapes.push({ shape: "box", x: x - 6.5, y: y - 6.5, width: 13, height: 13, fill, stroke: INK, strokeWidth: row.rich ? 2.2 : 1, title });
    shapes.push({
      shape: "text",
      x,
      y: y + 3.5,
      text: String(space.strength),
      size: 9,
      anchor: "middle",
      fill: space.control === "neutral" ? INK : EMPTY,
      bold: true,
    });
  }
  if (row.zone !== null) shapes.push({ shape: "circle", x: x + 8, y: y + 6, radius: 2.2, fill: "#3f86b5", title: row.zone });
  if (space.line !== null)
    shapes.push({
      shape: "line",
      points: [
        [x - 9, y - 9],
        [x + 9, y - 9],
      ],
      stroke: COLOURS[space.line.side],
      width: 1.5 + space.line.level * 1.5,
      title: `Fortified Line, level ${space.line.level}`,
    });
  shapes.push({ shape: "text", x, y: y + 17, text: row.name, size: 9, anchor: "middle", fill: INK });
  return shapes;
}

// A counter for each side outside the walls, and an outlined one for the garrison: corps, and a star for each leader.
function drawForces(id: string, space: SpaceView, view: NineYearsView): Shape[] {
  const row = ROWS.get(id);
  if (row === undefined) return [];
  const [x, y] = pointOf(row);
  const sideOf = (corps: CorpsView): Seat => view.powers[corps.power].side;
  const counters = [...SEATS.map((seat) => ({ seat, inside: false, force: space })), ...SEATS.map((seat) => ({ seat, inside: true, force: space.garrison }))]
    .map(({ seat, inside, force }) => ({
      seat,
      inside,
      corps: force.corps.filter((corps) => sideOf(corps) === seat),
      leaders: force.leaders.filter((leader) => view.leaders[leader]?.side === seat),
    }))
    .filter(({ corps, leaders }) => corps.length + leaders.length > 0);
  const labels = counters.map(({ corps, leaders }) => `${corps.reduce((sum, { count }) => sum + count, 0) || ""}${"*".repeat(Math.min(leaders.length, 3))}`);
  const widths = labels.map((label) => 7 + 5 * label.length);
  let left = x - widths.reduce((sum, width) => sum + width + 1, 0) / 2;
  return counters.flatMap(({ seat, inside, corps, leaders }, i): Shape[] => {
    const width = widths[i]!;
    const at = left;
    left += width + 1;
    const colour = COLOURS[seat];
    const title = `${seat}${inside ? ", inside" : ""}: ${[...leaders, ...corps.map(corpsText)].join(", ")}`;
    return [
      {
        shape: "box",
        x: at,
        y: y - 23,
        width,
        height: 12,
        corner: 2,
        fill: inside ? EMPTY : colour,
        stroke: inside ? colour : INK,
        strokeWidth: inside ? 2 : 0.8,
        title,
      },
      { shape: "text", x: at + width / 2, y: y - 13.5, text: labels[i]!, size: 9, anchor: "middle", fill: inside ? colour : EMPTY, bold: true },
    ];
  });
}

function corpsText({ power, reduced, demoralized, count }: CorpsView): string {
  return `${count} ${power}${reduced ? " reduced" : ""}${demoralized ? " demoralized" : ""}`;
}

function drawHeader(view: NineYearsView): Shape[] {
  const zones = Object.entries(view.zones).map(([zone, seat]) => `${nameOf(zone)}: ${nameOf(seat)}`);
  const war = `King William's War ${view.kingWilliamsWar > 0 ? "+" : ""}${view.kingWilliamsWar}`;
  const asked = view.decision === null ? "" : `${view.decision.seats.map(nameOf).join(", ")}: ${view.decision.kind}`;
  return [
    { shape: "text", x: LEFT, y: 24, text: `Nine Years: ${view.year}, ${view.victoryPoints} VP`, size: 17, fill: INK, bold: true },
    { shape: "text", x: LEFT, y: 42, text: [war, ...zones, `initiative: ${nameOf(view.initiative)}`].join(", "), size: 11, fill: INK },
    { shape: "text", x: WIDTH - LEFT, y: 24, text: asked, size: 12, anchor: "end", fill: INK },
  ];
}

function drawSides(view: NineYearsView): Shape[] {
  const width = (WIDTH - 2 * LEFT - 20) / 2;
  return SEATS.flatMap((seat, i): Shape[] => {
    const x = LEFT + i * (width + 20);
    const side = view.sides[seat];
    const fleets = Object.entries(view.fleets).flatMap(([id, fleet]) =>
      id.startsWith("alliance") === (seat === "alliance") && (fleet.place === "port" || fleet.place === "box")
        ? [`${nameOf(id)} ${fleet.place === "box" ? "in control" : fleet.strength}`]
        : [],
    );
    const pools = Object.entries(view.powers).flatMap(([power, { side: owner, pool }]) => (owner === seat && pool > 0 ? [`${nameOf(power)} ${pool}`] : []));
    const words = [`${side.resourcePoints} RP`, `${side.handSize} cards`, `${side.heldCount} held`, ...fleets];
    return [
      { shape: "box", x, y: MAP_HEIGHT, width, height: 56, corner: 4, fill: EMPTY, stroke: COLOURS[seat], strokeWidth: view.active === seat ? 4 : 1.5 },
      {
        shape: "text",
        x: x + 10,
        y: MAP_HEIGHT + 20,
        text: `${nameOf(seat)}: ${words.join(", ")}`,
        size: 11,
        fill: COLOURS[seat],
        bold: true,
      },
      { shape: "text", x: x + 10, y: MAP_HEIGHT + 40, text: pools.length === 0 ? "Force Pool empty" : `Force Pool: ${pools.join(", ")}`, size: 10, fill: INK },
    ];
  });
}
