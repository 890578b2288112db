/** The events of the cards: sides, seasons, and whether the card is removed. `flow/events` has their effects. */
import type { PlayedEvent } from "../vocabulary/edition-types.js";

// biome-ignore format: one row per line
export const EVENTS: readonly PlayedEvent[] = [
  { id: "regional-revolt", sides: ["sparta"], newYear: true, seasons: ["spring", "early-summer", "late-summer", "fall", "winter"], continuing: false, removed: "never", clause: "PEL-3.5.1" },
  { id: "tribute-revolt", sides: ["sparta"], newYear: true, seasons: ["spring", "early-summer", "late-summer", "fall", "winter"], continuing: false, removed: "never", clause: "PEL-3.5.2" },
  { id: "emergency-levy", sides: ["sparta", "athens"], newYear: true, seasons: ["spring", "early-summer", "late-summer", "fall", "winter"], continuing: false, removed: "never", clause: "PEL-3.5.3" },
  { id: "shipwrights", sides: ["sparta", "athens"], newYear: true, seasons: ["spring", "early-summer", "late-summer", "fall", "winter"], continuing: false, removed: "never", clause: "PEL-3.5.4" },
  { id: "mercenaries", sides: ["sparta", "athens"], newYear: true, seasons: ["spring", "early-summer", "late-summer", "fall", "winter"], continuing: false, removed: "never", clause: "PEL-3.5.5" },
  { id: "treachery", sides: ["sparta", "athens"], newYear: false, seasons: ["spring", "early-summer", "late-summer", "fall", "winter"], continuing: false, removed: "never", clause: "PEL-3.5.6" },
  { id: "siege-works", sides: ["sparta", "athens"], newYear: false, seasons: ["spring", "early-summer", "late-summer", "fall", "winter"], continuing: false, removed: "never", clause: "PEL-3.5.7" },
  { id: "winter-stores", sides: ["sparta", "athens"], newYear: false, seasons: ["winter"], continuing: false, removed: "never", clause: "PEL-3.5.8" },
  { id: "ill-omen", sides: ["sparta", "athens"], newYear: false, seasons: ["spring", "early-summer", "late-summer", "fall", "winter"], continuing: false, removed: "never", clause: "PEL-3.5.9" },
  { id: "tempest", sides: ["sparta", "athens"], newYear: false, seasons: ["spring", "early-summer", "late-summer", "fall", "winter"], continuing: false, removed: "never", clause: "PEL-3.5.10" },
  { id: "surprise-march", sides: ["sparta", "athens"], newYear: false, seasons: ["spring", "early-summer", "late-summer", "fall"], continuing: false, removed: "never", clause: "PEL-3.5.11" },
  { id: "oracle-of-delphi", sides: ["sparta", "athens"], newYear: true, seasons: ["spring", "early-summer", "late-summer", "fall", "winter"], continuing: false, removed: "never", clause: "PEL-3.5.12" },
  { id: "diplomacy", sides: ["sparta", "athens"], newYear: true, seasons: ["spring", "early-summer", "late-summer", "fall", "winter"], continuing: false, removed: "never", clause: "PEL-3.5.13" },
  { id: "civil-war", sides: ["sparta", "athens"], newYear: true, seasons: ["spring", "early-summer", "late-summer", "fall", "winter"], continuing: false, removed: "never", clause: "PEL-3.5.14" },
  { id: "helot-rising", sides: ["athens"], newYear: true, seasons: ["spring", "early-summer", "late-summer", "fall", "winter"], continuing: false, removed: "never", clause: "PEL-3.5.15" },
  { id: "thracian-alliance", sides: ["athens"], newYear: false, seasons: ["spring", "early-summer", "late-summer", "fall", "winter"], continuing: false, removed: "never", clause: "PEL-3.5.16" },
  { id: "macedonian-intrigue", sides: ["sparta", "athens"], newYear: true, seasons: ["spring", "early-summer", "late-summer", "fall", "winter"], continuing: false, removed: "never", clause: "PEL-3.5.17" },
  { id: "tribute-reassessment", sides: ["athens"], newYear: true, seasons: ["spring", "early-summer", "late-summer", "fall", "winter"], continuing: false, removed: "never", clause: "PEL-3.5.18" },
  { id: "plague", sides: ["sparta"], newYear: true, seasons: ["spring", "early-summer", "late-summer", "fall", "winter"], continuing: false, removed: "always", clause: "PEL-3.5.19" },
  { id: "earthquake", sides: ["athens"], newYear: false, seasons: ["spring", "early-summer", "late-summer", "fall"], continuing: false, removed: "never", clause: "PEL-3.5.20" },
  { id: "peace-faction", sides: ["sparta", "athens"], newYear: true, seasons: ["spring", "early-summer", "late-summer", "fall", "winter"], continuing: false, removed: "never", clause: "PEL-3.5.21" },
  { id: "war-party", sides: ["sparta", "athens"], newYear: true, seasons: ["spring", "early-summer", "late-summer", "fall", "winter"], continuing: false, removed: "never", clause: "PEL-3.5.22" },
  { id: "argive-alliance", sides: ["athens"], newYear: true, seasons: ["spring", "early-summer", "late-summer", "fall", "winter"], continuing: false, removed: "on-success", clause: "PEL-3.5.23" },
  { id: "leader", sides: ["sparta", "athens"], newYear: true, seasons: ["spring", "early-summer", "late-summer", "fall", "winter"], continuing: true, removed: "never", clause: "PEL-3.5.24" },
  { id: "persian-aid", sides: ["sparta"], newYear: true, seasons: ["spring", "early-summer", "late-summer", "fall", "winter"], continuing: true, removed: "never", clause: "PEL-3.5.25" },
  { id: "decelea", sides: ["sparta"], newYear: false, seasons: ["spring", "early-summer", "late-summer", "fall", "winter"], continuing: true, removed: "never", clause: "PEL-3.5.26" },
  { id: "oligarchic-coup", sides: ["sparta"], newYear: true, seasons: ["spring", "early-summer", "late-summer", "fall", "winter"], continuing: false, removed: "never", clause: "PEL-3.5.27" },
  { id: "trial-of-the-generals", sides: ["sparta"], newYear: true, seasons: ["spring", "early-summer", "late-summer", "fall", "winter"], continuing: false, removed: "never", clause: "PEL-3.5.28" },
];
