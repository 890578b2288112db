/** English names by id. Most are made from the id by adding capitals; the others are listed. */
import { namesOf, titled, worded } from "../titles.js";
import { listOf } from "../words.js";

const NAMES: Readonly<Record<string, string>> = {
  // Sides, which are also cities; Persia; regions of the Athenian Empire.
  ...titled("sparta athens persia euboea chalcidice thrace propontis ionia sporades cyclades western-islands aeolian-isles"),
  // Land areas, named after their cities; sea areas.
  ...titled(`messenia elis tegea patrae sicyon corinth epidaurus argos cythera megara plataea thebes orchomenus delphi opus malis naupactus aetolia stratus ambracia epirus leucas
    corcyra cephallenia zacynthus aegina chalcis eretria larissa pagasae pella pieria lyncestis mygdonia potidaea torone stagira amphipolis abdera maronea rhodope
    odrysia byzantium abydos cyzicus sestos miletus ephesus cyme erythrae cnidus samos rhodes naxos andros melos cydonia chios lesbos lydia phrygia syracuse leontini
    catana messana himera segesta selinus acragas gela camarina sicelia rhegium locri thurii tarentum`),
  ...titled(`ionian-sea cephallenian-sea corinthian-gulf messenian-sea laconian-gulf argolic-gulf myrtoan-sea saronic-gulf cyclades-sea cretan-sea carpathian-sea icarian-sea
    lesbian-sea central-aegean lemnian-sea hellespont thracian-sea strymonic-gulf chalcidic-sea thermaic-gulf thessalian-sea euboean-gulf gulf-of-rhegium
    gulf-of-tarentum sicilian-sea libyan-sea tyrrhenian-sea`),
  "malian-gulf": "Malian and Pagasaean Gulfs",
  // Blocks.
  s01: "Spartan Hoplites I",
  s02: "Spartan Hoplites II",
  s03: "Spartan Hoplites III",
  s04: "Spartan Hoplites IV",
  s05: "Sciritae and Perioeci",
  s06: "Laconian Fleet",
  s07: "Tegean Hoplites",
  s08: "Mantinean Hoplites",
  s09: "Elean Hoplites",
  s10: "Elean Light Troops",
  s11: "Corinthian Hoplites I",
  s12: "Corinthian Hoplites II",
  s13: "Corinthian Light Troops",
  s14: "Corinthian Fleet I",
  s15: "Corinthian Fleet II",
  s16: "Corinthian Fleet III",
  s17: "Megarian Hoplites",
  s18: "Megarian Fleet",
  s19: "Sicyonian Hoplites",
  s20: "Sicyonian Fleet",
  s21: "Epidaurian Hoplites",
  s22: "Theban Hoplites I",
  s23: "Theban Hoplites II",
  s24: "Theban Picked Hoplites",
  s25: "Theban Cavalry",
  s26: "Boeotian Light Troops",
  s27: "Orchomenian Hoplites",
  s28: "Boeotian Fleet",
  s29: "Locrian Cavalry",
  s30: "Ambraciot Hoplites",
  s31: "Ambraciot Fleet",
  s32: "Leucadian Fleet",
  s33: "Macedonians of Perdiccas",
  s34: "Epirote Warriors",
  s35: "Aetolian Warriors",
  s36: "Aeolian Isles Rebel Fleet",
  s37: "Syracusan Hoplites",
  s38: "Syracusan Cavalry",
  s39: "Syracusan Fleet I",
  s40: "Geloan Hoplites",
  s41: "Persian Cavalry",
  s42: "Persian Infantry",
  s43: "Persian-funded Fleet I",
  s44: "Persian-funded Fleet II",
  s45: "Persian-funded Fleet III",
  s46: "Persian-funded Fleet IV",
  s47: "Syracusan Fleet II",
  s48: "Syracusan Light Troops",
  s49: "Selinuntine Hoplites",
  a01: "Athenian Hoplites I",
  a02: "Athenian Hoplites II",
  a03: "Athenian Hoplites III",
  a04: "Athenian Hoplites IV",
  a05: "Athenian Hoplites V",
  a06: "Athenian Hoplites VI",
  a07: "Athenian Light Infantry I",
  a08: "Athenian Light Infantry II",
  a09: "Athenian Light Infantry III",
  a10: "Athenian Light Infantry IV",
  a11: "Athenian Light Infantry V",
  a12: "Athenian Archers",
  a13: "Athenian Cavalry",
  a14: "Athenian Fleet I",
  a15: "Athenian Fleet II",
  a16: "Athenian Fleet III",
  a17: "Athenian Fleet IV",
  a18: "Athenian Fleet V",
  a19: "Athenian Fleet VI",
  a20: "Athenian Fleet VII",
  a21: "Athenian Fleet VIII",
  a22: "Athenian Levy Fleet I",
  a23: "Athenian Levy Fleet II",
  a24: "Athenian Levy Fleet III",
  a25: "Athenian Levy Fleet IV",
  a26: "Plataean Hoplites",
  a27: "Messenians of Naupactus",
  a28: "Corcyraean Fleet I",
  a29: "Corcyraean Fleet II",
  a30: "Corcyraean Hoplites",
  a31: "Aeolian Isles Fleet I",
  a32: "Aeolian Isles Fleet II",
  a33: "Acarnanian Light Troops",
  a34: "Thessalian Cavalry",
  a35: "Argive Hoplites",
  a36: "Argive Thousand",
  a37: "Ionian Hoplites",
  a38: "Samian Light Troops",
  a39: "Thracian Swordsmen",
  a40: "Odrysian Cavalry",
  a41: "Odrysian Warriors I",
  a42: "Odrysian Warriors II",
  a43: "Macedonians of Philip",
  a44: "Sicel Warriors",
  a45: "Segestan Cavalry",
  a46: "Catanian Hoplites",
  a47: "Thurian Fleet",
  a48: "Agraean Warriors",
  // Leaders and Olympians.
  ...titled("brasidas cleon demosthenes pericles alcibiades gylippus lysander nicias thrasybulus agis zeus poseidon ares athena apollo hermes demeter"),
  archidamos: "Archidamus",
  // Cards, without their numbers.
  ...titled(`ionian-revolt thracian-revolt chalcidic-revolt hellespontine-revolt euboean-revolt island-revolt aeolian-revolt regional-revolt tribute-revolt emergency-levy
    shipwrights mercenaries treachery siege-works tribute-reassessment winter-stores ill-omen tempest surprise-march oracle-of-delphi diplomacy civil-war helot-rising
    thracian-alliance macedonian-intrigue plague peace-faction-ascendant war-party-ascendant leader argive-alliance earthquake persian-aid decelea-fortified
    oligarchic-coup trial-of-the-generals`),
  "peace-faction": "Peace Faction Ascendant",
  "war-party": "War Party Ascendant",
  decelea: "Decelea Fortified",
  // Seasons and scenarios.
  ...titled("new-year spring early-summer late-summer fall winter"),
  "431": "431 BC",
  sicily: "the Sicilian Expedition",
  "415": "415 BC",
  "413": "413 BC",
  "long-war": "the Long War",
  // Kinds of area and of border, arms, garrisons, places and marks of blocks.
  ...worded(
    "land coast sea perilous-sea archer cavalry fleet native rebel detached none neutral inside moved stayed loaded supplied revealed retreating sallying",
  ),
  ...worded("storming landed succeeded homeward pillaged closed dealt-with used hidden drawn"),
  greece: "Greece",
  hoplite: "hoplites",
  light: "light troops",
  party: "in the party",
  pool: "in the pool",
  reserve: "in reserve",
  excluded: "out of the game",
  // Uses of a card; effects in force.
  ...worded("event actions sacrifice reassessment coup calm sides-swapped peace-concluded"),
  "tempest-on-sparta": "Tempest on Sparta",
  "tempest-on-athens": "Tempest on Athens",
  "omen-on-sparta": "Ill Omen for Sparta",
  "omen-on-athens": "Ill Omen for Athens",
  earthquake: "Earthquake",
  // The causes of changes of control, strength and prestige, the kinds of battle, the purposes of dice, the onlookers.
  ...worded(
    "revolt alignment insurgents capture abandoned treaty wreck battle retreat attrition disbanded cargo storm pillage tribute bid field landing sally elimination",
  ),
  ...worded(
    "panic captured repulsed broken-off draw marginal substantial decisive concession attack pursuit storm-check ship-damage forced-march expansion truce",
  ),
  "attrition-garrison": "attrition of the garrison",
  "plague-pericles": "the plague and Pericles",
  spectator: "spectator",
  arbiter: "arbiter",
  // Decisions.
  area: "area",
  city: "city",
  block: "block",
  recruit: "recruit",
  attacker: "the next attacker",
  option: "fighting on",
  hit: "a hit",
  rout: "a rout",
  pursuer: "the pursuer",
  supply: "supply",
  build: "build",
  // Options of the game, and standings.
  scenario: "scenario",
  startingPrestige: "prestige at the start",
  edition: "edition",
  prestige: "prestige",
};

