import { sql } from "kysely";
import type { Db, Tx } from "../../../../platform/db/db.ts";
import { arrayOf } from "../../../../platform/db/statement.ts";
import { makeAwards, type Win } from "../../../awards/index.ts";
import type { Auction, Outcome } from "../../domain/auction.ts";
import type { EntryRow } from "../../domain/ledger/ledger-chain.rules.ts";
import type { Bidder } from "../../domain/sale/party.rules.ts";
import { appendEntries } from "../ledger/ledger.store.ts";

/** One auction's end, as it is written. */
export interface Close {
  /** For a ledger that has nothing else. */
  readonly opening: EntryRow | null;
  readonly certificate: EntryRow;
  readonly outcome: Outcome;
  readonly winner: Bidder | null;
  /** Until when the seller may decide. */
  readonly answerBy: Date | null;
  /** The seller is asked about the next bid, for the highest bidder had no authorisation. */
  readonly isNextBid: boolean;
}

const isSealed = sql<boolean>`exists (select from timetables sealed
  where sealed.lot_id = listed.lot_id and sealed.stage = 'tender')`;

/**
 * Open auctions whose time is over, those that ended first in front.
 * @param opens whether this node can open tenders: else those lots are left to others
 */
export async function dueLots(db: Db, most: number, opens = true): Promise<number[]> {
  const rows = await db
    .selectFrom("every_listed_lot as listed")
    .innerJoin("auctions", "auctions.lot_id", "listed.lot_id")
    .leftJoin("close_failures as failed", "failed.lot_id", "listed.lot_id")
    .select("listed.lot_id")
    .where("listed.closed_at", "is", null)
    // Never after the auction's own end, and the one that has an index; none while it is paused.
    .where("listed.ends_at", "<=", sql<Date>`(select market_now())`)
    .where("auctions.ends_at", "<=", sql<Date>`(select market_now())`)
    .where((eb) =>
      eb.or([
        eb("failed.try_again_at", "is", null),
        eb("failed.try_again_at", "<=", sql<Date>`(select market_now())`),
      ]),
    )
    .$if(!opens, (lots) => lots.where(isSealed, "=", false))
    .orderBy("listed.ends_at")
    .orderBy("listed.lot_id")
    .limit(most)
    .execute();
  return rows.map((row) => row.lot_id);
}

/** The companies that lead these auctions, by lot; null for a leader without one. */
export async function leadingCompanies(
  tx: Tx,
  auctions: readonly Pick<Auction, "id" | "leaderAlias">[],
): Promise<Map<number, number | null>> {
  const led = auctions.filter(({ leaderAlias }) => leaderAlias !== null);
  const { rows } = await sql<{ lot_id: number; company_id: number | null }>`
    select o.lot_id, o.company_id
    from unnest(${arrayOf(led, ({ id }) => id)}::bigint[],
      ${arrayOf(led, ({ leaderAlias }) => leaderAlias)}::int[]) as led(lot_id, alias)
    join bid_orders o using (lot_id, alias)`.execute(tx);
  return new Map(rows.map((row) => [row.lot_id, row.company_id]));
}

/** Certificates, outcomes, awards and decisions of auctions that end together: few statements. */
export async function recordCloses(tx: Tx, closes: readonly Close[]): Promise<void> {
  if (closes.length === 0) return;
  await appendEntries(
    tx,
    closes.flatMap(({ opening, certificate }) =>
      opening ? [opening, certificate] : [certificate],
    ),
  );
  const lots = arrayOf(closes, ({ certificate }) => certificate.lot_id);
  const times = arrayOf(closes, ({ certificate }) => certificate.at.toISOString());
  await sql`update timetables set closed_at = c.at, outcome = c.outcome, stage = null
    from unnest(${lots}::bigint[], ${times}::timestamptz[],
        ${arrayOf(closes, (close) => close.outcome)}::text[]) as c(lot_id, at, outcome)
    where timetables.lot_id = c.lot_id`.execute(tx);
  await makeAwards(tx, closes.flatMap(winOf));
  await askSellers(tx, closes);
  await sql`delete from close_failures where lot_id = any(${lots}::bigint[])`.execute(tx);
}

const winOf = ({ winner, certificate: { lot_id, at } }: Close): Win[] =>
  winner === null ? [] : [{ ...winner, lotId: lot_id, at, reason: "close" }];

async function askSellers(tx: Tx, closes: readonly Close[]): Promise<void> {
  const asked = closes.flatMap(({ certificate, answerBy, isNextBid }) =>
    answerBy === null
      ? []
      : [
          {
            lot_id: certificate.lot_id,
            asked_at: certificate.at,
            answer_by: answerBy,
            is_next_bid: isNextBid,
          },
        ],
  );
  if (asked.length > 0) await tx.insertInto("reserve_decisions").values(asked).execute();
}

/** Writes down that a close failed, and when to try again: later each time, an hour at most. */
export async function recordCloseFailure(tx: Tx, lotId: number, error: string): Promise<void> {
  await sql`insert into close_failures (lot_id, last_error, try_again_at)
    values (${lotId}, ${error.slice(0, 500)}, market_now() + interval '10 seconds')
    on conflict (lot_id) do update set attempts = close_failures.attempts + 1,
      last_error = excluded.last_error,
      try_again_at = market_now() + least(interval '1 hour',
        interval '10 seconds' * power(2, least(close_failures.attempts, 10)))`.execute(tx);
}

/** Auctions that should be closed and could not be, for the office. */
export const listCloseFailures = (db: Db) =>
  db
    .selectFrom("close_failures as f")
    .innerJoin("lot_goods as lots", "lots.id", "f.lot_id")
    .select(["f.lot_id", "lots.title", "f.attempts", "f.last_error", "f.first_failed_at"])
    .select("f.try_again_at")
    .orderBy("f.first_failed_at")
    .limit(100)
    .execute();
