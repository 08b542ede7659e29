import type { Paise } from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import { payTowards } from "../../awards/index.ts";
import { type Posting, postEntries } from "../../journal/index.ts";
import { entryFor } from "../../money-entries/index.ts";

/** Money in suspense whose company is found: it is a deposit, or pays for a sale. */
export async function placeReceipt(
  tx: Tx,
  home: string,
  { id, amount, utr = null }: { id: number; amount: Paise; utr?: string | null },
  { companyId, awardId }: { companyId: number; awardId: number | null },
  actorId: number | null,
): Promise<void> {
  const named: Posting["params"] = utr === null ? {} : { utr };
  const posting = { actorId, cause: { receipt_id: id }, params: named };
  if (awardId !== null) {
    const from = { via: "suspense", receiptId: id } as const;
    await payTowards(tx, { awardId, companyId, amount, from, posting, home });
    return;
  }
  const entry = entryFor({ kind: "transfer_placed", receiptId: id, companyId, amount });
  if (entry) await postEntries(tx, [{ ...posting, ...entry }]);
}
