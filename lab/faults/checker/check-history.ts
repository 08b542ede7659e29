import { checkBids } from "./check-bids.ts";
import { chainFaults, checkLedger, leading } from "./check-ledger.ts";
import { checkPrices } from "./check-prices.ts";
import { checkTenders } from "./check-tenders.ts";
import { checkWatcher } from "./check-watcher.ts";
import type { BidSent, History, LotEnd } from "./history.ts";
import { checkOpened, possibleMaximums } from "./possible-maximums.ts";
import { acceptedOf, named } from "./sent-bids.ts";

/** The promises that a history breaks, in words; none when the market kept every one. */
export function checkHistory(history: History): string[] {
  const endOf = new Map(history.ends.map((end) => [end.lot, end]));
  const missing = history.lots.filter(({ lot }) => !endOf.has(lot));
  return [
    ...missing.map(({ lot }) => `lot ${lot}: nobody read how it ended`),
    ...history.lots.flatMap((lot) => {
      const end = endOf.get(lot.lot);
      if (!end) return [];
      if (lot.sealed) return sealedFaults({ ...lot, sealed: lot.sealed }, history, end);
      const bids = history.bids.filter((bid) => bid.lot === lot.lot);
      return [
        ...checkLedger(lot, end.ledger),
        ...checkBids(bids, end.ledger),
        ...checkPrices(lot, end.ledger, possibleMaximums(bids, end.ledger)),
        ...checkOpened(history.opened, lot.lot, { bids, ledger: end.ledger }),
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

function sealedFaults(
  lot: Parameters<typeof checkTenders>[0],
  { tenders = [] }: History,
  end: LotEnd,
): string[] {
  const own = tenders.filter((tender) => tender.lot === lot.lot);
  return [...chainFaults(end.ledger), ...checkTenders(lot, own, end)].map(
    (fault) => `lot ${lot.lot}: ${fault}`,
  );
}

/** A bid that was sent after another's acknowledgement comes after it. */
function checkOrder(bids: readonly BidSent[]): string[] {
  const done = bids
    .flatMap((bid) => {
      const [first] = acceptedOf(bid);
      return first && first.seq > 0
        ? [{ bid, seq: first.seq, from: bid.sentAt, to: first.endedAt }]
        : [];
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
  const best = leading(ledger);
  const faults: string[] = [];
  if (winners.length > 1) faults.push(`${winners.length} winners: ${winners.join(", ")}`);
  if (best && winners.length === 0) faults.push(`nobody won, ${best.bidder} led`);
  if (winners.length === 1 && winners[0] !== best?.bidder)
    faults.push(`${winners[0]} won, ${best?.bidder ?? "nobody"} led`);
  if (highest !== (best?.amount ?? 0))
    faults.push(`its price is ₹${highest}, the highest bid ₹${best?.amount ?? 0}`);
  return faults;
}
