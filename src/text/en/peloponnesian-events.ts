/** What happens in Peloponnesian, in English: one sentence an event. What only one seat may know is told when it is there. */
import type { PeloponnesianEvent, Secret } from "../../peloponnesian/events.js";
import type { Sentences } from "../sentences.js";
import { nameOf, namesText, yearText } from "./peloponnesian-names.js";
import { counted } from "./words.js";

const USES: Readonly<Record<string, string>> = { event: "for its event", actions: "for its actions", sacrifice: "as a sacrifice" };

const CONTROL: Readonly<Record<string, string>> = {
  revolt: "by revolt",
  "civil-war": "by civil war",
  alignment: "by alliance",
  insurgents: "with the insurgent fleet",
  capture: "by capture",
  abandoned: "because it was abandoned",
  treaty: "by treaty",
};

const LOSSES: Readonly<Record<string, string>> = {
  wreck: "in the storm",
  battle: "in battle",
  retreat: "in the retreat",
  attrition: "by siege attrition",
  disbanded: "disbanded for the Winter",
  event: "by the event",
  cargo: "with the fleet that carried it",
};

const PRESTIGE: Readonly<Record<string, string>> = {
  battle: "won battle",
  retreat: "retreat of the enemy",
  storm: "storm",
  pillage: "pillage",
  tribute: "tribute",
  event: "event",
  bid: "bid",
};

const MODES: Readonly<Record<string, string>> = { field: "a battle", sea: "a battle at sea", landing: "a landing battle", storm: "a storm", sally: "a sally" };

const WAYS: Readonly<Record<string, string>> = {
  elimination: "all enemy blocks are eliminated",
  panic: "the enemy panics",
  retreat: "the enemy retreats",
  captured: "the city is taken",
  repulsed: "the storm is beaten off",
  "broken-off": "the storm is broken off",
};

const VICTORIES: Readonly<Record<string, string>> = {
  draw: "a draw",
  marginal: "a marginal victory",
  substantial: "a substantial victory",
  decisive: "a decisive victory",
  concession: "a victory because the other side gave up",
};

/** What dice are for, where the purpose holds a name. */
const PURPOSES: Readonly<Record<string, string>> = {
  "argive-alliance": "Argive alliance",
  "attrition-garrison": "attrition, garrison",
  "macedonian-intrigue": "Macedonian intrigue",
  "plague-pericles": "plague, Pericles",
  apollo: "arrows of Apollo",
  alcibiades: "fate of Alcibiades",
};

