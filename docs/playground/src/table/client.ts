/** The pages at the table, and what they can ask for. */
import { type RecordedNotes, verify } from "tyche";
import { faultOf } from "../fault.js";
import { loadPlay, loadWhole } from "../games/rulesets.js";
import { GUIDE } from "../lessons/lesson.js";
import { loadLesson } from "../lessons/lessons.js";
import { SENSIBLE } from "../players.js";
import type { Calls, Controller, FromThinker, NewGame, SavedGame, ToPage, ToTable, ToThinker } from "../protocol.js";
import { begunFrom, History } from "./history.js";
import { allHere, Guest, outlineOf, type Planned, Room, type Thinking } from "./room.js";
import { fetchGame, forget, keep, keptGames } from "./store.js";

export interface Port {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

type Task = ToThinker extends infer T ? (T extends { readonly id: number } ? Omit<T, "id"> : never) : never;

/** The thinkers that pages have brought, and what they are asked. When the page of one is closed another takes over. */
class Thinkers implements Thinking {
  readonly #ports: Port[] = [];
  readonly #open = new Map<number, { readonly task: Task; readonly settle: (from: FromThinker) => void }>();
  #count = 0;

  add(port: Port): void {
    port.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      const asked = this.#open.get(data.id);
      this.#open.delete(data.id);
      asked?.settle(data);
    };
    this.#ports.push(port);
    if (this.#ports.length === 1) this.#askAgain();
  }

  remove(port: Port): void {
    const at = this.#ports.indexOf(port);
    if (at >= 0) this.#ports.splice(at, 1);
    if (at === 0) this.#askAgain();
  }

  async plan(task: Planned): Promise<readonly string[]> {
    return (await this.#ask({ task: "plan", ...task })) as readonly string[];
  }

  async odds(ruleset: string, state: unknown, line: string, viewer: string): ReturnType<Thinking["odds"]> {
    return (await this.#ask({ task: "odds", ruleset, state, line, viewer } as Task)) as Awaited<ReturnType<Thinking["odds"]>>;
  }

  #ask(task: Task): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = this.#count++;
      this.#open.set(id, { task, settle: ({ answer, fault }) => (fault === undefined ? resolve(answer) : reject(fault)) });
      this.#ports[0]?.postMessage({ id, ...task });
    });
  }

  #askAgain(): void {
    for (const [id, { task }] of this.#open) this.#ports[0]?.postMessage({ id, ...task });
  }
}

const thinkers = new Thinkers();
const rooms = new Map<string, Promise<Room>>();

async function open(id: string, history: History): Promise<Room> {
  const { ruleset, seats } = history.game;
  const lesson = Object.values(seats).includes(GUIDE) ? await loadLesson(ruleset) : null;
  return new Room(id, history, thinkers, (saved, isOver) => keep(id, saved, isOver), lesson);
}

async function begin(history: History): Promise<string> {
  const id = crypto.randomUUID().slice(0, 8);
  rooms.set(id, open(id, history));
  await keep(id, history.save());
  return id;
}

function find(id: string): Promise<Room> {
  let room = rooms.get(id);
  if (room === undefined) {
    room = restore(id);
    rooms.set(id, room);
    room.catch(() => rooms.delete(id));
  }
  return room;
}

async function restore(id: string): Promise<Room> {
  const saved = await fetchGame(id);
  if (saved === undefined) throw new Error("There is no such game in this browser.");
  return await open(id, await History.of(await loadPlay(saved.ruleset), saved));
}

// A guided start is an ordinary game, whose first moves have been played.
async function lessonOf(id: string): Promise<History> {
  const [ruleset, { options, seed, seat, before }] = await Promise.all([loadPlay(id), loadLesson(id)]);
  const all = ruleset.players(ruleset.setup({ ...options, seed }));
  const seats = Object.fromEntries(all.map((other) => [other, other === seat ? "here" : GUIDE]));
  const { version } = ruleset;
  return await History.of(ruleset, { format: "tyche-playground/1", ruleset: id, version, options, seed, seats, position: null, moves: before, conceded: null });
}

// A record of the library is read as well as a game that the page has saved.
async function readGame(json: unknown, seats: Readonly<Record<string, Controller>> | null): Promise<History> {
  const given = json as Partial<SavedGame> & { readonly ruleset: string; readonly start?: object } & RecordedNotes;
  if (typeof given !== "object" || given === null) throw new Error("This is no game.");
  const ruleset = await loadPlay(String(given.ruleset));
  const { options = {}, moves = [], conceded = null, start = null, version } = given;
  const { position = start, tags, comments } = given;
  const notes = given.notes ?? { ...(tags === undefined ? {} : { tags }), ...(comments === undefined ? {} : { comments }) };
  const seed = given.seed ?? "position"; // a record that begins with a position has none
  if (version !== ruleset.version) throw new Error(`The game was played by version ${String(version)} of the rules; these are ${ruleset.version}.`);
  const first = position === null ? ruleset.setup({ ...options, seed }) : (await begunFrom(ruleset.id, position)).state;
  const sitting = seats ?? given.seats ?? allHere(ruleset.players(first));
  return await History.of(ruleset, {
    format: "tyche-playground/1",
    ruleset: ruleset.id,
    version,
    options,
    seed,
    seats: sitting,
    position,
    moves,
    conceded,
    notes,
  });
}

/** One page: its calls, and the game it sits at. */
export class Client {
  #guest: Guest | null = null;
  #thinker: Port | null = null;

