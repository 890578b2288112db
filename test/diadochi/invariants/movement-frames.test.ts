/** What marches, passages, sorties and fleets under way must fulfil, clause by clause. */
import { describe, expect, test } from "vitest";
import { F } from "../../../src/diadochi/frames.js";
import * as S from "../../../src/diadochi/state.js";
import { EDITIONS } from "../../../src/diadochi/tables.js";
import { unitsOfType } from "../../../src/diadochi/units.js";
import { type Table, table } from "../table.js";
import { type Change, expectRow, type Row } from "./rows.js";

const t = EDITIONS.of("");
const space = (id: string): number => t.spaceIds.indexOf(id);
const general = (id: string): number => t.pieceIds.indexOf(id);
const fleet = (id: string): number => t.fleetIds.indexOf(id);

const [RED, BLUE] = [1, 2];
const ONE = unitsOfType(0, 1);

function marching(before: Table, roll = "6"): Table {
  before.segment("red", "movement").play("red move-armies").dice(roll).play("red activate-general antigonus");
  while (before.asked === "compose-army red") before.play("red done");
  return before.dice("");
}
/** Red's army in Celaenae is about to ask Blue for passage through Gordium. */
const before = (): Table =>
  marching(table().marker("blue", "gordium").army("blue", "perdiccas", "gordium", { mercenary: 2 }).army("red", "antigonus", "celaenae", { mercenary: 4 }));
const asking = (): Table => before().play("red ask-passage gordium");
const refused = (): Table => asking().play("blue refuse-passage");
const permitted = (): Table => asking().play("blue permit-passage");
const passing = (): Table => permitted().play("blue let-pass");
const march =
  (change: object): Change =>
  (s) =>
    Object.assign(F.march.find(s)!, change);
const beside =
  (owner: number): Change =>
  (s) =>
    S.setField(s, S.forceSpace(s), owner, owner === S.NOBODY ? 0 : ONE);

/** Antigonus makes a sortie out of Celaenae with one of two CUs. */
const sortie = (): Table => {
  const under = table().units("blue", "celaenae", { mercenary: 1 }).inside("red", "celaenae", { macedonian: 1, mercenary: 1 }, "antigonus");
  return under.segment("red", "movement").play("red move-armies", "red activate-general antigonus", "red bring-unit macedonian");
};
const atSea = (): Table =>
  marching(table().marker("red", "rhodes").marker("blue", "ephesus").army("red", "antigonus", "mytilene", { mercenary: 3 })).play(
    "red embark",
    "red sail-to amphipolis",
    "red land-here",
  );
const intercepting = (): Table => atSea().play("red done");

