/** The button that opens the card of a battle again. */
import { useWords } from "../words/words.js";
import type { Contest } from "./contests.js";

/** Opens the card of a battle again; nothing where there was none. */
export function Fight({ contest, onBattle }: { readonly contest: Contest | undefined; readonly onBattle: (contest: Contest) => void }) {
  const words = useWords();
  if (contest === undefined) return null;
  const open = (event: Event): void => {
    event.stopPropagation();
    onBattle(contest);
  };
  return (
    <button type="button" class="fight" data-testid="fight" aria-label={words.battleOpen} title={words.battleOpen} onClick={open}>
      ⚔
    </button>
  );
}
