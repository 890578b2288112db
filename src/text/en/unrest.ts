/** The sentences of Unrest in English. */
import type { Refusal } from "../../core/flow.js";
import type { Outcome } from "../../core/contract.js";
import type { UnrestEvent } from "../../unrest/events.js";
import type { UnrestMove } from "../../unrest/moves.js";
import type { Seat } from "../../unrest/types.js";
import { type Sentences, sentenceOf } from "../sentences.js";
import type { Texts } from "../texts.js";

const NAMES: Readonly<Record<string, string>> = {
  carthage: "Carthage",
  coalition: "the coalition",
  unrest: "the unrest",
  "garrison-box": "the Garrison Box",
  carthago: "Carthago",
  sicily: "Sicily",
  syracusae: "Syracusae",
  displaced: "displaced",
  "set-aside": "set aside",
  resting: "set aside until his side is next active",
  hanno: "Hanno",
  hasdrubal: "Hasdrubal",
  bomilcar: "Bomilcar",
  "minor-a": "Minor Leader A",
  "minor-b": "Minor Leader B",
  "coalition-strategos": "the Strategos",
  "coalition-lieutenant": "the Lieutenant",
  "c-ops-1": "Operations 1",
  "c-ops-2": "Operations 2",
  "c-ops-3": "Operations 3",
  "c-campaign": "Campaign",
  "c-sacred-band": "Sacred Band",
  "c-blockade": "Blockade",
  "c-npa": "A Neutral Power Activates",
  "c-mercenary-contract": "Mercenary Contract",
  "k-ops-1": "Operations 1",
  "k-ops-2": "Operations 2",
  "k-ops-3": "Operations 3",
  "k-npa": "A Neutral Power Activates",
  "k-campaign": "Campaign",
  "k-carthaginian-mistrust": "Carthaginian Mistrust",
  "k-storms-at-sea": "Storms at Sea",
  "k-rallied-rebels": "Rallied Rebels",
  "k-titus-manlius": "Titus Manlius",
  "k-wild-beasts": "Wild Beasts",
};

/** What the card says, by its id. */
export const CARD_TEXTS: Readonly<Record<string, string>> = {
  "c-ops-1": "No event; usable for its value only.",
  "c-ops-2": "No event; usable for its value only.",
  "c-ops-3": "No event; usable for its value only.",
  "c-campaign":
    "Activate two different leaders, one after the other, each as if with a 3-value card. Both may attack the unrest if no CU fights in both attacks.",
  "c-sacred-band": "In one battle Carthage rolls four dice instead of three. All four count for the total and for losses.",
  "c-blockade": "Besides the card play: free activation of a leader in Sicily with at least 3 CU there. One die: 1 loses 1 CU, 5 and 6 win a port.",
  "c-npa": "Of the Carthaginian deck, so it can never raise the unrest; usable for its value only.",
  "c-mercenary-contract": "Place 3 CU as reinforcements.",
  "k-ops-1": "No event; usable for its value only.",
  "k-ops-2": "No event; usable for its value only.",
  "k-ops-3": "No event; usable for its value only.",
  "k-npa": "Besides the card play: raise the unrest by 1, if it is below its cap and was not yet raised this way in this round.",
  "k-campaign": "Activate two different leaders, one after the other, each as if with a 3-value card. No CU attacks twice.",
  "k-carthaginian-mistrust": "Cancel one activation of a Carthaginian leader as it is declared.",
  "k-storms-at-sea": "Cancel one Carthaginian sea move as it is declared; the activation ends.",
  "k-rallied-rebels": "Add 1 to the total of the unrest in one attack on it.",
  "k-titus-manlius": "In a battle in Sicily no die costs anybody CU, so the dice bring no support.",
  "k-wild-beasts": "After a coalition victory in Sicily: the beaten commander's army has −1 in Sicily until the turn ends.",
};

const DECISIONS: Readonly<Record<string, string>> = {
  "game-over": "The game is over",
  draw: "Discard before drawing",
  "first-player": "Who goes first this turn",
  active: "Card play, events, minor leaders",
  activate: "Which leader to activate",
  activation: "The next step of the activation",
  mistrust: "A response to the activation is awaited",
  storms: "A response to the sea move is awaited",
  movement: "Who goes and where to",
  attack: "How many CU attack",
  "sicily-battle": "Who commands the defence",
  "battle-responses": "A response to the battle is awaited",
  support: "What to spend support on",
  "wild-beasts": "A response to the victory is awaited",
  blockade: "Which leader blockades",
  "place-cu": "Where to place reinforcements",
  "return-leaders": "Where the leader returns",
  rearrange: "Where the minor leader goes",
};

