/** The effects of the cards. A side's cards may be in either hand, so their texts name the side. */
import { type CardText, cardsOf } from "../../cards.js";
import { CARD_CLAUSES, keyOf, rowOf } from "../../cards/peloponnesian.js";
import { nameOf } from "./names.js";

const TEXTS: Readonly<Record<string, string>> = {
  "tribute-revolt":
    "Sparta. One city of your choice in a Subject region that may revolt goes over to Sparta with a rebel garrison. Then roll a die for each other such city of that region: on 1 it revolts too, unless a Persian Aid card is in play.",
  "emergency-levy": "Up to three builds: each raises a Greek block in its friendly, supplied home city by 1 CV. The same block may be built several times.",
  shipwrights: "Take one fleet of your choice that could be recruited now from your pool and place it at its home with 1 CV. Then up to two builds on fleets.",
  mercenaries: "Two recruits, one after the other: draw three blocks at random from your pool, place one that may be placed, return the others.",
  treachery:
    "Choose a city that you have besieged since an earlier season: its garrison falls to 0. If no enemy block is inside, the city falls at once. Not at New Year.",
  "siege-works":
    "Choose a city that you have besieged since an earlier season: in this turn your attrition dice against it succeed on 1–3, in Winter on 1–4. Not at New Year.",
  "tribute-reassessment": "Athens. Up to four builds. But until the next New Year every die for the spreading of a revolt succeeds on one number more.",
  "winter-stores": "Winter only: up to five of your blocks are supplied for this Winter.",
  "ill-omen": "If your opponent has committed his card of this season for actions, he has two actions fewer, but never fewer than zero. Not at New Year.",
  tempest:
    "Until the season ends every storm check of your opponent is a storm without a roll. You may also name a sea area with enemy fleets: roll a die, and if there is a storm by the number of the season, each of those fleets takes ship damage (1–3 wreck, 4–6 loses 1 CV). Not at New Year.",
  "surprise-march":
    "Spring to Fall: one free Maneuver with one group, moving at most four blocks; it may engage and make forced marches. Battles that follow are fought in this turn, but no storms of cities and no sallies.",
  "oracle-of-delphi": "Take one Olympian that nobody holds. If all are held you gain 1 prestige instead.",
  diplomacy:
    "Name a neutral area in play, not a Persian one, that shares a land border or a sea area with an area whose city you control. Roll a die: on 4–6 it joins your side.",
  "civil-war":
    "Name an enemy city of value 1 to 3, other than Athens and Sparta, that is not besieged, has no detached garrison and no enemy block in its area. Roll a die: with 3–6 for value 1, 4–6 for value 2, 5–6 for value 3 it comes under your control with a full garrison.",
  "helot-rising":
    "Athens. Sparta removes 2 CV of its own choice from blocks of Sparta itself; 3 CV if an Athenian block is in Messenia, Sparta or Cythera, or Athens controls Cythera.",
  "thracian-alliance":
    "Athens, while it controls Abdera and no Spartan block is in Odrysia; not at New Year. Place up to two Odrysian blocks of your choice from the pool in Odrysia at full CV. Each may make a free move at once, without engaging.",
  "macedonian-intrigue":
    "You may place your Macedonian block from the pool at full CV in a Macedonian settlement without enemy blocks. Then roll a die in any case: on 4–6 the enemy's Macedonian block, if on the map, returns to its pool.",
  plague:
    "Sparta. Roll a die for every block in the City-State of Athens: an Athenian block loses 1 CV on 1–3, a Spartan one on 1. If Pericles leads Athens, one more die: on 1–3 he is removed. The card leaves the game.",
  "peace-faction":
    "From 427 BC on, where the scenario allows peace. The peace counter rises by 1; roll a die: if it is not higher than the counter (1 less each for Cleon and Brasidas in play, 1 more for Nicias), peace is concluded.",
  "war-party": "The peace counter falls by 1, not below 0. Then up to two builds.",
  "argive-alliance": "Athens, while Argos is neutral. Roll a die: on 4–6 Argos joins Athens, its blocks enter the Athenian pool and the card leaves the game.",
  earthquake:
    "Athens, Spring to Fall. Until the season ends no Spartan block may cross a land border into a City-State whose city Athens controls. Sparta removes 1 CV from one block of Sparta itself in the City-State of Sparta, if there is one.",
  "persian-aid":
    "Sparta, from 415 BC on; stays in play. In every action turn Sparta has 1 action more; it may recruit Persian blocks and fleets paid by Persia, and both sides may enter Lydia and Phrygia. At each New Year it costs Sparta 1 prestige. With one such card no revolt spreads, with two no regional revolt may be played.",
  decelea:
    "Sparta, with a Greek block of yours in the City-State of Athens, not at New Year; stays in play. Sparta gains 1 prestige each New Year. Removed when an Athenian turn ends with an Athenian field block and no Spartan block in that City-State.",
  "oligarchic-coup": "Sparta. The leader of Athens is removed from the game; until the next New Year Athens has one action fewer in each action turn.",
  "trial-of-the-generals": "Sparta, while Athens has a leader. He is removed from the game and Athens loses 1 prestige.",
};

