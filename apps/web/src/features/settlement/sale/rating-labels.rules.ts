import type { Reason } from "../../../shared/goods/rating-labels.rules.ts";
import type { Side } from "../../../shared/goods/side.ts";

/** A side's reasons for its rating: a seller describes goods, a buyer pays. */
export const reasonsFor = (side: Side): readonly Reason[] =>
  side === "buyer"
    ? [
        ...(["goods_as_described", "goods_differed", "weight_fair", "weight_disputed"] as const),
        ...(["loaded_quickly", "waited_long", "papers_right", "papers_late"] as const),
      ]
    : [
        "paid_in_time",
        "paid_late",
        "weight_fair",
        "weight_disputed",
        "papers_right",
        "papers_late",
      ];

/** The contract takes six at most. */
export const MAX_REASONS = 6;
