/** Independent armies. */
export const INDEPENDENTS = {
  /** A named army, or a local tribe. The answer: the space of this army or of the one it has joined; NONE when it is gone. */
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
