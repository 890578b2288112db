/** Refusals: whoever is offered some choices of a kind gets the reasons against the others, for the most specific reason, which is true. */
import { describe, expect, test } from "vitest";
import { SeededDice } from "../../src/core/dice/seeded.js";
import { UNREST, type UnrestDecision, type UnrestMove, STANDARD_EDITION } from "../../src/unrest/index.js";
import { idsOf } from "../../src/core/state/words.js";
import { MOVES } from "../../src/unrest/vocabulary/moves.js";
import { WORDS } from "../../src/unrest/knowledge/words.js";
import { unrest as en } from "../../src/text/en/unrest/index.js";
import { unrest as ru } from "../../src/text/ru/unrest/index.js";
import { at, type Scene, type Table } from "./table.js";

const { scenario: SCENARIO } = STANDARD_EDITION;

const NUMBERS = [0, 1, 2, 3, 9, 20];

/** Every kind of move that a decision ever offers. */
const KINDS: Readonly<Record<UnrestDecision["kind"], readonly UnrestMove["type"][]>> = {
  draw: ["discard", "draw"],
  "first-player": ["name-first"],
  active: ["activate", "reinforce", "play-event", "rearrange", "done"],
  activate: ["activate-leader", "waive"],
  activation: ["sea-move", "march", "attack", "stop"],
  mistrust: ["respond", "pass"],
  storms: ["respond", "pass"],
  movement: ["sail-to", "take-cu", "take-leader", "leave-leader"],
  attack: ["attack-with"],
  "sicily-battle": ["command"],
  "battle-responses": ["respond", "pass"],
  support: ["spend-on-level", "spend-on-port", "let-go"],
  "wild-beasts": ["respond", "pass"],
  blockade: ["activate-leader"],
  "place-cu": ["place-cu"],
  "return-leaders": ["place-leader"],
  rearrange: ["place-leader", "leave-leader"],
};

test("no wrong choice of a kind that the decision knows is refused for the general reason alone", () => {
  const general = new Set<string>();
  let refused = 0;
  for (const seed of ["refusals 1", "refusals 2", "refusals 3"]) {
    const pick = new SeededDice(seed);
    let s = UNREST.setup({ seed });
    for (let decision = UNREST.decision(s); decision !== null; decision = UNREST.decision(s)) {
      for (const move of movesOf(s, decision.seats[0]!, KINDS[decision.kind])) {
        const refusal = UNREST.explain(s, move);
        if (refusal === null) continue;
        refused++;
        if (refusal.code === "move/not-listed") general.add(`${decision.kind} ${UNREST.format(move)}`);
      }
      s = UNREST.apply(s, UNREST.randomMove(s, pick)).state;
    }
  }
  expect([...general]).toEqual([]);
  expect(refused).toBeGreaterThan(10_000);
});

function movesOf(s: Table["state"], seat: UnrestMove["seat"], types: readonly UnrestMove["type"][]): UnrestMove[] {
  return types.flatMap((type) => {
    let moves: object[] = [{ seat, type }];
    for (const [field, word] of Object.entries<"seat" | "location" | "card" | "leader" | "cu">(MOVES[type]))
      moves = moves.flatMap((move) => (word === "cu" ? NUMBERS : idsOf(WORDS[word], s)).map((value) => ({ ...move, [field]: value })));
    return moves as UnrestMove[];
  });
}

/** Code and clause of a refusal, and its sentences. */
function why(game: Table, line: string): unknown {
  const refusal = game.refusal(line);
  if (refusal === null) return null;
  const bare = { ...refusal, clause: null };
  return { code: refusal.code, clause: refusal.clause, en: en.refusal(bare), ru: ru.refusal(bare) };
}

