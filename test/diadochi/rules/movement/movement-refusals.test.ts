/** Why choices are refused: the clause that forbids each. Targets of cards are in cards/refusals.test.ts. */
import { describe, expect, test } from "vitest";
import { DIADOCHI, type DiadochiMove, type DiadochiTypes } from "../../../../src/diadochi/index.js";
import { moveKinds } from "../../../../src/core/moves/move-rows.js";
import { MAKERS, MOVES } from "../../../../src/diadochi/vocabulary/moves.js";
import { DEAD, setFleet } from "../../../../src/diadochi/state/index.js";
import { EDITIONS } from "../../../../src/diadochi/tables/index.js";
import type { UnitCounts } from "../../../../src/diadochi/vocabulary/types.js";
import { momentsOf } from "../../games.js";
import type { Words } from "../../../../src/diadochi/vocabulary/types.js";
import { WORDS } from "../../../../src/diadochi/knowledge/words.js";
import { type Table, table } from "../../table.js";

const KINDS = moveKinds<DiadochiTypes, Words, typeof MOVES>(MOVES, WORDS, MAKERS);

const THREE: UnitCounts = { mercenary: 3 };

function marching(t: Table, roll = "5"): Table {
  t.segment("red", "movement").play("red move-armies").dice(roll).play("red activate-general antigonus");
  while (t.asked === "compose-army red") t.play("red done");
  return t.dice("");
}