const name = (id: string): string => (Object.hasOwn(NAMES, id) ? (NAMES[id] as string) : id);
const Name = (id: string): string => capital(name(id));
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const names = (ids: readonly string[]): string => (ids.length === 0 ? "" : ` with ${ids.map(name).join(" and ")}`);
const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const MOVES: Sentences<UnrestMove> = {
  discard: (m) => `discards ${name(m.card)}`,
  draw: () => "draws up to the hand size",
  "name-first": (m) => `lets ${name(m.first)} go first`,
  activate: (m) => `plays ${name(m.card)} to activate a leader`,
  reinforce: (m) => `plays ${name(m.card)} for reinforcements`,
  "play-event": (m) => `plays the event ${name(m.card)}`,
  rearrange: () => "rearranges its minor leaders",
  done: () => "is done",
  "activate-leader": (m) => `activates ${name(m.leader)}`,
  waive: () => "waives the second activation",
  "sea-move": () => "makes a sea move",
  march: () => "marches",
  attack: () => "attacks",
  stop: () => "ends the activation",
  "sail-to": (m) => `sails to ${name(m.location)}`,
  "take-cu": (m) => `takes ${m.count} CU along`,
  "take-leader": (m) => `takes ${name(m.leader)} along`,
  "leave-leader": (m) => `leaves ${name(m.leader)} where he is`,
  "attack-with": (m) => `attacks with ${m.count} CU`,
  command: (m) => `gives the command to ${name(m.leader)}`,
  respond: (m) => `responds with ${name(m.card)}`,
  pass: () => "does not respond",
  "spend-on-level": (m) => (m.seat === "carthage" ? "spends 1 support point to lower the unrest" : "spends 1 support point to raise the unrest"),
  "spend-on-port": () => "spends support points on a port",
  "let-go": () => "lets the rest of the support go",
  "place-cu": (m) => `places 1 CU in ${name(m.location)}`,
  "place-leader": (m) => `places ${name(m.leader)} in ${name(m.location)}`,
};

const CAUSES: Readonly<Record<string, string>> = {
  event: "by an event",
  support: "by support",
  attack: "by the attack",
  "automatic-victory": "by automatic victory",
  battle: "in battle",
  blockade: "by the blockade",
  surrender: "by surrender",
};

const USES: Readonly<Record<string, string>> = {
  activate: "to activate a leader",
  reinforce: "for reinforcements",
  event: "as an event",
  response: "in response",
};

const ENDINGS: Readonly<Record<string, string>> = {
  "no-victory-points": "Carthage has no victory point left",
  "open-revolt": "the unrest has reached open revolt",
  supremacy: "Carthage has reached supremacy",
  time: "by victory points after the last turn",
  concession: "the other side gave up",
};

