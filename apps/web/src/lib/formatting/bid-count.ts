import { t } from "ttag";

/** 1 bid, 12 bids. */
export const bidCount = (count: number) => (count === 1 ? t`1 bid` : t`${count} bids`);
