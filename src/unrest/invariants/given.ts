/** The slots that a procedure gets from the one below and never changes. Slots filled later are not listed. */
import type { GivenRows } from "../../core/flow/given-slots.js";
import type { FRAMES } from "../vocabulary/frames.js";
import { capacityOf } from "../rules/movement.js";
import { activeSeat, rivalOf, type UnrestState } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import { BOX, CARTHAGE, COALITION, SICILY } from "../vocabulary/types.js";

type Sided = { readonly seat: number };
type Army = { readonly leader: number; readonly cu: number };

const carthage = (): Sided => ({ seat: CARTHAGE });
const coalition = (): Sided => ({ seat: COALITION });
const own = ({ seat }: Sided): Sided => ({ seat });
const army = ({ leader, cu }: Army): Army => ({ leader, cu });

/** Given slots of each procedure, by the procedure that starts it. */
export const GIVEN: GivenRows<typeof FRAMES, UnrestState> = {
  draw: { turn: { carthageDraws: coalition, firstPlayer: carthage } }, // CAR-S.7: the coalition first
  // CAR-S.8: Carthage names the first player while its VP are below the scenario's limit.
  "first-player": { turn: (_, s) => ({ seat: s.vp < tablesOf(s).scenario.namesFirstBelow ? CARTHAGE : COALITION }) },
  active: { round: (_, s) => ({ seat: activeSeat(s) }) },
  activate: { active: own },
  activation: { activate: ({ first, value }) => ({ leader: first, value }) },
  movement: {
    activation: ({ leader, value }, s) => ({ leader, capacity: capacityOf(tablesOf(s), activeSeat(s) === CARTHAGE ? value : 0) }),
  },
  attack: { activation: ({ leader }) => ({ leader }) },
  "unrest-battle": { attack: army },
  "sicily-battle": { attack: army },
  "battle-responses": { "unrest-battle": () => ({ location: BOX }), "sicily-battle": () => ({ location: SICILY }) },
  // CAR-S.25: after an automatic victory, its winner spends the support.
  support: { attack: { overran: (_, s) => ({ seat: activeSeat(s) }), fought: (_, s) => ({ seat: rivalOf(activeSeat(s)) }) } },
  "place-cu": { turn: { carthageCu: coalition, coalitionReturns: carthage }, active: own }, // CAR-S.34: the coalition first
  // CAR-S.35: the coalition first.
  "return-leaders": { turn: { coalitionRearranges: coalition, carthageRearranges: carthage } },
  rearrange: { turn: { carthageReturns: coalition, end: carthage }, active: own },
};
