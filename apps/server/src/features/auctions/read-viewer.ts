import { type auctions, type Basis, basisUnits, gramsOf, lotValue, rupees } from "@rebale/contract";
import { holdOf, presentDeposit } from "@rebale/contract/listings/deposit-hold";
import type { Db } from "../../platform/db/db.ts";
import { type Run, runOn } from "../../platform/db/statement.ts";
import type { Deps } from "../../platform/deps.ts";
import { type Account, type Caller, partiesOf } from "../../platform/http/caller.ts";
import { isSeller } from "../../platform/lot-seller.access.ts";
import { isSellerOrOffice } from "../audience/index.ts";
import { createUnverifiedLimit } from "../authorisations/index.ts";
import { nextStepsOf } from "../awards/index.ts";
import { inspectionOf } from "../inspections/index.ts";
import { type Buyer, landedCostOf } from "../landed-cost/index.ts";
import { depositOf, interestIn, listParts, watchedOf } from "../listings/index.ts";
import { usualValue } from "../price-board/index.ts";
import { questionsOf } from "../questions/index.ts";
import { offeredHold } from "../tax-holds/index.ts";
import { coverOf, holdOfLot, shortageOf } from "../wallet/index.ts";
import { verifiedBidders } from "./bid-queue/batch.store.ts";
import type { Auctions } from "./create-auctions.ts";
import { hasEnded, isBlocked, nextBid } from "./domain/bids/bid.rules.ts";
import type { Viewer } from "./present-auction.ts";
import { pricesOf } from "./present-order.ts";
import { corrigendumFor } from "./read-corrigendum.ts";
import { readSealed } from "./read-sealed.ts";
import { requirementOf } from "./requirement.ts";
import { findMaximum } from "./store/maximums.store.ts";
import { findBetween } from "./store/related-accounts.store.ts";
import { findOrderOf } from "./store/sale/orders.store.ts";
import { findColleagues } from "./store/sale/party.store.ts";
import { findAcceptance } from "./store/terms.store.ts";
import type { AuctionRow } from "./store/views/browse.store.ts";

interface Sources extends Pick<Deps, "db" | "database" | "config"> {
  readonly run: Run;
  readonly usualRates: Auctions["usualRates"];
  /** The most that a company may bid before it is verified, in paise. */
  readonly unverifiedMost: ReturnType<typeof createUnverifiedLimit>;
}

/** Reads what is known of a caller who looks at an auction: `readViewer(row, caller, state)`. */
export function createViewerReader(
  deps: Pick<Deps, "db" | "database" | "config" | "caches">,
  usualRates: Auctions["usualRates"],
) {
  const { db, database, config } = deps;
  const run = runOn(database.pool);
  const unverifiedMost = createUnverifiedLimit(deps);
  const sources: Sources = { db, database, config, run, usualRates, unverifiedMost };
  return async (row: AuctionRow, caller: Caller, state?: string): Promise<Viewer> => {
    const [lot, deposit, corrigendum, sealed] = await Promise.all([
      readShared(sources, row, caller, state),
      depositFor(db, row, caller),
      corrigendumFor(db, row, caller),
      readSealed(db, row, caller),
    ]);
    const buyer = caller.kind === "buyer" ? buyerOf(caller) : null;
    const taxHold = await offeredHold(db, row.tax_hold_days, buyer, lot.landedCost);
    const shared = { ...lot, deposit, taxHold, corrigendum, sealed };
    if (isSeller(caller, row)) return { ...shared, interest: await interestIn(db, row.id) };
    if (caller.kind !== "buyer") return shared;
    return { ...shared, ...(await readOwn(sources, row, caller)) };
  };
}

/** The whole lot's cost at the next bid, in paise. */
const nextValue = (row: AuctionRow) => {
  const prices = pricesOf(row);
  return lotValue(nextBid(prices), prices.units);
};

/** Whose taxes they are: the company's that a caller acts for, else their own. */
const buyerOf = ({ userId, company }: Pick<Account, "userId" | "company">): Buyer => ({
  userId,
  companyId: company?.status === "active" ? company.companyId : null,
});
const buyerFor = (caller: Caller): Buyer | null => ("userId" in caller ? buyerOf(caller) : null);

