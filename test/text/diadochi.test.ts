/** The names and sentences of Diadochi in both languages. */
import { describe, expect, test } from "vitest";
import { STANDARD_EDITION } from "../../src/diadochi/data/standard.js";
import { BODY_ID, CARD_TYPES, LINK_KINDS, SEATS, SPACE_KINDS, UNITS } from "../../src/diadochi/vocabulary/types.js";
import { F } from "../../src/diadochi/vocabulary/frames/index.js";
import { REFUSALS } from "../../src/diadochi/rules/refusals.js";
import { tablesOf } from "../../src/diadochi/tables/index.js";
import { diadochi as en } from "../../src/text/en/diadochi/index.js";
import { diadochi as ru } from "../../src/text/ru/diadochi/index.js";

const t = tablesOf({ edition: "" });
const IDS = [
  ...SEATS,
  ...UNITS,
  ...SPACE_KINDS,
  ...LINK_KINDS,
  ...CARD_TYPES,
  BODY_ID,
  "local-tribe",
  ...t.spaceIds,
  ...t.provinceIds,
  ...t.pieceIds,
  ...t.royalIds,
  ...t.fleetIds,
  ...t.cardIds,
  ...t.armyIds,
];

describe("names", () => {
  test("everything with an id has a Russian name in Cyrillic letters", () => {
    expect(IDS.filter((id) => !/[А-Яа-яЁё]/.test(ru.name(id)) || /[a-z]{2,}/.test(ru.name(id)))).toEqual([]);
  });

  test("English names are words and not ids", () => {
    expect(IDS.filter((id) => /-\d|^[a-z]+-/.test(en.name(id)))).toEqual([]);
  });

  test("English names are those printed on board and cards", () => {
    const rows = [
      ...STANDARD_EDITION.board.spaces,
      ...STANDARD_EDITION.board.provinces,
      ...STANDARD_EDITION.cards,
      ...STANDARD_EDITION.setup.royalFamily,
      ...STANDARD_EDITION.setup.fleets,
      ...STANDARD_EDITION.setup.independentArmies,
      ...STANDARD_EDITION.generals.majors,
    ];
    expect(rows.filter((row) => en.name(row.id) !== row.name).map((row) => [row.id, en.name(row.id), row.name])).toEqual([]);
  });

  test("an unknown id is no error, whatever it is called", () => {
    for (const id of ["nowhere", "__proto__", "constructor", ""]) expect([typeof en.name(id), typeof ru.name(id)]).toEqual(["string", "string"]);
  });
});

