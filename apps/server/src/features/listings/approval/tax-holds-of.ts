import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { requireOffered, requireTied } from "../lots/require-tax-hold.ts";
import { type OfferOfLot, offersOfLots } from "../lots/tax-hold.store.ts";
import type { Approval } from "./record-approvals.ts";

type Asked = Pick<Approval, "lot" | "timetable" | "terms">;

/** The days that an approval would publish. */
function daysOf({ terms }: Asked, { standing, proposed, hasTerms }: OfferOfLot): number | null {
  if (terms !== undefined) return terms?.tax_hold_days ?? null;
  return hasTerms ? standing : proposed;
}

/**
 * Whether lots may be approved with what their sellers have offered of the GST.
 * @throws Problem tax_hold_not_offered, tax_hold_off, tax_hold_not_here
 */
export async function requireTaxHoldsOf(
  tx: Tx,
  config: Deps["config"],
  approvals: readonly Asked[],
): Promise<void> {
  const offers = await offersOfLots(
    tx,
    approvals.map(({ lot }) => lot.id),
  );
  for (const asked of approvals) {
    const offer = offers.get(asked.lot.id);
    const days = offer ? daysOf(asked, offer) : null;
    if (!offer || days === null) continue;
    const { lot, timetable } = asked;
    await requireOffered(tx, config, { lot, days, proposed: offer.proposed });
    const { categoryId: category_id, subCategoryId: sub_category_id } = offer;
    const taxed = { category_id, sub_category_id, taxed_as: timetable.taxed_as ?? offer.taxedAs };
    const seller = { userId: offer.sellerId, companyId: offer.companyId };
    await requireTied(tx, seller, [{ ...taxed, pay_through: timetable.pay_through }]);
  }
}
