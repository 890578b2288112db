/** The active side: the card play, extra events, rearranging, raising the unrest. */
import { describe, expect, test } from "vitest";
import { all, one } from "../../support/table.js";
import { STANDARD_EDITION } from "../../../src/unrest/index.js";
import { at, type Scene } from "../table.js";

const { leaders: LEADERS } = STANDARD_EDITION;

const COALITION: Scene = { active: "coalition", level: 2, cu: { box: 3, syracusae: 2 }, leader: { "coalition-strategos": "syracusae" } };
const COALITION_CARDS = { coalition: ["k-npa", "k-npa"] };

describe("what the active side may do", () => {
  test("[CAR-S.10] In any order one card play, extra events, one rearrangement; it may leave out each, and none interrupts another", () => {
    const game = at({
      rearranged: false,
      cu: { sicily: 4, box: 1, coalition: 2 },
      leader: { hanno: "garrison-box", "minor-a": "garrison-box", hasdrubal: "sicily" },
      hand: { carthage: ["c-ops-1", "c-blockade", "c-blockade"] },
    });
    expect(game.list).toEqual(["activate c-ops-1", "activate c-blockade", "play-event c-blockade", "rearrange", "done"]);
    game.dice("3").play("play-event c-blockade");
    game.play("activate c-ops-1");
    expect(game.list).toEqual(["sea-move", "stop"]);
    game.play("stop");
    expect(game.list).toEqual(["play-event c-blockade", "rearrange", "done"]);
    game.play("rearrange", "place-leader minor-a sicily", "leave-leader minor-b");
    expect(game.list).toEqual(["play-event c-blockade", "done"]);
    expect([game.refusedBy("rearrange"), game.refusedBy("activate c-blockade")]).toEqual(["CAR-S.10", "CAR-S.11"]);
    expect(game.play("done").told("done")[0]).toEqual({ type: "done", seat: "carthage", clause: "CAR-S.10" });
    expect(game.view.active).not.toBe("carthage");
  });

  test("[CAR-R8.3] Minor leaders are looked at one after the other, and each stays or goes to CU of his side", () => {
    const leaders = { hanno: "garrison-box", "minor-a": "garrison-box" } as const;
    const game = at({ rearranged: false, cu: { sicily: 4, box: 1 }, leader: leaders });
    game.play("rearrange");
    expect(game.refusal("place-leader minor-a garrison-box")).toMatchObject({ code: "place/stays-there", clause: "CAR-R8.3" });
    expect(game.refusal("place-leader minor-a carthago")).toMatchObject({ code: "place/no-cu-there", clause: "CAR-R8.3" });
    expect(game.refusal("place-leader hanno sicily")).toEqual({ code: "place/named-stays", clause: "CAR-R8.3", data: { leader: "hanno" } });
    expect(game.refusal("place-leader coalition-lieutenant sicily")).toMatchObject({ code: "leader/other-side", clause: "CAR-R8.3" });
    expect(game.refusal("leave-leader minor-b")).toEqual({ code: "leader/other-first", clause: "CAR-R8.3", data: { leader: "minor-a" } });
  });

  test("[CAR-S.11] A card play activates, reinforces, is an active event, or nothing and then no card leaves the hand", () => {
    const game = at({ ...COALITION, hand: { coalition: ["k-ops-3", "k-campaign"] } });
    expect(game.list).toEqual(["activate k-ops-3", "reinforce k-ops-3", "activate k-campaign", "reinforce k-campaign", "play-event k-campaign", "done"]);
    game.play("done");
    expect(game.view.cards.coalition).toMatchObject({ hand: ["k-ops-3", "k-campaign"], discards: [] });
  });

  test("[CAR-S.11] The card of a card play is shown with its use, and lies among the discards", () => {
    const scene: Scene = { cu: { box: 1 }, leader: { hanno: "garrison-box" }, hand: { carthage: ["c-ops-1", "c-mercenary-contract"] } };
    const activating = at(scene);
    expect(activating.play("activate c-ops-1").one("card-played")).toEqual({
      type: "card-played",
      seat: "carthage",
      card: "c-ops-1",
      use: "activate",
      clause: "CAR-S.11",
    });
    expect(activating.view.cards.carthage).toMatchObject({ hand: ["c-mercenary-contract"], discards: ["c-ops-1"] });
    const event = at(scene);
    expect(event.play("play-event c-mercenary-contract").one("card-played")).toEqual({
      type: "card-played",
      seat: "carthage",
      card: "c-mercenary-contract",
      use: "event",
      clause: "CAR-S.11",
    });
    expect(event.view.cards.carthage).toMatchObject({ hand: ["c-ops-1"], discards: ["c-mercenary-contract"] });
  });

  test("[CAR-R7.1a] A card serves one purpose: value 3 brings 1 CU, and then the card is gone", () => {
    const game = at({ ...COALITION, hand: { coalition: ["k-ops-3", "k-ops-2"] } });
    expect(game.refusal("reinforce k-ops-2")).toEqual({ code: "reinforce/value-too-low", clause: "CAR-R7.1a", data: { card: "k-ops-2", needed: 3 } });
    game.play("reinforce k-ops-3");
    expect(game.view.cards.coalition).toMatchObject({ hand: ["k-ops-2"], discards: ["k-ops-3"] });
    expect(game.list).toEqual(["place-cu sicily", "place-cu syracusae"]);
    game.play("place-cu syracusae");
    expect(game.cu.syracusae).toBe(3);
  });

  test("[CAR-S.36] A card of reinforcement follows the placement limits: Sicily needs a port", () => {
    const game = at({ ...COALITION, ports: 4, hand: { coalition: ["k-ops-3"] } });
    const events = game.play("reinforce k-ops-3").events;
    expect(one(events, "cu-placed")).toMatchObject({ seat: "coalition", location: "syracusae" });
    const carthage = at({ ports: 0, cu: { box: 1 }, hand: { carthage: ["c-mercenary-contract"] } });
    carthage.play("play-event c-mercenary-contract");
    expect(carthage.list).toEqual(["place-cu garrison-box", "place-cu carthago"]);
    expect(carthage.refusedBy("place-cu sicily")).toBe("CAR-S.34");
  });

  test("[CAR-19.1] Carthage may place reinforcements straight into the Box", () => {
    const game = at({ cu: { box: 1 }, hand: { carthage: ["c-ops-3"] } });
    game.play("reinforce c-ops-3");
    expect(game.list).toEqual(["place-cu garrison-box", "place-cu carthago", "place-cu sicily"]);
    game.play("place-cu garrison-box");
    expect(game.cu.box).toBe(2);
  });

  test("[CAR-19.0.4] Nobody else may put a CU into the Box", () => {
    const game = at({ ...COALITION, hand: { coalition: ["k-ops-3"] } });
    game.play("reinforce k-ops-3");
    expect(game.refusal("place-cu garrison-box")).toEqual({ code: "location/owners-box", clause: "CAR-19.0.4", data: { location: "garrison-box" } });
  });

  test("[CAR-21.4.29e] Mistrust answers no card that adds CU without activating a leader", () => {
    for (const line of ["reinforce c-mercenary-contract", "play-event c-mercenary-contract"]) {
      const game = at({ cu: { box: 1 }, hand: { carthage: ["c-mercenary-contract"], coalition: ["k-carthaginian-mistrust"] } });
      game.play(line);
      expect([game.decision, game.seat]).toEqual(["place-cu", "carthage"]);
    }
  });
});

