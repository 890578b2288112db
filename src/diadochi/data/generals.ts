/**
 * The generals (`printed.ts` has names that differ from their ids): initiative 1 (best) to 5, battle rating 1 to 4 (best), rank 1 (most senior) up;
 * prestige and legitimacy as printed (DIA-GEN.22).
 */
import type { MajorGeneralRow, MinorGeneralRow, Played, ReplacementRow } from "../vocabulary/edition-types.js";
/** The twelve named major generals; DIA-GEN.1 to DIA-GEN.12 describe their abilities. */
// biome-ignore format: one row per line
export const MAJOR_GENERALS: readonly Played<MajorGeneralRow>[] = [
  { id: "perdiccas",  initiative: 3, battle: 3, rank: 1,  prestige: 0,  legitimacy: 1, ability: "garrison-remover" },
  { id: "antipater",  initiative: 4, battle: 3, rank: 2,  prestige: 0,  legitimacy: 0, ability: "home-battle-rating" },
  { id: "craterus",   initiative: 4, battle: 4, rank: 3,  prestige: 2,  legitimacy: 0, ability: "beloved-of-the-army" },
  { id: "leonnatus",  initiative: 3, battle: 3, rank: 4,  prestige: 0,  legitimacy: 1, ability: "grand-campaigner" },
  { id: "ptolemy",    initiative: 4, battle: 3, rank: 5,  prestige: 2,  legitimacy: 0, ability: "master-of-deceit" },
  { id: "lysimachus", initiative: 4, battle: 3, rank: 6,  prestige: 0,  legitimacy: 0, ability: "elusive" },
  { id: "peithon",    initiative: 4, battle: 3, rank: 7,  prestige: 0,  legitimacy: 0, ability: "tribe-breaker" },
  { id: "antigonus",  initiative: 3, battle: 4, rank: 8,  prestige: 0,  legitimacy: 0, ability: "hard-marcher" },
  { id: "seleucus",   initiative: 3, battle: 3, rank: 9,  prestige: 0,  legitimacy: 0, ability: "elephant-drill" },
  { id: "eumenes",    initiative: 3, battle: 4, rank: 10, prestige: -2, legitimacy: 0, ability: "quick-interceptor" },
  { id: "cassander",  initiative: 4, battle: 3, rank: 11, prestige: 0,  legitimacy: 0, ability: "greek-garrisons" },
  { id: "demetrius",  initiative: 3, battle: 3, rank: 12, prestige: 0,  legitimacy: 0, ability: "siege-master" },
];

/** The replacements with a name (DIA-GEN.28). All others have the ratings of DIA-GEN.20. */
// biome-ignore format: one row per line
export const REPLACEMENTS: readonly Played<ReplacementRow>[] = [
  { id: "polyperchon", replaces: "antipater", initiative: 4, battle: 2 },
];

/** Four minor generals per set; each seat has one set (DIA-SET.6, DIA-GEN.21). */
// biome-ignore format: one row per line
export const MINOR_GENERALS: readonly Played<MinorGeneralRow>[] = [
  { id: "alcetas",     set: "a", initiative: 5, battle: 2, rank: 21 },
  { id: "attalus",     set: "a", initiative: 5, battle: 2, rank: 22 },
  { id: "neoptolemus", set: "a", initiative: 5, battle: 2, rank: 23 },
  { id: "docimus",     set: "a", initiative: 5, battle: 2, rank: 24 },
  { id: "cleitus",     set: "b", initiative: 5, battle: 2, rank: 21 },
  { id: "nicanor",     set: "b", initiative: 5, battle: 2, rank: 22 },
  { id: "asander",     set: "b", initiative: 5, battle: 2, rank: 23 },
  { id: "philotas",    set: "b", initiative: 5, battle: 2, rank: 24 },
  { id: "menelaus",    set: "c", initiative: 5, battle: 2, rank: 21 },
  { id: "philocles",   set: "c", initiative: 5, battle: 2, rank: 22 },
  { id: "laomedon",    set: "c", initiative: 5, battle: 2, rank: 23 },
  { id: "ophellas",    set: "c", initiative: 5, battle: 2, rank: 24 },
  { id: "nearchus",    set: "d", initiative: 5, battle: 2, rank: 21 },
  { id: "medius",      set: "d", initiative: 5, battle: 2, rank: 22 },
  { id: "stasander",   set: "d", initiative: 5, battle: 2, rank: 23 },
  { id: "menander",    set: "d", initiative: 5, battle: 2, rank: 24 },
];
