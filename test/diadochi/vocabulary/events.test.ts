/** What is shown of each thing that happens, with the clause by which it does: an event a row. */
import { describe, expect, test } from "vitest";
import type { DiadochiEvent } from "../../../src/diadochi/vocabulary/events.js";
import { DEAD, DISPERSED, setFleet, setSiege } from "../../../src/diadochi/state/index.js";
import { tablesOf } from "../../../src/diadochi/tables/index.js";
import { type Table, table } from "../table.js";

const t0 = tablesOf({ edition: "" });
const space = (id: string): number => t0.spaceIds.indexOf(id);
const fleet = (id: string): number => t0.fleetIds.indexOf(id);

type Row = readonly [title: string, position: () => Table, ...events: readonly DiadochiEvent[]];

/** Red's army under a general is ready to march. */
function marching(t: Table, general = "antigonus", roll = "6"): Table {
  t.segment("red", "movement").play("red move-armies").dice(roll).play(`red activate-general ${general}`);
  while (t.asked === "compose-army red") t.play("red done");
  while (t.asked === "surprise-window blue") t.play("blue pass");
  return t.dice("");
}
const antigonus = (mercenary: number, at = "celaenae"): Table => table().army("red", "antigonus", at, { mercenary });
const beside = (): Table => marching(antigonus(6).army("blue", "perdiccas", "dorylaeum", { mercenary: 2 })).play("red step-to gordium");
const asking = (): Table => marching(antigonus(4).army("blue", "perdiccas", "gordium", { mercenary: 2 })).play("red ask-passage gordium");
const sailing = (): Table =>
  marching(table().control("red", "rhodes").control("blue", "ephesus").army("red", "antigonus", "mytilene", { mercenary: 3 })).play(
    "red embark",
    "red sail-to amphipolis",
    "red land-here",
  );
