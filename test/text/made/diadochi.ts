/** Examples of Diadochi. */
import type { DiadochiTypes } from "../../../src/diadochi/game-types.js";
import { REFUSALS } from "../../../src/diadochi/rules/refusals.js";
import { ROLLS, WINDOWS } from "../../../src/diadochi/vocabulary/types.js";
import type { Made } from "./made.js";

const PIECES = [
  { space: "sardis", units: { mercenary: 2, royal: 1 }, generals: ["antigonus"], royals: ["heracles"] },
  { space: "sardis", units: {}, generals: ["antigonus", "seleucus"], royals: [] },
  { space: "sardis", units: { elephant: 1 }, generals: [], royals: [] },
  { space: "sardis", units: { macedonian: 0 }, generals: [], royals: ["cleopatra"] },
];
const ONE = { space: "athens", units: { "silver-shields": 1 } } as const;
const TWO = { space: "babylon", units: { mercenary: 2, macedonian: 1, elephant: 2 } } as const;
const BLUE = { army: "blue", commander: "ptolemy", units: { mercenary: 2, elephant: 1 } } as const;
const ALONE = { army: "blue", commander: "ptolemy", units: {} } as const;
const TRIBE = { army: "independent", commander: null, units: { mercenary: 4 } } as const;
const LAST = { army: "independent", commander: null, units: { mercenary: 1 } } as const;
const WINDOW = { seat: "red", own: [], others: [], army: "blue", commander: "ptolemy", space: "sardis", trying: "green", card: null } as const;
const BARE = { ...WINDOW, army: "nobody", commander: null, space: null, trying: "nobody" } as const;

