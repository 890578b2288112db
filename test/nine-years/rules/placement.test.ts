import { describe, expect, test } from "vitest";
import { canForm, canRestore } from "../../../src/nine-years/rules/spending.js";
import { locOfPower } from "../../../src/nine-years/rules/loc.js";
import { canPlaceCorps, entryPlace, isHomeSpace, mayForm, mayRestore } from "../../../src/nine-years/rules/placement.js";
import { countFormed, countRestored, INSIDE, setFlag, TURIN_TALKS } from "../../../src/nine-years/state/index.js";
import { ALLIANCE, BRITAIN, FRANCE, SAVOY, SPAIN } from "../../../src/nine-years/tables/index.js";
import { space, t, type Table, table } from "../table.js";

const placed = (on: Table, power: number): string[] => {
  const loc = locOfPower(on.state, t, power);
  return t.spaceIds.filter((_, at) => canPlaceCorps(on.state, t, power, at, loc));
};

describe("home spaces", () => {
  test("[NYW-7.2.7] those of Britain are all spaces of Great Britain and Ireland", () => {
    const { state } = table({ revolution: true });
    expect(t.spaceIds.filter((_, at) => isHomeSpace(state, t, BRITAIN, at))).toEqual([
      "london",
      "york",
      "bristol",
      "edinburgh",
      "highlands",
      "dublin",
      "londonderry",
      "athlone",
      "limerick",
      "cork",
    ]);
  });
});

describe("where a corps may be put", () => {
  test("[NYW-11.1.2.2] [NYW-12.2.3.1] in a home space with a LOC, nowhere without one", () => {
    const austria = t.capital.findIndex((at) => t.spaceIds[at] === "vienna");
    expect(placed(table(), austria)).toEqual(["vienna", "linz", "salzburg", "innsbruck", "trent", "bregenz"]);
    // Linz and Salzburg lost: the others are friendly and have room, but no line.
    expect(placed(table().control("bourbon", "linz", "salzburg", "passau"), austria)).toEqual(["vienna"]);
  });

  test("[NYW-12.2.3.2] [NYW-4.1.3.5] up to the stacking limit", () => {
    const paris = (corps: number): boolean => placed(table().corps("paris", "france-full", corps), FRANCE).includes("paris");
    expect([paris(11), paris(12)]).toEqual([true, false]);
  });

  test("[NYW-12.2.5.1] British corps in Amsterdam and no other power's, nor in any other space abroad", () => {
    const abroad = (power: number): string[] =>
      placed(table({ revolution: true }).zone("atlantic", "alliance"), power).filter((id) => id === "amsterdam" || id === "breda");
    expect([abroad(BRITAIN), abroad(SPAIN)]).toEqual([["amsterdam"], []]);
  });
});

describe("what a power may form and restore", () => {
  const allowed = (power: number, change: (on: Table) => unknown): [form: boolean, restore: boolean] => {
    const on = table({ revolution: true }).pool("france", 1).pool("spain", 1).pool("savoy", 1).pool("britain", 1);
    change(on);
    return [mayForm(on.state, t, power), mayRestore(on.state, t, power)];
  };

  test("[NYW-12.3.4.1] [NYW-12.3.5.1] France forms two corps and restores four", () => {
    const counted = (formed: number, restored: number) =>
      allowed(FRANCE, ({ state }) => {
        for (let i = 0; i < formed; i++) countFormed(state, FRANCE);
        for (let i = 0; i < restored; i++) countRestored(state, FRANCE);
      });
    expect([counted(1, 3), counted(2, 4)]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  test("[NYW-12.3.4.2] [NYW-12.3.5.2] another power forms one and restores two", () => {
    const counted = (formed: number, restored: number) =>
      allowed(SPAIN, ({ state }) => {
        for (let i = 0; i < formed; i++) countFormed(state, SPAIN);
        for (let i = 0; i < restored; i++) countRestored(state, SPAIN);
      });
    expect([counted(0, 1), counted(1, 2)]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  test("[NYW-12.3.4.3] formed is what lies in the Force Pool", () => {
    expect([allowed(FRANCE, () => {})[0], allowed(FRANCE, (on) => on.pool("france", 0))[0]]).toEqual([true, false]);
    const formable = (change: (on: Table) => unknown): boolean => {
      const on = table().pool("france", 1);
      change(on);
      return canForm(on.state, t, FRANCE);
    };
    expect([formable(() => {}), formable((on) => on.pool("france", 0)), formable((on) => on.control("alliance", "paris"))]).toEqual([true, false, false]);
  });

  test("[NYW-9.3.9] [NYW-12.3.4.3] [NYW-12.3.5.2] while Turin talks Savoy neither forms nor restores; others do", () => {
    const talking = (power: number) => allowed(power, ({ state }) => setFlag(state, TURIN_TALKS, true));
    expect([talking(SAVOY), talking(SPAIN), allowed(SAVOY, () => {})]).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ]);
  });

  test("[NYW-12.2.4.4] [NYW-12.3.4.2] [NYW-12.3.5.2] a power that is not at war neither forms nor restores", () => {
    const british = (revolution: boolean): [boolean, boolean] => {
      const { state } = table({ revolution }).pool("britain", 1);
      return [mayForm(state, t, BRITAIN), mayRestore(state, t, BRITAIN)];
    };
    expect([british(false), british(true)]).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  test("[NYW-12.3.3.1] [NYW-12.3.5.3] a power restores a reduced corps with a LOC, if it has one", () => {
    const on = (kind: string, holder: "alliance" | "bourbon" = "bourbon"): boolean =>
      canRestore(table().corps("lille", kind).control(holder, "paris").state, t, FRANCE);
    expect([on("france-reduced"), on("france-full"), on("jacobites-reduced"), on("france-reduced", "alliance")]).toEqual([true, false, false, false]);
  });
});

describe("where a leader comes in", () => {
  test("[NYW-A-56] behind the walls of a besieged fortress, not where enemy corps hold a friendly space without walls", () => {
    const entry = (id: string, change: (on: Table) => unknown = () => {}): number => {
      const on = table();
      change(on);
      return entryPlace(on.state, t, ALLIANCE, space(id));
    };
    expect([entry("antwerp"), entry("antwerp", (on) => on.corps("antwerp", "france-full"))]).toEqual([space("antwerp"), INSIDE + space("antwerp")]);
    expect([entry("trent"), entry("trent", (on) => on.corps("trent", "france-full")), entry("paris")]).toEqual([space("trent"), -1, -1]);
  });

  test("[NYW-3.1.7] [NYW-12.4.3] in any friendly space, with corps of another power or none", () => {
    const on = table()
      .corps("ghent", "austria-full")
      .leader("gastanaga", "namur")
      .begin("transfer-leaders", { seat: ALLIANCE })
      .play("transfer-leader gastanaga");
    expect(["ghent", "breda"].map((id) => on.list.includes(`place-leader gastanaga ${id}`))).toEqual([true, true]);
    expect(on.play("place-leader gastanaga ghent").placeOf("gastanaga")).toBe("ghent");
  });
});
