/** What a host gives and answers, checked on input. */
import { describe, expect, test } from "vitest";
import {
  type UnrestBoxActivation as BoxActivation,
  type UnrestBoxState as BoxState,
  createUnrestBox,
  type UnrestCuByKind as CuByKind,
  type UnrestHostEffect as HostEffect,
  type UnrestSeaMove as SeaMove,
  type UnrestBox,
  type UnrestHost,
} from "../../../src/unrest/box.js";

const HOST: UnrestHost = {
  ratings: () => ({ kind: "named", initiative: 1, tactics: 2 }),
  seaMove: () => ({ legal: true, cost: 3 }),
  responses: () => [],
  rollDice: (count) => new Array<number>(count).fill(3),
  chooseLosses: (_attackers, count) => ({ citizens: count }),
};
const boxWith = (answers: object): UnrestBox => createUnrestBox({ owner: "carthage" }, { ...HOST, ...answers });
const BOX = boxWith({});
const S: BoxState = BOX.start({ level: 5, cu: { citizens: 5, mercenaries: 5 }, leaders: ["hanno"] });
const ACTIVATION: BoxActivation = { leader: "hanno", cardValue: 3, mpLeft: 4 };
const ATTACK = { leader: "hanno", cu: { citizens: 5 } };
const MOVE: SeaMove = { by: "carthage", leaders: ["bomilcar"], cu: { citizens: 2 }, port: "carthago", into: true, cardValue: 3, mpLeft: 4 };

/** The error of a call as [name, code, path], or "none". */
function errorOf(run: () => unknown): unknown {
  try {
    run();
    return "none";
  } catch (error) {
    const { name, code, details } = error as { name: string; code?: string; details?: { path?: string; clause?: string } };
    return [name, code, details?.path ?? details?.clause];
  }
}

describe("[CAR-H.7] effects", () => {
  test.each<[unknown, string]>([
    [{ type: "extra-losses", side: "owner", count: -3 }, ".count"],
    [{ type: "extra-losses", side: "owner", count: 1.5 }, ".count"],
    [{ type: "extra-losses", side: "unrest" }, ".count"],
    [{ type: "modifier", side: "owner" }, ".value"],
    [{ type: "modifier", side: "owner", value: "2" }, ".value"],
    [{ type: "modifier", side: "owner", value: 1, evnet: "wild-beasts" }, ".evnet"],
    [{ type: "modifier", side: "owner", value: 1, event: 7 }, ".event"],
    [{ type: "dice", side: "owner", count: 2.5 }, ".count"],
    [{ type: "dice", side: "carthage", count: 4 }, ".side"],
    [{ type: "extra-loss", side: "owner", count: 2 }, ".type"],
    [{ type: "no-losses", side: "owner" }, ".side"],
    [null, ""],
  ])("%j is refused, given or answered", (effect, field) => {
    const effects = [effect] as HostEffect[];
    expect(errorOf(() => BOX.resolveAttack(S, ACTIVATION, ATTACK, { effects }))).toEqual(["PositionError", "position/malformed", `given.effects[0]${field}`]);
    const answering = boxWith({ responses: () => effects });
    expect(errorOf(() => answering.resolveAttack(S, ACTIVATION, ATTACK))).toEqual(["PositionError", "host/bad-answer", `host.responses(battle)[0]${field}`]);
    expect(errorOf(() => answering.activate(S, ACTIVATION))).toEqual(["PositionError", "host/bad-answer", `host.responses(activation)[0]${field}`]);
    expect(errorOf(() => answering.enterBox(S, MOVE))).toEqual(["PositionError", "host/bad-answer", `host.responses(sea-move)[0]${field}`]);
  });

  test("what belongs to another window does nothing, and nothing counts after the battle", () => {
    const all: HostEffect[] = [{ type: "cancel-activation" }, { type: "cancel-sea-move" }, { type: "dice", side: "owner", count: 4 }];
    const inWindow = (window: string): UnrestBox => boxWith({ responses: (asked: string) => (asked === window ? all : []) });
    expect(inWindow("activation").activate(S, ACTIVATION)).toMatchObject({ cancelled: true });
    expect(inWindow("sea-move").enterBox(S, MOVE)).toMatchObject({ state: S, mpLeft: 0 });
    expect(inWindow("battle").resolveAttack(S, ACTIVATION, ATTACK).result.battle?.totals).toEqual({ attacker: 12 + 2, defender: 9 });
    expect(inWindow("after-battle").resolveAttack(S, ACTIVATION, ATTACK)).toEqual(BOX.resolveAttack(S, ACTIVATION, ATTACK));
  });
});

