/**
 * Printed data that play does not use, and the sources of all rows. Only the whole ruleset has them. A name is here if `nameOf` cannot make it from
 * the id.
 */
import type { Source } from "../vocabulary/edition-types.js";

/** Printed data in the order of the rows. */
type Prints<Row extends readonly unknown[]> = readonly Row[];

/** The sources of a province and of its points. */
// biome-ignore format: one row per line
export const PROVINCE_PRINT: Prints<readonly [source: Source, pointsSource: Source, name?: string]> = [
  ["seed",           "reconstruction"],                        // macedonia
  ["reference",      "reconstruction"],                        // thessaly
  ["seed",           "reconstruction"],                        // greece
  ["reference",      "reconstruction"],                        // epirus
  ["reference",      "reconstruction"],                        // thrace
  ["reference",      "reconstruction"],                        // triballi
  ["reference",      "reconstruction"],                        // hellespontine-phrygia
  ["reconstruction", "reconstruction"],                        // bithynia
  ["reconstruction", "reconstruction"],                        // pontus
  ["reference",      "reconstruction"],                        // lydia
  ["reference",      "reconstruction"],                        // caria
  ["reference",      "reconstruction"],                        // rhodes
  ["reconstruction", "reconstruction", "Lycia and Pamphylia"], // lycia
  ["seed",           "reconstruction"],                        // phrygia
  ["reference",      "reconstruction"],                        // cappadocia
  ["reference",      "reconstruction"],                        // cilicia
  ["reference",      "reconstruction"],                        // cyprus
  ["seed",           "reconstruction"],                        // syria
  ["reference",      "reconstruction"],                        // phoenicia
  ["reference",      "reference"],                             // nabataea
  ["reference",      "reference"],                             // egypt
  ["reconstruction", "reconstruction"],                        // cyrenaica
  ["reference",      "reconstruction"],                        // mesopotamia
  ["reference",      "reconstruction"],                        // armenia
  ["reference",      "reconstruction"],                        // atropatene
  ["seed",           "reconstruction"],                        // media
  ["reconstruction", "reconstruction"],                        // susiana
  ["seed",           "reference"],                             // babylonia
  ["reference",      "reconstruction"],                        // persis
  ["reconstruction", "reconstruction"],                        // upper-satrapies
];

