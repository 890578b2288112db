/** What set-ups, cards and Surprise cards under way must fulfil, clause by clause. */
import { describe, test } from "vitest";
import { F } from "../../../src/diadochi/frames.js";
import { DIADOCHI } from "../../../src/diadochi/index.js";
import * as S from "../../../src/diadochi/state.js";
import { EDITIONS } from "../../../src/diadochi/tables.js";
import { type Table, table } from "../table.js";
import { type Change, expectRow, type Row } from "./rows.js";

const t = EDITIONS.of("");
const general = (id: string): number => t.pieceIds.indexOf(id);
const card = (id: string): number => t.cardIds.indexOf(id);

const [BLUE, GREEN] = [2, 3];

/** Players draft generals; one has been picked. */
const drafting = (): Table => {
  const before = table();
  before.state = DIADOCHI.setup({ seed: "draft", draftGenerals: true });
  return before.play(before.list[0]!);
};
const order =
  (...seats: readonly number[]): Change =>
  (s) => {
    const list = F["draft-general"].top(s).order;
    list.clear();
    for (const seat of seats) list.push(seat);
  };
/** Antipater returns from the Dispersed Box. */
const returning = (): Table => table().generalAt("red", "antipater", S.DISPERSED).marker("red", "pella", "tyre").begin("reinforcement");
/** Blue's second player of the turn has chosen an Event card. */
const choosing = (): Table =>
  table()
    .hand("blue", "lamian-war", "mutiny", "diplomacy")
    .hand("red", "epidemic")
    .army("blue", "antipater", "pella", { mercenary: 1 })
    .segment("blue", "tyche")
    .play("blue choose-card lamian-war");
const chosen =
  (id: string): Change =>
  (s) =>
    void (F["choose-use"].top(s).card = card(id));
const spending = (id: string): Table => table().hand("red", id).marker("red", "pella").tyche("red").playTo("choose-ops-use", "use-ops");
const inUse =
  (id: string): Change =>
  (s) =>
    void (F["choose-use"].under(s).card = card(id));
const deploying = (): Table =>
  table()
    .hand("red", "general-eumenes")
    .marker("red", "pella", "tyre")
    .general("blue", "seleucus", "susa")
    .set((s) => S.setCardPlace(s, card("general-seleucus"), S.ASIDE))
    .tyche("red");
const bonus = (): Table =>
  table().hand("red", "drink-hemlock").royal("olympias", "pella").general("red", "antipater", "pella").tyche("red").play("red ops-nothing");

/** Windows of an army that is about to move, and of the battle that it begins. */
const aboutToMove = (): Table => {
  const before = table().army("red", "antipater", "pella", { macedonian: 5 }).army("blue", "perdiccas", "aegae", { macedonian: 3, mercenary: 1 });
  before.hand("red", "scouts").hand("green", "mutiny").hand("blue", "ambush").segment("red", "movement").play("red move-armies").dice("6");
  return before.passTo("red activate-general antipater").passTo("red done");
};
const passed = (): Table => aboutToMove().play("red pass", "blue pass");
const inBattle = (): Table => aboutToMove().passTo("red step-to aegae").passTo("blue stand");
const afterBattle = (): Table => {
  const before = inBattle().dice("6 6 1 1 6", "any");
  while (!F["land-battle"].isUnderWay(before.state) || F["land-battle"].find(before.state)!.step !== F["land-battle"].step.end)
    before.play(`${before.seat} pass`);
  return before;
};
const window =
  (change: object): Change =>
  (s) =>
    Object.assign(F["surprise-window"].top(s), change);

/** Blue chooses mutineers of Red's army before its first step, and in the battle. */
const mutiny = (): Table =>
  table()
    .army("red", "antipater", "pella", { macedonian: 3, royal: 2, mercenary: 2 })
    .army("blue", "perdiccas", "aegae", { macedonian: 3 })
    .hand("blue", "mutiny")
    .segment("red", "movement")
    .play("red move-armies");
const mutineers = (): Table => mutiny().dice("6 6 6", "any").passTo("red activate-general antipater").passTo("red done").passTo("blue play-surprise mutiny");
const fighters = (): Table => {
  const t = mutiny().dice("6 6 6", "any").passTo("red activate-general antipater").passTo("red done").passTo("red step-to aegae").passTo("blue stand");
  return t.passTo("blue play-surprise mutiny");
};
const enemy =
  (owner: number): Change =>
  (s) =>
    void (F["surprise-effect"].top(s).enemy = owner);
