import type { BidSent, Entry } from "./history.ts";
import {
  type Accepted,
  acceptedOf,
  aliasesOf,
  isRefused,
  isUnsure,
  mayBe,
  named,
} from "./sent-bids.ts";

/** Each acknowledged bid is in the ledger once, and nothing is that nobody sent. */
export function checkBids(bids: readonly BidSent[], ledger: readonly Entry[]): string[] {
  const bySeq = new Map(ledger.map((entry) => [entry.seq, entry]));
  return [
    ...checkAliases(bids),
    ...bids.flatMap((bid) => checkAnswers(bid, bySeq)),
    ...checkEntries(bids, ledger),
  ];
}

function checkAliases(bids: readonly BidSent[]): string[] {
  const aliasOf = aliasesOf(bids);
  return bids.flatMap((bid) =>
    acceptedOf(bid)
      .filter(({ alias }) => alias !== "" && alias !== aliasOf.get(bid.bidder))
      .map(({ alias }) => `${bid.bidder} is called ${alias} and ${aliasOf.get(bid.bidder)}`),
  );
}

function checkAnswers(bid: BidSent, bySeq: ReadonlyMap<number, Entry>): string[] {
  const accepted = acceptedOf(bid);
  const seqs = new Set(accepted.map(({ seq }) => seq));
  const faults: string[] = [];
  if (seqs.size > 1) faults.push(`${named(bid)} was answered as entries ${[...seqs].join(", ")}`);
  for (const answer of accepted) {
    // One who leads and leaves the same maximum once more changes nothing.
    if (answer.seq === 0 && bid.amount === null) continue;
    const entry = bySeq.get(answer.seq);
    if (!entry) faults.push(`${named(bid)} was acknowledged as entry ${answer.seq} and is lost`);
    else if (!isReceipt(bid, answer, entry))
      faults.push(`entry ${answer.seq} is not the acknowledged ${named(bid)}`);
    else if (entry.hash !== answer.hash)
      faults.push(`entry ${answer.seq} is not the one on the receipt`);
  }
  return faults;
}

const isReceipt = (bid: BidSent, { alias }: Accepted, entry: Entry): boolean =>
  entry.bidder === alias &&
  (bid.amount === null ? entry.kind === "maximum" : entry.kind === "bid" && mayBe(bid, entry));

/** Every entry is of a bid that somebody sent, and was not refused; no bid has two. */
function checkEntries(bids: readonly BidSent[], ledger: readonly Entry[]): string[] {
  const aliasOf = aliasesOf(bids);
  const aliases = new Set(aliasOf.values());
  const byAlias = Map.groupBy(
    ledger.filter(({ kind }) => kind === "bid"),
    ({ bidder }) => bidder,
  );
  const explained = new Set<number>();
  const faults: string[] = [];
  for (const bid of bids) {
    const own = (byAlias.get(aliasOf.get(bid.bidder) ?? "") ?? []).filter((e) => mayBe(bid, e));
    const typed = own.filter(({ note }) => note !== "automatic");
    for (const { seq } of own) if (!isRefused(bid)) explained.add(seq);
    if (typed.length > 1) faults.push(`${named(bid)} is in the ledger ${typed.length} times`);
    if (typed.length > 0 && isRefused(bid)) faults.push(`${named(bid)} was refused and counts`);
  }
  const strangers = bids.filter((bid) => isUnsure(bid) && !aliasOf.has(bid.bidder));
  for (const entry of ledger) {
    if (entry.kind !== "bid" || explained.has(entry.seq)) continue;
    // The masked name of a bidder whose every answer was lost is not known.
    if (aliases.has(entry.bidder) || !strangers.some((bid) => mayBe(bid, entry)))
      faults.push(`entry ${entry.seq}, ₹${entry.amount} of ${entry.bidder}, was sent by nobody`);
  }
  return faults;
}
