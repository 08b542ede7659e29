import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";

export interface Views {
  readonly lotId: number;
  /** YYYY-MM-DD in India. */
  readonly day: string;
  readonly views: number;
}

/** One statement however many; lots that not everybody may see are left out. */
export async function addViews(db: Db, views: readonly Views[]): Promise<void> {
  if (views.length === 0) return;
  const rows = views.map(({ lotId, day, views }) => ({ lot_id: lotId, day, views }));
  await sql`
    insert into lot_views (lot_id, day, views)
    select v.lot_id, v.day, v.views
    from json_to_recordset(${JSON.stringify(rows)}::json) as v (lot_id bigint, day date, views int)
      join lot_goods lots on lots.id = v.lot_id and lots.approval = 'approved'
        and not lots.invited_only
    order by v.lot_id, v.day
    on conflict (lot_id, day) do update set views = lot_views.views + excluded.views`.execute(db);
}

export const isSellerOf = async (db: Db, lotId: number, userId: number): Promise<boolean> =>
  (await db
    .selectFrom("lot_goods as lots")
    .select("id")
    .where("id", "=", lotId)
    .where("seller_id", "=", userId)
    .executeTakeFirst()) !== undefined;
