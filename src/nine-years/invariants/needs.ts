/** What procedures under way need of the position: the force that moves, the fortress that is besieged, the card that is asked about. */
import { demand } from "../../core/errors.js";
import type { FrameView } from "../../core/frames.js";
import { linkKind } from "../../core/graph.js";
import { ACTED, FORCE } from "../corps.js";
import { EVENT_CARDS } from "../data/events.js";
import { EVENT_RULES } from "../effects/event-cards.js";
import { PURPOSE_SIEGE } from "../flow/select-force.js";
import { BattleStep, CampaignMoveStep, EntryStep, InterceptionStep, RallyStep, RetreatStep, RoundStep, SeaMovementStep, SiegeStep } from "../frames.js";
import { defenseValue, enemyOf, isFortress, leadersAt, occupies } from "../rules/forces.js";
import { LONE_LEADERS } from "../rules/nearest.js";
import { isOrigin, SEA_CORPS } from "../rules/sea.js";
import { canForm } from "../rules/spending.js";
import {
  controlOf,
  corpsOf,
  EVENT_HELD,
  EVENT_OUT,
  GR_HAPPENED,
  hasAnyMark,
  hasFlag,
  INSIDE,
  inHand,
  kindNamed,
  LEADER_ACTED,
  LEADER_DEMORALIZED,
  LEADER_FORCE,
  lineLevel,
  lineOwner,
  type NineYearsState,
  NOT_ARRIVED,
  placeOfEvent,
  placeOfLeader,
  rpOf,
  sideOfLeader,
} from "../state.js";
import { at, entryAt, NONE, type Tables } from "../tables.js";
import { SEATS } from "../types.js";
import { pathOfFrame } from "./stack.js";

/** A frame that is looked at: what it remembers, its step, and the path of its slots. */
interface Look {
  readonly s: NineYearsState;
  readonly t: Tables;
  readonly step: number;
  readonly path: string;
  readonly slot: (name: string) => number;
}

/** Throws unless every procedure under way has what it needs. */
export function checkNeeds(s: NineYearsState, t: Tables, frames: readonly FrameView[]): void {
  frames.forEach(({ kind, step, slots }, i) => NEEDS[kind]?.({ s, t, step, path: `${pathOfFrame(i)}.slots`, slot: (name) => slots[name]! }));
}

const NEEDS: Readonly<Record<string, (look: Look) => void>> = {
  "event-choice": needsEvent,
  form: needsPower,
  "transfer-leaders": needsLeader,
  round: needsCardInHand,
  "select-force": needsSiege,
  "campaign-move": needsWay,
  entry: needsArmy,
  "line-choice": needsLine,
  interception: needsOrigin,
  "held-card": needsCard,
  battle: needsBattle,
  losses: needsField,
  retreat: needsPort,
  siege: needsFortress,
  displace: needsDisplaced,
  transfer: needsUnit,
  rally: needsRallier,
  "sea-movement": needsGroup,
  "glorious-revolution": needsRevolution,
};

function needsEvent({ s, path, slot }: Look): void {
  const { id } = entryAt(EVENT_CARDS, slot("card"));
  const choice = EVENT_RULES[id]?.choice ?? null;
  demand(choice !== null, `${path}.card`, "an event with a choice (NYW-9.2.1.4)", id);
  demand(choice.side === slot("seat"), `${path}.seat`, `the side that ${id} names`, SEATS[slot("seat")]);
  demand(slot("left") <= choice.most, `${path}.left`, `at most ${choice.most}`, slot("left"));
  demand(placeOfEvent(s, slot("card")) === EVENT_OUT, `${path}.card`, "a card that has been drawn", id);
}

function needsPower({ s, t, path, slot }: Look): void {
  const power = slot("power") - 1;
  const isPossible = power >= 0 && at(t.powerSide, power) === slot("seat") && canForm(s, t, power);
  demand(power < 0 || isPossible, `${path}.power`, "a power that can form a corps (NYW-12.3.4)", slot("power"));
  const price = slot("strength");
  demand(price === 0 || (isPossible && price <= rpOf(s, slot("seat"))), `${path}.strength`, "a strength that can be paid for (NYW-12.3.4.4)", price);
}

function needsLeader({ s, t, path, slot }: Look): void {
  const leader = slot("leader") - 1;
  const isFree = leader < 0 || (isOnMapOf(s, t, slot("seat"), leader) && !hasAnyMark(s, leader, LEADER_ACTED));
  demand(isFree, `${path}.leader`, "a leader on the map who has not been moved (NYW-12.4.9)", slot("leader"));
}

