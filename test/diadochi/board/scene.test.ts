/** Scenes of Diadochi: what of a position follows from the pieces that are named. */
import { describe, expect, test } from "vitest";
import { DIADOCHI, type DiadochiScene, type DiadochiScenePieces, type DiadochiView, scene, STANDARD_EDITION } from "../../../src/diadochi/index.js";
import { refusalOf } from "../../support/refusal.js";

const MACEDONIA = ["pella", "aegae", "therma", "amphipolis", "heraclea-lyncestis"];
const toMove = { seat: "red", segment: "movement" } as const;

function viewOf(given: Omit<DiadochiScene, "toMove">): DiadochiView {
  return DIADOCHI.view(scene({ players: 3, toMove, ...given }), "arbiter");
}

describe("these armies here", () => {
  const spaces = {
    celaenae: { field: [{ seat: "red", units: { mercenary: 5 }, generals: ["antigonus"] }] },
    issus: { field: [{ seat: "blue", units: { macedonian: 3 }, generals: ["eumenes"] }] },
  } as const;

  test("stand on an empty map, with their generals and nothing else", () => {
    const view = viewOf({ from: "empty", pieces: { spaces } });
    expect(view.spaces).toEqual(spaces);
    const onMap = Object.entries(view.generals).filter(([, { place }]) => place === "field");
    expect(onMap.map(([id, { seat, space }]) => [id, seat, space])).toEqual([
      ["antigonus", "red", "celaenae"],
      ["eumenes", "blue", "issus"],
    ]);
    expect([view.clock.active, view.clock.segment, view.provinces, view.armies]).toEqual(["red", "movement", {}, {}]);
  });
  test("on the set-up leave the rest of it: who is named is taken from where he stood, who is named no more has left", () => {
    const before = viewOf({});
    const { space = "" } = before.generals["perdiccas"]!;
    const view = viewOf({
      pieces: {
        spaces: {
          [space]: { field: [{ seat: "blue", units: { mercenary: 1 } }] },
          illyria: { field: [{ seat: "blue", units: { mercenary: 1 }, generals: ["ptolemy"] }] },
        },
      },
    });
    expect(view.generals["perdiccas"]).toBeUndefined();
    expect(view.generals["ptolemy"]).toMatchObject({ seat: "blue", place: "field", space: "illyria" });
    expect(view.spaces[before.generals["ptolemy"]!.space!]?.field?.[0]?.generals).toBeUndefined();
    expect(view.spaces["alexandria"]?.control).toBe(before.spaces["alexandria"]?.control);
  });
  test("may be named in any order of seats", () => {
    const field = [
      { seat: "blue", generals: ["ptolemy"] },
      { seat: "red", generals: ["antigonus"] },
    ] as const;
    expect(viewOf({ from: "empty", pieces: { spaces: { pella: { field } } } }).spaces["pella"]?.field).toEqual([field[1], field[0]]);
    const wrong = { spaces: { pella: { field: [field[0], { ...field[1], units: { royal: -1 } }] } } } as const;
    expect(refusalOf(() => viewOf({ from: "empty", pieces: wrong }))[1]).toBe("scene.pieces.spaces.pella.field[1].units.royal");
  });
  test("[DIA-ROY.4] [DIA-ALX.3] take royals with them, whose controller follows: males and the body by the pieces beside them", () => {
    const royals = ["philip-iii", "cleopatra", "alexanders-body"];
    const view = viewOf({
      from: "empty",
      pieces: {
        spaces: { pella: { field: [{ seat: "red", units: { mercenary: 2 }, royals }] } },
        royals: { "alexander-iv": { space: "pella" }, olympias: { space: "pella" } },
      },
    });
    expect(view.royals["alexander-iv"]).toEqual({ place: "field", space: "pella", controller: "red", active: true });
    expect(view.royals["olympias"]).toEqual({ place: "field", space: "pella" });
    expect(view.spaces["pella"]?.field?.[0]?.royals).toEqual(["alexander-iv", "philip-iii", "cleopatra", "alexanders-body"]);
    expect([view.alexander.controller, view.royals["heracles"]]).toEqual(["red", { place: "dead" }]);
  });
  test("[DIA-ROY.4] a male moved to where nobody is has no controller; the scene cannot say another than who has him, nor give the dead one", () => {
    const heir = (row: object, others: object = {}): DiadochiView => viewOf({ pieces: { royals: { "alexander-iv": row }, ...others } } as never);
    expect(viewOf({}).royals["alexander-iv"]?.controller).toBeDefined();
    expect(heir({ space: "delos" }).royals["alexander-iv"]?.controller).toBeUndefined();
    const guards = { spaces: { delos: { field: [{ seat: "red", units: { mercenary: 1 } }] } } };
    expect(heir({ space: "delos" }, guards).royals["alexander-iv"]?.controller).toBe("red");
    expect(heir({ space: "delos", controller: "red" }, guards).royals["alexander-iv"]?.controller).toBe("red");
    expect(refusalOf(() => heir({ space: "delos", controller: "blue" }, guards))[1]).toBe("scene.pieces.royals.alexander-iv.controller");
    expect(viewOf({ from: "empty", pieces: guards as never }).royals["heracles"]).toEqual({ place: "dead" });
    const body = viewOf({ from: "empty", pieces: { ...guards, alexander: { space: "delos" } } as never });
    expect([body.alexander.controller, body.alexander.space]).toEqual(["red", "delos"]);
  });
  test("may be independent: named armies stand where they are named", () => {
    const army = { id: "aetolians", units: 3 };
    const view = viewOf({
      pieces: { spaces: { pella: { control: "independent", field: null, independentArmies: [army] }, aetolia: { independentArmies: null } } },
    });
    expect([view.armies["aetolians"], view.spaces["aetolia"]]).toEqual(["pella", { control: "independent" }]);
  });
});

