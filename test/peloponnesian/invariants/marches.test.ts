/** What the procedures that move blocks remember is refused where it cannot be. */
import { describe } from "vitest";
import { F } from "../../../src/peloponnesian/frames.js";
import * as S from "../../../src/peloponnesian/state.js";
import { ZEUS } from "../../../src/peloponnesian/types.js";
import { area, besiege, block, board, put, putInside, seatOf } from "../positions.js";
import { type Draft, testRefused } from "../refused.js";
import { actionTurn, drawsFrom, eventTurn, potidaea } from "../table.js";

const mark = (id: string, bit: number) => (d: Draft) => S.addMark(d, block(id), bit);
const unmark = (id: string, bit: number) => (d: Draft) => S.dropMark(d, block(id), bit);
const all =
  (...changes: readonly ((d: Draft) => void)[]) =>
  (d: Draft) => {
    for (const change of changes) change(d);
  };
/** Blocks forget that they have moved, and by which way. */
const unmoved =
  (...ids: readonly string[]) =>
  (d: Draft) => {
    for (const id of ids) S.dropMark(d, block(id), S.MOVED);
    d.onRoute.length = 0;
  };

describe("a maneuver", () => {
  const group = () => {
    const s = board();
    put(s, "sparta", { s01: 4, s03: 2 });
    put(s, "corinth", { s11: 3 });
    return s;
  };
  testRefused(
    () => actionTurn(group(), "sparta", 3).play("maneuver", "choose-group sparta").state,
    [
      [
        "[PEL-3.5.11] a maneuver of an action is not limited",
        (d) => (F.maneuver.top(d).limited = true),
        "frames[3].slots.limited: whether it is of an event (PEL-3.5.11)",
      ],
    ],
  );
  testRefused(
    () => eventTurn(group(), "sparta", "surprise-march-25").state,
    [
      [
        "[PEL-3.5.11] that of a Surprise March is",
        (d) => (F.maneuver.top(d).limited = false),
        "frames[3].slots.limited: whether it is of an event (PEL-3.5.11)",
      ],
    ],
  );
});

describe("loading", () => {
  // Athens: hoplites and a fleet set out; others stay.
  const harbour = (cv: number) => {
    const s = board();
    put(s, "athens", { a01: cv, a02: 2, a14: 3 });
    put(s, "plataea", { a26: 1 });
    return actionTurn(s, "athens", 2).play("maneuver", "choose-group athens", "add-block a01", "add-block a14", "march");
  };
  testRefused(
    () => harbour(2).state,
    [
      [
        "[PEL-5.2.1.1] a party that is loaded has a fleet",
        (d) => S.dropMark(d, block("a14"), S.PARTY),
        "blocks.marks: a fleet in a party that is loaded (PEL-5.2.1.1)",
        mark("a02", S.PARTY),
      ],
      ["[PEL-5.0.3] a party is in one place", mark("a26", S.PARTY), "blocks.athens.a01.marks: a party that is in one place (PEL-5.0.3)"],
      [
        "[PEL-4.1.1] it is of the group that maneuvers",
        (d) => {
          F.loading.top(d).area = area("plataea");
          F.maneuver.under(d).area = area("plataea");
        },
        "blocks.marks: a party of the group that maneuvers (PEL-4.1.1)",
      ],
      [
        "[PEL-4.1.1] the group before a city is not that inside",
        (d) => {
          F.loading.top(d).inside = true;
          F.maneuver.under(d).inside = true;
        },
        "blocks.marks: a party of the group that maneuvers (PEL-4.1.1)",
      ],
    ],
  );
  testRefused(
    () => harbour(4).play("load a14 a01").state,
    [
      [
        "[PEL-5.2.1.8] nobody else is aboard on land: not who stays",
        (d) => {
          S.putOnMap(d, block("a15"), area("athens"), 4);
          S.setCarrier(d, block("a02"), block("a15"));
        },
        "blocks.athens.a02.carriedBy: nobody, on land (PEL-5.2.1.8)",
        (d) => S.putOnMap(d, block("a15"), area("athens"), 4),
      ],
      [
        "[PEL-5.2.1.4] who is lowered is too strong for his fleet",
        (d) => S.setCV(d, block("a01"), 2),
        "frames[5].slots.block: a block too strong for its fleet (PEL-5.2.1.4)",
        (d) => S.setCV(d, block("a01"), 3),
      ],
      [
        "[PEL-5.2.1.4] and can be lowered: his fleet has 2 CV at least",
        (d) => S.setCV(d, block("a14"), 1),
        "frames[5].slots.block: a block too strong for its fleet (PEL-5.2.1.4)",
        (d) => S.setCV(d, block("a14"), 2),
      ],
    ],
  );
  // Besieged in Corinth, a fleet and hoplites of the three set out.
  testRefused(() => {
    const s = board();
    put(s, "corinth", { a01: 4 });
    putInside(s, "corinth", { s11: 2, s12: 1, s14: 3 });
    besiege(s, "corinth");
    return actionTurn(s, "sparta", 2).play("maneuver", "add-block s14", "add-block s11", "march").state;
  }, [
    [
      "[PEL-5.0.3] a party is not half inside a city and half before it",
      all(mark("s12", S.PARTY), (d) => S.dropMark(d, block("s12"), S.INSIDE)),
      "blocks.sparta.s12.marks: a party that is in one place (PEL-5.0.3)",
      mark("s12", S.PARTY),
    ],
  ]);
});