/** @param state where the goods would go, as the caller says */
async function readShared(
  { db, database, config, run, usualRates }: Sources,
  row: AuctionRow,
  caller: Caller,
  state: string | undefined,
): Promise<Viewer> {
  const isPriced = row.market_value !== null && row.closed_at === null;
  const value = rupees(nextValue(row));
  const seesAll = isSellerOrOffice(caller, row);
  const [requirement, watched, usual, inspection, landedCost, parts, questions] = await Promise.all(
    [
      requirementOf(run, row, caller),
      watchedOf(database.pool, caller, [row.id]),
      usualRates(),
      inspectionOf({ db, run }, row.id, caller),
      isPriced ? landedCostOf({ db, run, config }, row, buyerFor(caller), value, state) : null,
      row.parts_of === null ? null : listParts(db, row.parts_of, seesAll),
      questionsOf(db, row, row.now),
    ],
  );
  const goods = { subCategoryId: row.sub_category_id, grams: gramsOf(row) };
  return {
    requirement,
    watched: watched.has(row.id),
    usualValue: usualValue(usual, goods),
    inspection,
    landedCost,
    parts,
    questions,
  };
}

/** The part in the auction of a buyer, or of the company that they act for. */
async function readOwn(
  { db, database, config, unverifiedMost }: Sources,
  row: AuctionRow,
  caller: Account,
) {
  const { userId } = caller;
  const parties = partiesOf(caller);
  const isLarge = nextValue(row) > (await unverifiedMost());
  const [order, colleagues, between, verified, maximum, accepted] = await Promise.all([
    findOrderOf(db, row.id, parties),
    findColleagues(db, caller, row.leader_id),
    row.closed_at === null ? findBetween(db, row, buyerOf(caller)) : null,
    isLarge ? verifiedBidders(database.pool, [userId]) : null,
    row.has_maximums ? actsStill(row, await findMaximum(db, row.id, parties)) : null,
    row.terms && findAcceptance(db, row.id, caller),
  ]);
  const mustVerify = verified !== null && !verified.has(userId);
  const leads = order !== undefined && order.alias === row.leader_alias;
  const limit = caller.company?.bidLimit ?? null;
  const aboveLimit = limit !== null && !leads && nextValue(row) > limit;
  const sale = await wonSale({ db, config }, order);
  const related = between?.isRelated ?? false;
  const blocked = row.starts_at !== null && isBlocked(between?.blockedSince, row.starts_at);
  return {
    order,
    sale,
    related,
    blocked,
    mustVerify,
    maximum,
    accepted,
    colleagues,
    limit,
    aboveLimit,
  };
}

/** The sale of a lot that this order won, with its next step. */
async function wonSale(
  reading: Pick<Deps, "db" | "config">,
  order: Awaited<ReturnType<typeof findOrderOf>>,
): Promise<Viewer["sale"]> {
  if (!order?.is_win || order.award_id === null) return null;
  const next_step = (await nextStepsOf(reading, [order.award_id], "buyer")).get(order.award_id);
  return next_step ? { award_id: String(order.award_id), next_step } : null;
}

/** A maximum while the market can still bid for it, in paise. */
const actsStill = (
  { highest_bid, closed_at, paused_at: pausedAt, now, ends_at: endsAt }: AuctionRow,
  maximum: Awaited<ReturnType<typeof findMaximum>>,
): number | null =>
  maximum &&
  !maximum.is_voided &&
  maximum.amount > highest_bid &&
  endsAt !== null &&
  !hasEnded({ closed: closed_at !== null, pausedAt, endsAt }, now)
    ? maximum.amount
    : null;

type Shown = auctions.AuctionDetails["deposit"];

/** The next bid's hold, and how the caller's company stands to it; null without a deposit. */
async function depositFor(db: Db, row: AuctionRow, caller: Caller): Promise<Shown> {
  const rule = depositOf(row);
  const asked = presentDeposit(rule);
  if (!rule || !asked) return null;
  const hold = holdOf(rule, lotValue(nextBid(pricesOf(row)), basisUnits(row.basis as Basis, row)));
  const company = caller.kind === "buyer" ? caller.company : null;
  if (company?.status !== "active")
    return { ...asked, hold: rupees(hold), yours: null, free: null, short: null };
  const [cover, yours] = await Promise.all([
    coverOf(db, company.companyId),
    holdOfLot(db, company.companyId, row.id),
  ]);
  const shortage = shortageOf(hold, yours, cover);
  return {
    ...asked,
    hold: rupees(hold),
    yours: rupees(yours),
    free: rupees(cover.free),
    // The leader has all that their bid asks for.
    short: yours > 0 || !shortage ? 0 : rupees(shortage.short),
  };
}
