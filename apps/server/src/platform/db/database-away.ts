import { setTimeout as sleep } from "node:timers/promises";
import type { Logger as Log } from "pino";

/**
 * The connection broke (class 08), there is no room (53), the database is ending or beginning
 * (57P), or is a standby by now (25006).
 */
const STATES = /^(08...|53...|57P..|25006)$/;
const NETWORK = [
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EPIPE", "ETIMEDOUT"],
  ...["EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN"],
];

/** Whether an error of `pg` tells that the database cannot be asked now, and may be soon. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  // An error that `pg` finds by itself has no code.
  if (code === undefined) return /connection|timeout/i.test(error.message);
  return typeof code === "string" && (STATES.test(code) || NETWORK.includes(code));
}

/** The role or database in DATABASE_URL is not there, or not let in. */
const REFUSALS: Readonly<Record<string, string>> = {
  "28000": "the role that DATABASE_URL names",
  "28P01": "the role or password that DATABASE_URL names",
  "3D000": "the database that DATABASE_URL names",
};
/** Never with the URL: it holds the password. */
export function whyDatabaseRefused(error: unknown): string | null {
  const { code, message } = error as { code?: string; message?: string };
  const what = REFUSALS[code ?? ""];
  return what ? `PostgreSQL refuses ${what}: ${message}` : null;
}

const PAUSE = 1_000;
/** A failover takes a quarter of that. */
const TIMEOUT_MS = 60_000;

/**
 * Opens what needs the database; while that is away it is tried again, so that a node that starts
 * during a failover waits as the others do. What `open` had begun it has to close before it throws.
 *
 * @param timeoutMs milliseconds
 * @throws what `open` throws for another reason, or after so long
 */
export async function connectWithRetry<T>(
  open: () => Promise<T>,
  log: Pick<Log, "warn">,
  timeoutMs = TIMEOUT_MS,
): Promise<T> {
  const latest = performance.now() + timeoutMs;
  for (;;)
    try {
      return await open();
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > latest) throw error;
      log.warn({ err: error }, "the start waits for the database");
      await sleep(PAUSE);
    }
}
