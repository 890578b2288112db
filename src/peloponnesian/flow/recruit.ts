/** Recruiting: three blocks are drawn, one is placed, the others return (4.2.2, PEL-DP.19, PEL-DP.20). */
import { argA, argB, code, verbOf } from "../../core/moves/codes.js";
import { type Dice, together } from "../../core/dice/dice.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import type { Refusal } from "../../core/basics/errors.js";
import type { PeloponnesianLog } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { poolCount } from "../rules/cards.js";
import { canPlace, homesOf, areOdrysiansWilling } from "../rules/homes.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { firstOf, lastOf, type Tables, tablesOf } from "../tables/index.js";
import { SEATS, SPARTA, WINTER } from "../vocabulary/types.js";
import type { PeloponnesianProcedure } from "./procedure.js";
import { changeControl, settleArea } from "../effects/cities.js";
import { ofArea, ofBlock, siegeClause } from "./refusals.js";

const HERE = F.recruit;
const STEP = HERE.step;

export const recruit: PeloponnesianProcedure = asking(HERE, {
  clause: "PEL-4.2.2.2",
  run: {
    draw(s, dice, log) {
      drawThree(s, tablesOf(s), HERE.top(s).seat, dice, log);
      HERE.top(s).step = STEP.place;
    },
    place: (s, _dice, log) => (canPlaceAny(s, tablesOf(s), HERE.top(s).seat) ? ASK : finish(s, tablesOf(s), log)),
    placed: (s, _dice, log) => finish(s, tablesOf(s), log),
  },
  moves(s, seat, out) {
    const t = tablesOf(s);
    for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
      if (S.placeOf(s, b) !== S.DRAWN) continue;
      const homes = homesOf(s, b);
      // PEL-4.2.2.4: a block must be placed if any can be.
      for (let i = 0; i < homes.length; i++) if (canPlace(s, t, b, homes[i]!)) out.push(code(V["place-recruit"], b, homes[i]!));
    }
  },
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    returnOthers(s, t, seat, argA(c));
    HERE.top(s).step = STEP.placed;
    placeRecruit(s, t, argA(c), argB(c), log);
    if (t.greek[argA(c)] === 0) offerFreeMove(s, argA(c));
  },
  refuse(s, seat, c) {
    if (verbOf(c) !== V["place-recruit"]) return null;
    const t = tablesOf(s);
    const block = argA(c);
    if (t.side[block] !== seat || S.placeOf(s, block) !== S.DRAWN) return ofBlock(t, block, "recruit/not-drawn");
    return refusePlacing(s, t, block, argB(c));
  },
});

function finish(s: PeloponnesianState, t: Tables, log: PeloponnesianLog): void {
  const { seat } = HERE.top(s);
  S.dropMarks(s, t, seat, S.STAYED);
  returnDrawn(s, t, seat, log); // PEL-4.2.2.3: if none can be placed, all return, and the action is spent.
  HERE.pop(s);
}

/** Explains why a block may not be placed in an area, in the order of `canPlace`. */
export function refusePlacing(s: PeloponnesianState, t: Tables, block: number, area: number): Refusal {
  if (!homesOf(s, block).includes(area)) return ofBlock(t, block, "recruit/not-its-home", t.greek[block] === 1 ? "PEL-4.2.2.5" : "PEL-4.2.2.7");
  if (S.isClosedArea(s, t, area)) return ofArea(t, area, "march/neutral-area");
  const special = t.special[block];
  if (special === "odrysian" && !areOdrysiansWilling(s, t)) return ofBlock(t, block, "recruit/condition");
  if ((special === "persian" || special === "persian-funded") && S.persianAid(s, t) === 0) return ofBlock(t, block, "recruit/condition", "PEL-2.2.10.1");
  if (t.greek[block] === 0) return ofArea(t, area, "recruit/enemy-there");
  if (special === "insurgent-aeolian") return ofArea(t, area, "recruit/enemy-there", "PEL-4.2.2.13");
  if (S.controllerOf(s, area) !== t.side[block]) return ofArea(t, area, "recruit/not-friendly");
  if (special === "aeolian") return ofArea(t, area, "recruit/besieged");
  const clause = siegeClause(s, t, area);
  return clause === null ? ofArea(t, area, "recruit/no-room") : ofArea(t, area, "recruit/besieged", clause);
}

