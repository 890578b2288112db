/** The procedures of the game: the steps of each, what its question is about, what it remembers besides, what it leaves for the frame below. */
import { type DecisionOf, type Frame, type Frames, framesOf } from "../core/frame-rows.js";
import { type VerbsOf, verbsOf } from "../core/move-rows.js";
import { LOSSES, type Seat, TESTS, VICTORIES, WINDOWS, type WindowId, type Words } from "./types.js";

/** A row a procedure; its place is the number of its kind. */
export const FRAMES = {
  // ---- set-up, turn and round
  "game-over": { over: true, keeps: { winner: "seat", victory: "victory" } },
  "set-up": { automatic: ["layOut", "settle"], under: { "game-turn": ["start"] } },
  /** `order`: the seats in the order of the first picks. */
  "draft-general": { about: { picks: "number" }, keeps: { order: "seat[4]" }, under: { "set-up": ["settle"] } },
  /** `next`: the event of the turn track at which the start of the turn goes on. */
  "game-turn": {
    automatic: ["start", "turnTrack", "turnOrder", "usurper", "reinforcements", "deal", "strategy", "roundOver", "isolation", "endOfTurn", "end"],
    keeps: { next: "number" },
    under: "bottom",
  },
  "name-first-player": { about: { seat: "seat" }, under: { "game-turn": ["usurper"] } },
  "coming-of-age": { about: { royal: "royal" }, under: { "game-turn": ["turnTrack"] } },
  /** `next`: place in turn order; then the receivers of the bonuses, fixed at the start. */
  reinforcement: {
    automatic: ["bonuses", "begin", "generals", "unitsPlaced"],
    keeps: { next: "number", macedonia: "seat?", legitimate: "seat", leaders: "seats" },
    under: { "game-turn": ["deal"] },
  },
  /** `army`: his army comes with him, and the optional starting location is offered. The answer: he has been placed, and does not wait in the Dispersed Box. */
  "place-general": {
    steps: ["ask", "placed"],
    asks: ["ask"],
    about: { seat: "seat", general: "leader", army: "flag" },
    answers: "flag",
    under: { "game-turn": ["turnTrack"], reinforcement: ["generals"], "choose-use": ["deployed", "used"] },
  },
  /** `units`: still to be placed. */
  "place-units": {
    about: { seat: "seat", units: "force" },
    under: { reinforcement: ["unitsPlaced"], "place-general": ["placed"], train: ["ask"], "movement-segment": ["abilities"], event: ["ask"] },
  },
  "setup-markers": { about: { seat: "seat", general: "leader", left: "number" }, under: { "place-general": ["placed"] } },
  /** `next`: place in turn order. */
  "strategy-round": { automatic: ["next"], keeps: { next: "0..4" }, under: { "game-turn": ["roundOver"] } },
  /** The steps after the first are the segments under way. */
  "round-turn": { automatic: ["start", "surrender", "tyche", "movement", "supply"], keeps: { seat: "seat" }, under: { "strategy-round": ["next"] } },
  "surrender-segment": { steps: ["ask", "done"], asks: ["ask"], about: { seat: "seat" }, under: { "round-turn": ["surrender"] } },
  // ---- cards
  "tyche-segment": { steps: ["ask", "used"], asks: ["ask"], about: { seat: "seat" }, under: { "round-turn": ["tyche"] } },
  /** The card is secret until its use is chosen (DIA-HID.11). */
  "choose-use": {
    steps: ["ask", "opsSpent", "deployed", "used"],
    asks: ["ask"],
    about: { seat: "seat" },
    tellsAsked: { choice: "card" },
    keeps: { card: "card" },
    under: { "tyche-segment": ["used"] },
  },
  "choose-ops-use": { about: { seat: "seat", ops: "0..9" }, tells: { card: "card" }, under: { "choose-use": ["opsSpent"] } },
  /** `placed`: the spaces marked with this card (DIA-OPS.10). */
  "place-control-markers": { about: { seat: "seat", ops: "0..9", placed: "space[9]" }, tells: { card: "card" }, under: { "choose-use": ["opsSpent"] } },
  /** `unit`: the unfinished CU, with the OPs `recorded` for it of those `needed`. */
  train: {
    about: { seat: "seat", ops: "0..9" },
    tells: { card: "card", unit: "unit?", recorded: "number", needed: "number" },
    under: { "choose-use": ["opsSpent"] },
  },
  "upgrade-fleet": { about: { seat: "seat" }, tells: { card: "card" }, under: { "choose-use": ["used"] } },
  "return-fleet": { about: { seat: "seat" }, tells: { card: "card" }, under: { "choose-use": ["used"] } },
  "replace-general": { about: { seat: "seat" }, tells: { card: "card" }, under: { "choose-use": ["used"] } },
  "bonus-event": { about: { seat: "seat", card: "card" }, under: { "choose-use": ["used"] } },
  /**
   * `part`: the part of the card under way, NO_PART while one is to be chosen; `marked`: spaces that the card has marked; the rest is what the files of flow/events
   * remember of their part.
   */
  event: {
    steps: ["ask", "chosen", "stands", "finished"],
    asks: ["ask", "chosen"],
    about: { seat: "seat", card: "card" },
    tells: { target: "target", within: "province?" },
    keeps: {
      part: "-1..60",
      marked: "space[8]",
      player: "seat?",
      province: "province?",
      space: "space?",
      royal: "royal?",
      count: "number",
      units: "force",
    },
    under: { "choose-use": ["used"], "hidden-hands": ["next"] },
  },
  /** `own`, `others`: the windows open to the active player and to the rest; `passed`: in succession. */
  "surprise-window": {
    about: { seat: "seat", own: "windows", others: "windows" },
    /** The windows open to the seat that is asked; the army under way, where it is, and the Surprise card that can be answered. */
    tells: { open: "windows", army: "owner", commander: "leader?", space: "space?", card: "card?" },
    keeps: { passed: "seats" },
    under: {
      march: ["act"],
      sortie: ["attack"],
      entry: ["intercept"],
      interception: ["committed", "rolled"],
      "independent-interception": ["roll", "rolled"],
      "avoid-battle": ["roll", "rolled"],
      "independent-avoidance": ["roll", "rolled"],
      "naval-interception": ["declared"],
      "naval-move": ["announced"],
      "land-battle": ["dice", "end"],
      assault: ["declared"],
      "surprise-effect": ["answered"],
    },
  },
  /** First the window surprise-card-played, then its targets. */
  "surprise-effect": {
    steps: ["start", "answered", "targets", "chosen", "finished"],
    asks: ["targets", "chosen"],
    about: { seat: "seat", card: "card" },
    tells: { target: "target", against: "owner" },
    keeps: { cancelled: "flag", enemy: "owner", left: "0..9", join: "flag" },
    under: { "surprise-window": ["ask"], "surrender-segment": ["ask"], "tyche-segment": ["ask"], "movement-segment": ["start", "armies"] },
  },
  // ---- movement
  recruit: { automatic: ["place"], keeps: { seat: "seat" } },
  /** `next`: the space at which the check goes on. */
  "supply-segment": { automatic: ["check"], keeps: { seat: "seat", next: "number" }, under: { "round-turn": ["supply"] } },
  /** `next`: the hand that is revealed next. */
  "hidden-hands": { automatic: ["next"], keeps: { next: "0..2" }, under: { "game-turn": ["strategy"] } },
  "movement-segment": {
    steps: ["start", "armies", "abilities", "end"],
    asks: ["start", "armies"],
    about: { seat: "seat" },
    /** Armies are being moved; at first that is the question. */
    tells: { moving: "flag" },
    under: { "round-turn": ["movement"] },
  },
  /** `next`: the general at whom it goes on. */
  "end-of-movement": {
    about: { seat: "seat", general: "leader" },
    tells: { space: "space", owner: "owner" },
    keeps: { next: "number" },
    under: { "movement-segment": ["end"] },
  },
  /** Up to `armies` activations with fixed MP, those of Leonnatus (0: no difference), and whether a naval move is allowed. */
  campaign: {
    steps: ["ask", "done"],
    asks: ["ask"],
    about: { seat: "seat", armies: "0..9", mp: "0..12", leonnatusMp: "0..12", naval: "flag" },
    tells: { card: "card" },
    under: { "choose-use": ["opsSpent"], event: ["finished"] },
  },
  "compose-army": { about: { commander: "leader" }, tells: { space: "space", units: "force" }, under: { march: ["composed"] } },
  march: {
    steps: ["start", "composed", "ready", "act", "passageAnswered", "anyway", "entered", "betrayal", "atSea", "sailed", "pickedUp"],
    asks: ["act"],
    about: { commander: "leader", mp: "number" },
    tells: { space: "space", units: "force" },
    keeps: {
      spent: "number",
      from: "space",
      /** It has fought and goes no farther; its move ends; it has walked, then sailed; it is on a passage; it may not sail. */
      stopped: "flag",
      ended: "flag",
      walked: "flag",
      sailed: "flag",
      passage: "flag",
      noNaval: "flag",
      /** Its MP are not to be rolled, or have been. */
      fixed: "flag",
      /** Since MP were spent: the commander has been changed; pieces have been handled, and which. */
      changed: "flag",
      handled: "flag",
      pickedGenerals: "leaders",
      pickedRoyals: "royals",
      pickedUnits: "units",
      droppedUnits: "units",
    },
    under: { "movement-segment": ["armies"], campaign: ["ask"] },
  },
  /** `done`: pieces handled. The answer: a lone general has CUs now. */
  "drop-or-pick-up": {
    about: { commander: "leader" },
    tells: { space: "space" },
    keeps: { done: "number", wasAlone: "flag" },
    answers: "flag",
    under: { march: ["pickedUp"] },
  },
  "answer-passage": {
    about: { seat: "seat", space: "space" },
    tells: { army: "owner", commander: "leader?", units: "force" },
    answers: "flag",
    under: { march: ["passageAnswered"] },
  },
  "enter-anyway": { about: { space: "space" }, tells: { against: "owner" }, answers: "flag", under: { march: ["anyway"] } },
  "betray-passage": {
    about: { seat: "seat", space: "space" },
    tells: { army: "owner", commander: "leader?", units: "force" },
    answers: "flag",
    under: { march: ["betrayal"] },
  },
  sortie: {
    steps: ["start", "bring", "marchOut", "attack", "afterBattle", "insideAgain"],
    asks: ["bring"],
    about: { commander: "leader", space: "space" },
    tells: { against: "owner" },
    under: { "movement-segment": ["armies"], campaign: ["ask"] },
  },
  "relief-joins": { about: { seat: "seat", space: "space" }, answers: "flag", under: { "land-battle": ["relief"] } },
  // ---- entries and reactions
  /** The answer: the army has fought and may only act in the space; its move has ended (it may be gone). */
  entry: {
    automatic: [
      "start",
      "afterAttrition",
      "intercept",
      "independentsIntercept",
      "intercepted",
      "answered",
      "defenders",
      "avoid",
      "avoidance",
      "pursuit",
      "clash",
      "battleDone",
      "overrunDone",
      "scatter",
      "ended",
    ],
    keeps: {
      from: "space?",
      link: "link?",
      /** A landing; passage by permission; placed and not moved; betrayed; its move ends afterwards; a battle is no hostile act. */
      landing: "flag",
      passage: "flag",
      placed: "flag",
      betrayed: "flag",
      endsMove: "flag",
      notHostile: "flag",
      /** It began with CUs; it has fought. */
      army: "flag",
      fought: "flag",
      interceptor: "owner",
      asked: "0..5",
      /** The way of the army that avoids it. */
      first: "space?",
      last: "space?",
    },
    answers: { fought: "flag", ended: "flag" },
    under: { march: ["entered"], "naval-move": ["landed"], "independent-march": ["entered"], "place-independent": ["settle"] },
  },
  /** `spaces`, `leaders`: the attempts declared, `next` the one under way; `naming`: the space whose leader is named. The flags of an attempt: see `rules/attempts.ts`. */
  interception: {
    steps: ["nextSeat", "declare", "led", "declared", "committed", "roll", "rolled", "moved"],
    asks: ["declare"],
    about: { seat: "seat" },
    tells: { army: "owner", commander: "leader?", units: "force", space: "space", from: "space?" },
    keeps: {
      asked: "0..4",
      naming: "space?",
      spaces: "space[8]",
      leaders: "leader[8]",
      next: "0..8",
      succeeded: "flag",
      automatic: "flag",
      cancelled: "flag",
      rolled: "flag",
    },
    answers: "owner",
    under: { entry: ["independentsIntercept"] },
  },
  "interception-leader": { about: { seat: "seat", space: "space" }, tells: { goal: "space" }, answers: "leader", under: { interception: ["led"] } },
  /** What goes along with the leader. */
  "interception-leaves": {
    steps: ["start", "ask", "moveIn"],
    asks: ["ask"],
    about: { seat: "seat", from: "space", leader: "leader", units: "force", generals: "leaders", royals: "royals" },
    tells: { goal: "space" },
    under: { interception: ["moved"] },
  },
  "independent-interception": {
    steps: ["nextSeat", "ask", "roll", "rolled"],
    asks: ["ask"],
    about: { seat: "seat" },
    tells: { army: "owner", commander: "leader?", goal: "space" },
    keeps: { asked: "0..4", space: "space", automatic: "flag", cancelled: "flag", rolled: "flag" },
    answers: "owner",
    under: { entry: ["intercepted"] },
  },
  /** The answer: it steps back. */
  "fight-or-step-back": { about: { from: "space" }, tells: { space: "space", against: "owner" }, answers: "flag", under: { entry: ["answered"] } },
  "withdraw-inside": { about: { seat: "seat" }, tells: { army: "owner", space: "space", room: "number" }, under: { entry: ["avoid"] } },
  "avoid-battle": {
    steps: ["ask", "roll", "rolled", "gone"],
    asks: ["ask"],
    about: { seat: "seat" },
    /** The army that has come; who would lead the other away, and the die that is needed. */
    tells: { army: "owner", commander: "leader?", units: "force", space: "space", general: "leader?", least: "number" },
    keeps: { automatic: "flag", cancelled: "flag", rolled: "flag", attackerFrom: "space?" },
    answers: { avoided: "flag", first: "space?", last: "space?" },
    under: { entry: ["avoidance"] },
  },
  "avoid-step": {
    about: { seat: "seat", origin: "space", first: "space?", attackerFrom: "space?" },
    answers: { first: "space?", last: "space?" },
    under: { "avoid-battle": ["gone"], "independent-avoidance": ["gone"] },
  },
  "independent-avoidance": {
    steps: ["nextSeat", "ask", "roll", "rolled", "gone"],
    asks: ["ask"],
    about: { seat: "seat" },
    tells: { army: "owner", commander: "leader?", space: "space" },
    keeps: { asked: "0..4", automatic: "flag", cancelled: "flag", rolled: "flag", attackerFrom: "space?" },
    answers: { avoided: "flag", first: "space?", last: "space?" },
    under: { entry: ["avoidance"] },
  },
  /** The one or two steps of the army that avoids. */
  pursue: {
    about: { first: "space", last: "space" },
    tells: { commander: "leader", space: "space", least: "number" },
    answers: { caught: "flag", failed: "flag" },
    under: { entry: ["pursuit"] },
  },
  // ---- battle, losses, sieges
  /** The answer, from the army under way: it has won and stays; it must move back. */
  "land-battle": {
    automatic: ["start", "relief", "window", "dice", "winnerLoss", "defeat", "casualties", "drawDefender", "drawEnd", "end"],
    keeps: {
      /** Kept here, because cards of the window can take his last CU. */
      defender: "owner",
      notHostile: "flag",
      sortie: "flag",
      /** What cards may change: modifiers, and elephants that count nothing. */
      attackerModifier: "0..63",
      defenderModifier: "0..63",
      attackerElephantsOut: "flag",
      defenderElephantsOut: "flag",
      /** The garrison that joined; the royal troops that stand aside; commanders in danger. */
      garrison: "force",
      attackerAside: "0..15",
      defenderAside: "0..15",
      attackerEndangered: "leader?",
      defenderEndangered: "leader?",
      result: "battleResult?",
      /** CUs of the loser that reached the Dispersed Box. */
      survivors: "force",
    },
    answers: { won: "flag", back: "flag" },
    under: { entry: ["battleDone"], sortie: ["afterBattle"] },
  },
  /** `aside`: royal troops that stood aside. The answer: surviving CUs. */
  "army-defeat": {
    automatic: ["begin", "end"],
    keeps: { loser: "owner", winner: "owner", place: "place", aside: "0..15" },
    answers: "force",
    under: { entry: ["overrunDone", "ended"], "land-battle": ["defeat"], "garrison-excess": ["beaten"], assault: ["garrisonBeaten"] },
  },
  /** One roll on the attrition table and its losses. */
  "attrition-test": {
    automatic: ["roll", "lost"],
    keeps: { owner: "owner", place: "place", units: "force", column: "number", purpose: "test" },
    under: {
      entry: ["afterAttrition"],
      "army-defeat": ["end"],
      "naval-move": ["turnedBack"],
      event: ["finished"],
      "surprise-effect": ["finished"],
    },
  },
  /** `count` CUs of the candidates are to be lost. */
  "unit-loss": {
    about: { seat: "seat", place: "place", units: "force", count: "number", purpose: "loss" },
    tells: { space: "space?" },
    under: { "attrition-test": ["lost"], "land-battle": ["winnerLoss", "drawDefender", "drawEnd"], assault: ["gain"], "supply-segment": ["check"] },
  },
  "garrison-excess": {
    steps: ["start", "ask", "beaten"],
    asks: ["ask"],
    about: { seat: "seat", space: "space" },
    tells: { room: "number" },
    under: { sortie: ["insideAgain"] },
  },
  /** `compare`: points already there are only compared anew (DIA-SIE.18); `given`: points of a card instead of a roll. */
  assault: {
    automatic: ["start", "chosen", "declare", "declared", "gain", "garrisonBeaten", "captured"],
    keeps: { commander: "leader?", place: "place", space: "space", free: "flag", compare: "flag", given: "0..9", gained: "number" },
    under: {
      // A city falls because fewer CUs defend it (DIA-SIE.18) wherever an action has been completed.
      "round-turn": ["start", "surrender", "tyche", "movement", "supply"],
      reinforcement: ["begin"],
      "surrender-segment": ["ask", "done"],
      "tyche-segment": ["ask", "used"],
      "movement-segment": ["start", "armies", "abilities", "end"],
      campaign: ["ask", "done"],
      march: ["act"],
      "hidden-hands": ["next"],
      event: ["finished"],
    },
  },
  "attempt-commander": { about: { seat: "seat", space: "space" }, answers: "leader", under: { assault: ["chosen"] } },
  "marker-after-capture": { about: { seat: "seat", space: "space" }, under: { assault: ["captured"] } },
  // ---- at sea
  "drop-before-embarking": { tells: { commander: "leader", space: "space", excess: "number" }, under: { march: ["atSea"] } },
  /** The path is secret until it is announced. */
  "sea-path": {
    about: { mp: "number" },
    tells: { commander: "leader", start: "space" },
    /** The last port of the path, and the MP left after it. */
    tellsAsked: { port: "space", left: "number" },
    keeps: { cost: "number", path: "space[9]" },
    under: { march: ["sailed"] },
  },
  escort: { about: { fleets: "fleets" }, tells: { start: "space" }, tellsAsked: { goal: "space" }, answers: "fleets", under: { "naval-move": ["escorted"] } },
  "naval-move": {
    automatic: ["start", "escorted", "announced", "declare", "declared", "hostile", "battles", "fought", "land", "landed", "turnedBack"],
    keeps: { path: "space[9]", escorts: "fleets", committed: "fleets", asked: "0..4", cancelled: "flag" },
    answers: { fought: "flag", ended: "flag" },
    under: { march: ["sailed"] },
  },
  "naval-interception": {
    steps: ["ask", "commit", "declared"],
    asks: ["ask", "commit"],
    about: { seat: "seat", fleets: "fleets" },
    /** Who sails, whence and whither; whether the fleets that go are chosen now. */
    tells: { army: "owner", start: "space", goal: "space", committing: "flag" },
    keeps: { automatic: "flag", cancelled: "flag", rolled: "flag" },
    answers: "fleets",
    under: { "naval-move": ["declared"] },
  },
  /** The answer: the mover is beaten. */
  "naval-battle": { automatic: ["fight"], keeps: { seat: "seat", fleets: "fleets", escorts: "fleets" }, answers: "flag" },
  // ---- independent armies
  /** A named army, or a local tribe. The answer: where it, or the one it has joined, stands; none when it is gone. */
  "place-independent": {
    automatic: ["place", "settle"],
    keeps: { space: "space", units: "0..8", army: "army?" },
    answers: "space?",
    under: { event: ["chosen", "finished"] },
  },
  /** `provinces`, `toward`: where it must go (DIA-IND.15); `free`: that duty is done or cannot be done; `met`: the last step met field CUs. */
  "independent-march": {
    steps: ["start", "ask", "entered", "end"],
    asks: ["ask"],
    about: { seat: "seat", mp: "0..12" },
    tells: { space: "space", units: "force" },
    keeps: { provinces: "provinces", toward: "space?", free: "flag", met: "flag", from: "space" },
    under: { event: ["finished"], "activate-independent": ["done"] },
  },
  "activate-independent": {
    steps: ["ask", "done"],
    asks: ["ask"],
    about: { seat: "seat", mp: "0..12" },
    tells: { card: "card" },
    under: { event: ["finished"] },
  },
} as const;

