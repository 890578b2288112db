/**
 * The Surrender Segment: markers in spaces with the player's CUs, a free attempt by every army, the burial of Alexander, in any order (DIA-DEC.20,
 * DIA-SUR.13). `assault.ts` carries out the attempt.
 */
import { argA, code, verbOf } from "../../core/moves/codes.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import { completeAction } from "../effects/complete-action.js";
import { commitHostileAct } from "../effects/hostile-act.js";
import { listIdleActions, listOpenSurprises, noteChoice, playIdleAction, playOpenSurprise } from "../effects/idle-actions.js";
import { placeMarker } from "../effects/markers.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { seatId, spaceId } from "../state/names.js";
import { refuse } from "../rules/refusals.js";
import { canBuryBody, canMakeFreeAttempt, canPlaceMarker } from "../rules/surrender.js";
import { refuseFreeAttempt, refuseIdleAction, refuseMarker } from "../rules/cards/use-refusals.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { NONE, type SpaceIndex, type Tables, tablesOf } from "../tables/index.js";

export const surrenderSegment: Procedure<DiadochiState, DiadochiEvent> = asking(F["surrender-segment"], {
  clause: "DIA-SUR.13",
  run: {
    ask: (s, _dice, log) => !completeAction(s, log),
    done(s, _dice, log) {
      if (!completeAction(s, log)) F["surrender-segment"].pop(s);
    },
  },
  // Markers, free attempts, burial, each by space; Surprise cards; minor generals and royal troops; done.
  moves(s, seat, out) {
    const t = tablesOf(s);
    const fields = S.fieldsOf(s, S.ownerOfSeat(seat));
    for (let i = 0; i < fields.length; i++) if (canPlaceMarker(s, t, seat, fields[i]!)) out.push(code(V["place-marker"], fields[i]!));
    for (let i = 0; i < fields.length; i++) if (canMakeFreeAttempt(s, t, seat, fields[i]!)) out.push(code(V["free-attempt"], fields[i]!));
    for (let i = 0; i < fields.length; i++) if (canBuryBody(s, t, seat, fields[i]!)) out.push(code(V["bury-body"], fields[i]!));
    listOpenSurprises(s, t, seat, out);
    listIdleActions(s, t, seat, out);
    out.push(code(V.done));
  },
  play(s, seat, c, dice, log) {
    const t = tablesOf(s);
    noteChoice(s, c);
    switch (verbOf(c)) {
      case V["place-marker"]:
        return convert(s, seat, argA(c), log);
      case V["free-attempt"]:
        S.markAttempted(s, argA(c));
        return attemptFreely(s, argA(c));
      case V["bury-body"]:
        return buryBody(s, t, seat, argA(c), log);
      case V.done: {
        F["surrender-segment"].top(s).step = F["surrender-segment"].step.done;
        return;
      }
      default:
        if (!playOpenSurprise(s, seat, c, dice, log)) playIdleAction(s, t, seat, c, log);
    }
  },
  refuse(s, seat, c) {
    const t = tablesOf(s);
    if (verbOf(c) === V["free-attempt"]) return refuseFreeAttempt(s, t, seat, argA(c));
    if (verbOf(c) === V["bury-body"])
      return refuse(s.turn < t.setup.body.mayMoveFromTurn ? "surrender/no-burial (too early)" : "surrender/no-burial", { space: spaceId(t, argA(c)) });
    return verbOf(c) === V["place-marker"] ? refuseMarker(s, t, seat, argA(c)) : refuseIdleAction(s, t, seat, c);
  },
});

// DIA-SUR.3: an attempt costs no MP here.
function attemptFreely(s: DiadochiState, space: SpaceIndex): void {
  const next = F.assault.push(s);
  next.commander = NONE;
  next.place = space;
  next.space = space;
  next.free = true; // DIA-SUR.11, DIA-SUR.12: if the space is taken, a marker may be placed at once
}

function convert(s: DiadochiState, seat: number, space: SpaceIndex, log: Log<DiadochiEvent>): void {
  const former = S.seatOfOwner(S.markerOf(s, space));
  // DIA-OPT.4: converting a marker is a hostile act only with the option.
  if (former !== NONE && S.hasOption(s, "hostileConversion")) commitHostileAct(s, seat, former, "DIA-OPT.4", log);
  placeMarker(s, space, seat, former === NONE ? "DIA-SUR.6" : "DIA-SUR.4", log); // DIA-SUR.14: placing a marker costs nothing.
}

// DIA-ALX.6, DIA-ALX.7: the tomb stays for the rest of the game.
function buryBody(s: DiadochiState, t: Tables, seat: number, space: SpaceIndex, log: Log<DiadochiEvent>): void {
  const body = S.bodyOf(t);
  S.setRoyalPlace(s, body, S.DEAD);
  S.setController(s, body, S.NOBODY);
  s.tomb = space;
  s.tombOwner = S.ownerOfSeat(seat);
  log?.push({ type: "body-buried", clause: "DIA-ALX.7", seat: seatId(seat), space: spaceId(t, space) });
}