const NO_ENEMY = "slots.enemy: expected an enemy whose CUs can mutiny";

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  "generals drafted": [
    ["[DIA-OPT.3] every seat is in the order of the draft once", drafting, order(0, 1, 2, 2), "kind: expected an order with every seat once"],
    [
      "[DIA-OPT.3] each of them plays",
      () => {
        const before = table();
        before.state = DIADOCHI.setup({ seed: "draft", draftGenerals: true, players: 3 });
        return before.play(before.list[0]!);
      },
      order(0, 1, 3),
      "kind: expected an order with every seat once",
    ],
    ["[DIA-OPT.3] none is missing", drafting, order(0, 1, 2), "kind: expected an order with every seat once"],
    [
      "[DIA-OPT.3] as many picks have been made as generals are in a faction",
      drafting,
      (s) => void F["draft-general"].top(s).picks++,
      "slots.picks: expected 1, as many as generals have been drafted, got 2",
    ],
  ],
  "generals returning": [
    [
      "[DIA-REI.6] a general who returns comes from the Dispersed Box",
      returning,
      (s) => S.setGeneralPlace(s, general("antipater"), S.POOL),
      "slots.general: expected a general from the Dispersed Box (DIA-REI.6)",
    ],
    [
      "[DIA-REI.6] without an army of his own",
      returning,
      (s) => void (F["place-general"].top(s).army = true),
      "slots.general: expected a general from the Dispersed Box (DIA-REI.6)",
    ],
  ],
  "the card of the segment": [
    ["[DIA-TYC.7] the active player uses it", choosing, (s) => void (F["choose-use"].top(s).seat = 0), "slots.seat: expected 1, who is active (clock.active)"],
    [
      "[DIA-TYC.7] a card of his hand",
      choosing,
      chosen("epidemic"),
      "slots.card: expected a card of his hand that is no Surprise card (DIA-TYC.7)",
      chosen("diplomacy"),
    ],
    ["[DIA-TYC.7] and no Surprise card", choosing, chosen("mutiny"), "slots.card: expected a card of his hand that is no Surprise card (DIA-TYC.7)"],
    [
      "[DIA-AMB.161] what is spent are the OPs of a card that has some",
      () => spending("lamian-war"),
      inUse("general-eumenes"),
      "slots.card: expected the card that is in use",
      inUse("diplomacy"),
    ],
    [
      "[DIA-AMB.161] a Bonus card lies open meanwhile",
      () => spending("unrest"),
      (s) => S.setCardPlace(s, card("unrest"), S.DISCARDS),
      "slots.card: expected the card that is in use",
    ],
    ["[DIA-TYC.12] the general of the card has joined the faction", deploying, inUse("general-seleucus"), "slots.card: expected the card that is in use"],
    ["[DIA-TYC.12] it is the card of a general", deploying, inUse("diplomacy"), "slots.card: expected the card that is in use"],
    [
      "[DIA-AMB.161] the event of a Bonus card is the active player's",
      bonus,
      (s) => void (F["bonus-event"].top(s).seat = 1),
      "slots.seat: expected 0, who is active (clock.active)",
    ],
    ["[DIA-AMB.161] it is of the card of the segment", bonus, (s) => void (F["bonus-event"].top(s).card = card("unrest")), "slots.card: expected"],
    [
      "[DIA-AMB.161] of a Bonus card",
      bonus,
      (s) => {
        for (const frame of [F["bonus-event"].top(s), F["choose-use"].under(s)]) frame.card = card("diplomacy");
        S.setCardPlace(s, card("diplomacy"), S.RESTING);
      },
      "slots.card: expected a Bonus card that lies open",
    ],
    ["[DIA-AMB.161] that lies open", bonus, (s) => S.setCardPlace(s, card("drink-hemlock"), S.DISCARDS), "slots.card: expected a Bonus card that lies open"],
  ],
  windows: [
    ["[DIA-TYC.27] a window is of the moment: for the active player", aboutToMove, window({ own: 0 }), "slots.own: expected"],
    ["[DIA-TYC.27] and for the others", aboutToMove, window({ others: 0 }), "slots.others: expected"],
    [
      "[DIA-TYC.27] the active player is asked first: nobody has passed",
      aboutToMove,
      window({ passed: 2 }),
      "slots.passed: expected 0, the seats before the one asked, got 2",
    ],
    [
      "[DIA-TYC.27] then the others in turn order: those before have passed",
      passed,
      window({ passed: 1 }),
      "slots.passed: expected 3, the seats before the one asked, got 1",
    ],
    ["[DIA-TYC.27] a battle has one window before its dice", inBattle, (s) => void (F["land-battle"].under(s).step = F["land-battle"].step.end), "frames"],
    ["[DIA-TYC.27] and one after it", afterBattle, window({ own: 0 }), "slots.own: expected"],
  ],
  "Surprise cards": [
    [
      "[DIA-TYC.34] a Surprise card that is carried out lies open",
      mutineers,
      (s) => S.setCardPlace(s, card("mutiny"), S.DISCARDS),
      "slots.card: expected a Surprise card that lies open (DIA-TYC.34)",
    ],
    [
      "[DIA-TYC.34] it is a Surprise card",
      mutineers,
      (s) => {
        S.setCardPlace(s, card("diplomacy"), S.RESTING);
        F["surprise-effect"].top(s).card = card("diplomacy");
      },
      "slots.card: expected a Surprise card that lies open (DIA-TYC.34)",
    ],
    ["[DIA-CRD.3] CUs of the army that moves mutiny", mutineers, enemy(GREEN), NO_ENEMY],
    ["[DIA-CRD.3] not those of the player of the card", mutineers, (s) => void (F["surprise-effect"].top(s).seat = 0), NO_ENEMY],
    ["[DIA-CRD.3] nor nobody's", mutineers, enemy(S.NOBODY), NO_ENEMY],
    ["[DIA-CRD.3] the army has CUs", mutineers, (s) => S.setForceUnits(s, 0), "slots.enemy: expected an enemy with CUs"],
    ["[DIA-CRD.3] in a battle those of a side do", fighters, enemy(GREEN), NO_ENEMY],
    [
      "[DIA-CRD.3] the player of the card is the other side",
      fighters,
      (s) => void (F["surprise-effect"].top(s).seat = 2),
      "slots.seat: expected a side of the battle",
    ],
    ["[DIA-CRD.3] not the own", fighters, enemy(BLUE), NO_ENEMY],
  ],
};

describe.each(Object.entries(ROWS))("%s", (_, rows) => {
  test.each(rows.map((row) => [row[0], row] as const))("%s", (_title, row) => expectRow(row));
});
