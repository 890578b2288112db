/** The lessons by the id of their ruleset, loaded when one is taken. */
import type { Lesson } from "./lesson.js";

const LOADERS: Readonly<Record<string, () => Promise<{ readonly lesson: Lesson }>>> = {
  diadochi: () => import("./diadochi.js"),
  "nine-years": () => import("./nine-years.js"),
  peloponnesian: () => import("./peloponnesian.js"),
  unrest: () => import("./unrest.js"),
};

/** The games with a guided start. */
export const LESSONS: readonly string[] = Object.keys(LOADERS);

/** The lesson of a game. @throws Error for a game without one */
export async function loadLesson(id: string): Promise<Lesson> {
  const load = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
  if (load === undefined) throw new Error(`There is no guided start of “${id}”.`);
  return (await load()).lesson;
}