function isOnMapOf(s: NineYearsState, t: Tables, seat: number, leader: number): boolean {
  return placeOfLeader(s, leader) < NOT_ARRIVED && sideOfLeader(s, t, leader) === seat;
}

function needsCardInHand({ s, step, path, slot }: Look): void {
  if (step !== RoundStep.card) return;
  demand(slot("actions") === 0, `${path}.actions`, "0 before a card is played", slot("actions"));
  const shown = slot("shown");
  demand(shown === 0 || inHand(s, slot("seat"), shown) > 0, `${path}.shown`, "a card of the hand (NYW-13.2.1.4)", shown);
}

function needsSiege({ s, t, path, slot }: Look): void {
  if (slot("purpose") !== PURPOSE_SIEGE) return;
  const space = slot("space");
  demand(isBesieging(s, t, slot("seat"), space), `${path}.space`, "an enemy fortress with friendly corps before it (NYW-17.5.1)", entryAt(t.spaceIds, space));
  demand(slot("least") === defenseValue(s, t, space), `${path}.least`, `${defenseValue(s, t, space)} (NYW-17.5.2)`, slot("least"));
}

function isBesieging(s: NineYearsState, t: Tables, seat: number, space: number): boolean {
  return isFortress(t, space) && controlOf(s, space) === enemyOf(seat) && occupies(s, seat, space);
}

function needsWay({ t, step, path, slot }: Look): void {
  const [from, space] = [slot("from"), slot("space")];
  const isLinked = linkKind(t.graph, from, space) >= 0;
  demand(step === CampaignMoveStep.entered ? isLinked : isLinked || from === space, `${path}.from`, "a space beside the army", entryAt(t.spaceIds, from));
  const isFresh = from === space && slot("left") === 0;
  demand(slot("spent") === 1 || isFresh, `${path}.spent`, "1 after a step or for an army that leaves units", slot("spent"));
}

function needsArmy({ s, t, step, path, slot }: Look): void {
  if (step === EntryStep.line || step >= EntryStep.afterBattle) return;
  const [seat, space] = [slot("seat"), slot("space")];
  const isThere = corpsOf(s, t, seat, space, FORCE) > 0 && leadersAt(s, t, seat, space, LEADER_FORCE) > 0;
  demand(isThere, `${path}.space`, "a space with the army that enters it", entryAt(t.spaceIds, space));
}

// NYW-15.4.1
function needsLine({ s, t, path, slot }: Look): void {
  const space = slot("space");
  const enemy = enemyOf(slot("seat"));
  const isBarred = lineLevel(s, space) > 0 && lineOwner(s, space) === enemy && occupies(s, enemy, space);
  demand(isBarred, `${path}.space`, "a space with an enemy Fortified Line and enemy corps (NYW-15.4.1)", entryAt(t.spaceIds, space));
}

function needsOrigin({ t, step, path, slot }: Look): void {
  if (step < InterceptionStep.selected) return;
  const origin = slot("origin");
  const isBeside = linkKind(t.graph, slot("space"), origin) >= 0 && origin !== slot("from");
  demand(isBeside, `${path}.origin`, "a space beside the entered one, not that the army left (NYW-14.6.3)", entryAt(t.spaceIds, origin));
}

function needsCard({ s, path, slot }: Look): void {
  const card = slot("card");
  const isHeld = placeOfEvent(s, card) === EVENT_HELD + slot("seat");
  demand(isHeld, `${path}.card`, "a card that its side holds (NYW-9.2.1.1)", entryAt(EVENT_CARDS, card).id);
}

function needsBattle({ s, t, step, path, slot }: Look): void {
  const [attacker, space] = [slot("attacker"), slot("space")];
  const commanders = slot("commanders");
  for (const [side, part] of [
    [attacker, commanders & 255],
    [enemyOf(attacker), commanders >> 8],
  ] as const) {
    const isFighting = step > BattleStep.defenderCommander || occupies(s, side, space);
    demand(isFighting, `${path}.space`, "a space with corps of both sides (NYW-16.1.1)", entryAt(t.spaceIds, space));
    const isThere = part === 0 || step === BattleStep.over || isCommander(s, t, side, part - 1, space);
    demand(isThere, `${path}.commanders`, "leaders in the battle (NYW-16.1.4)", commanders);
  }
}

