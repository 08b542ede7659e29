import { join } from "node:path";
import { verifyPacks } from "../features/evidence/index.ts";
import { verifyJournal } from "../features/journal-desk/index.ts";
import { verifyKilograms } from "../features/kilograms/index.ts";
import { createFileStore } from "../platform/files/files.ts";
import { connectExisting } from "./connect-existing.ts";

/** Recomputes a market's journals of money and kilograms from their lines, and reads each pack. Exit code 1 and where it breaks, if it does. */
async function main(): Promise<number> {
  const market = await connectExisting(process.argv[2]);
  if (!market) return 1;
  try {
    const { config, db } = market;
    const { entries, accounts, days, broken } = await verifyJournal(db);
    const goods = await verifyKilograms(db);
    // The folder is opened only where there is a pack to read.
    const read = (key: string) => createFileStore(config, join(config.DATA_DIR, "files")).read(key);
    const evidence = await verifyPacks(db, { read });
    const fault = broken ?? goods.broken ?? evidence.broken;
    const money = `${entries} entries, ${accounts} accounts, ${days} closed days`;
    const kilograms = `${goods.entries} entries of kilograms, ${evidence.packs} packs of evidence`;
    console.log(fault ? `BROKEN: ${fault}` : `Whole: ${money}; ${kilograms}`);
    return fault ? 1 : 0;
  } finally {
    await market.close();
  }
}

process.exitCode = await main();