/** The name of an id, or the id itself if it has none. A border is named by its two areas. */
export const nameOf: (id: string) => string = namesOf(NAMES, (id) => {
  if (id.includes("."))
    return id
      .split(".")
      .map((area) => nameOf(area))
      .join(" – ");
  const plain = id.replace(/-\d+$/, "");
  return plain !== id && Object.hasOwn(NAMES, plain) ? (NAMES[plain] as string) : null;
});

/** A card by its title: `“Ionian Revolt”`. */
export function cardText(card: string): string {
  return `“${nameOf(card)}”`;
}

const SEA = /(?:-sea|-gulf|^gulf-.*)$/;

/** True for a sea, whose name has an article. */
function isSea(area: string): boolean {
  return SEA.test(area) || area === "central-aegean" || area === "hellespont";
}

/** An area inside a sentence: `Megara`, `the Saronic Gulf`. */
export function theArea(area: string): string {
  return isSea(area) ? `the ${nameOf(area)}` : nameOf(area);
}

const REGIONS_WITH_ARTICLE: readonly string[] = ["propontis", "sporades", "cyclades", "western-islands", "aeolian-isles"];

/** A region inside a sentence: `Ionia`, `the Cyclades`. */
export function theRegion(region: string): string {
  return REGIONS_WITH_ARTICLE.includes(region) ? `the ${nameOf(region)}` : nameOf(region);
}

/** An area with its preposition: `at Megara`, `in the Saronic Gulf`. */
export function at(area: string): string {
  return isSea(area) ? `in the ${nameOf(area)}` : `at ${nameOf(area)}`;
}

/** Joined names: `Athens, Argos and Sparta`. */
export function namesText(ids: readonly string[], none = "nobody"): string {
  return listOf(ids.map(nameOf), none);
}

/** A year of the war: `431 BC`. */
export function yearText(year: number): string {
  return `${Math.abs(year)} BC`;
}
