import { demand } from "../../core/basics/errors.js";
import { couldGo, isPerilous, linkBetween } from "../rules/passage.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import type { Tables } from "../tables/index.js";
import { SEATS } from "../vocabulary/types.js";
import { pathOfBlock } from "./paths.js";

/** Checks that the routes form a tree in which each node comes after its parent, so that a walk back ends. */
export function checkRoutes(s: PeloponnesianState, t: Tables): void {
  demand(s.routes.length % 2 === 0, "routes", "pairs of a node and an area", s.routes.length);
  const known = new Set<number>();
  for (let node = 1; node <= S.routeCount(s); node++) {
    const path = `routes[${node - 1}]`;
    const before = S.routeBefore(s, node);
    const area = S.routeArea(s, node);
    demand(before < node, path, "an earlier node, or 0", before);
    demand(area < t.areas, `${path}.area`, "an area", area);
    demand(before === 0 || linkBetween(t, S.routeArea(s, before), area) >= 0, path, `a node beside ${t.areaIds[area]}`, before);
    demand(!known.has(before * t.areas + area), path, "each way once (PEL-5.0.14)", t.areaIds[area]);
    known.add(before * t.areas + area);
  }
  demand(S.isOfPairs(s.onRoute, t.blocks, S.routeCount(s) + 1), "blocks.route", "in block order, on ways that there are", s.onRoute);
  for (let i = 0; i < s.onRoute.length; i += 2) checkRoute(s, t, s.onRoute[i]!);
}

function checkRoute(s: PeloponnesianState, t: Tables, block: number): void {
  const path = pathOfBlock(t, block, "route");
  const node = S.routeOf(s, block);
  demand(node > 0 && S.routeBefore(s, node) > 0, path, "a way of two areas or more", node);
  demand(S.isInPlay(s, block) && S.hasMark(s, block, S.MOVED), path, `none, for ${t.blockIds[block]} has not moved`, node);
  demand(S.routeArea(s, node) === S.areaOf(s, block), path, `a way to ${t.areaIds[S.areaOf(s, block)]}`, t.areaIds[S.routeArea(s, node)]);
}

export function checkCrossings(s: PeloponnesianState, t: Tables): void {
  demand(s.crossings.length % 3 === 0, "crossings", "border, fleet and cargo of each crossing", s.crossings.length);
  for (let i = 0; i < S.crossingCount(s); i++) {
    const path = `crossings[${i}]`;
    const border = S.crossedBorder(s, i);
    const fleet = S.crossedFleet(s, i);
    const cargo = S.crossedCargo(s, i);
    demand(border < t.borderIds.length && isPerilous(t, ...t.borderEnds[border]!), path, "a perilous border (PEL-5.2.2.1)", border);
    demand(fleet < t.blocks && t.fleet[fleet] === 1, `${path}.fleet`, "a fleet", fleet);
    demand(cargo < t.blocks && (cargo < 0 || (t.fleet[cargo] === 0 && t.side[cargo] === t.side[fleet])), `${path}.cargo`, "what it carried, or 0", cargo + 1);
  }
}

/** PEL-5.2.2.2: only fleets of the active side wait for a storm check. */
export function checkCrossers(s: PeloponnesianState, t: Tables, seat: number): void {
  for (let i = 0; i < S.crossingCount(s); i++) {
    const fleet = S.crossedFleet(s, i);
    demand(t.side[fleet] === seat, `crossings[${i}].fleet`, `a fleet of ${SEATS[seat] ?? "the active side"}`, t.blockIds[fleet]);
  }
}

/** PEL-5.3.1: a block that announced a forced march is in the area where the march begins, and could cross the border. */
export function checkForced(s: PeloponnesianState, t: Tables, seat: number): void {
  demand(s.forced.length % 2 === 0, "forcedMarches", "a block and an area of each march", s.forced.length);
  for (let i = 0; i < S.forcedCount(s); i++) {
    const path = `forcedMarches[${i}]`;
    const block = S.forcedBlock(s, i);
    const to = S.forcedTo(s, i);
    demand(t.side[block] === seat, path, `a block of ${SEATS[seat] ?? "the active side"}`, block);
    demand(to < t.areas, `${path}.to`, "an area", to);
    for (let j = 0; j < i; j++) demand(S.forcedBlock(s, j) !== block, path, "each block once (PEL-5.3.12)", t.blockIds[block]);
    if (!S.isInPlay(s, block)) continue;
    demand(
      !S.isCarried(s, block) && !S.hasMark(s, block, S.INSIDE) && S.hasMark(s, block, S.MOVED),
      path,
      "a block that has moved, no cargo (PEL-5.3.9)",
      t.blockIds[block],
    );
    demand(
      couldGo(t, block, S.areaOf(s, block), to),
      `${path}.to`,
      `an area beside ${t.areaIds[S.areaOf(s, block)]} that ${t.blockIds[block]} could enter`,
      t.areaIds[to],
    );
  }
}
