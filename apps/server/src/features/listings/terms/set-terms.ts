import type { SaleTermsIn } from "@rebale/contract/listings/sale-terms";
import type { Tx } from "../../../platform/db/db.ts";
import { termsOf, withEvent } from "./inherited.rules.ts";
import { publishTerms, readProposals, takeTermsAway } from "./terms.store.ts";

/**
 * The terms of locked lots that are approved: what the office asks, else those that stand, else
 * what their sellers proposed or is usual; with the words of the event that they are sold in. Their
 * ledgers must not have begun.
 */
export async function setTerms(
  tx: Tx,
  lots: readonly {
    readonly id: number;
    /** Null takes them away. */
    readonly terms?: SaleTermsIn | null | undefined;
  }[],
  madeBy: number,
): Promise<void> {
  const asked = new Map(lots.map(({ id, terms }) => [id, terms]));
  const idsWith = (isFit: (terms: SaleTermsIn | null | undefined) => boolean) =>
    lots.flatMap(({ id, terms }) => (isFit(terms) ? [id] : []));
  await takeTermsAway(
    tx,
    idsWith((terms) => terms === null),
  );
  const found = await readProposals(
    tx,
    idsWith((terms) => terms !== null),
  );
  const published = found.flatMap((lot) => {
    const own = asked.get(lot.id);
    const terms = own ? withEvent(own, lot) : termsOf(lot);
    return terms ? [{ id: lot.id, terms }] : [];
  });
  await publishTerms(tx, published, madeBy);
}

/** For locked, approved lots that have not opened: with the words of their event, or none. */
export async function publishEventTerms(
  tx: Tx,
  lotIds: readonly number[],
  madeBy: number,
): Promise<void> {
  const lots = (await readProposals(tx, lotIds)).flatMap((lot) => {
    const terms = termsOf({ ...lot, proposed: null });
    return terms ? [{ id: lot.id, terms }] : [];
  });
  await publishTerms(tx, lots, madeBy);
}
