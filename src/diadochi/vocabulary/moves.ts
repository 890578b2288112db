/**
 * Every choice of a player, in the order of the decision points DIA-DEC.1 to DIA-DEC.61. No choice gives anything to another player (DIA-SET.16).
 * Each procedure documents the order of its own lists.
 */
import type { Code } from "../../core/moves/codes.js";
import { type Makers, type MovesOf, type VerbsOf, verbsOf, wellFormed } from "../../core/moves/move-rows.js";
import type { Seat, Words } from "./types.js";

/** One row per move: its fields in the order of the notation. */
export const MOVES = {
  // Set-up and sequence of play
  /** Picks a primary general (DIA-DEC.1). */
  "draft-general": { general: "general" },
  /** Names the first player of the turn (DIA-DEC.2). */
  "name-first-player": { player: "seat" },
  /** Enthrones the heir who comes of age, and wins as regent (DIA-DEC.3). */
  "enthrone-heir": { royal: "royal" },
  /** Keeps the heir alive without any change (DIA-DEC.3). */
  "keep-heir": { royal: "royal" },
  /** Kills the heir (DIA-DEC.3). */
  "kill-heir": { royal: "royal" },
  /** Places an arriving or returning general (DIA-DEC.4). */
  "place-general": { general: "general", space: "space" },
  /** Places a general in his optional starting location, with its markers (DIA-DEC.4). */
  "place-general-at-start": { general: "general" },
  /** Places a received CU (DIA-DEC.5). */
  "place-unit": { unit: "unit", space: "space" },
  /** Places a received CU together with a minor general (DIA-DEC.5, DIA-REI.9). */
  "place-unit-with-general": { general: "general", space: "space" },
  /** Places a marker of a general's starting location (DIA-DEC.6). */
  "place-start-marker": { space: "space" },
  /** Places a minor general from the pool (DIA-DEC.7). */
  "place-minor-general": { general: "general", space: "space" },
  /** Returns a minor general to the pool (DIA-DEC.7). */
  "take-back-general": { general: "general" },
  /** Takes a royal CU out of the game before its army moves (DIA-DEC.8). */
  "disband-royal": { space: "space" },
  /** Ends a chain of choices. */
  done: {},
  /** Does not react. */
  pass: {},
  // Tyche Segment and cards
  /** Chooses the card of the Tyche Segment; its use is the next choice (DIA-DEC.9). */
  "choose-card": { card: "card" },
  /** Discards a Surprise card and draws another (DIA-DEC.9, DIA-DEC.19). */
  "exchange-surprise": { card: "card" },
  /** Plays a Surprise card (DIA-DEC.9, DIA-DEC.19). */
  "play-surprise": { card: "card" },
  /** Plays the card for its OPs (DIA-DEC.10). */
  "use-ops": {},
  /** Plays the card as its event (DIA-DEC.10). */
  "use-event": {},
  /** Brings the general of the card into play (DIA-DEC.10). */
  "use-deploy-general": {},
  /** Discards the card to upgrade a fleet (DIA-DEC.10). */
  "use-upgrade-fleet": {},
  /** Discards the card to return a dispersed fleet (DIA-DEC.10). */
  "use-return-fleet": {},
  /** Discards the card to replace a dead major general (DIA-DEC.10). */
  "use-new-general": {},
  /** Uses the OPs as the MP of one army (DIA-DEC.11). */
  "ops-campaign": {},
  /** Uses the OPs to place control markers (DIA-DEC.11). */
  "ops-control-markers": {},
  /** Uses the OPs to train CUs (DIA-DEC.11). */
  "ops-train": {},
  /** Leaves the OPs unused (DIA-DEC.11). */
  "ops-nothing": {},
  /** Places a marker with OPs (DIA-DEC.12). */
  "place-control-marker": { space: "space" },
  /** Spends OPs on the unfinished CU (DIA-DEC.13). */
  "train-continue": {},
  /** Spends OPs on a new mercenary CU (DIA-DEC.13). */
  "train-mercenary": {},
  /** Spends OPs on a new Macedonian CU (DIA-DEC.13). */
  "train-macedonian": {},
  /** Upgrades a fleet (DIA-DEC.14). */
  "upgrade-fleet": { fleet: "fleet" },
  /** Returns a fleet from the Dispersed Box (DIA-DEC.15). */
  "return-fleet": { fleet: "fleet" },
  /** Replaces a dead major general (DIA-DEC.16). */
  "replace-general": { general: "general" },
  /** Carries out the event of a Bonus card after its OPs (DIA-DEC.17). */
  "carry-out-event": {},
  /** Declines the event of a Bonus card (DIA-DEC.17). */
  "decline-event": {},
  /** Chooses a player as the card's target (DIA-DEC.18). */
  "target-player": { player: "seat" },
  /** Chooses a province as the card's target (DIA-DEC.18). */
  "target-province": { province: "province" },
  /** Chooses a space as the card's target (DIA-DEC.18). */
  "target-space": { space: "space" },
  /** Chooses the CUs in the field of a space as the card's target (DIA-DEC.18). */
  "target-army": { space: "space" },
  /** Chooses the CUs inside the walls of a space as the card's target (DIA-DEC.18). */
  "target-garrison": { space: "space" },
  /** Chooses a general as the card's target (DIA-DEC.18). */
  "target-general": { general: "general" },
  /** Chooses a member of the royal family or the body as the card's target (DIA-DEC.18). */
  "target-royal": { royal: "royal" },
  /** Chooses a fleet as the card's target (DIA-DEC.18). */
  "target-fleet": { fleet: "fleet" },
  /** Chooses one of several effects of a card (DIA-DEC.18). */
  "choose-option": { option: "option" },
  /** Chooses the next CU that mutinies (DIA-DEC.51). */
  mutineer: { unit: "unit" },
  // Surrender Segment
  /** Places a marker on a space with the player's CUs, or on a space just captured (DIA-DEC.20, DIA-DEC.22). */
  "place-marker": { space: "space" },
  /** Makes the free siege or subjugation attempt of the army in a space (DIA-DEC.20). */
  "free-attempt": { space: "space" },
  /** Buries Alexander in the space of his body (DIA-DEC.20). */
  "bury-body": { space: "space" },
  /** Names the general who commands an attempt of the army in a field (DIA-DEC.21). */
  "lead-attempt": { general: "general" },
  /** Leaves a captured space without a marker (DIA-DEC.22). */
  "leave-uncontrolled": {},
  // Movement Segment and campaigns
  /** Moves armies in the Movement Segment (DIA-DEC.23). */
  "move-armies": {},
  /** Recruits a mercenary instead of moving (DIA-DEC.23). */
  "recruit-mercenary": {},
  /** Uses the ability of Perdiccas or Cassander at the end of the segment (DIA-DEC.24). */
  "apply-ability": { general: "general" },
  /** Does not use the ability of Perdiccas or Cassander (DIA-DEC.24). */
  "decline-ability": { general: "general" },
  /** Activates the army of this commander (DIA-DEC.25). */
  "activate-general": { general: "general" },
  /** Leaves a CU of the army behind (DIA-DEC.26, DIA-DEC.37). */
  "leave-unit": { unit: "unit" },
  /** Leaves a general behind (DIA-DEC.26, DIA-DEC.37). */
  "leave-general": { general: "general" },
  /** Leaves a royal family member or the body behind (DIA-DEC.26, DIA-DEC.37). */
  "leave-royal": { royal: "royal" },
  /** Moves one space (DIA-DEC.27, DIA-DEC.60). */
  "step-to": { space: "space" },
  /** Asks the owner of the CUs in a space to let the army pass (DIA-DEC.27). */
  "ask-passage": { space: "space" },
  /** Removes the marker of the army's space (DIA-DEC.27). */
  "remove-marker": {},
  /** Assaults the major city of the army's space (DIA-DEC.27). */
  assault: {},
  /** Tries to subjugate the army's space (DIA-DEC.27). */
  subjugate: {},
  /** Begins a naval move (DIA-DEC.27). */
  embark: {},
  /** Begins to drop pieces or pick them up (DIA-DEC.27). */
  "drop-or-pick-up": {},
  /** Gives the command to another general of the army (DIA-DEC.27). */
  "change-commander": { general: "general" },
  /** Ends the army's move (DIA-DEC.27). */
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
  /** Permits an army to pass (DIA-DEC.29). */
  "permit-passage": {},
  /** Refuses passage to an army (DIA-DEC.29). */
  "refuse-passage": {},
  /** Enters despite the refusal, to fight (DIA-DEC.30). */
  "enter-anyway": {},
  /** Does not enter after the refusal (DIA-DEC.30). */
  "stay-out": {},
  /** Keeps the promise of passage: the army continues unhindered (DIA-DEC.31). */
  "let-pass": {},
  /** Breaks the promise of passage and fights (DIA-DEC.31). */
  betray: {},
  /** Brings a CU along on the sortie (DIA-DEC.32). */
  "bring-unit": { unit: "unit" },
  /** Brings a general along on the sortie (DIA-DEC.32). */
  "bring-general": { general: "general" },
  /** Lets the garrison fight beside the relieving army (DIA-DEC.33). */
  "garrison-joins": {},
  /** Keeps the garrison inside (DIA-DEC.33). */
  "garrison-stays": {},
  // Reactions
  /** Declares an attempt to intercept by the army in a space (DIA-DEC.35). */
  "declare-interception": { space: "space" },
  /** Names the general who leads the attempt (DIA-DEC.36). */
  "lead-interception": { general: "general" },
  /** Discards a Surprise card for an attempt of the independent army in a space (DIA-DEC.38, DIA-DEC.43). */
  "discard-for-independent": { card: "card", space: "space" },
  /** Fights the interceptor (DIA-DEC.39). */
  fight: {},
  /** Steps back to the previous space (DIA-DEC.39). */
  "step-back": {},
  /** Puts a CU inside the walls (DIA-DEC.40). */
  "withdraw-unit": { unit: "unit" },
  /** Puts a general inside the walls (DIA-DEC.40). */
  "withdraw-general": { general: "general" },
  /** Puts a royal family member or the body inside the walls (DIA-DEC.40). */
  "withdraw-royal": { royal: "royal" },
  /** Rolls to avoid battle (DIA-DEC.41). */
  "try-to-avoid": {},
  /** Fights without trying to avoid (DIA-DEC.41). */
  stand: {},
  /** Moves the avoiding army to its next space (DIA-DEC.42, DIA-DEC.44). */
  "avoid-to": { space: "space" },
  /** Stops here (DIA-DEC.42, DIA-DEC.44, DIA-DEC.60). */
  stop: {},
  /** Rolls to catch the avoiding army (DIA-DEC.45). */
  pursue: {},
  /** Does not pursue (DIA-DEC.45). */
  "do-not-pursue": {},
  // Losses
  /** Loses a CU of this type (DIA-DEC.46, DIA-DEC.47, DIA-DEC.48, DIA-DEC.49, DIA-DEC.53). */
  "lose-unit": { unit: "unit" },
  /** Brings a CU back inside after a drawn sortie (DIA-DEC.50). */
  "keep-inside": { unit: "unit" },
  // Naval decisions
  /** Sails to the next port of the sea path (DIA-DEC.54). */
  "sail-to": { space: "space" },
  /** Ends the sea path in its last port (DIA-DEC.54). */
  "land-here": {},
  /** Sends a fleet to escort the army (DIA-DEC.55). */
  "add-escort": { fleet: "fleet" },
  /** Intercepts the naval move (DIA-DEC.57). */
  "intercept-at-sea": {},
  /** Sends a fleet to the interception (DIA-DEC.58). */
  "commit-fleet": { fleet: "fleet" },
  // Independent armies
  /** Chooses the independent army that the card moves (DIA-DEC.59). */
  "activate-army": { space: "space" },
} as const;

/** One choice of one player. */
export type DiadochiMove = MovesOf<typeof MOVES, Words, Seat>;

/** The number of each type of move in codes. */
export const V: VerbsOf<typeof MOVES> = /* @__PURE__ */ verbsOf(MOVES);

/** True if a code has no more arguments than its verb takes. */
export const isWellFormed: (c: Code) => boolean = /* @__PURE__ */ wellFormed(MOVES);

/** Functions that build moves, one for each list of fields in MOVES. */
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
