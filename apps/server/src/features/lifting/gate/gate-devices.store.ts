import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";

const devices = (db: Db) =>
  db
    .selectFrom("gate_devices")
    .select(["id", "name", "is_offline", "made_at", "seen_at"])
    .where("ended_at", "is", null);
export type GateDeviceRow = Awaited<ReturnType<typeof devicesOf>>[number];

/** That stand, the oldest first. */
export const devicesOf = (db: Db, siteId: number) =>
  devices(db).where("site_id", "=", siteId).orderBy("id").execute();

/**
 * The one that may work offline is the first of a site that has none such. The site's company is
 * locked.
 */
export async function insertDevice(
  tx: Tx,
  device: { siteId: number; name: string; tokenHash: Buffer; madeBy: number },
): Promise<GateDeviceRow> {
  const { siteId, name, tokenHash, madeBy } = device;
  const { rows } = await sql<{ id: number }>`
    insert into gate_devices (site_id, name, token_hash, is_offline, made_by)
      values (${siteId}, ${name}, ${tokenHash}, not exists (select from gate_devices
        where site_id = ${siteId} and is_offline and ended_at is null), ${madeBy})
      returning id`.execute(tx);
  return devices(tx)
    .where("id", "=", rows[0]?.id ?? 0)
    .executeTakeFirstOrThrow();
}

/** Its token's hash; undefined where the site has no such phone. */
export const endDevice = async (tx: Tx, siteId: number, id: number): Promise<Buffer | undefined> =>
  (
    await tx
      .updateTable("gate_devices")
      .set({ ended_at: sql<Date>`market_now()` })
      .where("id", "=", id)
      .where("site_id", "=", siteId)
      .where("ended_at", "is", null)
      .returning("token_hash")
      .executeTakeFirst()
  )?.token_hash;

export const countDevices = async (tx: Tx, siteId: number): Promise<number> =>
  (await devicesOf(tx, siteId)).length;

/** It has just scanned. */
export const noteSeen = (tx: Tx, id: number) =>
  tx
    .updateTable("gate_devices")
    .set({ seen_at: sql<Date>`market_now()` })
    .where("id", "=", id)
    .execute();

/** Only one of a site's phones tells what it scanned before; a manager has the network. */
export async function mayWorkOffline(
  db: Db,
  caller: { readonly kind: string; readonly deviceId?: number },
): Promise<boolean> {
  if (caller.kind !== "gate") return false;
  const { rows } = await sql`select from gate_devices
    where id = ${caller.deviceId} and is_offline and ended_at is null`.execute(db);
  return rows.length > 0;
}

/** The first phone that names its key has the link; its token's hash, where it was this call. */
export const bindPhone = async (db: Db, id: number, phoneHash: Buffer) =>
  (
    await db
      .updateTable("gate_devices")
      .set({ phone_hash: phoneHash })
      .where("id", "=", id)
      .where("phone_hash", "is", null)
      .returning("token_hash")
      .executeTakeFirst()
  )?.token_hash;
