/** A view is enough: each viewer's reads back as what is concealed from it; and what is shown besides the pieces themselves. */
import { describe, expect, test } from "vitest";
import { SeededDice } from "../../src/core/dice/seeded.js";
import { PositionError } from "../../src/core/basics/errors.js";
import { sampleState } from "../../src/index.js";
import { PELOPONNESIAN as GAME, type PeloponnesianState, type PeloponnesianSeat as Seat } from "../../src/peloponnesian/index.js";
import { POOL, setHolder, takeOff } from "../../src/peloponnesian/state/index.js";
import { POSEIDON, SCENARIO_NAMES, ZEUS } from "../../src/peloponnesian/vocabulary/types.js";
import { block, seatOf, table } from "./table.js";

// biome-ignore lint/suspicious/noExplicitAny: a view is edited as the JSON it is
type Json = any;

const SEATS_AND_SPECTATOR = ["sparta", "athens", "spectator"] as const;
const VIEWERS = [...SEATS_AND_SPECTATOR, "arbiter"] as const;
type Looks = (typeof VIEWERS)[number];

const viewOf = (s: PeloponnesianState, viewer: Looks): Json => JSON.parse(JSON.stringify(GAME.view(s, viewer)));
const hidden = (s: PeloponnesianState, viewer: Seat | "spectator", of: Seat) => GAME.view(s, viewer).hiddenBlocks[of];

/** The same with the keys of every object turned round. */
function turned(value: Json): Json {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inside]) => [key, turned(inside)]),
  );
}

/** Every view reads back as what is concealed from its viewer, who sees the same of it. */
function expectEnough(s: PeloponnesianState): void {
  for (const viewer of VIEWERS) {
    const view = viewOf(s, viewer);
    const read = GAME.position(turned(view));
    expect(read).toEqual(GAME.conceal(s, viewer));
    expect(viewOf(read, viewer)).toEqual(view);
  }
}

/** Two lines of play that look alike to a viewer leave nothing behind by which it could tell them. */
function expectAlike(one: PeloponnesianState, other: PeloponnesianState, viewer: Seat | "spectator"): void {
  expect(other).not.toEqual(one);
  expect(GAME.view(other, viewer)).toEqual(GAME.view(one, viewer));
  expect(GAME.conceal(other, viewer)).toEqual(GAME.conceal(one, viewer));
  for (let n = 0; n < 20; n++) {
    const world = GAME.determinize(one, viewer, n);
    expect(GAME.determinize(other, viewer, n)).toEqual(world);
    expect(sampleState(GAME, viewOf(one, viewer), n)).toEqual(world);
  }
}

describe("every view reads back as what is concealed from its viewer", () => {
  test.each(SCENARIO_NAMES)("in a game of %s by chance, and when somebody gives up", (scenario) => {
    const s = GAME.setup({ scenario, seed: "views" });
    const dice = new SeededDice("of a game");
    for (let ply = 0; GAME.outcome(s) === null; ply++) {
      if (ply % 23 === 0) expectEnough(s);
      if (ply % 161 === 0) expectEnough(GAME.concede(s, "athens").state);
      GAME.advance(s, GAME.randomMove(s, dice));
    }
    expectEnough(s);
  });

  test("while sides are bid for, and at the end", () => {
    const s = GAME.setup({ scenario: "415", bid: true, seed: "bids" });
    expectEnough(s);
    expectEnough(GAME.concede(s, "sparta").state);
  });
});

