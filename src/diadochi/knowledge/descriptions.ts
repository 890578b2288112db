/** Parts of decisions that are computed instead of read from the slots of their frames, such as the opponent, the room left or the target number. */
import { type Code, verbOf } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { NONE, type Descriptions } from "../../core/flow/frame-rows.js";
import { spaceOfPlace } from "../effects/losses.js";
import type { CardEvent } from "../tables/card-events.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { event } from "../flow/event.js";
import { surpriseEffect } from "../flow/surprise-effect.js";
import { windowsOpenTo } from "../flow/surprise-window.js";
import { F, type FRAMES, NO_PART } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { avoidanceThreshold, initiativeOf, seniorGeneral } from "../rules/command.js";
import { roomInside } from "../rules/reactions.js";
import { answeredCard, isOpener } from "../rules/cards/windows.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import { CARD_OPTIONS, type CardOption, TARGETS } from "../vocabulary/types.js";
import { countUnits, MACEDONIAN } from "../vocabulary/units.js";

export const DESCRIPTIONS: Descriptions<typeof FRAMES, DiadochiState> = {
  "choose-use": (s) => ({ choice: F["choose-use"].top(s).card }),
  "choose-ops-use": cardUsed,
  "place-control-markers": cardUsed,
  train(s) {
    const { rules } = tablesOf(s);
    const { seat } = F.train.top(s);
    const recorded = S.trainingOps(s, seat);
    const unit = recorded > 0 ? S.trainingType(s, seat) : NONE;
    return { ...cardUsed(s), unit, recorded, needed: unit === MACEDONIAN ? rules.training.macedonian : rules.training.mercenary };
  },
  "upgrade-fleet": cardUsed,
  "return-fleet": cardUsed,
  "replace-general": cardUsed,
  event(s) {
    const target = targetOf(s, event, F.event.top(s).seat);
    const { province, player, space, royal, marked, count } = F.event.top(s);
    return { target, within: province, option: optionChosen(s), player, space, royal, marked: [...marked], count };
  },
  "surprise-window"(s) {
    const hasArmy = S.forceOwner(s) !== S.NOBODY;
    const card = isOpener(s, F["surprise-effect"]) ? answeredCard(s).card : NONE;
    return {
      open: windowsOpenTo(s, F["surprise-window"].top(s).seat),
      army: S.forceOwner(s),
      commander: hasArmy ? commander(s) : NONE,
      space: isOpener(s, F.assault) ? F.assault.under(s).space : hasArmy ? S.forceSpace(s) : NONE,
      trying: isOpener(s, F.attempt) ? S.ownerOfSeat(F.attempt.under(s).seat) : S.NOBODY,
      card,
    };
  },
  "surprise-effect": (s) => ({ target: targetOf(s, surpriseEffect, F["surprise-effect"].top(s).seat), against: F["surprise-effect"].top(s).enemy }),
  campaign: (s) => ({ card: F.event.find(s)?.card ?? F["choose-use"].under(s).card }),
  "activate-independent": (s) => ({ card: F.event.under(s).card }),
  "movement-segment": (s) => ({ moving: F["movement-segment"].top(s).step !== F["movement-segment"].step.start }),
  "end-of-movement"(s) {
    const space = S.placeOfGeneral(s, F["end-of-movement"].top(s).general);
    return { space, owner: S.markerOf(s, space) };
  },
  "compose-army": forceHere,
  march: forceHere,
  "drop-or-pick-up": (s) => ({ space: S.forceSpace(s) }),
  "answer-passage": armyUnderWay,
  "enter-anyway": (s) => ({ against: S.fieldOwner(s, F["enter-anyway"].top(s).space) }),
  "betray-passage": armyUnderWay,
  sortie: (s) => ({ against: S.fieldOwner(s, F.sortie.top(s).space) }),
  interception: (s) => ({ ...armyUnderWay(s), space: S.forceSpace(s), from: F.entry.under(s).from }),
  "interception-leader": (s) => ({ goal: S.forceSpace(s) }),
  "interception-leaves": (s) => ({ goal: S.forceSpace(s) }),
  "independent-interception": (s) => ({ army: S.forceOwner(s), commander: commander(s), goal: S.forceSpace(s) }),
  "fight-or-step-back": (s) => ({ space: S.forceSpace(s), against: F.entry.under(s).interceptor }),
  "withdraw-inside"(s) {
    const space = S.forceSpace(s);
    return { army: S.forceOwner(s), space, room: roomInside(s, tablesOf(s), F["withdraw-inside"].top(s).seat, space) };
  },
  "avoid-battle"(s) {
    const t = tablesOf(s);
    const space = S.forceSpace(s);
    const general = seniorGeneral(t, S.fieldGenerals(s, S.ownerOfSeat(F["avoid-battle"].top(s).seat), space));
    return { ...armyUnderWay(s), space, general, least: general === NONE ? 0 : avoidanceThreshold(s, t, general) };
  },
  "independent-avoidance": (s) => ({ army: S.forceOwner(s), commander: commander(s), space: S.forceSpace(s) }),
  pursue(s) {
    const leader = F.march.under(s).commander;
    return { commander: leader, space: S.forceSpace(s), least: initiativeOf(s, tablesOf(s), leader) + 1 };
  },
  "unit-loss": (s) => ({ space: spaceOfPlace(s, F["unit-loss"].top(s).place) }),
  "garrison-excess"(s) {
    const { seat, space } = F["garrison-excess"].top(s);
    return { room: roomInside(s, tablesOf(s), seat, space) };
  },
  "drop-before-embarking": (s) => ({
    commander: F.march.under(s).commander,
    space: S.forceSpace(s),
    excess: countUnits(S.forceUnits(s)) - tablesOf(s).rules.mostAtSea,
  }),
  "sea-path"(s) {
    const { mp, cost, path } = F["sea-path"].top(s);
    const port = path.length === 0 ? S.forceSpace(s) : path.at(path.length - 1);
    return { commander: F.march.under(s).commander, start: S.forceSpace(s), port, left: mp - cost };
  },
  escort: (s) => ({ start: S.forceSpace(s), goal: lastPort(s), path: [...F["naval-move"].under(s).path] }),
  "naval-interception"(s) {
    const { commit } = F["naval-interception"].step;
    return { army: S.forceOwner(s), start: S.forceSpace(s), goal: lastPort(s), committing: F["naval-interception"].top(s).step === commit };
  },
  "independent-march": forceHere,
};

