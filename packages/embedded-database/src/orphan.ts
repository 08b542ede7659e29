import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isPostgres, processIdentity } from "./process-facts.ts";

/**
 * Ends the PostgreSQL that a killed server left running on `cluster`, in good order; answers its
 * pid, or undefined when there
 * was none. Whoever calls this holds the lock on the data folder, so nobody is using it.
 */
export async function stopOrphan(cluster: string): Promise<number | undefined> {
  const pidFile = join(cluster, "postmaster.pid");
  const pid = readPid(pidFile);
  if (pid === undefined) return undefined;
  if (isPostgres(pid, cluster)) {
    const identity = processIdentity(pid);
    for (const [signal, seconds] of [
      ["SIGINT", 20],
      ["SIGQUIT", 5],
      ["SIGKILL", 5],
    ] as const) {
      if (await ended(pid, identity, signal, seconds)) return pid;
    }
    throw new Error(`PostgreSQL (process ${pid}) still runs on ${cluster} and does not end`);
  }
  // The number now belongs to some other program, which would keep PostgreSQL from starting.
  if (!isPostgres(pid)) rmSync(pidFile, { force: true });
  return undefined;
}

async function ended(
  pid: number,
  identity: string,
  signal: NodeJS.Signals,
  seconds: number,
): Promise<boolean> {
  try {
    process.kill(pid, signal);
  } catch {
    return true;
  }
  for (let waited = 0; waited < seconds * 1000; waited += 20) {
    if (processIdentity(pid) !== identity) return true;
    await sleep(20);
  }
  return false;
}

function readPid(pidFile: string): number | undefined {
  try {
    const pid = Number(readFileSync(pidFile, "utf8").split("\n", 1)[0]);
    return Number.isInteger(pid) && pid > 1 ? pid : undefined;
  } catch {
    return undefined;
  }
}
