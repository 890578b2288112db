/** The part of the standard edition needed to play: the board, the counters, the cards and the set-up. */
import type { PlayedEdition } from "../vocabulary/edition-types.js";
import { ACTION_CARDS, EVENT_CARDS } from "./events.js";
import { JACOBITE_MARLBOROUGH, LEADERS, STAFF_OFFICERS } from "./leaders.js";
import { LINKS } from "./links.js";
import { POWERS } from "./powers.js";
import { REGIONS } from "./regions.js";
import { FLEETS, GLORIOUS_REVOLUTION, PLACEMENTS, SCHEDULE } from "./setup.js";
import { SPACES } from "./spaces.js";

export const PLAYED_EDITION: PlayedEdition = {
  spaces: SPACES,
  links: LINKS,
  regions: REGIONS,
  powers: POWERS,
  leaders: LEADERS,
  staffOfficers: STAFF_OFFICERS,
  jacobiteMarlborough: JACOBITE_MARLBOROUGH,
  fleets: FLEETS,
  events: EVENT_CARDS,
  actionCards: ACTION_CARDS,
  placements: PLACEMENTS,
  revolution: GLORIOUS_REVOLUTION,
  schedule: SCHEDULE,
};
