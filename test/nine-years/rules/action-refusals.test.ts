import { describe, expect, test } from "vitest";
import { at, type Scene } from "../table.js";

/** Why a line is refused in a scene: code, clause and the space or leader it names. */
function why(scene: Scene, line: string): readonly unknown[] {
  const refusal = at(scene).refusal(line)!;
  return [refusal.code, refusal.clause, ...Object.values(refusal.data)];
}

describe("why an action is not possible: the first check that fails", () => {
  test("[NYW-13.5.2.1] [NYW-13.5.3.1] [NYW-13.5.4.1] what a round sees once", () => {
    const t = at({ corps: { brussels: "2 spain-reduced-demoralized", madrid: "1 spain-reduced" }, leader: { gastanaga: "brussels", waldeck: "brussels" } });
    t.play("act rally", "rally-by waldeck", "rally-corps spain-reduced-demoralized");
    expect(t.refusal("act rally")).toMatchObject({ code: "action/used", clause: "NYW-13.5.4.1", data: { action: "rally" } });
  });

  const tournai = (corps: string): Scene => ({ corps: { tournai: corps }, leader: { gastanaga: "tournai", waldeck: "breda" } });

  test("[NYW-17.5.1] [NYW-17.5.2] a siege: an army, corps enough", () => {
    expect(at(tournai("2 spain-full")).refusal("act siege")).toBe(null);
    expect(why({ leader: { waldeck: "breda" } }, "act siege")).toEqual(["siege/no-army", "NYW-17.5.1", null]);
    expect(why(tournai("1 spain-full"), "act siege")).toEqual(["siege/too-few-corps", "NYW-17.5.2", "tournai"]);
    const garrison = { corps: { tournai: "3 spain-full", "inside tournai": "2 france-full" }, leader: { gastanaga: "tournai" } } as const;
    expect(why(garrison, "act siege")).toEqual(["siege/too-few-corps", "NYW-17.5.2", "tournai"]);
  });

  test("[NYW-13.5.1.8] [NYW-13.4.3.1] a siege: corps in order and free", () => {
    expect(why(tournai("4 spain-full-demoralized"), "act siege")).toEqual(["siege/corps-demoralized", "NYW-13.5.1.8", "tournai"]);
    expect(why(tournai("4 spain-full acted"), "act siege")).toEqual(["siege/corps-acted", "NYW-13.4.3.1", "tournai"]);
    // As many as are needed are free and in order: the others do not matter.
    expect(at(tournai("2 spain-full, 2 spain-full-demoralized, 2 austria-full acted")).refusal("act siege")).toBe(null);
    expect(why(tournai("1 spain-full, 2 spain-full-demoralized, 2 austria-full acted"), "act siege")).toEqual(["siege/corps-acted", "NYW-13.4.3.1", "tournai"]);
  });

  test("[NYW-13.5.1.4] [NYW-13.5.1.1] a siege: a leader, of command enough", () => {
    const led = (place: string, corps = "4 spain-full"): Scene => ({ corps: { tournai: corps }, leader: { gastanaga: place, waldeck: "breda" } });
    expect(why(led("breda"), "act siege")).toEqual(["siege/no-leader", "NYW-13.5.1.4", "tournai"]);
    const strong: Scene = {
      corps: { tournai: "9 spain-full", "inside tournai": "2 france-full" },
      leader: { "alliance-staff-1": "tournai", waldeck: "breda" },
    };
    expect(why(strong, "act siege")).toEqual(["siege/too-little-command", "NYW-13.5.1.1", "tournai"]);
    expect(at({ ...strong, leader: { "alliance-staff-1": "tournai", waldeck: "tournai" } }).refusal("act siege")).toBe(null);
  });

  test("[NYW-13.5.1.8] [NYW-13.4.3.1] a siege: a leader in order and free", () => {
    const led = (place: string): Scene => ({ corps: { tournai: "4 spain-full" }, leader: { gastanaga: place, waldeck: "breda" } });
    expect(why(led("tournai demoralized"), "act siege")).toEqual(["siege/leaders-demoralized", "NYW-13.5.1.8", "tournai"]);
    expect(why(led("tournai acted"), "act siege")).toEqual(["siege/leaders-acted", "NYW-13.4.3.1", "tournai"]);
    expect(at(led("tournai")).refusal("act siege")).toBe(null);
  });

  test("[NYW-13.5.1.4] [NYW-13.5.1.6] [NYW-13.4.3.1] a Campaign move: a leader, not besieged, free; the same of the space it starts from", () => {
    expect(why({ leader: { waldeck: "waiting" } }, "act campaign")).toEqual(["campaign/no-leader", "NYW-13.5.1.4", null]);
    const besieged: Scene = { corps: { breda: "1 france-full", "inside breda": "1 united-provinces-full" }, leader: { waldeck: "inside breda" } };
    expect(why(besieged, "act campaign")).toEqual(["campaign/besieged", "NYW-13.5.1.6", "breda"]);
    expect(why({ leader: { waldeck: "breda acted" } }, "act campaign")).toEqual(["campaign/leaders-acted", "NYW-13.4.3.1", "breda"]);
    const t = at({ leader: { waldeck: "breda", gastanaga: "brussels", leganes: "milan acted" } });
    t.play("act campaign");
    expect(t.refusal("choose-space milan")).toMatchObject({ code: "campaign/leaders-acted", clause: "NYW-13.4.3.1", data: { space: "milan" } });
    expect(t.refusal("choose-space ghent")).toMatchObject({ code: "campaign/no-leader", clause: "NYW-13.5.1.4", data: { space: "ghent" } });
  });

  test("[NYW-14.5.1] [NYW-13.5.5.1] [NYW-13.4.3.1] a Sea Movement: a port, somebody there, free", () => {
    expect(why({ leader: { waldeck: "breda" } }, "act sea-movement")).toEqual(["sail/nobody", "NYW-13.5.5.1", null]);
    expect(why({ leader: { waldeck: "amsterdam acted" } }, "act sea-movement")).toEqual(["sail/acted", "NYW-13.4.3.1", "amsterdam"]);
    const t = at({ leader: { waldeck: "amsterdam", ginkel: "london" } });
    t.play("act sea-movement");
    expect(t.refusal("choose-space breda")).toMatchObject({ code: "sail/no-port", clause: "NYW-14.5.1" });
  });

  describe("a Replacement", () => {
    const replaced = (corps: Readonly<Record<string, string>>, more: Scene = {}) => why({ corps, leader: { waldeck: "breda" }, ...more }, "act replacement");

    test("[NYW-13.5.3.2] [NYW-13.5.3.3] [NYW-13.4.3.1] a corps that is reduced, not besieged, free", () => {
      expect(replaced({ madrid: "1 spain-full" })).toEqual(["replacement/none", "NYW-13.5.3.2", null]);
      expect(replaced({ breda: "1 france-full", "inside breda": "1 united-provinces-reduced" })).toEqual(["replacement/besieged", "NYW-13.5.3.3", "breda"]);
      expect(replaced({ madrid: "1 spain-reduced acted" })).toEqual(["replacement/acted", "NYW-13.4.3.1", "madrid"]);
    });

    test("[NYW-13.5.3.5] [NYW-13.5.3.4] in no overstacked space, with a LOC", () => {
      const full = { breda: "14 united-provinces-full, 1 united-provinces-reduced" };
      expect(replaced(full)).toEqual(["replacement/overstacked", "NYW-13.5.3.5", "breda"]);
      expect(replaced({ madrid: "1 spain-reduced" }, { control: { madrid: "bourbon" } })).toEqual(["replacement/no-loc", "NYW-13.5.3.4", "madrid"]);
      expect(at({ corps: { madrid: "1 spain-reduced" }, leader: { waldeck: "breda" } }).refusal("act replacement")).toBe(null);
    });

    test("[NYW-13.5.3.2] the same of the corps that is named", () => {
      const t = at({ corps: { madrid: "1 spain-reduced", seville: "1 spain-reduced", cadiz: "1 spain-full" }, leader: { waldeck: "breda" } });
      t.play("act replacement");
      expect(t.refusal("replace-corps cadiz spain-reduced")).toMatchObject({ code: "replacement/none", clause: "NYW-13.5.3.2", data: { space: "cadiz" } });
    });
  });

  test("[NYW-13.5.4.2] [NYW-13.4.3.1] a Rally: a leader of the side on the map, free, with somebody to rally", () => {
    expect(why({ leader: { waldeck: "waiting" } }, "act rally")).toEqual(["rally/no-leader", "NYW-13.5.4.2", expect.anything()]);
    expect(why({ leader: { waldeck: "breda acted" } }, "act rally")).toEqual(["rally/acted", "NYW-13.4.3.1", "waldeck"]);
    expect(why({ leader: { waldeck: "breda" } }, "act rally")).toEqual(["rally/nobody", "NYW-13.5.4.2", "waldeck"]);
  });

  test("[NYW-13.5.2.2] [NYW-13.5.2.7] [NYW-13.4.3.1] a Transfer: a unit on the map, not besieged, free", () => {
    expect(why({}, "act transfer")).toEqual(["transfer/nobody", "NYW-13.5.2.2"]);
    const besieged: Scene = { corps: { breda: "1 france-full", "inside breda": "1 united-provinces-full" } };
    expect(why(besieged, "act transfer")).toEqual(["transfer/besieged", "NYW-13.5.2.7"]);
    expect(why({ leader: { waldeck: "breda acted" } }, "act transfer")).toEqual(["transfer/acted", "NYW-13.4.3.1"]);
    const t = at({ corps: { ghent: "1 spain-full acted" }, leader: { waldeck: "breda", gastanaga: "brussels", noailles: "paris" } });
    t.play("act transfer");
    expect(t.refusal("transfer-corps ghent spain-full")).toMatchObject({ code: "transfer/acted", data: { space: "ghent" } });
    expect(t.refusal("transfer-leader noailles")).toMatchObject({ code: "transfer/nobody", data: { leader: "noailles" } });
  });

  test("[NYW-13.5.6.1] Deploy Fleet needs a prepared one", () => {
    expect(why({ leader: { waldeck: "breda" } }, "act deploy-fleet")).toEqual(["fleet/none-prepared", "NYW-13.5.6.1"]);
  });
});
