import type { Db } from "../../platform/db/db.ts";
import { presentEntry } from "./domain/ledger/ledger-chain.rules.ts";
import { ledgerPage } from "./store/views/snapshot.store.ts";

const PAGE = 1000;

/** All entries of a lot's ledger, as everybody may read them. */
export async function publicLedger(db: Db, lotId: number) {
  const entries: ReturnType<typeof presentEntry>[] = [];
  for (;;) {
    const rows = await ledgerPage(db, lotId, entries.at(-1)?.seq ?? 0, PAGE);
    entries.push(...rows.map(presentEntry));
    if (rows.length < PAGE) return entries;
  }
}
