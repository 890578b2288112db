export type PeloponnesianView = { x: number }
