/** The worked examples of the ledger that no other file has. */
import { expect, test } from "vitest";
import { hasFlag, lineLevel, rpOf, SUPPORT } from "../../src/nine-years/state/index.js";
import { BOURBON } from "../../src/nine-years/tables/index.js";
import { at, space, table } from "./table.js";

test("[NYW-EX.1] [NYW-10.1.8] [NYW-10.1.10] the Alliance wins the Mediterranean: Toulon fleet to the pool, its own to the box, 1 VP", () => {
  const t = at({ setup: true, year: 1688 });
  expect([t.view.zones.mediterranean, t.view.fleets["toulon-fleet"].place, t.view.fleets["alliance-mediterranean-fleet"]]).toMatchObject([
    "bourbon",
    "box",
    { place: "port", strength: 1 },
  ]);
  t.play("act deploy-fleet");
  // Alliance 6 + 1, Bourbons 3 + 1 for their control.
  const events = t.dice("6 3").play("deploy alliance-mediterranean-fleet").events;
  expect([t.view.zones.mediterranean, t.view.fleets["toulon-fleet"].place, t.view.fleets["alliance-mediterranean-fleet"].place]).toEqual([
    "alliance",
    "pool",
    "box",
  ]);
  expect(events.flatMap((e) => (e.type === "victory-points" ? [e.by, e.clause] : []))).toEqual([1, "NYW-6.1.4"]);
});

test("[NYW-EX.2] [NYW-A-04] the Bourbon reinforcements of 1690: five purchases for five points, two corps, two promotions", () => {
  const t = table({ year: 1690, revolution: true })
    .control("bourbon", "tournai", "namur", "girona")
    .corps("lille", "france-reduced")
    .corps("dublin", "jacobites-reduced")
    .corps("tournai", "france-full", 5)
    .pool("catalonia", 1)
    .leader("catinat", "lille")
    .leader("luxembourg-duke", "paris")
    .begin("reinforcement", { seat: BOURBON });
  expect(rpOf(t.state, BOURBON)).toBe(5);
  t.play("bourbon spend restore", "bourbon choose-corps lille france-reduced", "bourbon spend restore", "bourbon spend line", "bourbon spend form");
  t.play("bourbon choose-strength reduced", "bourbon spend colonial-support");
  expect([t.corpsAt("lille"), t.corpsAt("dublin"), lineLevel(t.state, space("tournai")), t.corpsAt("girona"), hasFlag(t.state, SUPPORT << BOURBON)]).toEqual([
    "1 france-full",
    "1 jacobites-full",
    1,
    "1 catalonia-reduced",
    true,
  ]);
  // A sixth purchase is not legal: no point is left, and the spending is over.
  expect([rpOf(t.state, BOURBON), t.decision]).toEqual([0, "place-arrivals"]);
  t.play("bourbon place-corps strasbourg", "bourbon place-corps paris");
  expect([t.corpsAt("strasbourg"), t.corpsAt("paris")]).toEqual(["1 france-full", "1 france-full"]);
  expect(t.told("leader-promoted").map((e) => e.type === "leader-promoted" && e.leader)).toEqual(["luxembourg-duke", "catinat"]);
});

test("[NYW-EX.6] [NYW-A-31] [NYW-A-32] three actions: a siege with 4 of 11 corps, a Replacement, a Sea Movement to Cadiz", () => {
  const t = at({
    actions: 3,
    corps: {
      tournai: "8 united-provinces-full, 3 united-provinces-reduced",
      "inside tournai": "2 france-full",
      london: "3 britain-full",
    },
    leader: { "william-iii": "tournai", waldeck: "tournai", "britain-minor-1": "london" },
    control: { tournai: "bourbon", brussels: "alliance", ghent: "alliance", antwerp: "alliance" },
    zone: { atlantic: "bourbon" },
  });
  expect(t.space("tournai").strength).toBe(2);
  t.play("act siege", "take-leader william-iii", "stop");
  // Strength 2 and two corps in garrison: four corps are enough, and fewer are not offered to stop with.
  const taken = () =>
    t
      .space("tournai")
      .corps.filter((corps) => corps.force)
      .reduce((sum, { count }) => sum + count, 0);
  while (t.decision === "select-force" && !t.list.includes("stop")) t.play("take-corps united-provinces-full");
  expect(taken()).toBe(4);
  t.dice("6").play("stop");
  while (t.decision === "losses") t.play(t.list[0]!);
  expect(t.list).toContain("act replacement");
  t.play("act replacement");
  expect(t.corpsAt("tournai")).toBe("9 united-provinces-full, 2 united-provinces-reduced");
  t.play("act sea-movement", "take-leader britain-minor-1", "take-corps britain-full", "take-corps britain-full");
  const events = t.dice("3").play("sail-to cadiz").events;
  expect(events.flatMap((e) => (e.type === "sailed" ? [e.total, e.arrived] : []))).toEqual([1, true]);
  expect(t.corpsAt("cadiz")).toBe("1 britain-full, 1 britain-reduced");
});

test("[NYW-EX.6] he could have rallied Eugene at Innsbruck with two corps", () => {
  const t = at({ corps: { innsbruck: "3 austria-full-demoralized" }, leader: { eugene: "innsbruck demoralized" } });
  t.play("act rally", "rally-himself", "rally-corps austria-full-demoralized", "rally-corps austria-full-demoralized");
  expect([t.placeOf("eugene"), t.corpsAt("innsbruck")]).toEqual(["innsbruck", "2 austria-full, 1 austria-full-demoralized"]);
});

test("[NYW-EX.7] [NYW-13.5.6.6] [NYW-13.5.6.8] the tie is rolled again, then the Bourbons keep the Mediterranean and the fleet goes to the pool", () => {
  const t = at({ setup: true, year: 1688 });
  t.play("act deploy-fleet");
  const events = t.dice("3 3 2 5").play("deploy alliance-mediterranean-fleet").events;
  expect(events.filter((e) => e.type === "fleet-deployed")).toMatchObject([{ seat: "alliance", fleet: "alliance-mediterranean-fleet", won: false }]);
  expect([t.view.zones.mediterranean, t.vp, t.view.fleets["alliance-mediterranean-fleet"].place]).toEqual(["bourbon", 22, "pool"]);
});
