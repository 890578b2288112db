/** Printed data and sources that play does not need, so a program that only plays does not contain them. A name is listed only where `nameOf` gives another. */
import type { Source } from "../vocabulary/edition-types.js";

/** The printed data of a table, in the order of its rows. */
type Prints<Row extends readonly unknown[]> = readonly Row[];

/** Map coordinates, nation and source of each land area, and the names of areas and cities. */
// biome-ignore format: a row a line
export const LAND_PRINT: Prints<readonly [x: number, y: number, nation: string, source: Source, name?: string, city?: string]> = [
  [336, 570, "Laconia",           "seed",           "Sparta (Laconia)"],            // sparta
  [279, 572, "Laconia",           "seed"],                                          // messenia
  [240, 478, "Arcadia",           "reference"],                                     // elis
  [323, 525, "Arcadia",           "reference",      "Tegea (Arcadia)"],             // tegea
  [289, 442, "Achaea",            "reconstruction", "Achaea"],                      // patrae
  [353, 466, "Corinthia",         "reconstruction"],                                // sicyon
  [387, 478, "Corinthia",         "seed"],                                          // corinth
  [412, 519, "Argolid",           "reconstruction", "Epidaurus (Argolic Acte)"],    // epidaurus
  [363, 507, "Argolid",           "reconstruction"],                                // argos
  [392, 673, "Laconia",           "reconstruction"],                                // cythera
  [421, 460, "Megarid",           "reconstruction"],                                // megara
  [470, 463, "Attica",            "seed",           "Athens (Attica)"],             // athens
  [416, 437, "Boeotia",           "reconstruction"],                                // plataea
  [436, 419, "Boeotia",           "seed",           "Thebes (Boeotia)"],            // thebes
  [389, 401, "Boeotia",           "reconstruction"],                                // orchomenus
  [343, 401, "Phocis",            "reconstruction", "Delphi (Phocis)"],             // delphi
  [394, 380, "Locris",            "reconstruction", "Opus (Locris)"],               // opus
  [333, 356, "Locris",            "reconstruction"],                                // malis
  [289, 411, "Locris",            "reconstruction"],                                // naupactus
  [274, 372, "Aetolia",           "reconstruction"],                                // aetolia
  [220, 381, "Acarnania",         "reconstruction", "Stratus (Acarnania)"],         // stratus
  [194, 323, "Ambracia",          "reconstruction"],                                // ambracia
  [147, 254, "Epirus",            "reconstruction"],                                // epirus
  [162, 372, "Ambracia",          "reconstruction"],                                // leucas
  [88,  271, "Corcyra",           "reconstruction"],                                // corcyra
  [152, 431, "Western Islands",   "seed"],                                          // cephallenia
  [181, 486, "Western Islands",   "seed"],                                          // zacynthus
  [441, 492, "Attica",            "reconstruction"],                                // aegina
  [441, 372, "Euboea",            "seed"],                                          // chalcis
  [500, 419, "Euboea",            "seed"],                                          // eretria
  [323, 271, "Thessaly",          "reconstruction", "Larissa (Thessaly)"],          // larissa
  [387, 307, "Thessaly",          "reconstruction", "Pagasae (Magnesia)"],          // pagasae
  [333, 136, "Macedonia",         "seed",           "Pella (Lower Macedonia)"],     // pella
  [338, 189, "Macedonia",         "reconstruction"],                                // pieria
  [235, 118, "Macedonia",         "reconstruction", "Lyncestis (Upper Macedonia)"], // lyncestis
  [402, 130, "Macedonia",         "reconstruction"],                                // mygdonia
  [426, 195, "Chalcidice",        "seed"],                                          // potidaea
  [475, 218, "Chalcidice",        "seed"],                                          // torone
  [461, 159, "Chalcidice",        "seed"],                                          // stagira
  [485, 118, "Thrace",            "seed"],                                          // amphipolis
  [583, 106, "Thrace",            "seed"],                                          // abdera
  [647, 112, "Thrace",            "seed"],                                          // maronea
  [529, 59,  "Thrace (inland)",   "reconstruction"],                                // rhodope
  [725, 53,  "Thrace (inland)",   "reconstruction"],                                // odrysia
  [970, 106, "Propontis",         "seed"],                                          // byzantium
  [755, 230, "Propontis",         "seed"],                                          // abydos
  [872, 195, "Propontis",         "seed"],                                          // cyzicus
  [760, 171, "Propontis",         "seed",           "Sestos (Chersonese)"],         // sestos
  [828, 525, "Ionia",             "seed"],                                          // miletus
  [833, 466, "Ionia",             "seed"],                                          // ephesus
  [794, 360, "Ionia",             "seed"],                                          // cyme
  [750, 419, "Ionia",             "seed"],                                          // erythrae
  [858, 584, "Ionia",             "seed"],                                          // cnidus
  [769, 493, "Sporades",          "seed"],                                          // samos
  [882, 667, "Sporades",          "seed"],                                          // rhodes
  [637, 572, "Cyclades",          "seed"],                                          // naxos
  [573, 478, "Cyclades",          "seed"],                                          // andros
  [529, 614, "Dorian Islands",    "reconstruction"],                                // melos
  [510, 773, "Crete",             "reconstruction", "Cydonia (Crete)"],             // cydonia
  [691, 419, "Aeolian Isles",     "seed"],                                          // chios
  [710, 319, "Aeolian Isles",     "seed"],                                          // lesbos
  [911, 401, "Persia",            "reference",      "Lydia",   "Sardis"],           // lydia
  [911, 271, "Persia",            "reference",      "Phrygia", "Dascylium"],        // phrygia
  [140, 762, "Syracuse",          "reference"],                                     // syracuse
  [128, 738, "Syracuse",          "reconstruction"],                                // leontini
  [124, 714, "Chalcidian Sicily", "reconstruction"],                                // catana
  [112, 684, "Chalcidian Sicily", "reconstruction"],                                // messana
  [72,  700, "Dorian Sicily",     "reconstruction"],                                // himera
  [36,  704, "Elymia",            "reconstruction"],                                // segesta
  [32,  730, "Dorian Sicily",     "reconstruction"],                                // selinus
  [60,  744, "Dorian Sicily",     "reconstruction"],                                // acragas
  [86,  754, "Dorian Sicily",     "reconstruction"],                                // gela
  [104, 774, "Dorian Sicily",     "reconstruction"],                                // camarina
  [94,  724, "Sicels",            "reconstruction", "Sicelia (interior)"],          // sicelia
  [152, 684, "Italy",             "reconstruction"],                                // rhegium
  [172, 664, "Italy",             "reconstruction"],                                // locri
  [168, 634, "Italy",             "reconstruction"],                                // thurii
  [190, 612, "Italy",             "reconstruction"],                                // tarentum
];

