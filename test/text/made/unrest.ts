/** Examples of Unrest. */
import type { UnrestTypes } from "../../../src/unrest/game-types.js";
import { REFUSALS } from "../../../src/text/en/unrest/refusals.js";
import { LOCATIONS, ROLLS, SEATS } from "../../../src/unrest/vocabulary/types.js";
import type { Made } from "./made.js";

const PASSAGES = [
  { leader: "hasdrubal", from: "carthago", to: "sicily", cu: 0, leaders: [] },
  { leader: "hasdrubal", from: "carthago", to: "garrison-box", cu: 1, leaders: [] },
  { leader: "hasdrubal", from: "sicily", to: "syracusae", cu: 0, leaders: ["hanno"] },
  { leader: "hasdrubal", from: "syracusae", to: "sicily", cu: 5, leaders: ["hanno", "minor-a"] },
] as const;
const WINNERS = ["carthage", "coalition", "unrest"] as const;
const BATTLE = { location: "sicily", modifiers: { attacker: 0, defender: 0 }, losses: { attacker: 1, defender: 2 } } as const;

export const UNREST_MADE: Made<UnrestTypes> = {
  seat: "carthage",
  purposes: ROLLS,
  events: {
    "turn-started": [{ turn: 2 }],
    "card-discarded": SEATS.map((seat) => ({ seat, card: "c-blockade" })),
    "deck-rebuilt": SEATS.map((seat) => ({ seat, count: 12 })),
    "cards-drawn": SEATS.flatMap((seat) => [
      { seat, count: 1, cards: null },
      { seat, count: 2, cards: [] },
      { seat, count: 1, cards: ["c-blockade"] },
      { seat, count: 2, cards: ["c-blockade", "c-campaign"] },
    ]),
    "first-player-named": SEATS.flatMap((seat) => SEATS.map((first) => ({ seat, first }))),
    "round-started": [{ round: 3 }],
    "marker-removed": [{}],
    "marker-placed": [{}],
    "became-active": SEATS.map((seat) => ({ seat })),
    done: SEATS.map((seat) => ({ seat })),
    passed: SEATS.map((seat) => ({ seat })),
    "card-played": SEATS.flatMap((seat) => (["activate", "reinforce", "event", "response"] as const).map((use) => ({ seat, card: "k-campaign", use }))),
    "level-changed": (["event", "support", "attack", "automatic-victory"] as const).flatMap((cause) => [
      { from: 2, to: 3, cause },
      { from: 2, to: 0, cause },
    ]),
    "leader-activated": [{ leader: "hanno", value: 2 }],
    "activation-cancelled": [{ leader: "hanno" }],
    "activation-ended": [{ leader: "hanno" }],
    "activation-waived": SEATS.map((seat) => ({ seat })),
    "sea-move-declared": PASSAGES,
    "sea-moved": PASSAGES,
    marched: PASSAGES,
    "sea-move-cancelled": [{ leader: "hanno" }],
    "attack-declared": LOCATIONS.map((location) => ({ leader: "hanno", location, cu: 3, against: 2 })),
    "commander-named": SEATS.map((seat) => ({ seat, leader: "hanno" })),
    "automatic-victory": WINNERS.map((winner) => ({ winner, location: "sicily" })),
    "battle-fought": [
      ...WINNERS.map((winner) => ({ ...BATTLE, winner, totals: { attacker: 7, defender: 8 } }) as const),
      { ...BATTLE, winner: "carthage", totals: { attacker: 7, defender: 7 } },
      { ...BATTLE, winner: "carthage", totals: { attacker: 9, defender: 7 }, modifiers: { attacker: 2, defender: -1 } },
    ],
    "cu-removed": (["battle", "automatic-victory", "blockade"] as const).flatMap((cause) => [
      { location: "sicily", count: 1, cause },
      { location: "sicily", count: 2, cause },
    ]),
    "leader-displaced": [{ leader: "hanno" }],
    "leader-set-aside": [{ leader: "hanno" }],
    "support-won": WINNERS.flatMap((winner) => [0, 1, 2].map((points) => ({ winner, points }))),
    "support-lost": WINNERS.flatMap((winner) => [0, 1, 2].map((points) => ({ winner, points }))),
    "port-changed": (["support", "blockade", "surrender"] as const).flatMap((cause) => [
      { to: "carthage", ports: 1, cause } as const,
      { to: "coalition", ports: 2, cause } as const,
    ]),
    "commander-marked": [{ leader: "hanno" }],
    "cu-placed": SEATS.map((seat) => ({ seat, location: "sicily" })),
    "leader-placed": [{ leader: "hanno", location: "carthago" }],
    scored: [
      { turn: 1, portPoints: 0, unrestPoints: 0, vp: 1 },
      { turn: 2, portPoints: 1, unrestPoints: 0, vp: 9 },
      { turn: 3, portPoints: 0, unrestPoints: 2, vp: 0 },
      { turn: 4, portPoints: -1, unrestPoints: 1, vp: 5 },
    ],
    "game-over": (["no-victory-points", "open-revolt", "supremacy", "time", "concession"] as const).flatMap((victory) =>
      SEATS.map((winner) => ({ winner, victory })),
    ),
  },
  prompts: {
    draw: [{ seat: "carthage" }, { seat: "coalition" }],
    "first-player": [{ seat: "coalition" }],
    active: [
      { cardPlayed: false, rearranged: false },
      { cardPlayed: true, rearranged: false },
      { cardPlayed: false, rearranged: true },
      [{ cardPlayed: false, rearranged: true }, "done"],
      [{ cardPlayed: false, rearranged: true }, "activate"],
      [{ cardPlayed: false, rearranged: false }, "reinforce", "rearrange"],
      [{ cardPlayed: false, rearranged: false }, "play-event"],
      [{ cardPlayed: true, rearranged: true }, "play-event"],
      [{ cardPlayed: true, rearranged: false }, "rearrange"],
      [{ cardPlayed: true, rearranged: false }, "activate"],
    ],
    activate: [
      { value: 2, left: 1, first: null },
      { value: 3, left: 2, first: null },
      { value: 3, left: 1, first: "hanno" },
    ],
    activation: [
      { seat: "carthage", leader: "hanno", location: "carthago", points: 1 },
      { seat: "carthage", leader: "hanno", location: "carthago", points: 4 },
      { seat: "coalition", leader: "coalition-strategos", location: "syracusae", points: 0 },
      [{ seat: "coalition", leader: "coalition-strategos", location: "syracusae", points: 0 }, "march", "attack", "stop"],
      [{ seat: "coalition", leader: "coalition-strategos", location: "syracusae", points: 0 }, "attack", "stop"],
      [{ seat: "coalition", leader: "coalition-strategos", location: "syracusae", points: 0 }, "stop"],
    ],
    mistrust: [{ seat: "coalition", leader: "hanno", location: "carthago" }],
    storms: [{ seat: "coalition", leader: "hanno", to: "sicily", cu: 3 }],
    movement: [
      { leader: "hanno", capacity: 3, from: "carthago", goal: null, other: null },
      { leader: "hanno", capacity: 3, from: "carthago", goal: "sicily", other: null },
      { leader: "hanno", capacity: 3, from: "carthago", goal: "sicily", other: "minor-a" },
    ],
    attack: [
      { leader: "hanno", location: "garrison-box", against: 3 },
      { leader: "hanno", location: "sicily", against: 1 },
    ],
    "sicily-battle": [{ leader: "hanno", cu: 3, against: 1 }],
    "battle-responses": [
      { location: "sicily", leader: "hanno", cu: 3, against: 1, effects: [] },
      { location: "garrison-box", leader: "hanno", cu: 1, against: 2, effects: ["set-dice"] },
      { location: "sicily", leader: "hanno", cu: 1, against: 2, effects: ["set-dice", "roll-modifier", "no-combat-losses"] },
    ],
    support: [{ points: 1, level: 2, ports: 1 }, [{ points: 2, level: 2, ports: 1 }, "spend-on-level"], [{ points: 3, level: 2, ports: 1 }, "spend-on-port"]],
    "wild-beasts": [{ seat: "coalition", leader: "hanno" }],
    blockade: [{}],
    "place-cu": [{ left: 1 }, { left: 2 }],
    "return-leaders": [{ leader: "hanno" }],
    rearrange: [
      { leader: "hanno", location: null },
      { leader: "hanno", location: "sicily" },
    ],
  },
  reasons: Object.keys(REFUSALS),
  data: [
    {
      leader: "hanno",
      card: "c-blockade",
      most: 1,
      points: 1,
      location: "sicily",
      seat: "carthage",
      value: 1,
      needed: 1,
      initiative: 2,
      count: 1,
      up: 1,
      down: 0,
      mover: "coalition",
      cost: 2,
      got: "5",
    },
    { seat: "coalition", mover: "carthage", most: 2, points: 2, value: 2, needed: 2, initiative: 3, count: 2, up: 0, down: 2, cost: 1 },
    { most: 5, points: 0, value: 5, needed: 5, initiative: 1, count: 5, up: 5, down: 1, cost: 5 },
  ],
  outcomes: [
    ...["no-victory-points", "open-revolt", "supremacy", "time", "concession", "of-another-version"].flatMap((kind) =>
      SEATS.map((seat) => ({ winners: [seat], kind, scores: { carthage: 1 } })),
    ),
    { winners: ["carthage"], kind: "time", scores: { carthage: 7 } },
    { winners: ["coalition"], kind: "time", scores: {} },
    { winners: [], kind: "time", scores: { carthage: 7 } },
  ],
};
