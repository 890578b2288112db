/** The whole game: New Year, seasons, the truce (0, 10, 12.1). The bottom frame of a running game. */
import type { Dice } from "../../core/dice/dice.js";
import { automatic } from "../../core/flow/procedures.js";
import type { PeloponnesianLog } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { firstToSacrifice, initiativeValue, isLeading } from "../rules/cards.js";
import { rollFor } from "../rules/rolls.js";
import { opinionTribute, tributeOf, yearlyPrestige } from "../rules/tribute.js";
import { closingYear, suddenVictory } from "../rules/victory.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { firstOf, lastOf, type Tables, tablesOf } from "../tables/index.js";
import { ATHENS, NEW_YEAR, OLYMPIANS, SEASONS, SEATS, SPARTA, SPRING, WINTER } from "../vocabulary/types.js";
import { discardCommitted } from "./commit.js";
import { endByLead, endGame } from "./game-over.js";
import type { PeloponnesianProcedure } from "./procedure.js";
import { gainPrestige } from "../effects/prestige.js";

const HERE = F.campaign;
const STEP = HERE.step;

export const campaign: PeloponnesianProcedure = automatic(HERE, "PEL-0.3", {
  beginYear: (s, dice, log) => beginYear(s, tablesOf(s), dice, log),
  firstEvent: (s) => newYearEvent(s, SPARTA), // PEL-10.4.3, PEL-10.4.6: New Year has no turns.
  secondEvent: (s) => newYearEvent(s, ATHENS),
  firstSacrifice: (s) => newYearSacrifice(s, firstToSacrifice(s, tablesOf(s))),
  secondSacrifice: (s) => newYearSacrifice(s, S.rivalOf(firstToSacrifice(s, tablesOf(s)))),
  nextSeason: (s, _dice, log) => nextSeason(s, log),
  firstTurn: (s) => firstTurn(s, tablesOf(s)),
  secondTurn: (s) => takeTurn(s, HERE.top(s).second), // PEL-0.5: the other side has its turn.
  endSeason(s) {
    S.endEffects(s, S.SEASON_EFFECTS); // PEL-0.11, PEL-3.2.1.2: effects of a season end with its second turn.
    HERE.top(s).step = STEP.nextSeason;
  },
  closeYear: (s, _dice, log) => closeYear(s, tablesOf(s), log),
  truceFirst: (s) => takeTurn(s, SPARTA), // PEL-12.1.1.4: in a truce year Sparta goes first.
  truceSecond(s) {
    HERE.top(s).step = STEP.closeYear;
    F["player-turn"].push(s).seat = ATHENS;
  },
});

function takeTurn(s: PeloponnesianState, seat: number): void {
  HERE.top(s).step++;
  F["player-turn"].push(s).seat = seat;
}

/** Pushes the bottom frame of a new game. PEL-0.10: the first New Year has neither tribute nor a victory check, and does not advance the year. */
export function beginCampaign(s: PeloponnesianState): void {
  HERE.push(s);
}

// Tribute, victory check, next year: 10.1 to 10.3.
function closeYear(s: PeloponnesianState, t: Tables, log: PeloponnesianLog): void {
  collectTribute(s, t, log);
  const sudden = suddenVictory(s, t); // PEL-10.2.1: the tribute may decide the war.
  if (sudden !== null) return endGame(s, sudden.winner, "decisive", sudden.clause, log);
  S.write(s, S.CLOCK.year, S.read(s, S.CLOCK.year) + 1);
  S.write(s, S.CLOCK.season, NEW_YEAR);
  if (S.read(s, S.CLOCK.year) >= closingYear(s)) return endByLead(s, "PEL-14.3.1", log); // PEL-10.3.1: the last year is over.
  HERE.top(s).step = STEP.beginYear;
}

/** Adds the tribute of both sides as one net change of the marker (PEL-10.1.4). */
export function collectTribute(s: PeloponnesianState, t: Tables, log: PeloponnesianLog): void {
  let net = 0;
  for (const seat of [SPARTA, ATHENS]) {
    let gain = tributeOf(s, t, seat);
    gain += yearlyPrestige(s, t, seat); // PEL-10.1.3: continuing events add to the tribute.
    gain += opinionTribute(s, t, seat); // PEL-10.1.6: the lead before the tribute counts.
    net += seat === SPARTA ? gain : -gain;
  }
  if (net !== 0) gainPrestige(s, net > 0 ? SPARTA : ATHENS, { amount: Math.abs(net), reason: "tribute", clause: "PEL-10.1.1" }, log);
}

