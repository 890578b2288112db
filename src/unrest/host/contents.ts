/** The module's state in words: level, Box and who has fought in the card play under way; reading it back. */
import { IllegalMoveError } from "../../core/errors.js";
import { ownField, POSITION_COMPLAINT, readArray, readBoolean, readInteger, readKnownFields, readText } from "../../core/json.js";
import { checkCu, type CuByKind, minus, plus, readCu } from "../rules/cu-by-kind.js";
import type { BoxTables } from "../tables.js";
import type { BoxEvent, BoxState, BoxStep } from "./contract.js";

/** The level set, and told when it is another. */
export function changeLevel(s: BoxState, level: number, clause: string): BoxStep {
  if (level === s.level) return { state: s, events: [] };
  return { state: { ...s, level }, events: [{ type: "unrest-changed", from: s.level, to: level, clause }] };
}

/** CU in the Box that have not fought in the card play under way. */
export function freshCu(s: BoxState): CuByKind {
  return minus(s.box.cu, s.action?.fought ?? {});
}

/** Leaders and CU into the Box. */
export function put(s: BoxState, leaders: readonly string[], cu: CuByKind): BoxState {
  checkCu(cu);
  if (leaders.some((leader) => s.box.leaders.includes(leader))) throw refused("box/already-there", "CAR-19.0.1");
  return { ...s, box: { cu: plus(s.box.cu, cu), leaders: [...s.box.leaders, ...leaders] } };
}

/** Leaders and CU out of the Box; who has fought in this card play stays. */
export function take(s: BoxState, leaders: readonly string[], cu: CuByKind): BoxState {
  checkCu(cu);
  if (!leaders.every((leader) => s.box.leaders.includes(leader))) throw refused("box/not-there", "CAR-19.0.3");
  if (leaders.some((leader) => s.action?.foughtLeaders.includes(leader))) throw refused("box/has-fought", "CAR-20.3.28");
  const fresh = freshCu(s);
  for (const kind of Object.keys(cu)) {
    if (cu[kind]! > (s.box.cu[kind] ?? 0)) throw refused("box/not-there", "CAR-19.0.3");
    if (cu[kind]! > (fresh[kind] ?? 0)) throw refused("box/has-fought", "CAR-20.3.28");
  }
  return { ...s, box: { cu: minus(s.box.cu, cu), leaders: s.box.leaders.filter((leader) => !leaders.includes(leader)) } };
}

/** An activation is over. */
export function ended(leader: string, clause: string): BoxEvent {
  return { type: "activation-ended", leader, clause };
}

/** What the rules refuse. */
export function refused(code: string, clause: string): IllegalMoveError {
  return new IllegalMoveError(code, `illegal: ${code}, see ${clause}`, { clause });
}

const FIELDS = ["level", "raisedThisRound", "box", "action"];

/** A state read back from JSON. @throws PositionError naming the field */
export function readBoxState(json: unknown, t: BoxTables): BoxState {
  const given = readKnownFields(json, "box", FIELDS, POSITION_COMPLAINT);
  const box = readKnownFields(ownField(given, "box"), "box.box", ["cu", "leaders"], POSITION_COMPLAINT);
  const action = ownField(given, "action");
  const fought = action === null ? null : readKnownFields(action, "box.action", ["fought", "foughtLeaders"], POSITION_COMPLAINT);
  return {
    level: readInteger(ownField(given, "level"), "box.level", 0, t.maxLevel, POSITION_COMPLAINT),
    raisedThisRound: readBoolean(ownField(given, "raisedThisRound"), "box.raisedThisRound", POSITION_COMPLAINT),
    box: { cu: readCu(ownField(box, "cu"), "box.box.cu"), leaders: readLeaders(ownField(box, "leaders"), "box.box.leaders") },
    action:
      fought === null
        ? null
        : {
            fought: readCu(ownField(fought, "fought"), "box.action.fought"),
            foughtLeaders: readLeaders(ownField(fought, "foughtLeaders"), "box.action.foughtLeaders"),
          },
  };
}

function readLeaders(value: unknown, path: string): string[] {
  return readArray(value, path, 99, POSITION_COMPLAINT).map((id, i) => readText(id, `${path}[${i}]`, 100, POSITION_COMPLAINT));
}
