import type { SellerNow } from "@rebale/contract/figures";
import type { OwnLot } from "@rebale/contract/listings";
import type { ToCome } from "@rebale/contract/settlement";
import { api } from "../../../lib/api/browser.ts";
import { accounts, figures, listings, settlement, wallet } from "../../../lib/api/operations.ts";
import { type Awaited, readAwaited } from "../awaited/read-awaited.ts";
import { type Goods, readGoods } from "../goods/read-goods.ts";
import { readVisits, type Visits } from "../visits/read-visits.ts";

export interface SellerCounts {
  readonly completed: number;
  readonly total_products: number;
  readonly approved: number;
  readonly expired_pending: number;
  readonly approval_pending: number;
}

/** A part that could not be read is null: the dashboard can do without, and says so. */
export interface SellerDesk {
  readonly counts: SellerCounts;
  readonly now: SellerNow | null;
  /** Rupees that may be taken out. */
  readonly proceeds: number | null;
  readonly toCome: { readonly total: number; readonly first: ToCome | null } | null;
  readonly awaited: Awaited;
  /** Lots that open only with the seller's signature. */
  readonly toSign: readonly OwnLot[];
  /** Lots that our team sent back. */
  readonly toCorrect: readonly OwnLot[];
  readonly goods: Goods;
  readonly visits: Visits;
}

const orNull = <T>(reading: Promise<T>): Promise<T | null> => reading.catch(() => null);

export async function readSeller(): Promise<SellerDesk> {
  const lots = (body: { filter?: "unsigned"; state?: "refused" }) =>
    api.call(listings.myLots, { body: { ...body, rows: 100 } }).then(
      ({ data }) => data,
      () => [],
    );
  const [counts, now, money, toCome, awaited, toSign, refused, goods, visits] = await Promise.all([
    api.call(accounts.sellerDashboard),
    orNull(api.call(figures.sellerNow)),
    orNull(api.call(wallet.wallet)),
    orNull(api.call(settlement.toCome)),
    readAwaited(),
    lots({ filter: "unsigned" }),
    lots({ state: "refused" }),
    readGoods(true),
    readVisits(true),
  ]);
  return {
    counts: counts.data,
    now: now?.data ?? null,
    proceeds: money?.data.proceeds ?? null,
    toCome: toCome && { total: toCome.total, first: toCome.data[0] ?? null },
    awaited,
    toSign,
    toCorrect: refused.filter(({ corrections, relisted_as }) => corrections.length && !relisted_as),
    goods,
    visits,
  };
}
