/** What the Olympians do for those who hold them. */
import { describe, expect, test } from "vitest";
import { holderOf, setHolder } from "../../../src/peloponnesian/state/index.js";
import { APOLLO, ARES, ATHENA, OLYMPIANS, ZEUS } from "../../../src/peloponnesian/vocabulary/types.js";
import { plataea, seatOf, table, type Table } from "../table.js";

/** He who has used an Olympian holds him no more, nor does anybody else before the next New Year. */
const isUsed = (g: Table, olympian: number) => holderOf(g.state, olympian) === -2;

describe("Zeus", () => {
  // Athens attacks first, in Messenia.
  function duel(defender: string, cv: number, holder: "sparta" | "athens" = "athens"): Table {
    return table()
      .put("sparta", { s22: 4 })
      .put("messenia", { [defender]: cv })
      .set((s) => setHolder(s, ZEUS, seatOf(holder)))
      .attack("sparta", "sparta", "messenia", ["s22"]);
  }

  test("[PEL-11.1.1] his holder may have all dice of an attack rolled again; the new result stands", () => {
    const g = duel("a01", 2).dice("3 3").play("fight");
    expect([g.seats, g.list]).toEqual([["athens"], ["use-olympian", "keep-olympian"]]);
    g.dice("1 2").play("use-olympian");
    expect([g.told("block-hit").map((e) => [e.block, e.cv]), isUsed(g, ZEUS)]).toEqual([
      [
        ["s22", 3],
        ["s22", 2],
      ],
      true,
    ]);
    expect(g.told("olympian-used").map((e) => [e.seat, e.olympian])).toEqual([["athens", "zeus"]]);
    expect(g.decision).toBe("melee");
    expect(g.seats).toEqual(["sparta"]); // he is not asked again
  });

  test("[PEL-11.1.1] or keep the dice as they fell", () => {
    const g = duel("a01", 2).dice("1 3").play("fight").play("keep-olympian");
    expect([g.told("block-hit").map((e) => e.cv), holderOf(g.state, ZEUS)]).toEqual([[3], seatOf("athens")]);
  });

  test("[PEL-11.1.1] he has nothing to do with the dice of the other side", () => {
    const g = duel("a01", 2, "sparta").dice("1 3").play("fight");
    expect(g.list).toEqual(["fight", "retreat"]);
  });

  test("[PEL-11.1.1] all dice of an attrition roll are rolled again", () => {
    const laid = () => plataea({ s22: 4 }, { a26: 2 }).set((s) => setHolder(s, ZEUS, seatOf("sparta")));
    const starve = () => laid().actionTurn("sparta", 2).play("end-phase").dice("6 6").play("attrition plataea");
    expect(starve().list).toEqual(["use-olympian", "keep-olympian"]);
    const again = starve().dice("1 1").play("use-olympian");
    expect([again.placesOf("a26"), again.garrisonOf("plataea"), isUsed(again, ZEUS)]).toEqual([["inside plataea 1"], "native 0", true]);
    const kept = starve().play("keep-olympian");
    expect([kept.placesOf("a26"), kept.garrisonOf("plataea")]).toEqual([["inside plataea 2"], "native 1"]);
  });

  test("[PEL-11.1.1] and the die of an event", () => {
    const g = table()
      .set((s) => setHolder(s, ZEUS, seatOf("athens")))
      .dice("3")
      .eventTurn("athens", "argive-alliance");
    expect(g.list).toEqual(["use-olympian", "keep-olympian"]);
    g.dice("4").play("use-olympian");
    expect(g.told("area-aligned").map((e) => [e.area, e.seat])).toEqual([["argos", "athens"]]);
  });
});

