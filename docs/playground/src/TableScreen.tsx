/** A game as its viewer sees it: the map with seats and hand on it, what is asked, what has happened. */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Board as Printed, boxesBeside, type Rect } from "tyche/svg";
import { choices as choicesOf } from "tyche/ui";
import type { ShownProps } from "./GameScreen.js";
import { loadRules, type Rules, type Texts } from "./games/surface.js";
import { Board, isTyped, type Jump } from "./parts/Board.js";
import { OpenRule } from "./parts/Clause.js";
import { Clock } from "./parts/Clock.js";
import type { Contest, contestsIn } from "./parts/contests.js";
import { Drawer } from "./parts/Drawer.js";
import { Menu } from "./parts/Menu.js";
import { byCard, Hand, handOf } from "./parts/Hand.js";
import { type Deed, lastOwn, placesIn, trailsOf } from "./parts/happened.js";
import { Head } from "./parts/Head.js";
import { Wanted } from "./parts/wanted.js";
import { Log } from "./parts/Log.js";
import { later } from "./parts/later.js";
import { Moves } from "./parts/Moves.js";
import { useOdds } from "./parts/use-odds.js";
import { titleOf } from "./parts/place-names.js";
import { Prompt } from "./parts/Prompt.js";
import { Seats } from "./parts/Seats.js";
import { Time } from "./parts/Time.js";
import type { Choice, Moment, Refused, Target, Told } from "./protocol.js";
import { gameAddress } from "./route.js";
import { passOf, useSettings } from "./settings.js";
import { useWords } from "./words/words.js";

// Parts that do not show at first are loaded when they are opened.
const Battle = later(async () => (await import("./parts/Battle.js")).Battle);
const Cards = later(async () => (await import("./parts/Cards.js")).Cards);
const Digest = later(async () => (await import("./parts/Digest.js")).Digest);
const Lesson = later(async () => (await import("./parts/Lesson.js")).Lesson);
const Legend = later(async () => (await import("./parts/Legend.js")).Legend);
const Odds = later(async () => (await import("./parts/Odds.js")).Odds);
const Place = later(async () => (await import("./parts/Place.js")).Place);
const Tracks = later(async () => (await import("./parts/Tracks.js")).Tracks);
const Develop = later(async () => (await import("./parts/Develop.js")).Develop);
const Editor = later(async () => (await import("./Editor.js")).Editor);
const End = later(async () => (await import("./parts/End.js")).End);
const RuleBook = later(async () => (await import("./parts/RuleBook.js")).RuleBook);

/** The part that finds battles, once it is loaded. */
interface Finder {
  readonly find: typeof contestsIn;
}

/** Drawers beside the decision; the log is one only where it has no place of its own. */
const DRAWERS = ["log", "tracks", "cards", "legend", "rules"] as const;
type DrawerName = (typeof DRAWERS)[number] | "develop";

/** A click so soon after one that has played belongs to that one, in milliseconds: any click, and the second of a double click. */
const MOMENT = 250;
const DOUBLE = 500;
/** How long an event is shown where each is shown by itself. */
const SECOND = 1_000;

