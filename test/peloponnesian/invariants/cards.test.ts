/** Cards where they cannot lie are refused. */
import { describe } from "vitest";
import { F } from "../../../src/peloponnesian/vocabulary/frames.js";
import * as S from "../../../src/peloponnesian/state/index.js";
import { ATHENS, SPARTA } from "../../../src/peloponnesian/vocabulary/types.js";
import { card, table } from "../table.js";
import { type Draft, testRefused } from "../refused.js";

const place = (id: string, to: number) => (d: Draft) => S.setCardPlace(d, card(id), to);
const all =
  (...changes: readonly ((d: Draft) => void)[]) =>
  (d: Draft) => {
    for (const change of changes) change(d);
  };

describe("cards in play and removed", () => {
  const turnOfSparta = () => table().put("athens", { a01: 4 }).put("sparta", { s01: 4 }).inPlay("pericles", "archidamos").actionTurn("sparta", 2).state;
  testRefused(turnOfSparta, [
    [
      "[PEL-3.2.3.1] each side has one leader at most",
      place("cleon", S.IN_PLAY),
      "leaders.athens: one leader at most (PEL-3.2.3.1)",
      all(place("pericles", S.PILE), place("cleon", S.IN_PLAY)),
    ],
    [
      "[PEL-3.2.2.1] only continuing events stay in play",
      place("ill-omen-22", S.IN_PLAY),
      "cards.ill-omen-22: no card in play that does not stay there",
      place("ill-omen-22", S.USED),
    ],
    [
      "[PEL-3.2.3.2] leaders leave the game, other cards do not",
      place("ill-omen-22", S.REMOVED),
      "cards.ill-omen-22: no card removed that nothing removes",
      place("cleon", S.REMOVED),
    ],
    [
      "[PEL-3.2.3.2] leaders of Sparta do as well",
      place("tempest", S.REMOVED),
      "cards.tempest: no card removed that nothing removes",
      place("brasidas", S.REMOVED),
    ],
    [
      "[PEL-3.5.19] [PEL-3.5.23] but for those that their event removes",
      place("earthquake", S.REMOVED),
      "cards.earthquake: no card removed that nothing removes",
      all(place("plague-34", S.REMOVED), place("argive-alliance", S.REMOVED)),
    ],
    ["[PEL-3.0.1] a card of the deck is somewhere", place("plague-34", S.NOT_IN_DECK), "cards.plague-34: a place of a card of this deck (PEL-3.0.1)"],
    ["[PEL-3.0.1] common cards are of every deck", place("tempest", S.NOT_IN_DECK), "cards.tempest: a place of a card of this deck (PEL-3.0.1)"],
    ["[PEL-3.0.1] those of later scenarios are not of the deck of 431", place("lysander", S.PILE), "cards.lysander: not in the deck (PEL-3.0.1)"],
  ]);
});

describe("the deck after a peace", () => {
  // The war has been resumed: the cards of 431 have left the deck, those of 415 have entered it; leaders in play stay.
  const resumed = () => {
    const g = table({ year: -414 });
    for (const effect of [S.LONG_WAR, S.PEACE_CONCLUDED]) S.addEffect(g.state, effect);
    for (let no = 34; no <= 44; no++) S.setCardPlace(g.state, no - 1, S.NOT_IN_DECK);
    for (let no = 45; no <= 55; no++) S.setCardPlace(g.state, no - 1, S.PILE);
    g.inPlay("pericles");
    S.setCardPlace(g.state, card("plague-34"), S.REMOVED);
    g.put("sparta", { s01: 4 });
    return g.actionTurn("sparta", 2).state;
  };
  testRefused(resumed, [
    ["[PEL-12.1.3.2] the cards of 431 have left it", place("earthquake", S.PILE), "cards.earthquake: not in the deck (PEL-3.0.1)"],
    ["[PEL-12.1.3.2] those of 415 are in it", place("lysander", S.NOT_IN_DECK), "cards.lysander: a place of a card of this deck (PEL-3.0.1)"],
    ["[PEL-12.1.3.2] a leader of 431 is not resampled", place("pericles", S.PILE), "cards.pericles: not in the deck (PEL-3.0.1)", place("pericles", S.REMOVED)],
  ]);
});

