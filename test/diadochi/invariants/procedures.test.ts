/** What procedures need so that they can go on. */
import { expect, test } from "vitest";
import { ATTACKER_WON, F, NO_PART } from "../../../src/diadochi/vocabulary/frames/index.js";

import * as S from "../../../src/diadochi/state/index.js";
import type { DiadochiState } from "../../../src/diadochi/state/index.js";
import { indexIn } from "../../support/table.js";
import { EDITIONS } from "../../../src/diadochi/tables/index.js";
import { packUnits } from "../../../src/diadochi/vocabulary/units.js";
import { fromStart, type Table, table } from "../table.js";
import { aboutToMove, asking, inBattle, neighbour, passing, permitted, refused, revealing } from "./positions.js";
import { expectRow, type Row } from "./rows.js";

const t = EDITIONS.of("");

test("[DIA-OPT.3] a draft has every seat once in its order, and as many picks as generals that have been drafted", () => {
  const before = fromStart({ draftGenerals: true }, "draft");
  const changed = (change: (s: DiadochiState) => unknown): string => before.checked((s) => void change(s));
  const order = (...seats: number[]) => changed((s) => F["draft-general"].under(s).order.take(seats));
  expect(changed(() => {})).toBe("accepted");
  expect(order(3, 2, 1, 0)).toBe("accepted");
  expect(order(0, 1, 2, 2)).toContain("slots.order: expected every seat once, got 4");
  expect(order(0, 1, 2)).toContain("slots.order: expected every seat once, got 3");
  expect(changed((s) => (F["draft-general"].under(s).picks = 1))).toContain("slots.picks: expected 0, as many as generals have been drafted, got 1");
  const after = fromStart({ draftGenerals: true }, "draft");
  expect(after.play(after.moves()[0]!).checked()).toBe("accepted");
});

/** Blue has declared an attempt of two generals from Dorylaeum, and one of them leaves with it. */
const leaving = (): Table => {
  const before = table().army("red", "antigonus", "celaenae", { mercenary: 6 }).army("blue", "perdiccas", "dorylaeum", { mercenary: 3 });
  before.general("blue", "craterus", "dorylaeum").segment("red", "movement").play("red move-armies").dice("6").play("red activate-general antigonus");
  while (before.asked === "compose-army red") before.play("red done");
  return before.dice("6").play("red step-to gordium", "blue declare-interception dorylaeum", "blue lead-interception perdiccas");
};

test("[DIA-INT.7] each attempt declared has a leader, and the one under way is among them", () => {
  const before = leaving();
  const changed = (change: (f: ReturnType<typeof F.interception.under>) => unknown): string => before.checked((s) => void change(F.interception.under(s)));
  expect(changed(() => {})).toBe("accepted");
  expect(changed((f) => (f.next = 1))).toContain("slots.next: expected one of the attempts declared, got 1");
  expect(changed((f) => f.spaces.push(indexIn(t.spaceIds, "ancyra")))).toContain("slots.leaders: expected a leader for every attempt, got 1");
});

const space = (id: string): number => indexIn(t.spaceIds, id);
const march = (change: object) => (s: DiadochiState) => Object.assign(F.march.under(s), change);
const battle = (change: object) => (s: DiadochiState) => Object.assign(F["land-battle"].under(s), change);

/** Red has asked for passage through this space instead, and decides whether to enter it anyway. */
const asked = (s: DiadochiState, id: string): void => {
  F.march.under(s).from = space(id);
  F["enter-anyway"].under(s).space = space(id);
};

