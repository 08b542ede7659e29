import type { RATING_REASONS } from "@rebale/contract/settlement";
import { t } from "ttag";

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

/** As they are told in counts: one that is not known any more stands as it was said. */
export const reasonText = (reason: string): string => ratingReasons[reason as Reason] ?? reason;

export const starText = (stars: number): string => (stars === 1 ? t`1 star` : t`${stars} stars`);
