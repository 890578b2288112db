export const INDEPENDENTS = {
  /** A named army, or a local tribe. The answer is the space of this army or of the one it joined; NONE if it is gone. */
  "place-independent": {
    automatic: ["place", "settle"],
    keeps: { space: "space", units: "0..8", army: "army?" },
    answers: "space?",
    under: { event: ["chosen", "finished"] },
  },
  /**
   * The army must enter `provinces` or move `toward` a space (DIA-IND.15). `free` is set once this is done or impossible; `met` if the last step met field
   * CUs.
   */
  "independent-march": {
    steps: ["start", "ask", "entered", "end"],
    asks: ["ask"],
    about: { seat: "player", mp: "0..12" },
    shows: { space: "space", units: "force" },
    keeps: { provinces: "provinces", toward: "space?", free: "flag", met: "flag", from: "space" },
    under: { event: ["finished"], "activate-independent": ["done"] },
  },
  "activate-independent": {
    steps: ["ask", "done"],
    asks: ["ask"],
    about: { seat: "player", mp: "0..12" },
    shows: { card: "card" },
    under: { event: ["finished"] },
  },
} as const;
