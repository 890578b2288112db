/** Leaders, Persian Aid, Decelea, coup, trial and peace (PEL-3.5.21, PEL-3.5.24 to PEL-3.5.28). */
import { F } from "../../vocabulary/frames.js";
import { peaceTarget } from "../../rules/event-dice.js";
import * as S from "../../state/index.js";
import { ATHENS, SEATS } from "../../vocabulary/types.js";
import { removeLeader } from "../campaign.js";
import { rollEventDie } from "../event-die.js";
import { concludePeace } from "../peace.js";
import { gainPrestige } from "../../effects/prestige.js";
import type { EventHandler } from "./handler.js";

export const leader: EventHandler = {
  act(s, t, seat, _dice, log) {
    const former = S.leaderOf(s, t, seat);
    if (former >= 0) {
      S.setCardPlace(s, former, S.REMOVED); // PEL-3.2.3.2: the former leader leaves the game.
      log?.push({ type: "card-removed", card: t.cardIds[former]! });
    }
    const { card } = F.event.top(s);
    S.setCardPlace(s, card, S.IN_PLAY);
    log?.push({ type: "leader-changed", seat: SEATS[seat]!, card: t.cardIds[card]!, clause: "PEL-3.2.3.2" });
  },
};

export const staysInPlay: EventHandler = {
  act(s) {
    S.setCardPlace(s, F.event.top(s).card, S.IN_PLAY); // PEL-3.2.2.1: the card of Persian Aid or Decelea stays face up.
  },
};

export const oligarchicCoup: EventHandler = {
  act(s, t, _seat, _dice, log) {
    removeLeader(s, t, ATHENS, "PEL-3.5.27", log);
    S.addEffect(s, S.COUP);
  },
};

export const trialOfTheGenerals: EventHandler = {
  act(s, t, _seat, _dice, log) {
    removeLeader(s, t, ATHENS, "PEL-3.5.28", log);
    gainPrestige(s, ATHENS, { amount: -1, reason: "event", clause: "PEL-3.5.28" }, log);
  },
};

export const peaceFaction: EventHandler = {
  act(s, _t, seat) {
    S.write(s, S.CLOCK.peace, S.read(s, S.CLOCK.peace) + 1);
    F.event.top(s).step = F.event.step.rolled;
    rollEventDie(s, seat, "peace-faction");
  },
  rolled(s, t, face, _dice, log) {
    const target = peaceTarget(s, t);
    const peace = face <= target;
    log?.push({ type: "peace-rolled", counter: S.read(s, S.CLOCK.peace), target, peace, clause: "PEL-3.5.21" });
    if (peace) concludePeace(s, t, log);
  },
};
