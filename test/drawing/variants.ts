/**
 * The small board of made.ts in many forms, with much lying on it: names short and long, wide and narrow rooms, one seat and five, counters that find room and that do not. Their
 * lines are stored beside the pictures of the games (drawn.ts).
 */
import type { Board, Label, Labels, OwnerStyle, Place, Rect } from "../../src/core/board/board.js";
import { namedPiece, type Piece, type PlaceState, type Stack, type Table } from "../../src/core/board/table.js";
import { boardSvg, type PictureOptions } from "../../src/svg/index.js";
import { EMPTY, MADE, some, stack } from "./made.js";

const FORMS: readonly OwnerStyle[] = (["square", "circle", "hexagon", "octagon", "house", "shield"] as const).map((form, i) => ({
  form,
  colour: `#${i}0${i}0${i}0`,
  hatch: (["none", "level", "upright", "rising", "falling", "crossed"] as const)[i]!,
  side: null,
}));
const OWNERS = ["red", "blue", "green", "grey", "gold", "pink"] as const;
const STYLE: Board["style"] = {
  ...MADE.style,
  owners: { ...Object.fromEntries(OWNERS.map((owner, i) => [owner, FORMS[i]!])), ally: { ...FORMS[2]!, hatch: "dotted", side: "blue" } },
  pieces: { ...MADE.style.pieces, body: { sign: "casket", isRated: false } },
};

const stretched = ({ x, y, width, height }: Rect, across: number, down: number): Rect => ({ x, y, width: width * across, height: height * down });

/** The board with its furniture, boxes and rooms for counters so much wider and higher. */
function boardOf(across: number, down: number): Board {
  const { title, legend, seats, tracks } = MADE.furniture;
  const places = Object.entries(MADE.places).map(([id, place]): [string, Place] => {
    const room = stretched(place.stack, across, place.box === null ? 1 : down);
    return [id, { ...place, stack: room, box: place.box === null ? null : stretched(place.box, across, down) }];
  });
  const sheets = MADE.sheets.map((sheet, i) => (i === 0 ? sheet : { ...sheet, frame: stretched(sheet.frame, across, down) }));
  return {
    ...MADE,
    sheets,
    places: Object.fromEntries(places),
    furniture: {
      title: stretched(title, across, 1),
      legend: stretched(legend, across, down),
      seats: stretched(seats, across, down),
      tracks: Object.fromEntries(Object.entries(tracks).map(([id, room]) => [id, stretched(room, across, down)])),
    },
    style: STYLE,
  };
}

/** Another board: names in capitals and in lines, a box that belongs to a point of the map, kinds and owners that no style knows, no walls, no units, nothing worth anything. */
function otherBoard(): Board {
  const base = boardOf(1, 1);
  const label = (x: number, y: number, more: Partial<Label> = {}): Labels => ({
    en: { x, y, anchor: "start", size: 15, weight: "capitals", breaks: [1, 1], ...more },
  });
  const pool = base.places["pool"]!;
  return {
    ...base,
    sheets: [
      { ...base.sheets[0]!, rivers: "" },
      ...base.sheets.slice(1),
      { id: "third", frame: { x: 20, y: 20, width: 90, height: 60 }, land: "M20 20H80V60Z", rivers: "M30 30V50" },
    ],
    regions: {
      plain: { sheet: 0, outline: "M0 0H90V90Z", tint: 99, worth: null, label: label(40, 40), seal: { en: { x: 100, y: 30 } } },
      hills: { sheet: 2, outline: "M20 20H50V50Z", tint: 0, worth: 2, label: label(60, 60, { weight: "italic", breaks: [] }), seal: null },
      marsh: { sheet: 0, outline: "", tint: 0, worth: 1, label: {}, seal: { ru: { x: 120, y: 30 } } },
    },
    places: {
      ...base.places,
      city: { ...base.places["city"]!, value: 4, region: "plain", title: "Urbs", label: label(60, 120) },
      town: { ...base.places["town"]!, value: null, region: "town", title: "Oppidum", marks: ["mill"] },
      fortress: { ...base.places["fortress"]!, value: null, label: {} },
      well: { ...base.places["dot"]!, kind: "well", x: 120, y: 250 },
      gate: { ...pool, kind: "gate", x: 450, y: 150, box: { x: 500, y: 340, width: 120, height: 100 }, stack: { x: 508, y: 370, width: 104, height: 62 } },
      yard: { ...pool, kind: "gate", x: 560, y: 700, box: { x: 640, y: 340, width: 50, height: 100 }, stack: { x: 644, y: 358, width: 44, height: 62 } },
      den: { ...pool, kind: "den", box: { x: 640, y: 460, width: 50, height: 100 }, stack: { x: 644, y: 478, width: 44, height: 62 } },
    },
    links: [...base.links, { a: "city", b: "nowhere", kind: "road", bend: 0, stubs: null }, { a: "dot", b: "camp", kind: "ferry", bend: -0.3, stubs: null }],
    names: [
      ...base.names,
      { id: "sound of the whales", water: true, dot: null, label: label(300, 250, { anchor: "end" }) },
      { id: "moor", water: false, dot: null, label: label(200, 270, { weight: "bold", breaks: [] }) },
      { id: "nameless", water: false, dot: null, label: {} },
    ],
    style: {
      ...base.style,
      hasWalls: false,
      places: { ...base.style.places, gate: { symbol: "box", size: 8 } },
      printed: { ...base.style.printed, mill: { sign: "drop" }, unused: { sign: "drop" } },
    },
  };
}

