import { type Logger, pino } from "pino";

/** What waits in memory while the disk takes nothing, characters; what comes then is left out. */
const MOST_WAITING = 1 << 20;

/**
 * Lines of JSON, written beside the work. A full disk ends no bidding: what could not be written
 * follows when there is room, and keeps no process from ending.
 * @param to a file's descriptor, standard output by default
 */
export function openLog(level: string, to = 1): Logger {
  const lines = pino.destination({ dest: to, sync: false, maxLength: MOST_WAITING });
  let isFull = false;
  // Without a listener the error would end the process. There is nowhere to tell of it.
  lines.on("error", () => {
    isFull = true;
  });
  lines.on("write", () => {
    isFull = false;
  });
  // The library's own listener writes what is left, and tries for as long as that fails.
  process.prependListener("exit", () => {
    if (isFull) lines.destroy();
  });
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, lines);
}
