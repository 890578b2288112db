/** Printed data and sources that play does not need, so a program that only plays does not contain them. A name is listed only where `nameOf` gives another. */
import type { Source } from "../vocabulary/edition-types.js";

/** The printed data of a table, in the order of its rows. */
type Prints<Row extends readonly unknown[]> = readonly Row[];

/** Map coordinates, source and, if `nameOf` gives another, the name of each space. */
// biome-ignore format: a row a line
export const SPACE_PRINT: Prints<readonly [x: number, y: number, source: Source, name?: string]> = [
  [356, 349, "seed"],                                        // london
  [320, 248, "seed"],                                        // york
  [266, 351, "reconstruction"],                              // bristol
  [245, 166, "seed"],                                        // edinburgh
  [194, 119, "seed"],                                        // highlands
  [135, 273, "seed"],                                        // dublin
  [97,  205, "reconstruction"],                              // londonderry
  [74,  270, "reconstruction"],                              // athlone
  [49,  301, "reconstruction"],                              // limerick
  [55,  332, "reconstruction"],                              // cork
  [536, 313, "seed"],                                        // amsterdam
  [597, 279, "reconstruction"],                              // groningen
  [571, 335, "reference"],                                   // nijmegen
  [532, 345, "reconstruction"],                              // breda
  [565, 375, "reconstruction"],                              // maastricht
  [518, 360, "seed"],                                        // antwerp
  [517, 375, "reconstruction"],                              // brussels
  [494, 367, "reconstruction"],                              // ghent
  [465, 360, "reconstruction"],                              // ostend
  [502, 392, "reconstruction"],                              // mons
  [535, 391, "seed"],                                        // namur
  [520, 393, "reconstruction"],                              // charleroi
  [561, 384, "reference",      "Liège"],                     // liege
  [446, 368, "reference"],                                   // dunkirk
  [464, 375, "reconstruction"],                              // ypres
  [470, 384, "reference"],                                   // lille
  [482, 385, "seed"],                                        // tournai
  [487, 395, "reconstruction"],                              // valenciennes
  [537, 399, "reconstruction"],                              // dinant
  [581, 426, "reconstruction"],                              // luxembourg
  [443, 414, "reconstruction"],                              // amiens
  [445, 457, "seed"],                                        // paris
  [400, 433, "reconstruction"],                              // rouen
  [300, 487, "reconstruction"],                              // rennes
  [198, 476, "seed"],                                        // brest
  [319, 567, "reconstruction"],                              // la-rochelle
  [428, 496, "reconstruction", "Orléans"],                   // orleans
  [339, 622, "reconstruction"],                              // bordeaux
  [307, 677, "reconstruction"],                              // bayonne
  [412, 672, "reconstruction"],                              // toulouse
  [464, 709, "reconstruction"],                              // perpignan
  [500, 672, "reconstruction"],                              // montpellier
  [553, 685, "reconstruction"],                              // marseille
  [573, 692, "seed"],                                        // toulon
  [534, 584, "reconstruction"],                              // lyon
  [566, 607, "reconstruction"],                              // grenoble
  [599, 619, "reconstruction", "Briançon"],                  // briancon
  [625, 620, "reconstruction"],                              // pinerolo
  [664, 610, "reconstruction"],                              // casale
  [541, 520, "reconstruction"],                              // dijon
  [577, 523, "reconstruction", "Besançon"],                  // besancon
  [639, 468, "seed"],                                        // strasbourg
  [643, 492, "reconstruction"],                              // freiburg
  [652, 443, "reconstruction"],                              // landau
  [582, 446, "reconstruction"],                              // metz
  [582, 464, "reconstruction"],                              // nancy
  [603, 438, "reconstruction"],                              // saarlouis
  [505, 440, "reconstruction"],                              // reims
  [637, 612, "seed"],                                        // turin
  [621, 668, "reconstruction"],                              // nice
  [578, 595, "reconstruction", "Montmélian"],                // montmelian
  [632, 640, "reconstruction"],                              // cuneo
  [691, 596, "reconstruction"],                              // milan
  [670, 619, "reconstruction"],                              // alessandria
  [660, 649, "reconstruction"],                              // finale
  [748, 608, "reference"],                                   // mantua
  [598, 342, "reconstruction"],                              // wesel
  [710, 313, "reconstruction"],                              // hannover
  [702, 356, "reconstruction"],                              // kassel
  [611, 371, "reconstruction"],                              // cologne
  [634, 395, "reconstruction"],                              // koblenz
  [599, 420, "reconstruction"],                              // trier
  [658, 410, "reconstruction"],                              // mainz
  [672, 405, "reconstruction"],                              // frankfurt
  [665, 431, "reconstruction"],                              // mannheim
  [664, 442, "reference"],                                   // philippsburg
  [692, 445, "reconstruction"],                              // heilbronn
  [759, 433, "reconstruction"],                              // nuremberg
  [720, 476, "reference"],                                   // ulm
  [771, 461, "reconstruction"],                              // ingolstadt
  [777, 486, "seed"],                                        // munich
  [843, 469, "reconstruction"],                              // passau
  [806, 353, "seed",           "Empire/Subsidy Home Space"], // empire-subsidy-home
  [949, 483, "seed"],                                        // vienna
  [874, 479, "reconstruction"],                              // linz
  [830, 500, "reconstruction"],                              // salzburg
  [770, 522, "seed"],                                        // innsbruck
  [760, 571, "seed"],                                        // trent
  [711, 513, "reconstruction"],                              // bregenz
  [462, 739, "seed"],                                        // girona
  [474, 726, "reconstruction"],                              // roses
  [438, 763, "seed"],                                        // barcelona
  [382, 754, "reconstruction"],                              // lleida
  [328, 752, "reconstruction"],                              // zaragoza
  [301, 705, "reconstruction"],                              // pamplona
  [289, 684, "reconstruction", "San Sebastián"],             // san-sebastian
  [227, 724, "reconstruction"],                              // burgos
  [190, 752, "reconstruction"],                              // valladolid
  [58,  682, "reconstruction", "La Coruña"],                 // la-coruna
  [227, 803, "seed"],                                        // madrid
  [346, 842, "reconstruction"],                              // valencia
  [325, 918, "reconstruction"],                              // cartagena
  [145, 927, "reconstruction"],                              // seville
  [134, 962, "seed"],                                        // cadiz
  [167, 978, "seed"],                                        // gibraltar
  [109, 866, "reconstruction"],                              // badajoz
  [31,  872, "seed"],                                        // lisbon
];

