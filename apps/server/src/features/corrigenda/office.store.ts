import type { corrigenda } from "@rebale/contract";
import { type InferResult, sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";
import { listing } from "../../platform/lists/listing.store.ts";

const officeRows = (db: Db) =>
  db
    .selectFrom("corrigenda as c")
    .innerJoin("lot_goods as lots", "lots.id", "c.lot_id")
    .innerJoin("standings", "standings.lot_id", "c.lot_id")
    .innerJoin("lot_times", "lot_times.lot_id", "c.lot_id")
    .innerJoin("people", "people.id", "lots.seller_id")
    .select(["c.id", "c.lot_id", "c.no", "c.state", "c.changes", "c.reason", "c.by_side"])
    .select(["c.asked_at", "c.at", "c.refusal_reason", "c.seq", "c.ends_at", "c.is_moved"])
    .select(["lots.title", "lots.url", "lots.unit", "standings.ends_at as lot_ends_at"])
    .select(sql<string>`coalesce(people.business_name, people.name)`.as("seller"))
    .select(
      // Before the opening nobody is told who has tendered, or how many.
      sql<number | null>`case when lot_times.stage = 'tender' then null else
        (select count(*)::int from lot_bidders b
          where b.lot_id = c.lot_id and b.bid_count > 0) end`.as("bidders"),
    );
export type OfficeRow = InferResult<ReturnType<typeof officeRows>>[number];

/** For the office: what waits longest first; of what is decided, the newest. */
export function listForOffice(db: Db, state: corrigenda.CorrigendumState | undefined) {
  const wanted = state === undefined ? sql<boolean>`true` : sql<boolean>`c.state = ${state}`;
  return listing(
    db,
    db.selectFrom("corrigenda as c").where(wanted),
    officeRows(db)
      .where(wanted)
      .orderBy(sql`c.state <> 'waiting'`)
      .orderBy(sql`case when c.state = 'waiting' then c.asked_at end`)
      .orderBy("c.id", "desc"),
  );
}
