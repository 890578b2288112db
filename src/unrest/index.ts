/**
 * The Garrison Box and the Carthaginian unrest as a game for two and as a module for other games.
 * @module tyche/unrest
 */
import { withValidation } from "../core/ruleset/envelope.js";
import type { LawFacts } from "../core/ruleset/parts.js";
import { createRuleset } from "../core/ruleset/ruleset.js";
import { stateOfScene } from "../core/ruleset/scene.js";
import { CLIENT_PARTS } from "./client-parts.js";
import { F } from "./vocabulary/frames.js";
import { checkInvariants, GIVEN } from "./invariants/index.js";
import { SEGMENTS } from "./board/at.js";
import { RULES } from "./parts.js";
import { type UnrestScene, SCENE } from "./board/scene.js";
import { registerEdition } from "./register.js";
import { type UnrestState, stateShape } from "./state/index.js";
import { LOCATIONS, SEATS, VICTORIES } from "./vocabulary/types.js";
import { WORDS } from "./knowledge/words.js";
import type { UnrestRuleset, UnrestTypes } from "./game-types.js";

const LAW_FACTS: LawFacts = {
  // CAR-S.10: the one card play, the one rearrangement, and the activations left of a card.
  paid: { active: ["cardPlayed", "rearranged"], activate: ["left"] },
};

/** The ruleset of the stand-alone game "Unrest Overseas". */
export const UNREST: UnrestRuleset = /* @__PURE__ */ createRuleset(
  RULES,
  /* @__PURE__ */ withValidation<UnrestTypes>(F, WORDS, CLIENT_PARTS, {
    victories: VICTORIES,
    lawFacts: LAW_FACTS,
    constants: [LOCATIONS, SEATS, SEGMENTS, VICTORIES],
    shape: stateShape,
    registerEdition,
    given: GIVEN,
    checkInvariants,
  }),
);

/**
 * A position described by a few of its pieces and the seat to move: the differences from the set-up, or the pieces on an empty map. The rest is
 * derived.
 * @throws PositionError naming the field of the scene
 */
export function scene(given: UnrestScene): UnrestState {
  return stateOfScene(UNREST, SCENE, given);
}

export { type Segment as UnrestSegment, SEGMENTS } from "./board/at.js";
export type { UnrestScene, UnrestScenePieces } from "./board/scene.js";
export type { EditionData as UnrestEditionData } from "./vocabulary/edition-types.js";
export { evaluate } from "./standing/evaluate.js";
export { observation } from "./knowledge/observation.js";
export type { UnrestEvent } from "./vocabulary/events.js";
export type { UnrestGame, UnrestRuleset, UnrestTypes } from "./game-types.js";
export type { UnrestDecision } from "./vocabulary/frames.js";
export type { UnrestMove } from "./vocabulary/moves.js";
export type { UnrestMeasure } from "./standing/standing.js";
export type { UnrestState } from "./state/index.js";
export { STANDARD_EDITION } from "./data/standard.js";
export type { UnrestOptions } from "./vocabulary/options.js";
export {
  type BySeat as UnrestBySeat,
  type CardId as UnrestCardId,
  type Circumstance as UnrestCircumstance,
  type Effect as UnrestEffect,
  type LeaderId as UnrestLeaderId,
  type LocationId as UnrestLocationId,
  type PlaceId as UnrestPlaceId,
  type RollPurpose as UnrestRollPurpose,
  SEATS,
  type Seat as UnrestSeat,
  VICTORIES,
  type Victory as UnrestVictory,
} from "./vocabulary/types.js";
export type { UnrestRefusal } from "./rules/refusals.js";
export type { CardsView as UnrestCardsView, LeaderView as UnrestLeaderView, LocationView as UnrestLocationView, UnrestView } from "./knowledge/view.js";
