import type { Logger } from "pino";

export interface Repeated {
  /** Resolves when the run under way has ended. */
  stop(): Promise<void>;
}

/**
 * Runs work again and again, `ms` milliseconds after each end, so that runs never overlap. A run
 * that fails is logged and repeated.
 */
export function repeat(
  ms: number,
  failed: string,
  work: () => Promise<unknown>,
  log: Pick<Logger, "warn">,
): Repeated {
  let stopped = false;
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const next = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = work()
        .catch((error: unknown) => log.warn({ err: error }, failed))
        .then(next);
    }, ms).unref();
  };
  next();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
