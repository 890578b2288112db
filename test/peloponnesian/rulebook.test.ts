/** Positions for clauses that other tests only ask functions and data about, so that each of them is seen on the map. */
import { describe, expect, test } from "vitest";
import { PELOPONNESIAN as GAME } from "../../src/peloponnesian/index.js";
import { fromStart, plataea, table } from "./table.js";

describe("the set-up", () => {
  test("[PEL-0.1] [PEL-15.0.1] [PEL-15.0.2] [PEL-15.0.4] [PEL-3.2.3.4] [PEL-HI.2] [PEL-HI.16] [PEL-HI.26] [PEL-2.0.1] The 431 campaign: blocks of both sides, leaders, and the lead in prestige that Sparta begins with", () => {
    const game = fromStart({}, "rulebook");
    expect(game.view.prestige).toBe(-7);
    const [own, other] = [game.viewOf("sparta"), game.viewOf("athens")];
    expect(own).not.toEqual(other);
  });
  test("[PEL-15.1.2] [PEL-15.1.3] [PEL-15.1.4] [PEL-1.3.1.2] [PEL-1.3.1.3] Potidaea is in revolt, besieged and blockaded; some areas are neutral", () => {
    expect(fromStart({}, "rulebook").view.areas["potidaea"]).toMatchObject({
      city: { controller: "sparta", garrison: "rebel", garrisonCV: 2, siege: { seat: "athens", blockaded: true } },
    });
  });
  test("[PEL-1.1.1] [PEL-1.1.2] [PEL-1.1.3] [PEL-1.1.6] [PEL-1.1.7] [PEL-1.1.9] [PEL-1.2.1] [PEL-1.2.3] [PEL-1.2.4] [PEL-1.2.5] [PEL-1.2.7] [PEL-1.2.8] [PEL-1.2.11] [PEL-1.3.0.1] [PEL-1.3.0.2] [PEL-1.3.0.5] [PEL-1.3.0.8] Land and sea, cities with their values, ports with their seas", () => {
    const { areas } = fromStart({}, "rulebook").view;
    expect(Object.keys(areas).length).toBeGreaterThan(50);
  });
  test("[PEL-1.5.1] [PEL-1.5.2] [PEL-1.5.3] [PEL-1.5.4] [PEL-1.5.5] [PEL-1.5.6] [PEL-1.5.7] [PEL-1.5.8] [PEL-1.5.9] [PEL-1.5.10] [PEL-1.5.11] [PEL-1.5.12] The regions of the Athenian Empire and their cities", () => {
    const { areas } = fromStart({}, "rulebook").view;
    for (const city of ["chalcis", "potidaea", "byzantium", "miletus", "samos", "naxos", "chios", "lesbos"]) expect(areas[city], city).toBeDefined();
  });
  test("[PEL-2.1.1.1] [PEL-2.1.1.2] [PEL-2.1.3.1] [PEL-2.1.4.1] [PEL-2.1.6.1] [PEL-2.2.1.1] [PEL-2.2.2.1] [PEL-2.2.3.1] [PEL-2.2.4.1] [PEL-2.2.5.1] [PEL-2.2.5.3] [PEL-2.2.6.1] [PEL-2.2.8.1] [PEL-2.2.9.1] The blocks of the 431 campaign, by kind, rating and home", () => {
    expect(Object.keys(fromStart({}, "rulebook").view.blocks.sparta).length).toBeGreaterThan(10);
  });
  test("[PEL-0.3] [PEL-0.5] [PEL-0.10] [PEL-3.0.2] The first year begins with the New Year card and goes on with Spring", () => {
    const game = fromStart({}, "rulebook");
    expect(GAME.decision(game.state)).toMatchObject({ kind: "commit", about: { season: "new-year" } });
    game.play(game.list[0]!);
    expect(game.seats).toEqual(["athens"]);
  });
  test.each([
    ["[PEL-15.2.1] [PEL-15.2.2] [PEL-15.2.5] The Sicily campaign, with Gylippus and Nicias", "sicily", -415],
    ["[PEL-15.3.1] The 413 campaign, in Greece alone", "413", -413],
    ["[PEL-15.4.1] The 415 campaign, in Greece and Sicily", "415", -415],
  ] as const)("%s", (_, scenario, year) => {
    const { view } = fromStart({ scenario }, "rulebook");
    expect([view.scenario, view.year]).toEqual([scenario, year]);
  });
  test("[PEL-15.5.2] The Long War, which ends like the 431 campaign where no peace is made", () => {
    expect(fromStart({ scenario: "long-war" }, "rulebook").view.scenario).toBe("long-war");
  });
  test("[PEL-7.3.7] [PEL-HI.19] Both sides see the garrisons of all cities, nobody the dice and the order of the deck", () => {
    const game = fromStart({}, "rulebook");
    const [sparta, athens] = [game.viewOf("sparta"), game.viewOf("athens")];
    for (const id of Object.keys(sparta.areas)) expect(sparta.areas[id]?.city?.garrison, id).toBe(athens.areas[id]?.city?.garrison);
    expect([sparta.secret ?? null, athens.secret ?? null]).toEqual([null, null]);
  });
  test("[PEL-14.1.4.1] [PEL-14.1.4.2] The players bid prestige for the choice of side, from 0 to 10", () => {
    const game = fromStart({ bid: true }, "rulebook");
    expect(game.asked).toMatch(/bid/);
    game.play(game.list.at(-1)!);
    expect(game.view.bid).not.toBeNull();
  });
});

