/**
 * The effects of cards: a row per effect, with its fields as written in data/cards.ts. tables/card-effects.ts reads them by these rows and replaces
 * ids by indices; the types of the parts are derived from the rows. A card has one part, several that follow one another, or several from which its
 * player chooses one.
 */
import type { Units } from "../vocabulary/units.js";

export const EVENT_EFFECTS = {
  "kill-royal": {},
  "convert-marker": {},
  attrition: {},
  /** The CUs, the extra CUs if the player alone has the highest legitimacy, and the substitute if the pools have none of them. */
  "place-units": {
    units: "units",
    bonusIfMostLegitimacy: "units?",
    otherwise: "units?",
    minorGeneral: { word: ["never", "if-needed", "always"], absent: "never" },
    where: "where",
  },
  unrest: { victim: { word: ["most-vp", "each-player"] }, count: "1..9" },
  raid: { count: "1..3", mp: "1..9" },
  "clear-markers": { provinces: "provinces" },
  /**
   * Every field after `count` limits the spaces that may be marked: to `provinces`; to one province, chosen first, in which the player has a marker
   * (`scope`); to spaces without a marker or with an independent one (`over`); to minor cities (`kinds`); to spaces without CUs (`noUnits`); to ports within
   * two sea routes of a port with the player's marker (`nearOwnPort`). If `count` is 1, the marker must be placed if it can be.
   */
  "place-markers": {
    count: "1..3",
    provinces: "provinces",
    scope: { word: ["one-province-with-own-marker", "any"], absent: "any" },
    over: { words: ["none", "independent"] },
    kinds: { words: ["minor-city"] },
    noUnits: "flag",
    nearOwnPort: "flag",
  },
  /**
   * Players' markers in `convertProvinceToIndependent` become independent; uncontrolled minor cities in `independentMarkersIn` get an independent
   * marker.
   */
  "independent-army": {
    army: "army",
    createAt: "space",
    createElse: "space?",
    setUnitsAtLeast: "1..8",
    addUnits: "0..8=0",
    maxUnits: "1..8=8",
    convertProvinceToIndependent: "province?",
    independentMarkersIn: "provinces",
    activateMp: "0..12",
    mustEnter: "provinces",
    moveTowards: "space?",
  },
  "new-army": { setUnitsAtLeast: "1..8" },
  "activate-army": { mp: "1..12" },
  "activate-royal": { royal: "royal", units: "units", spaces: "spaces" },
  marry: { royal: "royal" },
  "move-royal": { maxLinks: "1..20" },
  legitimacy: {},
  campaign: { armies: "1..9", movementPoints: "1..12", leonnatusMovementPoints: "0..12=0", navalMoves: "0..1" },
  "siege-modifier": {},
  "siege-points": { points: "1..9", requireArmyUnits: "1..9" },
  "upgrade-fleet": {},
  "return-fleet": {},
  "silver-shields": {},
} as const;

export const SURPRISE_EFFECTS = {
  mutiny: { max: "1..9" },
  /** `commanderBonus` is added if Ptolemy commands (DIA-GEN.11). */
  "battle-modifier": { drm: "1..9", commanderBonus: "0..9" },
  "against-elephants": {},
  prestige: {},
  desertion: {},
  pursuit: {},
  "cancel-naval-move": { dispersedUpTo: "0..6" },
  ambush: { column: "1..8" },
  scouts: {},
  "cancel-surprise": {},
  "movement-modifier": { mp: "1..9" },
} as const;

/** The effects of Major General cards. They name the time at which the general enters; no card event carries them out. */
export const GENERAL_EFFECTS = { "setup-general": {}, "enter-general": {}, "turn-track-general": {} } as const;

/**
 * A field of an effect: a range, with its default after `=`; a flag; a mask of provinces, 0 for any; a list of spaces; an index or CUs, which may be
 * absent (NONE, or no CUs) if the type ends with `?`; the spaces for CUs; one of several words, or a list of them.
 */
export type EffectField =
  | `${number}..${number}`
  | `${number}..${number}=${number}`
  | "flag"
  | "provinces"
  | "spaces"
  | "space"
  | "space?"
  | "province?"
  | "royal"
  | "army"
  | "units"
  | "units?"
  | "where"
  | { readonly word: readonly string[]; readonly absent?: string }
  | { readonly words: readonly string[] };

export type UnitPlaces = "own-marker" | "own-army" | "own-army-or-city" | "major-general-or-city" | "with-own-male-royal" | "marked-spaces";

/** The spaces in which a card places CUs. */
export interface UnitSpaces {
  readonly places: UnitPlaces;
  /** A mask of provinces; 0 for any. */
  readonly provinces: number;
  readonly port: boolean;
}

type ValueOf<Field> = Field extends { readonly word: readonly (infer Word)[] }
  ? Word
  : Field extends { readonly words: readonly (infer Word)[] }
    ? readonly Word[]
    : Field extends "flag"
      ? boolean
      : Field extends "spaces"
        ? readonly number[]
        : Field extends "units" | "units?"
          ? Units
          : Field extends "where"
            ? UnitSpaces
            : number;

type PartsOf<Rows> = { [Op in keyof Rows]: { readonly op: Op } & { readonly [Field in keyof Rows[Op]]: ValueOf<Rows[Op][Field]> } }[keyof Rows];

export type CardPart = PartsOf<typeof EVENT_EFFECTS> | PartsOf<typeof SURPRISE_EFFECTS> | PartsOf<typeof GENERAL_EFFECTS>;

export type CardOp = CardPart["op"];
export type PartOf<Op extends CardOp> = Extract<CardPart, { readonly op: Op }>;

export interface CardEvent {
  readonly parts: readonly CardPart[];
  /** True if the player chooses one of the parts, each a `CardOption`; else all parts follow in order. */
  readonly choice: boolean;
  /** The first turn in which the event may be played. */
  readonly fromTurn: number;
}