/** Positions on the map, x eastward in 0..1000 and y southward in 0..700, and the sources of the spaces. */
// biome-ignore format: one row per line
export const SPACE_PRINT: Prints<readonly [x: number, y: number, source: Source, name?: string]> = [
  [138, 196, "seed"],                              // pella
  [132, 221, "reconstruction"],                    // aegae
  [158, 213, "reconstruction"],                    // therma
  [186, 203, "reconstruction"],                    // amphipolis
  [99,  195, "reconstruction"],                    // heraclea-lyncestis
  [132, 247, "reconstruction"],                    // larissa
  [154, 261, "reconstruction"],                    // pherae
  [136, 279, "reconstruction"],                    // lamia
  [182, 317, "seed"],                              // athens
  [176, 292, "reconstruction"],                    // chalcis
  [154, 307, "reconstruction"],                    // corinth
  [149, 333, "reconstruction"],                    // argos
  [123, 333, "reconstruction"],                    // megalopolis
  [137, 355, "reference"],                         // sparta
  [111, 291, "reference"],                         // aetolia
  [79,  248, "reconstruction"],                    // dodona
  [89,  272, "reconstruction"],                    // ambracia
  [36,  207, "reconstruction"],                    // apollonia
  [61,  176, "reconstruction"],                    // illyria
  [289, 213, "reconstruction"],                    // cardia
  [354, 185, "reconstruction"],                    // byzantium
  [262, 206, "reconstruction"],                    // aenus
  [216, 151, "reconstruction"],                    // philippopolis
  [239, 131, "reconstruction"],                    // seuthopolis
  [206, 90,  "reconstruction"],                    // oescus
  [324, 110, "reconstruction"],                    // odessus
  [320, 214, "reconstruction"],                    // cyzicus
  [271, 231, "reconstruction"],                    // abydos
  [368, 207, "reconstruction"],                    // chalcedon
  [333, 236, "reconstruction"],                    // dascylium
  [394, 207, "reconstruction"],                    // astacus
  [448, 208, "reconstruction"],                    // bithynium
  [441, 183, "reconstruction"],                    // heraclea-pontica
  [550, 155, "reconstruction"],                    // sinope
  [584, 184, "reconstruction"],                    // amisus
  [682, 196, "reconstruction"],                    // trapezus
  [329, 294, "reference"],                         // sardis
  [307, 309, "reconstruction"],                    // ephesus
  [302, 269, "reconstruction"],                    // pergamum
  [276, 270, "reconstruction"],                    // mytilene
  [307, 357, "reference"],                         // halicarnassus
  [298, 333, "reconstruction"],                    // miletus
  [323, 337, "reconstruction"],                    // mylasa
  [335, 374, "reference"],                         // rhodes
  [373, 377, "reference"],                         // xanthus
  [415, 374, "reference"],                         // phaselis
  [436, 354, "reference"],                         // aspendus
  [410, 349, "reference"],                         // pisidia
  [401, 310, "reconstruction"],                    // celaenae
  [371, 321, "reconstruction"],                    // colossae
  [414, 243, "reconstruction"],                    // dorylaeum
  [458, 248, "reconstruction"],                    // gordium
  [484, 237, "reconstruction"],                    // ancyra
  [473, 318, "reconstruction"],                    // iconium
  [469, 344, "reconstruction"],                    // isauria
  [560, 284, "reconstruction"],                    // mazaca
  [534, 319, "reconstruction"],                    // tyana
  [643, 298, "reconstruction"],                    // melitene
  [644, 262, "reference"],                         // zimara
  [548, 351, "reference"],                         // tarsus
  [527, 366, "reconstruction"],                    // soli
  [570, 338, "reconstruction"],                    // cyinda
  [580, 362, "reconstruction"],                    // issus
  [518, 418, "reference"],                         // salamis
  [501, 437, "reconstruction"],                    // citium
  [471, 436, "reference"],                         // paphos
  [584, 463, "reference"],                         // damascus
  [596, 425, "reconstruction"],                    // hamath
  [608, 383, "reconstruction"],                    // chalybon
  [640, 393, "reconstruction"],                    // thapsacus
  [572, 395, "reconstruction"],                    // posideium
  [547, 478, "reference"],                         // tyre
  [559, 456, "reconstruction"],                    // sidon
  [571, 432, "reconstruction"],                    // aradus
  [556, 504, "reconstruction"],                    // jerusalem
  [531, 510, "reconstruction"],                    // gaza
  [558, 538, "reconstruction"],                    // petra
  [589, 489, "reconstruction"],                    // bostra
  [392, 518, "reference"],                         // alexandria
  [439, 547, "reference"],                         // memphis
  [475, 522, "reconstruction"],                    // pelusium
  [426, 570, "reconstruction"],                    // heracleopolis
  [477, 646, "reconstruction", "Thebes of Egypt"], // thebes-egypt
  [118, 481, "reconstruction"],                    // cyrene
  [85,  488, "reconstruction"],                    // barca
  [57,  497, "reconstruction"],                    // euesperides
  [753, 384, "reconstruction"],                    // arbela
  [709, 349, "reconstruction"],                    // nisibis
  [662, 357, "reconstruction"],                    // carrhae
  [666, 393, "reconstruction"],                    // nicephorium
  [751, 230, "reconstruction"],                    // armavir
  [667, 289, "reconstruction"],                    // arsamosata
  [729, 328, "reconstruction"],                    // carduchi
  [786, 351, "reconstruction"],                    // gazaca
  [805, 369, "reconstruction"],                    // phraaspa
  [832, 440, "seed"],                              // ecbatana
  [799, 452, "reconstruction"],                    // bisitun
  [809, 428, "reconstruction"],                    // concobar
  [831, 414, "reconstruction"],                    // nisaea
  [866, 405, "reconstruction"],                    // rhagae
  [777, 439, "reconstruction"],                    // celonae
  [873, 484, "reconstruction"],                    // gabae
  [820, 466, "reconstruction"],                    // cossaea
  [814, 498, "reconstruction"],                    // susa
  [838, 486, "reconstruction"],                    // badaca
  [846, 511, "reconstruction"],                    // uxii
  [752, 490, "reference"],                         // babylon
  [760, 465, "reconstruction"],                    // opis
  [778, 493, "reconstruction"],                    // nippur
  [778, 519, "reconstruction"],                    // orchoe
  [809, 525, "reconstruction"],                    // charax
  [889, 556, "reconstruction"],                    // persepolis
  [901, 533, "reconstruction"],                    // pasargadae
  [864, 563, "reconstruction"],                    // taoce
  [910, 393, "reconstruction"],                    // hecatompylos
  [916, 358, "reconstruction"],                    // zadracarta
  [943, 371, "reconstruction"],                    // susia
  [973, 361, "reconstruction"],                    // bactra
  [973, 248, "reconstruction"],                    // maracanda
  [978, 289, "reconstruction"],                    // sogdian-rock
  [228, 422, "reconstruction"],                    // crete
  [234, 336, "reconstruction"],                    // delos
  [507, 522, "reconstruction"],                    // rhinocolura
  [302, 515, "reconstruction"],                    // paraetonium
  [734, 462, "reconstruction", "Is (Hit)"],        // hit
  [701, 436, "reconstruction"],                    // dura
  [887, 420, "reconstruction"],                    // caspian-gates
  [954, 326, "reconstruction"],                    // margiana
  [954, 445, "reconstruction"],                    // artacoana
  [933, 539, "reconstruction"],                    // carmania
];