/** What names are like: as they are, with an article, or as long as names are never. */
const NAMES: Readonly<Record<string, (id: string) => string>> = {
  short: (id) => id,
  article: (id) => `the ${id} & co`,
  long: (id) => `the long and winding ${id} of those who wait beyond the mountains`,
};

const marks = (...kinds: readonly string[]): PlaceState["marks"] =>
  kinds.map((kind, i) => ({ kind, owner: i % 2 === 0 ? "red" : null, value: i === 0 ? null : i + 1 }));
const state = (control: string | null, value: number | null, ...kinds: readonly string[]): PlaceState => ({ control, value, marks: marks(...kinds) });
const general = (id: string, owner: string, more: Partial<Piece> = {}): Piece => namedPiece(id, "general", owner, more);

// Pieces and marks of kinds that no style knows, a card that is lit, points of the same place that are many.
const OTHER: Partial<Table> = {
  clock: [
    { id: "year", value: 1689, of: null },
    { id: "turn", value: -1, of: null },
  ],
  decision: { kind: "march", seats: ["violet"] },
  seats: [
    { seat: "violet", scores: [], marks: [] },
    { seat: "red", scores: [], marks: [] },
  ],
  places: {
    city: state("violet", null, "unheard-of"),
    fortress: state("blue", null, "ruin"),
    well: state("red", 3, "siege"),
    town: state("gold", null),
    gate: state("blue", null),
    yard: state("green", 2),
  },
  stacks: [
    stack("well", "violet", "", { ...some("elephant", "violet", 2), name: "elephant" }),
    stack("pool", "red", "", { ...general("ann", "red"), name: null, faceUp: false }, { ...some("ship", "red", 2), name: "ship", marks: ["reduced"] }),
    stack("gate", "blue", "", some("foot", "blue", 3)),
    stack("yard", null, "under-way", some("foot", "green", 3), some("fleet", "green", 1)),
    stack("castle", "red", "", some("foot", "red", 100), some("foot", "blue", 20), some("foot", "green", 3), some("foot", "gold", 4), some("foot", "pink", 5)),
    stack("castle", "blue", "", some("foot", "blue", 1)),
  ],
  piles: [
    { id: "hand", owner: "violet", count: 3, cards: ["truce", "storm", "plague"] },
    { id: "hand", owner: "red", count: 2, cards: null },
    { id: "deck", owner: null, count: 30, cards: null },
  ],
  tracks: [
    { id: "weather", from: 1, to: 3, marks: [] },
    { id: "round", from: 1, to: 1, marks: [{ kind: "unrest-raised", owner: null, at: 1 }] },
  ],
};

