import { listings, type Paise, rupees, rupeesOrNull } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { isSeller } from "../../../platform/lot-seller.access.ts";
import { presentOwnLot } from "../lots/present-lot.ts";
import { readAttempts } from "./relist.store.ts";
import { relistLot } from "./relist-lot.ts";

export function relistRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  endpoint(app, listings.relistLot, async ({ params, caller }) => ({
    data: presentOwnLot(await relistLot(deps, caller, params.id), await marketNow(db)),
    message: "The lot is listed again. Our team reviews it before it opens",
  }));

  endpoint(app, listings.readAttempts, async ({ params, caller }) => {
    const attempts = await readAttempts(db, params.id);
    const lot = attempts.find(({ id }) => id === params.id);
    if (!lot || !isSeller(caller, lot)) throw new Problem("lot_not_found");
    return { data: attempts.filter((one) => isSeller(caller, one)).map(presentAttempt) };
  });
}

type Row = Awaited<ReturnType<typeof readAttempts>>[number];
const presentAttempt = (row: Row): listings.Attempt => ({
  _id: String(row.id),
  title: row.title,
  url: row.url,
  stands: row.stands,
  listed_at: row.created_at.toISOString(),
  ends_at: row.ends_at?.toISOString() ?? null,
  basis: row.basis as listings.Attempt["basis"],
  unit: row.unit as listings.Attempt["unit"],
  market_value: rupeesOrNull(row.market_value),
  heightest: rupees(row.highest_bid as Paise),
  bid_count: row.bid_count,
  refusal_reason: row.refusal_reason,
});
