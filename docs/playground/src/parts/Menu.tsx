/** The menu of a game; what lies in it is loaded when it is opened. */
import { useRef, useState } from "preact/hooks";
import { useWords } from "../words/words.js";
import type { GameMenuProps } from "./GameMenu.js";
import { later } from "./later.js";

const GameMenu = later(async () => (await import("./GameMenu.js")).GameMenu);

export function Menu(props: Omit<GameMenuProps, "onClose">) {
  const words = useWords();
  const own = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setOpened] = useState(false);
  const close = (): void => {
    own.current!.open = false;
  };
  return (
    <details class="menu" ref={own} onToggle={() => setOpened(true)}>
      <summary>{words.more}</summary>
      {wasOpened ? <GameMenu {...props} onClose={close} /> : null}
    </details>
  );
}
