/** What interceptions, avoidance and pursuits under way must fulfil, clause by clause. */
import { SWITCHES } from "../../../src/diadochi/options.js";
import { describe, test } from "vitest";
import { F } from "../../../src/diadochi/frames.js";
import * as S from "../../../src/diadochi/state.js";
import { EDITIONS } from "../../../src/diadochi/tables.js";
import { unitsOfType } from "../../../src/diadochi/units.js";
import { type Table, table } from "../table.js";
import { type Change, expectRow, type Row } from "./rows.js";

const t = EDITIONS.of("");
const space = (id: string): number => t.spaceIds.indexOf(id);
const general = (id: string): number => t.pieceIds.indexOf(id);
const royal = (id: string): number => t.royalIds.indexOf(id);

const [RED, BLUE, GREEN] = [1, 2, 3];
const ONE = unitsOfType(0, 1);

function marching(before: Table): Table {
  before.segment("red", "movement").play("red move-armies").dice("6").play("red activate-general antigonus");
  while (before.asked === "compose-army red") before.play("red done");
  return before.dice("");
}
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
/** Perdiccas, who has been entered at Gordium, may avoid battle. */
const entered = (): Table => marching(red().army("blue", "perdiccas", "gordium", { mercenary: 2 })).play("red step-to gordium");
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
const path =
  (change: object): Change =>
  (s) => {
    Object.assign(F.pursue.top(s), change);
    Object.assign(F.entry.under(s), change);
  };
/** Blue's attempt before its die, while he holds a card that could spare it; and after it, while Red holds one that could undo it. */
const attempting = (holder: "red" | "blue"): Table => {
  const t = red().army("blue", "perdiccas", "dorylaeum", { mercenary: 3 }).hand(holder, "scouts").segment("red", "movement");
  t.play("red move-armies").dice("6").passTo("red activate-general antigonus").passTo("red done").passTo("red step-to gordium");
  return t.dice("").passTo("blue declare-interception dorylaeum");
};
const beforeDie = (): Table => attempting("blue");
const afterDie = (): Table => attempting("red").dice("6").play("red pass");