const EVENTS: Sentences<UnrestEvent> = {
  roll: (e) => `${e.seat === null ? "The unrest" : Name(e.seat)} rolls ${e.faces.join(", ")} (${e.purpose}).`,
  "turn-started": (e) => `Turn ${e.turn} begins.`,
  "card-discarded": (e) => `${Name(e.seat)} discards ${name(e.card)}.`,
  "deck-rebuilt": (e) => `The discards of ${name(e.seat)} (${e.count}) become its draw pile.`,
  "cards-drawn": (e) =>
    `${Name(e.seat)} draws ${counted(e.count, "card", "cards")}${e.cards === null || e.cards.length === 0 ? "" : `: ${e.cards.map(name).join(", ")}`}.`,
  "first-player-named": (e) => `${Name(e.seat)} decides that ${name(e.first)} goes first.`,
  "round-started": (e) => `Round ${e.round} begins.`,
  "marker-removed": () => "The unrest-raised marker is taken off.",
  "marker-placed": () => "The unrest-raised marker is placed on this round.",
  "became-active": (e) => `${Name(e.seat)} is active.`,
  done: (e) => `${Name(e.seat)} is done.`,
  passed: (e) => `${Name(e.seat)} passes.`,
  "card-played": (e) => `${Name(e.seat)} plays ${name(e.card)} ${USES[e.use] ?? e.use}.`,
  "level-changed": (e) => `The unrest ${e.to > e.from ? "rises" : "falls"} from ${e.from} to ${e.to} ${CAUSES[e.cause] ?? ""}.`,
  "leader-activated": (e) => `${Name(e.leader)} is activated.`,
  "activation-cancelled": (e) => `The activation of ${name(e.leader)} is cancelled.`,
  "activation-ended": (e) => `The activation of ${name(e.leader)} ends.`,
  "activation-waived": (e) => `${Name(e.seat)} waives the second activation.`,
  "sea-move-declared": (e) => `${Name(e.leader)} is to sail from ${name(e.from)} to ${name(e.to)}, ${e.cu} CU${names(e.leaders)}.`,
  "sea-moved": (e) => `${Name(e.leader)} sails from ${name(e.from)} to ${name(e.to)}, ${e.cu} CU${names(e.leaders)}.`,
  marched: (e) => `${Name(e.leader)} marches from ${name(e.from)} to ${name(e.to)}, ${e.cu} CU${names(e.leaders)}.`,
  "sea-move-cancelled": (e) => `Storms keep ${name(e.leader)} in port.`,
  "attack-declared": (e) => `${Name(e.leader)} attacks in ${name(e.location)} with ${e.cu} CU against ${e.against}.`,
  "commander-named": (e) => `${Name(e.leader)} commands for ${name(e.seat)}.`,
  "automatic-victory": (e) => `${Name(e.winner)} wins in ${name(e.location)} without a fight.`,
  "battle-fought": (e) =>
    `${Name(e.winner)} wins the battle in ${name(e.location)}: ${e.totals.attacker} (${signed(e.modifiers.attacker)}) against ` +
    `${e.totals.defender} (${signed(e.modifiers.defender)}); losses ${e.losses.attacker} and ${e.losses.defender}.`,
  "cu-removed": (e) => `${Name(e.seat)} loses ${e.count} CU in ${name(e.location)} ${CAUSES[e.cause] ?? ""}.`,
  "leader-displaced": (e) => `${Name(e.leader)} is displaced.`,
  "leader-set-aside": (e) => `${Name(e.leader)} is set aside.`,
  "support-won": (e) => `${Name(e.winner)} wins ${counted(e.points, "support point", "support points")}.`,
  "support-lost": (e) => `${counted(e.points, "support point", "support points")} of ${name(e.winner)} ${e.points === 1 ? "is" : "are"} lost.`,
  "port-changed": (e) => `A port passes to ${name(e.to)} ${CAUSES[e.cause] ?? ""}; Carthage controls ${e.ports}.`,
  "commander-marked": (e) => `${Name(e.leader)} is marked: −1 in Sicily until the turn ends.`,
  "cu-placed": (e) => `${Name(e.seat)} places 1 CU in ${name(e.location)}.`,
  "leader-placed": (e) => `${Name(e.leader)} is placed in ${name(e.location)}.`,
  scored: (e) =>
    `Scoring of turn ${e.turn}: ports ${signed(e.portPoints)}, unrest −${e.unrestPoints}; Carthage has ${counted(e.vp, "victory point", "victory points")}.`,
  "game-over": (e) => `${Name(e.winner)} wins: ${ENDINGS[e.ending] ?? e.ending}.`,
};

