import type { Db } from "../../platform/db/db.ts";
import { findSetting, keepSetting } from "../../platform/db/settings.store.ts";

const KEY = "journal_fault";

interface Fault {
  /** Where all money is in question. */
  readonly broken: string | null;
  /** Sales in question; of an older look there are none. */
  readonly awards?: readonly number[];
}
const findFault = async (db: Db) => (await findSetting(db, KEY)) as Fault | undefined;

/** The fault that the last hourly look found, for all nodes; null if the money adds up. */
export const findJournalFault = async (db: Db): Promise<string | null> =>
  (await findFault(db))?.broken ?? null;

/** Sales of which it found something else than they say. */
export const awardsAtFault = async (db: Db): Promise<ReadonlySet<number>> =>
  new Set((await findFault(db))?.awards ?? []);

export async function keepJournalFault(
  db: Db,
  broken: string | null,
  awards: readonly number[] = [],
): Promise<void> {
  const fault: Fault = { broken, awards };
  await keepSetting(db, KEY, fault);
}