describe("sentences", () => {
  test("moves", () => {
    const move = { seat: "red", type: "step-to", space: "sardis" } as const;
    expect([en.move(move), ru.move(move)]).toEqual(["Red: March to Sardis", "Красный: Идти в Сарды"]);
    const loss = { seat: "blue", type: "lose-unit", unit: "elephant" } as const;
    expect([en.move(loss), ru.move(loss)]).toEqual(["Blue: Lose an elephant unit", "Синий: Потерять БЧ слонов"]);
  });

  test("events", () => {
    const event = { type: "units-lost", clause: "DIA-BAT.15", seat: "red", space: "pella", units: { mercenary: 1, royal: 2 } } as const;
    expect(en.event(event)).toBe("Red loses 1 mercenary unit and 2 royal units at Pella.");
    expect(ru.event(event)).toBe("Красный теряет в Пелле 1 БЧ наёмников и 2 БЧ царских войск.");
    const drawn = { type: "card-drawn", clause: "DIA-TYC.18", seat: "green", card: null } as const;
    expect([en.event(drawn), ru.event(drawn)]).toEqual(["Green draws a card.", "Зелёный берёт карту."]);
  });

  test("[DIA-NAV.25] a voyage without escort is shown as lost without a battle, equal scores as a draw", () => {
    const battle = { type: "naval-battle", clause: "DIA-NAV.26", attacker: "blue", interceptor: "red" } as const;
    expect(en.event({ ...battle, attackerScore: 0, interceptorScore: 0, winner: "red" })).toBe("Naval battle: Blue has no escort, Red wins.");
    expect(ru.event({ ...battle, attackerScore: 0, interceptorScore: 0, winner: "red" })).toBe("Морская битва: Синий без охраны, побеждает Красный.");
    expect(en.event({ ...battle, attackerScore: 2, interceptorScore: 2, winner: null })).toBe("Naval battle: Blue 2, Red 2: a draw.");
  });

  test("the prompt of a Surprise window says what is about to happen, and who tries it", () => {
    const window = { kind: "surprise-window", clause: "DIA-TYC.26", seats: ["red"] } as const;
    const about = { seat: "red", open: ["any"], own: ["any"], army: "blue", commander: "perdiccas", space: "tarsus", card: null } as const;
    const intercepted = { ...window, about: { ...about, others: ["interception-or-avoid-battle", "any"], trying: "green" } } as const;
    expect(en.prompt(intercepted)).toBe("Green tries to intercept or to avoid Blue's army under Perdiccas at Tarsus. Is a Surprise card played?");
    expect(ru.prompt(intercepted)).toContain("(Зелёный)");
    const entered = { ...window, about: { ...about, others: ["enemy-army-enters-space", "any"], trying: "nobody" } } as const;
    expect(en.prompt(entered)).toBe("Blue's army under Perdiccas has entered Tarsus. Is a Surprise card played?");
  });

  test("points of a siege are shown with how many are needed", () => {
    const points = (now: number, needed: number) => ({ type: "siege-points", clause: "DIA-SIE.9", seat: "red", space: "sardis", points: now, needed }) as const;
    expect(en.event(points(2, 1))).toBe("Red has 2 points against Sardis; 1 is needed.");
    expect(en.event(points(1, 3))).toBe("Red has 1 point against Sardis; 3 are needed.");
    expect(ru.event(points(2, 1))).toBe("Сарды: у Красного 2 очка, нужно 1.");
  });

  test("[DIA-GEN.15] [DIA-GEN.16] the prompt of an ability says what it does to the marker", () => {
    const asked = (general: string) =>
      ({ kind: "end-of-movement", clause: "DIA-DEC.24", seats: ["red"], about: { seat: "red", general, space: "tarsus", owner: "blue" } }) as const;
    expect(en.prompt(asked("perdiccas"))).toBe("Perdiccas at Tarsus: is the marker of Blue removed?");
    expect(en.prompt(asked("cassander"))).toBe("Cassander at Tarsus: is the marker of Blue replaced by one of his own side?");
    expect(en.prompt(asked("eumenes"))).toBe("Eumenes at Tarsus: is his ability used on the marker of Blue?");
    expect(ru.prompt(asked("perdiccas"))).toBe("Пердикка в Тарсе: убрать маркер Синего?");
    expect(ru.prompt(asked("cassander"))).toBe("Кассандр в Тарсе: заменить маркер Синего маркером своей стороны?");
  });

  test("walls without room say so", () => {
    const asked = (room: number) =>
      ({ kind: "withdraw-inside", clause: "DIA-AVO.1", seats: ["red"], about: { seat: "red", army: "blue", space: "sardis", room } }) as const;
    expect(en.prompt(asked(0))).toBe("Blue's army attacks at Sardis: who withdraws inside the walls? There is no room for units.");
    expect(en.prompt(asked(2))).toBe("Blue's army attacks at Sardis: who withdraws inside the walls? Room for 2 more units.");
    expect(ru.prompt(asked(0))).toContain("кого увести за стены? Для БЧ места нет.");
  });

  test("every procedure that asks has a heading in both languages, and no other has", () => {
    const asking = Object.values(F).filter(({ asks }) => asks.length > 0);
    for (const { decision } of [en, ru]) expect(Object.keys(F).filter((kind) => decision(kind) !== kind)).toEqual(asking.map(({ name }) => name));
  });

  test("a refusal says how many movement points are missing where that is known, and the place it is about", () => {
    const refusal = { code: "march/too-few-mp", clause: "DIA-MOV.6", data: { space: "dorylaeum", cost: 2, mp: 1 } };
    expect(en.refusal(refusal)).toBe("The army has too few movement points: 2 needed, 1 left (DIA-MOV.6).");
    expect(ru.refusal({ ...refusal, data: {} })).toBe("Армии не хватает очков движения (DIA-MOV.6).");
    const away = { code: "idle/no-units-there", clause: "DIA-GEN.25", data: { general: "neoptolemus", space: "babylon" } };
    expect(en.refusal(away)).toBe("No combat unit of yours is in the field at Babylon (DIA-GEN.25).");
    expect(ru.refusal(away)).toBe("В Вавилоне нет ваших БЧ в поле (DIA-GEN.25).");
    const apart = { code: "avoid/not-adjacent", clause: "DIA-AVO.4", data: { space: "babylon", from: "gordium" } };
    expect(en.refusal(apart)).toBe("Babylon is not adjacent to Gordium (DIA-AVO.4).");
    expect(ru.refusal(apart)).toBe("Из Гордия в Вавилон дороги нет (DIA-AVO.4).");
    expect(ru.refusal({ code: "army/royal-not-there", clause: null, data: { royal: BODY_ID } })).toMatch(/^Тело Александра /);
  });

  test("what is one is shown in the singular, what begins a sentence with a capital", () => {
    const moved = { type: "army-moved", clause: "DIA-MOV.6", seat: "red", general: "lysimachus", from: "cardia", to: "abydos", movementPoints: 1 } as const;
    expect(en.event(moved)).toBe("Lysimachus moves from Cardia to Abydos (1 movement point left).");
    expect(ru.event(moved)).toBe("Лисимах идёт из Кардии в Абидос (осталось 1 очко движения).");
    const dispersed = { type: "units-dispersed", clause: "DIA-BAT.17", seat: "red", units: { macedonian: 1 } } as const;
    expect(en.event(dispersed)).toBe("1 Macedonian unit of Red goes to the Dispersed Box.");
    expect(en.event({ ...dispersed, units: { macedonian: 1, mercenary: 1 } })).toBe("1 Macedonian unit and 1 mercenary unit of Red go to the Dispersed Box.");
    const won = { type: "battle-won", clause: "DIA-BAT.14", winner: null, loser: "blue", space: "byzantium" } as const;
    expect(ru.event(won)).toBe("Независимые побеждают Синего в Византии.");
    const lost = { type: "units-lost", clause: "DIA-BAT.15", seat: null, space: "pella", units: { mercenary: 1 } } as const;
    expect(ru.event(lost)).toBe("Независимые теряют в Пелле 1 БЧ.");
  });

  test("Russian numerals take the form of their noun", () => {
    const points = (n: number) => ru.event({ type: "points-changed", clause: "DIA-VIC.5", seat: "red", victoryPoints: n, legitimacy: 1 });
    expect([1, 3, 5, 11, 21, 22].map((n) => points(n).split(" и ")[0])).toEqual([
      "У Красного 1 победное очко",
      "У Красного 3 победных очка",
      "У Красного 5 победных очков",
      "У Красного 11 победных очков",
      "У Красного 21 победное очко",
      "У Красного 22 победных очка",
    ]);
  });

  test("refusals of any code, with the clause", () => {
    expect(en.refusal({ code: "move/not-asked", clause: null, data: { seat: "blue" } })).toBe("It is not for Blue to decide now.");
    expect(ru.refusal({ code: "no/such-code", clause: "DIA-MOV.1", data: {} })).toBe("Сейчас это не разрешено (DIA-MOV.1).");
  });

  test("outcomes", () => {
    const outcome = { winners: ["red"], kind: "regency", clause: "DIA-VIC.12", scores: { red: 20, blue: 11 } } as const;
    expect(en.outcome(outcome)).toBe("Red wins as regent (Red 20, Blue 11).");
    expect(ru.outcome(outcome)).toBe("Побеждает Красный: регент при законном царе (Красный 20, Синий 11).");
  });
});

describe("refusals", () => {
  const codes = Object.keys(REFUSALS).map((reason) => reason.replace(/ \(.*/, ""));

  test.each([...new Set(codes)])("%s has its own sentence in both languages", (code) => {
    const refusal = {
      code,
      clause: "DIA-MOV.1",
      data: {
        space: "pella",
        into: "athens",
        from: "sardis",
        province: "media",
        card: "mutiny",
        unit: "royal",
        general: "ptolemy",
        royal: "olympias",
        fleet: "pontic-fleet",
        seat: "red",
        player: "blue",
        next: "alcetas",
      },
    };
    expect(en.refusal(refusal)).not.toMatch(/not allowed now|\bit\b/);
    expect(ru.refusal(refusal)).not.toMatch(/не разрешено|\bэто\b/);
    expect(ru.refusal(refusal)).toMatch(/\(DIA-MOV\.1\)\.$/);
  });
});
