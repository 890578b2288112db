/** One sentence per event, with its secret if the event contains it. */
import type { BattleMode, RollPurpose, Victory } from "../../../peloponnesian/vocabulary/types.js";
import type { ControlReason, LossReason, PeloponnesianEvent, Secret } from "../../../peloponnesian/vocabulary/events.js";
import type { Sentences } from "../../sentences.js";
import { signed } from "../../wording.js";
import { at, cardText, nameOf, theArea, yearText } from "./names.js";
import { type RollWords, rollText } from "../rolls.js";
import { counted, listOf } from "../words.js";

const CONTROL: Readonly<Record<Exclude<ControlReason, "capture" | "revolt">, string>> = {
  "civil-war": "by civil war",
  alignment: "by alliance",
  insurgents: "with the insurgent fleet",
  abandoned: "because it was abandoned",
  treaty: "by treaty",
};

const LOSSES: Readonly<Record<LossReason, string>> = {
  wreck: "in the storm",
  battle: "in battle",
  retreat: "in the retreat",
  attrition: "by siege attrition",
  disbanded: "for the Winter",
  event: "by the event",
  cargo: "with the fleet that carried it",
};

const PRESTIGE: Readonly<Record<Extract<PeloponnesianEvent, { readonly type: "prestige-changed" }>["reason"], string>> = {
  battle: "won battle",
  retreat: "retreat of the enemy",
  storm: "storm",
  pillage: "pillage",
  tribute: "tribute",
  event: "event",
  bid: "bid",
};

const MODES: Readonly<Record<BattleMode, string>> = { field: "Battle", sea: "Battle at sea", landing: "Landing battle", storm: "Storm", sally: "Sally" };

const WAYS: Readonly<Record<Extract<PeloponnesianEvent, { readonly type: "battle-ended" }>["way"], string>> = {
  elimination: "all enemy blocks are eliminated",
  panic: "the enemy panics",
  retreat: "the enemy retreats",
  captured: "the city is taken",
  repulsed: "the storm is beaten off",
  "broken-off": "the storm is broken off",
};

/** The kinds of victory, each as the words after "wins". */
export const VICTORIES: Readonly<Record<Exclude<Victory, "draw">, string>> = {
  marginal: "a marginal victory",
  substantial: "a substantial victory",
  decisive: "a decisive victory",
  concession: "because the other side gave up",
};

const ROLLS: Readonly<Record<RollPurpose, RollWords>> = {
  attack: { name: "the attack" },
  pursuit: { name: "pursuit" },
  attrition: { name: "siege attrition", counts: (count) => `${count} CV lost` },
  "attrition-garrison": { name: "siege attrition", at: "the garrison loses 1 CV on", yes: "1 CV lost", no: "no losses" },
  "storm-check": { name: "the storm check", at: "a storm on", yes: "storm", no: "calm" },
  "ship-damage": { name: "damage to the ships", at: "a wreck on", yes: "wreck", no: "great wave" },
  "forced-march": { name: "the forced march" },
  expansion: { name: "the spread of the revolt" },
  diplomacy: { name: "diplomacy" },
  "civil-war": { name: "the civil war" },
  "argive-alliance": { name: "the Argive alliance" },
  "macedonian-intrigue": { name: "Macedonian intrigue" },
  "peace-faction": { name: "peace", yes: "peace", no: "the war goes on" },
  plague: { name: "the plague", at: "the block loses 1 CV on", yes: "1 CV lost", no: "no loss" },
  "plague-pericles": { name: "the plague and Pericles", at: "he dies on", yes: "Pericles dies", no: "Pericles lives" },
  tempest: { name: "the tempest" },
  apollo: { name: "the arrows of Apollo", yes: "the block loses 1 CV", no: "a miss" },
  alcibiades: { name: "the fate of Alcibiades", at: "he goes on", yes: "Alcibiades goes", no: "Alcibiades stays" },
  truce: { name: "the truce", at: "war on", yes: "the war is resumed", no: "the truce holds" },
};

