/** The module inside another game, shown in the tiny host. */
import { describe, expect, test } from "vitest";
import { isTycheError } from "../../../src/core/basics/errors.js";
import { STANDARD_EDITION } from "../../../src/unrest/index.js";
import { type UnrestBoxState as BoxState, createUnrestBox, type UnrestHost } from "../../../src/unrest/box.js";
import { TinyHost } from "../tiny-host.js";

const { tables: TABLES } = STANDARD_EDITION;

function clauseOf(run: () => unknown): string | undefined {
  try {
    run();
  } catch (error) {
    expect(isTycheError(error)).toBe(true);
    return (error as { details: { clause?: string } }).details.clause;
  }
  return undefined;
}
const BASE = { level: 4, cu: { citizens: 2, mercenaries: 4 }, leaders: ["hanno", "minor-a"] };

describe("phases", () => {
  test("[CAR-H.1] The host computes its own base hand and subtracts the reduction, not below 0", () => {
    const host = new TinyHost({ ports: 2 }, { level: 3 });
    host.drawHands();
    expect(host.state.hands.carthage).toBe(6);
    const poor = new TinyHost({ ports: -5 }, { level: 9 });
    poor.drawHands();
    expect(poor.state.hands.carthage).toBe(0);
  });

  test("[CAR-H.2] The host subtracts the loss of VP within its own limits", () => {
    const host = new TinyHost({}, { level: 6 });
    host.score();
    expect(host.state.vp.carthage).toBe(3);
    host.score();
    host.score();
    expect(host.state.vp.carthage).toBe(0);
  });

  test("[CAR-H.3] The host starts each round: the marker comes off", () => {
    const host = new TinyHost();
    host.playNpa("greeks");
    expect(host.state.box.raisedThisRound).toBe(true);
    host.startRound();
    expect(host.state.box.raisedThisRound).toBe(false);
    expect(host.state.log.map(({ type }) => type)).toEqual(["unrest-changed", "marker-placed", "marker-removed"]);
  });

  test("[CAR-20.2.12] Level 10 costs 5 cards and 3 VP, and nothing else is attached to it", () => {
    const host = new TinyHost({}, { ...BASE, level: 10 });
    expect([host.box.handReduction(host.state.box), host.box.vpReduction(host.state.box)]).toEqual([5, 3]);
    expect(host.attacks("hanno", 1).length).toBeGreaterThan(0);
  });

  test("[CAR-H.10] The module touches no phase, hand, VP or map of the host", () => {
    const host = new TinyHost({}, BASE);
    const { box: _, log: _log, displaced: _displaced, ...before } = host.state;
    host.script(6, 6, 6, 1, 1, 1).attack({ leader: "hanno", cu: { citizens: 2, mercenaries: 2 } }, 1);
    const { box: __, log: __log, displaced: __displaced, ...after } = host.state;
    expect(after).toEqual(before);
  });
});

describe("raising the unrest", () => {
  test("[CAR-H.4] [CAR-20.0.8] The module decides whether an event of this deck may raise; a card has one use", () => {
    const host = new TinyHost({}, { level: 3, cu: { citizens: 6 } });
    expect(host.usesOfNpa("carthage")).toEqual(["add-cu"]);
    expect(host.usesOfNpa("greeks")).toEqual(["raise-unrest", "add-cu"]);
    host.playNpa("greeks");
    expect([host.state.box.level, host.usesOfNpa("romans")]).toEqual([4, ["add-cu"]]);
    expect(clauseOf(() => host.playNpa("romans"))).toBe("CAR-20.0.4");
    host.startRound();
    expect(clauseOf(() => host.playNpa("romans"))).toBe("CAR-20.1.12");
    expect(clauseOf(() => host.playNpa("carthage"))).toBe("CAR-20.0.2");
  });

  test("[CAR-H.8] After a host battle with the owner in it support may go into the level; the rest keeps the host's uses", () => {
    const host = new TinyHost({}, { level: 3, cu: { citizens: 6 } });
    const battle = { winner: "greeks", loser: "carthage" };
    expect(host.box.supportRoom(host.state.box, battle)).toEqual({ up: 1, down: 0 });
    expect(host.wonBattle(battle, 3, 1)).toBe(2);
    expect([host.state.box.level, clauseOf(() => host.wonBattle(battle, 2, 1))]).toEqual([4, "CAR-20.1.8"]);
    const revenge = { winner: "carthage", loser: "greeks" };
    expect(host.box.supportRoom(host.state.box, revenge)).toEqual({ up: 0, down: 4 });
    host.wonBattle(revenge, 3, 2);
    expect(host.state.box.level).toBe(2);
    expect(host.box.supportRoom(host.state.box, { winner: "greeks", loser: "romans" })).toEqual({ up: 0, down: 0 });
  });
});

