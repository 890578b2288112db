/** For developers: what the library gave for what is on the screen, and the program that does the same. */
import { useEffect, useState } from "preact/hooks";
import type { Connection } from "../connection.js";
import type { SavedGame, Snapshot } from "../protocol.js";
import { useWords } from "../words/words.js";
import "../fields.css";

const SHOWS = ["view", "decision", "moves", "program"] as const;
type Show = (typeof SHOWS)[number];

interface Props {
  readonly connection: Connection;
  readonly snapshot: Snapshot;
  readonly onFailure: (error: unknown) => void;
}

export function Develop({ connection, snapshot, onFailure }: Props) {
  const words = useWords();
  const [show, setShow] = useState<Show>("view");
  const [saved, setSaved] = useState<SavedGame | null>(null);
  const [isCopied, setCopied] = useState(false);
  const { isBound, view, decision, choices, viewer, isNow } = snapshot;
  useEffect(() => setCopied(false), [snapshot, show]);
  useEffect(() => {
    if (show !== "program" || isBound) return;
    connection.call("save").then(setSaved).catch(onFailure);
  }, [show, snapshot]);
  const names: Readonly<Record<Show, string>> = { view: words.devView, decision: words.devDecision, moves: words.devMoves, program: words.devProgram };
  const text = {
    view: () => JSON.stringify(view, null, 1),
    decision: () => JSON.stringify(decision, null, 2),
    moves: () => choices.map(({ line, move }) => `${line}\n  ${JSON.stringify(move)}`).join("\n"),
    program: () => (isBound ? words.shareBound : saved === null ? words.loading : programOf(saved, viewer, document.documentElement.lang)),
  }[show]();
  return (
    <div class="develop" data-testid="develop">
      <div class="buttons" role="group" aria-label={words.develop}>
        {SHOWS.map((id) => (
          <button key={id} type="button" aria-pressed={show === id} onClick={() => setShow(id)}>
            {names[id]}
          </button>
        ))}
        <button type="button" onClick={() => navigator.clipboard?.writeText(text).then(() => setCopied(true), onFailure)}>
          {isCopied ? words.copied : words.copy}
        </button>
      </div>
      {isNow ? null : <p>{words.past}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <pre tabIndex={0} data-testid={`develop-${show}`} role="region" aria-label={names[show]}>
        {text}
      </pre>
    </div>
  );
}

/** The program that plays the same game and asks the same question. */
export function programOf({ ruleset, options, seed, position, moves }: SavedGame, viewer: string, language: string): string {
  const value = ruleset.toUpperCase().replaceAll("-", "_");
  const texts = ruleset.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const lines = `\`${moves.length === 0 ? "" : `\n${moves.join("\n")}\n`}\`.split("\\n").filter(Boolean)`;
  const head = [`import { ${value} } from "tyche/${ruleset}";`, `import { ${texts} as texts } from "tyche/text/${language}";`];
  const seat = viewer === "spectator" || viewer === "arbiter" ? "" : `, "${viewer}"`;
  const tail = [
    `const decision = ${value}.decision(state, "${viewer}");`,
    `if (decision !== null) console.log(texts.prompt(decision, "${viewer}"));`,
    `for (const move of ${value}.legalMoves(state${seat})) console.log(texts.move(move, decision));`,
  ];
  // A view says who looks, a state does not.
  const reader = position !== null && "viewer" in position ? "position" : "restore";
  const start = position === null ? `${value}.setup(${JSON.stringify({ ...options, seed })})` : `${value}.${reader}(${JSON.stringify(position)})`;
  return [...head, "", `let state = ${start};`, `for (const line of ${lines}) state = ${value}.apply(state, ${value}.parse(line)).state;`, ...tail, ""].join(
    "\n",
  );
}
