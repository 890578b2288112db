import { describe, expect, test } from "vitest";
import { chosenCard, handSize } from "../../../src/nine-years/state/index.js";
import { all, one } from "../../support/table.js";
import { at, choosingFirst, fromStart } from "../table.js";

describe("dealing Action cards", () => {
  test("[NYW-13.1.3] [NYW-20.2.5.1] [NYW-5.2.1] in 1688 each player draws three of the 32 Action cards", () => {
    const t = fromStart();
    expect([handSize(t.state, 0), handSize(t.state, 1)]).toEqual([3, 3]);
    expect(t.view.actionDeck).toEqual({ pile: 26, discards: [0, 0, 0] });
  });

  test("[NYW-13.1.2] [NYW-8.1.3.1] in other years each player draws five", () => {
    const t = at({ year: 1690 });
    t.playTo("first-card", "done", "go-first", "decline", "end-round");
    expect(t.state.year).toBe(1691);
    expect([handSize(t.state, 0), handSize(t.state, 1)]).toEqual([5, 5]);
  });

  test("[NYW-13.1.1] [NYW-13.1.8] all cards are shuffled into a new deck when it holds too few for both draws; played ones lie in the discards until then", () => {
    const t = at({ hand: { alliance: [], bourbon: [] } }).discard(3, 4, 2);
    t.playTo("spend", "go-first", "decline", "end-round");
    const before = t.view.actionDeck;
    expect(before.pile).toBe(9);
    t.playTo("first-card", "done", "go-first");
    expect(t.view.actionDeck).toEqual({ pile: 22, discards: [0, 0, 0] });
  });

  test("[NYW-13.1.4] [NYW-18.4.2] [NYW-18.4.3] King William's War lowers the number: at -3 the Alliance's, at +3 the Bourbons'", () => {
    for (const [kww, die, hands] of [
      [-3, "3", [4, 5]],
      [3, "3", [5, 4]],
    ] as const) {
      const t = at({ kww, zone: {} });
      t.playTo("choose-order", "end-round");
      t.play("go-first bourbon", "decline");
      t.dice(die).play("decline");
      t.playTo("round", "done", "go-first", "decline");
      expect([t.state.kww, t.state.actions.slice(6, 9).reduce((a, b) => a + b), t.state.actions.slice(9, 12).reduce((a, b) => a + b)]).toEqual([kww, ...hands]);
    }
  });

  test("[NYW-13.1.5] [NYW-6.4.3] a penalty taken at the peace talks lowers it by one", () => {
    const t = at({ year: 1696, control: { london: "alliance" }, savoy: "gone", vp: 27 });
    t.playTo("peace-talks", "end-round");
    t.play("take-penalty card");
    t.dice("1").play("take-penalty both");
    expect([t.side("bourbon").penalty, t.side("alliance").penalty]).toEqual(["card", "both"]);
    t.playTo("first-card", "done", "go-first", "decline");
    expect([handSize(t.state, 0), handSize(t.state, 1)]).toEqual([4, 4]);
  });

  test("[NYW-13.1.6] [NYW-9.3.7] an event lowers it: Recoinage Crisis takes one card from the Alliance", () => {
    const t = at({ year: 1694, eventPile: ["recoinage-crisis"] });
    t.playTo("choose-order", "end-round").playTo("round", "done", "go-first", "decline", "end-round");
    expect(t.state.year).toBe(1695);
    expect([handSize(t.state, 0), handSize(t.state, 1)]).toEqual([4, 5]);
    expect(t.seat).toBe("bourbon");
  });
});

