/**
 * Every choice that a player can have, in the order of the decision points DIA-DEC.1 to DIA-DEC.61. No choice gives anything to another player (DIA-SET.16).
 * Lists of moves are in the order that their procedure documents, not in this one.
 */
import type { Code } from "../../core/moves/codes.js";
import { type Makers, type MovesOf, type VerbsOf, verbsOf, wellFormed } from "../../core/moves/move-rows.js";
import type { Seat, Words } from "./types.js";

/** One row per move: its fields in the order of the notation. */
export const MOVES = {
  // Set-up and turn frame
  /** Picks a primary general (DIA-DEC.1). */
  "draft-general": { general: "general" },
  /** Names who goes first in the turn (DIA-DEC.2). */
  "name-first-player": { player: "seat" },
  /** Crowns the heir who comes of age, and wins as regent (DIA-DEC.3). */
  "enthrone-heir": { royal: "royal" },
  /** The heir lives on, and nothing changes (DIA-DEC.3). */
  "keep-heir": { royal: "royal" },
  /** The heir is killed (DIA-DEC.3). */
  "kill-heir": { royal: "royal" },
  /** Places a general who arrives or returns (DIA-DEC.4). */
  "place-general": { general: "general", space: "space" },
  /** Places a general in his optional starting location, with its markers (DIA-DEC.4). */
  "place-general-at-start": { general: "general" },
  /** Places one CU received (DIA-DEC.5). */
  "place-unit": { unit: "unit", space: "space" },
  /** Places one CU received, and a minor general with it (DIA-DEC.5, DIA-REI.9). */
  "place-unit-with-general": { general: "general", space: "space" },
  /** Places a marker of a general's starting location (DIA-DEC.6). */
  "place-start-marker": { space: "space" },
  /** A minor general comes from the pool (DIA-DEC.7). */
  "place-minor-general": { general: "general", space: "space" },
  /** A minor general goes back to the pool (DIA-DEC.7). */
  "take-back-general": { general: "general" },
  /** Takes a royal CU out of the game before its army moves (DIA-DEC.8). */
  "disband-royal": { space: "space" },
  /** Ends a chain of choices. */
  done: {},
  /** Does not react. */
  pass: {},
  // Tyche Segment and cards
  /** Chooses the card of the Tyche Segment, then its use (DIA-DEC.9). */
  "choose-card": { card: "card" },
  /** Discards a Surprise card and draws another (DIA-DEC.9, DIA-DEC.19). */
  "exchange-surprise": { card: "card" },
  /** Plays a Surprise card (DIA-DEC.9, DIA-DEC.19). */
  "play-surprise": { card: "card" },
  /** The card is played for its OPs (DIA-DEC.10). */
  "use-ops": {},
  /** The card is played as its event (DIA-DEC.10). */
  "use-event": {},
  /** The general of the card comes into play (DIA-DEC.10). */
  "use-deploy-general": {},
  /** The card is discarded, and a fleet is upgraded (DIA-DEC.10). */
  "use-upgrade-fleet": {},
  /** The card is discarded, and a dispersed fleet returns (DIA-DEC.10). */
  "use-return-fleet": {},
  /** The card is discarded, and a dead major general is replaced (DIA-DEC.10). */
  "use-new-general": {},
  /** The OPs are the MP of one army (DIA-DEC.11). */
  "ops-campaign": {},
  /** The OPs place control markers (DIA-DEC.11). */
  "ops-control-markers": {},
  /** The OPs train CUs (DIA-DEC.11). */
  "ops-train": {},
  /** The OPs are lost (DIA-DEC.11). */
  "ops-nothing": {},
  /** Places a marker with OPs (DIA-DEC.12). */
  "place-control-marker": { space: "space" },
  /** OPs go into the CU begun earlier (DIA-DEC.13). */
  "train-continue": {},
  /** OPs go into a new mercenary CU (DIA-DEC.13). */
  "train-mercenary": {},
  /** OPs go into a new Macedonian CU (DIA-DEC.13). */
  "train-macedonian": {},
  /** Raises a fleet to its upgraded strength (DIA-DEC.14). */
  "upgrade-fleet": { fleet: "fleet" },
  /** Takes a fleet back from the Dispersed Box (DIA-DEC.15). */
  "return-fleet": { fleet: "fleet" },
  /** Replaces a dead major general (DIA-DEC.16). */
  "replace-general": { general: "general" },
  /** The event of a Bonus card takes place after its OPs (DIA-DEC.17). */
  "carry-out-event": {},
  /** The event of a Bonus card does not take place (DIA-DEC.17). */
  "decline-event": {},
  /** The card is about this player (DIA-DEC.18). */
  "target-player": { player: "seat" },
  /** The card is about this province (DIA-DEC.18). */
  "target-province": { province: "province" },
  /** The card is about this space (DIA-DEC.18). */
  "target-space": { space: "space" },
  /** The card is about the CUs in the field of this space (DIA-DEC.18). */
  "target-army": { space: "space" },
  /** The card is about the CUs inside the walls of this space (DIA-DEC.18). */
  "target-garrison": { space: "space" },
  /** The card is about this general (DIA-DEC.18). */
  "target-general": { general: "general" },
  /** The card is about this member of the royal family or the body (DIA-DEC.18). */
  "target-royal": { royal: "royal" },
  /** The card is about this fleet (DIA-DEC.18). */
  "target-fleet": { fleet: "fleet" },
  /** Chooses one of several effects of a card (DIA-DEC.18). */
  "choose-option": { option: "option" },
  /** The next CU to mutiny (DIA-DEC.51). */
  mutineer: { unit: "unit" },
  // Surrender Segment
  /** Places a marker where the player's CUs stand, or on a space captured just now (DIA-DEC.20, DIA-DEC.22). */
  "place-marker": { space: "space" },
  /** The army in the space makes its free siege or subjugation attempt (DIA-DEC.20). */
  "free-attempt": { space: "space" },
  /** Buries Alexander where his body is (DIA-DEC.20). */
  "bury-body": { space: "space" },
  /** Names the general who commands an attempt of the army in a field (DIA-DEC.21). */
  "lead-attempt": { general: "general" },
  /** Leaves a captured space without a marker (DIA-DEC.22). */
  "leave-uncontrolled": {},
  // Movement Segment and campaigns
  /** Armies move in the Movement Segment (DIA-DEC.23). */
  "move-armies": {},
  /** Recruits a mercenary in place of moving (DIA-DEC.23). */
  "recruit-mercenary": {},
  /** Perdiccas or Cassander acts at the end of the segment (DIA-DEC.24). */
  "apply-ability": { general: "general" },
  /** Perdiccas or Cassander does nothing (DIA-DEC.24). */
  "decline-ability": { general: "general" },
  /** Activates an army, by its commander (DIA-DEC.25). */
  "activate-general": { general: "general" },
  /** Leaves a CU of the army behind (DIA-DEC.26, DIA-DEC.37). */
  "leave-unit": { unit: "unit" },
  /** Leaves a general behind (DIA-DEC.26, DIA-DEC.37). */
  "leave-general": { general: "general" },
  /** Leaves a royal family member or the body behind (DIA-DEC.26, DIA-DEC.37). */
  "leave-royal": { royal: "royal" },
  /** Goes one space (DIA-DEC.27, DIA-DEC.60). */
  "step-to": { space: "space" },
  /** Asks the owner of the CUs there to let the army pass (DIA-DEC.27). */
  "ask-passage": { space: "space" },
  /** Removes the marker of the space the army stands on (DIA-DEC.27). */
  "remove-marker": {},
  /** Assaults the major city of its space (DIA-DEC.27). */
  assault: {},
  /** Tries to subjugate the space that it stands on (DIA-DEC.27). */
  subjugate: {},
  /** Goes to sea (DIA-DEC.27). */
  embark: {},
  /** Begins to drop pieces or pick them up (DIA-DEC.27). */
  "drop-or-pick-up": {},
  /** Another general of the army takes command (DIA-DEC.27). */
  "change-commander": { general: "general" },
  /** The army moves no farther (DIA-DEC.27). */
  "end-move": {},
  /** Drops a CU (DIA-DEC.28, DIA-DEC.56). */
  "drop-unit": { unit: "unit" },
  /** Drops a general (DIA-DEC.28). */
  "drop-general": { general: "general" },
  /** Drops a royal family member or the body (DIA-DEC.28). */
  "drop-royal": { royal: "royal" },
  /** Picks up a CU (DIA-DEC.28). */
  "pick-up-unit": { unit: "unit" },
  /** Picks up a general (DIA-DEC.28). */
  "pick-up-general": { general: "general" },
  /** Picks up a royal family member or the body (DIA-DEC.28). */
  "pick-up-royal": { royal: "royal" },
  /** Lets an army that asks for passage come in (DIA-DEC.29). */
  "permit-passage": {},
  /** Refuses passage to the army (DIA-DEC.29). */
  "refuse-passage": {},
  /** Enters despite a refusal, to fight (DIA-DEC.30). */
  "enter-anyway": {},
  /** Does not enter after a refusal (DIA-DEC.30). */
  "stay-out": {},
  /** Keeps the promise of passage: the army continues unhindered (DIA-DEC.31). */
  "let-pass": {},
  /** Breaks the promise of passage and fights (DIA-DEC.31). */
  betray: {},
  /** A CU takes part in the sortie (DIA-DEC.32). */
  "bring-unit": { unit: "unit" },
  /** A general takes part in the sortie (DIA-DEC.32). */
  "bring-general": { general: "general" },
  /** The garrison fights beside the army of relief (DIA-DEC.33). */
  "garrison-joins": {},
  /** The garrison stays inside (DIA-DEC.33). */
  "garrison-stays": {},
  // Reactions
  /** The army in the space tries to intercept (DIA-DEC.35). */
  "declare-interception": { space: "space" },
  /** Names the general who tries (DIA-DEC.36). */
  "lead-interception": { general: "general" },
  /** Discards a Surprise card for an attempt of the independent army on a space (DIA-DEC.38, DIA-DEC.43). */
  "discard-for-independent": { card: "card", space: "space" },
  /** Fights whoever has intercepted (DIA-DEC.39). */
  fight: {},
  /** Goes back to where it came from (DIA-DEC.39). */
  "step-back": {},
  /** Puts a CU inside the walls (DIA-DEC.40). */
  "withdraw-unit": { unit: "unit" },
  /** Puts a general inside the walls (DIA-DEC.40). */
  "withdraw-general": { general: "general" },
  /** Puts a royal family member or the body inside the walls (DIA-DEC.40). */
  "withdraw-royal": { royal: "royal" },
  /** Rolls to avoid the battle (DIA-DEC.41). */
  "try-to-avoid": {},
  /** Fights without trying to avoid (DIA-DEC.41). */
  stand: {},
  /** The next space of an army that avoids (DIA-DEC.42, DIA-DEC.44). */
  "avoid-to": { space: "space" },
  /** Goes no farther (DIA-DEC.42, DIA-DEC.44, DIA-DEC.60). */
  stop: {},
  /** Rolls to catch the army that avoids (DIA-DEC.45). */
  pursue: {},
  /** Lets the army go (DIA-DEC.45). */
  "do-not-pursue": {},
  // Losses
  /** The CU that is lost (DIA-DEC.46, DIA-DEC.47, DIA-DEC.48, DIA-DEC.49, DIA-DEC.53). */
  "lose-unit": { unit: "unit" },
  /** The CU that comes inside again after a drawn sortie (DIA-DEC.50). */
  "keep-inside": { unit: "unit" },
  // Naval decisions
  /** The next port of the sea path (DIA-DEC.54). */
  "sail-to": { space: "space" },
  /** Ends the sea path in its last port (DIA-DEC.54). */
  "land-here": {},
  /** A fleet escorts the army (DIA-DEC.55). */
  "add-escort": { fleet: "fleet" },
  /** Intercepts the naval move (DIA-DEC.57). */
  "intercept-at-sea": {},
  /** A fleet takes part in the interception (DIA-DEC.58). */
  "commit-fleet": { fleet: "fleet" },
  // Independent armies
  /** The independent army that the card moves (DIA-DEC.59). */
  "activate-army": { space: "space" },
} as const;

