/**
 * Snapshots of games: a record with a position near its end, so that a stored game opens without a full replay. A fingerprint of the whole detects
 * mistakes, but does not protect against attackers who can write to the store.
 */
import { ReplayError } from "../basics/errors.js";
import { type Complaint, complaint, copyOfJson, ownField, readArray, readInteger, readKnownFields, readObject, readText } from "../basics/json.js";
import { sortedText } from "../basics/same.js";
import type { GameTypes, Memory, Play, Viewer } from "../ruleset/contract.js";
import { hashLongText } from "../state/hash.js";
import type { GameState } from "../state/state.js";
import type { SeenSoFar } from "./history.js";
import { type GameRecord, readRecord } from "./record.js";

export const SNAPSHOT_FORMAT = "tyche-snapshot/1";

export interface SnapshotBase<S> {
  readonly ply: number;
  readonly state: S;
}

/** A game as plain JSON that opens without a full replay. */
export interface GameSnapshot<O extends object = object, Seat extends string = string> {
  readonly format: typeof SNAPSHOT_FORMAT;
  readonly record: GameRecord<O, Seat>;
  /** The position before the last decision that cannot be taken back; the beginning if all can be. The decisions after this position are replayed. */
  readonly base: SnapshotBase<GameState>;
  /** Decisions that were taken back and can be redone, in notation; the last one is redone first. */
  readonly undone: readonly string[];
  /** The end of each viewer's history at `base`. */
  readonly seen: Readonly<Record<string, SeenSoFar>>;
  /** The memory of each seat at `base`; empty if the ruleset only plays. */
  readonly memories: Readonly<Record<string, Memory<Seat>>>;
  /** The fingerprint of the other fields. */
  readonly check: string;
}

type Unchecked<O extends object, Seat extends string> = Omit<GameSnapshot<O, Seat>, "format" | "check">;

const FIELDS = ["format", "record", "base", "undone", "seen", "memories", "check"];
const MOST_FIELDS = 1_000_000;
const COMPLAINT: Complaint = /* @__PURE__ */ complaint(ReplayError, "snapshot/malformed");
const CHANGED: Complaint = /* @__PURE__ */ complaint(ReplayError, "snapshot/changed");

export function snapshotOf<O extends object, Seat extends string>(parts: Unchecked<O, Seat>): GameSnapshot<O, Seat> {
  return { format: SNAPSHOT_FORMAT, ...parts, check: checkOf(parts.record, parts) };
}

/**
 * Checks a given snapshot.
 * @throws ReplayError naming the field; `record/other-version` if another version of the ruleset made it; `snapshot/changed`
 */
export function readSnapshot<T extends GameTypes>(ruleset: Play<T>, json: unknown): Unchecked<T["options"], T["seat"]> {
  const given = readKnownFields(json, "snapshot", FIELDS, COMPLAINT);
  if (ownField(given, "format") !== SNAPSHOT_FORMAT) throw COMPLAINT("snapshot.format", JSON.stringify(SNAPSHOT_FORMAT), ownField(given, "format"));
  const record = readRecord(ruleset, ownField(given, "record"));
  const { check, format: _format, ...rest } = given;
  if (check !== checkOf(record, rest)) throw CHANGED("snapshot.check", "the fingerprint of the snapshot", check);
  const base = readKnownFields(ownField(given, "base"), "snapshot.base", ["ply", "state"], COMPLAINT);
  const undone = readArray(ownField(given, "undone"), "snapshot.undone", MOST_FIELDS, COMPLAINT);
  return {
    record,
    base: { ply: readInteger(ownField(base, "ply"), "snapshot.base.ply", 0, record.moves.length, COMPLAINT), state: ownField(base, "state") as GameState },
    undone: undone.map((line, i) => readText(line, `snapshot.undone[${i}]`, 300, COMPLAINT)),
    seen: readSeen(ruleset, ownField(given, "seen"), record.moves.length),
    memories: copyOfJson(readObject(ownField(given, "memories"), "snapshot.memories", COMPLAINT), "snapshot.memories", COMPLAINT) as Record<
      string,
      Memory<T["seat"]>
    >,
  };
}

function readSeen<T extends GameTypes>({ seats }: Play<T>, given: unknown, plies: number): Record<string, SeenSoFar> {
  const viewers: readonly Viewer<T["seat"]>[] = [...seats, "spectator", "arbiter"];
  const seen = readKnownFields(given, "snapshot.seen", viewers, COMPLAINT);
  return Object.fromEntries(
    Object.keys(seen).map((viewer) => {
      const path = `snapshot.seen.${viewer}`;
      const far = readKnownFields(seen[viewer], path, ["ply", "entries", "mark"], COMPLAINT);
      const numberAt = (field: string): number => readInteger(ownField(far, field), `${path}.${field}`, 0, plies + 1, COMPLAINT);
      return [viewer, { ply: numberAt("ply"), entries: numberAt("entries"), mark: readText(ownField(far, "mark"), `${path}.mark`, 16, COMPLAINT) }];
    }),
  );
}

/**
 * Checks that a state of a snapshot has the fields of another state of its game; the fingerprint has checked their contents.
 * @throws ReplayError naming the field
 */
export function stateOf<S extends GameState>(given: unknown, like: S): S {
  const path = "snapshot.base.state";
  const fields = readKnownFields(given, path, Object.keys(like), COMPLAINT);
  for (const [key, model] of Object.entries(like)) {
    const value = ownField(fields, key);
    if (typeof model === "string") readText(value, `${path}.${key}`, 40, COMPLAINT);
    else if (!Array.isArray(model)) readNumber(value, `${path}.${key}`);
    else for (const [i, entry] of readArray(value, `${path}.${key}`, MOST_FIELDS, COMPLAINT).entries()) readNumber(entry, `${path}.${key}[${i}]`);
  }
  return fields as unknown as S;
}

function readNumber(value: unknown, path: string): void {
  if (!Number.isSafeInteger(value)) throw COMPLAINT(path, "a whole number", value);
}

// The long lists are joined separately, since sorting and writing them as JSON would take half of the time of opening a game. A value that is not
// JSON, such as a cycle, has no fingerprint.
function checkOf({ moves, hashes }: GameRecord, { record, ...parts }: Readonly<Record<string, unknown>>): string {
  try {
    const { moves: _moves, hashes: _hashes, ...head } = record as GameRecord;
    return hashLongText([moves.join("\n"), hashes.join("\n"), sortedText({ ...parts, head })].join("\n\n"));
  } catch {
    throw COMPLAINT("snapshot", "JSON", parts);
  }
}
