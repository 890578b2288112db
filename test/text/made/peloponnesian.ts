/** Examples of Peloponnesian. */
import type { PeloponnesianTypes } from "../../../src/peloponnesian/game-types.js";
import { REFUSALS } from "../../../src/peloponnesian/rules/refusals.js";
import {
  BATTLE_MODES,
  BATTLE_WAYS,
  COMBAT_QUESTIONS,
  EVENT_ROLLS,
  GARRISONS,
  MELEE_QUESTIONS,
  OLYMPIANS,
  ROLLS,
  SEASONS,
  SEATS,
  TARGETS,
  VICTORIES,
} from "../../../src/peloponnesian/vocabulary/types.js";
import type { Made } from "./made.js";

const AREAS = ["megara", "saronic-gulf", "central-aegean"] as const;
const REASONS = ["wreck", "battle", "retreat", "attrition", "disbanded", "event", "cargo"] as const;
/** What only its seat may know: nothing, nobody, blocks, blocks with their values. */
const SECRETS = [
  {},
  { secret: {} },
  { secret: { blocks: [] } },
  { secret: { blocks: ["s01"] } },
  { secret: { blocks: ["a14", "s25"], values: [2] } },
  { secret: { blocks: ["a14", "s25"], values: [2, 3] } },
] as const;
const CARDS = [{}, { secret: { cards: [] } }, { secret: { cards: ["plague"] } }, { secret: { cards: ["plague", "tempest"] } }] as const;
const FACES = [
  { side: "athens", block: "a01", cv: 3, rating: "B2" },
  { side: "athens", block: null, cv: 1, rating: "C1" },
  { side: "sparta", block: "s01", cv: 4, rating: "A3" },
] as const;

const counts = SECRETS.map((secret, nth) => ({ count: nth === 0 ? 1 : 2, ...secret }));
const fighters = SEATS.flatMap((side) => [
  { area: "megara", side, block: side === "athens" ? "a01" : "s01" },
  { area: "megara", side, block: null },
]);