const tyche = (card: string, t = table()): Table => t.hand("red", card).tyche("red");

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  movement: [
    [
      "[DIA-MOV.37] an army is activated with the MP of its roll",
      () => marching(antigonus(3)),
      { type: "army-activated", clause: "DIA-MOV.37", seat: "red", general: "antigonus", space: "celaenae", units: { mercenary: 3 }, movementPoints: 5 },
    ],
    [
      "[DIA-MOV.6] a step costs MP",
      () => marching(antigonus(3)).play("red step-to gordium"),
      { type: "army-moved", clause: "DIA-MOV.6", seat: "red", general: "antigonus", from: "celaenae", to: "gordium", movementPoints: 4 },
    ],
    [
      "[DIA-MOV.32] a move ends",
      () => marching(antigonus(3)).play("red end-move"),
      { type: "move-ended", clause: "DIA-MOV.32", seat: "red", general: "antigonus", space: "celaenae" },
    ],
    [
      "[DIA-MOV.12] pieces are dropped",
      () =>
        marching(antigonus(3).general("red", "ptolemy", "celaenae")).play(
          "red drop-or-pick-up",
          "red drop-unit mercenary",
          "red drop-general ptolemy",
          "red done",
        ),
      { type: "pieces-left", clause: "DIA-MOV.12", seat: "red", space: "celaenae", units: { mercenary: 1 }, generals: [], royals: [] },
      { type: "pieces-left", clause: "DIA-MOV.12", seat: "red", space: "celaenae", units: {}, generals: ["ptolemy"], royals: [] },
    ],
    [
      "[DIA-MOV.12] and picked up",
      () => marching(antigonus(3).units("red", "gordium", { macedonian: 1 })).play("red step-to gordium", "red drop-or-pick-up", "red pick-up-unit macedonian"),
      { type: "pieces-picked-up", clause: "DIA-MOV.12", seat: "red", space: "gordium", units: { macedonian: 1 }, generals: [], royals: [] },
    ],
    [
      "[DIA-MOV.35] a lone general who picks up a CU has a roll",
      () => {
        const t = table().general("red", "antigonus", "celaenae").units("red", "gordium", { mercenary: 2 }).units("red", "memphis", { mercenary: 1 });
        marching(t, "antigonus", "").play("red step-to gordium", "red drop-or-pick-up").dice("1");
        return t.play("red pick-up-unit mercenary");
      },
      { type: "movement-points-changed", clause: "DIA-MOV.35", movementPoints: 1 },
    ],
    [
      "[DIA-BAT.21] a survivor takes command of an army whose commander has fallen",
      () =>
        marching(antigonus(6).general("red", "eumenes", "celaenae").general("red", "alcetas", "celaenae").units("blue", "gordium", { mercenary: 2 }))
          .dice("4 5 1 1 6")
          .play("red step-to gordium", "red end-move"),
      { type: "general-killed", clause: "DIA-BAT.13", seat: "red", general: "antigonus" },
      { type: "move-ended", clause: "DIA-MOV.32", seat: "red", general: "eumenes", space: "gordium" },
    ],
    [
      "[DIA-MOV.13] the commander changes",
      () => marching(antigonus(3).general("red", "ptolemy", "celaenae")).play("red change-commander ptolemy"),
      { type: "commander-changed", clause: "DIA-MOV.13", seat: "red", general: "ptolemy" },
    ],
    [
      "[DIA-MOV.8] an enemy marker is removed",
      () => marching(antigonus(3, "gordium").control("blue", "gordium")).play("red remove-marker"),
      { type: "marker-removed", clause: "DIA-MOV.8", space: "gordium", owner: "blue" },
    ],
    [
      "[DIA-MOV.21] passage is asked for and answered",
      () => asking().play("blue permit-passage"),
      { type: "passage-asked", clause: "DIA-MOV.21", seat: "red", space: "gordium" },
      { type: "passage-answered", clause: "DIA-MOV.21", seat: "blue", space: "gordium", permitted: true },
    ],
    [
      "[DIA-MOV.21] or refused",
      () => asking().play("blue refuse-passage"),
      { type: "passage-answered", clause: "DIA-MOV.21", seat: "blue", space: "gordium", permitted: false },
    ],
    [
      "[DIA-MOV.20] [DIA-MOV.23] a permission is broken, which is the hostile act of who gave it",
      () => asking().play("blue permit-passage").dice("6 6 1 1").play("blue betray"),
      { type: "passage-betrayed", clause: "DIA-MOV.20", seat: "blue", space: "gordium" },
      { type: "champion-lost", clause: "DIA-MOV.23", seat: "blue", against: "red" },
      { type: "battle-began", clause: "DIA-BAT.1", attacker: "red", defender: "blue", space: "gordium" },
    ],
    [
      "[DIA-MOV.26] a lone enemy general is scattered",
      () => marching(antigonus(3).general("blue", "perdiccas", "gordium")).play("red step-to gordium", "blue stand"),
      { type: "general-dispersed", clause: "DIA-MOV.26", seat: "blue", general: "perdiccas" },
    ],
  ],
  reactions: [
    [
      "[DIA-INT.7] [DIA-INT.11] an interception is declared and fails",
      () => beside().dice("1").play("blue declare-interception dorylaeum"),
      { type: "interception-declared", clause: "DIA-INT.7", seat: "blue", general: "perdiccas", from: "dorylaeum", space: "gordium" },
      { type: "interception-failed", clause: "DIA-INT.11", seat: "blue", from: "dorylaeum", space: "gordium" },
    ],
    [
      "[DIA-INT.10] an interception succeeds",
      () => beside().dice("6").play("blue declare-interception dorylaeum"),
      { type: "interception-succeeded", clause: "DIA-INT.10", seat: "blue", from: "dorylaeum", space: "gordium" },
    ],
    [
      "[DIA-INT.13] [DIA-INT.14] an intercepted army steps back to where it came from",
      () => beside().dice("6").play("blue declare-interception dorylaeum", "blue done", "red step-back"),
      { type: "army-moved", clause: "DIA-INT.13", seat: "red", general: "antigonus", from: "gordium", to: "celaenae", movementPoints: 0 },
      { type: "stepped-back", clause: "DIA-INT.13", seat: "red", space: "celaenae" },
    ],
    [
      "[DIA-INT.12] [DIA-INT.14] a lone general must",
      () => {
        const t = table()
          .general("red", "antigonus", "celaenae")
          .army("blue", "perdiccas", "dorylaeum", { mercenary: 3 })
          .units("red", "memphis", { mercenary: 1 });
        return marching(t, "antigonus", "").play("red step-to gordium").dice("6").play("blue declare-interception dorylaeum", "blue done");
      },
      { type: "stepped-back", clause: "DIA-INT.12", seat: "red", space: "celaenae" },
    ],
    [
      "[DIA-INT.18] an independent army intercepts for a card",
      () => {
        const t = antigonus(3).independents("gordium", 2).hand("blue", "scouts").pile("diplomacy");
        return marching(t).play("red step-to dorylaeum", "blue pass").dice("6").play("blue discard-for-independent scouts gordium");
      },
      { type: "discarded-for-independent", clause: "DIA-INT.18", seat: "blue", card: "scouts", space: "gordium" },
      { type: "interception-declared", clause: "DIA-INT.18", seat: null, general: null, from: "gordium", space: "dorylaeum" },
    ],
    [
      "[DIA-AVO.4] an army avoids battle",
      () =>
        marching(antigonus(6).army("blue", "perdiccas", "gordium", { mercenary: 2 }))
          .play("red step-to gordium")
          .dice("6")
          .play("blue try-to-avoid", "blue avoid-to ancyra", "blue stop"),
      { type: "avoidance-tried", clause: "DIA-AVO.4", seat: "blue", space: "gordium", success: true },
      { type: "battle-avoided", clause: "DIA-AVO.4", seat: "blue", from: "gordium", to: "ancyra" },
    ],
    [
      "[DIA-AVO.6] or fails to",
      () =>
        marching(antigonus(6).army("blue", "perdiccas", "gordium", { mercenary: 2 }))
          .play("red step-to gordium")
          .dice("1 6 6 1 1")
          .play("blue try-to-avoid"),
      { type: "avoidance-tried", clause: "DIA-AVO.6", seat: "blue", space: "gordium", success: false },
    ],
    [
      "[DIA-AVO.8] pieces go inside",
      () =>
        marching(antigonus(6, "gordium").control("blue", "celaenae").army("blue", "perdiccas", "celaenae", { mercenary: 1 })).play(
          "red step-to celaenae",
          "blue withdraw-unit mercenary",
          "blue withdraw-general perdiccas",
        ),
      { type: "withdrew-inside", clause: "DIA-AVO.8", seat: "blue", space: "celaenae", units: { mercenary: 1 }, generals: [], royals: [] },
      { type: "withdrew-inside", clause: "DIA-AVO.8", seat: "blue", space: "celaenae", units: {}, generals: ["perdiccas"], royals: [] },
    ],
    [
      "[DIA-OVR.1] [DIA-OVR.9] an army is overrun, which is a hostile act",
      () => marching(antigonus(5).units("blue", "gordium", { mercenary: 1 })).play("red step-to gordium"),
      { type: "overrun", clause: "DIA-OVR.1", seat: "red", loser: "blue", space: "gordium" },
      { type: "champion-lost", clause: "DIA-OVR.9", seat: "red", against: "blue" },
      { type: "army-defeated", clause: "DIA-DEF.1", seat: "blue", space: "gordium" },
    ],
    [
      "[DIA-OVR.1] [DIA-OVR.5] the overrun lose their men of the royal family to who has overrun them",
      () => marching(antigonus(5).units("blue", "gordium", { mercenary: 1 }).royal("philip-iii", "gordium", "blue")).play("red step-to gordium"),
      { type: "royal-controlled", clause: "DIA-DEF.8", royal: "philip-iii", seat: "red" },
      { type: "units-lost", clause: "DIA-DEF.2", seat: "blue", space: "gordium", units: { mercenary: 1 } },
    ],
    [
      "[DIA-BAT.17] after a draw the attacker is back, and his MP are gone",
      () =>
        marching(antigonus(5).units("blue", "gordium", { mercenary: 5 }))
          .dice("4 4 4 4")
          .play("red step-to gordium"),
      { type: "army-moved", clause: "DIA-BAT.17", seat: "red", general: "antigonus", from: "gordium", to: "celaenae", movementPoints: 0 },
    ],
    [
      "[DIA-INT.10] an interceptor moves in",
      () => beside().dice("6").play("blue declare-interception dorylaeum", "blue done"),
      { type: "army-moved", clause: "DIA-INT.10", seat: "blue", general: "perdiccas", from: "dorylaeum", to: "gordium", movementPoints: 0 },
    ],
    [
      "[DIA-IND.5] an independent army is activated",
      () =>
        tyche("tribal-uprising", table().control("independent", "sparta").independents("argos", 2).independents("corinth", 1)).play(
          "red use-event",
          "red choose-option activate-army",
          "red activate-army argos",
        ),
      { type: "independent-army-activated", clause: "DIA-IND.5", seat: "red", space: "argos", movementPoints: 4 },
    ],
    [
      "[DIA-PRE.5] a victory over independents gives prestige",
      () => marching(antigonus(6).independents("gordium", 2)).dice("6 6 1 1").play("red step-to gordium"),
      { type: "prestige-gained", clause: "DIA-PRE.5", seat: "red", general: "antigonus", points: 1 },
    ],
  ],
  sieges: [
    [
      "[DIA-SIE.8] [DIA-SIE.9] an assault gains points",
      () =>
        marching(antigonus(4).inside("blue", "celaenae", { mercenary: 2 }))
          .dice("5")
          .play("red assault"),
      { type: "attempt-made", clause: "DIA-SIE.8", seat: "red", space: "celaenae", siege: true, points: 1, losses: 0 },
      { type: "siege-points", clause: "DIA-SIE.9", seat: "red", space: "celaenae", points: 1, needed: 3 },
    ],
    [
      "[DIA-SIE.13] [DIA-SIE.26] a city falls; the assault is a hostile act",
      () => marching(antigonus(4).control("blue", "celaenae")).dice("5").play("red assault"),
      { type: "champion-lost", clause: "DIA-SIE.26", seat: "red", against: "blue" },
      { type: "city-fell", clause: "DIA-SIE.13", seat: "red", space: "celaenae" },
    ],
    [
      "[DIA-SIE.27] [DIA-SIE.28] a space is subjugated",
      () => marching(antigonus(4, "gordium").control("independent", "gordium")).dice("5").play("red subjugate"),
      { type: "attempt-made", clause: "DIA-SIE.27", seat: "red", space: "gordium", siege: false, points: 1, losses: 0 },
      { type: "subjugated", clause: "DIA-SIE.27", seat: "red", space: "gordium" },
    ],
    [
      "[DIA-SIE.29] points of a subjugation are removed when the army has left",
      () =>
        marching(
          antigonus(4, "sparta")
            .control("independent", "sparta")
            .set((s) => setSiege(s, space("sparta"), 0, 1)),
        ).play("red step-to argos"),
      { type: "siege-lifted", clause: "DIA-SIE.29", space: "sparta" },
    ],
    [
      "[DIA-MAP.16] pieces leave the walls when no enemy is before them",
      () => marching(antigonus(4).inside("blue", "celaenae", { mercenary: 1 })).play("red step-to colossae"),
      { type: "left-the-walls", clause: "DIA-MAP.16", seat: "blue", space: "celaenae" },
    ],
    [
      "[DIA-SIE.22] a sortie",
      () => {
        const t = table().units("blue", "celaenae", { mercenary: 1 }).inside("red", "celaenae", { macedonian: 2 }, "antigonus").segment("red", "movement");
        return t.play("red move-armies", "red activate-general antigonus").dice("4 4 1 1").play("red bring-unit macedonian");
      },
      { type: "sortie", clause: "DIA-SIE.22", seat: "red", space: "celaenae", units: { macedonian: 2 } },
    ],
    [
      "[DIA-SIE.23] a garrison joins",
      () => {
        const t = antigonus(3, "gordium").inside("red", "celaenae", { macedonian: 1 }).units("blue", "celaenae", { mercenary: 3 });
        return marching(t).play("red step-to celaenae").dice("6 6 1 1").play("red garrison-joins");
      },
      { type: "garrison-joined", clause: "DIA-SIE.23", seat: "red", space: "celaenae", units: { macedonian: 1 } },
    ],
  ],
  sea: [
    [
      "[DIA-NAV.11] a naval move is announced",
      () => sailing().play("red add-escort rhodian-fleet"),
      { type: "naval-move-announced", clause: "DIA-NAV.11", seat: "red", path: ["mytilene", "amphipolis"], escorts: ["rhodian-fleet"] },
    ],
    [
      "[DIA-NAV.19] [DIA-NAV.20] [DIA-NAV.28] an interception, its battle and the fleets that are beaten",
      () => sailing().play("red add-escort rhodian-fleet").dice("6 6 1 1").play("blue intercept-at-sea"),
      { type: "naval-interception-declared", clause: "DIA-NAV.19", seat: "blue", fleets: ["ionian-fleet"] },
      { type: "champion-lost", clause: "DIA-NAV.20", seat: "blue", against: "red" },
      { type: "fleet-dispersed", clause: "DIA-NAV.28", fleet: "ionian-fleet" },
    ],
    [
      "[DIA-NAV.8] an army lands in the last port of its path",
      () => marching(antigonus(3, "mytilene")).play("red embark", "red sail-to pergamum"),
      { type: "army-moved", clause: "DIA-NAV.8", seat: "red", general: "antigonus", from: "mytilene", to: "pergamum", movementPoints: 4 },
    ],
    [
      "[DIA-NAV.11] [DIA-NAV.37] the MP of the whole path are paid",
      () => sailing().play("red done", "blue pass"),
      { type: "army-moved", clause: "DIA-NAV.8", seat: "red", general: "antigonus", from: "mytilene", to: "amphipolis", movementPoints: 4 },
    ],
    [
      "[DIA-NAV.37] a naval move is cancelled",
      () => {
        const t = table().pile().army("red", "antigonus", "mytilene", { mercenary: 3 }).hand("blue", "storm-at-sea").segment("red", "movement");
        t.play("red move-armies").dice("6").passTo("red activate-general antigonus").passTo("red done").passTo("red embark");
        return t.play("red sail-to pergamum").passTo("blue play-surprise storm-at-sea");
      },
      { type: "naval-move-cancelled", clause: "DIA-NAV.37", seat: "red" },
    ],
    [
      "[DIA-NAV.2] CUs are left ashore",
      () => marching(antigonus(9, "mytilene")).play("red embark"),
      { type: "pieces-left", clause: "DIA-NAV.2", seat: "red", space: "mytilene", units: { mercenary: 1 }, generals: [], royals: [] },
    ],
    [
      "[DIA-NAV.29] beaten transports turn back",
      () => sailing().play("red done").dice("1").play("blue intercept-at-sea"),
      { type: "turned-back", clause: "DIA-NAV.29", seat: "red", space: "mytilene" },
    ],
  ],
  cards: [
    [
      "[DIA-TYC.10] a card is played for its OPs, which may be lost",
      () => tyche("diplomacy").play("red use-ops", "red ops-nothing"),
      { type: "card-played", clause: "DIA-TYC.10", seat: "red", card: "diplomacy", use: "ops" },
      { type: "ops-lost", clause: "DIA-TYC.15", seat: "red", ops: 3 },
    ],
    [
      "[DIA-AMB.161] [DIA-TYC.11] a Bonus card is played for its OPs and its event, any other for one of them",
      () => tyche("drink-hemlock"),
      { type: "card-played", clause: "DIA-TYC.11", seat: "red", card: "drink-hemlock", use: "ops" },
    ],
    [
      "[DIA-AMB.161] [DIA-TYC.10] an Event card for its OPs",
      () => tyche("lamian-war").play("red use-ops"),
      { type: "card-played", clause: "DIA-TYC.10", seat: "red", card: "lamian-war", use: "ops" },
    ],
    [
      "[DIA-TYC.11] the event of a Bonus card is declined",
      () => tyche("drink-hemlock").play("red ops-nothing", "red decline-event"),
      { type: "event-declined", clause: "DIA-TYC.11", seat: "red", card: "drink-hemlock" },
    ],
    [
      "[DIA-TYC.29] an event has no effect",
      () => tyche("diplomacy", antigonus(1)).play("red use-event"),
      { type: "event-without-effect", clause: "DIA-TYC.29", seat: "red", card: "diplomacy" },
    ],
    [
      "[DIA-TYC.3] a card leaves the game after its event",
      () => tyche("lamian-war").play("red use-event", "red stop"),
      { type: "card-removed", clause: "DIA-TYC.3", card: "lamian-war" },
    ],
    [
      "[DIA-TYC.13] [DIA-TYC.18] a Surprise card is exchanged",
      () => table().hand("red", "mutiny", "unrest").pile("diplomacy").segment("red", "tyche").play("red exchange-surprise mutiny"),
      { type: "surprise-exchanged", clause: "DIA-TYC.13", seat: "red", card: "mutiny" },
      { type: "card-drawn", clause: "DIA-TYC.18", seat: "red", card: "diplomacy" },
    ],
    [
      "[DIA-TYC.17] a Surprise card is played at an idle moment",
      () =>
        table()
          .pile()
          .general("red", "antipater", "pella")
          .hand("red", "gift-of-oratory", "unrest")
          .segment("red", "tyche")
          .play("red play-surprise gift-of-oratory"),
      { type: "surprise-played", clause: "DIA-TYC.17", seat: "red", card: "gift-of-oratory", window: "any" },
    ],
    [
      "[DIA-TYC.20] the deck is reshuffled",
      () => table().hand("red", "mutiny", "unrest").pile().discards("diplomacy").segment("red", "tyche").play("red exchange-surprise mutiny"),
      { type: "deck-reshuffled", clause: "DIA-TYC.20" },
    ],
    [
      "[DIA-TYC.32] a fleet is upgraded",
      () => tyche("lamian-war", table().control("red", "athens")).play("red use-upgrade-fleet"),
      { type: "fleet-upgraded", clause: "DIA-TYC.32", seat: "red", fleet: "athenian-fleet" },
    ],
    [
      "[DIA-TYC.33] a fleet returns",
      () =>
        tyche(
          "diplomacy",
          table()
            .control("red", "athens")
            .set((s) => setFleet(s, fleet("athenian-fleet"), false, true)),
        ).play("red use-return-fleet"),
      { type: "fleet-returned", clause: "DIA-TYC.33", seat: "red", fleet: "athenian-fleet" },
    ],
    [
      "[DIA-OPS.16] OPs are recorded",
      () => tyche("lamian-war", table().control("red", "pella")).play("red use-ops", "red ops-train", "red train-macedonian"),
      { type: "ops-recorded", clause: "DIA-OPS.16", seat: "red", unit: "macedonian", ops: 4, needed: 7 },
    ],
    [
      "[DIA-OPS.6] a control marker is placed",
      () => tyche("diplomacy", table().control("red", "pella")).play("red use-ops", "red ops-control-markers", "red place-control-marker therma"),
      { type: "marker-placed", clause: "DIA-OPS.6", seat: "red", space: "therma", replaced: null },
    ],
    [
      "[DIA-OPS.15] [DIA-REI.9] a trained CU is placed",
      () => tyche("diplomacy", table().control("red", "pella")).play("red use-ops", "red ops-train", "red train-mercenary"),
      { type: "units-placed", clause: "DIA-REI.9", seat: "red", space: "pella", units: { mercenary: 1 } },
    ],
  ],
  "royal family": [
    [
      "[DIA-ROY.8] Olympias becomes active",
      () => tyche("olympias-in-epirus", table().royal("olympias", "dodona")).play("red use-event"),
      { type: "royal-activated", clause: "DIA-ROY.8", seat: "red", royal: "olympias", husband: null },
    ],
    [
      "[DIA-ROY.11] Cleopatra by her marriage",
      () => tyche("marriage-of-cleopatra", table().royal("cleopatra", "sardis").general("red", "antipater", "sardis")).play("red use-event"),
      { type: "royal-activated", clause: "DIA-ROY.11", seat: "red", royal: "cleopatra", husband: "antipater" },
    ],
    [
      "[DIA-CRD.6] one is killed",
      () => tyche("drink-hemlock", antigonus(1, "pella").royal("heracles", "pella", "red")).play("red ops-nothing", "red carry-out-event"),
      { type: "royal-killed", clause: "DIA-CRD.6", royal: "heracles" },
    ],
  ],
  segments: [
    [
      "[DIA-SUR.4] a city surrenders",
      () => table().units("red", "argos", { mercenary: 1 }).control("blue", "argos").segment("red", "surrender").play("red place-marker argos"),
      { type: "marker-placed", clause: "DIA-SUR.4", seat: "red", space: "argos", replaced: "blue" },
    ],
    [
      "[DIA-SUR.6] a free space is marked",
      () => table().units("red", "argos", { mercenary: 1 }).segment("red", "surrender").play("red place-marker argos"),
      { type: "marker-placed", clause: "DIA-SUR.6", seat: "red", space: "argos", replaced: null },
    ],
    [
      "[DIA-ALX.7] Alexander is buried",
      () => antigonus(1, "pella").control("red", "pella").royal("alexanders-body", "pella", "red").segment("red", "surrender").play("red bury-body pella"),
      { type: "body-buried", clause: "DIA-ALX.7", seat: "red", space: "pella" },
    ],
    [
      "[DIA-GEN.25] a minor general comes",
      () => table().units("red", "argos", { mercenary: 1 }).segment("red", "surrender").play("red place-minor-general alcetas argos"),
      { type: "general-placed", clause: "DIA-GEN.25", seat: "red", general: "alcetas", space: "argos" },
    ],
    [
      "[DIA-GEN.25] and goes",
      () => table().army("red", "alcetas", "argos", { mercenary: 1 }).segment("red", "surrender").play("red take-back-general alcetas"),
      { type: "general-taken-back", clause: "DIA-GEN.25", seat: "red", general: "alcetas" },
    ],
    [
      "[DIA-RT.9] royal troops are disbanded",
      () => table().units("red", "argos", { royal: 1 }).segment("red", "surrender").play("red disband-royal argos"),
      { type: "royals-disbanded", clause: "DIA-RT.9", seat: "red", space: "argos", count: 1 },
    ],
    [
      "[DIA-SUR.11] [DIA-SUR.12] a marker after a siege, and after a subjugation",
      () => {
        const t = antigonus(4).control("blue", "celaenae").army("red", "ptolemy", "gordium", { mercenary: 4 }).control("independent", "gordium");
        t.segment("red", "surrender").dice("5 5").play("red free-attempt celaenae", "red place-marker celaenae");
        return t.play("red free-attempt gordium", "red place-marker gordium");
      },
      { type: "marker-placed", clause: "DIA-SUR.11", seat: "red", space: "celaenae", replaced: null },
      { type: "marker-placed", clause: "DIA-SUR.12", seat: "red", space: "gordium", replaced: null },
    ],
    [
      "[DIA-SUP.3] a CU is lost for want of supply",
      () => table().units("red", "argos", { mercenary: 9 }).segment("red", "supply"),
      { type: "units-lost", clause: "DIA-SUP.3", seat: "red", space: "argos", units: { mercenary: 1 } },
    ],
  ],
  "the turn": [
    [
      "[DIA-TYC.2] cards are dealt",
      () => table().dice("", "any").only("game-turn", "deal").run(),
      { type: "cards-dealt", clause: "DIA-TYC.2", count: 5 },
      { type: "phase-began", clause: "DIA-SEQ.1", phase: "deal" },
      { type: "round-began", clause: "DIA-SEQ.13", round: 1 },
    ],
    [
      "[DIA-SEQ.6] the Usurper is named",
      () => table().control("green", "rhodes").dice("", "any").only("game-turn", "usurper").run(),
      { type: "usurper-named", clause: "DIA-SEQ.6", seat: "green" },
    ],
    [
      "[DIA-SEQ.2] the Turn Order Phase begins",
      () => table().dice("1 2 3 4").only("game-turn", "turnOrder").run(),
      { type: "phase-began", clause: "DIA-SEQ.1", phase: "turn-order" },
    ],
    [
      "[DIA-SEQ.4] [DIA-SEQ.5] the first player is named",
      () => table().dice("1 2 3 4").only("game-turn", "turnOrder").run().byChance().play("yellow name-first-player green"),
      { type: "first-player-named", clause: "DIA-SEQ.4", seat: "yellow", first: "green" },
    ],
    [
      "[DIA-ROY.21] [DIA-CHA.11] an heir of age is killed, which costs the status",
      () => {
        const t = table({ turn: 4 }).royal("heracles", "damascus", "blue").control("blue", "damascus").control("red", "alexandria", "memphis", "pelusium");
        return t.byChance().only("game-turn", "turnTrack").run().play("blue kill-heir heracles");
      },
      { type: "heir-came-of-age", clause: "DIA-ROY.21", seat: "blue", royal: "heracles", choice: "kill" },
      { type: "royal-killed", clause: "DIA-ROY.13", royal: "heracles" },
      { type: "champion-lost", clause: "DIA-CHA.11", seat: "blue", against: null },
    ],
    [
      "[DIA-ROY.21] or kept",
      () => {
        const t = table({ turn: 4 }).royal("heracles", "damascus", "blue").control("blue", "damascus").control("red", "alexandria", "memphis", "pelusium");
        return t.byChance().only("game-turn", "turnTrack").run().play("blue keep-heir heracles");
      },
      { type: "heir-came-of-age", clause: "DIA-ROY.21", seat: "blue", royal: "heracles", choice: "keep" },
    ],
    [
      "[DIA-EOT.3] hands are discarded",
      () => table().hand("red", "diplomacy", "mutiny").byChance().only("game-turn", "endOfTurn").run(),
      { type: "hand-discarded", clause: "DIA-EOT.3", seat: "red", cards: ["diplomacy", "mutiny"] },
    ],
    [
      "[DIA-SEQ.1] [DIA-EOT.1] a turn begins",
      () => table().byChance().only("game-turn", "endOfTurn").run(),
      { type: "turn-began", clause: "DIA-SEQ.1", turn: 3 },
    ],
    [
      "[DIA-EOT.6] a general is replaced",
      () => table({ turn: 3 }).general("red", "antipater", "pella").byChance().only("game-turn", "turnTrack").run(),
      { type: "general-replaced", clause: "DIA-EOT.6", seat: "red", general: "antipater", by: "polyperchon" },
    ],
    [
      "[DIA-EOT.7] Demetrius joins a faction",
      () => table({ turn: 3 }).generalAt("blue", "antigonus", DEAD).control("blue", "pella", "tyre").byChance().only("game-turn", "turnTrack").run(),
      { type: "general-joined", clause: "DIA-EOT.7", seat: "blue", general: "demetrius" },
    ],
    [
      "[DIA-ALX.9] the body is removed",
      () => table({ turn: 4 }).royal("alexanders-body", "babylon").byChance().only("game-turn", "turnTrack").run(),
      { type: "body-removed", clause: "DIA-ALX.9" },
    ],
    [
      "[DIA-ISO.1] an isolated marker is removed",
      () => table().control("red", "susia").byChance().only("game-turn", "isolation").run(),
      { type: "marker-removed", clause: "DIA-ISO.1", space: "susia", owner: "red" },
    ],
    [
      "[DIA-REI.6] generals and CUs return",
      () => table().generalAt("red", "antipater", DISPERSED).control("red", "pella").byChance().begin("reinforcement"),
      { type: "general-placed", clause: "DIA-REI.9", seat: "red", general: "antipater", space: "pella" },
    ],
    [
      "[DIA-REI.13] a general without a space waits",
      () => table({ players: 2 }).generalAt("blue", "craterus", DISPERSED).generalAt("blue", "ptolemy", DISPERSED).byChance().begin("reinforcement"),
      { type: "general-dispersed", clause: "DIA-REI.13", seat: "blue", general: "craterus" },
    ],
    [
      "[DIA-REI.7] [DIA-FLT.6] the first and the last of the fleets return",
      () => {
        const all = t0.edition.board.spaces.filter(({ kind }) => kind !== "transit").map(({ id }) => id);
        const t = table({ players: 2 }).control("blue", ...all);
        t.set((s) => t0.fleetIds.forEach((_, nth) => setFleet(s, nth, false, true)));
        return t.byChance().begin("reinforcement");
      },
      { type: "fleet-returned", clause: "DIA-REI.7", seat: "blue", fleet: t0.fleetIds[0]! },
      { type: "fleet-returned", clause: "DIA-REI.7", seat: "blue", fleet: t0.fleetIds.at(-1)! },
    ],
    [
      "[DIA-REI.7] [DIA-FLT.6] fleets return",
      () =>
        table()
          .control("red", "rhodes")
          .set((s) => setFleet(s, fleet("rhodian-fleet"), false, true))
          .byChance()
          .begin("reinforcement"),
      { type: "fleet-returned", clause: "DIA-REI.7", seat: "red", fleet: "rhodian-fleet" },
    ],
  ],
};

describe.each(Object.entries(ROWS))("%s", (_, rows) => {
  test.each(rows.map((row) => [row[0], row] as const))("%s", (_title, [, position, ...events]) => {
    const { log } = position();
    for (const event of events) expect(log.filter(({ type }) => type === event.type)).toContainEqual(event);
  });
});
