import type { BidOrder } from "@rebale/contract/auctions";

export interface Choice {
  readonly id: string;
  readonly title: string;
  readonly from: "leading" | "outbid" | "watched";
}

interface Watched {
  readonly _id: string;
  readonly title: string;
  readonly status: string;
}

const FROM = ["leading", "outbid"] as const;

/** The open lots that a trader leads, is outbid on or watches; each once, in that order. */
export function choicesOf(orders: readonly BidOrder[], watched: readonly Watched[]): Choice[] {
  const own = FROM.flatMap((from) =>
    orders
      .filter(({ standing }) => standing === from)
      .map(({ product_id: { _id: id, title } }) => ({ id, title, from })),
  );
  const known = new Set(own.map(({ id }) => id));
  const seen = watched
    .filter(({ _id, status }) => ["live", "upcoming", "paused"].includes(status) && !known.has(_id))
    .map(({ _id: id, title }) => ({ id, title, from: "watched" as const }));
  return [...own, ...seen];
}
