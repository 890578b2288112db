/** Every piece of a view lies on the table, once. */
import { describe, expect, test } from "vitest";
import type { Piece, Table } from "../../src/core/board/table.js";
import type { DiadochiView } from "../../src/diadochi/knowledge/view/index.js";
import type { NineYearsView } from "../../src/nine-years/knowledge/view/index.js";
import type { PeloponnesianView } from "../../src/peloponnesian/knowledge/view/index.js";
import type { UnrestView } from "../../src/unrest/knowledge/view.js";
import { type DrawnGame, GAMES, positions, viewersOf } from "./games.js";

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
const piecesOf = (table: Table): Piece[] => table.stacks.flatMap(({ pieces }) => pieces);
const countOf = (pieces: readonly Piece[]): number => sum(pieces.map(({ count }) => count));

/** How many pieces of each kind a view has, by its own counts. */
const COUNTS: Readonly<Record<string, (view: never) => Readonly<Record<string, number>>>> = {
  diadochi: ({ spaces, seats, generals, royals, fleets, alexander }: DiadochiView) => ({
    units:
      sum(Object.values(spaces).flatMap(({ field = [], inside = [] }) => [...field, ...inside].flatMap(({ units = {} }) => Object.values(units)))) +
      sum(seats.flatMap(({ dispersed }) => Object.values(dispersed.units))),
    "independent-army": sum(Object.values(spaces).flatMap(({ independentArmies = [] }) => independentArmies.map(({ units }) => units))),
    general: Object.keys(generals).length,
    "royal-family": Object.keys(royals).length,
    "alexanders-body": alexander.place === "field" || alexander.place === "inside" ? 1 : 0,
    fleet: Object.keys(fleets).length,
  }),
  "nine-years": ({ spaces, powers, leaders, fleets }: NineYearsView) => ({
    corps:
      sum(Object.values(spaces).flatMap(({ corps = [], garrison = [] }) => [...corps, ...garrison].map(({ count = 1 }) => count))) +
      sum(Object.values(powers).map(({ pool = 0, waiting = 0 }) => pool + waiting)),
    leader: Object.keys(leaders).length,
    fleet: Object.keys(fleets).length,
  }),
  peloponnesian: ({ areas, pools, blocks, hiddenBlocks }: PeloponnesianView) => ({
    block:
      sum(Object.values(areas).flatMap(({ field, besieged }) => [field, besieged].flatMap((counts) => Object.values(counts ?? {})))) +
      pools.sparta +
      pools.athens +
      [blocks.sparta, blocks.athens].flatMap((seen) => Object.values(seen)).filter(({ off = "pool" }) => off !== "pool").length +
      sum([...hiddenBlocks.sparta, ...hiddenBlocks.athens].map(({ off, count }) => (off === "drawn" ? count : 0))),
  }),
  unrest: ({ locations, leaders }: UnrestView) => ({
    cu: sum(Object.values(locations).flatMap(({ cu }) => [cu.carthage, cu.coalition])),
    leader: Object.keys(leaders).length,
  }),
};
const UNITS: readonly string[] = ["mercenary", "macedonian", "royal", "elephant", "silver-shields"];

function countsOf(table: Table): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind, count } of piecesOf(table)) {
    const key = UNITS.includes(kind) ? "units" : kind;
    counts[key] = (counts[key] ?? 0) + count;
  }
  return counts;
}

const withoutZeros = (counts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));

function eachTable(game: DrawnGame, games: number, see: (table: Table, view: never) => void): void {
  for (const state of positions(game, games)) {
    for (const viewer of viewersOf(game)) {
      const view = game.ruleset.view(state, viewer as never) as never;
      see(game.table(view), view);
    }
  }
}

describe.each(GAMES)("the table of $id", (game) => {
  test("holds as many pieces of each kind as the view, whoever looks", () => {
    eachTable(game, 2, (table, view) => expect(countsOf(table)).toEqual(withoutZeros(COUNTS[game.id]!(view))));
  });
  test("names no piece and no stack twice, and puts each on a place of the board", () => {
    const places = Object.keys(game.board().places);
    eachTable(game, 1, (table) => {
      const pieces = piecesOf(table).map(({ id }) => id);
      const stacks = table.stacks.map(({ id }) => id);
      expect(pieces.filter((id, i) => pieces.indexOf(id) !== i)).toEqual([]);
      expect(stacks.filter((id, i) => stacks.indexOf(id) !== i)).toEqual([]);
      expect(table.stacks.filter(({ place }) => !places.includes(place))).toEqual([]);
    });
  });
  test("knows no place, region, kind or owner that the board does not", () => {
    const { places, regions, style, furniture } = game.board();
    eachTable(game, 1, (table) => {
      const owners = [
        ...table.stacks.map(({ owner }) => owner),
        ...piecesOf(table).map(({ owner }) => owner),
        ...Object.values(table.places).map(({ control }) => control),
        ...Object.values(table.regions),
      ];
      const strange = {
        places: Object.keys(table.places).filter((id) => places[id] === undefined),
        regions: Object.keys(table.regions).filter((id) => regions[id] === undefined),
        pieces: piecesOf(table).filter(({ kind }) => style.pieces[kind] === undefined),
        marks: Object.values(table.places).flatMap(({ marks }) => marks.filter(({ kind }) => style.marks[kind] === undefined)),
        owners: owners.filter((owner) => owner !== null && style.owners[owner] === undefined),
        tracks: table.tracks.filter(({ id }) => furniture.tracks[id] === undefined),
      };
      expect(strange).toEqual({ places: [], regions: [], pieces: [], marks: [], owners: [], tracks: [] });
    });
  });
  test("shows a hidden hand as a number and shows no face that its viewer may not see", () => {
    const [one, other] = game.ruleset.seats as [string, string];
    for (const state of positions(game, 1)) {
      const table = game.table(game.ruleset.view(state, one));
      const theirs = table.piles.filter(({ id, owner }) => id === "hand" && owner === other);
      for (const pile of theirs) expect(pile.cards).toBeNull();
      expect(countOf(piecesOf(table).filter(({ faceUp, name }) => !faceUp && name !== null))).toBe(0);
    }
  });
  test("is plain JSON and the same for the same view", () => {
    const view = game.ruleset.view(game.ruleset.setup({ seed: 1 }), "spectator");
    const table = game.table(view);
    expect(JSON.parse(JSON.stringify(table))).toEqual(table);
    expect(game.table(JSON.parse(JSON.stringify(view)))).toEqual(table);
  });
});
