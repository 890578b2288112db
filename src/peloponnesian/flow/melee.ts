/** The melee of a battle, sally or storm: the players make the choices of `combat/melee.ts`. Answers how the melee ended and who lost. */
import { bit } from "../../core/basics/bits.js";
import { argA, type Code, code, verbOf } from "../../core/moves/codes.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import * as M from "../combat/melee.js";
import type { MeleeEvent } from "../combat/melee.js";
import type { PeloponnesianLog } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { activeOf, garrisonCV, isInPlay, type PeloponnesianState, setCV } from "../state/index.js";
import { type Tables, tablesOf } from "../tables/index.js";
import { ARES, BATTLE_MODES, BATTLE_WAYS, type BattleWay, SEATS, ZEUS } from "../vocabulary/types.js";
import type { PeloponnesianProcedure } from "./procedure.js";
import { eliminate } from "../effects/losses.js";
import { reduceGarrison } from "../effects/cities.js";
import { spendOlympian } from "./use-olympian.js";
import { ofBlock } from "./refusals.js";
import { drawUp, facesOf, fighterOf, GARRISON_ID, seatOfSide } from "../rules/fighters.js";
import { tellRoll } from "../rules/rolls.js";

const HERE = F.melee;

export const melee: PeloponnesianProcedure = asking(HERE, {
  clause: "PEL-6.2.1",
  run: {
    start(s, _dice, log) {
      const f = HERE.top(s);
      startMelee(s, tablesOf(s), f.area, f.mode, log);
      f.step = HERE.step.fight;
    },
    fight(s, dice, log) {
      const t = tablesOf(s);
      const events: MeleeEvent[] | undefined = log === undefined ? undefined : [];
      const asks = M.runMelee(s.melee, dice, events);
      tell(s, t, events, log);
      return asks ? ASK : finish(s, t, HERE.top(s).area, log);
    },
  },
  asks: (s) => bit(seatOfSide(s, M.meleeChooser(s.melee))),
  // Lists the garrison last.
  moves(s, _seat, out) {
    const from = out.length;
    M.listMeleeChoices(s.melee, out);
    const question = M.meleeQuestion(s.melee);
    for (let i = from; i < out.length; i++) out[i] = codeOf(s, question, out[i]!);
  },
  play(s, seat, c, dice, log) {
    const events: MeleeEvent[] | undefined = log === undefined ? undefined : [];
    const before = M.meleeBoons(s.melee);
    M.playMelee(s.melee, choiceOf(s, c), dice, events);
    const spent = before & ~M.meleeBoons(s.melee);
    if (spent !== 0) spendOlympian(s, seat, M.isAres(spent) ? ARES : ZEUS, log);
    tell(s, tablesOf(s), events, log);
  },
  refuse(s, seat, c) {
    const t = tablesOf(s);
    const verb = verbOf(c);
    if (verb !== V["attack-with"] && verb !== V["take-hit"] && verb !== V.rout) return null;
    const i = fighterOf(s.melee, argA(c));
    if (i < 0 || t.side[argA(c)] !== seat) return ofBlock(t, argA(c), "battle/not-there", "PEL-6.1.1");
    if (verb === V["take-hit"]) return ofBlock(t, argA(c), "battle/not-hit");
    return verb === V.rout ? ofBlock(t, argA(c), "battle/not-routed") : ofBlock(t, argA(c), "battle/not-its-turn");
  },
});

function codeOf(s: PeloponnesianState, question: ReturnType<typeof M.meleeQuestion>, choice: number): Code {
  switch (choice) {
    case M.FIGHT_ON:
      return code(V.fight);
    case M.RETREAT_ALL:
      return code(M.meleeMode(s.melee) === M.STORM_MODE ? V["break-off"] : V.retreat);
    case M.USE_BOON:
      return code(V["use-olympian"]);
    case M.KEEP_BOON:
      return code(V["keep-olympian"]);
  }
  const id = M.fighterId(s.melee, choice);
  if (question === "hit") return id === GARRISON_ID ? code(V["garrison-takes-hit"]) : code(V["take-hit"], id);
  if (question === "rout") return code(V.rout, id);
  return id === GARRISON_ID ? code(V["attack-with-garrison"]) : code(V["attack-with"], id);
}

