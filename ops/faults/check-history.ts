import { checkLedger } from "./check-ledger.ts";
import { checkWatcher } from "./check-watcher.ts";
import type { BidSent, Entry, History, LotEnd, Try } from "./history.ts";

/** What a history breaks, in words; none when the market kept every promise. */
export function checkHistory(history: History): string[] {
  const endOf = new Map(history.ends.map((end) => [end.lot, end]));
  const missing = history.lots.filter(({ lot }) => !endOf.has(lot));
  return [
    ...missing.map(({ lot }) => `lot ${lot}: nobody read how it ended`),
    ...history.lots.flatMap((lot) => {
      const end = endOf.get(lot.lot);
      if (!end) return [];
      const bids = history.bids.filter((bid) => bid.lot === lot.lot);
      return [
        ...checkLedger(lot, end.ledger),
        ...checkBids(bids, end.ledger),
        ...checkOrder(bids),
        ...checkWinner(end),
      ].map((fault) => `lot ${lot.lot}: ${fault}`);
    }),
    ...history.watchers.flatMap((watcher) => {
      const ledger = endOf.get(watcher.lot)?.ledger ?? [];
      return checkWatcher(watcher, ledger).map((fault) => `${watcher.watcher}: ${fault}`);
    }),
  ];
}

type Accepted = Extract<Try, { answer: "accepted" }>;
const acceptedOf = ({ tries }: BidSent) =>
  tries.filter((t): t is Accepted => t.answer === "accepted");
const isRefused = ({ tries }: BidSent) => tries.at(-1)?.answer === "refused" || tries.length === 0;
const named = ({ bidder, amount }: BidSent) => `₹${amount} of ${bidder}`;

/** Each acknowledged bid is in the ledger once, and nothing is that nobody sent. */
function checkBids(bids: readonly BidSent[], ledger: readonly Entry[]): string[] {
  const bySeq = new Map(ledger.map((entry) => [entry.seq, entry]));
  const aliasOf = new Map<string, string>();
  const faults: string[] = [];
  for (const bid of bids)
    for (const answer of acceptedOf(bid)) {
      const known = aliasOf.get(bid.bidder);
      if (known !== undefined && known !== answer.alias)
        faults.push(`${bid.bidder} is called ${known} and ${answer.alias}`);
      aliasOf.set(bid.bidder, answer.alias);
    }
  const explained = new Set<number>();
  for (const bid of bids) {
    const accepted = acceptedOf(bid);
    const seqs = new Set(accepted.map(({ seq }) => seq));
    if (seqs.size > 1) faults.push(`${named(bid)} was answered as entries ${[...seqs].join(", ")}`);
    for (const { seq, hash, alias } of accepted) {
      const entry = bySeq.get(seq);
      if (!entry) faults.push(`${named(bid)} was acknowledged as entry ${seq} and is lost`);
      else if (entry.kind !== "bid" || entry.amount !== bid.amount || entry.bidder !== alias)
        faults.push(`entry ${seq} is not the acknowledged ${named(bid)}`);
      else if (entry.hash !== hash) faults.push(`entry ${seq} is not the one on the receipt`);
    }
    const alias = aliasOf.get(bid.bidder);
    const entries = ledger.filter(
      (e) => e.kind === "bid" && e.amount === bid.amount && e.bidder === alias,
    );
    for (const { seq } of entries) explained.add(seq);
    if (entries.length > 1) faults.push(`${named(bid)} is in the ledger ${entries.length} times`);
    if (entries.length > 0 && isRefused(bid)) faults.push(`${named(bid)} was refused and counts`);
  }
  const known = new Set(aliasOf.values());
  const unsure = bids.filter((bid) => acceptedOf(bid).length === 0 && !isRefused(bid));
  for (const entry of ledger) {
    if (entry.kind !== "bid" || explained.has(entry.seq)) continue;
    // Of a bidder whose every answer was lost, the masked name is not known.
    const mayBe = unsure.some((b) => b.amount === entry.amount && !aliasOf.has(b.bidder));
    if (known.has(entry.bidder) || !mayBe)
      faults.push(`entry ${entry.seq}, ₹${entry.amount} of ${entry.bidder}, was sent by nobody`);
  }
  return faults;
}

/** A bid that was sent after another's acknowledgement comes after it. */
function checkOrder(bids: readonly BidSent[]): string[] {
  const done = bids
    .flatMap((bid) => {
      const [first] = acceptedOf(bid);
      return first ? [{ bid, seq: first.seq, from: bid.sentAt, to: first.endedAt }] : [];
    })
    .sort((a, b) => a.from - b.from);
  const ended = [...done].sort((a, b) => a.to - b.to);
  const faults: string[] = [];
  let latest: (typeof done)[number] | undefined;
  let next = 0;
  for (const one of done) {
    for (; (ended[next]?.to ?? Infinity) < one.from; next++) {
      const before = ended[next];
      if (before && before.seq > (latest?.seq ?? 0)) latest = before;
    }
    if (latest && latest.seq > one.seq)
      faults.push(
        `${named(one.bid)} (entry ${one.seq}) was sent after ${named(latest.bid)} (entry ${latest.seq}) was acknowledged`,
      );
  }
  return faults;
}

/** One winner, the highest bidder, at the highest bid. */
function checkWinner({ ledger, winners, highest }: LotEnd): string[] {
  const best = ledger.filter(({ kind }) => kind === "bid").at(-1);
  const faults: string[] = [];
  if (winners.length > 1) faults.push(`${winners.length} winners: ${winners.join(", ")}`);
  if (best && winners.length === 0) faults.push(`nobody won, ${best.bidder} led`);
  if (winners.length === 1 && winners[0] !== best?.bidder)
    faults.push(`${winners[0]} won, ${best?.bidder ?? "nobody"} led`);
  if (highest !== (best?.amount ?? 0))
    faults.push(`its price is ₹${highest}, the last bid ₹${best?.amount ?? 0}`);
  return faults;
}