describe("coming and going", () => {
  test("[CAR-H.5] [CAR-R9.6] The host decides on sea moves and their cost; the module refuses anybody but the owner", () => {
    const host = new TinyHost();
    expect(host.sailIn("bomilcar", { citizens: 4, mercenaries: 6 }, 3)).toBe(1);
    expect(host.state).toMatchObject({ box: { box: { cu: { citizens: 4, mercenaries: 6 }, leaders: ["bomilcar"] } }, carthago: { leaders: [] } });
    expect(clauseOf(() => host.sailOut("bomilcar", { citizens: 4 }, 1))).toBe("CAR-H.5");
    expect(host.sailOut("bomilcar", { citizens: 3 }, 1)).toBe(1);
    const roman = new TinyHost({ active: "romans" });
    expect(clauseOf(() => roman.sailIn("bomilcar", { citizens: 1 }, 3))).toBe("CAR-19.0.4");
    expect(clauseOf(() => host.box.reinforceBox(host.state.box, "greeks", [], { citizens: 1 }))).toBe("CAR-19.0.4");
    expect(clauseOf(() => host.sailOut("hanno", { citizens: 1 }, 1))).toBe("CAR-19.0.3");
  });

  test("[CAR-H.6] The kinds of CU are the host's; the module counts them all for cap and army", () => {
    const host = new TinyHost({}, { cu: { citizens: 2, mercenaries: 3, elephants: 1 } });
    expect(host.box.cap(host.state.box)).toBe(4);
    const more = host.box.reinforceBox(host.state.box, "carthage", ["hanno"], { elephants: 2, slingers: 1 });
    expect([more.state.box.cu, host.box.cap(more.state)]).toEqual([{ citizens: 2, mercenaries: 3, elephants: 3, slingers: 1 }, 1]);
  });

  test("[CAR-R7.2.4] Mercenaries in the Box count as CU", () => {
    expect(new TinyHost({}, { cu: { mercenaries: 7 } }).box.cap(new TinyHost({}, { cu: { mercenaries: 7 } }).state.box)).toBe(3);
  });

  test("[CAR-H.7] Events reach the module as effects: activations and sea moves are cancelled", () => {
    const host = new TinyHost({ responses: [{ type: "cancel-activation" }, { type: "cancel-sea-move" }] }, BASE);
    const answer = host.activate("hanno", 1);
    expect([answer.cancelled, answer.events]).toEqual([true, [{ type: "activation-ended", leader: "hanno", clause: "CAR-21.4.29b" }]]);
    expect(host.sailIn("bomilcar", { citizens: 4 }, 3)).toBe(0);
    expect(host.state).toMatchObject({ box: { box: { cu: { citizens: 2, mercenaries: 4 } } }, carthago: { leaders: ["bomilcar"] } });
    expect(host.activate("hanno", 1).cancelled).toBe(false);
  });
});

