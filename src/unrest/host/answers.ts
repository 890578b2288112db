/** Checks of a host: its functions, arguments and answers. */
import { DiceError, PositionError, printed, SetupError } from "../../core/basics/errors.js";
import {
  type Complaint,
  complaint,
  ownField,
  POSITION_COMPLAINT,
  readArray,
  readBoolean,
  readInteger,
  readKnownFields,
  readObject,
  readText,
  readWord,
} from "../../core/basics/json.js";
import { type CuByKind, readCu } from "../rules/cu-by-kind.js";
import type { Commander } from "../rules/leaders.js";
import type { BoxTables } from "../tables/index.js";
import type { Attack, BattleSide, BoxActivation, HostBattle, HostEffect, ResponseContext, ResponseWindow, SeaMove, UnrestHost } from "./contract.js";

/** A call of a function of the Box: the Box's owner and tables, the host and its game. */
export interface Call<G> {
  readonly owner: string;
  readonly t: BoxTables;
  readonly host: UnrestHost<G>;
  readonly game: G;
}

const given: Complaint = POSITION_COMPLAINT;
const answered: Complaint = complaint(PositionError, "host/bad-answer");

const MOST = 99;
const LONGEST_ID = 100;
const ANSWERS = ["ratings", "seaMove", "responses", "rollDice", "chooseLosses"] as const;

/** @throws SetupError naming a missing function of the host */
export function checkHost(host: unknown): void {
  for (const name of ANSWERS) {
    const answer = typeof host === "object" && host !== null ? (host as Readonly<Record<string, unknown>>)[name] : undefined;
    if (typeof answer !== "function") throw complaint(SetupError, "setup/bad-option")(`host.${name}`, "a function", answer);
  }
}

/** The ids of leaders, each once. @throws PositionError naming the entry */
export function readLeaders(value: unknown, path: string): string[] {
  const leaders = readArray(value, path, MOST, given).map((id, i) => readText(id, `${path}[${i}]`, LONGEST_ID, given));
  leaders.forEach((id, i) => {
    if (leaders.indexOf(id) !== i) throw given(`${path}[${i}]`, "each leader once", id);
  });
  return leaders;
}

/** Reads a movement into or out of the Box, with copies of its leaders and CU. @throws PositionError naming the field */
export function readSeaMove(move: unknown, into: boolean): SeaMove {
  const fields = readObject(move, "move", given);
  readText(ownField(fields, "by"), "move.by", LONGEST_ID, given);
  readText(ownField(fields, "port"), "move.port", LONGEST_ID, given);
  readInteger(ownField(fields, "cardValue"), "move.cardValue", 0, MOST, given);
  readInteger(ownField(fields, "mpLeft"), "move.mpLeft", 0, MOST, given);
  const leaders = readLeaders(ownField(fields, "leaders"), "move.leaders");
  return { ...(fields as unknown as SeaMove), leaders, cu: readCu(ownField(fields, "cu"), "move.cu"), into };
}

/** @throws PositionError naming a malformed field of the activation */
export function checkActivation(activation: BoxActivation): void {
  readObject(activation, "activation", given);
  readText(activation.leader, "activation.leader", LONGEST_ID, given);
  readInteger(activation.cardValue, "activation.cardValue", 0, MOST, given);
  readInteger(activation.mpLeft, "activation.mpLeft", 0, MOST, given);
}

/** Reads an attack, with a copy of its CU. @throws PositionError naming the field */
export function readAttack(attack: unknown): Attack {
  const fields = readKnownFields(attack, "attack", ["leader", "cu"], given);
  return { leader: readText(ownField(fields, "leader"), "attack.leader", LONGEST_ID, given), cu: readCu(ownField(fields, "cu"), "attack.cu") };
}

/** @throws PositionError unless a battle of the host is between two powers */
export function checkBattle(battle: HostBattle): void {
  const fields = readObject(battle, "battle", given);
  const winner = readText(ownField(fields, "winner"), "battle.winner", LONGEST_ID, given);
  const loser = readText(ownField(fields, "loser"), "battle.loser", LONGEST_ID, given);
  if (winner === loser) throw given("battle.loser", "another power than the winner", loser);
}

/** Asks the host for the ratings of a leader. @throws PositionError naming the rating */
export function ratingsOf<G>({ host, game }: Call<G>, leader: string): Commander & { readonly initiative: number } {
  const path = `host.ratings(${leader.slice(0, 40)})`;
  const { kind, initiative, tactics } = readAnswer(host.ratings(leader, game), path);
  return {
    kind: readWord(kind, `${path}.kind`, ["named", "minor"], answered),
    initiative: readInteger(initiative, `${path}.initiative`, 0, MOST, answered),
    tactics: readInteger(tactics, `${path}.tactics`, 0, MOST, answered),
  };
}

