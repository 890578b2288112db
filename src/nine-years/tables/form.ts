/** The form of an edition: the fields of every row, with their words and ranges. Other fields are refused. */
import { type FieldForms, flag, type Form, id, list, or, orNull, row, rowPer, text, whole, word } from "../../core/basics/forms.js";
import { EDITION_COMPLAINT } from "../../core/basics/json.js";
import { STANDARD_EDITION } from "../data/standard.js";
import { type EditionData, type EventCardRow, type FleetRow, type PowerRow, SOURCES } from "../vocabulary/edition-types.js";
import {
  CARD_VALUES,
  EVENT_CARD_IDS,
  type EventCardId,
  FLEET_IDS,
  type FleetId,
  POWER_IDS,
  type PowerId,
  REGION_IDS,
  SEATS,
  ZONE_IDS,
} from "../vocabulary/types.js";

const MOST_SPACES = 128;
const MOST_LEADERS = 60;
const MOST_STAFF = 6;
const MOST_CORPS = 60;
const MOST_CARDS = 40;
/** The first and the last year in which leaders and corps arrive or leave. */
export const FIRST_YEAR = 1688;
const LAST_YEAR = 1699;

/** @throws SetupError naming the field */
export function checkForm(data: unknown): EditionData {
  return editionForm()(data, "options.edition", EDITION_COMPLAINT);
}

const sourced = <F extends FieldForms>(fields: F) => row(fields, { source: word(SOURCES) });
const only = <Id extends string>(given: Id): Form<Id> => word([given]);

function editionForm(): Form<EditionData> {
  const year = whole(FIRST_YEAR, LAST_YEAR);
  const ratings = { command: whole(1, 12), battle: whole(0, 6) };
  const place = { x: whole(0, 2000), y: whole(0, 2000) };
  const home = { region: word(REGION_IDS), home: orNull(word([...POWER_IDS, "portugal"])), zone: orNull(word(ZONE_IDS)) };
  const worth = { fortress: orNull(whole(1, 3)), vp: whole(0, 20), rich: flag, control: word([...SEATS, "neutral"]) };
  const career = { promotion: orNull(year), arrival: orNull(year), start: orNull(id), retires: orNull(year), monarch: flag };
  const stack = { power: word(POWER_IDS), count: whole(1, 30) };
  const forces = row({ space: id, count: whole(1, MOST_CORPS), reduced: flag });
  return row({
    spaces: list(0, MOST_SPACES, sourced({ id, name: text, ...home, ...worth, ...place })),
    links: list(0, 1000, sourced({ kind: word(["normal", "red"]), a: id, b: id })),
    regions: rowPer(REGION_IDS, (region) => sourced({ id: only(region), stackingLimit: whole(1, MOST_CORPS) })),
    powers: rowPer(POWER_IDS, powerForm),
    leaders: list(0, MOST_LEADERS, sourced({ id, name: text, power: word(POWER_IDS), ...ratings, siege: whole(0, 3), ...career })),
    staffOfficers: sourced({ count: whole(0, MOST_STAFF), ...ratings }),
    jacobiteMarlborough: sourced(ratings),
    fleets: rowPer(FLEET_IDS, fleetForm),
    events: rowPer(EVENT_CARD_IDS, eventForm),
    actionCards: rowPer(CARD_VALUES.map(String), (_, i) => sourced({ value: whole(i + 1, i + 1), count: whole(0, MOST_CARDS) })),
    placements: list(0, MOST_SPACES, sourced({ space: id, corps: list(0, 20, row(stack)) })),
    revolution: sourced({ toAlliance: list(0, MOST_SPACES, id), toBourbon: list(0, MOST_SPACES, id), forces: list(0, MOST_CORPS, forces) }),
    schedule: list(0, 200, sourced({ year: whole(FIRST_YEAR + 1, LAST_YEAR), ...stack })), // NYW-12.1.3: 1688 has no Reinforcement Phase.
  });
}

// NYW-7.1.1: a power keeps its side.
function powerForm(power: PowerId, index: number): Form<PowerRow> {
  const { side } = STANDARD_EDITION.powers[index]!;
  const corps = whole(0, MOST_CORPS);
  return sourced({ name: text, side: only(side), id: only(power), capital: id, form: whole(0, 9), restore: whole(0, 9), corps, pool: corps });
}

function fleetForm(fleet: FleetId, index: number): Form<FleetRow> {
  const { side, zone } = STANDARD_EDITION.fleets[index]!;
  return sourced({ id: only(fleet), name: text, side: only(side), zone: only(zone), port: id, locTo: id, start: or("box", whole(0, 2)) });
}

function eventForm(event: EventCardId, index: number): Form<EventCardRow> {
  const { held, lasting } = STANDARD_EDITION.events[index]!;
  return sourced({ id: only(event), name: text, added1693: flag, held: demanded(held), lasting: demanded(lasting) });
}

const demanded =
  (printed: boolean): Form<boolean> =>
  (value, path, fail) => {
    if (value !== printed) throw fail(path, `${printed}, as what the card does demands`, value);
    return printed;
  };
