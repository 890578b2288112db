/** A game on a page with React: a person against a bot in a worker, for any ruleset. */
import { type MouseEvent, useMemo, useState, useSyncExternalStore } from "react";
import { Game } from "tyche";
import { BotPort, Driver } from "tyche/bots";
import { board, table } from "tyche/drawing/unrest";
import { boardSvg, targetAt } from "tyche/svg";
import { unrest as texts } from "tyche/text/en";
import { choices, type Clicked, packetFor } from "tyche/ui";
import { UNREST } from "tyche/unrest/client";

const ME = "carthage";
const game = new Game(UNREST, { seed: crypto.randomUUID() });
const bots = new BotPort(new Worker(new URL("./bot-worker.ts", import.meta.url), { type: "module" }));
const driver = new Driver(game, UNREST, { bots: { coalition: bots.thinker(UNREST, "ismcts") } });
game.subscribe(() => void driver.run());
void driver.run();

export default function App() {
  const state = useSyncExternalStore(game.subscribe, () => game.state);
  const { view, decision, moves, canUndo, words } = useMemo(() => packetFor(game, ME, { texts }), [state]);
  const pieces = useMemo(() => table(view), [view]);
  const all = useMemo(() => choices(moves, pieces), [moves, pieces]);
  const [clicked, setClicked] = useState({ of: all, left: all });
  const { lit, beside, offered, click } = clicked.of === all ? clicked.left : all; // of a list that is gone nothing is left

  function pick(target: Clicked | null): void {
    const meant = target === null ? null : click(target);
    if (meant?.kind === "move") game.play(meant.move);
    else setClicked({ of: all, left: meant?.kind === "choices" ? meant.choices : all });
  }

  return (
    <main>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is lit in the picture has a role of its own */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons below do for keys what the picture does for the mouse */}
      <div
        onClick={({ target }: MouseEvent<HTMLElement>) => pick(target instanceof Element ? targetAt(target) : null)}
        dangerouslySetInnerHTML={{ __html: boardSvg(board(), pieces, { texts, highlight: lit, width: "fit" }) }}
      />
      <h1>{words?.outcome ?? words?.prompt}</h1>
      {beside.map((target) => (
        <button type="button" key={target.id} onClick={() => pick(target)}>
          {texts.name(target.id)}
        </button>
      ))}
      {offered.map(({ move }) => (
        <button type="button" key={UNREST.format(move)} onClick={() => game.play(move)}>
          {texts.move(move, decision, { seat: false })}
        </button>
      ))}
      {canUndo ? (
        <button type="button" onClick={() => game.undo(ME)}>
          Take back
        </button>
      ) : null}
      <ol>
        {words?.log.flat().map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ol>
    </main>
  );
}
