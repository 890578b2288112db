/**
 * Positions made from a few pieces. Generals and royals go where a force or their own row puts them. The control of males and the body, the spaces of
 * independent armies, the cards of generals, the points on the tracks and the Silver Shields are derived.
 */
import { isPlainObject, POSITION_COMPLAINT as FAIL, readArray, readWord } from "../../core/basics/json.js";
import {
  type CardPlace,
  draftIn,
  dropEmptyRows,
  entriesIn,
  fieldAt,
  layCards,
  type PathsIn,
  rowsBySeat,
  rowsIn,
  type SceneDraft,
  type SceneInProgress,
  type SceneOf,
  type SceneRules,
  type SceneTurn,
} from "../../core/ruleset/scene.js";
import type { Fields } from "../../core/basics/view-fields.js";
import { at, type Segment } from "./at.js";
import { seatId } from "../state/names.js";
import type { DiadochiOptions } from "../vocabulary/options.js";
import { position } from "../knowledge/position/index.js";
import { legitimacyOf, victoryPointsOf } from "../rules/points.js";
import { rightfulController } from "../rules/royals.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { indexOfId, MAJOR_GENERAL, type Tables, tablesOf } from "../tables/index.js";
import { BODY_ID, SEATS, type Seat } from "../vocabulary/types.js";
import { type DeckView, type DiadochiPieces, LOCAL_TRIBE, type SeatView, type TracksView, type TrackView, type DiadochiView } from "../knowledge/view/index.js";

const FOLLOWS = {
  "the key of its row": ["seats.*.seat"],
  "all pieces": ["seats.*.victoryPoints", "seats.*.legitimacy", "tracks"],
  hand: ["seats.*.cards"],
  generals: ["seats.*.pool", "seats.*.dispersed.generals"],
  "the control of spaces (DIA-MAP.6)": ["provinces", "fleets.*.owner"],
  "what is printed and lies on him": ["generals.*.initiative", "generals.*.battle", "generals.*.prestige"],
  controller: ["royals.*.active"],
  "upgraded and dispersed": ["fleets.*.strength"],
  "independentArmies of the spaces": ["armies"],
  "where the other cards lie": ["deck.pile"],
  hiddenHands: ["deck.hidden"],
} as const;

const ELSEWHERE = {
  "options stand beside pieces": ["options", "clock.lastTurn"],
  "toMove is the beginning of a segment": [
    "clock.segment",
    "clock.active",
    "clock.navalMoveMade",
    "spaces.*.marks",
    "spaces.*.field.*.underWay",
    "spaces.*.inside.*.underWay",
    "spaces.*.independentArmies.*.underWay",
    "generals.*.acted",
    "generals.*.placed",
    "royals.*.acted",
    "alexander.acted",
  ],
} as const;

interface SeatPieces extends Omit<SeatView, "hand"> {
  /** The cards, or their number. */
  readonly hand: readonly string[] | number;
}

interface DeckPieces extends Omit<DeckView, "hiddenHands"> {
  /** The cards of each hidden hand, or their number. */
  readonly hiddenHands: readonly (readonly string[] | number)[];
}

interface ScenePieces extends Omit<DiadochiPieces, "seats" | "deck"> {
  readonly seats: Readonly<Record<Seat, SeatPieces>>;
  readonly deck: DeckPieces;
}

/** The pieces that a scene can name: those of the arbiter's view, with `seats` as a record by seat. */
export type DiadochiScenePieces = SceneOf<ScenePieces, PathsIn<typeof FOLLOWS> | PathsIn<typeof ELSEWHERE>>;

/** A position described by a few of its pieces, with the options of `setup`. */
export interface DiadochiScene extends DiadochiOptions, SceneTurn<Seat, Segment, DiadochiView> {
  /** The differences from the set-up, or the pieces on an empty map. */
  readonly pieces?: DiadochiScenePieces | undefined;
}

