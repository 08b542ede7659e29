import { indiaTime } from "@rebale/contract/values/calendar";
import { type Caller, type Client, each, until } from "./client.ts";
import type { Trader } from "./people.ts";

/** Listing, approving, bidding, closing. */

export interface DayLot {
  readonly id: string;
  readonly kilograms: number;
  readonly seller: Trader;
  readonly throughMarket: boolean;
  /** Days for which the GST of its trucks stays with the market; null where it does not. */
  readonly taxHoldDays: number | null;
}
const TAX_HOLD_DAYS = 75;
export const TERMS = {
  ...{ tolerance_percent: 10, payment_days: 7, lifting_days: 15, grace_days: 0 },
  ...{ ground_rent_per_day: 500, late_fee_percent: 1, forfeit_percent: 100, claim_hours: 48 },
};
const HOUR = 3_600_000;

interface Category {
  readonly _id: string;
  readonly sub_category: readonly { readonly _id: string; readonly url: string }[];
}

/**
 * Each seller lists as many; three of five are paid for through the market with a deposit, and of
 * every second of them the GST is kept.
 */
export async function listLots(
  api: Client,
  {
    sellers,
    office,
    count,
    now,
  }: {
    sellers: readonly Trader[];
    office: Caller;
    count: number;
    now: Date;
  },
): Promise<DayLot[]> {
  const categories = (await api.must("GET", "/category")) as Category[];
  const isPet = ({ url }: { url: string }) => url === "pet-bottles";
  const category = categories.find(({ sub_category }) => sub_category.some(isPet));
  const goods = {
    category_id: category?._id,
    sub_category_id: category?.sub_category.find(isPet)?._id,
    ...{ unit: "kg", basis: "kg", description: "Bales, dry, under a roof.", pincode: "411001" },
  };
  return each(Array.from({ length: count }), async (_, i) => {
    const seller = sellers[i % sellers.length] as Trader;
    const kilograms = 6000 + (i % 7) * 1500;
    const throughMarket = i % 5 < 3;
    const taxHoldDays = throughMarket && i % 2 === 0 ? TAX_HOLD_DAYS : null;
    const hold = taxHoldDays === null ? {} : { tax_hold_days: taxHoldDays };
    const offer =
      taxHoldDays === null ? {} : { pay_through: "market", terms: { ...TERMS, ...hold } };
    const product = { ...goods, title: `Bales of the day ${i + 1}`, quantity: kilograms };
    const [lot] = await api.must("POST", "/product", {
      by: seller,
      body: { products: [{ ...product, ...offer, state: seller.state, city: "Town" }] },
    });
    const sale = throughMarket
      ? { deposit: { kind: "percent", percent: 10 }, pay_through: "market" }
      : {};
    await api.must("PATCH", `/admin/products/${lot._id}`, {
      by: office,
      body: {
        ...{ is_approved: true, basis: "kg", market_value: 20 + (i % 9), ...sale },
        terms: { ...TERMS, ...hold },
        start_at: indiaTime(new Date(now.getTime() - HOUR)),
        end_at: indiaTime(new Date(now.getTime() + 6 * HOUR)),
      },
    });
    return { id: lot._id, kilograms, seller, throughMarket, taxHoldDays };
  });
}

/** Everybody bids on some; what a bidder cannot cover is refused, and one in nine gets no bid. */
export async function bidOnAll(
  api: Client,
  lots: readonly DayLot[],
  buyers: readonly Trader[],
): Promise<{ bids: number; short: number }> {
  let [bids, short] = [0, 0];
  await each(lots, async (lot, i) => {
    if (i % 9 === 8) return;
    const rate = 20 + (i % 9);
    for (let turn = 0; turn < 3; turn++) {
      const by = buyers[(i * 3 + turn * 7) % buyers.length] as Trader;
      const amount = Math.round((rate + 0.4 + turn * 0.35) * 100) / 100;
      const { status, body } = await api.call("POST", "/auction", {
        ...{ by, body: { product_id: lot.id, amount, terms_version: 1 } },
      });
      if (status === 200) bids += 1;
      else if (body.code === "deposit_needed") short += 1;
      else throw new Error(`A bid on ${lot.id}: ${status} ${JSON.stringify(body)}`);
    }
  });
  return { bids, short };
}

export interface Sale {
  readonly id: string;
  readonly lot: DayLot;
  readonly buyer: Trader;
}

/** The sales, each with its buyer, once all lots are closed. */
export async function salesOf(
  api: Client,
  lots: readonly DayLot[],
  buyers: readonly Trader[],
): Promise<Sale[]> {
  await until("all auctions are closed", async () => {
    const states = await each(lots, ({ id }) => api.must("GET", `/auction/details/${id}`));
    return states.every(({ outcome }) => outcome !== null);
  });
  const byLot = new Map(lots.map((lot) => [lot.id, lot]));
  const sales = await each(buyers, async (buyer) => {
    const own = await api.must("GET", "/award?side=buyer&rows=100", { by: buyer });
    return own.flatMap(({ _id: id, product_id }: { _id: string; product_id: string }) => {
      const lot = byLot.get(product_id);
      return lot ? [{ id, lot, buyer }] : [];
    });
  });
  return sales.flat().sort((a, b) => Number(a.id) - Number(b.id));
}
