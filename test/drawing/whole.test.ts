/**
 * Whatever lies on a table is in its picture: every pile, score, mark and piece, in each language, on the drawn board and on one that is laid out by itself.
 * `PICTURES=1000 npx vitest run test/drawing/whole.test.ts` looks at so many positions of each game.
 */
import process from "node:process";
import { expect, test } from "vitest";
import { layOut } from "../../src/drawing/layout.js";
import { tableLayer } from "../../src/svg/index.js";
import { GAMES, LANGUAGES, manyPositions, viewersOf } from "./games.js";
import { differences } from "./whole.js";

const PICTURES = Number(process.env["PICTURES"] ?? 24);
const MILLISECONDS_EACH = 2_000;

test.each(GAMES)("all that lies on the table of $id is in its picture", { timeout: 20_000 + PICTURES * MILLISECONDS_EACH }, (game) => {
  const viewers = viewersOf(game);
  const laidOut = layOut(game.outline({ edition: "" }));
  let number = 0;
  for (const state of manyPositions(game)) {
    if (number === PICTURES) break;
    const viewer = viewers[number % viewers.length]!;
    const table = game.table(game.ruleset.view(state, viewer));
    for (const lang of LANGUAGES) {
      for (const board of [game.board(state as { readonly edition: string }), laidOut]) {
        const { missing, strange } = differences(table, `<svg>${tableLayer(board, table, { texts: game.texts[lang], lang })}</svg>`);
        const controlled = Object.keys(table.regions);
        const others = strange.filter((one) => !one.startsWith("region ") || controlled.includes(one.slice("region ".length)));
        expect({ number, viewer, lang, missing, others }).toEqual({ number, viewer, lang, missing: [], others: [] });
      }
    }
    number++;
  }
});
