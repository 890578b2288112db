/** English names by id. Most are made from the id by adding capitals; the others are listed. */
import { namesOf, titled, worded } from "../titles.js";
import { listOf } from "../words.js";

const NAMES: Readonly<Record<string, string>> = {
  // Sides and powers; regions and sea zones.
  ...titled("alliance france jacobites britain united-provinces spain austria empire subsidies savoy portugal"),
  bourbon: "Bourbons",
  catalonia: "Catalan Region",
  ...titled("atlantic mediterranean ireland low-countries rhine danube italy"),
  // Spaces.
  ...titled(`london york bristol edinburgh highlands dublin londonderry athlone limerick cork amsterdam groningen nijmegen breda maastricht antwerp brussels ghent ostend
    mons namur charleroi dunkirk ypres lille tournai valenciennes dinant luxembourg`),
  ...titled(`amiens paris rouen rennes brest la-rochelle bordeaux bayonne toulouse perpignan montpellier marseille toulon lyon grenoble pinerolo casale dijon strasbourg
    freiburg landau metz nancy saarlouis reims turin nice cuneo milan alessandria finale mantua`),
  ...titled(`wesel hannover kassel cologne koblenz trier mainz frankfurt mannheim philippsburg heilbronn nuremberg ulm ingolstadt munich passau vienna linz salzburg
    innsbruck trent bregenz`),
  ...titled("girona roses barcelona lleida zaragoza pamplona burgos valladolid madrid valencia cartagena seville cadiz gibraltar badajoz lisbon"),
  liege: "Liège",
  orleans: "Orléans",
  briancon: "Briançon",
  besancon: "Besançon",
  montmelian: "Montmélian",
  "empire-subsidy-home": "Empire/Subsidy Home Space",
  "san-sebastian": "San Sebastián",
  "la-coruna": "La Coruña",
  // Leaders.
  ...titled(`catinat boufflers duras vauban noailles lorge villeroi tyrconnell sarsfield claverhouse waldeck coehoorn marlborough schomberg ginkel villahermosa caprara
    louis-of-baden charles-of-lorraine victor-amadeus`),
  "luxembourg-duke": "the Duke of Luxembourg",
  humieres: "Humières",
  vendome: "Vendôme",
  "france-minor-1": "French minor leader 1",
  "france-minor-2": "French minor leader 2",
  "james-ii": "James II",
  "marlborough-jacobite": "Marlborough",
  "william-iii": "William III",
  "dutch-minor-1": "the Dutch minor leader",
  "britain-minor-1": "the British minor leader",
  gastanaga: "Gastañaga",
  leganes: "Leganés",
  "spain-minor-1": "Spanish minor leader 1",
  "spain-minor-2": "Spanish minor leader 2",
  eugene: "Eugene of Savoy",
  "max-emanuel": "Max Emanuel of Bavaria",
  brandenburg: "Frederick of Brandenburg",
  "subsidies-minor-1": "the Subsidy minor leader",
  // Fleets.
  "brest-fleet": "Brest fleet",
  "toulon-fleet": "Toulon fleet",
  "alliance-atlantic-fleet": "Alliance Atlantic fleet",
  "alliance-mediterranean-fleet": "Alliance Mediterranean fleet",
  // Event cards.
  ...titled(`beachy-head death-of-louvois scotland-rises patriot-parliament devastation-of-the-palatinate ottoman-counteroffensive death-of-charles-of-lorraine
    glorious-return-of-the-vaudois subsidy-treaty provincial-militia contributions siege-train forced-march intercepted-dispatches contrary-winds household-troops
    battle-of-zenta guerre-de-course great-famine death-of-luxembourg smyrna-convoy bank-of-england capitation recoinage-crisis`),
  "bombardment-of-brussels": "Bombardment",
  "turin-talks": "Secret Talks at Turin",
  // Action cards, by their value.
  "action-1": "Action card of 1",
  "action-2": "Action card of 2",
  "action-3": "Action card of 3",
  // Actions, and uses of resource points.
  ...titled("transfer replacement rally sea-movement deploy-fleet colonial-support"),
  campaign: "Campaign",
  siege: "siege",
  restore: "restoring a corps",
  form: "forming a corps",
  line: "Fortified Line",
  fleet: "preparing a fleet",
  full: "full",
  reduced: "reduced",
  // The places of leaders and fleets, the holder of a space, and kinds of link.
  map: "on the map",
  "not-arrived": "not arrived",
  waiting: "waiting to arrive",
  removed: "out of the game",
  pool: "in the Force Pool",
  port: "in port",
  box: "in the control box",
  neutral: "neutral",
  gone: "out of the war",
  normal: "road",
  red: "link for the Alliance only",
  // The purposes of dice.
  ...worded("interception peace"),
  "avoid-battle": "avoiding battle",
  "bypass-line": "bypassing the line",
  "battle-full-corps": "full corps in battle",
  "battle-weak-corps": "reduced or demoralized corps in battle",
  "battle-commander": "the commander in battle",
  "battle-household-troops": "Household Troops in battle",
  "leader-loss": "loss of the commander",
  "leader-fate": "fate of the commander",
  "re-embark": "re-embarking",
  "king-williams-war": "King William's War",
  // Penalties, kinds of victory, onlookers.
  none: "no penalty",
  card: "one Action card",
  resources: "2 resource points",
  both: "one Action card and 2 resource points",
  automatic: "automatic victory",
  significant: "significant victory",
  marginal: "marginal victory",
  concession: "concession",
  spectator: "spectator",
  arbiter: "arbiter",
  // The subjects of choices, the causes of losses and departures, the ways to deal with a line.
  events: "Event Phase",
  reinforcement: "Reinforcement Phase",
  "first-player": "who goes first",
  battle: "battle",
  sea: "Sea Movement",
  overstacking: "too many corps for the Winter",
  evacuation: "evacuation",
  "lone-leaders": "leaders without corps",
  "savoy-neutral": "Savoy becomes neutral",
  "winter-quarters": "winter quarters",
  flight: "flight of James II",
  assault: "assault",
  bypassed: "bypassed",
  withdraw: "withdrawal",
  // Options of the game, and standings.
  peaceThreshold: "Peace roll that ends the war",
  lastYear: "last year",
  startVp: "victory points at the start",
  edition: "edition",
  victoryPoints: "victory points",
  resourcePoints: "resource points",
};

