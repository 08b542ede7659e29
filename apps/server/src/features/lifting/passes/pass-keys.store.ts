import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";

export interface PassKeyRow {
  readonly kid: string;
  /** An EC public key as JWK. */
  readonly publicJwk: Readonly<Record<string, string>>;
  /** Encrypted. */
  readonly privateJwk: Buffer;
  readonly keyId: Buffer;
}

/** The newest first. */
export async function listPassKeys(db: Db): Promise<PassKeyRow[]> {
  const { rows } = await sql<PassKeyRow>`
    select kid, public_jwk as "publicJwk", private_jwk as "privateJwk", key_id as "keyId"
    from pass_keys order by made_at desc, kid`.execute(db);
  return rows;
}

/** The first one alone: whoever makes one waits for who does so now. */
export const lockPassKeys = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('pass_keys'))`.execute(tx);

export const insertPassKey = (tx: Tx, { kid, publicJwk, privateJwk, keyId }: PassKeyRow) =>
  tx
    .insertInto("pass_keys")
    .values({
      kid,
      public_jwk: JSON.stringify(publicJwk),
      private_jwk: privateJwk,
      key_id: keyId,
    })
    .execute();

export const resealPassKey = (
  tx: Tx,
  { kid, privateJwk, keyId }: Pick<PassKeyRow, "kid" | "privateJwk" | "keyId">,
) =>
  tx
    .updateTable("pass_keys")
    .set({ private_jwk: privateJwk, key_id: keyId })
    .where("kid", "=", kid)
    .execute();