export const EVENTS: Sentences<PeloponnesianEvent> = {
  roll: (e) => `${e.seat === null ? "Dice" : nameOf(e.seat)} (${PURPOSES[e.purpose] ?? e.purpose.replace(/-/g, " ")}): ${e.faces.join(", ")}.`,
  "sides-chosen": (e) => `The player of ${nameOf(e.seat)} takes ${nameOf(e.side)} for a bid of ${e.bid}.`,
  "year-began": (e) => `The year ${yearText(e.year)} begins.`,
  "season-began": (e) => `${nameOf(e.season)} ${yearText(e.year)}.`,
  "cards-dealt": (e) => `${nameOf(e.seat)} is dealt ${counted(e.count, "card")}${cardsOf(e.secret)}.`,
  "card-committed": (e) => `${nameOf(e.seat)} commits a card${cardsOf(e.secret)}.`,
  "card-revealed": (e) => `${nameOf(e.seat)} plays ${nameOf(e.card)} ${USES[e.use] ?? e.use}.`,
  "turn-began": (e) => `The turn of ${nameOf(e.seat)} begins${e.use === "actions" ? ` with ${counted(e.actions, "action")}` : " with an event"}.`,
  "turn-ended": (e) => `The turn of ${nameOf(e.seat)} ends.`,
  "event-began": (e) => `${nameOf(e.seat)} resolves ${nameOf(e.card)}.`,
  "event-failed": (e) => `${nameOf(e.card)} of ${nameOf(e.seat)} has no effect.`,
  "leader-changed": (e) => (e.card === null ? `${nameOf(e.seat)} has no leader any more.` : `${nameOf(e.card)} now leads ${nameOf(e.seat)}.`),
  "card-removed": (e) => `${nameOf(e.card)} leaves the game.`,
  "olympian-taken": (e) => `${nameOf(e.seat)} wins the favour of ${nameOf(e.olympian)}.`,
  "olympian-used": (e) => `${nameOf(e.seat)} calls on ${nameOf(e.olympian)}.`,
  "control-changed": (e) =>
    e.controller === null
      ? `Nobody controls ${nameOf(e.area)} any more.`
      : `${nameOf(e.controller)} gains control of ${nameOf(e.area)} ${CONTROL[e.reason] ?? `(${e.reason})`}.`,
  "garrison-changed": (e) =>
    e.kind === "none"
      ? `${nameOf(e.area)} has no garrison.`
      : e.cv === 0
        ? `The garrison of ${nameOf(e.area)} is gone.`
        : `${nameOf(e.area)} has a ${e.kind} garrison of ${e.cv} CV.`,
  "area-aligned": (e) => `${nameOf(e.area)} joins the side of ${nameOf(e.seat)}.`,
  "blocks-moved": (e) => `${nameOf(e.seat)} moves ${counted(e.count, "block")} from ${nameOf(e.from)} to ${nameOf(e.to)}${blocksOf(e.secret)}.`,
  "cargo-loaded": (e) => `${nameOf(e.seat)} arranges the cargo of its fleets at ${nameOf(e.area)}${blocksOf(e.secret)}.`,
  "entered-city": (e) => `${counted(e.count, "block")} of ${nameOf(e.seat)} ${e.count === 1 ? "goes" : "go"} into ${nameOf(e.area)}${blocksOf(e.secret)}.`,
  "forced-march-announced": (e) =>
    `${nameOf(e.seat)} announces a forced march of ${counted(e.count, "block")} from ${nameOf(e.from)} to ${nameOf(e.to)}${blocksOf(e.secret)}.`,
  "block-built": (e) => `${nameOf(e.seat)} builds a block at ${nameOf(e.area)}${blocksOf(e.secret)}.`,
  "recruits-drawn": (e) => `${nameOf(e.seat)} draws ${counted(e.count, "recruit")}${blocksOf(e.secret)}.`,
  "recruit-placed": (e) => `${nameOf(e.seat)} places a recruit at ${nameOf(e.area)}${blocksOf(e.secret)}.`,
  "recruits-returned": (e) => `${counted(e.count, "recruit")} of ${nameOf(e.seat)} ${e.count === 1 ? "returns" : "return"} to the pool.`,
  "garrison-detached": (e) => `${nameOf(e.seat)} leaves a garrison in ${nameOf(e.area)}.`,
  "city-pillaged": (e) => `${nameOf(e.seat)} pillages ${nameOf(e.area)}.`,
  "block-supplied": (e) => `${nameOf(e.seat)} supplies a block at ${nameOf(e.area)}${blocksOf(e.secret)}.`,
  "prestige-changed": (e) =>
    `${nameOf(e.seat)} ${e.amount < 0 ? "loses" : "gains"} ${Math.abs(e.amount)} prestige (${PRESTIGE[e.reason] ?? e.reason}): ${leadText(e.marker)}.`,
  "storm-check": (e) =>
    `${nameOf(e.border)}: ${e.storm ? "storm" : "calm"} for ${counted(e.fleets, "fleet")} of ${nameOf(e.seat)}${e.rolled ? "" : ", without a die"}.`,
  "ships-damaged": (e) => `${nameOf(e.seat)} suffers ${counted(e.wrecks, "wreck")} and ${counted(e.waves, "great wave")}${blocksOf(e.secret)}.`,
  "forced-march-rolled": (e) =>
    `Forced march from ${nameOf(e.from)} to ${nameOf(e.to)}: ${e.successes === 0 ? "no block" : counted(e.successes, "block")} of ${nameOf(e.seat)} may go on${blocksOf(e.secret)}.`,
  "siege-began": (e) => `${nameOf(e.besieger)} lays siege to ${nameOf(e.area)}.`,
  "siege-ended": (e) => `The siege of ${nameOf(e.area)} ends.`,
  fortified: (e) => `${nameOf(e.seat)} declines battle at ${nameOf(e.area)} with ${counted(e.inside, "block")} behind the walls${blocksOf(e.secret)}.`,
  "battle-began": (e) => `${nameOf(e.aggressor)} fights ${MODES[e.mode] ?? e.mode} at ${nameOf(e.area)}: ${facesText(e.faces)}.`,
  "round-began": (e) => `Combat round ${e.round}.`,
  "block-attacked": (e) => `${nameOf(e.side)} attacks with ${fighterText(e.block)}: ${counted(e.hits, "hit")}, ${counted(e.routs, "rout")}.`,
  "block-hit": (e) => `${nameOf(e.side)} takes the hit on ${fighterText(e.block)}: ${e.cv === 0 ? "eliminated" : `${e.cv} CV left`}.`,
  "block-routed": (e) => `A block of ${nameOf(e.side)} is routed: ${nameOf(e.block)}.`,
  "retreat-announced": (e) => `${nameOf(e.side)} retreats.`,
  "side-panicked": (e) => `${nameOf(e.side)} panics.`,
  "battle-ended": (e) => `The battle at ${nameOf(e.area)} is over: ${WAYS[e.way] ?? e.way}${e.winner === null ? "" : `; ${nameOf(e.winner)} wins`}.`,
  "blocks-retreated": (e) =>
    `${counted(e.count, "block")} of ${nameOf(e.seat)} ${e.count === 1 ? "retreats" : "retreat"} from ${nameOf(e.from)} ${retreatText(e)}${blocksOf(e.secret)}.`,
  "blocks-lost": (e) => `${nameOf(e.seat)} loses ${counted(e.count, "block")} at ${nameOf(e.area)}, ${LOSSES[e.reason] ?? e.reason}${blocksOf(e.secret)}.`,
  "block-reduced": (e) => `A block of ${nameOf(e.seat)} at ${nameOf(e.area)} loses strength, ${LOSSES[e.reason] ?? e.reason}${blocksOf(e.secret)}.`,
  "attrition-rolled": (e) =>
    `Siege attrition in ${nameOf(e.area)}: ${counted(e.losses, "CV", "CV")} of the blocks of ${nameOf(e.seat)} lost, ${counted(e.eliminated, "block")} eliminated${blocksOf(e.secret)}.`,
  "peace-rolled": (e) => `Peace talks (counter ${e.counter}, target ${e.target}): ${e.peace ? "peace is concluded" : "the war goes on"}.`,
  "truce-ended": () => "The truce is over; the war is resumed.",
  "game-over": (e) => `The game is over: ${VICTORIES[e.victory] ?? e.victory}${e.winner === null ? "" : ` of ${nameOf(e.winner)}`}.`,
};

