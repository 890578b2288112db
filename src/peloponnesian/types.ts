/** The words of the game: seats, seasons, rows of the printed data, options and outcomes. Nothing here runs. */

/** Sparta leads the League, Athens the Empire (PEL-0.1). */
export const SEATS = ["sparta", "athens"] as const;
export type Seat = (typeof SEATS)[number];

/** Seats inside the state. */
export const SPARTA = 0;
export const ATHENS = 1;
export type SeatIndex = 0 | 1;

/** The six steps of a year (PEL-0.3). */
export const SEASONS = ["new-year", "spring", "early-summer", "late-summer", "fall", "winter"] as const;
export type Season = (typeof SEASONS)[number];
export const NEW_YEAR = 0;
export const SPRING = 1;
export const WINTER = 5;

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

/** An id of an area, block or card: the vocabulary depends on the edition in use. */
export type AreaId = string;
export type BlockId = string;
export type CardId = string;

export type BorderId = string;
/** A region of cities that revolt together; it depends on the edition. */
export type RegionId = string;

/** What moves and frames name, by kind. */
export interface Words {
  readonly seat: Seat;
  readonly area: AreaId;
  readonly block: BlockId;
  readonly card: CardId;
  readonly olympian: Olympian;
  readonly border: BorderId;
  readonly region: RegionId;
  readonly mode: BattleMode;
  readonly way: BattleWay;
  readonly eventRoll: EventRoll;
  readonly season: Season;
  readonly combatQuestion: CombatQuestion;
  readonly meleeQuestion: MeleeQuestion;
  readonly target: Target;
}

/** What the combat phase asks: the area that Apollo strikes, which sally, who goes out, which battle is next. */
export const COMBAT_QUESTIONS = ["apollo", "sally", "party", "battle"] as const;
export type CombatQuestion = (typeof COMBAT_QUESTIONS)[number];

/** What a fight asks: call on Ares, go on, who attacks, call on Zeus, who is hit, who is routed, who pursues. */
export const MELEE_QUESTIONS = ["ares", "option", "attacker", "zeus", "hit", "rout", "pursuer"] as const;
export type MeleeQuestion = (typeof MELEE_QUESTIONS)[number];

/** What is due next in a fight: a round begins, Ares is asked for, a side has the option or chooses who attacks, Zeus is asked for, hits and routs are taken, pursuit. */
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

/** What an event asks for. */
export const TARGETS = ["city", "area", "block", "recruit"] as const;
export type Target = (typeof TARGETS)[number];

/** How a battle is fought. */
export const BATTLE_MODES = ["field", "sea", "landing", "storm", "sally"] as const;
export type BattleMode = (typeof BATTLE_MODES)[number];

/** How a battle was won (PEL-6.8.7); "none" while it is fought. */
export const BATTLE_WAYS = ["none", "elimination", "panic", "retreat", "captured", "repulsed", "broken-off"] as const;
export type BattleWay = (typeof BATTLE_WAYS)[number];

/** Everything that dice are rolled for, with its clause. */
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
/** What dice are rolled for. */
export type Roll = keyof typeof ROLLS;

/** The dice of events, which Zeus may have rolled again (PEL-11.1.1). */
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

/** Indices inside the state; areas count the land areas first, then the sea areas, each in map order. */
export type AreaIndex = number;
export type BlockIndex = number;
export type CardIndex = number;

/** Whose a city was before the war: the two sides, nobody's or Persia's (PEL-1.2.5). */
export const NATIVES = ["sparta", "athens", "neutral", "persia"] as const;
export type Native = (typeof NATIVES)[number];
export const NEUTRAL = 2;
export const PERSIA = 3;

/** What holds a city when no block does (PEL-7.3). */
export const GARRISONS = ["none", "native", "rebel", "detached"] as const;
export type GarrisonKind = (typeof GARRISONS)[number];
export const NO_GARRISON = 0;
export const NATIVE_GARRISON = 1;
export const REBEL_GARRISON = 2;
export const DETACHED_GARRISON = 3;

/** Arms: how a block moves and fights (PEL-2.2). */
export const ARMS = ["hoplite", "light", "archer", "cavalry", "fleet"] as const; // PEL-2.2.6.1: barbarians have one of them too
export type Arm = (typeof ARMS)[number];
export const CAVALRY = 3;
export const FLEET = 4;

