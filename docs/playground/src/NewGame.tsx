/** A new game: which, with what options, who plays. */
import { useEffect, useState } from "preact/hooks";
import diadochi from "./pictures/diadochi.jpg";
import nineYears from "./pictures/nine-years.jpg";
import peloponnesian from "./pictures/peloponnesian.jpg";
import unrest from "./pictures/unrest.jpg";
import { Connection } from "./connection.js";
import { GAMES, type Language, loadTexts, type Texts } from "./games/surface.js";
import { playersOf, SENSIBLE } from "./players.js";
import type { Controller, KeptGame, Outline, ShownOption } from "./protocol.js";
import { LESSONS } from "./lessons/lessons.js";
import { bookAddress, gameAddress } from "./route.js";
import { useWords } from "./words/words.js";

const PICTURES: Readonly<Record<string, string>> = { diadochi, "nine-years": nineYears, peloponnesian, unrest };

interface Props {
  readonly connection: Connection;
  readonly language: Language;
  readonly onFailure: (error: unknown) => void;
}

export function NewGame({ connection, language, onFailure }: Props) {
  const words = useWords();
  const [ruleset, setRuleset] = useState(GAMES[0]!);
  const [given, setGiven] = useState<Readonly<Record<string, unknown>>>({});
  const [seed, setSeed] = useState(() => Math.random().toString(36).slice(2, 10));
  const [seats, setSeats] = useState<Readonly<Record<string, Controller>>>({});
  const [outline, setOutline] = useState<Outline | null>(null);
  // The options that the outline is of: until that of new ones has come, its seats are those of a game not wanted any more.
  const [outlined, setOutlined] = useState<typeof given | null>(null);
  const [texts, setTexts] = useState<Texts | null>(null);

  useEffect(() => {
    let isLate = false;
    Promise.all([connection.call("outline", ruleset, given), loadTexts(ruleset, language)])
      .then(([found, loaded]) => {
        if (isLate) return;
        setOutline(found);
        setOutlined(given);
        setTexts(loaded);
      })
      .catch(onFailure);
    return () => {
      isLate = true;
    };
  }, [ruleset, given, language]);

  const isReady = outline?.ruleset === ruleset && texts !== null;
  const isCurrent = isReady && outlined === given;
  const whoPlays = (seat: string): Controller => seats[seat] ?? (seat === outline!.seats[0] ? "here" : SENSIBLE);
  const begin = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (outline === null || !isCurrent) return;
    try {
      const sitting = Object.fromEntries(outline.seats.map((seat) => [seat, whoPlays(seat)]));
      location.hash = gameAddress(await connection.call("create", { ruleset, options: given, seed, seats: sitting }));
    } catch (error) {
      onFailure(error);
    }
  };
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      location.hash = gameAddress(await connection.call("load", JSON.parse(await file.text()), null));
    } catch (error) {
      onFailure(error);
    }
  };
  // A sensible opponent, the first side, the usual options.
  const playNow = async (id: string): Promise<void> => {
    try {
      const { seats: all } = await connection.call("outline", id, {});
      const sitting = Object.fromEntries(all.map((seat, nth) => [seat, nth === 0 ? "here" : SENSIBLE]));
      location.hash = gameAddress(await connection.call("create", { ruleset: id, options: {}, seed, seats: sitting }));
    } catch (error) {
      onFailure(error);
    }
  };
  const learn = (id: string): void => {
    connection
      .call("lesson", id)
      .then((game) => (location.hash = gameAddress(game)))
      .catch(onFailure);
  };
  return (
    <main class="start">
      <form data-testid="new-game" class="new-game" onSubmit={begin} aria-label={words.newGame}>
        <fieldset class="games">
          <legend class="hidden">{words.game}</legend>
          {GAMES.map((id) => (
            <div key={id} class={id === ruleset ? "game-card chosen" : "game-card"}>
              <label>
                <input
                  type="radio"
                  name="ruleset"
                  value={id}
                  checked={id === ruleset}
                  onChange={() => {
                    setGiven({});
                    setSeats({});
                    setRuleset(id);
                  }}
                />
                <img src={PICTURES[id]} alt="" width="320" height="180" />
                <span class="about">
                  <strong>{words.games[id] ?? id}</strong>
                  <span>{words.blurbs[id]}</span>
                  <small>{words.facts[id]}</small>
                </span>
              </label>
              <div class="buttons">
                <button type="button" class="primary" data-testid={`play-${id}`} onClick={() => playNow(id)}>
                  {words.playNow}
                </button>
                {LESSONS.includes(id) ? (
                  <button type="button" data-testid={`learn-${id}`} onClick={() => learn(id)}>
                    {words.learn}
                  </button>
                ) : null}
                <a class="rules-link" data-testid={`rules-${id}`} href={bookAddress(id)}>
                  {words.rules}
                </a>
              </div>
            </div>
          ))}
        </fieldset>
        <p class="opponents">{words.opponents}</p>
        <Kept connection={connection} onFailure={onFailure} />
        <details class="set-up">
          <summary>
            {words.setUpGame}: {words.games[ruleset]}
          </summary>
          {isReady ? (
            <>
              <fieldset class="seats">
                <legend>{words.seats}</legend>
                {outline.seats.map((seat) => (
                  <label key={seat}>
                    <span>{texts.name(seat)}</span>
                    <select name={`seat-${seat}`} value={whoPlays(seat)} onChange={(event) => setSeats({ ...seats, [seat]: event.currentTarget.value })}>
                      <option value="here">{words.here}</option>
                      {Connection.isShared ? <option value="elsewhere">{words.elsewhere}</option> : null}
                      {playersOf(ruleset).map((player) => (
                        <option key={player} value={player}>
                          {words.computers[player]}
                        </option>
                      ))}
                    </select>
                  </label>
                ))}
              </fieldset>
              <fieldset class="options">
                <legend>{words.optionsTitle}</legend>
                {outline.options
                  .filter(({ row }) => row.needs === undefined || (given[row.needs.option] ?? usualOf(outline, row.needs.option)) === row.needs.is)
                  .map((option) => (
                    <Option
                      key={`${ruleset} ${option.name}`}
                      option={option}
                      texts={texts}
                      value={given[option.name]}
                      onValue={(value) => setGiven(withOption(given, outline, option.name, value))}
                    />
                  ))}
                <label>
                  <span>{words.seed}</span>
                  <input name="seed" value={seed} maxLength={1000} onInput={(event) => setSeed(event.currentTarget.value)} />
                </label>
              </fieldset>
            </>
          ) : (
            <p>{words.loading}</p>
          )}
        </details>
        <button type="submit" disabled={!isCurrent}>
          {words.begin}: {words.games[ruleset]}
        </button>
      </form>
      <p class="open">
        <label>
          {words.openSaved} <input type="file" name="saved" accept=".json,application/json" onChange={(event) => open(event.currentTarget.files?.[0])} />
        </label>
      </p>
    </main>
  );
}

