/** The entry of an army into a space, and the reactions: interception, avoidance, pursuit. */
export const ENTRIES = {
  /** The answer: `fought` if the army has fought and may only act in the space, `ended` if its move has ended (it may be gone). */
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
      landing: "flag",
      /** The owner of the CUs has permitted passage. */
      passage: "flag",
      /** A card has placed the army; it has not moved. */
      placed: "flag",
      betrayed: "flag",
      /** The move ends after the entry. */
      endsMove: "flag",
      /** The battle is not a hostile act. */
      notHostile: "flag",
      /** The army began with CUs. */
      army: "flag",
      fought: "flag",
      interceptor: "owner",
      asked: "nextReaction",
      /** The path of the avoiding army. */
      first: "space?",
      last: "space?",
    },
    answers: { fought: "flag", ended: "flag" },
    under: { march: ["entered"], "naval-move": ["landed"], "independent-march": ["entered"], "place-independent": ["settle"] },
  },
  /**
   * An attempt to intercept or to avoid battle, while cards may be played on it: before its die and after it (at sea, after its declaration).
   * `success` is true if the die was high enough or not needed. The answer: `automatic` if a card makes the die unnecessary, and `succeeded`.
   */
  attempt: {
    automatic: ["window", "end"],
    keeps: { seat: "player", success: "flag", automatic: "flag", cancelled: "flag" },
    answers: { automatic: "flag", succeeded: "flag" },
    under: {
      interception: ["committed", "rolled"],
      "independent-interception": ["roll", "rolled"],
      "avoid-battle": ["roll", "rolled"],
      "independent-avoidance": ["roll", "rolled"],
      "naval-interception": ["declared"],
    },
  },
  /** `spaces` and `leaders` are the declared attempts, `next` the current one; `naming` is the space whose leader is being named. */
  interception: {
    steps: ["nextSeat", "declare", "led", "declared", "committed", "rolled", "moved"],
    asks: ["declare"],
    about: { seat: "player" },
    shows: { army: "owner", commander: "leader?", units: "force", space: "space", from: "space?" },
    keeps: {
      asked: "turnPlace",
      naming: "space?",
      spaces: "space[8]",
      leaders: "leader[8]",
      next: "0..8",
      succeeded: "flag",
    },
    answers: "owner",
    under: { entry: ["independentsIntercept"] },
  },
  "interception-leader": { about: { seat: "player", space: "space" }, shows: { goal: "space" }, answers: "leader", under: { interception: ["led"] } },
  /** The pieces that go along with the leader. */
  "interception-leaves": {
    steps: ["start", "ask", "moveIn"],
    asks: ["ask"],
    about: { seat: "player", from: "space", leader: "leader", units: "force", generals: "leaders", royals: "royals" },
    shows: { goal: "space" },
    under: { interception: ["moved"] },
  },
  "independent-interception": {
    steps: ["nextSeat", "ask", "roll", "rolled"],
    asks: ["ask"],
    about: { seat: "player" },
    shows: { army: "owner", commander: "leader?", goal: "space" },
    keeps: { asked: "turnPlace", space: "space" },
    answers: "owner",
    under: { entry: ["intercepted"] },
  },
  /** The answer is true if the intercepted army steps back. */
  "fight-or-step-back": { about: { from: "space" }, shows: { space: "space", against: "owner" }, answers: "flag", under: { entry: ["answered"] } },
  "withdraw-inside": { about: { seat: "player" }, shows: { army: "owner", space: "space", room: "number" }, under: { entry: ["avoid"] } },
  "avoid-battle": {
    steps: ["ask", "roll", "rolled", "gone"],
    asks: ["ask"],
    about: { seat: "player" },
    /** The army that has arrived, the leader of the army that would avoid it, and the target number. */
    shows: { army: "owner", commander: "leader?", units: "force", space: "space", general: "leader?", least: "number" },
    keeps: { attackerFrom: "space?" },
    answers: { avoided: "flag", first: "space?", last: "space?" },
    under: { entry: ["avoidance"] },
  },
  "avoid-step": {
    about: { seat: "player", origin: "space", first: "space?", attackerFrom: "space?" },
    answers: { first: "space?", last: "space?" },
    under: { "avoid-battle": ["gone"], "independent-avoidance": ["gone"] },
  },
  "independent-avoidance": {
    steps: ["nextSeat", "ask", "roll", "rolled", "gone"],
    asks: ["ask"],
    about: { seat: "player" },
    shows: { army: "owner", commander: "leader?", space: "space" },
    keeps: { asked: "turnPlace", attackerFrom: "space?" },
    answers: { avoided: "flag", first: "space?", last: "space?" },
    under: { entry: ["avoidance"] },
  },
  /** `first` and `last` are the spaces of the avoiding army's path, equal if it took only one step. */
  pursue: {
    about: { first: "space", last: "space" },
    shows: { commander: "leader", space: "space", least: "number" },
    answers: { caught: "flag", failed: "flag" },
    under: { entry: ["pursuit"] },
  },
} as const;