describe("the first player", () => {
  test("[NYW-13.2.1.1] [NYW-8.1.3.2] [NYW-HI.2] with equal numbers each secretly chooses a card, and the higher is first player", () => {
    const t = choosingFirst();
    const events = t.play("alliance show-card 2").events;
    expect(events).toEqual([{ type: "card-chosen", seat: "alliance", clause: "NYW-13.2.1.1" }]);
    expect(t.viewOf("bourbon").sides.alliance).not.toHaveProperty("chosen");
    expect(t.viewOf("alliance").sides.alliance.chosen).toBe(2);
    const shown = t.play("bourbon show-card 1").events;
    expect(one(shown, "cards-shown")).toMatchObject({ alliance: 2, bourbon: 1 });
    expect(one(shown, "first-player").seat).toBe("alliance");
  });

  test("[NYW-13.2.1.2] [NYW-8.1.3] equal cards: the player with initiative chooses", () => {
    const t = choosingFirst();
    t.play("alliance show-card 2", "bourbon show-card 2");
    expect([t.decision, t.seat, t.list]).toEqual(["choose-order", "bourbon", ["go-first bourbon", "go-first alliance"]]);
    expect(t.play("go-first alliance").one("first-player").seat).toBe("alliance");
  });

  test("[NYW-13.2.1.3] [NYW-13.2.1.4] the first player must play the card he showed, the second takes his back and is free", () => {
    const t = choosingFirst();
    t.play("alliance show-card 3");
    const events = t.play("bourbon show-card 2").events;
    expect(one(events, "card-played")).toMatchObject({ seat: "alliance", value: 3 });
    expect([chosenCard(t.state, 0), chosenCard(t.state, 1)]).toEqual([0, 0]);
    expect(handSize(t.state, 1)).toBe(3);
    t.play("end-round");
    expect([t.seat, t.list]).toEqual(["bourbon", ["play-card 1", "play-card 2", "play-card 3"]]);
  });

  test("[NYW-13.5.1.6] [NYW-17.3.3] a besieged leader begins no Campaign move, in London either", () => {
    const list = (place: string) => at({ corps: { london: "1 jacobites-full", "inside london": "1 britain-full" }, leader: { waldeck: place } }).list;
    expect([list("inside london").includes("act campaign"), list("york").includes("act campaign")]).toEqual([false, true]);
  });

  test("[NYW-13.5.1.6] a Campaign begins with a leader in the field, not behind walls", () => {
    const t = at({
      corps: { breda: "1 france-full", "inside breda": "1 united-provinces-full" },
      leader: { waldeck: "inside breda", gastanaga: "brussels", leganes: "milan" },
    });
    t.play("act campaign");
    expect(t.refusal("choose-space breda")).toMatchObject({ code: "campaign/besieged", clause: "NYW-13.5.1.6" });
    expect(t.list).toEqual(["choose-space brussels", "choose-space milan"]);
    t.play("choose-space brussels");
    expect(t.decision).toBe("campaign-move");
  });

  test("[NYW-13.2.1.5] who has more cards is first player, and no cards are shown", () => {
    const t = at({ year: 1695, kww: -3, eventPile: [] });
    t.playTo("choose-order", "end-round");
    t.play("go-first alliance", "decline");
    t.dice("3").play("decline");
    const { state } = t;
    t.playTo("round", "done", "go-first");
    expect([state.year, t.seat, handSize(t.state, 1), handSize(t.state, 0)]).toEqual([1696, "bourbon", 5, 4]);
  });

  test("[NYW-13.2.1.6] [NYW-8.1.1] the Bourbons have initiative to 1693, the Alliance from 1694", () => {
    for (const [year, seat] of [
      [1689, "bourbon"],
      [1693, "bourbon"],
      [1694, "alliance"],
      [1699, "alliance"],
    ] as const)
      expect(at({ year }).view.initiative).toBe(seat);
    const t = at({ year: 1693 });
    t.playTo("choose-order", "end-round");
    expect([t.state.year, t.seat]).toEqual([1694, "alliance"]);
  });
});

