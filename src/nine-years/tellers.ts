/** What questions tell besides the slots of their frames: resource points left, who comes with how many corps, where. */
import { NONE, type Tellers } from "../core/frame-rows.js";
import { at } from "../core/lists.js";
import { FORCE } from "./corps.js";
import { F, type FRAMES } from "./frames.js";
import { commanderAt } from "./rules/forces.js";
import { corpsOf, INSIDE, LEADER_FORCE, type NineYearsState, placeOfLeader, lineLevel, rpOf, waitingOf, rivalOf } from "./state.js";
import { tablesOf } from "./tables.js";

export const TELLERS: Tellers<typeof FRAMES, NineYearsState> = {
  spend: (s) => ({ points: rpOf(s, F.spend.top(s).seat) }),
  restore: (s) => ({ points: rpOf(s, F.restore.top(s).seat) }),
  form: (s) => ({ points: rpOf(s, F.form.top(s).seat) }),
  "prepare-fleet": (s) => ({ points: rpOf(s, F["prepare-fleet"].top(s).seat) }),
  "place-arrivals": (s) => ({ left: waitingOf(s, F["place-arrivals"].top(s).power) }),
  "select-force"(s) {
    const { seat, space, step } = F["select-force"].top(s);
    return { corps: step === F["select-force"].step.corps, chosen: corpsOf(s, tablesOf(s), seat, space, FORCE) };
  },
  "campaign-move"(s) {
    const { seat, space } = F["campaign-move"].top(s);
    return forceAt(s, seat, space);
  },
  "line-choice": (s) => ({ level: lineLevel(s, F["line-choice"].top(s).space) }),
  interception(s) {
    const { seat, space } = F.interception.top(s);
    return forceAt(s, rivalOf(seat), space);
  },
  "held-card": (s) => ({ space: spaceOfCard(s), to: F["sea-movement"].find(s)?.to ?? NONE }),
  fortify(s) {
    const { seat, space } = F.fortify.top(s);
    const t = tablesOf(s);
    return { room: at(t.fortress, space) - corpsOf(s, t, seat, INSIDE + space) }; // NYW-17.3.1: as many corps as the fortress has printed.
  },
  "avoid-battle"(s) {
    const { seat, space, step } = F["avoid-battle"].top(s);
    const avoided = step === F["avoid-battle"].step.go;
    return { ...forceAt(s, rivalOf(seat), space), avoided };
  },
  rally(s) {
    const { leader, step } = F.rally.top(s);
    const place = leader === NONE ? NONE : placeOfLeader(s, leader);
    return { space: place >= INSIDE ? place - INSIDE : place, himself: step === F.rally.step.himself };
  },
};

// The army of a side that is under way in a space.
function forceAt(s: NineYearsState, side: number, space: number): { leader: number; corps: number } {
  const t = tablesOf(s);
  return { leader: commanderAt(s, t, side, space, LEADER_FORCE), corps: corpsOf(s, t, side, space, FORCE) };
}

// A held card is asked for in the action under way: a voyage, a siege, an entry, a Campaign move.
function spaceOfCard(s: NineYearsState): number {
  return F["sea-movement"].find(s)?.from ?? F.siege.find(s)?.space ?? F.entry.find(s)?.space ?? F["campaign-move"].under(s).space;
}
