import type { Selectable, Updateable } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import type { Users } from "../../../platform/db/db-types.ts";
import type { GivenPapers } from "../../papers/index.ts";

export type UserRow = Selectable<Users> & GivenPapers;

export const changeUser = (tx: Tx, id: number, change: Updateable<Users>) =>
  tx.updateTable("users").set(change).where("id", "=", id).execute();

/** A member's own fields that they may change, as they stand. */
export const lockProfile = (tx: Tx, id: number) =>
  tx
    .selectFrom("users")
    .select(["name", "business_name", "whatsapp", "address", "city", "state", "pincode"])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** The stored files that an account has now; whoever replaces them is serialised by this lock. */
export const lockFiles = (tx: Tx, id: number) =>
  tx
    .selectFrom("users")
    .leftJoin("account_tax_papers", "user_id", "id")
    .select(["profile_image", "pan_image", "incorporation_image", "gst_image"])
    .where("id", "=", id)
    .forNoKeyUpdate("users")
    .executeTakeFirstOrThrow();

export const addDocument = (tx: Tx, file: string, userId: number, mediaType: string) =>
  tx.insertInto("documents").values({ file, user_id: userId, media_type: mediaType }).execute();

export const removeDocuments = (tx: Tx, files: string[]) =>
  tx.deleteFrom("documents").where("file", "in", files).execute();

export const findDocument = (db: Db, file: string) =>
  db
    .selectFrom("documents")
    .select(["user_id", "media_type"])
    .where("file", "=", file)
    .executeTakeFirst();
