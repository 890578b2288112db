/** The colours of paper, ink, sea and land. */

export const INK = "#33291f";
export const PAPER = "#f8f2e0";
export const SEA = "#bad2d8";
export const LAND = "#f4ecd6";
export const FRAME = "#6b5336";
export const EDGE = "#4d3b26";
export const WATER_INK = "#24566b";
export const HALO_LAND = "#f7f0dd";
export const HALO_WATER = "#c3d9dd";
export const REGION_INK = "#7a4520";
export const FAINT_INK = "#7d6a4b";
export const LIGHT = "#f0b400";
export const NOBODY = "#fffdf6";
export const TINTS: readonly string[] = ["#e9c6a0", "#cdd6a4", "#e6d590", "#dfb7ad", "#bfd0b8", "#d3bfd3", "#e8cfc0", "#c9cdb0"];
export const FONT = "'Times New Roman','Liberation Serif','Nimbus Roman',Tinos,Times,serif";
