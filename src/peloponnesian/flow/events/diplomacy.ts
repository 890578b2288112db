/** Persuasion: Diplomacy, Civil War, Argive Alliance, Thracian Alliance, Macedonian Intrigue (PEL-3.5.13, PEL-3.5.14, PEL-3.5.16, PEL-3.5.17, PEL-3.5.23). */
import { argA, argB, code, verbOf } from "../../../core/moves/codes.js";
import type { PeloponnesianLog } from "../../vocabulary/events.js";
import { F } from "../../vocabulary/frames.js";
import { V } from "../../vocabulary/moves.js";
import { canDivide, canWoo } from "../../rules/cards.js";
import { ALLIANCE_FROM, civilWarFrom, INTRIGUE_FROM } from "../../rules/event-dice.js";
import { canPlace, homesOf } from "../../rules/homes.js";
import * as S from "../../state/index.js";
import type { PeloponnesianState } from "../../state/index.js";
import { firstOf, lastOf, type Tables } from "../../tables/index.js";
import { ATHENS, NEUTRAL, SEATS } from "../../vocabulary/types.js";
import { rollEventDie } from "../event-die.js";
import { offerFreeMove } from "../recruit.js";
import { changeControl, settleAll, settleArea } from "../../effects/cities.js";
import { eliminate } from "../../effects/losses.js";
import type { EventHandler } from "./handler.js";

/** Makes an area native to a side and controlled by it, with a full garrison (PEL-1.3.1.4). */
function align(
  s: PeloponnesianState,
  t: Tables,
  area: number,
  { seat, clause }: { readonly seat: number; readonly clause: string },
  log: PeloponnesianLog,
): void {
  S.setNative(s, area, seat);
  log?.push({ type: "area-aligned", area: t.areaIds[area]!, seat: SEATS[seat]!, clause });
  changeControl(s, t, area, { seat, reason: "alignment", clause }, log);
  if (area === t.named.argos && seat === ATHENS) callArgives(s, t);
}

// PEL-2.2.11.1: moves the Argive blocks from the reserve to the pool of Athens.
function callArgives(s: PeloponnesianState, t: Tables): void {
  for (let b = 0; b < t.blocks; b++) if (t.special[b] === "argive" && S.placeOf(s, b) === S.RESERVE) S.takeOff(s, b);
}

// Sets the area of the event. At the next step its die has been rolled.
function nameArea(s: PeloponnesianState, area: number): void {
  const f = F.event.top(s);
  f.area = area;
  f.step = F.event.step.rolled;
}

export const diplomacy: EventHandler = {
  choose: () => true,
  moves(s, t, seat, out) {
    for (let i = 0; i < t.cities.length; i++) if (canWoo(s, t, seat, t.cities[i]!)) out.push(code(V["name-area"], t.cities[i]!));
  },
  play(s, _t, seat, c) {
    nameArea(s, argA(c));
    rollEventDie(s, seat, "diplomacy");
  },
  rolled(s, t, face, _dice, log) {
    const { seat, area } = F.event.top(s);
    if (face >= ALLIANCE_FROM) align(s, t, area, { seat, clause: "PEL-3.5.13" }, log);
  },
};

export const civilWar: EventHandler = {
  choose: () => true,
  moves(s, t, seat, out) {
    for (let i = 0; i < t.cities.length; i++) if (canDivide(s, t, seat, t.cities[i]!)) out.push(code(V["name-city"], t.cities[i]!));
  },
  play(s, _t, seat, c) {
    nameArea(s, argA(c));
    rollEventDie(s, seat, "civil-war");
  },
  rolled(s, t, face, _dice, log) {
    const { seat, area } = F.event.top(s);
    if (face >= civilWarFrom(t, area)) changeControl(s, t, area, { seat, rebels: true, reason: "civil-war", clause: "PEL-3.5.14" }, log);
    settleArea(s, t, area, log);
  },
};

