import { describe, expect, test } from "vitest";
import { hasFlag, SAVOY_ALLIED, SAVOY_GONE } from "../../../src/nine-years/state/index.js";
import { at, type Scene, type Table } from "../table.js";

/** Nobody holds an Action card, so that the year ends with the round. */
const LAST_ROUND = { hand: { alliance: [], bourbon: [] } } as const;
/** The Bourbons before Turin, its strength lowered to 1: a roll of 4 takes it. */
const BEFORE_TURIN: Scene = {
  active: "bourbon",
  corps: { turin: "6 france-full", vienna: "1 austria-full" },
  leader: { vauban: "turin", catinat: "turin" },
  control: { pinerolo: "bourbon", briancon: "bourbon", grenoble: "bourbon", lyon: "bourbon", milan: "alliance" },
  lowered: { turin: 1 },
  ...LAST_ROUND,
};

describe("whether Savoy becomes neutral", () => {
  test("[NYW-7.2.1.5] the decision is offered at once when Turin is captured, in any year from 1690", () => {
    const t = at(BEFORE_TURIN);
    const strength = t.space("turin").strength;
    expect(strength).toBe(1);
    // One corps is enough against a strength of 1; it is taken by itself.
    t.dice("6").play("act siege", "take-leader vauban", "take-leader catinat", "stop");
    for (let n = 0; n < 3 && t.decision !== "savoy-decision"; n++) t.play(t.list[0]!);
    expect([t.decision, t.seat, t.list]).toEqual(["savoy-decision", "bourbon", ["make-savoy-neutral", "decline"]]);
  });

  test("[NYW-7.2.1.4] [NYW-8.1.5.5] [NYW-19.4.1] from 1696 each side with a Savoyard fortress is asked in Winter Quarters, the one with initiative first; before 1696 nobody", () => {
    const scene: Scene = { year: 1696, corps: { vienna: "1 austria-full" }, control: { nice: "bourbon" }, ...LAST_ROUND };
    const t = at(scene);
    t.play("end-round");
    expect([t.decision, t.seat]).toEqual(["savoy-decision", "alliance"]);
    t.play("decline");
    expect([t.decision, t.seat]).toEqual(["savoy-decision", "bourbon"]);
    t.play("decline");
    expect(t.decision).not.toBe("savoy-decision");
    const early = at({ ...scene, year: 1695 });
    early.play("end-round");
    expect(early.decision).not.toBe("savoy-decision");
  });

  test("[NYW-7.2.1.5] not when another fortress is taken", () => {
    const t = at({
      ...BEFORE_TURIN,
      corps: { nice: "6 france-full", vienna: "1 austria-full" },
      leader: { vauban: "nice", catinat: "nice" },
      lowered: { nice: 1 },
      hand: { bourbon: [1] },
    });
    t.dice("6").play("act siege").takeAll();
    expect([t.controlOf("nice"), t.asked]).toEqual(["bourbon", "round bourbon"]);
  });

  test("[NYW-7.2.1.4] who holds no Savoyard fortress is not asked, and after a yes nobody else is", () => {
    const t = at({ year: 1696, corps: { vienna: "1 austria-full" }, ...LAST_ROUND });
    t.play("end-round");
    expect(t.seat).toBe("alliance");
    t.play("make-savoy-neutral");
    expect(t.decision).not.toBe("savoy-decision");
  });
});