describe("Persian Aid", () => {
  test("[PEL-13.1.1] [PEL-4.0.1] [PEL-3.2.2.2] A card of one coin gives Sparta two actions with one card in play", () => {
    expect(table({ scenario: "413" }).put("sparta", { s01: 4 }).inPlay("persian-aid-46").actionTurn("sparta", 1).view.actions).toBe(2);
  });
  test("[PEL-13.2.2] With a card in play blocks may enter Lydia and Phrygia", () => {
    const game = table({ scenario: "413" }).put("miletus", { a01: 4 }).inPlay("persian-aid-46").actionTurn("athens", 1).play("maneuver");
    game.play(...(game.listed("add-block").length > 0 ? ["add-block a01"] : []));
    expect(game.listed("enter")).toContain("lydia");
  });
  test("[PEL-13.2.1] [PEL-13.2.3] [PEL-2.2.10.1] With a card in play Sparta may recruit Persians and the fleets that Persia pays", () => {
    expect(
      table({ scenario: "413" })
        .control("sparta", "ephesus")
        .garrison("ephesus", "rebel", 3)
        .put("sparta", { s01: 4 })
        .inPlay("persian-aid-46")
        .actionTurn("sparta", 1).list,
    ).toContain("recruit");
  });
});

describe("Persian Aid, twice and not at all", () => {
  test("[PEL-13.3.3] Two cards in play are all there are", () => {
    expect(table({ scenario: "413" }).put("sparta", { s01: 4 }).inPlay("persian-aid-45", "persian-aid-46").actionTurn("sparta", 1).view.inPlay).toHaveLength(2);
  });
  test("[PEL-13.2.4] A fleet that Persia has paid is built without a card in play", () => {
    expect(
      table({ scenario: "413" })
        .control("sparta", "ephesus")
        .garrison("ephesus", "rebel", 3)
        .put("ephesus", { s43: 1 })
        .actionTurn("sparta", 1)
        .play("build")
        .told("block-built"),
    ).toMatchObject([{ area: "ephesus", secret: { blocks: ["s43"] } }]);
  });
});

describe("a besieged port", () => {
  test("[PEL-8.2.1.1] [PEL-8.2.1.3] [PEL-4.2.0.3] A fleet of the besieger in its offshore sea blockades it, so that nothing is built inside", () => {
    const blockaded = table()
      .put("inside athens", { a01: 2 })
      .put("athens", { s01: 4 })
      .put("saronic-gulf", { s14: 3 })
      .besiege("athens")
      .actionTurn("athens", 1);
    expect(blockaded.listed("build")).not.toContain("a01");
  });
  test("[PEL-8.2.1.2] [PEL-8.2.1.4] A besieged city that is no port counts as blockaded, one that is not besieged never does", () => {
    const { areas } = plataea({ s01: 4 }, { a13: 2 }).actionTurn("sparta", 1).view;
    expect(areas["plataea"]).toMatchObject({ city: { siege: { blockaded: true } } });
    expect(areas["athens"]?.city?.siege ?? null).toBeNull();
  });
});
