import { resolve } from "node:path";
import { hasDatabase, runningDatabase, startEmbeddedDatabase } from "@rebale/embedded-database";
import { readConfig } from "../platform/config.ts";
import { connectDatabase } from "../platform/db/db.ts";
import { migrate } from "../platform/db/migrate.ts";

/**
 * The market that a command speaks to: at `url`, DATABASE_URL, else the embedded one of DATA_DIR,
 * running or not. It is named, and never made: a check of an empty database would find it whole.
 * @returns null where there is none; the reason is printed
 */
export async function connectExisting(url?: string) {
  // Gateways are not needed here.
  const config = readConfig({ ...process.env, DEMO: "1" });
  const folder = resolve(config.DATA_DIR);
  const given = url ?? config.DATABASE_URL ?? runningDatabase(folder);
  if (!given && !hasDatabase(folder)) {
    console.error(
      `There is no market in ${folder}. Set DATABASE_URL or DATA_DIR as the market has them`,
    );
    return null;
  }
  const own = given ? null : await startEmbeddedDatabase({ folder, log: console });
  if (own) await migrate(own.url);
  console.log(`Database: ${given ? nameOf(given) : folder}`);
  const database = connectDatabase(given ?? own?.url ?? "", 2, () => undefined);
  return {
    config,
    db: database.db,
    async close() {
      await database.close();
      await own?.stop();
    },
  };
}

/** Without user and password. */
const nameOf = (url: string) => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
};
