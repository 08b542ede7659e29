import { figures, listings, type Milli, type Paise, quantityOf, rupees } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { admin, anyone, buyer, seller } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { marketNow } from "../../platform/market-now.store.ts";
import { networkOf } from "../../platform/network-of.ts";
import { repeat } from "../../platform/repeat.ts";
import { lotStatus } from "../listings/index.ts";
import { buyerStanding, purchasesOf } from "./buyer-figures.store.ts";
import { marketDays, readQueues } from "./office-figures.store.ts";
import { indiaDay, type Range, rangeOf } from "./range.rules.ts";
import { interestIn, lotsByState, ratesOf, salesOf } from "./seller-figures.store.ts";
import { openViewCounter } from "./views/count-views.ts";
import { addViews, isSellerOf } from "./views/views.store.ts";

const FLUSH_MS = 5_000;
/** A seller's lots that are shown with their views. */
const MOST_LOTS = 50;

export function figureRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  /** The asked range, and what goes on top of the reply. */
  const within = async (asked: { from?: string; to?: string }) => {
    const now = await marketNow(db);
    const range: Range = rangeOf(asked, now);
    return { now, range, beside: { ...range, server_time: now.toISOString() } };
  };

  endpoint(app, figures.buyerFigures, buyer, async ({ query, caller }) => {
    const { range, beside } = await within(query);
    const [{ won, lost, ...now }, purchases] = await Promise.all([
      buyerStanding(db, caller.userId, range),
      purchasesOf(db, caller.userId, range),
    ]);
    const data = {
      now,
      won,
      lost,
      purchases: purchases.map(({ month, url, title, lots, spend, grams }) => ({
        month,
        material: { url, title },
        lots,
        spend: rupees(spend as Paise),
        kg: quantityOf(grams as Milli),
      })),
    };
    return { data, ...beside };
  });

  endpoint(app, figures.sellerFigures, seller, async ({ query, caller }) => {
    const { now, range, beside } = await within(query);
    const [states, sales, rates, lots] = await Promise.all([
      lotsByState(db, caller.userId),
      salesOf(db, caller.userId, range),
      ratesOf(db, caller.userId, range),
      interestIn(db, caller.userId, MOST_LOTS),
    ]);
    const data = {
      states: listings.LOT_STATES.map((state) => ({
        state,
        lots: states.find((found) => found.state === state)?.lots ?? 0,
      })),
      sales: sales.map(({ value, ...sale }) => ({ ...sale, value: rupees(value as Paise) })),
      rates: rates.map((rate) => ({
        material: { url: rate.url, title: rate.title },
        unit: rate.unit as figures.SellerFigures["rates"][number]["unit"],
        quantity: quantityOf(rate.quantity_milli as Milli),
        own: perUnit(rate.value, rate.quantity_milli),
        market:
          rate.market_value !== null && rate.market_quantity_milli
            ? perUnit(rate.market_value, rate.market_quantity_milli)
            : null,
      })),
      lots: lots.map((lot) => ({
        _id: String(lot.id),
        url: lot.url,
        title: lot.title,
        status: lotStatus(lot, now),
        bids: lot.bid_count,
        bidders: lot.bidder_count,
        views: lot.views,
      })),
    };
    return { data, ...beside };
  });

  endpoint(app, figures.marketFigures, admin, async ({ query }) => {
    const { range, beside } = await within(query);
    const [days, queues] = await Promise.all([marketDays(db, range), readQueues(db)]);
    const queue = (name: (typeof queues)[number]["queue"]) => {
      const found = queues.find((each) => each.queue === name);
      return { count: found?.count ?? 0, oldest: found?.oldest?.toISOString() ?? null };
    };
    const data = {
      days: days.map((day) => ({
        day: day.day,
        listed: day.listed,
        bids: day.bids,
        bid_value: rupees(day.bid_value as Paise),
        bidders: day.bidders,
        closed: day.closed,
        sold: day.sold,
        sold_value: rupees(day.sold_value as Paise),
        reviewed: day.reviewed,
        review_hours: day.reviewed ? hours(day.review_seconds / day.reviewed) : null,
      })),
      queues: {
        sellers: queue("sellers"),
        companies: queue("companies"),
        authorisations: queue("authorisations"),
        lots: queue("lots"),
        flagged_bids: queue("flagged_bids"),
        close_failures: queue("close_failures"),
        messages: queue("messages"),
      },
    };
    return { data, ...beside };
  });

  const views = openViewCounter((counted) => addViews(db, counted));
  const writing = repeat(FLUSH_MS, "views could not be written", views.flush, deps.log);
  app.addHook("onClose", async () => {
    await writing.stop();
    await views.flush().catch(() => undefined);
  });
  endpoint(app, figures.countView, anyone, async ({ body, caller, address }) => {
    const own = "userId" in caller && (await isSellerOf(db, body.product_id, caller.userId));
    if (!own) views.count(body.product_id, networkOf(address), indiaDay(deps.clock.now()));
    return { data: null };
  });
}

/** Rupees for one unit, rounded to the paisa. */
const perUnit = (paise: number, milli: number) =>
  rupees(Math.round((paise * 1000) / milli) as Paise);
const hours = (seconds: number) => Math.round(seconds / 360) / 10;
