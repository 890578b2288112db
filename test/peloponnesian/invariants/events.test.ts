/** What events and what they grant remember is refused where it cannot be. */
import { describe } from "vitest";
import { F } from "../../../src/peloponnesian/frames.js";
import * as S from "../../../src/peloponnesian/state.js";
import { plagueOrder } from "../../../src/peloponnesian/rules/event-dice.js";
import { ATHENS, DEMETER, HERMES, SPARTA, ZEUS } from "../../../src/peloponnesian/types.js";
import { area, block, board, card, put, putInside, besiege, seatOf, t } from "../positions.js";
import { type Draft, testRefused } from "../refused.js";
import { actionTurn, drawsFrom, eventTurn } from "../table.js";

const holding = (olympian: number, seat: "sparta" | "athens", s = board()) => {
  S.setHolder(s, olympian, seatOf(seat));
  return s;
};
const replace = (from: string, to: string) => (d: Draft) => {
  S.setCardPlace(d, card(from), S.PILE);
  S.setCardPlace(d, card(to), S.COMMITTED + SPARTA);
};

describe("an event", () => {
  testRefused(
    () => eventTurn(board(), "sparta", "ionian-revolt").state,
    [
      [
        "[PEL-3.2.1.1] its card lies committed, and no other",
        replace("ionian-revolt", "thracian-revolt"),
        "frames[2].slots.card: the card committed as an event",
      ],
    ],
  );
  testRefused(() => {
    const s = board();
    put(s, "athens", { a01: 4 });
    return eventTurn(s, "athens", "mercenaries-14", "", drawsFrom(s, "a02")).state;
  }, [
    [
      "[PEL-3.2.1.1] that of Athens lies before Athens",
      (d) => {
        S.setCardPlace(d, card("mercenaries-14"), S.USED);
        S.setCardPlace(d, card("civil-war-29"), S.COMMITTED + ATHENS);
      },
      "frames[2].slots.card: the card committed as an event",
    ],
    [
      "[PEL-3.5.5] of the recruits of Mercenaries one or two have been drawn",
      (d) => (F.event.under(d).count = 0),
      "frames[2].slots.count: 1 or 2 recruits (PEL-3.5.5)",
      (d) => (F.event.under(d).count = 2),
    ],
  ]);
  // Zeus may have the die rolled again.
  testRefused(() => {
    const s = holding(ZEUS, "sparta");
    put(s, "saronic-gulf", { a14: 3 });
    put(s, "cyclades-sea", { a15: 3 });
    return eventTurn(s, "sparta", "tempest").dice("6").play("name-area saronic-gulf").state;
  }, [
    [
      "[PEL-3.5.10] a Tempest is for a sea area",
      (d) => (F.event.under(d).area = area("athens")),
      "frames[2].slots.area: the area that the event is for, and no other",
      (d) => (F.event.under(d).area = area("cyclades-sea")),
    ],
  ]);
  const next = "frames[2].slots.next: the rank of a block at Athens, plus 1 (PEL-3.5.19)";
  const rankOf = (id: string) => Array.from({ length: t.blocks }, (_, rank) => plagueOrder(t, rank)).indexOf(block(id));
  testRefused(() => {
    const s = holding(ZEUS, "sparta");
    put(s, "athens", { a01: 3, a02: 2 });
    put(s, "plataea", { a26: 2 });
    return eventTurn(s, "sparta", "plague-34", "4").state;
  }, [
    ["[PEL-3.5.19] the Plague looks at a block", (d) => (F.event.under(d).next = 0), next, (d) => (F.event.under(d).next = rankOf("a02") + 1)],
    ["[PEL-3.5.19] at one at Athens", (d) => (F.event.under(d).next = rankOf("a26") + 1), next],
    ["[PEL-3.5.19] and not at one in the pool", (d) => (F.event.under(d).next = rankOf("a03") + 1), next],
  ]);
});

describe("builds", () => {
  // One block may be built in each of two cities, so that it is asked.
  const ready = () => {
    const s = board();
    put(s, "corinth", { s11: 1, s14: 1, s15: 1 });
    put(s, "athens", { a01: 1, a02: 1, a14: 1 });
    return s;
  };
  const left = (n: number) => (d: Draft) => (F.build.top(d).left = n);
  testRefused(
    () => actionTurn(ready(), "sparta", 2).play("build").state,
    [
      ["[PEL-4.2.0.1] an action builds one block", left(2), "frames[3].slots.left: 1 to 1"],
      ["[PEL-4.2.0.1] of any kind", (d) => (F.build.top(d).fleetsOnly = true), "frames[3].slots.fleetsOnly: false"],
    ],
  );
  testRefused(
    () => eventTurn(ready(), "sparta", "emergency-levy-10").state,
    [
      ["[PEL-3.5.3] an Emergency Levy builds three at most", left(4), "frames[3].slots.left: 1 to 3", left(2)],
      ["[PEL-3.5.3] of any kind", (d) => (F.build.top(d).fleetsOnly = true), "frames[3].slots.fleetsOnly: false"],
    ],
  );
  testRefused(() => {
    const s = ready();
    return eventTurn(s, "sparta", "shipwrights-12").play("place-recruit s06 sparta").state;
  }, [
    ["[PEL-3.5.4] Shipwrights build two at most", left(3), "frames[3].slots.left: 1 to 2", left(1)],
    ["[PEL-3.5.4] and fleets only", (d) => (F.build.top(d).fleetsOnly = false), "frames[3].slots.fleetsOnly: true"],
  ]);
  testRefused(
    () => eventTurn(ready(), "athens", "tribute-reassessment").state,
    [
      ["[PEL-3.5.18] a Tribute Reassessment builds four at most", left(5), "frames[3].slots.left: a whole number in 1..4", left(3)],
      ["[PEL-3.5.18] of any kind", (d) => (F.build.top(d).fleetsOnly = true), "frames[3].slots.fleetsOnly: false"],
    ],
  );
  testRefused(
    () => eventTurn(ready(), "sparta", "war-party-ascendant").state,
    [
      ["[PEL-3.5.22] War Party Ascendant builds two at most", left(3), "frames[3].slots.left: 1 to 2", left(1)],
      ["[PEL-3.5.22] of any kind", (d) => (F.build.top(d).fleetsOnly = true), "frames[3].slots.fleetsOnly: false"],
    ],
  );
});

