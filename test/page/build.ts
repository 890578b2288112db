/** Builds the page once before the tests look at it. */
import { build } from "vite";

export default async function setup(): Promise<void> {
  await build({ configFile: new URL("../../docs/playground/vite.config.ts", import.meta.url).pathname, logLevel: "error" });
}
