/** Supply, the movement segment, marches and sorties. */
export const MOVEMENT = {
  recruit: { automatic: ["place"], keeps: { seat: "player" } },
  /** `next` is the space at which the check resumes. */
  "supply-segment": { automatic: ["check"], keeps: { seat: "player", next: "nextSpace" }, under: { "round-turn": ["supply"] } },
  /** `next` is the hand to reveal next. */
  "hidden-hands": { automatic: ["next"], keeps: { next: "0..2" }, under: { "game-turn": ["strategy"] } },
  "movement-segment": {
    steps: ["start", "armies", "abilities", "end"],
    asks: ["start", "armies"],
    about: { seat: "player" },
    /** False while the player chooses between moving and recruiting, and true while armies move. */
    shows: { moving: "flag" },
    under: { "round-turn": ["movement"] },
  },
  "end-of-movement": {
    about: { seat: "player", general: "leader" },
    shows: { space: "space", owner: "owner" },
    keeps: { next: "major" },
    under: { "movement-segment": ["end"] },
  },
  /** Up to `armies` activations with fixed MP; Leonnatus may have other MP (0 if the same). */
  campaign: {
    steps: ["ask", "done"],
    asks: ["ask"],
    about: { seat: "player", armies: "0..9", mp: "0..12", leonnatusMp: "0..12", naval: "flag" },
    shows: { card: "card" },
    under: { "choose-use": ["opsSpent"], event: ["finished"] },
  },
  "compose-army": { about: { commander: "leader" }, shows: { space: "space", units: "force" }, under: { march: ["composed"] } },
  march: {
    steps: ["start", "composed", "ready", "act", "passageAnswered", "anyway", "entered", "betrayal", "atSea", "sailed", "pickedUp"],
    asks: ["act"],
    about: { commander: "leader", mp: "number" },
    shows: { space: "space", units: "force" },
    keeps: {
      spent: "number",
      /** The start of the army's last step; while it asks for passage, the space asked about. */
      from: "space",
      /** The army has fought and cannot step any further. */
      stopped: "flag",
      ended: "flag",
      /** The army has stepped on land before any sea leg. */
      walked: "flag",
      sailed: "flag",
      /** The army is on a passage. */
      passage: "flag",
      noNaval: "flag",
      /** The MP of the army are fixed, or already rolled. */
      fixed: "flag",
      /** From here on, facts since MP were last spent: a change of commander, and the pieces handled. */
      changed: "flag",
      handled: "flag",
      pickedGenerals: "leaders",
      pickedRoyals: "royals",
      pickedUnits: "units",
      droppedUnits: "units",
    },
    under: { "movement-segment": ["armies"], campaign: ["ask"] },
  },
  /** `done` is the number of pieces handled. The answer is true if a lone general now has CUs. */
  "drop-or-pick-up": {
    about: { commander: "leader" },
    shows: { space: "space" },
    keeps: { done: "0..1000", wasAlone: "flag" },
    answers: "flag",
    under: { march: ["pickedUp"] },
  },
  "answer-passage": {
    about: { seat: "player", space: "space" },
    shows: { army: "owner", commander: "leader?", units: "force" },
    answers: "flag",
    under: { march: ["passageAnswered"] },
  },
  "enter-anyway": { about: { space: "space" }, shows: { against: "owner" }, answers: "flag", under: { march: ["anyway"] } },
  "betray-passage": {
    about: { seat: "player", space: "space" },
    shows: { army: "owner", commander: "leader?", units: "force" },
    answers: "flag",
    under: { march: ["betrayal"] },
  },
  sortie: {
    steps: ["start", "bring", "marchOut", "attack", "afterBattle", "insideAgain"],
    asks: ["bring"],
    about: { commander: "leader", space: "space" },
    shows: { against: "owner" },
    under: { "movement-segment": ["armies"], campaign: ["ask"] },
  },
  "relief-joins": { about: { seat: "player", space: "space" }, answers: "flag", under: { "land-battle": ["relief"] } },
} as const;
