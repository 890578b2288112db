/**
 * A user interface that knows no game. It shows a picture with what can be clicked lit up, and a few buttons; whoever plays clicks until one move is left. Here the clicks are made by
 * chance, so that it runs by itself; a page would wait for the mouse, draw `screen.picture` and hang `screen.buttons` beside it.
 *
 *   node docs/programs/any-game.mjs <id of a ruleset> [seed]
 */
import { Game, SeededDice } from "tyche";
import { load as loadGame } from "tyche/load";
import { boardLayer, tableLayer } from "tyche/svg";

/** What a game is made of, by the id of its ruleset: rules, drawing, texts. */
export async function load(id, lang = "en") {
  const game = await loadGame(id);
  const { board, table } = await game.drawing();
  return { ruleset: game.ruleset, board, table, texts: await game.texts(lang), lang };
}

/** The form of a new game: a line an option, with what may stand in it. */
export function form({ ruleset }) {
  return Object.entries(ruleset.options).map(([name, option]) => {
    const clause = option.clause === null ? "" : ` (${option.clause})`;
    switch (option.kind) {
      case "flag":
        return `${name}: yes or no${clause}`;
      case "choice":
        return `${name}: ${option.choices.join(", ")}${clause}`;
      case "integer":
        return `${name}: ${option.least} to ${option.most}${clause}`;
      default:
        return `${name}: a file${clause}`;
    }
  });
}

/** One seat's window on a game: a picture to click, buttons, and what has been clicked so far. */
export class Page {
  constructor(modules, game, seat) {
    Object.assign(this, { modules, game, seat, clicked: [] });
    this.show();
  }

  /** Looks at the game again: another seat has moved, or the list has been played from. */
  show() {
    const { ruleset, table } = this.modules;
    this.view = this.game.view(this.seat);
    this.table = table(this.view);
    this.stackOf = new Map(this.table.stacks.flatMap(({ id, pieces }) => pieces.map((piece) => [piece.id, id])));
    this.moves = this.game.legalMoves(this.seat).map((move) => {
      const { targets, part } = ruleset.targets(move, this.view.decision);
      return { move, part, isButton: targets[0].kind === "button", spots: this.spotsOf(targets) };
    });
    this.clicked = [];
    this.screen = this.draw(this.moves);
  }

  /** What is left of the list after the clicks. */
  get left() {
    return this.moves.filter(({ spots }) => this.clicked.every((spot) => holds(spots, spot)));
  }

  /** Where targets are clicked, each once: pieces on their stack. */
  spotsOf(targets) {
    const spots = [];
    for (const { kind, id } of targets) {
      const spot = kind === "piece" && this.stackOf.has(id) ? { kind: "stack", id: this.stackOf.get(id) } : { kind, id };
      if (kind !== "button" && !holds(spots, spot)) spots.push(spot);
    }
    return spots;
  }

  /** The picture with what can be clicked lit up, and the buttons beside it. */
  draw(left) {
    const { board, texts, lang } = this.modules;
    const named = new Map(left.flatMap(({ spots }) => spots.map((spot) => [`${spot.kind} ${spot.id}`, spot])));
    const spots = [...named.values()].filter((spot) => !holds(this.clicked, spot));
    const options = { texts, lang, id: "game", highlight: spots };
    const printed = board(this.game.state);
    const picture = tableLayer(printed, this.table, options);
    const lit = litIn(picture);
    const onPicture = spots.filter((spot) => lit.has(`${spot.kind} ${spot.id}`));
    // What does not lie on the picture, such as a province, is a chip with its name.
    const chips = spots.filter(({ kind, id }) => !lit.has(`${kind} ${id}`));
    return {
      prompt: this.view.decision === null ? "" : texts.prompt(this.view.decision),
      picture: { printed: boardLayer(printed, options), lying: picture },
      onPicture,
      chips: chips.map((spot) => ({ ...spot, label: texts.name(spot.id) })),
      buttons: this.buttons(left, onPicture.length + chips.length === 0),
    };
  }

  /** Buttons for moves that are one, or about nothing that is not clicked yet; for all that are left once nothing more can be told by clicking. */
  buttons(left, all) {
    const { texts } = this.modules;
    return left
      .filter(({ isButton, spots }) => all || isButton || spots.every((spot) => holds(this.clicked, spot)))
      .map(({ move, part }) => ({ move, part, label: texts.move(move, this.view.decision) }));
  }

  /** A click on the picture or on a chip. Returns the move once a single one is left, else null. */
  click(spot) {
    this.clicked.push(spot);
    const left = this.left;
    if (left.length === 1) return left[0].move;
    this.screen = this.draw(left);
    if (this.screen.onPicture.length + this.screen.chips.length > 0 && !this.allAlike(left)) return null;
    this.screen = { ...this.screen, onPicture: [], chips: [], buttons: this.buttons(left, true) };
    return null;
  }

  // Whether clicking on can tell nothing apart: all that are left are about the same things.
  allAlike(left) {
    return left.every(({ spots }) => spots.length === left[0].spots.length && spots.every((spot) => holds(left[0].spots, spot)));
  }
}

function holds(spots, { kind, id }) {
  return spots.some((spot) => spot.kind === kind && spot.id === id);
}

/** What is lit up in a picture, as the mouse would find it. */
function litIn(picture) {
  const lit = new Set();
  for (const [element] of picture.matchAll(/<g\b[^>]*\bdata-lit[^>]*>/g))
    for (const [, kind, id] of element.matchAll(/\bdata-(place|stack|card|seat|track)="([^"]*)"/g)) lit.add(`${kind} ${id}`);
  return lit;
}

/** Plays a game to its end by clicking; returns what was clicked how often. */
export function playByClicking(modules, options, log = () => undefined) {
  const { ruleset, texts } = modules;
  const game = new Game(ruleset, options);
  const hand = new SeededDice(`clicks ${options.seed}`);
  const clicks = { picture: 0, chip: 0, button: 0 };
  while (game.outcome === null) {
    const [seat] = ruleset.seatsToMove(game.state);
    const page = new Page(modules, game, seat);
    const move = choose(page, hand, clicks);
    log(`${page.screen.prompt} ${texts.move(move, page.view.decision)}`);
    for (const event of ruleset.viewEvents(game.play(move), "spectator")) log(`  ${texts.event(event)}`);
  }
  log(texts.outcome(game.outcome));
  return { game, clicks };
}

// Clicks at random on what the screen shows until one move is left.
function choose(page, hand, clicks) {
  for (;;) {
    const { onPicture, chips, buttons } = page.screen;
    const nth = hand.draw(onPicture.length + chips.length + buttons.length);
    if (nth >= onPicture.length + chips.length) {
      clicks.button++;
      return buttons[nth - onPicture.length - chips.length].move;
    }
    clicks[nth < onPicture.length ? "picture" : "chip"]++;
    const move = page.click([...onPicture, ...chips][nth]);
    if (move !== null) return move;
  }
}

const [, program, id, seed = "by clicking"] = globalThis.process?.argv ?? [];
if (program?.endsWith("any-game.mjs") && id !== undefined) {
  const modules = await load(id);
  console.log(form(modules).join("\n"));
  const { clicks } = playByClicking(modules, { seed }, console.log);
  console.log(`${clicks.picture} clicks on the picture, ${clicks.chip} on names beside it, ${clicks.button} on buttons`);
}
