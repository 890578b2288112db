/** One sentence per event. */
import type { DiadochiEvent } from "../../../diadochi/vocabulary/events.js";
import type { CardUse, Phase, RollPurpose, RoundSegment, UnitCounts, Victory } from "../../../diadochi/vocabulary/types.js";
import type { Sentences } from "../../sentences.js";
import { capital } from "../../wording.js";
import { cardText, countOf, nameOf, namesText, unitsText } from "./names.js";
import { type RollWords, rollText } from "../rolls.js";
import { counted, listOf } from "../words.js";

const PHASES: Readonly<Record<Phase, string>> = {
  "turn-order": "Turn Order Phase",
  usurper: "Usurper Phase",
  reinforcements: "Reinforcement Phase",
  deal: "The Tyche cards are dealt",
  strategy: "Strategy Phase",
  isolation: "Isolation Phase",
  "end-of-turn": "End of Turn",
};

const SEGMENTS: Readonly<Record<RoundSegment, string>> = {
  surrender: "Surrender Segment",
  tyche: "Tyche Segment",
  movement: "Movement Segment",
  supply: "Supply Segment",
};

const USES: Readonly<Record<CardUse, (card: string) => string>> = {
  ops: (card) => `plays ${card} for operations points`,
  event: (card) => `plays ${card} as its event`,
  "deploy-general": (card) => `plays ${card} to bring its general into play`,
  "upgrade-fleet": (card) => `discards ${card} to upgrade a fleet`,
  "return-fleet": (card) => `discards ${card} to return a fleet`,
  "new-general": (card) => `discards ${card} for a new general`,
};

/** The kinds of victory, each as the words after "wins". */
export const VICTORIES: Readonly<Record<Victory, string>> = {
  legitimacy: "as the legitimate successor",
  "victory-points": "by victory points",
  regency: "as regent",
  "most-victory-points": "with the most victory points",
  concession: "because the others gave up",
};

const mp = (points: number): string => counted(points, "movement point");
const losses = (count: number): string => (count === 0 ? "no losses" : `${counted(count, "unit")} lost`);

const ROLLS: Readonly<Record<RollPurpose, RollWords>> = {
  movement: { name: "movement", result: mp },
  interception: { name: "interception" },
  "avoid-battle": { name: "avoiding battle" },
  battle: { name: "the battle" },
  assault: { name: "the assault" },
  subjugation: { name: "subjugation" },
  attrition: { name: "attrition", result: losses },
  elephants: { name: "the elephants" },
  "elite-royals": { name: "the elite royal troops", counts: (count) => `strength +${count}` },
  "leader-casualty": { name: "the fate of the commander", at: "killed on", yes: "killed", no: "unharmed" },
  "naval-battle": { name: "the naval battle" },
  pursuit: { name: "pursuit" },
  mutiny: { name: "the mutiny" },
  "storm-at-sea": { name: "the storm at sea", at: "dispersed on", yes: "the fleet is dispersed", no: "the fleet is safe" },
  "fewest-victory-points": { name: "the lot among those with the fewest victory points" },
};

