/** Other editions: what no game can be played by is refused with its place; what is accepted is kept as it was given. */
import { describe, expect, test } from "vitest";
import { isTycheError } from "../../../src/core/basics/errors.js";
import { playout } from "../../../src/core/game/playout.js";
import { tablesOf } from "../../../src/nine-years/tables/index.js";
import { NINE_YEARS, type NineYearsEditionData as EditionData, STANDARD_EDITION } from "../../../src/nine-years/index.js";
import type { LeaderRow, SpaceRow } from "../../../src/nine-years/vocabulary/edition-types.js";

// biome-ignore lint/suspicious/noExplicitAny: editions are bent at will here
type Json = any;

function refusalOf(edition: Json): { name: string; path: string | undefined } {
  try {
    NINE_YEARS.setup({ seed: 1, edition });
  } catch (error) {
    if (!isTycheError(error)) throw error;
    return { name: error.name, path: error.details.path };
  }
  return { name: "accepted", path: undefined };
}

function bent(change: (edition: Json) => void): Json {
  const edition: Json = JSON.parse(JSON.stringify(STANDARD_EDITION));
  change(edition);
  return edition;
}

const spaceIndex = (id: string): number => STANDARD_EDITION.spaces.findIndex((row) => row.id === id);
const leaderIndex = (id: string): number => STANDARD_EDITION.leaders.findIndex((row) => row.id === id);
const SPACE = `options.edition.spaces[${spaceIndex("lille")}]`;
const lille = (edition: Json): Json => edition.spaces[spaceIndex("lille")];
const leader = (edition: Json, id: string): Json => edition.leaders[leaderIndex(id)];
const called = (edition: Json, id: string): Json => ({
  staffOfficers: { ...edition.staffOfficers, count: 3 },
  leaders: edition.leaders.map((row: Json) => (row.id === "catinat" ? { ...row, id } : row)),
});
const leaderPath = (id: string): string => `options.edition.leaders[${leaderIndex(id)}]`;

