/**
 * Weights of the evaluation, in victory points where nothing else is said. Found by matches between players who had them a little higher and a little lower (simultaneous
 * perturbation, some 3,000 games for two and for four), without those that came out near nothing; how strong players are with them was measured (docs/notes/experiments.md).
 */
export const WEIGHTS = {
  /** A control marker; what one is of it that an army could lay, and that a siege of this many siege points could bring. */
  marker: 0.124,
  stand: 0.69,
  siege: 0.376,
  siegePoint: 0.213,
  surest: 0.9,
  /** CUs that a siege takes. */
  besiegers: 3,
  /** A CU in the field, what its kind is worth in a fight, the same again under a general, the best army once more; a CU inside walls. */
  unit: 0.162,
  fight: 0.031,
  led: 0.03,
  best: 0.035,
  inside: 0.111,
  /** The part that is in reach of a better army; the lead that counts as better; the reach: CUs and links. */
  danger: 0.05,
  better: 6,
  reaching: 2,
  reach: 2,
  /** A major general on the map, a step of fleet strength, to be first in the Turn Order, a round-turn still to come in this round. */
  general: 0.408,
  fleet: 0.021,
  first: 0.656,
  moves: 0.077,
  /** The part of a round-turn that is left in its segments of cards and of movement. */
  beforeMoving: 0.7,
  moving: 0.4,
  /** The least value of a province to its owner, and the largest to a seat that is about to take it; the value of its majority without its city. */
  held: 0.824,
  progress: 0.577,
  noCity: 0.363,
  /** Points of a lead that make a victory e times as likely, and how much fewer they are every turn. */
  lead: 4.706,
  leadLess: 0.308,
  /** From this part of them on, points that win at once begin to count, and how likely it is that who is next to them gets them. */
  near: 0.476,
  nearness: 0.508,
  /** The chance that points that have been reached, or an heir come of age in the next turn, decide the game; the factor for every turn before. */
  reached: 0.871,
  earlier: 0.124,
  /** A CU beside an heir counts so much for keeping him, every one elsewhere this many times less for a link of its way; what a keeper has besides. */
  guard: 1.673,
  way: 0.661,
  kept: 3.205,
  doubt: 0.444,
  /** The chance of a burial in the royal tomb for an army that stands there; links that a round is good for; rounds that the city takes, of nobody's or an enemy's. */
  burial: 0.915,
  march: 3.5,
  city: [1, 2.5],
} as const;

/** The strength of a CU in a fight, by type: mercenary, Macedonian, royal, elephant, Silver Shields. */
export const FIGHT = [1, 2, 2.3, 2, 3] as const;