describe("answers", () => {
  test("wrong faces of a host's dice are an error of dice", () => {
    const path = "host.rollDice(3)";
    for (const faces of [[1, 2], [1, 2, 7], [0, 1, 2], [1, 2, 2.5], [1, 2, 3, 4], "123", undefined]) {
      expect(errorOf(() => boxWith({ rollDice: () => faces }).resolveAttack(S, ACTIVATION, ATTACK))).toEqual(["DiceError", "dice/no-such-faces", path]);
    }
    expect(() => BOX.resolveAttack(S, ACTIVATION, ATTACK, { rollDice: () => [1, 2, 9] })).toThrowError(/expected 3 faces in 1\.\.6, got \[1, 2, 9\]/);
  });

  test("[CAR-H.5] a sea move needs a cost when it is legal", () => {
    const answered = (answer: unknown): unknown => errorOf(() => boxWith({ seaMove: () => answer }).enterBox(S, MOVE));
    expect(answered({ legal: true })).toEqual(["PositionError", "host/bad-answer", "host.seaMove().cost"]);
    expect(answered({ legal: true, cost: -1 })).toEqual(["PositionError", "host/bad-answer", "host.seaMove().cost"]);
    expect(answered({ cost: 3 })).toEqual(["PositionError", "host/bad-answer", "host.seaMove().legal"]);
    expect(answered(undefined)).toEqual(["PositionError", "host/bad-answer", "host.seaMove()"]);
    expect(answered({ legal: false })).toEqual(["IllegalMoveError", "box/no-sea-move", "CAR-H.5"]);
  });

  test("ratings are complete; losses are CU of the attackers, neither more nor fewer", () => {
    const rated = (answer: unknown): unknown => errorOf(() => boxWith({ ratings: () => answer }).legalAttacks(S, ACTIVATION));
    expect(rated(undefined)).toEqual(["PositionError", "host/bad-answer", "host.ratings(hanno)"]);
    expect(rated({ kind: "named", tactics: 2 })).toEqual(["PositionError", "host/bad-answer", "host.ratings(hanno).initiative"]);
    expect(rated({ kind: "minor-leader", tactics: 2, initiative: 1 })).toEqual(["PositionError", "host/bad-answer", "host.ratings(hanno).kind"]);
    const mixed = { leader: "hanno", cu: { citizens: 3, mercenaries: 3 } };
    const lose = (losses: unknown): unknown =>
      errorOf(() => BOX.resolveAttack(S, ACTIVATION, mixed, { losses: losses as CuByKind, rollDice: () => [1, 4, 6] }));
    expect(lose({ citizens: 1 })).toEqual(["IllegalMoveError", "box/bad-losses", "CAR-20.3.8"]);
    expect(lose({ citizens: -1, mercenaries: 4 })).toEqual(["PositionError", "position/malformed", "given.losses.citizens"]);
    expect(lose({ citizens: 1, mercenaries: 1 })).toBe("none");
    expect(errorOf(() => boxWith({ chooseLosses: () => undefined }).resolveAttack(S, ACTIVATION, mixed, { rollDice: () => [1, 4, 6] }))).toEqual([
      "PositionError",
      "host/bad-answer",
      "host.chooseLosses()",
    ]);
  });

  test("a host without one of its functions is refused at once", () => {
    expect(() => createUnrestBox({ owner: "carthage" }, {} as UnrestHost)).toThrowError(/host\.ratings: expected a function, got undefined/);
    for (const name of Object.keys(HOST)) expect(errorOf(() => boxWith({ [name]: undefined }))).toEqual(["SetupError", "setup/bad-option", `host.${name}`]);
    expect(errorOf(() => createUnrestBox({ owner: "carthage", ownr: 1 } as never, HOST))).toEqual(["SetupError", "setup/bad-option", "config.ownr"]);
  });
});