/** The links that the reference shows, as "from to"; all others are reconstructed. */
export const REFERENCE_LINKS: readonly string[] = ["rhodes alexandria"];

/** The number of a card, and the sources of the card and of its effect. */
// biome-ignore format: one row per line
export const CARD_PRINT: Prints<readonly [number: number, source: Source, effectSource: Source, name?: string]> = [
  [1,  "seed",           "reference"],                                          // drink-hemlock
  [2,  "reference",      "reference"],                                          // diplomacy
  [3,  "reference",      "reference"],                                          // diplomacy-2
  [4,  "reference",      "reference"],                                          // epidemic
  [5,  "reference",      "reference"],                                          // greek-mercenaries
  [6,  "reference",      "reference"],                                          // greek-mercenaries-2
  [7,  "reference",      "reference"],                                          // thracian-mercenaries
  [8,  "reference",      "reference"],                                          // cappadocian-mercenaries
  [9,  "reference",      "reference"],                                          // minor-raid
  [10, "reconstruction", "reconstruction"],                                     // major-raid
  [11, "reference",      "reconstruction"],                                     // unrest
  [12, "reference",      "reconstruction"],                                     // unrest-2
  [13, "reference",      "reconstruction"],                                     // unrest-spreads
  [14, "reference",      "reconstruction", "Migration of the Illyrian Tribes"], // illyrian-migration
  [15, "reference",      "reconstruction"],                                     // scythian-invasion
  [16, "reference",      "reconstruction", "23,000 Greek Soldiers"],            // greek-soldiers-23000
  [17, "reference",      "reconstruction"],                                     // tribal-uprising
  [18, "reference",      "reconstruction"],                                     // tribal-uprising-2
  [19, "reconstruction", "reconstruction"],                                     // lamian-war
  [20, "seed",           "reference",      "Olympias Raises Epirus"],           // olympias-in-epirus
  [21, "seed",           "reconstruction"],                                     // marriage-of-cleopatra
  [22, "seed",           "reconstruction"],                                     // marriage-of-thessalonice
  [23, "reference",      "reconstruction", "Peucestas, Satrap of Persis"],      // peucestas
  [24, "reconstruction", "reconstruction"],                                     // indian-elephants
  [25, "reconstruction", "reconstruction"],                                     // war-elephants
  [26, "seed",           "seed"],                                               // suspicion
  [27, "seed",           "reconstruction"],                                     // own-plans
  [28, "seed",           "reconstruction"],                                     // major-campaign
  [29, "reconstruction", "reconstruction"],                                     // minor-campaign
  [30, "reconstruction", "reconstruction", "The King's Companions"],            // kings-companions
  [31, "reconstruction", "reconstruction"],                                     // macedonian-veterans
  [32, "reconstruction", "reconstruction"],                                     // siege-engines
  [33, "reconstruction", "reconstruction", "Treachery Within the Walls"],       // treachery-within
  [34, "reconstruction", "reconstruction"],                                     // shipwrights
  [35, "reconstruction", "reconstruction", "League of the Islanders"],          // league-of-islanders
  [36, "reconstruction", "reconstruction", "Mercenaries at Taenarum"],          // taenarum-mercenaries
  [37, "reconstruction", "reconstruction"],                                     // asian-levies
  [38, "reconstruction", "reconstruction", "The Satraps Declare"],              // satraps-declare
  [39, "reconstruction", "reconstruction"],                                     // freedom-of-the-greeks
  [40, "reconstruction", "reconstruction"],                                     // forced-march
  [41, "seed",           "reference",      "Perdiccas"],                        // general-perdiccas
  [42, "seed",           "reference",      "Antipater"],                        // general-antipater
  [43, "seed",           "reference",      "Craterus"],                         // general-craterus
  [44, "seed",           "reference",      "Leonnatus"],                        // general-leonnatus
  [45, "seed",           "reference",      "Ptolemy"],                          // general-ptolemy
  [46, "seed",           "reference",      "Lysimachus"],                       // general-lysimachus
  [47, "seed",           "reference",      "Peithon"],                          // general-peithon
  [48, "seed",           "reference",      "Antigonus"],                        // general-antigonus
  [49, "seed",           "reference",      "Eumenes"],                          // general-eumenes
  [50, "seed",           "reference",      "Seleucus"],                         // general-seleucus
  [51, "seed",           "reconstruction", "Cassander"],                        // general-cassander
  [52, "seed",           "reference",      "Demetrius"],                        // general-demetrius
  [53, "seed",           "seed"],                                               // silver-shields
  [54, "seed",           "reconstruction"],                                     // mutiny
  [55, "seed",           "seed"],                                               // deception-and-attack
  [56, "seed",           "reconstruction"],                                     // against-elephants
  [57, "seed",           "seed"],                                               // gift-of-oratory
  [58, "reconstruction", "reconstruction"],                                     // desertion
  [59, "reconstruction", "reconstruction", "Storm at Sea"],                     // storm-at-sea
  [60, "reconstruction", "reconstruction"],                                     // ambush
  [61, "reconstruction", "reconstruction"],                                     // scouts
  [62, "reconstruction", "reconstruction"],                                     // relentless-pursuit
  [63, "reconstruction", "reconstruction"],                                     // evil-omens
  [64, "reconstruction", "reconstruction"],                                     // local-guides
];