/** Stacks of every make-up: units of one or more owners, signs beside them and alone, inside walls, under way, nobody's, unseen. */
const STACKS: readonly Stack[] = [
  stack("city", "red", "", some("foot", "red", 3), some("foot", "blue", 12), general("ann", "red", { rating: "2-3" })),
  stack("city", "red", "inside", some("foot", "red", 10)),
  stack("town", "blue", "under-way", some("foot", "blue", 1), general("bob", "blue"), general("cyd", "blue"), namedPiece("dan", "heir", "blue")),
  stack("castle", "green", "", general("eve", "green", { strength: 4 })),
  stack("castle", "grey", "", { ...some("foot", "grey", 1), name: null, faceUp: false }),
  stack("fortress", "gold", "inside", some("foot", "gold", 7), namedPiece("fay", "heir", "gold"), namedPiece("gus", "body", "gold")),
  stack("dot", null, "", some("foot", "pink", 2), some("fleet", "pink", 2)),
  stack("camp", "pink", "", some("fleet", "pink", 5)),
  stack("sea", "ally", "", some("fleet", "ally", 3), some("heir", "ally", 1), some("foot", "ally", 100)),
  ...OWNERS.map((owner) => stack("isle", owner, "", some("foot", owner, 4), general(`of ${owner}`, owner, { marks: ["acted"] }))),
];

function boxed(count: number): Stack[] {
  return Array.from({ length: count }, (_, i) => {
    const owner = OWNERS[i % OWNERS.length]!;
    const pieces = [
      [some("foot", owner, i + 1)],
      [general(`ann ${i}`, owner, { rating: "2-3", marks: ["acted", "hurt"] })],
      [some("foot", owner, 2), general(`bob ${i}`, owner, { strength: 3 }), { ...some("heir", owner, 2), name: "heir" }],
      [some("foot", owner, 1), some("foot", "ally", 2)],
    ][i % 4]!;
    return stack("pool", owner, String(i), ...pieces);
  });
}

const PILES: Table["piles"] = [
  { id: "hand", owner: "red", count: 3, cards: ["truce", "storm", "plague"] },
  { id: "hand", owner: "blue", count: 12, cards: null },
  { id: "reserve", owner: "red", count: 2, cards: null },
  { id: "aside", owner: "red", count: 1, cards: ["peace"] },
  { id: "lost", owner: "blue", count: 0, cards: [] },
  { id: "deck", owner: null, count: 30, cards: null },
  { id: "discards", owner: null, count: 2, cards: ["war", "famine"] },
  { id: "removed", owner: null, count: 0, cards: [] },
];
const TRACKS: Table["tracks"] = [
  {
    id: "round",
    from: -1,
    to: 6,
    marks: [
      { kind: "cap", owner: null, at: 5 },
      { kind: "unrest-raised", owner: null, at: 2 },
      { kind: "round", owner: null, at: 3 },
      ...OWNERS.slice(0, 4).map((owner) => ({ kind: "points", owner, at: -1 })),
      { kind: "points", owner: "gold", at: 6 },
      { kind: "points", owner: "pink", at: 5 },
    ],
  },
  {
    id: "score",
    from: -12,
    to: 51,
    marks: [
      { kind: "points", owner: "red", at: -12 },
      { kind: "score", owner: null, at: 20 },
    ],
  },
];