describe("arguments", () => {
  test("each leader enters once, and a Box with a leader twice is refused", () => {
    expect(errorOf(() => BOX.enterBox(S, { ...MOVE, leaders: ["bomilcar", "bomilcar"] }))).toEqual(["PositionError", "position/malformed", "move.leaders[1]"]);
    expect(errorOf(() => BOX.enterBox(S, { ...MOVE, leaders: ["hanno"] }))).toEqual(["IllegalMoveError", "box/already-there", "CAR-19.0.1"]);
    expect(errorOf(() => BOX.reinforceBox(S, "carthage", ["gisco", "gisco"], {}))).toEqual(["PositionError", "position/malformed", "leaders[1]"]);
    const twice = { ...S, box: { ...S.box, leaders: ["hanno", "hanno"] } };
    expect(errorOf(() => BOX.read(twice))).toEqual(["PositionError", "position/malformed", "box.box.leaders[1]"]);
  });

  test("numbers are whole ones and never missing", () => {
    expect(errorOf(() => BOX.enterBox(S, { ...MOVE, mpLeft: Number.NaN }))).toEqual(["PositionError", "position/malformed", "move.mpLeft"]);
    expect(errorOf(() => BOX.leaveBox(S, { ...MOVE, cu: { citizens: 0.5 } }))).toEqual(["PositionError", "position/malformed", "move.cu.citizens"]);
    expect(errorOf(() => BOX.legalAttacks(S, { leader: "hanno", cardValue: 3 } as BoxActivation))).toEqual([
      "PositionError",
      "position/malformed",
      "activation.mpLeft",
    ]);
    expect(errorOf(() => BOX.cap({ ...S, level: Number.NaN }))).toEqual(["PositionError", "position/malformed", "box"]);
    expect(errorOf(() => BOX.start({ leader: ["hanno"] } as never))).toEqual(["PositionError", "position/malformed", "contents.leader"]);
  });

  test("[CAR-H.8] support is won of another power", () => {
    const battle = { winner: "carthage", loser: "carthage" };
    expect(errorOf(() => BOX.supportRoom(S, battle))).toEqual(["PositionError", "position/malformed", "battle.loser"]);
    expect(errorOf(() => BOX.applySupport(S, battle, 1))).toEqual(["PositionError", "position/malformed", "battle.loser"]);
    expect(errorOf(() => BOX.applySupport(S, { winner: "carthage", loser: "greeks" }, Number.NaN))).toEqual([
      "IllegalMoveError",
      "box/no-support-room",
      "CAR-20.1.9",
    ]);
  });

  test("[CAR-20.3.26] what has fought is still in the Box", () => {
    const action = { fought: { citizens: 6 }, foughtLeaders: ["hanno"] };
    expect(errorOf(() => BOX.read({ ...S, action }))).toEqual(["PositionError", "position/malformed", "box.action.fought.citizens"]);
    const none = { fought: { citizens: 0, mercenaries: 5 }, foughtLeaders: ["hanno"] };
    expect(BOX.read({ ...S, action: none }).action).toEqual(none);
  });

  test("[CAR-20.3.26] a kind that is not there is named by 40 letters at most", () => {
    const action = { fought: { ["k".repeat(60)]: 1 }, foughtLeaders: ["hanno"] };
    expect(errorOf(() => BOX.read({ ...S, action }))).toEqual(["PositionError", "position/malformed", `box.action.fought.${"k".repeat(40)}`]);
  });

  test("[CAR-H.6] kinds of CU may have any word, but are no more than eight", () => {
    const cu = { constructor: 2, toString: 3 } as unknown as CuByKind;
    const odd = BOX.reinforceBox(S, "carthage", [], cu).state;
    expect(odd.box.cu).toEqual({ citizens: 5, mercenaries: 5, constructor: 2, toString: 3 });
    expect(errorOf(() => BOX.resolveAttack(S, ACTIVATION, { leader: "hanno", cu }))).toEqual(["IllegalMoveError", "box/too-few-cu", "CAR-20.3.2"]);
    const many = Object.fromEntries(Array.from({ length: 7 }, (_, i) => [`kind ${i}`, 1]));
    expect(errorOf(() => BOX.reinforceBox(S, "carthage", [], many))).toEqual(["PositionError", "position/malformed", "box.box.cu"]);
    expect(errorOf(() => BOX.read({ ...S, box: { cu: JSON.parse('{"__proto__":1}'), leaders: [] } }))).toEqual([
      "PositionError",
      "position/malformed",
      "box.box.cu",
    ]);
  });
});

