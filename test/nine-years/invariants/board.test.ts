import { describe } from "vitest";
import { FLEET_BOX, FLEET_POOL, FLEET_REMOVED, setContinued, setFleet, setLine, setLoweredBy, setZoneControl } from "../../../src/nine-years/state/index.js";
import { ALLIANCE, ATLANTIC, BOURBON, BREST_FLEET } from "../../../src/nine-years/tables/index.js";
import { at, space, type Table } from "../table.js";
import { testRows } from "./rows.js";

const round = (): Table => at({ year: 1694, leader: { waldeck: "breda", noailles: "paris" } });
/** The last of the fleets by number. */
const LAST_FLEET = 3;

describe("spaces", () => {
  testRows([
    {
      title: "[NYW-15.1.2] a line has level 1 or 2",
      from: round,
      refused: (s) => setLine(s, space("lille"), 3, BOURBON, false),
      path: "spaces.lille.line.level",
      accepted: (s) => setLine(s, space("lille"), 2, BOURBON, false),
    },
    {
      title: "[NYW-15.5.1] a line is its controller's",
      from: round,
      refused: (s) => setLine(s, space("lille"), 1, ALLIANCE, false),
      path: "spaces.lille.line.side",
      accepted: (s) => setLine(s, space("lille"), 1, BOURBON, true),
    },
    {
      title: "[NYW-17.2.2] a fortress is lowered to 1 at most",
      from: round,
      refused: (s) => setLoweredBy(s, space("tournai"), 2),
      path: "spaces.tournai.lowered",
      accepted: (s) => setLoweredBy(s, space("tournai"), 1),
    },
    {
      title: "[NYW-17.5.7] a Continued Siege is of a fortress",
      from: round,
      refused: (s) => setContinued(s, space("trent"), true),
      path: "spaces.trent.continuedSiege",
      says: "got true",
      accepted: (s) => setContinued(s, space("tournai"), true),
    },
    {
      title: "[NYW-17.5.7] a Continued Siege is of a fortress of a side",
      from: round,
      refused: (s) => setContinued(s, space("lisbon"), true),
      path: "spaces.lisbon.continuedSiege",
    },
  ]);
});

describe("seas and fleets", () => {
  testRows([
    {
      title: "[NYW-10.1.8] a zone is a side's or nobody's",
      from: round,
      refused: (s) => (s.zones = 3),
      path: "zones.atlantic",
      says: "alliance, bourbon or neutral",
    },
    {
      title: "[NYW-10.1.8] a fleet is in the pool, in port, in the box or removed",
      from: round,
      refused: (s) => setFleet(s, BREST_FLEET, 5),
      path: "fleets.brest-fleet.place",
      says: "pool, port, box or removed",
      accepted: (s) => setFleet(s, BREST_FLEET, FLEET_REMOVED),
    },
    {
      title: "[NYW-10.1.8] the fleet of who controls a zone is in its box",
      from: round,
      refused: (s) => setZoneControl(s, ATLANTIC, BOURBON),
      path: "fleets.brest-fleet.place",
      says: "box or removed, since its side controls the zone",
      accepted: (s) => {
        setZoneControl(s, ATLANTIC, BOURBON);
        setFleet(s, BREST_FLEET, FLEET_BOX);
      },
    },
    {
      title: "[NYW-10.1.12] control does not need the fleet",
      from: round,
      refused: (s) => {
        setZoneControl(s, ATLANTIC, BOURBON);
        setFleet(s, BREST_FLEET, 1);
      },
      path: "fleets.brest-fleet.place",
      accepted: (s) => {
        setZoneControl(s, ATLANTIC, BOURBON);
        setFleet(s, BREST_FLEET, FLEET_REMOVED);
      },
    },
    {
      title: "[NYW-10.1.8] no fleet is in the box of a zone of others, the last one neither",
      from: round,
      refused: (s) => setFleet(s, LAST_FLEET, FLEET_BOX),
      path: "fleets.alliance-mediterranean-fleet.place",
      says: "not the box of a zone its side does not control",
      accepted: (s) => setFleet(s, LAST_FLEET, 2),
    },
    {
      title: "[NYW-12.3.6.11] a fleet is doomed in a control box alone",
      from: round,
      refused: (s) => setFleet(s, BREST_FLEET, FLEET_POOL, true),
      path: "fleets.brest-fleet.doomed",
      says: "got true",
      accepted: (s) => {
        setZoneControl(s, ATLANTIC, BOURBON);
        setFleet(s, BREST_FLEET, FLEET_BOX, true);
      },
    },
  ]);
});
