import { describe, expect, test } from "vitest";
import { canConvert, surveyTransfers, transferReach } from "../../../src/nine-years/rules/movement.js";
import { ALLIANCE, BOURBON } from "../../../src/nine-years/tables/index.js";
import { at, type Scene, space, t, type Table, table } from "../table.js";

describe("conversion", () => {
  test("[NYW-14.4.1] [NYW-14.4.2] with a corps, an enemy-controlled space without walls and without enemy corps", () => {
    const converts = (id: string, corps: number, side = ALLIANCE, on: Table = table()): boolean => canConvert(on.state, t, side, space(id), corps);
    expect([converts("rouen", 1), converts("rouen", 0), converts("tournai", 1)]).toEqual([true, false, false]);
    // The own ones and those of nobody stay as they are; the Bourbons convert those of the Alliance.
    expect([converts("trent", 1), converts("trent", 1, BOURBON), converts("lisbon", 1)]).toEqual([false, true, false]);
    expect(converts("rouen", 1, ALLIANCE, table().corps("rouen", "france-full"))).toBe(false);
  });
});

describe("a full space on the way", () => {
  const leading = (corps: Readonly<Record<string, string>>, from: string, count: number, more: Scene = {}): Table => {
    const t = at({ corps, leader: { "william-iii": from, waldeck: from }, control: { perpignan: "alliance" }, ...more });
    t.play("act campaign", "take-leader william-iii", "take-leader waldeck");
    for (let n = 0; n < count && t.list.includes("take-corps spain-full"); n++) t.play("take-corps spain-full");
    return t;
  };

  test("[NYW-4.1.3.1] it may be entered to go on, not where enemy corps or an enemy fortress stop the army", () => {
    // Seven corps in the south of France, where twelve may be; in Spain six.
    const army = { perpignan: "7 spain-full" };
    expect(leading(army, "perpignan", 7).listed("step")).toContain("girona");
    expect(leading({ ...army, girona: "1 france-full" }, "perpignan", 7).listed("step")).not.toContain("girona");
    expect(leading(army, "perpignan", 7, { control: { perpignan: "alliance", girona: "bourbon" } }).listed("step")).not.toContain("girona");
    expect(leading({ perpignan: "6 spain-full" }, "perpignan", 6, { control: { perpignan: "alliance", girona: "bourbon" } }).listed("step")).toContain(
      "girona",
    );
  });

  test("[NYW-4.1.3.1] [NYW-4.1.3.7] the army does not stop where it overstacks the space and can go on; without a further step it stays", () => {
    const t = leading({ perpignan: "1 spain-full", girona: "5 spain-full" }, "perpignan", 1).play("step girona");
    expect(t.list).toContain("stop");
    const full = leading({ perpignan: "1 spain-full", girona: "6 spain-full" }, "perpignan", 1).play("step girona");
    expect([full.list.includes("stop"), full.refusedBy("stop")]).toEqual([false, "NYW-4.1.3.1"]);
    // Leaders alone do not count against the limit.
    const alone = at({ corps: { girona: "7 spain-full acted" }, leader: { waldeck: "barcelona" } }).play("act campaign", "step girona");
    expect(alone.list).toContain("stop");
  });

  test("[NYW-4.1.3.1] [NYW-14.1.3.2] who is left behind must fit the space; a leader who is not the last may always stay", () => {
    const entered = (girona: string, leaders: readonly string[]): string[] => {
      const t = at({
        corps: { barcelona: "2 spain-full", ...(girona === "" ? {} : { girona }) },
        leader: Object.fromEntries(leaders.map((id) => [id, "barcelona"])),
      });
      t.play(
        "act campaign",
        ...(leaders.length > 1 ? leaders.map((id) => `take-leader ${id}`) : []),
        "take-corps spain-full",
        "take-corps spain-full",
        "step girona",
      );
      return t.list;
    };
    expect(entered("5 spain-full acted", ["waldeck"]).includes("leave-units")).toBe(true);
    expect(entered("6 spain-full acted", ["waldeck"]).includes("leave-units")).toBe(false);
    expect(entered("6 spain-full acted", ["waldeck", "gastanaga"]).includes("leave-units")).toBe(true);
    const alone = at({ leader: { waldeck: "barcelona" } }).play("act campaign", "step girona");
    expect(alone.list.includes("leave-units")).toBe(false);
    const two = at({ leader: { waldeck: "barcelona", gastanaga: "barcelona" } }).play(
      "act campaign",
      "take-leader waldeck",
      "take-leader gastanaga",
      "step girona",
    );
    expect(two.list.includes("leave-units")).toBe(true);
  });
});

