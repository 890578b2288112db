/** A real browser on the built page, for the tests of `npm run test:page`. */
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import { existsSync, readFileSync, statSync } from "node:fs";
import { extname, join, normalize } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

const SITE = new URL("../../.site/playground/", import.meta.url).pathname;
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};
const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The built page on a server. */
export interface Site {
  readonly server: Server;
  readonly url: string;
  /** The paths that were asked for. */
  readonly sent: Set<string>;
  read(path: string): Buffer;
}

/** Serves a folder, the built page unless another is named, as any web server would. */
export async function serve(folder: string = SITE): Promise<Site> {
  const sent = new Set<string>();
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname));
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    sent.add(path);
    response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" }).end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return {
    server,
    url: `http://127.0.0.1:${address.port}/`,
    sent,
    read: (path) => readFileSync(join(folder, path.endsWith("/") ? `${path}index.html` : path)),
  };
}

/** Starts Debian's Chromium; nothing is downloaded. */
export async function launch(): Promise<Browser> {
  const executablePath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
  return await chromium.launch({ executablePath, args: FLAGS });
}

/** A page that fails the test when anything goes wrong in it. */
export async function open(context: BrowserContext, url: string, troubles: string[]): Promise<Page> {
  const page = await context.newPage();
  page.on("pageerror", (error) => troubles.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") troubles.push(`console: ${message.text()}`);
  });
  await page.goto(url);
  return page;
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds serious or critical on a page. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> } };
    const { violations } = await axe.run();
    return violations.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id, nodes }) => `${id}: ${nodes[0]!.html.slice(0, 200)}`);
  });
}
