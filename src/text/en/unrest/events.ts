/** One sentence per event. */
import type { CardUse, LevelCause, Passage, PortCause, RemovalCause, UnrestEvent } from "../../../unrest/vocabulary/events.js";
import type { RollPurpose, Victory } from "../../../unrest/vocabulary/types.js";
import type { Sentences } from "../../sentences.js";
import { numeral, signed } from "../../wording.js";
import { type RollWords, rollText } from "../rolls.js";
import { cardText, nameOf } from "./names.js";
import { counted, listOf } from "../words.js";

const USES: Readonly<Record<CardUse, string>> = {
  activate: "to activate a leader",
  reinforce: "for reinforcements",
  event: "as an event",
  response: "in response",
};

/** The ends of the game, after the name of the winner. */
export const VICTORIES: Readonly<Record<Victory, string>> = {
  "no-victory-points": "Carthage has no victory point left",
  "open-revolt": "the unrest has reached open revolt",
  supremacy: "Carthage has reached supremacy",
  time: "by victory points after the last turn",
  concession: "the other side gave up",
};

const points = (count: number): string => counted(count, "support point");

const ROLLS: Readonly<Record<RollPurpose, RollWords>> = {
  battle: { name: "the battle" },
  blockade: { name: "the blockade", result: (result) => (result > 0 ? "a port is won" : result < 0 ? "1 CU is lost" : "it achieves nothing") },
};

export const EVENTS: Sentences<UnrestEvent> = {
  roll: (e) => rollText(e, e.seat === null ? "the unrest" : nameOf(e.seat), "rolls", ROLLS),
  "turn-started": (e) => `Turn ${e.turn} begins.`,
  "card-discarded": (e) => `${nameOf(e.seat)} discards ${cardText(e.card)}.`,
  "deck-rebuilt": (e) => `The discards of ${nameOf(e.seat)} (${e.count}) become its draw pile.`,
  "cards-drawn": (e) =>
    `${nameOf(e.seat)} draws ${counted(e.count, "card")}${e.cards === null || e.cards.length === 0 ? "" : `: ${e.cards.map(cardText).join(", ")}`}.`,
  "first-player-named": (e) =>
    e.seat === e.first ? `${nameOf(e.seat)} decides to go first.` : `${nameOf(e.seat)} decides that ${nameOf(e.first)} goes first.`,
  "round-started": (e) => `Round ${e.round} begins.`,
  "marker-removed": () => "The unrest-raised marker is taken off.",
  "marker-placed": () => "The unrest-raised marker is placed on this round.",
  "became-active": (e) => `${nameOf(e.seat)} is active.`,
  done: (e) => `${nameOf(e.seat)} is done.`,
  passed: (e) => `${nameOf(e.seat)} passes.`,
  "card-played": (e) => `${nameOf(e.seat)} plays ${cardText(e.card)} ${USES[e.use]}.`,
  "level-changed": (e) => levelText(e),
  "leader-activated": (e) => `${nameOf(e.leader)} is activated.`,
  "activation-cancelled": (e) => `The activation of ${nameOf(e.leader)} is cancelled.`,
  "activation-ended": (e) => `The activation of ${nameOf(e.leader)} ends.`,
  "activation-waived": (e) => `${nameOf(e.seat)} waives the second activation.`,
  "sea-move-declared": (e) => `${nameOf(e.leader)} declares a sea move ${passageText(e)}.`,
  "sea-moved": (e) => `${nameOf(e.leader)} sails ${passageText(e)}.`,
  marched: (e) => `${nameOf(e.leader)} marches ${passageText(e)}.`,
  "sea-move-cancelled": (e) => `Storms keep ${nameOf(e.leader)} in port.`,
  "attack-declared": (e) => `${nameOf(e.leader)} attacks in ${nameOf(e.location)} with ${e.cu} CU against ${e.against}.`,
  "commander-named": (e) => `${nameOf(e.leader)} commands for ${nameOf(e.seat)}.`,
  "automatic-victory": (e) => `${nameOf(e.winner)} wins in ${nameOf(e.location)} without a fight.`,
  "battle-fought": (e) => battleText(e),
  "cu-removed": (e) => `${nameOf(e.seat)} loses ${e.count} CU in ${nameOf(e.location)}${LOSSES[e.cause]}.`,
  "leader-displaced": (e) => `${nameOf(e.leader)} is displaced until the reinforcement phase.`,
  "leader-set-aside": (e) => `${nameOf(e.leader)} is out until his side is next active.`,
  "support-won": (e) => `${nameOf(e.winner)} wins ${points(e.points)}.`,
  "support-lost": (e) => `${points(e.points)} of ${nameOf(e.winner)} ${e.points === 1 ? "is" : "are"} lost.`,
  "port-changed": (e) => `A port passes to ${nameOf(e.to)} ${PORTS[e.cause]}; Carthage now holds ${counted(e.ports, "port")}.`,
  "commander-marked": (e) => `${nameOf(e.leader)} is marked: −1 in Sicily until the turn ends.`,
  "cu-placed": (e) => `${nameOf(e.seat)} places 1 CU in ${nameOf(e.location)}.`,
  "leader-placed": (e) => `${nameOf(e.leader)} goes to ${nameOf(e.location)}.`,
  scored: (e) => `Scoring of turn ${e.turn}: ${scoreText(e)}Carthage has ${counted(e.vp, "victory point")}.`,
  "game-over": (e) => `${nameOf(e.winner)} wins: ${VICTORIES[e.victory]}.`,
};

type Of<T extends UnrestEvent["type"]> = Extract<UnrestEvent, { readonly type: T }>;

const LOSSES: Readonly<Record<RemovalCause, string>> = { battle: " in battle", "automatic-victory": " without a fight", blockade: " by the blockade" };
const PORTS: Readonly<Record<PortCause, string>> = { support: "by support", blockade: "by the blockade", surrender: "by surrender" };
const LEVELS: Readonly<Record<LevelCause, string>> = {
  event: "An event",
  support: "Support",
  attack: "The attack",
  "automatic-victory": "The victory without a fight",
};

function levelText({ from, to, cause }: Of<"level-changed">): string {
  return `${LEVELS[cause]} ${to > from ? "raises" : "lowers"} the unrest from ${from} to ${to}.`;
}

function passageText({ from, to, cu, leaders }: Passage): string {
  const forces = [...(cu === 0 ? [] : [`${cu} CU`]), ...leaders.map(nameOf)];
  return `from ${nameOf(from)} to ${nameOf(to)} ${forces.length === 0 ? "alone" : `with ${listOf(forces, "")}`}`;
}

// Totals include the modifiers; the defender wins ties.
function battleText({ location, winner, totals, modifiers, losses }: Of<"battle-fought">): string {
  const side = (of: "attacker" | "defender"): string =>
    modifiers[of] === 0 ? `${totals[of]}` : `${totals[of]} (dice ${totals[of] - modifiers[of]}, ${signed(modifiers[of])})`;
  const tie = totals.attacker === totals.defender ? ", as defender at a tie" : "";
  return `Battle in ${nameOf(location)}: ${side("attacker")} against ${side("defender")}; ${nameOf(winner)} wins${tie}. Losses rolled: attacker ${losses.attacker}, defender ${losses.defender}.`;
}

function scoreText({ portPoints, unrestPoints }: Of<"scored">): string {
  const parts = [portPoints === 0 ? "" : `ports ${signed(portPoints)}`, unrestPoints === 0 ? "" : `unrest ${numeral(-unrestPoints)}`].filter(
    (part) => part !== "",
  );
  return parts.length === 0 ? "" : `${parts.join(", ")}; `;
}