function beginYear(s: PeloponnesianState, t: Tables, dice: Dice, log: PeloponnesianLog): void {
  log?.push({ type: "year-began", year: S.read(s, S.CLOCK.year) });
  S.dropCityMarks(s, S.PILLAGED); // PEL-5.5.11: cities can be pillaged again.
  for (let seat = 0; seat < 2; seat++) S.forgetMarkers(s, seat); // PEL-HI.8: markers are removed.
  S.write(s, S.CLOCK.olympians, 0); // PEL-10.3.3: all Olympians are free again.
  S.endEffects(s, S.YEAR_EFFECTS);
  S.write(s, S.CLOCK.active, SPARTA);
  if (S.read(s, S.CLOCK.truce) > 0 && !isWarResumed(s, t, dice, log)) {
    S.write(s, S.CLOCK.truce, S.read(s, S.CLOCK.truce) + 1);
    S.write(s, S.CLOCK.season, SPRING);
    HERE.top(s).step = STEP.truceFirst;
    return;
  }
  dismissAlcibiades(s, t, dice, log);
  deal(s, t, dice, log);
  HERE.top(s).step = STEP.firstEvent;
  F.commit.push(s);
}

// Rolls for the end of the truce. If the war resumes, this function ends the truce, updates Sparta's pool and the deck, and returns true.
function isWarResumed(s: PeloponnesianState, t: Tables, dice: Dice, log: PeloponnesianLog): boolean {
  const completed = S.read(s, S.CLOCK.truce) - 1;
  const face = rollFor(dice, log, "truce", null, { most: completed }); // PEL-12.1.2.1: each New Year has one die; in 415 BC the war resumes in any case.
  if (face > completed && S.read(s, S.CLOCK.year) < -415) return false; // PEL-12.1.2.1: the truce lasts while the die is higher.
  S.write(s, S.CLOCK.truce, 0);
  for (let b = firstOf(t, SPARTA), last = lastOf(t, SPARTA); b <= last; b++) {
    const special = t.special[b];
    // PEL-12.1.3.1: Persian blocks join the pool of Sparta.
    if ((special === "persian" || special === "persian-funded") && S.placeOf(s, b) === S.EXCLUDED) S.takeOff(s, b);
  }
  for (let c = 0; c < t.cardIds.length; c++) {
    const { set } = t.cards[c]!;
    if (set === "415" && S.cardPlace(s, c) === S.NOT_IN_DECK) S.setCardPlace(s, c, S.PILE); // PEL-12.1.3.2: the cards of the later war join the deck.
    if (set === "431" && S.cardPlace(s, c) !== S.IN_PLAY && S.cardPlace(s, c) !== S.REMOVED) S.setCardPlace(s, c, S.NOT_IN_DECK);
  }
  log?.push({ type: "truce-ended", clause: "PEL-12.1.2.1" });
  return true;
}

const ALCIBIADES_UP_TO = 2;

// PEL-3.5.24: a die up to 2 removes Alcibiades at New Year, before the deal.
function dismissAlcibiades(s: PeloponnesianState, t: Tables, dice: Dice, log: PeloponnesianLog): void {
  const { alcibiades } = t.leaders;
  if (!isLeading(s, t, ATHENS, alcibiades) || rollFor(dice, log, "alcibiades", "athens", { most: ALCIBIADES_UP_TO }) > ALCIBIADES_UP_TO) return;
  removeLeader(s, t, ATHENS, "PEL-3.5.24", log);
  gainPrestige(s, ATHENS, { amount: -1, reason: "event", clause: "PEL-3.5.24" }, log);
}

/** Removes the leader of a seat from the game (PEL-3.2.3.3). */
export function removeLeader(s: PeloponnesianState, t: Tables, seat: number, clause: string, log: PeloponnesianLog): void {
  const card = S.leaderOf(s, t, seat);
  if (card < 0) return;
  S.setCardPlace(s, card, S.REMOVED);
  log?.push({ type: "leader-changed", seat: SEATS[seat]!, card: null, clause });
}

