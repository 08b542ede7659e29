import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { containing, type SortedList, within } from "../../platform/list-query.ts";
import { listing, type RowOf } from "../../platform/lists/listing.store.ts";

/** The office's lists of what came in and of what it did, newest first. */

export function listAudit(db: Db, asked: SortedList<"time" | "action">) {
  const { sort, dir } = asked;
  const text = sql<string>`(action || ' ' || subject)`;
  const matching = db
    .selectFrom("audit")
    .where(within("audit.at", asked))
    .$if(asked.q !== "", (b) => b.where(text, "ilike", containing(asked.q)));
  const listed = matching
    .leftJoin("users", "users.id", "audit.admin_id")
    .select(["audit.id", "audit.at", "audit.action", "audit.subject", "audit.details"])
    .select("audit.address")
    .select("users.name as who")
    .$if(sort === "action", (b) => b.orderBy("audit.action", dir).orderBy("audit.id", dir))
    .$if(sort !== "action", (b) => {
      const order = sort === "time" ? dir : "desc";
      return b.orderBy("audit.at", order).orderBy("audit.id", order);
    });
  return listing(db, matching, listed);
}
export type AuditRow = RowOf<ReturnType<typeof listAudit>>;

/** Which of these accounts were erased. */
export async function findErased(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("users")
    .select("id")
    .where("id", "=", sql<number>`any(${ids}::bigint[])`)
    .where("erased_at", "is not", null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
