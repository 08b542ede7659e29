import type { LotState } from "@rebale/contract/listings";
import { t } from "ttag";

/** The state of a seller's lot, in words. */
export const lotStates: Record<LotState, string> = {
  pending: t`Pending`,
  refused: t`Refused`,
  upcoming: t`Upcoming`,
  live: t`Live`,
  awaiting: t`Awaiting a decision`,
  sold: t`Sold`,
  unsold: t`Not sold`,
  withdrawn: t`Withdrawn`,
};
