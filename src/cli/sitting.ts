/** A game at the terminal, with people at some seats and bots at the others. A person sees only facts that the seat may know. */
import type { GameTypes, Memory } from "../core/ruleset/contract.js";
import { SeededDice } from "../core/dice/seeded.js";
import { IllegalMoveError, isTycheError } from "../core/basics/errors.js";
import type { EventBase } from "../core/events/events.js";
import type { Game } from "../core/game/game.js";
import type { MoveBase } from "../core/moves/moves.js";
import { sortedText } from "../core/basics/same.js";
import type { GameState } from "../core/state/state.js";
import type { Table as Lying } from "../core/board/table.js";
import { boardSvg } from "../svg/index.js";
import type { Locale, Texts } from "../text/texts.js";
import { capital } from "../text/wording.js";
import type { GameAdapter, GameDrawing } from "./games/game-adapter.js";
import { type Paint, paintFor } from "./colours.js";
import { meantBy } from "./meant.js";
import { placeAnswer, unheldLine } from "./print/place-text.js";
import type { AnyPlayer } from "./players.js";
import { boardText, handLine, handText, openCardsText, standingText } from "./print/table-text.js";
import { OutputError, type Terminal } from "./terminal.js";
import { untilTheEnd } from "./print/step-lines.js";

export type AnyGame = Game<GameTypes>;

export type Sitter = "me" | AnyPlayer;

const HELP = [
  "Type the number of a move, words that only this move has, or its notation. Other commands:",
  "  list        lists the moves again",
  "  ?           shows the rule of this decision",
  "  hand        shows your cards and what they do",
  "  map         shows what lies on the board; map PLACE shows a place with its neighbours, or a region with its places (part of the name",
  "              is enough); map FILE (with a dot or a slash in its name) draws the board to a file as SVG",
  "  log         shows everything that has happened",
  "  note TEXT   adds a note to the record that other seats do not see",
  "  undo        takes back your last decision, while that is allowed",
  "  save FILE   writes the record of the game so far, with every secret; tyche play FILE continues it",
  "  quit        leaves the game; at a terminal, first says how many decisions are in no file",
  "A decision with a single answer is played at once, and its result shown. map PLACE shows who is moving there.",
].join("\n");

/** The number of parts of the clock that identify a turn, such as year and season, longest first; the other parts change within a turn. */
const PARTS_OF_A_TURN = 2;

/** The most lines of events before the first question to a person: about half a screen. */
const LONGEST_OPENING = 14;

/** The width of the number column in a list. */
const NUMBERS = 4;

/** The most lines about the others' moves between two decisions of a person; a longer digest is shortened. */
const LONGEST_DIGEST = 14;

/** The events of one decision. */
export interface Happened {
  /** The seat that decided; null for the set-up. */
  readonly seat: string | null;
  readonly events: readonly EventBase[];
}

/** The inputs of a game at the terminal. */
export interface Table {
  readonly game: AnyGame;
  /** The first position of the game. */
  readonly start: GameState;
  /** The events so far, the set-up first. */
  readonly past: readonly Happened[];
  readonly sitters: ReadonlyMap<string, Sitter>;
  readonly adapter: GameAdapter;
  readonly texts: Texts;
  readonly lang: Locale;
  readonly terminal: Terminal;
  /** True if minor events are omitted. */
  readonly brief: boolean;
  /** Writes the record; called at the start, and after each decision or note of a person. Null if no record is kept. */
  readonly keep: (() => void) | null;
}

/** Plays a game at the terminal until it is over or the input ends. */
export class Sitting {
  readonly #table: Table;
  readonly #happened: Happened[];
  /** The memories of the bots, after the set-up and after each decision. */
  readonly #memories: ReadonlyMap<string, Memory<string>>[];
  /** For each person, the number of entries of `#happened` that have been shown. */
  readonly #told: Map<string, number> = new Map();
  /** For each person, the last turn whose standing has been shown. */
  readonly #shown: Map<string, string> = new Map();
  #drawing: GameDrawing | null = null;
  #paint: Paint | null = null;
  /** The number of decisions that are in a file or were made before this sitting. */
  #kept: number;
  /** True if the last attempt to write the record succeeded, so that leaving loses nothing. */
  #isKept: boolean;
  /** True after a person who wanted to leave has been warned about unsaved decisions. */
  #isWarned = false;