describe("an edition that cannot be played by is refused with its place", () => {
  const cases: readonly (readonly [title: string, change: (edition: Json) => void, path: string])[] = [
    ["an unknown table", (e) => (e.decks = []), "options.edition.decks"],
    ["a wrong table", (e) => (e.links = null), "options.edition.links"],
    ["an unknown field of a space", (e) => (lille(e).harbour = true), `${SPACE}.harbour`],
    ["a missing number", (e) => delete lille(e).vp, `${SPACE}.vp`],
    ["a negative number", (e) => (lille(e).vp = -3), `${SPACE}.vp`],
    ["a number beyond all bounds", (e) => (lille(e).fortress = 1e308), `${SPACE}.fortress`],
    ["no number", (e) => (lille(e).x = Number.NaN), `${SPACE}.x`],
    ["neither true nor false", (e) => (lille(e).rich = 1), `${SPACE}.rich`],
    ["an id that is no word of the notation", (e) => (lille(e).id = "Lille City"), `${SPACE}.id`],
    [
      "[NYW-7.2.1.1] [NYW-7.2.2] spaces differ, so that each is of one power: an id that is taken",
      (e) => (lille(e).id = "paris"),
      `options.edition.spaces[${Math.max(spaceIndex("lille"), spaceIndex("paris"))}].id`,
    ],
    ["an unknown source", (e) => (lille(e).source = "hearsay"), `${SPACE}.source`],
    ["[NYW-7.2.1.1] a space the rules name is gone", (e) => e.spaces.splice(spaceIndex("gibraltar"), 1), "options.edition.spaces"],
    [
      "[NYW-2.4.3] the Empire/Subsidy Home Space of the Bourbons",
      (e) => (e.spaces[spaceIndex("empire-subsidy-home")].control = "bourbon"),
      "options.edition.spaces (empire-subsidy-home)",
    ],
    [
      "[NYW-7.2.1.1] Savoy at war in 1688",
      (e) => (e.spaces[spaceIndex("turin")].control = "bourbon"),
      `options.edition.spaces[${spaceIndex("turin")}].control`,
    ],
    ["[NYW-12.3.6.5] a home port inland", (e) => (e.spaces[spaceIndex("toulon")].zone = null), "options.edition.spaces (toulon)"],
    ["[NYW-20.2.5.2.b] London in France", (e) => (e.spaces[spaceIndex("london")].region = "france"), "options.edition.spaces (london)"],
    ["a link to nowhere", (e) => (e.links[0].b = "atlantis"), "options.edition.links[0].b"],
    ["a link of a space to itself", (e) => (e.links[0].b = e.links[0].a), "options.edition.links[0].b"],
    [
      "two links between two spaces",
      (e) => e.links.push({ a: e.links[0].b, b: e.links[0].a, kind: "red" }),
      `options.edition.links[${STANDARD_EDITION.links.length}]`,
    ],
    ["an unknown field of a link", (e) => (e.links[0].cost = 1), "options.edition.links[0].cost"],
    ["a leader without a rating", (e) => delete leader(e, "catinat").command, `${leaderPath("catinat")}.command`],
    ["a leader the rules name is gone", (e) => e.leaders.splice(leaderIndex("william-iii"), 1), "options.edition.leaders"],
    ["a leader called like a staff officer", (e) => (leader(e, "catinat").id = "bourbon-staff-1"), `${leaderPath("catinat")}.id`],
    [
      "[NYW-20.2.5.2] William III of France",
      (e) => Object.assign(leader(e, "william-iii"), { power: "france", start: "paris" }),
      `${leaderPath("william-iii")}.power`,
    ],
    ["a leader who begins among enemies", (e) => (leader(e, "catinat").start = "amsterdam"), `${leaderPath("catinat")}.start`],
    ["[NYW-A-27] Marlborough begins among the Bourbons", (e) => (leader(e, "marlborough").start = "amsterdam"), `${leaderPath("marlborough")}.start`],
    ["[NYW-A-27] nobody else of the Alliance does", (e) => (leader(e, "waldeck").start = "paris"), `${leaderPath("waldeck")}.start`],
    ["a leader who begins in 1688 and arrives in 1691", (e) => (leader(e, "catinat").arrival = 1691), `${leaderPath("catinat")}.start`],
    ["[NYW-9.3.5] Claverhouse without Scotland Rises", (e) => (leader(e, "claverhouse").arrival = 1689), `${leaderPath("claverhouse")}.arrival`],
    ["[NYW-4.3.1] corps that begin in an enemy space", (e) => (e.placements[0].space = "amsterdam"), "options.edition.placements[0].space"],
    ["[NYW-14.1.1.5] corps that begin in a neutral space", (e) => (e.placements[0].space = "lisbon"), "options.edition.placements[0].space"],
    ["a negative number of corps", (e) => (e.placements[0].corps[0].count = -2), "options.edition.placements[0].corps[0].count"],
    ["an unknown field of corps", (e) => (e.placements[0].corps[0].reduced = true), "options.edition.placements[0].corps[0].reduced"],
    ["[NYW-12.1.3] corps that arrive in 1688", (e) => (e.schedule[0].year = 1688), "options.edition.schedule[0].year"],
    ["more corps than a power has", (e) => e.schedule[0].count++, "options.edition (corps of france)"],
    ["a power with more corps than there are places for", (e) => (e.powers[0].corps = 61), "options.edition.powers[0].corps"],
    ["a power without a row", (e) => e.powers.pop(), "options.edition.powers"],
    ["powers in another order", (e) => e.powers.reverse(), "options.edition.powers[0].side"],
    ["[NYW-7.1.1] France among the Alliance", (e) => (e.powers[0].side = "alliance"), "options.edition.powers[0].side"],
    ["[NYW-2.2.1] a capital that is nowhere", (e) => (e.powers[0].capital = "versailles"), "options.edition.powers[0].capital"],
    ["[NYW-7.1.1] a limit of forming that no turn can count", (e) => (e.powers[0].form = 10), "options.edition.powers[0].form"],
    ["[NYW-7.1.1] one of restoring", (e) => (e.powers[0].restore = 10), "options.edition.powers[0].restore"],
    ["a region without a limit", (e) => delete e.regions[0].stackingLimit, "options.edition.regions[0].stackingLimit"],
    ["an unknown field of a region", (e) => (e.regions[0].colour = "green"), "options.edition.regions[0].colour"],
    ["[NYW-4.1.1] corps that begin overstacked", (e) => (e.regions[4].stackingLimit = 4), "options.edition.placements (strasbourg)"],
    ["staff officers without a rating", (e) => delete e.staffOfficers.battle, "options.edition.staffOfficers.battle"],
    ["a negative number of staff officers", (e) => (e.staffOfficers.count = -1), "options.edition.staffOfficers.count"],
    ["a leader called like a third staff officer", (e) => Object.assign(e, called(e, "alliance-staff-3")), `${leaderPath("catinat")}.id`],
    ["an unknown rating of Marlborough", (e) => (e.jacobiteMarlborough.siege = 1), "options.edition.jacobiteMarlborough.siege"],
    ["a fleet on another sea", (e) => (e.fleets[0].zone = "mediterranean"), "options.edition.fleets[0].zone"],
    ["[NYW-12.3.6.12] a fleet in an enemy port", (e) => (e.fleets[0].port = "amsterdam"), "options.edition.fleets[0].port"],
    [
      "[NYW-12.3.6.12] a fleet at sea has its port too, which may be the enemy's; one that lies in it may not",
      (e) => Object.assign(e.fleets[0], { port: "amsterdam", start: 1 }),
      "options.edition.fleets[0].port",
    ],
    ["[NYW-12.3.6.6] a fleet led from no capital", (e) => (e.fleets[0].locTo = "lille"), "options.edition.fleets[0].locTo"],
    ["[NYW-10.1.8] two fleets in one control box", (e) => (e.fleets[3].start = "box"), "options.edition.fleets[3].start"],
    ["a fleet of strength 3", (e) => (e.fleets[0].start = 3), "options.edition.fleets[0].start"],
    ["[NYW-9.2.1.1] an event kept that cannot be played later", (e) => (e.events[0].held = true), "options.edition.events[0].held"],
    ["[NYW-9.2.3.1] a lasting event that goes out", (e) => (e.events[0].lasting = false), "options.edition.events[0].lasting"],
    ["an event too few", (e) => e.events.pop(), "options.edition.events"],
    ["[NYW-13.1.1] too few cards for both hands", (e) => e.actionCards.forEach((row: Json) => (row.count = 3)), "options.edition.actionCards"],
    ["cards of 4", (e) => (e.actionCards[2].value = 4), "options.edition.actionCards[2].value"],
    ["[NYW-20.2.5.2.a] a revolution in Cologne", (e) => e.revolution.toBourbon.push("cologne"), "options.edition.spaces (cologne)"],
    ["[NYW-20.2.5.2.a] a revolution nowhere", (e) => e.revolution.toAlliance.push("atlantis"), "options.edition.revolution.toAlliance[4]"],
    ["[NYW-20.2.5.2.a] a revolution in Dublin for the Alliance", (e) => e.revolution.toAlliance.push("dublin"), "options.edition.spaces (dublin)"],
    ["[NYW-20.2.5.2.a] forces that are raised in Ireland", (e) => (e.revolution.forces[0].space = "dublin"), "options.edition.revolution.forces[0].space"],
    ["[NYW-20.2.5.2.b] a revolution without London", (e) => e.revolution.toAlliance.shift(), "options.edition.revolution.toAlliance"],
    ["[NYW-20.2.5.2.c] British forces among the enemy", (e) => (e.revolution.forces[0].space = "dublin"), "options.edition.revolution.forces[0].space"],
    ["a space that goes to both", (e) => e.revolution.toBourbon.push("york"), "options.edition.revolution.toBourbon[6]"],
  ];
  for (const [title, change, path] of cases) test(title, () => expect(refusalOf(bent(change))).toEqual({ name: "SetupError", path }));
});