export const EVENTS: Sentences<DiadochiEvent> = {
  roll: (e) => rollText(e, sideText(e.seat), e.seat === null ? "roll" : "rolls", ROLLS),
  "general-dealt": (e) => `${nameOf(e.seat)} is dealt ${nameOf(e.general)}.`,
  "general-drafted": (e) => `${nameOf(e.seat)} picks ${nameOf(e.general)}.`,
  "army-set-up": (e) => `${nameOf(e.seat)} sets up ${nameOf(e.general)} at ${nameOf(e.space)} with ${unitsText(e.units)}.`,
  "turn-began": (e) => `Turn ${e.turn} begins.`,
  "phase-began": (e) => `${PHASES[e.phase]}.`,
  "round-began": (e) => `Round ${e.round} begins.`,
  "segment-began": (e) => `${nameOf(e.seat)}: ${SEGMENTS[e.segment]}.`,
  "first-player-named": (e) =>
    e.seat === e.first ? `${nameOf(e.seat)} decides to go first.` : `${nameOf(e.seat)} decides that ${nameOf(e.first)} goes first.`,
  "usurper-named": (e) => `${nameOf(e.seat)} is the Usurper of this turn.`,
  "cards-dealt": (e) => `Each player is dealt ${counted(e.count, "card")}.`,
  "card-drawn": (e) => `${nameOf(e.seat)} draws ${e.card === null ? "a card" : `the card ${cardText(e.card)}`}.`,
  "deck-reshuffled": () => "The discards are shuffled into the draw pile.",
  "hand-discarded": (e) => `${nameOf(e.seat)} discards ${cardsText(e.cards)}.`,
  "hidden-card-revealed": (e) => `A hidden hand reveals ${cardText(e.card)}.`,
  "card-added-to-deck": (e) => `The card ${cardText(e.card)} joins the deck.`,
  "body-removed": () => "Alexander's body, never buried, leaves the game.",
  "heir-came-of-age": (e) =>
    `${nameOf(e.royal)} comes of age: ${nameOf(e.seat)} ${{ enthrone: "enthrones him", keep: "keeps him in care", kill: "has him killed" }[e.choice]}.`,
  "points-changed": (e) => `${nameOf(e.seat)} has ${counted(e.victoryPoints, "victory point")} and ${counted(e.legitimacy, "legitimacy point")}.`,
  "champion-lost": (e) =>
    `${nameOf(e.seat)} is no longer Champion of the rightful heir${e.against === null ? "" : ` after a hostile act against ${nameOf(e.against)}`}.`,
  "prestige-gained": (e) => `${nameOf(e.general)} of ${nameOf(e.seat)} gains ${e.points} prestige.`,
  "game-over": (e) => `${nameOf(e.winner)} wins ${VICTORIES[e.victory]}.`,
  "marker-placed": (e) =>
    e.seat === null
      ? `${nameOf(e.space)} becomes independent${e.replaced === null || e.replaced === "independent" ? "" : ` of ${nameOf(e.replaced)}`}.`
      : `${nameOf(e.seat)} takes control of ${nameOf(e.space)}${e.replaced === null ? "" : ` from ${ownerText(e.replaced)}`}.`,
  "marker-removed": (e) => `The marker of ${ownerText(e.owner)} is removed from ${nameOf(e.space)}.`,
  "units-placed": (e) => `${nameOf(e.seat)} places ${unitsText(e.units)} at ${nameOf(e.space)}.`,
  "units-lost": (e) => `${sideText(e.seat)} ${e.seat === null ? "lose" : "loses"} ${lostText(e)}${e.space === null ? "" : ` at ${nameOf(e.space)}`}.`,
  "units-dispersed": (e) => `${capital(unitsText(e.units))} of ${nameOf(e.seat)} ${countOf(e.units) === 1 ? "goes" : "go"} to the Dispersed Box.`,
  "units-changed-sides": (e) =>
    `${capital(unitsText(e.units))} at ${nameOf(e.space)} ${countOf(e.units) === 1 ? "goes" : "go"} over from ${nameOf(e.from)} to ${nameOf(e.to)}.`,
  "general-placed": (e) => `${capital(nameOf(e.general))} of ${nameOf(e.seat)} comes into play at ${nameOf(e.space)}.`,
  "general-joined": (e) => `${nameOf(e.general)} joins ${nameOf(e.seat)}.`,
  "general-taken-back": (e) => `${nameOf(e.seat)} takes ${nameOf(e.general)} back to the pool.`,
  "general-dispersed": (e) => `${capital(nameOf(e.general))} of ${nameOf(e.seat)} goes to the Dispersed Box.`,
  "general-killed": (e) => `${capital(nameOf(e.general))} of ${nameOf(e.seat)} is killed.`,
  "general-replaced": (e) => `${capital(nameOf(e.by))} takes the place of ${nameOf(e.general)} (${nameOf(e.seat)}).`,
  "royal-controlled": (e) => (e.seat === null ? `Nobody controls ${nameOf(e.royal)} any more.` : `${nameOf(e.seat)} now controls ${nameOf(e.royal)}.`),
  "royal-moved": (e) => `${nameOf(e.royal)} goes to ${nameOf(e.space)}.`,
  "royal-activated": (e) => `${nameOf(e.royal)} ${e.husband === null ? "" : `marries ${nameOf(e.husband)} and `}takes the side of ${nameOf(e.seat)}.`,
  "royal-deactivated": (e) => `${nameOf(e.royal)} becomes inactive.`,
  "royal-killed": (e) => `${nameOf(e.royal)} is killed.`,
  "body-buried": (e) => `${nameOf(e.seat)} buries Alexander at ${nameOf(e.space)}.`,
  "royals-disbanded": (e) => `${nameOf(e.seat)} disbands ${e.count} royal ${e.count === 1 ? "unit" : "units"} at ${nameOf(e.space)}.`,
  "left-the-walls": (e) => `The garrison of ${nameOf(e.seat)} at ${nameOf(e.space)} leaves the walls.`,
  "card-played": (e) => `${nameOf(e.seat)} ${USES[e.use](cardText(e.card))}.`,
  "surprise-played": (e) => `${nameOf(e.seat)} plays the Surprise card ${cardText(e.card)}.`,
  "surprise-exchanged": (e) => `${nameOf(e.seat)} exchanges ${cardText(e.card)} for a new card.`,
  "surprise-cancelled": (e) => `The Surprise card ${cardText(e.card)} of ${nameOf(e.seat)} is cancelled.`,
  "discarded-for-independent": (e) => `${nameOf(e.seat)} discards ${cardText(e.card)} for the independent army at ${nameOf(e.space)}.`,
  "card-removed": (e) => `The card ${cardText(e.card)} leaves the game.`,
  "event-declined": (e) => `${nameOf(e.seat)} declines the event of ${cardText(e.card)}.`,
  "event-without-effect": (e) => `${nameOf(e.seat)}: the event of ${cardText(e.card)} has no effect.`,
  "card-effect": (e) => effectText(e),
  "ops-lost": (e) => `${nameOf(e.seat)} leaves ${counted(e.ops, "operations point")} unused.`,
  "ops-recorded": (e) => `${nameOf(e.seat)} has ${e.ops} of ${e.needed} operations points recorded for ${nameOf(e.unit)}.`,
  "fleet-upgraded": (e) => `${nameOf(e.seat)} upgrades the ${nameOf(e.fleet)}.`,
  "fleet-returned": (e) => `The ${nameOf(e.fleet)} of ${nameOf(e.seat)} is available again.`,
  "fleet-dispersed": (e) => `The ${nameOf(e.fleet)} is dispersed.`,
  "army-activated": (e) =>
    countOf(e.units) === 0
      ? `${nameOf(e.seat)} activates ${nameOf(e.general)}, alone, at ${nameOf(e.space)} (${mp(e.movementPoints)}).`
      : `${nameOf(e.seat)} activates ${nameOf(e.general)} at ${nameOf(e.space)} with ${unitsText(e.units)} (${mp(e.movementPoints)}).`,
  "movement-points-changed": (e) => `The army now has ${mp(e.movementPoints)}.`,
  "army-moved": (e) => `${moverText(e)} moves from ${nameOf(e.from)} to ${nameOf(e.to)} (${mp(e.movementPoints)} left).`,
  "move-ended": (e) => `${moverText(e)} stops at ${nameOf(e.space)}.`,
  "pieces-left": (e) => `${nameOf(e.seat)} leaves ${piecesText(e)} at ${nameOf(e.space)}.`,
  "pieces-picked-up": (e) => `${nameOf(e.seat)} picks up ${piecesText(e)} at ${nameOf(e.space)}.`,
  "commander-changed": (e) => `${nameOf(e.general)} of ${nameOf(e.seat)} takes command.`,
  "passage-asked": (e) => `${nameOf(e.seat)} asks for passage through ${nameOf(e.space)}.`,
  "passage-answered": (e) => `${nameOf(e.seat)} ${e.permitted ? "permits" : "refuses"} the passage through ${nameOf(e.space)}.`,
  "passage-betrayed": (e) => `${nameOf(e.seat)} breaks the word given and attacks at ${nameOf(e.space)}.`,
  "interception-declared": (e) =>
    `${moverText(e)}${e.seat === null || e.general === null ? "" : ` of ${nameOf(e.seat)}`} tries to intercept from ${nameOf(e.from)} at ${nameOf(e.space)}.`,
  "interception-succeeded": (e) =>
    `The interception from ${nameOf(e.from)} succeeds: ${e.seat === null ? "the independent army" : nameOf(e.seat)} enters ${nameOf(e.space)}.`,
  "interception-failed": (e) => `The interception from ${nameOf(e.from)} at ${nameOf(e.space)} fails.`,
  "stepped-back": (e) => `${nameOf(e.seat)} steps back to ${nameOf(e.space)}.`,
  "withdrew-inside": (e) => `${nameOf(e.seat)} withdraws ${piecesText(e)} inside the walls of ${nameOf(e.space)}.`,
  "avoidance-tried": (e) =>
    e.success
      ? `${sideText(e.seat)} ${e.seat === null ? "avoid" : "avoids"} battle at ${nameOf(e.space)}.`
      : `${sideText(e.seat)} ${e.seat === null ? "fail" : "fails"} to avoid battle at ${nameOf(e.space)}.`,
  "battle-avoided": (e) => `${sideText(e.seat)} ${e.seat === null ? "withdraw" : "withdraws"} from ${nameOf(e.from)} to ${nameOf(e.to)}.`,
  pursuit: (e) => `${nameOf(e.seat)} pursues to ${nameOf(e.space)} and ${e.success ? "catches the army" : "loses the trail"}.`,
  overrun: (e) => `${sideText(e.seat)} ${e.seat === null ? "overrun" : "overruns"} ${sideObject(e.loser)} at ${nameOf(e.space)}.`,
  "battle-began": (e) => `${sideText(e.attacker)} ${e.attacker === null ? "attack" : "attacks"} ${sideObject(e.defender)} at ${nameOf(e.space)}.`,
  "royals-set-aside": (e) => `${e.count} royal ${e.count === 1 ? "unit" : "units"} of ${nameOf(e.seat)} will not fight.`,
  "battle-strengths": (e) => `Battle strength at ${nameOf(e.space)}: attacker ${e.attacker}, defender ${e.defender}.`,
  "battle-scores": (e) => `Battle score at ${nameOf(e.space)}: attacker ${e.attacker}, defender ${e.defender}.`,
  "battle-won": (e) => `${sideText(e.winner)} ${e.winner === null ? "beat" : "beats"} ${sideObject(e.loser)} at ${nameOf(e.space)}.`,
  "battle-drawn": (e) => `The battle at ${nameOf(e.space)} between ${sideObject(e.attacker)} and ${sideObject(e.defender)} is drawn.`,
  "no-battle": (e) => `There is no battle at ${nameOf(e.space)}.`,
  "army-defeated": (e) => `The army of ${sideObject(e.seat)} at ${nameOf(e.space)} is defeated.`,
  "garrison-joined": (e) => `The garrison of ${nameOf(e.seat)} at ${nameOf(e.space)} joins the battle with ${unitsText(e.units)}.`,
  sortie: (e) => `${nameOf(e.seat)} makes a sortie from ${nameOf(e.space)} with ${unitsText(e.units)}.`,
  "attempt-led": (e) => `${nameOf(e.general)} leads the attempt of ${nameOf(e.seat)} at ${nameOf(e.space)}.`,
  "attempt-made": (e) =>
    `${nameOf(e.seat)} ${e.siege ? "assaults" : "tries to subjugate"} ${nameOf(e.space)}: ${counted(e.points, "point")}, ${losses(e.losses)}.`,
  "siege-points": (e) => `${nameOf(e.seat)} has ${counted(e.points, "point")} against ${nameOf(e.space)}; ${e.needed} ${e.needed === 1 ? "is" : "are"} needed.`,
  "siege-lifted": (e) => `The siege of ${nameOf(e.space)} is lifted.`,
  "city-fell": (e) => `${nameOf(e.space)} falls to ${nameOf(e.seat)}.`,
  subjugated: (e) => `${nameOf(e.seat)} subjugates ${nameOf(e.space)}.`,
  "naval-move-announced": (e) =>
    `${nameOf(e.seat)} announces a naval move ${pathText(e.path)}, ${e.escorts.length === 0 ? "without escort" : `escorted by ${fleetsText(e.escorts)}`}.`,
  "naval-interception-declared": (e) => `${nameOf(e.seat)} intercepts at sea with ${fleetsText(e.fleets)}.`,
  "naval-interception-cancelled": (e) => `The naval interception by ${nameOf(e.seat)} does not take place.`,
  "naval-move-cancelled": (e) => `The naval move of ${nameOf(e.seat)} does not take place.`,
  "naval-battle": (e) =>
    e.winner === e.interceptor && e.interceptorScore === 0 // DIA-NAV.25: without a fleet, no dice are rolled.
      ? `Naval battle: ${nameOf(e.attacker)} has no escort, ${nameOf(e.interceptor)} wins.`
      : `Naval battle: ${nameOf(e.attacker)} ${e.attackerScore}, ${nameOf(e.interceptor)} ${e.interceptorScore}: ${e.winner === null ? "a draw" : `${nameOf(e.winner)} wins`}.`,
  "turned-back": (e) => `${nameOf(e.seat)} is turned back to ${nameOf(e.space)}.`,
  "independent-army-placed": (e) =>
    `${ARMIES[e.army ?? "local-tribe"] ?? `${nameOf(e.army ?? "")} appears`} at ${nameOf(e.space)} with ${counted(e.units, "unit")}.`,
  "independent-army-removed": (e) => `The independent army at ${nameOf(e.space)} is gone.`,
  "independent-army-activated": (e) => `${nameOf(e.seat)} moves the independent army at ${nameOf(e.space)} (${mp(e.movementPoints)}).`,
  rebellion: (e) => `${nameOf(e.space)} rebels against ${nameOf(e.owner)}.`,
};