export const PELOPONNESIAN_MADE: Made<PeloponnesianTypes> = {
  seat: "sparta",
  purposes: ROLLS,
  events: {
    "sides-chosen": SEATS.flatMap((seat) => SEATS.map((side) => ({ seat, side, bid: seat === side ? 1 : 3 }))),
    "year-began": [{ year: -431 }],
    "season-began": SEASONS.map((season) => ({ season, year: -431 })),
    "cards-dealt": CARDS.flatMap((secret) => [
      { count: 1, ...secret },
      { count: 6, ...secret },
    ]),
    "card-committed": CARDS,
    "card-revealed": (["event", "actions", "sacrifice"] as const).map((use) => ({ card: "plague", use })),
    "turn-began": [
      { use: "event", actions: 0 },
      { use: "actions", actions: 1 },
      { use: "actions", actions: 3 },
    ],
    "turn-ended": SEATS.map((seat) => ({ seat })),
    "event-began": [{ card: "plague" }],
    "event-failed": [{ card: "plague" }],
    "leader-changed": [{ card: null }, { card: "brasidas" }],
    "card-removed": [{ card: "plague" }],
    "card-left-play": [{ card: "decelea-fortified" }],
    "olympian-taken": OLYMPIANS.map((olympian) => ({ olympian })),
    "olympian-used": OLYMPIANS.map((olympian) => ({ olympian })),
    "control-changed": [
      { area: "megara", controller: null, reason: "abandoned" },
      ...(["revolt", "civil-war", "alignment", "insurgents", "capture", "abandoned", "treaty"] as const).map(
        (reason) => ({ area: "megara", controller: "sparta", reason }) as const,
      ),
    ],
    "garrison-changed": GARRISONS.flatMap((kind) => [
      { area: "megara", kind, cv: 0 },
      { area: "megara", kind, cv: 1 },
      { area: "thebes", kind, cv: 2 },
    ]),
    "area-aligned": [{ area: "argos" }],
    "blocks-moved": [...counts.map((count) => ({ from: "megara", to: "saronic-gulf", ...count })), { from: "central-aegean", to: "samos", count: 1 }],
    "cargo-loaded": SECRETS.flatMap((secret) => AREAS.map((area) => ({ area, ...secret }))),
    "entered-city": counts.map((count) => ({ area: "megara", ...count })),
    "forced-march-announced": counts.map((count) => ({ from: "megara", to: "saronic-gulf", ...count })),
    "block-built": SECRETS.flatMap((secret) => AREAS.map((area) => ({ area, ...secret }))),
    "recruits-drawn": counts,
    "recruit-placed": SECRETS.map((secret) => ({ area: "megara", ...secret })),
    "recruits-returned": [{ count: 1 }, { count: 2 }],
    "garrison-detached": [{ area: "megara" }],
    "city-pillaged": [{ area: "megara" }],
    "block-supplied": SECRETS.map((secret) => ({ area: "saronic-gulf", ...secret })),
    "prestige-changed": (["battle", "retreat", "storm", "pillage", "tribute", "event", "bid"] as const).flatMap((reason) => [
      { amount: 1, marker: 0, reason },
      { amount: -1, marker: 1, reason },
      { amount: 2, marker: -2, reason },
    ]),
    "storm-check": [
      { border: "megara.saronic-gulf", storm: true, rolled: true, fleets: 1 },
      { border: "megara.saronic-gulf", storm: false, rolled: true, fleets: 2 },
      { border: "megara.saronic-gulf", storm: true, rolled: false, fleets: 1 },
    ],
    "ships-damaged": [
      { wrecks: 0, waves: 0 },
      { wrecks: 1, waves: 0 },
      { wrecks: 0, waves: 1 },
      { wrecks: 2, waves: 2, secret: { blocks: ["a14"] } },
    ],
    "forced-march-rolled": [0, 1, 2].map((successes) => ({ from: "megara", to: "saronic-gulf", successes, needed: 5, eliteNeeded: 4 })),
    "siege-began": [{ area: "megara", besieger: "athens" }],
    "siege-ended": [{ area: "megara" }],
    fortified: SECRETS.map((secret, nth) => ({ area: "megara", inside: nth, ...secret })),
    "battle-began": [
      ...BATTLE_MODES.map((mode) => ({ area: "megara", mode, aggressor: "athens", faces: FACES }) as const),
      { area: "saronic-gulf", mode: "sea", aggressor: "sparta", faces: FACES },
      { area: "megara", mode: "storm", aggressor: "sparta", faces: FACES.slice(2) },
    ],
    "round-began": [{ area: "megara", round: 2 }],
    "block-attacked": fighters.flatMap((fighter) => [
      { ...fighter, hits: 1, routs: 0 },
      { ...fighter, hits: 2, routs: 1 },
      { ...fighter, hits: 0, routs: 2 },
    ]),
    "block-hit": fighters.flatMap((fighter) => [
      { ...fighter, cv: 0 },
      { ...fighter, cv: 1 },
    ]),
    "block-routed": SEATS.map((side) => ({ area: "megara", side, block: "s25" })),
    "retreat-announced": SEATS.map((side) => ({ area: "megara", side })),
    "side-panicked": SEATS.map((side) => ({ area: "megara", side })),
    "battle-ended": BATTLE_WAYS.flatMap((way) =>
      way === "none" ? [] : ([null, "athens"] as const).flatMap((winner) => AREAS.map((area) => ({ area, winner, way }))),
    ),
    "blocks-retreated": [
      ...counts.map((count) => ({ from: "megara", to: "saronic-gulf", inside: false, ...count })),
      { from: "megara", to: "megara", inside: true, count: 1 },
      { from: "megara", to: "corinth", inside: true, count: 2 },
    ],
    "blocks-lost": REASONS.flatMap((reason) => counts.map((count) => ({ area: "megara", reason, ...count }))),
    "block-reduced": REASONS.flatMap((reason) => [
      { area: "megara", reason },
      { area: "saronic-gulf", reason, secret: { blocks: ["a14"] } },
      { area: "saronic-gulf", reason, secret: { blocks: ["a14"], values: [2] } },
    ]),
    "attrition-rolled": [
      { area: "megara", losses: 0, eliminated: 0, garrison: 0 },
      { area: "megara", losses: 1, eliminated: 0, garrison: 0 },
      { area: "megara", losses: 0, eliminated: 0, garrison: 1 },
      { area: "megara", losses: 2, eliminated: 1, garrison: 1, secret: { blocks: ["s01"], values: [1] } },
      { area: "megara", losses: 5, eliminated: 2, garrison: 0 },
    ],
    "peace-rolled": [
      { counter: 2, target: 3, peace: true },
      { counter: 2, target: 1, peace: false },
    ],
    "truce-ended": [{}],
    "game-over": [
      { winner: null, victory: "draw" },
      ...SEATS.flatMap((winner) => VICTORIES.flatMap((victory) => (victory === "draw" ? [] : [{ winner, victory }]))),
    ],
  },
  prompts: {
    bidding: [
      { bid: 1, choosesSide: false },
      { bid: 2, choosesSide: true },
    ],
    commit: SEASONS.flatMap((season) => [{ season }, [{ season }, "play-event"] as const, [{ season }, "play-event", "sacrifice", "play-actions"] as const]),
    "take-olympian": [{}],
    "action-phase": SEASONS.flatMap((season) => [
      { season, actions: 1 },
      { season, actions: 2 },
    ]),
    maneuver: [
      { limited: false, group: null },
      { limited: true, group: null },
      { limited: true, group: "megara" },
      { limited: false, group: "saronic-gulf" },
    ],
    loading: [{ at: "megara" }, { at: "saronic-gulf" }, { at: null }],
    "lower-cargo": [
      { cargo: null, carrier: null },
      { cargo: "a01", carrier: null },
      { cargo: null, carrier: "a14" },
      { cargo: "a01", carrier: "a14" },
    ],
    march: [
      { at: null, used: 0, allowance: null, atPort: null, forced: null },
      { at: "megara", used: 0, allowance: null, atPort: null, forced: null },
      { at: null, used: 0, allowance: 3, atPort: null, forced: null },
      { at: "megara", used: 2, allowance: 3, atPort: true, forced: false },
      { at: "megara", used: 3, allowance: 3, atPort: false, forced: true },
      { at: "saronic-gulf", used: 0, allowance: 1, atPort: false, forced: false },
      { at: "saronic-gulf", used: 5, allowance: 3, atPort: false, forced: false },
      { at: "megara", used: 1, allowance: 3, atPort: false, forced: false },
    ],
    muster: [{ goal: null }, { goal: "megara" }],
    build: [
      { left: 1, fleetsOnly: false },
      { left: 2, fleetsOnly: true },
    ],
    recruit: [{}],
    "detach-garrison": [{}],
    pillage: [
      { city: null, leaver: null },
      { city: "megara", leaver: null },
      { city: "megara", leaver: "s01" },
    ],
    "winter-supply": [{ left: 1 }, { left: 2 }],
    "storm-checks": [{}],
    "forced-marches": [
      { from: null, to: null, block: null },
      { from: "megara", to: null, block: null },
      { from: null, to: "megara", block: null },
      { from: "megara", to: "saronic-gulf", block: "s01" },
    ],
    combat: COMBAT_QUESTIONS.flatMap((question) => [
      { question, from: null },
      { question, from: "megara" },
    ]),
    battle: [{ area: "megara" }, { area: "saronic-gulf" }],
    fortify: [
      { area: "megara", inside: false, room: 0 },
      { area: "megara", inside: true, room: 1 },
      { area: "megara", inside: true, room: 2 },
    ],
    melee: BATTLE_MODES.flatMap((mode) => MELEE_QUESTIONS.map((question) => ({ area: "megara", mode, question }))),
    retreat: [
      { area: "saronic-gulf", leaver: null },
      { area: "megara", leaver: "s01" },
    ],
    sieges: [
      {},
      [{}, "end-sieges"],
      [{}, "leave-siege"],
      [{}, "storm"],
      [{}, "attrition", "storm"],
      [{}, "leave-siege", "attrition"],
      [{}, "leave-siege", "attrition", "storm"],
    ],
    storm: [{ city: "megara" }],
    wintering: [true, false].flatMap((atPeace) => [
      { leaver: null, atPeace },
      { leaver: "s01", atPeace },
    ]),
    event: [null, ...TARGETS].map((target) => ({ card: "plague", target })),
    expansion: [
      { region: "ionia", upTo: 1 },
      { region: "western-islands", upTo: 2 },
    ],
    "use-olympian": [
      ...OLYMPIANS.flatMap((olympian) => [{ olympian, city: null, roll: null }, { olympian, city: "megara", roll: "plague" } as const]),
      ...EVENT_ROLLS.map((roll) => ({ olympian: "zeus", city: null, roll }) as const),
    ],
    losses: [
      { left: 1, area: null },
      { left: 2, area: "megara" },
    ],
  },
  reasons: Object.keys(REFUSALS),
  data: [
    {
      block: "s01",
      area: "megara",
      city: "megara",
      seat: "sparta",
      card: "plague",
      olympian: "zeus",
      mover: "athens",
      most: 1,
      from: "corinth",
      action: "muster",
    },
    { block: "s25", area: "saronic-gulf", city: "thebes", seat: "athens", mover: "sparta", most: 3, from: "saronic-gulf", action: "build" },
    { block: "a27", area: "central-aegean", city: "potidaea", most: 2, from: "malian-gulf" },
    ...["maneuver", "recruit", "detach-garrison", "pillage", "supply", "of-another-version"].map((action) => ({ action, block: "s06", area: "delphi" })),
  ],
  outcomes: [
    ...VICTORIES.filter((kind) => kind !== "draw").map((kind) => ({ winners: ["athens"], kind, scores: { athens: 3, sparta: -3 } }) as const),
    { winners: ["sparta"], kind: "decisive", scores: { athens: -12, sparta: 12 } },
    { winners: ["sparta"], kind: "of-another-version", scores: {} },
    { winners: [], kind: "draw", scores: { athens: 0, sparta: 0 } },
    { winners: ["athens", "sparta"], kind: "draw", scores: { athens: 1, sparta: -1 } },
  ],
};
