/** The set-up of 1688 (NYW-20.2). */
import type { Dice } from "../core/dice/dice.js";
import type { Log } from "../core/flow/flow.js";
import { readOptions } from "../core/state/options.js";
import type { RegisterEdition } from "../core/ruleset/parts.js";
import type { SeedOption } from "../core/ruleset/contract.js";
import { fullCorps } from "./vocabulary/corps.js";
import type { NineYearsEvent } from "./vocabulary/events.js";
import { F } from "./vocabulary/frames.js";
import { type NineYearsOptions, OPTIONS } from "./vocabulary/options.js";
import * as S from "./state/index.js";
import type { NineYearsState } from "./state/index.js";
import { tablesOf } from "./tables/index.js";
import { CARD_VALUES, POWER_IDS } from "./vocabulary/types.js";

const START_YEAR = 1688; // NYW-20.1.1: the game starts in 1688.

/**
 * Builds the state of a new game. The only frame is that of the first turn.
 * @throws SetupError naming the option
 */
export function build(options: NineYearsOptions & SeedOption, _dice: Dice, _log: Log<NineYearsEvent>, register: RegisterEdition): NineYearsState {
  const given = readOptions<NineYearsOptions>(OPTIONS, options);
  const edition = given.edition === undefined ? "" : register(given.edition);
  const t = tablesOf({ edition });
  const s = S.emptyState(edition);
  s.peaceThreshold = given.peaceThreshold ?? OPTIONS.peaceThreshold.default;
  s.lastYear = given.lastYear ?? OPTIONS.lastYear.default;
  s.vp = given.startVp ?? OPTIONS.startVp.default;
  s.year = START_YEAR;
  // NYW-20.2.1: the printed corps are placed.
  for (const { space, corps } of t.placements) {
    for (const { power, count } of corps) S.addCorps(s, t.spaceIds.indexOf(space), fullCorps(POWER_IDS.indexOf(power)), count);
  }
  t.leaders.forEach((row, leader) => {
    if (row.start !== null && row.arrival === START_YEAR) S.setPlaceOfLeader(s, leader, t.spaceIds.indexOf(row.start));
  });
  t.startPool.forEach((pool, power) => S.changePool(s, power, pool)); // NYW-12.3.2.3: some corps wait in the pool.
  t.fleets.forEach((fleet, index) => {
    S.setFleet(s, index, fleet.start === "box" ? S.FLEET_BOX : fleet.start);
    // NYW-10.1.1: a fleet that starts in a control box controls its zone.
    if (fleet.start === "box") S.setZoneControl(s, t.fleetZone[index]!, t.fleetSide[index]!);
  });
  // NYW-5.2.1, NYW-9.1.3: the cards of 1693 are not yet in the deck.
  s.events = Array.from(t.events, (card) => (card.added1693 ? S.EVENT_NOT_ADDED : S.EVENT_PILE));
  for (const value of CARD_VALUES) S.changePile(s, value, t.actionCards[value - 1]!); // NYW-5.1.1: there are 8, 16 and 8 cards.
  F.turn.push(s);
  return s;
}
