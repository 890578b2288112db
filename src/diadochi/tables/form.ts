/** The form of a given edition: every field of every row, with its allowed words and ranges. Fields not named here are refused. */
import { type FieldForms, flag, type Form, id, list, orNull, row, rowPer, someOf, text, tuple, variant, whole, word } from "../../core/basics/forms.js";
import { EDITION_COMPLAINT, readObject } from "../../core/basics/json.js";
import {
  type Board,
  type CardRow,
  DECKS,
  type EditionData,
  type FleetRow,
  type Generals,
  type PlayerCountRow,
  type RoyalRow,
  type RuleTables,
  type SetupTables,
  SOURCES,
  type TurnTrackEvent,
} from "../vocabulary/edition-types.js";
import { ELEPHANT, MACEDONIAN, MOST_OF_TYPE, ROYAL, SILVER_SHIELDS } from "../vocabulary/units.js";
import { ABILITIES, CARD_TYPES, LINK_KINDS, SEATS, SPACE_KINDS, UNITS, WINDOWS } from "../vocabulary/types.js";

/** @throws SetupError naming the field */
export function checkForm(data: unknown): EditionData {
  return row({ board: boardForm(), generals: generalsForm(), cards: list(1, 250, cardForm()), tables: tablesForm(), setup: setupForm() })(
    data,
    "options.edition",
    EDITION_COMPLAINT,
  );
}

const MOST_ROWS = 1000;
const source = /* @__PURE__ */ word(SOURCES);
const ids = /* @__PURE__ */ list(0, MOST_ROWS, id);
const number = /* @__PURE__ */ whole(0, 1000);
const battle = /* @__PURE__ */ whole(1, 6);
const named = { id, name: text, source };

function boardForm(): Form<Board> {
  return row({
    provinces: list(1, 30, row({ ...named, points: number, majorCity: orNull(id), pointsSource: source })),
    spaces: list(1, 255, row({ ...named, province: orNull(id), kind: word(SPACE_KINDS), x: number, y: number })),
    links: list(0, MOST_ROWS, row({ a: id, b: id, kind: word(LINK_KINDS), source })),
    hellespont: ids,
    lordOfAsia: ids,
    strategos: id,
  });
}

function generalsForm(): Form<Generals> {
  const stats = { initiative: whole(1, 5), battle };
  const worth = { prestige: whole(-20, 20), legitimacy: whole(-20, 20), ability: orNull(word(ABILITIES)), statsSource: source };
  return row({
    majors: list(1, 30, row({ ...named, ...stats, rank: number, ...worth })),
    replacements: list(0, 30, row({ ...named, replaces: id, ...stats, statsSource: source })),
    minors: list(0, 30, row({ ...named, set: id, ...stats, rank: number })),
  });
}

// `compileCardEvents` reads an effect by its row in card-events.ts.
const effect: Form<CardRow["effect"]> = (value, path, fail) => readObject(value, path, fail) as unknown as CardRow["effect"];

function cardForm(): Form<CardRow> {
  const play = { ops: orNull(whole(1, 9)), mustBePlayed: flag, removeAfterEvent: flag, windows: list(0, WINDOWS.length, word(WINDOWS)) };
  return row({ number, ...named, type: word(CARD_TYPES), ...play, deck: word(DECKS), general: orNull(id), effect, effectSource: source });
}

function tablesForm(): Form<RuleTables> {
  const grid = (rows: number, columns: number, most: number): Form<readonly (readonly number[])[]> => list(rows, rows, list(columns, columns, whole(0, most)));
  const pool = (type: number): Form<number> => whole(0, MOST_OF_TYPE[type]!);
  const points = whole(1, 20); // DIA-SIE.10, DIA-SIE.11, DIA-SIE.27: taking a place needs at least 1 point
  return row({
    movement: grid(5, 6, 12),
    combat: grid(14, 31, 1000),
    attrition: grid(8, 6, 30),
    siege: grid(8, 2, 10),
    seniority: ids,
    pools: row({ macedonian: pool(MACEDONIAN), royal: pool(ROYAL), elephant: pool(ELEPHANT), "silver-shields": pool(SILVER_SHIELDS) }),
    supply: row({ transit: number, other: number }),
    overrunRatio: whole(1, 20),
    localTroops: row({ province: number, marker: number }),
    siegePoints: row({ inside: tripleOf(points), independentCity: points, minorCity: points, fortress: points }),
    legitimacy: row({ toWin: whole(1, 200), champion: number, tomb: number, royalTomb: number, strategos: number, suspicion: number }),
    prestige: row({ sacredGround: number, independentArmy: number, oratory: number }),
    victoryPoints: row({ largestFleet: number, largestFleetFrom: number, hellespont: number, lordOfAsia: number }),
    training: row({ mercenary: whole(1, 100), macedonian: whole(1, 100) }),
    loneGeneralMp: whole(1, 12),
    antigonusSix: whole(1, 12),
    independentInitiative: number,
    mostAtSea: whole(1, 100),
  });
}

const tripleOf = <V>(entry: Form<V>): Form<readonly [V, V, V]> => tuple(entry, entry, entry);

function setupForm(): Form<SetupTables> {
  const cus = someOf(UNITS, whole(0, 20));
  const army = { general: id, units: cus, source, unitsSource: source };
  const turn = whole(1, 20);
  return row({
    playerCounts: list(0, 10, playerCountForm()),
    seats: rowPer(SEATS, (seat) => row({ id: word([seat]), minorSet: id, source })),
    body: row({ space: id, mayMoveFromTurn: number, royalTomb: id, source }),
    instantVictoryFromTurn: number,
    turns: turn,
    rounds: whole(1, 10),
    cards: whole(1, 12),
    startingArmies: list(0, 30, row({ ...army, space: id, markers: ids })),
    laterGenerals: list(0, 30, row({ ...army, ...arrival() })),
    independentMarkers: list(0, MOST_ROWS, row({ space: id, source })),
    independentArmies: list(1, 60, row({ ...named, space: orNull(id), units: whole(1, 8), battle, unitsSource: source })),
    localTribe: row({ units: whole(1, 8), battle }),
    royalFamily: list(1, 20, royalForm()),
    fleets: list(1, 20, fleetForm()),
    turnTrack: list(0, 20, row({ turn, years: text, events: list(0, 20, variant("id", TURN_EVENTS)), source })),
  });
}

function playerCountForm(): Form<PlayerCountRow> {
  const counts = { players: whole(2, SEATS.length), pool: ids, each: whole(1, 12), autoVp: whole(1, 200), hiddenHands: whole(0, 2), source };
  return row(counts, { ward: id });
}

function arrival() {
  const startIfDealt = orNull(row({ space: id, markers: ids }));
  return { how: text, optionalSpace: orNull(id), optionalProvince: orNull(id), markersAtMost: whole(0, 20), startIfDealt };
}

function royalForm(): Form<RoyalRow> {
  return row({ ...named, sex: word(["male", "female"]), legitimacy: whole(0, 20), space: id, active: flag, heir: flag, placeSource: source });
}

function fleetForm(): Form<FleetRow> {
  const strength = whole(0, 20);
  return row({ ...named, province: orNull(id), space: orNull(id), strength, upgraded: strength, counts: flag, strengthSource: source });
}

const TURN_EVENTS = {
  "card-playable": { card: id },
  "card-added-to-deck": { card: id },
  "general-replaced": { general: id },
  "general-enters": { general: id, holderOf: id },
  "heir-comes-of-age": { royal: id },
  "body-removed": {},
} satisfies Readonly<Record<TurnTrackEvent["id"], FieldForms>>;
