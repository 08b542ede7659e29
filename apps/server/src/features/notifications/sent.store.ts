import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import { containing } from "../../platform/lists/list-query.ts";
import { listing, type RowOf } from "../../platform/lists/listing.store.ts";
import { COLUMNS } from "./notifications.store.ts";

/** @param q as `searchText` gives it */
export function listSent(db: Db, q: string) {
  const matching = db
    .selectFrom("notifications")
    .where("sent_by", "is not", null)
    .$if(q !== "", (b) =>
      b.where((eb) =>
        eb.or([eb("title", "ilike", containing(q)), eb("description", "ilike", containing(q))]),
      ),
    );
  // One list with members' own: what the office wrote says nothing of who leads.
  const listed = matching
    .select([...COLUMNS, sql<boolean>`false`.as("leads_again")])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc");
  return listing(db, matching, listed);
}
export type SentNotification = Omit<RowOf<ReturnType<typeof listSent>>, "leads_again">;

export interface Sending {
  readonly adminId: number;
  readonly audience: "all" | "buyers" | "sellers" | number;
  readonly title: string;
  readonly description: string;
  readonly title_hi?: string | null | undefined;
  readonly description_hi?: string | null | undefined;
}

export const addSent = (tx: Tx, { adminId, audience, ...words }: Sending) =>
  tx
    .insertInto("notifications")
    .values({
      audience: typeof audience === "number" ? "one" : audience,
      user_id: typeof audience === "number" ? audience : null,
      sent_by: adminId,
      ...words,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

/** Only what the office sent: notices of the market itself are not the office's to withdraw. */
export const withdraw = (tx: Tx, id: number) =>
  tx
    .deleteFrom("notifications")
    .where("id", "=", id)
    .where("sent_by", "is not", null)
    .returning(COLUMNS)
    .executeTakeFirst();

export const memberExists = async (tx: Tx, id: number) =>
  Boolean(
    await tx
      .selectFrom("people")
      .select("id")
      .where("id", "=", id)
      .where("type", "<>", "admin")
      .executeTakeFirst(),
  );

/** Members who have an account to read it in. */
export async function countReached(db: Db, audience: "all" | "buyers" | "sellers") {
  const { members } = await db
    .selectFrom("people")
    .select((eb) => eb.fn.countAll<number>().as("members"))
    .where("status", "=", "active")
    .where("type", "in", audience === "all" ? ["buyer", "seller"] : [audience.slice(0, -1)])
    .executeTakeFirstOrThrow();
  return members;
}
