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
import type {
  openClaims,
  sellerStanding,
  trucksWithoutEway,
  unconfirmedSales,
} from "./seller-now.store.ts";

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
      // A bidder has seen it, though their phone's word of the visit may have been lost.
      views: Math.max(lot.views, lot.bidder_count),
    })),
  };
}

interface NowRows {
  standing: Found<typeof sellerStanding>;
  trucks: Found<typeof trucksWithoutEway>;
  claims: Found<typeof openClaims>;
  questions: number;
  sales: Found<typeof unconfirmedSales>;
}

/** Money in rupees. */
export function presentSellerNow({
  standing: { lots, bids, value, expired_sold },
  trucks,
  claims,
  questions,
  sales,
}: NowRows): figures.SellerNow {
  return {
    live: { lots, bids, value: rupees(value as Paise) },
    expired_sold,
    without_eway: trucks.map(presentTruck),
    claims: claims.map((claim) => ({
      ...presentTruck(claim),
      made_at: claim.made_at.toISOString(),
    })),
    questions,
    to_confirm: sales.map(({ award_id, title, buyer, value, due_at }) => ({
      award_id: String(award_id),
      title,
      buyer,
      value: rupees(value as Paise),
      due_at: due_at?.toISOString() ?? null,
    })),
  };
}

const presentTruck = ({
  trip_id,
  award_id,
  title,
  vehicle_no,
}: Found<typeof trucksWithoutEway>[number]) => ({
  trip_id: String(trip_id),
  award_id: String(award_id),
  title,
  vehicle_no,
});

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
