import { sql } from "kysely";
import type { Db, Tx } from "./db.ts";

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

/** Sets it, whatever was set before. */
export async function keepSetting(db: Db, key: string, content: object): Promise<void> {
  const value = JSON.stringify(content);
  await db
    .insertInto("settings")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

/**
 * Whether nobody has taken this day in India yet, and it is past the hour: of many who ask one may
 * do what is done once a day.
 * @param hour as "11:00"
 */
export async function takeDay(tx: Tx, key: string, hour: string): Promise<boolean> {
  const { rows } = await sql`
    insert into settings (key, value)
      select ${key}, to_jsonb((india.now)::date::text)
      from (select market_now() at time zone 'Asia/Kolkata' as now) india
      where india.now::time >= ${hour}::time
    on conflict (key) do update set value = excluded.value
      where settings.value is distinct from excluded.value
    returning key`.execute(tx);
  return rows.length > 0;
}
