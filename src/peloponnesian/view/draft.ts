/** Entries of a view in the making: what says something is put into them. */
export type Draft<V> = { -readonly [K in keyof V]: V[K] };