describe("what contradicts is refused, with its field", () => {
  /** Athens sees a crossing, a forced march, a march and a siege. */
  function rich(): PeloponnesianState {
    const g = table()
      .put("messenian-sea", { s14: 4, s15: 3, s11: 1 })
      .carry("s14", "s11")
      .put("sparta", { s01: 4, s03: 2 })
      .put("elis", { s07: 3, s08: 2 })
      .put("megara", { a01: 4 })
      .put("inside megara", { s17: 1 })
      .besiege("megara")
      .actionTurn("sparta", 4)
      .play("maneuver", "choose-group messenian-sea", "add-block s14", "add-block s15");
    g.play("done", "enter laconian-gulf", "enter myrtoan-sea", "stop-here");
    g.play("maneuver", "choose-group sparta", "add-block s01", "add-block s03", "enter tegea", "enter corinth", "force-march megara");
    g.play("maneuver", "add-block s07", "march");
    return g.play(g.list.find((line) => line.startsWith("enter"))!).state;
  }
  const s = rich();

  function refusal(viewer: Looks, edit: (view: Json) => void): string | null {
    const view = viewOf(s, viewer);
    edit(view);
    try {
      const read = GAME.position(view);
      expect(viewOf(read, viewer)).toMatchObject(view); // nothing is dropped or rewritten
      return null;
    } catch (error) {
      expect(error).toBeInstanceOf(PositionError);
      return (error as PositionError).details.path ?? "";
    }
  }

  test("it is read as it is", () => {
    const { hiddenBlocks, crossings, forcedMarches } = GAME.view(s, "athens");
    expect([hiddenBlocks.sparta.length, crossings.length, forcedMarches.length]).toEqual([3, 1, 2]);
    expectEnough(s);
  });

  const rows = (v: Json): Json[] => v.hiddenBlocks.sparta;
  const cases: readonly (readonly [path: string, edit: (view: Json) => void])[] = [
    ["view.viewer", (v) => (v.viewer = "corinth")],
    ["view.hands.athens", (v) => (v.hands.athens = 3)],
    ["view.hands.sparta", (v) => (v.hands.sparta = 99)],
    ["view.hands.sparta", (v) => (v.hands.sparta = -1)],
    ["view.committed.sparta.use", (v) => (v.committed.sparta.use = "hidden")],
    ["view.uses.sparta", (v) => (v.uses.sparta = "hidden")],
    ["view.pools.athens", (v) => delete v.blocks.athens.a01],
    ["view.pools.sparta", (v) => (v.blocks.sparta.s01 = { area: "sparta", cv: 4 })],
    ["view.pools.sparta", (v) => (v.blocks.sparta.s41.off = "pool")],
    ["view.hiddenBlocks.sparta", (v) => (v.hiddenBlocks.sparta = {})],
    ["view.hiddenBlocks.sparta[0].count", (v) => (rows(v)[0].count = 0)],
    ["view.hiddenBlocks.sparta[0].area", (v) => (rows(v)[0].area = "atlantis")],
    ["view.hiddenBlocks.sparta[0].marks[0]", (v) => (rows(v)[0].marks = ["sleeping"])],
    ["view.hiddenBlocks.sparta[0].marks[1]", (v) => (rows(v)[0].marks = ["moved", "moved"])],
    ["view.hiddenBlocks.sparta[0].marks", (v) => (rows(v)[0].marks = "moved")],
    ["view.hiddenBlocks.sparta[0].kind", (v) => (rows(v)[0].kind = "archer")],
    ["view.hiddenBlocks.sparta[0].forced", (v) => (rows(v)[0].forced = [7])],
    ["view.hiddenBlocks.sparta[0].luck", (v) => (rows(v)[0].luck = 7)],
    ["view.hiddenBlocks.sparta[0].count", (v) => rows(v).reverse()],
    ["view.hiddenBlocks.sparta[1]", (v) => (rows(v)[1].allowance = 7)],
    ["view.hiddenBlocks.sparta[1].route", (v) => (rows(v)[1].route = ["tegea", "corinth"])],
    ["view.hiddenBlocks.athens", (v) => v.hiddenBlocks.athens.push({ area: "megara", count: 1 })],
    ["view.routes[0].before", (v) => (v.routes[0].before = 3)],
    ["view.crossings[0].count", (v) => (v.crossings[0].count = 9)],
    ["view.crossings[0].border", (v) => (v.crossings[0].border = "styx")],
    ["view.crossings[0].seat", (v) => (v.crossings[0].seat = "corinth")],
    ["view.forcedMarches[2].block", (v) => v.forcedMarches.push(v.forcedMarches[0])],
    ["view.forcedMarches[0].from", (v) => (v.forcedMarches[0].from = "tegea")],
    ["view.areas.megara.besieged.sparta", (v) => (v.areas.megara.besieged.sparta = 99)],
    ["view.areas.sparta", (v) => (v.areas.sparta = 3)],
    ["view.secret", (v) => (v.secret = {})],
    ["view.edition", (v) => (v.edition = 7)],
    ["view.weather", (v) => (v.weather = "fair")],
  ];
  test.each(cases)("%s", (path, edit) => expect(refusal("athens", edit)).toBe(path));

  test.each(SEATS_AND_SPECTATOR)("whatever is changed in the view of %s, it is read as it was given, or refused with its path", (viewer) => {
    const dice = new SeededDice(`leaves of ${viewer}`);
    const values = [null, true, -1, 0, 3, 99, "sparta", "corinth", "hidden", [], {}];
    const view = viewOf(s, viewer);
    let kept = 0;
    for (const path of leaves(view, [])) {
      if (dice.draw(3) > 0) continue;
      const value = values[dice.draw(values.length)];
      const edit = (v: Json) => {
        path.slice(0, -1).reduce((at: Json, key) => at[key], v)[path.at(-1)!] = value;
      };
      const refused = refusal(viewer, edit);
      if (refused === null) kept++;
      else expect(refused).not.toBe("");
    }
    expect(kept).toBeGreaterThan(0);
  });

  function leaves(value: Json, path: readonly (string | number)[]): (string | number)[][] {
    if (typeof value !== "object" || value === null) return [[...path]];
    return Object.keys(value).flatMap((key) => leaves(value[key], [...path, key]));
  }
});

