/** `npm run site`: API (also as Markdown), guides, rules and playground in one static folder, `.site`, which any web server can show. */
import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { build } from "vite";

const ROOT = new URL("../", import.meta.url).pathname;
const START = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tyche</title>
<style>body{font:1.1rem/1.6 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem;color:#2a221b;background:#fbf6ea}a{color:#7a2f22}</style>
<main>
<h1>Tyche</h1>
<p>A headless rules library for four historical wargames, in TypeScript.</p>
<ul>
<li><a href="playground/index.html">Playground</a>: see and play all four games</li>
<li><a href="api/index.html">API, guides and rules</a></li>
<li><a href="reference/README.md">The API as Markdown</a>: a page an entry</li>
</ul>
</main>
`;

rmSync(`${ROOT}.site`, { recursive: true, force: true });
execFileSync("npx", ["tsx", "scripts/vocabulary.ts"], { cwd: ROOT, stdio: "inherit" });
execFileSync("npx", ["typedoc", "--out", ".site/api"], { cwd: ROOT, stdio: "inherit" });
execFileSync("npx", ["typedoc", "--options", "typedoc.markdown.json", "--out", ".site/reference"], { cwd: ROOT, stdio: "inherit" });
await build({ configFile: `${ROOT}docs/playground/vite.config.ts`, logLevel: "warn" });
writeFileSync(`${ROOT}.site/index.html`, START);
console.log("site: .site");
