/** The blocks of a Winter turn's supply markers (PEL-HI.20). Everyone sees the areas, but not the blocks, nor whether they have left. */
import type { Dice } from "../../../core/dice/dice.js";
import { F } from "../../vocabulary/frames.js";
import { needsSupply } from "../../rules/winter-supply.js";
import * as S from "../../state/index.js";
import type { PeloponnesianState } from "../../state/index.js";
import { firstOf, lastOf, type Tables } from "../../tables/index.js";
import { WINTER } from "../../vocabulary/types.js";

/** On a rival's turn in a resampled position, assigns a block to each of his supply markers; all possible blocks are equally likely. */
export function supplyAnew(s: PeloponnesianState, t: Tables, viewer: number, dice: Dice): void {
  const turn = F["player-turn"].find(s);
  if (turn === null || turn.seat === viewer || S.seasonOf(s) !== WINTER) return;
  const { seat, step } = turn;
  // PEL-9.2.3.1: after the march home, unsupplied blocks are gone.
  const isOver = step > F["player-turn"].step.goHome && !F.wintering.isUnderWay(s);
  for (let i = 0; i < S.markerCount(s); i++) {
    if (!S.isSupplyMarker(s, i) || S.markerSeat(s, i) !== seat) continue;
    const area = S.markerArea(s, i);
    const here = ownBlocks(s, t, seat, (b) => S.areaOf(s, b) === area && needsSupply(s, t, b));
    const gone =
      isOver && here.length > 0 ? [] : ownBlocks(s, t, seat, (b) => S.areaOf(s, b) !== area && !S.hasMark(s, b, S.SUPPLIED) && hasBeenIn(s, b, area));
    const able = [...here, ...gone];
    if (able.length > 0) S.addMark(s, able[dice.draw(able.length)]!, S.SUPPLIED); // Otherwise the supplied block is lost.
  }
}

function ownBlocks(s: PeloponnesianState, t: Tables, seat: number, isSo: (block: number) => boolean): number[] {
  const blocks: number[] = [];
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (S.isInPlay(s, b) && isSo(b)) blocks.push(b);
  return blocks;
}

// True if an area is on the block's route of this turn, including the start.
function hasBeenIn(s: PeloponnesianState, block: number, area: number): boolean {
  for (let node = S.routeOf(s, block); node !== 0; node = S.routeBefore(s, node)) if (S.routeArea(s, node) === area) return true;
  return false;
}
