import type { PlayedCard } from "../../../diadochi/vocabulary/edition-types.js";
import { type CardText, cardsOf } from "../../cards.js";
import { CARD_CLAUSES, keyOf, rowOf } from "../../cards/diadochi.js";
import { nameOf } from "./names.js";

const TEXTS: Readonly<Record<string, string>> = {
  "drink-hemlock":
    "Kill one member of the royal family, active or not, in a space where you have a general. Nobody inside a major city that carries another player's marker can be chosen, and Alexander's body is not a member of the family.",
  diplomacy:
    "Replace one independent or enemy control marker by your own, anywhere on the map: on a minor city (or subdued fortress) with no combat units in the field.",
  epidemic:
    "Choose any army on the map, your own and independent ones included, or the troops behind the walls of a city. It takes an attrition test in the column of its number of units; its owner chooses the losses.",
  "greek-mercenaries":
    "Place 2 mercenary units in one space of Greece, Thessaly or Lydia with your control marker and no enemy units; with them a minor general from your pool if you have no general there.",
  "thracian-mercenaries":
    "Place 2 mercenary units in one space of Thrace with your control marker and no enemy units; with them a minor general from your pool if you have no general there.",
  "cappadocian-mercenaries":
    "Place 2 mercenary units in one space of Cappadocia with your control marker and no enemy units; with them a minor general from your pool if you have no general there.",
  "minor-raid":
    "Remove one independent or enemy marker from a minor city (or subdued fortress) without combat units, within 2 movement points by land of any space where you have units in the field. Nobody moves, and whoever stands in between does not matter.",
  "major-raid":
    "Choose a space where you have units in the field. Remove up to three independent or enemy markers from minor cities (or subdued fortresses) without combat units, each within 3 movement points by land of that space.",
  unrest:
    "The player with the most victory points (ties: seniority) is the victim, even if it is you. Choose a province where he has at least two markers and remove two of them, or as many as can go, from minor cities (or subdued fortresses) where he has no units in the field.",
  "unrest-spreads":
    "In turn order every player, you included, loses one control marker of your choice: on a minor city (or subdued fortress) where he has no units in the field.",
  "illyrian-migration":
    "The Illyrian tribes appear in Illyria with 4 units, or are brought up to 4 where they stand. You then move them by land with 4 movement points; they must enter Macedonia, Epirus or Thessaly if they can.",
  "scythian-invasion":
    "The Scythians appear at Odessus with 5 units, or are brought up to 5 where they stand. You then move them by land with 4 movement points; they must enter Thrace or the land of the Triballi if they can.",
  "greek-soldiers-23000":
    "In the Upper Satrapies players' markers on minor cities without combat units become independent. The Greek colonists appear at Bactra (at Hecatompylos if a player holds Bactra) with 6 units, or are brought up to 6, and you move them with 4 movement points towards Ecbatana. The card leaves the game.",
  "tribal-uprising":
    "Choose one: move any independent army on the map by land with 4 movement points; or place a new local tribe of 3 units in a fortress that carries an independent marker and holds no units (it does not move now).",
  "lamian-war":
    "The Hellenic League gains 2 units, to 6 at most; if it is off the map it appears with 4 at Athens (in Aetolia if a player holds Athens). Uncontrolled minor cities without units in Greece and Thessaly become independent, and you move the League with 4 movement points. The card leaves the game.",
  "olympias-in-epirus":
    "Olympias, if inactive and alive, becomes active on your side. She goes to the first of Dodona, Ambracia and Apollonia without enemy units, with 3 mercenary units, a minor general of yours and, unless another player's marker lies there, your control marker. If enemies stand in all three, she becomes active where she is and nobody comes.",
  "marriage-of-cleopatra":
    "Marry Cleopatra, if she is inactive, to an unmarried general of yours in the field of her space, where no enemy units may stand. She becomes active on your side.",
  "marriage-of-thessalonice":
    "Marry Thessalonice, if she is inactive, to an unmarried general of yours in the field of her space, where no enemy units may stand. She becomes active on your side.",
  peucestas:
    "From turn 2 on: place up to three of your markers on uncontrolled or independent spaces of Persis without enemy units, then 2 mercenary units and a minor general in one of the spaces just marked. The card leaves the game.",
  "indian-elephants":
    "Place 2 elephant units with your units in the field or in a major city of yours, in Babylonia, Susiana, Persis, Media or the Upper Satrapies, where no enemy units stand. No more than 6 elephant units exist.",
  "war-elephants": "Place 1 elephant unit in any space where you have combat units in the field. No more than 6 elephant units exist.",
  suspicion: "Choose a player: he has 3 legitimacy points fewer, but not below 0, until the end of this game turn.",
  "own-plans":
    "Move one inactive royal woman to another major or minor city (or subdued fortress) within 6 links of any kind except Trans-Mediterranean routes. She stays inactive.",
  "major-campaign":
    "Activate up to three of your armies or lone generals, one after the other, each with 4 movement points and no roll (6 under Leonnatus). One of them may go by sea, as the naval move of this segment.",
  "minor-campaign":
    "Activate up to two of your armies or lone generals, one after the other, each with 4 movement points and no roll. One of them may go by sea, as the naval move of this segment.",
  "kings-companions":
    "Place 2 royal units, as far as the maximum of eight allows, with a male of the royal family you control, in a space where you have units in the field or your marker and no enemy units stand. If none can be had, place 1 Macedonian unit there instead.",
  "macedonian-veterans":
    "Place 1 Macedonian unit, or 2 if you alone have the most legitimacy points, with a major general of yours in the field or in a major city of yours, where no enemy units stand.",
  "siege-engines":
    "Choose one of your generals on the map: armies under his command add 1 to the die of every assault and subjugation attempt until your next Surrender Segment has ended.",
  "treachery-within":
    "One army of yours of at least 3 units gains 2 siege or subjugation points without a roll and without losses, against the enemy or independent marker in its space.",
  shipwrights: "Choose one: upgrade one of your available fleets, or bring one of your dispersed fleets back at its present strength.",
  "league-of-islanders":
    "Place up to two of your markers on uncontrolled or independent minor cities (or subdued fortresses) that are ports and hold no combat units, each within two sea routes of a port that already had your marker before this card.",
  "taenarum-mercenaries":
    "Place 2 mercenary units in one port with your control marker and no enemy units, in Greece, Epirus, Macedonia, Caria, Rhodes, Cyprus or Cyrenaica; with them a minor general from your pool if you have no general there.",
  "asian-levies":
    "Place 2 mercenary units in one space with your control marker and no enemy units, in Media, Atropatene, Armenia, Mesopotamia, Susiana, Persis or the Upper Satrapies; with them a minor general from your pool if you have no general there.",
  "satraps-declare":
    "Choose a province where you have a marker and place up to three of your markers on its uncontrolled spaces without enemy units, transit points excepted.",
  "freedom-of-the-greeks":
    "Remove every player's marker, your own included, from the minor cities (and subdued fortresses) of Greece without combat units. Then place one of your markers on an uncontrolled minor city of Greece without enemy units.",
  "forced-march":
    "Activate one of your armies or lone generals with 3 movement points and no roll, by land only; not one that the operations points of this card have moved.",
  "general-perdiccas":
    "Perdiccas is dealt at the start and set up at Babylon with 4 royal, 2 elephant and 2 mercenary units. Where his card is in the deck (three players with two generals each), it brings him in like any other Major General card. At the end of your Movement Segment he may remove an enemy player's marker from the minor city where he stands.",
  "general-antipater":
    "Antipater is dealt at the start and set up at Pella with 2 royal, 1 Macedonian and 3 mercenary units. Where his card is in the deck (three players with two generals each), it brings him in like any other Major General card. In Macedonia his battle rating is 4; at the start of turn 3 Polyperchon takes his place.",
  "general-craterus":
    "Craterus is dealt at the start and set up at Tarsus with 2 royal, 2 Macedonian and 1 mercenary unit. Where his card is in the deck (three players with two generals each), it brings him in like any other Major General card. An army under his command does not mutiny.",
  "general-leonnatus":
    "Leonnatus is dealt at the start and set up at Cyzicus with 2 Macedonian and 3 mercenary units. Where his card is in the deck (three players with two generals each), it brings him in like any other Major General card. An army under him has 6 movement points by the card Major Campaign.",
  "general-ptolemy":
    "Ptolemy is dealt at the start and set up at Alexandria with 1 Macedonian and 5 mercenary units. Where his card is in the deck (three players with two generals each), it brings him in like any other Major General card. He adds 1 more to his dice when you play Deception and Attack.",
  "general-lysimachus":
    "Lysimachus is dealt at the start and set up at Cardia with 2 Macedonian and 3 mercenary units. Where his card is in the deck (three players with two generals each), it brings him in like any other Major General card. He avoids battle on a roll of 3 or more.",
  "general-peithon":
    "Peithon is dealt at the start and set up at Ecbatana with 1 Macedonian and 5 mercenary units. Where his card is in the deck (three players with two generals each), it brings him in like any other Major General card. Against independent armies his battle rating is 4.",
  "general-antigonus":
    "Antigonus is dealt at the start and set up at Celaenae with 2 Macedonian and 3 mercenary units. Where his card is in the deck (three players with two generals each), it brings him in like any other Major General card. On a movement roll of 6 his army has 5 movement points.",
  "general-eumenes":
    "Bring Eumenes into play with 1 Macedonian and 2 mercenary units: at Tyana, with your markers on up to two uncontrolled spaces of Cappadocia, or where reinforcements may be placed. He intercepts on a roll of 3 or more.",
  "general-seleucus":
    "Bring Seleucus into play with 1 Macedonian and 3 mercenary units: at Babylon, with your markers on up to two uncontrolled spaces of Babylonia, or where reinforcements may be placed. An army under his command ignores Against Elephants.",
  "general-cassander":
    "In the deck from turn 3 on. Bring Cassander into play with 1 Macedonian and 2 mercenary units: at Athens, with your markers on up to two uncontrolled spaces of Greece, or where reinforcements may be placed. With a unit at his side he may take over the marker of the Greek minor city, or the independent marker, where he ends your Movement Segment.",
  "general-demetrius":
    "Never in the deck: at the start of turn 3 Demetrius joins the player who has or had Antigonus, with 2 Macedonian and 2 mercenary units. He adds 1 to the die of assaults in the Surrender Segment.",
  "silver-shields":
    "First play, as an event: place the Silver Shields (2 units of strength 3 each) with a major general of yours in the field where no enemy units stand, or as a reinforcement if there is none. From then on it is a Surprise card: before the dice of your battle against the army that has them they lose 1 unit and the rest comes over to you.",
  mutiny:
    "Against an enemy army about to move, or your opponent before the dice of a battle: roll two dice. For each point above its player's legitimacy plus its commander's prestige, and 4 more if it is attacked on sacred ground, one Macedonian or royal unit of your choice mutinies, three at most. In a battle they join you if your own legitimacy and prestige are higher; otherwise they are dispersed. No effect on an army under Craterus or on the Silver Shields.",
  "deception-and-attack": "Before the dice of a battle you take part in: add 2 to your dice total, 3 if Ptolemy commands.",
  "against-elephants": "Before the dice of a battle you take part in: the enemy's elephants count 0 in it. No effect on an army commanded by Seleucus.",
  "gift-of-oratory": "Play in any window: one of your generals on the map has 5 more prestige until the current segment ends.",
  desertion:
    "Play in any window: choose another player, then one of his armies, or his troops inside a city. Its mercenaries take an attrition test in the column of their number; only mercenaries are lost.",
  "storm-at-sea":
    "When another player has announced a naval move: it does not take place. Roll a die for each escorting fleet; on 1 or 2 it goes to the Dispersed Box at its present strength.",
  ambush:
    "When another player's army has entered a space across a mountain pass, or an independent fortress that is not subdued: it takes an attrition test in column 2, and its move ends after that entry.",
  scouts:
    "Before the die of an attempt of yours to intercept on land or to avoid battle: it succeeds without a roll. Or, when another player's attempt against your moving army has succeeded, or a naval interception against it has been declared: it fails.",
  "relentless-pursuit": "After a land battle you have won: the loser's surviving units take a second attrition test, in the column of their number.",
  "evil-omens": "When another player has just played a Surprise card: it has no effect, but counts as played.",
  "local-guides": "When an army of yours with at least one unit is about to move: it has 2 more movement points.",
};

