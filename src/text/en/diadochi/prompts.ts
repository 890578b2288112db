import type { DiadochiDecision } from "../../../diadochi/vocabulary/frames/index.js";
import type { DiadochiMove } from "../../../diadochi/vocabulary/moves.js";
import type { Owner, Target, UnitCounts, WindowId } from "../../../diadochi/vocabulary/types.js";
import { type Can, type Prompts, whatCan } from "../../sentences.js";
import { capital } from "../../wording.js";
import { aUnit, cardText, countOf, nameOf, namesText, unitsText } from "./names.js";
import { counted } from "../words.js";

type About<K extends DiadochiDecision["kind"]> = Extract<DiadochiDecision, { readonly kind: K }>["about"];

const SURPRISES = { "play-surprise": "is a Surprise card played or exchanged", "exchange-surprise": "is a Surprise card played or exchanged" };
/** Optional actions in a segment. */
const IDLE = {
  "place-minor-general": "which minor general comes or goes",
  "take-back-general": "which minor general comes or goes",
  "disband-royal": "are royal units disbanded",
};
const DROPS = { "drop-unit": "dropped", "drop-general": "dropped", "drop-royal": "dropped" };
const PICKS = { "pick-up-unit": "picked up", "pick-up-general": "picked up", "pick-up-royal": "picked up" };

const TARGETS: Readonly<Record<Target, string>> = {
  player: "a player",
  province: "a province",
  space: "a space",
  army: "an army, or troops inside walls",
  general: "a general",
  family: "a member of the royal family",
  fleet: "a fleet",
  option: "one of its effects",
  unit: "a unit",
};

const LOSSES: Readonly<Record<About<"unit-loss">["purpose"], string>> = {
  winner: "The battle is won",
  draw: "The battle is drawn",
  attrition: "Attrition",
  assault: "The assault has its price",
  supply: "More units than can be supplied",
};

const points = (count: number): string => counted(count, "operations point");
const movement = (count: number): string => counted(count, "movement point");
const more = (count: number): string => counted(count, "more unit", "more units");
const whose = (owner: Owner): string => (owner === "independent" ? "the independents" : nameOf(owner));

const orEnd = (asked: readonly string[]): string => (asked.length === 0 ? "does it end" : `${asked.join(", ")}, or does it end`);
const roomFor = (room: number): string => (room > 0 ? `Room for ${more(room)}.` : "There is no room for units.");

/** The abilities of generals in the standard edition that act on a marker at the end of their segment (DIA-GEN.15, DIA-GEN.16). */
const ABILITIES: Readonly<Record<string, (owner: string) => string>> = {
  perdiccas: (owner) => `is the marker of ${owner} removed`,
  cassander: (owner) => `is the marker of ${owner} replaced by one of his own side`,
};
const otherAbility = (owner: string): string => `is his ability used on the marker of ${owner}`;

// The question at a port on the way. Not every army can land there, or sail on.
function landing(can: Can<DiadochiMove["type"]>): string {
  if (!can("land-here")) return "which port is next?";
  return can("sail-to") ? "land there, or sail on?" : "does he land there?";
}

// The army under way: `Red's army under Ptolemy (2 mercenary units)`.
function armyText({ army, commander, units }: { readonly army: Owner; readonly commander?: string | null; readonly units?: UnitCounts }): string {
  const led = commander === undefined || commander === null ? "" : ` under ${nameOf(commander)}`;
  const strength = units === undefined || countOf(units) === 0 ? "" : ` (${army === "independent" ? counted(countOf(units), "unit") : unitsText(units)})`;
  return `${army === "independent" ? "an independent army" : `${nameOf(army)}'s army`}${led}${strength}`;
}

const withUnits = (units: UnitCounts): string => (countOf(units) === 0 ? "alone" : `with ${unitsText(units)}`);