describe("raising the unrest", () => {
  test("[CAR-20.0.1] [CAR-20.0.3] An NPA event raises the level by exactly 1 and puts the marker on the round", () => {
    const game = at({ ...COALITION, hand: COALITION_CARDS });
    const events = game.play("play-event k-npa").events;
    expect(one(events, "level-changed")).toEqual({ type: "level-changed", from: 2, to: 3, cause: "event", clause: "CAR-20.0.1" });
    expect(one(events, "marker-placed").clause).toBe("CAR-20.0.3");
    expect(game.view.unrest).toMatchObject({ level: 3, marker: true });
  });

  test("[CAR-20.0.4] While the marker lies there no NPA event may raise the level again", () => {
    const game = at({ ...COALITION, hand: COALITION_CARDS });
    game.play("play-event k-npa");
    expect(game.list).toEqual(["activate k-npa", "done"]);
    expect(game.refusal("play-event k-npa")).toEqual({ code: "raise/marker-on-round", clause: "CAR-20.0.4", data: { card: "k-npa" } });
  });

  test("[CAR-20.0.2] The NPA event of the Carthaginian deck can never raise the level", () => {
    const game = at({ cu: { box: 1 }, leader: { hasdrubal: "garrison-box" }, hand: { carthage: ["c-npa"] } });
    expect(game.list).toEqual(["activate c-npa", "done"]);
    expect(game.refusal("play-event c-npa")).toEqual({ code: "raise/owners-deck", clause: "CAR-20.0.2", data: { card: "c-npa" } });
    expect(at({ ...COALITION, hand: COALITION_CARDS }).list).toContain("play-event k-npa");
  });

  test("[CAR-20.0.5] The marker blocks events only: support of a battle may raise the level in the same round", () => {
    const game = at({
      active: "coalition",
      marker: true,
      level: 1,
      cu: { sicily: 2, coalition: 4 },
      leader: { "coalition-strategos": "sicily" },
      hand: { coalition: ["k-ops-2"] },
    });
    game.play("activate k-ops-2", "attack");
    game.dice("6 6 6 1 1 1").play("attack-with 4");
    game.play("spend-on-level");
    expect(game.level).toBe(2);
  });

  test("[CAR-20.0.7] It is played by its owner while he is active, besides or instead of his card play", () => {
    const shown = at({ ...COALITION, hand: COALITION_CARDS });
    expect(shown.play("play-event k-npa").one("card-played")).toEqual({
      type: "card-played",
      seat: "coalition",
      card: "k-npa",
      use: "event",
      clause: "CAR-20.0.7",
    });
    expect(shown.view.cards.coalition).toMatchObject({ hand: ["k-npa"], discards: ["k-npa"] });
    const besides = at({ ...COALITION, hand: COALITION_CARDS });
    besides.play("activate k-npa", "stop", "play-event k-npa");
    expect(besides.level).toBe(3);
    const instead = at({ ...COALITION, hand: COALITION_CARDS });
    instead.play("play-event k-npa");
    expect(instead.list).toContain("activate k-npa");
    expect(
      at({ cu: { box: 1 }, leader: { hasdrubal: "garrison-box" }, hand: { carthage: ["c-npa"], coalition: ["k-npa"] } }).refusedBy("play-event k-npa"),
    ).toBe("CAR-S.5");
  });

  test("[CAR-20.1.12] [CAR-20.1.3] No event is spent at or above the cap of the CU now in the Box", () => {
    expect(at({ ...COALITION, level: 7, hand: COALITION_CARDS }).refusedBy("play-event k-npa")).toBe("CAR-20.1.12");
    expect(at({ ...COALITION, level: 6, hand: COALITION_CARDS }).list).toContain("play-event k-npa");
    expect(at({ ...COALITION, level: 8, hand: COALITION_CARDS }).refusedBy("play-event k-npa")).toBe("CAR-20.1.12");
  });

  test("[CAR-20.1.4] Leaders in the Box do not count for the cap", () => {
    const game = at({
      cu: { box: 3 },
      leader: { hanno: "garrison-box", hasdrubal: "garrison-box", "minor-a": "garrison-box" },
      hand: { carthage: ["c-ops-1"] },
    });
    expect(game.view.unrest.cap).toBe(7);
  });
});

