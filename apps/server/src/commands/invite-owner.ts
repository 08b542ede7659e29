import { resolve } from "node:path";
import { runningDatabase, startEmbeddedDatabase } from "@rebale/embedded-database";
import { z } from "zod";
import { inviteOwner } from "../features/accounts/index.ts";
import { systemClock } from "../platform/clock.ts";
import { readConfig } from "../platform/config.ts";
import { openDatabase } from "../platform/db.ts";
import { migrate } from "../platform/migrate.ts";
import { Problem } from "../platform/problem.ts";

/**
 * Prints a link by which the office's first owner sets a password, of the market at DATABASE_URL,
 * else of the embedded one of DATA_DIR, running or not.
 */
async function main(): Promise<number> {
  const email = z.email().toLowerCase().safeParse(process.argv[2]);
  if (!email.success) {
    console.error("Name the owner's address: npm run office:owner -- owner@example.org");
    return 1;
  }
  // Gateways are not needed here.
  const config = readConfig({ ...process.env, DEMO: "1" });
  const folder = resolve(config.DATA_DIR);
  const given = config.DATABASE_URL ?? runningDatabase(folder);
  const own = given ? null : await startEmbeddedDatabase({ folder, log: console });
  if (own) await migrate(own.url);
  const database = openDatabase(given ?? own?.url ?? "", 2, () => undefined);
  try {
    const link = await inviteOwner({ db: database.db, clock: systemClock, config }, email.data);
    console.log(`${email.data} becomes an owner of the office here, once, within a day:\n${link}`);
    return 0;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    return 1;
  } finally {
    await database.close();
    await own?.stop();
  }
}

process.exitCode = await main();
