import type { Db } from "../../platform/db/db.ts";
import { findSetting } from "../../platform/db/settings.store.ts";

const KEY = "journal_fault";

/** What the last hourly look found, for all nodes; null where the journal adds up. */
export async function findJournalFault(db: Db): Promise<string | null> {
  const found = (await findSetting(db, KEY)) as { broken: string | null } | undefined;
  return found?.broken ?? null;
}

export async function keepJournalFault(db: Db, broken: string | null): Promise<void> {
  const value = JSON.stringify({ broken });
  await db
    .insertInto("settings")
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}
