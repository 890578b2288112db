import { describe, expect, test } from "vitest";
import { STANDARD_EDITION } from "../../src/peloponnesian/data/standard.js";
import { OLYMPIANS, SEASONS, SEATS } from "../../src/peloponnesian/vocabulary/types.js";
import { peloponnesian as en } from "../../src/text/en/peloponnesian/index.js";
import { peloponnesian as ru } from "../../src/text/ru/peloponnesian/index.js";

const { land: LAND, sea: SEA, blocks: BLOCKS, cards: CARDS, regions: REGIONS } = STANDARD_EDITION;

describe("names in English", () => {
  test("blocks, cards, regions and seas are called as printed", () => {
    for (const { id, name } of [...BLOCKS, ...CARDS, ...REGIONS, ...SEA]) expect(en.name(id)).toBe(name);
  });

  test("a land area is called by its city, or by its own name when it has none", () => {
    for (const { id, name, city } of LAND) {
      const printed = city === null || id === "lydia" || id === "phrygia" ? name.replace(/ \(.*\)/, "") : city.name;
      expect(en.name(id)).toBe(printed);
    }
  });

  test("a border is called by its two ends", () => expect(en.name("laconian-gulf.myrtoan-sea")).toBe("Laconian Gulf – Myrtoan Sea"));
});

test("everything that has an id has a Russian name of its own", () => {
  const ids = [...BLOCKS, ...CARDS, ...REGIONS, ...SEA, ...LAND].map((row) => row.id);
  for (const id of [...ids, ...SEATS, ...SEASONS, ...OLYMPIANS]) expect(ru.name(id), id).toMatch(/^[А-ЯЁ][а-яё]+(?:[ -][А-ЯЁа-яё]+)*(?: [IV]+)?$/);
  const blocks = BLOCKS.map((row) => ru.name(row.id));
  expect(new Set(blocks).size).toBe(97);
});

describe("sentences", () => {
  test("a move names its seat and what it does", () => {
    const move = { seat: "sparta", type: "enter", area: "megara" } as const;
    expect([en.move(move), ru.move(move)]).toEqual(["Sparta: Enter Megara", "Спарта: Идти в Мегары"]);
  });

  test("verbs agree with the side", () => {
    const event = (side: "sparta" | "athens") => ({ type: "retreat-announced", side, area: "megara", clause: "PEL-6.2.6" }) as const;
    expect([en.event(event("sparta")), ru.event(event("sparta")), ru.event(event("athens"))]).toEqual([
      "Sparta retreats.",
      "Спарта отступает.",
      "Афины отступают.",
    ]);
  });

  test("what is secret is shown only when it is there", () => {
    const seen = { type: "block-built", seat: "athens", area: "athens" } as const;
    expect(en.event(seen)).toBe("Athens builds a block at Athens.");
    expect(en.event({ ...seen, secret: { blocks: ["a14"], values: [3] } })).toBe("Athens builds a block at Athens: Athenian Fleet I (3).");
    expect(ru.event({ ...seen, secret: { blocks: ["a14"], values: [3] } })).toBe("Афины пополняют отряд в Афинах: Афинский флот I — 3.");
  });

  test("a refusal gives the reason and the clause", () => {
    const refusal = { code: "maneuver/already-moved", clause: "PEL-5.0.9", data: { block: "s01" } };
    expect(en.refusal(refusal)).toBe("Spartan Hoplites I has moved already in this turn (PEL-5.0.9).");
    expect(ru.refusal(refusal)).toBe("Спартанские гоплиты I уже двигались в этот тур (PEL-5.0.9).");
  });

  test("one block fights in the singular, whatever its name; in Russian as its name has it", () => {
    const attack = { type: "block-attacked", clause: "PEL-6.1.3", area: "megara", side: "athens", block: "a06", hits: 1, routs: 0 } as const;
    expect(en.event(attack)).toBe("Athenian Hoplites VI (Athens) attacks: 1 hit, 0 routs.");
    expect(ru.event(attack)).toBe("Афинские гоплиты VI (Афины) атакуют: попаданий — 1, обращений в бегство — 0.");
    expect(en.event({ ...attack, block: null })).toBe("The garrison (Athens) attacks: 1 hit, 0 routs.");
    const hit = { type: "block-hit", area: "megara", side: "athens", block: "a14" } as const;
    expect(en.event({ ...hit, cv: 2 })).toBe("Athenian Fleet I (Athens) takes a hit: 2 CV left.");
    expect(en.event({ ...hit, cv: 0 })).toBe("Athenian Fleet I (Athens) is eliminated.");
    expect(en.event({ type: "block-routed", area: "megara", side: "athens", block: "a13" })).toBe("Athenian Cavalry (Athens) is routed.");
  });

  test("cards of one title are told apart by their coins", () => {
    const both = CARDS.filter(({ event }) => event === "surprise-march").map(({ id }) => ({ seat: "athens", type: "play-actions", card: id }) as const);
    const told = [en, ru].map((texts) => new Set(both.map((move) => texts.move(move))));
    expect(both.length).toBeGreaterThan(1);
    expect(told.map(({ size }) => size)).toEqual([both.length, both.length]);
    expect([...told[0]!]).toContain("Athens: Use “Surprise March” (3 coins) for its actions");
    expect([...told[1]!].join()).toMatch(/» \(3 монеты\) — на действия/);
  });

  test("a storm that is broken off is shown by what was broken off", () => {
    const events = [
      { type: "retreat-announced", area: "potidaea", side: "athens", clause: "PEL-6.2.6" },
      { type: "battle-ended", area: "potidaea", winner: "sparta", way: "broken-off", clause: "PEL-8.1.0.9" },
    ] as const;
    expect(en.log({ move: { seat: "athens", type: "break-off" }, events })).toEqual(["The battle at Potidaea is over: the storm is broken off, Sparta wins."]);
    expect(ru.log({ move: { seat: "athens", type: "break-off" }, events })).toEqual(["Бой в Потидее окончен: штурм прерван, победа Спарты."]);
    expect(en.log({ move: null, events: [events[0], { ...events[1], way: "retreat" }] })).toHaveLength(2);
  });

  test("an outcome names the winner and the scores, or a draw", () => {
    const won = { winners: ["athens"], kind: "marginal", clause: "PEL-14.3.1", scores: { sparta: -7, athens: 7 } } as const;
    expect(en.outcome(won)).toBe("Athens wins a marginal victory (Athens leads by 7 prestige).");
    expect(ru.outcome(won)).toBe("Минимальная победа Афин (перевес Афин — 7).");
    expect(en.outcome({ ...won, winners: [], kind: "draw" })).toBe("The game is a draw (Athens leads by 7 prestige).");
  });
});
