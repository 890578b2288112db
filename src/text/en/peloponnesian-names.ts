/** English names of everything that has an id in Peloponnesian: most are the id with capitals, the others stand in a table. */
import { listOf } from "./words.js";

// Words that stay small inside a name.
const SMALL: readonly string[] = ["of", "the", "and", "in"];

/** The name of a seat, area, region, block, card, Olympian, leader or word of the rules; a border is the names of its two areas. */
export function nameOf(id: string): string {
  if (Object.hasOwn(NAMES, id)) return NAMES[id] as string;
  if (id.includes(".")) return id.split(".").map(nameOf).join(" – ");
  return id
    .split("-")
    .filter((word) => !/^\d+$/.test(word) || id === word)
    .map((word, i) => (i > 0 && SMALL.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ");
}

/** Names in a row: `Athens, Argos and Sparta`. */
export function namesText(ids: readonly string[], none = "nobody"): string {
  return listOf(ids.map(nameOf), none);
}

/** A year of the war: `431 BC`. */
export function yearText(year: number): string {
  return `${Math.abs(year)} BC`;
}

const NAMES: Readonly<Record<string, string>> = {
  // Areas.
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
};
