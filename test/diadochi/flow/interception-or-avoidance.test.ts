/** Attempts to intercept and to avoid battle while cards may be played on them. */
import { describe, expect, test } from "vitest";
import { F } from "../../../src/diadochi/vocabulary/frames/index.js";
import { DIADOCHI } from "../../../src/diadochi/index.js";
import { type Table, table } from "../table.js";

const PASSES = ["blue pass", "green pass"];

/** Red marches into a space beside two armies of Blue, who intercepts with both; Blue and Green hold a card, so that every window asks them. */
function declared(card: string): Table {
  const t = table()
    .pile()
    .army("red", "antigonus", "celaenae", { mercenary: 3 })
    .army("blue", "perdiccas", "dorylaeum", { mercenary: 3 })
    .army("blue", "craterus", "ancyra", { mercenary: 3 })
    .hand("blue", card)
    .hand("green", "evil-omens")
    .segment("red", "movement");
  t.dice("4").play("red move-armies", "red activate-general antigonus", "red done").passTo("red step-to gordium");
  return t.passTo("blue declare-interception dorylaeum").play("blue declare-interception ancyra");
}

/** The attempt under way, as cards see it. */
function attempt(t: Table): object {
  const { seat, success, automatic, cancelled } = F.attempt.under(t.state);
  return { seat: DIADOCHI.seats[seat], success, automatic, cancelled };
}

const begun = { seat: "blue", success: false, automatic: false, cancelled: false };

describe("windows", () => {
  test("[DIA-TYC.26] one before the dice of all attempts declared, and one after each of them", () => {
    const t = declared("desertion");
    expect([t.asked, attempt(t)]).toEqual(["surprise-window blue", begun]);
    t.dice("1").play(...PASSES);
    expect([t.asked, attempt(t)]).toEqual(["surprise-window blue", begun]);
    t.dice("6").play(...PASSES);
    expect([t.told("interception-failed").length, t.asked, attempt(t)]).toEqual([1, "surprise-window blue", { ...begun, success: true }]);
    t.play(...PASSES);
    expect([t.asked, F.attempt.isUnderWay(t.state)]).toEqual(["interception-leaves blue", false]);
  });

  test("who is asked is shown who tries it, and the active player what is open to others only", () => {
    const t = declared("desertion");
    expect(DIADOCHI.decision(t.state, "blue")).toMatchObject({ kind: "surprise-window", about: { army: "red", trying: "blue", space: "gordium" } });
    const entering = table()
      .army("red", "antigonus", "celaenae", { mercenary: 3 })
      .hand("red", "scouts")
      .hand("green", "evil-omens")
      .segment("red", "movement");
    entering.dice("4").play("red move-armies", "red activate-general antigonus", "red done").passTo("red step-to gordium");
    expect(entering.asked).toBe("surprise-window red");
    expect(DIADOCHI.decision(entering.state, "red")).toMatchObject({ about: { own: ["any"], others: ["any", "enemy-army-enters-space"], trying: "nobody" } });
  });

  test("[DIA-INT.6] [DIA-AVO.2] [DIA-INT.19] after the die it is still the attempt of who has made it", () => {
    const rolled = (t: Table): unknown => [t.asked, attempt(t)];
    const tried = { ...begun, success: true };
    const intercepting = declared("desertion").dice("6");
    expect(rolled(intercepting.play(...PASSES))).toEqual(["surprise-window blue", tried]);
    const marching = (t: Table, to: string): Table => {
      t.pile("diplomacy").army("red", "antigonus", "celaenae", { mercenary: 3 }).hand("green", "evil-omens").segment("red", "movement");
      t.dice("4").play("red move-armies", "red activate-general antigonus", "red done");
      return t.passTo(`red step-to ${to}`).passAll();
    };
    const avoiding = marching(table().army("blue", "perdiccas", "gordium", { mercenary: 2 }), "gordium").play("blue try-to-avoid");
    expect(rolled(avoiding.dice("6").play("green pass"))).toEqual(["surprise-window green", tried]);
    const independent = marching(table().independents("gordium", 2).hand("blue", "scouts"), "dorylaeum").play("blue discard-for-independent scouts gordium");
    expect(rolled(independent.dice("6").play("green pass"))).toEqual(["surprise-window green", tried]);
  });

  test("[DIA-AMB.159] the card that spares a die spares that of the first attempt", () => {
    const t = declared("scouts").play("blue play-surprise scouts", "green pass");
    expect(attempt(t)).toEqual({ ...begun, automatic: true });
    t.play("green pass");
    expect([t.told("roll"), attempt(t)]).toEqual([[], { ...begun, success: true }]);
  });
});
