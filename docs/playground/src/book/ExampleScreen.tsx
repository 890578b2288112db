/** An example of a clause on the map, step by step: what is asked, what is legal, what is refused, what happens. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { AnyRuleset } from "tyche";
import { type Example, type PlayedExample, playExample } from "tyche/examples";
import { choices as choicesOf, listedMoves } from "tyche/ui";
import type { Connection } from "../connection.js";
import { loadWhole } from "../games/rulesets.js";
import type { Drawing, Language, Texts } from "../games/surface.js";
import { Board } from "../parts/Board.js";
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

/** A ruleset with an example as it was played. */
interface Played {
  readonly ruleset: AnyRuleset;
  // biome-ignore lint/suspicious/noExplicitAny: states and events of any game
  readonly example: PlayedExample<any>;
}

export function ExampleScreen({ connection, game, example, text, language, texts, drawing, onFailure }: Props) {
  const words = useWords();
  const [played, setPlayed] = useState<Played | null>(null);
  const [at, setAt] = useState(0);
  useEffect(() => {
    loadWhole(game)
      .then(({ ruleset }) => setPlayed({ ruleset, example: playExample(ruleset, example) }))
      .catch(onFailure);
  }, [game, example]);
  const last = useRef<HTMLHeadingElement>(null);
  useEffect(() => last.current?.scrollIntoView({ block: "nearest" }), [at]);
  const state = played === null ? null : at === 0 ? played.example.position : played.example.steps[at - 1]!.after;
  const shown = useMemo(() => {
    if (played === null) return null;
    const table = drawing.table(played.ruleset.view(state, "arbiter") as object);
    const list = played.ruleset.seatsToMove(state).flatMap((seat) => listedMoves(played.ruleset, state, seat));
    const happened = at === 0 ? [] : [{ events: played.example.steps[at - 1]!.events as readonly Told[], seat: null }];
    const around = { trails: trailsOf(happened, drawing, null), rings: placesIn(happened, drawing) };
    return { table, list, around, lit: choicesOf(list, table).lit, decision: played.ruleset.decision(state) };
  }, [played, state, drawing, at]);
  if (played === null || shown === null) return <p class="example-loading">{words.loading}</p>;
  const { ruleset } = played;
  const { steps } = played.example;
  const { table, decision, list, lit, around } = shown;
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
      <aside class="example" data-testid="example" data-clause={example.clause} data-step={at}>
        <div class="prompt" aria-live="polite">
          <h2>
            <Clause id={example.clause} /> <span lang="en">{example.title}</span>
          </h2>
          <div class="buttons">
            <button type="button" data-testid="example-back" disabled={at === 0} onClick={() => setAt(at - 1)}>
              {words.back}
            </button>
            <button type="button" class="primary" data-testid="example-next" disabled={at === steps.length} onClick={() => setAt(at + 1)}>
              {words.nextStep} ({at}/{steps.length})
            </button>
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
          <ol class="example-steps">
            {steps.slice(0, at).map(({ step, move, before, events, refusal }, nth) => (
              <li key={nth} class={refusal === null ? undefined : "refused"}>
                <p class="asked">
                  {texts.prompt(ruleset.decision(before), "arbiter")} <Clause id={ruleset.decision(before)?.clause} />
                </p>
                <p>
                  <strong>{texts.move(move as never)}</strong> <code>{step.line}</code>
                </p>
                {refusal === null ? (
                  (events as readonly Told[]).map((event, i) => (
                    <p key={i}>
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
        </div>
      </aside>
    </>
  );
}