/** Kinds of borders (PEL-1.4). */
// PEL-1.4.1, PEL-1.4.2, PEL-1.4.3, PEL-1.4.4: who may cross: land blocks, fleets, fleets with a storm check.
export const BORDER_KINDS = ["land", "coast", "sea", "perilous-sea"] as const;
export type BorderKind = (typeof BORDER_KINDS)[number];
export const LAND_BORDER = 0;
export const COAST_BORDER = 1;
export const SEA_BORDER = 2;
export const PERILOUS_BORDER = 3;

export type Sheet = "greece" | "sicily"; // PEL-1.1.7: the two maps
/** Where a datum comes from. */
export type Source = "seed" | "reference" | "reconstruction";

/** A city as printed. */
export interface CityRow {
  readonly name: string;
  readonly value: number;
  /** The offshore sea of a port; null for a city without harbour (PEL-1.3.0.1). */
  readonly offshore: AreaId | null;
  readonly native: Native;
  readonly mayRevolt: boolean; // PEL-1.5.12: cities of the nine regions alone
}

export interface LandRow {
  readonly id: AreaId;
  readonly name: string;
  readonly map: Sheet;
  readonly nation: string;
  readonly region: string | null;
  readonly x: number;
  readonly y: number;
  readonly city: CityRow | null;
  readonly settlement: string | null; // PEL-1.1.3: no city then.
  readonly source: Source;
}

export interface SeaRow {
  readonly id: AreaId;
  readonly name: string;
  readonly map: Sheet;
  readonly x: number;
  readonly y: number;
  readonly source: Source;
}

/** Two areas and the border between them. */
export type BorderRow = readonly [a: AreaId, b: AreaId, kind: BorderKind, source: Source];

export interface RegionRow {
  readonly id: string;
  readonly name: string;
  /** Whether it is a Subject region (PEL-1.5.10). */
  readonly subject: boolean;
  readonly source: Source;
}

/** What makes a block special. */
export type Special = "macedonian" | "insurgent-macedonian" | "insurgent-aeolian" | "aeolian" | "odrysian" | "persian" | "persian-funded" | "argive";

export interface BlockRow {
  readonly id: BlockId;
  readonly side: Seat;
  readonly name: string;
  readonly nation: string;
  readonly home: readonly AreaId[]; // PEL-2.1.1.1: where it is recruited and built.
  readonly greek: boolean; // PEL-2.1.6.1: or else barbarian.
  readonly arm: Arm;
  readonly maxCV: number;
  /** Agility A to F and power 1 to 3; at sea for fleets. */
  readonly rating: string; // PEL-2.1.3.1: agility and power.
  readonly elite: boolean; // PEL-2.1.4.1, PEL-2.2.5.3: it matters in forced marches.
  readonly special: readonly Special[];
  readonly source: Source;
}

/** The events of section 3.5, in the order of their clauses; `EVENT_IDS` fixes the index of each. */
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

export interface EventRow {
  readonly id: EventId;
  readonly name: string;
  readonly sides: readonly Seat[];
  /** Whether it may be used in the New Year step. */
  readonly newYear: boolean;
  readonly seasons: readonly Season[];
  readonly continuing: boolean;
  /** Whether the card leaves the game after its event. */
  readonly removed: "never" | "always" | "on-success";
  readonly clause: string;
  readonly source: Source;
}

export interface CardRow {
  readonly id: CardId;
  readonly no: number;
  readonly name: string;
  readonly event: EventId;
  readonly coins: number; // PEL-3.0.2: 1 to 3.
  readonly set: "common" | "431" | "415";
  readonly regions?: readonly string[];
  readonly leader?: { readonly side: Seat; readonly rating: number };
  readonly source: Source;
}