/** Red has fought a battle in which one royal CU of Blue stood aside, and is to lose a CU. */
const losing = (): Table => {
  const before = table()
    .army("red", "antipater", "pella", { macedonian: 4, mercenary: 1 })
    .army("blue", "perdiccas", "aegae", { macedonian: 3, mercenary: 1, royal: 1 });
  before.segment("red", "movement").play("red move-armies").dice("6").passTo("red activate-general antipater").passTo("red done");
  return before.passTo("red step-to aegae").dice("6 5 6 5", "any").passTo("blue stand");
};
/** Red plays a card of timing `any` outside of every window, and Blue may answer it. */
const idle = (): Table =>
  table()
    .hand("red", "gift-of-oratory")
    .hand("blue", "evil-omens")
    .army("red", "antigonus", "celaenae", { mercenary: 2 })
    .dice("", "any")
    .segment("red", "surrender")
    .play("red play-surprise gift-of-oratory");
const effect = (card: string) => (s: DiadochiState) => Object.assign(F["surprise-effect"].under(s), { card: indexIn(t.cardIds, card) });

const card = (id: string): number => indexIn(t.cardIds, id);
const assault = (change: object) => (s: DiadochiState) => Object.assign(F.assault.under(s), change);
const event = (change: object) => (s: DiadochiState) => Object.assign(F.event.under(s), change);
const placing = (change: (f: ReturnType<(typeof F)["place-control-markers"]["under"]>) => unknown) => (s: DiadochiState) =>
  void change(F["place-control-markers"].under(s));
/** Red attempts a major city of Blue, and Blue may play a card on it. */
const attempting = (): Table =>
  table()
    .control("blue", "tyre")
    .army("red", "antigonus", "tyre", { mercenary: 6 })
    .hand("blue", "gift-of-oratory")
    .segment("red", "movement")
    .play("red move-armies")
    .dice("6")
    .passTo("red activate-general antigonus")
    .passTo("red done")
    .passTo("red assault");
/** Red has chosen the province in which Blue, who has most points, loses two markers. */
const rioting = (): Table => {
  const before = table().hand("red", "unrest").control("red", "megalopolis").tyche("red");
  before.control("blue", "chalcis", "corinth", "argos", "athens", "therma", "tyre", "pella");
  for (const line of ["red use-ops", "red ops-nothing", "red carry-out-event"]) if (before.moves().includes(line)) before.play(line);
  return before.play("red target-province greece");
};
/** Red places markers for OPs. */
const marking = (): Table => table().control("red", "cyrene").hand("red", "diplomacy").tyche("red").play("red use-ops", "red ops-control-markers");

/** An independent army has been placed where an army of Red stands, which may avoid it. */
const placedUpon = (): Table =>
  table().hand("red", "illyrian-migration").army("red", "antipater", "illyria", { macedonian: 3 }).tyche("red").play("red ops-nothing", "red carry-out-event");
/** Red's army has come to an independent army, for which Blue may discard a card. */
const comeUpon = (): Table => {
  const before = table().independents("gordium", 2, "pisidians").army("red", "antigonus", "celaenae", { mercenary: 6 }).hand("blue", "scouts");
  before.pile("diplomacy").segment("red", "movement").play("red move-armies").dice("6").passTo("red activate-general antigonus").passTo("red done");
  return before.passTo("red step-to gordium").play("blue pass");
};
const entry = (change: object) => (s: DiadochiState) => Object.assign(F.entry.under(s), change);

/** Red's army is about to move, Green's card acts on it, and Red may answer. */
const mutiny = (): Table => aboutToMove().dice("", "any").play("red pass", "blue pass", "green play-surprise mutiny");