/** Map coordinates and source of each sea area, and its name if `nameOf` gives another. */
// biome-ignore format: a row a line
export const SEA_PRINT: Prints<readonly [x: number, y: number, source: Source, name?: string]> = [
  [108, 330, "reconstruction"],                               // ionian-sea
  [201, 448, "reconstruction"],                               // cephallenian-sea
  [333, 434, "seed"],                                         // corinthian-gulf
  [225, 590, "reconstruction"],                               // messenian-sea
  [353, 631, "reconstruction"],                               // laconian-gulf
  [387, 549, "reconstruction"],                               // argolic-gulf
  [451, 590, "reconstruction"],                               // myrtoan-sea
  [416, 493, "reconstruction"],                               // saronic-gulf
  [568, 537, "reconstruction"],                               // cyclades-sea
  [510, 714, "reconstruction"],                               // cretan-sea
  [794, 649, "reconstruction"],                               // carpathian-sea
  [706, 490, "reconstruction"],                               // icarian-sea
  [740, 372, "reconstruction"],                               // lesbian-sea
  [608, 413, "reconstruction"],                               // central-aegean
  [627, 260, "reconstruction"],                               // lemnian-sea
  [715, 201, "reconstruction"],                               // hellespont
  [882, 142, "reconstruction"],                               // propontis
  [608, 153, "reconstruction"],                               // thracian-sea
  [500, 148, "reconstruction"],                               // strymonic-gulf
  [490, 248, "reconstruction"],                               // chalcidic-sea
  [387, 195, "reconstruction"],                               // thermaic-gulf
  [451, 295, "reconstruction"],                               // thessalian-sea
  [377, 342, "reconstruction", "Malian and Pagasaean Gulfs"], // malian-gulf
  [461, 401, "reconstruction"],                               // euboean-gulf
  [138, 698, "reference"],                                    // gulf-of-rhegium
  [200, 640, "reconstruction"],                               // gulf-of-tarentum
  [164, 738, "reconstruction"],                               // sicilian-sea
  [54,  774, "reconstruction"],                               // libyan-sea
  [78,  668, "reconstruction"],                               // tyrrhenian-sea
];