/** The sources of a major general and of his ratings. */
// biome-ignore format: one row per line
export const MAJOR_PRINT: Prints<readonly [source: Source, statsSource: Source, name?: string]> = [
  ["seed", "reconstruction"], // perdiccas
  ["seed", "reconstruction"], // antipater
  ["seed", "reconstruction"], // craterus
  ["seed", "reconstruction"], // leonnatus
  ["seed", "reconstruction"], // ptolemy
  ["seed", "reconstruction"], // lysimachus
  ["seed", "reconstruction"], // peithon
  ["seed", "reconstruction"], // antigonus
  ["seed", "reconstruction"], // seleucus
  ["seed", "reconstruction"], // eumenes
  ["seed", "reconstruction"], // cassander
  ["seed", "reconstruction"], // demetrius
];

/** The sources of the replacements and of their ratings. */
// biome-ignore format: one row per line
export const REPLACEMENT_PRINT: Prints<readonly [source: Source, statsSource: Source, name?: string]> = [
  ["reference", "reconstruction"], // polyperchon
];

/** The sources of the minor generals. */
// biome-ignore format: one row per line
export const MINOR_PRINT: Prints<readonly [source: Source, name?: string]> = [
  ["reconstruction"],                      // alcetas
  ["reconstruction"],                      // attalus
  ["reconstruction"],                      // neoptolemus
  ["reconstruction"],                      // docimus
  ["reconstruction", "Cleitus the White"], // cleitus
  ["reconstruction"],                      // nicanor
  ["reconstruction"],                      // asander
  ["reconstruction"],                      // philotas
  ["reconstruction"],                      // menelaus
  ["reconstruction"],                      // philocles
  ["reconstruction"],                      // laomedon
  ["reconstruction"],                      // ophellas
  ["reconstruction"],                      // nearchus
  ["reconstruction"],                      // medius
  ["reconstruction"],                      // stasander
  ["reconstruction"],                      // menander
];

