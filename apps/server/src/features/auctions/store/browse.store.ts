import { sql } from "kysely";
import type { Db } from "../../../platform/db.ts";
import { currentTerms, lotRows, offerColumns } from "../../listings/index.ts";

const isId = (idname: string) => /^[1-9]\d{0,14}$/.test(idname);

/**
 * A lot by url or id, with all that its page shows. Urls end in a letter or carry a hyphen, so they
 * are never taken for ids.
 */
export async function findAuction(db: Db, idname: string) {
  return lotRows(db)
    .innerJoin("users as seller", "seller.id", "lots.seller_id")
    .leftJoin("sub_categories as sub", "sub.id", "lots.sub_category_id")
    .leftJoin("bid_orders as lead", (join) =>
      join.onRef("lead.lot_id", "=", "lots.id").onRef("lead.bidder_id", "=", "auctions.leader_id"),
    )
    .select(["lots.seller_id", "lots.company_id", "lots.relist_of"])
    .select(["auctions.lowest_bid", "auctions.leader_id"])
    .select(offerColumns)
    .select(["auctions.extensions", "auctions.has_maximums"])
    .select("sub.material")
    .select(currentTerms.as("terms"))
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

/** Other open auctions, nearest first. A bounded pick by index from each ring, then ranked. */
export async function findRelated(
  db: Db,
  lot: { id: number; category_id: number; sub_category_id: number | null; state: string },
) {
  const ring = (where: ReturnType<typeof sql>) =>
    sql`(select id from lots
      where approval = 'approved' and closed_at is null
        and listed_ends_at > (select market_now()) and ${where} and id <> ${lot.id}
      order by listed_ends_at, id limit 8)`;
  const rings = [
    ring(sql`sub_category_id = ${lot.sub_category_id}`),
    ring(sql`category_id = ${lot.category_id}`),
    ring(sql`state = ${lot.state}`),
    ring(sql`true`),
  ];
  const near = sql`select id from (${sql.join(rings, sql` union `)}) as near`;
  return lotRows(db)
    .select(sql<Date>`market_now()`.as("now"))
    .where("lots.id", "in", sql<number>`(${near})`)
    .orderBy(sql`lots.sub_category_id is not distinct from ${lot.sub_category_id}`, "desc")
    .orderBy(sql`lots.category_id = ${lot.category_id}`, "desc")
    .orderBy(sql`lots.state = ${lot.state}`, "desc")
    .orderBy("auctions.ends_at")
    .orderBy("lots.id")
    .limit(8)
    .execute();
}

export const findPinnacle = (db: Db, lotId: number) =>
  db
    .selectFrom("lots")
    .innerJoin("auctions", "auctions.lot_id", "lots.id")
    .select(["market_value", "highest_bid", "lowest_bid", "pictures"])
    .select(["basis", "unit", "quantity_milli", "weight_grams"])
    .select(sql<Date>`market_now()`.as("now"))
    .where("lots.id", "=", lotId)
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
    .select(["e.seq", "e.amount", "e.at", "e.bidder", "e.note", "v.seq as voided_by"])
    .where("e.lot_id", "=", lotId)
    .where("e.kind", "=", "bid")
    .orderBy("e.seq", "desc")
    .limit(100)
    .execute();