describe("cards", () => {
  test("[PEL-HI.12] how a card is used is hidden with it, and open from when both are committed, also after it has been used up", () => {
    const g = table()
      .hand("sparta", "tempest", "mercenaries-14")
      .hand("athens", "oracle-of-delphi", "ill-omen-22")
      .season("spring")
      .play("sparta play-actions tempest");
    const uses = () => SEATS_AND_SPECTATOR.map((viewer) => GAME.view(g.state, viewer).uses.sparta);
    expect(uses()).toEqual(["actions", "hidden", "hidden"]);
    expectEnough(g.state);
    g.play("athens play-actions oracle-of-delphi");
    expect(uses()).toEqual(["actions", "actions", "actions"]);
    expectEnough(g.state);
  });

  test("[PEL-HI.12] a card committed for its event looks like one for actions", () => {
    const choosing = (line: string) =>
      table().hand("sparta", "tempest", "mercenaries-14").hand("athens", "oracle-of-delphi", "ill-omen-22").season("spring").play(line).state;
    const [one, ...others] = ["sparta play-actions tempest", "sparta play-event mercenaries-14", "sparta play-actions mercenaries-14"].map(choosing);
    for (const other of others) expectAlike(one!, other, "athens");
  });

  test("[PEL-3.0.1] [PEL-HI.26] everybody sees which cards are not of the deck", () => {
    const s = GAME.setup({ seed: "deck" });
    for (const viewer of VIEWERS) expect(GAME.view(s, viewer).outOfDeck).toContain("persian-aid-45");
  });
});

