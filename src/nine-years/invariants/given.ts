/** The slots that each procedure receives from the frame below it and never changes. Slots that it fills later are not listed. */
import type { Frame } from "../../core/flow/frame-rows.js";
import type { GivenRows } from "../../core/flow/given-slots.js";
import type { FRAMES } from "../vocabulary/frames.js";
import { type NineYearsState, rivalOf } from "../state/index.js";
import { ALLIANCE, BOURBON, tablesOf } from "../tables/index.js";
import { ACTION, ACTION_IDS, CAUSE, DISPLACEMENT, EVENT_CARD_IDS, type EventCardId, type ForceUse, OCCASION, USE } from "../vocabulary/types.js";

/** The slots of the frame below that are read here. */
type Sided = { readonly seat: number };
type Placed = Sided & { readonly space: number };
type Coming = Placed & { readonly from: number };
type Battle = Readonly<Frame<(typeof FRAMES)["battle"]>>;
type Turn = Readonly<Frame<(typeof FRAMES)["turn"]>>;

const sameSide = ({ seat }: Sided): Sided => ({ seat });
const sameSpace = ({ seat, space }: Placed): Placed => ({ seat, space });
const sameWay = ({ seat, space, from }: Coming): Coming => ({ seat, space, from });
const rivalsSpace = ({ seat, space }: Placed): Placed => ({ seat: rivalOf(seat), space });
const rivalsWay = ({ seat, space, from }: Coming): Coming => ({ seat: rivalOf(seat), space, from });
const first = (turn: Turn): Sided => ({ seat: turn.first });
const second = (turn: Turn): Sided => ({ seat: rivalOf(turn.first) });
const attacker = (battle: Battle): Placed => ({ seat: battle.attacker, space: battle.space });
const defender = (battle: Battle): Placed => ({ seat: rivalOf(battle.attacker), space: battle.space });
const cardOf = (id: EventCardId): number => EVENT_CARD_IDS.indexOf(id);
const askedAbout =
  (id: EventCardId) =>
  ({ seat }: Sided): Sided & { readonly card: number } => ({ seat, card: cardOf(id) });
const useOf = (action: number): number => USE[ACTION_IDS[action] as ForceUse];
const named = (s: NineYearsState): Readonly<Record<"london" | "londonderry", number>> => tablesOf(s).named;

export const GIVEN: GivenRows<typeof FRAMES, NineYearsState> = {
  "choose-order": {
    turn: {
      strengthenFirst: () => ({ why: OCCASION.events }),
      reinforceFirst: () => ({ why: OCCASION.reinforcement }),
    },
    "first-card": () => ({ why: OCCASION["first-player"] }),
  },
  strengthen: { turn: { strengthenSecond: first, kww: second } },
  "event-draw": { turn: { drawSecond: first, reinforce: second } },
  reinforcement: { turn: { reinforceSecond: first, deal: second } },
  spend: { reinforcement: sameSide },
  restore: { spend: sameSide },
  form: { spend: sameSide },
  "build-line": { spend: sameSide },
  "prepare-fleet": { spend: sameSide },
  "place-arrivals": { reinforcement: sameSide },
  "place-leaders": { reinforcement: sameSide },
  "transfer-leaders": { reinforcement: sameSide },
  round: { "action-rounds": ({ next }) => ({ seat: rivalOf(next) }) },
  "choose-space": { round: ({ seat, action }) => ({ seat, action }) },
  "select-force": {
    round: ({ seat, action }) => (action === ACTION.siege ? { seat, use: USE.siege } : { seat, use: useOf(action), least: 0 }),
    interception: ({ seat, origin }) => ({ seat, space: origin, use: USE.interception, least: 1 }),
  },
  "campaign-move": { round: sameSide },
  siege: { round: sameSide },
  "sea-movement": { round: sameSide },
  transfer: { round: sameSide },
  replacement: { round: sameSide },
  rally: { round: sameSide },
  "deploy-fleet": { round: sameSide },
  "leave-units": { "campaign-move": sameSpace },
  entry: { "campaign-move": sameWay },
  "line-choice": { entry: sameSpace },
  interception: { entry: rivalsWay },
  "avoid-battle": { entry: rivalsWay },
  fortify: { entry: rivalsSpace, retreat: sameSpace },
  "held-card": {
    "campaign-move": askedAbout("forced-march"),
    interception: askedAbout("intercepted-dispatches"),
    "avoid-battle": askedAbout("intercepted-dispatches"),
    battle: {
      attackerHousehold: (battle) => ({ seat: battle.attacker, card: cardOf("household-troops") }),
      defenderHousehold: (battle) => ({ seat: rivalOf(battle.attacker), card: cardOf("household-troops") }),
    },
    siege: askedAbout("siege-train"),
    "sea-movement": ({ seat }) => ({ seat: rivalOf(seat), card: cardOf("contrary-winds") }),
  },
  battle: { entry: ({ seat, space, from, bypassed }) => ({ attacker: seat, space, from, bypassed }) },
  "choose-commander": { battle: { attackerCommander: attacker, defenderCommander: defender } },
  losses: {
    battle: {
      defenderLosses: (battle) => ({ ...attacker(battle), why: CAUSE.battle }),
      aftermath: (battle) => ({ ...defender(battle), why: CAUSE.battle }),
    },
    retreat: (retreat) => ({ ...sameSpace(retreat), left: 1, why: CAUSE.sea }),
    siege: (siege) => ({ ...sameSpace(siege), why: CAUSE.siege }),
    "sea-movement": ({ seat, from }) => ({ seat, space: from, left: 1, why: CAUSE.sea }),
    winter: () => ({ why: CAUSE.overstacking }),
  },
  retreat: { battle: (battle) => ({ ...defender(battle), from: battle.from }) },
  displace: {
    "end-of-action": () => ({ inside: false, why: DISPLACEMENT["lone-leaders"] }),
    entry: (entry) => ({ ...rivalsSpace(entry), inside: false, why: DISPLACEMENT["lone-leaders"] }),
    siege: (siege) => ({ ...rivalsSpace(siege), inside: true, why: DISPLACEMENT.evacuation }),
    "sea-movement": ({ seat, to }) => ({ seat: rivalOf(seat), space: to, inside: false, why: DISPLACEMENT["lone-leaders"] }),
    "glorious-revolution": {
      garrisons: () => ({ seat: ALLIANCE, inside: true, why: DISPLACEMENT.evacuation }),
      londonderry: (_, s) => ({ seat: BOURBON, space: named(s).london, inside: false, why: DISPLACEMENT.flight }),
      forces: (_, s) => ({ seat: BOURBON, space: named(s).londonderry, inside: false, why: DISPLACEMENT.londonderry }),
    },
    "savoy-cleared": () => ({ inside: false, why: DISPLACEMENT["savoy-neutral"] }),
    winter: () => ({ inside: false, why: DISPLACEMENT["winter-quarters"] }),
  },
};
