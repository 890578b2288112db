/** Who is asked for each decision, and with what, where it is not the first seat: a decision a row. */
import { describe, expect, test } from "vitest";
import { DEAD, DISPERSED, setFleet } from "../../src/diadochi/state/index.js";
import { tablesOf } from "../../src/diadochi/tables/index.js";
import { type Table, table } from "./table.js";

const t0 = tablesOf({ edition: "" });
const fleet = (id: string): number => t0.fleetIds.indexOf(id);

/** Blue's card of the Tyche Segment. */
const tyche = (card: string, t = table()): Table => t.hand("blue", card).tyche("blue");
/** Blue's army marches. */
function marching(t: Table, general = "craterus"): Table {
  t.segment("blue", "movement").play("blue move-armies").dice("6").play(`blue activate-general ${general}`);
  while (t.asked === "compose-army blue") t.play("blue done");
  return t.dice("");
}
const army = (units: object, at = "celaenae"): Table => table().army("blue", "craterus", at, units);
const mixed = { mercenary: 3, macedonian: 2 };

type Row = readonly [title: string, position: () => Table, asked: string, ...moves: readonly string[]];

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  cards: [
    ["[DIA-DEC.9] the card of the segment", () => table().hand("blue", "diplomacy", "unrest").segment("blue", "tyche"), "tyche-segment blue"],
    ["[DIA-DEC.10] its use", () => tyche("diplomacy"), "choose-use blue"],
    ["[DIA-DEC.11] [DIA-AMB.161] what OPs are spent on", () => tyche("drink-hemlock"), "choose-ops-use blue"],
    [
      "[DIA-OPS.3] [DIA-DEC.25] the army of a campaign",
      () => tyche("diplomacy", army({ mercenary: 1 }).general("blue", "alcetas", "argos")).play("blue use-ops", "blue ops-campaign"),
      "campaign blue",
    ],
    ["[DIA-CRD.11] [DIA-DEC.25] the armies of a Major Campaign", () => tyche("major-campaign", army({ mercenary: 1 })).play("blue use-event"), "campaign blue"],
    [
      "[DIA-OPS.6] [DIA-DEC.12] control markers",
      () => tyche("diplomacy", table().control("blue", "pella")).play("blue use-ops", "blue ops-control-markers"),
      "place-control-markers blue",
    ],
    ["[DIA-OPS.14] [DIA-DEC.13] training", () => tyche("lamian-war", table().control("blue", "pella")).play("blue use-ops", "blue ops-train"), "train blue"],
    [
      "[DIA-OPS.15] [DIA-DEC.5] the place of a trained CU",
      () => tyche("diplomacy", table().control("blue", "pella", "tyre")).play("blue use-ops", "blue ops-train", "blue train-mercenary"),
      "place-units blue",
      "blue place-unit mercenary pella",
      "blue place-unit mercenary tyre",
    ],
    ["[DIA-AMB.161] [DIA-DEC.17] the event of a Bonus card", () => tyche("drink-hemlock").play("blue ops-nothing"), "bonus-event blue"],
    [
      "[DIA-TYC.10] [DIA-DEC.18] the target of an event",
      () => tyche("diplomacy", table().control("red", "argos", "sparta")).play("blue use-event"),
      "event blue",
    ],
    [
      "[DIA-TYC.12] [DIA-DEC.4] the place of a general of a card",
      () => tyche("general-eumenes", table().control("blue", "pella", "tyre")),
      "place-general blue",
    ],
    [
      "[DIA-TYC.23] [DIA-DEC.6] markers that come with him",
      () => tyche("general-eumenes", table().control("blue", "pella", "tyre")).play("blue place-general-at-start eumenes"),
      "setup-markers blue",
    ],
    [
      "[DIA-DEC.14] the fleet to upgrade",
      () => tyche("lamian-war", table().control("blue", "athens", "rhodes")).play("blue use-upgrade-fleet"),
      "upgrade-fleet blue",
    ],
    [
      "[DIA-DEC.15] the fleet to bring back",
      () =>
        tyche(
          "diplomacy",
          table()
            .control("blue", "athens", "rhodes")
            .set((s) => ["athenian-fleet", "rhodian-fleet"].forEach((id) => setFleet(s, fleet(id), false, true))),
        ).play("blue use-return-fleet"),
      "return-fleet blue",
    ],
    [
      "[DIA-DEC.16] [DIA-TYC.31] the general to replace",
      () =>
        tyche("lamian-war", table().generalAt("blue", "antipater", DEAD).generalAt("blue", "ptolemy", DEAD).control("blue", "pella")).play(
          "blue use-new-general",
        ),
      "replace-general blue",
    ],
    [
      "[DIA-TYC.31] and his place",
      () => tyche("lamian-war", table().generalAt("blue", "antipater", DEAD).control("blue", "pella", "tyre")).play("blue use-new-general"),
      "place-general blue",
      "blue place-general polyperchon pella",
      "blue place-general polyperchon tyre",
    ],
    [
      "[DIA-EOT.7] [DIA-AMB.163] Demetrius, who has waited for Antigonus and comes after him",
      () => {
        const t = tyche("general-antigonus", table({ turn: 3 }).control("blue", "pella", "tyre")).play("blue place-general antigonus pella");
        while (t.decision === "place-units") t.play(t.list[0]!);
        return t;
      },
      "place-general blue",
      "blue place-general demetrius pella",
      "blue place-general demetrius tyre",
    ],
    [
      "[DIA-EOT.7] [DIA-AMB.163] with his army",
      () => {
        const t = tyche("general-antigonus", table({ turn: 3 }).control("blue", "pella", "tyre")).play("blue place-general antigonus pella");
        while (t.decision === "place-units") t.play(t.list[0]!);
        return t.play("blue place-general demetrius tyre");
      },
      "place-units blue",
    ],
    [
      "[DIA-EOT.7] not before turn 3",
      () => {
        const t = tyche("general-antigonus", table({ turn: 2 }).control("blue", "pella", "tyre")).play("blue place-general antigonus pella");
        while (t.decision === "place-units") t.play(t.list[0]!);
        return t;
      },
      "movement-segment blue",
    ],
  ],
  segments: [
    ["[DIA-DEC.20] the Surrender Segment", () => table().units("blue", "argos", { mercenary: 1 }).segment("blue", "surrender"), "surrender-segment blue"],
    [
      "[DIA-DEC.21] who leads a free attempt",
      () =>
        army({ mercenary: 3 }, "sparta")
          .general("blue", "ptolemy", "sparta")
          .control("independent", "sparta")
          .segment("blue", "surrender")
          .play("blue free-attempt sparta"),
      "attempt-commander blue",
      "blue lead-attempt craterus",
      "blue lead-attempt ptolemy",
    ],
    [
      "[DIA-DEC.22] [DIA-SUR.11] a marker after a capture",
      () => army({ mercenary: 4 }).control("red", "celaenae").segment("blue", "surrender").dice("5").play("blue free-attempt celaenae"),
      "marker-after-capture blue",
    ],
    ["[DIA-DEC.23] to move or to recruit", () => army({ mercenary: 1 }).segment("blue", "movement"), "movement-segment blue"],
    [
      "[DIA-MOV.2] where a recruit comes",
      () => army({ mercenary: 1 }).control("blue", "pella").segment("blue", "movement").play("blue recruit-mercenary"),
      "place-units blue",
    ],
    [
      "[DIA-DEC.53] [DIA-SUP.4] what is lost for want of supply",
      () => table().units("blue", "argos", { mercenary: 8, macedonian: 1 }).segment("blue", "supply"),
      "unit-loss blue",
    ],
  ],
  marches: [
    [
      "[DIA-DEC.26] the composition of an army",
      () => army(mixed).segment("blue", "movement").play("blue move-armies", "blue activate-general craterus"),
      "compose-army blue",
    ],
    ["[DIA-DEC.27] its march", () => marching(army(mixed)), "march blue"],
    ["[DIA-DEC.28] pieces that are dropped", () => marching(army(mixed)).play("blue drop-or-pick-up"), "drop-or-pick-up blue"],
    [
      "[DIA-DEC.29] an answer about passage",
      () => marching(army(mixed).units("green", "gordium", { mercenary: 1 })).play("blue ask-passage gordium"),
      "answer-passage green",
    ],
    [
      "[DIA-DEC.30] to enter in spite of it",
      () => marching(army(mixed).units("green", "gordium", { mercenary: 1 })).play("blue ask-passage gordium", "green refuse-passage"),
      "enter-anyway blue",
    ],
    [
      "[DIA-DEC.31] a betrayal",
      () => marching(army(mixed).units("green", "gordium", { mercenary: 1 })).play("blue ask-passage gordium", "green permit-passage"),
      "betray-passage green",
    ],
    [
      "[DIA-DEC.32] a sortie",
      () =>
        table()
          .units("red", "celaenae", { mercenary: 1 })
          .inside("blue", "celaenae", { macedonian: 2 }, "craterus")
          .segment("blue", "movement")
          .play("blue move-armies", "blue activate-general craterus"),
      "sortie blue",
    ],
    [
      "[DIA-DEC.33] [DIA-SIE.23] whether a garrison joins",
      () =>
        marching(army({ mercenary: 3 }, "gordium").inside("blue", "celaenae", { macedonian: 1 }).units("red", "celaenae", { mercenary: 3 })).play(
          "blue step-to celaenae",
        ),
      "relief-joins blue",
    ],
    ["[DIA-DEC.54] a sea path", () => marching(army({ mercenary: 3 }, "mytilene")).play("blue embark"), "sea-path blue"],
    [
      "[DIA-DEC.55] escorts",
      () => marching(army({ mercenary: 3 }, "mytilene").control("blue", "rhodes")).play("blue embark", "blue sail-to pergamum"),
      "escort blue",
    ],
    [
      "[DIA-DEC.56] [DIA-NAV.2] CUs left ashore",
      () => marching(army({ mercenary: 5, macedonian: 4 }, "mytilene")).play("blue embark"),
      "drop-before-embarking blue",
    ],
    [
      "[DIA-DEC.57] [DIA-NAV.23] an interception at sea",
      () => marching(army({ mercenary: 3 }, "mytilene").control("green", "ephesus")).play("blue embark", "blue sail-to pergamum"),
      "naval-interception green",
    ],
  ],
  reactions: [
    [
      "[DIA-DEC.35] an interception",
      () => marching(army(mixed).army("green", "perdiccas", "dorylaeum", { mercenary: 2 })).play("blue step-to gordium"),
      "interception green",
    ],
    [
      "[DIA-DEC.36] [DIA-INT.10] who leads it",
      () =>
        marching(army(mixed).army("green", "perdiccas", "dorylaeum", { mercenary: 2 }).general("green", "ptolemy", "dorylaeum")).play(
          "blue step-to gordium",
          "green declare-interception dorylaeum",
        ),
      "interception-leader green",
      "green lead-interception perdiccas",
      "green lead-interception ptolemy",
    ],
    [
      "[DIA-DEC.37] [DIA-INT.10] what stays behind",
      () =>
        marching(army(mixed).army("green", "perdiccas", "dorylaeum", { mercenary: 2 }))
          .play("blue step-to gordium")
          .dice("6")
          .play("green declare-interception dorylaeum"),
      "interception-leaves green",
      "green leave-unit mercenary",
      "green done",
    ],
    [
      "[DIA-DEC.39] to fight or to step back",
      () =>
        marching(army(mixed).army("green", "perdiccas", "dorylaeum", { mercenary: 2 }))
          .play("blue step-to gordium")
          .dice("6")
          .play("green declare-interception dorylaeum", "green done"),
      "fight-or-step-back blue",
    ],
    [
      "[DIA-DEC.40] to withdraw",
      () => marching(army(mixed, "gordium").control("green", "celaenae").units("green", "celaenae", { mercenary: 2 })).play("blue step-to celaenae"),
      "withdraw-inside green",
    ],
    [
      "[DIA-DEC.41] to avoid battle",
      () => marching(army(mixed).army("green", "perdiccas", "gordium", { mercenary: 2 })).play("blue step-to gordium"),
      "avoid-battle green",
    ],
    [
      "[DIA-DEC.42] the step of who avoids",
      () =>
        marching(army(mixed).army("green", "perdiccas", "gordium", { mercenary: 2 }))
          .play("blue step-to gordium")
          .dice("6")
          .play("green try-to-avoid"),
      "avoid-step green",
    ],
  ],
  losses: [
    [
      "[DIA-DEC.46] [DIA-BAT.15] of the winner",
      () =>
        marching(army({ mercenary: 3, macedonian: 2 }).units("green", "gordium", { mercenary: 5 }))
          .dice("4 3 3 4")
          .play("blue step-to gordium"),
      "unit-loss blue",
      "blue lose-unit mercenary",
      "blue lose-unit macedonian",
    ],
    [
      "[DIA-DEC.47] [DIA-BAT.17] of a drawn battle, the attacker's first",
      () =>
        marching(army({ mercenary: 1, macedonian: 2 }).units("green", "gordium", { mercenary: 3, macedonian: 1 }))
          .dice("4 4 4 4")
          .play("blue step-to gordium"),
      "unit-loss blue",
    ],
    [
      "[DIA-DEC.47] then the defender's",
      () =>
        marching(army({ mercenary: 1, macedonian: 2 }).units("green", "gordium", { mercenary: 3, macedonian: 1 }))
          .dice("4 4 4 4")
          .play("blue step-to gordium", "blue lose-unit mercenary"),
      "unit-loss green",
    ],
    [
      "[DIA-DEC.48] [DIA-DEF.4] of an attrition test",
      () =>
        marching(army({ mercenary: 12 }).units("green", "gordium", { macedonian: 2, "silver-shields": 2 }))
          .dice("6 6 1 1 5")
          .play("blue step-to gordium"),
      "unit-loss green",
    ],
    [
      "[DIA-DEC.49] [DIA-SIE.20] of an assault",
      () =>
        marching(army({ mercenary: 2, macedonian: 2 }).inside("red", "celaenae", { mercenary: 2 }))
          .dice("1")
          .play("blue assault"),
      "unit-loss blue",
      "blue lose-unit mercenary",
      "blue lose-unit macedonian",
    ],
  ],
  "the turn": [
    [
      "[DIA-DEC.2] [DIA-SEQ.2] who goes first, of the fewest VP alone",
      () =>
        table()
          .control("red", "rhodes")
          .control("green", "cyrene", "barca")
          .control("yellow", "citium", "paphos", "salamis")
          .dice("")
          .only("game-turn", "turnOrder")
          .run(),
      "name-first-player blue",
    ],
    [
      "[DIA-REI.6] [DIA-DEC.4] where a general returns",
      () => table({ players: 2 }).generalAt("blue", "craterus", DISPERSED).control("blue", "pella", "tyre").begin("reinforcement"),
      "place-general blue",
    ],
    ["[DIA-REI.9] [DIA-DEC.5] where CUs come", () => table({ players: 2 }).control("blue", "pella", "tyre").begin("reinforcement"), "place-units blue"],
    [
      "[DIA-ROY.21] [DIA-DEC.3] an heir who comes of age",
      () => table({ turn: 4 }).royal("heracles", "damascus", "green").control("green", "damascus").byChance().only("game-turn", "turnTrack").run(),
      "coming-of-age green",
    ],
  ],
};

describe.each(Object.entries(ROWS))("%s", (_, rows) => {
  test.each(rows.map((row) => [row[0], row] as const))("%s", (_title, [, position, asked, ...moves]) => {
    const t = position();
    expect(t.asked).toBe(asked);
    if (moves.length > 0) expect(t.moves()).toEqual(moves);
  });
});
