import { gramsOf, lotValue, rupees } from "@rebale/contract";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { type Run, runOn } from "../../platform/statement.ts";
import { openUnverifiedMost } from "../authorisations/index.ts";
import { watchedOf } from "../listings/index.ts";
import { usualValue } from "../price-board/index.ts";
import { landedCostOf } from "../taxes/index.ts";
import { verifiedBidders } from "./bid-queue/batch.store.ts";
import { nextBid } from "./domain/bid.rules.ts";
import type { Auctions } from "./open-auctions.ts";
import type { Viewer } from "./present-auction.ts";
import { pricesOf } from "./present-order.ts";
import { requirementOf } from "./requirement.ts";
import type { AuctionRow } from "./store/browse.store.ts";
import { findMaximum } from "./store/maximums.store.ts";
import { findOrderOf } from "./store/orders.store.ts";
import { isRelated } from "./store/related-accounts.store.ts";
import { findAcceptance } from "./store/terms.store.ts";

interface Sources extends Pick<Deps, "db" | "database" | "config"> {
  readonly run: Run;
  readonly usualRates: Auctions["usualRates"];
  /** The most that a company may bid before it is verified, in paise. */
  readonly unverifiedMost: ReturnType<typeof openUnverifiedMost>;
}

/** Reads what is known of a caller who looks at an auction: `readViewer(row, caller, state)`. */
export function openViewer(
  deps: Pick<Deps, "db" | "database" | "config" | "caches">,
  usualRates: Auctions["usualRates"],
) {
  const { db, database, config } = deps;
  const run = runOn(database.pool);
  const unverifiedMost = openUnverifiedMost(deps);
  const sources: Sources = { db, database, config, run, usualRates, unverifiedMost };
  return async (row: AuctionRow, caller: Caller, state?: string): Promise<Viewer> => {
    const shared = await readShared(sources, row, caller, state);
    if (caller.kind !== "buyer") return shared;
    return { ...shared, ...(await readOwn(sources, row, caller.userId)) };
  };
}

/** What the whole lot costs at the next bid, in paise. */
const nextValue = (row: AuctionRow) => {
  const prices = pricesOf(row);
  return lotValue(nextBid(prices), prices.units);
};

/** @param state where the goods would go, as the caller says */
async function readShared(
  { db, database, config, run, usualRates }: Sources,
  row: AuctionRow,
  caller: Caller,
  state: string | undefined,
): Promise<Viewer> {
  const isPriced = row.market_value !== null && row.closed_at === null;
  const value = rupees(nextValue(row));
  const [requirement, watched, usual, landedCost] = await Promise.all([
    requirementOf(run, row, caller),
    watchedOf(database.pool, caller, [row.id]),
    usualRates(),
    isPriced ? landedCostOf({ db, run, config }, row, caller, value, state) : null,
  ]);
  const goods = { subCategoryId: row.sub_category_id, grams: gramsOf(row) };
  return {
    requirement,
    watched: watched.has(row.id),
    usualValue: usualValue(usual, goods),
    landedCost,
  };
}

/** A buyer's own part in the auction. */
async function readOwn({ db, database, unverifiedMost }: Sources, row: AuctionRow, userId: number) {
  const isLarge = nextValue(row) > (await unverifiedMost());
  const [order, related, verified, maximum, accepted] = await Promise.all([
    findOrderOf(db, row.id, userId),
    row.closed_at === null && isRelated(db, row, userId),
    isLarge ? verifiedBidders(database.pool, [userId]) : null,
    row.has_maximums ? actsStill(row, await findMaximum(db, row.id, userId)) : null,
    row.terms && findAcceptance(db, row.id, userId),
  ]);
  const mustVerify = verified !== null && !verified.has(userId);
  return { order, related, mustVerify, maximum, accepted };
}

/** A maximum while the market can still bid for it, in paise. */
const actsStill = (
  { highest_bid, closed_at, now, ends_at }: AuctionRow,
  maximum: Awaited<ReturnType<typeof findMaximum>>,
): number | null =>
  maximum &&
  !maximum.is_voided &&
  maximum.amount > highest_bid &&
  closed_at === null &&
  ends_at !== null &&
  now < ends_at
    ? maximum.amount
    : null;
