import { describe, expect, test } from "vitest";
import { POWERS } from "../../src/nine-years/data/powers.js";
import { STANDARD_EDITION } from "../../src/nine-years/data/standard.js";
import { EVENT_CARD_IDS } from "../../src/nine-years/vocabulary/types.js";
import { all } from "../support/table.js";
import { at, fromStart } from "./table.js";

describe("rules that hold everywhere", () => {
  test("[NYW-1.1.5] nothing of the sister scenario is here: no victory at 30 VP, no cards of 1708, France restores four", () => {
    const t = at({ hand: {}, vp: 30, leader: { waldeck: "breda" } });
    t.play("end-round");
    expect(t.state.ending).toBe(0);
    expect(POWERS.find(({ id }) => id === "france")!.restore).toBe(4);
    expect(EVENT_CARD_IDS).toHaveLength(26);
  });

  test("[NYW-3.2.6] units off the map have no condition: they come back not demoralized", () => {
    const t = at({
      active: "bourbon",
      control: { valenciennes: "alliance", dinant: "alliance", paris: "alliance", metz: "alliance" },
      corps: { reims: "1 france-full-demoralized", valenciennes: "3 spain-full" },
      leader: { boufflers: "reims demoralized", gastanaga: "valenciennes" },
    });
    const battle = at({
      control: { valenciennes: "alliance", dinant: "alliance", paris: "alliance", metz: "alliance" },
      corps: { reims: "1 france-full-demoralized", valenciennes: "3 spain-full" },
      leader: { boufflers: "reims demoralized", gastanaga: "valenciennes" },
    });
    battle.play("act campaign", "take-corps spain-full", "take-corps spain-full", "take-corps spain-full");
    battle.dice("5 1 1 1 1").play("step reims");
    expect([battle.poolOf("france"), battle.leaderSeen("boufflers")]).toMatchObject([1, { off: "waiting", demoralized: false }]);
    expect(t.placeOf("boufflers")).toBe("reims demoralized");
  });

  test("[NYW-7.2.1.15] there is no unfortified Savoyard space on this map", () => {
    expect(STANDARD_EDITION.spaces.filter(({ home, fortress }) => home === "savoy" && fortress === null)).toEqual([]);
    const edition = { spaces: STANDARD_EDITION.spaces.map((row) => (row.id === "cuneo" ? { ...row, fortress: null, vp: 0 } : row)) };
    const t = at({
      options: { edition },
      active: "bourbon",
      year: 1692,
      corps: { turin: "3 france-full" },
      leader: { catinat: "turin" },
      lowered: { turin: 1 },
    });
    t.dice("6").play("act siege", "stop");
    t.play("make-savoy-neutral");
    expect(t.controlOf("cuneo")).toBe("neutral");
  });

  test("[NYW-11.1.2.5] moving, fighting and holding spaces need no LOC", () => {
    const t = at({ corps: { rennes: "2 spain-full" }, leader: { gastanaga: "rennes" } });
    t.play("act campaign", "take-corps spain-full", "take-corps spain-full", "convert", "stop");
    expect(t.controlOf("rennes")).toBe("alliance");
  });

  test("[NYW-12.3.2.2] [NYW-3.2.3] a destroyed corps goes to its side's Force Pool and can be formed again", () => {
    const t = at({
      control: { valenciennes: "alliance" },
      corps: { valenciennes: "3 spain-full", reims: "1 france-reduced" },
      leader: { gastanaga: "valenciennes" },
    });
    t.play("act campaign", "take-corps spain-full", "take-corps spain-full", "take-corps spain-full");
    const events = t.dice("5 1 1 1").play("step reims").events;
    expect(all(events, "corps-eliminated")).toHaveLength(1);
    expect(t.view.powers.france).toMatchObject({ pool: 1 });
    t.playTo("spend", "go-first bourbon", "decline", "end-round", "withdraw-to");
    t.play("spend form");
    expect(t.decision).toBe("form");
  });

  test("[NYW-17.2.1] the strength of a fortress is the printed number (Tournai: 2) until a siege lowers it", () => {
    expect(fromStart().space("tournai").strength).toBe(2);
    const t = at({ corps: { tournai: "4 spain-full" }, leader: { gastanaga: "tournai" } });
    t.dice("5").play("act siege", "stop");
    expect(t.space("tournai").strength).toBe(1);
  });
});
