import { hash } from "node:crypto";
import type { PossibleMaximums } from "./check-prices.ts";
import type { BidSent, Entry, Opened } from "./history.ts";
import { acceptedOf, aliasesOf, isUnsure } from "./sent-bids.ts";

/** The amounts that each maximum in a ledger may be, by what bidders sent and were answered. */
export function possibleMaximums(
  bids: readonly BidSent[],
  ledger: readonly Entry[],
): PossibleMaximums {
  const aliasOf = aliasesOf(bids);
  const names = new Set(aliasOf.values());
  const maximums = new Map<number, number[]>();
  for (const bid of bids)
    for (const { seq } of acceptedOf(bid)) {
      const entry = maximumOf(ledger, bid, seq);
      if (entry && bid.maximum !== undefined) maximums.set(entry.seq, [bid.maximum]);
    }
  const unsure = bids.filter((bid) => bid.maximum !== undefined && isUnsure(bid));
  for (const { kind, seq, bidder } of ledger) {
    if (kind !== "maximum" || maximums.has(seq)) continue;
    const may = unsure.filter((bid) =>
      names.has(bidder) ? aliasOf.get(bid.bidder) === bidder : !aliasOf.has(bid.bidder),
    );
    maximums.set(seq, [...new Set(may.map(({ maximum }) => maximum as number))]);
  }
  return maximums;
}

/** The entry of a bid's maximum: the receipt is of the bid, where there is one. */
function maximumOf(ledger: readonly Entry[], bid: BidSent, seq: number): Entry | undefined {
  const receipt = ledger[seq - 1];
  if (bid.amount === null) return receipt?.kind === "maximum" ? receipt : undefined;
  return [ledger[seq - 2], ledger[seq - 3]].find(
    (entry) => entry?.kind === "maximum" && entry.bidder === receipt?.bidder,
  );
}

/** The latest maximums that their owners are told open the ledger's commitments. */
export function checkOpened(
  opened: readonly Opened[],
  lot: number,
  { bids, ledger }: { readonly bids: readonly BidSent[]; readonly ledger: readonly Entry[] },
): string[] {
  const maximums = possibleMaximums(bids, ledger);
  const aliasOf = aliasesOf(bids);
  return opened
    .filter((one) => one.lot === lot)
    .flatMap(({ bidder, seq, amount, salt }) => {
      const alias = aliasOf.get(bidder);
      const latest = ledger.findLast((e) => e.kind === "maximum" && e.bidder === alias);
      if (latest?.seq !== seq) return [`${bidder} is told entry ${seq} as their latest maximum`];
      const isOpen = hash("sha256", `${amount.toFixed(2)}:${salt}`) === latest.commitment;
      if (!isOpen) return [`entry ${seq} is not opened by what ${bidder} is told`];
      return maximums.get(seq)?.includes(amount)
        ? []
        : [`entry ${seq} is ₹${amount}, which ${bidder} never left`];
    });
}