function choiceOf(s: PeloponnesianState, c: Code): number {
  switch (verbOf(c)) {
    case V.fight:
      return M.FIGHT_ON;
    case V.retreat:
    case V["break-off"]:
      return M.RETREAT_ALL;
    case V["use-olympian"]:
      return M.USE_BOON;
    case V["keep-olympian"]:
      return M.KEEP_BOON;
    case V["attack-with-garrison"]:
    case V["garrison-takes-hit"]:
      return fighterOf(s.melee, GARRISON_ID);
    default:
      return fighterOf(s.melee, argA(c));
  }
}

// Forms the melee of the revealed blocks of both sides, with the garrison in a storm.
function startMelee(s: PeloponnesianState, t: Tables, area: number, mode: number, log: PeloponnesianLog): void {
  drawUp(s, t, area, mode, s.melee);
  log?.push({
    type: "battle-began",
    area: t.areaIds[area]!,
    mode: BATTLE_MODES[mode]!,
    aggressor: SEATS[activeOf(s)]!,
    faces: facesOf(s, t),
  });
}

function finish(s: PeloponnesianState, t: Tables, area: number, log: PeloponnesianLog): void {
  const { melee: m } = s;
  const way = M.meleeWay(m);
  const loser = Math.max(0, M.meleeLoser(m));
  for (let i = 0; i < M.fighterCount(m); i++) {
    const id = M.fighterId(m, i);
    const cv = M.fighterCV(m, i);
    if (id === GARRISON_ID) {
      if (cv !== garrisonCV(s, area)) reduceGarrison(s, t, area, cv, log);
    } else if (cv > 0) setCV(s, id, cv);
  }
  for (let i = 0; i < M.fighterCount(m); i++) {
    const id = M.fighterId(m, i);
    if (id !== GARRISON_ID && M.fighterCV(m, i) === 0 && isInPlay(s, id) && M.carrierFighter(m, i) < 0) eliminate(s, t, id, "battle", log);
  }
  for (let i = 0; i < M.fighterCount(m); i++) {
    const id = M.fighterId(m, i);
    if (id !== GARRISON_ID && M.fighterCV(m, i) === 0 && isInPlay(s, id)) eliminate(s, t, id, "cargo", log);
  }
  const winner = M.meleeLoser(m) < 0 ? null : SEATS[seatOfSide(s, 1 - loser)]!;
  log?.push({ type: "battle-ended", area: t.areaIds[area]!, winner, way: BATTLE_WAYS[way] as Exclude<BattleWay, "none">, clause: "PEL-6.1.3" });
  m.length = 0;
  HERE.pop(s, { way, loser: seatOfSide(s, loser) });
}

function tell(s: PeloponnesianState, t: Tables, events: readonly MeleeEvent[] | undefined, log: PeloponnesianLog): void {
  if (events === undefined || log === undefined) return;
  const side = (fighter: number) => SEATS[seatOfSide(s, M.fighterSide(s.melee, fighter))]!;
  const block = (fighter: number) => {
    const id = M.fighterId(s.melee, fighter);
    return id === GARRISON_ID ? null : t.blockIds[id]!;
  };
  const area = t.areaIds[HERE.top(s).area]!;
  for (const e of events) {
    switch (e.type) {
      case "round":
        log.push({ type: "round-began", area, round: e.round });
        break;
      case "attack":
        if (e.pursuit) tellRoll(log, "pursuit", side(e.fighter), e.faces);
        else tellRoll(log, "attack", side(e.fighter), e.faces);
        log.push({ type: "block-attacked", area, side: side(e.fighter), block: block(e.fighter), hits: e.hits, routs: e.routs, clause: "PEL-6.3.1.2" });
        break;
      case "hit":
        log.push({ type: "block-hit", area, side: side(e.fighter), block: block(e.fighter), cv: e.cv });
        break;
      case "rout":
        log.push({ type: "block-routed", area, side: side(e.fighter), block: block(e.fighter) ?? "" });
        break;
      case "panic":
        log.push({ type: "side-panicked", area, side: SEATS[seatOfSide(s, e.side)]!, clause: "PEL-6.3.4.1" });
        break;
      case "retreat":
        log.push({ type: "retreat-announced", area, side: SEATS[seatOfSide(s, e.side)]!, clause: "PEL-6.2.6" });
        break;
      case "boon":
        break;
    }
  }
}