describe("marches", () => {
  test("[DIA-MOV.6] [DIA-MOV.7] a step needs a link and its MP", () => {
    const t = marching(table().army("red", "antigonus", "iconium", THREE), "1");
    expect(t.reason("red step-to memphis")).toBe("march/no-link DIA-MAP.9");
    t.play("red step-to tyana");
    expect(t.reason("red step-to tarsus")).toBe("march/too-few-mp DIA-MOV.6");
  });

  const here = (owner: "blue" | "independent" | null, space: string, mercenary: number): Table =>
    marching((owner === null ? table() : table().control(owner, space)).army("red", "antigonus", space, { mercenary }));

  test("[DIA-MOV.8] a marker is removed by 3 CUs at least", () => {
    expect(here("blue", "gordium", 2).reason("red remove-marker")).toBe("march/too-few-units DIA-MOV.8");
    expect(here("blue", "gordium", 3).reason("red remove-marker")).toBeNull();
  });

  test("[DIA-SIE.5] [DIA-SIE.12] an assault needs 3 CUs and a city with a marker", () => {
    expect(here("independent", "celaenae", 2).reason("red assault")).toBe("march/too-few-units DIA-SIE.5");
    expect(here(null, "celaenae", 3).reason("red assault")).toBe("march/no-siege DIA-SIE.12");
    expect(here("independent", "celaenae", 3).reason("red assault")).toBeNull();
  });

  test("[DIA-SIE.28] [DIA-SIE.31] a subjugation needs 3 CUs and an independent marker", () => {
    expect(here("independent", "gordium", 2).reason("red subjugate")).toBe("march/too-few-units DIA-SIE.28");
    expect(here("blue", "gordium", 3).reason("red subjugate")).toBe("march/no-subjugation DIA-SIE.31");
    expect(here("independent", "gordium", 3).reason("red subjugate")).toBeNull();
  });

  test("[DIA-MOV.10] [DIA-MOV.8] attempts and the removal of a marker cost 2 MP: with 2 they are listed, with 1 not", () => {
    const listed = (owner: "blue" | "independent", space: string, roll: string): string[] => {
      // Initiative 3: a roll of 1 gives 2 MP.
      const t = table().control(owner, space).army("red", "perdiccas", space, THREE).segment("red", "movement").play("red move-armies").dice(roll);
      t.play("red activate-general perdiccas", "red done");
      return t.list.filter((line) => ["assault", "subjugate", "remove-marker"].includes(line));
    };
    expect([listed("independent", "gordium", "1"), listed("blue", "gordium", "1"), listed("blue", "celaenae", "1")]).toEqual([
      ["subjugate"],
      ["remove-marker"],
      ["assault"],
    ]);
    const once = here("independent", "gordium", 3);
    once.dice("3").play("red subjugate");
    expect(once.one("attempt-made").clause).toBe("DIA-SIE.27");
    expect(once.list).toContain("subjugate");
    once.play("red step-to dorylaeum", "red step-to gordium");
    expect([once.list.includes("subjugate"), once.reason("red subjugate")]).toEqual([false, "march/too-few-mp DIA-MOV.10"]);
  });

  test("[DIA-MOV.17] a lone general does not enter where enemies are", () => {
    const lone = marching(table().general("red", "antigonus", "celaenae").units("blue", "gordium", THREE).units("red", "memphis", THREE), "");
    expect([lone.reason("red step-to gordium"), lone.reason("red step-to dorylaeum")]).toEqual(["march/lone-general DIA-MOV.17", null]);
  });

  test("[DIA-NAV.7] [DIA-MOV.17] a lone general embarks only where his MP take him to a port without enemies, from his own port", () => {
    // With his last MP he reaches Halicarnassus, from where one link leads to Rhodes; from Miletus, the next on the map, Delos is near.
    const lone = (t: Table, ...steps: string[]): boolean => {
      const walker = marching(t.general("red", "antigonus", "sardis").units("red", "memphis", THREE), "");
      for (const step of steps) walker.play(`red step-to ${step}`);
      return walker.list.includes("embark");
    };
    const way = ["ephesus", "miletus", "halicarnassus"];
    expect([lone(table(), ...way), lone(table().units("blue", "rhodes", THREE), ...way)]).toEqual([true, false]);
    expect(lone(table().units("blue", "rhodes", THREE), "ephesus", "miletus")).toBe(true);
  });

  test("[DIA-MOV.27] [DIA-MAP.10] after a battle an army steps no further; inland it cannot embark", () => {
    const fought = marching(table().units("blue", "gordium", { mercenary: 2 }).army("red", "antigonus", "celaenae", { mercenary: 6 }));
    expect(fought.reason("red embark")).toBe("march/no-port DIA-MAP.10");
    fought.dice("6 6 1 1").play("red step-to gordium");
    expect(fought.reason("red step-to celaenae")).toBe("march/has-fought DIA-MOV.27");
  });

  test("[DIA-MOV.16] [DIA-MOV.37] who can be activated", () => {
    const t = marching(
      table().army("red", "antigonus", "celaenae", THREE).army("red", "ptolemy", "memphis", THREE).army("blue", "perdiccas", "babylon", THREE),
    );
    t.play("red end-move");
    expect(t.reason("red activate-general antigonus")).toBe("activate/has-acted DIA-MOV.37");
    expect(t.reason("red activate-general perdiccas")).toBe("activate/not-yours DIA-MOV.4");
    expect(t.reason("red activate-general alcetas")).toBe("activate/not-on-map DIA-MOV.16");
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
    expect(t.reason("blue declare-interception ancyra")).toBe("intercept/no-army DIA-INT.2");
    expect(t.reason("blue declare-interception sinope")).toBe("intercept/not-adjacent DIA-INT.3");
  });

  test("[DIA-AVO.5] where an avoiding army cannot go", () => {
    const t = table()
      .control("green", "bithynium")
      .army("blue", "perdiccas", "gordium", { mercenary: 2 })
      .army("red", "antigonus", "celaenae", { mercenary: 4 });
    marching(t).play("red step-to gordium").dice("6").play("blue try-to-avoid");
    expect(t.reason("blue avoid-to celaenae")).toBe("avoid/attacker-came-from DIA-AVO.5");
    expect(t.reason("blue avoid-to bithynium")).toBe("avoid/marker DIA-AVO.5");
    expect(t.reason("blue avoid-to babylon")).toBe("avoid/not-adjacent DIA-AVO.4");
    expect(t.refusal("blue avoid-to babylon")?.data).toEqual({ space: "babylon", from: "gordium" });
    t.play("blue avoid-to ancyra");
    expect(t.refusal("blue avoid-to babylon")?.data).toEqual({ space: "babylon", from: "ancyra" });
  });

  test("[DIA-AVO.9] when the walls are full", () => {
    const t = table().control("blue", "celaenae").army("blue", "perdiccas", "celaenae", { mercenary: 3 }).army("red", "antigonus", "gordium", { mercenary: 6 });
    marching(t).play("red step-to celaenae", "blue withdraw-unit mercenary", "blue withdraw-unit mercenary");
    expect(t.reason("blue withdraw-unit mercenary")).toBe("withdraw/no-room DIA-AVO.9");
  });
});

