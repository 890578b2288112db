/** What happens in Nine Years, in English: one sentence an event. */
import type { NineYearsEvent } from "../../nine-years/events.js";
import type { Sentences } from "../sentences.js";
import { capital, numeral } from "../wording.js";
import { agreed, corpsText, nameOf, namesText, sideText, theSide, unitText } from "./nine-years-names.js";
import { counted } from "./words.js";

const ACTIONS: Readonly<Record<string, string>> = {
  campaign: "a Campaign",
  siege: "a siege",
  transfer: "a Transfer",
  replacement: "a Replacement",
  rally: "a Rally",
  "sea-movement": "a Sea Movement",
  "deploy-fleet": "a Deploy Fleet action",
};

const PENALTIES: Readonly<Record<string, string>> = {
  none: "no penalty",
  card: "one Action card fewer next year",
  resources: "2 resource points fewer next year",
  both: "one Action card and 2 resource points fewer next year",
};

const VICTORIES: Readonly<Record<string, string>> = {
  automatic: "an automatic victory",
  significant: "a significant victory",
  marginal: "a marginal victory",
  concession: "a victory because the other side gave up",
};

/** What dice are for, where the purpose holds a name. */
const PURPOSES: Readonly<Record<string, string>> = { "king-williams-war": "King William's War", marlborough: "fate of Marlborough" };