/** The borders that the seed shows, as "from to"; the others are reconstructed. */
export const SEED_BORDERS: readonly string[] = ["sparta messenia", "sparta tegea", "tegea corinth", "corinth corinthian-gulf", "corinth saronic-gulf"];

/** Sources and names of the blocks. */
// biome-ignore format: a row a line
export const BLOCK_PRINT: Prints<readonly [source: Source, name: string]> = [
  ["reference",      "Spartan Hoplites I"],          // s01
  ["reference",      "Spartan Hoplites II"],         // s02
  ["reference",      "Spartan Hoplites III"],        // s03
  ["reference",      "Spartan Hoplites IV"],         // s04
  ["reconstruction", "Sciritae and Perioeci"],       // s05
  ["reconstruction", "Laconian Fleet"],              // s06
  ["reference",      "Tegean Hoplites"],             // s07
  ["reference",      "Mantinean Hoplites"],          // s08
  ["reference",      "Elean Hoplites"],              // s09
  ["reconstruction", "Elean Light Troops"],          // s10
  ["reconstruction", "Corinthian Hoplites I"],       // s11
  ["reconstruction", "Corinthian Hoplites II"],      // s12
  ["reconstruction", "Corinthian Light Troops"],     // s13
  ["reconstruction", "Corinthian Fleet I"],          // s14
  ["seed",           "Corinthian Fleet II"],         // s15
  ["reconstruction", "Corinthian Fleet III"],        // s16
  ["reconstruction", "Megarian Hoplites"],           // s17
  ["reconstruction", "Megarian Fleet"],              // s18
  ["reconstruction", "Sicyonian Hoplites"],          // s19
  ["reconstruction", "Sicyonian Fleet"],             // s20
  ["reconstruction", "Epidaurian Hoplites"],         // s21
  ["reconstruction", "Theban Hoplites I"],           // s22
  ["reconstruction", "Theban Hoplites II"],          // s23
  ["reconstruction", "Theban Picked Hoplites"],      // s24
  ["reconstruction", "Theban Cavalry"],              // s25
  ["reconstruction", "Boeotian Light Troops"],       // s26
  ["reconstruction", "Orchomenian Hoplites"],        // s27
  ["seed",           "Boeotian Fleet"],              // s28
  ["reconstruction", "Locrian Cavalry"],             // s29
  ["reconstruction", "Ambraciot Hoplites"],          // s30
  ["reconstruction", "Ambraciot Fleet"],             // s31
  ["reconstruction", "Leucadian Fleet"],             // s32
  ["seed",           "Macedonians of Perdiccas"],    // s33
  ["reconstruction", "Epirote Warriors"],            // s34
  ["reconstruction", "Aetolian Warriors"],           // s35
  ["seed",           "Aeolian Isles Rebel Fleet"],   // s36
  ["reconstruction", "Syracusan Hoplites"],          // s37
  ["reference",      "Syracusan Cavalry"],           // s38
  ["reconstruction", "Syracusan Fleet I"],           // s39
  ["reconstruction", "Geloan Hoplites"],             // s40
  ["reference",      "Persian Cavalry"],             // s41
  ["reference",      "Persian Infantry"],            // s42
  ["reference",      "Persian-funded Fleet I"],      // s43
  ["reference",      "Persian-funded Fleet II"],     // s44
  ["reference",      "Persian-funded Fleet III"],    // s45
  ["reference",      "Persian-funded Fleet IV"],     // s46
  ["reconstruction", "Syracusan Fleet II"],          // s47
  ["reconstruction", "Syracusan Light Troops"],      // s48
  ["reconstruction", "Selinuntine Hoplites"],        // s49
  ["reference",      "Athenian Hoplites I"],         // a01
  ["reference",      "Athenian Hoplites II"],        // a02
  ["reference",      "Athenian Hoplites III"],       // a03
  ["reference",      "Athenian Hoplites IV"],        // a04
  ["reference",      "Athenian Hoplites V"],         // a05
  ["reference",      "Athenian Hoplites VI"],        // a06
  ["reference",      "Athenian Light Infantry I"],   // a07
  ["reference",      "Athenian Light Infantry II"],  // a08
  ["reference",      "Athenian Light Infantry III"], // a09
  ["reference",      "Athenian Light Infantry IV"],  // a10
  ["reference",      "Athenian Light Infantry V"],   // a11
  ["reference",      "Athenian Archers"],            // a12
  ["reference",      "Athenian Cavalry"],            // a13
  ["reference",      "Athenian Fleet I"],            // a14
  ["reference",      "Athenian Fleet II"],           // a15
  ["reference",      "Athenian Fleet III"],          // a16
  ["reference",      "Athenian Fleet IV"],           // a17
  ["reference",      "Athenian Fleet V"],            // a18
  ["reference",      "Athenian Fleet VI"],           // a19
  ["reference",      "Athenian Fleet VII"],          // a20
  ["reference",      "Athenian Fleet VIII"],         // a21
  ["reference",      "Athenian Levy Fleet I"],       // a22
  ["reference",      "Athenian Levy Fleet II"],      // a23
  ["reference",      "Athenian Levy Fleet III"],     // a24
  ["reference",      "Athenian Levy Fleet IV"],      // a25
  ["reconstruction", "Plataean Hoplites"],           // a26
  ["reconstruction", "Messenians of Naupactus"],     // a27
  ["reconstruction", "Corcyraean Fleet I"],          // a28
  ["reconstruction", "Corcyraean Fleet II"],         // a29
  ["reconstruction", "Corcyraean Hoplites"],         // a30
  ["seed",           "Aeolian Isles Fleet I"],       // a31
  ["reconstruction", "Aeolian Isles Fleet II"],      // a32
  ["reconstruction", "Acarnanian Light Troops"],     // a33
  ["reconstruction", "Thessalian Cavalry"],          // a34
  ["reconstruction", "Argive Hoplites"],             // a35
  ["reconstruction", "Argive Thousand"],             // a36
  ["reconstruction", "Ionian Hoplites"],             // a37
  ["reconstruction", "Samian Light Troops"],         // a38
  ["reference",      "Thracian Swordsmen"],          // a39
  ["reference",      "Odrysian Cavalry"],            // a40
  ["seed",           "Odrysian Warriors I"],         // a41
  ["reconstruction", "Odrysian Warriors II"],        // a42
  ["seed",           "Macedonians of Philip"],       // a43
  ["reconstruction", "Sicel Warriors"],              // a44
  ["reconstruction", "Segestan Cavalry"],            // a45
  ["reconstruction", "Catanian Hoplites"],           // a46
  ["reconstruction", "Thurian Fleet"],               // a47
  ["reconstruction", "Agraean Warriors"],            // a48
];

