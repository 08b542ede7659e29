import {
  type figures,
  listings,
  type Milli,
  type Paise,
  quantityOf,
  rupees,
} from "@rebale/contract";
import { lotStatus } from "../listings/index.ts";
import type { buyerStanding, purchasesOf } from "./buyer-figures.store.ts";
import type { marketDays, readQueues } from "./office-figures.store.ts";
import type { interestIn, lotsByState, ratesOf, salesOf } from "./seller-figures.store.ts";

type Found<T extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<T>>;

/** Money in rupees, weights in kg. */
export function presentBuyerFigures(
  { won, lost, ...now }: Found<typeof buyerStanding>,
  purchases: Found<typeof purchasesOf>,
  to_do: figures.BuyerFigures["to_do"],
): figures.BuyerFigures {
  return {
    now,
    to_do,
    won,
    lost,
    purchases: purchases.map(({ month, url, title, lots, spend, grams, ...all }) => ({
      month,
      material: { url, title },
      lots,
      spend: rupees(spend as Paise),
      kg: quantityOf(grams as Milli),
      bought_kg: quantityOf(all.boughtGrams as Milli),
      delivered_kg: quantityOf(all.deliveredGrams as Milli),
    })),
  };
}

interface SellerRows {
  to_do: figures.SellerFigures["to_do"];
  states: Found<typeof lotsByState>;
  sales: Found<typeof salesOf>;
  rates: Found<typeof ratesOf>;
  lots: Found<typeof interestIn>;
}

/** Money in rupees, rates in rupees for one unit; a market without a sale has no rate. */
export function presentSellerFigures(
  { to_do, states, sales, rates, lots }: SellerRows,
  now: Date,
): figures.SellerFigures {
  return {
    to_do,
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
}

/** Money in rupees, hours to a tenth. */
export function presentMarketFigures(
  days: Found<typeof marketDays>,
  queues: Found<typeof readQueues>,
): figures.MarketFigures {
  return {
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
    queues: Object.fromEntries(
      queues.map(({ queue, count, oldest, due }) => [
        queue,
        { count, oldest: oldest?.toISOString() ?? null, due: due?.toISOString() ?? null },
      ]),
    ) as figures.MarketFigures["queues"],
  };
}

/** Rupees for one unit, rounded to the paisa. */
const perUnit = (paise: number, milli: number) =>
  rupees(Math.round((paise * 1000) / milli) as Paise);
const hours = (seconds: number) => Math.round(seconds / 360) / 10;