const BOX: Scene = {
  level: 4,
  cu: { box: 6, carthago: 2, syracusae: 3 },
  leader: { hanno: "garrison-box", "minor-a": "garrison-box", bomilcar: "garrison-box", hasdrubal: "carthago" },
  hand: { carthage: ["c-ops-3", "c-campaign"], coalition: ["k-ops-1"] },
};
const SICILY: Scene = {
  cu: { sicily: 6, coalition: 12, syracusae: 3 },
  leader: { hasdrubal: "sicily", "minor-b": "sicily", "coalition-strategos": "sicily", "coalition-lieutenant": "syracusae" },
};
const played = (scene: Scene, ...lines: string[]): Table => {
  const game = at(scene);
  if (lines.length > 0) game.play(...lines);
  return game;
};

/** The Strategos is asked how many of 12 CU march with him from Sicily. */
const marching = (): Table =>
  played(
    { ...SICILY, active: "coalition", leader: { ...SICILY.leader, "coalition-lieutenant": "sicily" }, hand: { coalition: ["k-ops-3"] } },
    ...["activate k-ops-3", "activate-leader coalition-strategos", "march"],
  );

describe("numbers of CU", () => {
  test("[CAR-20.3.2] [CAR-20.3.27] [CAR-S.18] an attack: at least one, at most ten, of those that are there", () => {
    const inBox = played({ ...BOX, cu: { box: 6 } }, "activate c-ops-3", "activate-leader hanno", "attack");
    expect(why(inBox, "attack-with 7")).toMatchObject({
      code: "count/not-so-many",
      clause: "CAR-20.3.2",
      en: "There are fewer than 7 CU there.",
      ru: "Там меньше 7 БЕ.",
    });
    const crowded = played({ ...BOX, cu: { box: 12 } }, "activate c-ops-3", "activate-leader hanno", "attack");
    expect(why(crowded, "attack-with 11")).toMatchObject({
      code: "count/too-many",
      clause: "CAR-20.3.27",
      en: "At most 10 CU can attack.",
      ru: "Атаковать могут не более 10 БЕ.",
    });
    const inSicily = played(
      { ...SICILY, active: "coalition", hand: { coalition: ["k-ops-3"] } },
      "activate k-ops-3",
      "activate-leader coalition-strategos",
      "attack",
    );
    expect(why(inSicily, "attack-with 0")).toMatchObject({
      code: "count/too-few",
      clause: "CAR-S.18",
      en: "At least 1 CU must attack.",
      ru: "Атаковать должна хотя бы 1 БЕ.",
    });
    expect(why(inSicily, "attack-with 12")).toMatchObject({
      code: "count/too-many",
      clause: "CAR-S.18",
      en: "At most 10 CU can attack.",
      ru: "Атаковать могут не более 10 БЕ.",
    });
  });

  test("[CAR-S.38] those that have attacked neither attack again nor move", () => {
    const game = played(BOX, "play-event c-campaign", "activate-leader hanno", "attack");
    game.dice("4 4 3 1 1 1").play("attack-with 3");
    game.play("activate-leader bomilcar", "attack");
    expect(why(game, "attack-with 4")).toMatchObject({
      code: "count/some-fought",
      clause: "CAR-S.38",
      en: "Some of the CU there have attacked in this card play and take no further part in it.",
      ru: "Часть БЕ там уже атаковала в этом розыгрыше и больше в нём не участвует.",
    });
    expect(why(game, "attack-with 7")).toMatchObject({ code: "count/not-so-many", clause: "CAR-20.3.2" });
  });

  test("[CAR-S.14] [CAR-19.0.7] [CAR-R9.1] who goes along: of those that are there, as many as the card carries, at most ten on a march", () => {
    const byCard = played({ ...BOX, hand: { carthage: ["c-ops-1"] } }, "activate c-ops-1", "sea-move", "sail-to carthago");
    expect(why(byCard, "take-cu 7")).toMatchObject({
      code: "count/not-so-many",
      clause: "CAR-S.14",
      en: "There are fewer than 7 CU there.",
      ru: "Там меньше 7 БЕ.",
    });
    expect(why(byCard, "take-cu 4")).toMatchObject({
      code: "move/over-capacity",
      clause: "CAR-19.0.7",
      en: "The card carries at most 3 CU.",
      ru: "Карта перевозит не более 3 БЕ.",
    });
    expect(why(marching(), "take-cu 11")).toMatchObject({
      code: "move/over-most",
      clause: "CAR-R9.1",
      en: "At most 10 CU go with a leader.",
      ru: "С лидером идут не более 10 БЕ.",
    });
  });

  test("[CAR-S.14] all that are there are more than the card carries", () => {
    const byCard = played({ ...BOX, hand: { carthage: ["c-ops-1"] } }, "activate c-ops-1", "sea-move", "sail-to carthago");
    expect(why(byCard, "take-cu 6")).toMatchObject({ code: "move/over-capacity", clause: "CAR-19.0.7" });
  });

  test("[CAR-S.38] of those that are there the ones that have attacked stay, and ten of the others go", () => {
    const second = (box: number): Table => {
      const game = played({ ...BOX, cu: { box, carthago: 2, syracusae: 3 } }, "play-event c-campaign", "activate-leader hanno", "attack");
      game.dice("4 4 3 1 1 1").play("attack-with 3");
      return game.play("activate-leader bomilcar", "sea-move", "sail-to carthago");
    };
    expect(why(second(6), "take-cu 6")).toMatchObject({ code: "count/some-fought", clause: "CAR-S.38" });
    expect(why(second(6), "take-cu 7")).toMatchObject({ code: "count/not-so-many", clause: "CAR-S.14" });
    expect(why(second(14), "take-cu 11")).toMatchObject({ code: "move/over-most", clause: "CAR-R9.1" });
    expect(why(second(14), "take-cu 12")).toMatchObject({ code: "count/some-fought", clause: "CAR-S.38" });
  });

  test("[CAR-S.38] where all have attacked nobody can attack any more", () => {
    const game = played({ ...BOX, level: 2, cu: { box: 1, carthago: 2, syracusae: 3 } }, "play-event c-campaign", "activate-leader hanno");
    // Threes and twos cost nobody anything, and the unrest wins.
    game.dice("2 2 3 3 3 3").play("attack", "activate-leader bomilcar");
    expect(why(game, "attack")).toMatchObject({ code: "attack/all-fought", clause: "CAR-S.38" });
  });

  test("[CAR-20.3.27] ten of fewer than ten are refused for the number that there is", () => {
    const game = played(BOX, "activate c-ops-3", "activate-leader hanno", "attack");
    expect(why(game, "attack-with 10")).toMatchObject({ code: "count/not-so-many", clause: "CAR-20.3.2" });
  });
});

