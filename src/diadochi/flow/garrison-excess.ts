/**
 * A sortie repulsed by a drawn battle goes back inside; CUs that find no room suffer army defeat (DIA-BAT.18, DIA-DEC.50). Until then, they are still
 * in the moving army.
 */
import { argA, type Code, code, verbOf } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { movePeople, putDownPeople } from "../effects/force.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { spaceId } from "../state/names.js";
import { refusePiece } from "../rules/movement/piece-refusals.js";
import { roomInside } from "../rules/reactions.js";
import { refuse } from "../rules/refusals.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { NONE, type Tables, tablesOf } from "../tables/index.js";
import { addUnits, countOfType, countUnits, NO_UNITS, pieceOfType, subtractUnits, UNIT_TYPES, type Units } from "../vocabulary/units.js";

const STEP = F["garrison-excess"].step;

export const garrisonExcess: Procedure<DiadochiState, DiadochiEvent> = asking(F["garrison-excess"], {
  clause: "DIA-DEC.50",
  run: {
    start(s) {
      const f = F["garrison-excess"].top(s);
      bringPeopleInside(s, f.space);
      f.step = STEP.ask;
    },
    ask(s) {
      const t = tablesOf(s);
      const f = F["garrison-excess"].top(s);
      const room = roomInside(s, t, f.seat, f.space);
      if (countUnits(S.forceUnits(s)) <= room) keep(s, t, S.forceUnits(s));
      else if (hasPieceThatFits(S.forceUnits(s), room)) return ASK;
      f.step = STEP.beaten;
      return defeatRest(s, f.space);
    },
    beaten: (s) => F["garrison-excess"].pop(s),
  },
  moves(s, seat, out: Code[]) {
    const units = S.forceUnits(s);
    const room = roomInside(s, tablesOf(s), seat, F["garrison-excess"].top(s).space);
    for (let type = 0; type < UNIT_TYPES; type++) if (fits(units, type, room)) out.push(code(V["keep-inside"], type));
  },
  play(s, _seat, c) {
    keep(s, tablesOf(s), pieceOfType(S.forceUnits(s), argA(c)));
  },
  refuse(s, _seat, c) {
    const t = tablesOf(s);
    const refusal = refusePiece(s, t, { units: S.forceUnits(s), generals: 0, royals: 0, commander: NONE }, "DIA-BAT.18", c);
    if (refusal !== null || verbOf(c) !== V["keep-inside"]) return refusal;
    return refuse("withdraw/no-room", { space: spaceId(t, F["garrison-excess"].top(s).space) });
  },
});

function defeatRest(s: DiadochiState, space: number): void {
  if (S.forceUnits(s) === NO_UNITS) return;
  const next = F["army-defeat"].push(s);
  next.loser = S.forceOwner(s);
  next.winner = S.fieldOwner(s, space);
  next.place = S.FORCE;
}

function fits(units: Units, type: number, room: number): boolean {
  return countOfType(units, type) > 0 && countUnits(pieceOfType(units, type)) <= room;
}

function hasPieceThatFits(units: Units, room: number): boolean {
  for (let type = 0; type < UNIT_TYPES; type++) if (fits(units, type, room)) return true;
  return false;
}

function bringPeopleInside(s: DiadochiState, space: number): void {
  const generals = S.forceGenerals(s);
  const royals = S.forceRoyals(s);
  putDownPeople(s, generals, royals);
  movePeople(s, S.INSIDE + space, generals, royals);
}

function keep(s: DiadochiState, t: Tables, units: Units): void {
  const space = F["garrison-excess"].top(s).space;
  S.setForceUnits(s, subtractUnits(S.forceUnits(s), units));
  S.setInside(s, t, space, addUnits(S.insideUnits(s, t, space), units));
  S.markActed(s, space, units);
}
