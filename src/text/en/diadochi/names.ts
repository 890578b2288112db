/** English names by id. Most are made from the id by adding capitals; the others are listed. */
import type { UnitCounts } from "../../../diadochi/vocabulary/types.js";
import { namesOf, titled, worded } from "../titles.js";
import { listOf } from "../words.js";

const GENERALS: Readonly<Record<string, string>> = {
  ...titled("perdiccas antipater craterus leonnatus ptolemy lysimachus peithon antigonus seleucus eumenes cassander demetrius polyperchon"),
  ...titled("alcetas attalus neoptolemus docimus nicanor asander philotas menelaus philocles laomedon ophellas nearchus medius stasander menander"),
  cleitus: "Cleitus the White",
};

const NAMES: Readonly<Record<string, string>> = {
  // Seats; provinces; spaces of the map.
  ...titled("red blue green yellow"),
  ...titled(`macedonia thessaly greece epirus thrace triballi hellespontine-phrygia bithynia pontus lydia caria rhodes phrygia cappadocia cilicia cyprus syria phoenicia
    nabataea egypt cyrenaica mesopotamia armenia atropatene media susiana babylonia persis upper-satrapies`),
  lycia: "Lycia and Pamphylia",
  ...titled(`pella aegae therma amphipolis heraclea-lyncestis larissa pherae lamia athens chalcis corinth argos megalopolis sparta aetolia dodona ambracia apollonia illyria
    cardia byzantium aenus philippopolis seuthopolis oescus odessus`),
  ...titled(`cyzicus abydos chalcedon dascylium astacus bithynium heraclea-pontica sinope amisus trapezus sardis ephesus pergamum mytilene halicarnassus miletus mylasa
    xanthus phaselis aspendus pisidia celaenae colossae dorylaeum gordium ancyra iconium isauria mazaca tyana melitene zimara tarsus soli cyinda issus salamis citium
    paphos`),
  ...titled(`damascus hamath chalybon thapsacus posideium tyre sidon aradus jerusalem gaza petra bostra alexandria memphis pelusium heracleopolis cyrene barca euesperides
    rhinocolura paraetonium crete delos`),
  ...titled(`arbela nisibis carrhae nicephorium armavir arsamosata carduchi gazaca phraaspa ecbatana bisitun concobar nisaea rhagae celonae gabae cossaea susa badaca uxii
    babylon opis nippur orchoe charax persepolis pasargadae taoce hecatompylos zadracarta susia bactra maracanda sogdian-rock dura caspian-gates margiana artacoana
    carmania`),
  "thebes-egypt": "Thebes of Egypt",
  hit: "Is (Hit)",
  // Generals, the royal family, Alexander.
  ...GENERALS,
  ...titled("heracles olympias cleopatra thessalonice"),
  "alexander-iv": "Alexander IV",
  "philip-iii": "Philip III",
  "alexanders-body": "Alexander's body",
  // Tyche cards.
  ...titled(`drink-hemlock diplomacy epidemic greek-mercenaries thracian-mercenaries cappadocian-mercenaries minor-raid major-raid unrest unrest-spreads scythian-invasion
    tribal-uprising lamian-war marriage-of-cleopatra marriage-of-thessalonice indian-elephants war-elephants suspicion own-plans major-campaign minor-campaign
    macedonian-veterans siege-engines shipwrights asian-levies freedom-of-the-greeks forced-march silver-shields mutiny deception-and-attack against-elephants
    gift-of-oratory desertion storm-at-sea ambush scouts relentless-pursuit evil-omens local-guides`),
  "diplomacy-2": "Diplomacy",
  "greek-mercenaries-2": "Greek Mercenaries",
  "unrest-2": "Unrest",
  "illyrian-migration": "Migration of the Illyrian Tribes",
  "greek-soldiers-23000": "23,000 Greek Soldiers",
  "tribal-uprising-2": "Tribal Uprising",
  "olympias-in-epirus": "Olympias Raises Epirus",
  peucestas: "Peucestas, Satrap of Persis",
  "kings-companions": "The King's Companions",
  "treachery-within": "Treachery Within the Walls",
  "league-of-islanders": "League of the Islanders",
  "taenarum-mercenaries": "Mercenaries at Taenarum",
  "satraps-declare": "The Satraps Declare",
  // Fleets.
  "macedonian-fleet": "Macedonian fleet",
  "athenian-fleet": "Athenian fleet",
  "rhodian-fleet": "Rhodian fleet",
  "ionian-fleet": "Ionian fleet",
  "cilician-fleet": "Cilician fleet",
  "cypriot-fleet": "Cypriot fleet",
  "phoenician-fleet": "Phoenician fleet",
  "egyptian-fleet": "Egyptian fleet",
  "pontic-fleet": "Pontic fleet",
  // Independent armies.
  ...titled("hellenic-league aetolians triballians bithynians pisidians ariarathes atropates cossaeans nabataeans thibron scythians"),
  independent: "independents",
  seuthes: "Seuthes of the Odrysians",
  orontes: "Orontes of Armenia",
  illyrians: "Illyrian tribes",
  "greek-colonists": "Greek colonists",
  "local-tribe": "Local tribe",
  // Card types and uses; combat units; kinds of space and of link.
  ...worded("event bonus surprise major-general deploy-general upgrade-fleet return-fleet new-general"),
  ops: "operations points",
  mercenary: "mercenaries",
  macedonian: "Macedonians",
  royal: "royal troops",
  elephant: "elephants",
  ...worded("minor-city major-city strait"),
  transit: "transit point",
  fortress: "independent fortress",
  land: "road",
  pass: "mountain pass",
  sea: "sea route",
  "trans-mediterranean": "Trans-Mediterranean route",
  // The places of pieces, and the kinds of generals.
  field: "in the field",
  inside: "inside the walls",
  pool: "in the pool",
  dispersed: "in the Dispersed Box",
  dead: "dead",
  major: "major general",
  minor: "minor general",
  replacement: "replacement general",
  awaited: "not yet in play",
  "in-play": "in play",
  gone: "out of the game",
  // Phases and segments; what dice are for.
  ...worded("usurper reinforcements strategy isolation surrender movement supply"),
  "turn-order": "turn order",
  deal: "deal of Tyche cards",
  "end-of-turn": "end of the turn",
  tyche: "Tyche",
  ...worded("interception battle assault subjugation attrition elephants"),
  "avoid-battle": "avoiding battle",
  "elite-royals": "elite royal troops",
  "leader-casualty": "the fate of the commander",
  "naval-battle": "the naval battle",
  "fewest-victory-points": "the lot among those with the fewest victory points",
  // The fates of an heir, the kinds of victory, the onlookers.
  enthrone: "enthroned",
  keep: "kept in care",
  kill: "killed",
  legitimacy: "legitimacy",
  "victory-points": "victory points",
  regency: "regency",
  "most-victory-points": "most victory points",
  concession: "concession",
  spectator: "spectator",
  arbiter: "arbiter",
  // Surprise windows.
  any: "any window",
  ...worded(`own-army-about-to-move enemy-army-about-to-move enemy-army-enters-space interception-or-avoid-battle enemy-naval-move-declared battle-before-dice
    after-won-land-battle surprise-card-played assault-declared`),
  // The turn track.
  ...worded("card-playable general-replaced general-enters card-added-to-deck heir-comes-of-age"),
  "body-removed": "Alexander's body leaves the game",
  // The targets of cards, the causes of losses, the places of units.
  player: "player",
  province: "province",
  space: "space",
  army: "army",
  general: "general",
  family: "member of the royal family",
  fleet: "fleet",
  option: "effect of the card",
  unit: "combat unit",
  "activate-army": "activating an independent army",
  "new-army": "a new independent army",
  nobody: "nobody",
  "army-under-way": "with the army under way",
  winner: "loss of the winner",
  draw: "drawn battle",
  "attacker-won": "the attacker has won",
  "defender-won": "the defender has won",
  drawn: "drawn",
  card: "the event of a card",
  defeat: "an army's defeat",
  transport: "a voyage turned back",
  // Options of the game, and standings.
  players: "players",
  eliteRoyals: "elite royal troops",
  pursuit: "pursuit", // the purpose of a roll too
  draftGenerals: "generals drafted, not dealt",
  hostileConversion: "conversion of a marker as a hostile act",
  twoGenerals: "two generals each",
  mustPlayEvents: "events of cards that must be played cannot be declined",
  cassanderAnywhere: "Cassander turns minor cities outside Greece too",
  autoVp: "victory points that win at once",
  lpToWin: "legitimacy points that win at once",
  lastTurn: "last turn",
  edition: "edition",
  victoryPoints: "victory points",
};

