/** The emblem of a seat or another owner, in the form and colour of its counters. */
import { type Board, emblemSvg } from "tyche/svg";

interface Props {
  readonly board: Board;
  readonly owner: string | null;
  readonly size?: number;
}

export function Emblem({ board, owner, size = 16 }: Props) {
  return <span class="emblem-box" dangerouslySetInnerHTML={{ __html: emblemSvg(board, owner, size) }} />;
}

/** The colour of an owner, for a style. */
export function colourOf(board: Board, owner: string | null): string {
  return (owner === null ? undefined : board.style.owners[owner]?.colour) ?? "#857b6e";
}