/** Asks the host if a sea move is legal, and what it costs. @throws PositionError naming the field */
export function seaMoveOf<G>({ host, game }: Call<G>, move: SeaMove): { readonly legal: boolean; readonly cost: number } {
  const { legal, cost } = readAnswer(host.seaMove(move, game), "host.seaMove()");
  const isLegal = readBoolean(legal, "host.seaMove().legal", answered);
  return { legal: isLegal, cost: isLegal ? readInteger(cost, "host.seaMove().cost", 0, MOST, answered) : 0 };
}

// An answer of a host may be an instance of any class.
function readAnswer(value: unknown, path: string): Partial<Readonly<Record<"kind" | "initiative" | "tactics" | "legal" | "cost", unknown>>> {
  if (typeof value !== "object" || value === null) throw answered(path, "an object", value);
  return value;
}

/** Asks the host for the events it plays in a window. @throws PositionError naming the field of the effect */
export function responsesOf<G>({ host, game }: Call<G>, window: ResponseWindow, context: ResponseContext): readonly HostEffect[] {
  return readEffects(host.responses(window, context, game), `host.responses(${window})`, answered);
}

/** Reads the effects that the caller gives. @throws PositionError naming the field of the effect */
export function readGivenEffects(effects: unknown): readonly HostEffect[] {
  return readEffects(effects, "given.effects", given);
}

/** The faces of `count` dice with `sides` sides. @throws DiceError if the faces are invalid */
export function facesOf(roll: (count: number) => readonly number[], count: number, sides: number): readonly number[] {
  const faces: unknown = roll(count);
  const fits = Array.isArray(faces) && faces.length === count && faces.every((face) => Number.isInteger(face) && face >= 1 && face <= sides);
  if (fits) return [...(faces as number[])];
  const expected = `${count} faces in 1..${sides}`;
  const got = Array.isArray(faces) ? `[${faces.slice(0, MOST).map(printed).join(", ").slice(0, LONGEST_ID)}]` : printed(faces);
  throw new DiceError("dice/no-such-faces", `host.rollDice(${count}): expected ${expected}, got ${got}`, { path: `host.rollDice(${count})`, expected, got });
}

/** The CU that the host gives up: the given ones, or else the host's choice. @throws PositionError naming the kind */
export function lossesOf<G>({ host, game }: Call<G>, attackers: CuByKind, count: number, before: CuByKind | undefined): CuByKind {
  return before === undefined ? readCu(host.chooseLosses(attackers, count, game), "host.chooseLosses()", answered) : readCu(before, "given.losses");
}

const SIDES: readonly BattleSide[] = ["owner", "unrest"];
type Field = readonly string[] | readonly [least: number, most: number];

/** The fields of each effect besides its type: words, or a whole number in a range. */
const EFFECTS: Readonly<Record<HostEffect["type"], Readonly<Record<string, Field>>>> = {
  dice: { side: SIDES, count: [1, 10] },
  modifier: { side: SIDES, value: [-MOST, MOST] },
  "no-losses": {},
  "extra-losses": { side: SIDES, count: [0, MOST] },
  "cancel-activation": {},
  "cancel-sea-move": {},
};

function readEffects(value: unknown, path: string, fail: Complaint): readonly HostEffect[] {
  return readArray(value, path, MOST, fail).map((effect, i) => readEffect(effect, `${path}[${i}]`, fail));
}

function readEffect(value: unknown, path: string, fail: Complaint): HostEffect {
  const type = readWord(ownField(readObject(value, path, fail), "type"), `${path}.type`, Object.keys(EFFECTS) as HostEffect["type"][], fail);
  const fields = EFFECTS[type];
  const isModifier = type === "modifier";
  const effect = readKnownFields(value, path, ["type", ...Object.keys(fields), ...(isModifier ? ["event"] : [])], fail);
  for (const [name, field] of Object.entries(fields)) checkField(ownField(effect, name), `${path}.${name}`, field, fail);
  const event = ownField(effect, "event");
  if (isModifier && event !== undefined) readText(event, `${path}.event`, LONGEST_ID, fail);
  return effect as unknown as HostEffect;
}

function checkField(value: unknown, path: string, field: Field, fail: Complaint): void {
  const [least, most] = field;
  if (typeof least === "number") readInteger(value, path, least, most as number, fail);
  else readWord(value, path, field as readonly string[], fail);
}
