import {
  auctions,
  type Basis,
  basisUnits,
  gramsOf,
  lotValue,
  type Paise,
  rupees,
} from "@rebale/contract";
import { indiaTime } from "@rebale/contract/fields";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { anyone, type Caller } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { Problem } from "../../platform/problem.ts";
import { runOn } from "../../platform/statement.ts";
import { openUnverifiedMost } from "../authorisations/index.ts";
import { type LotPicture, lotTag, presentBasis, valueShown, watchedOf } from "../listings/index.ts";
import { usualValue } from "../price-board/index.ts";
import { landedCostOf } from "../taxes/index.ts";
import { readDailyRoot } from "./actions/daily-roots.ts";
import { maySee } from "./auctions.access.ts";
import { verifiedBidders } from "./bid-queue/batch.store.ts";
import { nextBid } from "./domain/bid.rules.ts";
import { AUTOMATIC, presentEntry } from "./domain/ledger-chain.rules.ts";
import type { Auctions } from "./open-auctions.ts";
import { maybeRupees, presentAuction, type Viewer } from "./present-auction.ts";
import { pricesOf } from "./present-order.ts";
import { relatedRoutes } from "./related.routes.ts";
import { requirementOf } from "./requirement.ts";
import { type AuctionRow, findAuction, findPinnacle, latestBids } from "./store/browse.store.ts";
import { findMaximum } from "./store/maximums.store.ts";
import { findOrderOf } from "./store/orders.store.ts";
import { isRelated } from "./store/related-accounts.store.ts";
import { ledgerPage } from "./store/snapshot.store.ts";
import { findAcceptance } from "./store/terms.store.ts";
import { termsSheetRoutes } from "./terms-sheet/terms-sheet.routes.ts";

const LEDGER_PAGE = 1000;

/** What everybody may see of an auction; of one that is not approved, its seller and the office. */
export function publicAuctionRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, "db" | "database" | "config" | "caches">,
  usualRates: Auctions["usualRates"],
): void {
  const { db, database, config } = deps;
  const unverifiedMost = openUnverifiedMost(deps);
  const run = runOn(database.pool);
  const visibleAuction = async (idname: string, caller: Caller) => {
    const row = await findAuction(run, idname);
    const approved = row?.approval === "approved";
    if (!row || !maySee(caller, { approved, sellerId: row.seller_id }))
      throw new Problem("lot_not_found");
    return row;
  };
  termsSheetRoutes(app, { db }, visibleAuction);
  const viewerOf = async (row: AuctionRow, caller: Caller, state?: string): Promise<Viewer> => {
    const prices = pricesOf(row);
    const value = rupees(lotValue(nextBid(prices), prices.units));
    const isPriced = row.market_value !== null && row.closed_at === null;
    const [requirement, watched, usual, landedCost] = await Promise.all([
      requirementOf(run, row, caller),
      watchedOf(database.pool, caller, [row.id]),
      usualRates(),
      isPriced ? landedCostOf({ db, run, config }, row, caller, value, state) : null,
    ]);
    const goods = { subCategoryId: row.sub_category_id, grams: gramsOf(row) };
    const shared = {
      requirement,
      watched: watched.has(row.id),
      usualValue: usualValue(usual, goods),
      landedCost,
    };
    if (caller.kind !== "buyer") return shared;
    const isLarge = lotValue(nextBid(prices), prices.units) > (await unverifiedMost());
    const [order, related, verified, maximum, accepted] = await Promise.all([
      findOrderOf(db, row.id, caller.userId),
      row.closed_at === null && isRelated(db, row.seller_id, caller.userId),
      isLarge ? verifiedBidders(database.pool, [caller.userId]) : null,
      row.has_maximums ? actsStill(row, await findMaximum(db, row.id, caller.userId)) : null,
      row.terms && findAcceptance(db, row.id, caller.userId),
    ]);
    const mustVerify = verified !== null && !verified.has(caller.userId);
    return { ...shared, order, related, mustVerify, maximum, accepted };
  };
  const pinnacleOf = async (lotId: number) => {
    const lot = await findPinnacle(run, lotId);
    if (!lot) throw new Problem("lot_not_found", { path: "product_id" });
    return lot;
  };

  endpoint(app, auctions.details, anyone, async ({ params, query, caller }) => {
    const row = await visibleAuction(params.idname, caller);
    const viewer = await viewerOf(row, caller, query.state);
    return {
      data: presentAuction(row, caller, viewer),
      server_time: row.now.toISOString(),
      pageTags: [lotTag(row.id)],
    };
  });

  relatedRoutes(app, deps);

  endpoint(app, auctions.pinnacle, anyone, async ({ body }) => {
    const lot = await pinnacleOf(body.product_id);
    return {
      data: {
        market_value: maybeRupees(lot.market_value),
        heightest: rupees(lot.highest_bid as Paise),
        lowest: rupees(lot.lowest_bid as Paise),
        ...presentBasis(lot),
        value: valueShown(lot),
        server_time: lot.now.toISOString(),
      },
    };
  });

  endpoint(app, auctions.bidsOfLot, anyone, async ({ body }) => {
    const lot = await pinnacleOf(body.product_id);
    const id = String(body.product_id);
    const units = basisUnits(lot.basis as Basis, lot);
    const product_id = { _id: id, images: lot.pictures as LotPicture[] };
    const data = (await latestBids(run, body.product_id)).map((bid) => ({
      _id: `${id}-${bid.seq}`,
      product_id,
      bid_amount: rupees(bid.amount as Paise),
      value: rupees(lotValue(bid.amount as Paise, units)),
      bid_date: indiaTime(bid.at),
      time: bid.at.toISOString(),
      bidder: bid.bidder,
      automatic: bid.note === AUTOMATIC,
      voided: bid.voided_by !== null,
    }));
    return { data, server_time: lot.now.toISOString() };
  });

  endpoint(app, auctions.dailyRoot, anyone, async ({ params }) => ({
    data: await readDailyRoot(db, params.date),
  }));

  endpoint(app, auctions.ledger, anyone, async ({ params, query, caller }) => {
    const row = await visibleAuction(params.idname, caller);
    const entries = await ledgerPage(db, row.id, query.after, LEDGER_PAGE);
    return {
      data: entries.map(presentEntry),
      product_id: String(row.id),
      more: entries.length === LEDGER_PAGE,
    };
  });
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
