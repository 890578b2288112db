/** Follows a tutorial as a reader would: Vite's own template, the packed package, each file by the name that the tutorial gives it. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import type { Step } from "../guides/tutorials.js";
import { type Installed, ROOT } from "../package/installed.js";

const MODULES = join(ROOT, "node_modules");
const CREATE_VITE = /^npm create vite@latest (\S+) -- (.+)$/m;

/** A folder in which a tutorial is followed. */
export class Project {
  constructor(readonly folder: string) {}

  /** Saves and extends the files of a step; `edit` may name other ports than the tutorial. */
  save({ blocks }: Step, edit: (text: string) => string = (text) => text): void {
    for (const { kind, path, text } of blocks) {
      const file = join(this.folder, path);
      if (kind === "append" && !existsSync(file)) throw new Error(`A tutorial adds to ${path}, which is not there.`);
      mkdirSync(dirname(file), { recursive: true });
      if (kind === "file") writeFileSync(file, edit(text));
      else if (kind === "append") appendFileSync(file, edit(text));
    }
  }

  /** Runs a command of the installed packages; returns what it prints. @throws with all that it printed when it fails */
  run(...[command, ...args]: readonly [string, ...string[]]): string {
    try {
      return execFileSync(process.execPath, [join(this.folder, "node_modules/.bin", command), ...args], { cwd: this.folder, encoding: "utf8", stdio: "pipe" });
    } catch (error) {
      const { stdout, stderr } = error as { stdout?: string; stderr?: string };
      throw new Error(`${command} ${args.join(" ")}\n${stdout ?? ""}${stderr ?? ""}`);
    }
  }
}

/** Starts a program of a project that goes on until it is killed. */
export function start({ folder }: Project, program: string): ChildProcess {
  return spawn(process.execPath, ["--import", "tsx", program], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
}

/** Creates the project of a tutorial by the command in its first section, and installs what the template and the package need. */
export function createFromTemplate(first: Step, parent: string, installed: Installed): Project {
  const commands = first.blocks.map(({ text }) => text).join("");
  const [, name, args] = CREATE_VITE.exec(commands) ?? [];
  if (name === undefined || args === undefined) throw new Error("The tutorial does not create a project with Vite.");
  execFileSync(process.execPath, [join(MODULES, "create-vite/index.js"), name, ...args.split(" ")], { cwd: parent, stdio: "pipe" });
  const project = new Project(join(parent, name));
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(project.folder, "package.json"), "utf8"));
  equip(project, Object.keys({ ...dependencies, ...devDependencies }), installed);
  return project;
}

/** Creates an empty project with the packages of this repository by these names. */
export function createEmpty(parent: string, names: readonly string[], installed: Installed): Project {
  const project = new Project(mkdtempSync(join(parent, "t-")));
  writeFileSync(join(project.folder, "package.json"), JSON.stringify({ type: "module" }));
  equip(project, names, installed);
  return project;
}

/** Gives a project the packed package, and the packages of this repository by these names, as far as it has them. */
function equip({ folder }: Project, names: readonly string[], installed: Installed): void {
  const modules = join(folder, "node_modules");
  mkdirSync(modules, { recursive: true });
  cpSync(join(installed.folder, "node_modules/tyche"), join(modules, "tyche"), { recursive: true });
  symlinkSync(join(MODULES, ".bin"), join(modules, ".bin"));
  for (const name of names) {
    if (!existsSync(join(MODULES, name))) continue;
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(MODULES, name), join(modules, name));
  }
}
