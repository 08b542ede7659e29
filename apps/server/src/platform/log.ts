import { type Logger, pino } from "pino";

/** What waits in memory while the disk takes nothing, characters; what comes then is left out. */
const MOST_WAITING = 1 << 20;

/**
 * Lines of JSON, written beside the work. A full disk ends no bidding: what could not be written
 * follows when there is room.
 * @param to a file's descriptor, standard output by default
 */
export function openLog(level: string, to = 1): Logger {
  const lines = pino.destination({ dest: to, sync: false, maxLength: MOST_WAITING });
  // Without a listener the error would end the process. There is nowhere to tell of it.
  lines.on("error", () => undefined);
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, lines);
}
