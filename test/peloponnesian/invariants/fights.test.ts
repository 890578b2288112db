/** What the procedures of the combat phase remember is refused where it cannot be. */
import { describe } from "vitest";
import { F } from "../../../src/peloponnesian/frames.js";
import { PELOPONNESIAN as GAME } from "../../../src/peloponnesian/index.js";
import * as S from "../../../src/peloponnesian/state.js";
import { ATHENA, ATHENS, SPARTA, ZEUS } from "../../../src/peloponnesian/types.js";
import { area, besiege, block, board, card, carry, control, put, putInside } from "../positions.js";
import { type Draft, testRefused } from "../refused.js";
import { actionTurn, attack, eventTurn, fight, plataea } from "../table.js";

const mark = (id: string, bit: number) => (d: Draft) => S.addMark(d, block(id), bit);
const unmark = (id: string, bit: number) => (d: Draft) => S.dropMark(d, block(id), bit);
/** The turn of a seat becomes one of an event, whose card has been used. */
const asEvent =
  (seat: number, cardId: string) =>
  (d: Draft): void => {
    S.write(d, S.CLOCK.useOfSparta + seat, S.EVENT_USE);
    S.setCardPlace(d, card(cardId), S.USED);
  };

describe("sallies", () => {
  const besieged = () => {
    const s = board();
    put(s, "potidaea", { s22: 2 });
    putInside(s, "potidaea", { a01: 2, a02: 2 });
    besiege(s, "potidaea");
    return actionTurn(s, "athens", 2).play("end-phase");
  };
  testRefused(
    () => besieged().state,
    [["[PEL-8.3.1] nobody sallies in an event turn", asEvent(ATHENS, "oracle-of-delphi"), "frames[2].step: no sally in an event turn (PEL-8.3.1)"]],
  );
  const cannot = "blocks.athens.a01.marks: nobody who cannot sally (PEL-8.3.7)";
  testRefused(
    () => besieged().play("sally-from potidaea", "sally-block a01").state,
    [
      ["[PEL-8.3.7] who sallies is inside", unmark("a01", S.INSIDE), cannot, mark("a02", S.SALLYING)],
      ["[PEL-8.3.7] and has not come in this turn", mark("a01", S.MOVED), cannot, mark("a02", S.MOVED)],
    ],
  );
});

describe("battles", () => {
  testRefused(
    () => fight({ s17: 2 }, { a26: 2 }, "plataea", "megara").state,
    [
      [
        "[PEL-6.0.1] both sides are in the field",
        (d) => S.takeOff(d, block("a26"), S.POOL),
        "frames[3].slots.area: an area where both sides are in the field (PEL-6.0.1)",
      ],
      [
        "[PEL-7.1.1] the defender fortifies in a City-State of his own",
        (d) => control(d, "plataea", "sparta"),
        "frames[4].slots.area: a City-State of the defender (PEL-7.1.1)",
      ],
    ],
  );
  testRefused(() => {
    const s = board();
    put(s, "athens", { a01: 4, a02: 3 });
    put(s, "megara", { s17: 2, s11: 3, s12: 2, s07: 2 });
    return attack(s, "athens", "athens", "megara", ["a01", "a02"]).play("fortify", "bring-inside s11").state;
  }, [
    [
      "[PEL-7.1.5] who is not inside yet has to retreat",
      unmark("s07", S.RETREATING),
      "blocks.sparta.s07.marks: retreating, for who is not inside yet (PEL-7.1.5)",
    ],
  ]);
});

