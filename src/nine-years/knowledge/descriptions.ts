/** The facts that descriptions of decisions show although their frames do not hold them, such as the resource points left. */
import { NONE, type Descriptions } from "../../core/flow/frame-rows.js";
import { FORCE } from "../vocabulary/corps.js";
import { F, type FRAMES } from "../vocabulary/frames.js";
import { commanderAt } from "../rules/forces.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { tablesOf } from "../tables/index.js";

export const DESCRIPTIONS: Descriptions<typeof FRAMES, NineYearsState> = {
  spend: (s) => ({ points: S.rpOf(s, F.spend.top(s).seat) }),
  restore: (s) => ({ points: S.rpOf(s, F.restore.top(s).seat) }),
  form: (s) => ({ points: S.rpOf(s, F.form.top(s).seat) }),
  "prepare-fleet": (s) => ({ points: S.rpOf(s, F["prepare-fleet"].top(s).seat) }),
  "place-arrivals": (s) => ({ left: S.waitingOf(s, F["place-arrivals"].top(s).power) }),
  "select-force"(s) {
    const { seat, space, step } = F["select-force"].top(s);
    return { corps: step === F["select-force"].step.corps, chosen: S.corpsOf(s, tablesOf(s), seat, space, FORCE) };
  },
  "campaign-move"(s) {
    const { seat, space } = F["campaign-move"].top(s);
    return forceAt(s, seat, space);
  },
  "line-choice": (s) => ({ level: S.lineLevel(s, F["line-choice"].top(s).space) }),
  interception(s) {
    const { seat, space } = F.interception.top(s);
    return forceAt(s, S.rivalOf(seat), space);
  },
  "held-card": (s) => ({ space: spaceOfCard(s), to: F["sea-movement"].find(s)?.to ?? NONE }),
  fortify(s) {
    const { seat, space } = F.fortify.top(s);
    const t = tablesOf(s);
    return { room: t.fortress[space]! - S.corpsOf(s, t, seat, S.INSIDE + space) }; // NYW-17.3.1: the printed strength limits the corps inside.
  },
  "avoid-battle"(s) {
    const { seat, space, step } = F["avoid-battle"].top(s);
    const avoided = step === F["avoid-battle"].step.go;
    return { ...forceAt(s, S.rivalOf(seat), space), avoided };
  },
  rally(s) {
    const { leader, step } = F.rally.top(s);
    const place = leader === NONE ? NONE : S.placeOfLeader(s, leader);
    return { space: place >= S.INSIDE ? place - S.INSIDE : place, himself: step === F.rally.step.himself };
  },
};

// The commander of a side's force in a space (NONE without a leader) and its number of corps.
function forceAt(s: NineYearsState, side: number, space: number): { leader: number; corps: number } {
  const t = tablesOf(s);
  return { leader: commanderAt(s, t, side, space, S.LEADER_FORCE), corps: S.corpsOf(s, t, side, space, FORCE) };
}

// The space of the action in which a side is asked about a held card: a sea movement, a siege, an entry or a Campaign move.
function spaceOfCard(s: NineYearsState): number {
  return F["sea-movement"].find(s)?.from ?? F.siege.find(s)?.space ?? F.entry.find(s)?.space ?? F["campaign-move"].under(s).space;
}