export const SCENE: SceneRules = {
  follows: FOLLOWS,
  elsewhere: ELSEWHERE,
  voids: {
    "generals.*.place": ["space"],
    "generals.*.space": ["place"],
    "royals.*.place": ["space"],
    "royals.*.space": ["place"],
    "alexander.place": ["space"],
    "alexander.space": ["place"],
  },
  open: (pieces) => ({ ...pieces, seats: Object.fromEntries((pieces["seats"] as readonly SeatView[]).map((row) => [row.seat, row])) }),
  ids(edition) {
    const { spaceIds, pieceIds, royalIds, royalCount, fleetIds } = tablesOf({ edition });
    return { seats: SEATS, spaces: spaceIds, generals: pieceIds, royals: royalIds.slice(0, royalCount), fleets: fleetIds };
  },
  empty: emptied,
  settle: settled,
  at,
};

// The pieces of an empty map: major generals have yet to enter, minor ones are in the pool, royals are dead, and no space is controlled.
function emptied(pieces: Fields, edition: string): Fields {
  const t = tablesOf({ edition });
  const minors = rowsIn(pieces, "generals").filter(([id]) => !isMajor(t, id));
  return {
    ...pieces,
    spaces: {},
    generals: Object.fromEntries(minors.map(([id, row]) => [id, { seat: row["seat"], place: "pool" }])),
    royals: Object.fromEntries(rowsIn(pieces, "royals").map(([id]) => [id, { place: "dead" }])),
    alexander: { place: "dead" },
  };
}

function isMajor(t: Tables, piece: string): boolean {
  return t.pieceIds.includes(piece) && S.isMajor(t, S.generalOfPiece(t, indexOfId(t.pieceIds, piece)));
}

function settled(scene: SceneInProgress): Fields {
  const t = tablesOf({ edition: scene.edition });
  const { pieces } = scene;
  const playing = SEATS.slice(0, Number(fieldAt(pieces, "options", "players")));
  const rows = rowsBySeat(pieces, "seats", playing);
  const named = mentions(scene, t, true);
  placePeople(scene, t, named);
  tidySpaces(scene, t);
  layDeck(scene, t);
  pieces["armies"] = armiesOf(pieces, t);
  settleSilver(scene);
  const people = [...rowsIn(pieces, "generals"), ...rowsIn(pieces, "royals"), ["alexander", draftIn(pieces, "alexander")] as const];
  for (const [, row] of people) if (row["space"] !== undefined) row["place"] ??= "field";
  const seats = rows.map(([seat, row], i) => {
    scene.renamed.set(`seats[${i}]`, `scene.pieces.seats.${seat}`);
    return { ...row, seat };
  });
  // The position from which the points are counted.
  const asViewed = { ...pieces, seats, tracks: tracksOf(seats.length, () => ({ victoryPoints: 0, legitimacy: 0 })) };
  const s = position({ ...asViewed, clock: { ...draftIn(pieces, "clock"), segment: null, active: null } }, scene.edition);
  settleRoyals(scene, t, s, new Set(named.keys()));
  return { ...asViewed, tracks: tracksOf(seats.length, (seat) => ({ victoryPoints: victoryPointsOf(s, t, seat), legitimacy: legitimacyOf(s, t, seat) })) };
}

/** The owner and the place of a force that names a person. */
interface Mention {
  readonly seat: unknown;
  readonly space: string;
  readonly place: "field" | "inside";
}

const FORCES = ["field", "inside"] as const;

// A force of the scene places its people, and their own rows in the scene must agree. A row of the scene takes priority over the forces of the
// set-up. A general on the map leaves it if no force and no row of the scene names him any longer.
function placePeople(scene: SceneInProgress, t: Tables, named: ReadonlyMap<string, Mention>): void {
  const { pieces, given } = scene;
  const stays = mentions(scene, t, false);
  const generals = draftIn(pieces, "generals");
  for (const [id, row] of rowsIn(pieces, "generals")) {
    const isOnMap = row["place"] === "field" || row["place"] === "inside";
    if (!isOnMap || fieldAt(given, "generals", id) !== undefined || named.has(id) || stays.has(id)) continue;
    if (isMajor(t, id)) delete generals[id];
    else generals[id] = { seat: row["seat"], place: "pool" };
  }
  for (const [id, mention] of named) {
    const isRoyal = t.royalIds.includes(id);
    const path = id === BODY_ID ? ["alexander"] : [isRoyal ? "royals" : "generals", id];
    const row = path.reduce(draftIn, pieces);
    for (const [name, value] of Object.entries({ [isRoyal ? "controller" : "seat"]: mention.seat, space: mention.space, place: mention.place })) {
      const own = fieldAt(given, ...path, name) ?? value;
      if (own !== value) throw FAIL(`scene.pieces.${path.join(".")}.${name}`, `${String(value)}, as spaces.${mention.space} says`, own);
      row[name] = value;
    }
  }
}