describe("pieces", () => {
  test("[DIA-MOV.31] [DIA-GEN.28] composing an army", () => {
    const t = table().army("red", "antigonus", "celaenae", { mercenary: 2 }).general("red", "ptolemy", "celaenae").general("red", "lysimachus", "pella");
    t.segment("red", "movement").play("red move-armies").dice("4").play("red activate-general antigonus");
    expect(t.reason("red leave-unit elephant")).toBe("army/no-such-unit DIA-MOV.31");
    expect(t.reason("red leave-general antigonus")).toBe("army/is-commander DIA-MOV.31");
    expect(t.reason("red leave-general lysimachus")).toBe("army/general-not-there DIA-MOV.31");
    expect(t.reason("red leave-general polyperchon")).toBe("general/other-piece DIA-GEN.28");
    expect(t.reason("red leave-royal olympias")).toBe("army/royal-not-there DIA-MOV.31");
    t.play("red done");
    expect(t.reason("red change-commander antigonus")).toBe("army/is-commander DIA-GEN.23");
    expect(t.reason("red change-commander lysimachus")).toBe("army/general-not-there DIA-GEN.23");
  });

  test("[DIA-MOV.12] [DIA-MOV.38] dropping and picking up", () => {
    const t = marching(table().army("red", "antigonus", "celaenae", { mercenary: 2, elephant: 1 }).general("red", "ptolemy", "celaenae"));
    t.play("red drop-or-pick-up", "red drop-unit mercenary");
    expect(t.reason("red drop-unit royal")).toBe("army/no-such-unit DIA-MOV.12");
    expect(t.reason("red pick-up-unit mercenary")).toBe("army/no-such-unit DIA-MOV.38");
    expect(t.reason("red drop-general antigonus")).toBe("army/is-commander DIA-MOV.12");
    expect(t.reason("red pick-up-general ptolemy")).toBe("army/general-not-there DIA-MOV.38");
  });

  test("[DIA-AVO.7] [DIA-AVO.9] withdrawing inside", () => {
    const t = table().control("blue", "celaenae").army("blue", "perdiccas", "celaenae", { mercenary: 3 }).royal("olympias", "celaenae", "blue");
    marching(t.army("red", "antigonus", "gordium", { mercenary: 6 })).play("red step-to celaenae");
    expect(t.reason("blue withdraw-royal olympias")).toBe("withdraw/nobody-inside DIA-AVO.9");
    expect(t.reason("blue withdraw-unit elephant")).toBe("army/no-such-unit DIA-AVO.7");
    expect(t.reason("blue withdraw-general ptolemy")).toBe("army/general-not-there DIA-AVO.7");
  });

  test("[DIA-TYC.31] a new general only for a dead one", () => {
    const t = table().general("red", "antipater", "pella").generalAt("red", "craterus", DEAD).generalAt("red", "ptolemy", DEAD).control("red", "tyre");
    t.general("blue", "perdiccas", "babylon").hand("red", "major-campaign").tyche("red").play("red use-new-general");
    expect(t.reason("red replace-general antipater")).toBe("general/alive DIA-TYC.31");
    expect(t.reason("red replace-general perdiccas")).toBe("activate/not-yours DIA-TYC.31");
    expect(t.reason("red replace-general alcetas")).toBe("card/no-major-general DIA-TYC.31");
  });
});

describe("at sea", () => {
  test("[DIA-NAV.4] [DIA-NAV.8] [DIA-NAV.12] the path and the escorts", () => {
    const t = table().control("red", "rhodes", "athens").control("blue", "heraclea-pontica").army("red", "antigonus", "rhodes", THREE);
    t.set((s, { fleetIds }) => setFleet(s, fleetIds.indexOf("rhodian-fleet"), false, true));
    marching(t, "6").play("red embark");
    expect(t.asked).toBe("sea-path red");
    expect(t.reason("red land-here")).toBe("sea/in-port DIA-NAV.8");
    expect(t.reason("red sail-to babylon")).toBe("sea/no-route DIA-NAV.4");
    t.play("red sail-to phaselis");
    expect(t.reason("red sail-to rhodes")).toBe("sea/on-path DIA-DEC.54");
    t.play("red land-here");
    expect(t.asked).toBe("escort red");
    expect(t.reason("red add-escort rhodian-fleet")).toBe("fleet/dispersed DIA-NAV.12");
    expect(t.reason("red add-escort pontic-fleet")).toBe("fleet/not-yours DIA-NAV.12");
  });
});

