import type { SeedOption } from "../core/ruleset/contract.js";
import type { Dice } from "../core/dice/dice.js";
import { SetupError } from "../core/basics/errors.js";
import type { Log } from "../core/flow/flow.js";
import { complaint, ownField, readObject } from "../core/basics/json.js";
import { type OptionRows, readOptions } from "../core/state/options.js";
import type { RegisterEdition } from "../core/ruleset/parts.js";
import type { UnrestEvent } from "./vocabulary/events.js";
import { F } from "./vocabulary/frames.js";
import { OPTIONS, type UnrestOptions } from "./vocabulary/options.js";
import { addCu, emptyState, setPlace, type UnrestState } from "./state/index.js";
import { tablesOf } from "./tables/index.js";
import { LOCATIONS, SEATS } from "./vocabulary/types.js";

const FAIL = complaint(SetupError, "setup/bad-option");

/** The position before the first turn: CU and leaders in place, both decks full (CAR-S.4, CAR-S.5). @throws SetupError naming the option */
export function build(options: UnrestOptions & SeedOption, _dice: Dice, _log: Log<UnrestEvent>, register: RegisterEdition): UnrestState {
  const edition = ownField(readObject(options, "options", FAIL), "edition");
  const s = emptyState(edition === undefined ? "" : register(edition));
  const t = tablesOf(s);
  const { start, turns, ports } = t.scenario;
  const rows: OptionRows<UnrestOptions> = {
    ...OPTIONS,
    turns: { ...OPTIONS.turns, most: turns },
    level: { ...OPTIONS.level, most: t.box.maxLevel },
    ports: { ...OPTIONS.ports, most: ports },
    victoryPoints: { ...OPTIONS.victoryPoints, most: t.box.maxVictoryPoints },
  };
  const given = readOptions(rows, options);
  s.turns = given.turns ?? turns;
  s.level = given.level ?? start.level;
  s.ports = given.ports ?? start.ports;
  s.vp = given.victoryPoints ?? start.victoryPoints;
  for (const { side, location, count } of start.cu) addCu(s, SEATS.indexOf(side), LOCATIONS.indexOf(location), count);
  t.leaderStart.forEach((location, leader) => {
    setPlace(s, leader, location);
  });
  F.turn.push(s);
  return s;
}
