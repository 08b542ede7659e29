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

/** Whether it was noted just now: told again, it is not. */
export async function noteRefusedUse(tx: Tx, use: RefusedUseToNote): Promise<boolean> {
  const { rows } = await sql`
    insert into refused_uses (jti, trip_id, site_id, device_id, because, at)
      values (${use.jti}, ${use.tripId}, ${use.siteId}, ${use.deviceId}, ${use.because}, ${use.at})
      on conflict do nothing returning id`.execute(tx);
  return rows.length > 0;
}