function isCommander(s: NineYearsState, t: Tables, side: number, leader: number, space: number): boolean {
  return leader < t.leaderIds.length && placeOfLeader(s, leader) === space && sideOfLeader(s, t, leader) === side;
}

function needsField({ path, slot }: Look): void {
  demand(slot("place") < INSIDE, `${path}.place`, "a place outside walls", slot("place"));
}

// NYW-16.4.7
function needsPort({ s, t, step, path, slot }: Look): void {
  const port = slot("port") - 1;
  if (step < RetreatStep.landed) return demand(port < 0, `${path}.port`, "0 before the corps re-embark", port + 1);
  const isFriendly = port >= 0 && port !== slot("space") && at(t.zone, port) !== NONE && controlOf(s, port) === slot("seat");
  demand(isFriendly, `${path}.port`, "a friendly port (NYW-16.4.7)", port + 1);
}

function needsFortress({ s, t, step, path, slot }: Look): void {
  const [seat, space] = [slot("seat"), slot("space")];
  const isBesieged = isBesieging(s, t, seat, space);
  const isTaken = isFortress(t, space) && controlOf(s, space) === seat;
  const isFit =
    step <= SiegeStep.result
      ? isBesieged
      : step === SiegeStep.revolution
        ? isTaken
        : step === SiegeStep.savoy
          ? space === t.named.london
          : step !== SiegeStep.end || space === t.named.turin;
  demand(
    isFit,
    `${path}.space`,
    step <= SiegeStep.result ? "an enemy fortress with friendly corps before it" : "the fortress that has been taken",
    entryAt(t.spaceIds, space),
  );
}

function needsDisplaced({ s, t, path, slot }: Look): void {
  const [seat, place] = [slot("seat"), slot("place")];
  const isThere = leadersAt(s, t, seat, place) > 0 || (slot("rule") !== LONE_LEADERS && corpsOf(s, t, seat, place) > 0);
  demand(isThere, `${path}.place`, "a place with units that must go", place);
}

function needsUnit({ s, t, path, slot }: Look): void {
  const [seat, unit, space] = [slot("seat"), slot("unit"), slot("space")];
  const isLeader = unit > 0 && isOnMapOf(s, t, seat, unit - 1) && placeOfLeader(s, unit - 1) === space && !hasAnyMark(s, unit - 1, LEADER_ACTED);
  const isCorps = unit < 0 && at(t.powerSide, (-unit - 1) >> 2) === seat && kindNamed(s, space, -unit - 1, 0, ACTED) >= 0;
  demand(unit === 0 || isLeader || isCorps, `${path}.unit`, "a unit of the space that has not acted (NYW-13.4.3.1)", unit);
}

function needsRallier({ s, t, step, path, slot }: Look): void {
  const leader = slot("leader") - 1;
  if (step === RallyStep.leader) return demand(leader < 0 && slot("corps") === 0, `${path}.leader`, "0 before a leader is chosen", leader + 1);
  const mayRally = leader >= 0 && isOnMapOf(s, t, slot("seat"), leader) && (step !== RallyStep.himself || hasAnyMark(s, leader, LEADER_DEMORALIZED));
  demand(mayRally, `${path}.leader`, "a leader on the map who rallies (NYW-13.5.4.2)", leader + 1);
}

function needsGroup({ s, t, step, path, slot }: Look): void {
  const [seat, from, to] = [slot("seat"), slot("from"), slot("to") - 1];
  demand(
    step === SeaMovementStep.port ? to < 0 : to >= 0 && to !== from && at(t.zone, to) !== NONE,
    `${path}.to`,
    "a port once it is chosen (NYW-14.5.2)",
    to + 1,
  );
  if (step === SeaMovementStep.end) return;
  const corps = corpsOf(s, t, seat, from, FORCE);
  demand(isOrigin(s, t, seat, from), `${path}.from`, "a port the group can leave (NYW-14.5.1)", entryAt(t.spaceIds, from));
  const isGroup = corps <= SEA_CORPS && corps + leadersAt(s, t, seat, from, LEADER_FORCE) > 0;
  demand(isGroup, `${path}.from`, "a port with a group of leaders and at most 2 corps (NYW-13.5.5.1)", entryAt(t.spaceIds, from));
}

// NYW-20.2.5.2.2: nobody is asked before it has begun.
function needsRevolution({ s }: Look): void {
  demand(hasFlag(s, GR_HAPPENED), "gloriousRevolution", "true once it is under way", false);
}
