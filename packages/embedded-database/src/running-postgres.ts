import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** The setting that says whose PostgreSQL it is: readable by anybody, as long as it runs. */
export const SERVER_SETTING = "rebale.server";

/** The name of this process beyond its number, which is used again once it has ended. */
export const thisServer = () => `${process.pid}-${startOf(process.pid)}`;

interface RunningPostgres {
  readonly pid: number;
  readonly port: number;
  /** The live server that it belongs to; undefined for one that a killed server left behind. */
  readonly server: number | undefined;
}

const pidFileOf = (cluster: string) => join(cluster, "postmaster.pid");

/** The PostgreSQL that runs on `cluster`, an absolute path. */
export function findRunning(cluster: string): RunningPostgres | undefined {
  const { pid, port } = readPidFile(cluster);
  const args = commandLine(pid);
  if (!isPostgres(args) || !args.includes(cluster)) return undefined;
  const found = new RegExp(`${SERVER_SETTING}=(\\d+)-(\\w+)`).exec(args.join(" "));
  const server = Number(found?.[1]);
  return { pid, port, server: found && startOf(server) === found[2] ? server : undefined };
}

/**
 * Makes room on `cluster`, which no live server uses: ends the PostgreSQL that a killed one left
 * running, in good order, and answers its pid.
 */
export async function stopOrphan(cluster: string): Promise<number | undefined> {
  const orphan = findRunning(cluster);
  if (!orphan) {
    // The number now belongs to some other program, which would keep PostgreSQL from starting.
    const { pid } = readPidFile(cluster);
    if (pid > 0 && !isPostgres(commandLine(pid))) rmSync(pidFileOf(cluster), { force: true });
    return undefined;
  }
  // Somebody has started it meanwhile.
  if (orphan.server) return undefined;
  for (const signal of ["SIGINT", "SIGQUIT"] as const) {
    try {
      process.kill(orphan.pid, signal);
    } catch {
      // It has ended meanwhile.
    }
    for (let waited = 0; waited < 20_000; waited += 20) {
      if (!findRunning(cluster)) return orphan.pid;
      await sleep(20);
    }
  }
  throw new Error(`PostgreSQL (process ${orphan.pid}) still runs on ${cluster} and does not end`);
}

/** PostgreSQL's own file: its pid in the first line, its port in the fourth. */
function readPidFile(cluster: string): { pid: number; port: number } {
  try {
    const lines = readFileSync(pidFileOf(cluster), "utf8").split("\n");
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  } catch {
    return { pid: 0, port: 0 };
  }
}

const isPostgres = ([command]: string[]) => command?.endsWith("/postgres") === true;

/** Readable whoever the process belongs to; empty for one that has ended. */
function commandLine(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
  } catch {
    return ps(pid, "command=").split(" ");
  }
}

/** When a process began, in letters and digits; empty when there is none. */
export function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The command's name may itself hold spaces and brackets: fields count from its last bracket.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return state === "Z" ? "" : (fields[18] ?? "");
  } catch {
    return ps(pid, "lstart=").replaceAll(/\W/g, "");
  }
}

/** For systems without /proc. */
function ps(pid: number, field: string): string {
  if (process.platform === "linux") return "";
  const stdio: ["ignore", "pipe", "ignore"] = ["ignore", "pipe", "ignore"];
  try {
    return execFileSync("ps", ["-o", field, "-p", `${pid}`], { encoding: "utf8", stdio }).trim();
  } catch {
    return "";
  }
}
