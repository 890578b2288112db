/** Every move of the game. A compound choice is a sequence of moves. */
import type { Code } from "../../core/moves/codes.js";
import { type Makers, type MovesOf, type VerbsOf, verbsOf, wellFormed } from "../../core/moves/move-rows.js";
import type { Seat, Words } from "./types.js";

/** A row per move: its fields in the order of the notation. */
export const MOVES = {
  /** Raises the bid for the choice of side by one (PEL-DP.1). */
  "bid-raise": {},
  /** Passes in the bid for the choice of side (PEL-DP.1). */
  "bid-pass": {},
  /** The winner of the bid takes a side (PEL-DP.1). */
  "take-side": { side: "seat" },
  /** Commits a card face down for its event (PEL-DP.2, PEL-DP.4). */
  "play-event": { card: "card" },
  /** Commits a card face down for its actions (PEL-DP.4). */
  "play-actions": { card: "card" },
  /** Commits a card face down as a sacrifice, at New Year only (PEL-DP.2). */
  sacrifice: { card: "card" },
  /** Takes a free Olympian (PEL-DP.3). */
  "take-olympian": { olympian: "olympian" },
  /** Names the city of an event (PEL-DP.5). */
  "name-city": { city: "area" },
  /** Names the area of an event (PEL-DP.5). */
  "name-area": { area: "area" },
  /** Names the block of an event (PEL-DP.5). */
  "name-block": { block: "block" },
  /** Tries to spread a revolt to a city (PEL-DP.6). */
  "spread-to": { city: "area" },
  /** Ends a series of choices. */
  done: {},
  /** Chooses the block that takes a loss of an event (PEL-DP.7). */
  "lose-step": { block: "block" },
  /** Spends an action to move one group (PEL-DP.8). */
  maneuver: {},
  /** Spends an action to assemble blocks in a city (PEL-DP.8). */
  muster: {},
  /** Spends an action to raise a block by 1 CV (PEL-DP.8). */
  build: {},
  /** Spends an action to draw recruits (PEL-DP.8). */
  recruit: {},
  /** Spends an action to leave a garrison in a captured city (PEL-DP.8). */
  "detach-garrison": {},
  /** Spends an action to pillage a besieged city (PEL-DP.8). */
  pillage: {},
  /** Spends an action to supply a block in Winter (PEL-DP.8). */
  supply: {},
  /** Ends the action phase (PEL-DP.8). */
  "end-phase": {},
  /** Chooses the group of a maneuver by its area (PEL-DP.9). */
  "choose-group": { area: "area" },
  /** Chooses the besieged group of a city for a maneuver (PEL-DP.9). */
  "choose-besieged": { city: "area" },
  /** Adds a block to the marching party (PEL-DP.10). */
  "add-block": { block: "block" },
  /** The marching party is complete (PEL-DP.10). */
  march: {},
  /** Ends the maneuver (PEL-DP.10). */
  "end-maneuver": {},
  /** Loads a block on a fleet (PEL-DP.11). */
  load: { fleet: "block", block: "block" },
  /** Chooses the CV to which a block is lowered, so that its fleet can carry it (PEL-DP.12). */
  "lower-to": { cv: "cv" },
  /** The party enters an adjacent area (PEL-DP.13). */
  enter: { area: "area" },
  /** The party stops (PEL-DP.13). */
  "stop-here": {},
  /** Fleets that reached a besieged friendly port go into the city (PEL-DP.14). */
  "into-city": {},
  /** Fleets that reached a besieged friendly port land outside it (PEL-DP.14). */
  ashore: {},
  /** Announces a forced march or forced sail (PEL-DP.15). */
  "force-march": { area: "area" },
  /** Declines a forced march or forced sail (PEL-DP.15). */
  "no-forced-march": {},
  /** Chooses the city of a muster (PEL-DP.16). */
  "muster-to": { city: "area" },
  /** Brings a block to the muster (PEL-DP.17). */
  "muster-block": { block: "block" },
  /** Brings a fleet and its cargo to the muster (PEL-DP.17). */
  "muster-carrying": { fleet: "block", block: "block" },
  /** Builds this block (PEL-DP.18). */
  "build-block": { block: "block" },
  /** Places a drawn recruit at one of its homes (PEL-DP.19). */
  "place-recruit": { block: "block", area: "area" },
  /** Chooses the city of a garrison or a pillage (PEL-DP.21, PEL-DP.22). */
  "choose-city": { city: "area" },
  /** The next block leaves the pillaged City-State (PEL-DP.23). */
  "leave-to": { area: "area" },
  /** The next fleet leaves the pillaged City-State with a cargo (PEL-DP.23). */
  "leave-carrying": { area: "area", block: "block" },
  /** Supplies this block for the Winter (PEL-DP.24). */
  "supply-block": { block: "block" },
  /** A block whose forced march succeeded goes on (PEL-DP.26). */
  "go-on": {},
  /** A block whose forced march succeeded stays (PEL-DP.26). */
  stay: {},
  /** Chooses the next battle (PEL-DP.27). */
  "fight-at": { area: "area" },
  /** Chooses a sally as the next battle (PEL-DP.27). */
  "fight-sally": { city: "area" },
  /** Announces a sally from a city (PEL-DP.28). */
  "sally-from": { city: "area" },
  /** Adds a block to the sally (PEL-DP.28). */
  "sally-block": { block: "block" },
  /** Sends the column of this block into battle (PEL-DP.29). */
  "send-column": { block: "block" },
  /** Accepts battle, or fights on (PEL-DP.30, PEL-DP.31). */
  fight: {},
  /** Declines battle and goes behind the walls (PEL-DP.30). */
  fortify: {},
  /** Takes a block into the city (PEL-DP.30). */
  "bring-inside": { block: "block" },
  /** Retreats with all blocks (PEL-DP.31). */
  retreat: {},
  /** Breaks off a storm (PEL-DP.31). */
  "break-off": {},
  /** This block attacks next (PEL-DP.32, PEL-DP.36). */
  "attack-with": { block: "block" },
  /** The garrison attacks next (PEL-DP.32, PEL-DP.36). */
  "attack-with-garrison": {},
  /** This block takes the hit (PEL-DP.33). */
  "take-hit": { block: "block" },
  /** The garrison takes the hit (PEL-DP.33). */
  "garrison-takes-hit": {},
  /** This block is routed (PEL-DP.34). */
  rout: { block: "block" },
  /** This block retreats next (PEL-DP.35). */
  "retreat-block": { block: "block" },
  /** The block retreats to this area (PEL-DP.35). */
  "retreat-to": { area: "area" },
  /** The fleet retreats to this area with a cargo (PEL-DP.35). */
  "retreat-carrying": { area: "area", block: "block" },
  /** The block retreats into the city (PEL-DP.35). */
  "retreat-inside": {},
  /** Storms a besieged city (PEL-DP.37). */
  storm: { city: "area" },
  /** Rolls attrition against a besieged city (PEL-DP.37). */
  attrition: { city: "area" },
  /** Does nothing at this siege (PEL-DP.37). */
  "leave-siege": { city: "area" },
  /** Does nothing at the remaining sieges (PEL-DP.37). */
  "end-sieges": {},
  /** Adds a block to the storm (PEL-DP.38). */
  "storm-with": { block: "block" },
  /** The storm begins (PEL-DP.38). */
  "begin-storm": {},
  /** This block goes home next (PEL-DP.39). */
  "go-home": { block: "block" },
  /** This fleet goes home next with a cargo (PEL-DP.39). */
  "go-home-carrying": { fleet: "block", block: "block" },
  /** The chosen block winters in this city (PEL-DP.39). */
  "winter-in": { city: "area" },
  /** Uses the Olympian in question (PEL-DP.41). */
  "use-olympian": {},
  /** Keeps the Olympian (PEL-DP.41). */
  "keep-olympian": {},
  /** Poseidon calms the holder's own borders (PEL-DP.41). */
  "calm-seas": {},
  /** Poseidon makes one border of the enemy stormy (PEL-DP.41). */
  "raise-storm": { border: "border" },
  /** Apollo strikes an area (PEL-DP.41). */
  "strike-area": { area: "area" },
} as const;

export type PeloponnesianMove = MovesOf<typeof MOVES, Words, Seat>;

export const V: VerbsOf<typeof MOVES> = /* @__PURE__ */ verbsOf(MOVES);

/** True if a code has no more arguments than its verb takes. */
export const isWellFormed: (c: Code) => boolean = /* @__PURE__ */ wellFormed(MOVES);

export const MAKERS: Makers<typeof MOVES> = {
  "": (type) => (seat) => ({ seat, type }),
  side: (type) => (seat, side) => ({ seat, type, side }),
  card: (type) => (seat, card) => ({ seat, type, card }),
  olympian: (type) => (seat, olympian) => ({ seat, type, olympian }),
  city: (type) => (seat, city) => ({ seat, type, city }),
  area: (type) => (seat, area) => ({ seat, type, area }),
  block: (type) => (seat, block) => ({ seat, type, block }),
  "fleet block": (type) => (seat, fleet, block) => ({ seat, type, fleet, block }),
  cv: (type) => (seat, cv) => ({ seat, type, cv }),
  "block area": (type) => (seat, block, area) => ({ seat, type, block, area }),
  "area block": (type) => (seat, area, block) => ({ seat, type, area, block }),
  border: (type) => (seat, border) => ({ seat, type, border }),
};
