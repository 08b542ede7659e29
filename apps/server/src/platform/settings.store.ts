import type { Db } from "./db.ts";

/**
 * A secret of the whole market, made once: whichever node comes first keeps it, the others read it.
 */
export async function keepSetting<T>(db: Db, key: string, make: () => T): Promise<T> {
  const read = () =>
    db.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst();
  const stored = await read();
  if (stored) return stored.value as T;
  await db
    .insertInto("settings")
    .values({ key, value: JSON.stringify(make()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await read())?.value as T;
}