describe("blocks", () => {
  test("[PEL-HI.16] who is set aside is named to everybody, and nobody else outside a battle", () => {
    const s = GAME.setup({ seed: "aside" });
    const { sparta } = GAME.view(s, "athens").blocks;
    expect(sparta["s41"]).toEqual({ off: "excluded" });
    expect(Object.values(sparta).every(({ off }) => off === "excluded" || off === "reserve")).toBe(true);
    expect(GAME.view(s, "spectator").blocks.sparta).toEqual(sparta);
  });

  test("[PEL-HI.4] those in a battle are seen with their marks and their way; when it is over, how many they are", () => {
    const g = table()
      .put("sparta", { s01: 4, s02: 2 })
      .put("messenia", { a01: 2, a02: 3 })
      .actionTurn("sparta", 1)
      .play("maneuver", "add-block s01", "add-block s02", "enter messenia");
    expect(g.decision).toBe("melee");
    expect(GAME.view(g.state, "athens").blocks.sparta["s02"]).toEqual({ area: "messenia", cv: 2, marks: ["moved", "revealed"], route: ["sparta", "messenia"] });
    const { battle } = GAME.view(g.state, "arbiter");
    expect(battle).toMatchObject({ area: "messenia", mode: "field", stage: "option", options: ["sparta"], loser: null, way: "none", ares: [] });
    for (const viewer of SEATS_AND_SPECTATOR) expect(GAME.view(g.state, viewer).battle).toEqual(battle);
    expectEnough(g.state);
    g.play("retreat");
    expect(g.decision).toBe("retreat");
    expect(hidden(g.state, "sparta", "athens")).toEqual([{ area: "messenia", count: 2, marks: ["revealed"] }]);
    expect(hidden(g.state, "athens", "athens")).toEqual([]);
    expectEnough(g.state);
  });

  test("[PEL-HI.18] [PEL-HI.23] of those on the march it is seen how many are of the party, and what its way shows of their allowance", () => {
    const g = table()
      .put("sparta", { s01: 4, s02: 3, s03: 2 })
      .actionTurn("sparta", 2)
      .play("maneuver", "add-block s01", "add-block s02", "march", "enter tegea");
    const route = ["sparta", "tegea"];
    expect(hidden(g.state, "athens", "sparta")).toEqual([{ area: "tegea", count: 2, marks: ["moved", "party"], route }]);
    expect(GAME.view(g.state, "athens").routes).toEqual([
      { before: 0, area: "sparta" },
      { before: 1, area: "tegea" },
    ]);
    expectEnough(g.state);
    g.play("enter corinth", "force-march megara");
    const marches = [0, 1].map(() => ({ from: "corinth", to: "megara" }));
    expect(GAME.view(g.state, "athens").forcedMarches).toEqual(marches);
    expect(GAME.view(g.state, "sparta").forcedMarches).toEqual([
      { block: "s01", ...marches[0] },
      { block: "s02", ...marches[1] },
    ]);
    expect(hidden(g.state, "athens", "sparta")).toMatchObject([{ area: "corinth", count: 2, allowance: 2, forced: [0, 1] }]);
    expectEnough(g.state);
  });

  test("[PEL-HI.18] who has shown his allowance is concealed as a block that has it, though others who may be anybody come before", () => {
    const g = table({ scenario: "sicily" })
      .put("gela", { s03: 1, s27: 1, s37: 3, s40: 1 })
      .put("syracuse", { s38: 2 })
      .actionTurn("sparta", 3)
      .play("maneuver", "choose-group gela", "add-block s03", "add-block s27", "add-block s37", "add-block s40");
    g.play("enter sicelia", "enter leontini", "no-forced-march", "maneuver", "add-block s38");
    g.play("enter sicelia", "enter himera", "enter messana", "no-forced-march");
    expect(hidden(g.state, "athens", "sparta")).toMatchObject([
      { area: "leontini", count: 4 },
      { area: "messana", count: 1, allowance: 3 },
    ]);
    expectEnough(g.state);
    for (let n = 0; n < 5; n++) expect(GAME.view(GAME.determinize(g.state, "athens", n), "athens")).toEqual(GAME.view(g.state, "athens"));
  });

  test("[PEL-HI.24] [PEL-5.3.3] of those who force their sail it is seen that they are fleets, and whether they carry; [PEL-HI.6] not which, nor whom", () => {
    const sail = (carrier: string, cargo: string): PeloponnesianState => {
      const g = table()
        .put("messenian-sea", { s14: 4, s15: 3, [cargo]: 1 })
        .carry(carrier, cargo)
        .actionTurn("sparta", 2)
        .play("maneuver", "add-block s14", "add-block s15", "done", "enter cephallenian-sea");
      return g.play("enter ionian-sea", "enter cephallenian-sea", "enter ionian-sea", "enter cephallenian-sea", "force-march leucas").state;
    };
    const s = sail("s14", "s01");
    expect(hidden(s, "athens", "sparta").map(({ count, kind, forced, cargo }) => [count, kind, forced, cargo?.marks])).toEqual([
      [1, "fleet", [1], undefined],
      [1, "fleet", [0], ["moved"]],
    ]);
    expectEnough(s);
    expectAlike(s, sail("s14", "s02"), "athens");
  });

  test("[PEL-HI.24] [PEL-HI.4] so it is of fleets that retreat from a battle at sea", () => {
    const g = table()
      .put("corinthian-gulf", { s14: 4 })
      .put("cephallenian-sea", { a14: 3, a15: 2, a01: 1 })
      .carry("a14", "a01")
      .actionTurn("sparta", 2)
      .play("maneuver", "add-block s14", "enter cephallenian-sea");
    g.play("end-phase", "retreat");
    expect([g.decision, g.seats]).toEqual(["retreat", ["athens"]]);
    expect(hidden(g.state, "sparta", "athens").map(({ kind, count, cargo }) => [kind, count, cargo === undefined])).toEqual([
      ["fleet", 1, true],
      ["fleet", 1, false],
    ]);
    expectEnough(g.state);
  });

  test("[PEL-HI.20] [PEL-9.2.3.1] while blocks go home it is seen by nobody else whether a supplied one has left as a cargo", () => {
    const laid = () =>
      table({ season: "winter" })
        .put("laconian-gulf", { s14: 4, s15: 3, s16: 2, s01: 2, s02: 2, s03: 1 })
        .carry("s14", "s01")
        .carry("s15", "s02")
        .carry("s16", "s03");
    const leaves = (line: string) => laid().actionTurn("sparta", 1).play("supply", "supply-block s01", line, "winter-in sparta").state;
    const [supplied, other] = ["go-home-carrying s14 s01", "go-home-carrying s15 s02"].map(leaves);
    expectAlike(supplied!, other!, "athens");
    expectEnough(supplied!);
    const places = new Set<string>();
    for (let n = 0; n < 40; n++)
      for (const { area, marks } of Object.values(GAME.view(GAME.determinize(supplied!, "athens", n), "arbiter").blocks.sparta))
        if (marks?.includes("supplied")) places.add(area!);
    expect([...places].sort()).toEqual(["laconian-gulf", "sparta"]);
  });
});

