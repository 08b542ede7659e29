import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import type { Sealed } from "./secrets.ts";

interface NewEndpoint extends Sealed {
  readonly companyId: number;
  readonly url: string;
  readonly events: readonly string[];
  readonly name: string | null;
  readonly last4: string;
  readonly madeBy: number;
}

export const insertEndpoint = async (tx: Tx, made: NewEndpoint): Promise<number> =>
  (
    await tx
      .insertInto("webhook_endpoints")
      .values({
        ...{ company_id: made.companyId, url: made.url, events: [...made.events] },
        ...{ name: made.name, secret: made.secret, key_id: made.keyId, last4: made.last4 },
        made_by: made.madeBy,
      })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;

/** A company's endpoints with their last tries, oldest first. */
export const endpointsOf = (db: Db, companyId: number) =>
  db
    .selectFrom("webhook_endpoints")
    .select(["id", "url", "events", "name", "state", "why_off", "last4", "made_at"])
    .select(["failing_since", "last_at", "last_status", "last_error"])
    .where("company_id", "=", companyId)
    .where("state", "<>", "removed")
    .orderBy("id")
    .execute();
export type EndpointRow = Awaited<ReturnType<typeof endpointsOf>>[number];

/** The company is locked. */
export async function countEndpoints(tx: Tx, companyId: number): Promise<number> {
  const { count } = await tx
    .selectFrom("webhook_endpoints")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("company_id", "=", companyId)
    .where("state", "<>", "removed")
    .executeTakeFirstOrThrow();
  return count;
}

/** Locks one of a company's endpoints; undefined where it has no such one. */
export const lockEndpoint = (tx: Tx, companyId: number, id: number) =>
  tx
    .selectFrom("webhook_endpoints")
    .select(["id", "company_id", "url", "name", "state", "secret", "key_id"])
    .where("id", "=", id)
    .where("company_id", "=", companyId)
    .where("state", "<>", "removed")
    .forNoKeyUpdate()
    .executeTakeFirst();

export interface EndpointChange {
  readonly url?: string;
  readonly events?: string[];
  readonly name?: string | null;
  readonly secret?: Buffer;
  readonly key_id?: Buffer;
  readonly last4?: string;
  readonly old_secret?: Buffer | null;
  readonly old_key_id?: Buffer | null;
  readonly old_until?: Date | null;
  readonly state?: "on" | "off" | "removed";
  readonly why_off?: "company" | "office" | "gone" | "failing" | null;
  readonly failing_since?: Date | null;
}
/** Its row is locked. */
export const setEndpoint = (tx: Tx, id: number, change: EndpointChange) =>
  tx.updateTable("webhook_endpoints").set(change).where("id", "=", id).execute();

/** Messages that wait are not sent any more; each may be sent again by hand. */
export const dropWaiting = (tx: Tx, endpointId: number) =>
  tx
    .updateTable("webhook_messages")
    .set({ state: "failed", next_at: null })
    .where("endpoint_id", "=", endpointId)
    .where("state", "=", "waiting")
    .execute();

/** Endpoints with a secret under another key than the newest. */
export const listUnderOtherKeys = (db: Db, keyId: Buffer, most: number) =>
  db
    .selectFrom("webhook_endpoints")
    .select(["id", "company_id"])
    .where("state", "<>", "removed")
    .where((eb) => eb.or([eb("key_id", "<>", keyId), eb("old_key_id", "<>", keyId)]))
    .orderBy("id")
    .limit(most)
    .execute();

/** With both its secrets, which are locked. */
export const lockSecrets = (tx: Tx, id: number) =>
  tx
    .selectFrom("webhook_endpoints")
    .select(["id", "company_id", "secret", "key_id", "old_secret", "old_key_id"])
    .where("id", "=", id)
    .where("state", "<>", "removed")
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Secrets whose day beside the new one is over are forgotten. */
export const forgetOldSecrets = (db: Db) =>
  db
    .updateTable("webhook_endpoints")
    .set({ old_secret: null, old_key_id: null, old_until: null })
    .where("old_until", "<=", sql<Date>`(select market_now())`)
    .execute();

/** With a company that is erased go its addresses and what they were told. */
export async function eraseWebhooks(tx: Tx, companyId: number): Promise<void> {
  await sql`delete from webhook_messages where endpoint_id in
    (select id from webhook_endpoints where company_id = ${companyId})`.execute(tx);
  await sql`delete from webhook_endpoints where company_id = ${companyId}`.execute(tx);
}

export const companyName = async (db: Db, companyId: number): Promise<string> =>
  (
    await db
      .selectFrom("company_cards")
      .select("name")
      .where("id", "=", companyId)
      .executeTakeFirstOrThrow()
  ).name;
