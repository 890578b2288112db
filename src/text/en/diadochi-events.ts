/** What happens in Diadochi, in English: one sentence an event. */
import type { DiadochiEvent } from "../../diadochi/events.js";
import type { Sentences } from "../sentences.js";
import { capital, numeral } from "../wording.js";
import { nameOf, namesText, unitsText } from "./diadochi-names.js";
import { counted, listOf } from "./words.js";

const PHASES: Readonly<Record<string, string>> = {
  "turn-order": "Turn Order Phase",
  usurper: "Usurper Phase",
  reinforcements: "Reinforcement Phase",
  deal: "Tyche deal",
  strategy: "Strategy Phase",
  isolation: "Isolation Phase",
  "end-of-turn": "End of Turn",
};

const SEGMENTS: Readonly<Record<string, string>> = {
  surrender: "Surrender Segment",
  tyche: "Tyche Segment",
  movement: "Movement Segment",
  supply: "Supply Segment",
};

const USES: Readonly<Record<string, string>> = {
  ops: "for operations points",
  event: "as its event",
  "deploy-general": "to bring its general into play",
  "upgrade-fleet": "to upgrade a fleet",
  "return-fleet": "to return a fleet",
  "new-general": "for a new general",
};

const CHOICES: Readonly<Record<string, string>> = { enthrone: "takes the throne", keep: "stays with his guardian", kill: "is killed" };

const VICTORIES: Readonly<Record<string, string>> = {
  legitimacy: "as the legitimate successor",
  "victory-points": "by victory points",
  regency: "as regent",
  "most-victory-points": "with most victory points at the end",
  concession: "because the others gave up",
};