// The people named by forces of the scene, or by forces of the set-up that the scene does not move.
function mentions({ pieces, given }: SceneInProgress, t: Tables, isOfScene: boolean): Map<string, Mention> {
  const named = new Map<string, Mention>();
  const read = (list: unknown, path: string, ids: readonly string[], mention: Mention): void =>
    readArray(list ?? [], path, ids.length, FAIL).forEach((entry, n) => {
      const id = readWord(entry, `${path}[${n}]`, ids, FAIL);
      if (named.has(id)) throw FAIL(`${path}[${n}]`, "each general and royal in one force", id);
      named.set(id, mention);
    });
  for (const [space, row] of rowsIn(pieces, "spaces"))
    for (const place of FORCES) {
      if ((fieldAt(given, "spaces", space, place) !== undefined) !== isOfScene) continue;
      for (const [force, i] of entriesIn(row, place)) {
        const mention = { seat: force["seat"], space, place };
        read(force["generals"], `scene.pieces.spaces.${space}.${place}[${i}].generals`, t.pieceIds, mention);
        read(force["royals"], `scene.pieces.spaces.${space}.${place}[${i}].royals`, t.royalIds, mention);
      }
    }
  return named;
}

// Brings the spaces into the form of a view: forces in seat order, and no empty parts. The people follow from `generals` and `royals`.
function tidySpaces({ pieces, renamed }: SceneInProgress, t: Tables): void {
  for (const [id, row] of rowsIn(pieces, "spaces")) {
    for (const list of FORCES) {
      const forces = entriesIn(row, list);
      if (forces.length !== lengthOf(row[list])) continue; // `position` reports the error
      forces.sort(([a], [b]) => SEATS.indexOf(a["seat"] as Seat) - SEATS.indexOf(b["seat"] as Seat));
      forces.forEach(([, i], n) => renamed.set(`spaces.${id}.${list}[${n}]`, `scene.pieces.spaces.${id}.${list}[${i}]`));
      row[list] = forces.map(([force]) => tidyForce(force));
    }
    for (const list of [...FORCES, "independentArmies"]) if (lengthOf(row[list]) === 0) delete row[list];
  }
  dropEmptyRows(pieces, "spaces", t.spaceIds);
}

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : -1;
}

function tidyForce({ generals: _generals, royals: _royals, units, ...force }: SceneDraft): SceneDraft {
  if (!isPlainObject(units)) return units === undefined ? force : { ...force, units };
  const some = Object.entries(units).filter(([, count]) => count !== 0);
  return some.length === 0 ? force : { ...force, units: Object.fromEntries(some) };
}

function armiesOf(pieces: Fields, t: Tables): Fields {
  const armies: SceneDraft = {};
  for (const [space, row] of rowsIn(pieces, "spaces"))
    for (const [army, i] of entriesIn(row, "independentArmies")) {
      const path = `scene.pieces.spaces.${space}.independentArmies[${i}].id`;
      const id = readWord(army["id"], path, [LOCAL_TRIBE, ...t.armyIds], FAIL);
      if (Object.hasOwn(armies, id)) throw FAIL(path, "each named army in one space", id);
      if (id !== LOCAL_TRIBE) armies[id] = space;
    }
  return armies;
}

