/** Interception by the players' armies: who is asked, in what order, and what each attempt leaves to the next. */
import { describe, expect, test } from "vitest";
import { F } from "../../../src/diadochi/vocabulary/frames/index.js";
import { NONE, tablesOf } from "../../../src/diadochi/tables/index.js";
import { type Table, table } from "../table.js";
import { ready } from "./battles.js";

const t0 = tablesOf({ edition: "" });
const THREE = { mercenary: 3 };

/** Red's army enters Gordium, which Blue can reach from Dorylaeum and Green from Ancyra. */
function entered(t: Table = table()): Table {
  t.army("blue", "perdiccas", "dorylaeum", THREE).army("green", "craterus", "ancyra", THREE).army("red", "antigonus", "celaenae", { mercenary: 6 });
  return ready(t, "antigonus").play("red step-to gordium");
}

describe("turn order", () => {
  test("[DIA-INT.8] one player after the other declares and rolls, each for his own armies and leaders", () => {
    const t = entered();
    expect(t.asked).toBe("interception blue");
    // Perdiccas needs a 4.
    t.dice("1").play("blue declare-interception dorylaeum");
    expect(t.asked).toBe("interception green");
    t.dice("6").play("green declare-interception ancyra", "green done");
    expect(t.log.flatMap((e) => (e.type === "interception-declared" ? [[e.seat, e.general, e.from]] : []))).toEqual([
      ["blue", "perdiccas", "dorylaeum"],
      ["green", "craterus", "ancyra"],
    ]);
    expect([t.field("gordium"), t.placeOf("craterus"), t.field("dorylaeum")]).toEqual([["green", THREE], "gordium", ["blue", THREE]]);
    expect(t.asked).toBe("fight-or-step-back red");
  });

  test("[DIA-INT.8] who has succeeded is the last to be asked", () => {
    const t = entered().dice("6").play("blue declare-interception dorylaeum", "blue done");
    expect([t.asked, t.field("ancyra"), t.field("gordium")]).toEqual(["fight-or-step-back red", ["green", THREE], ["blue", THREE]]);
  });

  test("[DIA-INT.8] when all have failed the army goes on", () => {
    const t = entered().dice("1 1").play("blue declare-interception dorylaeum", "green declare-interception ancyra");
    expect([t.asked, t.told("interception-failed").map(({ seat }) => seat)]).toEqual(["march red", ["blue", "green"]]);
    expect(entered().play("blue done", "green done").asked).toBe("march red");
  });

  test("[DIA-INT.22] an independent army is intercepted by all but the player of the card", () => {
    const march = (seat: "red" | "blue", general: string): Table =>
      table()
        .control("independent", "sparta")
        .independents("argos", 3)
        .independents("petra", 1)
        .army(seat, general, "athens", THREE)
        .hand("red", "tribal-uprising")
        .tyche("red")
        .play("red use-event", "red choose-option activate-army", "red activate-army argos", "red step-to corinth");
    // Red's Antigonus at Athens is next to Corinth as well.
    const own = march("red", "antigonus");
    expect([own.asked, own.field("athens")]).toEqual(["independent-march red", ["red", THREE]]);
    expect(march("blue", "perdiccas").asked).toBe("interception blue");
  });
});

describe("attempts", () => {
  test("[DIA-INT.7] of several generals one is named; then the attempt is declared and no other is being named", () => {
    const t = table().army("blue", "perdiccas", "dorylaeum", THREE).general("blue", "craterus", "dorylaeum").army("blue", "ptolemy", "ancyra", THREE);
    ready(t.army("red", "antigonus", "celaenae", { mercenary: 6 }), "antigonus").play("red step-to gordium", "blue declare-interception dorylaeum");
    expect([t.asked, F.interception.under(t.state).naming]).toEqual(["interception-leader blue", t0.spaceIds.indexOf("dorylaeum")]);
    t.play("blue lead-interception craterus");
    expect(t.one("interception-declared")).toMatchObject({ general: "craterus", from: "dorylaeum" });
    expect([t.asked, F.interception.top(t.state).naming]).toEqual(["interception blue", NONE]);
  });

  test("[DIA-INT.7] [DIA-INT.10] the successful move in one after the other, whoever failed stays", () => {
    const t = table()
      .army("blue", "perdiccas", "dorylaeum", THREE)
      .army("blue", "craterus", "ancyra", THREE)
      .army("red", "antigonus", "celaenae", { mercenary: 6 });
    ready(t, "antigonus").play("red step-to gordium");
    t.dice("6 1").play("blue declare-interception dorylaeum", "blue declare-interception ancyra", "blue done");
    expect([t.field("gordium"), t.field("ancyra"), t.placeOf("craterus")]).toEqual([["blue", THREE], ["blue", THREE], "ancyra"]);
    expect(t.events.flatMap((e) => (e.type === "interception-succeeded" || e.type === "interception-failed" ? [[e.type, e.from]] : []))).toEqual([
      ["interception-succeeded", "dorylaeum"],
      ["interception-failed", "ancyra"],
    ]);
    expect(t.asked).toBe("fight-or-step-back red");
  });

  test("[DIA-INT.10] [DIA-INT.11] a second may succeed where the first has failed", () => {
    const t = table()
      .army("blue", "perdiccas", "dorylaeum", THREE)
      .army("blue", "craterus", "ancyra", THREE)
      .army("red", "antigonus", "celaenae", { mercenary: 6 });
    ready(t, "antigonus").play("red step-to gordium");
    t.dice("1 6").play("blue declare-interception dorylaeum", "blue declare-interception ancyra", "blue done");
    expect([t.field("gordium"), t.field("dorylaeum"), t.asked]).toEqual([["blue", THREE], ["blue", THREE], "fight-or-step-back red"]);
  });

  test("[DIA-INT.3] only from a neighbour: a space that comes next on the list of the map is none", () => {
    // Every space against the armies of the spaces that are not next to it by an ordinary link.
    const near = new Set(["celaenae", "dorylaeum", "ancyra", "bithynium"]);
    const t = table().army("red", "antigonus", "celaenae", { mercenary: 6 });
    for (const id of t0.spaceIds) if (!near.has(id) && id !== "gordium") t.units("blue", id, { mercenary: 1 });
    t.general("blue", "perdiccas", "sinope").general("blue", "craterus", "mazaca");
    expect(ready(t, "antigonus").play("red step-to gordium").asked).toBe("march red");
  });
});