  constructor(readonly port: Port) {
    port.onmessage = (event: MessageEvent<ToTable>) => void this.#take(event);
  }

  async #take({ data, ports }: MessageEvent<ToTable>): Promise<void> {
    if (data.to === "thinker") {
      this.#thinker = ports[0]!;
      thinkers.add(this.#thinker);
    } else if (data.to === "bye") {
      this.#leave();
      if (this.#thinker !== null) thinkers.remove(this.#thinker);
    } else {
      const { id, name, args } = data;
      try {
        const call = this.#calls[name] as (...given: readonly unknown[]) => unknown;
        this.#send({ to: "answer", id, answer: await call(...args) });
      } catch (error) {
        this.#send({ to: "fault", id, fault: isFault(error) ? error : faultOf(error) });
      }
    }
  }

  #send(message: ToPage): void {
    this.port.postMessage(message);
  }

  #leave(): void {
    this.#guest?.room.guests.delete(this.#guest);
    this.#guest = null;
  }

  get #seated(): Guest {
    if (this.#guest === null) throw new Error("This page sits at no game.");
    return this.#guest;
  }

  // A click that was meant for a list of before means nothing now.
  #onList(list: number, act: (guest: Guest, seat: string) => void): void {
    const guest = this.#seated;
    if (list === guest.list) act(guest, guest.viewer());
  }

  // What tells every secret is for those who are bound to no seat.
  get #free(): Guest {
    const guest = this.#seated;
    if (guest.isBound) throw new Error("The game has secrets between its pages until it is over.");
    return guest;
  }

  readonly #calls: { readonly [N in keyof Calls]: (...args: Parameters<Calls[N]>) => ReturnType<Calls[N]> | Promise<ReturnType<Calls[N]>> } = {
    outline: async (ruleset, options) => outlineOf(await loadPlay(ruleset), options),
    create: async (game: NewGame) => begin(new History(await loadPlay(game.ruleset), game)),
    lesson: async (ruleset) => begin(await lessonOf(ruleset)),
    load: async (json, seats) => begin(await readGame(json, seats)),
    games: () => keptGames(),
    forget: async (game) => {
      rooms.delete(game);
      await forget(game);
    },
    again: async (isSwapped) => {
      const { game, ruleset } = this.#seated.room.history;
      const { seats, options } = game;
      const names = Object.keys(seats);
      // Another game has other dice, of which a lesson knows nothing.
      const players = names.map((seat) => (seats[seat] === GUIDE ? SENSIBLE : seats[seat]!));
      const sitting = isSwapped ? [players.at(-1)!, ...players.slice(0, -1)] : players;
      const next = Object.fromEntries(names.map((seat, nth) => [seat, sitting[nth]!]));
      return await begin(new History(ruleset, { ruleset: ruleset.id, options, seed: crypto.randomUUID().slice(0, 8), seats: next }));
    },
    course: (most) => {
      const guest = this.#free;
      const { room } = guest;
      const viewer = guest.viewer();
      const entries = room.history.play.history(viewer);
      const last = entries.length - 1;
      const count = Math.min(most, entries.length);
      const moments = [...new Set(Array.from({ length: count }, (_, nth) => Math.round((last * nth) / Math.max(1, count - 1))))];
      return moments.map((moment) => ({ moment, view: room.ruleset.view(room.stateOf(viewer, entries[moment]?.mark), viewer) as object }));
    },
    sit: async (game, seat) => {
      const room = await find(game);
      this.#leave();
      this.#guest = new Guest(room, seat, (snapshot) => this.#send({ to: "snapshot", snapshot }));
      room.guests.add(this.#guest);
      this.#guest.tell();
      void room.goOn();
    },
    look: (viewer, moment) => {
      const guest = this.#seated;
      guest.wish = viewer;
      guest.moment = moment;
      guest.tell();
    },
    play: (line, list) => this.#onList(list, ({ room }, seat) => room.play(seat, line)),
    undo: (count, list) => this.#onList(list, ({ room }, seat) => room.undo(seat, count)),
    redo: (list) => this.#onList(list, ({ room }, seat) => room.redo(seat)),
    concede: (seat) => {
      const guest = this.#seated;
      if (!guest.seats.includes(seat)) throw new Error(`This page does not play ${seat}.`);
      guest.room.concede(seat);
    },
    why: (target) => this.#free.room.why(this.#free.viewer(), target),
    odds: (line) => this.#free.room.odds(line, this.#free.viewer()),
    save: () => this.#free.room.history.save(),
    record: () => this.#free.room.history.play.record(),
    verify: async () => {
      const { history } = this.#free.room;
      return verify((await loadWhole(history.ruleset.id)).ruleset, history.play.record());
    },
    position: () => {
      const guest = this.#free;
      const { room, moment } = guest;
      const { ruleset, history } = room;
      const viewer = guest.viewer();
      return ruleset.view(moment === null ? history.state : room.stateOf(viewer, history.play.history(viewer)[moment]?.mark), "arbiter");
    },
    check: async (ruleset, position) => {
      try {
        (await loadWhole(ruleset)).ruleset.position(position);
        return null;
      } catch (error) {
        return faultOf(error);
      }
    },
    playFrom: async (id, position, seats) => {
      return begin(new History(await loadPlay(id), { ruleset: id, options: {}, seed: "position", seats }, await begunFrom(id, position)));
    },
  };
}

function isFault(error: unknown): error is NonNullable<FromThinker["fault"]> {
  return typeof error === "object" && error !== null && !(error instanceof Error) && "code" in error;
}
