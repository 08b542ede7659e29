import type { Auction } from "../auction.ts";

/**
 * Soft close: a bid in the last N minutes sets the clock back to N minutes (it adds none), never
 * past the hard end.
 */
export function endAfterBid(
  {
    softCloseMinutes,
    endsAt,
    hardEndsAt,
  }: Pick<Auction, "softCloseMinutes" | "endsAt" | "hardEndsAt">,
  now: Date,
): Date {
  const reset = Math.min(now.getTime() + softCloseMinutes * 60_000, hardEndsAt.getTime());
  return reset > endsAt.getTime() ? new Date(reset) : endsAt;
}
