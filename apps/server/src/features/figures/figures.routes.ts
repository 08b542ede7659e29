import { figures } from "@rebale/contract";
import { indiaDay } from "@rebale/contract/values/calendar";
import type { FastifyInstance } from "fastify";
import { marketNow } from "../../platform/db/market-now.store.ts";
import type { Deps } from "../../platform/deps.ts";
import { networkOf } from "../../platform/http/addresses/network-of.ts";
import { partiesOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { repeat } from "../../platform/jobs/repeat.ts";
import { shortListEndpoint } from "../../platform/lists/list-endpoint.ts";
import { dealsOf } from "../auctions/index.ts";
import { countOpen } from "../questions/index.ts";
import { buyerStanding, purchasesOf } from "./buyer-figures.store.ts";
import { readMarketMonths } from "./market-months.ts";
import { marketDays, readQueues } from "./office-figures.store.ts";
import {
  presentBuyerFigures,
  presentMarketFigures,
  presentSellerFigures,
  presentSellerNow,
} from "./present-figures.ts";
import { type Range, rangeOf } from "./range.rules.ts";
import { interestIn, lotsByState, ratesOf, salesOf } from "./seller-figures.store.ts";
import {
  openClaims,
  sellerStanding,
  trucksWithoutEway,
  unconfirmedSales,
} from "./seller-now.store.ts";
import { createViewCounter } from "./views/count-views.ts";
import { addViews, isSellerOf } from "./views/views.store.ts";

const FLUSH_MS = 5_000;
/** A seller's lots that are shown with their views, and what waits for them of each kind. */
const MAX_LOTS = 50;

const MONTH_HEADS = {
  ...{ month: "Month", listed: "Lots listed", bids: "Bids", closed: "Auctions closed" },
  ...{ sold: "Sold", sold_value: "Value sold (₹)", fees: "Fees (₹)", fees_gst: "GST on fees (₹)" },
  ...{ held: "Members’ money (₹)", new_buyers: "New buyers", new_sellers: "New sellers" },
  best_sellers: "Best sellers",
};

export function figureRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  /** The asked range, and what goes on top of the reply. */
  const within = async (asked: { from?: string; to?: string }) => {
    const now = await marketNow(db);
    const range: Range = rangeOf(asked, now);
    return { now, range, extra: { ...range, server_time: now.toISOString() } };
  };

  endpoint(app, figures.buyerFigures, async ({ query, caller }) => {
    const { range, extra } = await within(query);
    const parties = partiesOf(caller);
    const [{ counts }, standing, purchases] = await Promise.all([
      dealsOf(deps, { parties }),
      buyerStanding(db, parties, range),
      purchasesOf(db, parties, range),
    ]);
    return { data: presentBuyerFigures(standing, purchases, counts), ...extra };
  });

  endpoint(app, figures.sellerFigures, async ({ query, caller }) => {
    const { now, range, extra } = await within(query);
    const [{ counts: to_do }, states, sales, rates, lots] = await Promise.all([
      dealsOf(deps, { sellerId: caller.userId }),
      lotsByState(db, caller.userId),
      salesOf(db, caller.userId, range),
      ratesOf(db, caller.userId, range),
      interestIn(db, caller.userId, MAX_LOTS),
    ]);
    return { data: presentSellerFigures({ to_do, states, sales, rates, lots }, now), ...extra };
  });

  endpoint(app, figures.sellerNow, async ({ caller: { userId, company } }) => {
    const companyId = company?.status === "active" ? company.companyId : null;
    const seller = { userId, companyId };
    const [standing, trucks, claims, questions, sales] = await Promise.all([
      sellerStanding(db, userId),
      trucksWithoutEway(db, seller, MAX_LOTS),
      openClaims(db, seller, MAX_LOTS),
      countOpen(db, userId),
      unconfirmedSales(db, seller, MAX_LOTS),
    ]);
    return { data: presentSellerNow({ standing, trucks, claims, questions, sales }) };
  });

  endpoint(app, figures.marketFigures, async ({ query }) => {
    const { range, extra } = await within(query);
    const [days, queues] = await Promise.all([marketDays(db, range), readQueues(db)]);
    return { data: presentMarketFigures(days, queues), ...extra };
  });

  shortListEndpoint(
    app,
    deps,
    figures.marketMonths,
    async () => ({ data: await readMarketMonths(db) }),
    MONTH_HEADS,
  );

  const views = createViewCounter((counted) => addViews(db, counted));
  const writing = repeat(FLUSH_MS, "views could not be written", views.flush, deps.log);
  app.addHook("onClose", async () => {
    await writing.stop();
    await views.flush().catch(() => undefined);
  });
  endpoint(app, figures.countView, async ({ body, caller, address }) => {
    const own = "userId" in caller && (await isSellerOf(db, body.product_id, caller.userId));
    if (!own) views.count(body.product_id, networkOf(address), indiaDay(deps.clock.now()));
    return { data: null };
  });
}