test("[NYW-7.1.1] a power may form and restore nothing, or nine corps; have none, and none in its pool", () => {
  const accepted = (change: (edition: Json) => void): string => refusalOf(bent(change)).name;
  for (const limit of [0, 9]) expect([limit, accepted((e) => Object.assign(e.powers[0], { form: limit, restore: limit }))]).toEqual([limit, "accepted"]);
  const none = (e: Json): void => {
    const { id } = e.powers[9];
    Object.assign(e.powers[9], { corps: 0, pool: 0 });
    for (const row of e.placements) row.corps = row.corps.filter(({ power }: Json) => power !== id);
    e.schedule = e.schedule.filter(({ power }: Json) => power !== id);
  };
  expect(accepted(none)).toBe("accepted");
});

test("[NYW-13.1.1] as many Action cards as both hands need are enough", () => {
  const cards = (count: number) => (e: Json) => e.actionCards.forEach((row: Json, i: number) => (row.count = [count, 0, 0][i]));
  expect([refusalOf(bent(cards(10))).name, refusalOf(bent(cards(9))).path]).toEqual(["accepted", "options.edition.actionCards"]);
});

test("[NYW-12.3.6.12] a fleet in the Force Pool may have its port in enemy hands", () => {
  const change = (start: number) => (e: Json) =>
    Object.assign(e.fleets[0], { port: "bristol", start }) && (e.spaces[spaceIndex("bristol")].control = "alliance");
  expect([refusalOf(bent(change(0))).name, refusalOf(bent(change(1))).name]).toEqual(["accepted", "SetupError"]);
});

test("[NYW-4.1.1] a space may begin as full as it can be", () => {
  const counts = STANDARD_EDITION.placements.map(({ space, corps }) => ({ space, count: corps.reduce((sum, { count }) => sum + count, 0) }));
  const region = STANDARD_EDITION.spaces[spaceIndex("strasbourg")]!.region;
  const inRegion = counts.filter(({ space }) => STANDARD_EDITION.spaces[spaceIndex(space)]!.region === region);
  const most = Math.max(...inRegion.map(({ count }) => count));
  const limit = (stackingLimit: number) => (e: Json) => (e.regions.find(({ id }: Json) => id === region).stackingLimit = stackingLimit);
  expect([refusalOf(bent(limit(most))).name, refusalOf(bent(limit(most - 1))).path]).toEqual(["accepted", "options.edition.placements (strasbourg)"]);
});