describe("supplies", () => {
  const besieging = () => {
    const s = board("431", "winter");
    put(s, "plataea", { s22: 4, s23: 3, s24: 2, s26: 1, s27: 1, s17: 2 });
    putInside(s, "plataea", { a26: 2 });
    besiege(s, "plataea");
    return s;
  };
  const left = (n: number) => (d: Draft) => (F["winter-supply"].top(d).left = n);
  const optional = (is: boolean) => (d: Draft) => (F["winter-supply"].top(d).optional = is);
  testRefused(
    () => actionTurn(besieging(), "sparta", 2).play("supply").state,
    [
      ["[PEL-4.4.2] an action supplies one block", left(2), "frames[3].slots.left: at most 1"],
      ["[PEL-4.4.2] and somebody has to be", optional(true), "frames[3].slots.optional: whether it costs no action"],
    ],
  );
  testRefused(() => {
    const s = besieging();
    S.setHolder(s, DEMETER, SPARTA);
    return actionTurn(s, "sparta", 2).play("end-phase", "use-olympian").state;
  }, [
    ["[PEL-11.7.1] Demeter supplies three at most", left(4), "frames[2].slots.left: at most 3", left(2)],
    ["[PEL-11.7.1] if her holder likes", optional(false), "frames[2].slots.optional: whether it costs no action"],
  ]);
  testRefused(
    () => eventTurn(besieging(), "sparta", "winter-stores-20").state,
    [
      ["[PEL-3.5.8] Winter Stores supply five at most", left(6), "frames[3].slots.left: a whole number in 1..5", left(5)],
      ["[PEL-3.5.8] if their player likes", optional(false), "frames[3].slots.optional: whether it costs no action"],
    ],
  );
});

describe("a spreading revolt", () => {
  const ionia = () => eventTurn(holding(ZEUS, "sparta"), "sparta", "ionian-revolt").play("name-city ephesus");
  const cities = "frames[3].slots.rolled: cities of the region, each once";
  const rolled =
    (...ids: readonly string[]) =>
    (d: Draft) =>
      F.expansion.under(d).rolled.take(ids.map(area));
  testRefused(
    () => ionia().dice("6").play("spread-to cyme", "keep-olympian").state,
    [
      [
        "[PEL-3.4.4] it spreads in the region of the revolt",
        (d) => (F.expansion.top(d).region = t.region[area("samos")]!),
        "frames[3].slots.region: the region of the revolt",
      ],
      ["[PEL-3.4.4] dice fall for cities of that region", rolled("samos"), cities, rolled("miletus")],
      ["[PEL-3.4.4] for each city once", rolled("cyme", "cyme"), cities, rolled("cyme", "miletus")],
      ["[PEL-3.4.4] and for cities", rolled("messenia"), cities],
    ],
  );
  const city = "frames[3].slots.city: a city of the region that may revolt";
  testRefused(
    () => ionia().dice("6").play("spread-to cyme").state,
    [
      [
        "[PEL-3.4.4] the last die is for a city of the region",
        (d) => (F.expansion.under(d).city = area("samos")),
        city,
        (d) => (F.expansion.under(d).city = area("miletus")),
      ],
      ["[PEL-3.4.4] that may still revolt", (d) => (F.expansion.under(d).city = area("ephesus")), city],
    ],
  );
});

describe("Olympians", () => {
  testRefused(() => {
    const s = holding(HERMES, "sparta", holding(ZEUS, "sparta"));
    put(s, "sparta", { s01: 4 });
    return actionTurn(s, "sparta", 2).state;
  }, [
    [
      "[PEL-11.0.2] the Olympian asked about is that of the moment",
      (d) => (F["use-olympian"].top(d).olympian = ZEUS),
      "frames[2].slots.olympian: the Olympian of this moment (PEL-11.0.2)",
    ],
    ["[PEL-11.0.1] and he who is asked holds him", (d) => S.setHolder(d, HERMES, ATHENS), "olympians.hermes: sparta"],
  ]);
});
