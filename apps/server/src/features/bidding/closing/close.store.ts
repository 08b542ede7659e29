import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import type { AskedSeller } from "../answering/answering.rules.ts";
import type { BiddableLot, Outcome, StandingBid } from "../bidding.rules.ts";
import type { EntryRow, LedgerHead } from "../ledger/ledger.rules.ts";

export interface ClosableLot extends AskedSeller {
  readonly lot: BiddableLot;
  readonly head: LedgerHead;
  readonly title: string;
  readonly url: string;
}

/** Takes one lot's turn for anything but bidding: closing, voiding, the seller's answer. */
export async function lockLot(tx: Tx, lotId: number): Promise<ClosableLot | undefined> {
  const row = await tx
    .selectFrom("lots")
    .selectAll()
    .where("id", "=", lotId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const never = new Date(0);
  return {
    title: row.title,
    url: row.url,
    sellerAnswer: row.seller_answer as AskedSeller["sellerAnswer"],
    answerBy: row.answer_by,
    head: { lotId, seq: row.ledger_seq, hash: row.ledger_hash, salt: row.ledger_salt },
    lot: {
      id: row.id,
      sellerId: row.seller_id,
      approved: row.approval === "approved",
      startsAt: row.starts_at ?? never,
      endsAt: row.ends_at ?? never,
      hardEndsAt: row.hard_ends_at ?? never,
      closed: row.closed_at !== null,
      marketValue: (row.market_value ?? 0) as Paise,
      reservePrice: row.reserve_price as Paise | null,
      increment: row.bid_increment as Paise | null,
      softCloseMinutes: row.soft_close_minutes,
      highest: row.highest_bid as Paise,
      lowest: row.lowest_bid as Paise,
      leaderId: row.leader_id,
      bidCount: row.bid_count,
      extensions: row.extensions,
    },
  };
}

/** The market's clock. Inside a transaction call it after the lock: waiting for the turn counts. */
export async function marketNow(db: Tx | Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select market_now() as now`.execute(db);
  if (!rows[0]) throw new Error("The database gave no time");
  return rows[0].now;
}

export async function appendEntry(tx: Tx, entry: EntryRow): Promise<void> {
  await tx.insertInto("ledger_entries").values(entry).execute();
}

/**
 * @param answerBy until when the seller may still approve the highest bid, where it is below the
 * reserve
 */
export async function recordClose(
  tx: Tx,
  certificate: EntryRow,
  outcome: Outcome,
  answerBy: Date | null,
): Promise<void> {
  await appendEntry(tx, certificate);
  await tx
    .updateTable("lots")
    .set({
      closed_at: certificate.at,
      outcome,
      seller_answer: answerBy && "awaited",
      answer_by: answerBy,
      ledger_seq: certificate.seq,
      ledger_hash: certificate.hash,
    })
    .where("id", "=", certificate.lot_id)
    .execute();
}

/** @returns the winner's masked number */
export async function recordWin(tx: Tx, lotId: number, winnerId: number): Promise<number> {
  const { alias } = await tx
    .updateTable("bid_orders")
    .set({ is_win: true, outbid_at: null })
    .where("lot_id", "=", lotId)
    .where("bidder_id", "=", winnerId)
    .returning("alias")
    .executeTakeFirstOrThrow();
  return alias;
}

/**
 * For who did not win there is nothing left to do. `hopeful` is a bidder whom the seller may still
 * approve.
 */
export async function completeLosers(
  tx: Tx,
  lotId: number,
  at: Date,
  hopeful: number | null = null,
): Promise<void> {
  await tx
    .updateTable("bid_orders")
    .set({ status: "completed", completed_at: at, outbid_at: null })
    .where("lot_id", "=", lotId)
    .where("is_win", "=", false)
    .where("status", "=", "pending")
    .$if(hopeful !== null, (q) => q.where("bidder_id", "!=", hopeful ?? 0))
    .execute();
}

export async function notifyLosers(
  tx: Tx,
  lotId: number,
  winnerId: number,
  notice: { title: string; description: string; link: string },
): Promise<void> {
  await tx
    .insertInto("notifications")
    .columns(["audience", "user_id", "title", "description", "link"])
    .expression((eb) =>
      eb
        .selectFrom("bid_orders")
        .select((s) => [
          s.val("one").as("audience"),
          "bidder_id",
          s.val(notice.title).as("title"),
          s.val(notice.description).as("description"),
          s.val(notice.link).as("link"),
        ])
        .where("lot_id", "=", lotId)
        .where("bidder_id", "!=", winnerId),
    )
    .execute();
}

export async function dueLots(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom("lots")
    .select("id")
    .where("approval", "=", "approved")
    .where("closed_at", "is", null)
    .where("ends_at", "<=", sql<Date>`market_now()`)
    .orderBy("ends_at")
    .limit(500)
    .execute();
  return rows.map((r) => r.id);
}

/** Bids that were not voided. */
export async function standingBids(tx: Tx, lotId: number): Promise<StandingBid[]> {
  const rows = await tx
    .selectFrom("ledger_entries as e")
    .select(["seq", "bidder_id", "amount"])
    .where("lot_id", "=", lotId)
    .where("kind", "=", "bid")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("ledger_entries as v")
            .select("v.seq")
            .where("v.lot_id", "=", lotId)
            .where("v.kind", "=", "void")
            .whereRef("v.voids", "=", "e.seq"),
        ),
      ),
    )
    .orderBy("seq")
    .execute();
  return rows.map((r) => ({ seq: r.seq, bidderId: r.bidder_id ?? 0, amount: r.amount as Paise }));
}
