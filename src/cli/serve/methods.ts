/** The requests of the protocol, with their fields and results. The specification page and the JSON Schema are generated from this table. */
import { LOCALES } from "../../text/texts.js";
import { type Fields, flag, list, move, needed, object, optional, text, whole, word } from "./fields.js";

export interface Method<F extends Fields = Fields> {
  readonly fields: F;
  /** Its effect, as a sentence. */
  readonly does: string;
  /** The fields of its result. */
  readonly gives: string;
}

function method<const F extends Fields>(does: string, fields: F, gives: string): Method<F> {
  return { does, fields, gives };
}

const GAME = needed(text(60), "the name given to the game when it was opened");
const VIEWER = optional(text(60), 'a seat, "spectator" or "arbiter"; the arbiter, or the claimed seat, when left out');
const NAME = optional(text(60), "the name of the new game on this connection; a number when left out");
const SEAT = optional(text(60), "a seat; the claimed one when left out");
const ASKED = optional(text(60), "a seat; when left out, the claimed one, or the first that is to choose, or at the end the first of all");
const STATUS =
  "`game`, `ruleset`, `version`, `seats`, `ply`, `toMove` (seats), `outcome` and `returns` (one per seat of the ruleset; both null while the game goes on), `undo` (a seat that may take the last decision back, or null), `as`";

export const FORMS = ["numbers", "sparse", "base64"] as const;

const PICTURES = ["svg", "text"] as const;

