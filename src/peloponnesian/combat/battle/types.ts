export type BlockBattleMode = "field" | "sea" | "landing" | "storm" | "sally" | "attrition";
export type BattleSide = "aggressor" | "defender";

/** A block of any game. A rating is agility A to F and power 1 to 3, such as "C2" (PEL-6.8.2). */
export interface BattleBlock {
  readonly id: string;
  readonly cv: number;
  /** Rating at sea. Blocks without one are cargo there. */
  readonly sea?: string | undefined;
  /** Rating on land, C1 by default. */
  readonly land?: string | undefined;
  /** The fleet of the same force that carries the block at sea, or has brought it to a landing. */
  readonly carriedBy?: string | undefined;
  /** Destinations of a retreat. If there are none, a retreat eliminates the block unless it may enter the city (PEL-6.8.3). */
  readonly retreatTo?: readonly string[] | undefined;
}

/** Blocks that arrived by the same route. */
export interface BattleColumn {
  readonly blocks: readonly BattleBlock[];
  /** True if a column of a field battle comes from the sea (6.6). */
  readonly landing?: boolean | undefined;
}

export interface BattleCity {
  /** The value of the city, which is also its capacity for blocks. */
  readonly value: number;
  /** The CV of the garrison; 0 without a garrison. */
  readonly garrison: number;
  readonly port?: boolean | undefined;
  readonly blockaded?: boolean | undefined;
}

/** The set-up of a battle (PEL-6.8.1). */
export interface BattleSetup {
  readonly mode: BlockBattleMode;
  readonly aggressor: readonly BattleColumn[];
  readonly defender: readonly BattleBlock[];
  /** Required for storm, sally and attrition. In a field battle or a landing: a city that the defender controls, so that he may fortify. */
  readonly city?: BattleCity | undefined;
  /** Required for attrition (PEL-6.8.5). */
  readonly season?: "spring" | "early-summer" | "late-summer" | "fall" | "winter" | undefined;
}

/** Asks a side for one of the choices. */
export interface BattleDecision {
  readonly side: BattleSide;
  readonly question: "column" | "fortify" | "bring-inside" | "option" | "attacker" | "hit" | "rout" | "pursuer" | "retreat";
  /** "column:0", "fight", "fortify", "retreat", "break-off", "garrison" or the id of a block such as "a01"; for retreats "a01:corinth" or "a01:inside". */
  readonly choices: readonly string[];
}

/** A block after the battle: its CV, and its place, which is "area", "inside" (the city), "eliminated", or another area. */
export interface BattleFate {
  readonly id: string;
  readonly cv: number;
  readonly where: string;
}

export interface BattleRoll {
  readonly purpose: "attack" | "attrition";
  readonly by: string;
  readonly faces: readonly number[];
}

/** The result of a battle (PEL-6.8.7). */
export interface BattleResult {
  readonly winner: BattleSide | null;
  /** The end of the last fight: elimination, panic, retreat, captured, repulsed, broken-off, fortified, or none. */
  readonly way: string;
  readonly prestige: Readonly<Record<BattleSide, number>>;
  readonly aggressor: readonly BattleFate[];
  readonly defender: readonly BattleFate[];
  readonly garrison: number;
  readonly rolls: readonly BattleRoll[];
}

type Stage = "column" | "fortify" | "bring-inside" | "melee" | "retreat" | "attrition" | "over";

/** A battle in progress. The functions of this module never change it in place. */
export interface BattleState {
  readonly setup: BattleSetup;
  readonly stage: Stage;
  readonly melee: readonly number[];
  /** The CV of each block, those of the aggressor's columns first. */
  readonly cvs: readonly number[];
  /** The place of each block in the same order, "" for the area. */
  readonly where: readonly string[];
  readonly garrison: number;
  /** The column that fights now, -1 before the first. */
  readonly column: number;
  /** The columns that have fought. */
  readonly fought: readonly number[];
  /** Blocks that must retreat now. */
  readonly pending: readonly number[];
  readonly winner: BattleSide | null;
  readonly way: string;
  readonly prestige: readonly [number, number];
  readonly rolls: readonly BattleRoll[];
}

export type Draft = { -readonly [K in keyof BattleState]: BattleState[K] };

/** Returns one of the choices of a decision. */
export type BattlePolicy = (decision: BattleDecision, state: BattleState) => string;
