/** The law of events on the table (law 32): everyone who sees an event can see its subjects on the board or table. */
import type { EventBase } from "../../core/events/events.js";
import type { EventTargets } from "../../core/board/event-targets.js";
import type { Table } from "../../core/board/table.js";
import type { Target } from "../../core/board/targets.js";
import { expectThat, type Law } from "../law.js";
import { finder } from "./targets.js";
import { type Trial, type Stop, setUp, walk } from "../walk.js";

export const eventTargetsLaw: Law = {
  number: 32,
  title: "What an event is about is on its viewer's table, before it or after it",
  check(trial) {
    const begun: EventBase[] = [];
    const first = setUp(trial, begun);
    if (trial.stretch === undefined) checkEvents(trial, [first], begun);
    walk(trial, (stop) => {
      if (stop.isSampled) checkStep(trial, stop);
    });
  },
};

function checkStep(trial: Trial, { state, move }: Stop): void {
  const step = trial.ruleset.apply(state, move);
  checkEvents(trial, [state, step.state], step.events);
}

function checkEvents({ ruleset, known }: Trial, states: readonly Stop["state"][], events: readonly EventBase[]): void {
  const { drawing } = known ?? {};
  if (drawing?.eventTargets === undefined) return;
  for (const viewer of [...ruleset.players(states[0] as never), "spectator", "arbiter"]) {
    const tables = states.map((state): Table => drawing.table(ruleset.view(state, viewer) as never));
    const finders = states.map((state, i) => finder(drawing.board(state), tables[i] as Table, ruleset.players(state)));
    const facesShown = new Set<string>();
    for (const event of ruleset.viewEvents(events, viewer) as EventBase[]) {
      const { targets, trail }: EventTargets = drawing.eventTargets(event as never);
      const say = (what: string) => (): string => `${JSON.stringify(event)}, as ${viewer} hears of it, ${what}: ${JSON.stringify(targets)}`;
      const isThere = (target: Target): boolean => finders.some((find) => find(target));
      // A face that was shown may be hidden again, such as after a battle that begins and ends with one move.
      if (Object.hasOwn(known?.shownOnce ?? {}, event.type)) for (const { kind, id } of targets) if (kind === "piece") facesShown.add(id);
      // A played card may be in a pile that has been shuffled since.
      for (const target of targets.filter(({ kind, id }) => kind !== "card" && !(kind === "piece" && facesShown.has(id))))
        expectThat(isThere(target), say(`names the ${target.kind} ${target.id}, which is not there`));
      for (const place of trail) expectThat(isThere({ kind: "place", id: place }), say(`goes by ${place}, which is no place`));
      expectThat(
        trail.every((place) => targets.some(({ kind, id }) => kind === "place" && id === place)),
        say("goes by what it does not name"),
      );
    }
  }
}