const NO_PASSAGE = "slots.passage: expected no passage but while the army walks (DIA-MOV.22)";
const NOT_AMONG = "slots.passage: expected a passage only among another player's CUs (DIA-MOV.22)";
const NO_FARTHER = "slots.passage: expected no passage of an army that goes no farther (DIA-MOV.22)";
const NOT_ANOTHERS = "kind: expected a question about a space with CUs of another player";
const inGordium =
  (owner: number): Change =>
  (s) =>
    S.setField(s, space("gordium"), owner, owner === S.NOBODY ? 0 : ONE);

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  passages: [
    ["[DIA-MOV.22] an army on a passage walks on: it drops nothing", () => before().play("red drop-or-pick-up"), march({ passage: true }), NO_PASSAGE],
    ["[DIA-MOV.22] it makes no other move first", passing, (s) => void (F.march.top(s).step = F.march.step.atSea), "frames"],
    ["[DIA-MOV.22] it is among another player's CUs: nobody's will not do", permitted, beside(S.NOBODY), NOT_AMONG],
    ["[DIA-MOV.22] nor the independents'", permitted, beside(S.INDEPENDENTS), NOT_AMONG],
    ["[DIA-MOV.22] nor its own", permitted, beside(RED), NOT_AMONG],
    ["[DIA-MOV.22] it has CUs", permitted, (s) => S.setForceUnits(s, 0), NOT_AMONG],
    ["[DIA-MOV.22] it has not fought", passing, march({ stopped: true }), NO_FARTHER],
    ["[DIA-MOV.22] its move has not ended", passing, march({ ended: true }), NO_FARTHER],
    [
      "[DIA-MOV.22] it has not sailed and walked",
      passing,
      march({ walked: true, sailed: true }),
      NO_FARTHER,
      march({ walked: true, sailed: false }),
      march({ walked: false, sailed: true }),
    ],
    [
      "[DIA-MOV.22] it has MP for the next step",
      passing,
      march({ mp: 0 }),
      "slots.mp: expected movement points to leave the space of the passage (DIA-MOV.22)",
      march({ mp: 1 }),
    ],
    [
      "[DIA-MAP.17] an army is beside enemies only on a passage",
      passing,
      march({ passage: false }),
      "kind: expected no army beside enemies but on a passage (DIA-MAP.17)",
    ],
    [
      "[DIA-MAP.17] so it is while it walks without one",
      () => marching(table().army("red", "antigonus", "celaenae", { mercenary: 4 })),
      beside(BLUE),
      "kind: expected no army beside enemies but on a passage (DIA-MAP.17)",
      beside(S.NOBODY),
    ],
    [
      "[DIA-MAP.17] and while it handles pieces",
      () => before().play("red drop-or-pick-up"),
      beside(BLUE),
      "kind: expected no army beside enemies (DIA-MAP.17)",
    ],
  ],
  "questions about a passage": [
    ["[DIA-MOV.21] passage is asked of another player's CUs: not where nobody's are", asking, inGordium(S.NOBODY), NOT_ANOTHERS],
    ["[DIA-MOV.21] not where the independents' are", asking, inGordium(S.INDEPENDENTS), NOT_ANOTHERS],
    ["[DIA-MOV.21] not where the own are", asking, inGordium(RED), NOT_ANOTHERS],
    ["[DIA-MOV.21] an army without CUs does not ask", asking, (s) => S.setForceUnits(s, 0), "kind: expected an army that asks for passage (DIA-MOV.21)"],
    [
      "[DIA-MOV.21] a space that is not next to the army is not asked about",
      () => refused().units("blue", "memphis", { mercenary: 1 }),
      (s) => void (F.march.under(s).from = space("memphis")),
      "kind: expected a question about a space that the army can reach",
    ],
    [
      "[DIA-MOV.21] nor one that is next to another space",
      () => refused().units("blue", "sardis", { mercenary: 1 }),
      (s) => void (F.march.under(s).from = space("sardis")),
      "kind: expected a question about a space that the army can reach",
    ],
    [
      "[DIA-MOV.21] nor one that costs more MP than it has",
      refused,
      (s) => void (F.march.under(s).mp = 0),
      "kind: expected a question about a space that the army can reach",
      (s) => void (F.march.under(s).mp = 1),
    ],
  ],
  sorties: [
    [
      "[DIA-SIE.22] a general of the active player leads the sortie",
      sortie,
      (s) => void (F.sortie.top(s).commander = general("alcetas") + 4),
      "slots.commander: expected a general of the active player",
    ],
    [
      "[DIA-SIE.22] it is made out of the city of the army under way",
      sortie,
      (s) => void (F.sortie.top(s).space = space("babylon")),
      "slots.space: expected the city of the army under way",
    ],
    [
      "[DIA-SIE.22] a city of his",
      () => sortie(),
      (s) => {
        S.setInside(s, t, space("celaenae"), 0);
        S.setMarker(s, t, space("celaenae"), BLUE);
      },
      "slots.space: expected the city of the army under way",
    ],
    [
      "[DIA-SIE.22] and a major city",
      sortie,
      (s) => {
        S.moveForce(s, space("gordium"));
        S.setMarker(s, t, space("gordium"), RED);
        F.sortie.top(s).space = space("gordium");
      },
      "slots.space: expected the city of the army under way",
    ],
    ["[DIA-SIE.22] he is with those who make it", sortie, (s) => S.setForceGenerals(s, 0), "slots.commander: expected a general who leads the sortie"],
    ["[DIA-SIE.22] there are besiegers", sortie, beside(S.NOBODY), "kind: expected a sortie against besiegers"],
    ["[DIA-SIE.22] other than his own CUs", sortie, beside(RED), "kind: expected a sortie against besiegers"],
    [
      "[DIA-SIE.22] with CUs, outside or still inside",
      sortie,
      (s) => {
        S.setInside(s, t, space("celaenae"), 0);
        S.setForceUnits(s, 0);
      },
      "kind: expected a sortie with CUs",
    ],
    [
      "[DIA-SIE.22] [DIA-SIE.24] no general of his is in the field before",
      sortie,
      (s) => S.setGeneralPlace(s, general("alcetas"), space("celaenae")),
      "kind: expected no general of his in the field",
    ],
  ],
  fleets: [
    [
      "[DIA-NAV.12] escorts are available fleets of the active player",
      atSea,
      (s) => void (F.escort.top(s).fleets = 1 << fleet("ionian-fleet")),
      "slots.fleets: expected available fleets of the active player (DIA-NAV.12)",
      (s) => void (F.escort.top(s).fleets = 1 << fleet("rhodian-fleet")),
    ],
    [
      "[DIA-NAV.12] a dispersed fleet is no escort",
      atSea,
      (s) => {
        S.setFleet(s, fleet("rhodian-fleet"), false, true);
        F.escort.top(s).fleets = 1 << fleet("rhodian-fleet");
      },
      "slots.fleets: expected available fleets of the active player (DIA-NAV.12)",
    ],
    [
      "[DIA-NAV.15] who intercepts at sea commits available fleets of his own",
      intercepting,
      (s) => void (F["naval-interception"].top(s).fleets = 1 << fleet("rhodian-fleet")),
      "slots.fleets: expected available fleets of the player (DIA-NAV.15)",
      (s) => void (F["naval-interception"].top(s).fleets = 1 << fleet("ionian-fleet")),
    ],
    [
      "[DIA-NAV.15] without one he is not asked",
      intercepting,
      (s) => S.setFleet(s, fleet("ionian-fleet"), false, true),
      "slots.fleets: expected available fleets of the player (DIA-NAV.15)",
    ],
  ],
};

describe.each(Object.entries(ROWS))("%s", (_, rows) => {
  test.each(rows.map((row) => [row[0], row] as const))("%s", (_title, row) => expectRow(row));
});

test("[DIA-MOV.38] [DIA-MOV.41] pieces are handled at most once each: the army's, those beside it, generals and royals", () => {
  const handling = before().units("red", "celaenae", { mercenary: 2 }).play("red drop-or-pick-up");
  const done = (n: number): string => handling.checked((s) => void (F["drop-or-pick-up"].top(s).done = n));
  const most = 4 + 2 + 1 + t.generalCount + t.royalCount;
  expect(done(most)).toBe("accepted");
  expect(done(most + 1)).toContain(`slots.done: expected at most ${most}, got ${most + 1}`);
});