export const PROMPTS: Prompts<DiadochiDecision, DiadochiMove["type"]> = {
  reaction: () => "The others may play Surprise cards now; nobody shows whether he holds one.",
  // ---- set-up and turn
  "draft-general": () => "Which general joins the faction?",
  "name-first-player": () => "Who goes first this turn? The others follow clockwise.",
  "coming-of-age": ({ royal }) => `${nameOf(royal)} comes of age: what becomes of him?`,
  "place-general": ({ general, army }) => `Where does ${nameOf(general)} enter play${army ? " with his army" : ""}?`,
  "place-units": ({ units }) => `Where is the next unit placed? ${capital(unitsText(units))} to place.`,
  "setup-markers": ({ general, left }) => `Where do the control markers of ${nameOf(general)} go? Up to ${left} more.`,
  "surrender-segment": (_about, _seats, can) => {
    const asked = whatCan(can, {
      "place-marker": "which spaces surrender",
      "free-attempt": "which are attempted",
      "bury-body": "is Alexander buried",
      ...SURPRISES,
      ...IDLE,
    });
    return `Surrender Segment: ${orEnd(asked)}?`;
  },
  // ---- cards
  "tyche-segment": () => "Tyche Segment: which card is played or discarded?",
  "choose-use": ({ choice }) => `What is ${choice === null ? "the chosen card" : cardText(choice)} used for?`,
  "choose-ops-use": ({ ops, card }) => `What ${ops === 1 ? "is" : "are"} the ${points(ops)} of ${cardText(card)} spent on?`,
  "place-control-markers": ({ ops, placed, card }) => `Place control markers: ${ops} of ${points(ops + placed.length)} left (${cardText(card)}).`,
  train: ({ ops, card, unit, recorded, needed }) =>
    `Train units: ${points(ops)} left (${cardText(card)}).${unit === null ? "" : ` ${capital(aUnit(unit))} has ${recorded} of the ${needed} it needs.`}`,
  "upgrade-fleet": ({ card }) => `Which fleet is upgraded for ${cardText(card)}?`,
  "return-fleet": ({ card }) => `Which dispersed fleet returns for ${cardText(card)}?`,
  "replace-general": ({ card }) => `Which general who was killed is replaced for ${cardText(card)}?`,
  "bonus-event": ({ card }) => `The points of ${cardText(card)} are spent: is its event carried out too?`,
  event: ({ card, target, within }) => `${cardText(card)}: choose ${TARGETS[target]}${within === null ? "" : ` in ${nameOf(within)}`}.`,
  "surprise-effect": ({ card, target, against }) => `${cardText(card)}${against === "nobody" ? "" : ` against ${whose(against)}`}: choose ${TARGETS[target]}.`,
  "surprise-window": (about) => `${windowText(about)} Is a Surprise card played?`,
  // ---- movement
  "movement-segment": ({ moving }, _seats, can) =>
    moving
      ? can("activate-general")
        ? "Which general moves next, or does the Movement Segment end?"
        : `Movement Segment: ${orEnd(whatCan(can, { ...SURPRISES, ...IDLE }))}?`
      : "Movement Segment: do armies move, or is one mercenary unit recruited instead?",
  "end-of-movement": ({ general, space, owner }) => `${nameOf(general)} at ${nameOf(space)}: ${(ABILITIES[general] ?? otherAbility)(whose(owner))}?`,
  campaign: ({ card, armies, mp }) => `Which general moves with ${movement(mp)}? ${counted(armies, "activation")} left (${cardText(card)}).`,
  "compose-army": ({ commander, space, units }) => `${nameOf(commander)} is about to march from ${nameOf(space)} ${withUnits(units)}: who stays behind?`,
  march: ({ commander, mp, space, units }) => `${nameOf(commander)} at ${nameOf(space)} ${withUnits(units)}: what next? ${movement(mp)} left.`,
  "drop-or-pick-up": ({ commander, space }, _seats, can) => {
    const asked = whatCan(can, { ...DROPS, ...PICKS });
    return `${nameOf(commander)} at ${nameOf(space)}: who is ${asked.join(" or ")}?`;
  },
  "answer-passage": ({ space, ...army }) => `${armyText(army)} asks to pass through ${nameOf(space)}: is it let in?`,
  "enter-anyway": ({ space, against }) => `${whose(against)} refuses the passage through ${nameOf(space)}: does the army enter and fight?`,
  "betray-passage": ({ space, ...army }) => `${armyText(army)} stands at ${nameOf(space)} on a promise: does it pass, or is it attacked?`,
  sortie: ({ commander, space, against }) => `Sortie from ${nameOf(space)} under ${nameOf(commander)} against ${whose(against)}: who goes out?`,
  "relief-joins": ({ space }) => `The besiegers of ${nameOf(space)} are attacked: does the garrison join the battle?`,
  // ---- entries and reactions
  interception: ({ space, from, ...army }) =>
    `${armyText(army)} enters ${nameOf(space)}${from === null ? "" : ` from ${nameOf(from)}`}: which army tries to intercept?`,
  "interception-leader": ({ space, goal }) => `Who leads the interception from ${nameOf(space)} into ${nameOf(goal)}?`,
  "interception-leaves": ({ from, leader, units, goal }) =>
    `${nameOf(leader)} is about to intercept into ${nameOf(goal)} ${withUnits(units)}: who stays behind at ${nameOf(from)}?`,
  "independent-interception": ({ goal, ...army }) =>
    `${armyText(army)} enters ${nameOf(goal)}: is a Surprise card discarded so that an independent army tries to intercept?`,
  "fight-or-step-back": ({ from, space, against }) => `${whose(against)} intercepted at ${nameOf(space)}: fight there, or step back to ${nameOf(from)}?`,
  "withdraw-inside": ({ army, space, room }) => `${armyText({ army })} attacks at ${nameOf(space)}: who withdraws inside the walls? ${roomFor(room)}`,
  "avoid-battle": ({ space, general, least, ...army }) =>
    `${armyText(army)} has come to ${nameOf(space)}: ${general === null ? "avoid battle" : `avoid battle under ${nameOf(general)}, on ${least} or more`}, or stand?`,
  "avoid-step": ({ origin, first }) =>
    first === null
      ? `Battle at ${nameOf(origin)} is avoided: where does the army go?`
      : `The army from ${nameOf(origin)} is at ${nameOf(first)}: does it stop, or where does it go on to?`,
  "independent-avoidance": ({ space, ...army }) =>
    `${armyText(army)} has come to ${nameOf(space)}: is a Surprise card discarded so that the independent army there tries to avoid battle?`,
  pursue: ({ last, commander, space, least }) =>
    `The enemy avoids battle from ${nameOf(space)} to ${nameOf(last)}: does ${nameOf(commander)} pursue, on ${least} or more?`,
  // ---- losses, sieges
  "unit-loss": ({ purpose, space, units, count }) =>
    `${LOSSES[purpose]}${space === null ? "" : ` (${nameOf(space)})`}: choose ${counted(count, "unit")} to lose, of ${unitsText(units)}.`,
  "garrison-excess": ({ space, room }) => `The sortie from ${nameOf(space)} is thrown back: which units go inside again? ${roomFor(room)}`,
  "attempt-commander": ({ space }) => `Who leads the attempt against ${nameOf(space)}?`,
  "marker-after-capture": ({ space }) => `${nameOf(space)} has fallen: is a control marker placed there?`,
  // ---- at sea
  "drop-before-embarking": ({ commander, space, excess }) => `${nameOf(commander)} embarks at ${nameOf(space)}: which units stay? ${excess} too many.`,
  "sea-path": ({ commander, start, port, left, mp }, _seats, can) =>
    port === null || left === null || port === start
      ? `${nameOf(commander)} sails from ${nameOf(start)}: by which port? ${movement(mp)} left.`
      : `${nameOf(commander)} sails from ${nameOf(start)}, at ${nameOf(port)} now: ${landing(can)} ${movement(left)} left.`,
  escort: ({ fleets, start, goal }) =>
    `Which fleets escort the army from ${nameOf(start)}${goal === null ? "" : ` to ${nameOf(goal)}`}?${fleets.length === 0 ? "" : ` Chosen: ${namesText(fleets)}.`}`,
  "naval-interception": ({ army, start, goal, fleets, committing }) =>
    committing
      ? `Which fleets intercept between ${nameOf(start)} and ${nameOf(goal)}?${fleets.length === 0 ? "" : ` Chosen: ${namesText(fleets)}.`}`
      : `${armyText({ army })} sails from ${nameOf(start)} to ${nameOf(goal)}: is it intercepted at sea?`,
  // ---- independent armies
  "independent-march": ({ space, units, mp }) =>
    `The independent army at ${nameOf(space)} (${counted(countOf(units), "unit")}): where to? ${movement(mp)} left.`,
  "activate-independent": ({ card, mp }) => `${cardText(card)}: which independent army moves, with ${movement(mp)}?`,
};

