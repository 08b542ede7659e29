import type { Paise } from "@rebale/contract";
import type { BidResult } from "./bid-result.rules.ts";

/** The use of an Idempotency-Key. */
export interface KeyUse {
  readonly lotId: number;
  /** 0 where only a maximum was set. */
  readonly amount: Paise;
  /**
   * The maximum's or the tender's, which is not stored here itself; null in uses of before there
   * were marks.
   */
  readonly maximumMark: string | null;
  readonly result: BidResult;
}

/**
 * Whether the same was asked before under this key.
 * @param marks of a tender: its amount's, by each key that marks were made with
 */
export const isRetry = (
  use: Omit<KeyUse, "result">,
  earlier: KeyUse,
  marks: readonly string[] = [],
): boolean =>
  earlier.lotId === use.lotId &&
  earlier.amount === use.amount &&
  ((earlier.maximumMark ?? use.maximumMark) === use.maximumMark ||
    marks.includes(earlier.maximumMark ?? ""));
