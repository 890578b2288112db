/**
 * The pictures that are held to what is stored: of each game positions of random games, by turns for each viewer, in each language, with and without something lit up.
 * `npx tsx scripts/golden-pictures.ts` writes their fingerprints to test/drawing/golden.json, and the pictures themselves into a folder that is named.
 */
import { hashText } from "../../src/core/state/hash.js";
import { boardLayer, boardSvg, tableLayer } from "../../src/svg/index.js";
import { type DrawnGame, LANGUAGES, positions, viewersOf } from "./games.js";

/** Every so manyth picture has the first of each thing lit up. */
const LIT = 3;

export interface Drawn {
  readonly name: string;
  readonly svg: string;
  /** Fingerprints of what is printed and of what lies on it. */
  readonly board: string;
  readonly table: string;
}

/** The pictures of a game. */
export function drawn(game: DrawnGame): Drawn[] {
  const viewers = viewersOf(game);
  return positions(game, 1).map((state, i) => {
    const viewer = viewers[i % viewers.length]!;
    const lang = LANGUAGES[i % LANGUAGES.length]!;
    const board = game.board(state as { readonly edition: string });
    const table = game.table(game.ruleset.view(state, viewer));
    const lit = [
      { kind: "place", id: Object.keys(board.places)[i]! },
      ...table.stacks.slice(0, 1).map(({ id }) => ({ kind: "stack", id })),
      { kind: "seat", id: table.seats[0]!.seat },
    ];
    const options = { texts: game.texts[lang], lang, highlight: i % LIT === 0 ? lit : [] };
    return {
      name: `${game.id} ${i} ${viewer} ${lang}`,
      svg: boardSvg(board, table, options),
      board: hashText(boardLayer(board, options)),
      table: hashText(tableLayer(board, table, options)),
    };
  });
}
