import type { BidSent, LotEnd } from "../faults/checker/history.ts";

export interface LostBids {
  /** Acknowledged before the moment, and how many of them are in no ledger. */
  readonly before: number;
  readonly lost: number;
  /** Sent after the moment and acknowledged, and how many of them are in a ledger. */
  readonly after: number;
  readonly tooMany: number;
}

/** Acknowledged bids, kept and lost, in a market that was restored to a moment. */
export function countLostBids(
  bids: readonly BidSent[],
  ends: readonly Pick<LotEnd, "ledger">[],
  moment: Date,
): LostBids {
  const hashes = new Set(ends.flatMap(({ ledger }) => ledger.map(({ hash }) => hash)));
  const at = moment.getTime() - performance.timeOrigin;
  const accepted = bids.flatMap(({ sentAt, tries }) =>
    tries.flatMap((answer) =>
      // A maximum that changed nothing has no entry.
      answer.answer === "accepted" && answer.seq > 0 ? [{ sentAt, ...answer }] : [],
    ),
  );
  const before = accepted.filter(({ endedAt }) => endedAt < at);
  const after = accepted.filter(({ sentAt }) => sentAt > at);
  return {
    before: before.length,
    lost: before.filter(({ hash }) => !hashes.has(hash)).length,
    after: after.length,
    tooMany: after.filter(({ hash }) => hashes.has(hash)).length,
  };
}