/** One choice of one player. */
export type DiadochiMove = MovesOf<typeof MOVES, Words, Seat>;

/** The number of each type of move, as codes hold it. */
export const V: VerbsOf<typeof MOVES> = /* @__PURE__ */ verbsOf(MOVES);

/** True if a code has no more arguments than its verb takes. */
export const isWellFormed: (c: Code) => boolean = /* @__PURE__ */ wellFormed(MOVES);

/** Builders of moves, by their fields. */
export const MAKERS: Makers<typeof MOVES> = {
  general: (type) => (seat, general) => ({ seat, type, general }),
  player: (type) => (seat, player) => ({ seat, type, player }),
  royal: (type) => (seat, royal) => ({ seat, type, royal }),
  "general space": (type) => (seat, general, space) => ({ seat, type, general, space }),
  "unit space": (type) => (seat, unit, space) => ({ seat, type, unit, space }),
  space: (type) => (seat, space) => ({ seat, type, space }),
  "": (type) => (seat) => ({ seat, type }),
  card: (type) => (seat, card) => ({ seat, type, card }),
  fleet: (type) => (seat, fleet) => ({ seat, type, fleet }),
  province: (type) => (seat, province) => ({ seat, type, province }),
  option: (type) => (seat, option) => ({ seat, type, option }),
  unit: (type) => (seat, unit) => ({ seat, type, unit }),
  "card space": (type) => (seat, card, space) => ({ seat, type, card, space }),
};