/** So many kept games are shown. */
const SHOWN = 8;

function Kept({ connection, onFailure }: { readonly connection: Connection; readonly onFailure: (error: unknown) => void }) {
  const words = useWords();
  const [games, setGames] = useState<readonly KeptGame[]>([]);
  const fetch = (): void => void connection.call("games").then(setGames).catch(onFailure);
  useEffect(fetch, []);
  const forget = (id: string): void => {
    if (confirm(words.forgetSure)) connection.call("forget", id).then(fetch).catch(onFailure);
  };
  if (games.length === 0) return null;
  return (
    <section class="kept" aria-label={words.inProgress} data-testid="kept">
      <h2>{words.inProgress}</h2>
      <ul>
        {games.slice(0, SHOWN).map(({ id, ruleset, decisions, at, isOver }) => (
          <li key={id}>
            <a href={gameAddress(id)}>{words.games[ruleset] ?? ruleset}</a>
            <small>
              {[words.decisions(decisions), at === 0 ? null : new Date(at).toLocaleString(document.documentElement.lang, WHEN), isOver ? words.finished : null]
                .filter((part) => part !== null)
                .join(" · ")}
            </small>
            <button type="button" class="close" aria-label={words.forget} title={words.forget} onClick={() => forget(id)}>
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const WHEN = { dateStyle: "medium", timeStyle: "short" } as const;

function usualOf(outline: Outline, name: string): unknown {
  return outline.options.find((option) => option.name === name)?.usual;
}

// Another value of an option; what only means something with the old one is left out.
function withOption(given: Readonly<Record<string, unknown>>, outline: Outline, name: string, value: unknown): Readonly<Record<string, unknown>> {
  const kept = Object.entries(given).filter(([other]) => other !== name && outline.options.find((option) => option.name === other)?.row.needs?.option !== name);
  return Object.fromEntries(value === undefined ? kept : [...kept, [name, value]]);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface OptionProps {
  readonly option: ShownOption;
  readonly texts: Texts;
  readonly value: unknown;
  readonly onValue: (value: unknown) => void;
}

function Option({ option, texts, value, onValue }: OptionProps) {
  const words = useWords();
  const { name, row, usual } = option;
  const label = (
    <span>
      {capital(texts.name(name))} {row.clause === null ? null : <small>{row.clause}</small>}
    </span>
  );
  if (row.kind === "flag") {
    return (
      <label class="flag">
        <input type="checkbox" name={name} checked={(value ?? usual) === true} onChange={(event) => onValue(event.currentTarget.checked)} />
        {label}
      </label>
    );
  }
  if (row.kind === "choice") {
    return (
      <label>
        {label}
        <select
          name={name}
          value={String(value ?? usual)}
          onChange={(event) => onValue(row.choices.find((choice) => String(choice) === event.currentTarget.value))}
        >
          {row.choices.map((choice) => (
            <option key={choice} value={String(choice)}>
              {typeof choice === "string" ? capital(texts.name(choice)) : choice}
            </option>
          ))}
        </select>
      </label>
    );
  }
  const range = row.kind === "integer" ? { min: row.least, max: row.most } : {};
  return (
    <label>
      {label}
      <input
        type="number"
        name={name}
        {...range}
        value={value === undefined ? "" : String(value)}
        placeholder={usual === null ? words.usual : String(usual)}
        onChange={(event) => onValue(event.currentTarget.value === "" ? undefined : event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}
