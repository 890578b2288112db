/** The generals: initiative 1 (best) to 5, battle rating 1 to 4 (best), rank 1 is the most senior; prestige and legitimacy as printed (DIA-GEN.22). */
import type { MajorGeneralRow, MinorGeneralRow, ReplacementRow } from "../edition-types.js";
/** The twelve named major generals (DIA-GEN.1 to DIA-GEN.12 say what the abilities do). */
// biome-ignore format: a row a line
export const MAJOR_GENERALS: readonly MajorGeneralRow[] = [
  { id: "perdiccas",  name: "Perdiccas",  initiative: 3, battle: 3, rank: 1,  prestige: 0,  legitimacy: 1, ability: "garrison-remover",    source: "seed", statsSource: "reconstruction" },
  { id: "antipater",  name: "Antipater",  initiative: 4, battle: 3, rank: 2,  prestige: 0,  legitimacy: 0, ability: "home-battle-rating",  source: "seed", statsSource: "reconstruction" },
  { id: "craterus",   name: "Craterus",   initiative: 4, battle: 4, rank: 3,  prestige: 2,  legitimacy: 0, ability: "beloved-of-the-army", source: "seed", statsSource: "reconstruction" },
  { id: "leonnatus",  name: "Leonnatus",  initiative: 3, battle: 3, rank: 4,  prestige: 0,  legitimacy: 1, ability: "grand-campaigner",    source: "seed", statsSource: "reconstruction" },
  { id: "ptolemy",    name: "Ptolemy",    initiative: 4, battle: 3, rank: 5,  prestige: 2,  legitimacy: 0, ability: "master-of-deceit",    source: "seed", statsSource: "reconstruction" },
  { id: "lysimachus", name: "Lysimachus", initiative: 4, battle: 3, rank: 6,  prestige: 0,  legitimacy: 0, ability: "elusive",             source: "seed", statsSource: "reconstruction" },
  { id: "peithon",    name: "Peithon",    initiative: 4, battle: 3, rank: 7,  prestige: 0,  legitimacy: 0, ability: "tribe-breaker",       source: "seed", statsSource: "reconstruction" },
  { id: "antigonus",  name: "Antigonus",  initiative: 3, battle: 4, rank: 8,  prestige: 0,  legitimacy: 0, ability: "hard-marcher",        source: "seed", statsSource: "reconstruction" },
  { id: "seleucus",   name: "Seleucus",   initiative: 3, battle: 3, rank: 9,  prestige: 0,  legitimacy: 0, ability: "elephant-drill",      source: "seed", statsSource: "reconstruction" },
  { id: "eumenes",    name: "Eumenes",    initiative: 3, battle: 4, rank: 10, prestige: -2, legitimacy: 0, ability: "quick-interceptor",   source: "seed", statsSource: "reconstruction" },
  { id: "cassander",  name: "Cassander",  initiative: 4, battle: 3, rank: 11, prestige: 0,  legitimacy: 0, ability: "greek-garrisons",     source: "seed", statsSource: "reconstruction" },
  { id: "demetrius",  name: "Demetrius",  initiative: 3, battle: 3, rank: 12, prestige: 0,  legitimacy: 0, ability: "siege-master",        source: "seed", statsSource: "reconstruction" },
];

/** Replacements with a name of their own (DIA-GEN.28); the others have the ratings of DIA-GEN.20. */
// biome-ignore format: a row a line
export const REPLACEMENTS: readonly ReplacementRow[] = [
  { id: "polyperchon", name: "Polyperchon", replaces: "antipater", initiative: 4, battle: 2, source: "reference", statsSource: "reconstruction" },
];

/** Four minor generals for each set; a seat owns one set (DIA-SET.6, DIA-GEN.21). */
// biome-ignore format: a row a line
export const MINOR_GENERALS: readonly MinorGeneralRow[] = [
  { id: "alcetas",     name: "Alcetas",           set: "a", initiative: 5, battle: 2, rank: 21, source: "reconstruction" },
  { id: "attalus",     name: "Attalus",           set: "a", initiative: 5, battle: 2, rank: 22, source: "reconstruction" },
  { id: "neoptolemus", name: "Neoptolemus",       set: "a", initiative: 5, battle: 2, rank: 23, source: "reconstruction" },
  { id: "docimus",     name: "Docimus",           set: "a", initiative: 5, battle: 2, rank: 24, source: "reconstruction" },
  { id: "cleitus",     name: "Cleitus the White", set: "b", initiative: 5, battle: 2, rank: 21, source: "reconstruction" },
  { id: "nicanor",     name: "Nicanor",           set: "b", initiative: 5, battle: 2, rank: 22, source: "reconstruction" },
  { id: "asander",     name: "Asander",           set: "b", initiative: 5, battle: 2, rank: 23, source: "reconstruction" },
  { id: "philotas",    name: "Philotas",          set: "b", initiative: 5, battle: 2, rank: 24, source: "reconstruction" },
  { id: "menelaus",    name: "Menelaus",          set: "c", initiative: 5, battle: 2, rank: 21, source: "reconstruction" },
  { id: "philocles",   name: "Philocles",         set: "c", initiative: 5, battle: 2, rank: 22, source: "reconstruction" },
  { id: "laomedon",    name: "Laomedon",          set: "c", initiative: 5, battle: 2, rank: 23, source: "reconstruction" },
  { id: "ophellas",    name: "Ophellas",          set: "c", initiative: 5, battle: 2, rank: 24, source: "reconstruction" },
  { id: "nearchus",    name: "Nearchus",          set: "d", initiative: 5, battle: 2, rank: 21, source: "reconstruction" },
  { id: "medius",      name: "Medius",            set: "d", initiative: 5, battle: 2, rank: 22, source: "reconstruction" },
  { id: "stasander",   name: "Stasander",         set: "d", initiative: 5, battle: 2, rank: 23, source: "reconstruction" },
  { id: "menander",    name: "Menander",          set: "d", initiative: 5, battle: 2, rank: 24, source: "reconstruction" },
];
