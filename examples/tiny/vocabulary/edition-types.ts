/** What of the game may be given otherwise, as the option `edition` of `setup`. */

export interface EditionData {
  /** The track, from the north end to the south end: an odd number of spaces, 3..9. */
  readonly spaces: readonly string[];
}
