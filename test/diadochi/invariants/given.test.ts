/** Slots that frames are given are compared with what the frame below gives, clause by clause. */
import { describe, test } from "vitest";
import { F } from "../../../src/diadochi/vocabulary/frames/index.js";
import { SWITCHES } from "../../../src/diadochi/vocabulary/options.js";
import * as S from "../../../src/diadochi/state/index.js";
import { EDITIONS } from "../../../src/diadochi/tables/index.js";
import { type Table, table } from "../table.js";
import { aboutToMove, afterBattle, inBattle, marching, passing, refused } from "./positions.js";
import { type Change, expectRow, type Row } from "./rows.js";

const t = EDITIONS.of("");
const card = (id: string): number => t.cardIds.indexOf(id);
const space = (id: string): number => t.spaceIds.indexOf(id);
const general = (id: string): number => t.pieceIds.indexOf(id);

/** Antipater returns from the Dispersed Box. */
const returning = (): Table => table().generalAt("red", "antipater", S.DISPERSED).control("red", "pella", "tyre").begin("reinforcement");
/** Blue's second player of the turn has chosen an Event card. */
const choosing = (): Table =>
  table()
    .hand("blue", "lamian-war", "mutiny", "diplomacy")
    .hand("red", "epidemic")
    .army("blue", "antipater", "pella", { mercenary: 1 })
    .segment("blue", "tyche")
    .play("blue choose-card lamian-war");
const bonus = (): Table =>
  table().hand("red", "drink-hemlock").royal("olympias", "pella").general("red", "antipater", "pella").tyche("red").play("red ops-nothing");

const window =
  (change: object): Change =>
  (s) =>
    Object.assign(F["surprise-window"].top(s), change);

const red = (): Table => table().army("red", "antigonus", "celaenae", { mercenary: 6 });

/** Blue may intercept at Gordium with two generals and three CUs of Dorylaeum. */
const beside = (): Table =>
  red().army("blue", "perdiccas", "dorylaeum", { mercenary: 3 }).general("blue", "craterus", "dorylaeum").royal("philip-iii", "dorylaeum", "blue");
const intercepting = (): Table => marching(beside()).play("red step-to gordium");
const leaving = (): Table => intercepting().play("blue declare-interception dorylaeum").dice("6").play("blue lead-interception perdiccas");
const leaves =
  (change: object): Change =>
  (s) =>
    Object.assign(F["interception-leaves"].top(s), change);
