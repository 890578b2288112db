import { describe, expect, test } from "vitest";
import { FORCE } from "../../../src/nine-years/corps.js";
import { F } from "../../../src/nine-years/frames.js";
import {
  addCorps,
  EVENT_HELD,
  EVENT_OUT,
  GR_HAPPENED,
  LEADER_ACTED,
  LEADER_FORCE,
  markLeader,
  setControlOf,
  setFlag,
  setLine,
  setPlaceOfEvent,
  setPlaceOfLeader,
  setRp,
  takeCorps,
  type NineYearsState,
} from "../../../src/nine-years/state.js";
import { ALLIANCE, BOURBON, NONE } from "../../../src/nine-years/tables.js";
import { STRENGTH } from "../../../src/nine-years/types.js";
import { at, eventCard, fromStart, kindOf, leader, space, type Table } from "../table.js";
import { before1693, fault, testRows } from "./rows.js";

const all =
  (...changes: readonly ((s: NineYearsState) => unknown)[]) =>
  (s: NineYearsState): void =>
    changes.forEach((change) => change(s));
const away = (place: string, kind: string) => (s: NineYearsState) => takeCorps(s, space(place), kindOf(kind), 1);

describe("in the Reinforcement Phase", () => {
  const choosing = (): Table =>
    before1693(at({ year: 1691, hands: {}, pile: ["ottoman-counteroffensive", "capitation"], corps: { vienna: "1 austria-full", linz: "1 austria-full" } }))
      .byChance()
      .play("end-round")
      .playTo("event-choice", "go-first bourbon", "decline");
  /** The Alliance has chosen an Austrian corps to form, full, and chooses where. */
  const forming = (...lines: readonly string[]): Table =>
    fromStart({}, "spending")
      .playTo("spend", "end-round", "withdraw-to")
      .play("spend form", "choose-power austria", ...lines);
  const points = (count: number, strength: number) => (s: NineYearsState) => {
    setRp(s, ALLIANCE, count);
    F.form.under(s).strength = strength;
  };
  const transferring = (): Table =>
    before1693(at({ year: 1691, hands: {}, leaders: { waldeck: "breda", gastanaga: "namur", noailles: "paris" } }).play("end-round"))
      .playTo("transfer-leaders", "go-first alliance", "decline", "done")
      .play("transfer-leader waldeck");
  testRows([
    {
      title: "[NYW-9.2.1.4] nobody chooses for an event without a choice",
      from: choosing,
      refused: (s) => {
        setPlaceOfEvent(s, eventCard("scotland-rises"), EVENT_OUT);
        F["event-choice"].under(s).card = eventCard("scotland-rises");
      },
      path: "slots.card",
      says: "NYW-9.2.1.4",
    },
    {
      title: "[NYW-12.3.4.4] a full corps is paid with two points",
      from: () => forming("choose-strength full"),
      refused: points(1, STRENGTH.full),
      path: "slots.strength",
      accepted: points(2, STRENGTH.full),
    },
    {
      title: "[NYW-12.3.4.4] a reduced one with one",
      from: () => forming("choose-strength full"),
      refused: points(0, STRENGTH.reduced),
      path: "slots.strength",
      accepted: points(1, STRENGTH.reduced),
    },
    {
      title: "[NYW-12.3.4.4] it has a strength when its space is chosen",
      from: () => forming("choose-strength full"),
      refused: (s) => (F.form.under(s).strength = NONE),
      path: "slots.strength",
    },
    { title: "[NYW-12.3.4.4] and none before", from: () => forming(), refused: (s) => (F.form.under(s).strength = STRENGTH.reduced), path: "slots.strength" },
    {
      title: "[NYW-12.4.9] the leader who is moved has not been moved",
      from: transferring,
      refused: (s) => markLeader(s, leader("waldeck"), 0, LEADER_ACTED),
      path: "slots.leader",
      accepted: (s) => markLeader(s, leader("gastanaga"), 0, LEADER_ACTED),
    },
    {
      title: "[NYW-12.4.9] he is on the map",
      from: transferring,
      refused: (s) => (F["transfer-leaders"].under(s).leader = leader("boufflers")),
      path: "slots.leader",
      accepted: (s) => (F["transfer-leaders"].under(s).leader = leader("gastanaga")),
    },
  ]);
});