const ROWS: readonly Row[] = [
  // An army that passes through, or asks for it.
  ["DIA-MOV.6", passing, march({ spent: 4095 }), "slots.spent: expected at most", march({ spent: 4000 })],
  ["DIA-MOV.22", passing, march({ mp: 0 }), "slots.mp: expected MP for a step out of the passage"],
  ["DIA-MOV.27", passing, march({ stopped: true }), "slots.stopped: expected false while it asks for passage or is on one"],
  ["DIA-NAV.6", passing, march({ walked: true, sailed: true }), "slots.sailed: expected false", march({ walked: false, sailed: true })],
  ["DIA-MOV.20", inBattle, march({ passage: true }), "passage"],
  ["DIA-MOV.20", neighbour, march({ passage: true }), "slots.passage: expected false where the army stops, or where nobody else's CUs are"],
  ["DIA-MOV.22", asking, march({ mp: 1 }), "slots.mp: expected MP for a step to the space and one out of it"],
  ["DIA-MOV.22", refused, march({ mp: 1 }), "slots.mp: expected MP for a step to the space and one out of it"],
  ["DIA-MOV.27", asking, march({ stopped: true }), "slots.stopped: expected false"],
  ["DIA-MOV.21", refused, (s) => asked(s, "celaenae"), "slots.from: expected a space with CUs of another player"],
  ["DIA-MOV.22", permitted, march({ mp: 0 }), "slots.mp: expected MP for a step out of the passage"],
  // Who may avoid a battle.
  ["DIA-AVO.19", placedUpon, entry({ asked: 4 }), "slots.asked: expected the place of a player"],
  ["DIA-AVO.17", comeUpon, entry({ asked: 3 }), "slots.asked: expected past the last player"],
  // Royal troops that stand aside, and a garrison that has joined.
  ["DIA-RT.5", inBattle, battle({ attackerAside: 1 }), "slots.attackerAside: expected at most 0"],
  ["DIA-RT.5", inBattle, battle({ defenderAside: 1 }), "slots.defenderAside: expected at most 0"],
  ["DIA-RT.5", losing, battle({ defenderAside: 2 }), "slots.defenderAside: expected at most 1", battle({ defenderAside: 1 })],
  ["DIA-SIE.23", inBattle, battle({ garrison: packUnits(1, 0, 0, 0, 0) }), "slots.garrison: expected at most 2 CUs, and none without a city of the attacker"],
  ["DIA-BAT.17", losing, battle({ result: ATTACKER_WON }), "slots.result: expected a draw"],
  ["DIA-BAT.15", losing, battle({ step: F["land-battle"].step.winnerLoss }), "slots.result: expected a victory"],
  // An attempt, an event, and what is counted.
  ["DIA-SIE.18", attempting, assault({ compare: true }), "slots.compare: expected false while an attempt is made"],
  ["DIA-SIE.5", attempting, assault({ space: space("pella") }), "slots.space: expected the space of the army that attempts it"],
  ["DIA-TYC.10", revealing, event({ card: card("scouts") }), "slots.card: expected a card with an event"],
  ["DIA-PLY.6", revealing, (s) => Object.assign(F["hidden-hands"].under(s), { next: 2 }), "slots.next: expected 1 at most"],
  ["DIA-TYC.10", rioting, event({ part: NO_PART }), "slots.part: expected a part of the card"],
  ["DIA-TYC.10", rioting, event({ part: 1 }), "slots.part: expected a part of the card"],
  ["DIA-TYC.11", rioting, event({ step: F.event.step.finished }), "step: expected a step at which markers are removed"],
  ["DIA-TYC.11", rioting, event({ count: 3 }), "slots.count: expected at most 2", event({ count: 1 })],
  [
    "DIA-OPS.6",
    marking,
    placing((f) => f.placed.take(Array.from({ length: 9 }, () => space("pella")))),
    "slots.placed: expected",
    placing((f) => f.placed.take(Array.from({ length: 9 - f.ops }, () => space("pella")))),
  ],
  ["DIA-TYC.11", rioting, (s) => ["chalcis", "corinth"].forEach((id) => S.setMarker(s, t, space(id), S.NOBODY)), "slots.count: expected at most 1"],
  // A card under way fits its window.
  ["DIA-TYC.26", mutiny, effect("scouts"), "slots.card: expected a Surprise card that may be played here"],
  ["DIA-TYC.26", idle, effect("ambush"), "slots.card: expected a Surprise card that may be played here"],
];

test.each(ROWS.map((row, nth) => [`[${row[0]}] what a march, a battle and a card under way must fulfil, ${nth + 1}`, row] as const))("%s", (_title, row) =>
  expectRow(row),
);