// The part of a card's event that its player chose; NONE before the choice, or if the card does not offer a choice.
function optionChosen(s: DiadochiState): number {
  const { card, part } = F.event.top(s);
  const { choice, parts } = tablesOf(s).cardEvents[card] as CardEvent;
  return choice && part !== NO_PART ? CARD_OPTIONS.indexOf(parts[part]!.op as CardOption) : NONE;
}

// The card in use, public once its use was chosen.
function cardUsed(s: DiadochiState): { card: number } {
  return { card: F["choose-use"].under(s).card };
}

// The commander of the moving army; NONE for an independent army.
function commander(s: DiadochiState): number {
  return F.march.find(s)?.commander ?? F.sortie.find(s)?.commander ?? NONE;
}

function forceHere(s: DiadochiState): { space: number; units: number } {
  return { space: S.forceSpace(s), units: S.forceUnits(s) };
}

function armyUnderWay(s: DiadochiState): { army: number; commander: number; units: number } {
  return { army: S.forceOwner(s), commander: commander(s), units: S.forceUnits(s) };
}

function lastPort(s: DiadochiState): number {
  const { path } = F["naval-move"].under(s);
  return path.at(path.length - 1);
}

// The kind of target that a card asks for, taken from the first choice listed.
function targetOf(s: DiadochiState, card: Procedure<DiadochiState, DiadochiEvent>, seat: number): number {
  const choices: Code[] = [];
  card.moves(s, seat, choices);
  return TARGETS.indexOf(targetOfVerb(verbOf(choices[0]!)));
}

function targetOfVerb(verb: number): (typeof TARGETS)[number] {
  switch (verb) {
    case V["target-player"]:
      return "player";
    case V["target-province"]:
      return "province";
    case V["target-space"]:
    case V["place-marker"]:
      return "space";
    case V["target-army"]:
    case V["target-garrison"]:
      return "army";
    case V["target-general"]:
      return "general";
    case V["target-royal"]:
      return "family";
    case V["target-fleet"]:
      return "fleet";
    case V["choose-option"]:
      return "option";
    default:
      return "unit";
  }
}
