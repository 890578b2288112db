/** How bots evaluate a position of Diadochi: by how near each way to victory is, and by who stands in it. */
import { describe, expect, test } from "vitest";
import { evaluate } from "../../../src/diadochi/index.js";
import { type Table, table } from "../table.js";

const EUROPE = ["pella", "aegae", "therma", "amphipolis", "heraclea-lyncestis"];

function worth(t: Table): { red: number; blue: number; green: number } {
  const [red, blue, green] = evaluate(t.state);
  return { red: red!, blue: blue!, green: green! };
}

/** Red keeps Alexander IV in Babylon, has the highest sum, and blue an army somewhere. */
function regency(blueAt: string, turn = 4): Table {
  return table({ turn })
    .control("red", "babylon", ...EUROPE)
    .army("red", "perdiccas", "babylon", { macedonian: 4 })
    .royal("alexander-iv", "babylon", "red")
    .army("blue", "craterus", blueAt, { macedonian: 6 });
}

describe("what a position is worth", () => {
  test("numbers lie between -1 and 1, and there is one victory to share", () => {
    const numbers = evaluate(regency("tarsus").state);
    for (const number of numbers) expect(Math.abs(number)).toBeLessThanOrEqual(1);
    expect(numbers.reduce((sum, number) => sum + (number + 1) / 2, 0)).toBeCloseTo(1);
  });

  test("[DIA-VIC.12] who keeps an heir and has the highest sum is near victory, the nearer the turn in which he comes of age, and the others far from it", () => {
    const t = regency("tarsus");
    const without = worth(
      table({ turn: 4 })
        .control("red", "babylon", ...EUROPE)
        .army("red", "perdiccas", "babylon", { macedonian: 4 })
        .army("blue", "craterus", "tarsus", { macedonian: 6 }),
    );
    expect(worth(t).red).toBeGreaterThan(without.red + 0.2);
    expect(worth(t).green).toBeLessThan(without.green);
    expect(worth(t).red).toBeGreaterThan(worth(regency("tarsus", 2)).red);
  });

  test("an army that comes nearer to the heir is better for its player and worse for the keeper", () => {
    const [far, near] = [worth(regency("pelusium")), worth(regency("opis"))];
    expect(near.blue).toBeGreaterThan(far.blue);
    expect(near.red).toBeLessThan(far.red);
  });

  test("[DIA-VIC.2] the last part of the way to legitimacy counts", () => {
    const t = regency("tarsus", 2);
    t.set((s) => (s.lpToWin = 200));
    const far = worth(t).red;
    t.set((s) => (s.lpToWin = 12));
    expect(worth(t).red).toBeGreaterThan(far);
  });

  test("[DIA-LEG.3] Alexander's body is worth more the nearer it is to the royal tomb, and nothing when there is no time to bring it there", () => {
    const army = (space: string): Table =>
      table()
        .set((s) => (s.lpToWin = 18))
        .army("red", "perdiccas", space, { macedonian: 4 });
    const withBody = (space: string): Table => army(space).royal("alexanders-body", space, "red");
    expect(worth(withBody("amphipolis")).red).toBeGreaterThan(worth(withBody("babylon")).red);
    expect(worth(withBody("babylon")).red).toBeGreaterThan(worth(army("babylon")).red);
    const late = (t: Table): Table => t.set((s) => Object.assign(s, { turn: 3, round: 5 }));
    expect(worth(late(withBody("babylon"))).red).toBe(worth(late(army("babylon"))).red);
  });
});
