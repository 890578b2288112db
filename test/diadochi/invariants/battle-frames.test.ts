/** What battles, defeats and sieges under way must fulfil, clause by clause. */
import { describe, test } from "vitest";
import { DEFENDER_WON, DRAWN, F } from "../../../src/diadochi/frames.js";
import * as S from "../../../src/diadochi/state.js";
import { EDITIONS, NONE } from "../../../src/diadochi/tables.js";
import type { UnitCounts } from "../../../src/diadochi/types.js";
import { unitsOfType } from "../../../src/diadochi/units.js";
import { type Table, table } from "../table.js";
import { type Change, expectRow, type Row } from "./rows.js";

const t = EDITIONS.of("");
const space = (id: string): number => t.spaceIds.indexOf(id);

const BLUE = 2;

/** Red's army attacks Blue's at Gordium; both have royal troops. */
const attacking = (rolls: string, units: UnitCounts = { mercenary: 4, royal: 2 }, mercenary = 3): Table => {
  const before = table({ usurper: "blue" })
    .army("red", "antigonus", "celaenae", units)
    .army("blue", "perdiccas", "gordium", { mercenary, royal: 2, macedonian: 1 });
  before.hand("red", "scouts").hand("blue", "ambush").segment("red", "movement").play("red move-armies").dice(`6 ${rolls}`);
  return before.passTo("red activate-general antigonus").passTo("red done").passTo("red step-to gordium").passTo("blue stand");
};
const beforeDice = (): Table => attacking("");
/** The winner, then both sides after a draw, choose the CU they lose. */
const until = (before: Table, decision: string): Table => {
  for (let n = 0; n < 30 && before.decision !== decision; n++) before.play(`${before.seat} pass`);
  return before;
};
const winnerLoses = (): Table => until(attacking("4 6 2 5"), "unit-loss");
const drawn = (): Table => until(attacking("6 6 6 6", { mercenary: 7, macedonian: 1, royal: 2 }), "unit-loss");
/** Red's army is beaten; his royal troops have gone over, and he chooses whom else he loses. */
const beaten = (): Table => {
  const before = until(attacking("1 1 6 6 4", { macedonian: 1, royal: 2, "silver-shields": 2 }, 12), "unit-loss");
  return before.set((s) => (s.silver = S.SILVER_IN_PLAY));
};
const battle =
  (change: object): Change =>
  (s) =>
    Object.assign(F["land-battle"].find(s)!, change);

/** Blue's army attacks the besiegers of his city, with CUs inside. */
const relief = (): Table => {
  const before = table()
    .inside("red", "celaenae", { macedonian: 1 })
    .units("blue", "celaenae", { mercenary: 3 })
    .army("red", "antigonus", "gordium", { mercenary: 3 });
  return before.segment("red", "movement").play("red move-armies").dice("6").play("red activate-general antigonus", "red done", "red step-to celaenae");
};

/** Red has beaten Blue's four Macedonians, who have all got away, and may pursue them with a card. */
const survived = (): Table => {
  const before = table().army("red", "antigonus", "celaenae", { mercenary: 12 }).army("blue", "perdiccas", "gordium", { macedonian: 4 });
  before.hand("red", "relentless-pursuit").segment("red", "movement").play("red move-armies").dice("6");
  before.passTo("red activate-general antigonus").passTo("red done").passTo("red step-to gordium").passTo("blue stand");
  return before.dice("6 6 1 1 1").play("red pass");
};

/** Celaenae falls while Red's army is before it: his points suffice by now. Blue chooses whom he loses inside. */
const falling = (): Table => {
  const before = table().inside("blue", "celaenae", { macedonian: 1, royal: 1 }).army("red", "antigonus", "celaenae", { mercenary: 3 });
  before.segment("red", "movement").play("red move-armies").dice("6").play("red activate-general antigonus");
  while (before.asked === "compose-army red") before.play("red done");
  before.set((s) => S.setSiege(s, space("celaenae"), 0, 3)).settle();
  return before.dice("4").run();
};
const fall =
  (change: object): Change =>
  (s) =>
    Object.assign(F.assault.under(s), change);