describe("retreats", () => {
  const flag = "whether he was the aggressor (PEL-6.4.2.3)";
  const walls = "whether he fortifies (PEL-7.1.5)";
  const defeated = () => {
    const s = board();
    put(s, "sparta", { s01: 4 });
    put(s, "messenia", { a01: 2, a02: 2 });
    for (const city of ["elis", "tegea"]) control(s, city, "athens", "detached", 1);
    return attack(s, "sparta", "sparta", "messenia", ["s01"]).dice("3 3 3 3").play("fight").play("retreat");
  };
  testRefused(
    () => defeated().state,
    [
      ["[PEL-6.4.2.3] the defender is no aggressor", (d) => (F.retreat.top(d).aggressor = true), `frames[4].slots.aggressor: ${flag}`],
      ["[PEL-7.1.5] and does not fortify", (d) => (F.retreat.top(d).all = true), `frames[4].slots.all: ${walls}`],
    ],
  );
  testRefused(() => {
    const s = board();
    put(s, "malis", { s07: 2, s08: 2 });
    put(s, "aetolia", { a01: 2 });
    return attack(s, "sparta", "malis", "aetolia", ["s07", "s08"]).dice("3 3").play("fight").play("retreat").state;
  }, [["[PEL-6.4.2.3] he who entered is", (d) => (F.retreat.top(d).aggressor = false), `frames[4].slots.aggressor: ${flag}`]]);
  testRefused(() => {
    const s = board();
    put(s, "athens", { a01: 4 });
    put(s, "plataea", { s22: 2, s23: 2, s24: 2 });
    control(s, "plataea", "sparta");
    return attack(s, "athens", "athens", "plataea", ["a01"]).play("fortify", "bring-inside s22").state;
  }, [["[PEL-7.1.5] the surplus of a city is", (d) => (F.retreat.top(d).all = false), `frames[5].slots.all: ${walls}`]]);
});

describe("storms and attrition", () => {
  const stormers = () => actionTurn(plataea({ s22: 4, s23: 3 }), "sparta", 2).play("end-phase", "storm plataea");
  testRefused(
    () => stormers().state,
    [
      [
        "[PEL-8.1.0.1] a storm is of a city that its player besieges",
        (d) => (F.storm.top(d).city = area("thebes")),
        "frames[4].slots.city: a city its player besieges (PEL-8.1.0.1)",
      ],
      ["[PEL-6.0.10] an event turn has none", asEvent(SPARTA, "oracle-of-delphi"), "frames[4]: no storm in an event turn (PEL-6.0.10)"],
      [
        "[PEL-8.1.0.2] blocks are before the city",
        (d) => {
          for (const id of ["s22", "s23"]) S.takeOff(d, block(id), S.POOL);
        },
        "frames[4].slots.city: a city with blocks before it (PEL-8.1.0.2)",
        (d) => S.takeOff(d, block("s23"), S.POOL),
      ],
    ],
  );
  const starving = (olympian: number, seat: number) => {
    const s = plataea({ s22: 4 }, { a26: 2 });
    S.setHolder(s, olympian, seat);
    return actionTurn(s, "sparta", 2)
      .play("end-phase")
      .dice(olympian === ZEUS ? "4 5" : "")
      .play("attrition plataea");
  };
  testRefused(
    () => starving(ATHENA, ATHENS).state,
    [
      [
        "[PEL-8.2.0.1] attrition is of a city that its player besieges",
        (d) => (F.attrition.under(d).city = area("thebes")),
        "frames[4].slots.city: a city its player besieges (PEL-8.2.0.1)",
      ],
      [
        "[PEL-8.2.0.2] before the roll there are no faces",
        (d) => F.attrition.under(d).faces.take([3]),
        "frames[4].slots.faces: a face for each besieged block (PEL-8.2.0.2)",
      ],
      ["[PEL-11.4.1] Athena is asked of the besieged", (d) => (F["use-olympian"].top(d).seat = SPARTA), "frames[5].slots.seat: 1, whose it is"],
    ],
  );
  testRefused(
    () => starving(ZEUS, SPARTA).state,
    [
      [
        "[PEL-8.2.0.2] after it there is one for each besieged block",
        (d) => F.attrition.under(d).faces.take([]),
        "frames[4].slots.faces: a face for each besieged block (PEL-8.2.0.2)",
        (d) => F.attrition.under(d).faces.take([3]),
      ],
      [
        "[PEL-11.4.1] after the roll who rolled is asked, not the besieged",
        (d) => (F["use-olympian"].top(d).seat = ATHENS),
        "frames[5].slots.seat: 0, whose it is",
      ],
      ["[PEL-8.2.0.2] and no more", (d) => F.attrition.under(d).faces.take([3, 3]), "frames[4].slots.faces: a face for each besieged block (PEL-8.2.0.2)"],
    ],
  );
});

