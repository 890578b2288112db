/** Everything that can be asked for a die: seeded, scripted and enumerating dice. */
export { type AleaState, nextUint32, seedAlea } from "./alea.js";
export type { Dice } from "./dice.js";
export { EnumeratingDice, enumerate, type EnumerationLimit } from "./enumerating.js";
export { ScriptedDice, type ScriptedOptions } from "./scripted.js";
export { SeededDice } from "./seeded.js";
