import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";

/** A phone at a gate, as far as its calls need it. */
export interface GateRow {
  readonly deviceId: number;
  readonly siteId: number;
  readonly name: string;
  readonly madeBy: number;
  /** From the key of the phone that used its link first; null before. */
  readonly phoneHash: Buffer | null;
}

/** The phones of these tokens that nobody has ended, in no order. */
export const findGates = (
  db: Db,
  tokenHashes: readonly Buffer[],
): Promise<(GateRow & { readonly tokenHash: Buffer })[]> =>
  db
    .selectFrom("gate_devices")
    .select(["id as deviceId", "site_id as siteId", "name", "made_by as madeBy"])
    .select(["token_hash as tokenHash", "phone_hash as phoneHash"])
    .where("token_hash", "=", sql<Buffer>`any(${tokenHashes}::bytea[])`)
    .where("ended_at", "is", null)
    .execute();