/** The beginning of the sentence for an army whose name has an article. Any other army, such as that of a person, appears by its bare name. */
const ARMIES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ["aetolians", "triballians", "bithynians", "pisidians", "cossaeans", "nabataeans", "scythians", "illyrians", "greek-colonists"].map((id) => [
      id,
      `The ${nameOf(id)} appear`,
    ]),
  ),
  "hellenic-league": "The Hellenic League appears",
  "local-tribe": "A local tribe appears",
};

type Of<T extends DiadochiEvent["type"]> = Extract<DiadochiEvent, { readonly type: T }>;

function sideText(seat: string | null): string {
  return seat === null ? "The independents" : nameOf(seat);
}

function sideObject(seat: string | null): string {
  return seat === null ? "the independents" : nameOf(seat);
}

function ownerText(owner: string): string {
  return owner === "independent" ? "the independents" : nameOf(owner);
}

function moverText(e: { readonly seat: string | null; readonly general: string | null }): string {
  return capital(e.seat === null ? "the independent army" : nameOf(e.general ?? e.seat));
}

// DIA-IND.4: the units of independents have no type.
function lostText(e: Of<"units-lost">): string {
  return e.seat === null ? counted(countOf(e.units), "unit") : unitsText(e.units);
}

function effectText({ seat, card, target, amount }: Of<"card-effect">): string {
  if (target === null || amount === null) return `${nameOf(seat)}: ${cardText(card)} takes effect.`;
  if (card === "suspicion") return `${nameOf(target)} has ${counted(amount, "legitimacy point")} fewer until the turn ends.`;
  if (card === "siege-engines") return `Siege dice of armies under ${nameOf(target)} get +${amount}.`;
  if (card === "gift-of-oratory") return `${nameOf(target)} has ${amount} more prestige until the segment ends.`;
  return `${cardText(card)}: ${nameOf(target)}, ${amount}.`;
}

function pathText(path: readonly string[]): string {
  const [first = "", ...rest] = path;
  const between = rest.slice(0, -1);
  return `from ${nameOf(first)} to ${nameOf(rest[rest.length - 1] ?? first)}${between.length === 0 ? "" : ` by way of ${namesText(between)}`}`;
}

function cardsText(cards: readonly string[]): string {
  return listOf(cards.map(cardText), "nothing");
}

function fleetsText(fleets: readonly string[]): string {
  return listOf(
    fleets.map((fleet) => `the ${nameOf(fleet)}`),
    "no fleet",
  );
}

function piecesText(e: { readonly units: UnitCounts; readonly generals: readonly string[]; readonly royals: readonly string[] }): string {
  const units = countOf(e.units) === 0 ? [] : [unitsText(e.units)];
  return listOf([...units, ...[...e.generals, ...e.royals].map(nameOf)], "nothing");
}
