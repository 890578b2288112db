import { CARDS } from "../../diadochi/data/cards.js";
import type { PlayedCard } from "../../diadochi/vocabulary/edition-types.js";

/** The row of a card of the standard edition; undefined for any other id. */
export function rowOf(id: string): PlayedCard | undefined {
  return CARDS.find((row) => row.id === id);
}

/** The key of a card in the tables; null for any other id. Cards that differ only by number, such as `diplomacy` and `diplomacy-2`, share a key. */
export function keyOf(id: string): string | null {
  return rowOf(id) === undefined ? null : id.replace(/-2$/, "");
}

/** The clauses of the cards, by key. */
export const CARD_CLAUSES: Readonly<Record<string, string>> = {
  "drink-hemlock": "DIA-CRD.6 DIA-ROY.13 DIA-ROY.23",
  diplomacy: "DIA-TYC.10 DIA-MAP.13",
  epidemic: "DIA-CRD.14 DIA-CU.10 DIA-TAB.4",
  "greek-mercenaries": "DIA-TYC.10 DIA-AMB.156",
  "thracian-mercenaries": "DIA-TYC.10 DIA-AMB.156",
  "cappadocian-mercenaries": "DIA-TYC.10 DIA-AMB.156",
  "minor-raid": "DIA-TYC.11 DIA-AMB.157 DIA-MAP.13",
  "major-raid": "DIA-TYC.11 DIA-AMB.157 DIA-MAP.13",
  unrest: "DIA-TYC.11 DIA-OPT.7 DIA-SEQ.9",
  "unrest-spreads": "DIA-TYC.11 DIA-OPT.7",
  "illyrian-migration": "DIA-IND.1 DIA-IND.5 DIA-IND.15 DIA-OPT.7",
  "scythian-invasion": "DIA-IND.1 DIA-IND.5 DIA-IND.15 DIA-OPT.7",
  "greek-soldiers-23000": "DIA-IND.1 DIA-IND.5 DIA-IND.15 DIA-TYC.3 DIA-OPT.7",
  "tribal-uprising": "DIA-IND.1 DIA-IND.5 DIA-IND.13",
  "lamian-war": "DIA-IND.1 DIA-IND.5 DIA-TYC.3",
  "olympias-in-epirus": "DIA-CRD.12 DIA-ROY.8 DIA-ROY.19 DIA-ROY.20",
  "marriage-of-cleopatra": "DIA-CRD.12 DIA-ROY.11 DIA-ROY.17",
  "marriage-of-thessalonice": "DIA-CRD.12 DIA-ROY.11 DIA-ROY.17",
  peucestas: "DIA-EOT.5 DIA-TYC.3 DIA-TYC.10 DIA-AMB.156",
  "indian-elephants": "DIA-CU.4 DIA-CU.9 DIA-CRD.14 DIA-AMB.156",
  "war-elephants": "DIA-CU.4 DIA-CU.9 DIA-CRD.14",
  suspicion: "DIA-CRD.7 DIA-LEG.9 DIA-LEG.2 DIA-AMB.168",
  "own-plans": "DIA-CRD.5 DIA-ROY.7 DIA-AMB.167 DIA-OPT.7",
  "major-campaign": "DIA-CRD.11 DIA-GEN.10 DIA-GEN.24 DIA-MOV.29",
  "minor-campaign": "DIA-CRD.11 DIA-GEN.24 DIA-MOV.29",
  "kings-companions": "DIA-RT.1 DIA-RT.15 DIA-AMB.166 DIA-AMB.156",
  "macedonian-veterans": "DIA-CU.2 DIA-CU.9 DIA-AMB.156",
  "siege-engines": "DIA-TYC.11 DIA-CRD.14 DIA-SIE.7 DIA-SIE.27",
  "treachery-within": "DIA-SIE.1 DIA-SIE.9 DIA-SIE.27 DIA-CRD.14",
  shipwrights: "DIA-TYC.11 DIA-TYC.32 DIA-TYC.33",
  "league-of-islanders": "DIA-TYC.10 DIA-AMB.158 DIA-MAP.10",
  "taenarum-mercenaries": "DIA-TYC.10 DIA-MAP.10 DIA-AMB.156",
  "asian-levies": "DIA-TYC.10 DIA-AMB.156",
  "satraps-declare": "DIA-TYC.10 DIA-MAP.2",
  "freedom-of-the-greeks": "DIA-TYC.10 DIA-MAP.13",
  "forced-march": "DIA-TYC.11 DIA-MOV.37 DIA-CRD.11 DIA-GEN.24",
  "general-perdiccas": "DIA-SET.3 DIA-SET.4 DIA-PLY.2 DIA-GEN.5 DIA-GEN.15",
  "general-antipater": "DIA-SET.3 DIA-SET.4 DIA-PLY.2 DIA-GEN.1 DIA-EOT.6",
  "general-craterus": "DIA-SET.3 DIA-SET.4 DIA-PLY.2 DIA-GEN.6",
  "general-leonnatus": "DIA-SET.3 DIA-SET.4 DIA-PLY.2 DIA-GEN.10",
  "general-ptolemy": "DIA-SET.3 DIA-SET.4 DIA-PLY.2 DIA-GEN.11",
  "general-lysimachus": "DIA-SET.3 DIA-SET.4 DIA-PLY.2 DIA-GEN.7",
  "general-peithon": "DIA-SET.3 DIA-SET.4 DIA-PLY.2 DIA-GEN.3",
  "general-antigonus": "DIA-SET.3 DIA-SET.4 DIA-PLY.2 DIA-GEN.8",
  "general-eumenes": "DIA-TYC.12 DIA-TYC.22 DIA-TYC.23 DIA-GEN.9",
  "general-seleucus": "DIA-TYC.12 DIA-TYC.22 DIA-TYC.23 DIA-GEN.4",
  "general-cassander": "DIA-SET.7 DIA-TYC.22 DIA-TYC.23 DIA-GEN.12 DIA-GEN.16",
  "general-demetrius": "DIA-EOT.5 DIA-EOT.7 DIA-GEN.2",
  "silver-shields": "DIA-SS.5 DIA-SS.6 DIA-SS.8 DIA-SS.11 DIA-SS.12",
  mutiny: "DIA-CRD.1 DIA-CRD.2 DIA-CRD.3 DIA-AMB.160",
  "deception-and-attack": "DIA-CRD.10 DIA-GEN.11",
  "against-elephants": "DIA-CRD.9 DIA-GEN.4",
  "gift-of-oratory": "DIA-CRD.4 DIA-PRE.6",
  desertion: "DIA-TYC.17 DIA-AMB.162 DIA-CRD.14",
  "storm-at-sea": "DIA-TYC.17 DIA-FLT.8 DIA-AMB.165",
  ambush: "DIA-TYC.17 DIA-TYC.26 DIA-TAB.4",
  scouts: "DIA-TYC.26 DIA-AMB.159",
  "relentless-pursuit": "DIA-TYC.26 DIA-BAT.4 DIA-TAB.4",
  "evil-omens": "DIA-TYC.26 DIA-TYC.28",
  "local-guides": "DIA-TYC.26 DIA-CRD.14",
};