export const METHODS = {
  hello: method(
    "Describes this server. It is optional, and may be sent at any time.",
    { as: optional(text(60), "claims a seat for all games that are opened on this connection from now on") },
    "`protocol`, `package`, `rulesets` (id, version, seats, options, number of actions, facts), `methods`, `limits`",
  ),
  space: method(
    "Returns the action space of a ruleset: every action, as data.",
    {
      ruleset: needed(text(60), "the id of the ruleset"),
      edition: optional(text(60), "the name of an edition that this server knows; the standard one when left out"),
    },
    "`space` (size, kinds with their arguments, words, rows of a policy in factors)",
  ),
  new: method(
    "Opens a game: a new one, a record or a position.",
    {
      game: optional(text(60), "its name on this connection; a number when left out"),
      ruleset: optional(text(60), "the id of the ruleset; not with a record, which names it"),
      options: optional(object, "options of the set-up"),
      seed: optional(text(1000), "the seed; a new one when left out"),
      record: optional(object, "a record, which is played to its end"),
      position: optional(object, "a state or an arbiter's view, in place of a set-up"),
      as: optional(text(60), "claims a seat: this connection sees no more of the game than that seat"),
      others: optional(text(60), 'the player of the other seats of a claimed game, such as "greedy" or "ismcts:200"; "random" when left out'),
    },
    STATUS,
  ),
  status: method("Returns the status of a game.", { game: GAME }, STATUS),
  view: method("Returns what a viewer sees.", { game: GAME, viewer: VIEWER }, "`view`, and `key`, a fingerprint of everything that the viewer may know"),
  draw: method(
    "Draws the board as a viewer sees it.",
    {
      game: GAME,
      viewer: VIEWER,
      form: optional(word(PICTURES), '"svg", a picture (when left out), or "text", lines for a terminal'),
      words: optional(word(LOCALES), "the language; English when left out"),
    },
    "`picture`",
  ),
  decision: method("Returns the decision that is asked now.", { game: GAME, viewer: VIEWER }, "`decision` (null when the game is over)"),
  moves: method(
    "Lists the legal moves of a seat, or of all seats that are asked.",
    {
      game: GAME,
      seat: SEAT,
      objects: optional(flag, "true: the moves as objects too"),
      words: optional(word(LOCALES), "a language: the moves in words too"),
      targets: optional(flag, "true: the pieces and places that each move is about"),
    },
    "`moves` (notation); if asked for, `objects`, `words` and `targets`, in the same order",
  ),
  actions: method(
    "Lists the legal moves of a seat as whole numbers of the ruleset's action space.",
    { game: GAME, seat: ASKED },
    "`actions`, in the order of `moves`; none when the game is over",
  ),
  observe: method(
    "Returns what a seat sees as numbers, for programs that learn.",
    {
      game: GAME,
      seat: ASKED,
      form: optional(
        word(FORMS),
        '"numbers", all of them (when left out); "sparse", those that are not 0, with their places; "base64", all of them in 32 bits',
      ),
      memory: optional(flag, "true: what the seat remembers too"),
      fields: optional(flag, "true: the meaning of each number too"),
    },
    "`numbers`; or `size`, `indices` and `values`; or `size` and `data` (little-endian floats in base64); if asked for, `fields` (name, place, length and range of each)",
  ),
  key: method(
    "Returns a fingerprint of everything that a viewer may know: the same for all positions that look alike to the viewer.",
    { game: GAME, viewer: VIEWER, memory: optional(flag, "true: what the seat remembers counts too") },
    "`key`, 16 hexadecimal digits",
  ),
  fork: method(
    "Opens a copy of a position, which is played on by itself. It has no events, record or undo, and takes only the memory of its state. Not for a claimed game.",
    { game: GAME, to: NAME },
    STATUS,
  ),
  determinize: method(
    "Opens a position that a seat could be in, by what it knows and remembers: everything hidden is resampled, and the generator gets a new seed. The whole position may be seen, even if a seat is claimed.",
    { game: GAME, viewer: VIEWER, seed: needed(text(1000), "the seed of the sample: the same seed gives the same sample"), to: NAME },
    STATUS,
  ),
  outcomes: method(
    "Returns the positions that a legal move can lead to before the next decision, from exactly this position. Needs one of `move` and `action`. Not for a claimed game.",
    {
      game: GAME,
      move: optional(move, "the move"),
      action: optional(whole(0, 1_000_000), "the move as a number of the action space"),
      seat: optional(text(60), "the seat that plays the action; when only one seat is asked, it may be left out"),
      paths: optional(whole(1, 1_000_000), "the most ways that the dice may fall; 200,000 when left out"),
      samples: optional(whole(1, 100_000), "if there are more ways, this many random samples instead; an error when left out"),
      fork: optional(flag, "true: opens each position as a game"),
    },
    "`outcomes` (probability, its standard error, hash; if asked for, the name of its `game`), likeliest first",
  ),
  evaluate: method(
    "Returns the value of a position for each seat, by the library's evaluation. Not for a claimed game.",
    { game: GAME },
    "`values`, from -1 to 1, one per seat of the ruleset, in their order",
  ),
  play: method(
    "Plays a legal move. Needs one of `move` and `action`.",
    {
      game: GAME,
      move: optional(move, "the move"),
      action: optional(whole(0, 1_000_000), "the move as a number of the action space"),
      seat: optional(text(60), "the seat that plays the action; when only one seat is asked, it may be left out"),
      events: optional(flag, "true: the events too"),
    },
    `${STATUS}; if asked for, \`events\`: all of them, or those that the claimed seat sees until it is asked again`,
  ),
  explain: method(
    "Says why a move is refused.",
    { game: GAME, move: needed(move, "the move") },
    "`refusal` (code, clause, data; null when the move is legal) and its `sentence`",
  ),
  events: method(
    "Returns the events, as a viewer may know them.",
    {
      game: GAME,
      viewer: VIEWER,
      since: optional(whole(0, 10_000_000), "the number of events that are known already: only later ones are sent; 0 when left out"),
    },
    "`count` (of all events, as the viewer may know them), `events`",
  ),
  undo: method("Takes back the last decision of a seat, if the rules allow it.", { game: GAME, seat: SEAT }, STATUS),
  concede: method("Concedes the game for a seat.", { game: GAME, seat: SEAT }, STATUS),
  odds: method(
    "Returns the exact odds, in words, of everything that a legal move can lead to before the next decision.",
    {
      game: GAME,
      move: needed(move, "the move"),
      viewer: VIEWER,
      words: optional(word(LOCALES), "the language; English when left out"),
      paths: optional(whole(1, 1_000_000), "the most ways that the dice may fall; 200,000 when left out"),
    },
    "`chances` (answer, probability), likeliest first; for a seat, `worlds` and `error` too",
  ),
  bot: method(
    "Asks a bot for a move, which is not played.",
    {
      game: GAME,
      seat: SEAT,
      player: needed(text(60), 'the bot: "random", "greedy", "flat:500", "ismcts:200" (iterations), "ismcts:50ms"'),
      seed: optional(text(1000), 'the seed of its choices; "1" when left out'),
    },
    "`move` (notation), `plan` (the move and those that the bot means to play after it)",
  ),
  record: method("Returns the record of the game; for a claimed game, the part that the seat may keep.", { game: GAME }, "`record`"),
  batch: method(
    "Steps many games together: after the answer, both sides send frames until the client sends an empty one. Not on a connection that has claimed a seat.",
    {
      ruleset: needed(text(60), "the id of the ruleset"),
      games: needed(whole(1, 65_536), "the number of games that are played at the same time"),
      seed: optional(text(900), 'the seed: game n has "SEED n"; a new one when left out'),
      options: optional(object, "options of the set-up, for every game"),
      checked: optional(flag, "true: each action is looked up in its list before any is played; true when left out"),
      seeds: optional(list(text(900), 65_536), 'a seed per place: its first game has that seed, and game n after it "SEED n"'),
      optionsOf: optional(list(object, 65_536), "options per place, in place of `options`"),
      masks: optional(flag, "true: the legal actions as a mask too"),
      maskForm: optional(word(["bits", "bytes"]), "one bit per action (when left out) or one byte"),
      observations: optional(flag, "true: the observation of the seat that is to choose, at each place"),
      sparse: optional(flag, "true: observations have only the numbers that are not 0, with their places"),
      allSeats: optional(flag, "true: the observations of all seats at each place, not only of the one that is to choose"),
      memory: optional(flag, "true: what a seat remembers too"),
      last: optional(flag, "true: when a game has ended, its last observation for every seat, in the sparse form"),
    },
    "`seats`, `space` (size, rows of a policy in factors), `frame` (name, type and length of each array of a frame; the length is null if it is the last number of the array `by`), `reset` (the action that begins a new game at a place), `seed`",
  ),
  close: method("Closes a game.", { game: GAME }, "`game`"),
  quit: method("Ends the program.", {}, "nothing"),
} as const;

export type MethodName = keyof typeof METHODS;

/** A JSON Schema (2020-12) for all requests. */
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
