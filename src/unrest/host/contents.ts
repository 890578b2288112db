/** The module's state as JSON with ids: level, marker, Box, and the force that has fought in the current card play. */
import { refused } from "../rules/box-refusals.js";
import { isPlainObject, ownField, POSITION_COMPLAINT, readBoolean, readInteger, readKnownFields } from "../../core/basics/json.js";
import { covers, cuOf, type CuByKind, minus, plus, readCu } from "../rules/cu-by-kind.js";
import type { BoxTables } from "../tables/index.js";
import { readLeaders } from "./answers.js";
import type { BoxEvent, BoxState, BoxStep } from "./contract.js";

/** Sets the level, and reports a change. */
export function changeLevel(s: BoxState, level: number, clause: string): BoxStep {
  if (level === s.level) return { state: s, events: [] };
  return { state: { ...s, level }, events: [{ type: "unrest-changed", from: s.level, to: level, clause }] };
}

/** The CU in the Box that have not fought in the current card play. */
export function freshCu(s: BoxState): CuByKind {
  return s.action === null ? s.box.cu : minus(s.box.cu, s.action.fought);
}

/** Adds leaders and CU to the Box; refuses a leader who is already there. @throws PositionError if the Box cannot hold them */
export function put(s: BoxState, leaders: readonly string[], cu: CuByKind): BoxState {
  const there = leaders.find((leader) => s.box.leaders.includes(leader));
  if (there !== undefined) throw refused("box/already-there", { leader: there });
  return { ...s, box: { cu: readCu(plus(s.box.cu, cu), "box.box.cu"), leaders: readLeaders([...s.box.leaders, ...leaders], "box.box.leaders") } };
}

/** Removes leaders and CU from the Box; refuses any that are absent or have fought in this card play. */
export function take(s: BoxState, leaders: readonly string[], cu: CuByKind): BoxState {
  for (const leader of leaders) {
    if (!s.box.leaders.includes(leader)) throw refused("box/not-there", { leader });
    if (s.action?.foughtLeaders.includes(leader) === true) throw refused("box/has-fought", { leader });
  }
  if (!covers(s.box.cu, cu)) throw refused("box/too-few-cu");
  if (!covers(freshCu(s), cu)) throw refused("box/cu-have-fought");
  return { ...s, box: { cu: minus(s.box.cu, cu), leaders: s.box.leaders.filter((leader) => !leaders.includes(leader)) } };
}

export function ended(leader: string, clause: string): BoxEvent {
  return { type: "activation-ended", leader, clause };
}

/** A quick check for callers that pass something other than a state of this module; `read` checks thoroughly. @throws PositionError */
export function checkedBox(s: BoxState, t: BoxTables): BoxState {
  const looksSound = isPlainObject(s) && Number.isInteger(s.level) && s.level >= 0 && s.level <= t.maxLevel && isPlainObject(s.box);
  if (!looksSound) throw POSITION_COMPLAINT("box", "a state of the Box; use read() for states read from JSON", s);
  return s;
}

const FIELDS = ["level", "raisedThisRound", "box", "action"];

/** A state read from JSON. @throws PositionError naming the field */
export function readBoxState(json: unknown, t: BoxTables): BoxState {
  const given = readKnownFields(json, "box", FIELDS, POSITION_COMPLAINT);
  const box = readKnownFields(ownField(given, "box"), "box.box", ["cu", "leaders"], POSITION_COMPLAINT);
  const cu = readCu(ownField(box, "cu"), "box.box.cu");
  return {
    level: readInteger(ownField(given, "level"), "box.level", 0, t.maxLevel, POSITION_COMPLAINT),
    raisedThisRound: readBoolean(ownField(given, "raisedThisRound"), "box.raisedThisRound", POSITION_COMPLAINT),
    box: { cu, leaders: readLeaders(ownField(box, "leaders"), "box.box.leaders") },
    action: readAction(ownField(given, "action"), cu),
  };
}

function readAction(value: unknown, inBox: CuByKind): BoxState["action"] {
  if (value === null) return null;
  const given = readKnownFields(value, "box.action", ["fought", "foughtLeaders"], POSITION_COMPLAINT);
  const fought = readCu(ownField(given, "fought"), "box.action.fought");
  for (const [kind, count] of Object.entries(fought)) {
    // CAR-20.3.26: CU that fought and survived stay in the Box.
    readInteger(count, `box.action.fought.${kind.slice(0, 40)}`, 0, cuOf(inBox, kind), POSITION_COMPLAINT);
  }
  return { fought, foughtLeaders: readLeaders(ownField(given, "foughtLeaders"), "box.action.foughtLeaders") };
}
