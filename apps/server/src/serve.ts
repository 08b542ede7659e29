import { resolve } from "node:path";
import { FolderRefused } from "@rebale/embedded-database";
import { pino } from "pino";
import { readConfig, StartRefused } from "./platform/config.ts";
import { startMarket } from "./start-market.ts";
import { welcome } from "./welcome.ts";

/** Environment in, listen, close cleanly. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({
    level: config.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  });
  const market = await startMarket({ ...config, DATA_DIR: resolve(config.DATA_DIR) }, log);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // A close that hangs must not keep the folder locked for ever.
    setTimeout(() => process.exit(1), 20_000).unref();
    market.close().then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, "could not close cleanly");
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  console.log(welcome(market.url, config));
}

main().catch((error: unknown) => {
  const refused =
    error instanceof StartRefused ||
    error instanceof FolderRefused ||
    (error as NodeJS.ErrnoException).code === "EADDRINUSE";
  const words =
    (error as NodeJS.ErrnoException).code === "EADDRINUSE"
      ? `Port ${process.env.PORT ?? 8080} is in use. Set PORT to another one`
      : (error as Error).message;
  console.error(refused ? `Rebale cannot start: ${words}` : error);
  process.exit(1);
});
