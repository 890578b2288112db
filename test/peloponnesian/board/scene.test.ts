/** Scenes of Peloponnesian: what of a position follows from the pieces that are named, and blocks that are not. */
import { describe, expect, test } from "vitest";
import {
  PELOPONNESIAN,
  type PeloponnesianScene,
  type PeloponnesianScenePieces,
  type PeloponnesianView,
  STANDARD_EDITION,
  scene,
} from "../../../src/peloponnesian/index.js";
import { refusalOf } from "../../support/refusal.js";

const toMove = { seat: "sparta", segment: "actions" } as const;

function viewOf(given: Omit<PeloponnesianScene, "toMove">): PeloponnesianView {
  return PELOPONNESIAN.view(scene({ toMove, ...given }), "arbiter");
}

/** The blocks of Athens in an area. */
function athensIn({ blocks }: PeloponnesianView, area: string): string[] {
  return Object.entries(blocks.athens).flatMap(([id, row]) => (row.area === area ? [id] : []));
}

describe("these armies here", () => {
  test("stand on an empty map, at full CV where none is said", () => {
    const view = viewOf({ from: "empty", pieces: { blocks: { sparta: { s01: { area: "megara" }, s22: { area: "thebes", cv: 2 } } } } });
    const onMap = Object.entries(view.blocks.sparta).filter(([, { area }]) => area !== undefined);
    expect(onMap).toEqual([
      ["s01", { area: "megara", cv: 4 }],
      ["s22", { area: "thebes", cv: 2 }],
    ]);
    expect([view.areas["megara"]?.field, view.areas["athens"]?.field, view.active, view.actions]).toEqual([{ sparta: 1 }, undefined, "sparta", 3]);
    expect(Object.values(view.areas).filter(({ city }) => city?.siege !== undefined)).toEqual([]);
  });
  test("on the set-up leave the rest of it: a block that is placed leaves its pool", () => {
    const before = viewOf({});
    const view = viewOf({ pieces: { blocks: { sparta: { s01: { area: "megara" }, s04: { area: "megara", cv: 1 }, s22: { off: "pool" } } } } });
    expect([view.areas["megara"]?.field, view.areas["sparta"]?.field, view.areas["thebes"]?.field]).toEqual([{ sparta: 3 }, { sparta: 4 }, { sparta: 2 }]);
    expect([view.pools.sparta, view.pools.athens]).toEqual([before.pools.sparta, before.pools.athens]);
  });
  test("besiege: the siege is said, and who is inside", () => {
    const plataea = { city: { siege: { since: 1 } } };
    const blocks = { sparta: { s01: { area: "plataea" } }, athens: { a26: { area: "plataea", marks: ["inside"] } } };
    const view = viewOf({ pieces: { areas: { plataea }, blocks } });
    expect(view.areas["plataea"]).toMatchObject({ field: { sparta: 1 }, besieged: { athens: 1 }, city: { siege: { seat: "sparta", since: 1 } } });
  });
});