describe("a march", () => {
  const tegea = () => {
    const s = board();
    put(s, "tegea", { s07: 3, s08: 2 });
    put(s, "athens", { a01: 4 });
    return actionTurn(s, "sparta", 3).play("maneuver", "add-block s07", "march");
  };
  testRefused(
    () => tegea().state,
    [
      ["[PEL-5.0.9] who sets out has not moved", mark("s07", S.MOVED), "blocks.sparta.s07.marks: nobody who has moved (PEL-5.0.9)", mark("s08", S.MOVED)],
      [
        "[PEL-4.1.1] who sets out is of the group",
        (d) => (F.maneuver.under(d).area = area("corinth")),
        "blocks.marks: a party of the group that maneuvers (PEL-4.1.1)",
      ],
    ],
  );
  testRefused(
    () => tegea().play("enter corinth").state,
    [
      ["[PEL-5.0.9] who is on the march has moved", unmoved("s07"), "blocks.sparta.s07.marks: moved", (d) => (d.onRoute.length = 0)],
      [
        "[PEL-2.1.5.1] who marches on has not used his allowance",
        (d) => (F.march.top(d).used = 2),
        "frames[4].slots.used: less than the allowance, on a way that goes on (PEL-2.1.5.1)",
      ],
      [
        "[PEL-2.1.5.1] and does not stand where he has to stop",
        (d) => put(d, "corinth", { a02: 1 }),
        "frames[4].slots.used: less than the allowance, on a way that goes on (PEL-2.1.5.1)",
        (d) => put(d, "megara", { a02: 1 }),
      ],
      [
        "[PEL-5.3.9] who is asked for a forced march has used it",
        (d) => (F.march.top(d).step = F.march.step.force),
        "frames[4].slots.used: the whole allowance (PEL-5.3.9)",
        (d) => {
          F.march.top(d).step = F.march.step.force;
          F.march.top(d).used = 2;
        },
      ],
      [
        "[PEL-5.3.9] all blocks of the party have used it",
        (d) => {
          put(d, "corinth", { s25: 2 });
          all(mark("s25", S.PARTY), mark("s25", S.MOVED))(d);
          F.march.top(d).step = F.march.step.force;
          F.march.top(d).used = 2;
        },
        "frames[4].slots.used: the whole allowance (PEL-5.3.9)",
      ],
      [
        "[PEL-4.2.2.9] in a maneuver a march may be forced",
        (d) => (F.march.top(d).mayForce = false),
        "frames[4].slots.mayForce: whether it is a maneuver (PEL-4.2.2.9)",
      ],
      [
        "[PEL-4.2.2.11] a maneuver may engage",
        (d) => (F.march.top(d).mayEngage = false),
        "frames[4].slots.mayEngage: whether it is a maneuver or an action turn that is not of Winter (PEL-4.2.2.11)",
      ],
      [
        "[PEL-5.2.0.7] a party at sea or inland is at no port",
        (d) => (F.march.top(d).step = F.march.step.port),
        "frames[4].slots.used: a way to a besieged port with room (PEL-5.2.0.7)",
      ],
    ],
  );
  // A barbarian recruited in this season makes its free move.
  const freeMove = (season: "spring" | "winter") => {
    const s = board("431", season);
    put(s, "athens", { a01: 4 });
    return actionTurn(s, "athens", 2).dice("", drawsFrom(s, "a39")).play("recruit", "place-recruit a39 rhodope", "enter abdera");
  };
  testRefused(
    () => freeMove("spring").state,
    [
      [
        "[PEL-4.2.2.9] a free move is not forced on",
        (d) => (F.march.top(d).mayForce = true),
        "frames[4].slots.mayForce: whether it is a maneuver (PEL-4.2.2.9)",
      ],
      [
        "[PEL-4.2.2.11] it may engage in an action turn",
        (d) => (F.march.top(d).mayEngage = false),
        "frames[4].slots.mayEngage: whether it is a maneuver or an action turn that is not of Winter (PEL-4.2.2.11)",
      ],
    ],
  );
  testRefused(
    () => freeMove("winter").state,
    [
      [
        "[PEL-4.2.2.11] but not in Winter",
        (d) => (F.march.top(d).mayEngage = true),
        "frames[4].slots.mayEngage: whether it is a maneuver or an action turn that is not of Winter (PEL-4.2.2.11)",
      ],
    ],
  );
  testRefused(() => {
    const s = board();
    put(s, "athens", { a01: 4 });
    return eventTurn(s, "athens", "mercenaries-14", "", drawsFrom(s, "a39")).play("place-recruit a39 rhodope", "enter abdera").state;
  }, [
    [
      "[PEL-4.2.2.11] nor in an event turn",
      (d) => (F.march.top(d).mayEngage = true),
      "frames[4].slots.mayEngage: whether it is a maneuver or an action turn that is not of Winter (PEL-4.2.2.11)",
    ],
  ]);
  // A fleet comes to Athens, which is besieged, from the Saronic Gulf.
  testRefused(() => {
    const s = board();
    put(s, "athens", { s01: 4 });
    put(s, "saronic-gulf", { a14: 4 });
    putInside(s, "athens", { a01: 2 });
    besiege(s, "athens");
    return actionTurn(s, "athens", 2).play("maneuver", "add-block a14", "enter athens").state;
  }, [
    [
      "[PEL-5.2.0.7] into a port goes who has come to it",
      all(
        unmoved("a14"),
        (d) => (F.march.top(d).used = 0),
        (d) => (F.maneuver.under(d).area = area("athens")),
      ),
      "frames[4].slots.used: a way to a besieged port with room (PEL-5.2.0.7)",
    ],
    [
      "[PEL-5.2.0.7] and who finds room in it",
      (d) => putInside(d, "athens", { a02: 1, a03: 1, a04: 1 }),
      "frames[4].slots.used: a way to a besieged port with room (PEL-5.2.0.7)",
      (d) => putInside(d, "athens", { a02: 1, a03: 1 }),
    ],
  ]);
});

