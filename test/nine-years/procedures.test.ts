import { describe, expect, test } from "vitest";
import { ScriptedDice } from "../../src/core/dice/scripted.js";
import { enumerate } from "../../src/core/dice/enumerating.js";
import { firstPlayer, lineOfCommunication, resourcePoints, rollPeace, rollSeaMovement, rollSiege, victoryBand } from "../../src/nine-years/index.js";
import { SPACES } from "../../src/nine-years/data/spaces.js";
import { at, fromStart } from "./table.js";

/** The exact chance of something over all rolls. */
function chance(run: Parameters<typeof enumerate<boolean>>[0]): number {
  let sum = 0;
  enumerate(run, (result, probability) => {
    if (result) sum += probability;
  });
  return sum;
}

describe("single procedures", () => {
  test("[NYW-11.1.1] [NYW-11.1.4] [NYW-11.2.1.1] the LOC of a space", () => {
    const t = at({
      corps: { breda: "2 france-full", "inside breda": "1 united-provinces-full", nijmegen: "1 france-full", "inside nijmegen": "1 united-provinces-full" },
    });
    expect(lineOfCommunication(t.state, "alliance", "amsterdam")).toBe("full");
    expect(lineOfCommunication(t.state, "alliance", "madrid")).toBe("full");
    expect(lineOfCommunication(t.state, "alliance", "ghent", "madrid")).toBe("none");
    expect(lineOfCommunication(t.state, "alliance", "nowhere")).toBe(null);
    expect(lineOfCommunication(t.state, "alliance", "ghent", "nowhere")).toBe(null);
    expect(lineOfCommunication(t.state, "alliance", "nowhere", "madrid")).toBe(null);
    // London is the first space of the board.
    expect(lineOfCommunication(t.state, "alliance", "york", "london")).toBe("full");
    const cut = at({ control: { maastricht: "bourbon", liege: "bourbon" }, corps: { breda: "2 france-full", "inside breda": "1 united-provinces-full" } });
    expect(lineOfCommunication(cut.state, "alliance", "ghent")).toBe("limited");
    expect(lineOfCommunication(cut.state, "alliance", "ghent", "amsterdam")).toBe("full");
  });

  test("[NYW-11.2.1.1] [NYW-11.2.1.4] [NYW-7.2.6.5] a line runs to no capital of an enemy power, held or not, nor to one that is not yet a capital", () => {
    const madrid = (owner: "alliance" | "bourbon") => at({ control: { madrid: owner, zaragoza: owner } }).state;
    expect(lineOfCommunication(madrid("alliance"), "alliance", "zaragoza", "madrid")).toBe("full");
    expect(lineOfCommunication(madrid("alliance"), "bourbon", "zaragoza", "madrid")).toBe("none");
    expect(lineOfCommunication(madrid("bourbon"), "bourbon", "zaragoza", "madrid")).toBe("none");
    expect(lineOfCommunication(madrid("bourbon"), "alliance", "zaragoza", "madrid")).toBe("none");
    const highlands = (revolution: boolean) => at({ revolution, control: { highlands: "bourbon", edinburgh: "bourbon" } }).state;
    expect([false, true].map((happened) => lineOfCommunication(highlands(happened), "bourbon", "edinburgh", "highlands"))).toEqual(["none", "full"]);
  });

  test("[NYW-11.2.1.1] [NYW-11.2.1.4] no space of any side has a line to a place that the enemy controls, whichever it is", () => {
    for (const capital of SPACES.map(({ id }) => id)) {
      for (const [side, enemy] of [
        ["alliance", "bourbon"],
        ["bourbon", "alliance"],
      ] as const) {
        const { state } = at({ revolution: true, control: { [capital]: enemy } });
        const lines = SPACES.map(({ id }) => lineOfCommunication(state, side, id, capital));
        expect([side, capital, lines.filter((line) => line !== "none")]).toEqual([side, capital, []]);
      }
    }
  });

  test("[NYW-17.5.4] a siege roll without modifiers is the die", () => {
    for (const face of [1, 3, 6]) expect(rollSiege({}, new ScriptedDice(String(face))).total).toBe(face);
    const modifiers = { commander: 1, engineer: 1, continued: 1, garrison: -1, sea: -1, loc: -1, train: 1 };
    for (const [name, by] of Object.entries(modifiers)) expect([name, rollSiege({ [name]: by }, new ScriptedDice("3")).total]).toEqual([name, 3 + by]);
  });

  test("[NYW-17.5.5] the siege roll", () => {
    expect(rollSiege({ commander: 2, garrison: -1 }, new ScriptedDice("5"))).toEqual({ total: 6, fall: 1, steps: 0 });
    expect(chance((dice) => rollSiege({}, dice).fall > 0)).toBeCloseTo(1 / 2);
  });

  test("[NYW-14.5.8] sea movement", () => {
    expect(rollSeaMovement(-2, new ScriptedDice("3"))).toEqual({ total: 1, arrives: true, losesStep: true });
    expect(chance((dice) => rollSeaMovement(-2, dice).arrives)).toBeCloseTo(2 / 3);
  });

  test("[NYW-13.2.1.1] [NYW-13.2.1.5] equal numbers of cards decide nothing", () => {
    expect([firstPlayer(3, 3), firstPlayer(4, 3), firstPlayer(3, 4)]).toEqual([null, "alliance", "bourbon"]);
  });

  test("[NYW-6.4.4] the Peace roll", () => {
    expect(rollPeace(4, 10, new ScriptedDice("6"))).toBe(true);
    expect(chance((dice) => rollPeace(5, 10, dice))).toBeCloseTo(1 / 3);
  });

  test("[NYW-13.2.1.5] [NYW-12.3.1.2] [NYW-6.3.3] first player, resource points, victory band", () => {
    expect([firstPlayer(5, 4), firstPlayer(3, 5), firstPlayer(4, 4)]).toEqual(["alliance", "bourbon", null]);
    // 3 and, with Tournai and London, 2 rich spaces.
    expect([resourcePoints(fromStart().state, "alliance"), resourcePoints(fromStart().state, "bourbon")]).toEqual([6, 5]);
    expect(victoryBand(25)).toEqual({ winner: "alliance", victory: "marginal", clause: "NYW-6.3.3" });
  });
});
