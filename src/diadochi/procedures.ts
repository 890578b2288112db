/**
 * Rules of Diadochi without a game, on the standard edition: chances of reactions, the control of a province, a player's points.
 *
 * They place the caller's pieces on an empty map and use the functions of a game. Battles, sieges and attrition without a game are in the files of
 * their rules.
 */
import { SetupError } from "../core/basics/errors.js";
import { type Complaint, complaint } from "../core/basics/json.js";
import { avoidanceThreshold, independentThreshold, interceptionThreshold } from "./rules/command.js";
import { legitimacyOf, victoryPointsOf } from "./rules/points.js";
import { chanceOfThreshold } from "./rules/reactions.js";
import * as S from "./state/index.js";
import type { DiadochiState } from "./state/index.js";
import { EDITIONS, NONE, type Tables } from "./tables/index.js";
import { SEATS, type Seat } from "./vocabulary/types.js";

const FAIL: Complaint = complaint(SetupError, "procedure/bad-input");

/** Owners of markers by space; other spaces are uncontrolled. */
export type Markers = Readonly<Record<string, Seat | "independent">>;

/** The sources of one player's legitimacy. */
export interface Claims {
  readonly markers?: Markers | undefined;
  /** True by default. */
  readonly champion?: boolean | undefined;
  /** The ids of his generals in play. */
  readonly generals?: readonly string[] | undefined;
  /** The ids of the royal family members he controls. */
  readonly royals?: readonly string[] | undefined;
  /** The number of Suspicions on him. */
  readonly suspicions?: number | undefined;
  /** The city of Alexander's tomb, and if this player buried him. */
  readonly tomb?: { readonly space: string; readonly buriedByHim: boolean } | undefined;
}

/**
 * The chance, from 0 to 1, that a general (DIA-INT.6) or an independent army ("independent-army", DIA-INT.19) intercepts on land. @throws SetupError for an
 * unknown id
 */
export function interceptionChance(general: string): number {
  const t = standard();
  if (general === "independent-army") return chanceOfThreshold(independentThreshold(t)) / 6;
  return chanceOfThreshold(interceptionThreshold(emptyMap(), t, generalIndex(t, general))) / 6;
}

/** The chance, from 0 to 1, that a general, or an independent army ("independent-army"), avoids battle (DIA-AVO.2). @throws SetupError for an unknown id */
export function avoidanceChance(general: string): number {
  const t = standard();
  if (general === "independent-army") return chanceOfThreshold(independentThreshold(t)) / 6;
  return chanceOfThreshold(avoidanceThreshold(emptyMap(), t, generalIndex(t, general))) / 6;
}

/** The player who controls a province with these markers; null if none does (DIA-MAP.6). @throws SetupError for an unknown id */
export function provinceControl(province: string, markers: Markers): Seat | null {
  const t = standard();
  const s = emptyMap();
  place(s, t, markers);
  const seat = S.seatOfOwner(S.provinceOwner(s, indexOf(t.provinceIds, province, "province")));
  return seat === NONE ? null : (SEATS[seat] ?? null);
}

/** The victory points of every seat with these markers, if no fleet is upgraded (DIA-VIC.4). @throws SetupError for an unknown id */
export function victoryPoints(markers: Markers): Readonly<Record<Seat, number>> {
  const t = standard();
  const s = emptyMap();
  place(s, t, markers);
  return { red: victoryPointsOf(s, t, 0), blue: victoryPointsOf(s, t, 1), green: victoryPointsOf(s, t, 2), yellow: victoryPointsOf(s, t, 3) };
}

/**
 * The legitimacy points of a player with these claims (DIA-LEG.11). His markers are those of `seat`, red by default. @throws SetupError for an
 * unknown id
 */
export function legitimacyPoints(claims: Claims, seat: Seat = "red"): number {
  const t = standard();
  const s = emptyMap();
  const index = SEATS.indexOf(seat);
  const owner = S.ownerOfSeat(index);
  place(s, t, claims.markers ?? {});
  S.setChampion(s, index, claims.champion ?? true);
  for (const id of claims.generals ?? []) putGeneral(s, generalIndex(t, id), owner);
  for (const id of claims.royals ?? []) putRoyal(s, indexOf(t.royalIds, id, "royal family member"), owner);
  S.setSuspicions(s, index, claims.suspicions ?? 0);
  if (claims.tomb !== undefined) {
    s.tomb = indexOf(t.spaceIds, claims.tomb.space, "space");
    s.tombOwner = claims.tomb.buriedByHim ? owner : S.INDEPENDENTS;
  }
  return legitimacyOf(s, t, index);
}

function standard(): Tables {
  return EDITIONS.of("");
}

function emptyMap(): DiadochiState {
  return S.emptyState("", SEATS.length);
}

function place(s: DiadochiState, t: Tables, markers: Markers): void {
  for (const [id, who] of Object.entries(markers)) {
    const seat = SEATS.indexOf(who as Seat);
    if (who !== "independent" && seat < 0) throw FAIL(`markers.${id}`, `a seat or "independent"`, who);
    S.setMarker(s, t, indexOf(t.spaceIds, id, "space"), who === "independent" ? S.INDEPENDENTS : S.ownerOfSeat(seat));
  }
}

function putGeneral(s: DiadochiState, general: number, owner: number): void {
  S.setOwnerOfGeneral(s, general, owner);
  S.setGeneralPlace(s, general, 0);
}

function putRoyal(s: DiadochiState, royal: number, owner: number): void {
  S.setRoyalPlace(s, royal, 0);
  S.setController(s, royal, owner);
}

// The id of a replacement is not accepted.
function generalIndex(t: Tables, id: string): number {
  return indexOf(t.pieceIds.slice(0, t.generalCount), id, "general");
}

function indexOf(ids: readonly string[], id: string, what: string): number {
  const index = ids.indexOf(id);
  if (index < 0) throw FAIL(what, `the id of a ${what}`, id);
  return index;
}
