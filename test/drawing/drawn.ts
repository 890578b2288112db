/**
 * The pictures that are stored: one position of each game, and the small board in many forms (variants.ts), of which those lines are stored that no earlier form has.
 * `npx tsx scripts/golden-pictures.ts` writes them to test/drawing/golden, an element per line.
 */
import { boardSvg } from "../../src/svg/index.js";
import { GAMES, positions } from "./games.js";
import { VARIANTS } from "./variants.js";

/** A position with pieces that have moved. */
const MOMENT = 3;

/** The lines of every stored picture, by the name of its file. */
export function storedPictures(): ReadonlyMap<string, readonly string[]> {
  const games = GAMES.map((game): [string, readonly string[]] => {
    const state = positions(game, 1)[MOMENT]!;
    const table = game.table(game.ruleset.view(state, "arbiter"));
    return [`${game.id}.svg`, linesOf(boardSvg(game.board(state as { readonly edition: string }), table, { texts: game.texts.en, lang: "en" }))];
  });
  return new Map([...games, ["variants.txt", variantLines()]]);
}

function variantLines(): string[] {
  const seen = new Set<string>();
  return VARIANTS.flatMap(({ name, draw }) => {
    const own = linesOf(draw()).filter((line) => !seen.has(line));
    for (const line of own) seen.add(line);
    return [`# ${name}`, ...own];
  });
}

function linesOf(svg: string): string[] {
  return svg.replaceAll("><", ">\n<").split("\n");
}
