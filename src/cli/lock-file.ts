/** A lock on a file: another file next to it, which names the process that holds the lock. The lock of a dead process is taken over. */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import process from "node:process";
import { UsageError } from "./games/game-adapter.js";

const OWN = `${process.pid} ${hostname()}`;

/**
 * Locks a file for this process until the returned function is called; `write` runs file operations and names the file in their errors. @throws
 * UsageError if another process has the lock
 */
export function lockFile(file: string, write: <R>(run: () => R) => R): () => void {
  const lock = `${file}.lock`;
  if (!write(() => create(lock))) {
    const holder = holderOf(lock);
    if (holder !== null && isAlive(holder)) throw held(file, holder);
    if (holder !== null) write(() => removeStale(file, lock, holder));
    if (!write(() => create(lock))) throw held(file, holderOf(lock) ?? "another process");
  }
  return () => rmSync(lock, { force: true });
}

function held(file: string, holder: string): UsageError {
  const [pid, host] = holder.split(" ");
  return new UsageError(`${file}: process ${pid!} on ${host ?? "this machine"} is writing to it; end that process, or delete ${file}.lock where it has ended`);
}

// True if the lock was created; only one process can create a file.
function create(lock: string): boolean {
  try {
    writeFileSync(lock, OWN, { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as { readonly code?: string }).code === "EEXIST") return false;
    throw error;
  }
}

// The holder of a lock; null if the lock cannot be read, since it may just have been removed.
function holderOf(lock: string): string | null {
  try {
    return readFileSync(lock, "utf8");
  } catch {
    return null;
  }
}

// A process on another machine counts as alive; an empty lock has no holder.
function isAlive(holder: string): boolean {
  const [pid, host] = holder.split(" ");
  if (host !== hostname()) return holder !== "";
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return (error as { readonly code?: string }).code === "EPERM"; // it exists, but belongs to another user
  }
}

// Removes a stale lock. Several processes may try at once: one succeeds, and one that has removed a new lock by mistake restores it.
function removeStale(file: string, lock: string, stale: string): void {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return; // another process has removed it
  }
  const taken = readFileSync(aside, "utf8");
  try {
    if (taken === stale) return;
    linkSync(aside, lock);
  } finally {
    rmSync(aside, { force: true });
  }
  throw held(file, taken);
}