describe("attacks", () => {
  test("a legal attack needs the leader and CU in the Box, initiative, MP and a level; the list is every number and mix of CU", () => {
    const host = new TinyHost({}, { ...BASE, cu: { citizens: 1, mercenaries: 2 } });
    expect(host.attacks("hanno", 1).map(({ cu }) => cu)).toEqual([
      { citizens: 1 },
      { mercenaries: 1 },
      { citizens: 1, mercenaries: 1 },
      { mercenaries: 2 },
      { citizens: 1, mercenaries: 2 },
    ]);
    expect([
      host.attacks("minor-a", 1),
      host.attacks("bomilcar", 3),
      host.attacks("hanno", 1, 0),
      new TinyHost({}, { ...BASE, level: 0 }).attacks("hanno", 1),
    ]).toEqual([[], [], [], []]);
    expect(clauseOf(() => host.attack({ leader: "hanno", cu: { citizens: 2 } }, 1))).toBe("CAR-20.3.2");
  });

  test("[CAR-H.9] Support of an attack goes into the level or is lost; losses fall on the kinds that the host chooses", () => {
    const host = new TinyHost({}, BASE);
    const step = host.script(6, 6, 6, 4, 4, 5).attack({ leader: "hanno", cu: { citizens: 2, mercenaries: 2 } }, 1);
    expect(step.result).toMatchObject({ winner: "attacker", removed: 3, support: 3, levelAfter: 1 });
    expect(step.events.map(({ type }) => type)).toEqual(["battle-resolved", "cu-removed", "unrest-changed", "activation-ended"]);
    expect(host.state.box.box.cu).toEqual({ citizens: 1, mercenaries: 2 });
    expect(new TinyHost({}, BASE).script(6, 6, 6, 1, 1, 1).attack({ leader: "hanno", cu: { citizens: 2, mercenaries: 2 } }, 1).events).toContainEqual({
      type: "support-lost",
      points: 1,
      clause: "CAR-20.3.12",
    });
  });

  test("[CAR-20.3.8] [CAR-20.3.28] The events name the CU removed by kind, and say that the activation is over", () => {
    const step = new TinyHost({}, BASE).script(6, 6, 6, 4, 4, 5).attack({ leader: "hanno", cu: { citizens: 2, mercenaries: 2 } }, 1);
    expect(step.events).toContainEqual({ type: "cu-removed", cu: { citizens: 1, mercenaries: 2 }, clause: "CAR-20.3.8" });
    expect(step.events.at(-1)).toEqual({ type: "activation-ended", leader: "hanno", clause: "CAR-20.3.28" });
  });

  test("[CAR-20.3.12] [CAR-20.3.14] Support left over at level 0 is lost, and that of the unrest at the cap", () => {
    const rich = new TinyHost({}, { ...BASE, level: 2, cu: { citizens: 3 } });
    expect(rich.script(6, 6, 6, 1, 1, 1).attack({ leader: "hanno", cu: { citizens: 3 } }, 1).events).toContainEqual({
      type: "support-lost",
      points: 3,
      clause: "CAR-20.3.12",
    });
    const poor = new TinyHost({}, { ...BASE, cu: { citizens: 9 } });
    expect(poor.script(1, 1, 1, 6, 6, 6).attack({ leader: "hanno", cu: { citizens: 4 } }, 1).events).toContainEqual({
      type: "support-lost",
      points: 1,
      clause: "CAR-20.3.14",
    });
  });

  test("[CAR-H.7] Dice, modifiers and losses of events: Sacred Band, a modifier that never adds up, no losses, extra losses", () => {
    const fight = (responses: TinyHost["state"]["responses"], ...faces: number[]): ReturnType<TinyHost["attack"]>["result"] =>
      new TinyHost({ responses }, BASE).script(...faces).attack({ leader: "hanno", cu: { citizens: 2, mercenaries: 2 } }, 1).result;
    expect(fight([{ type: "dice", side: "owner", count: 4 }], 2, 2, 2, 2, 3, 3, 3).battle?.totals).toEqual({ attacker: 10, defender: 9 });
    expect(fight([{ type: "modifier", side: "unrest", value: 1 }], 3, 3, 3, 4, 4, 2).winner).toBe("unrest");
    const named = { type: "modifier", side: "owner", value: -1, event: "wild-beasts" } as const;
    const unnamed = { type: "modifier", side: "owner", value: -1 } as const;
    expect(fight([named, named], 3, 3, 3, 3, 3, 3).battle?.modifiers).toEqual({ attacker: 2 - 1, defender: 0 });
    expect(fight([unnamed, unnamed], 3, 3, 3, 3, 3, 3).battle?.modifiers).toEqual({ attacker: 2 - 2, defender: 0 });
    expect(fight([], 6, 6, 6, 1, 1, 1)).toMatchObject({ winner: "attacker", support: 5, levelAfter: 0 });
    expect(fight([{ type: "no-losses" }], 6, 6, 6, 1, 1, 1)).toMatchObject({ winner: "attacker", support: 0, levelAfter: 4 });
    expect(fight([{ type: "extra-losses", side: "owner", count: 1 }], 6, 6, 6, 2, 2, 2)).toMatchObject({ removed: 1 });
  });

  test("[CAR-R12.3k] Losses of events are added to those of the dice, on the side they are named for", () => {
    const fight = (side: "owner" | "unrest"): unknown =>
      new TinyHost({ responses: [{ type: "extra-losses", side, count: 2 }] }, BASE)
        .script(6, 6, 2, 6, 2, 2)
        .attack({ leader: "hanno", cu: { citizens: 2, mercenaries: 2 } }, 1).result;
    expect([fight("owner"), fight("unrest")]).toMatchObject([
      { removed: 1 + 2, support: 2 },
      { removed: 1, support: 3 },
    ]);
  });

  test("[CAR-21.3.5a] The −1 of Wild Beasts never adds up, a modifier without a name does", () => {
    const modifier = (effects: TinyHost["state"]["responses"]): number =>
      new TinyHost({ responses: effects }, BASE).script(3, 3, 3, 3, 3, 3).attack({ leader: "hanno", cu: { mercenaries: 4 } }, 1).result.battle!.modifiers
        .attacker;
    const beasts = { type: "modifier", side: "owner", value: -1, event: "wild-beasts" } as const;
    const plain = { type: "modifier", side: "owner", value: -1 } as const;
    expect([modifier([]), modifier([beasts]), modifier([beasts, beasts]), modifier([plain, plain])]).toEqual([2, 1, 1, 0]);
  });

  test("[CAR-21.3.10c] Combat cards of a first battle have no effect in a second", () => {
    const host = new TinyHost({ responses: [{ type: "dice", side: "owner", count: 4 }] }, { ...BASE, level: 6, cu: { mercenaries: 10 } });
    const first = host.script(2, 2, 2, 2, 2, 2, 2).attack({ leader: "hanno", cu: { mercenaries: 5 } }, 3);
    expect(first.result.battle?.totals.attacker).toBe(8 + 2);
    const second = host.script(2, 2, 2, 2, 2, 2).attack({ leader: "minor-a", cu: { mercenaries: 5 } }, 3);
    expect(second.result.battle?.totals.attacker).toBe(6 + 1);
  });

  test("who fought takes no further part in the card play: neither attacks nor sails; then he may again", () => {
    const host = new TinyHost({}, { ...BASE, level: 6, cu: { mercenaries: 8 } });
    host.script(6, 6, 6, 2, 2, 2).attack({ leader: "hanno", cu: { mercenaries: 6 } }, 3);
    expect(host.state.box.action).toEqual({ fought: { mercenaries: 6 }, foughtLeaders: ["hanno"] });
    expect([host.attacks("hanno", 3), host.attacks("minor-a", 3).length]).toEqual([[], 2]);
    expect(clauseOf(() => host.sailOut("hanno", {}, 3))).toBe("CAR-20.3.28");
    expect(clauseOf(() => host.sailOut("minor-a", { mercenaries: 3 }, 3))).toBe("CAR-20.3.28");
    host.reload().endCardPlay();
    expect([host.state.box.action, host.attacks("hanno", 3).length]).toEqual([null, 8]);
  });

  test("[CAR-20.3.29] After an automatic victory the leader keeps the rest of his MP and may sail; after any other battle he has none", () => {
    const byDice = new TinyHost({}, BASE).script(6, 6, 6, 1, 1, 1).attack({ leader: "hanno", cu: { mercenaries: 4 } }, 1);
    const overrun = new TinyHost({}, { ...BASE, level: 8 }).attack({ leader: "hanno", cu: { mercenaries: 2 } }, 1);
    expect([byDice.result.winner, byDice.mpLeft, overrun.result.automatic, overrun.mpLeft]).toEqual(["attacker", 0, true, 0]);

    const host = new TinyHost({}, { ...BASE, level: 1 });
    const step = host.attack({ leader: "hanno", cu: { mercenaries: 4 } }, 1);
    expect([step.mpLeft, step.result.automatic, host.state.box.level]).toEqual([3, true, 0]);
    expect(host.sailOut("hanno", { mercenaries: 3 }, 1, step.mpLeft)).toBe(0);
  });

  test("a beaten leader is displaced, a minor one set aside, and both leave the Box", () => {
    const host = new TinyHost({}, BASE);
    host.script(1, 1, 1, 6, 6, 6).attack({ leader: "hanno", cu: { mercenaries: 2 } }, 1);
    expect([host.state.displaced, host.state.box.box.leaders]).toEqual([["hanno"], ["minor-a"]]);
    host.endCardPlay();
    host.script(1, 1, 1, 6, 6, 6);
    expect(host.attack({ leader: "minor-a", cu: { mercenaries: 2 } }, 2).events).toContainEqual({
      type: "leader-set-aside",
      leader: "minor-a",
      clause: "CAR-R8.4c",
    });
  });

  test("[CAR-H.11] An extra action worth a 3-value card is spent on an attack like a card play", () => {
    const host = new TinyHost({}, BASE);
    expect(host.attacks("bomilcar", 3)).toEqual([]);
    host.sailIn("bomilcar", { mercenaries: 3 }, 3);
    expect(host.attacks("bomilcar", 3, 1)).not.toEqual([]);
  });
});

