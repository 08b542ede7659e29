import type { SaleTermsIn } from "@rebale/contract/listings/sale-terms";
import type { Tx } from "../../../platform/db/db.ts";
import { termsOf, withEvent } from "./inherited.rules.ts";
import { publishTerms, readProposals, takeTermsAway } from "./terms.store.ts";

/**
 * The terms of a locked lot that is approved. Its ledger must not have begun.
 * @param asked undefined keeps its terms, or publishes what was proposed or is usual; null takes
 * them away
 */
export async function setTerms(
  tx: Tx,
  lotId: number,
  asked: SaleTermsIn | null | undefined,
  madeBy: number,
): Promise<void> {
  if (asked === undefined) await publishProposals(tx, [lotId], madeBy);
  else if (asked === null) await takeTermsAway(tx, lotId);
  else {
    const [lot] = await readProposals(tx, [lotId]);
    await publishTerms(tx, [{ id: lotId, terms: lot ? withEvent(asked, lot) : asked }], madeBy);
  }
}

/**
 * Of locked lots that are approved: the terms that stand, else what their sellers proposed, else
 * what is usual; with the words of the event that they are sold in.
 */
export async function publishProposals(
  tx: Tx,
  lotIds: readonly number[],
  madeBy: number,
): Promise<void> {
  if (lotIds.length === 0) return;
  const lots = (await readProposals(tx, lotIds)).flatMap((lot) => {
    const terms = termsOf(lot);
    return terms ? [{ id: lot.id, terms }] : [];
  });
  await publishTerms(tx, lots, madeBy);
}

/** Of locked lots that are approved and have not opened: with the words of their event, or none. */
export async function publishEventTerms(
  tx: Tx,
  lotIds: readonly number[],
  madeBy: number,
): Promise<void> {
  if (lotIds.length === 0) return;
  const lots = (await readProposals(tx, lotIds)).flatMap((lot) => {
    const terms = termsOf({ ...lot, proposed: null });
    return terms ? [{ id: lot.id, terms }] : [];
  });
  await publishTerms(tx, lots, madeBy);
}
