import { verifyLedgers } from "../features/bidding/index.ts";
import { openDatabase } from "../platform/db.ts";

/** Recomputes every ledger of a market. Exit code 1 and the first broken row when anything was altered. */
const url = process.argv[2] ?? process.env["DATABASE_URL"];
if (!url) {
  console.error("Give a database: npm run verify-ledger -- postgres://…, or set DATABASE_URL");
  process.exit(2);
}
const database = openDatabase(url, 2, () => undefined);
const { lots, entries, broken } = await verifyLedgers(database.db);
await database.close();
console.log(broken ? `BROKEN: lot ${broken.lotId}, entry ${broken.seq} ${broken.why}` : `Whole: ${entries} entries of ${lots} lots`);
process.exit(broken ? 1 : 0);
