/** Positions given by a few pieces. Leaders, garrisons, full CVs and the numbers of blocks are derived; blocks and cards given only by number are dealt. */
import { ownField, POSITION_COMPLAINT as FAIL, readInteger, readKnownFields } from "../../core/basics/json.js";
import {
  type CardPlace,
  draftIn,
  dropEmptyRows,
  fieldAt,
  layCards,
  type PathsIn,
  rowsIn,
  type SceneDraft,
  type SceneInProgress,
  type SceneOf,
  type SceneRules,
  type SceneTurn,
} from "../../core/ruleset/scene.js";
import type { Fields } from "../../core/basics/view-fields.js";
import { at as putAt, type Segment } from "./at.js";
import type { PeloponnesianOptions } from "../vocabulary/options.js";
import { firstOf, lastOf, type Tables, tablesOf } from "../tables/index.js";
import { type AreaId, OLYMPIANS, type Seat, SEATS } from "../vocabulary/types.js";
import type { PeloponnesianPieces, PeloponnesianView } from "../knowledge/view/index.js";

const FOLLOWS = {
  inPlay: ["leaders"],
  "where the other cards lie": ["pile"],
  blocks: ["pools", "areas.*.field", "areas.*.besieged", "areas.*.city.siege.seat", "areas.*.city.siege.blockaded"],
  "the scenario": ["areas.*.closed"],
} as const;

const ELSEWHERE = {
  "options stand beside pieces": ["scenario"],
  "toMove is the beginning of a part of a season": [
    "first",
    "active",
    "committed",
    "uses",
    "hiddenBlocks",
    "routes",
    "crossings",
    "forcedMarches",
    "battle",
    "blocks.*.*.route",
    "areas.*.city.dealtWith",
    "areas.*.city.siegeWorks",
  ],
  "the game goes on": ["ending"],
} as const;

/** The pieces that a scene can name: those of the arbiter's view that are neither derived nor given elsewhere. */
export type PeloponnesianScenePieces = SceneOf<PeloponnesianPieces, PathsIn<typeof FOLLOWS> | PathsIn<typeof ELSEWHERE>>;

/** A position given by a few of its pieces, with the options of `setup`. */
export interface PeloponnesianScene extends PeloponnesianOptions, SceneTurn<Seat, Segment, PeloponnesianView> {
  /** The differences from the set-up, or the pieces on an empty map. A block that is placed has its full CV if none is given. */
  readonly pieces?: PeloponnesianScenePieces | undefined;
  /** The number of a side's blocks in an area beyond those that `pieces` names. They are drawn from the pool and have full CV. */
  readonly unseen?: { readonly [K in Seat]?: Readonly<Record<AreaId, number>> | undefined } | undefined;
}

export const SCENE: SceneRules = {
  follows: FOLLOWS,
  elsewhere: ELSEWHERE,
  voids: {
    "blocks.*.*.area": ["off", "marks", "carriedBy"],
    "blocks.*.*.off": ["area", "cv", "marks", "carriedBy"],
    "areas.*.city.controller": ["garrison", "garrisonCV"],
    "areas.*.city.garrison": ["garrisonCV"],
  },
  own: ["unseen"],
  open: opened,
  ids(edition) {
    const t = tablesOf({ edition });
    const blocks = SEATS.map((seat, i) => [`blocks.${seat}`, t.blockIds.slice(firstOf(t, i), lastOf(t, i) + 1)] as const);
    return { ...Object.fromEntries(blocks), blocks: SEATS, hands: SEATS, olympians: OLYMPIANS, areas: t.areaIds };
  },
  empty: emptied,
  settle: settled,
  at: putAt,
};

// Records the native side of every city, which a scene does not change with the controller.
function opened(pieces: Fields): Fields {
  const areas = rowsIn(pieces, "areas").map(([id, row]) => {
    const city = fieldAt(row, "city") as Fields | undefined;
    return [id, city === undefined ? row : { ...row, city: { ...city, native: city["native"] ?? city["controller"] ?? "neutral" } }];
  });
  return { ...pieces, areas: Object.fromEntries(areas) };
}

// Cities keep their controllers and garrisons but lose sieges and marks; blocks on the map return to their pools.
function emptied(pieces: Fields): Fields {
  const areas = rowsIn(pieces, "areas").map(([id, row]) => {
    const { siege: _siege, pillaged: _pillaged, closed: _closed, ...city } = draftIn({ ...row }, "city");
    return [id, row["city"] === undefined ? {} : { city }];
  });
  const blocks = SEATS.map((seat) => [
    seat,
    Object.fromEntries(rowsIn(draftIn(pieces as SceneDraft, "blocks"), seat).map(([id, row]) => [id, row["off"] === undefined ? { off: "pool" } : row])),
  ]);
  return { ...pieces, areas: Object.fromEntries(areas), blocks: Object.fromEntries(blocks) };
}

