/**
 * The provinces: points for control (DIA-VIC.7) and the major city that control needs (DIA-MAP.6). spaces.ts lists their spaces, and `printed.ts` has
 * names that differ from their ids.
 */
import type { PlayedProvince } from "../vocabulary/edition-types.js";
export const PROVINCES: readonly PlayedProvince[] = [
  { id: "macedonia", points: 3, majorCity: "pella" },
  { id: "thessaly", points: 1, majorCity: null },
  { id: "greece", points: 3, majorCity: "athens" },
  { id: "epirus", points: 1, majorCity: null },
  { id: "thrace", points: 2, majorCity: "cardia" },
  { id: "triballi", points: 1, majorCity: null },
  { id: "hellespontine-phrygia", points: 2, majorCity: "cyzicus" },
  { id: "bithynia", points: 1, majorCity: null },
  { id: "pontus", points: 1, majorCity: null },
  { id: "lydia", points: 3, majorCity: "sardis" },
  { id: "caria", points: 2, majorCity: "halicarnassus" },
  { id: "rhodes", points: 1, majorCity: "rhodes" },
  { id: "lycia", points: 1, majorCity: null },
  { id: "phrygia", points: 3, majorCity: "celaenae" },
  { id: "cappadocia", points: 2, majorCity: "mazaca" },
  { id: "cilicia", points: 2, majorCity: null },
  { id: "cyprus", points: 2, majorCity: "salamis" },
  { id: "syria", points: 3, majorCity: "damascus" },
  { id: "phoenicia", points: 2, majorCity: "tyre" },
  { id: "nabataea", points: 1, majorCity: null },
  { id: "egypt", points: 6, majorCity: "alexandria" },
  { id: "cyrenaica", points: 1, majorCity: "cyrene" },
  { id: "mesopotamia", points: 2, majorCity: "arbela" },
  { id: "armenia", points: 1, majorCity: null },
  { id: "atropatene", points: 1, majorCity: null },
  { id: "media", points: 2, majorCity: "ecbatana" },
  { id: "susiana", points: 1, majorCity: "susa" },
  { id: "babylonia", points: 4, majorCity: "babylon" },
  { id: "persis", points: 2, majorCity: "persepolis" },
  { id: "upper-satrapies", points: 2, majorCity: "bactra" },
];
