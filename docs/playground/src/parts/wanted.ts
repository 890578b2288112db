/** The move that a guided start asks for, in notation: whatever plays it is marked. */
import { createContext } from "preact";

export const Wanted = createContext<string | null>(null);
