import {
  type authorisations,
  type Basis,
  basisUnits,
  gramsOf,
  type listings,
  type Paise,
} from "@rebale/contract";
import type { FormatKind } from "@rebale/contract/auctions/format-facts";
import { type InferResult, type Selectable, sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import type { Auctions, Lots, Timetables } from "../../../platform/db/db-types.ts";
import { arrayOf, builder, type Run, runIn, statement } from "../../../platform/db/statement.ts";
import { currentTerms, depositOf, presentTerms, type StoredTerms } from "../../listings/index.ts";
import type { Auction, LedgerHead, LockedAuction, Outcome } from "../domain/auction.ts";
import { ledgerVersion } from "../domain/ledger/ledger-chain.rules.ts";
import { factColumns, movedColumns, saleColumns } from "./auction-columns.ts";
import { formatFrom } from "./format-columns.ts";
import { isPresent, toOffer } from "./sale/present-offer.store.ts";

type Moved = Omit<Selectable<Auctions>, "hold">;
type Sold = Selectable<Lots> & Selectable<Timetables>;
type Facts = Pick<Sold, (typeof factColumns)[number]> & {
  readonly terms: StoredTerms | null;
};

/** A time that is not set yet: nothing has started or ended then. */
const NEVER = new Date(0);

function requirementFrom(facts: Facts): Auction["requirement"] {
  const stream = facts.requires_authorisation as authorisations.Stream | null;
  if (!stream) return null;
  const grams = gramsOf(facts);
  return { stream, grams };
}

/** The one mapping from rows to the auction of the rules. */
export const toAuction = (moved: Moved, facts: Facts): Auction => ({
  id: facts.id,
  sellerId: facts.seller_id,
  companyId: facts.company_id,
  approved: facts.approval === "approved",
  startsAt: facts.starts_at ?? NEVER,
  endsAt: moved.ends_at ?? NEVER,
  hardEndsAt: facts.hard_ends_at ?? NEVER,
  closed: facts.closed_at !== null,
  pausedAt: facts.paused_at,
  withdrawn: facts.outcome === "withdrawn",
  awaitsSignature: facts.awaits_signature,
  goods: {
    basis: facts.basis as Basis,
    quantityMilli: facts.quantity_milli,
    unit: facts.unit,
  },
  units: basisUnits(facts.basis as Basis, facts),
  marketValue: (facts.market_value ?? 0) as Paise,
  reservePrice: facts.reserve_price as Paise | null,
  increment: facts.bid_increment as Paise | null,
  softCloseMinutes: facts.soft_close_minutes,
  highest: moved.highest_bid as Paise,
  lowest: moved.lowest_bid as Paise,
  leaderId: moved.leader_id,
  leaderAlias: moved.leader_alias,
  bidCount: moved.bid_count,
  bidderCount: moved.bidder_count,
  extensions: moved.extensions,
  hasMaximums: moved.has_maximums,
  terms: presentTerms(facts.terms),
  deposit: depositOf(facts),
  payThrough: facts.pay_through as Auction["payThrough"],
  format: formatFrom(facts),
  minBidders: facts.min_bidders,
  corrigenda: facts.corrigenda,
  requirement: requirementFrom(facts),
  invitedOnly: facts.invited_only,
});

const toHead = (moved: Moved, facts: Facts): LedgerHead => ({
  lotId: moved.lot_id,
  seq: moved.ledger_seq,
  hash: moved.ledger_hash,
  salt: facts.ledger_salt,
  version: ledgerVersion(facts.format as FormatKind, facts.corrigenda),
});

const ofLots = sql<number>`any($1::bigint[])`;
const auctionRows = builder
  .selectFrom("auctions")
  .select(movedColumns)
  .where("lot_id", "=", ofLots);
const lockStatement = statement("auction-lock", auctionRows.orderBy("lot_id").forNoKeyUpdate());
const lockFreeStatement = statement(
  "auction-lock-free",
  auctionRows.orderBy("lot_id").forNoKeyUpdate().skipLocked(),
);
const factRows = builder
  .selectFrom("lot_goods as lots")
  .innerJoin("timetables", "timetables.lot_id", "lots.id")
  .select(factColumns)
  .select(currentTerms.as("terms"))
  .where("lots.id", "=", ofLots);
const factsStatement = statement("auction-facts", factRows);
const saleRows = factRows
  .leftJoin("seller_answers", "seller_answers.lot_id", "lots.id")
  .leftJoinLateral(
    (eb) =>
      eb
        .selectFrom("offers")
        .select(["id as offer_id", "kind", "bidder_id", "amount", "made_at", "until"])
        .select(["alias as offer_alias", "outcome as offer_outcome"])
        .whereRef("offers.lot_id", "=", "lots.id")
        .where(isPresent)
        .orderBy("offers.id", "desc")
        .limit(sql<number>`1`)
        .as("offer"),
    (join) => join.onTrue(),
  )
  .select(saleColumns);
const saleStatement = statement("auction-sale", saleRows);
type Sale = InferResult<typeof saleRows>[number];

/** The goods as the price board knows them. */
export interface Goods {
  readonly subCategoryId: number | null;
  /** 0 where nobody weighed them. */
  readonly grams: number;
}
export interface BiddingAuction {
  readonly auction: Auction;
  readonly head: LedgerHead;
  readonly goods: Goods;
  /** A late bid moves all lots that follow in its event. */
  readonly movesFollowing: boolean;
}

/**
 * Locks the rows of auctions for bids, in order of id, so that nodes which lock the same ones wait
 * and never block each other.
 *
 * Facts of the lot are read by a second statement: one that joined them would, after waiting for
 * the lock, still see them as they were before the wait, and a bid could follow a close.
 */
export async function lockAuctions(
  run: Run,
  lotIds: readonly number[],
): Promise<Map<number, BiddingAuction>> {
  // Sent together on a pipelined connection; the second still begins after the first has its locks.
  const ids = arrayOf(lotIds, (id) => id);
  const [moved, facts] = await Promise.all([run(lockStatement, [ids]), run(factsStatement, [ids])]);
  return matched(moved, facts, (m, f) => ({
    auction: toAuction(m, f),
    head: toHead(m, f),
    goods: { subCategoryId: f.sub_category_id, grams: gramsOf(f) },
    movesFollowing: f.moves_following,
  }));
}

/** Locks what is free of these auctions for a close, a voiding or a decision. */
export async function lockSales(
  tx: Tx,
  lotIds: readonly number[],
  { skipLocked = false } = {},
): Promise<Map<number, LockedAuction>> {
  const run = runIn(tx);
  const moved = await run(skipLocked ? lockFreeStatement : lockStatement, [lotIds]);
  const facts = await run(saleStatement, [moved.map((m) => m.lot_id)]);
  return matched(moved, facts, (m, f: Sale) => ({
    auction: toAuction(m, f),
    head: toHead(m, f),
    title: f.title,
    url: f.url,
    sellerAnswer: f.seller_answer as listings.SellerAnswer | null,
    answerBy: f.answer_by,
    outcome: f.outcome as Outcome | null,
    isNextBid: f.is_next_bid ?? false,
    closedAt: f.closed_at,
    offer: toOffer(f),
  }));
}

export const lockSale = async (tx: Tx, lotId: number): Promise<LockedAuction | undefined> =>
  (await lockSales(tx, [lotId])).get(lotId);

function matched<F extends Facts, T>(
  moved: readonly Moved[],
  facts: readonly F[],
  map: (moved: Moved, facts: F) => T,
): Map<number, T> {
  const byId = new Map(facts.map((row) => [row.id, row]));
  return new Map(
    moved.flatMap((row) => {
      const own = byId.get(row.lot_id);
      return own ? [[row.lot_id, map(row, own)] as const] : [];
    }),
  );
}
