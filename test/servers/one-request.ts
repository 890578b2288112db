/** One request to the function of the recipe, in a process of its own: `node one-request.mjs <query> [request]`, with DATABASE_URL and SECRET. */
import process from "node:process";
import { handle } from "../../docs/recipes/many-servers/function.js";
import { Store } from "../../docs/recipes/many-servers/store.js";

const { DATABASE_URL = "", SECRET = "" } = process.env;
const [query = "", request] = process.argv.slice(2);
const answer = await handle(new Store(DATABASE_URL), SECRET, new URLSearchParams(query), request);
process.stdout.write(JSON.stringify(answer), () => process.exit());
