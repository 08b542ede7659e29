import { readdirSync, readFileSync } from "node:fs";

const TICKS = 100;

function statOf(pid: string): { parent: number; seconds: number } | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return {
      parent: Number(fields[1]),
      seconds: (Number(fields[11]) + Number(fields[12])) / TICKS,
    };
  } catch {
    return null; // it ended meanwhile
  }
}

/**
 * Processor seconds that a process and its direct children have used so far. Linux only, like the
 * benches.
 */
export function processorSeconds(pid: number): number {
  const all = readdirSync("/proc").filter((entry) => /^\d+$/.test(entry));
  const stats = all.map((entry) => ({ pid: Number(entry), stat: statOf(entry) }));
  return stats
    .filter((s) => s.pid === pid || s.stat?.parent === pid)
    .reduce((sum, s) => sum + (s.stat?.seconds ?? 0), 0);
}
