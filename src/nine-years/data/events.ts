/**
 * The event cards. `held`: kept until played (NYW-9.2.1.1); `lasting`: lies on the map (NYW-9.2.3.1). What the cards say stands beside them;
 * effects/event-cards.ts carries it out. French Financial Collapse and Britain Leaves the Alliance are not among them (NYW-1.1.6).
 */
import type { ActionCardRow, EventCardRow } from "../edition-types.js";

// biome-ignore format: a row a line
export const EVENT_CARDS: readonly EventCardRow[] = [
  {
    id: "beachy-head", name: "Beachy Head", added1693: false, held: false, lasting: true, source: "seed",
    // If the Glorious Revolution has happened; Guerre de Course is not in place.
    // Put the card on its place. The Atlantic becomes Bourbon-controlled at once (no VP). While the card is in place, step 5.c of every Winter Quarters Phase gives the Atlantic to the Bourbons.
  },
  {
    id: "death-of-louvois", name: "Death of Louvois", added1693: false, held: false, lasting: true, source: "seed",
    // Put the card on its place. From this turn on the Bourbons have 1 Resource Point fewer in every Reinforcement Phase.
  },
  {
    id: "scotland-rises", name: "Scotland Rises", added1693: false, held: false, lasting: false, source: "seed",
    // If the Glorious Revolution has happened and no Alliance corps is in Highlands.
    // Put Claverhouse and the fifth Jacobite corps (full) in Highlands. Highlands becomes Bourbon-controlled, if it is not.
  },
  {
    id: "patriot-parliament", name: "Patriot Parliament", added1693: false, held: false, lasting: false, source: "reconstruction",
    // If the Glorious Revolution has happened and Dublin is Bourbon-controlled.
    // The Bourbon player either restores every reduced Jacobite corps that is in region ireland and not besieged, or puts one Jacobite corps from the Force Pool reduced in Dublin (NYW-9.3.10, NYW-9.3.11).
  },
  {
    id: "devastation-of-the-palatinate", name: "Devastation of the Palatinate", added1693: false, held: false, lasting: false, source: "reconstruction",
    // The Alliance has 1 Resource Point fewer this turn. Then one Subsidies corps, if there is one in the Force Pool, is put reduced in the Empire/Subsidy Home Space.
  },
  {
    id: "ottoman-counteroffensive", name: "Ottoman Counteroffensive", added1693: false, held: false, lasting: false, source: "reconstruction",
    // If an unbesieged Austrian corps is on the map.
    // The Alliance player chooses one unbesieged Austrian corps on the map and puts it in the Force Pool; a full one must be chosen if there is one.
  },
  {
    id: "death-of-charles-of-lorraine", name: "Death of Charles of Lorraine", added1693: false, held: false, lasting: false, source: "reconstruction",
    // If Charles of Lorraine is in the game.
    // Remove Charles of Lorraine from the game.
  },
  {
    id: "glorious-return-of-the-vaudois", name: "Glorious Return of the Vaudois", added1693: false, held: false, lasting: false, source: "reconstruction",
    // If a full French corps is in Pinerolo, Briançon, Grenoble, Montmélian, Casale or Turin.
    // The Bourbon player reduces one full French corps in one of those spaces.
  },
  {
    id: "subsidy-treaty", name: "Subsidy Treaty", added1693: false, held: false, lasting: false, source: "reconstruction",
    // If a Subsidies corps is in the Force Pool.
    // Put one full Subsidies corps from the Force Pool in the Empire/Subsidy Home Space. This does not count against the limit of 12.3.4.
  },
  {
    id: "provincial-militia", name: "Provincial Militia", added1693: false, held: false, lasting: false, source: "reconstruction",
    // If a reduced French corps that meets 12.3.3 is on the map.
    // The Bourbon player restores up to two reduced French corps that meet 12.3.3. This costs nothing and does not count against the limit of 12.3.5.
  },
  {
    id: "contributions", name: "Contributions", added1693: false, held: false, lasting: false, source: "reconstruction",
    // Each side that controls at least two spaces (fortified or not) outside the regions britain and ireland whose printed home power belongs to the other side and is active has 1 Resource Point more this turn.
  },
  {
    id: "siege-train", name: "Siege Train", added1693: false, held: true, lasting: false, source: "reconstruction",
    // Play just before a siege roll of your own: add 2 to the roll.
  },
  {
    id: "forced-march", name: "Forced March", added1693: false, held: true, lasting: false, source: "reconstruction",
    // Play when you start a Campaign move: the army has 4 movement points instead of 3.
  },
  {
    id: "intercepted-dispatches", name: "Intercepted Dispatches", added1693: false, held: true, lasting: false, source: "reconstruction",
    // Play just before an interception roll or an avoid-battle roll of your own: add 2 to the roll.
  },
  {
    id: "contrary-winds", name: "Contrary Winds", added1693: false, held: true, lasting: false, source: "reconstruction",
    // Play when the enemy declares a Sea Movement, before the roll: subtract 2 from the roll.
  },
  {
    id: "household-troops", name: "Household Troops", added1693: false, held: true, lasting: false, source: "reconstruction",
    // Play before the dice of a battle in which you have at least three corps: roll two more dice that hit on 5 or 6.
  },
  {
    id: "battle-of-zenta", name: "Battle of Zenta", added1693: true, held: false, lasting: true, source: "seed",
    // Put the card on its place. One Austrian corps from the Force Pool, if there is one, is put full in Vienna (if Vienna is Alliance-controlled and below its stacking limit). From this turn on the Alliance has 1 Resource Point more in every Reinforcement Phase.
  },
  {
    id: "guerre-de-course", name: "Guerre de Course", added1693: true, held: false, lasting: true, source: "seed",
    // Put the card on its place and take Beachy Head off its place if it is there. The Atlantic becomes Alliance-controlled if London is Alliance-controlled, otherwise uncontrolled (no VP). From this turn on the Bourbons cannot prepare the Brest fleet, and the Alliance has 1 Resource Point fewer in every Reinforcement Phase.
  },
  {
    id: "great-famine", name: "Great Famine", added1693: true, held: false, lasting: false, source: "reconstruction",
    // The Bourbons have 2 Resource Points fewer this turn.
  },
  {
    id: "death-of-luxembourg", name: "Death of Luxembourg", added1693: true, held: false, lasting: false, source: "reconstruction",
    // If Luxembourg is in the game.
    // Remove Luxembourg (leader luxembourg-duke) from the game.
  },
  {
    id: "smyrna-convoy", name: "Smyrna Convoy", added1693: true, held: false, lasting: false, source: "reconstruction",
    // If the Bourbons control at least one sea zone.
    // This turn the Bourbons have 1 Resource Point more and the Alliance 1 fewer.
  },
  {
    id: "bank-of-england", name: "Bank of England", added1693: true, held: false, lasting: false, source: "reconstruction",
    // If London is Alliance-controlled.
    // The Alliance has 2 Resource Points more this turn.
  },
  {
    id: "capitation", name: "Capitation", added1693: true, held: false, lasting: false, source: "reconstruction",
    // The Bourbons have 2 Resource Points more this turn.
  },
  {
    id: "recoinage-crisis", name: "Recoinage Crisis", added1693: true, held: false, lasting: false, source: "reconstruction",
    // If London is Alliance-controlled.
    // The Alliance draws 1 Action card fewer this turn.
  },
  {
    id: "bombardment-of-brussels", name: "Bombardment", added1693: true, held: false, lasting: false, source: "reconstruction",
    // If an Alliance-controlled fortress of region low-countries is joined by a normal link to a Bourbon-controlled space.
    // The Bourbon player chooses one such fortress: its current Fortress Strength falls by 1 (not below 1) until Winter Quarters, and the Alliance has 1 Resource Point fewer this turn.
  },
  {
    id: "turin-talks", name: "Secret Talks at Turin", added1693: true, held: false, lasting: false, source: "reconstruction",
    // If Savoy is an Alliance power.
    // No Savoyard corps may be formed, restored or replaced this turn.
  },
];

/** Action cards of 1, 2 and 3 actions (NYW-5.1.1). */
export const ACTION_CARDS: readonly ActionCardRow[] = [
  { value: 1, count: 8, source: "seed" },
  { value: 2, count: 16, source: "seed" },
  { value: 3, count: 8, source: "seed" },
];