describe("what is under way", () => {
  test("[PEL-HI.25] of the Plague it is seen whose block a die is for, not which", () => {
    const looked = (id: string): PeloponnesianState =>
      table()
        .put("athens", { [id]: 2, a20: 1 })
        .put("sparta", { a01: 1, a02: 1 })
        .set((s) => setHolder(s, ZEUS, seatOf("sparta")))
        .dice("3")
        .eventTurn("sparta", "plague-34").state;
    const s = looked("a03");
    expect(GAME.decision(s)!.kind).toBe("use-olympian");
    const next = (state: PeloponnesianState, viewer: Looks) => GAME.view(state, viewer).frames.find(({ kind }) => kind === "event")!.slots["next"];
    expect([next(s, "arbiter"), next(s, "athens"), next(s, "sparta"), next(s, "spectator")]).toEqual([3, 3, 1, 1]);
    expectAlike(s, looked("a04"), "sparta");
    expectEnough(s);
    const ranks = new Set<unknown>();
    for (let n = 0; n < 60; n++) ranks.add(next(GAME.determinize(s, "sparta", n), "arbiter"));
    expect(ranks.size).toBeGreaterThan(5);
  });

  test("[PEL-HI.3] [PEL-HI.17] who has crossed a perilous border and was lost is seen by the border", () => {
    const g = table()
      .put("laconian-gulf", { s14: 3, s15: 3 })
      .set((s) => setHolder(s, POSEIDON, seatOf("sparta")))
      .actionTurn("sparta", 2)
      .play("maneuver", "add-block s14", "march", "enter myrtoan-sea", "stop-here", "end-maneuver", "end-phase");
    expect(g.decision).toBe("storm-checks");
    takeOff(g.state, block("s14"), POOL);
    for (const viewer of ["athens", "spectator"] as const)
      expect(GAME.view(g.state, viewer).crossings).toEqual([{ border: "laconian-gulf.myrtoan-sea", seat: "sparta", count: 1 }]);
    for (const viewer of SEATS_AND_SPECTATOR) expect(GAME.position(viewOf(g.state, viewer))).toEqual(GAME.conceal(g.state, viewer));
  });

  test("[PEL-HI.13] a city that has fallen is seen to have been dealt with, though its siege is over", () => {
    const s = table()
      .control("sparta", "potidaea")
      .garrison("potidaea", "rebel", 1)
      .put("potidaea", { a03: 3 })
      .put("thermaic-gulf", { a19: 2 })
      .put("elis", { a01: 3 });
    for (const city of ["potidaea", "elis"]) s.besiege(city);
    const g = s.actionTurn("athens", 1).play("end-phase").dice("1").play("attrition potidaea");
    expect(g.decision).toBe("sieges");
    const { siege, dealtWith } = GAME.view(g.state, "spectator").areas["potidaea"]!.city!;
    expect([siege, dealtWith]).toEqual([undefined, true]);
    expectEnough(g.state);
  });

  test("[PEL-HI.22] whoever gives up does not show whom he was about to load and move", () => {
    const laid = () => table().put("athens", { a14: 3, a15: 3, a01: 1, a02: 1 });
    const given = (line: string) =>
      GAME.concede(laid().actionTurn("athens", 2).play("maneuver", "add-block a14", "add-block a01", "add-block a02", "march", line).state, "athens").state;
    const [one, other] = ["load a14 a01", "load a14 a02"].map(given);
    expectAlike(one!, other!, "sparta");
    expect(hidden(one!, "sparta", "athens")).toEqual([]);
    expectEnough(one!);
  });

  test("half-made choices stand in no other's view", () => {
    const g = table()
      .put("athens", { a01: 2, a14: 3 })
      .put("ephesus", { a02: 2 })
      .actionTurn("athens", 2)
      .play("maneuver", "choose-group athens", "add-block a01");
    expect(GAME.view(g.state, "athens").blocks.athens["a01"]!.marks).toEqual(["party"]);
    expect([hidden(g.state, "sparta", "athens"), JSON.stringify(GAME.view(g.state, "sparta").frames)]).toEqual([
      [],
      expect.not.stringContaining(`"athens","inside"`),
    ]);
    expect(GAME.view(g.state, "sparta").frames.at(-1)).toMatchObject({ kind: "maneuver", step: "group", slots: { area: null, inside: false } });
    expectEnough(g.state);
  });
});
