/**
 * Names and stacks of places: each has a list of positions with costs of their own, and two that meet cost much. The stack is the same in all languages; the name has a
 * position in each. Simulated annealing, then passes that try everything.
 */
import { type Corners, lengthInside, mulberry, overlap, type XY } from "./geometry.js";
import { breaksOf, sizeOfLines } from "./lettering.js";
import { type BrokenWay, brokenWays, pointsOf, type Way } from "./links.js";
import type { Sheet } from "./sheets.js";
import type { Spot } from "./places.js";
import type { Settings } from "./settings.js";
import { LANGUAGES, STACK_HEIGHT, STUB } from "../../src/drawing/geometry.js";
import { linesOf } from "../../src/svg/lettering.js";

export type Language = (typeof LANGUAGES)[number];

const TURNS = 420_000;
const ATTEMPTS = 40;
const CROWD_TURNS = 60_000;
/** So near are the neighbours that make room. */
const CROWD = 130;
const CLASH = 90;

/** A position of a name. */
export interface NamePosition {
  readonly box: Corners;
  readonly cost: number;
  readonly breaks: readonly number[];
  /** From the top of the box to the base line of the first line. */
  readonly rise: number;
}

interface StackPosition {
  readonly box: Corners;
  readonly cost: number;
}

/** A place with the names it has, and where name and stack may stand. */
export interface Tag {
  readonly spot: Spot;
  readonly symbol: Corners;
  readonly names: Readonly<Record<Language, readonly NamePosition[]>>;
  readonly stacks: readonly StackPosition[];
  name: Record<Language, number>;
  stack: number;
}

/** How much of the ways runs through a box. */
export type Crossing = (box: Corners) => number;

export function crossingOf(ways: readonly Way[]): Crossing {
  const size = 40;
  const grid = new Map<string, (readonly [XY, XY, number])[]>();
  const cells = ([x0, y0, x1, y1]: Corners): string[] => {
    const keys: string[] = [];
    for (let i = Math.floor(x0 / size); i <= Math.floor(x1 / size); i++)
      for (let j = Math.floor(y0 / size); j <= Math.floor(y1 / size); j++) keys.push(`${i},${j}`);
    return keys;
  };
  for (const way of ways) {
    if (way.a.on !== way.b.on) continue;
    const points = pointsOf(way, 12);
    points.slice(1).forEach((b, i) => {
      const a = points[i]!;
      const piece = [a, b, way.kind === "coast" ? 0.4 : 1] as const;
      for (const key of cells([Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1])]))
        grid.set(key, [...(grid.get(key) ?? []), piece]);
    });
  }
  return (box) => {
    const met = new Set(cells(box).flatMap((key) => grid.get(key) ?? []));
    let sum = 0;
    for (const [a, b, weight] of met) sum += lengthInside(a, b, box) * weight;
    return sum;
  };
}

/** The names at the ends of ways to other sheets stand fast. */
function fixedNames(broken: readonly BrokenWay[], nameOf: NameOf): readonly { readonly on: Sheet; readonly box: Corners }[] {
  return broken.flatMap(({ from, to, anchor, name: [x, y] }) =>
    LANGUAGES.map((language) => {
      const { width, height, rise } = sizeOfLines([nameOf(language, to.name ?? to.id)], STUB.size, STUB.weight);
      const left = anchor < 0 ? x - width : anchor > 0 ? x : x - width / 2;
      return { on: from.on, box: [left, y - rise, left + width, y - rise + height] as const };
    }),
  );
}

/** What a place, region or name of geography is called. */
export type NameOf = (language: Language, id: string) => string;

