import { resolve } from "node:path";
import { destination, pino } from "pino";
import { openData } from "../open-data.ts";
import { readConfig } from "../platform/config.ts";

/**
 * Beside the building of the site: gets a market's own database ready, migrated and filled, and
 * closes it. The market that is started then opens at once; what hinders it, it says itself.
 */
const config = readConfig(process.env);
const log = pino({ level: "warn" }, destination(2));
const data = openData({ ...config, DATA_DIR: resolve(config.DATA_DIR) }, log);
const close = () => void data.then((opened) => opened.close());
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, close);
await (await data).close();
process.exit();
