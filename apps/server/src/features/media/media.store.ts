import type { Db } from "../../platform/db.ts";

/** The same picture again changes nothing, so this needs no transaction to join. */
export const addPicture = (db: Db, picture: { file: string; width: number; height: number }) =>
  db
    .insertInto("pictures")
    .values(picture)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
