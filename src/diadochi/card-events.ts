/**
 * What the cards do, in typed parts with indices for ids (tables/card-effects.ts makes them of the machine form in data/cards.ts). A card has one part, or several
 * that follow one another, or several among which its player chooses.
 */
import type { Units } from "./units.js";

/** Whether a minor general comes with placed CUs: never, if no general of the player is there, always. */
export const MINOR_NEVER = 0;
export const MINOR_IF_NEEDED = 1;
export const MINOR_ALWAYS = 2;

/** Where a card places CUs. */
export type UnitPlaces = "own-marker" | "own-army" | "own-army-or-city" | "major-general-or-city" | "with-own-male-royal" | "marked-spaces";

/** One part of a card's event. */
export type CardPart =
  | { readonly op: "kill-royal" }
  | { readonly op: "convert-marker" }
  | { readonly op: "attrition"; readonly target: "any-army" | "enemy-army" | "loser-survivors" }
  | {
      readonly op: "place-units";
      readonly units: Units;
      /** More CUs for the player with the highest legitimacy alone. */
      readonly bonus: Units;
      /** Instead, if none of the CUs can be had. */
      readonly otherwise: Units;
      readonly minor: number;
      readonly places: UnitPlaces;
      /** Mask of provinces; 0 is anywhere. */
      readonly provinces: number;
      readonly port: boolean;
    }
  | { readonly op: "unrest"; readonly eachPlayer: boolean; readonly count: number }
  | { readonly op: "raid"; readonly count: number; readonly mp: number }
  | { readonly op: "clear-markers"; readonly provinces: number }
  | {
      readonly op: "place-markers";
      readonly count: number;
      readonly provinces: number;
      /** A province with an own marker is chosen first. */
      readonly chooseProvince: boolean;
      readonly overIndependents: boolean;
      readonly minorCities: boolean;
      /** Only ports within this many sea routes of a port with an own marker; 0 is everywhere. */
      readonly seaRange: number;
      readonly withoutUnits: boolean;
      /** The marker must be placed if it can be; else up to `count`. */
      readonly must: boolean;
    }
  | {
      readonly op: "independent-army";
      readonly army: number;
      readonly at: number;
      readonly elseAt: number;
      readonly atLeast: number;
      readonly add: number;
      readonly most: number;
      /** Province whose players' markers become independent, or NONE; provinces whose uncontrolled minor cities do. */
      readonly converted: number;
      readonly marked: number;
      readonly mp: number;
      readonly mustEnter: number;
      readonly toward: number;
    }
  | { readonly op: "new-army"; readonly units: number }
  | { readonly op: "activate-independent"; readonly mp: number }
  | { readonly op: "activate-royal"; readonly royal: number; readonly units: Units; readonly spaces: readonly number[] }
  | { readonly op: "marry"; readonly royal: number }
  | { readonly op: "move-royal"; readonly links: number }
  | { readonly op: "legitimacy" }
  | { readonly op: "campaign"; readonly armies: number; readonly mp: number; readonly leonnatusMp: number; readonly naval: number }
  | { readonly op: "siege-modifier" }
  | { readonly op: "siege-points"; readonly points: number; readonly armyUnits: number }
  | { readonly op: "upgrade-fleet" }
  | { readonly op: "return-fleet" }
  | { readonly op: "silver-shields" }
  | { readonly op: "general" }
  // Surprise cards
  | { readonly op: "mutiny"; readonly most: number }
  | { readonly op: "deception"; readonly modifier: number; readonly bonus: number }
  | { readonly op: "against-elephants" }
  | { readonly op: "prestige" }
  | { readonly op: "cancel-naval-move"; readonly dispersedUpTo: number }
  | { readonly op: "ambush"; readonly column: number }
  | { readonly op: "scouts" }
  | { readonly op: "cancel-surprise" }
  | { readonly op: "movement-modifier"; readonly mp: number };

/** A name of an effect. */
export type CardOp = CardPart["op"];
/** The part of one effect. */
export type PartOf<Op extends CardOp> = Extract<CardPart, { readonly op: Op }>;

/** What a card does. */
export interface CardEvent {
  readonly parts: readonly CardPart[];
  /** The player chooses one of the parts; else they follow one another. */
  readonly choice: boolean;
  /** The event may be played from this turn on. */
  readonly fromTurn: number;
}
