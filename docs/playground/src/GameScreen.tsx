/** A game under way: the board, what is asked, what can be chosen, what happened. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Connection } from "./connection.js";
import { type Drawing, type Language, loadDrawing, loadTexts, type Texts, withTargets } from "./games/surface.js";
import { Head } from "./parts/Head.js";
import type { Moment, Snapshot } from "./protocol.js";
import { isSecond, TableScreen } from "./TableScreen.js";
import { useWords } from "./words/words.js";

interface Props {
  readonly connection: Connection;
  readonly game: string;
  readonly seat: string | null;
  readonly language: Language;
  readonly onFailure: (error: unknown) => void;
  /** What went wrong before belongs to a decision that is gone. */
  readonly onDecision: () => void;
}

export function GameScreen({ connection, game, seat, language, onFailure, onDecision }: Props) {
  const words = useWords();
  const [snapshot, setSnapshot] = useState<Snapshot | null>(null);
  const [log, setLog] = useState<readonly Moment[]>([]);
  const [texts, setTexts] = useState<Texts | null>(null);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const ruleset = snapshot?.ruleset;

  useEffect(() => {
    connection.onSnapshot = (next) => {
      setSnapshot(next);
      setLog((before) =>
        next.log.from === before.length && next.log.moments.length === 0 ? before : [...before.slice(0, next.log.from), ...next.log.moments],
      );
    };
    connection.call("sit", game, seat).catch(onFailure);
  }, [connection, game, seat]);
  useEffect(() => {
    if (snapshot !== null) onDecision();
  }, [snapshot?.list]);
  useEffect(() => {
    if (ruleset === undefined) return;
    let isLate = false;
    Promise.all([loadTexts(ruleset, language), loadDrawing(ruleset)])
      .then(([loaded, drawn]) => {
        if (isLate) return;
        setTexts(loaded);
        setDrawing((before) => before ?? drawn);
      })
      .catch(onFailure);
    return () => {
      isLate = true;
    };
  }, [ruleset, language]);

  // The targets of events are needed as soon as something has happened.
  const hasHappened = log.length > 1;
  useEffect(() => {
    if (ruleset === undefined || drawing === null || !hasHappened) return;
    withTargets(ruleset, drawing).then(setDrawing).catch(onFailure);
  }, [ruleset, drawing === null, hasHappened]);

  if (snapshot === null || texts === null || drawing === null) {
    return (
      <>
        <Head />
        <main>
          <p>{words.loading}</p>
        </main>
      </>
    );
  }
  return <Covered {...{ connection, snapshot, log, texts, drawing, language, onFailure }} />;
}

export interface ShownProps {
  readonly connection: Connection;
  readonly snapshot: Snapshot;
  readonly log: readonly Moment[];
  readonly texts: Texts;
  readonly drawing: Drawing;
  readonly language: Language;
  readonly onFailure: (error: unknown) => void;
}

/** Between two persons at one screen nothing is shown until the next one says that it is him. */
function Covered(props: ShownProps) {
  const words = useWords();
  const { viewer, isSecret } = props.snapshot;
  const [shown, setShown] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isCovered = isSecret && shown !== viewer;
  useEffect(() => button.current?.focus(), [isCovered]);
  if (!isCovered) return <TableScreen {...props} />;
  const name = props.texts.name(viewer);
  return (
    <>
      <Head />
      <main class="cover" data-testid="cover">
        <h2>{words.cover(name)}</h2>
        <p>{words.coverHint}</p>
        <button ref={button} type="button" class="primary" onClick={(event) => !isSecond(event) && setShown(viewer)}>
          {words.reveal(name)}
        </button>
      </main>
    </>
  );
}
