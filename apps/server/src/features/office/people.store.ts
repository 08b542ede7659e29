import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";
import { containing, type ListQuery } from "../../platform/list-query.ts";
import { pageOf } from "../../platform/page-of.store.ts";

const person = [
  "id",
  "type",
  "name",
  "business_name",
  "email",
  "mobile",
  "city",
  "state",
  "status",
  "status_reason",
  "pan_number",
  "gst_number",
  "pan_image",
  "incorporation_image",
  "gst_image",
  "created_at",
] as const;

/** The text that the index users_search has. */
const whoText = sql<string>`(name || ' ' || coalesce(business_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(mobile, ''))`;

/** Accounts by what was typed; `order` says who comes first. */
export function listUsers(
  db: Db,
  asked: ListQuery & { type?: string; status?: string },
  order: "waiting first" | "newest first",
) {
  const { q, type, status } = asked;
  const matching = db
    .selectFrom("users")
    .$if(Boolean(type), (b) => b.where("type", "=", type ?? ""))
    .$if(Boolean(status), (b) => b.where("status", "=", status ?? ""))
    .$if(q !== "", (b) => b.where(whoText, "ilike", containing(q)));
  const listed = matching
    .select(person)
    .$if(order === "waiting first", (b) =>
      b.orderBy(sql`status <> 'waiting'`).orderBy("created_at").orderBy("id"),
    )
    .$if(order === "newest first", (b) => b.orderBy("created_at", "desc").orderBy("id", "desc"));
  return pageOf(matching, listed, asked);
}
export type PersonRow = Awaited<ReturnType<typeof listUsers>>["listed"][number];

export const lockUser = (tx: Tx, id: number) =>
  tx.selectFrom("users").select(person).where("id", "=", id).forUpdate().executeTakeFirst();

export const setStatus = (tx: Tx, id: number, status: string, reason: string | null) =>
  tx
    .updateTable("users")
    .set({ status, status_reason: reason })
    .where("id", "=", id)
    .returning(person)
    .executeTakeFirstOrThrow();
