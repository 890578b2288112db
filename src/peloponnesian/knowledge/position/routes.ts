import { ownField, POSITION_COMPLAINT as FAIL, readArray, readInteger, readWord } from "../../../core/basics/json.js";
import { type Fields, readRows } from "../../../core/basics/view-fields.js";
import * as S from "../../state/index.js";
import type { PeloponnesianState } from "../../state/index.js";
import type { Tables } from "../../tables/index.js";
import { MOST_ROWS, readArea } from "./fields.js";

export function readRoutes(s: PeloponnesianState, t: Tables, given: Fields): void {
  readRows(given, "routes", "view", MOST_ROWS).forEach(([row, path], i) => {
    s.routes.push(readInteger(ownField(row, "before"), `${path}.before`, 0, i, FAIL), readArea(t, row, "area", path));
  });
}

/** The position of a route in the view. */
interface RouteAt {
  /** The area where the route must end; -1 if only the route gives it. */
  readonly area: number;
  readonly path: string;
}

/** The node of this turn's routes at the end of these areas; 0 if there are none. */
export function readRoute(s: PeloponnesianState, t: Tables, given: unknown, { area, path }: RouteAt): number {
  const route = readArray(given, path, t.areas * 2, FAIL).map((word, i) => t.areaIds.indexOf(readWord(word, `${path}[${i}]`, t.areaIds, FAIL)));
  const id = (index: number): string => t.areaIds[index]!;
  let end = 0;
  for (const next of route) {
    const node = nodeAfter(s, end, next);
    if (node < 0) throw FAIL(path, "one of the ways of view.routes", id(next));
    end = node;
  }
  if (end !== 0 && area >= 0 && S.routeArea(s, end) !== area) throw FAIL(path, `a way to ${id(area)}`, id(S.routeArea(s, end)));
  return end;
}

function nodeAfter(s: PeloponnesianState, before: number, area: number): number {
  for (let node = before + 1; node <= S.routeCount(s); node++) if (S.routeBefore(s, node) === before && S.routeArea(s, node) === area) return node;
  return -1;
}
