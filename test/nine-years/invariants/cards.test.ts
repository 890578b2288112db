import { describe } from "vitest";
import { EVENT_HELD, EVENT_LASTING, EVENT_OUT, EVENT_PILE, setChosenCard, setPlaceOfEvent } from "../../../src/nine-years/state/index.js";
import { ALLIANCE, BOURBON } from "../../../src/nine-years/tables/index.js";
import { at, choosingFirst, eventCard, type Table } from "../table.js";
import { testRows } from "./rows.js";

const round = (): Table => at({ year: 1694, leader: { waldeck: "breda", noailles: "paris" } });
/** Both sides hold a 1 and a 2. */
const choosing = (): Table => {
  const t = choosingFirst();
  t.state.actions.splice(0, 9, 6, 14, 8, 0, 0, 0, 1, 1, 0);
  t.state.actions.splice(9, 3, 1, 1, 0);
  return t;
};

describe("Action cards", () => {
  testRows([
    {
      title: "[NYW-13.2.1.1] who has chosen a card holds it",
      from: choosing,
      refused: (s) => setChosenCard(s, ALLIANCE, 3),
      path: "sides.alliance.chosen",
      accepted: (s) => setChosenCard(s, ALLIANCE, 1),
    },
  ]);
});

describe("event cards", () => {
  const put =
    (place: number, ...ids: readonly string[]) =>
    (s: Table["state"]): void =>
      ids.forEach((id) => setPlaceOfEvent(s, eventCard(id), place));
  testRows([
    {
      title: "[NYW-9.2.1.1] the Bourbons hold cards that are held until played",
      from: round,
      refused: put(EVENT_HELD + BOURBON, "capitation"),
      path: "sides.bourbon.held",
      accepted: put(EVENT_HELD + BOURBON, "siege-train"),
    },
    {
      title: "[NYW-9.2.1.1] and so does the Alliance",
      from: round,
      refused: put(EVENT_HELD + ALLIANCE, "capitation"),
      path: "sides.alliance.held",
      accepted: put(EVENT_HELD + ALLIANCE, "siege-train"),
    },
    {
      title: "[NYW-9.2.3.1] lasting events alone lie on a place",
      from: round,
      refused: put(EVENT_LASTING, "capitation"),
      path: "eventDeck.lasting",
      says: "lasting events (NYW-9.2.3.1)",
      accepted: put(EVENT_LASTING, "death-of-louvois"),
    },
    {
      title: "[NYW-9.2.3.1] any card may be out, or in the pile",
      from: round,
      refused: put(EVENT_LASTING, "great-famine"),
      path: "eventDeck.lasting",
      accepted: put(EVENT_PILE, "capitation", "great-famine", "death-of-louvois"),
    },
    {
      title: "[NYW-9.3.2.1] Beachy Head or Guerre de Course, not both",
      from: round,
      refused: put(EVENT_LASTING, "beachy-head", "guerre-de-course"),
      path: "eventDeck.lasting",
      says: "beachy-head or guerre-de-course",
      accepted: put(EVENT_LASTING, "guerre-de-course"),
    },
    {
      title: "[NYW-9.3.2.1] Beachy Head alone is in place while the other is out",
      from: round,
      refused: put(EVENT_LASTING, "guerre-de-course", "beachy-head"),
      path: "eventDeck.lasting",
      accepted: (s) => {
        put(EVENT_LASTING, "beachy-head")(s);
        put(EVENT_OUT, "guerre-de-course")(s);
      },
    },
  ]);
});
