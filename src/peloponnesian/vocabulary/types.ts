/** Sparta leads the League, Athens the Empire (PEL-0.1). */
export const SEATS = ["sparta", "athens"] as const;
/** A seat, under the name that the package exports and editors show. */
export type PeloponnesianSeat = (typeof SEATS)[number];
export type Seat = PeloponnesianSeat;

/** Seats as numbers. */
export const SPARTA = 0;
export const ATHENS = 1;
export type SeatIndex = 0 | 1;

/** The six steps of a year (PEL-0.3). */
export const SEASONS = ["new-year", "spring", "early-summer", "late-summer", "fall", "winter"] as const;
export type Season = (typeof SEASONS)[number];
export const NEW_YEAR = 0;
export const SPRING = 1;
export const WINTER = 5;

/** The actions of a turn, in the order of their moves, each with the clause of its condition: a group to move, a city to go to, and so on. */
export const ACTIONS = {
  maneuver: "PEL-4.1.1",
  muster: "PEL-5.0.5",
  build: "PEL-4.2.1.1",
  recruit: "PEL-4.2.2.1",
  "detach-garrison": "PEL-4.2.3.1",
  pillage: "PEL-5.5.2",
  supply: "PEL-9.2.2.1",
} as const;
export type ActionId = keyof typeof ACTIONS;

/** The Olympians of section 11, in the order of their clauses. */
export const OLYMPIANS = ["zeus", "poseidon", "ares", "athena", "apollo", "hermes", "demeter"] as const;
export type Olympian = (typeof OLYMPIANS)[number];
export const ZEUS = 0;
export const POSEIDON = 1;
export const ARES = 2;
export const ATHENA = 3;
export const APOLLO = 4;
export const HERMES = 5;
export const DEMETER = 6;

/** The most areas, half of them on land and half at sea, and the most blocks. Arrays indexed by area or block have these lengths. */
export const MOST_AREAS = 600;
export const MOST_BLOCKS = 180;

/** Ids of areas, blocks and cards, which depend on the edition. */
export type AreaId = string;
export type BlockId = string;
export type CardId = string;

export type BorderId = string;
/** A region of cities that revolt together. It depends on the edition. */
export type RegionId = string;

/** The kinds of things in moves and frames, with their public form. */
export interface Words {
  readonly seat: Seat;
  readonly area: AreaId;
  readonly block: BlockId;
  readonly card: CardId;
  readonly olympian: Olympian;
  readonly border: BorderId;
  /** Movement points used, up to the largest allowance. */
  readonly usedPoints: number;
  /** The node of a column's route this turn, from 1; 0 without a route. */
  readonly route: number;
  /** The rank of a block, from 1; 0 before the first. */
  readonly rank: number;
  /** The combat value of a block, from 1. */
  readonly cv: number;
  readonly region: RegionId;
  readonly mode: BattleMode;
  readonly way: BattleWay;
  readonly eventRoll: EventRoll;
  readonly season: Season;
  readonly combatQuestion: CombatQuestion;
  readonly meleeQuestion: MeleeQuestion;
  readonly target: Target;
}

/** The kinds of decision in the combat phase: Apollo's area, the sally, its blocks, the next battle. */
export const COMBAT_QUESTIONS = ["apollo", "sally", "party", "battle"] as const;
export type CombatQuestion = (typeof COMBAT_QUESTIONS)[number];

/** The kinds of decision in a fight: use Ares, fight on or retreat, the next attacker, use Zeus, the block hit, the block routed, the pursuer. */
export const MELEE_QUESTIONS = ["ares", "option", "attacker", "zeus", "hit", "rout", "pursuer"] as const;
export type MeleeQuestion = (typeof MELEE_QUESTIONS)[number];

/** The stages of a fight: start of a round, use of Ares, retreat option or attacker, use of Zeus, hits and routs, pursuit. */
export const MELEE_STAGES = [
  "round",
  "ares-of-aggressor",
  "ares-of-defender",
  "pick",
  "option",
  "attacker",
  "zeus",
  "hits",
  "routs",
  "pursuit",
  "pursuer",
  "done",
] as const;
export type MeleeStage = (typeof MELEE_STAGES)[number];

export const TARGETS = ["city", "area", "block", "recruit"] as const;
export type Target = (typeof TARGETS)[number];

export const BATTLE_MODES = ["field", "sea", "landing", "storm", "sally"] as const;
export type BattleMode = (typeof BATTLE_MODES)[number];

/** The ends of a battle (PEL-6.8.7); "none" during the battle. */
export const BATTLE_WAYS = ["none", "elimination", "panic", "retreat", "captured", "repulsed", "broken-off"] as const;
export type BattleWay = (typeof BATTLE_WAYS)[number];