export function makeTags(settings: Settings, spots: readonly Spot[], ways: readonly Way[], crossing: Crossing, nameOf: NameOf): Tag[] {
  const fixed = fixedNames(brokenWays(settings, ways), nameOf);
  const others = (spot: Spot): Spot[] =>
    spots.filter((other) => other !== spot && other.on === spot.on && Math.hypot(other.x - spot.x, other.y - spot.y) < 200);
  const boxesOn = ({ on }: Spot): Corners[] => fixed.filter((name) => name.on === on).map(({ box }) => box);
  const tags = spots.map((spot): Tag => {
    const positions = (language: Language): readonly NamePosition[] =>
      namePositions(spot, nameOf(language, spot.name ?? spot.id), crossing, boxesOn(spot)).map((position) => ({
        ...position,
        cost: position.cost + doubt(spot, others(spot), position.box) * 1.3,
      }));
    const symbol = squareAround(spot, spot.reserve);
    return {
      spot,
      symbol,
      names: { en: positions("en"), ru: positions("ru") },
      stacks: stackPositions(settings, spot, crossing, boxesOn(spot)).map((position) => ({
        ...position,
        cost: position.cost + doubt(spot, others(spot), position.box),
      })),
      name: { en: 0, ru: 0 },
      stack: 0,
    };
  });
  // What lies in a box has neither.
  if (settings.stackWidths.length > 0) settle(tags);
  return tags;
}

function squareAround({ x, y }: Spot, half: number): Corners {
  return [x - half, y - half, x + half, y + half];
}

/** How much a box leaves in doubt whose it is: how much farther its own place is than the nearest other one. */
function doubt(spot: Spot, others: readonly Spot[], box: Corners): number {
  const distance = ({ x, y, half }: Spot): number => Math.hypot(Math.max(box[0] - x, 0, x - box[2]), Math.max(box[1] - y, 0, y - box[3])) - half;
  const nearest = others.reduce((least, other) => Math.min(least, distance(other)), Number.POSITIVE_INFINITY);
  return Math.max(0, distance(spot) + 5 - nearest);
}

/** What a position costs that leaves the picture or covers furniture. */
function trespass({ on }: Spot, box: Corners, fixed: readonly Corners[]): number {
  const [x0, y0, x1, y1] = on.frame;
  const isOutside = box[0] < x0 + 18 || box[1] < y0 + 18 || box[2] > x1 - 18 || box[3] > y1 - 16;
  return (
    (isOutside ? 500 : 0) +
    400 * on.keepOut.filter((other) => overlap(box, other, 8) > 0).length +
    400 * fixed.filter((other) => overlap(box, other, 4) > 0).length
  );
}

function namePositions(spot: Spot, words: string, crossing: Crossing, fixed: readonly Corners[]): NamePosition[] {
  const { size, weight } = spot.lettering;
  const most = spot.isSea || words.length > 24 ? 3 : words.length > 11 ? 2 : 1;
  return breaksOf(words, size, weight, most).flatMap((breaks) => {
    const { width, height, rise } = sizeOfLines(linesOf(words, breaks), size, weight);
    const wish = spot.isSea && words.length > 12 ? 0 : words.length > 18 ? 1 : 2;
    const broken = Math.abs(breaks.length - (wish === 2 ? 0 : 1)) * (wish === 1 ? 1 : 3);
    return around(spot, width, height).map(({ box, cost }) => {
      const shore = [0.05, 0.35, 0.65, 0.95].map((t) => spot.on.isLand([box[0] + width * t, box[1] + height / 2]));
      const isAcross = shore.includes(true) && shore.includes(false);
      const own = (isAcross ? 2 : 0) + (spot.isSea && shore.includes(true) ? 8 : 0);
      return { box, breaks, rise, cost: cost + broken + own + crossing(box) * 0.16 + trespass(spot, box, fixed) };
    });
  });
}

/** Positions for a box of a size around a place: beside, above, below, at the corners, near and farther. */
function around(spot: Spot, width: number, height: number): { box: Corners; cost: number }[] {
  const found: { box: Corners; cost: number }[] = [];
  const add = (x: number, y: number, cost: number): void => void found.push({ box: [x, y, x + width, y + height], cost });
  for (const gap of [0, 6, 13, 20]) {
    const d = spot.reserve + 3 + gap;
    const far = gap * 0.9 + (gap / 7) ** 2;
    for (const s of [0.5, 0.2, 0.8]) {
      add(spot.x + d, spot.y - height * s, far + (s === 0.5 ? 0 : 1));
      add(spot.x - d - width, spot.y - height * s, far + (s === 0.5 ? 1 : 2));
    }
    for (const s of [0.5, 0.25, 0.75, 0.05, 0.95]) {
      const off = Math.abs(s - 0.5) * 2;
      add(spot.x - width * s, spot.y - d - height, far + 1.2 + off);
      add(spot.x - width * s, spot.y + d, far + 1 + off);
    }
    add(spot.x + d * 0.8, spot.y - d * 0.8 - height, far + 0.8);
    add(spot.x + d * 0.8, spot.y + d * 0.8, far + 0.8);
    add(spot.x - d * 0.8 - width, spot.y - d * 0.8 - height, far + 2);
    add(spot.x - d * 0.8 - width, spot.y + d * 0.8, far + 2);
  }
  return found;
}

