/** The requests of the protocol: their fields, and their results. The page that specifies them and the JSON Schema are made from this table. */
import { LOCALES } from "../../text/texts.js";
import { type Fields, flag, list, move, needed, object, optional, text, whole, word } from "./fields.js";

/** A kind of request. */
export interface Method<F extends Fields = Fields> {
  readonly fields: F;
  /** Its effect, in a sentence. */
  readonly does: string;
  /** The fields of its result. */
  readonly gives: string;
}

function method<const F extends Fields>(does: string, fields: F, gives: string): Method<F> {
  return { does, fields, gives };
}

const GAME = needed(text(60), "the name that the game was given when it was opened");
const VIEWER = optional(text(60), 'a seat, "spectator" or "arbiter"; the arbiter, or the claimed seat, when left out');
const NAME = optional(text(60), "the name of the new game here; a number is made up when left out");
const SEAT = optional(text(60), "a seat; the claimed one when left out");
const STATUS =
  "`game`, `ruleset`, `version`, `seats`, `ply`, `toMove` (seats), `outcome` and `returns` (of every seat of the ruleset; both null while it goes on), `undo` (who may take the last decision back), `as`";

/** The forms of an observation. */
export const FORMS = ["numbers", "sparse", "base64"] as const;

/** The forms of a picture of the board. */
const PICTURES = ["svg", "text"] as const;

