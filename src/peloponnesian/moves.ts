/**
 * Every move there is. A compound choice is a chain of these; the order of this file is the order of the verbs inside the engine.
 */
import { type MoveKind, NUMBERS, type Vocabulary, vocabulary, vocabularyOf } from "../core/moves.js"
import type { PeloponnesianState } from "./state.js"
import { tablesOf } from "./tables.js"
import { type AreaId, type BlockId, type CardId, OLYMPIANS, type Olympian, SEATS, type Seat } from "./types.js"

/** A move: who, what, and at most two arguments. */
export type PeloponnesianMove =
  /** Raises the bid for the choice of side by one (PEL-DP.1). */
  | { readonly seat: Seat; readonly type: "bid-raise" }
  /** Leaves the choice of side to the other (PEL-DP.1). */
  | { readonly seat: Seat; readonly type: "bid-pass" }
  /** The winner of the bid takes a side (PEL-DP.1). */
  | { readonly seat: Seat; readonly type: "take-side"; readonly side: Seat }
  /** Commits a card face down for its event (PEL-DP.2, PEL-DP.4). */
  | { readonly seat: Seat; readonly type: "play-event"; readonly card: CardId }
  /** Commits a card face down for its actions (PEL-DP.4). */
  | { readonly seat: Seat; readonly type: "play-actions"; readonly card: CardId }
  /** Commits a card face down as a sacrifice, at New Year only (PEL-DP.2). */
  | { readonly seat: Seat; readonly type: "sacrifice"; readonly card: CardId }
  /** Takes an Olympian nobody holds (PEL-DP.3). */
  | { readonly seat: Seat; readonly type: "take-olympian"; readonly olympian: Olympian }
  /** Names the city an event is for (PEL-DP.5). */
  | { readonly seat: Seat; readonly type: "name-city"; readonly city: AreaId }
  /** Names the area an event is for (PEL-DP.5). */
  | { readonly seat: Seat; readonly type: "name-area"; readonly area: AreaId }
  /** Names the block an event is for (PEL-DP.5). */
  | { readonly seat: Seat; readonly type: "name-block"; readonly block: BlockId }
  /** Tries to spread a revolt to a city (PEL-DP.6). */
  | { readonly seat: Seat; readonly type: "spread-to"; readonly city: AreaId }
  /** Ends a row of choices of which no more are wanted. */
  | { readonly seat: Seat; readonly type: "done" }
  /** Takes a loss imposed by an event on a block (PEL-DP.7). */
  | { readonly seat: Seat; readonly type: "lose-step"; readonly block: BlockId }
  /** Spends an action to move one group (PEL-DP.8). */
  | { readonly seat: Seat; readonly type: "maneuver" }
  /** Spends an action to bring blocks together in a city (PEL-DP.8). */
  | { readonly seat: Seat; readonly type: "muster" }
  /** Spends an action to raise a block by 1 CV (PEL-DP.8). */
  | { readonly seat: Seat; readonly type: "build" }
  /** Spends an action to draw recruits (PEL-DP.8). */
  | { readonly seat: Seat; readonly type: "recruit" }
  /** Spends an action to leave a garrison in a captured city (PEL-DP.8). */
  | { readonly seat: Seat; readonly type: "detach-garrison" }
  /** Spends an action to pillage a besieged city (PEL-DP.8). */
  | { readonly seat: Seat; readonly type: "pillage" }
  /** Spends an action to supply a block in Winter (PEL-DP.8). */
  | { readonly seat: Seat; readonly type: "supply" }
  /** Ends the action phase (PEL-DP.8). */
  | { readonly seat: Seat; readonly type: "end-phase" }
  /** Chooses the group of a maneuver by its area (PEL-DP.9). */
  | { readonly seat: Seat; readonly type: "choose-group"; readonly area: AreaId }
  /** Chooses the besieged group of a city for a maneuver (PEL-DP.9). */
  | { readonly seat: Seat; readonly type: "choose-besieged"; readonly city: AreaId }
  /** Adds a block to the marching party (PEL-DP.10). */
  | { readonly seat: Seat; readonly type: "add-block"; readonly block: BlockId }
  /** The marching party is complete (PEL-DP.10). */
  | { readonly seat: Seat; readonly type: "march" }
  /** Ends the maneuver (PEL-DP.10). */
  | { readonly seat: Seat; readonly type: "end-maneuver" }
  /** Loads a block on a fleet (PEL-DP.11). */
  | { readonly seat: Seat; readonly type: "load"; readonly fleet: BlockId; readonly block: BlockId }
  /** Lowers the block to be carried to this CV (PEL-DP.12). */
  | { readonly seat: Seat; readonly type: "lower-to"; readonly cv: number }
  /** The party enters an adjacent area (PEL-DP.13). */
  | { readonly seat: Seat; readonly type: "enter"; readonly area: AreaId }
  /** The party stops (PEL-DP.13). */
  | { readonly seat: Seat; readonly type: "stop-here" }
  /** Fleets that reached a besieged friendly port go into the city (PEL-DP.14). */
  | { readonly seat: Seat; readonly type: "into-city" }
  /** Fleets that reached a besieged friendly port land before it (PEL-DP.14). */
  | { readonly seat: Seat; readonly type: "ashore" }
  /** Announces a forced march or forced sail (PEL-DP.15). */
  | { readonly seat: Seat; readonly type: "force-march"; readonly area: AreaId }
  /** Announces none (PEL-DP.15). */
  | { readonly seat: Seat; readonly type: "no-forced-march" }
  /** Chooses the city of a muster (PEL-DP.16). */
  | { readonly seat: Seat; readonly type: "muster-to"; readonly city: AreaId }
  /** Brings a block to the muster (PEL-DP.17). */
  | { readonly seat: Seat; readonly type: "muster-block"; readonly block: BlockId }
  /** Brings a fleet and its cargo to the muster (PEL-DP.17). */
  | { readonly seat: Seat; readonly type: "muster-carrying"; readonly fleet: BlockId; readonly block: BlockId }
  /** Builds this block (PEL-DP.18). */
  | { readonly seat: Seat; readonly type: "build-block"; readonly block: BlockId }
  /** Places a drawn recruit at one of its homes (PEL-DP.19). */
  | { readonly seat: Seat; readonly type: "place-recruit"; readonly block: BlockId; readonly area: AreaId }
  /** Chooses the city of a garrison or a pillage (PEL-DP.21, PEL-DP.22). */
  | { readonly seat: Seat; readonly type: "choose-city"; readonly city: AreaId }
  /** The next block leaves the pillaged City-State (PEL-DP.23). */
  | { readonly seat: Seat; readonly type: "leave-to"; readonly area: AreaId }
  /** The next fleet leaves the pillaged City-State with a cargo (PEL-DP.23). */
  | { readonly seat: Seat; readonly type: "leave-carrying"; readonly area: AreaId; readonly block: BlockId }
  /** Supplies this block for the Winter (PEL-DP.24). */
  | { readonly seat: Seat; readonly type: "supply-block"; readonly block: BlockId }
  /** A block whose forced march succeeded goes on (PEL-DP.26). */
  | { readonly seat: Seat; readonly type: "go-on" }
  /** A block whose forced march succeeded stays (PEL-DP.26). */
  | { readonly seat: Seat; readonly type: "stay" }
  /** Chooses the next battle (PEL-DP.27). */
  | { readonly seat: Seat; readonly type: "fight-at"; readonly area: AreaId }
  /** Chooses a sally as the next battle (PEL-DP.27). */
  | { readonly seat: Seat; readonly type: "fight-sally"; readonly city: AreaId }
  /** Announces a sally from a city (PEL-DP.28). */
  | { readonly seat: Seat; readonly type: "sally-from"; readonly city: AreaId }
  /** Adds a block to the sally (PEL-DP.28). */
  | { readonly seat: Seat; readonly type: "sally-block"; readonly block: BlockId }
  /** Sends the column of this block into battle (PEL-DP.29). */
  | { readonly seat: Seat; readonly type: "send-column"; readonly block: BlockId }
  /** Accepts battle, or fights on (PEL-DP.30, PEL-DP.31). */
  | { readonly seat: Seat; readonly type: "fight" }
  /** Declines battle behind the walls (PEL-DP.30). */
  | { readonly seat: Seat; readonly type: "fortify" }
  /** Takes a block into the city (PEL-DP.30). */
  | { readonly seat: Seat; readonly type: "bring-inside"; readonly block: BlockId }
  /** Retreats with all blocks (PEL-DP.31). */
  | { readonly seat: Seat; readonly type: "retreat" }
  /** Breaks off a storm (PEL-DP.31). */
  | { readonly seat: Seat; readonly type: "break-off" }
  /** This block attacks next (PEL-DP.32, PEL-DP.36). */
  | { readonly seat: Seat; readonly type: "attack-with"; readonly block: BlockId }
  /** The garrison attacks next (PEL-DP.32, PEL-DP.36). */
  | { readonly seat: Seat; readonly type: "attack-with-garrison" }
  /** This block takes the hit (PEL-DP.33). */
  | { readonly seat: Seat; readonly type: "take-hit"; readonly block: BlockId }
  /** The garrison takes the hit (PEL-DP.33). */
  | { readonly seat: Seat; readonly type: "garrison-takes-hit" }
  /** This block is routed (PEL-DP.34). */
  | { readonly seat: Seat; readonly type: "rout"; readonly block: BlockId }
  /** This block retreats next (PEL-DP.35). */
  | { readonly seat: Seat; readonly type: "retreat-block"; readonly block: BlockId }
  /** The block retreats to this area (PEL-DP.35). */
  | { readonly seat: Seat; readonly type: "retreat-to"; readonly area: AreaId }
  /** The fleet retreats to this area with a cargo (PEL-DP.35). */
  | { readonly seat: Seat; readonly type: "retreat-carrying"; readonly area: AreaId; readonly block: BlockId }
  /** The block retreats into the city (PEL-DP.35). */
  | { readonly seat: Seat; readonly type: "retreat-inside" }
  /** Storms a besieged city (PEL-DP.37). */
  | { readonly seat: Seat; readonly type: "storm"; readonly city: AreaId }
  /** Rolls attrition against a besieged city (PEL-DP.37). */
  | { readonly seat: Seat; readonly type: "attrition"; readonly city: AreaId }
  /** Does nothing at this siege (PEL-DP.37). */
  | { readonly seat: Seat; readonly type: "leave-siege"; readonly city: AreaId }
  /** Does nothing at the remaining sieges (PEL-DP.37). */
  | { readonly seat: Seat; readonly type: "end-sieges" }
  /** Adds a block to the storm (PEL-DP.38). */
  | { readonly seat: Seat; readonly type: "storm-with"; readonly block: BlockId }
  /** The storm begins (PEL-DP.38). */
  | { readonly seat: Seat; readonly type: "begin-storm" }
  /** This block goes home next (PEL-DP.39). */
  | { readonly seat: Seat; readonly type: "go-home"; readonly block: BlockId }
  /** This fleet goes home next with a cargo (PEL-DP.39). */
  | { readonly seat: Seat; readonly type: "go-home-carrying"; readonly fleet: BlockId; readonly block: BlockId }
  /** The chosen block winters in this city (PEL-DP.39). */
  | { readonly seat: Seat; readonly type: "winter-in"; readonly city: AreaId }
  /** Uses the Olympian in question (PEL-DP.41). */
  | { readonly seat: Seat; readonly type: "use-olympian" }
  /** Keeps the Olympian (PEL-DP.41). */
  | { readonly seat: Seat; readonly type: "keep-olympian" }
  /** Poseidon calms the holder's own borders (PEL-DP.41). */
  | { readonly seat: Seat; readonly type: "calm-seas" }
  /** Poseidon makes one border of the enemy stormy (PEL-DP.41). */
  | { readonly seat: Seat; readonly type: "raise-storm"; readonly border: string }
  /** Apollo strikes an area (PEL-DP.41). */
  | { readonly seat: Seat; readonly type: "strike-area"; readonly area: AreaId }