describe("before a fortress and at a line", () => {
  const besieging = (): Table =>
    at({ year: 1694, seat: "bourbon", corps: { mons: "4 france-full" }, leaders: { noailles: "mons", vauban: "mons", waldeck: "breda" } }).play("act siege");
  const barred = (): Table =>
    at({
      year: 1694,
      control: { valenciennes: "alliance" },
      corps: { valenciennes: "3 spain-full", reims: "2 france-full" },
      leaders: { gastanaga: "valenciennes", noailles: "paris" },
      lines: { reims: 1 },
    }).play("act campaign", "take-corps spain-full", "take-corps spain-full", "take-corps spain-full", "step reims");
  testRows([
    {
      title: "[NYW-17.5.1] a siege roll is made by who stands before an enemy fortress",
      from: besieging,
      refused: (s) => (F["select-force"].under(s).space = space("charleroi")),
      path: "slots.space",
      says: "NYW-17.5.1",
    },
    {
      title: "[NYW-17.5.1] the fortress is the enemy's",
      from: besieging,
      refused: (s) => setControlOf(s, space("mons"), BOURBON),
      path: "slots.space",
      says: "NYW-17.5.1",
    },
    {
      title: "[NYW-15.4.1] an army is barred where there is a line",
      from: barred,
      refused: (s) => setLine(s, space("reims"), 0, BOURBON, false),
      path: "slots.space",
      says: "NYW-15.4.1",
      accepted: (s) => setLine(s, space("reims"), 2, BOURBON, false),
    },
    {
      title: "[NYW-15.4.1] an army of the Bourbons too",
      from: () =>
        at({
          year: 1694,
          seat: "bourbon",
          corps: { tournai: "3 france-full", mons: "1 spain-full" },
          leaders: { noailles: "tournai", gastanaga: "antwerp" },
          lines: { mons: 1 },
        })
          .play("act campaign")
          .takeAll()
          .play("step mons"),
      refused: (s) => setLine(s, space("mons"), 0, ALLIANCE, false),
      path: "slots.space",
      says: "NYW-15.4.1",
    },
    {
      title: "[NYW-15.4.1] by one with corps of its owner",
      from: barred,
      refused: all(away("reims", "france-full"), away("reims", "france-full")),
      path: "slots.space",
      says: "NYW-15.4.1",
      accepted: away("reims", "france-full"),
    },
    {
      title: "[NYW-15.4.1] not by its own",
      from: barred,
      refused: all(
        (s) => setControlOf(s, space("reims"), ALLIANCE),
        (s) => setLine(s, space("reims"), 1, ALLIANCE, false),
      ),
      path: "slots.space",
      says: "NYW-15.4.1",
    },
  ]);
});

