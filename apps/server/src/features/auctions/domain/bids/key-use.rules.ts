import type { Paise } from "@rebale/contract";
import type { BidResult } from "./bid-result.rules.ts";

/** The use of an Idempotency-Key. */
export interface KeyUse {
  readonly lotId: number;
  /** 0 where only a maximum was set. */
  readonly amount: Paise;
  /** The maximum's, which is not stored here itself; null in uses of before there were marks. */
  readonly maximumMark: string | null;
  readonly result: BidResult;
}

/** Whether the same was asked before under this key. */
export const isRetry = (use: Omit<KeyUse, "result">, earlier: KeyUse): boolean =>
  earlier.lotId === use.lotId &&
  earlier.amount === use.amount &&
  (earlier.maximumMark ?? use.maximumMark) === use.maximumMark;