describe("neutral Savoy", () => {
  const scene: Scene = {
    year: 1696,
    corps: { turin: "2 savoy-full, 1 austria-full", nice: "2 france-full", cuneo: "1 savoy-reduced", vienna: "1 austria-full" },
    leader: { "victor-amadeus": "turin", eugene: "turin", catinat: "nice" },
    control: { nice: "bourbon", toulon: "bourbon", milan: "alliance", alessandria: "alliance", finale: "alliance", pinerolo: "bourbon" },
    lines: { turin: 1 },
    pool: { savoy: 1 },
    ...LAST_ROUND,
  };
  function neutral(seat: "alliance" | "bourbon"): { t: Table; events: Table["events"] } {
    const t = at(scene);
    t.play("end-round");
    if (seat === "bourbon") t.play("decline");
    return { t, events: t.play("make-savoy-neutral").events };
  }

  test("[NYW-7.2.1.6] [NYW-6.1.2.2] all fortresses in Savoy become neutral, without VP for them", () => {
    const { t, events } = neutral("alliance");
    expect(["turin", "nice", "montmelian", "cuneo"].map((id) => t.controlOf(id))).toEqual(["neutral", "neutral", "neutral", "neutral"]);
    expect(events.filter((e) => e.type === "savoy-neutral")).toEqual([{ type: "savoy-neutral", seat: "alliance", clause: "NYW-7.2.1.6" }]);
    expect(events.filter((e) => e.type === "victory-points")).toEqual([]);
    expect(t.vp).toBe(22);
  });

  test("[NYW-7.2.1.10] [NYW-6.1.6] if the Bourbons made the decision VP fall by 1", () => {
    const { t, events } = neutral("bourbon");
    expect(events.filter((e) => e.type === "victory-points")).toEqual([{ type: "victory-points", by: -1, total: 21, clause: "NYW-7.2.1.10" }]);
    expect(t.vp).toBe(21);
  });

  test("[NYW-7.2.1.7] Savoyard corps and Victor Amadeus leave the game, wherever they are", () => {
    const { t } = neutral("alliance");
    expect([t.corpsAt("turin"), t.corpsAt("cuneo"), t.placeOf("victor-amadeus"), t.poolOf("savoy")]).toEqual(["", "", "removed", 0]);
  });

  test("[NYW-7.2.1.7] [NYW-12.2.4.4] those in the first space where corps are, and those off the map", () => {
    const t = at({ ...scene, corps: { turin: "2 savoy-full" }, leader: { "victor-amadeus": "waiting" }, lines: {}, pool: { savoy: 1 } }).waiting("savoy", 1);
    t.play("end-round", "make-savoy-neutral");
    expect([t.corpsAt("turin"), t.view.powers.savoy, t.placeOf("victor-amadeus")]).toEqual(["", {}, "removed"]);
    expect(Object.values(t.view.spaces).flatMap(({ corps = [] }) => corps.filter(({ power }) => power === "savoy"))).toEqual([]);
  });

  test("[NYW-7.2.1.8] [NYW-7.2.1.9] [NYW-7.2.1.12] the others go to the nearest space of their own side with a LOC to Paris or Vienna, the owner choosing among equals", () => {
    const t = at({
      ...scene,
      control: {
        ...scene.control,
        ...Object.fromEntries(
          ["briancon", "grenoble", "lyon", "dijon", "orleans", "paris", "marseille", "montpellier", "toulouse"].map((id) => [id, "bourbon" as const]),
        ),
      },
    });
    t.play("end-round");
    const events = [...t.play("make-savoy-neutral").events];
    for (let n = 0; n < 4 && t.decision === "displace"; n++) events.push(...t.play(t.list[0]!).events);
    const displaced = events.flatMap((e) => (e.type === "displaced" ? [[e.seat, e.from, e.clause]] : []));
    expect(displaced).toEqual([
      ["alliance", "turin", "NYW-7.2.1.9"],
      ["bourbon", "nice", "NYW-7.2.1.8"],
    ]);
    expect([t.corpsAt("turin"), t.corpsAt("nice")]).toEqual(["", ""]);
    expect(t.controlOf(t.placeOf("catinat"))).toBe("bourbon");
    expect(t.controlOf(t.placeOf("eugene"))).toBe("alliance");
  });

  test("[NYW-7.2.1.14] if no space qualifies the corps go to the Force Pool and the leaders off the map", () => {
    const t = at({ ...scene, control: { ...scene.control, paris: "alliance" } });
    t.play("end-round");
    const events = [...t.play("make-savoy-neutral").events];
    for (let n = 0; n < 4 && t.decision === "displace"; n++) events.push(...t.play(t.list[0]!).events);
    expect(events.flatMap((e) => (e.type === "displaced" && e.seat === "bourbon" ? [e.to] : []))).toEqual([null]);
    expect([t.placeOf("catinat"), t.poolOf("france")]).toEqual(["waiting", 2]);
  });

  test("[NYW-7.2.1.13] [NYW-15.5.1] Fortified Lines there are removed", () => {
    const { t } = neutral("alliance");
    expect(t.space("turin").line).toBe(null);
  });

  test("[NYW-7.2.1.11] it becomes neutral at most once and never joins again", () => {
    const { t } = neutral("alliance");
    expect(t.view.savoy).toBe("gone");
    expect([hasFlag(t.state, SAVOY_ALLIED), hasFlag(t.state, SAVOY_GONE)]).toEqual([false, true]);
    t.playTo("round", "end-round", "decline", "take-penalty none", "go-first", "done");
    expect(t.view.savoy).toBe("gone");
  });

  test("[NYW-7.2.1.2] [NYW-14.1.1.5] [NYW-7.2.2.1] no unit enters or passes a neutral space, Savoyard or Portuguese", () => {
    const t = at({ savoy: "neutral", active: "bourbon", corps: { grenoble: "1 france-full" }, leader: { catinat: "grenoble" } });
    t.play("act campaign", "take-corps france-full");
    expect(t.listed("step")).not.toContain("montmelian");
    expect(t.reason("step montmelian")).toBe("step/neutral NYW-14.1.1.5");
    const spain = at({ corps: { badajoz: "1 spain-full" }, leader: { gastanaga: "badajoz" } });
    spain.play("act campaign", "take-corps spain-full");
    expect(spain.reason("step lisbon")).toBe("step/neutral NYW-14.1.1.5");
  });

  test("[NYW-7.1.2.1] a power whose capital is lost goes on fighting", () => {
    const t = at({ control: { vienna: "bourbon" }, corps: { linz: "2 austria-full" }, leader: { eugene: "linz" } });
    expect(t.list).toContain("act campaign");
  });
});