describe("blocks of which only the number is said", () => {
  test("are drawn from the pool at full CV, others by another seed", () => {
    const unseen = { athens: { plataea: 3, naupactus: 2 } };
    const [one, same, other] = ["a", "a", "b"].map((seed) => viewOf({ from: "empty", scenario: "431", seed, unseen })) as [
      PeloponnesianView,
      PeloponnesianView,
      PeloponnesianView,
    ];
    expect([one.areas["plataea"]?.field, one.areas["naupactus"]?.field]).toEqual([{ athens: 3 }, { athens: 2 }]);
    expect(athensIn(one, "plataea")).toEqual(athensIn(same, "plataea"));
    expect(athensIn(one, "plataea")).not.toEqual(athensIn(other, "plataea"));
    expect(one.pools.athens).toBe(viewOf({ from: "empty" }).pools.athens - 5);
  });
  test("stand beside those that are named, in place of those of the set-up", () => {
    const view = viewOf({
      pieces: { blocks: { athens: { a05: { area: "athens" }, a01: { area: "athens", cv: 1 } } } },
      unseen: { athens: { athens: 2, plataea: 0 } },
    });
    expect([view.areas["athens"]?.field, view.areas["plataea"]?.field]).toEqual([{ athens: 4 }, undefined]);
    expect(athensIn(view, "athens")).toEqual(expect.arrayContaining(["a01", "a05"]));
  });
  test.each([
    ["plataea", "land blocks"],
    ["athens", "land blocks and fleets"],
    ["thermaic-gulf", "fleets"],
    ["ionian-sea", "fleets"],
  ] as const)("[PEL-5.1.4] [PEL-5.2.1.8] in %s they are %s", (area, arms) => {
    const found = new Set<string>();
    for (let n = 0; n < 8; n++)
      for (const id of athensIn(viewOf({ from: "empty", seed: `${n}`, unseen: { athens: { [area]: 5 } } }), area))
        found.add(STANDARD_EDITION.blocks.find((block) => block.id === id)!.arm === "fleet" ? "fleets" : "land blocks");
    expect([...found].sort().reverse().join(" and ")).toBe(arms);
  });
  test("are fleets at sea and on coasts only, and land blocks on land", () => {
    const view = viewOf({ from: "empty", unseen: { athens: { "thermaic-gulf": 4 }, sparta: { thebes: 9 } } });
    expect(view.areas["thermaic-gulf"]?.field).toEqual({ athens: 4 });
    expect(view.areas["thebes"]?.field).toEqual({ sparta: 9 });
  });
  test.each([
    ["more than are in the pool", { athens: { megara: 60 } }, "athens.megara", "a whole number in 0..42"],
    ["no such area", { athens: { narnia: 1 } }, "athens.narnia", "one of the fields"],
    ["an area nobody enters", { athens: { argos: 1 } }, "athens.argos", "an area in play that is not neutral (PEL-1.3.1.1)"],
  ] as const)("%s is refused", (_, unseen, path, expected) => {
    const [, at, what] = refusalOf(() => viewOf({ from: "empty", unseen }));
    expect([at, what?.slice(0, expected.length)]).toEqual([`scene.unseen.${path}`, expected]);
  });
});

describe("what follows", () => {
  test("[PEL-7.3.1] [PEL-7.3.2] a city in other hands has no garrison where none is said, and a garrison is full", () => {
    const controller = "athens";
    const view = viewOf({
      pieces: {
        areas: { megara: { city: { controller } }, thebes: { city: { controller, garrison: "rebel" } }, potidaea: { city: { controller, siege: null } } },
      },
    });
    expect(view.areas["megara"]?.city).toEqual({ controller, native: "sparta" });
    expect(view.areas["thebes"]?.city).toEqual({ controller, native: "sparta", garrison: "rebel", garrisonCV: 3 });
    expect(view.areas["potidaea"]?.city).toEqual({ controller, garrison: "native", garrisonCV: 2 });
  });
  test("[PEL-7.3.3] a detached garrison has 1 CV where none is said", () => {
    const view = viewOf({ pieces: { areas: { thebes: { city: { controller: "athens", garrison: "detached" } } } } });
    expect(view.areas["thebes"]?.city).toMatchObject({ garrison: "detached", garrisonCV: 1 });
  });
  test("cards are taken from the pile and from where they lay; the first of the hand is committed for actions", () => {
    const view = viewOf({ pieces: { hands: { sparta: ["tempest", "earthquake"], athens: 2 }, inPlay: ["pericles"], used: ["archidamos"] } });
    expect([view.hands.sparta, view.committed.sparta]).toEqual([["earthquake"], { card: "tempest", use: "actions" }]);
    expect([(view.hands.athens as readonly string[]).length, view.leaders, view.used]).toEqual([2, { sparta: null, athens: "pericles" }, ["archidamos"]]);
  });
  test("every scenario can be staged, at both parts of a season", () => {
    for (const scenario of ["431", "sicily", "413", "415", "long-war"] as const)
      for (const segment of ["cards", "actions"] as const) {
        const view = PELOPONNESIAN.view(scene({ from: "empty", scenario, toMove: { seat: "athens", segment } }), "arbiter");
        expect([view.scenario, view.decision?.seats.includes("athens")]).toEqual([scenario, true]);
      }
  });
});

