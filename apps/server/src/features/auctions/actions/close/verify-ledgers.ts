import type { Db } from "../../../../platform/db/db.ts";
import { findLedgerFault, type LedgerFault } from "../../domain/ledger/verify-ledger.rules.ts";
import { lotIdsAfter, readForVerification } from "../../store/ledger/verify.store.ts";
import { findRootFault } from "./daily-roots.ts";

export interface BrokenLedger extends LedgerFault {
  readonly lotId: number;
}

const PAGE = 500;

/**
 * Reads every ledger and recomputes it: the chain, who the marks stand for, and that the auction
 * shows what its ledger says. Each is read as of one moment, so a running market gives no false
 * alarm.
 */
export async function verifyLedgers(
  db: Db,
): Promise<{ lots: number; entries: number; broken: BrokenLedger | null }> {
  let lots = 0;
  let entries = 0;
  for (let after = 0; ; ) {
    const page = await lotIdsAfter(db, after, PAGE);
    for (const lotId of page) {
      const read = await readForVerification(db, lotId);
      lots++;
      entries += read.entries.length;
      const fault = await findLedgerFault(read);
      if (fault) return { lots, entries, broken: { lotId, ...fault } };
    }
    const last = page.at(-1);
    if (last === undefined) return { lots, entries, broken: await findRootFault(db) };
    after = last;
  }
}
