import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * Names a process beyond its number, which is used again once it has ended. Empty when there is no
 * such process.
 */
export function processIdentity(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The command's name may itself hold spaces and brackets, so the fields count from its last
    // bracket.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [state, startedAt] = [fields[0], fields[19]];
    if (state === "Z" || state === "X") return "";
    return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}/${startedAt}`;
  } catch {
    return process.platform === "linux" ? "" : psField(pid, "lstart=");
  }
}

/**
 * Whether `pid` is a live PostgreSQL; with `cluster` (an absolute path), one that was started on
 * that data folder.
 */
export function isPostgres(pid: number, cluster?: string): boolean {
  if (!processIdentity(pid)) return false;
  const [command, ...args] = commandLine(pid);
  return (
    command?.endsWith("/postgres") === true && (cluster === undefined || args.includes(cluster))
  );
}

/**
 * The command line can be read whoever the process belongs to; its folder and binary, in a
 * container, not even by root.
 */
function commandLine(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
  } catch {
    return psField(pid, "command=").split(" ");
  }
}

function psField(pid: number, field: string): string {
  try {
    return execFileSync("ps", ["-o", field, "-p", String(pid)], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return "";
  }
}
