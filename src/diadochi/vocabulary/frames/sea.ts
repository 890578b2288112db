export const SEA = {
  "drop-before-embarking": { shows: { commander: "leader", space: "space", excess: "number" }, under: { march: ["atSea"] } },
  /** The path is secret until it is announced. */
  "sea-path": {
    about: { mp: "number" },
    shows: { commander: "leader", start: "space" },
    /** The last port of the path, and the MP left after it. */
    showsAsked: { port: "space", left: "number" },
    keeps: { cost: "number", path: "space[9]" },
    under: { march: ["sailed"] },
  },
  /** The path was announced with *land here* (DIA-HID.10, DIA-HID.11, DIA-DEC.55). */
  escort: {
    about: { fleets: "fleets" },
    shows: { start: "space", goal: "space", path: "space[9]" },
    answers: "fleets",
    under: { "naval-move": ["escorted"] },
  },
  "naval-move": {
    automatic: ["start", "escorted", "announced", "declare", "declared", "hostile", "battles", "fought", "land", "landed", "turnedBack"],
    keeps: { path: "space[9]", escorts: "fleets", committed: "fleets", asked: "turnPlace", cancelled: "flag" },
    answers: { fought: "flag", ended: "flag" },
    under: { march: ["sailed"] },
  },
  "naval-interception": {
    steps: ["ask", "commit", "declared"],
    asks: ["ask", "commit"],
    about: { seat: "player", fleets: "fleets" },
    /** The sailing army and its ports; `committing` while the intercepting fleets are being chosen. */
    shows: { army: "owner", start: "space", goal: "space", committing: "flag" },
    answers: "fleets",
    under: { "naval-move": ["declared"] },
  },
  /** The answer is true if the mover is beaten. */
  "naval-battle": { automatic: ["fight"], keeps: { seat: "player", fleets: "fleets", escorts: "fleets" }, answers: "flag" },
} as const;
