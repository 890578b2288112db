/** The table that turns moves into codes, objects and notation. A move's place here is its verb (verbs.ts). */
import { type MoveKind, type Vocabulary, vocabulary, vocabularyOf } from "../../core/moves.js";
import type { DiadochiState } from "../state.js";
import { tablesOf } from "../tables.js";
import { SEATS, type Seat, UNITS, type UnitId } from "../types.js";
import { CARD_OPTIONS, type CardOption, type DiadochiMove } from "./union.js";

const SPACES: Vocabulary<DiadochiState> = vocabularyOf("space", (s) => tablesOf(s).spaceIds);
const PROVINCES: Vocabulary<DiadochiState> = vocabularyOf("province", (s) => tablesOf(s).provinceIds);
const GENERALS: Vocabulary<DiadochiState> = vocabularyOf("general", (s) => tablesOf(s).pieceIds);
const ROYALS: Vocabulary<DiadochiState> = vocabularyOf("royal", (s) => tablesOf(s).royalIds);
const CARDS: Vocabulary<DiadochiState> = vocabularyOf("card", (s) => tablesOf(s).cardIds);
const FLEETS: Vocabulary<DiadochiState> = vocabularyOf("fleet", (s) => tablesOf(s).fleetIds);
const UNIT_TYPES: Vocabulary<DiadochiState> = vocabulary("unit", UNITS);
const PLAYERS: Vocabulary<DiadochiState> = vocabulary("player", SEATS);
const OPTIONS: Vocabulary<DiadochiState> = vocabulary("option", CARD_OPTIONS);

type Kind = MoveKind<DiadochiState, DiadochiMove>;

