import type { RATING_REASONS } from "@rebale/contract/settlement";
import { t } from "ttag";
import type { Side } from "../award-words.rules.ts";

export type Reason = (typeof RATING_REASONS)[number];

export const ratingReasons: Readonly<Record<Reason, string>> = {
  goods_as_described: t`Goods as described`,
  goods_differed: t`Goods differed`,
  weight_fair: t`Fair weight`,
  weight_disputed: t`Trouble over the weight`,
  paid_in_time: t`Paid in time`,
  paid_late: t`Paid late`,
  loaded_quickly: t`Loaded quickly`,
  waited_long: t`Long wait at the gate`,
  papers_right: t`Papers right`,
  papers_late: t`Papers late`,
};

/** What a side can say of the other: a seller describes goods, a buyer pays. */
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
export const MOST_REASONS = 6;

export const starWords = (stars: number): string => (stars === 1 ? t`1 star` : t`${stars} stars`);