export const EVENTS: Sentences<PeloponnesianEvent> = {
  roll: (e) => rollText(e, e.seat === null ? "Fate" : nameOf(e.seat), "rolls", ROLLS),
  "sides-chosen": (e) => `The player who began as ${nameOf(e.seat)} takes ${nameOf(e.side)} for ${e.bid} prestige.`,
  "year-began": (e) => `The year ${yearText(e.year)} begins.`,
  "season-began": (e) => `${nameOf(e.season)} ${yearText(e.year)}.`,
  "cards-dealt": (e) => `${nameOf(e.seat)} is dealt ${counted(e.count, "card")}${cardsOf(e.secret)}.`,
  "card-committed": (e) => `${nameOf(e.seat)} commits a card face down${cardsOf(e.secret)}.`,
  "card-revealed": (e) =>
    e.use === "sacrifice" ? `${nameOf(e.seat)} sacrifices ${cardText(e.card)}.` : `${nameOf(e.seat)} plays ${cardText(e.card)} for its ${e.use}.`,
  "turn-began": (e) => `The turn of ${nameOf(e.seat)}: ${e.use === "actions" ? counted(e.actions, "action") : "an event"}.`,
  "turn-ended": (e) => `The turn of ${nameOf(e.seat)} ends.`,
  "event-began": (e) => `${nameOf(e.seat)} carries out ${cardText(e.card)}.`,
  "event-failed": (e) => `${cardText(e.card)} has no effect.`,
  "leader-changed": (e) => (e.card === null ? `${nameOf(e.seat)} has no leader any more.` : `${nameOf(e.card)} now leads ${nameOf(e.seat)}.`),
  "card-left-play": (e) => `The card ${cardText(e.card)} is in play no longer and joins the used cards.`,
  "card-removed": (e) => `The card ${cardText(e.card)} leaves the game.`,
  "olympian-taken": (e) => `${nameOf(e.seat)} wins the favor of ${nameOf(e.olympian)}.`,
  "olympian-used": (e) => `${nameOf(e.seat)} calls on ${nameOf(e.olympian)}.`,
  "control-changed": (e) =>
    e.controller === null
      ? `Nobody controls ${nameOf(e.area)} any more.`
      : e.reason === "capture"
        ? `${nameOf(e.controller)} takes ${nameOf(e.area)}.`
        : e.reason === "revolt"
          ? `${nameOf(e.area)} revolts and goes over to ${nameOf(e.controller)}.`
          : `${nameOf(e.controller)} gains control of ${theArea(e.area)} ${CONTROL[e.reason]}.`,
  "garrison-changed": (e) =>
    e.kind === "none"
      ? `${nameOf(e.area)} has no garrison.`
      : e.cv === 0
        ? `The garrison of ${theArea(e.area)} is gone.`
        : `${nameOf(e.area)} has a ${e.kind} garrison of ${e.cv} CV.`,
  "area-aligned": (e) => `${nameOf(e.area)} joins the side of ${nameOf(e.seat)}.`,
  "blocks-moved": (e) => `${nameOf(e.seat)} moves ${counted(e.count, "block")} from ${theArea(e.from)} to ${theArea(e.to)}${blocksOf(e.secret)}.`,
  "cargo-loaded": (e) => `${nameOf(e.seat)} arranges the cargo of its fleets ${at(e.area)}${blocksOf(e.secret)}.`,
  "entered-city": (e) => `${counted(e.count, "block")} of ${nameOf(e.seat)} ${e.count === 1 ? "goes" : "go"} into ${theArea(e.area)}${blocksOf(e.secret)}.`,
  "forced-march-announced": (e) =>
    `${nameOf(e.seat)} announces a forced march of ${counted(e.count, "block")} from ${theArea(e.from)} to ${theArea(e.to)}${blocksOf(e.secret)}.`,
  "block-built": (e) => `${nameOf(e.seat)} builds a block ${at(e.area)}${blocksOf(e.secret)}.`,
  "recruits-drawn": (e) => `${nameOf(e.seat)} draws ${counted(e.count, "recruit")}${blocksOf(e.secret)}.`,
  "recruit-placed": (e) => `${nameOf(e.seat)} places a recruit ${at(e.area)}${blocksOf(e.secret)}.`,
  "recruits-returned": (e) => `${counted(e.count, "recruit")} of ${nameOf(e.seat)} ${e.count === 1 ? "returns" : "return"} to the pool.`,
  "garrison-detached": (e) => `${nameOf(e.seat)} leaves a garrison in ${nameOf(e.area)}.`,
  "city-pillaged": (e) => `${nameOf(e.seat)} pillages ${nameOf(e.area)}.`,
  "block-supplied": (e) => `${nameOf(e.seat)} supplies a block ${at(e.area)}${blocksOf(e.secret)}.`,
  "prestige-changed": (e) => `Prestige of ${nameOf(e.seat)} ${signed(e.amount)} (${PRESTIGE[e.reason]}): ${leadText(e.marker)}.`,
  "storm-check": (e) =>
    `${nameOf(e.border)}: ${e.storm ? "storm" : "calm"} for ${counted(e.fleets, "fleet")} of ${nameOf(e.seat)}${e.rolled ? "" : ", without a die"}.`,
  "ships-damaged": (e) => `${nameOf(e.seat)} suffers ${damageText(e)}${blocksOf(e.secret)}.`,
  "forced-march-rolled": (e) =>
    `Forced march from ${theArea(e.from)} to ${theArea(e.to)} (${e.needed} or more needed, ${e.eliteNeeded} by the elite): ${e.successes === 0 ? "no block" : counted(e.successes, "block")} of ${nameOf(e.seat)} may go on${blocksOf(e.secret)}.`,
  "siege-began": (e) => `${nameOf(e.besieger)} lays siege to ${theArea(e.area)}.`,
  "siege-ended": (e) => `The siege of ${theArea(e.area)} ends.`,
  fortified: (e) => `${nameOf(e.seat)} goes behind the walls of ${theArea(e.area)} with ${counted(e.inside, "block")}${blocksOf(e.secret)}.`,
  "battle-began": (e) =>
    `${MODES[e.mode]} ${at(e.area)}, ${nameOf(e.aggressor)} attacks. ${facesText(e, e.aggressor)} ${facesText(e, e.aggressor === "sparta" ? "athens" : "sparta")}`,
  "round-began": (e) => `Combat round ${e.round}.`,
  "block-attacked": (e) => `${fighterText(e)} attacks: ${counted(e.hits, "hit")}, ${counted(e.routs, "rout")}.`,
  "block-hit": (e) => (e.cv === 0 ? `${fighterText(e)} is eliminated.` : `${fighterText(e)} takes a hit: ${e.cv} CV left.`),
  "block-routed": (e) => `${fighterText(e)} is routed.`,
  "retreat-announced": (e) => `${nameOf(e.side)} retreats.`,
  "side-panicked": (e) => `${nameOf(e.side)} panics.`,
  "battle-ended": (e) => `The battle ${at(e.area)} is over: ${WAYS[e.way]}${e.winner === null ? "" : `, ${nameOf(e.winner)} wins`}.`,
  "blocks-retreated": (e) =>
    `${counted(e.count, "block")} of ${nameOf(e.seat)} ${e.count === 1 ? "retreats" : "retreat"} from ${theArea(e.from)} ${retreatText(e)}${blocksOf(e.secret)}.`,
  "blocks-lost": (e) =>
    e.reason === "disbanded"
      ? `${counted(e.count, "block")} of ${nameOf(e.seat)} ${at(e.area)} ${e.count === 1 ? "is" : "are"} disbanded for the Winter${blocksOf(e.secret)}.`
      : `${nameOf(e.seat)} loses ${counted(e.count, "block")} ${at(e.area)} ${LOSSES[e.reason]}${blocksOf(e.secret)}.`,
  "block-reduced": (e) => {
    const [block = ""] = e.secret?.blocks ?? [];
    const [cv] = e.secret?.values ?? [];
    const reason = LOSSES[e.reason];
    return cv === undefined
      ? `A block of ${nameOf(e.seat)} ${at(e.area)} loses strength ${reason}${blocksOf(e.secret)}.`
      : `${nameOf(block)} ${at(e.area)} loses strength ${reason}: ${cv} CV left.`;
  },
  "attrition-rolled": (e) => `Siege attrition in ${nameOf(e.area)}: ${attritionText(e)}${blocksOf(e.secret)}.`,
  "peace-rolled": (e) => `Peace talks (counter ${e.counter}, target ${e.target}): ${e.peace ? "peace is concluded" : "the war goes on"}.`,
  "truce-ended": () => "The truce is over; the war is resumed.",
  "game-over": (e) =>
    `The game is over: ${e.winner === null ? "a draw" : `${nameOf(e.winner)} wins ${e.victory === "draw" ? "nothing" : VICTORIES[e.victory]}`}.`,
};

