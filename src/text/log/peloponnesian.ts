import { isSame } from "../../core/basics/same.js";
import type { PeloponnesianEvent } from "../../peloponnesian/vocabulary/events.js";
import type { PeloponnesianMove } from "../../peloponnesian/vocabulary/moves.js";
import type { LogRows } from "../log.js";

export const LOG: LogRows<PeloponnesianMove, PeloponnesianEvent> = {
  echoes: {
    attrition: "attrition-rolled",
    "break-off": "battle-ended",
    build: "block-built",
    "build-block": "block-built",
    "choose-city": "city-pillaged",
    "detach-garrison": "garrison-detached",
    "end-phase": "turn-ended",
    enter: "blocks-moved",
    "fight-sally": "battle-began",
    "force-march": "forced-march-announced",
    fortify: "fortified",
    "leave-carrying": "blocks-moved",
    "leave-to": "blocks-moved",
    load: "cargo-loaded",
    "muster-block": "blocks-moved",
    "muster-carrying": "blocks-moved",
    "name-city": "control-changed",
    pillage: "city-pillaged",
    "place-recruit": "recruit-placed",
    // The revealed card shows whether it was committed for its event or its actions.
    "play-actions": "card-committed",
    "play-event": "card-committed",
    recruit: "recruits-drawn",
    retreat: "retreat-announced",
    "retreat-block": "blocks-retreated",
    "retreat-carrying": "blocks-retreated",
    "retreat-inside": "blocks-retreated",
    "retreat-to": "blocks-retreated",
    sacrifice: "card-committed",
    "sally-block": "battle-began",
    "sally-from": "battle-began",
    storm: "battle-began",
    supply: "block-supplied",
    "supply-block": "block-supplied",
    "take-hit": "block-hit",
    "take-olympian": "olympian-taken",
    "take-side": "sides-chosen",
    "use-olympian": "olympian-used",
  },
  silentMoves: [
    "maneuver",
    "choose-group",
    "choose-besieged",
    "add-block",
    "march",
    "stop-here",
    "end-maneuver",
    "muster",
    "muster-to",
    "build",
    "supply",
    "pillage",
    "storm-with",
    "sally-block",
    "retreat-block",
    "go-home",
    "go-home-carrying",
    "winter-in",
    "done",
    "end-phase",
    "end-sieges",
  ],
  // Joins the moves of blocks from area to area.
  join(before, after) {
    if (before.type !== "blocks-moved" || after.type !== "blocks-moved") return null;
    if (before.seat !== after.seat || before.to !== after.from || before.secret === undefined) return null;
    return isSame(before.secret, after.secret) ? { ...after, from: before.from } : null;
  },
  silent: {
    // A side that breaks off a storm does not move, as the end of the battle shows.
    "retreat-announced": (_, index, events) => events.slice(index + 1).some((event) => event.type === "battle-ended" && event.way === "broken-off"),
    "ships-damaged": ({ wrecks, waves }) => wrecks + waves === 0,
    // An event turn begins with the event.
    "turn-began": (_, index, events) => events[index + 1]?.type === "event-began",
  },
  brief: [
    "year-began",
    "season-began",
    "event-began",
    "battle-ended",
    "siege-began",
    "siege-ended",
    "control-changed",
    "area-aligned",
    "city-pillaged",
    "leader-changed",
    "prestige-changed",
    "peace-rolled",
    "truce-ended",
    "game-over",
  ],
};
