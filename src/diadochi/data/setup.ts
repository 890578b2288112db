/** The starting positions, later arrivals and the turn track. A space in no list of markers starts uncontrolled. */
import type { PlayedSetup } from "../vocabulary/edition-types.js";
// biome-ignore format: one row per line
export const SETUP: PlayedSetup = {
  // Rows by number of players: the generals to deal, the generals per player, the points for automatic victory (DIA-VIC.14), the hidden hands,
  // and the royal who starts with the player placed last (DIA-PLY.7).
  playerCounts: [
    { players: 4, pool: ["perdiccas", "antipater", "craterus", "leonnatus", "ptolemy", "lysimachus", "peithon", "antigonus"],            each: 2, autoVp: 23, hiddenHands: 0, source: "reference" },
    { players: 3, pool: ["perdiccas", "antipater", "craterus", "leonnatus", "ptolemy", "lysimachus", "peithon", "antigonus", "eumenes"], each: 3, autoVp: 25, hiddenHands: 1, source: "reference" },
    { players: 2, pool: ["perdiccas", "antipater", "craterus", "leonnatus", "ptolemy", "lysimachus", "peithon", "antigonus"],            each: 4, autoVp: 29, hiddenHands: 2, ward: "alexander-iv", source: "reference" },
  ],
  // The seats clockwise, each with its set of minor generals. DIA-SET.1, DIA-SET.6
  seats: [
    { id: "red",    minorSet: "a", source: "reconstruction" },
    { id: "blue",   minorSet: "b", source: "reconstruction" },
    { id: "green",  minorSet: "c", source: "reconstruction" },
    { id: "yellow", minorSet: "d", source: "reconstruction" },
  ],
  // Alexander's body (DIA-SET.10), the turn from which it may move (DIA-ALX.2), and the city where a tomb gives the most LP (DIA-LEG.3).
  body: { space: "babylon", mayMoveFromTurn: 2, royalTomb: "pella", source: "seed" },
  instantVictoryFromTurn: 1, // DIA-VIC.2, DIA-VIC.5: points can win at once from the first turn on
  turns: 5, // DIA-SEQ.17: the turns of a game, unless the option `lastTurn` sets another number
  rounds: 5, // DIA-SEQ.13: per Strategy Phase
  cards: 5, // DIA-TYC.2: per player
  // The generals dealt at the start, with their CUs and markers. DIA-SET.4
  startingArmies: [
    { general: "perdiccas",  space: "babylon",    units: { royal: 4, elephant: 2, mercenary: 2 },   markers: ["babylon", "opis", "nippur", "orchoe", "charax"],                           source: "reference", unitsSource: "reconstruction" },
    { general: "antipater",  space: "pella",      units: { royal: 2, macedonian: 1, mercenary: 3 }, markers: ["pella", "aegae", "therma", "amphipolis", "heraclea-lyncestis"],            source: "reference", unitsSource: "reconstruction" },
    { general: "craterus",   space: "tarsus",     units: { royal: 2, macedonian: 2, mercenary: 1 }, markers: ["tarsus", "soli", "cyinda", "issus"],                                       source: "reference", unitsSource: "reconstruction" },
    { general: "leonnatus",  space: "cyzicus",    units: { macedonian: 2, mercenary: 3 },           markers: ["cyzicus", "abydos", "dascylium"],                                          source: "reference", unitsSource: "reconstruction" },
    { general: "ptolemy",    space: "alexandria", units: { macedonian: 1, mercenary: 5 },           markers: ["alexandria", "memphis", "pelusium", "heracleopolis", "thebes-egypt"],      source: "reference", unitsSource: "reconstruction" },
    { general: "lysimachus", space: "cardia",     units: { macedonian: 2, mercenary: 3 },           markers: ["cardia", "aenus", "philippopolis"],                                        source: "reference", unitsSource: "reconstruction" },
    { general: "peithon",    space: "ecbatana",   units: { macedonian: 1, mercenary: 5 },           markers: ["ecbatana", "bisitun", "concobar", "nisaea", "rhagae", "celonae", "gabae"], source: "reference", unitsSource: "reconstruction" },
    { general: "antigonus",  space: "celaenae",   units: { macedonian: 2, mercenary: 3 },           markers: ["celaenae", "colossae", "dorylaeum", "gordium", "ancyra", "iconium"],       source: "reference", unitsSource: "reconstruction" },
  ],
  // The generals who enter later, with their optional starting location. DIA-TYC.22, DIA-TYC.23, DIA-EOT.7
  laterGenerals: [
    { general: "eumenes",   how: "tyche-card",             units: { macedonian: 1, mercenary: 2 }, optionalSpace: "tyana",   optionalProvince: "cappadocia", markersAtMost: 2, startIfDealt: { space: "tyana", markers: [] },      source: "reference", unitsSource: "reconstruction" },
    { general: "seleucus",  how: "tyche-card",             units: { macedonian: 1, mercenary: 3 }, optionalSpace: "babylon", optionalProvince: "babylonia",  markersAtMost: 2, startIfDealt: { space: "susa", markers: ["susa"] }, source: "reference", unitsSource: "reconstruction" },
    { general: "cassander", how: "tyche-card-from-turn-3", units: { macedonian: 1, mercenary: 2 }, optionalSpace: "athens",  optionalProvince: "greece",     markersAtMost: 2, startIfDealt: null,                                 source: "seed",      unitsSource: "reconstruction" },
    { general: "demetrius", how: "turn-track",             units: { macedonian: 2, mercenary: 2 }, optionalSpace: null,      optionalProvince: null,         markersAtMost: 0, startIfDealt: null,                                 source: "reference", unitsSource: "reconstruction" },
  ],
  // Independent control markers. DIA-SET.2
  independentMarkers: [
    { space: "athens",           source: "reference" },
    { space: "argos",            source: "reconstruction" },
    { space: "sparta",           source: "reference" },
    { space: "aetolia",          source: "reference" },
    { space: "pherae",           source: "reconstruction" },
    { space: "dodona",           source: "reconstruction" },
    { space: "ambracia",         source: "reconstruction" },
    { space: "byzantium",        source: "reconstruction" },
    { space: "seuthopolis",      source: "reconstruction" },
    { space: "oescus",           source: "reconstruction" },
    { space: "odessus",          source: "reconstruction" },
    { space: "chalcedon",        source: "reconstruction" },
    { space: "astacus",          source: "reconstruction" },
    { space: "bithynium",        source: "reconstruction" },
    { space: "heraclea-pontica", source: "reconstruction" },
    { space: "sinope",           source: "reconstruction" },
    { space: "amisus",           source: "reconstruction" },
    { space: "trapezus",         source: "reconstruction" },
    { space: "mytilene",         source: "reconstruction" },
    { space: "halicarnassus",    source: "reconstruction" },
    { space: "mylasa",           source: "reconstruction" },
    { space: "rhodes",           source: "reference" },
    { space: "pisidia",          source: "reference" },
    { space: "mazaca",           source: "reference" },
    { space: "tyana",            source: "reference" },
    { space: "melitene",         source: "reference" },
    { space: "zimara",           source: "reference" },
    { space: "salamis",          source: "reconstruction" },
    { space: "citium",           source: "reconstruction" },
    { space: "paphos",           source: "reconstruction" },
    { space: "aradus",           source: "reconstruction" },
    { space: "petra",            source: "reconstruction" },
    { space: "bostra",           source: "reconstruction" },
    { space: "cyrene",           source: "reconstruction" },
    { space: "barca",            source: "reconstruction" },
    { space: "euesperides",      source: "reconstruction" },
    { space: "arbela",           source: "reconstruction" },
    { space: "armavir",          source: "reconstruction" },
    { space: "arsamosata",       source: "reconstruction" },
    { space: "carduchi",         source: "reconstruction" },
    { space: "gazaca",           source: "reference" },
    { space: "phraaspa",         source: "reference" },
    { space: "cossaea",          source: "reconstruction" },
    { space: "uxii",             source: "reconstruction" },
    { space: "persepolis",       source: "reconstruction" },
    { space: "bactra",           source: "reconstruction" },
    { space: "maracanda",        source: "reconstruction" },
    { space: "sogdian-rock",     source: "reconstruction" },
    { space: "zadracarta",       source: "reconstruction" },
    { space: "illyria",          source: "reconstruction" },
    { space: "isauria",          source: "reconstruction" },
    { space: "crete",            source: "reconstruction" },
  ],
  // The named independent armies; those without a space enter by a card. DIA-SET.2, DIA-IND.4
  independentArmies: [
    { id: "hellenic-league", space: "athens",      units: 4, battle: 2 },
    { id: "aetolians",       space: "aetolia",     units: 2, battle: 2 },
    { id: "seuthes",         space: "seuthopolis", units: 3, battle: 2 },
    { id: "triballians",     space: "oescus",      units: 3, battle: 2 },
    { id: "bithynians",      space: "bithynium",   units: 2, battle: 2 },
    { id: "pisidians",       space: "pisidia",     units: 2, battle: 2 },
    { id: "ariarathes",      space: "zimara",      units: 4, battle: 2 },
    { id: "orontes",         space: "armavir",     units: 3, battle: 2 },
    { id: "atropates",       space: "phraaspa",    units: 2, battle: 2 },
    { id: "cossaeans",       space: "cossaea",     units: 2, battle: 2 },
    { id: "nabataeans",      space: "petra",       units: 3, battle: 2 },
    { id: "thibron",         space: "cyrene",      units: 3, battle: 2 },
    { id: "illyrians",       space: null,          units: 4, battle: 2 },
    { id: "scythians",       space: null,          units: 5, battle: 2 },
    { id: "greek-colonists", space: null,          units: 6, battle: 2 },
  ],
  // The CUs of a local tribe placed by a card, and the battle rating of all local tribes. DIA-IND.4
  localTribe: { units: 3, battle: 2 },
  // The royal family. DIA-SET.9, DIA-LEG.10
  royalFamily: [
    { id: "alexander-iv", sex: "male",   legitimacy: 5, space: "babylon",  active: true,  heir: true },
    { id: "philip-iii",   sex: "male",   legitimacy: 4, space: "babylon",  active: true,  heir: false },
    { id: "heracles",     sex: "male",   legitimacy: 3, space: "damascus", active: true,  heir: true },
    { id: "olympias",     sex: "female", legitimacy: 7, space: "dodona",   active: false, heir: false },
    { id: "cleopatra",    sex: "female", legitimacy: 7, space: "sardis",   active: false, heir: false },
    { id: "thessalonice", sex: "female", legitimacy: 6, space: "pella",    active: false, heir: false },
  ],
  // Fleets, and their source province or space. DIA-SET.11, DIA-FLT.2, DIA-FLT.5
  fleets: [
    { id: "macedonian-fleet", province: "macedonia", space: null,               strength: 1, upgraded: 2, counts: true },
    { id: "athenian-fleet",   province: null,        space: "athens",           strength: 2, upgraded: 3, counts: true },
    { id: "rhodian-fleet",    province: null,        space: "rhodes",           strength: 2, upgraded: 3, counts: true },
    { id: "ionian-fleet",     province: null,        space: "ephesus",          strength: 1, upgraded: 2, counts: true },
    { id: "cilician-fleet",   province: "cilicia",   space: null,               strength: 1, upgraded: 2, counts: true },
    { id: "cypriot-fleet",    province: "cyprus",    space: null,               strength: 1, upgraded: 2, counts: true },
    { id: "phoenician-fleet", province: "phoenicia", space: null,               strength: 2, upgraded: 3, counts: true },
    { id: "egyptian-fleet",   province: "egypt",     space: null,               strength: 1, upgraded: 2, counts: true },
    { id: "pontic-fleet",     province: null,        space: "heraclea-pontica", strength: 1, upgraded: 2, counts: false },
  ],
  // The turn track; events in the order of DIA-EOT.4. DIA-EOT.5
  turnTrack: [
    { turn: 1, years: "323-320 BC", events: [],                                                                                                                                                                                 source: "seed" },
    { turn: 2, years: "319-316 BC", events: [{ id: "card-playable", card: "peucestas" }],                                                                                                                                       source: "reference" },
    { turn: 3, years: "315-312 BC", events: [{ id: "general-replaced", general: "antipater" }, { id: "general-enters", general: "demetrius", holderOf: "antigonus" }, { id: "card-added-to-deck", card: "general-cassander" }], source: "reference" },
    { turn: 4, years: "311-308 BC", events: [{ id: "body-removed" }, { id: "heir-comes-of-age", royal: "heracles" }],                                                                                                           source: "reference" },
    { turn: 5, years: "307-305 BC", events: [{ id: "heir-comes-of-age", royal: "alexander-iv" }],                                                                                                                               source: "reference" },
  ],
};