const NO_ATTEMPT = "slots.compare: expected 0 for an attempt (DIA-SIE.18)";

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  "royal troops aside": [
    [
      "[DIA-RT.5] nobody stands aside before the dice: not of the attacker",
      beforeDice,
      battle({ attackerAside: 1 }),
      "slots.attackerAside: expected nobody aside before the dice",
    ],
    ["[DIA-RT.5] nor of the defender", beforeDice, battle({ defenderAside: 1 }), "slots.attackerAside: expected nobody aside before the dice"],
    ["[DIA-RT.5] nor while a garrison may join", relief, battle({ defenderAside: 1 }), "slots.attackerAside: expected nobody aside before the dice"],
    [
      "[DIA-RT.5] those of the attacker are with his army until a defeat",
      winnerLoses,
      battle({ attackerAside: 3 }),
      "slots.attackerAside: expected royal CUs of the attacker, got 3",
      battle({ attackerAside: 2 }),
    ],
    [
      "[DIA-RT.5] those of the defender are in the field",
      winnerLoses,
      battle({ defenderAside: 3 }),
      "slots.defenderAside: expected royal CUs of the defender, got 3",
      battle({ defenderAside: 2 }),
    ],
    [
      "[DIA-RT.5] those of a beaten attacker have gone over when he chooses whom else he loses",
      beaten,
      battle({ result: NONE }),
      "slots.result: expected a result",
    ],
    [
      "[DIA-RT.5] after a draw those of the attacker are with his army while he chooses whom he loses",
      drawn,
      battle({ attackerAside: 3 }),
      "slots.attackerAside: expected royal CUs of the attacker, got 3",
      battle({ attackerAside: 2 }),
    ],
  ],
  survivors: [
    [
      "[DIA-DEF.5] once a battle is over survivors lie in the loser's Dispersed Box",
      survived,
      (s) => S.setDispersedUnits(s, 1, 0),
      "slots.survivors: expected CUs in the loser's Dispersed Box (DIA-DEF.5)",
      battle({ survivors: 0 }),
      battle({ survivors: unitsOfType(1, 1) }),
    ],
    [
      "[DIA-DEF.5] not before it is over, though such CUs lie there",
      () => beforeDice().dispersed("red", { mercenary: 1 }),
      battle({ survivors: unitsOfType(0, 1) }),
      "slots.survivors: expected CUs in the loser's Dispersed Box (DIA-DEF.5)",
    ],
    ["[DIA-DEF.5] nobody's after a draw", survived, battle({ result: DRAWN }), "slots.survivors: expected CUs in the loser's Dispersed Box (DIA-DEF.5)"],
    [
      "[DIA-DEF.5] the loser's and not the winner's",
      survived,
      battle({ result: DEFENDER_WON }),
      "slots.survivors: expected CUs in the loser's Dispersed Box (DIA-DEF.5)",
    ],
  ],
  "cities that fall without an attempt": [
    [
      "[DIA-SIE.18] where nobody makes an attempt no commander leads one",
      falling,
      fall({ commander: t.pieceIds.indexOf("antigonus") }),
      NO_ATTEMPT,
      fall({ commander: NONE }),
    ],
    ["[DIA-SIE.18] no card gives points", falling, fall({ given: 1 }), NO_ATTEMPT],
    ["[DIA-SIE.18] no die has gained any", falling, fall({ gained: 1 }), NO_ATTEMPT],
    ["[DIA-SIE.18] no army under way makes it", falling, fall({ place: S.FORCE }), NO_ATTEMPT],
  ],
  garrisons: [
    [
      "[DIA-SIE.23] a player with CUs inside is asked whether they join",
      relief,
      (s) => S.setInside(s, t, space("celaenae"), 0),
      "slots.seat: expected a player with CUs inside (DIA-SIE.23)",
    ],
    ["[DIA-SIE.23] of his own city", relief, (s) => S.setMarker(s, t, space("celaenae"), BLUE), "slots.seat: expected a player with CUs inside (DIA-SIE.23)"],
    [
      "[DIA-SIE.23] CUs that have joined have come out of the attacker's city",
      beforeDice,
      battle({ garrison: unitsOfType(0, 1) }),
      "slots.garrison: expected CUs that have come out of the attacker's city (DIA-SIE.23)",
    ],
    [
      "[DIA-DEF.5] survivors lie in the loser's Dispersed Box, once the battle is over",
      beforeDice,
      battle({ survivors: unitsOfType(0, 1) }),
      "slots.survivors: expected CUs in the loser's Dispersed Box (DIA-DEF.5)",
    ],
  ],
};

describe.each(Object.entries(ROWS))("%s", (_, rows) => {
  test.each(rows.map((row) => [row[0], row] as const))("%s", (_title, row) => expectRow(row));
});