/** The purposes of rolls, each with its clause. */
export const ROLLS = {
  expansion: "PEL-3.4.4",
  tempest: "PEL-3.5.10",
  diplomacy: "PEL-3.5.13",
  "civil-war": "PEL-3.5.14",
  "macedonian-intrigue": "PEL-3.5.17",
  plague: "PEL-3.5.19",
  "plague-pericles": "PEL-3.5.19",
  "peace-faction": "PEL-3.5.21",
  "argive-alliance": "PEL-3.5.23",
  alcibiades: "PEL-3.5.24",
  truce: "PEL-12.1.2.1",
  apollo: "PEL-11.5.1",
  "storm-check": "PEL-5.2.2.2",
  "ship-damage": "PEL-5.2.2.6",
  "forced-march": "PEL-5.3.3",
  attrition: "PEL-8.2.0.2",
  "attrition-garrison": "PEL-8.2.0.2",
  attack: "PEL-6.3.1.1",
  pursuit: "PEL-6.3.4.3",
} as const;
export type RollPurpose = keyof typeof ROLLS;

/** The dice of events, which Zeus may reroll (PEL-11.1.1). */
export const EVENT_ROLLS = [
  "expansion",
  "tempest",
  "diplomacy",
  "civil-war",
  "macedonian-intrigue",
  "plague",
  "plague-pericles",
  "peace-faction",
  "argive-alliance",
] as const;
export type EventRoll = (typeof EVENT_ROLLS)[number];

/** Indices in the state. Land areas come before sea areas, each in map order. */
export type AreaIndex = number;
export type BlockIndex = number;
export type CardIndex = number;

/** The native sides of cities: the two sides, nobody or Persia (PEL-1.2.5). */
export const NATIVES = ["sparta", "athens", "neutral", "persia"] as const;
export type Native = (typeof NATIVES)[number];
export const NEUTRAL = 2;
export const PERSIA = 3;

/** The kinds of garrisons (PEL-7.3). */
export const GARRISONS = ["none", "native", "rebel", "detached"] as const;
export type GarrisonKind = (typeof GARRISONS)[number];
export const NO_GARRISON = 0;
export const NATIVE_GARRISON = 1;
export const REBEL_GARRISON = 2;
export const DETACHED_GARRISON = 3;

/** The arm of a block decides how it moves and fights (PEL-2.2). */
export const ARMS = ["hoplite", "light", "archer", "cavalry", "fleet"] as const; // PEL-2.2.6.1: barbarians have an arm too.
export type Arm = (typeof ARMS)[number];
export const CAVALRY = 3;
export const FLEET = 4;

/**
 * Land blocks cross only land borders. Fleets cross land borders only along a shore, and all other borders; a perilous sea border leads to a storm check
 * (PEL-1.4.1, PEL-1.4.2, PEL-1.4.3, PEL-1.4.4).
 */
export const BORDER_KINDS = ["land", "coast", "sea", "perilous-sea"] as const;
export type BorderKind = (typeof BORDER_KINDS)[number];
export const LAND_BORDER = 0;
export const COAST_BORDER = 1;
export const SEA_BORDER = 2;
export const PERILOUS_BORDER = 3;

/** The events of section 3.5, in the order of their clauses and of their numbers. */
export const EVENT_IDS = [
  "regional-revolt",
  "tribute-revolt",
  "emergency-levy",
  "shipwrights",
  "mercenaries",
  "treachery",
  "siege-works",
  "winter-stores",
  "ill-omen",
  "tempest",
  "surprise-march",
  "oracle-of-delphi",
  "diplomacy",
  "civil-war",
  "helot-rising",
  "thracian-alliance",
  "macedonian-intrigue",
  "tribute-reassessment",
  "plague",
  "earthquake",
  "peace-faction",
  "war-party",
  "argive-alliance",
  "leader",
  "persian-aid",
  "decelea",
  "oligarchic-coup",
  "trial-of-the-generals",
] as const;
export type EventId = (typeof EVENT_IDS)[number];

/** The scenarios of section 15. The Long War is the 431 campaign with a variant: it continues after a peace. */
export const SCENARIO_NAMES = ["431", "sicily", "413", "415", "long-war"] as const;
export type ScenarioName = (typeof SCENARIO_NAMES)[number];

/** The possible ends of a game. */
export const VICTORIES = ["draw", "marginal", "substantial", "decisive", "concession"] as const;
export type Victory = (typeof VICTORIES)[number];

/** The clauses under which a game can end; "" while it continues. */
export const ENDING_CLAUSES = ["", "PEL-14.2.1", "PEL-14.2.2", "PEL-14.3.1", "PEL-14.3.2", "PEL-12.0.2", "PEL-15.2.1"] as const;
export type EndingClause = Exclude<(typeof ENDING_CLAUSES)[number], "">;
