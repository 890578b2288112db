/** Generals (DIA-GEN): abilities, ratings, command. */
import { SWITCHES } from "../../../src/diadochi/vocabulary/options.js";
import { describe, expect, test } from "vitest";
import {
  avoidanceThreshold,
  battleRatingOf,
  ELUSIVE,
  GRAND_CAMPAIGNER,
  HARD_MARCHER,
  hasAbility,
  initiativeOf,
  interceptionThreshold,
  movementPoints,
  seniorGeneral,
} from "../../../src/diadochi/rules/command.js";
import { attemptModifier } from "../../../src/diadochi/rules/siege.js";
import { type DiadochiState, MOVEMENT, SURRENDER } from "../../../src/diadochi/state/index.js";
import { tablesOf } from "../../../src/diadochi/tables/index.js";
import type { UnitCounts } from "../../../src/diadochi/vocabulary/types.js";
import { type Table, table } from "../table.js";

const t0 = tablesOf({ edition: "" });
const THREE: UnitCounts = { mercenary: 3 };
const general = (id: string): number => t0.pieceIds.indexOf(id);
const space = (id: string): number => t0.spaceIds.indexOf(id);
const nobody = (): DiadochiState => table().state;

function ready(t: Table, leader: string, roll: string): Table {
  t.segment("red", "movement").play("red move-armies").dice(roll).play(`red activate-general ${leader}`);
  while (t.asked === "compose-army red") t.play("red done");
  return t;
}

describe("battle ratings", () => {
  test("[DIA-GEN.1] [DIA-GEN.14] Antipater has 4 in Macedonia instead of his 3", () => {
    expect(battleRatingOf(nobody(), t0, general("antipater"), space("pella"), false)).toBe(4);
    expect(battleRatingOf(nobody(), t0, general("antipater"), space("larissa"), false)).toBe(3);
    expect(battleRatingOf(nobody(), t0, general("craterus"), space("pella"), false)).toBe(4);
  });

  test("[DIA-GEN.3] [DIA-GEN.14] Peithon has 4 against independent armies instead of his 3", () => {
    const t = table().independents("gordium", 2).army("red", "peithon", "dorylaeum", { mercenary: 4 });
    ready(t, "peithon", "6").dice("1 1 6 6").play("red step-to gordium");
    // Two dice of 1 count as 4 each: strength 4 at 8.
    expect(t.told("battle-scores")[0]?.attacker).toBe(9);
    expect(battleRatingOf(nobody(), t0, general("peithon"), space("gordium"), false)).toBe(3);
  });

  test("[DIA-GEN.13] an ability works only for the commander", () => {
    const t = table().independents("gordium", 2).army("red", "peithon", "dorylaeum", { mercenary: 4 }).general("red", "leonnatus", "dorylaeum");
    ready(t, "peithon", "6").dice("1 1 6 6").play("red step-to gordium");
    // Leonnatus is senior and commands with his 3: strength 4 at 6.
    expect(t.told("battle-scores")[0]?.attacker).toBe(7);
  });

  test("[DIA-GEN.23] the owner chooses who leads a march, the senior general leads in battle", () => {
    const mask = (1 << general("antigonus")) | (1 << general("perdiccas")) | (1 << general("alcetas"));
    expect(seniorGeneral(t0, mask)).toBe(general("perdiccas"));
    const t = table().army("red", "antigonus", "celaenae", THREE).general("red", "perdiccas", "celaenae").general("red", "alcetas", "celaenae");
    t.segment("red", "movement").play("red move-armies");
    expect(t.moves("activate-general")).toEqual(["red activate-general perdiccas", "red activate-general antigonus", "red activate-general alcetas"]);
  });
});