/** The name of an id, or the id itself if it has none. */
export const nameOf: (id: string) => string = namesOf(NAMES, (id) => {
  const [, general = ""] = /^(?:general|replacement-of)-(.+)$/.exec(id) ?? [];
  if (!Object.hasOwn(GENERALS, general)) return null;
  return id.startsWith("general-") ? (GENERALS[general] as string) : `the successor of ${GENERALS[general]}`;
});

/** A card by its title: `“Ambush”`. */
export function cardText(card: string): string {
  return `“${nameOf(card)}”`;
}

const ONE: Readonly<Record<string, string>> = {
  mercenary: "mercenary unit",
  macedonian: "Macedonian unit",
  royal: "royal unit",
  elephant: "elephant unit",
  "silver-shields": "unit of the Silver Shields",
};

/** One combat unit of a type, with its article. */
export function aUnit(unit: string): string {
  return `${unit === "elephant" ? "an" : "a"} ${ONE[unit] ?? unit}`;
}

/** Combat units by type: `2 mercenary units and 1 royal unit`, or `no units`. */
export function unitsText(units: UnitCounts): string {
  const parts = Object.entries(units).map(([unit, count]) => `${count} ${count === 1 ? (ONE[unit] ?? unit) : plural(ONE[unit] ?? unit)}`);
  return listOf(parts, "no units");
}

function plural(phrase: string): string {
  return phrase.replace("unit", "units");
}

/** The number of combat units of all types. */
export function countOf(units: UnitCounts): number {
  return Object.values(units).reduce((sum, count) => sum + count, 0);
}

/** Joined names: `Athens, Argos and Sparta`. */
export function namesText(ids: readonly string[], none = "nobody"): string {
  return listOf(ids.map(nameOf), none);
}
