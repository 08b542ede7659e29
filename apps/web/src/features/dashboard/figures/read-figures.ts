import type { BuyerFigures, SellerFigures } from "@rebale/contract/figures";
import { api } from "../../../lib/api/browser.ts";
import { figures } from "../../../lib/api/operations.ts";
import { Refused } from "../../../lib/api/refused.ts";
import { readRange } from "../../../ui/charts/read-range.ts";

export interface Days {
  from: string;
  to: string;
  server_time: string;
}
export type ReadFigures =
  | ({ who: "buyer"; data: BuyerFigures } & Days)
  | ({ who: "seller"; data: SellerFigures } & Days)
  | { who: "nobody"; failure: unknown };

/** The dashboard can do without its figures, and says so. Days that are refused are left out. */
export async function readFigures(url: string, seller: boolean): Promise<ReadFigures> {
  const read = (query: { from?: string; to?: string }): Promise<ReadFigures> =>
    seller
      ? api
          .call(figures.sellerFigures, { query })
          .then((reply) => ({ who: "seller" as const, ...reply }))
      : api
          .call(figures.buyerFigures, { query })
          .then((reply) => ({ who: "buyer" as const, ...reply }));
  return read(readRange(url))
    .catch((error) => {
      if (error instanceof Refused && error.status === 400) return read({});
      throw error;
    })
    .catch((failure: unknown) => ({ who: "nobody" as const, failure }));
}
