import type { BidOrder } from "@rebale/contract/auctions";
import { indiaDay } from "@rebale/contract/values/calendar";

/** Whether the order's auction ended in these days in India. */
export function endedWithin(
  { product_id }: { product_id: Pick<BidOrder["product_id"], "ends_at"> },
  { from, to }: { from: string; to: string },
): boolean {
  if (!product_id.ends_at) return false;
  const day = indiaDay(new Date(product_id.ends_at));
  return day >= from && day <= to;
}
