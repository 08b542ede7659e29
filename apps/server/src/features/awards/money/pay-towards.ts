import type { Paise } from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import { entryFor, type JournalEvent, type Posting, postEntries } from "../../journal/index.ts";
import { lockAward } from "../awards.store.ts";

/** Money that came in for a sale. */
export interface TowardsAward {
  readonly awardId: number;
  /** Who paid: the buyer's company. */
  readonly companyId: number;
  readonly amount: Paise;
  readonly from: Extract<JournalEvent, { kind: "award_payment" }>["from"];
  readonly posting: Pick<Posting, "actorId" | "cause" | "happenedOn" | "params">;
}

/**
 * Enters a payment for a sale: what is due goes to it, the rest to the buyer's deposit. Locks the
 * auction's row, and then companies: who calls has locked neither companies nor accounts.
 */
export async function payTowards(tx: Tx, paid: TowardsAward): Promise<void> {
  const { awardId, companyId, amount, from, posting } = paid;
  const award = await lockAward(tx, awardId);
  const entry = entryFor({
    ...{ kind: "award_payment", awardId, companyId, from, amount, due: 0 as Paise },
  });
  if (entry) await postEntries(tx, [{ ...posting, ...entry, lotId: award?.lotId ?? null }]);
}