describe("Ares", () => {
  // The round begins with the question to his holder.
  function withAres(id: string): Table {
    const g = table()
      .put("sparta", { s22: 4 })
      .put("messenia", { [id]: 1 })
      .set((s) => setHolder(s, ARES, seatOf("athens")))
      .attack("sparta", "sparta", "messenia", ["s22"]);
    expect(g.list).toEqual(["use-olympian", "keep-olympian"]);
    return g;
  }

  test("[PEL-11.3.1] power 1 and 2 rise by one for the round", () => {
    const archers = withAres("a12").play("use-olympian");
    expect(archers.dice("2").play("fight").attacks).toEqual([["a12", 1, 0]]);
    const missed = withAres("a12").play("use-olympian");
    expect(missed.dice("3").play("fight").attacks).toEqual([["a12", 0, 0]]);
    const hoplites = withAres("a01").play("use-olympian");
    expect(hoplites.dice("3").play("fight").attacks).toEqual([["a01", 1, 0]]);
  });

  test("[PEL-11.3.1] power 3 does not, and without him nobody's does", () => {
    expect(withAres("a36").play("use-olympian").dice("4").play("fight").attacks).toEqual([["a36", 0, 1]]);
    expect(withAres("a01").play("keep-olympian").dice("3").play("fight").attacks).toEqual([["a01", 0, 0]]);
  });

  test("[PEL-11.3.1] with power 3 a 3 hits and a 4 routs; then he is used", () => {
    const g = withAres("a01").play("use-olympian").dice("4").play("fight");
    expect(g.attacks).toEqual([["a01", 0, 1]]); // with power 3 a 4 routs
    const two = table()
      .put("sparta", { s22: 1 })
      .put("messenia", { a01: 1 })
      .set((s) => setHolder(s, ARES, seatOf("athens")))
      .attack("sparta", "sparta", "messenia", ["s22"])
      .play("use-olympian");
    two.dice("3").play("fight");
    expect([two.attacks, isUsed(two, ARES)]).toEqual([[["a01", 1, 0]], true]);
  });
});

describe("Apollo", () => {
  function strike(rolls: string): Table {
    return table()
      .put("sparta", { s01: 4 })
      .put("plataea", { a26: 2, a48: 1 })
      .put("megara", { a02: 1 })
      .set((s) => setHolder(s, APOLLO, seatOf("sparta")))
      .actionTurn("sparta", 2)
      .play("end-phase")
      .dice(rolls)
      .play("strike-area plataea");
  }

  test("[PEL-11.5.1] each enemy block of one area loses 1 CV on a 1, and on nothing else", () => {
    expect(strike("1 1").placesOf("a26", "a48", "a02")).toEqual(["plataea 1", "pool", "megara 1"]);
    expect(strike("2 1").placesOf("a26", "a48")).toEqual(["plataea 2", "pool"]);
    expect(strike("6 2").placesOf("a26", "a48")).toEqual(["plataea 2", "plataea 1"]);
  });

  test("[PEL-11.5.1] what is lost is shown, and he is used", () => {
    const g = strike("1 1");
    expect(g.told("roll").map((e) => [e.purpose, e.seat, e.faces, e.most])).toEqual([
      ["apollo", "sparta", [1], 1],
      ["apollo", "sparta", [1], 1],
    ]);
    expect(g.told("blocks-lost").map((e) => [e.seat, e.area, e.count, e.reason])).toEqual([["athens", "plataea", 1, "event"]]);
    expect(g.told("block-reduced").map((e) => [e.area, e.secret])).toEqual([["plataea", { blocks: ["a26"], values: [1] }]]);
    expect(isUsed(g, APOLLO)).toBe(true);
  });

  test("[PEL-11.5.1] a city that loses its besiegers is relieved", () => {
    const t = table()
      .put("corinth", { a02: 1 })
      .besiege("corinth")
      .put("sparta", { s01: 4 })
      .set((s) => setHolder(s, APOLLO, seatOf("sparta")))
      .actionTurn("sparta", 2)
      .play("end-phase")
      .dice("1")
      .play("strike-area corinth");
    expect(t.told("siege-ended").map((e) => e.area)).toEqual(["corinth"]);
  });
});

describe("Athena", () => {
  function besieged(): Table {
    return plataea({ s22: 4 })
      .set((s) => setHolder(s, ATHENA, seatOf("athens")))
      .actionTurn("sparta", 2)
      .play("end-phase");
  }

  test("[PEL-11.4.1] a storm that is announced does not take place this turn", () => {
    const g = besieged().play("storm plataea");
    expect([g.seats, g.list]).toEqual([["athens"], ["use-olympian", "keep-olympian"]]);
    g.play("use-olympian");
    expect([g.told("battle-began"), g.told("turn-ended").map((e) => e.seat), isUsed(g, ATHENA)]).toEqual([[], ["sparta"], true]);
  });

  test("[PEL-11.4.1] without her it does", () => {
    const g = besieged().play("storm plataea").dice("3").play("keep-olympian");
    expect(g.told("battle-began").map((e) => e.mode)).toEqual(["storm"]);
  });
});

test("[PEL-11.0.1] there are seven of them", () => expect(OLYMPIANS).toHaveLength(7));