export function TableScreen({ connection, snapshot, log, texts, drawing, language, onFailure }: ShownProps) {
  const words = useWords();
  const [settings, changeSettings] = useSettings();
  const [drawer, setDrawer] = useState<DrawerName | null>(null);
  const [rules, setRules] = useState<Rules | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [picked, setPicked] = useState<Target | null>(null);
  const [anchor, setAnchor] = useState<Rect | null>(null);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [eyes, setEyes] = useState("auto");
  const [isEdited, setEdited] = useState(false);
  const [jump, setJump] = useState<Jump | null>(null);
  const [pointed, setPointed] = useState<readonly Deed[] | null>(null);
  const [isEnded, setEnded] = useState(true);
  const [battle, setBattle] = useState<Contest | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const [isLearning, setLearning] = useState(true);
  const acted = useRef(Number.NEGATIVE_INFINITY);
  const isCarried = useRef(false);
  const { ruleset, choices, view, viewer, moment, seats, isBound, isNow, decision, list } = snapshot;
  const { board } = drawing;
  const { isCited } = settings;

  const table = useMemo(() => drawing.table(view), [drawing, view]);
  const screen = useMemo(() => choicesOf(choices, table), [choices, table]);
  const { lit } = screen;
  const hand = useMemo(() => handOf(table, viewer), [table, viewer]);
  const cardChoices = useMemo(() => byCard(choices, hand, lit), [choices, hand, lit]);
  const listed = useMemo(() => choices.filter((choice) => !cardChoices.includes(choice)), [choices, cardChoices]);
  const { asked, onHover } = useOdds(list, (line) => connection.odds(line));

  // The digest since the viewer's last decision, or of the moment on show.
  const own = useMemo(() => lastOwn(log, moment, viewer), [log, moment, viewer]);
  const entries = useMemo(() => (isNow ? log.slice(own + 1, moment + 1) : log.slice(moment, moment + 1)), [log, own, moment, isNow]);
  const { trails, rings } = useMemo(() => {
    const shown = pointed ?? entries;
    const isSetUp = pointed === null && isNow && moment === 0;
    return isSetUp
      ? { trails: [], rings: [] }
      : { trails: trailsOf(shown, drawing, pointed === null && isNow ? viewer : null), rings: placesIn(shown, drawing) };
  }, [pointed, entries, drawing, viewer, isNow, moment]);
  const steps = useMemo(() => {
    const from = lastOwn(log, log.length - 1, viewer);
    // The last moment is the one that is shown now.
    return log.slice(0, -1).flatMap((entry, at) => (at > from && isSeen(entry, drawing, texts) ? [at] : []));
  }, [log, viewer, drawing, texts]);

  // Battles are looked for as soon as something has happened.
  const [finder, setFinder] = useState<Finder | null>(null);
  const hasHappened = log.length > 1;
  useEffect(() => {
    if (hasHappened) import("./parts/contests.js").then(({ contestsIn }) => setFinder({ find: contestsIn }), onFailure);
  }, [hasHappened]);
  const contests = useMemo(() => {
    const all = seats.map(({ seat }) => seat);
    return finder === null ? [] : finder.find(log, ruleset, all);
  }, [finder, log, ruleset, seats]);
  // A battle of one's own is shown as soon as it is over, once.
  const foughtTo = useRef(log.length - 1);
  useEffect(() => {
    if (!isNow) return;
    const last = contests.filter(({ moment: at, sides }) => at > foughtTo.current && at <= moment && sides.includes(viewer)).at(-1);
    foughtTo.current = moment;
    if (last !== undefined) setBattle(last);
  }, [contests, isNow]);

  // The choices that a thing has to do with.
  const about = (target: Target): readonly Choice[] => {
    const click = screen.click(target);
    if (click.kind === "choices") return click.choices.moves;
    return click.kind === "move" ? choices.filter(({ move }) => move === click.move) : [];
  };
  const fetchRules = useCallback(() => {
    if (rules === null) loadRules(ruleset).then(setRules).catch(onFailure);
  }, [rules, ruleset]);
  const openDrawer = (name: DrawerName | null): void => {
    if (name === "rules") fetchRules();
    setDrawer(name);
  };
  const openRule = useCallback(
    (id: string) => {
      fetchRules();
      setOpen(id);
      setDrawer("rules");
    },
    [fetchRules],
  );
  const close = (): void => {
    setPicked(null);
    setRefused([]);
  };
  // In the turn that draws another list: an effect that runs later would close what a quick click has just opened. What else the page is told of the game, such as
  // that a computer player thinks no longer, closes nothing.
  useLayoutEffect(() => {
    close();
    setPointed(null);
    isCarried.current = false;
  }, [list]);

  // One decision a click: not while one is carried out, and not by the second half of a double click, which lies on whatever has come there since.
  const act = (by: Event | undefined, call: () => Promise<void>): void => {
    if (isCarried.current || isHasty(by, acted.current)) return;
    acted.current = by?.timeStamp ?? performance.now();
    isCarried.current = true;
    close();
    call()
      .then(focusPrompt)
      .catch(onFailure)
      .finally(() => (isCarried.current = false));
  };
  const play = (line: string, by?: Event): void => act(by, () => connection.call("play", line, list));
  const undo = (count: number, by?: Event): void => act(by, () => connection.call("undo", count, list));
  const look = (by: string, at: number | null): void => {
    setEyes(by);
    connection.call("look", by, at).catch(onFailure);
  };
  const goTo = (at: number | null): void => look(eyes, at === null || at >= log.length - 1 ? null : at);
  const pick = (target: Target, at?: Element | null, by?: Event): void => {
    if (isSecond(by) && isHasty(by, acted.current)) return;
    const possible = about(target);
    // A target that is lit for one choice alone plays that choice.
    if (screen.click(target).kind === "move") return play(possible[0]!.line, by);
    setPicked(target);
    setAnchor(at ? within(at) : null);
    setRefused([]);
    if (possible.length > 0 || choices.length === 0) return;
    fetchRules();
    connection.why(target).then(setRefused).catch(onFailure);
  };
  const find = (id: string): void => {
    setJump((before) => ({ places: [id], nth: (before?.nth ?? 0) + 1 }));
    setPicked({ kind: "place", id });
    setAnchor(null);
    setRefused([]);
  };
  const show = (shown: readonly Deed[]): void => setJump((before) => ({ places: placesIn(shown, drawing), nth: (before?.nth ?? 0) + 1 }));
  const onStep = (line: string | null, places: readonly string[]): void => {
    setWanted(line);
    if (places.length > 0) setJump((before) => ({ places, nth: (before?.nth ?? 0) + 1 }));
  };
  const stopLearning = (): void => {
    setLearning(false);
    setWanted(null);
  };
  const learnAgain = (): void => {
    connection
      .call("lesson", ruleset)
      .then((game) => (location.hash = gameAddress(game)))
      .catch(onFailure);
  };
  const entriesOf = (moments: readonly number[]): readonly Moment[] => moments.flatMap((at) => log[at] ?? []);
  const eventsOf = (events: readonly Told[]): readonly Deed[] => [{ events, seat: null }];

  usePace(settings.pace, { isAsked: choices.length > 0, steps, moment, isNow, list }, goTo);
  // Where one can only pass, the page does it, if one wishes so.
  useEffect(() => {
    const pass = passOf(choices, { asking: settings.asking, decision, isOwnTurn: table.active === viewer });
    if (pass !== null && !isCarried.current) connection.call("play", pass.line, list).catch(onFailure);
  }, [list, settings.asking]);
  useEffect(() => {
    const keyed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented || isTyped(event.target)) return;
      if (event.key === "Enter" && !isPressed(event.target)) {
        const ends = document.querySelectorAll<HTMLElement>("#moves .move.end");
        if (ends.length === 1) ends[0]!.click();
      } else if (event.key === "n" || event.key === "т") {
        document.querySelector<HTMLElement>('[data-testid="step"]')?.click();
      } else if (event.key === "/") {
        event.preventDefault();
        document.querySelector<HTMLElement>("#moves .filter, [name=place]")?.focus();
      }
    };
    addEventListener("keydown", keyed);
    return () => removeEventListener("keydown", keyed);
  }, []);

  if (isEdited) {
    const { table: tableOf } = drawing;
    return (
      <>
        <Head />
        <Editor {...{ connection, snapshot, texts, board, tableOf, language, onFailure }} onClose={() => setEdited(false)} />
      </>
    );
  }
  const litBoxes = lit.flatMap(({ kind, id }) => (kind === "place" && boxesBeside(board).includes(id) ? [id] : []));
  const drawerButtons = (onOpen: () => void) =>
    DRAWERS.map((name) => {
      const toggle = (): void => {
        onOpen();
        openDrawer(drawer === name ? null : name);
      };
      return (
        <button key={name} type="button" data-drawer={name} aria-pressed={drawer === name} onClick={toggle}>
          {words.drawers[name]}
        </button>
      );
    });
  const story = (
    <Log
      {...{ log, moment, board, texts, isCited, contests }}
      onBattle={setBattle}
      onMoment={goTo}
      onPoint={(events) => setPointed(events === null ? null : eventsOf(events))}
      onShow={(events) => show(eventsOf(events))}
    />
  );
  return (
    <OpenRule.Provider value={openRule}>
      <Wanted.Provider value={wanted}>
        <button type="button" class="skip" onClick={() => document.querySelector<HTMLElement>("#moves button, .face.lit")?.focus()}>
          {words.skip}
        </button>
        <Head
          tools={
            <>
              <nav class="drawers" aria-label={words.open}>
                {drawerButtons(() => {})}
              </nav>
              <Menu
                {...{ connection, snapshot, texts, settings, eyes, onFailure }}
                drawers={drawerButtons}
                onSettings={changeSettings}
                onLook={(by) => look(by, isNow ? null : moment)}
                onEdit={() => setEdited(true)}
                onDevelop={() => openDrawer("develop")}
              />
            </>
          }
        >
          <span class="game-name">{words.games[ruleset] ?? texts.label(ruleset)}</span>
          <Clock table={table} texts={texts} language={language} />
        </Head>
        <main class="game" data-moment={moment} data-list={list} data-ruleset={ruleset}>
          <section class="map" aria-label={words.board}>
            <Board {...{ board, table, texts, language, lit, trails, rings, list, jump }} moved={rings} onPick={pick}>
              <Seats
                {...{ board, table, texts, language, snapshot, lit }}
                onTracks={() => openDrawer("tracks")}
                onPick={(seat) => pick({ kind: "seat", id: seat })}
              />
              {litBoxes.length === 0 ? null : (
                <div class="lit-boxes" role="group" aria-label={words.boxes}>
                  {litBoxes.map((id) => (
                    <button key={id} type="button" class="lit" data-place={id} onClick={(event) => pick({ kind: "place", id }, event.currentTarget, event)}>
                      {titleOf(board.places[id]!, texts)}
                    </button>
                  ))}
                </div>
              )}
              {asked === null ? null : <Odds asked={asked} decision={decision} texts={texts} />}
              {picked === null ? null : (
                <Place
                  {...{ target: picked, at: anchor, board, table, texts, refused, rules, decision, onHover }}
                  choices={about(picked)}
                  onPlay={play}
                  onClose={close}
                />
              )}
              {battle === null ? null : <Battle contest={battle} onClose={() => setBattle(null)} {...{ drawing, texts }} />}
              {snapshot.outcome !== null && isNow && isEnded && battle === null ? (
                <End
                  {...{ connection, snapshot, drawing, texts, onFailure }}
                  onClose={() => setEnded(false)}
                  onLookThrough={() => {
                    setEnded(false);
                    goTo(0);
                  }}
                  onShowAll={() => {
                    setEnded(false);
                    look("arbiter", null);
                  }}
                />
              ) : null}
              <Hand {...{ table, viewer, texts, decision, list, onHover }} choices={cardChoices} onPlay={play} />
            </Board>
            {drawer === null ? null : (
              <Drawer title={words.drawers[drawer]!} onClose={() => setDrawer(null)}>
                {drawer === "tracks" ? <Tracks {...{ board, table, texts }} lit={litBoxes} onPick={(id, by) => pick({ kind: "place", id }, null, by)} /> : null}
                {drawer === "legend" ? <Legend board={board} texts={texts} language={language} /> : null}
                {drawer === "cards" ? <Cards table={table} viewer={viewer} texts={texts} /> : null}
                {drawer === "rules" ? <RuleBook game={ruleset} rules={rules} open={open} /> : null}
                {drawer === "develop" ? <Develop connection={connection} snapshot={snapshot} onFailure={onFailure} /> : null}
                {drawer === "log" ? story : null}
              </Drawer>
            )}
          </section>
          <aside>
            {snapshot.lesson === null || !isLearning ? null : (
              <Lesson {...{ snapshot, texts, language }} onStep={onStep} onAgain={learnAgain} onClose={stopLearning} />
            )}
            <Prompt {...{ snapshot, board, texts, isCited }} onNow={() => look(eyes, null)} />
            <Moves
              {...{ snapshot, texts, onHover }}
              choices={listed}
              isByCard={cardChoices.length > 0}
              repeated={repeatedIn(log, choices, isNow)}
              onPlay={play}
              onUndo={undo}
              onRedo={(by) => act(by, () => connection.call("redo", list))}
            />
            {isBound ? (
              <p class="tabs-of-others">
                {seats
                  .filter(({ controller, mine }) => controller === "elsewhere" && !mine)
                  .map(({ seat }) => (
                    <a key={seat} href={gameAddress(snapshot.game, seat)} target="_blank" rel="noreferrer">
                      {words.otherTab(texts.name(seat))}
                    </a>
                  ))}
              </p>
            ) : null}
            {!hasHappened ? null : (
              <Digest
                {...{ texts, log, own, board, steps, moment, isNow, contests }}
                onBattle={setBattle}
                onMoment={goTo}
                onPoint={(moments) => setPointed(moments === null ? null : entriesOf(moments))}
                onShow={(moments) => show(entriesOf(moments))}
              />
            )}
            <div class="story panel" id="story">
              {story}
            </div>
            <div class="under">
              <Time snapshot={snapshot} count={log.length} onMoment={goTo} />
              <PlaceFinder board={board} texts={texts} onFind={find} />
            </div>
          </aside>
        </main>
      </Wanted.Provider>
    </OpenRule.Provider>
  );
}

