/** A lock on a file: another file beside it, which names the process that holds the lock. A lock that a killed process has left is taken over. */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import process from "node:process";
import { UsageError } from "./games/game-adapter.js";

const OWN = `${process.pid} ${hostname()}`;

/**
 * Locks a file for this process until the returned function is called; `write` runs what writes, and names the file in its errors. @throws UsageError when another process has it
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

// True if the lock was made: only one process can make a file that was not there.
function create(lock: string): boolean {
  try {
    writeFileSync(lock, OWN, { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as { readonly code?: string }).code === "EEXIST") return false;
    throw error;
  }
}

// The holder of a lock; null if the lock cannot be read, as when it has gone meanwhile.
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
    return (error as { readonly code?: string }).code === "EPERM"; // it exists, and belongs to another user
  }
}

// One of several processes that find a stale lock takes it away; a process that takes away another's new one puts it back.
function removeStale(file: string, lock: string, stale: string): void {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return; // somebody else has taken it away
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