/** The reason of a refusal by its code; braces hold a value of the refusal's data. */
export const REFUSALS: Readonly<Record<string, string>> = {
  "card/not-in-hand": "{card} is not in the hand.",
  "card/other-deck": "{card} is a card of the other side.",
  "card/no-event": "{card} has no event; it is used for its value.",
  "card/response-only": "{card} can only be played in response.",
  "active/card-play-used": "The one card play has been used.",
  "active/rearranged": "The minor leaders have been rearranged already.",
  "active/nothing-to-rearrange": "No minor leader can go anywhere else.",
  "reinforce/value-too-low": "Only a card of value {needed} or more brings reinforcements; {card} has less.",
  "activate/nobody": "No leader on the map can be activated with {card}.",
  "activate/initiative": "{leader} has initiative {initiative}; a card of value {value} is too low.",
  "activate/nothing-to-waive": "Only the second activation of a Campaign can be waived.",
  "activate/same-leader": "{leader} has been activated with this card; the second leader must be another.",
  "leader/other-side": "{leader} belongs to the other side.",
  "leader/off-map": "{leader} is not on the map.",
  "leader/not-there": "{leader} is not in that location.",
  "leader/is-the-mover": "{leader} himself is the one who goes.",
  "leader/named-under-minor": "{leader} is a named leader and never subordinate to a minor one.",
  "leader/fought": "{leader} fought on the unrest and takes no further part in this card play.",
  "blockade/not-in-sicily": "A leader in Sicily is needed for a blockade.",
  "blockade/leader-elsewhere": "{leader} is not in Sicily; a blockade is led from there.",
  "blockade/too-few-cu": "At least {needed} Carthaginian CU in Sicily are needed for a blockade.",
  "raise/owners-deck": "{card} is of the Carthaginian deck and never raises the unrest.",
  "raise/no-neutral-power": "Only the event of a neutral power raises the unrest.",
  "raise/marker-on-round": "The unrest has already been raised by an event in this round.",
  "raise/at-cap": "The unrest is at its cap.",
  "step/no-movement-points": "{leader} has only {points} movement points left.",
  "step/already-marched": "{leader} has marched already.",
  "step/no-way": "{leader} cannot go that way.",
  "attack/level-zero": "At level 0 there is nothing to attack.",
  "attack/no-battle-here": "There is no battle where {leader} is.",
  "attack/no-enemy": "There is no enemy CU in Sicily.",
  "attack/no-cu": "{leader} has no CU to attack with.",
  "attack/all-fought": "All CU there have attacked in this card play.",
  "count/too-many": "At most {most} CU can attack.",
  "count/too-few": "At least 1 CU must attack.",
  "count/not-so-many": "There are not {count} CU there.",
  "count/some-fought": "Some of the CU there have attacked in this card play and take no further part in it.",
  "move/over-most": "At most {most} CU go with a leader.",
  "move/destination-now": "First the destination is to be chosen.",
  "move/destination-given": "A march has one destination only, the other end of the road.",
  "move/destination-chosen": "The destination has been chosen.",
  "move/cu-now": "First the number of CU is to be chosen.",
  "move/cu-chosen": "The number of CU has been chosen.",
  "move/over-capacity": "The card carries at most {most} CU.",
  "move/same-location": "{location} is where he is.",
  "location/closed": "{location} is not open to this side.",
  "location/owners-box": "Nobody but Carthage enters the Garrison Box.",
  "response/not-fitting": "{card} does not fit here.",
  "response/already-in-force": "The effect of {card} is already in force in this battle.",
  "support/cap-reached": "The unrest is at its cap.",
  "support/level-zero": "The unrest is at 0.",
  "support/too-few-points": "A port costs {cost} support points; {points} left.",
  "support/no-port-left": "There is no port left to take.",
  "place/no-port": "Without a port in Sicily no CU can be placed there.",
  "place/not-displaced": "{leader} is not displaced.",
  "place/no-cu-there": "{leader} can only be placed with CU of his side.",
  "place/named-stays": "{leader} is a named leader; only minor ones are rearranged.",
  "place/resting": "{leader} was set aside in this activity of his side and comes back in a later one.",
  "place/placed-already": "It has been decided where {leader} goes.",
  "place/stays-there": "{leader} is in {location}; leave him there.",
  "leader/other-first": "It is for {leader} to stay or go now.",
  "box/owner-only": "Nobody but its owner brings anything into the Garrison Box or out of it.",
  "box/no-leader": "CU sail with a leader only.",
  "box/no-sea-move": "This sea move is not possible, or takes more movement points than are left.",
  "box/already-there": "{leader} is in the Garrison Box already.",
  "box/not-there": "{leader} is not in the Garrison Box.",
  "box/has-fought": "{leader} has fought on the unrest and takes no further part in this card play.",
  "box/too-few-cu": "There are not so many such CU in the Garrison Box.",
  "box/cu-have-fought": "CU that have fought on the unrest take no further part in this card play.",
  "box/no-raise": "No event of this deck raises the unrest now.",
  "box/no-support-room": "The level of the unrest can go up by {up} and down by {down} now.",
  "box/level-zero": "At level 0 there is nothing to attack.",
  "box/no-movement-points": "{points} movement points are not enough for an attack.",
  "box/initiative": "{leader} has initiative {initiative}; a card of value {value} is too low.",
  "box/not-activated": "Nobody but the activated leader attacks, not {leader}.",
  "box/no-cu": "At least 1 CU must attack.",
  "box/too-many-cu": "At most {most} CU can attack.",
  "box/bad-losses": "Exactly {count} of the attacking CU are lost.",
  "move/game-over": "The game is over.",
  "move/malformed": "This is no move: {got}.",
  "move/not-asked": "It is not for {seat} to choose now.",
  "move/unknown": "No move of this game has this kind with these arguments.",
  "move/not-listed": "This cannot be chosen here.",
  "move/not-playing": "{seat} does not play.",
};

function refusalText(refusal: Refusal): string {
  const sentence = Object.hasOwn(REFUSALS, refusal.code) ? (REFUSALS[refusal.code] as string) : refusal.code;
  const filled = sentence.replace(/\{(\w+)\}/g, (_, key: string) => name(String(refusal.data[key] ?? "it")));
  return capital(refusal.clause === null ? filled : `${filled} (${refusal.clause})`);
}

function outcomeText({ winners, kind, scores }: Outcome<Seat>): string {
  return `${winners.map(Name).join(", ")} ${winners.length === 1 ? "wins" : "win"}: ${ENDINGS[kind] ?? kind} (${counted(scores.carthage ?? 0, "victory point", "victory points")}).`;
}

/** Unrest in English. */
export const unrest: Texts<UnrestMove, UnrestEvent, Seat> = {
  move: (move) => `${Name(move.seat)} ${sentenceOf(MOVES, move)}`,
  event: (event) => sentenceOf(EVENTS, event),
  refusal: refusalText,
  outcome: outcomeText,
  decision: (kind) => DECISIONS[kind] ?? kind,
  name,
};