describe("in a battle", () => {
  /** The Alliance names one of two equal leaders. */
  const naming = (): Table =>
    at({
      year: 1694,
      control: { valenciennes: "alliance" },
      corps: { valenciennes: "3 spain-full", reims: "1 france-full" },
      leaders: { gastanaga: "valenciennes", villahermosa: "valenciennes", noailles: "paris", waldeck: "breda" },
    })
      .play("act campaign", "choose-space valenciennes")
      .takeAll()
      .byChance()
      .play("step reims");
  /** The Alliance has beaten the French in Reims, who may choose what they lose. */
  const fighting = (): Table =>
    at({
      year: 1694,
      control: { valenciennes: "alliance" },
      corps: { valenciennes: "3 spain-full", reims: "2 france-full, 1 jacobites-full" },
      leaders: { gastanaga: "valenciennes", noailles: "paris", boufflers: "reims", waldeck: "breda" },
    })
      .play("act campaign", "choose-space valenciennes")
      .takeAll()
      .byChance()
      .play("step reims")
      .playTo("losses", "stand", "decline", "done");
  /** Whether the interceptors from Brussels play Intercepted Dispatches against the army that comes from Tournai to Mons. */
  const choosingForce = (): Table =>
    at({
      year: 1694,
      seat: "bourbon",
      corps: { tournai: "3 france-full", brussels: "3 spain-full" },
      leaders: { noailles: "tournai", gastanaga: "brussels", marlborough: "brussels" },
      held: { alliance: ["intercepted-dispatches"] },
    })
      .play("act campaign")
      .takeAll()
      .play("step mons", "intercept-from brussels");
  const intercepting = (): Table => choosingForce().takeAll();
  const comingFrom = (id: string) => (s: NineYearsState) => {
    F.interception.under(s).origin = space(id);
    F["select-force"].under(s).space = space(id);
  };
  const command = (side: "attackerCommander" | "defenderCommander", id: string) => (s: NineYearsState) => (F.battle.under(s)[side] = leader(id));
  testRows([
    {
      title: "[NYW-16.1.1] there are corps of both sides",
      from: naming,
      refused: away("reims", "france-full"),
      path: "slots.space",
      says: "NYW-16.1.1",
    },
    {
      title: "[NYW-16.1.4] the attacker's commander is in the battle",
      from: fighting,
      refused: command("attackerCommander", "waldeck"),
      path: "slots.attackerCommander",
      accepted: command("attackerCommander", "gastanaga"),
    },
    {
      title: "[NYW-16.1.4] and the defender's",
      from: fighting,
      refused: command("defenderCommander", "noailles"),
      path: "slots.defenderCommander",
      accepted: command("defenderCommander", "boufflers"),
    },
    {
      title: "[NYW-16.1.4] of their sides",
      from: fighting,
      refused: command("attackerCommander", "boufflers"),
      path: "slots.attackerCommander",
    },
    {
      title: "[NYW-14.6.3] interceptors do not come from where the army was",
      from: choosingForce,
      refused: comingFrom("tournai"),
      path: "slots.origin",
      says: "NYW-14.6.3",
    },
    { title: "[NYW-14.6.3] nor from far away", from: choosingForce, refused: comingFrom("vienna"), path: "slots.origin", says: "NYW-14.6.3" },
    {
      title: "[NYW-9.2.1.1] a card that may be played is held",
      from: intercepting,
      refused: (s) => setPlaceOfEvent(s, eventCard("intercepted-dispatches"), EVENT_OUT),
      path: "slots.card",
    },
    {
      title: "[NYW-9.2.1.1] by the side that is asked, here the Bourbons",
      from: () =>
        at({
          year: 1694,
          seat: "bourbon",
          corps: { mons: "4 france-full" },
          leaders: { noailles: "mons", waldeck: "breda" },
          held: { bourbon: ["siege-train"] },
        })
          .play("act siege")
          .takeAll(),
      refused: (s) => setPlaceOfEvent(s, eventCard("siege-train"), EVENT_HELD + ALLIANCE),
      path: "slots.card",
    },
  ]);
});

describe("aboard again", () => {
  /** The Alliance has lost Bristol, and one of two corps is to be reduced on the way to Ostend. */
  const beaten = (): Table =>
    at({
      year: 1694,
      seat: "bourbon",
      control: { bristol: "bourbon", york: "bourbon", london: "bourbon", nice: "alliance" },
      corps: { york: "3 france-full", bristol: "1 spain-full, 1 united-provinces-full, 1 austria-full" },
      leaders: { noailles: "york" },
    })
      .play("act campaign")
      .takeAll()
      .dice("5 1 1 1 1 1 1")
      .play("step bristol", "lose-step spain-full");
  const landed = (): Table => beaten().dice("1").play("re-embark ostend");
  const port = (at: number) => (s: NineYearsState) => (F.retreat.under(s).port = at);
  testRows([
    { title: "[NYW-16.4.7] a friendly port", from: landed, refused: port(NONE), path: "slots.port", accepted: port(space("amsterdam")) },
    { title: "[NYW-16.4.7] not the enemy's", from: landed, refused: port(space("brest")), path: "slots.port" },
    { title: "[NYW-16.4.7] not inland", from: landed, refused: port(space("namur")), path: "slots.port" },
    {
      title: "[NYW-16.4.7] not the same one",
      from: landed,
      refused: port(space("bristol")),
      path: "slots.port",
    },
    { title: "[NYW-16.4.7] none before it is chosen", from: beaten, refused: port(space("ostend")), path: "slots.port" },
  ]);
});