describe("what follows", () => {
  test("the points on the tracks are those of the pieces", () => {
    const view = viewOf({
      from: "empty",
      pieces: { spaces: Object.fromEntries(MACEDONIA.map((id) => [id, { control: "red" }])), seats: { blue: { champion: false } } },
    });
    expect(view.tracks.points.red).toEqual({ victoryPoints: view.seats[0]!.victoryPoints, legitimacy: view.seats[0]!.legitimacy });
    expect([view.seats[0]!.victoryPoints > 0, view.seats[1]!.legitimacy]).toEqual([true, 0]);
  });
  test("[DIA-TYC.24] the card of a general in play lies aside", () => {
    const { deck, generals } = viewOf({ from: "empty", players: 4, pieces: { spaces: { pella: { field: [{ seat: "red", generals: ["eumenes"] }] } } } });
    expect([deck.aside.includes("general-eumenes"), generals["eumenes"]?.place]).toEqual([true, "field"]);
    expect(viewOf({ from: "empty", players: 4 }).deck.aside).not.toContain("general-eumenes");
  });
  test("the Silver Shields are in play where they stand", () => {
    const view = viewOf({ from: "empty", pieces: { spaces: { pella: { field: [{ seat: "red", units: { "silver-shields": 2 } }] } } } });
    expect([view.silverShields, viewOf({ from: "empty" }).silverShields]).toEqual(["in-play", "awaited"]);
  });
  test("a hand is cards by name or by number, taken from the pile and other hands", () => {
    const view = viewOf({
      pieces: { seats: { red: { hand: ["major-campaign"] }, blue: { hand: 4 }, green: { hand: 0 } }, deck: { hiddenHands: [3], discards: ["major-raid"] } },
    });
    expect(view.seats.map(({ hand, cards }) => [cards, hand!.length])).toEqual([
      [1, 1],
      [4, 4],
      [0, 0],
    ]);
    expect(view.deck.hidden).toEqual([3]);
    const all = [...view.seats.flatMap(({ hand }) => hand!), ...view.deck.hiddenHands!.flat(), ...view.deck.discards, ...view.deck.aside];
    expect([new Set(all).size, view.deck.pile]).toEqual([all.length, STANDARD_EDITION.cards.length - all.length]);
  });
  test("null takes away: a record is as on an empty map, a value is gone", () => {
    const view = viewOf({
      pieces: {
        spaces: { pella: null, aetolia: { independentArmies: null } },
        generals: { antigonus: null, alcetas: null },
        royals: { heracles: null },
        fleets: { "rhodian-fleet": null },
      },
    });
    expect([view.spaces["pella"], view.spaces["aetolia"], view.generals["antigonus"]]).toEqual([undefined, { control: "independent" }, undefined]);
    expect([view.generals["alcetas"]?.place ?? "pool", view.royals["heracles"]?.place]).toEqual(["pool", "dead"]);
  });
});