describe("a muster", () => {
  const gathering = () => {
    const s = board();
    put(s, "sparta", { s01: 4 });
    put(s, "elis", { s09: 2 });
    put(s, "corinth", { a01: 2 });
    besiege(s, "corinth");
    return actionTurn(s, "sparta", 2).play("muster");
  };
  testRefused(
    () => gathering().state,
    [
      [
        "[PEL-5.0.8] no goal of a muster before it is chosen",
        (d) => (F.muster.top(d).city = area("tegea")),
        "frames[3].slots.city: a goal of the muster (PEL-5.0.8), none before it is chosen",
      ],
    ],
  );
  testRefused(
    () => gathering().play("muster-to tegea").state,
    [
      [
        "[PEL-5.0.8] the goal of a muster is a friendly City-State without enemies",
        (d) => (F.muster.top(d).city = area("corinth")),
        "frames[3].slots.city: a goal of the muster (PEL-5.0.8), none before it is chosen",
      ],
      [
        "[PEL-5.0.8] there is one, once it is chosen",
        (d) => (F.muster.top(d).city = -1),
        "frames[3].slots.city: a goal of the muster (PEL-5.0.8), none before it is chosen",
      ],
    ],
  );
});

describe("a pillage", () => {
  // Three blocks leave Athens, which they have besieged; Megarians have come this turn.
  const leaving = () => {
    const s = board("431", "early-summer");
    put(s, "athens", { s01: 4, s07: 3, s22: 4 });
    putInside(s, "athens", { a01: 4 });
    besiege(s, "athens");
    put(s, "megara", { s17: 2 });
    return actionTurn(s, "sparta", 3).play("maneuver", "choose-group megara", "add-block s17", "enter athens", "stop-here", "pillage", "leave-to megara");
  };
  const leavers = "retreating for those who have still to leave, and nobody else";
  testRefused(
    () => leaving().state,
    [
      ["[PEL-5.5.3] who besieged at the start has still to leave", (d) => S.dropMark(d, block("s07"), S.RETREATING), `blocks.sparta.s07.marks: ${leavers}`],
      ["[PEL-5.5.3] who came this turn has not", mark("s17", S.RETREATING), `blocks.sparta.s17.marks: ${leavers}`],
      ["[PEL-5.5.3] nor has who has left", mark("s01", S.RETREATING), `blocks.sparta.s01.marks: ${leavers}`],
      [
        "[PEL-5.5.4] all can leave",
        (d) => {
          for (const [where, id] of [
            ["megara", "a02"],
            ["plataea", "a26"],
            ["thebes", "a03"],
          ] as const)
            put(d, where, { [id]: 1 });
          S.takeOff(d, block("s01"), S.POOL);
          d.onRoute.length = 0;
        },
        "frames[3].slots.city: a city that all can leave (PEL-5.5.4)",
        (d) => put(d, "plataea", { a26: 1 }),
      ],
      [
        "[PEL-4.3.1] it is besieged by its player, and not another city",
        (d) => (F.pillage.top(d).city = area("plataea")),
        "frames[3].slots.city: a city its player besieges (PEL-4.3.1)",
      ],
    ],
  );
});

