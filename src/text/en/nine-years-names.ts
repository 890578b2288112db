/** English names of everything that has an id in Nine Years: most are the id with capitals, the others stand in a table. */
import { listOf } from "./words.js";

// Words that stay small inside a name.
const SMALL: readonly string[] = ["of", "the", "and", "in", "at", "de", "from"];

/** The name of a seat, power, space, region, sea zone, leader, fleet, card or word of the rules. */
export function nameOf(id: string): string {
  if (Object.hasOwn(NAMES, id)) return NAMES[id] as string;
  if (CORPS.test(id)) return corpsText(id);
  if (id.includes("-staff-")) return `staff officer ${id.slice(-1)} of ${theSide(id.slice(0, id.indexOf("-staff-")))}`;
  return id
    .split("-")
    .map((word, i) => (i > 0 && SMALL.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ");
}

/** Names in a row: `Namur, Mons and Tournai`. */
export function namesText(ids: readonly string[], none = "none"): string {
  return listOf(ids.map(nameOf), none);
}

/** A side at the beginning of a sentence: `The Bourbons`. */
export function sideText(seat: string): string {
  return `The ${nameOf(seat)}`;
}

/** A side inside a sentence: `the Bourbons`. */
export function theSide(seat: string): string {
  return `the ${nameOf(seat)}`;
}

/** A verb that agrees with a side: the Alliance is one, the Bourbons are several. */
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

/** A corps by its power, strength and condition, given as `france-reduced-demoralized`: `reduced, demoralized French corps`. */
export function corpsText(kind: string): string {
  const [, power = kind, strength, demoralized] = CORPS.exec(kind) ?? [];
  const condition = strength === undefined ? "" : `${strength}${demoralized === undefined ? "" : ", demoralized"} `;
  return `${condition}${ADJECTIVES[power] ?? nameOf(power)} corps`;
}

/** With "a" or "an" before it. */
export function withArticle(noun: string): string {
  return `${/^[AEIO]/i.test(noun) ? "an" : "a"} ${noun}`;
}

/** A corps or a leader. */
export function unitText(id: string): string {
  return CORPS.test(id) ? withArticle(corpsText(id)) : nameOf(id);
}

const NAMES: Readonly<Record<string, string>> = {
  // Spaces.
  liege: "Liège",
  orleans: "Orléans",
  briancon: "Briançon",
  besancon: "Besançon",
  montmelian: "Montmélian",
  "empire-subsidy-home": "Empire/Subsidy Home Space",
  "san-sebastian": "San Sebastián",
  "la-coruna": "La Coruña",
  // Sides and powers.
  alliance: "Alliance",
  bourbon: "Bourbons",
  catalonia: "Catalan Region",
  // Leaders.
  "luxembourg-duke": "Luxembourg",
  humieres: "Humières",
  vendome: "Vendôme",
  "france-minor-1": "French minor leader 1",
  "france-minor-2": "French minor leader 2",
  "james-ii": "James II",
  "marlborough-jacobite": "Marlborough",
  "william-iii": "William III",
  "dutch-minor-1": "Dutch minor leader",
  "britain-minor-1": "British minor leader",
  gastanaga: "Gastañaga",
  leganes: "Leganés",
  "spain-minor-1": "Spanish minor leader 1",
  "spain-minor-2": "Spanish minor leader 2",
  eugene: "Eugene of Savoy",
  "max-emanuel": "Max Emanuel of Bavaria",
  brandenburg: "Frederick of Brandenburg",
  "subsidies-minor-1": "Subsidies minor leader",
  // Fleets.
  "brest-fleet": "Brest fleet",
  "toulon-fleet": "Toulon fleet",
  "alliance-atlantic-fleet": "Alliance Atlantic fleet",
  "alliance-mediterranean-fleet": "Alliance Mediterranean fleet",
  // Event cards.
  "bombardment-of-brussels": "Bombardment",
  "turin-talks": "Secret Talks at Turin",
};
