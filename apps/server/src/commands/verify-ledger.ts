import { verifyLedgers } from "../features/auctions/index.ts";
import { connectExisting } from "./connect-existing.ts";

/**
 * Recomputes every ledger of a market.
 * Exit code 1 and the first broken row when anything was altered.
 */
async function main(): Promise<number> {
  const market = await connectExisting(process.argv[2]);
  if (!market) return 1;
  try {
    const { lots, entries, broken } = await verifyLedgers(market.db);
    console.log(
      broken
        ? `BROKEN: lot ${broken.lotId}, entry ${broken.seq} ${broken.why}`
        : `Whole: ${entries} entries of ${lots} lots`,
    );
    return broken ? 1 : 0;
  } finally {
    await market.close();
  }
}

process.exitCode = await main();