function stackPositions({ stackWidths }: Settings, spot: Spot, crossing: Crossing, fixed: readonly Corners[]): StackPosition[] {
  return stackWidths.flatMap((width, narrower) => {
    const found: StackPosition[] = [];
    const add = (x: number, y: number, cost: number): void => {
      const box: Corners = [x, y, x + width, y + STACK_HEIGHT];
      found.push({ box, cost: cost + narrower * 9 + crossing(box) * 0.05 + trespass(spot, box, fixed) });
    };
    for (const gap of [0, 5, 11, 17]) {
      const d = spot.reserve + 2 + gap;
      const far = gap * 1.1;
      for (const s of [0.5, 0.2, 0.8]) {
        add(spot.x - width * s, spot.y - d - STACK_HEIGHT, far + (s === 0.5 ? 0 : 1));
        add(spot.x - width * s, spot.y + d, far + 1.5 + (s === 0.5 ? 0 : 1));
      }
      for (const s of [0.5, 0.15, 0.85]) {
        add(spot.x - d - width, spot.y - STACK_HEIGHT * s, far + 1);
        add(spot.x + d, spot.y - STACK_HEIGHT * s, far + 1);
      }
    }
    return found;
  });
}

function clash(a: Corners, b: Corners, gap: number): number {
  const area = overlap(a, b, gap);
  return area > 0 ? CLASH + area : 0;
}

/** What a stack costs among the neighbours. */
function stackCost(tag: Tag, around: readonly Tag[], stack: number): number {
  const pile = tag.stacks[stack]!;
  let cost = pile.cost;
  for (const other of around) {
    cost += clash(pile.box, other.stacks[other.stack]!.box, 3) + clash(pile.box, other.symbol, 1);
    for (const language of LANGUAGES) cost += clash(pile.box, other.names[language][other.name[language]]!.box, 3);
  }
  return cost;
}

/** What a name costs among the neighbours. */
function nameCost(tag: Tag, around: readonly Tag[], language: Language, name: number): number {
  const { box, cost: own } = tag.names[language][name]!;
  let cost = own;
  for (const other of around) {
    cost += clash(box, other.names[language][other.name[language]]!.box, 4) + clash(box, other.stacks[other.stack]!.box, 3) + clash(box, other.symbol, 2);
  }
  return cost;
}

/** What a tag costs among its neighbours with these choices. */
function costOf(tag: Tag, around: readonly Tag[], name: Tag["name"], stack: number): number {
  const pile = tag.stacks[stack]!.box;
  const names = LANGUAGES.reduce(
    (sum, language) => sum + nameCost(tag, around, language, name[language]) + clash(tag.names[language][name[language]]!.box, pile, 3),
    0,
  );
  return stackCost(tag, around, stack) + names;
}

function settle(tags: readonly Tag[]): void {
  const random = mulberry(7);
  const neighbours = new Map(
    tags.map((tag) => [
      tag,
      tags.filter(({ spot }) => spot !== tag.spot && spot.on === tag.spot.on && Math.abs(spot.x - tag.spot.x) < 300 && Math.abs(spot.y - tag.spot.y) < 120),
    ]),
  );
  anneal(tags, neighbours, random, TURNS);
  for (let pass = 0; pass < 4; pass++) for (const tag of tags) improve(tag, neighbours.get(tag)!);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const crowd = crowdOf(tags, neighbours);
    if (crowd.length === 0) return;
    const before = crowd.map(({ name, stack }) => ({ name, stack }));
    const cost = crowdCost(crowd, neighbours);
    anneal(crowd, neighbours, random, CROWD_TURNS);
    for (let pass = 0; pass < 2; pass++) for (const tag of crowd) improve(tag, neighbours.get(tag)!);
    if (crowdCost(crowd, neighbours) < cost) continue;
    crowd.forEach((tag, i) => Object.assign(tag, before[i]));
  }
}

