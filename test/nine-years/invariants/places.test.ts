import { describe } from "vitest";
import { addCorps, INSIDE, setControlOf, type NineYearsState } from "../../../src/nine-years/state/index.js";
import { ALLIANCE } from "../../../src/nine-years/tables/index.js";
import { at, kindOf, type Scene, space, type Table } from "../table.js";
import { before1693, testRows } from "./rows.js";

const add = (place: string, kind: string) => (s: NineYearsState) =>
  addCorps(s, place.startsWith("inside ") ? INSIDE + space(place.slice(7)) : space(place), kindOf(kind), 1);

describe("the Glorious Revolution", () => {
  /** William has landed in London; the Bourbons choose where their corps there goes. */
  const landed = (scene: Scene = {}): Table =>
    before1693(
      at({
        revolution: false,
        year: 1692,
        hand: {},
        ...scene,
        corps: { amsterdam: "1 united-provinces-full", london: "1 jacobites-full", paris: "1 france-full", ...scene.corps },
        leader: { "william-iii": "amsterdam", noailles: "paris" },
        control: { london: "bourbon", ...scene.control },
      }),
    )
      .play("act sea-movement")
      .takeAll()
      .dice("4")
      .play("sail-to london");
  /** One leaves Dublin, where it was besieged. */
  const garrisons = (): Table =>
    landed({
      control: { dublin: "alliance", londonderry: "bourbon" },
      corps: { "inside dublin": "1 united-provinces-full", dublin: "1 jacobites-full", londonderry: "1 jacobites-full" },
    });
  testRows([
    {
      title: "[NYW-20.2.5.2.b] both sides are in London while those of the Bourbons leave; nowhere else",
      from: landed,
      refused: add("paris", "spain-full"),
      path: "spaces.paris.corps",
      accepted: add("london", "spain-full"),
    },
    {
      title: "[NYW-A-58] garrisons of the Alliance in Ireland stay until they have gone",
      from: garrisons,
      refused: add("inside brest", "united-provinces-full"),
      path: "spaces.brest.garrison",
    },
  ]);
});

describe("a fortress that has been taken", () => {
  const taken = (): Table =>
    at({
      year: 1694,
      active: "bourbon",
      corps: { mons: "4 france-full", "inside mons": "1 spain-full", "inside namur": "1 spain-full", namur: "1 france-full" },
      leader: { noailles: "mons", vauban: "mons", waldeck: "breda" },
      lowered: { mons: 1 },
    })
      .dice("6")
      .play("act siege")
      .takeAll();
  testRows([
    {
      title: "[NYW-17.5.8] is the besieger's while its garrison leaves; no other is",
      from: taken,
      refused: (s) => setControlOf(s, space("namur"), 1 - ALLIANCE),
      path: "spaces.namur.garrison",
    },
  ]);
});

describe("in winter", () => {
  /** The French lifted at Mons choose where they go. */
  const leaving = (): Table =>
    at({ year: 1694, hand: {}, corps: { mons: "2 france-full", valenciennes: "2 spain-full" }, leader: { noailles: "mons", waldeck: "breda" } }).play(
      "end-round",
    );
  const round = (): Table => at({ year: 1694, corps: { mons: "2 france-full" }, leader: { waldeck: "breda", noailles: "paris" } });
  testRows([
    {
      title: "[NYW-19.1.1] [NYW-4.3.1] who has been lifted stands nowhere, beside those who have come home",
      from: leaving,
      refused: (s) => {
        add("mons", "spain-full")(s);
        add("mons", "france-full")(s);
      },
      path: "spaces.mons.corps",
      accepted: add("mons", "spain-full"),
    },
    {
      title: "[NYW-4.3.1] a force that is chosen stands where it is",
      from: () =>
        at({ year: 1694, active: "bourbon", corps: { mons: "2 france-full" }, leader: { waldeck: "breda", noailles: "mons" } })
          .play("act campaign")
          .takeAll(),
      refused: add("mons", "spain-full"),
      path: "spaces.mons.corps",
    },
    { title: "[NYW-4.3.1] not before", from: round, refused: add("mons", "spain-full"), path: "spaces.mons.corps" },
  ]);
});