/** The table of moves. */
export const MOVE_KINDS: readonly Kind[] = [
  // Set-up and turn frame
  { type: "draft-general", args: [["general", GENERALS]], make: (seat: Seat, general: string) => ({ seat, type: "draft-general", general }) },
  { type: "name-first-player", args: [["player", PLAYERS]], make: (seat: Seat, player: Seat) => ({ seat, type: "name-first-player", player }) },
  { type: "enthrone-heir", args: [["royal", ROYALS]], make: (seat: Seat, royal: string) => ({ seat, type: "enthrone-heir", royal }) },
  { type: "keep-heir", args: [["royal", ROYALS]], make: (seat: Seat, royal: string) => ({ seat, type: "keep-heir", royal }) },
  { type: "kill-heir", args: [["royal", ROYALS]], make: (seat: Seat, royal: string) => ({ seat, type: "kill-heir", royal }) },
  {
    type: "place-general",
    args: [
      ["general", GENERALS],
      ["space", SPACES],
    ],
    make: (seat: Seat, general: string, space: string) => ({ seat, type: "place-general", general, space }),
  },
  { type: "place-general-at-start", args: [["general", GENERALS]], make: (seat: Seat, general: string) => ({ seat, type: "place-general-at-start", general }) },
  {
    type: "place-unit",
    args: [
      ["unit", UNIT_TYPES],
      ["space", SPACES],
    ],
    make: (seat: Seat, unit: UnitId, space: string) => ({ seat, type: "place-unit", unit, space }),
  },
  {
    type: "place-unit-with-general",
    args: [
      ["general", GENERALS],
      ["space", SPACES],
    ],
    make: (seat: Seat, general: string, space: string) => ({ seat, type: "place-unit-with-general", general, space }),
  },
  { type: "place-start-marker", args: [["space", SPACES]], make: (seat: Seat, space: string) => ({ seat, type: "place-start-marker", space }) },
  {
    type: "place-minor-general",
    args: [
      ["general", GENERALS],
      ["space", SPACES],
    ],
    make: (seat: Seat, general: string, space: string) => ({ seat, type: "place-minor-general", general, space }),
  },
  { type: "take-back-general", args: [["general", GENERALS]], make: (seat: Seat, general: string) => ({ seat, type: "take-back-general", general }) },
  { type: "disband-royal", args: [["space", SPACES]], make: (seat: Seat, space: string) => ({ seat, type: "disband-royal", space }) },
  { type: "done", args: [], make: (seat: Seat) => ({ seat, type: "done" }) },
  { type: "pass", args: [], make: (seat: Seat) => ({ seat, type: "pass" }) },
  // Tyche Segment and cards
  { type: "choose-card", args: [["card", CARDS]], make: (seat: Seat, card: string) => ({ seat, type: "choose-card", card }) },
  { type: "exchange-surprise", args: [["card", CARDS]], make: (seat: Seat, card: string) => ({ seat, type: "exchange-surprise", card }) },
  { type: "play-surprise", args: [["card", CARDS]], make: (seat: Seat, card: string) => ({ seat, type: "play-surprise", card }) },
  { type: "use-ops", args: [], make: (seat: Seat) => ({ seat, type: "use-ops" }) },
  { type: "use-event", args: [], make: (seat: Seat) => ({ seat, type: "use-event" }) },
  { type: "use-deploy-general", args: [], make: (seat: Seat) => ({ seat, type: "use-deploy-general" }) },
  { type: "use-upgrade-fleet", args: [], make: (seat: Seat) => ({ seat, type: "use-upgrade-fleet" }) },
  { type: "use-return-fleet", args: [], make: (seat: Seat) => ({ seat, type: "use-return-fleet" }) },
  { type: "use-new-general", args: [], make: (seat: Seat) => ({ seat, type: "use-new-general" }) },
  { type: "ops-campaign", args: [], make: (seat: Seat) => ({ seat, type: "ops-campaign" }) },
  { type: "ops-control-markers", args: [], make: (seat: Seat) => ({ seat, type: "ops-control-markers" }) },
  { type: "ops-train", args: [], make: (seat: Seat) => ({ seat, type: "ops-train" }) },
  { type: "ops-nothing", args: [], make: (seat: Seat) => ({ seat, type: "ops-nothing" }) },
  { type: "place-control-marker", args: [["space", SPACES]], make: (seat: Seat, space: string) => ({ seat, type: "place-control-marker", space }) },
  { type: "train-continue", args: [], make: (seat: Seat) => ({ seat, type: "train-continue" }) },
  { type: "train-mercenary", args: [], make: (seat: Seat) => ({ seat, type: "train-mercenary" }) },
  { type: "train-macedonian", args: [], make: (seat: Seat) => ({ seat, type: "train-macedonian" }) },
  { type: "upgrade-fleet", args: [["fleet", FLEETS]], make: (seat: Seat, fleet: string) => ({ seat, type: "upgrade-fleet", fleet }) },
  { type: "return-fleet", args: [["fleet", FLEETS]], make: (seat: Seat, fleet: string) => ({ seat, type: "return-fleet", fleet }) },
  { type: "replace-general", args: [["general", GENERALS]], make: (seat: Seat, general: string) => ({ seat, type: "replace-general", general }) },
  { type: "carry-out-event", args: [], make: (seat: Seat) => ({ seat, type: "carry-out-event" }) },
  { type: "decline-event", args: [], make: (seat: Seat) => ({ seat, type: "decline-event" }) },
  { type: "target-player", args: [["player", PLAYERS]], make: (seat: Seat, player: Seat) => ({ seat, type: "target-player", player }) },
  { type: "target-province", args: [["province", PROVINCES]], make: (seat: Seat, province: string) => ({ seat, type: "target-province", province }) },
  { type: "target-space", args: [["space", SPACES]], make: (seat: Seat, space: string) => ({ seat, type: "target-space", space }) },
  { type: "target-army", args: [["space", SPACES]], make: (seat: Seat, space: string) => ({ seat, type: "target-army", space }) },
  { type: "target-garrison", args: [["space", SPACES]], make: (seat: Seat, space: string) => ({ seat, type: "target-garrison", space }) },
  { type: "target-general", args: [["general", GENERALS]], make: (seat: Seat, general: string) => ({ seat, type: "target-general", general }) },
  { type: "target-royal", args: [["royal", ROYALS]], make: (seat: Seat, royal: string) => ({ seat, type: "target-royal", royal }) },
  { type: "target-fleet", args: [["fleet", FLEETS]], make: (seat: Seat, fleet: string) => ({ seat, type: "target-fleet", fleet }) },
  { type: "choose-option", args: [["option", OPTIONS]], make: (seat: Seat, option: CardOption) => ({ seat, type: "choose-option", option }) },
  { type: "mutineer", args: [["unit", UNIT_TYPES]], make: (seat: Seat, unit: UnitId) => ({ seat, type: "mutineer", unit }) },
  // Surrender Segment
  { type: "place-marker", args: [["space", SPACES]], make: (seat: Seat, space: string) => ({ seat, type: "place-marker", space }) },
  { type: "free-attempt", args: [["space", SPACES]], make: (seat: Seat, space: string) => ({ seat, type: "free-attempt", space }) },
  { type: "bury-body", args: [["space", SPACES]], make: (seat: Seat, space: string) => ({ seat, type: "bury-body", space }) },
  { type: "lead-attempt", args: [["general", GENERALS]], make: (seat: Seat, general: string) => ({ seat, type: "lead-attempt", general }) },
  { type: "leave-uncontrolled", args: [], make: (seat: Seat) => ({ seat, type: "leave-uncontrolled" }) },
  // Movement Segment and campaigns
  { type: "move-armies", args: [], make: (seat: Seat) => ({ seat, type: "move-armies" }) },
  { type: "recruit-mercenary", args: [], make: (seat: Seat) => ({ seat, type: "recruit-mercenary" }) },
  { type: "apply-ability", args: [["general", GENERALS]], make: (seat: Seat, general: string) => ({ seat, type: "apply-ability", general }) },
  { type: "decline-ability", args: [["general", GENERALS]], make: (seat: Seat, general: string) => ({ seat, type: "decline-ability", general }) },
  { type: "activate-general", args: [["general", GENERALS]], make: (seat: Seat, general: string) => ({ seat, type: "activate-general", general }) },
  { type: "leave-unit", args: [["unit", UNIT_TYPES]], make: (seat: Seat, unit: UnitId) => ({ seat, type: "leave-unit", unit }) },
  { type: "leave-general", args: [["general", GENERALS]], make: (seat: Seat, general: string) => ({ seat, type: "leave-general", general }) },
  { type: "leave-royal", args: [["royal", ROYALS]], make: (seat: Seat, royal: string) => ({ seat, type: "leave-royal", royal }) },
  { type: "step-to", args: [["space", SPACES]], make: (seat: Seat, space: string) => ({ seat, type: "step-to", space }) },
  { type: "ask-passage", args: [["space", SPACES]], make: (seat: Seat, space: string) => ({ seat, type: "ask-passage", space }) },
  { type: "remove-marker", args: [], make: (seat: Seat) => ({ seat, type: "remove-marker" }) },
  { type: "assault", args: [], make: (seat: Seat) => ({ seat, type: "assault" }) },
  { type: "subjugate", args: [], make: (seat: Seat) => ({ seat, type: "subjugate" }) },
  { type: "embark", args: [], make: (seat: Seat) => ({ seat, type: "embark" }) },
  { type: "drop-or-pick-up", args: [], make: (seat: Seat) => ({ seat, type: "drop-or-pick-up" }) },
  { type: "change-commander", args: [["general", GENERALS]], make: (seat: Seat, general: string) => ({ seat, type: "change-commander", general }) },
  { type: "end-move", args: [], make: (seat: Seat) => ({ seat, type: "end-move" }) },
  { type: "drop-unit", args: [["unit", UNIT_TYPES]], make: (seat: Seat, unit: UnitId) => ({ seat, type: "drop-unit", unit }) },
  { type: "drop-general", args: [["general", GENERALS]], make: (seat: Seat, general: string) => ({ seat, type: "drop-general", general }) },
  { type: "drop-royal", args: [["royal", ROYALS]], make: (seat: Seat, royal: string) => ({ seat, type: "drop-royal", royal }) },
  { type: "pick-up-unit", args: [["unit", UNIT_TYPES]], make: (seat: Seat, unit: UnitId) => ({ seat, type: "pick-up-unit", unit }) },
  { type: "pick-up-general", args: [["general", GENERALS]], make: (seat: Seat, general: string) => ({ seat, type: "pick-up-general", general }) },
  { type: "pick-up-royal", args: [["royal", ROYALS]], make: (seat: Seat, royal: string) => ({ seat, type: "pick-up-royal", royal }) },
  { type: "permit-passage", args: [], make: (seat: Seat) => ({ seat, type: "permit-passage" }) },
  { type: "refuse-passage", args: [], make: (seat: Seat) => ({ seat, type: "refuse-passage" }) },
  { type: "enter-anyway", args: [], make: (seat: Seat) => ({ seat, type: "enter-anyway" }) },
  { type: "stay-out", args: [], make: (seat: Seat) => ({ seat, type: "stay-out" }) },
  { type: "let-pass", args: [], make: (seat: Seat) => ({ seat, type: "let-pass" }) },
  { type: "betray", args: [], make: (seat: Seat) => ({ seat, type: "betray" }) },
  { type: "bring-unit", args: [["unit", UNIT_TYPES]], make: (seat: Seat, unit: UnitId) => ({ seat, type: "bring-unit", unit }) },
  { type: "bring-general", args: [["general", GENERALS]], make: (seat: Seat, general: string) => ({ seat, type: "bring-general", general }) },
  { type: "garrison-joins", args: [], make: (seat: Seat) => ({ seat, type: "garrison-joins" }) },
  { type: "garrison-stays", args: [], make: (seat: Seat) => ({ seat, type: "garrison-stays" }) },
  // Reactions
  { type: "declare-interception", args: [["space", SPACES]], make: (seat: Seat, space: string) => ({ seat, type: "declare-interception", space }) },
  { type: "lead-interception", args: [["general", GENERALS]], make: (seat: Seat, general: string) => ({ seat, type: "lead-interception", general }) },
  {
    type: "discard-for-independent",
    args: [
      ["card", CARDS],
      ["space", SPACES],
    ],
    make: (seat: Seat, card: string, space: string) => ({ seat, type: "discard-for-independent", card, space }),
  },
  { type: "fight", args: [], make: (seat: Seat) => ({ seat, type: "fight" }) },
  { type: "step-back", args: [], make: (seat: Seat) => ({ seat, type: "step-back" }) },
  { type: "withdraw-unit", args: [["unit", UNIT_TYPES]], make: (seat: Seat, unit: UnitId) => ({ seat, type: "withdraw-unit", unit }) },
  { type: "withdraw-general", args: [["general", GENERALS]], make: (seat: Seat, general: string) => ({ seat, type: "withdraw-general", general }) },
  { type: "withdraw-royal", args: [["royal", ROYALS]], make: (seat: Seat, royal: string) => ({ seat, type: "withdraw-royal", royal }) },
  { type: "try-to-avoid", args: [], make: (seat: Seat) => ({ seat, type: "try-to-avoid" }) },
  { type: "stand", args: [], make: (seat: Seat) => ({ seat, type: "stand" }) },
  { type: "avoid-to", args: [["space", SPACES]], make: (seat: Seat, space: string) => ({ seat, type: "avoid-to", space }) },
  { type: "stop", args: [], make: (seat: Seat) => ({ seat, type: "stop" }) },
  { type: "pursue", args: [], make: (seat: Seat) => ({ seat, type: "pursue" }) },
  { type: "do-not-pursue", args: [], make: (seat: Seat) => ({ seat, type: "do-not-pursue" }) },
  // Losses
  { type: "lose-unit", args: [["unit", UNIT_TYPES]], make: (seat: Seat, unit: UnitId) => ({ seat, type: "lose-unit", unit }) },
  { type: "keep-inside", args: [["unit", UNIT_TYPES]], make: (seat: Seat, unit: UnitId) => ({ seat, type: "keep-inside", unit }) },
  // Naval decisions
  { type: "sail-to", args: [["space", SPACES]], make: (seat: Seat, space: string) => ({ seat, type: "sail-to", space }) },
  { type: "land-here", args: [], make: (seat: Seat) => ({ seat, type: "land-here" }) },
  { type: "add-escort", args: [["fleet", FLEETS]], make: (seat: Seat, fleet: string) => ({ seat, type: "add-escort", fleet }) },
  { type: "intercept-at-sea", args: [], make: (seat: Seat) => ({ seat, type: "intercept-at-sea" }) },
  { type: "commit-fleet", args: [["fleet", FLEETS]], make: (seat: Seat, fleet: string) => ({ seat, type: "commit-fleet", fleet }) },
  // Independent armies
  { type: "activate-army", args: [["space", SPACES]], make: (seat: Seat, space: string) => ({ seat, type: "activate-army", space }) },
];
