import { allBelow } from "../core/basics/bits.js";
import type { Dice } from "../core/dice/dice.js";
import { SetupError } from "../core/basics/errors.js";
import type { Log } from "../core/flow/flow.js";
import type { RegisterEdition } from "../core/ruleset/parts.js";
import { type Complaint, complaint } from "../core/basics/json.js";
import { readOptions } from "../core/state/options.js";
import type { DiadochiEvent } from "./vocabulary/events.js";
import { F } from "./vocabulary/frames/index.js";
import { type DiadochiOptions, OPTIONS, SWITCHES } from "./vocabulary/options.js";
import { playerCountRow } from "./rules/set-up.js";
import * as S from "./state/index.js";
import type { DiadochiState } from "./state/index.js";
import { NONE, tablesOf } from "./tables/index.js";

const FAIL: Complaint = complaint(SetupError, "setup/bad-option");

/** Checks the options and makes the state before the set-up procedure. @throws SetupError naming the option */
export function build(options: DiadochiOptions, _dice: Dice, _log: Log<DiadochiEvent>, register: RegisterEdition): DiadochiState {
  const given = readOptions<DiadochiOptions>(OPTIONS, options);
  const edition = given.edition === undefined ? "" : register(given.edition);
  const t = tablesOf({ edition });
  const players = given.players ?? OPTIONS.players.default;
  const counts = playerCountRow(t, players);
  if (counts === undefined) throw FAIL("options.players", "a number of players that this set-up knows", players);
  const s = S.emptyState(edition, players);
  s.options = SWITCHES.pack((name) => given[name] ?? OPTIONS[name].default);
  s.autoVp = given.autoVp ?? counts.autoVp; // DIA-VIC.14, DIA-PLY.4: depends on the number of players
  s.lpToWin = given.lpToWin ?? t.rules.legitimacy.toWin;
  s.lastTurn = given.lastTurn ?? t.setup.turns;
  s.turn = 1;
  s.champions = allBelow(players); // DIA-SET.8, DIA-CHA.2: all seats begin as Champions
  for (let g = t.majorCount; g < t.generalCount; g++) {
    const seat = t.minorSeats[g]!;
    if (seat !== NONE && seat < players) S.setOwnerOfGeneral(s, g, S.ownerOfSeat(seat)); // DIA-SET.6: each faction has its own minor generals
  }
  F["game-turn"].push(s);
  F["set-up"].push(s);
  return s;
}
