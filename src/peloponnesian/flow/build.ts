/** Builds: a Greek block in its home city gains 1 CV (4.2.1, PEL-DP.18). */
import { argA, code, verbOf } from "../../core/moves/codes.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { F, type FrameOf } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { canBuildAny } from "../rules/build.js";
import { canBuild, isHome } from "../rules/homes.js";
import { areaOf, cvOf, isInPlay, markBuild, type PeloponnesianState, setCV } from "../state/index.js";
import { firstOf, lastOf, tablesOf } from "../tables/index.js";
import { SEATS } from "../vocabulary/types.js";
import type { PeloponnesianProcedure } from "./procedure.js";
import { controls } from "../rules/siege.js";
import { ofBlock, siegeClause } from "./refusals.js";

const HERE = F.build;

export const build: PeloponnesianProcedure = asking(HERE, {
  clause: "PEL-4.2.1.1",
  run: {
    ask(s) {
      const { seat, left, fleetsOnly } = HERE.top(s);
      // PEL-3.2.4.1: the number granted is the limit. PEL-3.5.29: impossible builds are lost.
      return left > 0 && canBuildAny(s, tablesOf(s), seat, fleetsOnly) ? ASK : HERE.pop(s);
    },
  },
  moves(s, seat, out) {
    const t = tablesOf(s);
    const { fleetsOnly, optional } = HERE.top(s);
    for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++)
      if ((!fleetsOnly || t.fleet[b] === 1) && canBuild(s, t, b)) out.push(code(V["build-block"], b));
    if (optional) out.push(code(V.done));
  },
  play(s, seat, c, _dice, log) {
    if (verbOf(c) === V.done) return HERE.pop(s);
    const t = tablesOf(s);
    const block = argA(c);
    setCV(s, block, cvOf(s, block) + 1); // PEL-4.2.1.1: the block gains 1 CV.
    markBuild(s, seat, areaOf(s, block)); // PEL-4.0.8: the rival sees only the marker.
    HERE.top(s).left--;
    log?.push({
      type: "block-built",
      seat: SEATS[seat]!,
      area: t.areaIds[areaOf(s, block)]!,
      secret: { blocks: [t.blockIds[block]!], values: [cvOf(s, block)] },
    });
  },
  refuse(s, seat, c) {
    if (verbOf(c) !== V["build-block"]) return null;
    const t = tablesOf(s);
    const block = argA(c);
    if (t.side[block] !== seat || !isInPlay(s, block)) return ofBlock(t, block, "build/not-in-play");
    if (HERE.top(s).fleetsOnly && t.fleet[block] === 0) return ofBlock(t, block, "build/not-a-fleet");
    if (t.greek[block] === 0) return ofBlock(t, block, "build/barbarian");
    if (cvOf(s, block) >= t.maxCV[block]!) return ofBlock(t, block, "build/full");
    const area = areaOf(s, block);
    if (!isHome(s, block, area)) return ofBlock(t, block, "build/not-at-home");
    if (!controls(s, t, seat, area)) return ofBlock(t, block, "build/not-friendly");
    return ofBlock(t, block, "build/besieged", siegeClause(s, t, area) ?? "PEL-4.2.0.2");
  },
});

/** Grants a seat `count` builds of any of its blocks. The caller may make them optional in the returned frame. */
export function grantBuilds(s: PeloponnesianState, seat: number, count: number): FrameOf<"build"> {
  const f = HERE.push(s);
  f.seat = seat;
  f.left = count;
  return f;
}
