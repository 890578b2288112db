import { describe, expect, test } from "vitest";
import { NINE_YEARS } from "../../../src/nine-years/index.js";
import { victoryBand } from "../../../src/nine-years/rules/victory.js";
import { one } from "../../support/table.js";
import { at, type Scene, type Table } from "../table.js";

/** The end of a year: nobody has cards, the round is over. */
function winter(scene: Scene): Table {
  const t = at({ hand: {}, leader: { waldeck: "breda" }, savoy: "gone", ...scene });
  return t.list.includes("end-round") ? t.play("end-round") : t;
}

describe("peace talks", () => {
  /** Peace talks of a year in which nothing speaks for peace. */
  const talks = (scene: Scene, ...penalties: readonly string[]): Table => {
    const t = winter({ year: 1696, vp: 27, ...scene, control: { dublin: "alliance", edinburgh: "alliance", ...scene.control } });
    while (t.decision === "displace") t.play(t.list[0]!);
    expect(t.decision).toBe("peace-talks");
    t.play(`take-penalty ${penalties[0] ?? "none"}`);
    return t;
  };
  const total = (scene: Scene, ...penalties: readonly string[]): number => {
    const t = talks(scene, ...penalties);
    t.dice("1");
    const events = t.play(`take-penalty ${penalties[1] ?? "none"}`).events;
    return one(events, "peace-roll").total - 1;
  };

  test("[NYW-19.5] [NYW-6.4.1] [NYW-8.1.5.7] a Peace roll is made in the winters of 1696 to 1699", () => {
    expect(winter({ year: 1695 }).decision).not.toBe("peace-talks");
    for (const year of [1696, 1697, 1698, 1699]) expect(winter({ year, vp: 27 }).decision).toBe("peace-talks");
  });

  test("[NYW-6.4.2] [NYW-6.4.3] [NYW-A-03] first the player without initiative, then the other may take penalties", () => {
    const t = winter({ year: 1696, vp: 27 });
    expect([t.seat, t.list]).toEqual(["bourbon", ["take-penalty none", "take-penalty card", "take-penalty resources", "take-penalty both"]]);
    t.play("take-penalty resources");
    expect(t.seat).toBe("alliance");
  });

  test("[NYW-6.4.5] each penalty taken is -1", () => {
    expect([total({}), total({}, "card"), total({}, "both"), total({}, "both", "both"), total({}, "none", "resources")]).toEqual([1, 0, -1, -3, 0]);
  });

  test("[NYW-6.4.6] [NYW-6.4.8] Bourbon fortresses of Spain outside and in Spain", () => {
    expect(total({ control: { mons: "bourbon" } })).toBe(2);
    expect(total({ control: { mons: "bourbon", namur: "bourbon" } })).toBe(2);
    expect(total({ control: { girona: "bourbon", roses: "bourbon" } })).toBe(1);
    expect(total({ control: { girona: "bourbon", roses: "bourbon", barcelona: "bourbon" } })).toBe(2);
  });

  test("[NYW-6.4.7] [NYW-A-22] two Bourbon fortresses of the Empire, Austria's apart", () => {
    expect(total({ control: { mainz: "bourbon" } })).toBe(1);
    expect(total({ control: { mainz: "bourbon", koblenz: "bourbon" } })).toBe(2);
    expect(total({ control: { innsbruck: "bourbon", mainz: "bourbon" } })).toBe(1);
  });

  test("[NYW-6.4.9] [NYW-6.4.10] [NYW-6.4.11] London, Dublin and Edinburgh in Bourbon hands", () => {
    expect(total({ control: { london: "bourbon" }, zone: {} })).toBe(2);
    expect(total({ control: { dublin: "bourbon" } })).toBe(2);
    expect(total({ control: { edinburgh: "bourbon" } })).toBe(2);
  });

  test("[NYW-6.4.12] King William's War: +1 in the -1 VP box, +2 in the -2 VP box", () => {
    expect([total({ kww: -1 }), total({ kww: -2 }), total({ kww: -3 }), total({ kww: 3 })]).toEqual([1, 2, 3, 1]);
  });

  test("[NYW-6.4.13] a neutral Savoy is +1", () => {
    const t = winter({ year: 1696, vp: 27, savoy: "alliance", control: { dublin: "alliance", edinburgh: "alliance" } });
    t.play("decline", "take-penalty none");
    t.dice("1");
    expect(t.play("take-penalty none").one("peace-roll").total).toBe(1);
    expect(total({ savoy: "gone" })).toBe(1);
  });

  test("[NYW-6.4.14] +1 for each turn after 1696", () => {
    expect([1696, 1697, 1698, 1699].map((year) => total({ year }))).toEqual([1, 2, 3, 4]);
  });

  test("[NYW-6.4.4] [NYW-6.3.1] [NYW-A-01] at 10 or more the game ends by VP", () => {
    const scene: Scene = { year: 1699, kww: -3, control: { mons: "bourbon", dublin: "bourbon" } };
    const nine = talks({ ...scene, year: 1698 });
    nine.dice("1").play("take-penalty none");
    expect(nine.state.ending).toBe(0);
    const ten = talks({ ...scene, year: 1698 });
    ten.dice("3");
    const events = ten.play("take-penalty none").events;
    expect(one(events, "peace-roll")).toMatchObject({ total: 10, peace: true });
    expect(NINE_YEARS.outcome(ten.state)).toMatchObject({ winners: ["alliance"], kind: "marginal" });
  });

  test("[NYW-19.6.1] [NYW-8.1.5.7] a successful roll ends the game before the last year; the last year ends it without", () => {
    const talk = (year: number, die: string, peaceThreshold: 6 | 10 = 10) => {
      const t = talks({ year, options: { peaceThreshold } }).dice(die).play("take-penalty none");
      return [t.view.year, t.asked];
    };
    expect(talk(1697, "6", 6)).toEqual([1697, "over"]);
    expect(talk(1699, "1")).toEqual([1699, "over"]);
    expect(talk(1697, "1", 6)[0]).toBe(1698);
  });

  test("[NYW-6.4.15] the option of a threshold of 6", () => {
    const t = talks({ options: { peaceThreshold: 6 } });
    t.dice("5");
    expect(t.play("take-penalty none").one("peace-roll")).toMatchObject({ total: 6, threshold: 6, peace: true });
  });

  test("[NYW-A-53] [NYW-6.3.1] the last turn has its Peace roll too and ends whatever it says", () => {
    const t = talks({ year: 1699 });
    t.dice("1").play("take-penalty none");
    expect(t.one("peace-roll")).toMatchObject({ peace: false });
    expect(NINE_YEARS.outcome(t.state)).toMatchObject({ winners: ["alliance"], kind: "marginal", clause: "NYW-6.3.3" });
  });

  test("[NYW-20.1.2] [NYW-A-28] the last turn is 1699, by an option 1697", () => {
    const early = talks({ year: 1697, options: { lastYear: 1697 } });
    early.dice("1").play("take-penalty none");
    expect(NINE_YEARS.seatsToMove(early.state)).toEqual([]);
    const on = talks({ year: 1698 });
    on.dice("1").play("take-penalty none");
    expect(on.state.year).toBe(1699);
  });
});