test("[NYW-12.3.6.12] a fleet in its control box may have its port in enemy hands", () => {
  const at = STANDARD_EDITION.fleets.findIndex(({ start }) => start === "box");
  const { port } = STANDARD_EDITION.fleets[at]!;
  expect(
    refusalOf(
      bent((e) => {
        e.spaces[spaceIndex(port)].control = "alliance";
        e.placements = e.placements.filter(({ space }: Json) => space !== port);
      }),
    ),
  ).toEqual({ name: "accepted", path: undefined });
});

test("an edition is kept as it was given: who changes his own objects later changes no game", () => {
  const spaces: SpaceRow[] = STANDARD_EDITION.spaces.map((row) => ({ ...row }));
  const given: Partial<EditionData> = { spaces };
  const rows = spaces as { fortress: number | null }[];
  rows[spaceIndex("rouen")]!.fortress = 2;
  const state = NINE_YEARS.setup({ seed: 1, edition: given });
  rows[spaceIndex("rouen")]!.fortress = null;
  expect(tablesOf(state).fortress[spaceIndex("rouen")]).toBe(2);
});

test("the standard edition is plain JSON, and given again it is the standard", () => {
  const given: Partial<EditionData> = JSON.parse(JSON.stringify(STANDARD_EDITION));
  expect(given).toEqual(STANDARD_EDITION);
  expect(NINE_YEARS.setup({ seed: 1, edition: given }).edition).toBe("");
});

/** Every part of the standard edition with a number of it changed. */
function everythingElse(): Partial<EditionData> {
  return bent((edition) => {
    edition.regions.forEach((row: Json) => (row.stackingLimit = row.stackingLimit - 1));
    Object.assign(edition.powers[0], { capital: "lyon", form: 5, restore: 0, corps: 41, pool: 6 });
    Object.assign(edition.staffOfficers, { count: 3, command: 4, battle: 2 });
    Object.assign(edition.jacobiteMarlborough, { command: 6, battle: 5 });
    Object.assign(edition.fleets[0], { port: "dunkirk", locTo: "lyon", start: 2 });
    edition.fleets[1].start = 0;
    edition.events.forEach((row: Json) => (row.added1693 = !row.added1693));
    edition.actionCards.forEach((row: Json, i: number) => (row.count = [20, 0, 5][i]));
    edition.revolution.forces.push({ space: "york", count: 2, reduced: false });
    edition.powers[3].corps += 2;
    edition.schedule[0].year = 1690;
  });
}

test("every part of an edition counts: what is changed is what is played", () => {
  const s = NINE_YEARS.setup({ seed: 1, edition: everythingElse() });
  const { powers, fleets, zones, leaders, actionDeck, sides } = NINE_YEARS.view(s, "arbiter");
  expect([powers.france.pool, fleets["brest-fleet"], fleets["toulon-fleet"].place, zones.mediterranean]).toEqual([
    6,
    { place: "port", strength: 2 },
    "pool",
    undefined,
  ]);
  expect([leaders["marlborough"]!.command, leaders["marlborough"]!.battle, leaders["bourbon-staff-3"]!.command]).toEqual([6, 5, 4]);
  expect([actionDeck.pile, sides.alliance.hand![1]]).toEqual([19, 0]);
});

test("games by an edition with everything changed are played to their end", () => {
  for (const seed of ["else", "otherwise"]) {
    const { state: end } = playout(NINE_YEARS, NINE_YEARS.setup({ seed, edition: everythingElse() }), "choices");
    expect(NINE_YEARS.position(NINE_YEARS.view(end, "arbiter"))).toEqual(end);
  }
});

test("games by an accepted edition are played to their end", () => {
  const leaders: LeaderRow[] = STANDARD_EDITION.leaders.map((row) => (row.id === "claverhouse" ? row : { ...row, command: 12, battle: 6, retires: 1692 }));
  const spaces: SpaceRow[] = STANDARD_EDITION.spaces.map((row) => (row.region === "rhine" ? { ...row, fortress: 3, rich: true, zone: "atlantic" } : row));
  const links = STANDARD_EDITION.links.filter((_, i) => i % 5 !== 0);
  const s = NINE_YEARS.setup({ seed: "variant", edition: { leaders, spaces, links } });
  const { state: end } = playout(NINE_YEARS, s, "choices");
  expect(NINE_YEARS.restore(JSON.parse(JSON.stringify(end)))).toEqual(end);
});
