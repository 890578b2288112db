/** Checks of the procedure stack beyond those of its rows: game-over is on it exactly when the game has an ending, and the procedure on top has a question. */
import { nextBit } from "../../core/basics/bits.js";
import { type Code, emptied } from "../../core/moves/codes.js";
import { SeededDice } from "../../core/dice/seeded.js";
import { demand } from "../../core/basics/errors.js";
import { topKind } from "../../core/flow/frames.js";
import { PROCEDURES } from "../flow/index.js";
import { F } from "../vocabulary/frames.js";
import { cloneState, type NineYearsState } from "../state/index.js";
import { FRAME_WORDS } from "../knowledge/words.js";

/** @throws PositionError naming the frame */
export function checkStack(s: NineYearsState): void {
  const isOver = F["game-over"].isUnderWay(s);
  demand(isOver === s.ending > 0, "frames[0].kind", isOver ? "turn, as nobody has won" : "game-over, as the game has an ending");
}

/** Throws unless the procedure on top waits for an answer. Run it last, when the rest of the position is known to be sound. */
export function checkQuestion(s: NineYearsState): void {
  const looked = cloneState(s);
  const procedure = PROCEDURES[topKind(s)]!;
  const asks = procedure.run(looked, new SeededDice(looked.dice), undefined);
  const isSame = looked.frames.length === s.frames.length && looked.frames.every((n, i) => n === s.frames[i]);
  demand(asks && isSame && hasAnswers(s, procedure), `frames[${FRAME_WORDS.show(s).length - 1}]`, `something that ${procedure.kind} can ask about`);
}

function hasAnswers(s: NineYearsState, procedure: (typeof PROCEDURES)[number]): boolean {
  const codes: Code[] = [];
  const asked = procedure.asks(s);
  for (let seat = nextBit(asked, 0); seat >= 0; seat = nextBit(asked, seat + 1)) {
    procedure.moves(s, seat, emptied(codes));
    if (codes.length === 0) return false;
  }
  return true;
}

export function isTurnAt(s: NineYearsState, least: number): boolean {
  return F.turn.under(s).step >= least;
}

/** True from the beginning of the Campaign Phase until Winter Quarters have removed its markers (NYW-19.2.1). */
export function isCampaign(s: NineYearsState): boolean {
  const winter = F.winter.find(s);
  return isTurnAt(s, F.turn.step.rounds) && (winter === null || winter.step <= F.winter.step.markers);
}