/** The links that the seed shows, as "from to"; all others are reconstructed. */
export const SEED_LINKS: readonly string[] = ["trent innsbruck"];

/** Sources and printed names of the leaders. */
// biome-ignore format: a row a line
export const LEADER_PRINT: Prints<readonly [source: Source, name?: string]> = [
  ["seed",           "Luxembourg"],               // luxembourg-duke
  ["seed"],                                       // catinat
  ["seed"],                                       // boufflers
  ["reconstruction"],                             // duras
  ["reconstruction", "Humières"],                 // humieres
  ["reference"],                                  // vauban
  ["reference"],                                  // noailles
  ["reconstruction"],                             // lorge
  ["reconstruction"],                             // villeroi
  ["reconstruction", "Vendôme"],                  // vendome
  ["reconstruction", "French minor leader 1"],    // france-minor-1
  ["reconstruction", "French minor leader 2"],    // france-minor-2
  ["seed",           "James II"],                 // james-ii
  ["reconstruction"],                             // tyrconnell
  ["reconstruction"],                             // sarsfield
  ["seed"],                                       // claverhouse
  ["seed",           "William III"],              // william-iii
  ["seed"],                                       // waldeck
  ["reconstruction"],                             // coehoorn
  ["reconstruction", "Dutch minor leader"],       // dutch-minor-1
  ["seed"],                                       // marlborough
  ["reconstruction"],                             // schomberg
  ["reconstruction"],                             // ginkel
  ["seed",           "British minor leader"],     // britain-minor-1
  ["reconstruction", "Gastañaga"],                // gastanaga
  ["reconstruction"],                             // villahermosa
  ["reconstruction", "Leganés"],                  // leganes
  ["reconstruction", "Spanish minor leader 1"],   // spain-minor-1
  ["reconstruction", "Spanish minor leader 2"],   // spain-minor-2
  ["seed",           "Eugene of Savoy"],          // eugene
  ["reconstruction"],                             // caprara
  ["reconstruction"],                             // louis-of-baden
  ["reference"],                                  // charles-of-lorraine
  ["reconstruction", "Max Emanuel of Bavaria"],   // max-emanuel
  ["reconstruction", "Frederick of Brandenburg"], // brandenburg
  ["reconstruction", "Subsidies minor leader"],   // subsidies-minor-1
  ["seed"],                                       // victor-amadeus
];

/** Sources and printed names of the event cards. */
// biome-ignore format: a row a line
export const EVENT_PRINT: Prints<readonly [source: Source, name?: string]> = [
  ["seed"],                                    // beachy-head
  ["seed"],                                    // death-of-louvois
  ["seed"],                                    // scotland-rises
  ["reconstruction"],                          // patriot-parliament
  ["reconstruction"],                          // devastation-of-the-palatinate
  ["reconstruction"],                          // ottoman-counteroffensive
  ["reconstruction"],                          // death-of-charles-of-lorraine
  ["reconstruction"],                          // glorious-return-of-the-vaudois
  ["reconstruction"],                          // subsidy-treaty
  ["reconstruction"],                          // provincial-militia
  ["reconstruction"],                          // contributions
  ["reconstruction"],                          // siege-train
  ["reconstruction"],                          // forced-march
  ["reconstruction"],                          // intercepted-dispatches
  ["reconstruction"],                          // contrary-winds
  ["reconstruction"],                          // household-troops
  ["seed"],                                    // battle-of-zenta
  ["seed",           "Guerre de Course"],      // guerre-de-course
  ["reconstruction"],                          // great-famine
  ["reconstruction"],                          // death-of-luxembourg
  ["reconstruction"],                          // smyrna-convoy
  ["reconstruction"],                          // bank-of-england
  ["reconstruction"],                          // capitation
  ["reconstruction"],                          // recoinage-crisis
  ["reconstruction", "Bombardment"],           // bombardment-of-brussels
  ["reconstruction", "Secret Talks at Turin"], // turin-talks
];
