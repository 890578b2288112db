/** A thing of a picture by its kind and id. */

/** What is lit up, or was clicked: a place, stack, card, seat or track by its id. A `Target` of a move is one. */
export interface Highlight {
  readonly kind: string;
  readonly id: string;
}
