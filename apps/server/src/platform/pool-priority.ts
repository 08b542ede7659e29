import { existsSync, readdirSync, readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { setPriority } from "node:os";

const TASKS = "/proc/self/task";
/** The name that libuv gives the threads of its pool. */
const POOL_THREAD = "libuv-worker";

/**
 * Node's pool of threads encodes pictures, hashes passwords and reads files; no bid waits for it.
 * Where a core is wanted by both, bids go first. Threads that the picture library starts inherit
 * the priority. On Linux only; elsewhere nothing happens.
 * @param nice 0 (as everything else) to 19 (what is left over)
 */
export async function lowerPoolPriority(nice = 10): Promise<void> {
  // The pool comes into being with its first task.
  await stat(".");
  for (const thread of poolThreads()) setPriority(thread, nice);
}

/** Their ids in the operating system; none where it does not show them. */
export function poolThreads(): number[] {
  const ids = existsSync(TASKS) ? readdirSync(TASKS) : [];
  return ids.filter((id) => nameOf(id) === POOL_THREAD).map(Number);
}

function nameOf(thread: string): string {
  try {
    return readFileSync(`${TASKS}/${thread}/comm`, "utf8").trim();
  } catch {
    return ""; // it ended meanwhile
  }
}