/** He has avoided it by way of Ancyra; Red may pursue him. */
const pursuing = (...steps: string[]): Table => {
  const before = red()
    .set((s) => (s.options |= SWITCHES.of.pursuit))
    .army("blue", "perdiccas", "gordium", { mercenary: 2 });
  return marching(before)
    .play("red step-to gordium")
    .dice("6")
    .play("blue try-to-avoid", ...steps.map((step) => `blue ${step}`));
};
const pursued = (): Table => pursuing("avoid-to ancyra", "stop");
const farther = (): Table => pursuing("avoid-to ancyra", "avoid-to mazaca");
/** Blue's attempt before its die, while he holds a card that could spare it; and after it, while Red holds one that could undo it. */
const attempting = (holder: "red" | "blue"): Table => {
  const t = red().army("blue", "perdiccas", "dorylaeum", { mercenary: 3 }).hand(holder, "scouts").segment("red", "movement");
  t.play("red move-armies").dice("6").passTo("red activate-general antigonus").passTo("red done").passTo("red step-to gordium");
  return t.dice("").passTo("blue declare-interception dorylaeum");
};
const beforeDie = (): Table => attempting("blue");

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  "generals returning": [
    [
      "[DIA-REI.6] without an army of his own",
      returning,
      (s) => void (F["place-general"].top(s).army = true),
      "slots.army: expected false, as reinforcement says",
    ],
  ],
  "the card of the segment": [
    ["[DIA-TYC.7] the active player uses it", choosing, (s) => void (F["choose-use"].top(s).seat = 0), "slots.seat: expected blue, as tyche-segment says"],
    [
      "[DIA-AMB.161] the event of a Bonus card is the active player's",
      bonus,
      (s) => void (F["bonus-event"].top(s).seat = 1),
      "slots.seat: expected red, as choose-use says",
    ],
    ["[DIA-AMB.161] it is of the card of the segment", bonus, (s) => void (F["bonus-event"].top(s).card = card("unrest")), "slots.card: expected"],
  ],
  windows: [
    ["[DIA-TYC.27] a window is of the moment: for the active player", aboutToMove, window({ own: 0 }), "slots.own: expected"],
    ["[DIA-TYC.27] and for the others", aboutToMove, window({ others: 0 }), "slots.others: expected"],
    ["[DIA-TYC.27] a battle has one window before its dice", inBattle, (s) => void (F["land-battle"].under(s).step = F["land-battle"].step.end), "frames"],
    ["[DIA-TYC.27] and one after it", afterBattle, window({ own: 0 }), "slots.own: expected"],
  ],
  passages: [["[DIA-MOV.22] it makes no other move first", passing, (s) => void (F.march.top(s).step = F.march.step.atSea), "frames"]],
  "questions about a passage": [
    [
      "[DIA-MOV.21] a space that is not next to the army is not asked about",
      () => refused().units("blue", "memphis", { mercenary: 1 }),
      (s) => void (F.march.under(s).from = space("memphis")),
      "slots.space: expected memphis, as march says",
    ],
    [
      "[DIA-MOV.21] nor one that is next to another space",
      () => refused().units("blue", "sardis", { mercenary: 1 }),
      (s) => void (F.march.under(s).from = space("sardis")),
      "slots.space: expected sardis, as march says",
    ],
  ],
  interception: [
    ["[DIA-MOV.34] nobody reacts to a passage", intercepting, (s) => void (F.entry.under(s).passage = true), "slots.passage: expected false, as march says"],
  ],
  "landings and the sea": [
    [
      "[DIA-MOV.34] a landing is no passage",
      () => {
        const before = table().army("red", "antigonus", "mytilene", { mercenary: 3 }).army("blue", "perdiccas", "therma", { mercenary: 3 });
        return marching(before).play("red embark", "red sail-to amphipolis", "red land-here");
      },
      (s) => void (F.entry.under(s).passage = true),
      "slots.passage: expected false, as naval-move says",
    ],
    [
      "[DIA-NAV.18] an interception at sea has succeeded when it is declared",
      () => {
        const before = table()
          .control("blue", "ephesus")
          .army("red", "antigonus", "mytilene", { mercenary: 3 })
          .hand("red", "scouts")
          .segment("red", "movement");
        before.play("red move-armies").dice("6").passTo("red activate-general antigonus").passTo("red done").passTo("red embark").play("red sail-to pergamum");
        return before.passTo("blue intercept-at-sea");
      },
      (s) => void (F.attempt.under(s).success = false),
      "slots.success: expected true, as naval-interception says",
      (s) => void (F.attempt.under(s).cancelled = true),
    ],
  ],
  "what goes along": [
    ["[DIA-INT.10] those go along of the player who intercepts", leaving, leaves({ seat: 2 }), "slots.seat: expected blue, as interception says"],
    ["[DIA-INT.10] from the space of the attempt", leaving, leaves({ from: space("ancyra") }), "slots.from: expected"],
    ["[DIA-INT.10] under the leader of the attempt", leaving, leaves({ leader: general("alcetas") }), "slots.leader: expected"],
  ],
  attempts: [
    [
      "[DIA-AMB.159] who makes the attempt is the same as below",
      beforeDie,
      (s) => void (F.attempt.under(s).seat ^= 1),
      "slots.seat: expected blue, as interception says",
    ],
    [
      "[DIA-AMB.159] before the die nothing has succeeded",
      beforeDie,
      (s) => void (F.attempt.under(s).success = true),
      "slots.success: expected false, as interception says",
      (s) => void (F.attempt.under(s).automatic = true),
    ],
  ],
  pursuit: [
    [
      "[DIA-OPT.6] the path is that of the entry",
      farther,
      (s) => void (F.pursue.top(s).last = F.pursue.top(s).first),
      "slots.last: expected mazaca, as entry says",
    ],
    ["[DIA-OPT.6] in its first step too", pursued, (s) => void (F.entry.under(s).first = space("dorylaeum")), "slots.first: expected dorylaeum, as entry says"],
  ],
};

describe.each(Object.entries(ROWS))("%s", (_, rows) => {
  test.each(rows.map((row) => [row[0], row] as const))("%s", (_title, row) => expectRow(row));
});
