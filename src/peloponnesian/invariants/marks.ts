/** Checks that marks of blocks and cities exist only while the procedures that use them are under way. A mark without its procedure would stay for ever. */
import { demand } from "../../core/basics/errors.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import type { Tables } from "../tables/index.js";
import { SEASONS, WINTER } from "../vocabulary/types.js";
import { isInsideWithoutSiege } from "./blocks.js";
import { type Frame, type Kind, slotOf } from "./stack.js";
import { pathOfBlock, pathOfCity } from "./paths.js";

/** A procedure that uses a mark, and the blocks that carry it. */
interface Use {
  readonly kind: Kind;
  /** The steps at which blocks carry the mark; all steps if left out. */
  readonly steps?: readonly string[];
  /** The slot with the area of these blocks. */
  readonly at?: string;
  /** The owners: the seat of the frame (by default), or both seats. */
  readonly of?: "own" | "both";
}

/** The steps of a maneuver after the choice of the group. */
const MANEUVERING = ["party", "setOut", "arrived"];
const TURN: readonly Use[] = [{ kind: "player-turn", of: "both" }];

type MarkRow = readonly [name: string, mark: number, uses: readonly Use[]];

const BLOCK_MARKS: readonly MarkRow[] = [
  ["moved", S.MOVED, [...TURN, { kind: "event" }]],
  ["landed", S.LANDED, TURN],
  ["supplied", S.SUPPLIED, [{ kind: "player-turn" }]],
  ["party", S.PARTY, [{ kind: "maneuver", steps: MANEUVERING }, { kind: "march" }]],
  ["loaded", S.LOADED, [{ kind: "loading" }, { kind: "march" }]],
  ["stayed", S.STAYED, [{ kind: "maneuver", steps: MANEUVERING }]],
  ["succeeded", S.SUCCEEDED, [{ kind: "forced-marches", steps: ["rolled", "decide"], at: "from" }]],
  ["sallying", S.SALLYING, [{ kind: "combat", steps: ["sallies", "sally", "battles"] }]],
  ["storming", S.STORMING, [{ kind: "storm", steps: ["party", "meet", "fought", "end"] }]],
  ["homeward", S.HOMEWARD, [{ kind: "wintering", of: "both" }]],
  [
    "revealed",
    S.REVEALED,
    [
      { kind: "battle", steps: ["fought", "retreated"], of: "both" },
      { kind: "storm", steps: ["fought", "end"], of: "both" },
    ],
  ],
  [
    "retreating",
    S.RETREATING,
    [
      { kind: "retreat", at: "area" },
      { kind: "fortify", steps: ["bringInside", "surplus", "end"], at: "area" },
      { kind: "pillage", steps: ["leaving", "underWay"] },
    ],
  ],
];

export function checkMarks(s: PeloponnesianState, t: Tables, frames: readonly Frame[]): void {
  let borne = 0;
  for (let b = 0; b < t.blocks; b++) if (S.isInPlay(s, b)) borne |= S.marksOf(s, b);
  for (const row of BLOCK_MARKS) if ((borne & row[1]) !== 0) checkMark(s, t, frames, row);
  if ((borne & S.SUPPLIED) !== 0) demand(S.seasonOf(s) === WINTER, "blocks.marks", "supplied in Winter only (PEL-4.4.4)", SEASONS[S.seasonOf(s)]);
  if ((borne & S.INSIDE) !== 0) checkInsides(s, t, frames);
  checkCarried(s, t, frames);
  checkCityMarks(s, t, frames);
}

function checkMark(s: PeloponnesianState, t: Tables, frames: readonly Frame[], [name, mark, uses]: MarkRow): void {
  // A block that went home at a peace at New Year keeps the mark until the first turn ends.
  if ((mark === S.MOVED || mark === S.LANDED) && S.hasEffect(s, S.PEACE_CONCLUDED)) return;
  const current = frames.flatMap((frame) => uses.filter((use) => isUnderWay(use, frame)).map((use) => ({ use, frame })));
  for (let b = 0; b < t.blocks; b++) {
    if (!S.isInPlay(s, b) || !S.hasMark(s, b, mark)) continue;
    const fits = current.some(({ use, frame }) => fitsUse(s, t, b, use, frame));
    if (!fits) demand(false, pathOfBlock(t, b, "marks"), `no such mark of ${t.blockIds[b]} now`, name);
  }
}

function isUnderWay({ kind, steps }: Use, frame: Frame): boolean {
  return frame.kind === kind && (steps === undefined || steps.includes(frame.step));
}

function fitsUse(s: PeloponnesianState, t: Tables, block: number, { of = "own", at }: Use, { slots }: Frame): boolean {
  if (of === "own" && t.side[block] !== slots["seat"]) return false;
  return at === undefined || S.areaOf(s, block) === slots[at];
}

// Without a siege, blocks are inside only while they fortify.
function checkInsides(s: PeloponnesianState, t: Tables, frames: readonly Frame[]): void {
  const entering = frames.filter(({ kind }) => kind === "battle").map(({ slots }) => slots["area"]);
  for (let b = 0; b < t.blocks; b++)
    if (isInsideWithoutSiege(s, b) && !entering.includes(S.areaOf(s, b)))
      demand(false, pathOfBlock(t, b, "marks"), "nobody inside a city that is not besieged (PEL-1.1.4)", "inside");
}

// On land a block is aboard only between loading and departure.
function checkCarried(s: PeloponnesianState, t: Tables, frames: readonly Frame[]): void {
  const partyLeaves = frames.some(({ kind }) => kind === "loading" || kind === "march");
  const leaving = frames.flatMap((frame) =>
    frame.kind === "lower-cargo" ? [slotOf(frame, "block")] : frame.kind === "wintering" ? [slotOf(frame, "cargo")] : [],
  );
  for (let b = 0; b < t.blocks; b++) {
    if (!S.isCarried(s, b) || S.areaOf(s, b) >= t.lands) continue;
    demand((partyLeaves && S.hasMark(s, b, S.PARTY)) || leaving.includes(b), pathOfBlock(t, b, "carriedBy"), "nobody, on land (PEL-5.2.1.8)", "a fleet");
  }
}

function checkCityMarks(s: PeloponnesianState, t: Tables, frames: readonly Frame[]): void {
  const turn = frames[1]?.kind === "player-turn";
  const sieges = frames.some(({ kind }) => kind === "sieges");
  for (const city of t.cities) {
    if (!turn && S.hasCityMark(s, city, S.CLOSED | S.SIEGE_WORKS))
      demand(false, pathOfCity(t, city), "no mark of a turn that is over", "closed or siege-works");
    if (!sieges && S.hasCityMark(s, city, S.DEALT_WITH)) demand(false, pathOfCity(t, city), "no siege dealt with outside the sieges", "dealt-with");
  }
}
