/** Numbers with their nouns, names made of ids, and what a log takes for told: where tables alone do not show it. */
import { describe, expect, test } from "vitest";
import { namesOf, titled, worded } from "../../src/text/en/titles.js";
import { counted as countedEn, listOf as listEn } from "../../src/text/en/words.js";
import { diadochi } from "../../src/text/en/diadochi/index.js";
import { peloponnesian as peloponnesianEn } from "../../src/text/en/peloponnesian/index.js";
import { people, places, things } from "../../src/text/ru/declension.js";
import { peloponnesian as peloponnesianRu } from "../../src/text/ru/peloponnesian/index.js";
import { counted, listOf } from "../../src/text/ru/words.js";

describe("a number with its noun", () => {
  test("has one of three forms in Russian, by its last two digits", () => {
    const form = (count: number): string => counted(count, "очко", "очка", "очков").split(" ")[1]!;
    const of = (wanted: string) =>
      [0, 1, 2, 4, 5, 9, 10, 11, 12, 14, 19, 20, 21, 22, 25, 100, 101, 102, 105, 111, 112, 119, 121, -1, -3, -11].filter((n) => form(n) === wanted);
    expect(of("очко")).toEqual([1, 21, 101, 121, -1]);
    expect(of("очка")).toEqual([2, 4, 22, 102, -3]);
    expect(of("очков")).toEqual([0, 5, 9, 10, 11, 12, 14, 19, 20, 25, 100, 105, 111, 112, 119, -11]);
    expect(counted(-2, "очко", "очка", "очков")).toBe("-2 очка");
  });
  test("has one of two in English", () => {
    expect([0, 1, 2].map((count) => countedEn(count, "card"))).toEqual(["0 cards", "1 card", "2 cards"]);
    expect([1, 2].map((count) => countedEn(count, "corps", "corps"))).toEqual(["1 corps", "2 corps"]);
  });
});

test("things in a row have a word before the last", () => {
  for (const [list, and] of [
    [listEn, "and"],
    [listOf, "и"],
  ] as const)
    expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map((parts) => list(parts, "none"))).toEqual(["none", "a", `a ${and} b`, `a, b ${and} c`]);
});

describe("names of ids", () => {
  test("are their words with capitals, but for small words inside", () => {
    expect(titled("the-league-of-the-in-laws at rome")).toEqual({ "the-league-of-the-in-laws": "The League of the in Laws", at: "At", rome: "Rome" });
    expect(worded(" mountain-pass road ")).toEqual({ "mountain-pass": "mountain pass", road: "road" });
    const name = namesOf({ a: "A" }, (id) => (id === "b" ? "B" : null));
    expect(["a", "b", "c", "toString"].map(name)).toEqual(["A", "B", "c", "toString"]);
  });
  test("of cards of which there are several have no numbers, and what has no name keeps its id", () => {
    expect([peloponnesianEn.name("mercenaries-2"), peloponnesianEn.name("nothing-2"), peloponnesianEn.name("nothing")]).toEqual([
      "Mercenaries",
      "nothing-2",
      "nothing",
    ]);
    expect([peloponnesianRu.name("mercenaries-2"), peloponnesianRu.name("nothing-2"), peloponnesianRu.name("nothing")]).toEqual([
      "Наёмники",
      "nothing-2",
      "nothing",
    ]);
  });
});

describe("a Russian noun", () => {
  const cases = (nouns: ReturnType<typeof places>) => [nouns["x"]!.forms.join(" "), nouns["x"]!.gender];
  test("with a soft sign is a man's or a woman's by its genitive", () => {
    expect(cases(places({ x: "Кремль/Кремля" }))).toEqual(["Кремль Кремля Кремлю Кремль Кремлем Кремле", "m"]);
    expect(cases(places({ x: "Ла-Рошель/Ла-Рошели" }))).toEqual(["Ла-Рошель Ла-Рошели Ла-Рошели Ла-Рошель Ла-Рошелью Ла-Рошели", "f"]);
  });
  test("that looks like an adjective stays a noun when only a number stands beside it", () => {
    expect(cases(people({ x: "Никий II" }))).toEqual(["Никий II Никия II Никию II Никия II Никием II Никии II", "m"]);
    expect(cases(things({ x: "Великая армия II" }))).toEqual([
      "Великая армия II Великой армии II Великой армии II Великую армию II Великой армией II Великой армии II",
      "f",
    ]);
  });
  test("has the gender of what stands behind numbers and adjectives", () => {
    expect(things({ x: "II армия" })["x"]!.gender).toBe("f");
    expect(things({ x: "Афинские гоплиты/гоплитов I" })["x"]!.gender).toBe("pl");
    expect(things({ x: "Чёрное море/моря" })["x"]!.gender).toBe("n");
    expect(things({ x: "Кафе/-" })["x"]!).toMatchObject({ gender: "m", inPlace: "в Кафе", fromPlace: "из Кафе" });
    expect(people({ x: "Пердикка" })["x"]!.gender).toBe("m");
  });
});

describe("a move that its events tell", () => {
  const event = (type: string, more: object = {}) => ({ type, clause: "", seat: "red", space: "sardis", ...more }) as never;
  test("may be shown by one of several, but by no other whose name is like theirs", () => {
    const target = { seat: "red", type: "target-fleet", fleet: "ionian-fleet" } as const;
    for (const type of ["fleet-upgraded", "fleet-returned"])
      expect(diadochi.log({ move: target, events: [event(type, { fleet: "ionian-fleet" })] })).toHaveLength(1);
    expect(diadochi.log({ move: target, events: [event("fleet-dispersed", { fleet: "ionian-fleet" })] })).toHaveLength(2);
    const activate = { seat: "red", type: "activate-army", space: "sardis" } as const;
    expect(diadochi.log({ move: activate, events: [event("independent-army-activated", { movementPoints: 4 })] })).toHaveLength(1);
    expect(diadochi.log({ move: activate, events: [event("army-activated", { general: "antigonus", units: {}, movementPoints: 4 })] })).toHaveLength(2);
  });
  test("is not joined to what came before, if that was no march", () => {
    const way = { from: "argos", to: "corinth", count: 1, secret: { blocks: ["s01"] } };
    const lines = (...events: readonly object[]) => peloponnesianEn.log({ move: null, events: events.map((one) => ({ seat: "sparta", ...one })) as never });
    const retreated = { type: "blocks-retreated", ...way, inside: false };
    const moved = { type: "blocks-moved", ...way, from: "corinth", to: "megara" };
    expect(lines(retreated, moved)).toHaveLength(2);
    expect(lines({ ...moved, from: "sparta", to: "argos" }, retreated)).toHaveLength(2);
  });
});
