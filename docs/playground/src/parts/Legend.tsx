/** The meaning of the signs on the map. */
import { type Board, legendSvg } from "tyche/svg";
import type { Language, Texts } from "../games/surface.js";

export function Legend({ board, texts, language }: { readonly board: Board; readonly texts: Texts; readonly language: Language }) {
  return <div class="legend" dangerouslySetInnerHTML={{ __html: legendSvg(board, { texts, lang: language, id: "legend", width: "fit" }) }} />;
}
