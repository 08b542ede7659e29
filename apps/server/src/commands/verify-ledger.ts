import { resolve } from "node:path";
import { runningDatabase, startEmbeddedDatabase } from "@rebale/embedded-database";
import { verifyLedgers } from "../features/auctions/index.ts";
import { readConfig } from "../platform/config.ts";
import { openDatabase } from "../platform/db.ts";

/**
 * Recomputes every ledger of a market: the one at DATABASE_URL, else the embedded one of DATA_DIR,
 * running or not.
 * Exit code 1 and the first broken row when anything was altered.
 */
async function main(): Promise<number> {
  const { DATABASE_URL, DATA_DIR } = readConfig({ ...process.env, DEMO: "1" });
  const folder = resolve(DATA_DIR);
  const given = process.argv[2] ?? DATABASE_URL ?? runningDatabase(folder);
  const own = given ? null : await startEmbeddedDatabase({ folder, log: console });
  const database = openDatabase(given ?? own?.url ?? "", 2, () => undefined);
  try {
    const { lots, entries, broken } = await verifyLedgers(database.db);
    console.log(
      broken
        ? `BROKEN: lot ${broken.lotId}, entry ${broken.seq} ${broken.why}`
        : `Whole: ${entries} entries of ${lots} lots`,
    );
    return broken ? 1 : 0;
  } finally {
    await database.close();
    await own?.stop();
  }
}

process.exitCode = await main();
