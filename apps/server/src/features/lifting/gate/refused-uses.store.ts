import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";

export interface RefusedUseToNote {
  readonly jti: string;
  readonly tripId: number | null;
  readonly siteId: number;
  readonly deviceId: number | null;
  readonly because: string;
  readonly at: Date;
}

/**
 * Once a pass, phone and day in India, however often it is told; its truck's auction is locked.
 * @returns whether nobody had told it that day
 */
export async function noteRefusedUse(tx: Tx, use: RefusedUseToNote): Promise<boolean> {
  const { jti, tripId, siteId, deviceId, because, at } = use;
  const { rows } = await sql<{ isOwn: boolean }>`
    select device_id is not distinct from ${deviceId}::bigint as "isOwn" from refused_uses
    where jti = ${jti} and (told_at at time zone 'Asia/Kolkata')::date
      = ((select market_now()) at time zone 'Asia/Kolkata')::date`.execute(tx);
  if (rows.some(({ isOwn }) => isOwn)) return false;
  await sql`
    insert into refused_uses (jti, trip_id, site_id, device_id, because, at)
      values (${jti}, ${tripId}, ${siteId}, ${deviceId}, ${because}, ${at})
      on conflict do nothing`.execute(tx);
  return rows.length === 0;
}
