import { type EntryRow, maskedName, tenderMark } from "./ledger-chain.rules.ts";

/** A ledger, and all who have a part in it. */
interface Known {
  readonly entries: readonly EntryRow[];
  readonly orders: readonly {
    readonly alias: number;
    readonly bidder_id: number;
    readonly company_id: number | null;
  }[];
}

/**
 * The first tender whose mark stands for none of the lot's bidders or, once it is opened, for
 * another than the one whose bid it became.
 */
export function wrongTender(salt: string, { entries, orders }: Known): EntryRow | undefined {
  const bids = new Map(
    entries.flatMap((row) => (row.kind === "bid" && row.opens ? [[row.opens[0], row]] : [])),
  );
  return entries.find((row) => {
    if (row.kind !== "tender") return false;
    const bid = bids.get(row.seq);
    const may = bid ? orders.filter(({ alias }) => maskedName(alias) === bid.bidder) : orders;
    const isTheirs = may.some(
      ({ bidder_id: bidderId, company_id: companyId }) =>
        tenderMark(salt, row.seq, { bidderId, companyId }) === row.bidder_mark,
    );
    return !isTheirs || (bid !== undefined && bid.bidder_id !== row.bidder_id);
  });
}
