import type { BidOrder } from "@rebale/contract/auctions";
import type { AwardState } from "@rebale/contract/awards/states";
import { stateLabels } from "../../../shared/goods/state-labels.ts";
import { resultText, statusText } from "./orders.rules.ts";

const OVER: ReadonlySet<AwardState> = new Set(["settled", "completed", "defaulted", "cancelled"]);

/**
 * An order's status and, below the specification's Pending (S3.8), the state of its sale. A sale of
 * which nothing is left to do has its state's word alone: nobody reads Pending of it.
 */
export function statusLabels({
  status,
  award_state: state,
}: Pick<BidOrder, "status" | "award_state">): readonly [status: string, more: string | null] {
  if (state === null) return [statusText({ status }), null];
  return OVER.has(state)
    ? [stateLabels[state], null]
    : [statusText({ status }), stateLabels[state]];
}

/** Win or Not Win; a sale that came to nothing is no bid that lost. */
export function resultLabel(
  order: Pick<BidOrder, "is_win" | "standing"> & Partial<Pick<BidOrder, "award_state">>,
  whose: "bidder" | "seller",
): string {
  const { award_state: state, standing } = order;
  if (state === "defaulted" || (state === "cancelled" && standing === "lost"))
    return stateLabels[state];
  return resultText(order, whose);
}