export const DIADOCHI_MADE: Made<DiadochiTypes> = {
  seat: "red",
  purposes: ROLLS,
  events: {
    "general-dealt": [{ general: "antigonus" }],
    "general-drafted": [{ general: "antigonus" }],
    "army-set-up": [
      { general: "antigonus", ...TWO },
      { general: "antigonus", space: "sardis", units: {} },
    ],
    "turn-began": [{ turn: 2 }],
    "phase-began": (["turn-order", "usurper", "reinforcements", "deal", "strategy", "isolation", "end-of-turn"] as const).map((phase) => ({ phase })),
    "round-began": [{ round: 3 }],
    "segment-began": (["surrender", "tyche", "movement", "supply"] as const).map((segment) => ({ segment })),
    "first-player-named": [{ first: "red" }, { first: "blue" }],
    "usurper-named": [{}],
    "cards-dealt": [{ count: 1 }, { count: 7 }],
    "card-drawn": [{ card: null }, { card: "mutiny" }],
    "deck-reshuffled": [{}],
    "hand-discarded": [{ cards: [] }, { cards: ["mutiny"] }, { cards: ["mutiny", "scouts", "ambush"] }],
    "hidden-card-revealed": [{ card: "mutiny" }],
    "card-added-to-deck": [{ card: "general-cassander" }],
    "body-removed": [{}],
    "heir-came-of-age": (["enthrone", "keep", "kill"] as const).map((choice) => ({ royal: "alexander-iv", choice })),
    "points-changed": [
      { victoryPoints: 0, legitimacy: 1 },
      { victoryPoints: 1, legitimacy: 12 },
      { victoryPoints: 22, legitimacy: 0 },
    ],
    "champion-lost": [{ against: null }, { against: "blue" }],
    "prestige-gained": [
      { general: "antigonus", points: 1 },
      { general: "antigonus", points: 2 },
    ],
    "game-over": (["legitimacy", "victory-points", "regency", "most-victory-points", "concession"] as const).map((victory) => ({ winner: "blue", victory })),
    "marker-placed": [
      { seat: null, space: "athens", replaced: null },
      { seat: null, space: "athens", replaced: "independent" },
      { seat: null, space: "athens", replaced: "blue" },
      { seat: null, space: "argos", replaced: "blue" },
      { space: "athens", replaced: null },
      { space: "athens", replaced: "independent" },
      { space: "athens", replaced: "blue" },
    ],
    "marker-removed": [
      { space: "athens", owner: "blue" },
      { space: "argos", owner: "independent" },
    ],
    "units-placed": [ONE, TWO],
    "units-lost": [
      { seat: null, space: null, units: { mercenary: 1 } },
      { seat: null, space: "athens", units: { mercenary: 2 } },
      ONE,
      { ...TWO, space: null },
    ],
    "units-dispersed": [{ units: { royal: 1 } }, { units: { royal: 2 } }, { units: { elephant: 1, mercenary: 1 } }],
    "units-changed-sides": [
      { ...ONE, from: "blue", to: "red" },
      { ...TWO, from: "blue", to: "green" },
    ],
    "general-placed": [
      { general: "antigonus", space: "sardis" },
      { general: "replacement-of-antigonus", space: "argos" },
    ],
    "general-joined": [{ general: "demetrius" }],
    "general-taken-back": [{ general: "alcetas" }],
    "general-dispersed": [{ general: "alcetas" }, { general: "replacement-of-antigonus" }],
    "general-killed": [{ general: "ptolemy" }, { general: "replacement-of-antigonus" }],
    "general-replaced": [
      { general: "antipater", by: "polyperchon" },
      { general: "ptolemy", by: "replacement-of-ptolemy" },
    ],
    "royal-controlled": [
      { royal: "cleopatra", seat: null },
      { royal: "cleopatra", seat: "red" },
      { royal: "alexanders-body", seat: null },
      { royal: "alexanders-body", seat: "red" },
    ],
    "royal-moved": [
      { royal: "cleopatra", space: "sardis" },
      { royal: "alexanders-body", space: "memphis" },
    ],
    "royal-activated": [
      { royal: "cleopatra", husband: "perdiccas" },
      { royal: "olympias", husband: null },
    ],
    "royal-deactivated": [{ royal: "cleopatra" }, { royal: "heracles" }],
    "royal-killed": [{ royal: "cleopatra" }, { royal: "philip-iii" }],
    "body-buried": [{ space: "aegae" }],
    "royals-disbanded": [
      { space: "athens", count: 1 },
      { space: "athens", count: 2 },
    ],
    "left-the-walls": [{ space: "athens" }],
    "card-played": (["ops", "event", "deploy-general", "upgrade-fleet", "return-fleet", "new-general"] as const).map((use) => ({ card: "mutiny", use })),
    "surprise-played": [{ card: "mutiny", window: "any" }],
    "surprise-exchanged": [{ card: "mutiny" }],
    "surprise-cancelled": [{ card: "mutiny" }],
    "discarded-for-independent": [{ card: "mutiny", space: "athens" }],
    "card-removed": [{ card: "lamian-war" }],
    "event-declined": [{ card: "lamian-war" }],
    "event-without-effect": [{ card: "lamian-war" }],
    "card-effect": [
      { card: "epidemic", target: null, amount: null },
      { card: "suspicion", target: null, amount: 3 },
      { card: "suspicion", target: "blue", amount: null },
      { card: "suspicion", target: "blue", amount: 1 },
      { card: "suspicion", target: "blue", amount: 3 },
      { card: "siege-engines", target: "antigonus", amount: 1 },
      { card: "gift-of-oratory", target: "antigonus", amount: 5 },
      { card: "epidemic", target: "athens", amount: 2 },
    ],
    "ops-lost": [{ ops: 1 }, { ops: 2 }],
    "ops-recorded": [
      { unit: "mercenary", ops: 1, needed: 2 },
      { unit: "macedonian", ops: 3, needed: 4 },
    ],
    "fleet-upgraded": [{ fleet: "ionian-fleet" }],
    "fleet-returned": [{ fleet: "ionian-fleet" }],
    "fleet-dispersed": [{ fleet: "ionian-fleet" }],
    "army-activated": [
      { general: "antigonus", space: "sardis", units: {}, movementPoints: 1 },
      { general: "antigonus", space: "sardis", units: { mercenary: 0 }, movementPoints: 4 },
      { general: "antigonus", ...ONE, movementPoints: 1 },
      { general: "antigonus", ...TWO, movementPoints: 5 },
    ],
    "movement-points-changed": [{ movementPoints: 0 }, { movementPoints: 1 }, { movementPoints: 2 }],
    "army-moved": [
      { seat: null, general: null, from: "athens", to: "corinth", movementPoints: 0 },
      { general: null, from: "athens", to: "corinth", movementPoints: 1 },
      { general: "antigonus", from: "athens", to: "corinth", movementPoints: 2 },
      { general: "replacement-of-antigonus", from: "athens", to: "corinth", movementPoints: 2 },
    ],
    "move-ended": [
      { seat: null, general: null, space: "athens" },
      { general: null, space: "athens" },
      { general: "antigonus", space: "athens" },
    ],
    "pieces-left": PIECES,
    "pieces-picked-up": PIECES,
    "commander-changed": [{ general: "antigonus" }],
    "passage-asked": [{ space: "athens" }],
    "passage-answered": [
      { space: "athens", permitted: true },
      { space: "athens", permitted: false },
    ],
    "passage-betrayed": [{ space: "athens" }],
    "interception-declared": [
      { seat: null, general: null, from: "athens", space: "corinth" },
      { general: null, from: "athens", space: "corinth" },
      { general: "antigonus", from: "athens", space: "corinth" },
    ],
    "attempt-led": [{ general: "antigonus", space: "corinth" }],
    "interception-succeeded": [
      { seat: null, from: "athens", space: "corinth" },
      { from: "athens", space: "corinth" },
    ],
    "interception-failed": [{ from: "athens", space: "corinth" }],
    "stepped-back": [{ space: "corinth" }],
    "withdrew-inside": PIECES,
    "avoidance-tried": [
      { seat: null, space: "athens", success: true },
      { seat: null, space: "athens", success: false },
      { space: "athens", success: true },
      { space: "athens", success: false },
    ],
    "battle-avoided": [
      { seat: null, from: "athens", to: "corinth" },
      { from: "athens", to: "corinth" },
    ],
    pursuit: [
      { space: "corinth", success: true },
      { space: "corinth", success: false },
    ],
    overrun: [
      { seat: null, loser: "blue", space: "corinth" },
      { loser: null, space: "corinth" },
      { loser: "blue", space: "corinth" },
    ],
    "battle-began": [
      { attacker: null, defender: "blue", space: "corinth" },
      { attacker: "red", defender: null, space: "corinth" },
      { attacker: "red", defender: "blue", space: "corinth" },
    ],
    "royals-set-aside": [{ count: 1 }, { count: 2 }],
    "battle-strengths": [{ space: "corinth", attacker: 7, defender: 11 }],
    "battle-scores": [{ space: "corinth", attacker: 7, defender: 11 }],
    "battle-won": [
      { winner: null, loser: "blue", space: "corinth" },
      { winner: "red", loser: null, space: "corinth" },
      { winner: "red", loser: "blue", space: "corinth" },
    ],
    "battle-drawn": [
      { attacker: null, defender: "blue", space: "corinth" },
      { attacker: "red", defender: null, space: "corinth" },
      { attacker: "red", defender: "blue", space: "corinth" },
    ],
    "no-battle": [{ space: "corinth" }],
    "army-defeated": [{ seat: null, space: "corinth" }, { space: "corinth" }],
    "garrison-joined": [ONE, TWO],
    sortie: [ONE, TWO],
    "attempt-made": [
      { space: "corinth", siege: true, points: 1, losses: 0 },
      { space: "corinth", siege: false, points: 2, losses: 1 },
      { space: "corinth", siege: false, points: 0, losses: 2 },
    ],
    "siege-points": [
      { space: "corinth", points: 1, needed: 2 },
      { space: "corinth", points: 2, needed: 1 },
    ],
    "siege-lifted": [{ space: "corinth" }],
    "city-fell": [{ space: "corinth" }],
    subjugated: [{ space: "corinth" }],
    "naval-move-announced": [
      { path: ["athens", "delos"], escorts: [] },
      { path: ["athens", "delos", "crete", "rhodes"], escorts: ["ionian-fleet"] },
      { path: ["athens"], escorts: ["ionian-fleet", "rhodian-fleet"] },
    ],
    "naval-interception-declared": [{ fleets: ["ionian-fleet"] }, { fleets: ["ionian-fleet", "rhodian-fleet"] }],
    "naval-interception-cancelled": [{}],
    "naval-move-cancelled": [{}],
    "naval-battle": [
      { attacker: "red", interceptor: "blue", attackerScore: 0, interceptorScore: 0, winner: "blue" },
      { attacker: "red", interceptor: "blue", attackerScore: 7, interceptorScore: 0, winner: "red" },
      { attacker: "red", interceptor: "blue", attackerScore: 7, interceptorScore: 9, winner: "blue" },
      { attacker: "red", interceptor: "blue", attackerScore: 7, interceptorScore: 7, winner: null },
    ],
    "turned-back": [{ space: "corinth" }],
    "independent-army-placed": [
      { space: "corinth", units: 1, army: null },
      { space: "corinth", units: 4, army: "scythians" },
      { space: "corinth", units: 4, army: "hellenic-league" },
      { space: "corinth", units: 3, army: "local-tribe" },
      { space: "corinth", units: 4, army: "ariarathes" },
    ],
    "independent-army-removed": [{ space: "corinth" }],
    "independent-army-activated": [{ space: "corinth", movementPoints: 4 }],
    rebellion: [
      { space: "corinth", owner: "blue" },
      { space: "athens", owner: "blue" },
    ],
  },
  prompts: {
    reaction: [{}],
    "draft-general": [{ seat: "red" }],
    "name-first-player": [{ seat: "red" }, { seat: "blue" }],
    "coming-of-age": [{ seat: "red", royal: "alexander-iv" }],
    "place-general": [
      { seat: "red", general: "antigonus", army: true },
      { seat: "red", general: "antigonus", army: false },
    ],
    "place-units": [
      { seat: "red", units: { mercenary: 1 } },
      { seat: "red", units: { mercenary: 2, elephant: 1 } },
    ],
    "setup-markers": [{ seat: "red", general: "eumenes", left: 2 }],
    "surrender-segment": [
      { seat: "red" },
      [{ seat: "red" }, "done"],
      [{ seat: "red" }, "done", "place-marker"],
      [{ seat: "red" }, "free-attempt", "bury-body", "exchange-surprise", "take-back-general", "disband-royal"],
    ],
    "tyche-segment": [{ seat: "red" }],
    "choose-use": [
      { seat: "red", choice: null },
      { seat: "red", choice: "mutiny" },
    ],
    "choose-ops-use": [
      { seat: "red", ops: 1, card: "lamian-war" },
      { seat: "red", ops: 3, card: "lamian-war" },
    ],
    "place-control-markers": [
      { seat: "red", ops: 0, placed: ["athens"], card: "lamian-war" },
      { seat: "red", ops: 3, placed: [], card: "lamian-war" },
      { seat: "red", ops: 2, placed: ["athens", "corinth"], card: "lamian-war" },
    ],
    train: [
      { seat: "red", ops: 1, card: "lamian-war", unit: null, recorded: 0, needed: 0 },
      { seat: "red", ops: 2, card: "lamian-war", unit: "mercenary", recorded: 1, needed: 2 },
      { seat: "red", ops: 2, card: "lamian-war", unit: "elephant", recorded: 0, needed: 4 },
    ],
    "upgrade-fleet": [{ seat: "red", card: "lamian-war" }],
    "return-fleet": [{ seat: "red", card: "lamian-war" }],
    "replace-general": [{ seat: "red", card: "lamian-war" }],
    "bonus-event": [{ seat: "red", card: "lamian-war" }],
    event: [
      ...(["player", "province", "space", "army", "general", "family", "fleet", "option", "unit"] as const).map(
        (target) => ({ seat: "red", card: "lamian-war", target, within: null }) as const,
      ),
      { seat: "red", card: "lamian-war", target: "space", within: "thessaly" },
    ],
    "surprise-effect": [
      { seat: "red", card: "mutiny", target: "unit", against: "nobody" },
      { seat: "red", card: "mutiny", target: "unit", against: "independent" },
      { seat: "red", card: "mutiny", target: "unit", against: "blue" },
    ],
    "surprise-window": [
      ...WINDOWS.flatMap((window) => [
        { ...WINDOW, own: [window] },
        { ...BARE, others: [window] },
      ]),
      { ...WINDOW, others: ["battle-before-dice"], army: "independent", commander: null },
      { ...WINDOW, own: ["any", "assault-declared"], others: ["battle-before-dice"] },
      { ...WINDOW, card: "mutiny" },
      WINDOW,
    ],
    "movement-segment": [
      { seat: "red", moving: false },
      { seat: "red", moving: true },
      [{ seat: "red", moving: true }, "activate-general", "done"],
      [{ seat: "red", moving: true }, "done"],
      [{ seat: "red", moving: true }, "done", "exchange-surprise"],
      [{ seat: "red", moving: true }, "done", "place-minor-general", "disband-royal"],
    ],
    "end-of-movement": [
      { seat: "red", general: "perdiccas", space: "athens", owner: "blue" },
      { seat: "red", general: "cassander", space: "athens", owner: "independent" },
      { seat: "red", general: "antigonus", space: "athens", owner: "blue" },
    ],
    campaign: [
      { seat: "red", card: "major-campaign", armies: 1, mp: 4 },
      { seat: "red", card: "major-campaign", armies: 3, mp: 1 },
    ],
    "compose-army": [
      { seat: "red", commander: "antigonus", space: "sardis", units: {} },
      { seat: "red", commander: "antigonus", space: "sardis", units: { mercenary: 2 } },
    ],
    march: [
      { seat: "red", commander: "antigonus", mp: 1, space: "sardis", units: {} },
      { seat: "red", commander: "antigonus", mp: 4, space: "sardis", units: { mercenary: 2 } },
    ],
    "drop-or-pick-up": [
      { seat: "red", commander: "antigonus", space: "sardis" },
      [{ seat: "red", commander: "antigonus", space: "sardis" }, "drop-royal"],
      [{ seat: "red", commander: "antigonus", space: "sardis" }, "pick-up-general"],
    ],
    "answer-passage": [
      { seat: "red", space: "athens", ...BLUE },
      { seat: "red", space: "athens", ...ALONE },
    ],
    "enter-anyway": [{ seat: "red", space: "athens", against: "blue" }],
    "betray-passage": [{ seat: "red", space: "athens", ...BLUE }],
    sortie: [
      { seat: "red", commander: "antigonus", space: "sardis", against: "blue" },
      { seat: "red", commander: "antigonus", space: "sardis", against: "independent" },
    ],
    "relief-joins": [{ seat: "red", space: "athens" }],
    interception: [
      { seat: "red", space: "athens", from: "corinth", ...BLUE },
      { seat: "red", space: "athens", from: null, ...TRIBE },
      { seat: "red", space: "athens", from: null, ...LAST },
    ],
    "interception-leader": [{ seat: "red", space: "athens", goal: "corinth" }],
    "interception-leaves": [
      { seat: "red", from: "athens", leader: "antigonus", units: {}, goal: "corinth" },
      { seat: "red", from: "athens", leader: "antigonus", units: { mercenary: 2 }, goal: "corinth" },
    ],
    "independent-interception": [{ seat: "red", goal: "corinth", ...BLUE }],
    "fight-or-step-back": [
      { seat: "red", from: "athens", space: "corinth", against: "blue" },
      { seat: "red", from: "athens", space: "corinth", against: "independent" },
    ],
    "withdraw-inside": [
      { seat: "red", army: "blue", space: "athens", room: 0 },
      { seat: "red", army: "independent", space: "athens", room: 1 },
      { seat: "red", army: "blue", space: "athens", room: 2 },
    ],
    "avoid-battle": [
      { seat: "red", space: "athens", general: null, least: 4, ...BLUE },
      { seat: "red", space: "athens", general: "antigonus", least: 3, ...TRIBE },
    ],
    "avoid-step": [
      { seat: "red", origin: "athens", first: null, attackerFrom: null },
      { seat: "red", origin: "athens", first: "corinth", attackerFrom: null },
    ],
    "independent-avoidance": [{ seat: "red", space: "athens", ...BLUE }],
    pursue: [{ seat: "red", last: "corinth", commander: "antigonus", space: "athens", least: 4 }],
    "unit-loss": [
      ...(["winner", "draw", "attrition", "assault", "supply"] as const).map(
        (purpose) => ({ seat: "red", purpose, space: "athens", units: { mercenary: 2, royal: 1 }, count: 1 }) as const,
      ),
      { seat: "red", purpose: "draw", space: null, units: { mercenary: 3 }, count: 2 },
    ],
    "garrison-excess": [
      { seat: "red", space: "athens", room: 0 },
      { seat: "red", space: "athens", room: 1 },
      { seat: "red", space: "athens", room: 2 },
    ],
    "attempt-commander": [{ seat: "red", space: "athens" }],
    "marker-after-capture": [{ seat: "red", space: "athens" }],
    "drop-before-embarking": [
      { seat: "red", commander: "antigonus", space: "athens", excess: 1 },
      { seat: "red", commander: "antigonus", space: "athens", excess: 2 },
    ],
    "sea-path": [
      { seat: "red", commander: "antigonus", start: "athens", port: null, left: 3, mp: 4 },
      { seat: "red", commander: "antigonus", start: "athens", port: "delos", left: null, mp: 1 },
      { seat: "red", commander: "antigonus", start: "athens", port: "athens", left: 3, mp: 4 },
      [{ seat: "red", commander: "antigonus", start: "athens", port: "delos", left: 3, mp: 4 }, "land-here"],
      [{ seat: "red", commander: "antigonus", start: "athens", port: "delos", left: 1, mp: 4 }, "sail-to"],
      { seat: "red", commander: "antigonus", start: "athens", port: "delos", left: 2, mp: 4 },
    ],
    escort: [
      { seat: "red", fleets: [], start: "athens", goal: "crete" },
      { seat: "red", fleets: ["ionian-fleet", "rhodian-fleet"], start: "athens", goal: "delos" },
    ],
    "naval-interception": [
      { seat: "red", army: "blue", start: "athens", goal: "delos", fleets: [], committing: false },
      { seat: "red", army: "blue", start: "athens", goal: "delos", fleets: [], committing: true },
      { seat: "red", army: "blue", start: "athens", goal: "delos", fleets: ["ionian-fleet", "rhodian-fleet"], committing: true },
    ],
    "independent-march": [
      { seat: "red", space: "athens", units: { mercenary: 1 }, mp: 1 },
      { seat: "red", space: "athens", units: { mercenary: 4 }, mp: 4 },
    ],
    "activate-independent": [{ seat: "red", card: "tribal-uprising", mp: 4 }],
  },
  reasons: Object.keys(REFUSALS),
  data: [
    {
      space: "corinth",
      general: "antigonus",
      royal: "alexander-iv",
      card: "mutiny",
      unit: "mercenary",
      fleet: "ionian-fleet",
      from: "athens",
      seat: "red",
      mover: "blue",
      province: "thessaly",
      player: "green",
      into: "sparta",
      next: "alcetas",
      mp: 1,
      cost: 2,
    },
    { province: "thessaly", royal: "alexanders-body", unit: "elephant", general: "replacement-of-antigonus", mp: 0, cost: 1 },
    { space: "athens", royal: "heracles", mp: 3, cost: 5 },
    { space: "thebes-egypt", from: "sardis" },
  ],
  outcomes: [
    ...["legitimacy", "victory-points", "regency", "most-victory-points", "concession", "of-another-version"].map(
      (kind) => ({ winners: ["red"], kind, scores: { red: 20, blue: 11 } }) as const,
    ),
    { winners: ["red", "green"], kind: "victory-points", scores: { red: 20, blue: 11, green: 20 } },
    { winners: [], kind: "most-victory-points", scores: {} },
  ],
};
