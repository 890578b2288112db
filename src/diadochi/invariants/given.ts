/** The slots that a procedure gets from the one below and never changes. Slots filled later are not listed. */
import type { Frame } from "../../core/flow/frame-rows.js";
import type { GivenRows } from "../../core/flow/given-slots.js";
import { type FRAMES, IN, LOSS } from "../vocabulary/frames/index.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";

type Rows = typeof FRAMES;
type Below<K extends keyof Rows> = Readonly<Frame<Rows[K]>>;
type Sided = { readonly seat: number };
type Spaced = { readonly space: number };
type Carded = Sided & { readonly card: number };
type Windows = { readonly own: number; readonly others: number };

const own = ({ seat }: Sided): Sided => ({ seat });
const ofActive = (_: unknown, s: DiadochiState): Sided => ({ seat: s.active });
const ownCard = ({ seat, card }: Carded): Carded => ({ seat, card });
const activeAt = ({ space }: Spaced, s: DiadochiState): Sided & Spaced => ({ seat: s.active, space });
const holderOf = (s: DiadochiState, space: number): number => S.seatOfOwner(S.fieldOwner(s, space));
/** The seat asked now, counted in turn order from the active seat. */
const asked = (f: { readonly asked: number }, s: DiadochiState): Sided => ({ seat: S.seatAfterActive(s, f.asked) });
// DIA-NAV.18: an interception at sea succeeds without a die; other attempts cannot succeed before their die.
const beforeDie = ({ seat }: Sided): Sided & { readonly success: boolean } => ({ seat, success: false });
const avoids = ({ seat, attackerFrom }: Below<"avoid-battle">, s: DiadochiState) => ({ seat, attackerFrom, origin: S.forceSpace(s) });
// DIA-TYC.26: every window also takes cards of timing `any`.
const windows =
  (own: number, others: number = own) =>
  (): Windows => ({ own: own | IN.any, others: others | IN.any });
const aboutToMove = windows(IN["own-army-about-to-move"], IN["enemy-army-about-to-move"]);

/** Given slots of each procedure, by the procedure that starts it. */
export const GIVEN: GivenRows<Rows, DiadochiState> = {
  "setup-markers": { "place-general": own },
  "place-general": { reinforcement: (_, s) => ({ seat: s.active, army: false }), "choose-use": own },
  "place-units": { "place-general": own, reinforcement: ofActive, train: own, "movement-segment": own, event: own },
  "surrender-segment": { "round-turn": own },
  "tyche-segment": { "round-turn": own },
  "movement-segment": { "round-turn": own },
  "supply-segment": { "round-turn": own },
  "end-of-movement": { "movement-segment": own },
  "choose-use": { "tyche-segment": own },
  "choose-ops-use": { "choose-use": own },
  "place-control-markers": { "choose-use": own },
  train: { "choose-use": own },
  "upgrade-fleet": { "choose-use": own },
  "return-fleet": { "choose-use": own },
  "replace-general": { "choose-use": own },
  "bonus-event": { "choose-use": ownCard },
  event: { "choose-use": ownCard, "hidden-hands": ofActive },
  campaign: { "choose-use": own, event: own },
  "independent-march": { event: own, "activate-independent": own },
  "activate-independent": { event: own },
  "answer-passage": { march: ({ from }, s) => ({ seat: holderOf(s, from), space: from }) },
  "enter-anyway": { march: ({ from }) => ({ space: from }) },
  "betray-passage": { march: (_, s) => ({ seat: holderOf(s, S.forceSpace(s)), space: S.forceSpace(s) }) },
  "sea-path": { march: ({ mp }) => ({ mp }) },
  "naval-interception": { "naval-move": asked },
  entry: {
    march: ({ passage }) => ({ landing: false, placed: false, passage }), // DIA-MOV.34: a passage causes no reactions
    "naval-move": () => ({ landing: true, placed: false, passage: false }),
    "independent-march": () => ({ landing: false, placed: false, passage: false }),
    "place-independent": () => ({ landing: false, placed: true, passage: false }),
  },
  attempt: {
    interception: { committed: beforeDie, rolled: own },
    "independent-interception": { roll: beforeDie, rolled: own },
    "avoid-battle": { roll: beforeDie, rolled: own },
    "independent-avoidance": { roll: beforeDie, rolled: own },
    "naval-interception": ({ seat }) => ({ seat, success: true }),
  },
  "interception-leader": { interception: ({ seat, naming }) => ({ seat, space: naming }) },
  "interception-leaves": {
    interception: ({ seat, spaces, leaders, next }) => (next < spaces.length ? { seat, from: spaces.at(next), leader: leaders.at(next) } : { seat }),
  },
  "fight-or-step-back": { entry: ({ from }) => ({ from }) },
  "withdraw-inside": { entry: asked },
  "avoid-battle": { entry: (entry, s) => ({ ...asked(entry, s), attackerFrom: entry.from }) },
  "avoid-step": { "avoid-battle": avoids, "independent-avoidance": avoids },
  "independent-avoidance": { entry: ({ from }) => ({ attackerFrom: from }) },
  pursue: { entry: ({ first, last }) => ({ first, last }) },
  "land-battle": { entry: () => ({ sortie: false }), sortie: () => ({ sortie: true }) },
  "relief-joins": { "land-battle": (_, s) => ({ seat: S.seatOfForce(s), space: S.forceSpace(s) }) },
  "attrition-test": { "army-defeat": ({ place }) => ({ place }) },
  "unit-loss": {
    "attrition-test": ({ owner, place }) => ({ seat: S.seatOfOwner(owner), place, purpose: LOSS.attrition }),
    "supply-segment": ({ seat }) => ({ seat, purpose: LOSS.supply }),
    assault: () => ({ purpose: LOSS.assault }),
  },
  "garrison-excess": { sortie: activeAt },
  "attempt-commander": { assault: activeAt },
  "marker-after-capture": { assault: activeAt },
  "surprise-window": {
    march: aboutToMove,
    sortie: aboutToMove,
    entry: windows(0, IN["enemy-army-enters-space"]),
    attempt: windows(IN["interception-or-avoid-battle"]),
    "naval-move": windows(0, IN["enemy-naval-move-declared"]),
    "land-battle": { dice: windows(IN["battle-before-dice"]), end: windows(IN["after-won-land-battle"]) },
    assault: windows(IN["assault-declared"]),
    "surprise-effect": windows(IN["surprise-card-played"]),
  },
  "surprise-effect": { "surrender-segment": ofActive, "tyche-segment": ofActive, "movement-segment": ofActive },
};
