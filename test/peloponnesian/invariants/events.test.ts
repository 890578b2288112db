/** What events and what they grant remember is refused where it cannot be. */
import { describe } from "vitest";
import { F } from "../../../src/peloponnesian/vocabulary/frames.js";
import * as S from "../../../src/peloponnesian/state/index.js";
import { ATHENS, DEMETER, HERMES, SPARTA, ZEUS } from "../../../src/peloponnesian/vocabulary/types.js";
import { area, card, seatOf, t, table } from "../table.js";
import { type Draft, testRefused } from "../refused.js";

const holding = (olympian: number, seat: "sparta" | "athens", g = table()) => {
  S.setHolder(g.state, olympian, seatOf(seat));
  return g;
};
const replace = (from: string, to: string) => (d: Draft) => {
  S.setCardPlace(d, card(from), S.PILE);
  S.setCardPlace(d, card(to), S.COMMITTED + SPARTA);
};

describe("an event", () => {
  testRefused(
    () => table().eventTurn("sparta", "ionian-revolt").state,
    [
      [
        "[PEL-3.2.1.1] its card lies committed, and no other",
        replace("ionian-revolt", "thracian-revolt"),
        "frames[2].slots.card: thracian-revolt, as player-turn says",
      ],
    ],
  );
  testRefused(() => {
    const g = table().put("athens", { a01: 4 });
    return g.recruits("a02").eventTurn("athens", "mercenaries-14").state;
  }, [
    [
      "[PEL-3.2.1.1] that of Athens lies before Athens",
      (d) => {
        S.setCardPlace(d, card("mercenaries-14"), S.USED);
        S.setCardPlace(d, card("civil-war-29"), S.COMMITTED + ATHENS);
      },
      "frames[2].slots.card: civil-war-29, as player-turn says",
    ],
  ]);
});

describe("builds", () => {
  // One block may be built in each of two cities, so that it is asked.
  const ready = () => table().put("corinth", { s11: 1, s14: 1, s15: 1 }).put("athens", { a01: 1, a02: 1, a14: 1 });
  const left = (n: number) => (d: Draft) => (F.build.top(d).left = n);
  testRefused(
    () => ready().actionTurn("sparta", 2).play("build").state,
    [["[PEL-4.2.0.1] of any kind", (d) => (F.build.top(d).fleetsOnly = true), "frames[3].slots.fleetsOnly: false, as action-phase says"]],
  );
  testRefused(
    () => ready().eventTurn("sparta", "emergency-levy-10").state,
    [["[PEL-3.5.3] of any kind", (d) => (F.build.top(d).fleetsOnly = true), "frames[3].slots.fleetsOnly: false, as event says"]],
  );
  testRefused(() => {
    return ready().eventTurn("sparta", "shipwrights-12").play("place-recruit s06 sparta").state;
  }, [["[PEL-3.5.4] and fleets only", (d) => (F.build.top(d).fleetsOnly = false), "frames[3].slots.fleetsOnly: true, as event says"]]);
  testRefused(
    () => ready().eventTurn("athens", "tribute-reassessment").state,
    [
      ["[PEL-3.5.18] a Tribute Reassessment builds four at most", left(5), "frames[3].slots.left: a whole number in 1..4", left(3)],
      ["[PEL-3.5.18] of any kind", (d) => (F.build.top(d).fleetsOnly = true), "frames[3].slots.fleetsOnly: false, as event says"],
    ],
  );
  testRefused(
    () => ready().eventTurn("sparta", "war-party-ascendant").state,
    [["[PEL-3.5.22] of any kind", (d) => (F.build.top(d).fleetsOnly = true), "frames[3].slots.fleetsOnly: false, as event says"]],
  );
});

describe("supplies", () => {
  const besieging = () =>
    table({ season: "winter" }).put("plataea", { s22: 4, s23: 3, s24: 2, s26: 1, s27: 1, s17: 2 }).put("inside plataea", { a26: 2 }).besiege("plataea");
  const left = (n: number) => (d: Draft) => (F["winter-supply"].top(d).left = n);
  const optional = (is: boolean) => (d: Draft) => (F["winter-supply"].top(d).optional = is);
  testRefused(
    () => besieging().actionTurn("sparta", 2).play("supply").state,
    [["[PEL-4.4.2] and somebody has to be", optional(true), "frames[3].slots.optional: false, as action-phase says"]],
  );
  testRefused(
    () =>
      besieging()
        .set((s) => S.setHolder(s, DEMETER, SPARTA))
        .actionTurn("sparta", 2)
        .play("end-phase", "use-olympian").state,
    [["[PEL-11.7.1] if her holder likes", optional(false), "frames[2].slots.optional: true, as player-turn says"]],
  );
  testRefused(
    () => besieging().eventTurn("sparta", "winter-stores-20").state,
    [
      ["[PEL-3.5.8] Winter Stores supply five at most", left(6), "frames[3].slots.left: a whole number in 1..5", left(5)],
      ["[PEL-3.5.8] if their player likes", optional(false), "frames[3].slots.optional: true, as event says"],
    ],
  );
});

describe("a spreading revolt", () => {
  const ionia = () => holding(ZEUS, "sparta").eventTurn("sparta", "ionian-revolt").play("name-city ephesus");
  testRefused(
    () => ionia().dice("6").play("spread-to cyme", "keep-olympian").state,
    [
      [
        "[PEL-3.4.4] it spreads in the region of the revolt",
        (d) => (F.expansion.top(d).region = t.region[area("samos")]!),
        "frames[3].slots.region: ionia, as event says",
      ],
    ],
  );
});

describe("Olympians", () => {
  testRefused(() => {
    return holding(HERMES, "sparta", holding(ZEUS, "sparta")).put("sparta", { s01: 4 }).actionTurn("sparta", 2).state;
  }, [
    [
      "[PEL-11.0.2] the Olympian asked about is that of the moment",
      (d) => (F["use-olympian"].top(d).olympian = ZEUS),
      "frames[2].slots.olympian: hermes, as player-turn says",
    ],
  ]);
});
