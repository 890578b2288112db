/** An example of a clause on the map, step by step: what is asked, what is legal, what is refused, what happens. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { AnyRuleset } from "tyche";
import { type Example, type PlayedExample, playExample } from "tyche/examples";
import type { Table } from "tyche/svg";
import { choices as choicesOf, listedMoves } from "tyche/ui";
import type { Connection } from "../connection.js";
import { loadWhole } from "../games/rulesets.js";
import type { Drawing, Language, Texts } from "../games/surface.js";
import { Board } from "../parts/Board.js";
import { Cards } from "../parts/Cards.js";
import { Clause, Marked } from "../parts/Clause.js";
import { placesIn, trailsOf } from "../parts/happened.js";
import { Tracks } from "../parts/Tracks.js";
import type { Told } from "../protocol.js";
import { bookAddress, gameAddress } from "../route.js";
import { useWords } from "../words/words.js";

/** Who decides when somebody plays on, and who plays the others. */
const [PERSON, COMPUTER] = ["here", "search"] as const;
/** So many legal moves are listed. */
const MOST = 40;

interface Props {
  readonly connection: Connection;
  readonly game: string;
  readonly example: Example;
  /** What the clause says. */
  readonly text: string;
  readonly language: Language;
  readonly texts: Texts;
  readonly drawing: Drawing;
  readonly onFailure: (error: unknown) => void;
}

// biome-ignore lint/suspicious/noExplicitAny: states and events of any game
type AnyPlayed = PlayedExample<any>;

/** A ruleset with an example as it was played: the first position, and the one beside it where there is one. */
interface Played {
  readonly ruleset: AnyRuleset;
  readonly parts: readonly AnyPlayed[];
}