function settled(scene: SceneInProgress): Fields {
  const t = tablesOf({ edition: scene.edition });
  settleCities(scene, t);
  for (const seat of SEATS) drawUnseen(scene, t, seat);
  for (const seat of SEATS) for (const [id, row] of rowsIn(draftIn(scene.pieces, "blocks"), seat)) settleBlock(row, t.maxCV[t.blockIndex.get(id) ?? 0]!);
  layDeck(scene, t);
  return scene.pieces;
}

// Fills in a missing garrison from the controller of the city, and a missing CV.
function settleCities({ pieces, given }: SceneInProgress, t: Tables): void {
  for (const [id, row] of rowsIn(pieces, "areas")) {
    const area = t.areaIndex.get(id);
    if (row["city"] === undefined || area === undefined) continue;
    const city = draftIn(row, "city");
    const isNative = city["native"] === (city["controller"] ?? "neutral");
    if (isNative) delete city["native"];
    // PEL-7.3.1: natives hold a city that they control; other cities have no garrison if none is given.
    if (isNative && fieldAt(given, "areas", id, "city", "garrison") === undefined) city["garrison"] ??= "native";
    // PEL-7.3.1, PEL-7.3.2, PEL-7.3.3: a garrison is full if no CV is given.
    if (city["garrison"] !== undefined) city["garrisonCV"] ??= city["garrison"] === "detached" ? t.numbers.detachedCV.value : t.cityValue[area]!;
  }
  dropEmptyRows(pieces, "areas", t.areaIds);
}

function settleBlock(row: SceneDraft, maxCV: number): void {
  if (row["area"] !== undefined) row["cv"] ??= maxCV;
}

// Returns the unnamed blocks in the areas of `unseen` to the pool, then draws the given number for each area.
function drawUnseen({ scene, pieces, given, dice, wholes }: SceneInProgress, t: Tables, seat: Seat): void {
  const all = readKnownFields(ownField(scene, "unseen") ?? {}, "scene.unseen", SEATS, FAIL);
  const counts = readKnownFields(ownField(all, seat) ?? {}, `scene.unseen.${seat}`, t.areaIds, FAIL);
  const rows = draftIn(draftIn(pieces, "blocks"), seat);
  const isNamed = (id: string): boolean => fieldAt(given, "blocks", seat, id) !== undefined;
  const others = rowsIn({ rows }, "rows").filter(([id]) => !isNamed(id));
  for (const [id, row] of others) if (counts[String(row["area"])] !== undefined) rows[id] = { off: "pool" };
  for (const [area, count] of Object.entries(counts)) {
    if (count === undefined) continue;
    const left = others
      .map(([id]) => id)
      .filter((id) => fieldAt(rows, id, "off") === "pool" && couldStand(t, t.blockIndex.get(id) ?? 0, t.areaIndex.get(area) ?? 0));
    for (let n = readInteger(count, `scene.unseen.${seat}.${area}`, 0, left.length, FAIL); n > 0; n--) {
      const [id = ""] = left.splice(dice.draw(left.length), 1);
      rows[id] = { area };
      wholes.set(`blocks.${seat}.${id}`, `scene.unseen.${seat}.${area}`);
    }
  }
}

// PEL-5.1.4, PEL-5.2.1.8: fleets may be at sea and on coasts, land blocks on land.
function couldStand(t: Tables, block: number, area: number): boolean {
  const isLand = area < t.lands;
  return t.fleet[block] === 1 ? !isLand || t.coastal[area] !== 0 : isLand;
}

// Deals the hands that are given by number. Cards outside the deck of the scenario stay outside.
function layDeck({ pieces, given, dice, wholes }: SceneInProgress, t: Tables): void {
  const place = (path: readonly string[]): CardPlace => ({
    path: `scene.pieces.${path.join(".")}`,
    given: fieldAt(given, ...path),
    base: fieldAt(pieces, ...path),
  });
  readKnownFields(pieces["hands"], "scene.pieces.hands", SEATS, FAIL);
  const hands = draftIn(pieces, "hands");
  const places = [...SEATS.map((seat) => place(["hands", seat])), ...OPEN_CARDS.map((list) => ({ ...place([list]), isOpen: true }))];
  const laid = layCards(t.cardIds, places, dice);
  places.forEach(({ path }, i) => laid[i]?.forEach((card) => wholes.set(`cards.${card}`, path)));
  SEATS.forEach((seat, i) => {
    hands[seat] = laid[i];
    wholes.set(`committed.${seat}`, `scene.pieces.hands.${seat}`); // The first card of the hand is committed.
  });
  OPEN_CARDS.forEach((list, i) => (pieces[list] = laid[SEATS.length + i]));
}

const OPEN_CARDS = ["inPlay", "used", "removed", "outOfDeck"] as const;