describe("the boundary", () => {
  test("[CAR-H.13] With another owner and other tables it serves another game; nothing in it names Carthage", () => {
    const host: UnrestHost = {
      ratings: () => ({ kind: "named", initiative: 1, tactics: 1 }),
      seaMove: () => ({ legal: true, cost: 1 }),
      responses: () => [],
      rollDice: (count) => new Array<number>(count).fill(6),
      chooseLosses: (attackers) => attackers,
    };
    const tables = {
      ...TABLES,
      unrest: { ...TABLES.unrest, capBase: 6, max: 6 },
      effects: TABLES.effects.slice(0, 7),
      movement: { ...TABLES.movement, attack: 2 },
    };
    const box = createUnrestBox({ owner: "venice", tables }, host);
    const s = box.start({ level: 2, cu: { galleys: 3 }, leaders: ["doge"] });
    expect([box.owner, box.cap(s), box.canRaiseByEvent(s, "venice"), box.canRaiseByEvent(s, "genoa")]).toEqual(["venice", 3, false, true]);
    expect([box.legalAttacks(s, { leader: "doge", cardValue: 1, mpLeft: 1 }), box.legalAttacks(s, { leader: "doge", cardValue: 1, mpLeft: 2 }).length]).toEqual(
      [[], 3],
    );
    expect(JSON.stringify(box.raiseByEvent(s, "genoa"))).not.toMatch(/carthag/i);
  });

  test("the state is one JSON value, never changed in place, and read back with its errors named", () => {
    const host = new TinyHost({}, BASE);
    const before: BoxState = host.state.box;
    const text = JSON.stringify(before);
    host.script(1, 1, 1, 6, 6, 6).attack({ leader: "hanno", cu: { mercenaries: 2 } }, 1);
    expect(JSON.stringify(before)).toBe(text);
    expect(host.box.read(JSON.parse(text))).toEqual(before);
    expect(() => host.box.read({ ...before, level: 11 })).toThrowError(/box\.level: expected a whole number in 0\.\.10/);
    expect(() => host.box.read({ ...before, box: { cu: { citizens: -1 }, leaders: [] } })).toThrowError(/box\.box\.cu\.citizens/);
    expect(() => createUnrestBox({ owner: "" }, {} as UnrestHost)).toThrowError(/config\.owner/);
  });
});
