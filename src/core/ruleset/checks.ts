/** Checks of the whole ruleset, run once when it is made; an error names the bad row. */
import { badRow, demandRow } from "../basics/errors.js";
import type { Procedure } from "../flow/flow.js";
import type { FrameHandle } from "../flow/frame-rows.js";
import { indexOfKind } from "../flow/frames.js";
import type { AnyParts } from "./parts.js";
import { checkFrames, checkMoves } from "./row-checks.js";

/** All masks of seats are listed, so there can be only a few seats. */
const MOST_SEATS = 12;
const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const SEEN_BY_ALL = ["spectator", "arbiter"];

/** Checks that the parts of a ruleset fit together. @throws RulesetError naming the part or row */
export function checkParts(parts: AnyParts): void {
  const { id, version, seats, maxDecisions, victories, moveKinds, procedures, shown } = parts;
  demandRow(typeof id === "string" && ID.test(id), "id", "a name in kebab-case", id);
  demandRow(typeof version === "string" && version !== "", "version", "a text", version);
  demandRow(seats.length > 0 && seats.length <= MOST_SEATS, "seats", `1..${MOST_SEATS} seats`, seats.length);
  checkNames("seats", seats);
  for (const seat of SEEN_BY_ALL) demandRow(!seats.includes(seat), "seats", `seats of their own, since ${seat} is a viewer`, seat);
  demandRow(Number.isSafeInteger(maxDecisions) && maxDecisions > 0, "maxDecisions", "a whole number from 1", maxDecisions);
  checkNames("victories", victories);
  checkMoves(moveKinds);
  if (shown !== undefined) checkFrames(shown);
  demandRow(procedures.length > 0, "procedures", "a procedure or more", procedures.length);
  const frames: readonly FrameHandle<unknown>[] = Object.values(shown?.frames ?? {});
  frames.forEach(({ name }, i) => {
    if (procedures[i]?.kind !== name) throw badRow(`procedures.${name}`, `the procedure of the frame ${name}`, procedures[i]?.kind);
  });
  checkNames(
    "procedures",
    procedures.map(({ kind }) => kind),
  );
  procedures.forEach((procedure, i) => {
    checkProcedure(procedure, i);
    checkWork(procedure, frames[i]);
  });
  checkTargets(parts);
}

function checkProcedure(procedure: Procedure<never, never>, index: number): void {
  const { kind, clause, frame, asks } = procedure;
  if (typeof clause !== "string" || clause === "") throw badRow(`procedures.${kind}.clause`, "a clause", clause);
  if (frame !== undefined && indexOfKind(frame) !== index)
    throw badRow(`procedures.${kind}`, `the procedure in the place of its frame, ${indexOfKind(frame)}`, index);
  if (typeof asks !== "function") throw badRow(`procedures.${kind}.asks`, "a function, or a slot named seat in its frame, which say whom it asks", asks);
  for (const part of ["run", "moves", "play"] as const)
    if (typeof procedure[part] !== "function") throw badRow(`procedures.${kind}.${part}`, "a function", procedure[part]);
  if (procedure.refuse !== undefined && typeof procedure.refuse !== "function")
    throw badRow(`procedures.${kind}.refuse`, "a function or nothing", procedure.refuse);
}

function checkWork({ kind, work }: Procedure<never, never>, frame: FrameHandle<unknown> | undefined): void {
  if (work === undefined || frame === undefined || frame.row.over === true) return;
  frame.steps.forEach((step, i) => {
    if (work[i] === null && !frame.asks.includes(step)) throw badRow(`procedures.${kind}.run`, `something to do at ${step}`, "nothing");
  });
}

function checkTargets({ targets, moveKinds, procedures }: AnyParts): void {
  const types = moveKinds.map(({ type }) => type);
  const kinds = procedures.map(({ kind }) => kind);
  const check = (part: string, names: readonly string[], known: readonly string[]): void =>
    names.forEach((name, i) => {
      if (!known.includes(name)) throw badRow(`targets.${part}[${i}]`, `one of ${known.join(", ")}`, name);
    });
  check("adjust", targets?.adjust ?? [], types);
  check("end", targets?.end ?? [], types);
  check("compoundStarts", targets?.compoundStarts ?? [], kinds);
}

function checkNames(path: string, names: readonly string[]): void {
  names.forEach((name, i) => {
    if (typeof name !== "string" || !ID.test(name)) throw badRow(`${path}[${i}]`, "a name in kebab-case", name);
    if (names.indexOf(name) !== i) throw badRow(`${path}[${i}]`, "names that differ", name);
  });
}
