/** The melee of a battle, sally or storm: the fight of `combat/melee.ts` put to the players. The frame remembers the area and the mode; its answer: how it was won, and who lost. */
import { at, entryAt } from "../../core/lists.js";
import { argA, type Code, code, verbOf } from "../../core/codes.js";
import { ASK, asking } from "../../core/procedures.js";
import {
  addFighter,
  ARES_BOON,
  AT_SEA,
  beginMelee,
  CAME_AS_CARGO,
  carrierFighter,
  DEFENDS,
  FIGHT_ON,
  fighterAgility,
  fighterCount,
  fighterCV,
  fighterId,
  fighterPower,
  fighterSide,
  GARRISON,
  hasFlag,
  KEEP_BOON,
  LANDING,
  listMeleeChoices,
  type Melee,
  type MeleeEvent,
  meleeBoons,
  meleeChooser,
  meleeLoser,
  meleeMode,
  meleeQuestion,
  meleeWay,
  PASSENGER,
  playMelee,
  RETREAT_ALL,
  runMelee,
  setCarrierFighter,
  STORM_MODE,
  USE_BOON,
  ZEUS_BOON,
} from "../combat/melee.js";
import type { BattleFace, PeloponnesianLog } from "../events.js";
import { F } from "../frames.js";
import { V } from "../moves.js";
import { isLeading } from "../rules/cards.js";
import { activeOf, carrierOf, cvOf, garrisonCV, hasMark, holderOf, isInPlay, LANDED, type PeloponnesianState, REVEALED, rivalOf, setCV } from "../state.js";
import { firstOf, lastOf, type Tables, tablesOf } from "../tables.js";
import { ARES, ATHENS, BATTLE_MODES, BATTLE_WAYS, type BattleWay, SEATS, ZEUS } from "../types.js";
import type { PeloponnesianProcedure } from "./procedure.js";
import { eliminate, reduceGarrison } from "./settle.js";
import { spendOlympian } from "./use-olympian.js";
import type { Refusal } from "../../core/flow.js";
import { ofBlock } from "./refusals.js";

/** Ratings ashore: fleets C1 (PEL-2.2.5.2), garrisons B2 (PEL-7.3.4). */
const AGILITY_B = 1;
const AGILITY_C = 2;
const GARRISON_POWER = 2;
const FLEET_POWER_ASHORE = 1;

/** A fighter that is no block. */
export const GARRISON_ID = 1000;

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
      const asks = runMelee(s.melee, dice, events);
      tell(s, t, events, log);
      return asks ? ASK : finish(s, t, HERE.top(s).area, log);
    },
  },
  asks: (s) => 1 << seatOfSide(s, meleeChooser(s.melee)),
  // In the order of the fighters, the garrison last.
  moves(s, _seat, out) {
    const from = out.length;
    listMeleeChoices(s.melee, out);
    const question = meleeQuestion(s.melee);
    for (let i = from; i < out.length; i++) out[i] = codeOf(s, question, at(out, i));
  },
  play(s, seat, c, dice, log) {
    const events: MeleeEvent[] | undefined = log === undefined ? undefined : [];
    const before = meleeBoons(s.melee);
    playMelee(s.melee, choiceOf(s, c), dice, events);
    const spent = before & ~meleeBoons(s.melee);
    if (spent !== 0) spendOlympian(s, seat, (spent & (ARES_BOON | (ARES_BOON << 1))) !== 0 ? ARES : ZEUS, log);
    tell(s, tablesOf(s), events, log);
  },
  refuse(s, seat, c): Refusal | null {
    const t = tablesOf(s);
    const verb = verbOf(c);
    if (verb !== V["attack-with"] && verb !== V["take-hit"] && verb !== V.rout) return null;
    const i = fighterOf(s.melee, argA(c));
    if (i < 0 || t.side[argA(c)] !== seat) return ofBlock(t, argA(c), "battle/not-there", "PEL-6.1.1");
    if (verb === V["take-hit"]) return ofBlock(t, argA(c), "battle/not-hit");
    return verb === V.rout ? ofBlock(t, argA(c), "battle/not-routed") : ofBlock(t, argA(c), "battle/not-its-turn");
  },
});

/** Whose a side of the fight is: the aggressor is the active player. */
export function seatOfSide(s: PeloponnesianState, side: number): number {
  return side === 0 ? activeOf(s) : rivalOf(activeOf(s));
}

/** The inverse of `seatOfSide`. */
export function sideOfSeat(s: PeloponnesianState, seat: number): number {
  return seat === activeOf(s) ? 0 : 1;
}