function retreatText({ from, to, inside }: { readonly from: string; readonly to: string; readonly inside: boolean }): string {
  if (!inside) return `to ${theArea(to)}`;
  return from === to ? "into the city" : `into ${nameOf(to)}`;
}

type Of<T extends PeloponnesianEvent["type"]> = Extract<PeloponnesianEvent, { readonly type: T }>;

function damageText({ wrecks, waves }: Of<"ships-damaged">): string {
  return listOf(
    [wrecks === 0 ? "" : counted(wrecks, "wreck"), waves === 0 ? "" : counted(waves, "great wave")].filter((part) => part !== ""),
    "no damage at sea",
  );
}

function attritionText({ losses, eliminated, garrison }: Of<"attrition-rolled">): string {
  const parts = [
    garrison === 0 ? "" : `the garrison loses ${garrison} CV`,
    losses === 0 ? "" : `the blocks lose ${losses} CV`,
    eliminated === 0 ? "" : `${counted(eliminated, "block")} eliminated`,
  ];
  return parts.filter((part) => part !== "").join(", ") || "no losses";
}

// A block is singular even if its name is plural: it attacks, is hit and routs.
function fighterText({ side, block }: { readonly side: string; readonly block: string | null }): string {
  return `${block === null ? "The garrison" : nameOf(block)} (${nameOf(side)})`;
}

function facesText({ faces }: Of<"battle-began">, seat: string): string {
  const own = faces.filter(({ side }) => side === seat);
  return `${nameOf(seat)}: ${own.map(({ block, cv, rating }) => `${block === null ? "garrison" : nameOf(block)} (${rating}, ${cv} CV)`).join(", ") || "nobody"}.`;
}

// PEL-14.1.0.1: the marker is positive if Athens leads.
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
  return secret?.cards === undefined || secret.cards.length === 0 ? "" : `: ${secret.cards.map(cardText).join(", ")}`;
}