describe("of single units", () => {
  const transferring = (): Table =>
    at({
      year: 1694,
      corps: { brussels: "2 spain-full", ghent: "1 spain-full" },
      leaders: { gastanaga: "brussels", waldeck: "ghent", noailles: "paris" },
    }).play("act transfer");
  const leading = (): Table => transferring().play("transfer-leader gastanaga");
  const rallying = (): Table =>
    at({
      year: 1694,
      seat: "bourbon",
      corps: { lille: "3 france-full-demoralized" },
      leaders: { catinat: "lille demoralized", boufflers: "lille demoralized", waldeck: "breda" },
    }).play("act rally", "rally-by catinat");
  const sailing = (): Table =>
    at({ year: 1694, corps: { amsterdam: "3 united-provinces-full" }, leaders: { waldeck: "amsterdam", noailles: "paris" } })
      .play("act sea-movement")
      .takeAll();
  testRows([
    {
      title: "[NYW-13.4.3.1] a leader who is transferred has not acted",
      from: leading,
      refused: (s) => markLeader(s, leader("gastanaga"), 0, LEADER_ACTED),
      path: "slots.leader",
      says: "NYW-13.4.3.1",
      accepted: (s) => markLeader(s, leader("waldeck"), 0, LEADER_ACTED),
    },
    {
      title: "[NYW-13.4.3.1] nobody has been chosen while the unit is",
      from: transferring,
      refused: (s) => (F.transfer.under(s).leader = leader("gastanaga")),
      path: "slots.leader",
      says: "NYW-13.4.3.1",
    },
    {
      title: "[NYW-13.5.4.2] one leader rallies",
      from: rallying,
      refused: (s) => (F.rally.under(s).leader = NONE),
      path: "slots.leader",
      says: "NYW-13.5.4.2",
      accepted: (s) => (F.rally.under(s).leader = leader("boufflers")),
    },
    {
      title: "[NYW-14.5.1] a group sails from a port",
      from: sailing,
      refused: all(
        (s) => (F["sea-movement"].under(s).from = space("breda")),
        (s) => setPlaceOfLeader(s, leader("waldeck"), space("breda")),
        (s) => takeCorps(s, space("amsterdam"), kindOf("united-provinces-full") | FORCE, 2),
        (s) => addCorps(s, space("breda"), kindOf("united-provinces-full") | FORCE, 2),
      ),
      path: "slots.from",
      says: "NYW-14.5.1",
    },
    {
      title: "[NYW-13.5.5.1] of two corps at most",
      from: sailing,
      refused: (s) => addCorps(s, space("amsterdam"), kindOf("united-provinces-full") | FORCE, 1),
      path: "slots.from",
      says: "NYW-13.5.5.1",
    },
    {
      title: "[NYW-13.5.5.1] or of leaders",
      from: sailing,
      refused: all(
        (s) => takeCorps(s, space("amsterdam"), kindOf("united-provinces-full") | FORCE, 2),
        (s) => markLeader(s, leader("waldeck"), LEADER_FORCE, 0),
      ),
      path: "slots.from",
      says: "NYW-13.5.5.1",
      accepted: (s) => takeCorps(s, space("amsterdam"), kindOf("united-provinces-full") | FORCE, 2),
    },
  ]);
});

test("[NYW-20.2.5.2.2] the Glorious Revolution has happened while units go because of it", () => {
  const t = before1693(at({ setup: true, year: 1688, hands: {} }));
  t.play("act sea-movement", "choose-space amsterdam", "take-leader william-iii", "take-corps united-provinces-full", "stop");
  t.dice("4").play("sail-to london");
  expect([t.asked, fault(t.state)]).toEqual(["displace bourbon", null]);
  setFlag(t.state, GR_HAPPENED, false);
  expect(fault(t.state)).toMatchObject({ path: "gloriousRevolution", message: expect.stringContaining("got false") });
});