describe("why an attack is refused", () => {
  const why = (s: BoxState, activation: Partial<BoxActivation>, cu: CuByKind = { citizens: 1 }): unknown =>
    errorOf(() => BOX.resolveAttack(s, { ...ACTIVATION, ...activation }, { leader: activation.leader ?? "hanno", cu }));

  test("by the clause that says so", () => {
    expect(why(BOX.start({ cu: { citizens: 5 }, leaders: ["hanno"] }), {})).toEqual(["IllegalMoveError", "box/level-zero", "CAR-20.3.24"]);
    expect(why(S, { mpLeft: 0 })).toEqual(["IllegalMoveError", "box/no-movement-points", "CAR-20.3.3"]);
    expect(why(S, { leader: "bomilcar" })).toEqual(["IllegalMoveError", "box/not-there", "CAR-20.3.2"]);
    expect(why(S, { cardValue: 0 })).toEqual(["IllegalMoveError", "box/initiative", "CAR-19.0.8"]);
    expect(why(S, {}, {})).toEqual(["IllegalMoveError", "box/no-cu", "CAR-20.3.33"]);
    expect(why(S, {}, { citizens: 6 })).toEqual(["IllegalMoveError", "box/too-few-cu", "CAR-20.3.2"]);
    expect(why(BOX.start({ level: 1, cu: { citizens: 11 }, leaders: ["hanno"] }), {}, { citizens: 11 })).toEqual([
      "IllegalMoveError",
      "box/too-many-cu",
      "CAR-20.3.27",
    ]);
    const fought = { ...S, box: { ...S.box, leaders: ["hanno", "gisco"] }, action: { fought: { citizens: 4 }, foughtLeaders: ["hanno"] } };
    expect(why(fought, {})).toEqual(["IllegalMoveError", "box/has-fought", "CAR-20.3.16"]);
    expect(why(fought, { leader: "gisco" }, { citizens: 2 })).toEqual(["IllegalMoveError", "box/cu-have-fought", "CAR-20.3.17"]);
    expect(errorOf(() => BOX.resolveAttack(S, ACTIVATION, { leader: "gisco", cu: {} }))).toEqual(["IllegalMoveError", "box/not-activated", "CAR-20.3.2"]);
  });
});

describe("two attacks of a Campaign", () => {
  const TWO: BoxState = BOX.start({ level: 6, cu: { citizens: 5, mercenaries: 3 }, leaders: ["hanno", "gisco"] });
  // Threes cost nobody anything.
  const once = BOX.resolveAttack(TWO, ACTIVATION, { leader: "hanno", cu: { citizens: 4, mercenaries: 1 } }).state;

  test("[CAR-20.3.16] the second is led by another leader, until the action ends", () => {
    expect(BOX.legalAttacks(once, ACTIVATION)).toEqual([]);
    const again = (s: BoxState): unknown => errorOf(() => BOX.resolveAttack(s, ACTIVATION, { leader: "hanno", cu: { citizens: 1 } }));
    expect(again(once)).toEqual(["IllegalMoveError", "box/has-fought", "CAR-20.3.16"]);
    expect(again(BOX.endAction(once))).toBe("none");
  });

  test("[CAR-20.3.17] the second is made with CU that did not fight in the first, kind by kind", () => {
    const second = { ...ACTIVATION, leader: "gisco" };
    const listed = BOX.legalAttacks(once, second).map(({ cu }) => cu);
    expect(listed).toEqual([{ citizens: 1 }, { mercenaries: 1 }, { citizens: 1, mercenaries: 1 }, { mercenaries: 2 }, { citizens: 1, mercenaries: 2 }]);
    const attack = (cu: CuByKind): unknown => errorOf(() => BOX.resolveAttack(once, second, { leader: "gisco", cu }));
    expect(attack({ citizens: 2 })).toEqual(["IllegalMoveError", "box/cu-have-fought", "CAR-20.3.17"]);
    expect(attack({ citizens: 1, mercenaries: 3 })).toEqual(["IllegalMoveError", "box/cu-have-fought", "CAR-20.3.17"]);
    expect(attack({ citizens: 1, mercenaries: 2 })).toBe("none");
    expect(BOX.legalAttacks(BOX.endAction(once), second)).toHaveLength(BOX.legalAttacks(TWO, second).length);
  });
});

