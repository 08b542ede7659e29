import type { BidSent, Entry, Try } from "./history.ts";

export type Accepted = Extract<Try, { answer: "accepted" }>;
export const acceptedOf = ({ tries }: BidSent): Accepted[] =>
  tries.filter((t): t is Accepted => t.answer === "accepted");
export const isRefused = ({ tries }: BidSent): boolean =>
  tries.at(-1)?.answer === "refused" || tries.length === 0;
/** No answer came: it may count, or not. */
export const isUnsure = (bid: BidSent): boolean => acceptedOf(bid).length === 0 && !isRefused(bid);

export const named = ({ bidder, amount, maximum }: BidSent): string =>
  amount === null ? `the maximum ₹${maximum} of ${bidder}` : `₹${amount} of ${bidder}`;

/** The masked names that answers told, by bidder. */
export function aliasesOf(bids: readonly BidSent[]): Map<string, string> {
  const aliases = new Map<string, string>();
  for (const bid of bids)
    for (const { alias } of acceptedOf(bid)) if (alias !== "") aliases.set(bid.bidder, alias);
  return aliases;
}

/** Whether this could be what became of a bid, as far as its bidder can tell. */
export function mayBe({ amount, maximum = 0 }: BidSent, entry: Entry): boolean {
  if (entry.note === "automatic") return entry.amount <= maximum;
  if (entry.note === "tie") return entry.amount === Math.max(amount ?? 0, maximum);
  return entry.amount === amount;
}