function codeOf(s: PeloponnesianState, question: ReturnType<typeof meleeQuestion>, choice: number): Code {
  switch (choice) {
    case FIGHT_ON:
      return code(V.fight);
    case RETREAT_ALL:
      return code(meleeMode(s.melee) === STORM_MODE ? V["break-off"] : V.retreat);
    case USE_BOON:
      return code(V["use-olympian"]);
    case KEEP_BOON:
      return code(V["keep-olympian"]);
  }
  const id = fighterId(s.melee, choice);
  if (question === "hit") return id === GARRISON_ID ? code(V["garrison-takes-hit"]) : code(V["take-hit"], id);
  if (question === "rout") return code(V.rout, id);
  return id === GARRISON_ID ? code(V["attack-with-garrison"]) : code(V["attack-with"], id);
}

function choiceOf(s: PeloponnesianState, c: Code): number {
  switch (verbOf(c)) {
    case V.fight:
      return FIGHT_ON;
    case V.retreat:
    case V["break-off"]:
      return RETREAT_ALL;
    case V["use-olympian"]:
      return USE_BOON;
    case V["keep-olympian"]:
      return KEEP_BOON;
    case V["attack-with-garrison"]:
    case V["garrison-takes-hit"]:
      return fighterOf(s.melee, GARRISON_ID);
    default:
      return fighterOf(s.melee, argA(c));
  }
}

function fighterOf(melee: Melee, id: number): number {
  for (let i = 0; i < fighterCount(melee); i++) if (fighterId(melee, i) === id) return i;
  return -1;
}

// Draws up the revealed blocks of both sides, and the garrison in a storm.
function startMelee(s: PeloponnesianState, t: Tables, area: number, mode: number, log: PeloponnesianLog): void {
  drawUp(s, t, area, mode, s.melee);
  log?.push({
    type: "battle-began",
    area: entryAt(t.areaIds, area),
    mode: entryAt(BATTLE_MODES, mode),
    aggressor: SEATS[activeOf(s)]!,
    faces: facesOf(s, t),
  });
}

/** Makes the melee of those revealed at its beginning. */
export function drawUp(s: PeloponnesianState, t: Tables, area: number, mode: number, melee: Melee): void {
  const seat = activeOf(s);
  beginMelee(melee, mode, boonsOf(s, seat) | (boonsOf(s, rivalOf(seat)) << 1));
  for (let side = 0; side < 2; side++) {
    const owner = side === 0 ? seat : rivalOf(seat); // PEL-5.4.0.4, PEL-6.1.2
    for (let b = firstOf(t, owner), last = lastOf(t, owner); b <= last; b++) if (hasMark(s, b, REVEALED)) draw(s, t, melee, b, side, mode);
  }
  // PEL-6.1.5, PEL-8.3.4: a garrison fights in storms only
  if (mode === STORM_MODE && garrisonCV(s, area) > 0) addFighter(melee, GARRISON_ID, garrisonCV(s, area), AGILITY_B, GARRISON_POWER, DEFENDS | GARRISON, -1); // PEL-7.1.8
  for (let i = 0; i < fighterCount(melee); i++) linkCargo(s, melee, i);
}

/** What a seat may use in a melee, as bits of the aggressor. */
export function boonsOf(s: PeloponnesianState, seat: number): number {
  return (holderOf(s, ZEUS) === seat ? ZEUS_BOON : 0) | (holderOf(s, ARES) === seat ? ARES_BOON : 0);
}

// PEL-6.7.1, PEL-6.6.3, PEL-8.1.0.13: fleets have their rating at sea only at sea.
function draw(s: PeloponnesianState, t: Tables, melee: Melee, block: number, side: number, mode: number): void {
  const ashore = t.fleet[block] === 1 && mode !== AT_SEA;
  let flags = side === 1 ? DEFENDS : 0;
  if (mode === AT_SEA && t.fleet[block] === 0) flags |= PASSENGER; // PEL-6.7.2
  if (side === 0 && mode === LANDING && hasMark(s, block, LANDED) && !ignoresLanding(s, t, block)) flags |= CAME_AS_CARGO; // PEL-6.6.4
  addFighter(melee, block, cvOf(s, block), ashore ? AGILITY_C : at(t.agility, block), ashore ? FLEET_POWER_ASHORE : at(t.power, block), flags, -1);
}

// PEL-3.5.24: Demosthenes.
function ignoresLanding(s: PeloponnesianState, t: Tables, block: number): boolean {
  return t.side[block] === ATHENS && isLeading(s, t, ATHENS, t.leaders.demosthenes);
}

