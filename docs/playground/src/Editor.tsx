/** The editor of positions: every field of the arbiter's view, with what is wrong at its place, and a way to play on from there. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Board as Printed, Table } from "tyche/svg";
import type { Connection } from "./connection.js";
import type { Language, Texts } from "./games/surface.js";
import { Board } from "./parts/Board.js";
import { Fields, type Json, withValue } from "./parts/Fields.js";
import type { Controller, Fault, Snapshot } from "./protocol.js";
import { gameAddress } from "./route.js";
import { useWords } from "./words/words.js";
import "./fields.css";

const PATIENCE = 200;

/** Nothing is asked and nothing has happened. */
const NOTHING = { lit: [], moved: [], trails: [], rings: [], list: 0, jump: null };

interface Props {
  readonly connection: Connection;
  readonly snapshot: Snapshot;
  readonly texts: Texts;
  readonly board: Printed;
  readonly tableOf: (view: object) => Table;
  readonly language: Language;
  readonly onClose: () => void;
  readonly onFailure: (error: unknown) => void;
}

export function Editor({ connection, snapshot, texts, board, tableOf, language, onClose, onFailure }: Props) {
  const words = useWords();
  const [view, setView] = useState<Json | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [search, setSearch] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const { ruleset } = snapshot;

  useEffect(() => {
    heading.current?.focus();
    connection
      .call("position")
      .then((position) => setView(position as Json))
      .catch(onFailure);
  }, []);
  useEffect(() => {
    if (view === null) return;
    const timer = setTimeout(() => connection.call("check", ruleset, view).then(setFault).catch(onFailure), PATIENCE);
    return () => clearTimeout(timer);
  }, [view]);

  const lastGood = useRef<Table | null>(null);
  const table = useMemo(() => {
    if (view === null) return null;
    try {
      lastGood.current = tableOf(view as object);
    } catch {
      // What cannot be drawn is shown as it was before; the error stands at its field.
    }
    return lastGood.current;
  }, [view, tableOf]);

  const play = async (): Promise<void> => {
    try {
      const seats = Object.fromEntries(snapshot.seats.map(({ seat, controller }): [string, Controller] => [seat, controller]));
      location.hash = gameAddress(await connection.call("playFrom", ruleset, view as object, seats));
    } catch (error) {
      onFailure(error);
    }
  };
  if (view === null || table === null) return <p>{words.loading}</p>;
  return (
    <main class="game editor" data-testid="editor">
      <section class="map" aria-label={words.board}>
        <Board {...{ board, table, texts, language }} {...NOTHING} onPick={({ id }) => setSearch(id.split("/")[0]!)} />
      </section>
      <aside>
        <div class="prompt">
          <h2 ref={heading} tabIndex={-1}>
            {words.editTitle}
          </h2>
          <p>{words.editHint}</p>
          <p data-testid="position-error" role="status">
            {fault === null ? words.editGood : `${fault.message}`}
          </p>
          <div class="buttons">
            <button type="button" class="primary" data-testid="play-on" disabled={fault !== null} onClick={play}>
              {words.editPlay}
            </button>
            <button type="button" onClick={onClose}>
              {words.close}
            </button>
          </div>
        </div>
        <div class="panel">
          <label class="search">
            {words.editFind} <input type="search" name="find-field" value={search} onInput={(event) => setSearch(event.currentTarget.value)} />
          </label>
          <Fields
            value={view}
            path="view"
            name={ruleset}
            search={search.trim().toLowerCase()}
            fault={fault}
            texts={texts}
            isOpen
            onValue={(path, value) => setView((before) => withValue(before!, path, value))}
          />
          <WholeText view={view} onView={setView} onFailure={onFailure} />
        </div>
      </aside>
    </main>
  );
}

function WholeText({ view, onView, onFailure }: { readonly view: Json; readonly onView: (view: Json) => void; readonly onFailure: (error: unknown) => void }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const take = (text: string): void => {
    try {
      onView(JSON.parse(text) as Json);
    } catch (error) {
      onFailure(error);
    }
  };
  return (
    <details class="whole" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.editWhole}</summary>
      {isOpen ? (
        <textarea
          name="position"
          aria-label={words.editWhole}
          spellcheck={false}
          value={JSON.stringify(view, null, 1)}
          onChange={(event) => take(event.currentTarget.value)}
        />
      ) : null}
    </details>
  );
}