const PATH = "slots.last: expected the one or two steps of the army that avoids";

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  interception: [
    [
      "[DIA-INT.8] players are asked from the active one on, who never is",
      intercepting,
      (s) => Object.assign(F.interception.top(s), { asked: 0, seat: 0 }),
      "slots.asked: expected a player after the active one, got 0",
    ],
    [
      "[DIA-INT.8] each in his place of the turn order",
      intercepting,
      (s) => Object.assign(F.interception.top(s), { asked: 2 }),
      "slots.seat: expected 2, the player who is asked now, got ",
    ],
    [
      "[DIA-INT.5] nobody intercepts where CUs of the active player were before",
      intercepting,
      (s) => S.setField(s, space("gordium"), RED, ONE),
      "kind: expected an entry that may be intercepted (DIA-INT.5)",
    ],
    [
      "[DIA-MOV.34] nobody reacts to a passage",
      intercepting,
      (s) => void (F.entry.under(s).passage = true),
      "slots.passage: expected a passage only while the army below walks on one (DIA-MOV.34)",
    ],
  ],
  "landings and the sea": [
    [
      "[DIA-MOV.34] a landing is no passage",
      () => {
        const before = table().army("red", "antigonus", "mytilene", { mercenary: 3 }).army("blue", "perdiccas", "therma", { mercenary: 3 });
        return marching(before).play("red embark", "red sail-to amphipolis", "red land-here");
      },
      (s) => void (F.entry.under(s).passage = true),
      "slots.passage: expected a passage only while the army below walks on one (DIA-MOV.34)",
    ],
    [
      "[DIA-NAV.18] an interception at sea has succeeded when it is declared",
      () => {
        const before = table()
          .marker("blue", "ephesus")
          .army("red", "antigonus", "mytilene", { mercenary: 3 })
          .hand("red", "scouts")
          .segment("red", "movement");
        before.play("red move-armies").dice("6").passTo("red activate-general antigonus").passTo("red done").passTo("red embark").play("red sail-to pergamum");
        return before.passTo("blue intercept-at-sea");
      },
      (s) => void (F.attempt.under(s).success = false),
      "slots.success: expected a success, which interceptions at sea are without a die (DIA-NAV.18)",
      (s) => void (F.attempt.under(s).cancelled = true),
    ],
  ],
  "what goes along": [
    ["[DIA-INT.10] those go along of the player who intercepts", leaving, leaves({ seat: 2 }), "slots.seat: expected 1, who intercepts, got "],
    ["[DIA-INT.10] from the space of the attempt", leaving, leaves({ from: space("ancyra") }), "slots.from: expected"],
    ["[DIA-INT.10] under the leader of the attempt", leaving, leaves({ leader: general("alcetas") }), "slots.leader: expected"],
    [
      "[DIA-INT.10] with generals who are there",
      leaving,
      leaves({ generals: (1 << general("perdiccas")) | (1 << general("antigonus")) }),
      "slots.generals: expected generals there, the leader among them",
      leaves({ generals: 1 << general("perdiccas") }),
    ],
    ["[DIA-INT.10] the leader among them", leaving, leaves({ generals: 0 }), "slots.generals: expected generals there, the leader among them"],
    [
      "[DIA-INT.10] with CUs that are there",
      leaving,
      leaves({ units: unitsOfType(0, 4) }),
      "slots.units: expected CUs that are there",
      leaves({ units: unitsOfType(0, 2) }),
    ],
    ["[DIA-INT.10] with one at least", leaving, leaves({ units: 0 }), "slots.units: expected CUs that are there"],
    ["[DIA-INT.10] his own", leaving, (s) => S.setField(s, space("dorylaeum"), GREEN, unitsOfType(0, 3)), "slots.units: expected CUs that are there"],
    [
      "[DIA-INT.10] [DIA-INT.25] with members of the royal family who are there",
      leaving,
      leaves({ royals: 1 << royal("heracles") }),
      "slots.royals: expected royals who are there",
      leaves({ royals: 0 }),
    ],
    [
      "[DIA-INT.5] into a space without CUs of a third player",
      leaving,
      (s) => S.setField(s, space("gordium"), GREEN, ONE),
      "kind: expected a space open to the interceptor (DIA-INT.5)",
      (s) => S.setField(s, space("gordium"), BLUE, ONE),
    ],
  ],
  attempts: [
    [
      "[DIA-AMB.159] who makes the attempt is the same as below",
      beforeDie,
      (s) => void (F.attempt.under(s).seat ^= 1),
      "slots.seat: expected 1, who makes the attempt, got 0",
    ],
    [
      "[DIA-AMB.159] before the die nothing has succeeded",
      beforeDie,
      (s) => void (F.attempt.under(s).success = true),
      "slots.success: expected no success before the die",
      (s) => void (F.attempt.under(s).automatic = true),
    ],
    [
      "[DIA-AMB.159] nothing is cancelled then",
      beforeDie,
      (s) => void (F.attempt.under(s).cancelled = true),
      "slots.cancelled: expected a success that is cancelled",
    ],
    [
      "[DIA-AMB.159] after a success no die is spared",
      afterDie,
      (s) => void (F.attempt.under(s).automatic = true),
      "slots.automatic: expected no die spared after a success",
      (s) => void (F.attempt.under(s).cancelled = true),
    ],
  ],
  avoidance: [
    [
      "[DIA-AVO.3] a player with a general there avoids battle",
      entered,
      (s) => S.setGeneralPlace(s, general("perdiccas"), space("babylon")),
      "slots.seat: expected a player with a general there (DIA-AVO.3)",
    ],
  ],
  pursuit: [
    [
      "[DIA-OPT.6] pursuit is an option",
      pursued,
      (s) => (s.options &= ~SWITCHES.of.pursuit),
      "kind: expected a march with the option of pursuit and movement points",
    ],
    [
      "[DIA-OPT.6] it costs 1 MP",
      pursued,
      (s) => void (F.march.under(s).mp = 0),
      "kind: expected a march with the option of pursuit and movement points",
      (s) => void (F.march.under(s).mp = 1),
    ],
    ["[DIA-OPT.6] the first step of the army that avoids is next to the space", pursued, path({ first: space("memphis"), last: space("memphis") }), PATH],
    ["[DIA-OPT.6] the second is next to the first", farther, path({ last: space("memphis") }), PATH],
    [
      "[DIA-OPT.6] the path is that of the entry",
      farther,
      (s) => void (F.pursue.top(s).last = F.pursue.top(s).first),
      "slots.first: expected the path of the entry",
    ],
    ["[DIA-OPT.6] in its first step too", pursued, (s) => void (F.entry.under(s).first = space("dorylaeum")), "slots.first: expected the path of the entry"],
    ["[DIA-OPT.6] the army has CUs", pursued, (s) => S.setForceUnits(s, 0), "kind: expected an army that can pursue"],
    [
      "[DIA-OPT.6] its own CUs are not where the other has gone",
      pursued,
      (s) => S.setField(s, space("ancyra"), RED, ONE),
      "slots.last: expected spaces without the pursuer's own CUs",
    ],
    [
      "[DIA-OPT.6] nor where the other has come through",
      farther,
      (s) => S.setField(s, space("ancyra"), RED, ONE),
      "slots.last: expected spaces without the pursuer's own CUs",
    ],
    [
      "[DIA-OPT.6] nor where the other went on to",
      farther,
      (s) => S.setField(s, space("mazaca"), RED, ONE),
      "slots.last: expected spaces without the pursuer's own CUs",
    ],
  ],
};

describe.each(Object.entries(ROWS))("%s", (_, rows) => {
  test.each(rows.map((row) => [row[0], row] as const))("%s", (_title, row) => expectRow(row));
});
