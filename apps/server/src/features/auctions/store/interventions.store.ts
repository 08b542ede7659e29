import type { FormatRules } from "@rebale/contract/auctions/formats";
import type { Tx } from "../../../platform/db/db.ts";
import type { EntryRow } from "../domain/ledger/ledger-chain.rules.ts";
import { appendEntries } from "./ledger/ledger.store.ts";
import { shutTenders } from "./tenders/opening.store.ts";

export interface RecordedIntervention {
  /** The intervention's own entry comes last, after the opening where the ledger begins with it. */
  readonly entries: readonly EntryRow[];
  readonly entry: EntryRow;
  readonly hardEndsAt: Date;
  /** Where the times of what follows a sealed stage move along; else null. */
  readonly rules: FormatRules | null;
  readonly isSealed: boolean;
}

/** Entries, clock and state of an auction after an intervention. */
export async function recordIntervention(
  tx: Tx,
  { entries, entry, hardEndsAt, rules, isSealed }: RecordedIntervention,
): Promise<void> {
  const { lot_id, kind, at, ends_at, note } = entry;
  await appendEntries(tx, entries);
  await tx.updateTable("auctions").set({ ends_at }).where("lot_id", "=", lot_id).execute();
  const isPause = kind === "pause";
  await tx
    .updateTable("timetables")
    .set({ hard_ends_at: hardEndsAt, paused_at: isPause ? at : null })
    .set({ state_reason: isPause || kind === "withdraw" ? note : null })
    .$if(kind === "withdraw", (q) => q.set({ closed_at: at, outcome: "withdrawn", stage: null }))
    .$if(rules !== null, (q) => q.set({ format_rules: JSON.stringify(rules) }))
    .where("lot_id", "=", lot_id)
    .execute();
  if (kind === "withdraw" && isSealed) await shutTenders(tx, [lot_id]);
}