function retreatText({ from, to, inside }: { readonly from: string; readonly to: string; readonly inside: boolean }): string {
  if (!inside) return `to ${nameOf(to)}`;
  return from === to ? "into the city" : `into ${nameOf(to)}`;
}

function fighterText(block: string | null): string {
  return block === null ? "the garrison" : nameOf(block);
}

function facesText(faces: Extract<PeloponnesianEvent, { type: "battle-began" }>["faces"]): string {
  return faces.map(({ side, block, cv, rating }) => `${block === null ? "garrison" : nameOf(block)} (${nameOf(side)}, ${cv} CV, ${rating})`).join("; ");
}

// The marker is positive when Athens leads (PEL-14.1.0.1).
function leadText(marker: number): string {
  return marker === 0 ? "the marker stands at 0" : `${marker > 0 ? "Athens" : "Sparta"} leads by ${Math.abs(marker)}`;
}

function blocksOf(secret: Secret | undefined): string {
  const blocks = secret?.blocks ?? [];
  if (blocks.length === 0) return "";
  const values = secret?.values ?? [];
  return `: ${blocks.map((block, i) => (values[i] === undefined ? nameOf(block) : `${nameOf(block)} (${values[i]})`)).join(", ")}`;
}

function cardsOf(secret: Secret | undefined): string {
  return secret?.cards === undefined || secret.cards.length === 0 ? "" : `: ${namesText(secret.cards)}`;
}
