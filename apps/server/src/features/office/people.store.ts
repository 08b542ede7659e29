import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import { containing, type SortedList, within } from "../../platform/lists/list-query.ts";
import { listing, type RowOf } from "../../platform/lists/listing.store.ts";
import { lockAccount } from "../accounts/index.ts";

const person = [
  "id",
  "type",
  "name",
  "business_name",
  "email",
  "mobile",
  "language",
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

const personOrder = {
  name: sql`lower(coalesce(business_name, name))`,
  city: sql`lower(city)`,
  status: sql`status`,
  registered: sql`created_at`,
} as const;

/** The text that the index users_search has. */
const whoText = sql<string>`(name || ' ' || coalesce(business_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(mobile, ''))`;

/** Accounts by what was typed; `order` says who comes first. */
export function listUsers(
  db: Db,
  asked: SortedList<keyof typeof personOrder> & { type?: string; status?: string },
  order: "waiting first" | "newest first",
) {
  const { q, type, status, sort, dir } = asked;
  const matching = db
    .selectFrom("people")
    .$if(Boolean(type), (b) => b.where("type", "=", type ?? ""))
    .$if(Boolean(status), (b) => b.where("status", "=", status ?? ""))
    .where(within("created_at", asked))
    .$if(q !== "", (b) => b.where(whoText, "ilike", containing(q)));
  const listed = matching
    .leftJoin("account_tax_papers", "user_id", "id")
    .select(person)
    .$if(Boolean(sort), (b) => b.orderBy(personOrder[sort ?? "name"], dir).orderBy("id", dir))
    .$if(!sort && order === "waiting first" && !status, (b) => b.orderBy(sql`status <> 'waiting'`))
    .$if(!sort && order === "waiting first", (b) => b.orderBy("created_at").orderBy("id"))
    .$if(!sort && order === "newest first", (b) =>
      b.orderBy("created_at", "desc").orderBy("id", "desc"),
    );
  return listing(db, matching, listed);
}
export type PersonRow = RowOf<ReturnType<typeof listUsers>>;

/** One account. */
export const findUser = (db: Db, id: number) => personOf(db, id).executeTakeFirst();

const personOf = (tx: Db, id: number) =>
  tx
    .selectFrom("people")
    .leftJoin("account_tax_papers", "user_id", "id")
    .select(person)
    .where("id", "=", id);

export async function lockUser(tx: Tx, id: number) {
  await lockAccount(tx, id);
  return findUser(tx, id);
}
