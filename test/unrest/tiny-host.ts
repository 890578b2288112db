/**
 * A tiny host game for the Garrison Box, to show the module mounted: three powers on a map of one strait, phases, hands, victory points and cards of its own.
 *
 * Its state is plain JSON with the Box as one value in it. It knows nothing of the module but `createUnrestBox`.
 */
import { SeededDice } from "../../src/core/dice/seeded.js";
import {
  type UnrestBoxAttack as Attack,
  type UnrestAttackStep as AttackStep,
  type UnrestBoxEvent as BoxEvent,
  type UnrestBoxState as BoxState,
  countCu,
  createUnrestBox,
  type UnrestCuByKind as CuByKind,
  type UnrestHostBattle as HostBattle,
  type UnrestHostEffect as HostEffect,
  type UnrestBox,
} from "../../src/unrest/box.js";

export type Power = "carthage" | "greeks" | "romans";

export interface HostState {
  readonly round: number;
  readonly active: Power;
  readonly hands: Readonly<Record<Power, number>>;
  readonly vp: Readonly<Record<Power, number>>;
  readonly ports: number;
  /** CU and leaders of Carthage in its home port. */
  readonly carthago: { readonly cu: CuByKind; readonly leaders: readonly string[] };
  readonly displaced: readonly string[];
  /** Events lying ready to answer: what the host calls combat cards. */
  readonly responses: readonly HostEffect[];
  readonly dice: readonly number[];
  readonly box: BoxState;
  readonly log: readonly BoxEvent[];
}

const RATINGS = {
  hanno: { kind: "named", initiative: 1, tactics: 2 },
  bomilcar: { kind: "named", initiative: 3, tactics: 3 },
  "minor-a": { kind: "minor", initiative: 2, tactics: 1 },
} as const;
const CAPACITY = [0, 3, 6, 10];

/** One Box for all games of this host: a question comes with the game in which it is put. */
const BOX: UnrestBox<TinyHost> = createUnrestBox<TinyHost>(
  { owner: "carthage" },
  {
    ratings: (leader) => RATINGS[leader as keyof typeof RATINGS],
    seaMove: (move) => ({ legal: countCu(move.cu) <= CAPACITY[move.cardValue]!, cost: 3 }),
    responses: (window, _context, game) => game.answer(window),
    rollDice: (count, game) => game.roll(count),
    chooseLosses: (attackers, count) => mercenariesFirst(attackers, count),
  },
);

export class TinyHost {
  state: HostState;
  readonly box = BOX;
  constructor(change: Partial<HostState> = {}, contents: Parameters<UnrestBox["start"]>[0] = {}) {
    this.state = {
      round: 1,
      active: "carthage",
      hands: { carthage: 6, greeks: 6, romans: 6 },
      vp: { carthage: 5, greeks: 5, romans: 5 },
      ports: 2,
      carthago: { cu: { citizens: 4, mercenaries: 6 }, leaders: ["bomilcar"] },
      displaced: [],
      responses: [],
      dice: new Array<number>(4).fill(0),
      box: this.box.start(contents),
      log: [],
      ...change,
    };
  }

  /** A state saved and loaded again: the Box is one JSON value of it. */
  reload(): this {
    const saved: HostState = JSON.parse(JSON.stringify(this.state));
    this.state = { ...saved, box: this.box.read(saved.box) };
    return this;
  }

  startRound(): void {
    this.take(this.box.startRound(this.state.box));
    this.state = { ...this.state, round: this.state.round + 1 };
  }

  /** The card-drawing phase: the base hand less the reduction, not below 0. */
  drawHands(): void {
    const base = 5 + this.state.ports;
    const carthage = Math.max(0, base - this.box.handReduction(this.state.box));
    this.state = { ...this.state, hands: { carthage, greeks: 6, romans: 6 } };
  }

  /** The scoring phase: this host's victory points run from 0 to 8. */
  score(): void {
    const { vp, box } = this.state;
    this.state = { ...this.state, vp: { ...vp, carthage: Math.min(8, Math.max(0, vp.carthage - this.box.vpReduction(box))) } };
  }