export const EVENTS: Sentences<DiadochiEvent> = {
  roll: (e) => `${e.seat === null ? "Dice" : nameOf(e.seat)} (${purposeText(e.purpose)}): ${e.faces.join(", ")}.`,
  "general-dealt": (e) => `${nameOf(e.seat)} is dealt ${nameOf(e.general)}.`,
  "general-drafted": (e) => `${nameOf(e.seat)} picks ${nameOf(e.general)}.`,
  "army-set-up": (e) => `${nameOf(e.seat)} sets up ${nameOf(e.general)} at ${nameOf(e.space)} with ${unitsText(e.units)}.`,
  "turn-began": (e) => `Turn ${e.turn} begins.`,
  "phase-began": (e) => `${PHASES[e.phase] ?? nameOf(e.phase)}.`,
  "round-began": (e) => `Round ${e.round} begins.`,
  "segment-began": (e) => `${nameOf(e.seat)}: ${SEGMENTS[e.segment] ?? nameOf(e.segment)}.`,
  "first-player-named": (e) => `${nameOf(e.seat)} decides that ${nameOf(e.first)} goes first.`,
  "usurper-named": (e) => `${nameOf(e.seat)} is the Usurper of this turn.`,
  "cards-dealt": (e) => `Each player is dealt ${counted(e.count, "card")}.`,
  "card-drawn": (e) => `${nameOf(e.seat)} draws ${e.card === null ? "a card" : nameOf(e.card)}.`,
  "deck-reshuffled": () => "The discards are shuffled into the draw pile.",
  "hand-discarded": (e) => `${nameOf(e.seat)} discards ${namesText(e.cards, "nothing")}.`,
  "hidden-card-revealed": (e) => `A hidden hand reveals ${nameOf(e.card)}.`,
  "card-added-to-deck": (e) => `${nameOf(e.card)} joins the deck.`,
  "body-removed": () => "Alexander's body, never buried, leaves the game.",
  "heir-came-of-age": (e) => `${nameOf(e.royal)} comes of age and ${CHOICES[e.choice] ?? e.choice}; ${nameOf(e.seat)} has decided.`,
  "points-changed": (e) => `${nameOf(e.seat)} has ${counted(e.victoryPoints, "victory point")} and ${counted(e.legitimacy, "legitimacy point")}.`,
  "champion-lost": (e) =>
    `${nameOf(e.seat)} is no longer Champion of the rightful heir${e.against === null ? "" : `, having turned against ${nameOf(e.against)}`}.`,
  "prestige-gained": (e) => `${nameOf(e.general)} of ${nameOf(e.seat)} gains ${e.points} prestige.`,
  "game-over": (e) => `${nameOf(e.winner)} wins ${VICTORIES[e.victory] ?? e.victory}.`,
  "marker-placed": (e) =>
    `${e.seat === null ? "The independents take" : `${nameOf(e.seat)} takes`} control of ${nameOf(e.space)}${e.replaced === null ? "" : ` from ${fromText(e.replaced)}`}.`,
  "marker-removed": (e) => `The marker of ${fromText(e.owner)} is removed from ${nameOf(e.space)}.`,
  "units-placed": (e) => `${nameOf(e.seat)} places ${unitsText(e.units)} at ${nameOf(e.space)}.`,
  "units-lost": (e) => `${sideText(e.seat)} ${e.seat === null ? "lose" : "loses"} ${unitsText(e.units)}${e.space === null ? "" : ` at ${nameOf(e.space)}`}.`,
  "units-dispersed": (e) => `${capital(unitsText(e.units))} of ${nameOf(e.seat)} ${isOne(e.units) ? "goes" : "go"} to the Dispersed Box.`,
  "units-changed-sides": (e) =>
    `${capital(unitsText(e.units))} at ${nameOf(e.space)} ${isOne(e.units) ? "goes" : "go"} over from ${nameOf(e.from)} to ${nameOf(e.to)}.`,
  "general-placed": (e) => `${nameOf(e.seat)} places ${nameOf(e.general)} at ${nameOf(e.space)}.`,
  "general-joined": (e) => `${nameOf(e.general)} joins ${nameOf(e.seat)}.`,
  "general-taken-back": (e) => `${nameOf(e.seat)} takes ${nameOf(e.general)} back to the pool.`,
  "general-dispersed": (e) => `${nameOf(e.general)} of ${nameOf(e.seat)} goes to the Dispersed Box.`,
  "general-killed": (e) => `${nameOf(e.general)} of ${nameOf(e.seat)} is killed.`,
  "general-replaced": (e) => `${nameOf(e.seat)}: ${nameOf(e.by)} takes the place of ${nameOf(e.general)}.`,
  "royal-controlled": (e) => (e.seat === null ? `Nobody controls ${nameOf(e.royal)} any more.` : `${nameOf(e.seat)} now controls ${nameOf(e.royal)}.`),
  "royal-moved": (e) => `${nameOf(e.royal)} goes to ${nameOf(e.space)}.`,
  "royal-activated": (e) => `${nameOf(e.royal)} takes the side of ${nameOf(e.seat)}${e.husband === null ? "" : ` and marries ${nameOf(e.husband)}`}.`,
  "royal-deactivated": (e) => `${nameOf(e.royal)} becomes inactive.`,
  "royal-killed": (e) => `${nameOf(e.royal)} is killed.`,
  "body-buried": (e) => `${nameOf(e.seat)} buries Alexander at ${nameOf(e.space)}.`,
  "royals-disbanded": (e) => `${nameOf(e.seat)} disbands ${e.count} royal ${e.count === 1 ? "unit" : "units"} at ${nameOf(e.space)}.`,
  "left-the-walls": (e) => `The garrison of ${nameOf(e.seat)} at ${nameOf(e.space)} leaves the walls.`,
  "card-played": (e) => `${nameOf(e.seat)} plays ${nameOf(e.card)} ${USES[e.use] ?? `(${e.use})`}.`,
  "surprise-played": (e) => `${nameOf(e.seat)} plays the Surprise card ${nameOf(e.card)}.`,
  "surprise-exchanged": (e) => `${nameOf(e.seat)} exchanges ${nameOf(e.card)} for a new card.`,
  "surprise-cancelled": (e) => `${nameOf(e.card)} of ${nameOf(e.seat)} is cancelled.`,
  "discarded-for-independent": (e) => `${nameOf(e.seat)} discards ${nameOf(e.card)} for the independent army at ${nameOf(e.space)}.`,
  "card-removed": (e) => `The card ${nameOf(e.card)} leaves the game.`,
  "event-declined": (e) => `${nameOf(e.seat)} declines the event of ${nameOf(e.card)}.`,
  "event-without-effect": (e) => `${nameOf(e.seat)}: the event of ${nameOf(e.card)} has no effect.`,
  "card-effect": (e) =>
    `${nameOf(e.seat)}, ${nameOf(e.card)}${e.target === null ? "" : `: ${nameOf(e.target)}`}${e.amount === null ? "" : ` (${signed(e.amount)})`}.`,
  "ops-lost": (e) => `${nameOf(e.seat)} leaves ${counted(e.ops, "operations point")} unused.`,
  "ops-recorded": (e) => `${nameOf(e.seat)} records ${counted(e.ops, "operations point")} for ${nameOf(e.unit)}.`,
  "fleet-upgraded": (e) => `${nameOf(e.seat)} upgrades the ${nameOf(e.fleet)}.`,
  "fleet-returned": (e) => `The ${nameOf(e.fleet)} of ${nameOf(e.seat)} is available again.`,
  "fleet-dispersed": (e) => `The ${nameOf(e.fleet)} is dispersed.`,
  "army-activated": (e) =>
    `${nameOf(e.seat)} activates ${nameOf(e.general)} at ${nameOf(e.space)} with ${counted(e.movementPoints, "movement point")}: ${unitsText(e.units)}.`,
  "movement-points-changed": (e) => `The army now has ${counted(e.movementPoints, "movement point")}.`,
  "army-moved": (e) =>
    `${e.seat === null ? "The independent army" : nameOf(e.seat)} moves from ${nameOf(e.from)} to ${nameOf(e.to)} (${counted(e.movementPoints, "movement point")} left).`,
  "move-ended": (e) => `${e.seat === null ? "The independent army" : nameOf(e.seat)} ends its move at ${nameOf(e.space)}.`,
  "pieces-left": (e) => `${nameOf(e.seat)} leaves ${piecesText(e)} at ${nameOf(e.space)}.`,
  "pieces-picked-up": (e) => `${nameOf(e.seat)} picks up ${piecesText(e)} at ${nameOf(e.space)}.`,
  "commander-changed": (e) => `${nameOf(e.seat)}: ${nameOf(e.general)} takes command.`,
  "passage-asked": (e) => `${nameOf(e.seat)} asks for passage through ${nameOf(e.space)}.`,
  "passage-answered": (e) => `${nameOf(e.seat)} ${e.permitted ? "permits" : "refuses"} the passage through ${nameOf(e.space)}.`,
  "passage-betrayed": (e) => `${nameOf(e.seat)} breaks his word at ${nameOf(e.space)}.`,
  "interception-declared": (e) =>
    `${e.seat === null ? "The independent army" : `${nameOf(e.seat)}${e.general === null ? "" : ` with ${nameOf(e.general)}`}`} at ${nameOf(e.from)} tries to intercept at ${nameOf(e.space)}.`,
  "interception-succeeded": (e) => `${e.seat === null ? "The independent army" : nameOf(e.seat)} from ${nameOf(e.from)} intercepts at ${nameOf(e.space)}.`,
  "interception-failed": (e) => `The interception from ${nameOf(e.from)} into ${nameOf(e.space)} fails.`,
  "stepped-back": (e) => `${nameOf(e.seat)} steps back to ${nameOf(e.space)}.`,
  "withdrew-inside": (e) => `${nameOf(e.seat)} withdraws ${piecesText(e)} inside the walls of ${nameOf(e.space)}.`,
  "avoidance-tried": (e) =>
    `${sideText(e.seat)} at ${nameOf(e.space)} ${e.seat === null ? "try" : "tries"} to avoid battle and ${e.seat === null ? (e.success ? "succeed" : "fail") : e.success ? "succeeds" : "fails"}.`,
  "battle-avoided": (e) => `${sideText(e.seat)} ${e.seat === null ? "avoid" : "avoids"} battle from ${nameOf(e.from)} to ${nameOf(e.to)}.`,
  pursuit: (e) => `${nameOf(e.seat)} pursues to ${nameOf(e.space)} and ${e.success ? "catches the army" : "loses the trail"}.`,
  overrun: (e) => `${sideText(e.seat)} ${e.seat === null ? "overrun" : "overruns"} ${sideObject(e.loser)} at ${nameOf(e.space)}.`,
  "battle-began": (e) => `${sideText(e.attacker)} ${e.attacker === null ? "attack" : "attacks"} ${sideObject(e.defender)} at ${nameOf(e.space)}.`,
  "royals-set-aside": (e) => `${e.count} royal ${e.count === 1 ? "unit" : "units"} of ${nameOf(e.seat)} will not fight.`,
  "battle-strengths": (e) => `Battle strength: attacker ${e.attacker}, defender ${e.defender}.`,
  "battle-scores": (e) => `Battle score: attacker ${e.attacker}, defender ${e.defender}.`,
  "battle-won": (e) => `${sideText(e.winner)} ${e.winner === null ? "beat" : "beats"} ${sideObject(e.loser)} at ${nameOf(e.space)}.`,
  "battle-drawn": (e) => `The battle at ${nameOf(e.space)} between ${sideObject(e.attacker)} and ${sideObject(e.defender)} is drawn.`,
  "no-battle": (e) => `There is no battle at ${nameOf(e.space)}.`,
  "army-defeated": (e) => `The army of ${sideObject(e.seat)} at ${nameOf(e.space)} is defeated.`,
  "garrison-joined": (e) => `${nameOf(e.seat)}: the garrison of ${nameOf(e.space)} joins with ${unitsText(e.units)}.`,
  sortie: (e) => `${nameOf(e.seat)} makes a sortie from ${nameOf(e.space)} with ${unitsText(e.units)}.`,
  "attempt-made": (e) =>
    `${nameOf(e.seat)} ${e.siege ? "assaults" : "tries to subjugate"} ${nameOf(e.space)}: ${counted(e.points, "point")}, ${counted(e.losses, "loss", "losses")}.`,
  "siege-points": (e) => `${nameOf(e.seat)} has ${counted(e.points, "siege point")} against ${nameOf(e.space)}.`,
  "siege-lifted": (e) => `The siege of ${nameOf(e.space)} is lifted.`,
  "city-fell": (e) => `${nameOf(e.space)} falls to ${nameOf(e.seat)}.`,
  subjugated: (e) => `${nameOf(e.seat)} subjugates ${nameOf(e.space)}.`,
  "naval-move-announced": (e) =>
    `${nameOf(e.seat)} sails by way of ${namesText(e.path)}, ${e.escorts.length === 0 ? "without escort" : `escorted by ${fleetsText(e.escorts)}`}.`,
  "naval-interception-declared": (e) => `${nameOf(e.seat)} intercepts at sea with ${fleetsText(e.fleets)}.`,
  "naval-interception-cancelled": (e) => `The naval interception by ${nameOf(e.seat)} does not take place.`,
  "naval-move-cancelled": (e) => `The naval move of ${nameOf(e.seat)} does not take place.`,
  "naval-battle": (e) => `Naval battle: ${nameOf(e.attacker)} ${e.attackerScore}, ${nameOf(e.interceptor)} ${e.interceptorScore}.`,
  "turned-back": (e) => `${nameOf(e.seat)} is turned back to ${nameOf(e.space)}.`,
  "independent-army-placed": (e) => `${e.army === null ? "An independent army" : nameOf(e.army)} (${e.units}) appears at ${nameOf(e.space)}.`,
  "independent-army-removed": (e) => `The independent army at ${nameOf(e.space)} is no more.`,
  "independent-army-activated": (e) =>
    `${nameOf(e.seat)} activates the independent army at ${nameOf(e.space)} with ${counted(e.movementPoints, "movement point")}.`,
  rebellion: (e) => `${nameOf(e.space)} rebels against ${nameOf(e.owner)}.`,
};

function purposeText(purpose: string): string {
  return purpose.replace(/-/g, " ");
}

function sideText(seat: string | null): string {
  return seat === null ? "The independents" : nameOf(seat);
}

function sideObject(seat: string | null): string {
  return seat === null ? "the independents" : nameOf(seat);
}

function fromText(owner: string): string {
  return owner === "independent" ? "the independents" : nameOf(owner);
}

function fleetsText(fleets: readonly string[]): string {
  return listOf(
    fleets.map((fleet) => `the ${nameOf(fleet)}`),
    "no fleet",
  );
}

function isOne(units: Parameters<typeof unitsText>[0]): boolean {
  return Object.values(units).reduce((sum, count) => sum + count, 0) === 1;
}

function piecesText(e: { readonly units: Parameters<typeof unitsText>[0]; readonly generals: readonly string[]; readonly royals: readonly string[] }): string {
  const units = Object.keys(e.units).length === 0 ? [] : [unitsText(e.units)];
  const people = [...e.generals, ...e.royals];
  return [...units, ...(people.length === 0 ? [] : [namesText(people)])].join(", with ") || "nothing";
}

function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : numeral(amount);
}
