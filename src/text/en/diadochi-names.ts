/** English names of everything that has an id in Diadochi: most are the id with capitals, the others stand in a table. */
import type { UnitCounts } from "../../diadochi/types.js";
import { listOf } from "./words.js";

// Words that stay small inside a name.
const SMALL: readonly string[] = ["of", "the", "and", "in", "at", "s"];

/** The name of a seat, space, province, general, royal, card, fleet, army or word of the rules. */
export function nameOf(id: string): string {
  if (Object.hasOwn(NAMES, id)) return NAMES[id] as string;
  if (id.startsWith("general-")) return nameOf(id.slice("general-".length));
  if (id.startsWith("replacement-of-")) return `the new general for ${nameOf(id.slice("replacement-of-".length))}`;
  return id
    .split("-")
    .map((word, i) => (i > 0 && SMALL.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ");
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

/** Combat units by type: `2 mercenary units and 1 royal unit`; `no units` when there are none. */
export function unitsText(units: UnitCounts): string {
  const parts = Object.entries(units).map(([unit, count]) => `${count} ${count === 1 ? (ONE[unit] ?? unit) : plural(ONE[unit] ?? unit)}`);
  return listOf(parts, "no units");
}

function plural(phrase: string): string {
  return phrase.replace("unit", "units");
}

/** Names in a row: `Athens, Argos and Sparta`. */
export function namesText(ids: readonly string[], none = "nobody"): string {
  return listOf(ids.map(nameOf), none);
}

const NAMES: Readonly<Record<string, string>> = {
  // Combat units.
  mercenary: "mercenaries",
  macedonian: "Macedonians",
  royal: "royal troops",
  elephant: "elephants",
  // Kinds of space and of link.
  transit: "transit point",
  "minor-city": "minor city",
  "major-city": "major city",
  fortress: "independent fortress",
  land: "road",
  pass: "mountain pass",
  strait: "strait",
  sea: "sea route",
  "trans-mediterranean": "Trans-Mediterranean route",
  independent: "independents",
  "alexanders-body": "Alexander's body",
  // Provinces.
  lycia: "Lycia and Pamphylia",
  // Spaces of the map.
  "thebes-egypt": "Thebes of Egypt",
  hit: "Is (Hit)",
  // Minor generals.
  cleitus: "Cleitus the White",
  // Tyche cards.
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
  // The royal family.
  "alexander-iv": "Alexander IV",
  "philip-iii": "Philip III",
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
  seuthes: "Seuthes of the Odrysians",
  orontes: "Orontes of Armenia",
  illyrians: "Illyrian tribes",
  "greek-colonists": "Greek colonists",
  "local-tribe": "Local tribe",
};
