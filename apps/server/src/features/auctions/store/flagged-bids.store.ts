import { type NotNull, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import type { OpenFlaggedBids } from "../../../platform/db/db-types.ts";

/** Flagged bids that the office has not dismissed and can still void, newest first. */
export const listFlaggedBids = (db: Db) =>
  db
    .selectFrom("open_flagged_bids")
    .innerJoin("lot_goods as lots", "lots.id", "open_flagged_bids.lot_id")
    .innerJoin("auctions", "auctions.lot_id", "open_flagged_bids.lot_id")
    .selectAll("open_flagged_bids")
    .select("auctions.ends_at")
    .select(["lots.quantity_milli", "lots.unit", "lots.basis", "lots.weight_grams"])
    // Columns of a view are not known to be there.
    .$narrowType<Record<keyof OpenFlaggedBids, NotNull>>()
    .orderBy("open_flagged_bids.at", "desc")
    .limit(100)
    .execute();

/** Those that the office let stand and who did, the last one first. */
export const listDismissedBids = (db: Db) =>
  db
    .selectFrom("flagged_bids as f")
    .innerJoin("lot_goods as lots", "lots.id", "f.lot_id")
    .innerJoin("auctions", "auctions.lot_id", "f.lot_id")
    .innerJoin("ledger_entries as e", (join) =>
      join.onRef("e.lot_id", "=", "f.lot_id").onRef("e.seq", "=", "f.seq"),
    )
    .select(["f.lot_id", "f.seq", "f.amount", "f.beaten", "f.at", "f.reasons", "e.bidder"])
    .select(["lots.title", "lots.quantity_milli", "lots.unit", "lots.basis", "lots.weight_grams"])
    .select(["auctions.ends_at", "f.dismissed_at"])
    .select(
      sql<string | null>`(select people.name from audit join people on people.id = audit.admin_id
        where audit.lot_id = f.lot_id and audit.action = 'flagged bid dismissed'
          and audit.details ->> 'seq' = f.seq::text
        order by audit.id desc limit 1)`.as("dismissed_by"),
    )
    .where("f.dismissed_at", "is not", null)
    .$narrowType<{ dismissed_at: Date }>()
    .orderBy("f.dismissed_at", "desc")
    .limit(100)
    .execute();

/** Those that the office was not notified of; each is returned to one caller only. */
export const takeUnnotified = (tx: Tx) =>
  tx
    .updateTable("flagged_bids as f")
    .from("lot_goods as lots")
    .set({ notified_at: sql<Date>`market_now()` })
    .whereRef("lots.id", "=", "f.lot_id")
    .where("f.notified_at", "is", null)
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple("f.lot_id", "f.seq"),
        "in",
        selectFrom("flagged_bids")
          .select(["lot_id", "seq"])
          .where("notified_at", "is", null)
          .orderBy("at")
          .limit(50)
          .forUpdate()
          .skipLocked()
          .$asTuple("lot_id", "seq"),
      ),
    )
    .returning(["f.lot_id", "f.amount", "f.beaten", "f.reasons", "lots.title"])
    .execute();

/** Whether there is such a bid, and whether this call dismissed it; with the title of its lot. */
export async function markDismissed(
  tx: Tx,
  lotId: number,
  seq: number,
): Promise<{ done: "dismissed" | "dismissed before"; title: string } | undefined> {
  const row = await tx
    .selectFrom("flagged_bids")
    .innerJoin("lot_goods as lots", "lots.id", "flagged_bids.lot_id")
    .select(["dismissed_at", "lots.title"])
    .where("lot_id", "=", lotId)
    .where("seq", "=", seq)
    .forUpdate("flagged_bids")
    .executeTakeFirst();
  if (!row) return undefined;
  const { title } = row;
  if (row.dismissed_at) return { done: "dismissed before", title };
  await tx
    .updateTable("flagged_bids")
    .set({ dismissed_at: sql<Date>`market_now()` })
    .where("lot_id", "=", lotId)
    .where("seq", "=", seq)
    .execute();
  return { done: "dismissed", title };
}

/**
 * Flags bids by accounts that have something in common with the lot's seller, or with anybody of
 * the seller's company, themselves or through a colleague: the newest standing
 * bid of each such bidder on a lot that the office can still void it on. A bidder of whom one bid
 * is flagged for the same reasons, dismissed or not, is not flagged again until that bid is voided.
 */
export async function flagRelatedBids(tx: Tx): Promise<void> {
  await sql`
    insert into flagged_bids as f (lot_id, seq, amount, beaten, at, reasons)
    select o.lot_id, bid.seq, bid.amount, coalesce(before.amount, t.market_value, 0), bid.at,
      r.reasons
    from (
      select own.id, r.bidder_id, array_agg(distinct reason) as reasons
      from related_accounts r
        cross join lateral (
          select id, lot_id, seller_id from bid_orders
            where bidder_id = r.bidder_id and bid_count > 0
          union
          select o.id, o.lot_id, o.seller_id from company_people seat
            join bid_orders o on o.company_id = seat.company_id and o.bid_count > 0
            where seat.user_id = r.bidder_id) own
        join lot_goods l on l.id = own.lot_id
          and (r.seller_id = own.seller_id or r.seller_company = l.company_id)
        cross join unnest(r.reasons) reason
      group by 1, 2) r
      join bid_orders o on o.id = r.id
      join timetables t on t.lot_id = o.lot_id
      cross join lateral (
        select e.seq, e.amount, e.at from ledger_entries e
        where e.lot_id = o.lot_id and e.bidder_id = r.bidder_id and e.kind = 'bid'
          and not exists (${voidOf(sql`e.seq`)})
        order by e.seq desc limit 1) bid
      left join lateral (
        select e.amount from ledger_entries e
        where e.lot_id = o.lot_id and e.kind = 'bid' and e.seq < bid.seq
        order by e.seq desc limit 1) before on true
    where (t.closed_at is null
        or exists (select from reserve_decisions d
          where d.lot_id = o.lot_id and d.ended_at is null)
        or exists (select from sales w where w.order_id = o.id and w.state = 'payment_due'))
      and not exists (
        select from flagged_bids g
          join ledger_entries e on e.lot_id = g.lot_id and e.seq = g.seq
        where g.lot_id = o.lot_id and e.bidder_id = r.bidder_id and g.reasons @> r.reasons
          and not exists (${voidOf(sql`g.seq`)}))
    on conflict (lot_id, seq) do update
      set reasons = array(select distinct unnest(f.reasons || excluded.reasons)),
        notified_at = null, dismissed_at = null`.execute(tx);
}

const voidOf = (seq: ReturnType<typeof sql>) =>
  sql`select from ledger_entries v
    where v.lot_id = o.lot_id and v.kind = 'void' and v.voids = ${seq}`;