/** The kinds of frames, to push, find and read. */
export const F: Frames<typeof FRAMES> = /* @__PURE__ */ framesOf(FRAMES);

/** Who is asked what, and about what. */
export type DiadochiDecision =
  | DecisionOf<typeof FRAMES, Words, Seat>
  /** What others are told while Surprise cards are asked for (DIA-HID.9). */
  | { readonly kind: "reaction"; readonly clause: string; readonly seats: readonly []; readonly about: Readonly<Record<never, never>> };

/** A march as the rules read it. */
export type March = Readonly<Frame<(typeof FRAMES)["march"]>>;

/** The part of a card while one is to be chosen. */
export const NO_PART = -1;

/** What CUs are lost for, in slots. */
export const LOSS: VerbsOf<typeof LOSSES> = /* @__PURE__ */ verbsOf(LOSSES);
/** What attrition tests are made for, in slots. */
export const TEST: VerbsOf<typeof TESTS> = /* @__PURE__ */ verbsOf(TESTS);
/** Kinds of victory, in slots. */
export const VICTORY: VerbsOf<typeof VICTORIES> = /* @__PURE__ */ verbsOf(VICTORIES);
/** How a land battle ends, in slots. */
export const ATTACKER_WON = 0;
export const DEFENDER_WON = 1;
export const DRAWN = 2;

/** Windows as sets of one, for slots and the card tables. */
export const IN: Readonly<Record<WindowId, number>> = Object.fromEntries(WINDOWS.map((window, bit) => [window, 1 << bit])) as Record<WindowId, number>;
