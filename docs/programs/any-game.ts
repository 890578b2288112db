/**
 * A user interface that knows no game: a picture with what can be clicked lit up, names of what lies beside it, and buttons. Whoever plays clicks until one move is left. Here the clicks
 * are made by chance, so that it runs by itself; a page waits for the mouse, shows `screen.picture` and hangs the rest beside it.
 *
 *   npx tsx docs/programs/any-game.ts <id of a ruleset> [seed]
 */
import process from "node:process";
import { pathToFileURL } from "node:url";
import { type AnyGame, type MoveBase, type OptionRow, SeededDice } from "tyche";
import { type AnyLoadedGame, type AnyStartOptions, createGame, load } from "tyche/load";
import { boardSvg } from "tyche/svg";
import { type Choices, choices, packetFor, type Target } from "tyche/ui";

/** What a game is made of: rules, drawing, texts. */
export interface Parts extends Awaited<ReturnType<AnyLoadedGame["drawing"]>> {
  readonly texts: Awaited<ReturnType<AnyLoadedGame["texts"]>>;
}

/** What a seat is shown. */
export interface Screen {
  readonly prompt: string;
  /** The board with what is lit, as an `<svg>`. */
  readonly picture: string;
  readonly lit: readonly Target[];
  /** Names of what is lit and lies on no place of the picture. */
  readonly beside: readonly string[];
  readonly buttons: readonly { readonly move: MoveBase; readonly label: string }[];
}

/** The form of a new game: a line an option, with what may stand in it. */
export async function form(id: string): Promise<string[]> {
  const { ruleset } = await load(id);
  return Object.entries<OptionRow>(ruleset.options).map(([name, row]) => {
    if (row.kind === "flag") return `${name}: yes or no`;
    if (row.kind === "choice") return `${name}: ${row.choices.join(", ")}`;
    return row.kind === "integer" ? `${name}: ${row.least} to ${row.most}` : `${name}: a file`;
  });
}

/** What a seat can choose from, and what it is shown of it. */
export function screenOf(game: AnyGame, seat: string, shown: Choices, { board, table, texts }: Parts): Screen {
  const { view, decision } = packetFor(game, seat, { moves: false });
  const { lit, beside, offered } = shown;
  return {
    prompt: decision === null ? "" : texts.prompt(decision, seat),
    picture: boardSvg(board(game.state), table(view), { texts, highlight: lit, width: "fit" }),
    lit,
    beside: beside.map(({ id }) => texts.name(id)),
    buttons: offered.map(({ move }) => ({ move, label: texts.move(move, decision, { seat: false }) })),
  };
}

// Clicks at random on what the screen shows until one move is left.
function chosenBy(hand: SeededDice, shown: Choices, screen: (now: Choices) => Screen): MoveBase {
  const { lit, buttons } = screen(shown);
  const nth = hand.draw(lit.length + buttons.length);
  const target = lit[nth];
  const click = target === undefined ? null : shown.click(target);
  if (click?.kind === "choices") return chosenBy(hand, click.choices, screen);
  const move = click?.kind === "move" ? click.move : buttons[nth - lit.length]?.move;
  if (move === undefined) throw new Error("nothing to click");
  return move;
}

/** Plays a game to its end by clicking. */
export async function playByClicking(id: string, options: AnyStartOptions, log: (line: string) => void = () => undefined): Promise<AnyGame> {
  const [game, loaded] = await Promise.all([createGame(id, options), load(id)]);
  const parts: Parts = { ...(await loaded.drawing()), texts: await loaded.texts("en") };
  const hand = new SeededDice(`clicks ${String(options.seed)}`);
  let mark: string | undefined;
  while (game.outcome === null) {
    const [seat] = game.ruleset.seatsToMove(game.state);
    const { moves, view } = packetFor(game, seat);
    game.play(chosenBy(hand, choices(moves, parts.table(view)), (now) => screenOf(game, seat, now, parts)));
    for (const entry of game.since("spectator", mark).entries) {
      mark = entry.mark;
      for (const line of parts.texts.log(entry)) log(line);
    }
  }
  log(parts.texts.outcome(game.outcome));
  return game;
}

const [, program = "", id, seed = "by clicking"] = process.argv;
if (pathToFileURL(program).href === import.meta.url && id !== undefined) {
  console.log((await form(id)).join("\n"));
  await playByClicking(id, { seed }, console.log);
}
