/** The standard edition with everything that is printed. It is plain JSON, from which another edition can be made. */
import { beside, nameOf, type Print, madeLater } from "../../core/basics/data.js";
import type {
  EditionData,
  EventCardRow,
  LeaderRow,
  LinkRow,
  PlayedEventCard,
  PlayedLeader,
  PlayedLink,
  PlayedSpace,
  SpaceRow,
} from "../vocabulary/edition-types.js";
import { PLAYED_EDITION } from "./played.js";
import { EVENT_PRINT, LEADER_PRINT, SEED_LINKS, SPACE_PRINT } from "./printed.js";

export const STANDARD_EDITION: EditionData = /* @__PURE__ */ madeLater<EditionData>(PLAYED_EDITION, whole);

// Editions are compared as text, so the fields of each row keep this order.
function whole(): EditionData {
  const { spaces, links, leaders, events } = PLAYED_EDITION;
  return {
    ...PLAYED_EDITION,
    spaces: beside(spaces, SPACE_PRINT, spaceRow),
    links: links.map(linkRow),
    leaders: beside(leaders, LEADER_PRINT, leaderRow),
    events: beside(events, EVENT_PRINT, eventRow),
  };
}

function spaceRow({ id, ...played }: PlayedSpace, [x, y, source, name = nameOf(id)]: Print<typeof SPACE_PRINT>): SpaceRow {
  return { id, name, ...played, x, y, source };
}

function linkRow({ a, b, kind }: PlayedLink): LinkRow {
  return { a, b, kind, source: SEED_LINKS.includes(`${a} ${b}`) ? "seed" : "reconstruction" };
}

function leaderRow({ id, ...played }: PlayedLeader, [source, name = nameOf(id)]: Print<typeof LEADER_PRINT>): LeaderRow {
  return { id, name, ...played, source };
}

function eventRow({ id, ...played }: PlayedEventCard, [source, name = nameOf(id)]: Print<typeof EVENT_PRINT>): EventCardRow {
  return { id, name, ...played, source };
}