  /** The uses of an NPA event in a power's hand. */
  usesOfNpa(deck: Power): ("raise-unrest" | "add-cu")[] {
    return this.box.canRaiseByEvent(this.state.box, deck) ? ["raise-unrest", "add-cu"] : ["add-cu"];
  }
  playNpa(deck: Power): void {
    this.take(this.box.raiseByEvent(this.state.box, deck));
  }

  /** A battle somewhere on the map: the winner's support goes into the level as far as he wants and may, the rest onto the map. */
  wonBattle(battle: HostBattle, support: number, onLevel: number): number {
    this.take(this.box.applySupport(this.state.box, battle, battle.loser === "carthage" ? onLevel : -onLevel));
    return support - onLevel;
  }

  sailIn(leader: string, cu: CuByKind, cardValue: number, mpLeft = 4): number {
    const step = this.box.enterBox(this.state.box, { by: this.state.active, leaders: [leader], cu, port: "carthago", into: true, cardValue, mpLeft }, this);
    const { carthago } = this.state;
    this.take(step);
    if (step.mpLeft > 0) this.state = { ...this.state, carthago: { cu: less(carthago.cu, cu), leaders: carthago.leaders.filter((id) => id !== leader) } };
    return step.mpLeft;
  }

  sailOut(leader: string, cu: CuByKind, cardValue: number, mpLeft = 4): number {
    const step = this.box.leaveBox(this.state.box, { by: this.state.active, leaders: [leader], cu, port: "carthago", into: false, cardValue, mpLeft }, this);
    const { carthago } = this.state;
    this.take(step);
    if (step.mpLeft > 0) this.state = { ...this.state, carthago: { cu: less(carthago.cu, negative(cu)), leaders: [...carthago.leaders, leader] } };
    return step.mpLeft;
  }

  attacks(leader: string, cardValue: number, mpLeft = 4): Attack[] {
    return this.box.legalAttacks(this.state.box, { leader, cardValue, mpLeft }, this);
  }

  activate(leader: string, cardValue: number, mpLeft = 4): ReturnType<UnrestBox["activate"]> {
    return this.box.activate(this.state.box, { leader, cardValue, mpLeft }, this);
  }

  attack(attack: Attack, cardValue: number, mpLeft = 4): AttackStep {
    const step = this.box.resolveAttack(this.state.box, { leader: attack.leader, cardValue, mpLeft }, attack, {}, this);
    this.take(step);
    return step;
  }

  endCardPlay(): void {
    this.state = { ...this.state, box: this.box.endAction(this.state.box) };
  }

  /** Dice to come, front first; random when none are left. */
  script(...faces: readonly number[]): this {
    this.#script = [...faces];
    return this;
  }
  #script: number[] = [];
  readonly #dice = new SeededDice("tiny host");

  roll(count: number): number[] {
    return Array.from({ length: count }, () => this.#script.shift() ?? this.#dice.roll(6));
  }

  // An event answers once; then it is discarded.
  answer(window: string): readonly HostEffect[] {
    const fits = (effect: HostEffect): boolean =>
      effect.type === "cancel-activation" ? window === "activation" : effect.type === "cancel-sea-move" ? window === "sea-move" : window === "battle";
    const played = this.state.responses.filter(fits);
    this.state = { ...this.state, responses: this.state.responses.filter((effect) => !fits(effect)) };
    return played;
  }

  private take({ state, events }: { readonly state: BoxState; readonly events: readonly BoxEvent[] }): void {
    const gone = events.flatMap((event) => (event.type === "leader-displaced" ? [event.leader] : []));
    this.state = { ...this.state, box: state, log: [...this.state.log, ...events], displaced: [...this.state.displaced, ...gone] };
  }
}

function mercenariesFirst(attackers: CuByKind, count: number): CuByKind {
  const mercenaries = Math.min(count, attackers["mercenaries"] ?? 0);
  return { mercenaries, citizens: count - mercenaries };
}

function less(cu: CuByKind, gone: CuByKind): CuByKind {
  return Object.fromEntries(Object.entries(cu).map(([kind, count]) => [kind, count - (gone[kind] ?? 0)]));
}

function negative(cu: CuByKind): CuByKind {
  return Object.fromEntries(Object.entries(cu).map(([kind, count]) => [kind, -count]));
}
