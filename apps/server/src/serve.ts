import { resolve } from "node:path";
import { FolderRefused } from "@rebale/embedded-database";
import type { Logger } from "pino";
import { readConfig, StartRefused } from "./platform/config.ts";
import { whyDatabaseRefused } from "./platform/db/database-away.ts";
import { refusePortInUse } from "./platform/http/server/port-in-use.ts";
import { createLog, endProcess } from "./platform/log.ts";
import { inWords, VERSION } from "./platform/version.ts";
import { startMarket } from "./start-market.ts";
import { welcome } from "./welcome.ts";

/** Environment in, listen, close cleanly. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  await refusePortInUse(config);
  const log = createLog(config.LOG_LEVEL);
  log.info(`Rebale ${inWords(VERSION)}`);
  const tracing = config.isTraced ? await startTracing(log) : undefined;
  const settings = { ...config, DATA_DIR: resolve(config.DATA_DIR) };
  const market = await startMarket(settings, log, endWithoutDatabase);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // A close that hangs must not keep the folder locked for ever.
    setTimeout(() => process.exit(1), 20_000 + config.DRAIN_SECONDS * 1000).unref();
    const close = market.close().then(() => tracing?.stop());
    close.then(
      () => endProcess(log, 0),
      (error) => {
        log.error({ err: error }, "could not close cleanly");
        endProcess(log, 1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  console.log(welcome(market.url, config));
}

/** Nothing of the market works without it; the next start brings both back. */
function endWithoutDatabase(how: string): void {
  console.error(`Rebale ends: its database has ended by itself (${how}). Start it again`);
  process.exit(1);
}

/** In one line, where whoever starts it can do something about it; null for a fault of ours. */
function whyNotStarted(error: unknown): string | null {
  if (error instanceof StartRefused || error instanceof FolderRefused) return error.message;
  if ((error as NodeJS.ErrnoException).code === "EADDRINUSE")
    return `Port ${process.env.PORT ?? 8080} is in use. Set PORT to another one`;
  return whyDatabaseRefused(error);
}

/** Loaded only where traces are wanted: hardly any market has the library. */
async function startTracing(log: Logger) {
  return (await import("./platform/tracing/start-tracing.ts")).startTracing(log);
}

main().catch((error: unknown) => {
  const words = whyNotStarted(error);
  console.error(words ? `Rebale cannot start: ${words}` : error);
  process.exit(1);
});
