/** One sentence per event. */
import type { NineYearsEvent } from "../../../nine-years/vocabulary/events.js";
import type { ActionId, RollPurpose, Victory } from "../../../nine-years/vocabulary/types.js";
import type { Sentences } from "../../sentences.js";
import { numeral, signed } from "../../wording.js";
import { agreed, at, cardText, corpsText, nameOf, namesText, sideText, theSide, theSpace, unitText, withArticle } from "./names.js";
import { type RollWords, rollText } from "../rolls.js";
import { counted } from "../words.js";

const ACTIONS: Readonly<Record<ActionId, string>> = {
  campaign: "a Campaign",
  siege: "a siege",
  transfer: "a Transfer",
  replacement: "a Replacement",
  rally: "a Rally",
  "sea-movement": "a Sea Movement",
  "deploy-fleet": "a Deploy Fleet action",
};

/** The kinds of victory, each as the words after "wins". */
export const VICTORIES: Readonly<Record<Victory, string>> = {
  automatic: "an automatic victory",
  significant: "a significant victory",
  marginal: "a marginal victory",
  concession: "because the other side gave up",
};

const hits = (count: number): string => counted(count, "hit");

const ROLLS: Readonly<Record<RollPurpose, RollWords>> = {
  "battle-full-corps": { name: "the full corps", counts: hits },
  "battle-weak-corps": { name: "the reduced or demoralized corps", counts: hits },
  "battle-commander": { name: "the commander", counts: hits },
  "battle-household-troops": { name: "Household Troops", counts: hits },
  "leader-loss": { name: "the commander", at: "lost on", yes: "lost", no: "unharmed" },
  "leader-fate": { name: "the fate of the commander", at: "wounded on", yes: "wounded", no: "mortal" },
  siege: { name: "the siege" },
  interception: { name: "interception" },
  "avoid-battle": { name: "avoiding battle" },
  "bypass-line": { name: "bypassing the line" },
  "sea-movement": { name: "the Sea Movement" },
  "re-embark": { name: "re-embarking" },
  "deploy-fleet": { name: "the fleet" },
  "king-williams-war": { name: "the year" },
  marlborough: { name: "the fate of Marlborough", at: "he leaves on", yes: "he leaves", no: "he stays" },
  peace: { name: "peace", yes: "peace", no: "the war goes on" },
};

