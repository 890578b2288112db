import { describe, expect, test } from "vitest";
import { BLOCKS } from "../../src/peloponnesian/data/blocks.js";
import { CARDS } from "../../src/peloponnesian/data/cards.js";
import { LAND } from "../../src/peloponnesian/data/land.js";
import { REGIONS } from "../../src/peloponnesian/data/regions.js";
import { SEA } from "../../src/peloponnesian/data/sea.js";
import { OLYMPIANS, SEASONS, SEATS } from "../../src/peloponnesian/types.js";
import { peloponnesian as en } from "../../src/text/en/peloponnesian.js";
import { peloponnesian as ru } from "../../src/text/ru/peloponnesian.js";

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

  test("what is secret is told only when it is there", () => {
    const seen = { type: "block-built", seat: "athens", area: "athens" } as const;
    expect(en.event(seen)).toBe("Athens builds a block at Athens.");
    expect(en.event({ ...seen, secret: { blocks: ["a14"], values: [3] } })).toBe("Athens builds a block at Athens: Athenian Fleet I (3).");
    expect(ru.event({ ...seen, secret: { blocks: ["a14"], values: [3] } })).toBe("Афины пополняют отряд в Афинах: Афинский флот I — 3.");
  });

  test("a refusal gives the reason and the clause", () => {
    const refusal = { code: "maneuver/already-moved", clause: "PEL-5.0.9", data: { block: "s01" } };
    expect(en.refusal(refusal)).toBe("Spartan Hoplites I have moved already in this turn (PEL-5.0.9).");
    expect(ru.refusal(refusal)).toBe("Спартанские гоплиты I уже двигались в этот тур (PEL-5.0.9).");
  });

  test("blocks whose names are plural fight in sentences that suit one and many", () => {
    const attack = { type: "block-attacked", clause: "PEL-6.1.3", area: "megara", side: "athens", block: "a06", hits: 1, routs: 0 } as const;
    expect(en.event(attack)).toBe("Athenian Hoplites VI (Athens) attack: 1 hit, 0 routs.");
    expect(ru.event(attack)).toBe("Афинские гоплиты VI (Афины) атакуют: попаданий — 1, обращений в бегство — 0.");
    expect(en.event({ ...attack, block: null })).toBe("The garrison (Athens) attacks: 1 hit, 0 routs.");
  });

  test("an outcome names the winner and the scores, or a draw", () => {
    const won = { winners: ["athens"], kind: "marginal", clause: "PEL-14.3.1", scores: { sparta: -7, athens: 7 } } as const;
    expect(en.outcome(won)).toBe("Athens wins a marginal victory (Athens leads by 7 prestige).");
    expect(ru.outcome(won)).toBe("Минимальная победа Афин (перевес Афин — 7).");
    expect(en.outcome({ ...won, winners: [], kind: "draw" })).toBe("The game is a draw (Athens leads by 7 prestige).");
  });
});