describe("Action rounds", () => {
  test("[NYW-13.3.1] [NYW-13.1.7] [NYW-8.1.3.3] the players play one card each in turn until both are out of cards", () => {
    const t = at({ setup: true, year: 1688, hand: { alliance: [1], bourbon: [1, 2] } });
    const turns: string[] = [t.seat];
    for (;;) {
      const events = t.play("end-round").events;
      turns.push(...all(events, "card-played").map((event) => `${event.seat} ${event.value}`));
      if (all(events, "winter").length > 0) break;
      if (t.decision === "round" && !t.list.includes("end-round"))
        turns.push(
          ...t
            .play("play-card 1")
            .told("card-played")
            .map((event) => `${event.seat} ${event.value}`),
        );
    }
    expect(turns).toEqual(["alliance", "bourbon 1", "alliance 1", "bourbon 2"]);
  });

  test("[NYW-13.4.2.3] when the actions of a round are done the other player's begins, also when they are used up", () => {
    const one = { actions: 1, corps: { brussels: "1 spain-full" }, leader: { gastanaga: "brussels", noailles: "paris" } } as const;
    const used = at({ ...one, hand: { alliance: [1], bourbon: [1, 2] } });
    used.play("act transfer", "transfer-leader gastanaga", "move-to antwerp", "done");
    expect([used.asked, used.list]).toEqual(["round bourbon", ["play-card 1", "play-card 2"]]);
    const ended = at({ ...one, hand: { alliance: [1], bourbon: [1, 2] } });
    ended.play("end-round", "play-card 2", "end-round");
    expect(ended.log.flatMap((event) => (event.type === "card-played" ? [`${event.seat} ${event.value}`] : []))).toEqual(["bourbon 2", "alliance 1"]);
  });

  test("[NYW-13.3.2] a player cannot pass while he has a card, but need do nothing with it", () => {
    const t = at({ active: "alliance", hand: { bourbon: [1, 2] }, leader: { boufflers: "paris", waldeck: "breda" } });
    t.play("end-round");
    expect(t.list).toEqual(["play-card 1", "play-card 2"]);
    t.play("play-card 2");
    expect(t.list).toContain("end-round");
  });

  test("[NYW-13.3.3] when one player is out of cards the other plays his rounds one after the other", () => {
    const t = at({ active: "bourbon", hand: { bourbon: [1, 2, 3] }, leader: { boufflers: "paris" } });
    t.play("end-round");
    expect(t.seat).toBe("bourbon");
    t.play("play-card 1", "end-round");
    expect(t.seat).toBe("bourbon");
  });

  test("[NYW-13.4.1] [NYW-A-48] [NYW-A-32] the card gives the number of actions", () => {
    const t = at({ active: "alliance", hand: { bourbon: [1, 3] }, corps: { lille: "4 france-full" }, leader: { boufflers: "lille", noailles: "paris" } });
    t.play("end-round", "play-card 3");
    expect(t.state.frames.slice(-6)).toContain(3);
    t.play("act transfer", "transfer-leader boufflers", "move-to paris", "done");
    expect([t.seat, t.decision, t.list.includes("end-round")]).toEqual(["bourbon", "round", true]);
  });

  test("[NYW-13.4.2.1] [NYW-13.4.2.4] [NYW-13.4.2.2] actions are not announced, one ends before the next, and some may be left unused", () => {
    const t = at({ corps: { brussels: "2 spain-full" }, leader: { gastanaga: "brussels", waldeck: "antwerp" }, hand: { bourbon: [1] } });
    t.play("act transfer", "transfer-leader waldeck", "move-to brussels", "done");
    expect(t.listed("act")).toEqual(["campaign"]);
    expect(t.play("end-round").one("card-played").seat).toBe("bourbon");
  });

  test("[NYW-13.4.2.2] an action is finished, battle and retreat included, before the next begins", () => {
    const t = at({
      control: { valenciennes: "alliance" },
      corps: { valenciennes: "3 spain-full", reims: "2 france-full", antwerp: "1 spain-full" },
      leader: { gastanaga: "valenciennes", waldeck: "antwerp" },
    });
    t.play("act campaign", "choose-space valenciennes", ...Array<string>(3).fill("take-corps spain-full"));
    expect([t.asked, t.list.includes("act campaign")]).toEqual(["campaign-move alliance", false]);
    t.dice("5 1 1 1 1").play("step reims");
    expect([t.asked, t.list.includes("act campaign")]).toEqual(["retreat bourbon", false]);
    t.play("retreat-to paris");
    expect([t.asked, t.listed("act")]).toEqual(["round alliance", ["campaign", "transfer"]]);
    // The next is another action, of another space.
    t.play("act campaign", "take-corps spain-full", "step ghent", "stop");
    expect([t.corpsAt("ghent"), t.listed("act")]).toEqual(["1 spain-full", []]);
  });

  test("[NYW-13.4.2.2] so do a siege and a Sea Movement, each with its own force", () => {
    const t = at({
      corps: { tournai: "2 spain-full", amsterdam: "1 united-provinces-full" },
      leader: { gastanaga: "tournai", waldeck: "antwerp" },
      zone: { atlantic: "alliance" },
    });
    t.dice("6").play("act siege");
    expect([t.one("siege-rolled").space, t.asked]).toEqual(["tournai", "round alliance"]);
    t.dice("3").play("act sea-movement", "sail-to ostend");
    expect([t.corpsAt("ostend"), t.asked]).toEqual(["1 united-provinces-full", "round alliance"]);
  });

  test("[NYW-13.4.3.5] marks and used actions are forgotten at the end of the round, for both sides", () => {
    const t = at({
      corps: { brussels: "1 spain-full", breda: "1 united-provinces-reduced" },
      leader: { gastanaga: "brussels", waldeck: "breda", noailles: "paris" },
      hand: { alliance: [2], bourbon: [1, 2] },
    });
    t.play("act transfer", "transfer-leader gastanaga", "move-to antwerp", "transfer-corps brussels spain-full", "move-to antwerp", "act replacement");
    const acted = () => [t.space("antwerp").corps[0]!.acted, t.space("breda").corps[0]!.acted, t.leaderSeen("gastanaga").acted, t.view.used];
    expect(acted()).toEqual([true, true, true, { transfer: true, replacement: true }]);
    t.play("end-round");
    expect(acted()).toEqual([false, false, false, {}]);
  });

  test("[NYW-13.4.3.1] the whole army has acted, those who fought and those who were left behind; what the action leaves is looked at", () => {
    const t = at({ corps: { tournai: "2 spain-full", "inside tournai": "1 france-full" }, leader: { waldeck: "tournai", gastanaga: "tournai" } });
    t.play("act campaign", "take-leader waldeck", "stop", "take-corps spain-full", "take-corps spain-full", "step ghent", "stop");
    expect([t.leaderSeen("waldeck").acted, t.space("ghent").corps[0]!.acted, t.space("ghent").corps[0]!.force]).toEqual([true, true, false]);
    expect([t.one("siege-ended").space, t.leaderSeen("gastanaga").acted]).toEqual(["tournai", false]);
    // The last leader of the list and the first are marked like others.
    const first = at({ active: "bourbon", leader: { "luxembourg-duke": "paris", "bourbon-staff-2": "paris", duras: "metz" } });
    first.play("act campaign", "choose-space paris", "take-leader luxembourg-duke", "take-leader bourbon-staff-2", "step amiens", "stop");
    expect(["luxembourg-duke", "bourbon-staff-2"].map((id) => [first.leaderSeen(id).acted, first.leaderSeen(id).force])).toEqual([
      [true, false],
      [true, false],
    ]);
  });

  test("[NYW-13.4.3.1] [NYW-A-34] [NYW-13.4.3.5] a unit takes part in at most one action a round; the mark goes with the round", () => {
    const t = at({ corps: { brussels: "1 spain-full" }, leader: { gastanaga: "brussels", waldeck: "breda" }, hand: { alliance: [2] } });
    t.play("act transfer", "transfer-leader waldeck", "move-to brussels", "transfer-corps brussels spain-full", "move-to antwerp");
    expect(t.listed("act")).toEqual(["campaign"]);
    t.play("act campaign");
    expect(t.decision).toBe("campaign-move");
    expect(t.leaderSeen("gastanaga").force).toBe(true);
    t.play("step antwerp", "stop");
    expect(t.leaderSeen("waldeck").acted).toBe(false);
    expect(t.listed("act")).toEqual(["campaign", "transfer"]);
  });

  test("[NYW-13.4.3.3] units of one space need not act together", () => {
    const t = at({ corps: { brussels: "2 spain-full" }, leader: { gastanaga: "brussels", waldeck: "brussels" } });
    t.play("act campaign", "take-leader gastanaga", "stop", "take-corps spain-full", "stop", "step antwerp", "stop");
    t.play("act campaign", "take-corps spain-full");
    expect(t.decision).toBe("campaign-move");
    t.play("step namur", "stop");
    expect([t.corpsAt("antwerp"), t.corpsAt("namur"), t.placeOf("waldeck")]).toEqual(["1 spain-full", "1 spain-full", "namur"]);
  });

  test("[NYW-13.5.0] the kinds of action are those that are possible now", () => {
    const t = at({
      corps: {
        brussels: "2 spain-full, 1 spain-reduced",
        antwerp: "1 united-provinces-full",
        tournai: "1 france-full",
        mons: "2 spain-full-demoralized",
        valenciennes: "4 spain-full",
      },
      leader: { gastanaga: "brussels", "william-iii": "valenciennes", waldeck: "mons" },
      control: { brussels: "alliance" },
      zone: { atlantic: "alliance", mediterranean: "alliance" },
      fleet: { "alliance-atlantic-fleet": 1 },
    });
    expect(t.listed("act")).toEqual(["campaign", "siege", "transfer", "replacement", "rally", "deploy-fleet"]);
    expect(t.refusal("act sea-movement")).toMatchObject({ code: "sail/nobody", clause: "NYW-13.5.5.1" });
  });
});
