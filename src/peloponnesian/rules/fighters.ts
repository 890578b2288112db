/** The revealed blocks and the garrison as fighters of `combat/melee.ts`, with their ratings, and their faces in events and views. */
import * as M from "../combat/melee.js";
import type { Melee } from "../combat/melee.js";
import type { BattleFace } from "../vocabulary/events.js";
import { isLeading } from "./cards.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { firstOf, lastOf, type Tables } from "../tables/index.js";
import { ARES, ATHENS, SEATS, ZEUS } from "../vocabulary/types.js";

/** Ratings on land: fleets C1 (PEL-2.2.5.2), garrisons B2 (PEL-7.3.4). */
const AGILITY_B = 1;
const AGILITY_C = 2;
const GARRISON_POWER = 2;
const FLEET_POWER_ASHORE = 1;

/** The id of the garrison as a fighter. All other ids are blocks. */
export const GARRISON_ID = 1000;

/** The seat of a side of the fight. The aggressor is the active player. */
export function seatOfSide(s: PeloponnesianState, side: number): number {
  return side === 0 ? S.activeOf(s) : S.rivalOf(S.activeOf(s));
}

export function sideOfSeat(s: PeloponnesianState, seat: number): number {
  return seat === S.activeOf(s) ? 0 : 1;
}

/** The index in the melee of the fighter with this id; -1 if it does not fight. */
export function fighterOf(melee: Melee, id: number): number {
  for (let i = 0; i < M.fighterCount(melee); i++) if (M.fighterId(melee, i) === id) return i;
  return -1;
}

/** Builds the melee at its start, from the revealed blocks and, in a storm, the garrison. */
export function drawUp(s: PeloponnesianState, t: Tables, area: number, mode: number, melee: Melee): void {
  const seat = S.activeOf(s);
  M.beginMelee(melee, mode, M.boonsOfBoth(boonsOf(s, seat), boonsOf(s, S.rivalOf(seat))));
  for (let side = 0; side < 2; side++) {
    const owner = side === 0 ? seat : S.rivalOf(seat); // PEL-5.4.0.4, PEL-6.1.2: the active side attacks.
    for (let b = firstOf(t, owner), last = lastOf(t, owner); b <= last; b++) if (S.hasMark(s, b, S.REVEALED)) draw(s, t, melee, b, side);
  }
  // PEL-6.1.5, PEL-8.3.4, PEL-7.3.6: a garrison fights only in storms, and only if it has CV left.
  if (mode === M.STORM_MODE && S.garrisonCV(s, area) > 0)
    // PEL-7.1.8: the garrison fights too.
    M.addFighter(melee, { id: GARRISON_ID, cv: S.garrisonCV(s, area), agility: AGILITY_B, power: GARRISON_POWER, flags: M.DEFENDS | M.GARRISON });
  for (let i = 0; i < M.fighterCount(melee); i++) linkCargo(s, melee, i);
}

/** The boons of a seat in a melee, as bits of the aggressor, even if it is the defender. */
export function boonsOf(s: PeloponnesianState, seat: number): number {
  return (S.holderOf(s, ZEUS) === seat ? M.ZEUS_BOON : 0) | (S.holderOf(s, ARES) === seat ? M.ARES_BOON : 0);
}

// PEL-6.7.1, PEL-6.6.3, PEL-8.1.0.13: fleets use their own rating only at sea.
function draw(s: PeloponnesianState, t: Tables, melee: Melee, block: number, side: number): void {
  const mode = M.meleeMode(melee);
  const ashore = t.fleet[block] === 1 && mode !== M.AT_SEA;
  let flags = side === 1 ? M.DEFENDS : 0;
  if (mode === M.AT_SEA && t.fleet[block] === 0) flags |= M.PASSENGER; // PEL-6.7.2: cargo does not fight at sea.
  // PEL-6.6.4: blocks that came as cargo wait a round.
  if (side === 0 && mode === M.LANDING && S.hasMark(s, block, S.LANDED) && !ignoresLanding(s, t, block)) flags |= M.CAME_AS_CARGO;
  const rating = ashore ? { agility: AGILITY_C, power: FLEET_POWER_ASHORE } : { agility: t.agility[block]!, power: t.power[block]! };
  M.addFighter(melee, { id: block, cv: S.cvOf(s, block), ...rating, flags });
}

// PEL-3.5.24: under Demosthenes, blocks of Athens that came as cargo do not wait.
function ignoresLanding(s: PeloponnesianState, t: Tables, block: number): boolean {
  return t.side[block] === ATHENS && isLeading(s, t, ATHENS, t.leaders.demosthenes);
}

function linkCargo(s: PeloponnesianState, melee: Melee, i: number): void {
  const id = M.fighterId(melee, i);
  if (id === GARRISON_ID || !M.hasFlag(melee, i, M.PASSENGER)) return;
  M.setCarrierFighter(melee, i, fighterOf(melee, S.carrierOf(s, id)));
}

/** PEL-HI.4: the faces of all fighters, the aggressor's first. `block` is null for the garrison. */
export function facesOf(s: PeloponnesianState, t: Tables): BattleFace[] {
  const faces: BattleFace[] = [];
  for (let i = 0; i < M.fighterCount(s.melee); i++) {
    const id = M.fighterId(s.melee, i);
    const rating = `${"ABCDEF"[M.fighterAgility(s.melee, i)]}${M.fighterPower(s.melee, i)}`;
    faces.push({
      side: SEATS[seatOfSide(s, M.fighterSide(s.melee, i))]!,
      block: id === GARRISON_ID ? null : t.blockIds[id]!,
      cv: M.fighterCV(s.melee, i),
      rating,
    });
  }
  return faces;
}