// The occasion of the Surprise window. Some windows are open only to inactive players, but their text also shows the active player what happens.
function windowText({ own, others, army, commander, space, trying, card }: About<"surprise-window">): string {
  if (card !== null) return `${cardText(card)} is about to take effect.`;
  const where = space === null ? "" : ` at ${nameOf(space)}`;
  const named = army === "nobody" ? "an army" : armyText({ army, commander });
  const WINDOWS: Partial<Record<WindowId, string>> = {
    "own-army-about-to-move": `${named}${where} is about to move.`,
    "enemy-army-about-to-move": `${named}${where} is about to move.`,
    "enemy-army-enters-space": `${named} has entered ${space === null ? "a space" : nameOf(space)}.`,
    "interception-or-avoid-battle": `${trying === "nobody" ? "somebody" : nameOf(trying)} tries to intercept or to avoid ${named}${where}.`,
    "enemy-naval-move-declared": `${named} is about to sail${space === null ? "" : ` from ${nameOf(space)}`}.`,
    "battle-before-dice": `The dice of the battle${where} are about to be rolled.`,
    "after-won-land-battle": `The battle${where} has been won.`,
    "assault-declared": `An assault${space === null ? "" : ` on ${nameOf(space)}`} is about to begin.`,
  };
  const [text] = [...own, ...others].flatMap((window) => WINDOWS[window] ?? []);
  return capital(text ?? "Something is about to happen.");
}