/** Sources and printed titles of the cards. */
// biome-ignore format: a row a line
export const CARD_PRINT: Prints<readonly [source: Source, name?: string]> = [
  ["reconstruction"],          // ionian-revolt
  ["reconstruction"],          // thracian-revolt
  ["reconstruction"],          // chalcidic-revolt
  ["reconstruction"],          // hellespontine-revolt
  ["reconstruction"],          // euboean-revolt
  ["reconstruction"],          // island-revolt
  ["reconstruction"],          // aeolian-revolt
  ["reconstruction"],          // tribute-revolt-8
  ["reconstruction"],          // tribute-revolt-9
  ["reconstruction"],          // emergency-levy-10
  ["reconstruction"],          // emergency-levy-11
  ["reconstruction"],          // shipwrights-12
  ["reconstruction"],          // shipwrights-13
  ["reconstruction"],          // mercenaries-14
  ["reconstruction"],          // mercenaries-15
  ["reconstruction"],          // treachery-16
  ["reconstruction"],          // treachery-17
  ["reconstruction"],          // siege-works
  ["reconstruction"],          // tribute-reassessment
  ["reconstruction"],          // winter-stores-20
  ["reconstruction"],          // winter-stores-21
  ["reconstruction"],          // ill-omen-22
  ["reconstruction"],          // ill-omen-23
  ["reconstruction"],          // tempest
  ["reconstruction"],          // surprise-march-25
  ["reconstruction"],          // surprise-march-26
  ["reconstruction"],          // oracle-of-delphi
  ["reconstruction"],          // diplomacy
  ["reconstruction"],          // civil-war-29
  ["reference"],               // civil-war-30
  ["reconstruction"],          // helot-rising
  ["reconstruction"],          // thracian-alliance
  ["reconstruction"],          // macedonian-intrigue
  ["reference"],               // plague-34
  ["reference"],               // plague-35
  ["reference"],               // peace-faction-ascendant
  ["reconstruction"],          // war-party-ascendant
  ["reconstruction"],          // brasidas
  ["reconstruction"],          // cleon
  ["reconstruction"],          // demosthenes
  ["reconstruction"],          // argive-alliance
  ["reconstruction"],          // earthquake
  ["reference", "Archidamus"], // archidamos
  ["reference"],               // pericles
  ["reference"],               // persian-aid-45
  ["reference"],               // persian-aid-46
  ["reconstruction"],          // decelea-fortified
  ["reconstruction"],          // alcibiades
  ["reconstruction"],          // gylippus
  ["reconstruction"],          // lysander
  ["reconstruction"],          // nicias
  ["reconstruction"],          // thrasybulus
  ["reconstruction"],          // oligarchic-coup
  ["reconstruction"],          // trial-of-the-generals
  ["reconstruction"],          // agis
];

