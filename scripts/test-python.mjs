// Tests the Python package as a stranger installs it: node scripts/test-python.mjs [arguments of pytest]. Needs Python 3.10 or later with venv.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../examples/python", import.meta.url));
const programs = join(FOLDER, ".venv", process.platform === "win32" ? "Scripts" : "bin");

function run(program, ...args) {
  const { status, error } = spawnSync(program, args, { cwd: FOLDER, stdio: "inherit" });
  if (error !== undefined) console.error(`test:python: cannot start ${program}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync(join(programs, "pip"))) run(process.env["PYTHON"] ?? "python3", "-m", "venv", ".venv");
run(join(programs, "pip"), "install", "--quiet", "--disable-pip-version-check", "--force-reinstall", "--no-deps", ".");
run(join(programs, "pip"), "install", "--quiet", "--disable-pip-version-check", ".[test,render]");
run(join(programs, "ruff"), "check", ".");
run(join(programs, "ruff"), "format", "--check", ".");
run(join(programs, "mypy"));
run(join(programs, "pytest"), "-q", ...process.argv.slice(2));
