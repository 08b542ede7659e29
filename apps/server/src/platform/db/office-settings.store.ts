import { sql } from "kysely";
import { writeAudit } from "../audit/audit.store.ts";
import { changesOf } from "../audit/audit-changes.rules.ts";
import type { Db, Tx } from "./db.ts";
import { findSetting } from "./settings.store.ts";

/** Fields that the office changes, each for itself. */
export interface OfficeSetting<T extends object> {
  readonly key: string;
  /** As the audit calls it: "market rules". */
  readonly name: string;
  /** The values of fields that the office has not set. */
  readonly defaults: T;
}

export const readOfficeSetting = async <T extends object>(
  db: Db,
  { key, defaults }: OfficeSetting<T>,
): Promise<T> => ({ ...defaults, ...((await findSetting(db, key)) as Partial<T> | undefined) });

/**
 * Changes the fields that are given, and notes what was and what is; what changes nothing leaves
 * no entry. Who changes other fields at the same time waits here, so that neither change is lost.
 * @param said for the audit beside it, and nowhere else
 */
export const changeOfficeSetting = <T extends object>(
  db: Db,
  { key, name, defaults }: OfficeSetting<T>,
  adminId: number,
  change: { readonly [F in keyof T]?: T[F] | undefined },
  said?: object,
): Promise<T> =>
  db.transaction().execute(async (tx) => {
    const set = await lockSetting<T>(tx, key);
    const given = Object.entries(change).filter(([, value]) => value !== undefined);
    const now: Partial<T> = { ...set, ...(Object.fromEntries(given) as Partial<T>) };
    const after = { ...defaults, ...now };
    const details = changesOf({ ...defaults, ...set }, after);
    if (!details) return after;
    await tx
      .updateTable("settings")
      .set({ value: JSON.stringify(now) })
      .where("key", "=", key)
      .execute();
    const subject = name.charAt(0).toUpperCase() + name.slice(1);
    const noted = { ...details, ...said };
    await writeAudit(tx, { adminId, action: `${name} changed`, subject, details: noted });
    return after;
  });

/**
 * The set value, locked until the transaction ends; if never set, an empty row, so that there is
 * something to lock. Updating it with itself locks it and reads its newest version in one step.
 */
async function lockSetting<T>(tx: Tx, key: string): Promise<Partial<T>> {
  const row = await tx
    .insertInto("settings")
    .values({ key, value: "{}" })
    .onConflict((c) => c.column("key").doUpdateSet({ value: sql`settings.value` }))
    .returning("value")
    .executeTakeFirstOrThrow();
  return row.value as Partial<T>;
}
