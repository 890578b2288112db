import { describe, expect, test } from "vitest";
import { at, type Table } from "../table.js";

/** Why a line is refused: code and clause. */
function why(t: Table, line: string): readonly unknown[] {
  const refusal = t.refusal(line)!;
  return [refusal.code, refusal.clause];
}

const VALENCIENNES = { control: { valenciennes: "alliance" } } as const;
const takeAll = (count: number): string[] => Array.from({ length: count }, () => "take-corps spain-full");

describe("why an answer to a question is wrong", () => {
  test("[NYW-9.2.1.1] a held card that is not asked about, held or not", () => {
    for (const held of [["contrary-winds"], ["contrary-winds", "siege-train"]] as const) {
      const t = at({ corps: { amsterdam: "1 united-provinces-full" }, held: { bourbon: held }, leader: { waldeck: "breda" } });
      t.play("act sea-movement", "sail-to ostend");
      expect(why(t, "play-held siege-train")).toEqual(["held/not-that-card", "NYW-9.2.1.1"]);
    }
  });

  test("[NYW-14.1.3.2] [NYW-14.1.3.5] who is left behind is with the army, and a leader goes on", () => {
    const t = at({ corps: { antwerp: "3 spain-full" }, leader: { marlborough: "antwerp", waldeck: "antwerp", gastanaga: "mons acted" } });
    t.play("act campaign", "take-leader marlborough", "take-leader waldeck", ...takeAll(3), "step brussels", "leave-units");
    expect(why(t, "stop")).toEqual(["leave/nobody-yet", "NYW-14.1.3.2"]);
    expect(why(t, "leave-leader gastanaga")).toEqual(["leave/leader-not-there", "NYW-14.1.3.2"]);
    expect(why(t, "leave-corps austria-full")).toEqual(["leave/corps-not-there", "NYW-14.1.3.2"]);
    t.play("leave-leader waldeck");
    expect(why(t, "leave-leader marlborough")).toEqual(["leave/last-leader", "NYW-14.1.3.5"]);
  });

  test("[NYW-14.3.5] [NYW-14.8.1] the displaced go to a suitable space, the nearest", () => {
    const t = at({
      active: "bourbon",
      corps: { mons: "1 france-full", "inside mons": "1 spain-full" },
      leader: { noailles: "mons", vauban: "mons" },
    });
    t.play("act campaign", "take-leader noailles", "stop", "take-corps france-full", "step tournai", "stop");
    expect(t.decision).toBe("displace");
    expect(why(t, "withdraw-to amsterdam")).toEqual(["withdraw/not-suitable", "NYW-14.3.5"]);
    expect(why(t, "withdraw-to marseille")).toEqual(["withdraw/not-nearest", "NYW-14.8.1"]);
  });

  test("[NYW-17.3.1] [NYW-17.3.2] who goes behind the walls stands before them, and there is room", () => {
    const t = at({
      ...VALENCIENNES,
      corps: { valenciennes: "4 spain-full", tournai: "3 france-full" },
      leader: { gastanaga: "valenciennes", boufflers: "tournai" },
    });
    t.play("act campaign", ...takeAll(4), "step tournai");
    expect(why(t, "fortify-corps spain-full")).toEqual(["fortify/corps-not-there", "NYW-17.3.2"]);
    expect(why(t, "fortify-leader noailles")).toEqual(["fortify/leader-not-there", "NYW-17.3.2"]);
    t.play("fortify-corps france-full", "fortify-corps france-full");
    expect(why(t, "fortify-corps france-full")).toEqual(["fortify/full", "NYW-17.3.1"]);
  });

  test("[NYW-16.2.5] [NYW-16.2.6] a corps that takes part loses the step, and none a second while another has lost none", () => {
    const control = { valenciennes: "alliance", dinant: "alliance", paris: "alliance", metz: "alliance" } as const;
    const t = at({ control, corps: { valenciennes: "3 spain-full", reims: "2 france-full, 1 jacobites-full" }, leader: { gastanaga: "valenciennes" } });
    t.play("act campaign", ...takeAll(3));
    t.dice("5 5 1 1 1 1").play("step reims");
    expect(why(t, "lose-step spain-full")).toEqual(["losses/not-there", "NYW-16.2.5"]);
    t.play("lose-step france-full");
    expect(why(t, "lose-step france-reduced")).toEqual(["losses/others-first", "NYW-16.2.6"]);
  });

  test("[NYW-14.6.1] [NYW-14.6.2] [NYW-14.6.3] an interception: from an adjacent space, by corps and leader in order, not from where the army was or a siege is kept", () => {
    const t = at({
      active: "bourbon",
      corps: {
        "inside mons": "2 spain-full",
        mons: "3 france-full",
        valenciennes: "2 france-full",
        brussels: "2 austria-full",
        ghent: "1 spain-full",
        charleroi: "1 spain-full-demoralized",
      },
      leader: { boufflers: "valenciennes", waldeck: "brussels" },
    });
    t.play("act campaign", "take-corps france-full", "take-corps france-full", "step mons");
    expect(t.decision).toBe("interception");
    expect(why(t, "intercept-from valenciennes")).toEqual(["interception/left-there", "NYW-14.6.3"]);
    expect(why(t, "intercept-from madrid")).toEqual(["interception/not-adjacent", "NYW-14.6.1"]);
    expect(why(t, "intercept-from charleroi")).toEqual(["interception/corps-demoralized", "NYW-14.6.3"]);
    expect(why(t, "intercept-from tournai")).toEqual(["interception/no-corps", "NYW-14.6.2"]);
  });

  test("[NYW-14.6.2] [NYW-14.6.3] an interception needs a leader, in order, and no siege to keep", () => {
    const meets = (leaders: Readonly<Record<string, string>>, corps: Readonly<Record<string, string>> = {}) => {
      const t = at({
        active: "bourbon",
        corps: {
          "inside mons": "2 spain-full",
          mons: "3 france-full",
          valenciennes: "2 france-full",
          brussels: "2 austria-full",
          charleroi: "1 spain-full",
          ...corps,
        },
        leader: { boufflers: "valenciennes", waldeck: "brussels", ...leaders },
      });
      t.play("act campaign", "take-corps france-full", "take-corps france-full", "step mons");
      return t;
    };
    expect(why(meets({}), "intercept-from charleroi")).toEqual(["interception/no-leader", "NYW-14.6.2"]);
    expect(why(meets({ gastanaga: "charleroi demoralized" }), "intercept-from charleroi")).toEqual(["interception/leaders-demoralized", "NYW-14.6.3"]);
    expect(why(meets({ gastanaga: "tournai" }, { tournai: "1 spain-full" }), "intercept-from tournai")).toEqual(["interception/besieges", "NYW-14.6.3"]);
  });

  test("[NYW-16.4.4] a defender retreats to an adjacent friendly space", () => {
    const control = { valenciennes: "alliance" } as const;
    const t = at({ control, corps: { valenciennes: "2 spain-full", reims: "2 france-full", metz: "1 austria-full" }, leader: { gastanaga: "valenciennes" } });
    t.play("act campaign", ...takeAll(2));
    t.dice("5 1 1 1").play("step reims");
    expect(t.decision).toBe("retreat");
    expect(why(t, "retreat-to metz")).toEqual(["retreat/not-there", "NYW-16.4.4"]);
  });
});
