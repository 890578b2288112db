/** Why marches and reactions are refused: the clause that forbids each. */
import { describe, expect, test } from "vitest";
import type { UnitCounts } from "../../src/diadochi/types.js";
import { type Table, table } from "./table.js";

const THREE: UnitCounts = { mercenary: 3 };

function marching(t: Table, roll = "5"): Table {
  t.segment("red", "movement").play("red move-armies").dice(roll).play("red activate-general antigonus");
  while (t.asked() === "compose-army red") t.play("red done");
  return t.dice("");
}

describe("marches", () => {
  test("[DIA-MOV.6] [DIA-MOV.7] a step needs a link and its MP", () => {
    const t = marching(table().army("red", "antigonus", "iconium", THREE), "1");
    expect(t.refusal("red step-to memphis")).toBe("march/no-link DIA-MOV.7");
    t.play("red step-to tyana");
    expect(t.refusal("red step-to tarsus")).toBe("march/too-few-mp DIA-MOV.6");
  });

  test("[DIA-MOV.8] [DIA-SIE.5] [DIA-SIE.12] [DIA-SIE.28] [DIA-SIE.31] markers and attempts", () => {
    const few = marching(table().marker("blue", "gordium").army("red", "antigonus", "gordium", { mercenary: 2 }));
    expect(few.refusal("red remove-marker")).toBe("march/too-few-units DIA-MOV.8");
    expect(few.refusal("red subjugate")).toBe("march/no-subjugation DIA-SIE.31");
    const city = marching(table().army("red", "antigonus", "celaenae", THREE));
    expect(city.refusal("red assault")).toBe("march/no-siege DIA-SIE.12");
    const siege = marching(table().marker("independent", "celaenae").army("red", "antigonus", "celaenae", { mercenary: 2 }));
    expect(siege.refusal("red assault")).toBe("march/too-few-units DIA-SIE.5");
    const independent = marching(table().marker("independent", "gordium").army("red", "antigonus", "gordium", { mercenary: 2 }));
    expect(independent.refusal("red subjugate")).toBe("march/too-few-units DIA-SIE.28");
  });

  test("[DIA-MOV.17] [DIA-MOV.27] [DIA-MAP.10] [DIA-NAV.1] lone generals, fought battles and the sea", () => {
    const lone = marching(table().general("red", "antigonus", "celaenae").units("blue", "gordium", THREE).units("red", "memphis", THREE), "");
    expect(lone.refusal("red step-to gordium")).toBe("march/lone-general DIA-MOV.17");
    const fought = marching(table().units("blue", "gordium", { mercenary: 2 }).army("red", "antigonus", "celaenae", { mercenary: 6 }));
    fought.dice("6 6 1 1").play("red step-to gordium");
    expect(fought.refusal("red step-to celaenae")).toBe("march/has-fought DIA-MOV.27");
    expect(fought.refusal("red embark")).toBe("march/no-port DIA-MAP.10");
  });

  test("[DIA-MOV.16] [DIA-MOV.37] who can be activated", () => {
    const t = marching(
      table().army("red", "antigonus", "celaenae", THREE).army("red", "ptolemy", "memphis", THREE).army("blue", "perdiccas", "babylon", THREE),
    );
    t.play("red end-move");
    expect(t.refusal("red activate-general antigonus")).toBe("activate/has-acted DIA-MOV.37");
    expect(t.refusal("red activate-general perdiccas")).toBe("activate/not-yours DIA-MOV.4");
    expect(t.refusal("red activate-general alcetas")).toBe("activate/not-on-map DIA-MOV.16");
  });
});

describe("reactions", () => {
  test("[DIA-INT.2] [DIA-INT.3] who can intercept", () => {
    const t = table()
      .army("red", "antigonus", "celaenae", THREE)
      .army("blue", "perdiccas", "dorylaeum", THREE)
      .army("blue", "craterus", "sinope", THREE)
      .units("blue", "ancyra", THREE);
    marching(t).play("red step-to gordium");
    expect(t.refusal("blue declare-interception ancyra")).toBe("intercept/no-army DIA-INT.2");
    expect(t.refusal("blue declare-interception sinope")).toBe("intercept/not-adjacent DIA-INT.3");
  });

  test("[DIA-AVO.5] where an avoiding army cannot go", () => {
    const t = table()
      .marker("green", "bithynium")
      .army("blue", "perdiccas", "gordium", { mercenary: 2 })
      .army("red", "antigonus", "celaenae", { mercenary: 4 });
    marching(t).play("red step-to gordium").dice("6").play("blue try-to-avoid");
    expect(t.refusal("blue avoid-to celaenae")).toBe("avoid/attacker-came-from DIA-AVO.5");
    expect(t.refusal("blue avoid-to bithynium")).toBe("avoid/marker DIA-AVO.5");
    expect(t.refusal("blue avoid-to babylon")).toBe("avoid/not-adjacent DIA-AVO.4");
  });

  test("[DIA-AVO.9] when the walls are full", () => {
    const t = table().marker("blue", "celaenae").army("blue", "perdiccas", "celaenae", { mercenary: 3 }).army("red", "antigonus", "gordium", { mercenary: 6 });
    marching(t).play("red step-to celaenae", "blue withdraw-unit mercenary", "blue withdraw-unit mercenary");
    expect(t.refusal("blue withdraw-unit mercenary")).toBe("withdraw/no-room DIA-AVO.9");
  });
});
