import { type Logger, pino } from "pino";

/** Characters that wait in memory while the disk takes nothing; later ones are left out. */
const MAX_WAITING = 1 << 20;

/**
 * Lines of JSON, written beside the work. A full disk ends no bidding: what could not be written
 * follows when there is room, and keeps no process from ending.
 * @param to a file's descriptor, standard output by default
 */
export function createLog(level: string, to = 1): Logger {
  // With the usual 0 the library's flush waits for nothing.
  const waiting = { minLength: 1, maxLength: MAX_WAITING };
  const lines = pino.destination({ dest: to, sync: false, ...waiting });
  // Without a listener the error would end the process. There is nowhere to tell of it.
  lines.on("error", () => undefined);
  // The library's own listener writes what is left, and tries for as long as that fails: for ever,
  // where the disk is full or nobody reads any more.
  process.prependListener("exit", () => lines.destroy());
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, lines);
}

/** Ends the process once its log is written, or soon without: it may be that nobody reads it. */
export function endProcess(log: Logger, code: number): void {
  setTimeout(() => process.exit(code), 500);
  log.flush(() => process.exit(code));
}
