import { type Paise, rupees } from "@rebale/contract";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { lotColumns } from "../listings/index.ts";
import type { EntryRow } from "./ledger/ledger.rules.ts";

const isId = (idname: string) => /^[1-9]\d{0,14}$/.test(idname);

/**
 * A lot by url or id, with all that its page shows. Urls end in a letter or carry a hyphen, so they
 * are never taken for ids.
 */
export async function findAuction(db: Db, idname: string) {
  return db
    .selectFrom("lots")
    .innerJoin("categories", "categories.id", "lots.category_id")
    .innerJoin("users as seller", "seller.id", "lots.seller_id")
    .leftJoin("sub_categories as sub", "sub.id", "lots.sub_category_id")
    .leftJoin("bid_orders as lead", (join) =>
      join.onRef("lead.lot_id", "=", "lots.id").onRef("lead.bidder_id", "=", "lots.leader_id"),
    )
    .select([
      ...lotColumns,
      "lots.seller_id",
      "lots.lowest_bid",
      "lots.leader_id",
      "lots.extensions",
      "lots.ledger_seq",
    ])
    .select(["sub.url as sub_url", "sub.title as sub_title", "lead.alias as leader_alias"])
    .select([
      "seller.city as seller_city",
      "seller.state as seller_state",
      "seller.created_at as seller_since",
    ])
    .select(sql<Date>`market_now()`.as("now"))
    .where((eb) =>
      isId(idname) ? eb("lots.id", "=", Number(idname)) : eb("lots.url", "=", idname),
    )
    .executeTakeFirst();
}
export type AuctionRow = NonNullable<Awaited<ReturnType<typeof findAuction>>>;

export const findOrderOf = (db: Db, lotId: number, bidderId: number) =>
  db
    .selectFrom("bid_orders")
    .select(["alias", "is_win", "bid_count as own_bids"])
    .where("lot_id", "=", lotId)
    .where("bidder_id", "=", bidderId)
    .executeTakeFirst();

/** Other open auctions, nearest first. A bounded pick by index from each ring, then ranked. */
export async function findRelated(
  db: Db,
  lot: { id: number; category_id: number; sub_category_id: number | null; state: string },
) {
  const ring = (where: ReturnType<typeof sql>) =>
    sql`(select id from lots where approval = 'approved' and closed_at is null and ends_at > market_now() and ${where} and id <> ${lot.id} order by ends_at, id limit 8)`;
  const near = sql`select id from (${ring(sql`sub_category_id = ${lot.sub_category_id}`)} union ${ring(sql`category_id = ${lot.category_id}`)} union ${ring(sql`state = ${lot.state}`)} union ${ring(sql`true`)}) as near`;
  return db
    .selectFrom("lots")
    .innerJoin("categories", "categories.id", "lots.category_id")
    .select(lotColumns)
    .select(sql<Date>`market_now()`.as("now"))
    .where("lots.id", "in", sql<number>`(${near})`)
    .orderBy(sql`lots.sub_category_id is not distinct from ${lot.sub_category_id}`, "desc")
    .orderBy(sql`lots.category_id = ${lot.category_id}`, "desc")
    .orderBy(sql`lots.state = ${lot.state}`, "desc")
    .orderBy("lots.ends_at")
    .orderBy("lots.id")
    .limit(8)
    .execute();
}

export const findPinnacle = (db: Db, lotId: number) =>
  db
    .selectFrom("lots")
    .select(["market_value", "highest_bid", "lowest_bid", "pictures"])
    .select(sql<Date>`market_now()`.as("now"))
    .where("id", "=", lotId)
    .where("approval", "=", "approved")
    .executeTakeFirst();

/** The latest 100 bids, newest first, with whether they were voided. */
export const latestBids = (db: Db, lotId: number) =>
  db
    .selectFrom("ledger_entries as e")
    .leftJoin("ledger_entries as v", (join) =>
      join
        .onRef("v.lot_id", "=", "e.lot_id")
        .onRef("v.voids", "=", "e.seq")
        .on("v.kind", "=", "void"),
    )
    .select(["e.seq", "e.amount", "e.at", "e.bidder", "v.seq as voided_by"])
    .where("e.lot_id", "=", lotId)
    .where("e.kind", "=", "bid")
    .orderBy("e.seq", "desc")
    .limit(100)
    .execute();

export async function ledgerPage(
  db: Db,
  lotId: number,
  after: number,
  limit: number,
): Promise<EntryRow[]> {
  return db
    .selectFrom("ledger_entries")
    .selectAll()
    .where("lot_id", "=", lotId)
    .where("seq", ">", after)
    .orderBy("seq")
    .limit(limit)
    .execute();
}

export async function ledgerHeads(db: Db, lotIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("lots")
    .select(["id", "ledger_seq"])
    .where("id", "in", lotIds)
    .execute();
  return new Map(rows.map((r) => [r.id, r.ledger_seq]));
}

export const findStanding = (db: Db, lotId: number) =>
  db
    .selectFrom("lots")
    .select([
      "market_value",
      "bid_increment",
      "highest_bid",
      "bid_count",
      "extensions",
      "outcome",
      "seller_answer",
      "ledger_seq",
      "approval",
    ])
    .select(sql<Date>`market_now()`.as("now"))
    .where("id", "=", lotId)
    .executeTakeFirst();

export const maybeRupees = (paise: number | null) =>
  paise === null ? null : rupees(paise as Paise);