/** The effects of a leader beyond the actions of his rating. */
const LEADERS: Readonly<Record<string, string>> = {
  brasidas: "Revolts in Chalcidice and Thrace spread on one number more; the target for peace is 1 lower.",
  cleon: "At each New Year at which Athens collects tribute of a captured city it gains 1 prestige more; the target for peace is 1 lower.",
  demosthenes: "Athenian blocks carried by fleets attack in the first round of a landing too.",
  archidamos: "He leads Sparta at the start of the 431 campaign.",
  pericles: "He leads Athens at the start of the 431 campaign; the Plague may take him.",
  alcibiades: "At each New Year before the deal roll a die: on 1–2 he is removed and Athens loses 1 prestige.",
  gylippus: "Attrition dice against cities controlled by Sparta in Sicily never succeed while a Spartan block is inside.",
  lysander: "While a Persian Aid card is in play his rating is 2.",
  nicias: "The target for peace is 1 higher.",
  thrasybulus: "",
  agis: "A pillage of Athens gives 1 prestige more.",
};

/** The place where the revolt of a card breaks out. */
const REGIONS: Readonly<Record<string, string>> = {
  "ionian-revolt": "in Ionia",
  "thracian-revolt": "in Thrace",
  "chalcidic-revolt": "in Chalcidice",
  "hellespontine-revolt": "in the Propontis",
  "euboean-revolt": "in Euboea",
  "island-revolt": "in the Sporades, the Cyclades or the Western Islands",
  "aeolian-revolt": "in the Aeolian Isles",
};

export const card: (id: string) => CardText | null = cardsOf({ keyOf, clauses: CARD_CLAUSES, nameOf, usesOf, textOf });

function usesOf(id: string): readonly string[] {
  const coins = rowOf(id)?.coins ?? 0;
  return [`${coins} ${coins === 1 ? "action" : "actions"}`, "Or its event"];
}

function textOf(id: string, key: string): string {
  const leader = rowOf(id)?.leader;
  if (leader !== undefined) return leaderText(id, leader);
  return key === "regional-revolt" ? revoltText(REGIONS[id] ?? "") : (TEXTS[key] ?? "");
}

function leaderText(id: string, { side, rating }: { readonly side: string; readonly rating: number }): string {
  const actions = rating === 0 ? "" : `: ${rating} more action in each action turn`;
  return `${nameOf(side)}. ${nameOf(id)} becomes your leader (rating ${rating})${actions}. Your former leader leaves the game. ${LEADERS[id] ?? ""}`.trim();
}

function revoltText(where: string): string {
  return `Sparta. One city of your choice ${where} that may revolt — controlled by Athens, not besieged, no Athenian block in its area — goes over to Sparta with a rebel garrison. Then roll a die for each other such city of that region: on 1–2 it revolts too. Not with two Persian Aid cards in play; with one the revolt does not spread.`;
}
