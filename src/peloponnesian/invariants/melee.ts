/** Checks the fight under way: the fighters are the revealed blocks (in a storm also the garrison) in the original order, and the header fits the decision. */
import { demand } from "../../core/basics/errors.js";
import * as M from "../combat/melee.js";
import type { Melee } from "../combat/melee.js";
import { battleMode } from "../flow/battle.js";
import { drawUp } from "../rules/fighters.js";
import type { PeloponnesianState } from "../state/index.js";
import type { Tables } from "../tables/index.js";
import { BATTLE_MODES } from "../vocabulary/types.js";
import { demandSlot, type Frame, flagOf, slotOf } from "./stack.js";

/** The fight built from the position, for comparison. */
const drawn: Melee = [];

/** Checks that there is a fight exactly while its procedure waits for a choice, and that it is sound. */
export function checkMelee(s: PeloponnesianState, t: Tables, frames: readonly Frame[]): void {
  const top = frames[frames.length - 1]!;
  if (top.kind !== "melee") return demand(s.melee.length === 0, "battle", "none, for no battle is being fought", s.melee);
  const below = frames[frames.length - 2]!;
  const area = slotOf(top, "area");
  const mode = below.kind === "storm" ? M.STORM_MODE : battleMode(s, t, area, flagOf(below, "sally"), slotOf(below, "route"));
  demandSlot(top, "mode", top.slots["mode"] === mode, `the mode ${BATTLE_MODES[mode]}`);
  drawUp(s, t, area, mode, drawn);
  demand(s.melee.length === drawn.length, "battle.fighters", `${M.fighterCount(drawn)} fighters, those revealed (PEL-6.1.1)`, s.melee);
  demand(s.melee[0] === mode, "battle.mode", `the mode ${mode}`, s.melee[0]);
  for (let i = 0; i < M.fighterCount(drawn); i++) checkFighter(s.melee, i);
  const fault = M.meleeFault(s.melee);
  if (fault !== null) demand(false, pathOfCell(fault.cell), fault.expected, fault.got);
  // PEL-11.1.1, PEL-11.3.1: only Zeus and Ares can be used in a fight.
  demand(M.meleeBoons(s.melee) === M.meleeBoons(drawn), "olympians", "Zeus and Ares for those who hold them", s.melee[10]);
}

const HEADER_PATHS = [
  "battle.mode",
  "battle.stage",
  "battle.round",
  "battle.current",
  "battle.hits",
  "battle.routs",
  "battle.options",
  "battle.rearguard",
  "battle.loser",
  "battle.way",
  "battle.ares",
] as const;

function pathOfCell(cell: number): string {
  return HEADER_PATHS[cell] ?? "battle.fighters";
}

// A fighter keeps its identity, but may be weaker, routed or hit, or have attacked.
function checkFighter(melee: Melee, i: number): void {
  const path = `battle.fighters[${i}]`;
  demand(M.fighterId(melee, i) === M.fighterId(drawn, i), path, `number ${M.fighterId(drawn, i)}`, M.fighterId(melee, i));
  demand(M.fighterCV(melee, i) >= 0 && M.fighterCV(melee, i) <= M.fighterCV(drawn, i), path, `a CV of 0 to ${M.fighterCV(drawn, i)}`, M.fighterCV(melee, i));
  demand(
    M.fighterAgility(melee, i) === M.fighterAgility(drawn, i) && M.fighterPower(melee, i) === M.fighterPower(drawn, i),
    path,
    "its own rating",
    M.fighterAgility(melee, i),
  );
  demand((M.fighterFlags(melee, i) & ~M.CHANGING_FLAGS) === M.fighterFlags(drawn, i), path, `the flags ${M.fighterFlags(drawn, i)}`, M.fighterFlags(melee, i));
  demand(M.carrierFighter(melee, i) === M.carrierFighter(drawn, i), path, "its own fleet", M.carrierFighter(melee, i));
}