// Hands that the scene does not name keep their cards.
function layDeck({ pieces, given, dice }: SceneInProgress, t: Tables): void {
  const deck = draftIn(pieces, "deck");
  const seats = rowsIn(pieces, "seats");
  const hidden = readArray(deck["hiddenHands"] ?? [], "scene.pieces.deck.hiddenHands", SEATS.length, FAIL);
  const aside = (deck["aside"] as readonly string[] | undefined) ?? [];
  // DIA-TYC.24: the cards of generals in play are set aside.
  const inPlay = t.cardIds.filter((id, card) => !aside.includes(id) && isInPlay(pieces, t, card));
  const place = (path: string, base: unknown, said: unknown): CardPlace => ({
    path: `scene.pieces.${path}`,
    given: said,
    base,
  });
  const places = [
    ...seats.map(([seat, row]) => place(`seats.${seat}.hand`, row["hand"], fieldAt(given, "seats", seat, "hand"))),
    ...["discards", "resting", "removed"].map((name) => ({ ...place(`deck.${name}`, deck[name], fieldAt(given, "deck", name)), isOpen: true })),
    { ...place("deck.aside", [...aside, ...inPlay], fieldAt(given, "deck", "aside")), isOpen: true },
    ...hidden.map((cards, i) => place(`deck.hiddenHands[${i}]`, cards, fieldAt(given, "deck", "hiddenHands") === undefined ? undefined : cards)),
  ];
  const laid = layCards(t.cardIds, places, dice);
  seats.forEach(([, row]) => (row["hand"] = laid.shift()));
  for (const name of ["discards", "resting", "removed", "aside"]) deck[name] = laid.shift();
  deck["hiddenHands"] = laid;
  const elsewhere = [...seats.map(([, row]) => row["hand"]), deck["discards"], deck["resting"], deck["removed"], deck["aside"], ...laid];
  deck["pile"] = t.cardIds.length - elsewhere.flat().length;
}

function isInPlay(pieces: Fields, t: Tables, card: number): boolean {
  if (t.cardTypes[card] !== MAJOR_GENERAL) return false;
  const general = t.cardGenerals[card];
  return rowsIn(pieces, "generals").some(([id]) => t.pieceIds.includes(id) && S.generalOfPiece(t, indexOfId(t.pieceIds, id)) === general);
}

function settleSilver({ pieces, given }: SceneInProgress): void {
  if (given["silverShields"] !== undefined) return;
  const forces = rowsIn(pieces, "spaces").flatMap(([, row]) => FORCES.flatMap((list) => entriesIn(row, list)));
  const boxes = rowsIn(pieces, "seats").map(([, row]) => fieldAt(row, "dispersed"));
  const isThere = [...forces.map(([force]) => force), ...boxes].some((force) => Number(fieldAt({ force }, "force", "units", "silver-shields") ?? 0) > 0);
  if (isThere) pieces["silverShields"] = "in-play";
}

// Males and the body go to their rightful controllers (DIA-ROY.4) unless a force of the scene names them, or their row names a controller.
function settleRoyals({ pieces, given }: SceneInProgress, t: Tables, s: DiadochiState, named: ReadonlySet<string>): void {
  for (let royal = 0; royal <= t.royalCount; royal++) {
    const isBody = royal === S.bodyOf(t);
    const id = t.royalIds[royal]!;
    const path = isBody ? ["alexander"] : ["royals", id];
    const isFree = (isBody || S.isMale(t, royal)) && S.placeOfRoyal(s, royal) !== S.DEAD;
    if (!isFree || named.has(id) || fieldAt(given, ...path, "controller") !== undefined) continue;
    const row = path.reduce(draftIn, pieces);
    const owner = rightfulController(s, t, royal);
    S.setController(s, royal, owner);
    if (owner === S.NOBODY) delete row["controller"];
    else row["controller"] = seatId(S.seatOfOwner(owner));
  }
}

function tracksOf(seats: number, count: (seat: number) => TrackView): TracksView {
  const points: Partial<Record<Seat, TrackView>> = {};
  for (let seat = 0; seat < seats; seat++) points[seatId(seat)] = count(seat);
  return { points, unsettled: { pieces: false, points: false } };
}