describe("victory", () => {
  test.each([
    ["[NYW-6.3.2] 30 or more: a significant victory of the Alliance", 30, 34, "alliance", "significant", "NYW-6.3.2"],
    ["[NYW-6.3.3] 25 to 29: a marginal victory of the Alliance", 25, 29, "alliance", "marginal", "NYW-6.3.3"],
    ["[NYW-6.3.4] 20 to 24: a marginal victory of the Bourbons", 20, 24, "bourbon", "marginal", "NYW-6.3.4"],
    ["[NYW-6.3.5] 19 or less: a significant victory of the Bourbons", 1, 19, "bourbon", "significant", "NYW-6.3.5"],
  ] as const)("%s", (_title, least, most, winner, kind, clause) => {
    for (const vp of [least, most]) {
      const t = winter({ year: 1699, vp });
      t.play("take-penalty none").dice("1").play("take-penalty none");
      expect(NINE_YEARS.outcome(t.state), `${vp}`).toMatchObject({ winners: [winner], kind, clause });
      expect(victoryBand(vp), `${vp}`).toEqual({ winner, victory: kind, clause });
    }
  });

  test("[NYW-6.2.2] [NYW-6.2.5] [NYW-A-29] the Alliance wins automatically at 35 VP, but only when the winter ends", () => {
    const t = at({
      vp: 34,
      hand: { bourbon: [1] },
      control: { valenciennes: "alliance" },
      corps: { valenciennes: "4 spain-full", amiens: "4 france-full" },
      leader: { gastanaga: "valenciennes", noailles: "paris" },
    });
    t.play("act campaign", ...Array<string>(4).fill("take-corps spain-full"));
    t.dice("5 5 5 1 1 1 1 1").play("step amiens");
    while (t.decision === "losses" || t.decision === "retreat") t.play(t.list[0]!);
    expect([t.vp, NINE_YEARS.outcome(t.state)]).toEqual([35, null]);
    t.playTo("choose-order", "end-round", "withdraw-to");
    expect(NINE_YEARS.outcome(t.state)).toMatchObject({ winners: ["alliance"], kind: "automatic", clause: "NYW-6.2.2" });
  });

  test("[NYW-6.2.4] [NYW-2.8.2] the Bourbons win automatically at 0 VP", () => {
    const t = winter({ vp: 1, control: { london: "bourbon" } });
    expect([t.vp, NINE_YEARS.outcome(t.state)]).toMatchObject([0, { winners: ["bourbon"], kind: "automatic", clause: "NYW-6.2.4" }]);
  });

  test("[NYW-6.2.1] [NYW-6.2.6] [NYW-11.1.2.1] the Alliance wins with Paris and a land LOC to Amsterdam or Vienna", () => {
    const cut = winter({ control: { paris: "alliance" } });
    expect(NINE_YEARS.outcome(cut.state)).toBe(null);
    const joined = winter({ control: { paris: "alliance", amiens: "alliance", valenciennes: "alliance" } });
    expect(NINE_YEARS.outcome(joined.state)).toMatchObject({ winners: ["alliance"], clause: "NYW-6.2.1" });
    const bySea = winter({ control: { paris: "alliance", rouen: "alliance" }, zone: { atlantic: "alliance" } });
    expect(NINE_YEARS.outcome(bySea.state)).toBe(null);
  });

  test("[NYW-6.2.3] the Bourbons win with Vienna or Amsterdam and a land LOC to Paris", () => {
    const way = { ghent: "bourbon", antwerp: "bourbon", breda: "bourbon" } as const;
    expect(NINE_YEARS.outcome(winter({ leader: { waldeck: "mons" }, control: { amsterdam: "bourbon" } }).state)).toBe(null);
    expect(NINE_YEARS.outcome(winter({ leader: { waldeck: "mons" }, control: { amsterdam: "bourbon", ...way } }).state)).toMatchObject({
      winners: ["bourbon"],
      clause: "NYW-6.2.3",
    });
  });

  test("[NYW-6.2.7] if both sides' conditions hold the better VP win", () => {
    const control = { paris: "alliance", amiens: "alliance", valenciennes: "alliance" } as const;
    const both = (vp: number) =>
      winter({
        vp,
        leader: { waldeck: "mons" },
        control: { ...control, vienna: "bourbon", linz: "bourbon", passau: "bourbon", munich: "bourbon", ulm: "bourbon", amsterdam: "alliance" },
      });
    expect(NINE_YEARS.outcome(both(25).state)).toMatchObject({ winners: ["alliance"] });
    // Only one side's hold: however few points it has.
    expect(NINE_YEARS.outcome(winter({ vp: 5, leader: { waldeck: "mons" }, control }).state)).toMatchObject({ winners: ["alliance"] });
    const at0 = winter({ vp: 2, leader: { waldeck: "mons" }, control: { ...control, london: "bourbon" } });
    expect(NINE_YEARS.outcome(at0.state)).toMatchObject({ winners: ["bourbon"], clause: "NYW-6.2.4" });
  });

  test("[NYW-6.3.6] an automatic victory counts before a successful Peace roll", () => {
    const t = winter({ year: 1699, vp: 35, kww: -3, control: { mons: "bourbon", dublin: "bourbon" } });
    t.play("take-penalty none");
    t.dice("6").play("take-penalty none");
    expect(NINE_YEARS.outcome(t.state)).toMatchObject({ kind: "automatic", clause: "NYW-6.2.2" });
  });

  test("[NYW-19.6.1] [NYW-8.1.5.8] the end of the game and automatic victory are checked at the end of the winter, then the turn marker advances", () => {
    const years = (scene: Scene): readonly unknown[] => {
      const t = winter(scene);
      return [NINE_YEARS.outcome(t.state)?.kind ?? null, t.state.year];
    };
    expect([years({ vp: 34 }), years({ vp: 35 })]).toEqual([
      [null, 1691],
      ["automatic", 1690],
    ]);
  });

  test("[NYW-19.6.2] [NYW-1.1.2] if the game goes on the turn marker advances one turn", () => {
    expect(winter({ year: 1690 }).state.year).toBe(1691);
  });
});
