import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";

export interface NewKeyRow {
  readonly companyId: number;
  readonly userId: number;
  readonly side: "buyer" | "seller";
  readonly name: string;
  readonly hash: Buffer;
  readonly last4: string;
  readonly scopes: readonly string[];
  readonly bidLimit: number | null;
  readonly addresses: readonly string[];
  readonly expiresAt: Date;
}

export const insertKey = async (tx: Tx, key: NewKeyRow): Promise<number> =>
  (
    await tx
      .insertInto("api_keys")
      .values({
        company_id: key.companyId,
        user_id: key.userId,
        side: key.side,
        name: key.name,
        key_hash: key.hash,
        last4: key.last4,
        scopes: [...key.scopes],
        bid_limit: key.bidLimit,
        addresses: sql<string[]>`${[...key.addresses]}::cidr[]`,
        expires_at: key.expiresAt,
      })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;

/** Newest first, also those that ended. */
export const keysOf = (db: Db, companyId: number) =>
  db
    .selectFrom("api_keys as k")
    .innerJoin("people", "people.id", "k.user_id")
    .select(["k.id", "k.name", "k.side", "k.scopes", "k.bid_limit", "k.last4", "k.made_at"])
    .select(["k.expires_at", "k.last_used_at", "k.last_used_from", "k.revoked_at"])
    .select(["people.name as made_by", sql<string[]>`k.addresses::text[]`.as("addresses")])
    .where("k.company_id", "=", companyId)
    .orderBy("k.id", "desc")
    .limit(500)
    .execute();
export type KeyRow = Awaited<ReturnType<typeof keysOf>>[number];

/** Those that act; the company is locked. */
export async function countActing(tx: Tx, companyId: number): Promise<number> {
  const { count } = await tx
    .selectFrom("api_keys")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("company_id", "=", companyId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", sql<Date>`(select market_now())`)
    .executeTakeFirstOrThrow();
  return count;
}

/** The key's name and hash; undefined where the company has no such key that acts. */
export const revokeKey = (tx: Tx, companyId: number, id: number, by: number) =>
  tx
    .updateTable("api_keys")
    .set({ revoked_at: sql<Date>`market_now()`, revoked_by: by })
    .where("id", "=", id)
    .where("company_id", "=", companyId)
    .where("revoked_at", "is", null)
    .returning(["name", "key_hash"])
    .executeTakeFirst();

/**
 * The keys of these hashes that act, in no order: a maker has to hold the seat that they had when
 * they made it.
 */
export const findKeys = (db: Db, hashes: readonly Buffer[]) =>
  db
    .selectFrom("api_keys as k")
    .innerJoin("people", (join) =>
      join.onRef("people.id", "=", "k.user_id").onRef("people.type", "=", "k.side"),
    )
    .innerJoin("company_people as seat", (join) =>
      join.onRef("seat.user_id", "=", "k.user_id").onRef("seat.company_id", "=", "k.company_id"),
    )
    .innerJoin("company_cards as company", "company.id", "k.company_id")
    .select(["k.key_hash", "k.id", "k.name as key_name", "k.scopes", "k.expires_at"])
    .select("k.bid_limit as key_limit")
    .select([sql<string[]>`k.addresses::text[]`.as("addresses"), "k.user_id", "people.name"])
    .select(["people.type", "seat.company_id", "seat.role", "seat.bid_limit"])
    .select([
      sql<boolean>`company.status = 'suspended'`.as("is_suspended"),
      // Milliseconds; Infinity until the office lifts it.
      sql<
        number | null
      >`(select (extract(epoch from max(coalesce(until_at, 'infinity'))) * 1000)::float8
        from imposed_bars bar where bar.company_id = k.company_id and lifted_at is null)`.as(
        "barred_until",
      ),
    ])
    .where("k.key_hash", "=", sql<Buffer>`any(${hashes}::bytea[])`)
    .where("k.revoked_at", "is", null)
    .where("people.status", "=", "active")
    .where("seat.status", "=", "active")
    .whereRef("seat.since", "<=", "k.made_at")
    .execute();
export type ActingRow = Awaited<ReturnType<typeof findKeys>>[number];

/** At most once a minute, whichever node it called. */
export const noteUse = (db: Db, id: number, address: string) =>
  db
    .updateTable("api_keys")
    .set({ last_used_at: sql<Date>`market_now()`, last_used_from: address })
    .where("id", "=", id)
    .where(
      sql<boolean>`coalesce(last_used_at <= (select market_now()) - interval '1 minute', true)`,
    )
    .execute();

/** Keys that end within a week and of which nobody was told yet: from now on somebody was. */
export const noteEnding = (tx: Tx, most: number) =>
  tx
    .updateTable("api_keys")
    .set({ reminded_at: sql<Date>`market_now()` })
    .where("id", "in", (eb) =>
      eb
        .selectFrom("api_keys")
        .select("id")
        .where("revoked_at", "is", null)
        .where("reminded_at", "is", null)
        .where("expires_at", ">", sql<Date>`(select market_now())`)
        .where("expires_at", "<=", sql<Date>`(select market_now()) + interval '7 days'`)
        .orderBy("expires_at")
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "company_id", "name", "expires_at"])
    .execute();

/** The name that a key says of its company. */
export const findCompanyName = async (db: Db, companyId: number): Promise<string> =>
  (
    await db
      .selectFrom("company_cards")
      .select("name")
      .where("id", "=", companyId)
      .executeTakeFirstOrThrow()
  ).name;
