import type { Dice } from "../core/dice/dice.js";
import { invariant, SetupError } from "../core/basics/errors.js";
import { complaint } from "../core/basics/json.js";
import { readOptions } from "../core/state/options.js";
import type { RegisterEdition } from "../core/ruleset/parts.js";
import type { SeedOption } from "../core/ruleset/contract.js";
import type { ScenarioRow } from "./vocabulary/edition-types.js";
import type { PeloponnesianLog } from "./vocabulary/events.js";
import { F } from "./vocabulary/frames.js";
import { beginCampaign } from "./flow/campaign.js";
import { OPTIONS, type PeloponnesianOptions } from "./vocabulary/options.js";
import * as S from "./state/index.js";
import type { PeloponnesianState } from "./state/index.js";
import { type Tables, tablesOf } from "./tables/index.js";
import { GARRISONS, NATIVE_GARRISON, NATIVES, SEATS, SPARTA } from "./vocabulary/types.js";

const FAIL = complaint(SetupError, "setup/bad-option");

/**
 * The position before the first decision.
 * @throws SetupError naming the option
 */
export function build(options: PeloponnesianOptions & SeedOption, dice: Dice, _log: PeloponnesianLog, register: RegisterEdition): PeloponnesianState {
  const { scenario: name = "431", bid = false, startingPrestige, edition: data } = readOptions<PeloponnesianOptions>(OPTIONS, options);
  const edition = data === undefined ? "" : register(data);
  const t = tablesOf({ edition });
  const s = S.emptyState(edition);
  layOut(s, t, name === "long-war" ? "431" : name);
  if (startingPrestige !== undefined) S.write(s, S.CLOCK.prestige, startingPrestige);
  if (name === "long-war") S.addEffect(s, S.LONG_WAR); // PEL-15.5.1: this is the variant.
  beginCampaign(s);
  if (bid) F.bidding.push(s).seat = dice.draw(2); // PEL-DP.1: the first bidder is random.
  return s;
}

function layOut(s: PeloponnesianState, t: Tables, name: string): void {
  const index = t.scenarios.findIndex((scenario) => scenario.row.id === name);
  if (index < 0) throw FAIL("options.scenario", `a scenario of this edition (${t.scenarios.map((scenario) => scenario.row.id).join(", ")})`, name);
  const { row } = t.scenarios[index]!;
  S.write(s, S.CLOCK.scenario, index);
  S.write(s, S.CLOCK.year, row.firstYear);
  S.write(s, S.CLOCK.active, SPARTA);
  S.write(s, S.CLOCK.prestige, row.startingPrestige);
  layCities(s, t, row); // PEL-15.0.1: the scenario gives all places.
  layBlocks(s, t, row);
  layCards(s, t, row);
}

function at(index: ReadonlyMap<string, number>, id: string): number {
  const found = index.get(id);
  invariant(found !== undefined, `a checked edition names ${id}`);
  return found;
}

// Sets native sides and garrisons, then cities in other hands, then sieges.
function layCities(s: PeloponnesianState, t: Tables, row: ScenarioRow): void {
  for (const city of t.cities) S.setNative(s, city, t.printedNative[city]!); // PEL-15.1.3: the printed sides come first.
  for (const [area, native] of row.natives) S.setNative(s, at(t.areaIndex, area), NATIVES.indexOf(native)); // PEL-1.2.5: the changes of the scenario.
  for (const city of t.cities) {
    const native = S.nativeOf(s, city);
    S.setController(s, city, native < 2 ? native : S.NOBODY); // PEL-1.2.6, PEL-1.3.1.5: the native side controls a city; a neutral one has no controller.
    S.setGarrison(s, city, NATIVE_GARRISON, t.cityValue[city]!); // PEL-1.2.3, PEL-7.3.1: the garrison is full.
  }
  for (const [area, controller, kind, cv] of row.controllers) {
    // PEL-15.1.2: a city starts in revolt or in other hands.
    const city = at(t.areaIndex, area);
    S.setController(s, city, SEATS.indexOf(controller));
    S.setGarrison(s, city, GARRISONS.indexOf(kind), cv);
  }
  // PEL-15.1.2: these sieges began before the game. They count from season 0, which is before the first Spring.
  for (const area of row.sieges) S.setSiege(s, at(t.areaIndex, area), 0);
}

function layBlocks(s: PeloponnesianState, t: Tables, row: ScenarioRow): void {
  for (const id of row.reserve) S.takeOff(s, at(t.blockIndex, id), S.RESERVE); // PEL-2.0.3: recruits are not drawn from the reserve.
  // PEL-15.1.4, PEL-15.0.3, PEL-2.0.1: unnamed blocks stay in their pool.
  for (const id of row.excluded) S.takeOff(s, at(t.blockIndex, id), S.EXCLUDED);
  for (const [id, area, cv, role] of row.onMap) {
    const block = at(t.blockIndex, id);
    S.putOnMap(s, block, at(t.areaIndex, area), cv);
    if (role === "besieged") S.addMark(s, block, S.INSIDE);
  }
}

// PEL-3.0.1, PEL-3.2.3.4: the deck has 44 of the 55 cards, some of them in play at the start.
function layCards(s: PeloponnesianState, t: Tables, row: ScenarioRow): void {
  t.cards.forEach((card, c) => {
    const used = card.set === "common" || card.set === row.cardSet;
    S.setCardPlace(s, c, !used ? S.NOT_IN_DECK : row.cardsInPlay.includes(card.no) ? S.IN_PLAY : S.PILE);
  });
}
