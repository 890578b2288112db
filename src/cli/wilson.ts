/** How sure a share is that was counted in a few games. */

/** The normal quantile of 95 %. */
const Z = 1.959964;

/** The 95 % interval of Wilson for `wins` (whole or not) of `games`, from 0 to 1. */
export function wilson(wins: number, games: number): readonly [low: number, high: number] {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const weight = 1 + (Z * Z) / games;
  const middle = (share + (Z * Z) / (2 * games)) / weight;
  const half = (Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games))) / weight;
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