/** What lies on the board: so many seats, all places with something to tell, stacks, so many of them in the box. */
function tableOf(seats: number, inBox: number): Partial<Table> {
  return {
    clock: [
      { id: "year", value: -431, of: null },
      { id: "turn", value: 2, of: 5 },
      { id: "winter", value: null, of: null },
    ],
    active: "red",
    decision: { kind: "march", seats: OWNERS.slice(0, seats === 1 ? 0 : 2) },
    seats: OWNERS.slice(0, seats).map((seat, i) => ({
      seat,
      scores: [{ id: "points", value: 7 - 4 * i, of: i === 0 ? 20 : null }, ...(i === 0 ? [{ id: "prestige", value: 1, of: null }] : [])],
      marks: i === 0 ? ["champion", "regent", "saviour of the city"] : [],
    })),
    places: {
      city: state("red", null, "siege", "battle"),
      town: state("blue", 3, "blockade", "tomb"),
      castle: state("green", null, "ruin", "banner", "line"),
      fortress: state("gold", 1, "out"),
      dot: state("pink", null, "line", "line"),
      camp: state("grey", null, "banner"),
      sea: state(null, null, "battle", "battle", "battle"),
      isle: state("ally", null, "siege"),
      pool: state("red", null),
    },
    regions: { plain: "blue", hills: "red" },
    stacks: [...STACKS, ...boxed(inBox)],
    piles: PILES.filter(({ owner }) => owner === null || OWNERS.indexOf(owner as "red") < seats),
    tracks: TRACKS,
  };
}

const LIT = [
  { kind: "place", id: "city" },
  { kind: "place", id: "pool" },
  { kind: "stack", id: "castle/grey" },
  { kind: "stack", id: "isle/gold" },
  { kind: "stack", id: "pool/blue/1" },
  { kind: "seat", id: "blue" },
  { kind: "track", id: "round" },
  { kind: "card", id: "storm" },
];

interface Variant {
  readonly name: string;
  /** Made again each time: of a board the printed layer is kept. */
  draw(): string;
}

type Rooms = readonly [across: number, down: number];

function variant(
  name: string,
  names: string,
  rooms: Rooms,
  [seats, inBox]: readonly [seats: number, inBox: number],
  more: Partial<PictureOptions> = {},
): Variant {
  return {
    name: `made ${name}`,
    draw: () => {
      const called = NAMES[names]!;
      const options = { texts: { name: called, decision: (kind: string) => `how to ${called(kind)}` }, ...more };
      return drawnOf(boardOf(...rooms), seats === 0 ? {} : tableOf(seats, inBox), options);
    },
  };
}

function other(name: string, more: Partial<PictureOptions>, hasWords = false): Variant {
  return {
    name: `made ${name}`,
    draw: () =>
      drawnOf(otherBoard(), OTHER, {
        texts: { name: (id) => id, ...(hasWords ? { label: (id) => `the ${id}!`, decision: () => "" } : {}) },
        highlight: LIT,
        ...more,
      }),
  };
}

function drawnOf(board: Board, lying: Partial<Table>, options: PictureOptions): string {
  return boardSvg(board, { ...EMPTY, ...lying }, options);
}

/** The variants by their names. */
export const VARIANTS: readonly Variant[] = [
  variant("empty", "short", [1, 1], [0, 0]),
  variant("empty, in Russian", "short", [1, 1], [0, 0], { lang: "ru" }),
  ...[1, 2, 3, 5].flatMap((seats) => [1, 2, 3, 6].map((inBox) => variant(`${seats} seats, ${inBox} in a box`, "short", [1, 1], [seats, inBox]))),
  ...Object.keys(NAMES).flatMap((names) =>
    (
      [
        [1, 1],
        [0.6, 1],
        [2.2, 1],
        [1, 0.5],
        [1, 1.8],
        [2.2, 1.8],
        [0.6, 0.5],
      ] as const
    ).map((rooms) => variant(`${names} names, rooms of ${rooms.join(" by ")}`, names, rooms, [2, 5], names === "article" ? { lang: "ru" } : {})),
  ),
  ...([0, 1, 4, 7, 9, 12] as const).map((inBox) => variant(`${inBox} in a wide box`, "short", [2, 1], [2, inBox])),
  variant("lit up", "short", [1, 1], [2, 3], { highlight: LIT, id: "lit", width: 450 }),
  ...(["en", "ru"] as const).flatMap((lang) => [
    other(`another board, ${lang}`, { lang }),
    other(`another board with words of its own, ${lang}`, { lang }, true),
  ]),
  variant("of a width that fits", "article", [1, 1], [2, 3], { width: "fit", id: "1x" }),
];
