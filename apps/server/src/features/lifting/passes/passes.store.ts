import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";

export type Direction = "in" | "out";
export interface PassRow {
  readonly jti: string;
  readonly tripId: number;
  readonly direction: Direction;
  readonly kid: string;
  readonly validFrom: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  /** Null where nobody has used it, or a manager. */
  readonly usedDevice: number | null;
}

const passes = (db: Db) =>
  db
    .selectFrom("gate_passes")
    .select(["jti", "trip_id as tripId", "kid", "valid_from as validFrom"])
    .select(["expires_at as expiresAt", "used_at as usedAt", "used_device as usedDevice"])
    .select(sql<Direction>`direction`.as("direction"));

export const findPass = (db: Db, jti: string): Promise<PassRow | undefined> =>
  passes(db).where("jti", "=", jti).executeTakeFirst();

/** The trucks of those passes that there are. */
export async function tripsOfPasses(db: Db, jtis: readonly string[]): Promise<Map<string, number>> {
  if (jtis.length === 0) return new Map();
  const rows = await passes(db)
    .where("jti", "in", [...jtis])
    .execute();
  return new Map(rows.map(({ jti, tripId }) => [jti, tripId]));
}

/** The pass of a truck of these days at a site; null where none, or more than one, begins so. */
export async function passByCode(db: Db, siteId: number, code: string): Promise<string | null> {
  const { rows } = await sql<{ jti: string }>`
    select p.jti from gate_passes p join trips t on t.id = p.trip_id
    where t.site_id = ${siteId}
      and t.slot_from between (select market_now()) - interval '3 days'
        and (select market_now()) + interval '3 days'
      and left(p.jti::text, 8) = ${code} limit 2`.execute(db);
  return rows.length === 1 ? (rows[0]?.jti ?? null) : null;
}

/** One a truck and direction: asked for again, it is the same. */
export async function keepPass(
  tx: Tx,
  { jti, tripId, direction, kid, validFrom, expiresAt }: Omit<PassRow, "usedAt" | "usedDevice">,
): Promise<PassRow> {
  await tx
    .insertInto("gate_passes")
    .values({
      ...{ jti, trip_id: tripId, direction, kid },
      ...{ valid_from: validFrom, expires_at: expiresAt },
    })
    .onConflict((conflict) => conflict.columns(["trip_id", "direction"]).doNothing())
    .execute();
  return passes(tx)
    .where("trip_id", "=", tripId)
    .where("direction", "=", direction)
    .executeTakeFirstOrThrow();
}

/** The trip's auction is locked. */
export const usePass = (tx: Tx, jti: string, at: Date, deviceId: number | null) =>
  tx
    .updateTable("gate_passes")
    .set({ used_at: at, used_device: deviceId })
    .where("jti", "=", jti)
    .execute();
