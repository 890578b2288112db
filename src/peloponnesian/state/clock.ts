/** The named scalars of the state: time, turn, uses of the committed cards, effects, Olympians. */
import { NONE } from "../../core/flow/frame-rows.js";
import { type CompiledScenario, type Tables, tablesOf } from "../tables/index.js";
import { ATHENS, NEW_YEAR, type SeatIndex, SPARTA } from "../vocabulary/types.js";
import type { PeloponnesianState } from "./position.js";

/** The index of each scalar in `clock`. */
export const CLOCK = {
  scenario: 0,
  year: 1,
  season: 2,
  first: 3,
  active: 4,
  actions: 5,
  prestige: 6,
  peace: 7,
  truce: 8,
  useOfSparta: 9,
  useOfAthens: 10,
  olympians: 11,
  effects: 12,
  winner: 13,
  victory: 14,
  ending: 15,
  bid: 16,
} as const;
export const CLOCK_SIZE = 17;

/** `winner` is 0 while the game continues, a seat plus one after a victory, and this after a draw. */
const DRAW = 3;

type Range = readonly [least: number, most: number];

/** The range of each scalar except the scenario, which depends on the edition. */
const RANGES: Readonly<Record<Exclude<keyof typeof CLOCK, "scenario">, Range>> = {
  year: [-500, -300],
  season: [0, 5],
  first: [0, 1],
  active: [0, 1],
  actions: [0, 20], // PEL-4.0.1: coins, leader, Persian Aid and Hermes add up.
  prestige: [-1_000_000, 1_000_000], // PEL-14.1.0.1: the rules have no limits, and no game goes that far.
  peace: [0, 999],
  truce: [0, 40],
  useOfSparta: [0, 3],
  useOfAthens: [0, 3],
  olympians: [0, 0x3fff],
  effects: [0, 0xfff],
  winner: [0, DRAW],
  victory: [0, 4],
  ending: [0, 6],
  bid: [0, 10], // PEL-14.1.4.2: the highest bid is 10.
};

export function clockRange(name: keyof typeof RANGES): Range {
  return RANGES[name];
}

export function leastOfClock(): number[] {
  return [0, ...Object.values(RANGES).map(([least]) => least)];
}

export function mostOfClock(t: Tables): number[] {
  return [t.scenarios.length - 1, ...Object.values(RANGES).map(([, most]) => most)];
}

export const NO_USE = 0;
export const EVENT_USE = 1;
export const ACTIONS_USE = 2;
export const SACRIFICE_USE = 3;

/** Effects under way, as bits of one scalar. */
export const TEMPEST_ON_SPARTA = 1;
export const TEMPEST_ON_ATHENS = 2;
export const EARTHQUAKE = 4;
export const REASSESSMENT = 8;
export const COUP = 16;
export const OMEN_ON_SPARTA = 32;
export const OMEN_ON_ATHENS = 64;
export const CALM = 128;
export const LONG_WAR = 256;
export const SWAPPED = 512;
export const SURPRISE = 1024;
export const PEACE_CONCLUDED = 2048;
export const SEASON_EFFECTS: number = TEMPEST_ON_SPARTA | TEMPEST_ON_ATHENS | EARTHQUAKE | OMEN_ON_SPARTA | OMEN_ON_ATHENS;
export const YEAR_EFFECTS: number = REASSESSMENT | COUP;
export const TURN_EFFECTS: number = CALM | SURPRISE;

/** A scalar by its index in `CLOCK`. */
export function read(s: PeloponnesianState, at: number): number {
  return s.clock[at]!;
}

export function write(s: PeloponnesianState, at: number, value: number): void {
  s.clock[at] = value;
}

export function scenarioOf(s: PeloponnesianState): CompiledScenario {
  return tablesOf(s).scenarios[s.clock[CLOCK.scenario]!]!;
}

export function seasonOf(s: PeloponnesianState): number {
  return s.clock[CLOCK.season]!;
}

/** The number of the season since the start of the game, 0 for the first New Year. */
export function seasonNumber(s: PeloponnesianState): number {
  return (s.clock[CLOCK.year]! - scenarioOf(s).row.firstYear) * 6 + s.clock[CLOCK.season]!;
}

export function activeOf(s: PeloponnesianState): SeatIndex {
  return s.clock[CLOCK.active]! as SeatIndex;
}

export function useOf(s: PeloponnesianState, seat: number): number {
  return s.clock[CLOCK.useOfSparta + seat]!;
}

export function hasEffect(s: PeloponnesianState, effect: number): boolean {
  return (s.clock[CLOCK.effects]! & effect) !== 0;
}

export function addEffect(s: PeloponnesianState, effect: number): void {
  s.clock[CLOCK.effects]! |= effect;
}

export function endEffects(s: PeloponnesianState, effects: number): void {
  s.clock[CLOCK.effects]! &= ~effects;
}

// Two bits per Olympian: 0 free, 1 Sparta, 2 Athens, 3 used until the next New Year. PEL-11.0.1: an Olympian has one holder.

/** The holder of an Olympian: a seat, -1 if it is free, -2 if it was used this year (PEL-11.0.2). */
export function holderOf(s: PeloponnesianState, olympian: number): number {
  const held = (s.clock[CLOCK.olympians]! >> (olympian * 2)) & 3;
  return held === 3 ? -2 : held - 1;
}

/** Gives an Olympian to a seat; -1 frees it, -2 marks it as used. */
export function setHolder(s: PeloponnesianState, olympian: number, holder: number): void {
  const bits = holder === -2 ? 3 : holder + 1;
  s.clock[CLOCK.olympians] = (s.clock[CLOCK.olympians]! & ~(3 << (olympian * 2))) | (bits << (olympian * 2));
}

export function rivalOf(seat: number): SeatIndex {
  return seat === SPARTA ? ATHENS : SPARTA;
}

export function isOver(s: PeloponnesianState): boolean {
  return s.clock[CLOCK.winner] !== 0;
}

/** The winner; NONE while the game continues, and in a draw. */
export function winnerOf(s: PeloponnesianState): number {
  const winner = s.clock[CLOCK.winner]!;
  return winner === DRAW ? NONE : winner - 1;
}

/** Ends the game with this winner, NONE for a draw. */
export function setWinner(s: PeloponnesianState, seat: number): void {
  s.clock[CLOCK.winner] = seat === NONE ? DRAW : seat + 1;
}

export function isNewYear(s: PeloponnesianState): boolean {
  return s.clock[CLOCK.season] === NEW_YEAR;
}