describe("the deck during a truce", () => {
  // Peace has been concluded, and the war not been resumed.
  const truce = () =>
    table({ year: -424 })
      .set((s) => {
        for (const effect of [S.LONG_WAR, S.PEACE_CONCLUDED]) S.addEffect(s, effect);
      })
      .set((s) => S.write(s, S.CLOCK.truce, 1))
      .put("sparta", { s01: 4 })
      .actionTurn("sparta", 2).state;
  testRefused(truce, [
    ["[PEL-12.1.3.2] is that of 431 still", place("earthquake", S.NOT_IN_DECK), "cards.earthquake: a place of a card of this deck (PEL-3.0.1)"],
  ]);
});

describe("committed cards", () => {
  const inSeason = () =>
    table()
      .hand("sparta", "tempest", "winter-stores-20")
      .hand("athens", "oracle-of-delphi", "earthquake")
      .season("spring")
      .play("athens play-event oracle-of-delphi").state;
  testRefused(inSeason, [
    ["[PEL-3.1.1] who has committed a card has it before him", place("oracle-of-delphi", S.HAND + ATHENS), "committed.athens: one card"],
    ["[PEL-3.1.1] he has committed one", place("earthquake", S.COMMITTED + ATHENS), "committed.athens: one card"],
    ["[PEL-3.1.1] who has not has none", place("tempest", S.COMMITTED + SPARTA), "committed.sparta: none"],
    [
      "[PEL-3.1.3] an event is one of its side",
      all(place("oracle-of-delphi", S.PILE), place("ionian-revolt", S.COMMITTED + ATHENS)),
      "committed.athens.card: an event of that side and season (PEL-3.1.3)",
      all(place("oracle-of-delphi", S.PILE), place("helot-rising", S.COMMITTED + ATHENS)),
    ],
    [
      "[PEL-3.1.3] and of its season",
      all(place("oracle-of-delphi", S.PILE), place("winter-stores-20", S.COMMITTED + ATHENS)),
      "committed.athens.card: an event of that side and season (PEL-3.1.3)",
    ],
  ]);
  testRefused(
    () => table().put("sparta", { s01: 4 }).put("athens", { a01: 4 }).actionTurn("sparta", 2).state,
    [
      ["[PEL-3.1.1] he whose turn is still to come keeps his card", place("tempest", S.PILE), "committed.athens: one card"],
      ["[PEL-3.1.1] and he who has actions does", place("oracle-of-delphi", S.PILE), "committed.sparta: one card"],
    ],
  );
  testRefused(() => {
    return table().put("sparta", { s01: 4 }).put("athens", { a01: 4 }).actionTurn("sparta", 2).play("end-phase").state; // the turn of Athens, the second
  }, [["[PEL-3.1.1] he whose turn is over has none", place("ill-omen-22", S.COMMITTED + SPARTA), "committed.sparta: none"]]);
  testRefused(
    () => table().put("sparta", { s01: 4 }).put("athens", { a01: 4 }).eventTurn("sparta", "oracle-of-delphi").state,
    [["[PEL-3.1.1] an event under way has its card", place("oracle-of-delphi", S.PILE), "committed.sparta: one card"]],
  );
});

describe("cards of the New Year", () => {
  const events = () => table({ season: "new-year" }).newYear().play("athens play-event mercenaries-14", "sparta play-event oracle-of-delphi");
  testRefused(
    () => events().state,
    [
      ["[PEL-10.4.3] while Sparta's event is resolved, that of Athens waits", place("mercenaries-14", S.USED), "committed.athens: one card"],
      ["[PEL-10.4.3] it is Sparta's, and not that of Athens", (d) => (F.event.under(d).seat = ATHENS), "frames[2].slots.seat: athens, as event says"],
      ["[PEL-10.4.3] Sparta's lies before it", place("oracle-of-delphi", S.USED), "committed.sparta: one card"],
      [
        "[PEL-10.4.2] an event is one of the New Year",
        all(place("mercenaries-14", S.USED), place("treachery-17", S.COMMITTED + ATHENS)),
        "committed.athens.card: an event of the New Year (PEL-10.4.2)",
        all(place("mercenaries-14", S.USED), place("civil-war-29", S.COMMITTED + ATHENS)),
      ],
    ],
  );
  testRefused(() => {
    return events().dice("", "0 0 0").play("take-olympian zeus").state;
  }, [
    ["[PEL-10.4.3] then Athens' is, and Sparta's is over", place("oracle-of-delphi", S.COMMITTED + SPARTA), "committed.sparta: none"],
    ["[PEL-10.4.3] that of Athens lies before it", place("mercenaries-14", S.USED), "committed.athens: one card"],
  ]);
});