describe("cards in hand", () => {
  test("[DIA-TYC.6] [DIA-TYC.13] [DIA-TYC.17] only one's own", () => {
    const t = table().pile().hand("red", "diplomacy", "mutiny").hand("blue", "epidemic", "desertion").segment("red", "tyche");
    expect(t.reason("red choose-card epidemic")).toBe("card/not-in-hand DIA-TYC.6");
    expect(t.reason("red choose-card mutiny")).toBe("tyche/surprise-card DIA-TYC.7");
    expect(t.reason("red exchange-surprise desertion")).toBe("card/not-in-hand DIA-TYC.13");
    expect(t.reason("red play-surprise desertion")).toBe("card/not-in-hand DIA-TYC.17");
    expect(t.reason("red play-surprise diplomacy")).toBe("surprise/no-surprise-card DIA-TYC.17");
    expect(t.reason("red play-surprise mutiny")).toBe("surprise/not-in-this-window DIA-TYC.17");
    const last = table().pile().hand("yellow", "diplomacy", "mutiny").hand("green", "epidemic").segment("yellow", "tyche");
    expect([last.reason("yellow choose-card mutiny"), last.reason("yellow choose-card epidemic")]).toEqual([
      ...["tyche/surprise-card DIA-TYC.7", "card/not-in-hand DIA-TYC.6"],
    ]);
  });
});

describe("coming of age", () => {
  test("[DIA-ROY.21] [DIA-VIC.12] enthroned, kept or killed", () => {
    const t = table().royal("heracles", "pergamum", "red").royal("alexander-iv", "pella", "red").general("blue", "perdiccas", "babylon");
    t.control("red", "pergamum");
    t.begin("coming-of-age", { royal: EDITIONS.of("").royalIds.indexOf("heracles") });
    const [choice] = t.moves();
    const highest = choice === "red enthrone-heir heracles";
    expect(t.reason(highest ? "red keep-heir heracles" : "red enthrone-heir heracles")).toBe(
      highest ? "heir/not-kept DIA-ROY.21" : "heir/sum-too-low DIA-VIC.12",
    );
    expect(t.reason("red kill-heir alexander-iv")).toBe("heir/other-royal DIA-ROY.21");
  });
});

describe("random games", () => {
  // Every choice of a kind that is offered, with each of its arguments in turn.
  function* choicesLike({ type, args }: (typeof KINDS)[number], offered: DiadochiMove, ids: (n: number) => readonly string[]): Generator<object> {
    for (const [n, [field]] of args.entries()) for (const id of ids(n)) yield { ...offered, type, [field]: id };
  }

  test("whoever is offered some choices of a kind gets the reasons against the others", () => {
    const general = new Set<string>();
    let refused = 0;
    for (const seed of ["refusals 1", "refusals 2"]) {
      for (const { state, kind, seat, ply } of momentsOf(seed)) {
        if (ply % 5 !== 0 && kind !== "event" && kind !== "surprise-effect") continue;
        const offered = new Map(DIADOCHI.legalMoves(state, seat).map((move) => [move.type, move]));
        for (const row of KINDS) {
          const like = offered.get(row.type);
          if (like === undefined) continue;
          for (const choice of choicesLike(row, like, (n) => row.args[n]![1].ids(state) ?? [])) {
            const refusal = DIADOCHI.explain(state, choice as DiadochiMove);
            if (refusal === null) continue;
            refused++;
            if (refusal.code === "move/not-listed") general.add(`${kind} ${row.type}`);
          }
        }
      }
    }
    expect([...general]).toEqual([]);
    expect(refused).toBeGreaterThan(10000);
  });
});
