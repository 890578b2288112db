/** What an action leaves behind. */
import { describe, expect, test } from "vitest";
import { at, type Scene, type Table } from "../table.js";

/** Besiegers march off from a fortress in one action. */
function leave(place: string, to: string, scene: Scene = {}): Table {
  const t = at({ corps: { [place]: "1 spain-full", ...scene.corps }, ...scene, leader: { waldeck: place, ...scene.leader } });
  return t.play("act campaign", "take-corps spain-full", `step ${to}`, "stop");
}

describe("the end of a siege", () => {
  const tournai = (corps: Scene["corps"], leaders: Scene["leader"] = {}): Table => {
    const t = at({
      corps: { tournai: "1 spain-full", ...corps },
      leader: { waldeck: "tournai", ...leaders },
      continued: ["tournai"],
      lowered: { tournai: 1 },
    });
    return t.play("act campaign", "take-corps spain-full", "step ghent", "stop");
  };

  test("[NYW-17.6.1] when no besieger is left the siege ends, and the Continued Siege marker goes; the lowered strength stays", () => {
    const t = tournai({ "inside tournai": "1 france-full" });
    expect(t.told("siege-ended")).toEqual([{ type: "siege-ended", space: "tournai", clause: "NYW-17.6.1" }]);
    expect(t.space("tournai")).toMatchObject({ underSiege: false, continuedSiege: false, lowered: 1 });
    // Without a garrison nobody comes out, but the marker goes all the same.
    const empty = tournai({});
    expect([empty.told("siege-ended"), empty.space("tournai").continuedSiege]).toEqual([[], false]);
  });

  test("[NYW-17.6.1] not while a besieger stays, nor elsewhere", () => {
    const t = tournai({
      tournai: "1 spain-full, 1 austria-full acted",
      "inside tournai": "1 france-full",
      lille: "1 austria-full",
      "inside lille": "1 france-full",
    });
    expect([t.told("siege-ended"), t.space("tournai").continuedSiege, t.corpsAt("inside tournai"), t.corpsAt("inside lille")]).toEqual([
      [],
      true,
      "1 france-full",
      "1 france-full",
    ]);
  });

  test("[NYW-17.3.4] corps and leaders are outside the walls again, leaders alone too, of the first space of the board too", () => {
    const both = tournai({ "inside tournai": "1 france-full" }, { vauban: "inside tournai" });
    expect([both.corpsAt("tournai"), both.corpsAt("inside tournai"), both.placeOf("vauban")]).toEqual(["1 france-full", "", "tournai"]);
    const alone = tournai({}, { vauban: "inside tournai" });
    expect([alone.placeOf("vauban"), alone.told("siege-ended").length]).toEqual(["tournai", 1]);
    const london = leave("london", "york", {
      control: { london: "bourbon", york: "alliance" },
      corps: { london: "1 spain-full" },
      leader: { vauban: "inside london", "luxembourg-duke": "inside london" },
    });
    expect([london.placeOf("vauban"), london.placeOf("luxembourg-duke")]).toEqual(["london", "london"]);
  });

  test("[NYW-17.6.2] [NYW-17.6.1] leaders of the former besieger make way for corps that come out, one siege after the other", () => {
    const t = at({
      corps: { tournai: "1 spain-full", "inside tournai": "1 france-full" },
      leader: { waldeck: "tournai", gastanaga: "tournai" },
      continued: ["tournai"],
    });
    t.play("act campaign", "take-leader waldeck", "stop", "take-corps spain-full", "step ghent", "stop");
    expect([t.asked, t.space("tournai").continuedSiege, t.corpsAt("tournai")]).toEqual(["displace alliance", false, "1 france-full"]);
    t.play("withdraw-to mons");
    expect([t.asked, t.placeOf("gastanaga")]).toEqual(["round alliance", "mons"]);
  });

  test("[NYW-14.7.8] who has avoided battle besieges nobody any more", () => {
    const t = at({
      corps: { brussels: "4 austria-full", mons: "2 france-full", "inside mons": "1 spain-full" },
      leader: { eugene: "brussels", noailles: "mons", gastanaga: "inside mons" },
    });
    t.play("act campaign", ...Array<string>(4).fill("take-corps austria-full"), "step mons");
    const before = [t.corpsAt("inside mons"), t.placeOf("gastanaga")];
    t.dice("6").play("avoid-battle", "retreat-to tournai", "stop");
    expect([before, t.corpsAt("mons"), t.placeOf("gastanaga")]).toEqual([["1 spain-full", "inside mons"], "1 spain-full, 4 austria-full", "mons"]);
  });
});