describe("rearranging minor leaders", () => {
  test("[CAR-R8.3] While active a side may move its minor leaders to locations with its CU, at no cost", () => {
    const game = at({
      rearranged: false,
      cu: { box: 2, sicily: 1 },
      leader: { "minor-a": "garrison-box", hanno: "carthago" },
      hand: { carthage: ["c-ops-1"] },
    });
    game.play("rearrange");
    expect(game.list).toEqual(["place-leader minor-a sicily", "leave-leader minor-a"]);
    expect(game.refusal("place-leader minor-a carthago")).toEqual({
      code: "place/no-cu-there",
      clause: "CAR-R8.3",
      data: { leader: "minor-a", location: "carthago" },
    });
    expect(game.play("place-leader minor-a sicily").one("leader-placed")).toEqual({
      type: "leader-placed",
      leader: "minor-a",
      location: "sicily",
      clause: "CAR-R8.3",
    });
    expect(game.list).toEqual(["place-leader minor-b garrison-box", "place-leader minor-b sicily", "leave-leader minor-b"]);
    game.play("place-leader minor-b garrison-box");
    expect([game.placeOf("minor-a"), game.placeOf("minor-b"), game.view.cards.carthage.count]).toEqual(["sicily", "garrison-box", 1]);
  });

  test("[CAR-R8.4c] A minor leader set aside comes back when his side is next active, not before", () => {
    const game = at({
      rearranged: false,
      level: 8,
      cu: { box: 3, carthago: 1, syracusae: 1 },
      leader: { "minor-a": "garrison-box", "coalition-lieutenant": "syracusae" },
      hand: { carthage: ["c-ops-2"], coalition: ["k-ops-1"] },
    });
    game.play("activate c-ops-2", "attack");
    expect(game.play("attack-with 2").one("leader-set-aside").leader).toBe("minor-a");
    expect(game.placeOf("minor-a")).toBe("resting");
    game.play("rearrange");
    expect(game.list.filter((line) => line.includes("minor-a"))).toEqual([]);
    game.play("leave-leader minor-b");
    expect(game.placeOf("minor-a")).toBe("set-aside");
    game.play("done");
    expect([game.view.active, game.list]).toEqual(["carthage", ["rearrange", "done"]]);
    game.play("rearrange");
    expect(game.list).toContain("place-leader minor-a garrison-box");
  });

  test("[CAR-R8.4c] So does one who is the first leader of his edition", () => {
    const leaders = { "minor-a": LEADERS["minor-a"]!, "coalition-strategos": LEADERS["coalition-strategos"]! };
    const scene: Scene = { options: { edition: { leaders } }, level: 8, cu: { box: 3, syracusae: 1 }, leader: { "minor-a": "garrison-box" } };
    const game = at({ ...scene, hand: { carthage: ["c-ops-2", "c-ops-1"], coalition: ["k-npa"] } });
    game.play("activate c-ops-2", "attack", "attack-with 2");
    expect([Object.keys(game.view.leaders)[0], game.placeOf("minor-a")]).toEqual(["minor-a", "set-aside"]);
  });
});