describe("refused by its path in the scene", () => {
  const force = { seat: "red", units: { mercenary: 1 }, generals: ["antigonus"] } as const;
  const cases: readonly (readonly [title: string, pieces: DiadochiScenePieces, path: string, expected: string])[] = [
    ["no such space", { spaces: { atlantis: {} } }, "spaces.atlantis", "one of pella"],
    ["no such general", { spaces: { pella: { field: [{ ...force, generals: ["napoleon"] }] } } }, "spaces.pella.field[0].generals[0]", "one of perdiccas"],
    [
      "a general named twice",
      { spaces: { pella: { field: [force] }, issus: { field: [force] } } },
      "spaces.issus.field[0].generals[0]",
      "each general and royal in one force",
    ],
    [
      "a general elsewhere by his row",
      { spaces: { pella: { field: [force] } }, generals: { antigonus: { space: "issus" } } },
      "generals.antigonus.space",
      "pella, as spaces.pella says",
    ],
    [
      "another's minor general",
      { spaces: { pella: { field: [{ ...force, generals: ["cleitus"] }] } } },
      "generals.cleitus.seat",
      "blue, to whose set he belongs (DIA-SET.6)",
    ],
    ["a seat that does not play", { spaces: { pella: { field: [{ ...force, seat: "yellow" }] } } }, "spaces.pella.field[0].seat", "one of red, blue, green"],
    ["the cards of one that does not", { seats: { yellow: { hand: 1 } } }, "seats.yellow", "one of the fields red, blue, green"],
    [
      "more CUs than there are",
      { spaces: { pella: { field: [{ ...force, units: { elephant: 15 } }] } } },
      "spaces.field.units.elephant",
      "at most 6 in play (DIA-CU.9)",
    ],
    ["a card named twice", { seats: { red: { hand: ["major-raid"] }, blue: { hand: ["major-raid"] } } }, "seats.blue.hand[0]", "each card once"],
    ["more cards than there are", { seats: { red: { hand: 99 } } }, "seats.red.hand", "a whole number in 0..53"],
    [
      "two owners in a field",
      { spaces: { pella: { field: [force, { seat: "blue", units: { royal: 1 } }] } } },
      "spaces.pella.field[1]",
      "CUs of one owner in the field (DIA-MAP.17)",
    ],
    [
      "a named army twice",
      { spaces: { pella: { independentArmies: [{ id: "orontes", units: 1 }] }, issus: { independentArmies: [{ id: "orontes", units: 1 }] } } },
      "spaces.issus.independentArmies[0].id",
      "each named army in one space",
    ],
    [
      "a king in a force of another than his guards",
      { spaces: { pella: { field: [force, { seat: "green", royals: ["philip-iii"] }] } } },
      "royals.philip-iii.controller",
      "who has him by the pieces with him (DIA-ROY.4)",
    ],
  ];
  test.each(cases)("%s", (_, pieces, path, expected) => {
    const [, at, what] = refusalOf(() => viewOf({ from: "empty", pieces }));
    expect([at, what?.slice(0, expected.length)]).toEqual([`scene.pieces.${path}`, expected]);
  });
  test("what follows from others, which does not compile either", () => {
    // @ts-expect-error who lie open are named
    expect(refusalOf(() => viewOf({ pieces: { deck: { discards: 3 } } }))[2]).toBe("cards by their ids");
    // @ts-expect-error provinces follow
    expect(refusalOf(() => viewOf({ pieces: { provinces: {} } }))).toEqual([
      "position/malformed",
      "scene.pieces.provinces",
      "nothing, since it follows from the control of spaces (DIA-MAP.6)",
    ]);
    // @ts-expect-error the number of cards follows
    expect(refusalOf(() => viewOf({ pieces: { seats: { red: { cards: 1 } } } }))[1]).toBe("scene.pieces.seats.red.cards");
    // @ts-expect-error ratings are printed
    expect(refusalOf(() => viewOf({ pieces: { generals: { antigonus: { battle: 6 } } } }))[1]).toBe("scene.pieces.generals.antigonus.battle");
    // @ts-expect-error nothing is under way
    expect(refusalOf(() => viewOf({ pieces: { spaces: { pella: { field: [{ seat: "red", underWay: true }] } } } }))[1]).toBe(
      "scene.pieces.spaces.pella.field[0].underWay",
    );
    // @ts-expect-error no such seat
    expect(refusalOf(() => scene({ toMove: { seat: "purple", segment: "movement" } }))[1]).toBe("scene.toMove.seat");
  });
  test("a part of a turn without a choice", () => {
    expect(refusalOf(() => scene({ from: "empty", toMove: { seat: "red", segment: "surrender" } })).slice(0, 2)).toEqual([
      "position/no-choice",
      "scene.toMove",
    ]);
    expect(refusalOf(() => scene({ from: "empty", toMove: { seat: "red", segment: "tyche" } })).slice(0, 2)).toEqual(["position/no-choice", "scene.toMove"]);
  });
  test("an option", () => {
    expect(refusalOf(() => viewOf({ lastTurn: 99 })).slice(0, 2)).toEqual(["position/malformed", "scene.lastTurn"]);
  });
});
