import type { Db } from "./db.ts";

/**
 * A secret of the whole market, made once: whichever node comes first keeps it, the others read it.
 */
export async function storeSetting<T>(db: Db, key: string, make: () => T): Promise<T> {
  const stored = await findSetting(db, key);
  if (stored !== undefined) return stored as T;
  await db
    .insertInto("settings")
    .values({ key, value: JSON.stringify(make()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findSetting(db, key)) as T;
}

/** Undefined where nothing is set. */
export async function findSetting(db: Db, key: string): Promise<unknown> {
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.value;
}
