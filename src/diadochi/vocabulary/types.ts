/** The words of Diadochi: seats, kinds of things with their ids, options and outcomes. */

/** All possible seats, clockwise; the index of a seat is its number in the state. */
export const SEATS = ["red", "blue", "green", "yellow"] as const;
/** A seat, under the name that editors show and the package exports. */
export type DiadochiSeat = (typeof SEATS)[number];
/** The name of `DiadochiSeat` inside the ruleset. */
export type Seat = DiadochiSeat;

/** Types of combat units (CUs), in the order in which the state packs them. */
export const UNITS = ["mercenary", "macedonian", "royal", "elephant", "silver-shields"] as const;
export type UnitId = (typeof UNITS)[number];
/** Numbers of CUs by type; absent types count 0. */
export type UnitCounts = Readonly<Partial<Record<UnitId, number>>>;

/** Kinds of space; the index is the kind in the compiled tables. */
export const SPACE_KINDS = ["transit", "minor-city", "major-city", "fortress"] as const;
/** A kind of space (DIA-MAP.1). */
export type SpaceKind = (typeof SPACE_KINDS)[number];

/** Kinds of link; the index is the kind in the compiled graphs. */
export const LINK_KINDS = ["land", "pass", "strait", "sea", "trans-mediterranean"] as const;
/** A kind of link (DIA-MAP.9). */
export type LinkKind = (typeof LINK_KINDS)[number];

/** Types of Tyche card (DIA-TYC.5). */
export const CARD_TYPES = ["event", "bonus", "surprise", "major-general"] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** Surprise windows (DIA-TYC.26); the index is the window's bit in frames and card tables. */
export const WINDOWS = [
  "any",
  "own-army-about-to-move",
  "enemy-army-about-to-move",
  "enemy-army-enters-space",
  "interception-or-avoid-battle",
  "enemy-naval-move-declared",
  "battle-before-dice",
  "after-won-land-battle",
  "surprise-card-played",
  "assault-declared",
] as const;
export type WindowId = (typeof WINDOWS)[number];

/** The id of Alexander's body as a piece. */
export const BODY_ID = "alexanders-body";

/** The special powers of the generals (DIA-GEN.1 to DIA-GEN.12). */
export const ABILITIES = [
  "home-battle-rating",
  "siege-master",
  "tribe-breaker",
  "elephant-drill",
  "garrison-remover",
  "beloved-of-the-army",
  "elusive",
  "hard-marcher",
  "quick-interceptor",
  "grand-campaigner",
  "master-of-deceit",
  "greek-garrisons",
] as const;
export type AbilityId = (typeof ABILITIES)[number];

/** Effects that cards offer as options (DIA-DEC.18), by their names in card-events.ts. */
export const CARD_OPTIONS = ["activate-army", "new-army", "upgrade-fleet", "return-fleet"] as const;
export type CardOption = (typeof CARD_OPTIONS)[number];

export const TARGETS = ["player", "province", "space", "army", "general", "family", "fleet", "option", "unit"] as const;
/** The kind of a card's target; `family` is a member of the royal family. */
export type Target = (typeof TARGETS)[number];

/** The phases of a turn in order, as in events (DIA-SEQ.1). */
export const PHASES = ["turn-order", "usurper", "reinforcements", "deal", "strategy", "isolation", "end-of-turn"] as const;
export type Phase = (typeof PHASES)[number];

/** The segments of a round-turn, in order (DIA-SEQ.15). */
export const ROUND_SEGMENTS = ["surrender", "tyche", "movement", "supply"] as const;
export type RoundSegment = (typeof ROUND_SEGMENTS)[number];

/** The uses for which a card leaves the hand, with their clauses; for the OPs and the event of a Bonus card it is DIA-TYC.11. */
export const CARD_USES = {
  ops: "DIA-TYC.10",
  event: "DIA-TYC.10",
  "deploy-general": "DIA-TYC.12",
  "upgrade-fleet": "DIA-TYC.8",
  "return-fleet": "DIA-TYC.8",
  "new-general": "DIA-TYC.8",
} as const;
export type CardUse = keyof typeof CARD_USES;

