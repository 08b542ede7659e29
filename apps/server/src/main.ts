import { resolve } from "node:path";
import { FolderRefused } from "@rebale/embedded-database";
import { pino } from "pino";
import { type Config, readConfig, StartRefused } from "./platform/config.ts";
import { startMarket } from "./start-market.ts";

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

const welcome = (url: string, { demo, HOST }: Pick<Config, "demo" | "HOST">) =>
  demo
    ? `
  Rebale is open at ${url}

  buyer    phone 9000000001 … 9000000005 (the code is shown on the screen)
  seller   seller1@rebale.example … seller5@rebale.example, password Sell-Scrap-2026
  office   admin@rebale.example, password Admin-Rebale-2026, at ${url}/admin

  ${isLoopback(HOST) ? "Only this machine reaches it." : "Your whole network reaches it, and these passwords are published: HOST=127.0.0.1 npm start keeps it to this machine."}
  Ctrl-C closes it.
`
    : `Rebale is open at ${url}`;

const isLoopback = (host: string) => /^(127\.|::1$|localhost$)/.test(host);

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