describe("where a unit is transferred to", () => {
  /** The spaces within the MP of a unit that starts at `from`, in board order. */
  const reached = (on: Table, from: string, isCorps: boolean, side = ALLIANCE): string[] => {
    surveyTransfers(on.state, t, side);
    const reach = transferReach(on.state, t, space(from), isCorps);
    return t.spaceIds.filter((_, at) => (reach[at] ?? 0) > 0);
  };

  test("[NYW-13.5.2.3] a corps goes 4 MP, a leader 6, over red links 2 each, and not back to where it stands", () => {
    // Of Italy Milan, Mantua, Alessandria and Finale are left; over the red links Trent and Bregenz are 2 MP away, Ulm 3, Salzburg 4.
    const on = at({ control: { casale: "bourbon", turin: "bourbon", cuneo: "bourbon" } });
    const near = ["ulm", "ingolstadt", "munich", "salzburg", "innsbruck", "trent", "bregenz"];
    expect(reached(on, "milan", true)).toEqual(["alessandria", "finale", "mantua", "heilbronn", ...near]);
    const far = ["mainz", "frankfurt", "mannheim", "philippsburg", "nuremberg", "passau", "empire-subsidy-home", "vienna", "linz"];
    expect(reached(on, "milan", false).sort()).toEqual(["alessandria", "finale", "mantua", "heilbronn", ...near, ...far].sort());
  });

  test("[NYW-13.5.2.3] the Bourbons have no red links", () => {
    const on = at({ control: { milan: "bourbon", trent: "bourbon", bregenz: "bourbon", alessandria: "bourbon" } });
    expect(reached(on, "trent", false, BOURBON)).toEqual([]);
    expect(reached(on, "milan", true, BOURBON)).toEqual(["casale", "alessandria"]);
  });

  test("[NYW-13.5.2.3] the way that costs least counts", () => {
    const on = at({ control: { casale: "bourbon", turin: "bourbon", cuneo: "bourbon" } });
    surveyTransfers(on.state, t, ALLIANCE);
    // Mantua, Trent, Innsbruck: 3 MP of 4; by the red link to Trent it would be 3 too, and Salzburg 4.
    const left = (id: string, from = "milan"): number => transferReach(on.state, t, space(from), true)[space(id)]! - 1;
    expect(["mantua", "trent", "innsbruck", "salzburg", "bregenz", "vienna"].map((id) => left(id))).toEqual([3, 2, 1, 0, 2, -1]);
    expect(["trent", "milan"].map((id) => transferReach(on.state, t, space("milan"), true, space(id))[space(id)])).toEqual([3, 0]);
  });

  test("[NYW-4.1.3.1] a corps does not end where the space would be overstacked, a leader may; both may pass", () => {
    const full = (girona: number) => at({ corps: { girona: `${girona} spain-full`, roses: "1 spain-full" } });
    expect([reached(full(5), "roses", true).includes("girona"), reached(full(6), "roses", true).includes("girona")]).toEqual([true, false]);
    expect([reached(full(6), "roses", false).includes("girona"), reached(full(6), "roses", true).includes("barcelona")]).toEqual([true, true]);
    expect(reached(full(5), "roses", true)).not.toContain("roses");
  });

  test("[NYW-13.5.2.4] not through enemy spaces, nor through those with enemy units", () => {
    const to = (more: Scene): boolean => reached(at(more), "roses", true).includes("barcelona");
    expect([to({}), to({ control: { girona: "bourbon" } }), to({ corps: { girona: "1 france-full" } }), to({ leader: { noailles: "girona" } })]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(to({ control: { girona: "bourbon" }, corps: { girona: "1 spain-full" } })).toBe(true);
  });

  test("[NYW-13.5.2.7] nor into neutral ones", () => {
    const savoy = (state: "neutral" | "alliance"): string[] => reached(at({ savoy: state }), "alessandria", false);
    expect([savoy("alliance").includes("turin"), savoy("neutral").includes("turin")]).toEqual([true, false]);
  });
});