describe("refused by its path in the scene", () => {
  const cases: readonly (readonly [title: string, pieces: PeloponnesianScenePieces, path: string, expected: string])[] = [
    ["no such block", { blocks: { sparta: { a01: { area: "megara" } } } }, "blocks.sparta.a01", "one of s01"],
    ["no such area", { blocks: { sparta: { s01: { area: "narnia" } } } }, "blocks.sparta.s01.area", "one of sparta"],
    ["more CV than it has", { blocks: { sparta: { s01: { area: "megara", cv: 9 } } } }, "blocks.sparta.s01.cv", "a whole number in 1..4"],
    [
      "a land block at sea",
      { blocks: { sparta: { s01: { area: "thermaic-gulf" } } } },
      "blocks.sparta.s01.carriedBy",
      "a fleet, for a land block at sea (PEL-5.2.1.8)",
    ],
    [
      "natives in other hands",
      { areas: { megara: { city: { controller: "athens", garrison: "native" } } } },
      "areas.megara.city.garrison",
      "native in native hands and nowhere else (PEL-7.3.1)",
    ],
    [
      "a siege without besiegers",
      { areas: { megara: { city: { siege: { since: 0 } } } } },
      "areas.megara.city.siege",
      "none, for no enemy is there (PEL-7.2.1)",
    ],
    ["a card in both hands", { hands: { sparta: ["tempest"], athens: ["tempest"] } }, "hands.athens[0]", "each card once"],
    ["a card that is not of the deck", { hands: { sparta: ["agis"] } }, "hands.sparta", "not in the deck (PEL-3.0.1)"],
    ["more cards than there are", { hands: { sparta: 60 } }, "hands.sparta", "a whole number in 0..36"],
    ["an event in play that does not stay", { inPlay: ["tempest"] }, "inPlay", "no card in play that does not stay there"],
    ["no card to be committed", { hands: { sparta: 0 } }, "hands.sparta", "one card"],
  ];
  test.each(cases)("%s", (_, pieces, path, expected) => {
    const [, at, what] = refusalOf(() => viewOf({ from: "empty", pieces }));
    expect([at, what?.slice(0, expected.length)]).toEqual([`scene.pieces.${path}`, expected]);
  });
  test("what follows from others, which does not compile either", () => {
    // @ts-expect-error who lie open are named
    expect(refusalOf(() => viewOf({ pieces: { used: 3 } }))[2]).toBe("cards by their ids");
    // @ts-expect-error how many stand where follows
    expect(refusalOf(() => viewOf({ pieces: { areas: { megara: { field: { sparta: 2 } } } } }))).toEqual([
      "position/malformed",
      "scene.pieces.areas.megara.field",
      "nothing, since it follows from blocks",
    ]);
    // @ts-expect-error the pile follows
    expect(refusalOf(() => viewOf({ pieces: { pile: 30 } }))[1]).toBe("scene.pieces.pile");
    // @ts-expect-error nobody has moved
    expect(refusalOf(() => viewOf({ pieces: { blocks: { sparta: { s01: { area: "megara", route: ["sparta", "megara"] } } } } }))[1]).toBe(
      "scene.pieces.blocks.sparta.s01.route",
    );
    // @ts-expect-error it is an option
    expect(refusalOf(() => viewOf({ pieces: { scenario: "415" } }))[1]).toBe("scene.pieces.scenario");
  });
});