/** Owners of markers and CUs; the index of an owner is its number in the state. */
export const OWNERS = ["nobody", "red", "blue", "green", "yellow", "independent"] as const;
export type Owner = (typeof OWNERS)[number];

/** Causes of losses of CUs, with the clause. */
export const LOSSES = {
  winner: "DIA-BAT.15",
  draw: "DIA-BAT.17",
  attrition: "DIA-CU.10",
  assault: "DIA-SIE.20",
  supply: "DIA-SUP.3",
} as const;

/** Causes of attrition tests, with the clause. */
export const TESTS = { fortress: "DIA-MOV.24", defeat: "DIA-DEF.4", transport: "DIA-NAV.30", card: "DIA-TAB.4" } as const;

/** Purposes of rolls, with the clause; attrition tests have their own (`TESTS`). */
export const ROLLS = {
  movement: "DIA-MOV.5",
  interception: "DIA-INT.6",
  "avoid-battle": "DIA-AVO.2",
  battle: "DIA-BAT.10",
  elephants: "DIA-ELE.2",
  "elite-royals": "DIA-OPT.1",
  "leader-casualty": "DIA-BAT.13",
  pursuit: "DIA-OPT.6",
  assault: "DIA-SIE.7",
  subjugation: "DIA-SIE.27",
  attrition: "DIA-TAB.4",
  "naval-battle": "DIA-NAV.24",
  "storm-at-sea": "DIA-FLT.8",
  mutiny: "DIA-CRD.3",
  "fewest-victory-points": "DIA-SEQ.3",
} as const;

export type RollPurpose = keyof typeof ROLLS;

export const BATTLE_RESULTS = ["attacker-won", "defender-won", "drawn"] as const;

/** The place of CUs: in the field or inside the walls of a space, in the moving army, or in a Dispersed Box. */
export type UnitPlace =
  | { readonly in: "field" | "city"; readonly space: string }
  | { readonly in: "army-under-way" }
  | { readonly in: "dispersed-box"; readonly seat: Seat };

/** The kinds of things that moves, frames and views name, with their public types. */
export interface Words {
  seat: Seat;
  /** A seat that plays. */
  player: Seat;
  owner: Owner;
  space: string;
  province: string;
  link: LinkKind;
  /** A general, named by his current piece. Frames use `leader` instead, since his piece may be replaced. */
  general: string;
  leader: string;
  major: string;
  /** The number of generals already picked. */
  picks: number;
  /** The number of control markers still to place for a general. */
  markers: number;
  /**
   * `turnPlace` counts players in turn order, from the first or from the active one. `nextPlayer` may be one more, when all players are done.
   * `nextReaction` adds a number for the independents, and one more when all are done.
   */
  turnPlace: number;
  nextPlayer: number;
  nextReaction: number;
  /** The number of a space, or the number of spaces when all have been checked. */
  nextSpace: number;
  /** A royal family member or the body. */
  royal: string;
  card: string;
  fleet: string;
  /** A named independent army. */
  army: string;
  unit: UnitId;
  force: UnitCounts;
  place: UnitPlace;
  option: CardOption;
  target: Target;
  window: WindowId;
  loss: keyof typeof LOSSES;
  test: keyof typeof TESTS;
  battleResult: (typeof BATTLE_RESULTS)[number];
  victory: Victory;
}

/** The kinds of victory, with their clauses (DIA-VIC.1). */
export const VICTORY_CLAUSES = {
  legitimacy: "DIA-VIC.2",
  "victory-points": "DIA-VIC.3",
  regency: "DIA-VIC.12",
  "most-victory-points": "DIA-EOT.2",
  concession: "DIA-VIC.3",
} as const;
export type Victory = keyof typeof VICTORY_CLAUSES;
/** The index of a kind of victory is its number in slots. */
export const VICTORIES: readonly Victory[] = /* @__PURE__ */ Object.keys(VICTORY_CLAUSES) as Victory[];

export interface FinalScore {
  readonly victoryPoints: number;
  readonly legitimacy: number;
}