export const argiveAlliance: EventHandler = {
  act(s, _t, seat) {
    F.event.top(s).step = F.event.step.rolled;
    rollEventDie(s, seat, "argive-alliance");
  },
  rolled(s, t, face, _dice, log) {
    if (face < ALLIANCE_FROM || S.nativeOf(s, t.named.argos) !== NEUTRAL) return;
    align(s, t, t.named.argos, { seat: ATHENS, clause: "PEL-3.5.23" }, log);
    const { card } = F.event.top(s);
    S.setCardPlace(s, card, S.REMOVED);
    log?.push({ type: "card-removed", card: t.cardIds[card]! });
  },
};

/** PEL-3.5.16: the most Odrysian blocks that the Thracian Alliance brings into play. */
const ALLIES = 2;

export const thracianAlliance: EventHandler = {
  choose(s, t, seat) {
    S.dropMarks(s, t, seat, S.STAYED);
    return F.event.top(s).count < ALLIES && hasOdrysian(s, t, seat);
  },
  moves(s, t, seat, out) {
    for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (isOdrysian(s, t, b)) out.push(code(V["name-block"], b));
    out.push(code(V.done));
  },
  play(s, t, seat, c, log) {
    const f = F.event.top(s);
    if (verbOf(c) === V.done) {
      f.step = F.event.step.end;
      return;
    }
    f.count++;
    S.putOnMap(s, argA(c), t.named.odrysia, t.maxCV[argA(c)]!);
    log?.push({
      type: "recruit-placed",
      seat: SEATS[seat]!,
      area: t.areaIds[t.named.odrysia]!,
      secret: { blocks: [t.blockIds[argA(c)]!] },
    });
    offerFreeMove(s, argA(c));
  },
};

function isOdrysian(s: PeloponnesianState, t: Tables, block: number): boolean {
  return t.special[block] === "odrysian" && S.placeOf(s, block) === S.POOL;
}

function hasOdrysian(s: PeloponnesianState, t: Tables, seat: number): boolean {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (isOdrysian(s, t, b)) return true;
  return false;
}

export const macedonianIntrigue: EventHandler = {
  choose: (s, t, seat) => listHomes(s, t, seat, null) > 0,
  moves(s, t, seat, out) {
    listHomes(s, t, seat, out);
    out.push(code(V.done));
  },
  play(s, t, seat, c, log) {
    F.event.top(s).step = F.event.step.act;
    if (verbOf(c) === V.done) return;
    S.putOnMap(s, argA(c), argB(c), t.maxCV[argA(c)]!);
    log?.push({ type: "recruit-placed", seat: SEATS[seat]!, area: t.areaIds[argB(c)]!, secret: { blocks: [t.blockIds[argA(c)]!] } });
  },
  act(s, _t, seat) {
    F.event.top(s).step = F.event.step.rolled;
    rollEventDie(s, seat, "macedonian-intrigue");
  },
  rolled(s, t, face, _dice, log) {
    const { seat } = F.event.top(s);
    if (face >= INTRIGUE_FROM) dismiss(s, t, S.rivalOf(seat), log);
    settleAll(s, t, log);
  },
};

function listHomes(s: PeloponnesianState, t: Tables, seat: number, out: number[] | null): number {
  let n = 0;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (t.special[b] !== "macedonian" || S.placeOf(s, b) !== S.POOL) continue;
    for (const home of homesOf(s, b)) {
      if (S.isClosedArea(s, t, home) || S.hasBlock(s, t, home, S.rivalOf(seat)) || !canPlace(s, t, b, home)) continue;
      n++;
      out?.push(code(V["place-recruit"], b, home));
    }
  }
  return n;
}

function dismiss(s: PeloponnesianState, t: Tables, seat: number, log: PeloponnesianLog): void {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++)
    if (t.special[b] === "macedonian" && S.isInPlay(s, b)) eliminate(s, t, b, "disbanded", log);
}