function deal(s: PeloponnesianState, t: Tables, dice: Dice, log: PeloponnesianLog): void {
  for (let c = 0; c < t.cardIds.length; c++) {
    const place = S.cardPlace(s, c);
    // PEL-3.0.3, PEL-10.3.2: all cards except those in play and removed ones are shuffled.
    if (place !== S.IN_PLAY && place !== S.REMOVED && place !== S.NOT_IN_DECK) S.setCardPlace(s, c, S.PILE);
  }
  const size = t.numbers.handSize.value;
  let left = S.cardCount(s, S.PILE);
  for (let seat = 0; seat < 2; seat++) {
    for (let n = 0; n < size; n++) drawTo(s, dice, S.HAND + seat, left--); // PEL-0.4, PEL-3.0.4: the rest is not dealt.
    if (log !== undefined) {
      const cards = t.cardIds.filter((_, c) => S.cardPlace(s, c) === S.HAND + seat);
      log.push({ type: "cards-dealt", seat: SEATS[seat]!, count: size, secret: { cards } });
    }
  }
}

function drawTo(s: PeloponnesianState, dice: Dice, place: number, left: number): void {
  S.setCardPlace(s, S.nthCardAt(s, S.PILE, dice.draw(left)), place); // PEL-0.12: all cards are equally likely.
}

function newYearEvent(s: PeloponnesianState, seat: number): void {
  HERE.top(s).step++;
  S.forgetTurn(s); // PEL-4.2.2.10: a free move at New Year does not count as a move of the next turn.
  if (S.useOf(s, seat) === S.EVENT_USE) beginEvent(s, seat);
}

function newYearSacrifice(s: PeloponnesianState, seat: number): void {
  HERE.top(s).step++;
  S.forgetTurn(s);
  if (S.useOf(s, seat) !== S.SACRIFICE_USE) return;
  let free = 0;
  for (let o = 0; o < OLYMPIANS.length; o++) if (S.holderOf(s, o) === -1) free++;
  if (free > 0) F["take-olympian"].push(s).seat = seat; // PEL-10.4.5: the player takes an Olympian that nobody holds.
}

/** Begins the event of the card that a seat has committed (PEL-3.2.1.1). */
export function beginEvent(s: PeloponnesianState, seat: number): void {
  const card = S.committedCard(s, seat);
  const f = F.event.push(s);
  f.seat = seat;
  f.card = card;
}

function clearCommitted(s: PeloponnesianState): void {
  for (let seat = 0; seat < 2; seat++) {
    discardCommitted(s, seat);
    S.write(s, S.CLOCK.useOfSparta + seat, S.NO_USE);
  }
}

function nextSeason(s: PeloponnesianState, log: PeloponnesianLog): void {
  clearCommitted(s);
  const f = HERE.top(s);
  if (S.seasonOf(s) === WINTER) {
    f.step = STEP.closeYear; // PEL-9.1.1: Winter used the last card.
    return;
  }
  S.write(s, S.CLOCK.season, S.seasonOf(s) + 1);
  log?.push({ type: "season-began", season: SEASONS[S.seasonOf(s)]!, year: S.read(s, S.CLOCK.year) });
  if (!hasCards(s)) return;
  f.step = STEP.firstTurn;
  F.commit.push(s);
}

// A constructed position may have an empty hand; then the season has no turns.
function hasCards(s: PeloponnesianState): boolean {
  return S.cardCount(s, S.HAND + SPARTA) > 0 && S.cardCount(s, S.HAND + ATHENS) > 0;
}

// PEL-3.3.1, PEL-3.3.4: the side with the card of lower initiative value goes first, Sparta if they are equal.
function firstTurn(s: PeloponnesianState, t: Tables): void {
  const first = initiativeValue(s, t, ATHENS) < initiativeValue(s, t, SPARTA) ? ATHENS : SPARTA;
  S.write(s, S.CLOCK.first, first);
  const f = HERE.top(s);
  f.second = S.rivalOf(first);
  f.step = STEP.secondTurn;
  F["player-turn"].push(s).seat = first;
}