export interface ScenarioRow {
  readonly id: string;
  readonly name: string;
  readonly firstYear: number;
  readonly closingYear: number;
  readonly maps: readonly Sheet[];
  readonly cardSet: "431" | "415";
  /** Numbers of cards in play at the start. */
  readonly cardsInPlay: readonly number[];
  readonly startingPrestige: number;
  readonly peaceAllowed: boolean;
  readonly neutral: readonly AreaId[]; // PEL-1.3.1.2: at the start.
  readonly natives: readonly (readonly [AreaId, Native])[];
  readonly controllers: readonly (readonly [AreaId, Seat, GarrisonKind, number])[];
  /** Cities besieged since before the game. */
  readonly sieges: readonly AreaId[];
  readonly suddenLead: number | null;
  readonly capitals: boolean;
  readonly suddenCities: readonly (readonly [area: AreaId, controller: Seat, winner: Seat])[];
  /** The least leads of a draw, a marginal, a substantial and a decisive victory. */
  readonly levels: readonly number[];
  readonly onMap: readonly (readonly [BlockId, AreaId, number] | readonly [BlockId, AreaId, number, "besieged"])[];
  readonly reserve: readonly BlockId[];
  readonly excluded: readonly BlockId[];
  readonly overseasHomes: readonly (readonly [entry: AreaId, blocks: readonly BlockId[]])[];
  readonly source: Source;
}

interface NumberRow {
  readonly value: number;
  readonly source: Source;
}
interface NumbersBySeason {
  readonly values: readonly number[];
  readonly source: Source;
}

/** The number tables. */
export interface NumbersRow {
  readonly stormUpTo: NumbersBySeason;
  readonly wreckUpTo: NumberRow;
  readonly forcedMarchFrom: NumberRow;
  readonly forcedMarchEliteFrom: NumberRow;
  readonly attritionUpTo: NumbersBySeason;
  readonly siegeWorksUpTo: NumbersBySeason;
  readonly hitsPerStepInStorm: NumberRow;
  readonly recruitsDrawn: NumberRow;
  readonly handSize: NumberRow;
  readonly detachedCV: NumberRow;
  readonly prestigeDecided: NumberRow;
  readonly prestigeRetreat: NumberRow;
  readonly prestigePillage: NumberRow;
  readonly prestigeGreatPillage: NumberRow;
  /** Whether a city held by its rebels pays Sparta (PEL-3.4.7): 0 no, 1 yes. */
  readonly rebelsPay: NumberRow;
  /** The value of faithful cities for which the League pays a point (PEL-10.1.5); 0 when it pays none. */
  readonly leagueShare: NumberRow;
  /** Allowances in the order of `ARMS`. */
  readonly movement: NumbersBySeason;
}

/** Everything that is printed: the board, the blocks, the deck, the scenarios and the tables. */
export interface EditionData {
  readonly land: readonly LandRow[];
  readonly sea: readonly SeaRow[];
  readonly borders: readonly BorderRow[];
  readonly regions: readonly RegionRow[];
  readonly blocks: readonly BlockRow[];
  readonly events: readonly EventRow[];
  readonly cards: readonly CardRow[];
  readonly scenarios: readonly ScenarioRow[];
  readonly numbers: NumbersRow;
}

/** The scenarios of section 15; the Long War is the 431 campaign that goes on after a peace. */
export const SCENARIO_NAMES = ["431", "sicily", "413", "415", "long-war"] as const;
export type ScenarioName = (typeof SCENARIO_NAMES)[number];

/** What a game is set up from, besides its seed. */
export interface PeloponnesianOptions {
  /** One of `SCENARIO_NAMES`; "431" when absent. */
  readonly scenario?: ScenarioName;
  /** Whether the players bid prestige for the choice of side (PEL-14.1.4.1); false when absent. */
  readonly bid?: boolean;
  /** Prestige at the start, -40 to 40, positive for Athens; that of the scenario when absent (PEL-14.1.0.1). */
  readonly startingPrestige?: number;
  /** Another edition of the printed data; absent parts are the standard ones. */
  readonly edition?: Partial<EditionData>;
}

/** How a game can end. */
export const VICTORIES = ["draw", "marginal", "substantial", "decisive", "concession"] as const;
export type Victory = (typeof VICTORIES)[number];

/** The clauses under which a game can end; the first stands for a game that goes on. */
export const ENDING_CLAUSES = ["", "PEL-14.2.1", "PEL-14.2.2", "PEL-14.3.1", "PEL-14.3.2", "PEL-12.0.2", "PEL-15.2.1"] as const;
export type EndingClause = Exclude<(typeof ENDING_CLAUSES)[number], "">;
