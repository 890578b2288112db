/** Leaders, factions and foreign money: leaders, Persian Aid, Decelea, coup, trial and the peace (PEL-3.5.21, PEL-3.5.24 to PEL-3.5.28). */
import { answerOf, setStep, slot, stepOf } from "../../../core/frames.js";
import { EventSlot } from "../../frames.js";
import { peaceTarget } from "../../rules/event-dice.js";
import { addEffect, CLOCK, COUP, IN_PLAY, leaderOf, read, setCardPlace, write, REMOVED } from "../../state.js";
import { ATHENS, SEATS } from "../../types.js";
import { removeLeader } from "../campaign.js";
import { rollEventDie } from "../event-die.js";
import { concludePeace } from "../peace.js";
import { gainPrestige } from "../settle.js";
import { type EventHandler, GO_ON, OVER } from "./handler.js";

export const leader: EventHandler = {
  run(s, t, seat, _dice, log) {
    const former = leaderOf(s, t, seat);
    if (former >= 0) {
      setCardPlace(s, former, REMOVED); // PEL-3.2.3.2
      log?.push({ type: "card-removed", card: t.cardIds[former]! });
    }
    const card = slot(s, EventSlot.card);
    setCardPlace(s, card, IN_PLAY);
    log?.push({ type: "leader-changed", seat: SEATS[seat]!, card: t.cardIds[card]!, clause: "PEL-3.2.3.2" });
    return OVER;
  },
};

/** Persian Aid and Decelea: the card stays in play. */
export const staysInPlay: EventHandler = {
  run(s) {
    setCardPlace(s, slot(s, EventSlot.card), IN_PLAY); // PEL-3.2.2.1
    return OVER;
  },
};

export const oligarchicCoup: EventHandler = {
  run(s, t, _seat, _dice, log) {
    removeLeader(s, t, ATHENS, "PEL-3.5.27", log);
    addEffect(s, COUP);
    return OVER;
  },
};

export const trialOfTheGenerals: EventHandler = {
  run(s, t, _seat, _dice, log) {
    removeLeader(s, t, ATHENS, "PEL-3.5.28", log);
    gainPrestige(s, ATHENS, -1, "event", "PEL-3.5.28", log);
    return OVER;
  },
};

export const peaceFaction: EventHandler = {
  run(s, t, seat, _dice, log) {
    if (stepOf(s) === 0) {
      write(s, CLOCK.peace, read(s, CLOCK.peace) + 1);
      setStep(s, 1);
      rollEventDie(s, seat, "peace-faction");
      return GO_ON;
    }
    if (stepOf(s) === 2) return OVER;
    setStep(s, 2);
    const target = peaceTarget(s, t);
    const peace = answerOf(s) <= target;
    log?.push({ type: "peace-rolled", counter: read(s, CLOCK.peace), target, peace, clause: "PEL-3.5.21" });
    if (!peace) return OVER;
    concludePeace(s, t, log);
    return GO_ON;
  },
};
