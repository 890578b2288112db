/** The options of `setup` except the seed. The type of the options is derived from these rows. */
import { type Bits, bitsOf } from "../../core/basics/bits.js";
import { type EditionParts, flagsOf, type OptionsOf } from "../../core/state/options.js";
import type { EditionData } from "./edition-types.js";

export const OPTIONS = {
  /** 2, 3 or 4; default 4. */
  players: { kind: "choice", choices: [2, 3, 4], default: 4, clause: "DIA-SET.1" },
  /** Elite royal troops (DIA-OPT.1, DIA-OPT.2); default true. */
  eliteRoyals: { kind: "flag", default: true, clause: "DIA-OPT.2" },
  /** Drafts the primary generals instead of dealing them (DIA-OPT.3); default false. */
  draftGenerals: { kind: "flag", default: false, clause: "DIA-OPT.3" },
  /** Makes converting or removing a player's marker a hostile act (DIA-OPT.4); default false. */
  hostileConversion: { kind: "flag", default: false, clause: "DIA-OPT.4" },
  /** Allows pursuit after a successful avoidance (DIA-OPT.6); default false. */
  pursuit: { kind: "flag", default: false, clause: "DIA-OPT.6" },
  /** Gives two primary generals to each of three players (DIA-PLY.2); default false. */
  twoGenerals: { kind: "flag", default: false, clause: "DIA-PLY.2", needs: { option: "players", is: 3 } },
  /** Forbids declining the event of a MUST BE PLAYED card (DIA-OPT.7); default false. */
  mustPlayEvents: { kind: "flag", default: false, clause: "DIA-OPT.7" },
  /** Lets Cassander convert players' markers on minor cities outside Greece too (DIA-OPT.8); default false. */
  cassanderAnywhere: { kind: "flag", default: false, clause: "DIA-OPT.8" },
  /** The victory points that win at once (DIA-OPT.5), 1 to 200; the default depends on the number of players (DIA-VIC.14). */
  autoVp: { kind: "integer", least: 1, most: 200, default: { by: "players", values: { 2: 29, 3: 25, 4: 23 } }, clause: "DIA-OPT.5" },
  /** The legitimacy points that win (DIA-OPT.5), 1 to 200; default 18. */
  lpToWin: { kind: "integer", least: 1, most: 200, default: 18, clause: "DIA-OPT.5" },
  /** The last turn, 1 to 20 (DIA-OPT.5); default 5. */
  lastTurn: { kind: "integer", least: 1, most: 20, default: 5, clause: "DIA-OPT.5" },
  /** Another board, deck, set-up and so on; missing parts are as printed (`STANDARD_EDITION`). */
  edition: { kind: "edition", clause: null },
} as const;

/** The options of `setup` except the seed. */
export interface DiadochiOptions extends OptionsOf<typeof OPTIONS, EditionParts<EditionData>> {}

/** The options that are flags, as bits of a number in the state. */
export type Switch = { [O in keyof typeof OPTIONS]: (typeof OPTIONS)[O]["kind"] extends "flag" ? O : never }[keyof typeof OPTIONS];
export const SWITCHES: Bits<Switch> = /* @__PURE__ */ bitsOf(/* @__PURE__ */ flagsOf(OPTIONS));