/** The sources of an independent army and of its CUs. */
// biome-ignore format: one row per line
export const ARMY_PRINT: Prints<readonly [source: Source, unitsSource: Source, name?: string]> = [
  ["reconstruction", "reconstruction"],                             // hellenic-league
  ["reconstruction", "reconstruction"],                             // aetolians
  ["reconstruction", "reconstruction", "Seuthes of the Odrysians"], // seuthes
  ["reconstruction", "reconstruction"],                             // triballians
  ["reconstruction", "reconstruction"],                             // bithynians
  ["reconstruction", "reconstruction"],                             // pisidians
  ["reference",      "reconstruction"],                             // ariarathes
  ["reconstruction", "reconstruction", "Orontes of Armenia"],       // orontes
  ["reconstruction", "reconstruction"],                             // atropates
  ["reconstruction", "reconstruction"],                             // cossaeans
  ["reconstruction", "reconstruction"],                             // nabataeans
  ["reconstruction", "reconstruction"],                             // thibron
  ["reference",      "reconstruction", "Illyrian tribes"],          // illyrians
  ["reference",      "reconstruction"],                             // scythians
  ["reference",      "reconstruction", "Greek colonists"],          // greek-colonists
];

/** The sources of a royal family member and of his or her first place. */
// biome-ignore format: one row per line
export const ROYAL_PRINT: Prints<readonly [source: Source, placeSource: Source, name?: string]> = [
  ["seed",      "reference",      "Alexander IV"], // alexander-iv
  ["reference", "reconstruction", "Philip III"],   // philip-iii
  ["seed",      "reference"],                      // heracles
  ["seed",      "reference"],                      // olympias
  ["seed",      "reference"],                      // cleopatra
  ["seed",      "reconstruction"],                 // thessalonice
];

/** The sources of a fleet and of its strengths. */
// biome-ignore format: one row per line
export const FLEET_PRINT: Prints<readonly [source: Source, strengthSource: Source, name?: string]> = [
  ["reference",      "reconstruction", "Macedonian fleet"], // macedonian-fleet
  ["reconstruction", "reconstruction", "Athenian fleet"],   // athenian-fleet
  ["reconstruction", "reconstruction", "Rhodian fleet"],    // rhodian-fleet
  ["reconstruction", "reconstruction", "Ionian fleet"],     // ionian-fleet
  ["reconstruction", "reconstruction", "Cilician fleet"],   // cilician-fleet
  ["reconstruction", "reconstruction", "Cypriot fleet"],    // cypriot-fleet
  ["reference",      "reconstruction", "Phoenician fleet"], // phoenician-fleet
  ["reconstruction", "reconstruction", "Egyptian fleet"],   // egyptian-fleet
  ["seed",           "reconstruction", "Pontic fleet"],     // pontic-fleet
];
