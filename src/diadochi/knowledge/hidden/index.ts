/**
 * Hidden information: `conceal` hides it, `determinize` resamples it. It comprises other hands, hidden hands and the draw pile (DIA-HID.1, DIA-HID.2,
 * DIA-HID.5), a card chosen but not yet used and a sea path not yet announced (DIA-HID.11), and the seat that is asked about Surprise cards, and its
 * window (DIA-HID.9, DIA-HID.13).
 */
export { conceal, concealFrames } from "./conceal.js";
export { determinize } from "./determinize.js";
