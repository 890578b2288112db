/** The inverse of the arbiter's view, checked at the door. */
import { PositionError } from "../../src/core/errors.js";
import { type FrameView, framesFromView } from "../../src/core/frames.js";
import {
  checkAgainst,
  type Complaint,
  complaint,
  ownField,
  readArray,
  readInteger,
  readKnownFields,
  readObject,
  readText,
  readWord,
} from "../../src/core/json.js";
import { readGenerator } from "../../src/core/shape.js";
import { CARDS } from "./data/cards.js";
import { PROCEDURES } from "./flow/index.js";
import { checkInvariants } from "./invariants.js";
import { decide, DISCARD, HAND, newState, placeCard, PLEDGED, setStrength, type TinyState } from "./state.js";
import { EDITIONS } from "./tables.js";
import { SEATS } from "./types.js";
import { view } from "./view.js";

const FAIL: Complaint = complaint(PositionError, "position/malformed");
const CARD_IDS = CARDS.map((card) => card.id);
const FIELDS = ["viewer", "round", "rounds", "track", "seats", "discards", "pile", "ending", "winner", "secret"];

/** @throws PositionError naming the field */
export function position(value: unknown): TinyState {
  const given = readKnownFields(value, "view", FIELDS, FAIL);
  readWord(ownField(given, "viewer"), "view.viewer", ["arbiter"], FAIL);
  const secret = readKnownFields(ownField(given, "secret"), "view.secret", ["edition", "dice", "frames"], FAIL);
  const edition = readText(ownField(secret, "edition"), "view.secret.edition", 40, FAIL);
  const { spaces } = EDITIONS.of(edition);
  const s = newState(edition, readInteger(ownField(given, "rounds"), "view.rounds", 1, 9, FAIL), 0);
  s.dice = readGenerator(ownField(secret, "dice"), "view.secret.dice");
  s.track = [
    readRaider(given, spaces),
    readInteger(ownField(given, "round"), "view.round", 0, 9, FAIL),
    readInteger(ownField(given, "rounds"), "view.rounds", 1, 9, FAIL),
    0,
    0,
  ];
  decide(s, readInteger(ownField(given, "ending"), "view.ending", 0, 3, FAIL), readInteger(ownField(given, "winner"), "view.winner", 0, 2, FAIL));
  readCards(s, ownField(given, "discards"), "view.discards", DISCARD);
  const seats = readObject(ownField(given, "seats"), "view.seats", FAIL);
  SEATS.forEach((seat, index) => readSeat(s, index, ownField(seats, seat), `view.seats.${seat}`));
  s.frames = readFrames(ownField(secret, "frames"));
  checkInvariants(s);
  checkAgainst(given, view(s, "arbiter"), "view", FAIL);
  return s;
}

function readRaider(given: Readonly<Record<string, unknown>>, spaces: readonly string[]): number {
  const track = readArray(ownField(given, "track"), "view.track", spaces.length, FAIL);
  const raider = track.findIndex((entry, i) => ownField(readObject(entry, `view.track[${i}]`, FAIL), "hasRaider") === true);
  if (raider < 0) throw FAIL("view.track", "a raider", track);
  return raider;
}

function readSeat(s: TinyState, seat: number, value: unknown, path: string): void {
  const given = readKnownFields(value, path, ["strength", "cards", "hasPledged", "hand", "pledged"], FAIL);
  setStrength(s, seat, readInteger(ownField(given, "strength"), `${path}.strength`, 0, 6, FAIL));
  readCards(s, ownField(given, "hand"), `${path}.hand`, HAND + seat);
  const pledged = ownField(given, "pledged");
  if (pledged !== null) readCards(s, [pledged], `${path}.pledged`, PLEDGED + seat);
}

function readCards(s: TinyState, value: unknown, path: string, place: number): void {
  readArray(value, path, CARDS.length, FAIL).forEach((id, i) => {
    const card = CARD_IDS.indexOf(readWord(id, `${path}[${i}]`, CARD_IDS, FAIL));
    if (s.deck[card] !== 0) throw FAIL(`${path}[${i}]`, "a card named once", id);
    placeCard(s, card, place);
  });
}

function readFrames(value: unknown): number[] {
  const views = readArray(value, "view.secret.frames", 20, FAIL).map((frame, i) => {
    const fields = readKnownFields(frame, `view.secret.frames[${i}]`, ["kind", "step", "answer", "slots"], FAIL);
    readObject(ownField(fields, "slots"), `view.secret.frames[${i}].slots`, FAIL);
    return fields as unknown as FrameView;
  });
  const frames = framesFromView(views, PROCEDURES);
  if (frames === null || frames.length === 0) throw FAIL("view.secret.frames", "procedures of this ruleset", value);
  return frames;
}
