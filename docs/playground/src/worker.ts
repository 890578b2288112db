/**
 * The worker of the page, in two roles. As the table it holds the true states of games: a shared worker serves all pages of one browser, each with what it may see; where there
 * are no shared workers each page has its own. As a thinker it plays for players made of code. One file, so that rules are loaded once.
 */
import { isThinker } from "./roles.js";
import { Client, type Port } from "./table/client.js";
import { think } from "./thinker/thinker.js";

const scope = globalThis as unknown as Port & { readonly name: string; onconnect?: ((event: MessageEvent) => void) | null };
if ("onconnect" in scope) scope.onconnect = ({ ports }) => void new Client(ports[0]!);
else if (isThinker(scope.name)) scope.onmessage = ({ ports }) => think(ports[0]!);
else new Client(scope);