/** Sources and printed names of the events. */
// biome-ignore format: a row a line
export const EVENT_PRINT: Prints<readonly [source: Source, name?: string]> = [
  ["reference"],                                 // regional-revolt
  ["reference"],                                 // tribute-revolt
  ["reconstruction"],                            // emergency-levy
  ["reconstruction"],                            // shipwrights
  ["reconstruction"],                            // mercenaries
  ["reconstruction"],                            // treachery
  ["reconstruction"],                            // siege-works
  ["reconstruction"],                            // winter-stores
  ["reconstruction"],                            // ill-omen
  ["reconstruction"],                            // tempest
  ["reconstruction"],                            // surprise-march
  ["reconstruction"],                            // oracle-of-delphi
  ["reconstruction"],                            // diplomacy
  ["reference"],                                 // civil-war
  ["reconstruction"],                            // helot-rising
  ["reconstruction"],                            // thracian-alliance
  ["reconstruction"],                            // macedonian-intrigue
  ["reconstruction"],                            // tribute-reassessment
  ["reference"],                                 // plague
  ["reconstruction"],                            // earthquake
  ["reference",      "Peace Faction Ascendant"], // peace-faction
  ["reconstruction", "War Party Ascendant"],     // war-party
  ["reconstruction"],                            // argive-alliance
  ["reference"],                                 // leader
  ["reference"],                                 // persian-aid
  ["reconstruction", "Decelea Fortified"],       // decelea
  ["reconstruction"],                            // oligarchic-coup
  ["reconstruction"],                            // trial-of-the-generals
];