  constructor(table: Table) {
    this.#table = table;
    this.#kept = table.game.ply;
    this.#isKept = table.keep !== null;
    this.#happened = [...table.past];
    // In a continued game each person is first shown the results of their last decision and everything after it.
    this.#happened.forEach(({ seat }, i) => {
      if (seat !== null) this.#told.set(seat, i);
    });
    const made = [...table.sitters].filter(([, sitter]) => sitter !== "me");
    this.#memories = [new Map(made.map(([seat]) => [seat, table.adapter.ruleset.memory(table.start, seat)]))];
    for (const { events } of this.#happened.slice(1)) this.#remember(events);
  }

  /** Plays until the end of the game. Returns false if somebody has left before. */
  async play(): Promise<boolean> {
    const { game, sitters, adapter } = this.#table;
    this.#drawing = await adapter.drawing();
    this.#paint = paintFor(this.#table.terminal, game.ruleset.players(game.state), this.#drawing.board(game.state), this.#table.texts);
    this.#keep();
    while (game.outcome === null) {
      const [seat] = game.ruleset.seatsToMove(game.state);
      const sitter = sitters.get(seat!)!;
      if (sitter === "me") {
        if (!(await this.#ask(seat!))) return false;
        this.#keep();
      } else this.#playPlan(seat!, sitter);
    }
    for (const [seat, sitter] of sitters) if (sitter === "me") this.#tell(seat);
    return true;
  }

  // A record that cannot be written does not end the game: writing is tried again after the next decision.
  #keep(): void {
    const { keep, terminal } = this.#table;
    if (keep === null) return;
    try {
      keep();
      this.#isKept = true;
      this.#kept = this.#table.game.ply;
    } catch (error) {
      if (!(error instanceof OutputError)) throw error;
      this.#isKept = false;
      terminal.out(`${error.message}; the game continues, and "save FILE" writes its record elsewhere\n`);
    }
  }

  // Plays a bot's plan while each move is legal and nothing new has become known, so that a compound choice is computed only once.
  #playPlan(seat: string, player: AnyPlayer): void {
    const { game, adapter } = this.#table;
    const memory = this.#memories.at(-1)!.get(seat);
    for (const [played, move] of (player.plan?.(game.state, seat, memory) ?? [player.choose(game.state, seat, memory)]).entries()) {
      if (played > 0 && (!game.canUndo(seat) || adapter.ruleset.explain(game.state, move) !== null)) return;
      this.#play(move);
    }
  }

  #play(move: MoveBase): void {
    const events = [...this.#table.game.play(move)];
    this.#happened.push({ seat: move.seat, events });
    this.#remember(events);
    // A seat that is not active now begins a new turn when it is next active.
    for (const seat of this.#shown.keys()) {
      const { active } = this.#lying(seat);
      if (active !== null && active !== seat) this.#shown.delete(seat);
    }
  }

  #remember(events: readonly EventBase[]): void {
    const { ruleset } = this.#table.adapter;
    this.#memories.push(new Map([...this.#memories.at(-1)!].map(([seat, memory]) => [seat, ruleset.remember(memory, events)])));
  }

  #lying(seat: string): Lying {
    return this.#drawing!.table(this.#table.game.view(seat));
  }

  // Prints the events that are new to a seat, as far as the seat may see them.
  #tell(seat: string): void {
    const told = this.#told.get(seat);
    if (told === undefined) this.#open(seat);
    else this.#digest(Math.min(told, this.#happened.length), seat);
    this.#told.set(seat, this.#happened.length);
  }

  // Shows a summary of the set-up and the others' moves since then; a long list of moves is summarized too. The log has the rest.
  #open(seat: string): void {
    const { terminal, brief } = this.#table;
    const setUp = this.#linesOf(this.#happened.slice(0, 1), seat, true);
    const since = this.#linesOf(this.#happened.slice(1), seat, brief);
    const lines = [...setUp, ...(since.length <= LONGEST_OPENING ? since : this.#linesOf(this.#happened.slice(1), seat, true))];
    const left = Math.max(0, lines.length - LONGEST_OPENING);
    if (left > 0) terminal.out(`… ${left} more lines: "log"\n`);
    for (const line of lines.slice(left)) terminal.out(`${line}\n`);
  }

  // Shows the results of the seat's last decision, then the others' moves since then; a long list is summarized.
  #digest(from: number, seat: string): void {
    const { terminal, brief } = this.#table;
    const since = this.#happened.slice(from);
    const others = since.findIndex((step) => step.seat !== seat);
    const own = others < 0 ? since : since.slice(0, others);
    for (const line of this.#linesOf(own, seat, brief)) terminal.out(`${line}\n`);
    const lines = this.#linesOf(since.slice(own.length), seat, brief);
    if (lines.length === 0) return;
    const short = lines.length > LONGEST_DIGEST ? this.#linesOf(since.slice(own.length), seat, true) : lines;
    const more = lines.length - short.length;
    terminal.out(`${this.#paint!.faint(`Since your decision${more > 0 ? `, in short (${more} more lines: "log")` : ""}:`)}\n`);
    for (const line of short) terminal.out(`  ${line}\n`);
  }

  #tellFrom(from: number, seat: string, brief: boolean): void {
    for (const line of this.#linesOf(this.#happened.slice(from), seat, brief)) this.#table.terminal.out(`${line}\n`);
  }

  #linesOf(happened: readonly Happened[], seat: string, brief: boolean): readonly string[] {
    const { game, texts } = this.#table;
    const lines = happened.flatMap(({ events }) => texts.log({ move: null, events: untilTheEnd(game.ruleset.viewEvents(events, seat)) }, { brief }));
    return lines.map((line) => this.#paint!.names(line));
  }

  // Prints the standing and the hand of a seat, once in each of its turns.
  #show(seat: string): void {
    const { terminal } = this.#table;
    const lying = this.#lying(seat);
    const turn = sortedText([lying.clock.slice(0, PARTS_OF_A_TURN), lying.active]);
    if ((lying.active !== null && lying.active !== seat) || this.#shown.get(seat) === turn) return;
    this.#shown.set(seat, turn);
    terminal.out(`\n${standingText(lying, this.#table)}${handLine(lying, this.#table, seat)}`);
  }

  async #ask(seat: string): Promise<boolean> {
    const { texts, terminal } = this.#table;
    this.#tell(seat);
    this.#show(seat);
    const moves = this.#list(seat);
    for (;;) {
      const answer = (await terminal.ask(this.#paint!.seat(seat, `${texts.name(seat)}> `)))?.trim() ?? null;
      if (answer === null) return false;
      if (answer === "quit" && this.#mayLeave()) return false;
      if (answer === "quit") continue;
      this.#isWarned = false;
      if (answer !== "" && (await this.#answer(answer, seat, moves))) return true;
    }
  }

  /** The number of decisions that would be lost by leaving. */
  get lost(): number {
    return this.#isKept ? 0 : this.#table.game.ply - this.#kept;
  }

  // A person at a terminal who would lose decisions is warned first, and leaves with a second "quit". A program leaves at once.
  #mayLeave(): boolean {
    if (this.lost === 0 || this.#isWarned || this.#table.terminal.width() === null) return true;
    this.#isWarned = true;
    this.#table.terminal.out(`${decisionsText(this.lost)} in no file: "save FILE" writes a record, a second "quit" leaves without one\n`);
    return false;
  }

  #list(seat: string): readonly MoveBase[] {
    const { game, texts, terminal } = this.#table;
    const decision = game.ruleset.decision(game.state, seat)!;
    const moves = game.legalMoves(seat);
    terminal.out(`\n${this.#paint!.strong(texts.prompt(decision, seat, moves))}\n`);
    moves.forEach((move, i) => terminal.out(`${this.#numbered(i + 1)}  ${this.#wordsOf(move)}\n`));
    return moves;
  }

  #numbered(number: number): string {
    const digits = String(number);
    return `${" ".repeat(Math.max(0, NUMBERS - digits.length))}${this.#paint!.faint(digits)}`;
  }

  // The words of a move in its seat's own list, without the name of the seat.
  #wordsOf(move: MoveBase): string {
    const { game, texts } = this.#table;
    const words = texts.move(move, game.ruleset.decision(game.state, move.seat));
    const whose = `${capital(texts.name(move.seat))}: `;
    return words.startsWith(whose) ? words.slice(whose.length) : words;
  }

  // Carries out an answer. Returns true if the decision has been made, or if another decision is now to be made.
  async #answer(answer: string, seat: string, moves: readonly MoveBase[]): Promise<boolean> {
    const { terminal } = this.#table;
    const [word, ...rest] = answer.split(/\s+/);
    const words = rest.join(" ");
    if (word === "save") this.#save(words);
    else if (word === "note") this.#note(seat, answer.slice(word.length).trim());
    else if (word === "map") this.#map(seat, words);
    else if (answer === "help") terminal.out(`${HELP}\n`);
    else if (answer === "list") this.#list(seat);
    else if (answer === "?") terminal.out(`${await this.#rule(seat)}\n`);
    else if (answer === "hand") terminal.out(handText(this.#lying(seat), this.#table, seat));
    else if (answer === "log") this.#tellFrom(0, seat, false);
    else if (answer === "undo") return this.#undo(seat);
    else return this.#choose(answer, seat, moves);
    return false;
  }

  // A clause without a title is titled by its first words; these are not printed twice.
  async #rule(seat: string): Promise<string> {
    const { game, adapter } = this.#table;
    const { clause } = game.ruleset.decision(game.state, seat)!;
    const rule = (await adapter.rules?.())?.RULES[clause];
    if (rule === undefined) return clause;
    const isBeginning = rule.text.startsWith(rule.title.replace(/\s*…$/, ""));
    return isBeginning ? `${clause} ${rule.text}` : `${clause} ${rule.title}\n${rule.text}`;
  }

  // A file name contains a dot or a slash; the name of a place does not.
  #map(seat: string, asked: string): void {
    const { game, texts, terminal, lang } = this.#table;
    const lying = this.#lying(seat);
    const board = this.#drawing!.board(game.state);
    if (asked === "")
      terminal.out(
        `${standingText(lying, this.#table)}${openCardsText(lying, this.#table)}${boardText(lying, this.#table)}${unheldLine(board, lying, this.#table)}`,
      );
    else if (/[./\\]/.test(asked)) this.#write(asked, () => `${boardSvg(board, lying, { texts, lang })}\n`, `map: ${asked}`);
    else terminal.out(placeAnswer(asked, board, lying, this.#table));
  }

  #note(seat: string, text: string): void {
    const { game, terminal } = this.#table;
    if (text === "") return terminal.out("note: expected a text\n");
    try {
      game.comment(text, { seat });
      this.#keep();
      terminal.out("noted\n");
    } catch (error) {
      if (!isTycheError(error)) throw error;
      terminal.out(`note: ${error.message}\n`);
    }
  }

  #save(file: string): void {
    const { game, terminal } = this.#table;
    if (file === "") terminal.out("save: expected the name of a file\n");
    else if (this.#write(file, () => `${JSON.stringify(game.record())}\n`, `record: ${file}`)) this.#kept = game.ply;
  }

  // Returns true if the file has been written. A file that cannot be written does not end the game.
  #write(file: string, textOf: () => string, done: string): boolean {
    const { terminal } = this.#table;
    try {
      terminal.write(file, textOf());
      terminal.out(`${done}\n`);
      return true;
    } catch (error) {
      if (!(error instanceof OutputError)) throw error;
      terminal.out(`${error.message}\n`);
      return false;
    }
  }

  #undo(seat: string): boolean {
    const { game, terminal } = this.#table;
    if (game.canUndo(seat)) {
      game.undo(seat);
      this.#kept = Math.min(this.#kept, game.ply);
      this.#happened.pop();
      this.#memories.pop();
      return true;
    }
    const hasDecided = this.#happened.some((step) => step.seat === seat);
    terminal.out(hasDecided ? "your last decision cannot be taken back\n" : "there is nothing to take back: you have made no decision yet\n");
    return false;
  }

  #choose(answer: string, seat: string, moves: readonly MoveBase[]): boolean {
    const { texts, terminal } = this.#table;
    try {
      const move = this.#moveOf(answer, moves);
      if (move === null) return false;
      if (move.seat === seat) {
        this.#play(move);
        return true;
      }
      terminal.out(`that is a move of ${texts.name(move.seat)}, but ${texts.name(seat)} must decide\n`);
    } catch (error) {
      if (!isTycheError(error)) throw error;
      terminal.out(`${error instanceof IllegalMoveError ? texts.refusal(error.refusal) : `${error.message}; "help" lists the commands`}\n`);
    }
    return false;
  }

  // Finds the move for an answer: its number, its words or a part of them, or its notation. If not exactly one move fits, prints a reason and
  // returns null.
  #moveOf(answer: string, moves: readonly MoveBase[]): MoveBase | null {
    const { game, terminal } = this.#table;
    const listed = moves.map((move, i) => ({ move, number: i + 1, words: this.#wordsOf(move) }));
    const exact = listed.filter(({ words }) => words.toLowerCase() === answer.toLowerCase());
    const isNumber = /^\d+$/.test(answer);
    const numbers = `a number from 1 to ${moves.length}`;
    if (exact.length === 0 && game.ruleset.seats.some((seat) => answer.startsWith(`${seat} `))) return game.ruleset.parse(answer);
    const byNumber = listed.filter(({ number }) => isNumber && number === Number(answer));
    const meant = exact.length > 0 ? exact : isNumber ? byNumber : meantBy(answer, listed, ({ words }) => [words]);
    if (meant.length === 1) return meant[0]!.move;
    if (meant.length > 1) terminal.out(`several moves fit; give the number, one of ${meant.map(({ number }) => number).join(", ")}\n`);
    else if (isNumber) terminal.out(`expected ${numbers}; "help" lists the commands\n`);
    else terminal.out(`"${answer}" is neither a move nor a command: type ${numbers} or words of a move; "help" lists the commands\n`);
    return null;
  }
}

/** A number of decisions in words, with the verb that follows. */
function decisionsText(count: number): string {
  return count === 1 ? "1 decision is" : `${count} decisions are`;
}

/** A player that picks moves at random. All seats with this player share its generator. */
export function chance(game: AnyGame, seed: string): AnyPlayer {
  const dice = new SeededDice(seed);
  return { choose: (state, seat) => game.ruleset.randomMove(state, dice, seat) };
}
