import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";

const columns = ["id", "title", "text"] as const;

export const listReplies = (db: Db) =>
  db.selectFrom("saved_replies").select(columns).orderBy("title").execute();
export type ReplyRow = Awaited<ReturnType<typeof listReplies>>[number];

/** Orders the changes of saved replies, so that their number is known. */
export const lockReplies = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('saved_replies'))`.execute(tx);

export const findReply = (tx: Tx, title: string) =>
  tx.selectFrom("saved_replies").select(columns).where("title", "=", title).executeTakeFirst();

/** One of the same title is replaced. */
export const putReply = (
  tx: Tx,
  { userId, title, text }: { userId: number; title: string; text: string },
) =>
  tx
    .insertInto("saved_replies")
    .values({ title, text, saved_by: userId })
    .onConflict((conflict) =>
      conflict
        .column("title")
        .doUpdateSet({ text, saved_by: userId, saved_at: sql<Date>`market_now()` }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();

export const removeReply = (tx: Tx, id: number) =>
  tx.deleteFrom("saved_replies").where("id", "=", id).returning(columns).executeTakeFirst();
