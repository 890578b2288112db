/** The procedures of the game: the steps of each, the subject of its decision, what else it remembers, and its answer to the frame below. */
import { type DecisionKind, type DecisionOf, type Frames, framesOf } from "../../core/flow/frame-rows.js";
import type { Seat, Words } from "./types.js";

/** One row per procedure; its index is the number of its kind. */
export const FRAMES = {
  "game-over": { over: true },
  /** A year (NYW-8.1); `first` goes first in the phase under way. */
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
  /** The side that goes first in a part of the year (NYW-D-01, NYW-D-04, NYW-D-10). The answer: that side. */
  "choose-order": { about: { why: "occasion" }, answers: "seat", under: { turn: ["strengthenFirst", "reinforceFirst"], "first-card": ["tie"] } },
  /** A side may strengthen the roll of King William's War with its marker (NYW-D-02). */
  strengthen: { about: { seat: "seat" }, under: { turn: ["strengthenSecond", "kww"] } },
  /** One side draws and plays its event card (NYW-9.1). */
  "event-draw": { automatic: ["draw", "played"], keeps: { seat: "seat" }, under: { turn: ["drawSecond", "reinforce"] } },
  /** The choices inside an event (NYW-D-03): at most `left` more may be made. */
  "event-choice": { about: { seat: "seat", card: "card", left: "0..2" }, under: { "event-draw": ["played"] } },
  /** The three steps of a side's reinforcement (NYW-8.1.2). */
  reinforcement: {
    automatic: ["resources", "arrivals", "leaders", "transfers", "end"],
    keeps: { seat: "seat" },
    under: { turn: ["reinforceSecond", "deal"] },
  },
  /** The spending of RP, one purpose after the other (NYW-D-05). */
  spend: { about: { seat: "seat" }, shows: { points: "number" }, under: { reinforcement: ["arrivals"] } },
  /** A reduced corps is restored (NYW-D-05a). */
  restore: { about: { seat: "seat" }, shows: { points: "number" }, under: { spend: ["ask"] } },
  /** A corps is formed from the Force Pool (NYW-D-05b): power and strength as they are chosen. */
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
  /** The placement of arriving corps (NYW-D-06); the next is of `power`. */
  "place-arrivals": { about: { seat: "seat", power: "power" }, shows: { left: "number" }, under: { reinforcement: ["leaders"] } },
  /** The placement of arriving leaders (NYW-D-07); the next is `leader`. */
  "place-leaders": { about: { seat: "seat", leader: "leader" }, under: { reinforcement: ["transfers"] } },
  /** Leaders are moved to other friendly spaces (NYW-D-08): `leader` while his space is being chosen. */
  "transfer-leaders": { steps: ["leader", "space"], asks: ["leader", "space"], about: { seat: "seat", leader: "leader?" }, under: { reinforcement: ["end"] } },
  /** Both sides secretly choose a card to show (NYW-D-09). The answer: who goes first, and the card he must play. */
  "first-card": { steps: ["choose", "tie"], asks: ["choose"], answers: { first: "seat", shown: "0..3" }, under: { turn: ["rounds"] } },
  /** The Action rounds of a year; `next` has the next round, `shown` is the card the first player must play, or 0. */
  "action-rounds": { automatic: ["next"], keeps: { next: "seat", shown: "0..3" }, under: { turn: ["winterQuarters"] } },
  /** A round: a card, then its actions (NYW-D-11, NYW-D-12): `actions` left, `action` while its space and its force are being chosen. */
  round: {
    steps: ["card", "actions", "space", "force"],
    asks: ["card", "actions"],
    about: { seat: "seat", shown: "0..3", actions: "0..3" },
    keeps: { action: "action" },
    under: { "action-rounds": ["next"] },
  },
  /** The space an action starts from: NYW-D-13, NYW-D-23, NYW-D-29. The answer: that space. */
  "choose-space": { about: { seat: "seat", action: "action" }, answers: "space", under: { round: ["space"] } },
  /** Leaders, then at least `least` corps of a force; the pieces taken carry the mark FORCE. The answer: their space. */
  "select-force": {
    steps: ["leaders", "corps"],
    asks: ["leaders", "corps"],
    about: { seat: "seat", space: "space", use: "use", least: "number" },
    /** True if corps are chosen now; the number chosen so far. */
    shows: { corps: "flag", chosen: "number" },
    answers: "space",
    under: { round: ["force"], interception: ["selected"] },
  },
  /** A Campaign move (NYW-D-14): `spent` once it has done anything, `left` once units were left in this space. */
  "campaign-move": {
    steps: ["begin", "forcedMarch", "move", "entered", "over"],
    asks: ["move"],
    about: { seat: "seat", space: "space", from: "space", mp: "0..4" },
    /** The commander of the army, and the number of its corps. */
    shows: { leader: "leader?", corps: "number" },
    keeps: { spent: "flag", left: "flag" },
    under: { round: ["actions"] },
  },
  /** Units of the army are left behind (NYW-D-15): `count` of them so far. */
  "leave-units": { about: { seat: "seat", space: "space", count: "0..99" }, under: { "campaign-move": ["move"] } },
  /** The steps of entering a space (NYW-14.3.2). The answer: whether the move is over. */
  entry: {
    automatic: ["line", "afterLine", "interception", "fortress", "field", "afterField", "afterBattle", "over", "goesOn"],
    about: { seat: "seat", space: "space", from: "space" },
    keeps: { bypassed: "flag", intercepted: "flag" },
    answers: "flag",
    under: { "campaign-move": ["entered"] },
  },
  /** The choice of an army at a Fortified Line (NYW-D-17): `failed` once bypassing has failed. */
  "line-choice": { about: { seat: "seat", space: "space", failed: "flag" }, shows: { level: "number" }, answers: "passage", under: { entry: ["afterLine"] } },
  /** Interception of an army that has come from `from` into `space` (NYW-D-18); `origin` is where the interceptors come from. The answer: whether it succeeded. */
  interception: {
    steps: ["ask", "selected", "dispatches", "roll"],
    asks: ["ask"],
    about: { seat: "seat", space: "space", from: "space" },
    /** The leader of the army that comes, and the number of its corps. */
    shows: { leader: "leader?", corps: "number" },
    keeps: { origin: "space?", dispatches: "flag" },
    answers: "flag",
    under: { entry: ["fortress"] },
  },
  /** A held event may be played now (NYW-D-16, NYW-D-30). The answer: whether it was played. */
  "held-card": {
    about: { seat: "seat", card: "card" },
    /** The space where it would take effect, and the port of destination if it would be played against a Sea Movement. */
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
  /** Corps avoid battle or stand (NYW-D-20); the attacker came from `from`. The answer: whether they avoided it. */
  "avoid-battle": {
    steps: ["ask", "dispatches", "roll", "go"],
    asks: ["ask", "go"],
    about: { seat: "seat", space: "space", from: "space" },
    /** The leader of the army that has come, and the number of its corps; true once battle is avoided and only the goal is asked for. */
    shows: { leader: "leader?", corps: "number", avoided: "flag" },
    keeps: { dispatches: "flag" },
    answers: "flag",
    under: { entry: ["afterField"] },
  },
  /** A battle (section 16); `attackers` and `defenders` are corps at the start, `household` the side that rolls the extra dice. */
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
  /** The choice of a commander among equal leaders (NYW-D-37). The answer: the commander, or NONE. */
  "choose-commander": { about: { seat: "seat", space: "space" }, answers: "leader?", under: { battle: ["attackerCommander", "defenderCommander"] } },
  /** Steps that a side loses, one after the other: battle, siege, sea, winter (NYW-D-21, NYW-D-24, NYW-D-31, NYW-D-35). */
  losses: {
    about: { seat: "seat", space: "space", left: "0..99", why: "cause" },
    under: { battle: ["defenderLosses", "aftermath"], retreat: ["landed"], siege: ["result"], "sea-movement": ["lost"], winter: ["overstacking"] },
  },
  /** The retreat of a loser who was the defender (NYW-D-22); the attacker came from `from`; `port` once he re-embarks. */
  retreat: {
    steps: ["walls", "ask", "landed"],
    asks: ["ask"],
    about: { seat: "seat", space: "space", from: "space" },
    keeps: { port: "space?" },
    under: { battle: ["over"] },
  },
  /** A siege roll (section 17); `fall` is the reduction of the strength. */
  siege: {
    automatic: ["begin", "train", "roll", "result", "revolution", "savoy", "end", "over"],
    about: { seat: "seat", space: "space" },
    keeps: { train: "flag", fall: "0..2" },
    under: { round: ["actions"] },
  },
  /** Units must go to the nearest suitable space (NYW-D-25, NYW-D-34); they are in the field of `space`, or behind its walls if `inside` is set. */
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
  /** A Transfer of up to two units (NYW-D-26): the leader or the corps that goes, from `space`; `moved` units have gone. */
  transfer: {
    steps: ["unit", "destination"],
    asks: ["unit", "destination"],
    about: { seat: "seat", leader: "leader?", corps: "corps?", space: "space?", moved: "0..2" },
    under: { round: ["actions"] },
  },
  /** A reduced corps is replaced by a full one (NYW-D-27). */
  replacement: { about: { seat: "seat" }, under: { round: ["actions"] } },
  /** A leader rallies himself and corps (NYW-D-28): `rallied` corps so far; at corpsOrNot he has rallied himself, so that corps are not obligatory. */
  rally: {
    steps: ["leader", "himself", "corps", "corpsOrNot"],
    asks: ["leader", "himself", "corps", "corpsOrNot"],
    about: { seat: "seat", leader: "leader?", rallied: "0..6" },
    /** The place of the leader; true if the decision is about himself. */
    shows: { space: "space?", himself: "flag" },
    under: { round: ["actions"] },
  },
  /** A Sea Movement (NYW-D-29); `winds`: Contrary Winds blow. */
  "sea-movement": {
    steps: ["port", "winds", "roll", "lost", "end"],
    asks: ["port"],
    about: { seat: "seat", from: "space" },
    keeps: { to: "space?", winds: "flag", arrives: "flag" },
    under: { round: ["actions"] },
  },
  /** A prepared fleet contends for its sea zone (NYW-D-32). */
  "deploy-fleet": { about: { seat: "seat" }, under: { round: ["actions"] } },
  /** A side may make Savoy neutral (NYW-D-33): first the side with initiative, then the other. */
  "savoy-decision": { steps: ["first", "second"], asks: ["first", "second"], about: { seat: "seat" }, under: { siege: ["end"], winter: ["revolution"] } },
  /** Savoyard spaces are cleared after Savoy became neutral (NYW-7.2.1). */
  "savoy-cleared": { automatic: ["look"], under: { siege: ["end"], winter: ["revolution"] } },
  /** The Glorious Revolution, one paragraph after the other (NYW-20.2.5.2). */
  "glorious-revolution": {
    automatic: ["control", "garrisons", "flight", "londonderry", "forces"],
    under: { siege: ["savoy"], "sea-movement": ["end"], winter: ["peace"] },
  },
  /**
   * The Winter Quarters Phase (section 19); the overstacking penalty continues at the space `next`; `second` once it is the turn of the side without initiative.
   */
  winter: {
    automatic: ["lift", "withdraw", "sieges", "overstacking", "markers", "savoy", "revolution", "peace", "end"],
    keeps: { second: "flag", next: "nextSpace" },
    under: { turn: ["nextYear"] },
  },
  /** Peace talks (NYW-D-36): first the side without initiative. The answer: whether peace is made. */
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

/** The kinds of frames, to push, find and read. */
export const F: Frames<typeof FRAMES> = /* @__PURE__ */ framesOf(FRAMES);

/** The decision: its seats and its subject. */
export type NineYearsDecision = DecisionOf<typeof FRAMES, Words, Seat>;
/** The procedures that ask for a decision. */
export type NineYearsQuestion = DecisionKind<typeof FRAMES>;
