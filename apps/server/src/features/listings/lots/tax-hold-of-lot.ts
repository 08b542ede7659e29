import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { requireTaxHolds } from "./require-tax-hold.ts";
import { offersOfLots } from "./tax-hold.store.ts";

/**
 * Whether a seller may change the terms of a listed lot so.
 * @throws Problem tax_hold_off, tax_hold_not_here
 */
export async function requireTaxHoldOfLot(
  tx: Tx,
  config: Deps["config"],
  lotId: number,
  terms: { readonly tax_hold_days?: number | null | undefined } | undefined,
): Promise<void> {
  const offer = (await offersOfLots(tx, [lotId])).get(lotId);
  if (!offer) return;
  const { categoryId: category_id, subCategoryId: sub_category_id, taxedAs: taxed_as } = offer;
  const seller = { userId: offer.sellerId, companyId: offer.companyId };
  await requireTaxHolds(tx, config, seller, [
    { terms, pay_through: offer.payThrough, category_id, sub_category_id, taxed_as },
  ]);
}
