/** The events of the turn track at the start of a turn (DIA-EOT.4 to DIA-EOT.7). */
import { withBit, withoutBit } from "../../core/basics/bits.js";
import type { Log } from "../../core/flow/flow.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { cardId, seatId } from "../state/names.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { indexOfId, NONE, type Tables } from "../tables/index.js";
import type { TurnTrackEvent } from "../vocabulary/edition-types.js";
import { joinFaction } from "./newcomers.js";
import { endMarriages } from "./royals.js";

/** Carries out one event of the turn track, which may push a frame. */
export function carryOutTrackEvent(s: DiadochiState, t: Tables, event: TurnTrackEvent, log: Log<DiadochiEvent>): void {
  switch (event.id) {
    case "general-replaced":
      return replaceOnTrack(s, t, indexOfId(t.pieceIds, event.general), log);
    case "general-enters":
      return enter(s, indexOfId(t.pieceIds, event.general), indexOfId(t.pieceIds, event.holderOf), log);
    case "card-added-to-deck":
      return addCard(s, t, indexOfId(t.cardIds, event.card), log);
    case "body-removed":
      return removeBody(s, t, log);
    case "heir-comes-of-age": {
      const next = F["coming-of-age"].push(s);
      next.royal = indexOfId(t.royalIds, event.royal);
      return;
    }
    case "card-playable":
      return; // The card's own data give its first turn.
  }
}

// DIA-EOT.6, DIA-AMB.164: the general dies, and his replacement takes his place. Nothing happens if he was killed earlier or is not in a faction.
function replaceOnTrack(s: DiadochiState, t: Tables, general: number, log: Log<DiadochiEvent>): void {
  const place = S.placeOfGeneral(s, general);
  if (S.ownerOfGeneral(s, general) === S.NOBODY || S.isReplaced(s, general) || (place < 0 && place !== S.DISPERSED)) return;
  const dead = S.generalId(s, t, general);
  endMarriages(s, t, general, log);
  S.setPrestigeMarkers(s, general, 0);
  s.engines = withoutBit(s.engines, general);
  s.replaced = withBit(s.replaced, general);
  log?.push({
    type: "general-replaced",
    clause: "DIA-EOT.6",
    seat: seatId(S.seatOfOwner(S.ownerOfGeneral(s, general))),
    general: dead,
    by: S.generalId(s, t, general),
  });
}

// DIA-EOT.7: the general joins the player of `holderOf`, even if `holderOf` is dead; he waits if no player has `holderOf`.
function enter(s: DiadochiState, general: number, holderOf: number, log: Log<DiadochiEvent>): void {
  const owner = S.ownerOfGeneral(s, holderOf);
  if (owner === S.NOBODY || S.ownerOfGeneral(s, general) !== S.NOBODY) return;
  joinFaction(s, S.seatOfOwner(owner), general, "DIA-EOT.7", log);
  const next = F["place-general"].push(s);
  next.seat = S.seatOfOwner(owner);
  next.general = general;
  next.army = true; // DIA-REI.16: the general brings his CUs
}

// DIA-SET.7: the card joins the deck, unless its general is already in a faction (DIA-TYC.24).
function addCard(s: DiadochiState, t: Tables, card: number, log: Log<DiadochiEvent>): void {
  const general = t.cardGenerals[card]!;
  if (S.placeOfCard(s, card) !== S.ASIDE || (general !== NONE && S.ownerOfGeneral(s, general) !== S.NOBODY)) return;
  S.setCardPlace(s, card, S.PILE);
  log?.push({ type: "card-added-to-deck", clause: "DIA-EOT.5", card: cardId(t, card) });
}

// DIA-ALX.9: a body not buried in time leaves the game.
function removeBody(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  const body = S.bodyOf(t);
  if (S.placeOfRoyal(s, body) === S.DEAD) return;
  S.setRoyalPlace(s, body, S.DEAD);
  S.setController(s, body, S.NOBODY);
  log?.push({ type: "body-removed", clause: "DIA-ALX.9" });
}
