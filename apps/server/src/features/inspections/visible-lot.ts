import type { Run } from "../../platform/db/statement.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { seenLot } from "../audience/index.ts";
import { findLotShown, type LotShown } from "./visible-lot.store.ts";

/**
 * The lot, for whoever may see it: every call about visits to its goods asks here.
 * @throws Problem lot_not_found, also where it may not be seen
 */
export async function visibleLot(run: Run, lotId: number, caller: Caller): Promise<LotShown> {
  const lot = await findLotShown(run, lotId);
  if (lot && isOwn(caller, lot)) return lot;
  const asked = lot && { ...lot, seller_id: lot.sellerId, company_id: lot.sellerCompanyId };
  return seenLot(run, caller, asked, "product_id");
}

const isOwn = (caller: Caller, { sellerId, sellerCompanyId }: LotShown): boolean =>
  caller.kind === "seller" &&
  (sellerCompanyId === null
    ? caller.userId === sellerId
    : caller.company?.status === "active" && caller.company.companyId === sellerCompanyId);