function linkCargo(s: PeloponnesianState, melee: Melee, i: number): void {
  const id = fighterId(melee, i);
  if (id === GARRISON_ID || !hasFlag(melee, i, PASSENGER)) return;
  setCarrierFighter(melee, i, fighterOf(melee, carrierOf(s, id)));
}

/** The faces of all blocks in the battle under way, the aggressor's first (PEL-HI.4). */
export function facesOf(s: PeloponnesianState, t: Tables): BattleFace[] {
  const faces: BattleFace[] = [];
  for (let i = 0; i < fighterCount(s.melee); i++) {
    const id = fighterId(s.melee, i);
    const rating = `${"ABCDEF"[fighterAgility(s.melee, i)]}${fighterPower(s.melee, i)}`;
    faces.push({ side: entryAt(SEATS, seatOfSide(s, fighterSide(s.melee, i))), block: id === GARRISON_ID ? null : entryAt(t.blockIds, id), cv: fighterCV(s.melee, i), rating });
  }
  return faces;
}

function finish(s: PeloponnesianState, t: Tables, area: number, log: PeloponnesianLog): void {
  const { melee: m } = s;
  const way = meleeWay(m);
  const loser = Math.max(0, meleeLoser(m));
  for (let i = 0; i < fighterCount(m); i++) {
    const id = fighterId(m, i);
    const cv = fighterCV(m, i);
    if (id === GARRISON_ID) {
      if (cv !== garrisonCV(s, area)) reduceGarrison(s, t, area, cv, log);
    } else if (cv > 0) setCV(s, id, cv);
  }
  for (let i = 0; i < fighterCount(m); i++) {
    const id = fighterId(m, i);
    if (id !== GARRISON_ID && fighterCV(m, i) === 0 && isInPlay(s, id) && carrierFighter(m, i) < 0) eliminate(s, t, id, "battle", log);
  }
  for (let i = 0; i < fighterCount(m); i++) {
    const id = fighterId(m, i);
    if (id !== GARRISON_ID && fighterCV(m, i) === 0 && isInPlay(s, id)) eliminate(s, t, id, "cargo", log);
  }
  const winner = meleeLoser(m) < 0 ? null : entryAt(SEATS, seatOfSide(s, 1 - loser));
  log?.push({ type: "battle-ended", area: entryAt(t.areaIds, area), winner, way: BATTLE_WAYS[way] as Exclude<BattleWay, "none">, clause: "PEL-6.1.3" });
  m.length = 0;
  HERE.pop(s, { way, loser: seatOfSide(s, loser) });
}

function tell(s: PeloponnesianState, t: Tables, events: readonly MeleeEvent[] | undefined, log: PeloponnesianLog): void {
  if (events === undefined || log === undefined) return;
  const side = (fighter: number) => entryAt(SEATS, seatOfSide(s, fighterSide(s.melee, fighter)));
  const block = (fighter: number) => {
    const id = fighterId(s.melee, fighter);
    return id === GARRISON_ID ? null : entryAt(t.blockIds, id);
  };
  const area = entryAt(t.areaIds, HERE.top(s).area);
  for (const e of events) {
    switch (e.type) {
      case "round":
        log.push({ type: "round-began", area, round: e.round });
        break;
      case "attack":
        if (e.pursuit) log.push({ type: "roll", purpose: "pursuit", clause: "PEL-6.3.4.3", seat: side(e.fighter), sides: 6, faces: e.faces });
        else log.push({ type: "roll", purpose: "attack", clause: "PEL-6.3.1.1", seat: side(e.fighter), sides: 6, faces: e.faces });
        log.push({ type: "block-attacked", area, side: side(e.fighter), block: block(e.fighter), hits: e.hits, routs: e.routs, clause: "PEL-6.3.1.2" });
        break;
      case "hit":
        log.push({ type: "block-hit", area, side: side(e.fighter), block: block(e.fighter), cv: e.cv });
        break;
      case "rout":
        log.push({ type: "block-routed", area, side: side(e.fighter), block: block(e.fighter) ?? "" });
        break;
      case "panic":
        log.push({ type: "side-panicked", area, side: entryAt(SEATS, seatOfSide(s, e.side)), clause: "PEL-6.3.4.1" });
        break;
      case "retreat":
        log.push({ type: "retreat-announced", area, side: entryAt(SEATS, seatOfSide(s, e.side)), clause: "PEL-6.2.6" });
        break;
      case "boon":
        break;
    }
  }
}