export const card: (id: string) => CardText | null = cardsOf({ keyOf, clauses: CARD_CLAUSES, nameOf, usesOf, textOf: (_, key) => TEXTS[key] ?? "" });

function usesOf(id: string): readonly string[] {
  const row = rowOf(id);
  return row === undefined ? [] : [playOf(row), ...discardsOf(row)];
}

function playOf({ type, deck, ops, mustBePlayed, windows, effect }: PlayedCard): string {
  const points = `${ops} operations points`;
  if (type === "event")
    return effect.op === "silver-shields" ? `${points}, or the event; once the Silver Shields are in play, a Surprise card` : `${points}, or the event`;
  if (type === "bonus") return mustBePlayed ? `${points} and then the event, which cannot be declined` : `${points} and then the event, if you want it`;
  if (type === "surprise")
    return windows.includes("any") ? "A Surprise card for any window; draw a card after it" : "A Surprise card for its window; draw a card after it";
  return deck === "set-up" ? "Dealt at the start" : deck === "turn-track" ? "Enters by the turn track" : "Brings its general into play";
}

// DIA-TYC.8, DIA-TYC.9, DIA-TYC.13, DIA-TYC.24: the uses of a card other than playing it.
function discardsOf({ type, deck, ops, mustBePlayed }: PlayedCard): readonly string[] {
  if (type === "surprise") return ["Or exchange it for a new card"];
  if (mustBePlayed) return ["It cannot be discarded"];
  if (deck === "set-up" || deck === "turn-track") return [];
  if (ops !== 4) return ["Or discard it to bring back a dispersed fleet"];
  return ["Or discard it to bring back a dispersed fleet, to upgrade a fleet or to take a new general for one who was killed"];
}