describe("one thing after the other", () => {
  test("[CAR-D7] [CAR-S.14] a sea move: destination, CU, subordinates", () => {
    const game = played(BOX, "activate c-ops-3", "activate-leader hanno", "sea-move");
    expect(why(game, "sail-to garrison-box")).toMatchObject({ code: "move/same-location", clause: "CAR-S.1" });
    expect(why(game, "take-leader minor-a")).toMatchObject({ code: "move/destination-now", clause: "CAR-S.14" });
    expect(why(game, "take-cu 1")).toMatchObject({ code: "move/destination-now", clause: "CAR-S.14" });
    expect(why(game, "leave-leader minor-a")).toMatchObject({ code: "move/destination-now", clause: "CAR-S.14" });
    game.play("sail-to carthago");
    expect(why(game, "sail-to sicily")).toMatchObject({ code: "move/destination-chosen", clause: "CAR-S.14" });
    expect(why(game, "take-cu 9")).toMatchObject({ code: "count/not-so-many", clause: "CAR-S.14" });
    expect(why(game, "take-leader minor-a")).toMatchObject({ code: "move/cu-now", clause: "CAR-S.14" });
    expect(why(game, "leave-leader minor-a")).toMatchObject({ code: "move/cu-now", clause: "CAR-S.14" });
    game.play("take-cu 2");
    expect(why(game, "take-cu 1")).toMatchObject({ code: "move/cu-chosen", clause: "CAR-S.14" });
    expect(why(game, "take-leader hanno")).toMatchObject({ code: "leader/is-the-mover", clause: "CAR-S.14", en: "Hanno himself is the one who goes." });
    expect(why(game, "take-leader coalition-strategos")).toMatchObject({ code: "leader/other-side", clause: "CAR-S.14" });
  });

  test("[CAR-D7] [CAR-S.17] a march: CU, subordinates; its destination is given", () => {
    const game = marching();
    expect(game.list).toHaveLength(11);
    expect(why(game, "sail-to sicily")).toMatchObject({ code: "move/destination-given", clause: "CAR-S.17" });
    expect(why(game, "take-leader coalition-lieutenant")).toMatchObject({ code: "move/cu-now", clause: "CAR-S.14" });
    game.play("take-cu 2");
    expect(game.list).toEqual(["take-leader coalition-lieutenant", "leave-leader coalition-lieutenant"]);
    expect(why(game, "sail-to syracusae")).toMatchObject({ code: "move/destination-given", clause: "CAR-S.17" });
    expect(why(game, "take-cu 1")).toMatchObject({ code: "move/cu-chosen", clause: "CAR-S.14" });
    expect(why(game, "take-leader coalition-strategos")).toMatchObject({ code: "leader/is-the-mover", clause: "CAR-S.14" });
  });

  test("[CAR-S.30] only a second activation is waived", () => {
    const game = played(BOX, "play-event c-campaign");
    expect(why(game, "waive")).toMatchObject({
      code: "activate/nothing-to-waive",
      clause: "CAR-S.30",
      en: "Only the second activation of a Campaign can be waived.",
    });
  });
});