describe("movement and reactions", () => {
  test("[DIA-GEN.8] Antigonus gets 5 MP with a 6", () => {
    expect([5, 6].map((die) => movementPoints(nobody(), t0, general("antigonus"), die))).toEqual([4, 5]);
    expect(movementPoints(nobody(), t0, general("perdiccas"), 6)).toBe(4);
    const t = ready(table().army("red", "antigonus", "celaenae", THREE), "antigonus", "6");
    expect(t.told("army-activated")[0]?.movementPoints).toBe(5);
  });

  test("[DIA-GEN.18] not in a campaign with OPs, which has no roll", () => {
    const t = table().army("red", "antigonus", "celaenae", THREE).hand("red", "diplomacy").segment("red", "tyche");
    if (t.asked === "tyche-segment red") t.play("red choose-card diplomacy");
    t.play("red use-ops", "red ops-campaign").dice("").play("red activate-general antigonus", "red done");
    expect(t.told("army-activated")[0]?.movementPoints).toBe(3);
  });

  test("[DIA-GEN.7] [DIA-GEN.17] Lysimachus avoids on 3 or more, where his rating asks for 5", () => {
    expect(hasAbility(nobody(), t0, general("lysimachus"), ELUSIVE)).toBe(true);
    expect(initiativeOf(nobody(), t0, general("lysimachus"))).toBe(4);
    expect(avoidanceThreshold(nobody(), t0, general("lysimachus"))).toBe(3);
    expect(avoidanceThreshold(nobody(), t0, general("perdiccas"))).toBe(4);
    const t = table().army("blue", "lysimachus", "gordium", { mercenary: 2 }).army("red", "antigonus", "celaenae", { mercenary: 4 });
    ready(t, "antigonus", "6").play("red step-to gordium").dice("3").play("blue try-to-avoid");
    expect(t.told("avoidance-tried")).toEqual([{ type: "avoidance-tried", clause: "DIA-AVO.4", seat: "blue", space: "gordium", success: true }]);
  });

  test("[DIA-GEN.9] [DIA-GEN.17] Eumenes intercepts on 3 or more", () => {
    expect(interceptionThreshold(nobody(), t0, general("eumenes"))).toBe(3);
    const t = table().army("blue", "eumenes", "dorylaeum", { mercenary: 2 }).army("red", "antigonus", "celaenae", { mercenary: 4 });
    ready(t, "antigonus", "6").play("red step-to gordium").dice("3").play("blue declare-interception dorylaeum");
    expect(t.told("interception-succeeded").length).toBe(1);
  });

  test("[DIA-GEN.10] Leonnatus alone is the grand campaigner", () => {
    const names = t0.pieceIds.filter((_, g) => g < t0.generalCount && hasAbility(nobody(), t0, g, GRAND_CAMPAIGNER));
    expect(names).toEqual(["leonnatus"]);
    expect(hasAbility(nobody(), t0, general("antigonus"), HARD_MARCHER)).toBe(true);
  });
});

describe("sieges", () => {
  test("[DIA-GEN.2] Demetrius adds 1 to assaults in the Surrender Segment, as commander, and nothing to attempts to subjugate", () => {
    const siege = table().army("red", "demetrius", "celaenae", THREE).inside("blue", "celaenae", { mercenary: 2 }).segment("red", "surrender");
    expect(siege.dice("3").play("red free-attempt celaenae").told("attempt-made")[0]).toMatchObject({ points: 1, losses: 1 });
    const subjugation = table().army("red", "demetrius", "gordium", THREE).control("independent", "gordium").segment("red", "surrender");
    expect(subjugation.dice("4").play("red free-attempt gordium").told("attempt-made")[0]).toMatchObject({ points: 1, losses: 1 });
    const s = nobody();
    const celaenae = t0.spaceIds.indexOf("celaenae");
    s.segment = MOVEMENT;
    expect(attemptModifier(s, t0, general("demetrius"), celaenae)).toBe(0);
    s.segment = SURRENDER;
    expect(attemptModifier(s, t0, general("demetrius"), celaenae)).toBe(1);
  });

  test("[DIA-GEN.13] [DIA-GEN.23] of several generals one is chosen to lead the attempt", () => {
    const t = table()
      .army("red", "demetrius", "gordium", THREE)
      .general("red", "antigonus", "gordium")
      .control("independent", "gordium")
      .segment("red", "surrender");
    t.play("red free-attempt gordium");
    expect(t.moves()).toEqual(["red lead-attempt antigonus", "red lead-attempt demetrius"]);
    expect(t.dice("4").play("red lead-attempt antigonus").told("attempt-made")[0]).toMatchObject({ points: 1, losses: 1 });
    expect(t.told("attempt-led")[0]).toMatchObject({ type: "attempt-led", seat: "red", general: "antigonus", clause: "DIA-GEN.23" });
  });
});