test("what may be left out may be undefined", () => {
  const box = createUnrestBox({ owner: "carthage", tables: undefined }, HOST);
  expect(box.start({ level: undefined, cu: undefined, leaders: undefined })).toEqual(BOX.start());
  const none = { effects: undefined, rollDice: undefined, losses: undefined };
  expect(box.resolveAttack(S, ACTIVATION, ATTACK, none)).toEqual(BOX.resolveAttack(S, ACTIVATION, ATTACK));
  const effects: HostEffect[] = [{ type: "modifier", side: "owner", value: 1, event: undefined }];
  expect(errorOf(() => box.resolveAttack(S, ACTIVATION, ATTACK, { effects }))).toBe("none");
});

describe("one Box for all games", () => {
  interface Game {
    readonly name: string;
    readonly asked: string[];
    readonly losses: CuByKind | null;
    readonly faces: number[];
  }
  class Question extends Error {}
  const box = createUnrestBox<Game>(
    { owner: "carthage" },
    {
      ratings: (leader, game) => {
        game.asked.push(`ratings of ${leader}`);
        return { kind: "named", initiative: 1, tactics: 2 };
      },
      seaMove: (_move, game) => ({ legal: game.name === "first", cost: 3 }),
      responses: (window, _context, game) => {
        game.asked.push(window);
        return [];
      },
      rollDice: (count, game) => game.faces.splice(0, count),
      chooseLosses: (_attackers, _count, game) => {
        if (game.losses === null) throw new Question("which CU are lost?");
        return game.losses;
      },
    },
  );
  const gameOf = (name: string, losses: CuByKind | null = null): Game => ({ name, asked: [], losses, faces: [1, 1, 1, 4, 4, 6] });

  test("the host is asked with the game that the caller gave", () => {
    const [first, second] = [gameOf("first"), gameOf("second")];
    expect(errorOf(() => box.enterBox(S, MOVE, first))).toBe("none");
    expect(errorOf(() => box.enterBox(S, MOVE, second))).toEqual(["IllegalMoveError", "box/no-sea-move", "CAR-H.5"]);
    box.activate(S, ACTIVATION, second);
    expect(box.legalAttacks(S, ACTIVATION, second)).toHaveLength(35);
    expect([first.asked, second.asked]).toEqual([["sea-move"], ["activation", "ratings of hanno"]]);
  });

  test("a question that the host throws changes nothing; with the answer the call is made again", () => {
    const attack = { leader: "hanno", cu: { citizens: 4, mercenaries: 4 } };
    const before = JSON.stringify(S);
    const game = gameOf("asking");
    expect(() => box.resolveAttack(S, ACTIVATION, attack, {}, game)).toThrow(Question);
    expect(JSON.stringify(S)).toBe(before);
    const again = gameOf("answered");
    const step = box.resolveAttack(S, ACTIVATION, attack, { losses: { citizens: 3, mercenaries: 4 } }, again);
    expect(step.result.removed).toBe(7);
    expect(step.state.box.cu).toEqual({ citizens: 2, mercenaries: 1 });
    expect(box.resolveAttack(S, ACTIVATION, attack, {}, gameOf("knowing", { citizens: 3, mercenaries: 4 }))).toEqual(step);
  });
});
