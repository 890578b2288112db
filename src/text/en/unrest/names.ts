import { namesOf, worded } from "../titles.js";

const NAMES: Readonly<Record<string, string>> = {
  // Sides, locations, and the places of leaders off the map.
  carthage: "Carthage",
  coalition: "the coalition",
  unrest: "the unrest",
  "garrison-box": "the Garrison Box",
  carthago: "the port of Carthage",
  sicily: "Sicily",
  syracusae: "Syracusae",
  displaced: "displaced",
  "set-aside": "out until his side is active",
  resting: "out until his side is next active",
  // Leaders.
  hanno: "Hanno",
  hasdrubal: "Hasdrubal",
  bomilcar: "Bomilcar",
  "minor-a": "Minor Leader A",
  "minor-b": "Minor Leader B",
  "coalition-strategos": "the Strategos",
  "coalition-lieutenant": "the Lieutenant",
  named: "named leader",
  minor: "minor leader",
  // Cards.
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
  // The uses of cards; effects in force in a battle.
  activate: "activation",
  reinforce: "reinforcements",
  event: "event",
  response: "response",
  "set-dice": "Sacred Band (Carthage rolls four dice)",
  "roll-modifier": "Rallied Rebels (the unrest adds 1)",
  "no-combat-losses": "Titus Manlius (no losses by the dice)",
  "mark-commander": "Wild Beasts (the beaten commander is marked)",
  // The causes of changes, the purposes of dice, the ends of the game, the onlookers.
  ...worded("support attack automatic-victory battle blockade surrender none spectator arbiter supremacy time concession"),
  "no-victory-points": "no victory points left",
  "open-revolt": "open revolt",
  // Options of the game, and standings.
  turns: "turns",
  level: "level of the unrest",
  ports: "Sicilian ports",
  victoryPoints: "victory points",
  edition: "edition",
};

/** The name of an id, or the id itself if it has none. */
export const nameOf: (id: string) => string = namesOf(NAMES);

/** A card by its title: `“Blockade”`. */
export function cardText(card: string): string {
  return `“${nameOf(card)}”`;
}
