/** Marks of blocks and cities last as long as the procedure that uses them: who bears one while nothing that knows it is under way would keep it for ever. */
import { demand } from "../../core/errors.js";
import {
  areaOf,
  CLOSED,
  DEALT_WITH,
  hasCityMark,
  hasEffect,
  hasMark,
  HOMEWARD,
  INSIDE,
  isCarried,
  isInPlay,
  LANDED,
  LOADED,
  marksOf,
  MOVED,
  PARTY,
  PEACE_CONCLUDED,
  type PeloponnesianState,
  RETREATING,
  REVEALED,
  SALLYING,
  seasonOf,
  SIEGE_WORKS,
  STAYED,
  STORMING,
  SUCCEEDED,
  SUPPLIED,
} from "../state.js";
import type { Tables } from "../tables.js";
import { SEASONS, WINTER } from "../types.js";
import { isInsideWithoutSiege } from "./blocks.js";
import type { Frame } from "./stack.js";

/** A procedure that uses a mark, from a step on where one is named: whose blocks bear it, and where they are. */
interface Use {
  readonly kind: string;
  readonly from?: number;
  readonly to?: number;
  /** The slot that names the area of who bears it. */
  readonly at?: string;
  /** The owners: those of the frame, their rivals, or both. */
  readonly of?: "own" | "both";
}

const TURN: readonly Use[] = [{ kind: "player-turn", of: "both" }];

/** The uses of each mark of blocks. */
const BLOCK_MARKS: readonly (readonly [name: string, mark: number, uses: readonly Use[]])[] = [
  ["moved", MOVED, TURN],
  ["landed", LANDED, TURN],
  ["supplied", SUPPLIED, [{ kind: "player-turn" }]],
  ["party", PARTY, [{ kind: "maneuver", from: 1 }, { kind: "march" }]],
  ["loaded", LOADED, [{ kind: "loading" }, { kind: "march" }]],
  ["stayed", STAYED, [{ kind: "maneuver", from: 1 }]],
  ["succeeded", SUCCEEDED, [{ kind: "forced-marches", from: 1, to: 2, at: "from" }]],
  ["sallying", SALLYING, [{ kind: "combat", from: 1, to: 3 }]],
  ["storming", STORMING, [{ kind: "storm", from: 2 }]],
  ["homeward", HOMEWARD, [{ kind: "wintering", of: "both" }]],
  [
    "revealed",
    REVEALED,
    [
      { kind: "battle", from: 3, of: "both" },
      { kind: "storm", from: 4, of: "both" },
    ],
  ],
  [
    "retreating",
    RETREATING,
    [
      { kind: "retreat", at: "area" },
      { kind: "fortify", from: 1, at: "area" },
      { kind: "pillage", from: 1 },
    ],
  ],
];

/** Checks the marks of all blocks and cities. */
export function checkMarks(s: PeloponnesianState, t: Tables, frames: readonly Frame[]): void {
  let borne = 0;
  for (let b = 0; b < t.blocks; b++) if (isInPlay(s, b)) borne |= marksOf(s, b);
  for (const [name, mark, uses] of BLOCK_MARKS) if ((borne & mark) !== 0) checkMark(s, t, frames, name, mark, uses);
  if ((borne & SUPPLIED) !== 0) demand(seasonOf(s) === WINTER, "blocks.marks", "supplied in Winter only (PEL-4.4.4)", SEASONS[seasonOf(s)]);
  if ((borne & INSIDE) !== 0) checkInsides(s, t, frames);
  checkCarried(s, t, frames);
  checkCityMarks(s, t, frames);
}

function checkMark(s: PeloponnesianState, t: Tables, frames: readonly Frame[], name: string, mark: number, uses: readonly Use[]): void {
  // Who went home at a peace of the New Year keeps it until the first turn is over.
  if ((mark === MOVED || mark === LANDED) && hasEffect(s, PEACE_CONCLUDED)) return;
  const current = frames.flatMap((frame) => uses.filter((use) => isUnderWay(use, frame)).map((use) => ({ use, frame })));
  for (let b = 0; b < t.blocks; b++) {
    if (!isInPlay(s, b) || !hasMark(s, b, mark)) continue;
    const fits = current.some(({ use, frame }) => fitsUse(s, t, b, use, frame));
    if (!fits) demand(false, `blocks[${b}].marks`, `no such mark of ${t.blockIds[b]} now`, name);
  }
}

function isUnderWay({ kind, from = 0, to = 99 }: Use, frame: Frame): boolean {
  return frame.kind === kind && frame.step >= from && frame.step <= to;
}

function fitsUse(s: PeloponnesianState, t: Tables, block: number, { of = "own", at }: Use, { slots }: Frame): boolean {
  if (of === "own" && t.side[block] !== slots["seat"]) return false;
  return at === undefined || areaOf(s, block) === slots[at];
}

// Behind walls without a siege is only who is going in just now.
function checkInsides(s: PeloponnesianState, t: Tables, frames: readonly Frame[]): void {
  const entering = frames.filter(({ kind }) => kind === "battle").map(({ slots }) => slots["area"]);
  for (let b = 0; b < t.blocks; b++)
    if (isInsideWithoutSiege(s, b) && !entering.includes(areaOf(s, b)))
      demand(false, `blocks[${b}].marks`, "nobody inside a city that is not besieged (PEL-1.1.4)", "inside");
}

// PEL-5.2.1.8: on land a block is aboard only between loading and setting out.
function checkCarried(s: PeloponnesianState, t: Tables, frames: readonly Frame[]): void {
  const partyLeaves = frames.some(({ kind }) => kind === "loading" || kind === "march");
  const leaving = frames.flatMap(({ kind, slots }) => (kind === "lower-cargo" ? [slots["block"]! - 1] : kind === "wintering" ? [slots["cargo"]! - 1] : []));
  for (let b = 0; b < t.blocks; b++) {
    if (!isCarried(s, b) || areaOf(s, b) >= t.lands) continue;
    demand((partyLeaves && hasMark(s, b, PARTY)) || leaving.includes(b), `blocks[${b}].carriedBy`, "nobody, on land (PEL-5.2.1.8)", "a fleet");
  }
}

function checkCityMarks(s: PeloponnesianState, t: Tables, frames: readonly Frame[]): void {
  const turn = frames[1]?.kind === "player-turn";
  const sieges = frames.some(({ kind }) => kind === "sieges");
  for (const city of t.cities) {
    if (!turn && hasCityMark(s, city, CLOSED | SIEGE_WORKS)) demand(false, `areas[${city}].city`, "no mark of a turn that is over", "closed or siege-works");
    if (!sieges && hasCityMark(s, city, DEALT_WITH)) demand(false, `areas[${city}].city`, "no siege dealt with outside the sieges", "dealt-with");
  }
}
