import { CARRIED } from "./marks.js";
import { blockWith, dropPair, numberOf, putPair } from "./pairs.js";
import type { PeloponnesianState } from "./position.js";

/** The fleet that carries a block; -1 if none does. */
export function carrierOf(s: PeloponnesianState, block: number): number {
  return (s.blocks[block]! & CARRIED) === 0 ? -1 : numberOf(s.aboard, block);
}

export function isCarried(s: PeloponnesianState, block: number): boolean {
  return (s.blocks[block]! & CARRIED) !== 0;
}

/** Puts a block on a fleet; -1 removes it. */
export function setCarrier(s: PeloponnesianState, block: number, fleet: number): void {
  if (fleet < 0) {
    if ((s.blocks[block]! & CARRIED) === 0) return;
    s.blocks[block]! &= ~CARRIED;
    dropPair(s.aboard, block);
    return;
  }
  s.blocks[block]! |= CARRIED;
  putPair(s.aboard, block, fleet);
}

/** The cargo of a fleet; -1 if it carries nothing. */
export function cargoOf(s: PeloponnesianState, fleet: number): number {
  return blockWith(s.aboard, fleet);
}

/** The number of blocks that move when a block takes its `cargo` (-1: none) along. */
export function countWithCargo(cargo: number): number {
  return cargo < 0 ? 1 : 2;
}
