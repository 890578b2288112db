export const BATTLES = {
  /** The answer: `won` if the moving army has won and stays, `back` if it must step back. */
  "land-battle": {
    automatic: ["start", "relief", "window", "dice", "winnerLoss", "defeat", "casualties", "drawDefender", "drawEnd", "end"],
    keeps: {
      /** Kept here, since cards of the window can remove the defender's last CU. */
      defender: "owner",
      notHostile: "flag",
      sortie: "flag",
      /** Cards change these four: the modifiers, and the flags for elephants that do not count. */
      attackerModifier: "0..63",
      defenderModifier: "0..63",
      attackerElephantsOut: "flag",
      defenderElephantsOut: "flag",
      /** The CUs from inside that joined the attacker. */
      garrison: "force",
      /** The numbers of royal troops that stand aside. */
      attackerAside: "0..15",
      defenderAside: "0..15",
      attackerEndangered: "leader?",
      defenderEndangered: "leader?",
      result: "battleResult?",
      /** The loser's CUs that reached the Dispersed Box. */
      survivors: "force",
    },
    answers: { won: "flag", back: "flag" },
    under: { entry: ["battleDone"], sortie: ["afterBattle"] },
  },
  /** `aside` is the number of royal troops that stood aside. The answer is the surviving CUs. */
  "army-defeat": {
    automatic: ["begin", "end"],
    keeps: { loser: "owner", winner: "owner", place: "place", aside: "0..15" },
    answers: "force",
    under: { entry: ["overrunDone", "ended"], "land-battle": ["defeat"], "garrison-excess": ["beaten"], assault: ["garrisonBeaten"] },
  },
  "attrition-test": {
    automatic: ["roll", "lost"],
    keeps: { owner: "owner", place: "place", units: "force", column: "0..1023", purpose: "test" },
    under: {
      entry: ["afterAttrition"],
      "army-defeat": ["end"],
      "naval-move": ["turnedBack"],
      event: ["finished"],
      "surprise-effect": ["finished"],
    },
  },
  /** `count` of the CUs in `units` must be lost. */
  "unit-loss": {
    about: { seat: "player", place: "place", units: "force", count: "0..1023", purpose: "loss" },
    shows: { space: "space?" },
    under: { "attrition-test": ["lost"], "land-battle": ["winnerLoss", "drawDefender", "drawEnd"], assault: ["gain"], "supply-segment": ["check"] },
  },
  "garrison-excess": {
    steps: ["start", "ask", "beaten"],
    asks: ["ask"],
    about: { seat: "player", space: "space" },
    shows: { room: "number" },
    under: { sortie: ["insideAgain"] },
  },
  /** With `compare`, the points already there are compared with those needed (DIA-SIE.18); `given` are points of a card instead of a roll. */
  assault: {
    automatic: ["start", "chosen", "declare", "declared", "gain", "garrisonBeaten", "captured"],
    keeps: { commander: "leader?", place: "place", space: "space", free: "flag", compare: "flag", given: "0..9", gained: "0..1000" },
    under: {
      // DIA-SIE.18: a city with fewer defenders can fall after any completed action.
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
  "attempt-commander": { about: { seat: "player", space: "space" }, answers: "leader", under: { assault: ["chosen"] } },
  "marker-after-capture": { about: { seat: "player", space: "space" }, under: { assault: ["captured"] } },
} as const;