describe("Fortified Lines", () => {
  test("[NYW-15.5.2] a line goes when enemy corps and none of its owner's are outside the walls, and not otherwise", () => {
    const marched = (corps: Scene["corps"]): Table =>
      at({ active: "bourbon", corps: { lille: "1 france-full", ...corps }, leader: { noailles: "lille" }, lines: { mons: 1 } }).play(
        "act campaign",
        "take-corps france-full",
        "step tournai",
        "stop",
      );
    const gone = marched({ mons: "1 france-full" });
    expect(gone.told("line-removed")).toEqual([{ type: "line-removed", space: "mons", clause: "NYW-15.5.2" }]);
    const besieged = marched({ mons: "1 france-full", "inside mons": "1 spain-full" });
    expect([gone.space("mons").line, besieged.space("mons").line]).toEqual([null, null]);
    const kept = { side: "alliance", level: 1 };
    expect([marched({}).space("mons").line, marched({ mons: "1 spain-full" }).space("mons").line]).toEqual([kept, kept]);
    // Where there is no line none is removed; a siege there is marked.
    const marked = at({ active: "bourbon", corps: { lille: "1 france-full", mons: "1 france-full" }, leader: { noailles: "lille" }, continued: ["mons"] });
    expect(marked.play("act campaign").takeAll().play("step tournai", "stop").told("line-removed")).toEqual([]);
    expect(marched({ charleroi: "1 france-full" }).told("line-removed")).toEqual([]);
  });
});

describe("garrisons", () => {
  /** Another action is made in Spain. */
  const marched = (scene: Scene): Table => {
    const t = at({ ...scene, active: "alliance", leader: { leganes: "madrid", villahermosa: "barcelona", ...scene.leader } });
    return t.play("act transfer", "transfer-leader leganes", "move-to zaragoza", "done");
  };
  test("[NYW-17.6.1] besieged leaders stay behind walls, and so do corps, in London too; the first leader of the game with them", () => {
    const t = marched({
      control: { london: "bourbon" },
      corps: { london: "1 britain-full", tournai: "1 spain-full", mons: "1 france-full", "inside mons": "1 spain-full" },
      leader: { "luxembourg-duke": "inside tournai", "james-ii": "inside london", gastanaga: "inside mons" },
    });
    expect(["luxembourg-duke", "james-ii", "gastanaga"].map((id) => t.placeOf(id))).toEqual(["inside tournai", "inside london", "inside mons"]);
    expect([t.corpsAt("inside mons"), t.told("siege-ended")]).toEqual(["1 spain-full", []]);
  });
  test("[NYW-17.6.1] those who are not besieged come out", () => {
    const t = marched({
      control: { london: "bourbon" },
      leader: { "luxembourg-duke": "inside tournai", "james-ii": "inside london" },
      corps: { london: "1 jacobites-full" },
      continued: ["mons"],
    });
    expect([t.placeOf("luxembourg-duke"), t.placeOf("james-ii"), t.log.filter(({ type }) => type === "siege-ended").length]).toEqual(["tournai", "london", 2]);
  });
  test("[NYW-17.6.1] a marker goes with the siege", () => {
    const t = marched({ corps: { "inside tournai": "1 france-full" }, continued: ["tournai"] });
    expect([t.corpsAt("tournai"), t.space("tournai").continuedSiege]).toEqual(["1 france-full", false]);
  });
});