export const METHODS = {
  hello: method(
    "Describes this server. It is optional, and may be sent at any time.",
    { as: optional(text(60), "claims a seat for all games that are opened on this connection from now on") },
    "`protocol`, `package`, `rulesets` (id, version, seats, options, number of actions, facts), `methods`, `limits`",
  ),
  space: method(
    "Gives the action space of a ruleset: what every action is, as data.",
    {
      ruleset: needed(text(60), "the id of the ruleset"),
      edition: optional(text(60), "the name of an edition that is known here; the standard one when left out"),
    },
    "`space` (size, kinds with their arguments, words, rows of a policy in factors)",
  ),
  new: method(
    "Opens a game: a new one, a record or a position.",
    {
      game: optional(text(60), "its name here; a number is made up when left out"),
      ruleset: optional(text(60), "the id of the ruleset; not with a record, which says it"),
      options: optional(object, "options of the set-up"),
      seed: optional(text(1000), "the seed; a new one when left out"),
      record: optional(object, "a record, which is played to its end"),
      position: optional(object, "a state, or an arbiter's view, instead of a set-up"),
      as: optional(text(60), "claims a seat: this connection sees no more of the game than that seat"),
      others: optional(text(60), 'who plays the other seats of a claimed game, such as "greedy" or "ismcts:200"; "random" when left out'),
    },
    STATUS,
  ),
  status: method("Says how a game stands.", { game: GAME }, STATUS),
  view: method("Gives what a viewer sees.", { game: GAME, viewer: VIEWER }, "`view`, and `key`, the fingerprint of what the viewer may know"),
  draw: method(
    "Draws the board as a viewer sees it.",
    {
      game: GAME,
      viewer: VIEWER,
      form: optional(word(PICTURES), 'how: "svg", a picture (when left out); "text", lines for a terminal'),
      words: optional(word(LOCALES), "the language; English when left out"),
    },
    "`picture`",
  ),
  decision: method("Says what is decided now.", { game: GAME, viewer: VIEWER }, "`decision` (null when the game is over)"),
  moves: method(
    "Lists the legal moves of a seat, or of all seats that are asked.",
    {
      game: GAME,
      seat: SEAT,
      objects: optional(flag, "whether the moves are given as objects too"),
      words: optional(word(LOCALES), "the language in which the moves are given in words too"),
      targets: optional(flag, "whether it is given what each move is about"),
    },
    "`moves` (notation); where asked for `objects`, `words`, `targets`, in the same order",
  ),
  actions: method(
    "Lists the legal moves of a seat as whole numbers of the ruleset's action space.",
    { game: GAME, seat: SEAT },
    "`actions`, in the order of `moves`",
  ),
  observe: method(
    "Gives what a seat sees as numbers, for programs that learn.",
    {
      game: GAME,
      seat: SEAT,
      form: optional(word(FORMS), 'how: "numbers", all of them (when left out); "sparse", those that are not 0 with their places; "base64", all in 32 bits'),
      memory: optional(flag, "whether what the seat remembers is shown too"),
      fields: optional(flag, "whether it is given too what each number says"),
    },
    "`numbers`; or `size`, `indices` and `values`; or `size` and `data` (little-endian floats in base64); where asked for, `fields` (name, place, length, range of each)",
  ),
  key: method(
    "Gives the fingerprint of what a viewer may know: the same for all positions that look alike to it.",
    { game: GAME, viewer: VIEWER, memory: optional(flag, "whether what a seat remembers counts too") },
    "`key`, 16 hexadecimal digits",
  ),
  fork: method(
    "Opens a copy of a position, to be played on by itself. It has no events, no record and no undo, and costs what its state does. Not of a claimed game.",
    { game: GAME, to: NAME },
    STATUS,
  ),
  determinize: method(
    "Opens a position as a seat could be in, by what it knows and remembers: what is hidden is resampled, and the generator seeded. All of it may be seen, also where a seat is claimed.",
    { game: GAME, viewer: VIEWER, seed: needed(text(1000), "the seed of the sample: the same gives the same"), to: NAME },
    STATUS,
  ),
  outcomes: method(
    "Gives the positions that a legal move can lead to before the next decision, in this very position: one of `move` and `action`. Not of a claimed game.",
    {
      game: GAME,
      move: optional(move, "the move"),
      action: optional(whole(0, 1_000_000), "the move as a number of the action space"),
      seat: optional(text(60), "the seat that plays the action; where one is asked, that one when left out"),
      paths: optional(whole(1, 1_000_000), "in how many ways the dice may fall at most; 200,000 when left out"),
      samples: optional(whole(1, 100_000), "how often it is played by chance instead where they are more; refused when left out"),
      fork: optional(flag, "whether each position is opened as a game"),
    },
    "`outcomes` (probability, its standard error, hash; where asked for the name of its `game`), likeliest first",
  ),
  evaluate: method(
    "Says how good a position is for each seat, by the library's evaluation. Not of a claimed game.",
    { game: GAME },
    "`values`, of -1 to 1 for every seat of the ruleset in their order",
  ),
  play: method(
    "Plays a legal move: one of `move` and `action`.",
    {
      game: GAME,
      move: optional(move, "the move"),
      action: optional(whole(0, 1_000_000), "the move as a number of the action space"),
      seat: optional(text(60), "the seat that plays the action; where one is asked, that one when left out"),
      events: optional(flag, "whether what happened is given too"),
    },
    `${STATUS}; where asked for, \`events\`: all of them, or what the claimed seat has seen happen until its next turn`,
  ),
  explain: method(
    "Says why a move is refused.",
    { game: GAME, move: needed(move, "the move") },
    "`refusal` (code, clause, data; null when the move is legal) and its `sentence`",
  ),
  events: method(
    "Gives what has happened, as a viewer may know it.",
    { game: GAME, viewer: VIEWER, since: optional(whole(0, 10_000_000), "without so many of them, which are known; 0 when left out") },
    "`count` (of all, as the viewer may know them), `events`",
  ),
  undo: method("Takes the last decision of a seat back, where the rules allow it.", { game: GAME, seat: SEAT }, STATUS),
  concede: method("A seat gives up.", { game: GAME, seat: SEAT }, STATUS),
  odds: method(
    "Gives the exact odds of what a legal move leads to before the next decision, in words.",
    {
      game: GAME,
      move: needed(move, "the move"),
      viewer: VIEWER,
      words: optional(word(LOCALES), "the language; English when left out"),
      paths: optional(whole(1, 1_000_000), "in how many ways the dice may fall at most; 200,000 when left out"),
    },
    "`chances` (answer, probability), likeliest first; for a seat also `worlds` and `error`",
  ),
  bot: method(
    "Asks a bot for a move, which is not played.",
    {
      game: GAME,
      seat: SEAT,
      player: needed(text(60), 'the bot: "random", "greedy", "flat:500", "ismcts:200" (iterations), "ismcts:50ms"'),
      seed: optional(text(1000), 'the seed of its choices; "1" when left out'),
    },
    "`move` (notation), `plan` (the move and what is to follow it)",
  ),
  record: method("Gives the record of the game; of a claimed game what the seat may keep of it.", { game: GAME }, "`record`"),
  batch: method(
    "Steps many games together: after the answer both sides speak in frames, until the client sends an empty one. Not on a connection that has claimed a seat.",
    {
      ruleset: needed(text(60), "the id of the ruleset"),
      games: needed(whole(1, 65_536), "how many games are under way"),
      seed: optional(text(900), 'game n has the seed "SEED n"; a new one when left out'),
      options: optional(object, "options of the set-up of every game"),
      checked: optional(flag, "whether each action is looked up in its list before any is played; true when left out"),
      seeds: optional(list(text(900), 65_536), 'a seed for each place: its first game has it, and its nth after that "SEED n"'),
      optionsOf: optional(list(object, 65_536), "options for each place, instead of `options`"),
      masks: optional(flag, "whether the legal actions are given as a mask too"),
      maskForm: optional(word(["bits", "bytes"]), "whether a mask has a bit an action (when left out) or a byte"),
      observations: optional(flag, "whether what each place's seat is shown is given as numbers too"),
      sparse: optional(flag, "whether observations are those numbers alone that are not 0, with their places"),
      allSeats: optional(flag, "whether every seat of each place is shown, and not that alone which is to choose"),
      memory: optional(flag, "whether what a seat remembers is shown too"),
      last: optional(flag, "whether the last position of a game that has ended is shown to every seat, in the sparse form"),
    },
    "`seats`, `space` (size, rows of a policy in factors), `frame` (name, type and length of each array of a frame; the length is null where it is the last number of the array `by`), `reset` (the action that begins a place again), `seed`",
  ),
  close: method("Closes a game.", { game: GAME }, "`game`"),
  quit: method("Ends the program.", {}, "nothing"),
} as const;

export type MethodName = keyof typeof METHODS;

/** A JSON Schema (2020-12) of every request. */
export function requestSchema(): object {
  const requests = Object.entries(METHODS as Readonly<Record<string, Method>>).map(([name, { fields, does }]) => ({
    title: name,
    description: does,
    type: "object",
    properties: {
      id: { type: ["string", "number", "null"] },
      method: { const: name },
      ...Object.fromEntries(Object.entries(fields).map(([field, { kind, means }]) => [field, { ...kind.schema, description: means }])),
    },
    required: ["method", ...Object.entries(fields).flatMap(([field, { isOptional }]) => (isOptional ? [] : [field]))],
    additionalProperties: false,
  }));
  return { $schema: "https://json-schema.org/draft/2020-12/schema", title: "A request to tyche serve", oneOf: requests };
}
