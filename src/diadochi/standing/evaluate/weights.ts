/**
 * Weights of the evaluation, in victory points unless stated otherwise. They were found by simultaneous perturbation: matches between slightly higher
 * and slightly lower weights, about 3,000 games each for two and for four players. Weights near zero were removed. docs/notes/experiments.md has the
 * strength of bots that use them.
 */
export const WEIGHTS = {
  /** A control marker. */
  marker: 0.124,
  /** The share of `marker` for a space where an army could place one. */
  stand: 0.69,
  /** The share of `marker` for a siege without siege points, its rise per siege point, and its limit. */
  siege: 0.376,
  siegePoint: 0.213,
  surest: 0.9,
  /** The CUs needed for a siege. */
  besiegers: 3,
  /**
   * The value of a CU in the field; of its strength in a fight; of its strength under a general; of its strength in the best army; of a CU inside
   * walls.
   */
  unit: 0.162,
  fight: 0.031,
  led: 0.03,
  best: 0.035,
  inside: 0.111,
  /**
   * The loss per point of an army's strength at full danger from a stronger army in reach; the lead in strength for full danger; the CUs that make an
   * army a threat; its reach in links.
   */
  danger: 0.05,
  better: 6,
  reaching: 2,
  reach: 2,
  /** A major general on the map; a step of fleet strength; being first in the Turn Order; a round-turn still to come in this round. */
  general: 0.408,
  fleet: 0.021,
  first: 0.656,
  moves: 0.077,
  /** The part of a round-turn left in its Tyche Segment, and in its Movement Segment. */
  beforeMoving: 0.7,
  moving: 0.4,
  /** The least value of a province to its owner; its greatest value to a seat about to take it; the value of a majority without the major city. */
  held: 0.824,
  progress: 0.577,
  noCity: 0.363,
  /** The lead in points that makes a victory e times as likely, and its decrease per turn. */
  lead: 4.706,
  leadLess: 0.308,
  /** The fraction of the points for an instant victory from which they count, and the chance that a seat just below the full number reaches it. */
  near: 0.476,
  nearness: 0.508,
  /** The chance that points just reached, or an heir who comes of age next turn, decide the game; its decrease for each turn before that. */
  reached: 0.871,
  earlier: 0.124,
  /**
   * The weight of a CU beside an heir for keeping him; the weight of a CU one link away (to the nth power at n links); the keeper's own weight; the
   * remaining doubt.
   */
  guard: 1.673,
  way: 0.661,
  kept: 3.205,
  doubt: 0.444,
  /**
   * The chance of a burial in the royal tomb for an army on the spot; links covered per round; rounds needed to take the city if it is uncontrolled,
   * and if an enemy controls it.
   */
  burial: 0.915,
  march: 3.5,
  city: [1, 2.5],
} as const;

/** The strength of a CU in a fight, by type: mercenary, Macedonian, royal, elephant, Silver Shields. */
export const FIGHT = [1, 2, 2.3, 2, 3] as const;