/** True if a moment shows anything of others. */
function isSeen(entry: Moment, drawing: ShownProps["drawing"], texts: Texts): boolean {
  return trailsOf([entry], drawing, null).length > 0 || texts.log({ move: null, events: entry.events }, { brief: true }).length > 0;
}

// The moves of others play by themselves, one event after the other, before the viewer is asked.
function usePace(
  pace: "once" | "second" | "key",
  now: { readonly isAsked: boolean; readonly steps: readonly number[]; readonly moment: number; readonly isNow: boolean; readonly list: number },
  goTo: (at: number | null) => void,
): void {
  const seen = useRef(now.moment);
  useEffect(() => {
    if (!now.isAsked) return;
    const first = now.steps.find((step) => step > seen.current);
    seen.current = now.moment;
    if (pace !== "once" && first !== undefined && first < now.moment) goTo(first);
  }, [now.list]);
  useEffect(() => {
    if (pace !== "second" || now.isNow || now.moment > seen.current) return;
    const next = now.steps.find((step) => step > now.moment);
    if (!now.steps.includes(now.moment)) return;
    const timer = setTimeout(() => goTo(next ?? null), SECOND);
    return () => clearTimeout(timer);
  }, [now.moment, now.isNow, pace]);
}

// How often each choice has just been made in a row: where units are left behind one by one, their number.
function repeatedIn(log: readonly Moment[], choices: readonly Choice[], isNow: boolean): Readonly<Record<string, number>> {
  const last = log.at(-1)?.move ?? null;
  if (!isNow || last === null) return {};
  const same = choices.find(({ move, part }) => part === "adjust" && JSON.stringify(move) === JSON.stringify(last));
  if (same === undefined) return {};
  let count = 0;
  while (JSON.stringify(log.at(-1 - count)?.move ?? null) === JSON.stringify(last)) count++;
  return { [same.line]: count };
}