/** The name of an id, or the id itself if it has none. */
export const nameOf: (id: string) => string = namesOf(NAMES, (id) => {
  const [, power] = CORPS.exec(id) ?? [];
  if (power !== undefined && Object.hasOwn(ADJECTIVES, power)) return corpsText(id);
  const [, side, number] = /^(alliance|bourbon)-staff-(\d)$/.exec(id) ?? [];
  return side === undefined ? null : `staff officer ${number} of ${theSide(side)}`;
});

/** A card by its title: `“Beachy Head”`. */
export function cardText(card: string): string {
  return `“${nameOf(card)}”`;
}

/** A space with its preposition: `at Namur`, `in the Empire/Subsidy Home Space`. */
export function at(space: string): string {
  return space === "empire-subsidy-home" ? `in the ${nameOf(space)}` : `at ${nameOf(space)}`;
}

/** A space inside a sentence: `Namur`, `the Empire/Subsidy Home Space`. */
export function theSpace(space: string): string {
  return space === "empire-subsidy-home" ? `the ${nameOf(space)}` : nameOf(space);
}

/** Joined names: `Namur, Mons and Tournai`. */
export function namesText(ids: readonly string[], none = "none"): string {
  return listOf(ids.map(nameOf), none);
}

/** A side at the start of a sentence: `The Bourbons`. */
export function sideText(seat: string): string {
  return `The ${nameOf(seat)}`;
}

/** A side inside a sentence: `the Bourbons`. */
export function theSide(seat: string): string {
  return `the ${nameOf(seat)}`;
}

/** A verb that agrees with a side: the Alliance is singular, the Bourbons are plural. */
export function agreed(seat: string, singular: string, plural: string): string {
  return seat === "alliance" ? singular : plural;
}

const ADJECTIVES: Readonly<Record<string, string>> = {
  france: "French",
  jacobites: "Jacobite",
  catalonia: "Catalan",
  britain: "British",
  "united-provinces": "Dutch",
  spain: "Spanish",
  austria: "Austrian",
  empire: "Imperial",
  subsidies: "Subsidy",
  savoy: "Savoyard",
};

const CORPS = /^(.+?)-(full|reduced)(-demoralized)?$/;

/** A corps from an id such as `france-reduced-demoralized`: `reduced, demoralized French corps`. */
export function corpsText(kind: string): string {
  const [, power = kind, strength, demoralized] = CORPS.exec(kind) ?? [];
  const condition = strength === undefined ? "" : `${strength}${demoralized === undefined ? "" : ", demoralized"} `;
  return `${condition}${ADJECTIVES[power] ?? nameOf(power)} corps`;
}

export function withArticle(noun: string): string {
  return `${/^[AEIO]/i.test(noun) ? "an" : "a"} ${noun}`;
}

export function unitText(id: string): string {
  return CORPS.test(id) ? withArticle(corpsText(id)) : nameOf(id);
}