describe("whose it is", () => {
  testRefused(
    () => eventTurn(board(), "sparta", "ionian-revolt").play("name-city ephesus").state,
    [["[PEL-3.4.4] Sparta spreads a revolt", (d) => (F.expansion.top(d).seat = ATHENS), "frames[3].slots.seat: 0, whose it is"]],
  );
  testRefused(() => {
    const s = board();
    put(s, "sparta", { s01: 4, s02: 2 });
    return eventTurn(s, "athens", "helot-rising").state;
  }, [
    ["[PEL-3.5.15] Sparta says who rises against", (d) => (F.losses.top(d).seat = ATHENS), "frames[3].slots.seat: 0, whose it is"],
    ["[PEL-3.5.15] anywhere on the map", (d) => (F.losses.top(d).area = area("sparta")), "frames[3].slots.area: the area of the event"],
  ]);
  testRefused(() => {
    const s = board();
    put(s, "sparta", { s01: 4, s02: 2 });
    return eventTurn(s, "athens", "earthquake").state;
  }, [
    ["[PEL-3.5.20] an earthquake takes 1 CV", (d) => (F.losses.top(d).left = 2), "frames[3].slots.left: at most what the event takes"],
    ["[PEL-3.5.20] at Sparta", (d) => (F.losses.top(d).area = -1), "frames[3].slots.area: the area of the event"],
  ]);
});

describe("marks and bids", () => {
  testRefused(() => {
    const s = board();
    put(s, "athens", { a01: 2, a14: 4 });
    put(s, "sparta", { s01: 4 });
    return actionTurn(s, "athens", 2).state;
  }, [
    ["[PEL-4.4.4] nobody is supplied but in Winter", mark("a01", S.SUPPLIED), "blocks.marks: supplied in Winter only (PEL-4.4.4)", mark("a01", S.MOVED)],
    ["[PEL-5.2.1.8] nobody is aboard on land", (d) => carry(d, "a14", "a01"), "blocks.athens.a01.carriedBy: nobody, on land (PEL-5.2.1.8)"],
    [
      "[PEL-0.7] who uses an event has no actions",
      (d) => {
        asEvent(ATHENS, "oracle-of-delphi")(d);
        S.write(d, S.CLOCK.actions, 0);
      },
      "frames[2]: the event of the card and no actions (PEL-0.7)",
    ],
  ]);
  const bidding = () => GAME.setup({ seed: "bid", bid: true });
  const bid = (...moves: readonly string[]) => {
    let state = bidding();
    for (const move of moves) state = GAME.apply(state, GAME.parse(`${GAME.seatsToMove(state)[0]} ${move}`)).state;
    return state;
  };
  testRefused(bidding, [
    [
      "[PEL-14.1.4.2] a side is chosen after a bid",
      (d) => (F.bidding.top(d).step = F.bidding.step.side),
      "frames[1].slots.bid: 1 to 10 and a pass, when a side is chosen (PEL-14.1.4.2)",
    ],
  ]);
  testRefused(
    () => bid("bid-raise", "bid-pass"),
    [
      ["[PEL-14.1.4.2] and a pass", (d) => (F.bidding.top(d).passed = false), "frames[1].slots.bid: 1 to 10 and a pass, when a side is chosen (PEL-14.1.4.2)"],
      [
        "[PEL-14.1.4.2] of 1 at least",
        (d) => (F.bidding.top(d).bid = 0),
        "frames[1].slots.bid: 1 to 10 and a pass, when a side is chosen (PEL-14.1.4.2)",
        (d) => (F.bidding.top(d).bid = 10),
      ],
    ],
  );
});