// PEL-4.2.2.1, PEL-2.0.4: draws three blocks, or as many as there are, all equally likely.
function drawThree(s: PeloponnesianState, t: Tables, seat: number, dice: Dice, log: PeloponnesianLog): void {
  const pool = poolCount(s, t, seat);
  const count = Math.min(t.numbers.recruitsDrawn.value, pool);
  const subset = together(dice, log)?.hand(new Array<number>(pool).fill(1), count);
  if (subset !== undefined) drawSubset(s, t, seat, subset);
  for (let n = 0; n < count && subset === undefined; n++) {
    let nth = dice.draw(pool - n);
    for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
      if (S.placeOf(s, b) !== S.POOL || nth-- > 0) continue;
      S.takeOff(s, b, S.DRAWN);
      break;
    }
  }
  if (log !== undefined) {
    const blocks = t.blockIds.filter((_, b) => t.side[b] === seat && S.placeOf(s, b) === S.DRAWN);
    log.push({ type: "recruits-drawn", seat: SEATS[seat]!, count, secret: { blocks } });
  }
}

// Draws the blocks of a set, for dice that enumerate sets without order.
function drawSubset(s: PeloponnesianState, t: Tables, seat: number, subset: readonly number[]): void {
  let nth = 0;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (S.placeOf(s, b) === S.POOL && subset[nth++]! === 1) S.takeOff(s, b, S.DRAWN);
}

function canPlaceAny(s: PeloponnesianState, t: Tables, seat: number): boolean {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (S.placeOf(s, b) !== S.DRAWN) continue;
    const homes = homesOf(s, b);
    for (let i = 0; i < homes.length; i++) if (canPlace(s, t, b, homes[i]!)) return true;
  }
  return false;
}

function returnOthers(s: PeloponnesianState, t: Tables, seat: number, placed: number): void {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (S.placeOf(s, b) === S.DRAWN && b !== placed) S.takeOff(s, b);
}

function returnDrawn(s: PeloponnesianState, t: Tables, seat: number, log: PeloponnesianLog): void {
  let count = 0;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (S.placeOf(s, b) !== S.DRAWN) continue;
    S.takeOff(s, b);
    count++;
  }
  if (count > 0) log?.push({ type: "recruits-returned", seat: SEATS[seat]!, count });
}

/** Places a recruit at a home: a Greek at 1 CV, inside if the port is besieged; a barbarian at full CV (PEL-4.2.2.5, PEL-4.2.2.7, PEL-4.2.0.4). */
export function placeRecruit(s: PeloponnesianState, t: Tables, block: number, home: number, log: PeloponnesianLog): void {
  const seat = t.side[block]!;
  // PEL-4.0.4, PEL-4.2.2.6, PEL-5.2.1.12: the block has not moved.
  S.putOnMap(s, block, home, t.greek[block] === 1 ? 1 : t.maxCV[block]!);
  log?.push({ type: "recruit-placed", seat: SEATS[seat]!, area: t.areaIds[home]!, secret: { blocks: [t.blockIds[block]!] } });
  if (t.greek[block] === 1 && S.isBesieged(s, home)) S.addMark(s, block, S.INSIDE);
  // PEL-1.2.9, PEL-4.2.2.15: the city goes to Sparta, so that the block is at home there.
  if (t.insurgent[block] === 1 && S.controllerOf(s, home) !== SPARTA)
    changeControl(s, t, home, { seat: SPARTA, reason: "insurgents", clause: "PEL-4.2.2.14" }, log);
  settleArea(s, t, home, log); // PEL-7.2.2: in some editions a barbarian is at home in an enemy city, and besieges it.
}

/** PEL-4.2.2.9: a barbarian may move at once, in every season and at New Year. PEL-4.2.2.10: this is its move of the turn. */
export function offerFreeMove(s: PeloponnesianState, block: number): void {
  S.addMark(s, block, S.PARTY);
  const mayEngage = F["action-phase"].isUnderWay(s) && S.seasonOf(s) !== WINTER; // PEL-4.2.2.11, PEL-9.1.5: Winter has no engagements.
  const f = F.march.push(s);
  f.seat = tablesOf(s).side[block]!;
  f.mayEngage = mayEngage;
}
