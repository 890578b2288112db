/** What `setup` takes besides the seed, as data. */
import type { OptionRows } from "../core/options.js";
import type { DiadochiOptions } from "./types.js";

/** The options. The points of an automatic victory follow from the number of players (DIA-VIC.14). */
export const OPTIONS: OptionRows<DiadochiOptions> = {
  players: { kind: "choice", choices: [2, 3, 4], default: 4, clause: "DIA-SET.1" },
  eliteRoyals: { kind: "flag", default: true, clause: "DIA-OPT.2" },
  draftGenerals: { kind: "flag", default: false, clause: "DIA-OPT.3" },
  hostileConversion: { kind: "flag", default: false, clause: "DIA-OPT.4" },
  pursuit: { kind: "flag", default: false, clause: "DIA-OPT.6" },
  twoGenerals: { kind: "flag", default: false, clause: "DIA-PLY.2", needs: { option: "players", is: 3 } },
  autoVp: { kind: "integer", least: 1, most: 200, default: { by: "players", values: { 2: 29, 3: 26, 4: 23 } }, clause: "DIA-OPT.5" },
  lpToWin: { kind: "integer", least: 1, most: 200, default: 18, clause: "DIA-OPT.5" },
  lastTurn: { kind: "integer", least: 1, most: 20, default: 5, clause: "DIA-OPT.5" },
  edition: { kind: "edition", clause: null },
};
