/** The options of `setup` besides the seed: one row per option. Their type is derived from these rows. */
import { type Bits, bitsOf } from "../../core/basics/bits.js";
import { type EditionParts, flagsOf, type OptionsOf } from "../../core/state/options.js";
import type { EditionData } from "./edition-types.js";

export const OPTIONS = {
  /** 2, 3 or 4 players; default 4. */
  players: { kind: "choice", choices: [2, 3, 4], default: 4, clause: "DIA-SET.1" },
  /** Elite royal troops (DIA-OPT.1, switched by DIA-OPT.2); default true. */
  eliteRoyals: { kind: "flag", default: true, clause: "DIA-OPT.2" },
  /** Primary generals are drafted instead of dealt (DIA-OPT.3); default false. */
  draftGenerals: { kind: "flag", default: false, clause: "DIA-OPT.3" },
  /** Converting or removing a player's marker is a hostile act (DIA-OPT.4); default false. */
  hostileConversion: { kind: "flag", default: false, clause: "DIA-OPT.4" },
  /** Pursuit after a successful avoidance (DIA-OPT.6); default false. */
  pursuit: { kind: "flag", default: false, clause: "DIA-OPT.6" },
  /** Three players with two primary generals each (DIA-PLY.2); default false. */
  twoGenerals: { kind: "flag", default: false, clause: "DIA-PLY.2", needs: { option: "players", is: 3 } },
  /** The event of a card that must be played cannot be declined (DIA-OPT.7); default false. */
  mustPlayEvents: { kind: "flag", default: false, clause: "DIA-OPT.7" },
  /** Cassander turns players' markers on minor cities outside Greece too (DIA-OPT.8); default false. */
  cassanderAnywhere: { kind: "flag", default: false, clause: "DIA-OPT.8" },
  /** Victory points of an automatic victory (DIA-OPT.5), 1 to 200; default by number of players (DIA-VIC.14). */
  autoVp: { kind: "integer", least: 1, most: 200, default: { by: "players", values: { 2: 29, 3: 25, 4: 23 } }, clause: "DIA-OPT.5" },
  /** Legitimacy points that win (DIA-OPT.5), 1 to 200; default 18. */
  lpToWin: { kind: "integer", least: 1, most: 200, default: 18, clause: "DIA-OPT.5" },
  /** The last turn, 1 to 20 (DIA-OPT.5); default 5. */
  lastTurn: { kind: "integer", least: 1, most: 20, default: 5, clause: "DIA-OPT.5" },
  /** Another board, deck, set-up …; parts left out are as printed (`STANDARD_EDITION`). */
  edition: { kind: "edition", clause: null },
} as const;

/** The options of `setup` besides the seed. */
export interface DiadochiOptions extends OptionsOf<typeof OPTIONS, EditionParts<EditionData>> {}

/** The options that are on or off, as bits of a number in the state. */
export type Switch = { [O in keyof typeof OPTIONS]: (typeof OPTIONS)[O]["kind"] extends "flag" ? O : never }[keyof typeof OPTIONS];
export const SWITCHES: Bits<Switch> = /* @__PURE__ */ bitsOf(/* @__PURE__ */ flagsOf(OPTIONS));