const AREAS: Vocabulary<PeloponnesianState> = vocabularyOf("area", (s) => tablesOf(s).areaIds)
const BLOCKS: Vocabulary<PeloponnesianState> = vocabularyOf("block", (s) => tablesOf(s).blockIds)
const CARDS: Vocabulary<PeloponnesianState> = vocabularyOf("card", (s) => tablesOf(s).cardIds)
const BORDERS: Vocabulary<PeloponnesianState> = vocabularyOf("border", (s) => tablesOf(s).borderIds)
const SIDES: Vocabulary<PeloponnesianState> = vocabulary("side", SEATS)
const OLYMPIAN_WORDS: Vocabulary<PeloponnesianState> = vocabulary("Olympian", OLYMPIANS)

type Kind = MoveKind<PeloponnesianState, PeloponnesianMove>

/** The move table: the position of a row is its verb. */
export const MOVE_KINDS: readonly Kind[] = [
  { type: "bid-raise", args: [], make: (seat: Seat) => ({ seat, type: "bid-raise" }) },
  { type: "bid-pass", args: [], make: (seat: Seat) => ({ seat, type: "bid-pass" }) },
  { type: "take-side", args: [["side", SIDES]], make: (seat: Seat, side: Seat) => ({ seat, type: "take-side", side }) },
  { type: "play-event", args: [["card", CARDS]], make: (seat: Seat, card: CardId) => ({ seat, type: "play-event", card }) },
  { type: "play-actions", args: [["card", CARDS]], make: (seat: Seat, card: CardId) => ({ seat, type: "play-actions", card }) },
  { type: "sacrifice", args: [["card", CARDS]], make: (seat: Seat, card: CardId) => ({ seat, type: "sacrifice", card }) },
  { type: "take-olympian", args: [["olympian", OLYMPIAN_WORDS]], make: (seat: Seat, olympian: Olympian) => ({ seat, type: "take-olympian", olympian }) },
  { type: "name-city", args: [["city", AREAS]], make: (seat: Seat, city: AreaId) => ({ seat, type: "name-city", city }) },
  { type: "name-area", args: [["area", AREAS]], make: (seat: Seat, area: AreaId) => ({ seat, type: "name-area", area }) },
  { type: "name-block", args: [["block", BLOCKS]], make: (seat: Seat, block: BlockId) => ({ seat, type: "name-block", block }) },
  { type: "spread-to", args: [["city", AREAS]], make: (seat: Seat, city: AreaId) => ({ seat, type: "spread-to", city }) },
  { type: "done", args: [], make: (seat: Seat) => ({ seat, type: "done" }) },
  { type: "lose-step", args: [["block", BLOCKS]], make: (seat: Seat, block: BlockId) => ({ seat, type: "lose-step", block }) },
  { type: "maneuver", args: [], make: (seat: Seat) => ({ seat, type: "maneuver" }) },
  { type: "muster", args: [], make: (seat: Seat) => ({ seat, type: "muster" }) },
  { type: "build", args: [], make: (seat: Seat) => ({ seat, type: "build" }) },
  { type: "recruit", args: [], make: (seat: Seat) => ({ seat, type: "recruit" }) },
  { type: "detach-garrison", args: [], make: (seat: Seat) => ({ seat, type: "detach-garrison" }) },
  { type: "pillage", args: [], make: (seat: Seat) => ({ seat, type: "pillage" }) },
  { type: "supply", args: [], make: (seat: Seat) => ({ seat, type: "supply" }) },
  { type: "end-phase", args: [], make: (seat: Seat) => ({ seat, type: "end-phase" }) },
  { type: "choose-group", args: [["area", AREAS]], make: (seat: Seat, area: AreaId) => ({ seat, type: "choose-group", area }) },
  { type: "choose-besieged", args: [["city", AREAS]], make: (seat: Seat, city: AreaId) => ({ seat, type: "choose-besieged", city }) },
  { type: "add-block", args: [["block", BLOCKS]], make: (seat: Seat, block: BlockId) => ({ seat, type: "add-block", block }) },
  { type: "march", args: [], make: (seat: Seat) => ({ seat, type: "march" }) },
  { type: "end-maneuver", args: [], make: (seat: Seat) => ({ seat, type: "end-maneuver" }) },
  { type: "load", args: [["fleet", BLOCKS], ["block", BLOCKS]], make: (seat: Seat, fleet: BlockId, block: BlockId) => ({ seat, type: "load", fleet, block }) },
  { type: "lower-to", args: [["cv", NUMBERS]], make: (seat: Seat, cv: number) => ({ seat, type: "lower-to", cv }) },
  { type: "enter", args: [["area", AREAS]], make: (seat: Seat, area: AreaId) => ({ seat, type: "enter", area }) },
  { type: "stop-here", args: [], make: (seat: Seat) => ({ seat, type: "stop-here" }) },
  { type: "into-city", args: [], make: (seat: Seat) => ({ seat, type: "into-city" }) },
  { type: "ashore", args: [], make: (seat: Seat) => ({ seat, type: "ashore" }) },
  { type: "force-march", args: [["area", AREAS]], make: (seat: Seat, area: AreaId) => ({ seat, type: "force-march", area }) },
  { type: "no-forced-march", args: [], make: (seat: Seat) => ({ seat, type: "no-forced-march" }) },
  { type: "muster-to", args: [["city", AREAS]], make: (seat: Seat, city: AreaId) => ({ seat, type: "muster-to", city }) },
  { type: "muster-block", args: [["block", BLOCKS]], make: (seat: Seat, block: BlockId) => ({ seat, type: "muster-block", block }) },
  { type: "muster-carrying", args: [["fleet", BLOCKS], ["block", BLOCKS]], make: (seat: Seat, fleet: BlockId, block: BlockId) => ({ seat, type: "muster-carrying", fleet, block }) },
  { type: "build-block", args: [["block", BLOCKS]], make: (seat: Seat, block: BlockId) => ({ seat, type: "build-block", block }) },
  { type: "place-recruit", args: [["block", BLOCKS], ["area", AREAS]], make: (seat: Seat, block: BlockId, area: AreaId) => ({ seat, type: "place-recruit", block, area }) },
  { type: "choose-city", args: [["city", AREAS]], make: (seat: Seat, city: AreaId) => ({ seat, type: "choose-city", city }) },
  { type: "leave-to", args: [["area", AREAS]], make: (seat: Seat, area: AreaId) => ({ seat, type: "leave-to", area }) },
  { type: "leave-carrying", args: [["area", AREAS], ["block", BLOCKS]], make: (seat: Seat, area: AreaId, block: BlockId) => ({ seat, type: "leave-carrying", area, block }) },
  { type: "supply-block", args: [["block", BLOCKS]], make: (seat: Seat, block: BlockId) => ({ seat, type: "supply-block", block }) },
  { type: "go-on", args: [], make: (seat: Seat) => ({ seat, type: "go-on" }) },
  { type: "stay", args: [], make: (seat: Seat) => ({ seat, type: "stay" }) },
  { type: "fight-at", args: [["area", AREAS]], make: (seat: Seat, area: AreaId) => ({ seat, type: "fight-at", area }) },
  { type: "fight-sally", args: [["city", AREAS]], make: (seat: Seat, city: AreaId) => ({ seat, type: "fight-sally", city }) },
  { type: "sally-from", args: [["city", AREAS]], make: (seat: Seat, city: AreaId) => ({ seat, type: "sally-from", city }) },
  { type: "sally-block", args: [["block", BLOCKS]], make: (seat: Seat, block: BlockId) => ({ seat, type: "sally-block", block }) },
  { type: "send-column", args: [["block", BLOCKS]], make: (seat: Seat, block: BlockId) => ({ seat, type: "send-column", block }) },
  { type: "fight", args: [], make: (seat: Seat) => ({ seat, type: "fight" }) },
  { type: "fortify", args: [], make: (seat: Seat) => ({ seat, type: "fortify" }) },
  { type: "bring-inside", args: [["block", BLOCKS]], make: (seat: Seat, block: BlockId) => ({ seat, type: "bring-inside", block }) },
  { type: "retreat", args: [], make: (seat: Seat) => ({ seat, type: "retreat" }) },
  { type: "break-off", args: [], make: (seat: Seat) => ({ seat, type: "break-off" }) },
  { type: "attack-with", args: [["block", BLOCKS]], make: (seat: Seat, block: BlockId) => ({ seat, type: "attack-with", block }) },
  { type: "attack-with-garrison", args: [], make: (seat: Seat) => ({ seat, type: "attack-with-garrison" }) },
  { type: "take-hit", args: [["block", BLOCKS]], make: (seat: Seat, block: BlockId) => ({ seat, type: "take-hit", block }) },
  { type: "garrison-takes-hit", args: [], make: (seat: Seat) => ({ seat, type: "garrison-takes-hit" }) },
  { type: "rout", args: [["block", BLOCKS]], make: (seat: Seat, block: BlockId) => ({ seat, type: "rout", block }) },
  { type: "retreat-block", args: [["block", BLOCKS]], make: (seat: Seat, block: BlockId) => ({ seat, type: "retreat-block", block }) },
  { type: "retreat-to", args: [["area", AREAS]], make: (seat: Seat, area: AreaId) => ({ seat, type: "retreat-to", area }) },
  { type: "retreat-carrying", args: [["area", AREAS], ["block", BLOCKS]], make: (seat: Seat, area: AreaId, block: BlockId) => ({ seat, type: "retreat-carrying", area, block }) },
  { type: "retreat-inside", args: [], make: (seat: Seat) => ({ seat, type: "retreat-inside" }) },
  { type: "storm", args: [["city", AREAS]], make: (seat: Seat, city: AreaId) => ({ seat, type: "storm", city }) },
  { type: "attrition", args: [["city", AREAS]], make: (seat: Seat, city: AreaId) => ({ seat, type: "attrition", city }) },
  { type: "leave-siege", args: [["city", AREAS]], make: (seat: Seat, city: AreaId) => ({ seat, type: "leave-siege", city }) },
  { type: "end-sieges", args: [], make: (seat: Seat) => ({ seat, type: "end-sieges" }) },
  { type: "storm-with", args: [["block", BLOCKS]], make: (seat: Seat, block: BlockId) => ({ seat, type: "storm-with", block }) },
  { type: "begin-storm", args: [], make: (seat: Seat) => ({ seat, type: "begin-storm" }) },
  { type: "go-home", args: [["block", BLOCKS]], make: (seat: Seat, block: BlockId) => ({ seat, type: "go-home", block }) },
  { type: "go-home-carrying", args: [["fleet", BLOCKS], ["block", BLOCKS]], make: (seat: Seat, fleet: BlockId, block: BlockId) => ({ seat, type: "go-home-carrying", fleet, block }) },
  { type: "winter-in", args: [["city", AREAS]], make: (seat: Seat, city: AreaId) => ({ seat, type: "winter-in", city }) },
  { type: "use-olympian", args: [], make: (seat: Seat) => ({ seat, type: "use-olympian" }) },
  { type: "keep-olympian", args: [], make: (seat: Seat) => ({ seat, type: "keep-olympian" }) },
  { type: "calm-seas", args: [], make: (seat: Seat) => ({ seat, type: "calm-seas" }) },
  { type: "raise-storm", args: [["border", BORDERS]], make: (seat: Seat, border: string) => ({ seat, type: "raise-storm", border }) },
  { type: "strike-area", args: [["area", AREAS]], make: (seat: Seat, area: AreaId) => ({ seat, type: "strike-area", area }) },
]