type Neighbours = ReadonlyMap<Tag, readonly Tag[]>;

function anneal(tags: readonly Tag[], neighbours: Neighbours, random: () => number, turns: number): void {
  const pick = (count: number): number => Math.floor(random() * count);
  for (let turn = 0; turn < turns; turn++) {
    const heat = 12 * (1 - turn / turns) ** 2 + 0.01;
    const tag = tags[pick(tags.length)]!;
    const around = neighbours.get(tag)!;
    const dice = random();
    const stack = dice > 0.6 ? pick(tag.stacks.length) : tag.stack;
    const choice = (language: Language, isTried: boolean): number => (isTried ? pick(tag.names[language].length) : tag.name[language]);
    const name = { en: choice("en", dice < 0.35 || dice > 0.8), ru: choice("ru", (dice >= 0.35 && dice < 0.65) || dice > 0.8) };
    const change = costOf(tag, around, name, stack) - costOf(tag, around, tag.name, tag.stack);
    if (change < 0 || random() < Math.exp(-change / heat)) [tag.name, tag.stack] = [name, stack];
  }
}

/** Tags that still meet others, with their nearest neighbours: they are settled again by themselves. */
function crowdOf(tags: readonly Tag[], neighbours: Neighbours): Tag[] {
  const meeting = tags.filter((tag) => costOf(tag, neighbours.get(tag)!, tag.name, tag.stack) > CLASH);
  const near = (a: Tag, b: Tag): boolean => Math.hypot(a.spot.x - b.spot.x, a.spot.y - b.spot.y) < CROWD;
  return [...new Set(meeting.flatMap((tag) => [tag, ...neighbours.get(tag)!.filter((other) => near(tag, other))]))];
}

function crowdCost(crowd: readonly Tag[], neighbours: Neighbours): number {
  return crowd.reduce((sum, tag) => sum + costOf(tag, neighbours.get(tag)!, tag.name, tag.stack), 0);
}

// Each stack with the best name in each language: the languages do not touch each other.
function improve(tag: Tag, around: readonly Tag[]): void {
  const names = LANGUAGES.map((language) => tag.names[language].map((position, i) => ({ box: position.box, cost: nameCost(tag, around, language, i) })));
  let best = costOf(tag, around, tag.name, tag.stack);
  tag.stacks.forEach(({ box }, stack) => {
    const chosen = names.map((list) =>
      list.reduce(
        (least, { box: name, cost }, i) => {
          const all = cost + clash(name, box, 3);
          return all < least.cost ? { i, cost: all } : least;
        },
        { i: 0, cost: Number.POSITIVE_INFINITY },
      ),
    );
    const cost = chosen.reduce((sum, row) => sum + row.cost, stackCost(tag, around, stack));
    if (cost >= best - 1e-9) return;
    best = cost;
    tag.stack = stack;
    LANGUAGES.forEach((language, k) => {
      tag.name = { ...tag.name, [language]: chosen[k]!.i };
    });
  });
}

/** Names, stacks and symbols that meet, in any language: there should be none. */
export function meetingsOf(tags: readonly Tag[]): string[] {
  const meetings: string[] = [];
  const note = (what: string, a: Tag, b: Tag, boxes: readonly [Corners, Corners]): void => {
    if (overlap(...boxes) > 0.5) meetings.push(`${what}: ${a.spot.id} ${b.spot.id}`);
  };
  tags.forEach((a, i) => {
    const stack = a.stacks[a.stack]!.box;
    tags.forEach((b, j) => {
      if (a.spot.on !== b.spot.on) return;
      if (i < j) note("stack stack", a, b, [stack, b.stacks[b.stack]!.box]);
      if (i !== j) note("stack place", a, b, [stack, b.symbol]);
      for (const language of LANGUAGES) {
        const name = a.names[language][a.name[language]]!.box;
        if (i < j) note(`${language}: name name`, a, b, [name, b.names[language][b.name[language]]!.box]);
        if (i !== j) note(`${language}: name place`, a, b, [name, b.symbol]);
        note(`${language}: name stack`, a, b, [name, b.stacks[b.stack]!.box]);
      }
    });
  });
  return meetings;
}
