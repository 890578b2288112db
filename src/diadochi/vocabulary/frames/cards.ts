/** The Tyche segment: cards, the use of OPs, events and Surprise cards. */
export const CARDS = {
  "tyche-segment": { steps: ["ask", "used"], asks: ["ask"], about: { seat: "player" }, under: { "round-turn": ["tyche"] } },
  /** The card is secret until its use is chosen (DIA-HID.11). */
  "choose-use": {
    steps: ["ask", "opsSpent", "deployed", "used"],
    asks: ["ask"],
    about: { seat: "player" },
    showsAsked: { choice: "card" },
    keeps: { card: "card" },
    under: { "tyche-segment": ["used"] },
  },
  "choose-ops-use": { about: { seat: "player", ops: "0..9" }, shows: { card: "card" }, under: { "choose-use": ["opsSpent"] } },
  /** `placed` are the spaces marked with this card (DIA-OPS.10). */
  "place-control-markers": { about: { seat: "player", ops: "0..9", placed: "space[9]" }, shows: { card: "card" }, under: { "choose-use": ["opsSpent"] } },
  /** `unit` is the unfinished CU, with `recorded` OPs of the `needed` ones. */
  train: {
    about: { seat: "player", ops: "0..9" },
    shows: { card: "card", unit: "unit?", recorded: "number", needed: "number" },
    under: { "choose-use": ["opsSpent"] },
  },
  "upgrade-fleet": { about: { seat: "player" }, shows: { card: "card" }, under: { "choose-use": ["used"] } },
  "return-fleet": { about: { seat: "player" }, shows: { card: "card" }, under: { "choose-use": ["used"] } },
  "replace-general": { about: { seat: "player" }, shows: { card: "card" }, under: { "choose-use": ["used"] } },
  "bonus-event": { about: { seat: "player", card: "card" }, under: { "choose-use": ["used"] } },
  /**
   * `part` is the current part of the card, NO_PART until a part is chosen; `marked` are the spaces that the card has marked. The files of flow/events
   * use the other slots for the data of the part.
   */
  event: {
    steps: ["ask", "chosen", "stands", "finished"],
    asks: ["ask", "chosen"],
    about: { seat: "player", card: "card" },
    /** The current choice and the earlier ones: the chosen part, and the targets so far (DIA-HID.12). */
    shows: {
      target: "target",
      within: "province?",
      option: "option?",
      player: "player?",
      space: "space?",
      royal: "royal?",
      marked: "space[8]",
      count: "number",
    },
    keeps: {
      part: "-1..60",
      marked: "space[8]",
      player: "player?",
      province: "province?",
      space: "space?",
      royal: "royal?",
      count: "number",
    },
    under: { "choose-use": ["used"], "hidden-hands": ["next"] },
  },
  /** `own` and `others` are the windows open to the active player and to the others; `passed` are the players who have passed in succession. */
  "surprise-window": {
    about: { seat: "player", own: "windows", others: "windows" },
    /**
     * The windows open to the asked seat; the moving army, its commander and space; the player who tries to intercept or avoid it; the Surprise card
     * that can be answered.
     */
    shows: { open: "windows", army: "owner", commander: "leader?", space: "space?", trying: "owner", card: "card?" },
    keeps: { passed: "players" },
    under: {
      march: ["act"],
      sortie: ["attack"],
      entry: ["intercept"],
      attempt: ["end"],
      "naval-move": ["announced"],
      "land-battle": ["dice", "end"],
      assault: ["declared"],
      "surprise-effect": ["answered"],
    },
  },
  /** The window surprise-card-played comes first, then the player chooses the targets of the card. */
  "surprise-effect": {
    steps: ["start", "answered", "targets", "chosen", "finished"],
    asks: ["targets", "chosen"],
    about: { seat: "player", card: "card" },
    shows: { target: "target", against: "owner" },
    keeps: { cancelled: "flag", enemy: "owner", left: "0..9", join: "flag" },
    under: { "surprise-window": ["ask"], "surrender-segment": ["ask"], "tyche-segment": ["ask"], "movement-segment": ["start", "armies"] },
  },
} as const;
