/** The procedures: the steps of each, the subject of its decision, the other slots of its frame, and its answer to the frame below. */
import { type DecisionKind, type DecisionOf, type Frames, framesOf } from "../../core/flow/frame-rows.js";
import type { Seat, Words } from "./types.js";

/** One row per procedure; its index is the number of its kind. */
export const FRAMES = {
  "game-over": { over: true },
  /** A year (NYW-8.1). `first`: the side that goes first in the Event or Reinforcement Phase under way. */
  turn: {
    automatic: [
      "begin",
      "strengthenFirst",
      "strengthenSecond",
      "kww",
      "drawSecond",
      "reinforce",
      "reinforceFirst",
      "reinforceSecond",
      "deal",
      "rounds",
      "winterQuarters",
      "nextYear",
    ],
    keeps: { first: "seat" },
    under: "bottom",
  },
  /** The side that goes first in a part of the year (NYW-D-01, NYW-D-04, NYW-D-10). Answers that side. */
  "choose-order": { about: { why: "occasion" }, answers: "seat", under: { turn: ["strengthenFirst", "reinforceFirst"], "first-card": ["tie"] } },
  /** A side may strengthen the roll of King William's War with its marker (NYW-D-02). */
  strengthen: { about: { seat: "seat" }, under: { turn: ["strengthenSecond", "kww"] } },
  /** One side draws and plays its event card (NYW-9.1). */
  "event-draw": { automatic: ["draw", "played"], keeps: { seat: "seat" }, under: { turn: ["drawSecond", "reinforce"] } },
  /** The choices of an event (NYW-D-03); at most `left` more choices may be made. */
  "event-choice": { about: { seat: "seat", card: "card", left: "0..2" }, under: { "event-draw": ["played"] } },
  /** The Reinforcement Phase of a side (NYW-8.1.2). */
  reinforcement: {
    automatic: ["resources", "arrivals", "leaders", "transfers", "end"],
    keeps: { seat: "seat" },
    under: { turn: ["reinforceSecond", "deal"] },
  },
  /** The spending of RP, one purpose after another (NYW-D-05). */
  spend: { about: { seat: "seat" }, shows: { points: "number" }, under: { reinforcement: ["arrivals"] } },
  /** A reduced corps is restored (NYW-D-05a). */
  restore: { about: { seat: "seat" }, shows: { points: "number" }, under: { spend: ["ask"] } },
  /** A corps is formed from the Force Pool (NYW-D-05b), with `power` and `strength` once they are chosen. */
  form: {
    steps: ["power", "strength", "place"],
    asks: ["power", "strength", "place"],
    about: { seat: "seat", power: "power?", strength: "strength?" },
    shows: { points: "number" },
    under: { spend: ["ask"] },
  },
  /** A Fortified Line is built or raised (NYW-D-05c). */
  "build-line": { about: { seat: "seat" }, under: { spend: ["ask"] } },
  /** A fleet is prepared with strength 1 or 2 (NYW-D-05e). */
  "prepare-fleet": { about: { seat: "seat" }, shows: { points: "number" }, under: { spend: ["ask"] } },
  /** The placement of arriving corps (NYW-D-06). The next one belongs to `power`. */
  "place-arrivals": { about: { seat: "seat", power: "power" }, shows: { left: "number" }, under: { reinforcement: ["leaders"] } },
  /** The placement of arriving leaders (NYW-D-07). The next one is `leader`. */
  "place-leaders": { about: { seat: "seat", leader: "leader" }, under: { reinforcement: ["transfers"] } },
  /** Leaders move to other friendly spaces (NYW-D-08). `leader`: the one whose space is being chosen. */
  "transfer-leaders": { steps: ["leader", "space"], asks: ["leader", "space"], about: { seat: "seat", leader: "leader?" }, under: { reinforcement: ["end"] } },
  /** Both sides secretly choose a card to show (NYW-D-09). Answers the side that goes first, and the card that it must play. */
  "first-card": { steps: ["choose", "tie"], asks: ["choose"], answers: { first: "seat", shown: "0..3" }, under: { turn: ["rounds"] } },
  /** The Action rounds of a year. `next`: the side of the next round; `shown`: the card that the first player must play; 0 if any card may be played. */
  "action-rounds": { automatic: ["next"], keeps: { next: "seat", shown: "0..3" }, under: { turn: ["winterQuarters"] } },
  /** A round: a card, then its actions (NYW-D-11, NYW-D-12). `actions`: those left; `action`: the one whose space and force are being chosen. */
  round: {
    steps: ["card", "actions", "space", "force"],
    asks: ["card", "actions"],
    about: { seat: "seat", shown: "0..3", actions: "0..3" },
    keeps: { action: "action" },
    under: { "action-rounds": ["next"] },
  },
  /** The space where an action starts: NYW-D-13, NYW-D-23, NYW-D-29. Answers that space. */
  "choose-space": { about: { seat: "seat", action: "action" }, answers: "space", under: { round: ["space"] } },
  /** The selection of leaders, then of at least `least` corps, for a force. The selected pieces carry the mark of a force. Answers the space of the force. */
  "select-force": {
    steps: ["leaders", "corps"],
    asks: ["leaders", "corps"],
    about: { seat: "seat", space: "space", use: "use", least: "number" },
    /** `corps`: true if corps are chosen now; `chosen`: the number chosen so far. */
    shows: { corps: "flag", chosen: "number" },
    answers: "space",
    under: { round: ["force"], interception: ["selected"] },
  },
  /** A Campaign move (NYW-D-14). `spent`: the army has stepped or converted; `left`: units were left in this space. */
  "campaign-move": {
    steps: ["begin", "forcedMarch", "move", "entered", "over"],
    asks: ["move"],
    about: { seat: "seat", space: "space", from: "space", mp: "0..4" },
    /** The army's commander and number of corps. */
    shows: { leader: "leader?", corps: "number" },
    keeps: { spent: "flag", left: "flag" },
    under: { round: ["actions"] },
  },
  /** Units of the army are left behind (NYW-D-15), `count` so far. */
  "leave-units": { about: { seat: "seat", space: "space", count: "0..99" }, under: { "campaign-move": ["move"] } },
  /** The steps of entering a space (NYW-14.3.2). Answers true if the move is over. */
  entry: {
    automatic: ["line", "afterLine", "interception", "fortress", "field", "afterField", "afterBattle", "over", "goesOn"],
    about: { seat: "seat", space: "space", from: "space" },
    keeps: { bypassed: "flag", intercepted: "flag" },
    answers: "flag",
    under: { "campaign-move": ["entered"] },
  },
  /** An army chooses what it does at a Fortified Line (NYW-D-17). `failed`: bypassing has failed. */
  "line-choice": { about: { seat: "seat", space: "space", failed: "flag" }, shows: { level: "number" }, answers: "passage", under: { entry: ["afterLine"] } },
  /** The interception of an army that has gone from `from` to `space` (NYW-D-18), by units from `origin`. Answers true if it succeeded. */
  interception: {
    steps: ["ask", "selected", "dispatches", "roll"],
    asks: ["ask"],
    about: { seat: "seat", space: "space", from: "space" },
    /** The approaching army's leader and number of corps. */
    shows: { leader: "leader?", corps: "number" },
    keeps: { origin: "space?", dispatches: "flag" },
    answers: "flag",
    under: { entry: ["fortress"] },
  },
  /** A held event may be played now (NYW-D-16, NYW-D-30). Answers true if it was played. */
  "held-card": {
    about: { seat: "seat", card: "card" },
    /** `space`: the space of the action under way; `to`: the port of destination if the action is a Sea Movement. */
    shows: { space: "space", to: "space?" },
    answers: "flag",
    under: {
      "campaign-move": ["forcedMarch"],
      interception: ["dispatches"],
      "avoid-battle": ["dispatches"],
      battle: ["attackerHousehold", "defenderHousehold"],
      siege: ["train"],
      "sea-movement": ["winds"],
    },
  },
  /** Units go behind the walls (NYW-D-19, NYW-D-22). */
  fortify: { about: { seat: "seat", space: "space" }, shows: { room: "number" }, under: { entry: ["field"], retreat: ["ask"] } },
  /** Corps avoid battle or stand (NYW-D-20); the attacker came from `from`. Answers true if the corps avoided battle. */
  "avoid-battle": {
    steps: ["ask", "dispatches", "roll", "go"],
    asks: ["ask", "go"],
    about: { seat: "seat", space: "space", from: "space" },
    /** `leader`, `corps`: the leader and the number of corps of the attacking army; `avoided`: battle is avoided and only the destination is chosen. */
    shows: { leader: "leader?", corps: "number", avoided: "flag" },
    keeps: { dispatches: "flag" },
    answers: "flag",
    under: { entry: ["afterField"] },
  },
  /** A battle (section 16). `attackers`, `defenders`: the numbers of corps at the start; `household`: the side that rolls the extra dice. */
  battle: {
    automatic: [
      "begin",
      "attackerHousehold",
      "offerDefender",
      "defenderHousehold",
      "commanders",
      "attackerCommander",
      "defenderCommander",
      "dice",
      "defenderLosses",
      "aftermath",
      "over",
    ],
    about: { attacker: "seat", space: "space", from: "space", bypassed: "flag", attackers: "0..99", defenders: "0..99" },
    keeps: { attackerHits: "0..99", defenderHits: "0..99", attackerCommander: "leader?", defenderCommander: "leader?", household: "seat?" },
    under: { entry: ["afterBattle"] },
  },
  /** The choice of a commander among equal leaders (NYW-D-37). Answers the commander, or NONE if no leader is there. */
  "choose-commander": { about: { seat: "seat", space: "space" }, answers: "leader?", under: { battle: ["attackerCommander", "defenderCommander"] } },
  /** The steps that a side loses, one by one, in battle, siege, at sea or in winter (NYW-D-21, NYW-D-24, NYW-D-31, NYW-D-35). */
  losses: {
    about: { seat: "seat", space: "space", left: "0..99", why: "cause" },
    under: { battle: ["defenderLosses", "aftermath"], retreat: ["landed"], siege: ["result"], "sea-movement": ["lost"], winter: ["overstacking"] },
  },
  /** The retreat of a defender who lost (NYW-D-22). `from`: the space the attacker came from; `port`: the goal of re-embarking units. */
  retreat: {
    steps: ["walls", "ask", "landed"],
    asks: ["ask"],
    about: { seat: "seat", space: "space", from: "space" },
    keeps: { port: "space?" },
    under: { battle: ["over"] },
  },
  /** A siege roll (section 17). `fall`: the reduction of the fortress. */
  siege: {
    automatic: ["begin", "train", "roll", "result", "revolution", "savoy", "end", "over"],
    about: { seat: "seat", space: "space" },
    keeps: { train: "flag", fall: "0..2" },
    under: { round: ["actions"] },
  },
  /** Units must go to the nearest suitable space (NYW-D-25, NYW-D-34). They are in the field of `space`, or behind its walls if `inside`. */
  displace: {
    about: { seat: "seat", space: "space", inside: "flag", why: "displacement" },
    under: {
      "end-of-action": ["look"],
      entry: ["over", "goesOn"],
      siege: ["revolution"],
      "sea-movement": ["end"],
      "glorious-revolution": ["garrisons", "londonderry", "forces"],
      "savoy-cleared": ["look"],
      winter: ["withdraw"],
    },
  },
  /** A Transfer of up to two units (NYW-D-26). `leader` or `corps` goes next, from `space`; `moved` units have gone. */
  transfer: {
    steps: ["unit", "destination"],
    asks: ["unit", "destination"],
    about: { seat: "seat", leader: "leader?", corps: "corps?", space: "space?", moved: "0..2" },
    under: { round: ["actions"] },
  },
  /** A reduced corps is replaced by a full one (NYW-D-27). */
  replacement: { about: { seat: "seat" }, under: { round: ["actions"] } },
  /** A leader rallies himself and corps (NYW-D-28), `rallied` corps so far. At corpsOrNot he has rallied himself, so corps are optional. */
  rally: {
    steps: ["leader", "himself", "corps", "corpsOrNot"],
    asks: ["leader", "himself", "corps", "corpsOrNot"],
    about: { seat: "seat", leader: "leader?", rallied: "0..6" },
    /** `space`: the place of the leader; `himself`: the decision is about himself. */
    shows: { space: "space?", himself: "flag" },
    under: { round: ["actions"] },
  },
  /** A Sea Movement (NYW-D-29). `winds`: Contrary Winds was played. */
  "sea-movement": {
    steps: ["port", "winds", "roll", "lost", "end"],
    asks: ["port"],
    about: { seat: "seat", from: "space" },
    keeps: { to: "space?", winds: "flag", arrives: "flag" },
    under: { round: ["actions"] },
  },
  /** A prepared fleet fights for its sea zone (NYW-D-32). */
  "deploy-fleet": { about: { seat: "seat" }, under: { round: ["actions"] } },
  /** A side may make Savoy neutral (NYW-D-33); the side with initiative is asked first. */
  "savoy-decision": { steps: ["first", "second"], asks: ["first", "second"], about: { seat: "seat" }, under: { siege: ["end"], winter: ["revolution"] } },
  /** Savoyard spaces are cleared after Savoy has become neutral (NYW-7.2.1). */
  "savoy-cleared": { automatic: ["look"], under: { siege: ["end"], winter: ["revolution"] } },
  /** The Glorious Revolution, step by step (NYW-20.2.5.2). */
  "glorious-revolution": {
    automatic: ["control", "garrisons", "flight", "londonderry", "forces"],
    under: { siege: ["savoy"], "sea-movement": ["end"], winter: ["peace"] },
  },
  /** The Winter Quarters Phase (section 19). `next`: the space where the overstacking penalty continues; `second`: the side without initiative suffers it. */
  winter: {
    automatic: ["lift", "withdraw", "sieges", "overstacking", "markers", "savoy", "revolution", "peace", "end"],
    keeps: { second: "flag", next: "nextSpace" },
    under: { turn: ["nextYear"] },
  },
  /** Peace talks (NYW-D-36); the side without initiative chooses first. Answers true if peace is made. */
  "peace-talks": {
    steps: ["first", "second", "roll"],
    asks: ["first", "second"],
    about: { seat: "seat" },
    answers: "flag",
    under: { winter: ["end"] },
  },
  /** After an action, and in winter: sieges end, lines fall, leaders without corps are displaced. */
  "end-of-action": { automatic: ["look"], under: { round: ["actions"], siege: ["over"], winter: ["overstacking"] } },
} as const;

export const F: Frames<typeof FRAMES> = /* @__PURE__ */ framesOf(FRAMES);

/** The seats and the subject of a decision. */
export type NineYearsDecision = DecisionOf<typeof FRAMES, Words, Seat>;
export type NineYearsQuestion = DecisionKind<typeof FRAMES>;