describe("the end of the Movement Segment", () => {
  function ending(t: Table): Table {
    return t.segment("red", "movement").play("red move-armies", "red done");
  }

  test("[DIA-GEN.5] [DIA-GEN.15] Perdiccas may remove another player's marker from the minor city where he stands, without MP or CUs", () => {
    const t = ending(table().control("blue", "gordium").general("red", "perdiccas", "gordium"));
    expect(t.moves()).toEqual(["red apply-ability perdiccas", "red decline-ability perdiccas"]);
    expect(t.reason("red apply-ability cassander")).toBe("ability/other-general DIA-DEC.24");
    t.play("red apply-ability perdiccas");
    expect(t.controlOf("gordium")).toBeNull();
  });

  test("[DIA-GEN.15] not from a major city, not an independent one", () => {
    expect(ending(table().control("independent", "gordium").army("red", "perdiccas", "gordium", THREE)).asked).not.toBe("end-of-movement red");
    expect(ending(table().inside("blue", "celaenae", {}).army("red", "perdiccas", "celaenae", THREE)).asked).not.toBe("end-of-movement red");
  });

  test("[DIA-GEN.15] [DIA-GEN.16] [DIA-MAP.19] not among enemies: alone there they have been dispersed before they are asked", () => {
    for (const [general, city] of [
      ["perdiccas", "gordium"],
      ["cassander", "corinth"],
    ] as const)
      for (const enemies of [(t: Table) => t.units("blue", city, { mercenary: 1 }), (t: Table) => t.independents(city, 1)]) {
        const t = ending(enemies(table().control("blue", city)).general("red", general, city).army("red", "eumenes", "pella", THREE));
        expect([t.asked === "end-of-movement red", t.placeOf(general), t.controlOf(city)], general).toEqual([false, "dispersed", "blue"]);
      }
  });

  test("[DIA-GEN.12] [DIA-GEN.16] Cassander with a CU turns a minor city's marker or an independent one in Greece into his player's", () => {
    const minor = ending(table().control("blue", "corinth").army("red", "cassander", "corinth", { mercenary: 1 })).play("red apply-ability cassander");
    expect(minor.controlOf("corinth")).toBe("red");
    const city = ending(table().control("independent", "athens").army("red", "cassander", "athens", { mercenary: 1 })).play("red apply-ability cassander");
    expect(city.controlOf("athens")).toBe("red");
  });

  test("[DIA-MAP.18] [DIA-GEN.16] the province of Greece is known to Cassander, any other is not", () => {
    const asked = (owner: "blue" | "independent", id: string): string =>
      ending(table().control(owner, id).army("red", "cassander", id, { mercenary: 1 })).asked;
    expect([asked("blue", "corinth"), asked("independent", "corinth")]).toEqual(["end-of-movement red", "end-of-movement red"]);
    for (const owner of ["blue", "independent"] as const) expect(asked(owner, "pherae"), owner).not.toBe("end-of-movement red");
  });

  test("[DIA-GEN.16] not alone, not outside Greece, not a player's major city", () => {
    expect(ending(table().control("blue", "corinth").general("red", "cassander", "corinth")).asked).not.toBe("end-of-movement red");
    expect(ending(table().control("independent", "pherae").army("red", "cassander", "pherae", { mercenary: 1 })).asked).not.toBe("end-of-movement red");
    expect(ending(table().inside("blue", "athens", {}).army("red", "cassander", "athens", { mercenary: 1 })).asked).not.toBe("end-of-movement red");
  });

  test("[DIA-OPT.8] with the option a player's minor city outside Greece too, an independent marker still in Greece only", () => {
    const anywhere = (t: Table): Table =>
      ending(t.set((s) => (s.options = SWITCHES.of.cassanderAnywhere)).army("red", "cassander", "gordium", { mercenary: 1 }));
    expect(anywhere(table().control("blue", "gordium")).play("red apply-ability cassander").controlOf("gordium")).toBe("red");
    expect(anywhere(table().control("independent", "gordium")).asked).not.toBe("end-of-movement red");
  });

  test("[DIA-GEN.13] their presence in the field is enough, they need not command", () => {
    const t = ending(table().control("blue", "corinth").army("red", "antigonus", "corinth", THREE).general("red", "cassander", "corinth"));
    expect(t.moves("apply-ability")).toEqual(["red apply-ability cassander"]);
  });
});

describe("data", () => {
  test("[DIA-GEN.22] ratings, rank and prestige come from the general data", () => {
    for (const row of t0.edition.generals.majors) {
      const g = general(row.id);
      expect([initiativeOf(nobody(), t0, g), t0.ranks[g], t0.prestiges[g], t0.legitimacies[g]]).toEqual([
        row.initiative,
        row.rank,
        row.prestige,
        row.legitimacy,
      ]);
    }
  });

  test("[DIA-GEN.21] minor generals: initiative 5, battle rating 2, no ability, below all majors in rank", () => {
    for (const row of t0.edition.generals.minors) {
      const g = general(row.id);
      expect([initiativeOf(nobody(), t0, g), battleRatingOf(nobody(), t0, g, 0, false), t0.abilities[g], t0.legitimacies[g], t0.prestiges[g]]).toEqual([
        5, 2, -1, 0, 0,
      ]);
      for (let major = 0; major < t0.majorCount; major++) expect(t0.ranks[g]).toBeGreaterThan(t0.ranks[major]!);
    }
  });
});
