import type { LossReason, PeloponnesianLog } from "../vocabulary/events.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import type { Tables } from "../tables/index.js";
import { SEATS } from "../vocabulary/types.js";

/** Takes a block off the map, with its cargo if it is a fleet at sea (PEL-5.2.1.10). Returns the number of blocks lost. */
export function eliminate(s: PeloponnesianState, t: Tables, block: number, reason: LossReason, log: PeloponnesianLog): number {
  const area = S.areaOf(s, block);
  const cargo = t.fleet[block] === 1 ? S.cargoOf(s, block) : -1;
  S.takeOff(s, block); // PEL-2.0.2: the block returns to the pool, from which it may come back.
  if (cargo >= 0) S.takeOff(s, cargo);
  if (log !== undefined && area >= 0) {
    const blocks = cargo < 0 ? [t.blockIds[block]!] : [t.blockIds[block]!, t.blockIds[cargo]!];
    log.push({
      type: "blocks-lost",
      seat: SEATS[t.side[block]!]!,
      area: t.areaIds[area]!,
      count: blocks.length,
      reason,
      secret: { blocks },
    });
  }
  return S.countWithCargo(cargo);
}

/** Lowers a block by 1 CV, or eliminates it at 0. Returns the number of blocks lost. */
export function loseStep(s: PeloponnesianState, t: Tables, block: number, reason: LossReason, log: PeloponnesianLog): number {
  const cv = S.cvOf(s, block) - 1;
  if (cv <= 0) return eliminate(s, t, block, reason, log); // PEL-2.1.2.1: a block without CV is eliminated.
  S.setCV(s, block, cv);
  log?.push({
    type: "block-reduced",
    seat: SEATS[t.side[block]!]!,
    area: t.areaIds[S.areaOf(s, block)]!,
    reason,
    secret: { blocks: [t.blockIds[block]!], values: [cv] },
  });
  return t.fleet[block] === 1 ? fitCargo(s, t, { fleet: block, cargo: S.cargoOf(s, block) }, reason, log) : 0;
}

/** `cargo` is -1 if the fleet carries nothing. */
export interface Ship {
  readonly fleet: number;
  readonly cargo: number;
}

/** Lowers a cargo that is no longer weaker than its fleet (PEL-5.2.1.9). Returns the number of blocks lost. */
export function fitCargo(s: PeloponnesianState, t: Tables, { fleet, cargo }: Ship, reason: LossReason, log: PeloponnesianLog): number {
  if (cargo < 0 || S.cvOf(s, cargo) < S.cvOf(s, fleet)) return 0;
  const cv = S.cvOf(s, fleet) - 1;
  if (cv === 0) return eliminate(s, t, cargo, reason, log); // PEL-HI.14: the reason "cargo" would show that a fleet carried it.
  S.setCV(s, cargo, cv);
  log?.push({
    type: "block-reduced",
    seat: SEATS[t.side[cargo]!]!,
    area: t.areaIds[S.areaOf(s, cargo)]!,
    reason: "cargo",
    secret: { blocks: [t.blockIds[cargo]!], values: [cv] },
  });
  return 0;
}
