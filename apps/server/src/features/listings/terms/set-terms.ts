import type { SaleTermsIn } from "@rebale/contract/sale-terms";
import type { Tx } from "../../../platform/db.ts";
import { publishTerms, readProposals, takeTermsAway } from "./terms.store.ts";

/**
 * The terms of a locked lot that is approved. Its ledger must not have begun.
 * @param asked undefined keeps its terms, or publishes what the seller proposed; null takes them
 * away
 */
export async function setTerms(
  tx: Tx,
  lotId: number,
  asked: SaleTermsIn | null | undefined,
  madeBy: number,
): Promise<void> {
  if (asked === undefined) await publishProposals(tx, [lotId], madeBy);
  else if (asked === null) await takeTermsAway(tx, lotId);
  else await publishTerms(tx, [{ id: lotId, terms: asked }], madeBy);
}

/** Of locked lots that are approved: what their sellers proposed, where no terms stand yet. */
export async function publishProposals(
  tx: Tx,
  lotIds: readonly number[],
  madeBy: number,
): Promise<void> {
  const proposed = (await readProposals(tx, lotIds)).flatMap(
    ({ id, terms_version, proposed_terms }) =>
      terms_version === null && proposed_terms !== null
        ? [{ id, terms: proposed_terms as SaleTermsIn }]
        : [],
  );
  await publishTerms(tx, proposed, madeBy);
}
