/** Checks of the clock, the cards and the pieces in front of each player. */
import { demand } from "../../core/basics/errors.js";
import { cardRow } from "../rules/cards/cards.js";
import { entersByTrack } from "../rules/newcomers.js";
import { F } from "../vocabulary/frames/index.js";
import { instantWinner, legitimacyOf, victoryPointsOf } from "../rules/points.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { MAJOR_GENERAL, NONE, type Tables } from "../tables/index.js";
import { SEATS } from "../vocabulary/types.js";
import { MERCENARY } from "../vocabulary/units.js";

/** The most Suspicions accepted on one player in a given position; the rules set no limit (DIA-CRD.7, DIA-AMB.168). */
export const MOST_SUSPICIONS = 60;

const ENTRIES_A_SEAT = 5;

/** Checks the seats in play and each number of the clock separately. @throws PositionError */
export function checkClock(s: DiadochiState, t: Tables): void {
  demand(s.players.length === s.seats * ENTRIES_A_SEAT, "seats", `${s.seats} seats`, s.players.length / ENTRIES_A_SEAT);
  demand(
    t.setup.playerCounts.some((row) => row.players === s.seats),
    "options.players",
    "a number of players that the set-up knows",
    s.seats,
  );
  demand(!S.hasOption(s, "twoGenerals") || s.seats === 3, "options.twoGenerals", "three players (DIA-PLY.2)", s.seats);
  demand(s.turn <= s.lastTurn, "clock.turn", `at most clock.lastTurn, ${s.lastTurn}`, s.turn);
  demand(s.active < s.seats, "clock.active", "a seat that plays", SEATS[s.active]);
  demand(s.first < s.seats, "clock.order", "seats that play", SEATS[s.first]);
  demand(s.usurper < s.seats, "seats.usurper", "a seat that plays", SEATS[s.usurper]);
  demand(s.champions >> s.seats === 0, "seats.champion", "seats that play", s.champions);
}

/** @throws PositionError unless every card is in a legal place */
export function checkCards(s: DiadochiState, t: Tables): void {
  const hidden = t.setup.playerCounts.find((row) => row.players === s.seats)?.hiddenHands ?? 0;
  for (let card = 0; card < t.cardCount; card++) {
    const place = S.placeOfCard(s, card);
    const isOpen = place >= S.PILE && place <= S.RESTING;
    const isHeld = (place >= S.HAND && place < S.HAND + s.seats) || (place >= S.HIDDEN && place < S.HIDDEN + hidden);
    demand(isOpen || isHeld, "deck", `${t.cardIds[card]!} where cards can lie`, place);
    demand(
      place !== S.REMOVED || cardRow(t, card).removeAfterEvent,
      "deck.removed",
      "cards that leave the game after their event (DIA-TYC.3)",
      t.cardIds[card]!,
    );
    if (t.cardTypes[card] !== MAJOR_GENERAL) continue;
    const general = t.cardGenerals[card]!;
    const isOfFaction = S.ownerOfGeneral(s, general) !== S.NOBODY;
    demand(!isOfFaction || place === S.ASIDE, "deck.aside", `${t.cardIds[card]!}, whose general is in a faction (DIA-TYC.24)`, place);
    demand(!entersByTrack(t, general) || place === S.ASIDE, "deck.aside", `${t.cardIds[card]!}, whose general enters by the turn track (DIA-SET.7)`, place);
  }
}

/** Checks the training tracks, Suspicions and the tracks of points. @throws PositionError */
export function checkPlayers(s: DiadochiState, t: Tables): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const at = `seats.${SEATS[seat]}`;
    const track = `tracks.points.${SEATS[seat]}`;
    const cost = S.trainingType(s, seat) === MERCENARY ? t.rules.training.mercenary : t.rules.training.macedonian;
    const ops = S.trainingOps(s, seat);
    demand(ops < cost, `${at}.training.ops`, `fewer than ${cost} for an unfinished CU (DIA-OPS.16)`, ops);
    demand(ops > 0 || S.trainingType(s, seat) === MERCENARY, `${at}.training.unit`, "none without OPs", "macedonian");
    demand(S.suspicions(s, seat) <= MOST_SUSPICIONS, `${at}.suspicions`, `at most ${MOST_SUSPICIONS}`, S.suspicions(s, seat));
    demand(S.trackedVp(s, seat) <= S.MOST_POINTS, `${track}.victoryPoints`, `at most ${S.MOST_POINTS}`, S.trackedVp(s, seat));
    demand(S.trackedLp(s, seat) <= S.MOST_POINTS, `${track}.legitimacy`, `at most ${S.MOST_POINTS}`, S.trackedLp(s, seat));
    if ((s.unsettled & S.UNSETTLED_POINTS) !== 0) continue; // recounted when the action is completed
    const [vp, lp] = [victoryPointsOf(s, t, seat), legitimacyOf(s, t, seat)];
    demand(S.trackedVp(s, seat) === vp, `${track}.victoryPoints`, `${vp}, as a recount gives (DIA-VIC.5)`, S.trackedVp(s, seat));
    demand(S.trackedLp(s, seat) === lp, `${track}.legitimacy`, `${lp}, as a recount gives (DIA-LEG.11)`, S.trackedLp(s, seat));
  }
  if ((s.unsettled & S.UNSETTLED_POINTS) !== 0 || !isLookedAt(s, t)) return;
  const winner = instantWinner(s);
  demand(winner === NONE, `tracks.points.${SEATS[winner]}`, "fewer points than win at once (DIA-VIC.15)", "a winner");
}

// DIA-VIC.15: points can win from the end of the first phase of the first turn that allows it, until the game ends.
function isLookedAt(s: DiadochiState, t: Tables): boolean {
  const turn = F["game-turn"].find(s);
  return turn !== null && (s.turn > t.setup.instantVictoryFromTurn || (s.turn === t.setup.instantVictoryFromTurn && turn.step > F["game-turn"].step.usurper));
}