export function ExampleScreen({ connection, game, example, text, language, texts, drawing, onFailure }: Props) {
  const words = useWords();
  const [played, setPlayed] = useState<Played | null>(null);
  const [nth, setNth] = useState(0);
  const [at, setAt] = useState(0);
  const [viewer, setViewer] = useState("arbiter");
  useEffect(() => {
    const all = example.beside === undefined ? [example] : [example, example.beside];
    loadWhole(game)
      .then(({ ruleset }) => setPlayed({ ruleset, parts: all.map((part) => playExample(ruleset, part)) }))
      .catch(onFailure);
  }, [game, example]);
  const last = useRef<HTMLHeadingElement>(null);
  useEffect(() => last.current?.scrollIntoView({ block: "nearest" }), [at]);
  const part = played?.parts[nth] ?? null;
  const state = part === null ? null : at === 0 ? part.position : part.steps[at - 1]!.after;
  const differing = useMemo(() => {
    if (played === null || played.parts.length < 2) return [];
    const [one, other] = played.parts.map(({ position }) => drawing.table(played.ruleset.view(position, "arbiter") as object));
    return differingPlaces(one!, other!);
  }, [played, drawing]);
  const shown = useMemo(() => {
    if (played === null || part === null) return null;
    const table = drawing.table(played.ruleset.view(state, viewer) as object);
    const list = played.ruleset.seatsToMove(state).flatMap((seat) => listedMoves(played.ruleset, state, seat));
    const happened = at === 0 ? [] : [{ events: part.steps[at - 1]!.events as readonly Told[], seat: null }];
    const around = { trails: trailsOf(happened, drawing, null), rings: at === 0 ? differing : placesIn(happened, drawing) };
    return { table, list, around, lit: choicesOf(list, table).lit, decision: played.ruleset.decision(state) };
  }, [played, part, state, drawing, at, differing, viewer]);
  if (played === null || part === null || shown === null) return <p class="example-loading">{words.loading}</p>;
  const { ruleset } = played;
  const { steps } = part;
  const { table, decision, list, lit, around } = shown;
  const goBeside = (): void => {
    setNth(1 - nth);
    setAt(0);
  };
  const playOn = async (): Promise<void> => {
    try {
      const asked = ruleset.seatsToMove(state);
      const seats = Object.fromEntries(ruleset.players(state).map((seat) => [seat, asked[0] === seat ? PERSON : COMPUTER]));
      location.hash = gameAddress(await connection.call("playFrom", game, state, seats));
    } catch (error) {
      onFailure(error);
    }
  };
  return (
    <>
      <section class="map" aria-label={words.board}>
        <Board {...{ board: drawing.board, table, texts, language, lit }} {...around} moved={around.rings} list={at} jump={null} onPick={() => {}} />
      </section>
      <aside class="example" data-testid="example" data-clause={example.clause} data-part={nth} data-step={at}>
        <div class="prompt" aria-live="polite">
          <h2>
            <Clause id={example.clause} /> <span lang="en">{example.title}</span>
          </h2>
          <div class="buttons">
            {steps.length === 0 ? null : (
              <>
                <button type="button" data-testid="example-back" disabled={at === 0} onClick={() => setAt(at - 1)}>
                  {words.back}
                </button>
                <button type="button" class="primary" data-testid="example-next" disabled={at === steps.length} onClick={() => setAt(at + 1)}>
                  {words.nextStep} ({at}/{steps.length})
                </button>
              </>
            )}
            {played.parts.length === 1 ? null : (
              <button type="button" data-testid="example-beside" onClick={goBeside}>
                {nth === 0 ? words.exampleBeside : words.exampleFirst}
              </button>
            )}
            <button type="button" data-testid="example-play" disabled={decision === null} onClick={playOn}>
              {words.editPlay}
            </button>
            <button type="button" class="close" aria-label={words.close} onClick={() => (location.hash = bookAddress(game, example.clause))}>
              ×
            </button>
          </div>
        </div>
        <div class="panel">
          <p lang="en">
            <Marked text={text} />
          </p>
          <label>
            {words.viewer}{" "}
            <select name="seen-by" value={viewer} onChange={(event) => setViewer(event.currentTarget.value)}>
              <option value="arbiter">{words.arbiter}</option>
              {ruleset.players(state).map((seat) => (
                <option key={seat} value={seat}>
                  {texts.name(seat)}
                </option>
              ))}
              <option value="spectator">{words.spectator}</option>
            </select>
          </label>
          {nth === 0 ? null : (
            <p data-testid="example-differs">
              {differing.length === 0 ? words.exampleAlike : words.exampleDiffers(differing.map((place) => texts.name(place)).join(", "))}
            </p>
          )}
          {steps.length > 0 ? null : <p data-testid="example-look">{decision === null ? words.exampleOver : words.exampleLook}</p>}
          <ol class="example-steps">
            {steps.slice(0, at).map(({ step, move, before, events, refusal }, i) => (
              <li key={i} class={refusal === null ? undefined : "refused"}>
                <p class="asked">
                  {texts.prompt(ruleset.decision(before), "arbiter")} <Clause id={ruleset.decision(before)?.clause} />
                </p>
                <p>
                  <strong>{texts.move(move as never)}</strong> <code>{step.line}</code>
                </p>
                {refusal === null ? (
                  (events as readonly Told[]).map((event, which) => (
                    <p key={which}>
                      {texts.event(event as never)} <Clause id={event.clause} />
                    </p>
                  ))
                ) : (
                  <p data-testid="refusal">
                    {words.refused}: {texts.refusal(refusal)} <Clause id={refusal.clause} />
                  </p>
                )}
              </li>
            ))}
          </ol>
          <h3 ref={last}>
            {decision === null ? texts.outcome(ruleset.outcome(state) as never) : texts.prompt(decision as never, "arbiter")}{" "}
            <Clause id={decision?.clause ?? ruleset.outcome(state)?.clause} />
          </h3>
          {decision === null ? null : (
            <details open={list.length <= MOST}>
              <summary>{words.legalHere(list.length)}</summary>
              <ul>
                {list.slice(0, MOST).map(({ line, move }) => (
                  <li key={line}>{texts.move(move as never, decision as never)}</li>
                ))}
              </ul>
            </details>
          )}
          <details open>
            <summary>{words.tracks}</summary>
            <Tracks {...{ board: drawing.board, table, texts }} lit={[]} onPick={() => {}} />
          </details>
          <details>
            <summary>{words.cards}</summary>
            <Cards {...{ table, viewer, texts }} />
          </details>
        </div>
      </aside>
    </>
  );
}

// The places at which something else lies or stands in one position than in the other.
function differingPlaces(one: Table, other: Table): string[] {
  const lying = ({ places, stacks }: Table, place: string): string => JSON.stringify([places[place], stacks.filter((stack) => stack.place === place)]);
  const all = [one, other].flatMap(({ places, stacks }) => [...Object.keys(places), ...stacks.map(({ place }) => place)]);
  return [...new Set(all)].filter((place) => lying(one, place) !== lying(other, place));
}
