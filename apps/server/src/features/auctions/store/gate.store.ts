import type { Tx } from "../../../platform/db.ts";

/** Who bid on a lot, and for which company. */
export interface CompanyBidder {
  readonly lotId: number;
  readonly bidderId: number;
  readonly companyId: number | null;
  readonly alias: number;
}

export const companiesOfBidders = (tx: Tx, lotIds: readonly number[]): Promise<CompanyBidder[]> =>
  tx
    .selectFrom("bid_orders")
    .select(["lot_id as lotId", "bidder_id as bidderId", "company_id as companyId", "alias"])
    .where("lot_id", "in", [...lotIds])
    .orderBy("lot_id")
    .orderBy("bidder_id")
    .execute();
