import { verifyJournal } from "../features/journal/index.ts";
import { connectExisting } from "./connect-existing.ts";

/** Recomputes a market's journal from its lines. Exit code 1 and where it breaks, if it does. */
async function main(): Promise<number> {
  const market = await connectExisting(process.argv[2]);
  if (!market) return 1;
  try {
    const { entries, accounts, days, broken } = await verifyJournal(market.db);
    console.log(
      broken
        ? `BROKEN: ${broken}`
        : `Whole: ${entries} entries, ${accounts} accounts, ${days} closed days`,
    );
    return broken ? 1 : 0;
  } finally {
    await market.close();
  }
}

process.exitCode = await main();