describe("leaders", () => {
  const defending = (leaders: Scene["leader"]): Table =>
    played(
      { ...SICILY, active: "coalition", leader: { ...SICILY.leader, ...leaders }, hand: { coalition: ["k-ops-3"] } },
      ...["activate k-ops-3", "activate-leader coalition-strategos", "attack", "attack-with 8"],
    );

  test("[CAR-R8.2.1b] a minor leader does not command where a named one is, who is named", () => {
    const game = defending({ bomilcar: "sicily" });
    expect(game.decision).toBe("sicily-battle");
    expect(why(game, "command minor-b")).toMatchObject({
      code: "leader/named-under-minor",
      clause: "CAR-R8.2.1b",
      en: "Hasdrubal is a named leader and never subordinate to a minor one.",
    });
  });

  test("[CAR-D10] the defender is commanded by one of his leaders in Sicily, a minor one where no named one is", () => {
    const game = defending({ bomilcar: "sicily" });
    expect(game.list).toEqual(["command hasdrubal", "command bomilcar"]);
    expect(defending({ hasdrubal: "displaced", "minor-a": "sicily" }).list).toEqual(["command minor-a", "command minor-b"]);
    expect(why(game, "command hanno")).toMatchObject({ code: "leader/not-there", clause: "CAR-S.18" });
    expect(why(game, "command coalition-strategos")).toMatchObject({ code: "leader/other-side", clause: "CAR-S.18" });
  });

  test("[CAR-R8.3] [CAR-R8.4c] minor leaders of the own side are rearranged, one after the other", () => {
    const game = played({ ...BOX, rearranged: false, cu: { box: 3, carthago: 2, sicily: 1 }, leader: { ...BOX.leader, "minor-b": "sicily" } }, "rearrange");
    expect(why(game, "place-leader hanno carthago")).toMatchObject({ code: "place/named-stays", clause: "CAR-R8.3" });
    expect(why(game, "leave-leader coalition-lieutenant")).toMatchObject({ code: "leader/other-side", clause: "CAR-R8.3" });
    expect(why(game, "leave-leader minor-b")).toMatchObject({ code: "leader/other-first", clause: "CAR-R8.3" });
    game.play("leave-leader minor-a");
    expect(why(game, "place-leader minor-a carthago")).toMatchObject({ code: "place/placed-already", clause: "CAR-R8.3" });
  });

  test("[CAR-S.35] displaced leaders return one after the other, to CU of their side", () => {
    const frames = [
      { kind: "turn", step: "carthageRearranges", slots: {} },
      { kind: "return-leaders", step: "ask", slots: { seat: "carthage", next: "hanno" } },
    ];
    const game = at({ cu: { box: 2, carthago: 2, syracusae: 1 }, leader: { "minor-a": "garrison-box" }, frames });
    expect(game.list).toEqual(["place-leader hanno garrison-box", "place-leader hanno carthago"]);
    expect(why(game, "place-leader hasdrubal carthago")).toMatchObject({ code: "leader/other-first", clause: "CAR-S.35" });
    expect(why(game, "place-leader coalition-strategos syracusae")).toMatchObject({ code: "leader/other-side", clause: "CAR-S.35" });
    expect(why(game, "place-leader minor-a carthago")).toMatchObject({ code: "place/not-displaced", clause: "CAR-R8.4d" });
    expect(why(game, "place-leader hanno sicily")).toMatchObject({ code: "place/no-cu-there", clause: "CAR-R8.4d" });
  });

  test("[CAR-S.29] a blockade is led by a Carthaginian in Sicily", () => {
    const game = played({ ...SICILY, hand: { carthage: ["c-blockade"] } }, "play-event c-blockade");
    expect(why(game, "activate-leader hanno")).toMatchObject({
      code: "blockade/leader-elsewhere",
      clause: "CAR-S.29",
      en: "Hanno is not in Sicily; a blockade is led from there.",
    });
    expect(why(game, "activate-leader coalition-strategos")).toMatchObject({ code: "leader/other-side", clause: "CAR-S.29" });
  });
});