describe("reinforcement phase", () => {
  const end: Scene = { round: 5, first: "coalition", leader: { hanno: "carthago" }, hand: { carthage: ["c-ops-1"] } };
  test("[CAR-S.34] The coalition places 3 CU in Syracusae and Sicily, then Carthage 3 in Box, Carthago and Sicily; Sicily needs a port", () => {
    const game = at({ ...end, cu: { sicily: 1, coalition: 1 } });
    game.play("done");
    expect([game.seat, game.list]).toEqual(["coalition", ["place-cu sicily", "place-cu syracusae"]]);
    expect(game.view.underWay.cuToPlace).toEqual({ seat: "coalition", count: 3 });
    game.play("place-cu sicily", "place-cu syracusae", "place-cu syracusae");
    expect([game.seat, game.list]).toEqual(["carthage", ["place-cu garrison-box", "place-cu carthago", "place-cu sicily"]]);
    game.play("place-cu garrison-box", "place-cu carthago");
    game.play("place-cu sicily");
    expect(game.cu).toEqual({ box: 1, carthago: 1, sicily: 2, coalition: 2, syracusae: 2 });
    const portless = at({ ...end, ports: 4, cu: { sicily: 1, coalition: 1 } });
    expect(
      portless
        .play("done")
        .told("cu-placed")
        .map(({ location }) => location),
    ).toEqual(["syracusae", "syracusae", "syracusae"]);
  });

  test("[CAR-S.34] One port is enough for Sicily, for either side", () => {
    const carthage = at({ ports: 1, cu: { box: 1 }, hand: { carthage: ["c-ops-3"] } }).play("reinforce c-ops-3");
    expect(carthage.list).toEqual(["place-cu garrison-box", "place-cu carthago", "place-cu sicily"]);
    const coalition = at({ ...COALITION, ports: 3, hand: { coalition: ["k-ops-3"] } }).play("reinforce k-ops-3");
    expect(coalition.list).toEqual(["place-cu sicily", "place-cu syracusae"]);
  });

  test("[CAR-S.35] [CAR-R8.4d] Then displaced named leaders return to CU of their side, the coalition's first, and minor leaders may be rearranged", () => {
    const game = at({ ...end, cu: { sicily: 1, coalition: 1, syracusae: 1 } });
    game.play("done", "place-cu sicily", "place-cu sicily", "place-cu sicily", "place-cu sicily", "place-cu sicily", "place-cu sicily");
    expect([game.seat, game.list]).toEqual(["coalition", ["place-leader coalition-strategos sicily", "place-leader coalition-strategos syracusae"]]);
    expect(game.refusal("place-leader coalition-strategos carthago")).toEqual({
      code: "place/no-cu-there",
      clause: "CAR-R8.4d",
      data: { leader: "coalition-strategos", location: "carthago" },
    });
    expect(game.refusedBy("place-leader coalition-lieutenant sicily")).toBe("CAR-R8.4d");
    game.play("place-leader coalition-strategos syracusae");
    expect(game.list).toEqual(["place-leader coalition-lieutenant sicily", "place-leader coalition-lieutenant syracusae", "leave-leader coalition-lieutenant"]);
    const events = game.play("leave-leader coalition-lieutenant").events;
    // Carthage has CU in Sicily only: its leaders return there without being asked.
    expect(all(events, "leader-placed").map(({ leader, location }) => [leader, location])).toEqual([
      ["hasdrubal", "sicily"],
      ["bomilcar", "sicily"],
    ]);
    expect([game.seat, game.list]).toEqual(["carthage", ["place-leader minor-a sicily", "leave-leader minor-a"]]);
  });

  test("a leader whose side has no CU anywhere stays displaced", () => {
    const game = at({ ...end, ports: 4, options: {}, cu: {} });
    game.play("done");
    expect(game.placeOf("hasdrubal")).toBe("displaced");
  });
});