export const EVENTS: Sentences<NineYearsEvent> = {
  roll: (e) => `${e.seat === null ? "Dice" : sideText(e.seat)} (${PURPOSES[e.purpose] ?? e.purpose.replace(/-/g, " ")}): ${e.faces.join(", ")}.`,
  "year-began": (e) => `The year ${e.year} begins; ${theSide(e.initiative)} ${agreed(e.initiative, "has", "have")} the initiative.`,
  "order-chosen": (e) => `${sideText(e.seat)} ${agreed(e.seat, "decides", "decide")} that ${theSide(e.first)} ${agreed(e.first, "goes", "go")} first.`,
  "savoy-joined": () => "Savoy joins the Alliance.",
  "events-added": () => "The later events are shuffled into the Event deck.",
  strengthened: (e) => `${sideText(e.seat)} ${agreed(e.seat, "strengthens its", "strengthen their")} position in King William's War.`,
  "kww-moved": (e) =>
    e.from === e.to ? `King William's War stays at ${signed(e.to)}.` : `King William's War moves from ${signed(e.from)} to ${signed(e.to)}.`,
  "event-drawn": (e) => `${sideText(e.seat)} ${agreed(e.seat, "draws", "draw")} ${e.card === null ? "an event card" : nameOf(e.card)}.`,
  "event-held": (e) => `${sideText(e.seat)} ${agreed(e.seat, "keeps", "keep")} ${e.card === null ? "an event card" : nameOf(e.card)} in hand.`,
  "event-played": (e) => `${nameOf(e.card)}: the event takes place.`,
  "event-void": (e) => `${nameOf(e.card)} has no effect.`,
  "resources-counted": (e) => `${sideText(e.seat)} ${agreed(e.seat, "has", "have")} ${counted(e.points, "resource point")}.`,
  "resources-spent": (e) => `${sideText(e.seat)} ${agreed(e.seat, "spends", "spend")} ${counted(e.points, "resource point")}; ${e.left} left.`,
  "corps-formed": (e) => `${sideText(e.seat)} ${agreed(e.seat, "forms", "form")} a ${corpsText(e.corps)} at ${nameOf(e.space)}.`,
  "corps-arrived": (e) => `A ${corpsText(e.corps)} arrives at ${nameOf(e.space)}.`,
  "corps-restored": (e) => `A ${corpsText(e.corps)} is restored at ${nameOf(e.space)}.`,
  "corps-delayed": (e) => `${counted(e.count, "corps", "corps")} of ${nameOf(e.power)} cannot arrive yet.`,
  "corps-reduced": (e) => `A ${corpsText(e.corps)} at ${nameOf(e.space)} loses a step.`,
  "corps-eliminated": (e) => `A ${corpsText(e.corps)} at ${nameOf(e.space)} is eliminated.`,
  "line-built": (e) => `${sideText(e.seat)} ${agreed(e.seat, "has", "have")} a Fortified Line of level ${e.level} at ${nameOf(e.space)}.`,
  "line-removed": (e) => `The Fortified Line at ${nameOf(e.space)} is removed.`,
  "colonial-support": (e) => `${sideText(e.seat)} ${agreed(e.seat, "sends", "send")} Colonial Support.`,
  "fleet-prepared": (e) => `${sideText(e.seat)} ${agreed(e.seat, "prepares", "prepare")} the ${nameOf(e.fleet)} with strength ${e.strength}.`,
  "fleet-removed": (e) => `The ${nameOf(e.fleet)} leaves the game.`,
  "fleet-returned": (e) => `The ${nameOf(e.fleet)} returns to the Force Pool.`,
  "zone-controlled": (e) =>
    e.seat === null ? `Nobody controls the ${nameOf(e.zone)}.` : `${sideText(e.seat)} ${agreed(e.seat, "gains", "gain")} control of the ${nameOf(e.zone)}.`,
  "leader-arrived": (e) => `${nameOf(e.leader)} arrives at ${nameOf(e.space)}.`,
  "leader-transferred": (e) => `${nameOf(e.leader)} is transferred to ${nameOf(e.space)}.`,
  "leader-promoted": (e) => `${nameOf(e.leader)} is promoted.`,
  "leader-removed": (e) => `${nameOf(e.leader)} leaves the game.`,
  "leader-off-map": (e) => `${nameOf(e.leader)} leaves the map until the next Reinforcement Phase.`,
  "action-cards-shuffled": () => "The Action deck is shuffled anew.",
  "action-cards-dealt": (e) =>
    `${sideText(e.seat)} ${agreed(e.seat, "draws", "draw")} ${counted(e.count, "Action card")}${e.values === null || e.values.length === 0 ? "" : `: ${e.values.join(", ")}`}.`,
  "card-chosen": (e) => `${sideText(e.seat)} ${agreed(e.seat, "has", "have")} chosen a card.`,
  "cards-shown": (e) => `Cards shown: the Alliance ${e.alliance}, the Bourbons ${e.bourbon}.`,
  "first-player": (e) => `${sideText(e.seat)} ${agreed(e.seat, "goes", "go")} first.`,
  "card-played": (e) => `${sideText(e.seat)} ${agreed(e.seat, "plays", "play")} a card of ${counted(e.value, "action")}.`,
  "action-began": (e) => `${sideText(e.seat)} ${agreed(e.seat, "begins", "begin")} ${ACTIONS[e.action] ?? e.action}.`,
  "force-activated": (e) =>
    `${sideText(e.seat)} ${agreed(e.seat, "activates", "activate")} ${counted(e.corps, "corps", "corps")} at ${nameOf(e.space)}${e.leaders.length === 0 ? "" : ` under ${namesText(e.leaders)}`}.`,
  "army-moved": (e) => `${sideText(e.seat)} ${agreed(e.seat, "moves", "move")} from ${nameOf(e.from)} to ${nameOf(e.to)}.`,
  "units-left": (e) => `${sideText(e.seat)} ${agreed(e.seat, "leaves", "leave")} ${unitText(e.unit)} at ${nameOf(e.space)}.`,
  "control-changed": (e) =>
    e.seat === null ? `${nameOf(e.space)} becomes neutral.` : `${sideText(e.seat)} ${agreed(e.seat, "controls", "control")} ${nameOf(e.space)} now.`,
  "victory-points": (e) => `${signed(e.by)} victory points: the total is ${e.total}.`,
  "held-asked": (e) => `${sideText(e.seat)} ${agreed(e.seat, "decides", "decide")} whether to play ${nameOf(e.card)}.`,
  "held-played": (e) => `${sideText(e.seat)} ${agreed(e.seat, "plays", "play")} ${nameOf(e.card)}.`,
  "line-tried": (e) =>
    `${sideText(e.seat)} ${e.bypassed ? agreed(e.seat, "bypasses", "bypass") : agreed(e.seat, "does not bypass", "do not bypass")} the Fortified Line at ${nameOf(e.space)}.`,
  interception: (e) =>
    `${sideText(e.seat)} ${agreed(e.seat, "tries", "try")} to intercept from ${nameOf(e.from)} at ${nameOf(e.space)} and ${e.success ? agreed(e.seat, "succeeds", "succeed") : agreed(e.seat, "fails", "fail")}.`,
  fortified: (e) => `${sideText(e.seat)} ${agreed(e.seat, "puts", "put")} ${unitText(e.unit)} into the fortress of ${nameOf(e.space)}.`,
  "battle-avoided": (e) =>
    `${sideText(e.seat)} ${agreed(e.seat, "tries", "try")} to avoid battle at ${nameOf(e.space)} and ${e.success ? agreed(e.seat, "succeeds", "succeed") : agreed(e.seat, "fails", "fail")}.`,
  retreated: (e) =>
    `${sideText(e.seat)} ${agreed(e.seat, "retreats", "retreat")} from ${nameOf(e.from)}${e.to === null ? " and finds no way" : ` to ${nameOf(e.to)}`}.`,
  "battle-began": (e) =>
    `Battle at ${nameOf(e.space)}: ${theSide(e.attacker)} ${agreed(e.attacker, "attacks", "attack")} with ${counted(e.attackers, "corps", "corps")} against ${e.defenders}.`,
  "battle-hits": (e) => `Hits: attacker ${e.attacker}, defender ${e.defender}${e.line === 0 ? "" : `; the Fortified Line wards off ${e.line}`}.`,
  "battle-won": (e) => `${sideText(e.seat)} ${agreed(e.seat, "wins", "win")} the battle at ${nameOf(e.space)}${e.famous ? ", a Famous Victory" : ""}.`,
  "leader-hit": (e) => `${nameOf(e.leader)} is ${e.killed ? "killed" : "wounded"}.`,
  "staff-officer": (e) => `${capital(nameOf(e.leader))} takes command at ${nameOf(e.space)}.`,
  "siege-rolled": (e) =>
    `${sideText(e.seat)} ${agreed(e.seat, "besieges", "besiege")} ${nameOf(e.space)}: result ${numeral(e.total)}, fortress strength −${e.strength}, ${counted(e.steps, "step")} lost.`,
  "fortress-lowered": (e) => `The fortress of ${nameOf(e.space)} is down to strength ${e.strength}.`,
  "fortress-taken": (e) => `${sideText(e.seat)} ${agreed(e.seat, "takes", "take")} the fortress of ${nameOf(e.space)}.`,
  "siege-ended": (e) => `The siege of ${nameOf(e.space)} ends.`,
  displaced: (e) => `Units of ${theSide(e.seat)} leave ${nameOf(e.from)}${e.to === null ? " and find no way" : ` for ${nameOf(e.to)}`}.`,
  transferred: (e) => `${sideText(e.seat)} ${agreed(e.seat, "transfers", "transfer")} ${unitText(e.unit)} from ${nameOf(e.from)} to ${nameOf(e.to)}.`,
  "corps-replaced": (e) => `A ${corpsText(e.corps)} at ${nameOf(e.space)} is made full.`,
  rallied: (e) => `${capital(unitText(e.unit))} at ${nameOf(e.space)} is in order again.`,
  sailed: (e) =>
    `${sideText(e.seat)} ${agreed(e.seat, "sails", "sail")} from ${nameOf(e.from)} to ${nameOf(e.to)} (result ${e.total}): ${e.arrived ? "the group arrives" : "the group turns back"}.`,
  "fleet-deployed": (e) => `The ${nameOf(e.fleet)} of ${theSide(e.seat)} puts to sea and ${e.won ? "wins" : "loses"}.`,
  "savoy-neutral": (e) => `${sideText(e.seat)} ${agreed(e.seat, "makes", "make")} Savoy neutral.`,
  "glorious-revolution": () => "The Glorious Revolution takes place.",
  winter: (e) => `Winter Quarters of ${e.year}.`,
  "penalty-taken": (e) => `${sideText(e.seat)} ${agreed(e.seat, "takes", "take")} ${PENALTIES[e.penalty] ?? e.penalty}.`,
  "peace-roll": (e) => `Peace roll: ${e.total} against ${e.threshold}; ${e.peace ? "peace is made" : "the war goes on"}.`,
  "game-over": (e) => `The game is over: ${VICTORIES[e.victory] ?? e.victory} of ${theSide(e.winner)}.`,
};

function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