export const EVENTS: Sentences<NineYearsEvent> = {
  roll: (e) => rollText(e, e.seat === null ? "King William's War" : sideText(e.seat), e.seat === null ? "rolls" : agreed(e.seat, "rolls", "roll"), ROLLS),
  "year-began": (e) => `The year ${e.year} begins; ${theSide(e.initiative)} ${agreed(e.initiative, "has", "have")} the initiative.`,
  "order-chosen": (e) =>
    e.seat === e.first
      ? `${sideText(e.seat)} ${agreed(e.seat, "takes", "take")} the first turn.`
      : `${sideText(e.seat)} ${agreed(e.seat, "leaves", "leave")} the first turn to ${theSide(e.first)}.`,
  "savoy-joined": () => "Savoy joins the Alliance.",
  "events-added": () => "The later events are shuffled into the Event deck.",
  strengthened: (e) => `${sideText(e.seat)} ${agreed(e.seat, "strengthens its", "strengthen their")} position in King William's War.`,
  "kww-moved": (e) =>
    e.from === e.to ? `King William's War stays at ${signed(e.to)}.` : `King William's War moves from ${signed(e.from)} to ${signed(e.to)}.`,
  "event-drawn": (e) => `${sideText(e.seat)} ${agreed(e.seat, "draws", "draw")} ${e.card === null ? "an event card" : cardText(e.card)}.`,
  "event-held": (e) => `${sideText(e.seat)} ${agreed(e.seat, "keeps", "keep")} ${e.card === null ? "an event card" : cardText(e.card)} in hand.`,
  "event-played": (e) => `${cardText(e.card)} takes effect.`,
  "event-void": (e) => `${cardText(e.card)} cannot take effect: its condition is not met.`,
  "resources-counted": (e) => `${sideText(e.seat)} ${agreed(e.seat, "has", "have")} ${counted(e.points, "resource point")}.`,
  "resources-spent": (e) => `${sideText(e.seat)} ${agreed(e.seat, "spends", "spend")} ${counted(e.points, "resource point")}; ${e.left} left.`,
  "corps-formed": (e) => `${sideText(e.seat)} ${agreed(e.seat, "forms", "form")} ${withArticle(corpsText(e.corps))} ${at(e.space)}.`,
  "corps-arrived": (e) => `${unitText(e.corps)} arrives ${at(e.space)}.`,
  "corps-restored": (e) => `${unitText(e.corps)} is restored ${at(e.space)}.`,
  "corps-delayed": (e) => `${counted(e.count, "corps", "corps")} of ${nameOf(e.power)} cannot arrive yet.`,
  "corps-reduced": (e) => `${unitText(e.corps)} ${at(e.space)} loses a step.`,
  "corps-eliminated": (e) => `${unitText(e.corps)} ${at(e.space)} is eliminated.`,
  "line-built": (e) => `${sideText(e.seat)} ${agreed(e.seat, "has", "have")} a Fortified Line of level ${e.level} ${at(e.space)}.`,
  "line-removed": (e) => `The Fortified Line ${at(e.space)} is removed.`,
  "colonial-support": (e) => `${sideText(e.seat)} ${agreed(e.seat, "sends", "send")} Colonial Support.`,
  "fleet-prepared": (e) => `${sideText(e.seat)} ${agreed(e.seat, "prepares", "prepare")} the ${nameOf(e.fleet)} with strength ${e.strength}.`,
  "fleet-removed": (e) => `The ${nameOf(e.fleet)} leaves the game.`,
  "fleet-returned": (e) => `The ${nameOf(e.fleet)} returns to the Force Pool.`,
  "zone-controlled": (e) =>
    e.seat === null ? `Nobody controls the ${nameOf(e.zone)}.` : `${sideText(e.seat)} ${agreed(e.seat, "gains", "gain")} control of the ${nameOf(e.zone)}.`,
  "leader-arrived": (e) => `${nameOf(e.leader)} arrives ${at(e.space)}.`,
  "leader-transferred": (e) => `${nameOf(e.leader)} is transferred to ${theSpace(e.space)}.`,
  "leader-promoted": (e) => `${nameOf(e.leader)} is promoted.`,
  "leader-removed": (e) => `${nameOf(e.leader)} leaves the game.`,
  "leader-off-map": (e) => `${nameOf(e.leader)} leaves the map until the next Reinforcement Phase.`,
  "action-cards-shuffled": () => "The Action deck is shuffled again.",
  "action-cards-dealt": (e) =>
    `${sideText(e.seat)} ${agreed(e.seat, "draws", "draw")} ${counted(e.count, "Action card")}${e.values === null || e.values.length === 0 ? "" : `: ${e.values.join(", ")}`}.`,
  "card-chosen": (e) => `${sideText(e.seat)} ${agreed(e.seat, "has", "have")} chosen a card.`,
  "cards-shown": (e) => `Cards shown: the Alliance ${e.alliance}, the Bourbons ${e.bourbon}.`,
  "first-player": (e) => `${sideText(e.seat)} ${agreed(e.seat, "goes", "go")} first.`,
  "card-played": (e) => `${sideText(e.seat)} ${agreed(e.seat, "plays", "play")} a card of ${counted(e.value, "action")}.`,
  "action-began": (e) => `${sideText(e.seat)} ${agreed(e.seat, "begins", "begin")} ${ACTIONS[e.action]}.`,
  "force-activated": (e) => `${sideText(e.seat)} ${agreed(e.seat, "activates", "activate")} ${forceText(e)} ${at(e.space)}.`,
  "army-moved": (e) => `${sideText(e.seat)} ${agreed(e.seat, "moves", "move")} from ${theSpace(e.from)} to ${theSpace(e.to)}.`,
  "units-left": (e) => `${sideText(e.seat)} ${agreed(e.seat, "leaves", "leave")} ${unitText(e.unit)} ${at(e.space)}.`,
  "control-changed": (e) =>
    e.seat === null ? `${theSpace(e.space)} becomes neutral.` : `${sideText(e.seat)} ${agreed(e.seat, "controls", "control")} ${theSpace(e.space)} now.`,
  "victory-points": (e) => `Victory points ${signed(e.by)} for ${theSide(e.by > 0 ? "alliance" : "bourbon")}: now ${e.total}.`,
  "held-asked": (e) => `${sideText(e.seat)} ${agreed(e.seat, "decides", "decide")} whether to play ${cardText(e.card)}.`,
  "held-played": (e) => `${sideText(e.seat)} ${agreed(e.seat, "plays", "play")} ${cardText(e.card)}.`,
  "line-tried": (e) =>
    `${sideText(e.seat)} ${e.bypassed ? agreed(e.seat, "bypasses", "bypass") : agreed(e.seat, "fails to bypass", "fail to bypass")} the Fortified Line ${at(e.space)}.`,
  interception: (e) =>
    e.success
      ? `${sideText(e.seat)} ${agreed(e.seat, "intercepts", "intercept")} from ${theSpace(e.from)} ${at(e.space)}.`
      : `The interception by ${theSide(e.seat)} from ${theSpace(e.from)} ${at(e.space)} fails.`,
  fortified: (e) => `${sideText(e.seat)} ${agreed(e.seat, "puts", "put")} ${unitText(e.unit)} into the fortress of ${nameOf(e.space)}.`,
  "battle-avoided": (e) =>
    `${sideText(e.seat)} ${e.success ? agreed(e.seat, "avoids", "avoid") : agreed(e.seat, "fails to avoid", "fail to avoid")} battle ${at(e.space)}.`,
  retreated: (e) =>
    e.to === null
      ? `${sideText(e.seat)} ${agreed(e.seat, "finds", "find")} no way to retreat from ${theSpace(e.from)}.`
      : `${sideText(e.seat)} ${agreed(e.seat, "retreats", "retreat")} from ${theSpace(e.from)} to ${theSpace(e.to)}.`,
  "battle-began": (e) =>
    `Battle ${at(e.space)}: ${theSide(e.attacker)} ${agreed(e.attacker, "attacks", "attack")} with ${counted(e.attackers, "corps", "corps")} against ${e.defenders}.`,
  "battle-hits": (e) =>
    `Hits ${at(e.space)}: attacker ${e.attacker}, defender ${e.defender}${e.attacker === e.defender ? ", a tie, so the defender wins" : ""}${e.line === 0 ? "" : `; the Fortified Line wards off ${e.line}`}.`,
  "battle-won": (e) => `${sideText(e.seat)} ${agreed(e.seat, "wins", "win")} the battle ${at(e.space)}${e.famous ? ", a Famous Victory" : ""}.`,
  "leader-hit": (e) => `${nameOf(e.leader)} is ${e.killed ? "killed" : "wounded"} ${at(e.space)}.`,
  "staff-officer": (e) => `${nameOf(e.leader)} takes command ${at(e.space)}.`,
  "siege-rolled": (e) => `${sideText(e.seat)} ${agreed(e.seat, "besieges", "besiege")} ${theSpace(e.space)}, result ${numeral(e.total)}: ${siegeText(e)}.`,
  "fortress-lowered": (e) => `The fortress of ${nameOf(e.space)} is down to strength ${e.strength}.`,
  "fortress-taken": (e) => `${sideText(e.seat)} ${agreed(e.seat, "takes", "take")} the fortress of ${nameOf(e.space)}.`,
  "siege-ended": (e) => `The siege of ${nameOf(e.space)} ends.`,
  displaced: (e) =>
    e.to === null
      ? `Units of ${theSide(e.seat)} find no way out of ${theSpace(e.from)}.`
      : `Units of ${theSide(e.seat)} leave ${theSpace(e.from)} for ${theSpace(e.to)}.`,
  transferred: (e) => `${sideText(e.seat)} ${agreed(e.seat, "transfers", "transfer")} ${unitText(e.unit)} from ${theSpace(e.from)} to ${theSpace(e.to)}.`,
  "corps-replaced": (e) => `${withArticle(corpsText(e.corps.replace(/-(full|reduced)(-demoralized)?$/, "")))} ${at(e.space)} is brought back to full strength.`,
  rallied: (e) => `${unitText(e.unit)} ${at(e.space)} is no longer demoralized.`,
  sailed: (e) =>
    `Sea Movement of ${theSide(e.seat)} from ${theSpace(e.from)} to ${theSpace(e.to)}: result ${numeral(e.total)}, the units ${e.arrived ? "arrive" : "turn back"}.`,
  "fleet-deployed": (e) => `The ${nameOf(e.fleet)} puts to sea and ${e.won ? "succeeds" : "fails"}.`,
  "savoy-neutral": (e) => `${sideText(e.seat)} ${agreed(e.seat, "makes", "make")} Savoy neutral.`,
  "glorious-revolution": () => "The Glorious Revolution takes place.",
  winter: (e) => `Winter Quarters of ${e.year}.`,
  "penalty-taken": (e) => `${sideText(e.seat)} ${penaltyText(e)}.`,
  "peace-roll": (e) => `Peace roll: ${numeral(e.total)} against ${e.threshold}: ${e.peace ? "peace is made" : "the war goes on"}.`,
  "game-over": (e) => `The game is over: ${theSide(e.winner)} ${agreed(e.winner, "wins", "win")} ${VICTORIES[e.victory]}.`,
};

type Of<T extends NineYearsEvent["type"]> = Extract<NineYearsEvent, { readonly type: T }>;

function forceText({ corps, leaders }: Of<"force-activated">): string {
  if (leaders.length === 0) return counted(corps, "corps", "corps");
  return corps === 0 ? `${namesText(leaders)} without corps` : `${counted(corps, "corps", "corps")} under ${namesText(leaders)}`;
}

function siegeText({ fall, steps }: Of<"siege-rolled">): string {
  const effect = fall === 0 ? "no effect on the fortress" : `the fortress loses ${fall} strength`;
  return `${effect}, ${steps === 0 ? "no losses" : `${counted(steps, "step")} lost`}`;
}

function penaltyText({ seat, penalty }: Of<"penalty-taken">): string {
  if (penalty === "none") return agreed(seat, "takes no penalty", "take no penalty");
  const given = { card: "one Action card", resources: "2 resource points", both: "one Action card and 2 resource points" }[penalty];
  return `${agreed(seat, "gives", "give")} up ${given} of next year`;
}