describe("forced marches", () => {
  const corinth = (zeus: boolean) => {
    const s = board();
    put(s, "sparta", { s01: 4, s03: 2, s05: 2 });
    if (zeus) S.setHolder(s, ZEUS, seatOf("sparta"));
    const g = actionTurn(s, "sparta", 2).play("maneuver", "add-block s01", "add-block s03", "march", "enter tegea", "enter corinth", "force-march megara");
    g.play("add-block s05", "enter tegea", "enter corinth", "force-march sicyon").dice("6 6").play("end-phase");
    return g;
  };
  testRefused(
    () => corinth(true).state,
    [
      [
        "[PEL-5.3.8] the borders are dealt with in the order of the announcements",
        (d) => (F["forced-marches"].under(d).to = area("sicyon")),
        "frames[2].slots.to: the border announced first (PEL-5.3.8)",
      ],
      [
        "[PEL-5.3.8] and from where who announced it stands",
        all((d) => (F["forced-marches"].under(d).from = area("athens")), unmark("s01", S.SUCCEEDED), unmark("s03", S.SUCCEEDED)),
        "frames[2].slots.to: the border announced first (PEL-5.3.8)",
      ],
      [
        "[PEL-5.3.8] somebody has announced it",
        (d) => {
          d.forced.length = 0;
        },
        "frames[2].slots.to: the border announced first (PEL-5.3.8)",
      ],
    ],
  );
});

describe("going home", () => {
  const winter = () => {
    const s = potidaea("winter");
    return eventTurn(s, "athens", "oracle-of-delphi").play("take-olympian zeus");
  };
  testRefused(
    () => winter().state,
    [
      [
        "[PEL-12.1.0.1] in a Winter turn it is no peace",
        (d) => (F.wintering.top(d).atPeace = true),
        "frames[2].slots.atPeace: whether it is a peace (PEL-12.1.0.1)",
      ],
    ],
  );
});