/** The verbs by name, in the order of the table. */
export const V = {
  bidRaise: 0,
  bidPass: 1,
  takeSide: 2,
  playEvent: 3,
  playActions: 4,
  sacrifice: 5,
  takeOlympian: 6,
  nameCity: 7,
  nameArea: 8,
  nameBlock: 9,
  spreadTo: 10,
  done: 11,
  loseStep: 12,
  maneuver: 13,
  muster: 14,
  build: 15,
  recruit: 16,
  detachGarrison: 17,
  pillage: 18,
  supply: 19,
  endPhase: 20,
  chooseGroup: 21,
  chooseBesieged: 22,
  addBlock: 23,
  march: 24,
  endManeuver: 25,
  load: 26,
  lowerTo: 27,
  enter: 28,
  stopHere: 29,
  intoCity: 30,
  ashore: 31,
  forceMarch: 32,
  noForcedMarch: 33,
  musterTo: 34,
  musterBlock: 35,
  musterCarrying: 36,
  buildBlock: 37,
  placeRecruit: 38,
  chooseCity: 39,
  leaveTo: 40,
  leaveCarrying: 41,
  supplyBlock: 42,
  goOn: 43,
  stay: 44,
  fightAt: 45,
  fightSally: 46,
  sallyFrom: 47,
  sallyBlock: 48,
  sendColumn: 49,
  fight: 50,
  fortify: 51,
  bringInside: 52,
  retreat: 53,
  breakOff: 54,
  attackWith: 55,
  attackWithGarrison: 56,
  takeHit: 57,
  garrisonTakesHit: 58,
  rout: 59,
  retreatBlock: 60,
  retreatTo: 61,
  retreatCarrying: 62,
  retreatInside: 63,
  storm: 64,
  attrition: 65,
  leaveSiege: 66,
  endSieges: 67,
  stormWith: 68,
  beginStorm: 69,
  goHome: 70,
  goHomeCarrying: 71,
  winterIn: 72,
  useOlympian: 73,
  keepOlympian: 74,
  calmSeas: 75,
  raiseStorm: 76,
  strikeArea: 77,
} as const