describe("cards", () => {
  test("[CAR-S.22] [CAR-R6.2a] what is not in the hand is neither played in response nor discarded", () => {
    const window = played({ ...BOX, hand: { carthage: ["c-ops-1"], coalition: ["k-carthaginian-mistrust"] } }, "activate c-ops-1");
    expect(window.decision).toBe("mistrust");
    expect(why(window, "respond c-sacred-band")).toMatchObject({ code: "card/other-deck", clause: "CAR-S.5" });
    expect(why(window, "respond k-storms-at-sea")).toMatchObject({ code: "response/not-fitting", clause: "CAR-S.22" });
    const battle = played(
      { ...BOX, hand: { carthage: ["c-ops-3", "c-sacred-band"], coalition: ["k-rallied-rebels"] } },
      ...["activate c-ops-3", "activate-leader hanno", "attack", "attack-with 5", "respond c-sacred-band"],
    );
    expect(why(battle, "respond k-wild-beasts")).toMatchObject({ code: "response/not-fitting", clause: "CAR-S.22" });
    expect(why(battle, "respond k-titus-manlius")).toMatchObject({ code: "card/not-in-hand", clause: "CAR-S.22" });
  });

  test("the numbers in the sentences are those of the edition", () => {
    const scenario = { ...SCENARIO, reinforceValue: 2, pointsPerPort: 3 };
    const game = at({ ...BOX, options: { edition: { scenario } }, hand: { carthage: ["c-ops-1", "c-blockade"] } });
    expect(why(game, "reinforce c-ops-1")).toMatchObject({
      code: "reinforce/value-too-low",
      clause: "CAR-R7.1a",
      en: "Only a card of value 2 or more brings reinforcements; “Operations 1” has less.",
    });
    expect(why(game, "play-event c-blockade")).toMatchObject({
      code: "blockade/too-few-cu",
      clause: "CAR-S.29",
      en: "At least 3 Carthaginian CU in Sicily are needed for a blockade.",
      ru: "Для блокады на Сицилии нужно не менее 3 карфагенских БЕ.",
    });
  });
});
