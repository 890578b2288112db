export const TURN = {
  "game-over": { over: true, keeps: { winner: "player", victory: "victory" } },
  "set-up": { automatic: ["layOut", "settle"], under: { "game-turn": ["start"] } },
  /** `order` is the order of the first picks. */
  "draft-general": { about: { picks: "picks" }, keeps: { order: "player[4]" }, under: { "set-up": ["settle"] } },
  /** `next` is the event of the turn track at which the start of the turn resumes. */
  "game-turn": {
    automatic: ["start", "turnTrack", "turnOrder", "usurper", "reinforcements", "deal", "strategy", "roundOver", "isolation", "endOfTurn", "end"],
    keeps: { next: "0..1000" },
    under: "bottom",
  },
  "name-first-player": { about: { seat: "player" }, under: { "game-turn": ["usurper"] } },
  "coming-of-age": { about: { royal: "royal" }, under: { "game-turn": ["turnTrack"] } },
  /** `next` is the current player's place in turn order; the other slots are the receivers of the bonuses, fixed at the start. */
  reinforcement: {
    automatic: ["bonuses", "begin", "generals", "unitsPlaced"],
    keeps: { next: "turnPlace", macedonia: "player?", legitimate: "player", leaders: "players" },
    under: { "game-turn": ["deal"] },
  },
  /**
   * With `army`, the general brings his army and the optional starting location is offered. The answer is true if he was placed, and false if he waits in
   * the Dispersed Box.
   */
  "place-general": {
    steps: ["ask", "placed"],
    asks: ["ask"],
    about: { seat: "player", general: "major", army: "flag" },
    answers: "flag",
    under: { "game-turn": ["turnTrack"], reinforcement: ["generals"], "choose-use": ["deployed", "used"] },
  },
  /** `units` are still to be placed. */
  "place-units": {
    about: { seat: "player", units: "force" },
    under: { reinforcement: ["unitsPlaced"], "place-general": ["placed"], train: ["ask"], "movement-segment": ["abilities"], event: ["ask"] },
  },
  "setup-markers": { about: { seat: "player", general: "major", left: "markers" }, under: { "place-general": ["placed"] } },
  /** `next` is the next player's place in turn order. */
  "strategy-round": { automatic: ["next"], keeps: { next: "nextPlayer" }, under: { "game-turn": ["roundOver"] } },
  /** The steps after the first are the segments. */
  "round-turn": { automatic: ["start", "surrender", "tyche", "movement", "supply"], keeps: { seat: "player" }, under: { "strategy-round": ["next"] } },
  "surrender-segment": { steps: ["ask", "done"], asks: ["ask"], about: { seat: "player" }, under: { "round-turn": ["surrender"] } },
} as const;
