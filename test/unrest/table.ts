/**
 * A table for clause tests: a scene in which a test names what differs from the standing position, dice by name, lines of notation without the seat.
 *
 *   const t = at({ level: 4, cu: { box: 2 }, leader: { hasdrubal: "garrison-box" }, hand: { carthage: ["c-ops-2"] } });
 *   t.play("activate c-ops-2", "activate-leader hasdrubal", "attack");
 *   expect(t.dice("6 6 6 4 4 5").play("attack-with 2").events).toContainEqual({ … });
 */
import type { FrameInWords } from "../../src/core/flow/frame-words.js";
import type { UnrestEvent } from "../../src/unrest/vocabulary/events.js";
import { PROCEDURES } from "../../src/unrest/flow/index.js";
import { F, type FRAMES } from "../../src/unrest/vocabulary/frames.js";
import {
  type UnrestCardId as CardId,
  type UnrestCardsView as CardsView,
  type UnrestLeaderId as LeaderId,
  type UnrestPlaceId as PlaceId,
  type UnrestSeat as Seat,
  STANDARD_EDITION,
  UNREST,
  type UnrestOptions,
  type UnrestState,
  type UnrestTypes,
  type UnrestView,
} from "../../src/unrest/index.js";
import { HEARD } from "../../src/unrest/knowledge/view.js";
import { GameTable } from "../support/table.js";

/** What differs from the standing position: turn 1, round 1, Carthage first and active, level 0, 2 ports, 6 VP, no CU, leaders where they start. */
export interface Scene {
  readonly options?: UnrestOptions;
  readonly turn?: number;
  readonly turns?: number;
  readonly round?: number;
  readonly first?: Seat;
  readonly active?: Seat;
  readonly cardPlayed?: boolean;
  /** Whether the minor leaders have been rearranged; they have when left out, so that lists are short. */
  readonly rearranged?: boolean;
  readonly level?: number;
  readonly marker?: boolean;
  readonly ports?: number;
  readonly vp?: number;
  readonly cu?: { readonly box?: number; readonly carthago?: number; readonly sicily?: number; readonly coalition?: number; readonly syracusae?: number };
  readonly leader?: Readonly<Record<LeaderId, PlaceId>>;
  readonly marked?: readonly LeaderId[];
  readonly hand?: { readonly carthage?: readonly CardId[]; readonly coalition?: readonly CardId[] };
  readonly discards?: { readonly carthage?: readonly CardId[]; readonly coalition?: readonly CardId[] };
  /** The stack of procedures; the active side's choice when left out. */
  readonly frames?: readonly FrameInWords[];
}

/** A frame for `Scene.frames`. */
export function frame(kind: string, step = "ask", slots: Readonly<Record<string, unknown>> = {}): FrameInWords {
  return { kind, step, slots };
}

/** Everybody is where no battle is, so that a test puts on the map only what it needs. */
const AWAY: Readonly<Record<LeaderId, PlaceId>> = {
  hanno: "displaced",
  hasdrubal: "displaced",
  bomilcar: "displaced",
  "minor-a": "set-aside",
  "minor-b": "set-aside",
  "coalition-strategos": "displaced",
  "coalition-lieutenant": "set-aside",
};

/** The position of a scene. */
export function at(scene: Scene = {}): Table {
  return new Table(stateOf(scene));
}

/** A game from its set-up. */
export function fromStart(options: UnrestOptions = {}, seed = "test"): Table {
  return new Table(UNREST.setup({ ...options, seed })).byChance();
}

type Changeable<T> = { -readonly [K in keyof T]: T[K] extends object ? Changeable<T[K]> : T[K] };

function stateOf(scene: Scene): UnrestState {
  const seed = "scene";
  const view = structuredClone(UNREST.view(UNREST.setup({ ...scene.options, seed }), "arbiter")) as Changeable<UnrestView>;
  const { cu = {} } = scene;
  view.turn = scene.turn ?? 1;
  view.turns = scene.turns ?? 5;
  view.round = scene.round ?? 1;
  view.first = scene.first ?? scene.active ?? "carthage";
  view.active = scene.active ?? "carthage";
  view.unrest.level = scene.level ?? 0;
  view.unrest.marker = scene.marker ?? false;
  view.ports.carthage = scene.ports ?? 2;
  view.victoryPoints = scene.vp ?? 6;
  const counts = { "garrison-box": [cu.box, 0], carthago: [cu.carthago, 0], sicily: [cu.sicily, cu.coalition], syracusae: [0, cu.syracusae] } as const;
  for (const [id, [carthage, coalition]] of Object.entries(counts)) view.locations[id as "sicily"].cu = { carthage: carthage ?? 0, coalition: coalition ?? 0 };
  for (const id of Object.keys(view.leaders)) {
    view.leaders[id]!.place = scene.leader?.[id] ?? AWAY[id] ?? "displaced";
    view.leaders[id]!.marked = scene.marked?.includes(id) ?? false;
  }
  for (const seat of ["carthage", "coalition"] as const) {
    view.cards[seat].hand = [...(scene.hand?.[seat] ?? [])];
    view.cards[seat].discards = [...(scene.discards?.[seat] ?? [])];
  }
  const frames = scene.frames ?? activeFrames(scene);
  if (scene.frames !== undefined && !scene.frames.some(({ kind }) => kind === "round")) Object.assign(view, { round: 0, active: null, first: null });
  return UNREST.position({ ...withoutDerived(view), frames });
}

/** An arbiter's view without what follows from the rest, so that the rest may be changed. */
export function withoutDerived(view: UnrestView): object {
  const { unrest, ports, cards, decision: _decision, underWay: _underWay, ...rest } = view;
  const order = Object.keys(STANDARD_EDITION.cards);
  const held = ({ hand, discards }: CardsView): object => ({ hand: inOrder(hand ?? [], order), discards: inOrder(discards, order) });
  return {
    ...rest,
    unrest: { level: unrest.level, marker: unrest.marker },
    ports: { carthage: ports.carthage },
    cards: { carthage: held(cards.carthage), coalition: held(cards.coalition) },
  };
}

function inOrder(cards: readonly CardId[], order: readonly CardId[]): CardId[] {
  return [...cards].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

function activeFrames(scene: Scene): FrameInWords[] {
  const active = scene.active ?? "carthage";
  return [
    frame("turn", "rounds"),
    frame("round", active === (scene.first ?? active) ? "second" : "end"),
    frame("active", "ask", { seat: active, cardPlayed: scene.cardPlayed === true, rearranged: scene.rearranged !== false }),
  ];
}

/** A game under test. */
export class Table extends GameTable<UnrestTypes, keyof typeof FRAMES> {
  constructor(state: UnrestState) {
    super(UNREST, { F, PROCEDURES }, state);
  }

  get level(): number {
    return this.view.unrest.level;
  }
  /** CU as in a scene. */
  get cu(): { box: number; carthago: number; sicily: number; coalition: number; syracusae: number } {
    const { "garrison-box": box, carthago, sicily, syracusae } = this.view.locations;
    return {
      box: box.cu.carthage,
      carthago: carthago.cu.carthage,
      sicily: sicily.cu.carthage,
      coalition: sicily.cu.coalition,
      syracusae: syracusae.cu.coalition,
    };
  }
  placeOf(leader: LeaderId): PlaceId {
    return this.view.leaders[leader]!.place;
  }
}

/** The events as a viewer hears them. */
export function heard(events: readonly UnrestEvent[], viewer: Seat | "spectator"): UnrestEvent[] {
  return HEARD.viewEvents(events, viewer);
}