export function isSecond(by: Event | undefined): boolean {
  return by instanceof MouseEvent && by.detail > 1;
}

// A press by a program or a key counts no clicks.
function isHasty(by: Event | undefined, acted: number): boolean {
  return by instanceof MouseEvent && by.detail > 0 && by.timeStamp - acted < (isSecond(by) ? DOUBLE : MOMENT);
}

function isPressed(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, summary, select, input, [role=button], [role=dialog]") !== null;
}

// Where something lies in the pane of the map.
function within(at: Element): Rect {
  const pane = document.querySelector(".board")!.getBoundingClientRect();
  const { left, top, width, height } = at.getBoundingClientRect();
  return { x: left - pane.left, y: top - pane.top, width, height };
}

// The pressed button is gone with its choice: the keyboard goes on at the prompt.
function focusPrompt(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === null || document.activeElement === document.body) document.getElementById("prompt")?.focus({ preventScroll: true });
  });
}

interface PlaceFinderProps {
  readonly board: Printed;
  readonly texts: Texts;
  readonly onFind: (place: string) => void;
}

/** Any place by its name, for those who do not point at the map. */
function PlaceFinder({ board, texts, onFind }: PlaceFinderProps) {
  const words = useWords();
  const places = useMemo(() => new Map(Object.entries(board.places).map(([id, place]) => [titleOf(place, texts), id])), [board, texts]);
  const find = (input: HTMLInputElement): void => {
    const id = places.get(input.value);
    if (id === undefined) return;
    input.value = "";
    onFind(id);
  };
  return (
    <label class="finder">
      <span class="hidden">{words.findPlace}</span>
      <input type="search" name="place" list="places" placeholder={words.findPlace} onInput={(event) => find(event.currentTarget)} />
      <datalist id="places">
        {[...places].map(([name, id]) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </label>
  );
}
