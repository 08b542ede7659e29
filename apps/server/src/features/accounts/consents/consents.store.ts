import { type SqlBool, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";

/** The version that stands now of each text that members agree to. */
const current = sql<SqlBool>`(v.policy_id, v.version) in (
  select policy_id, max(version) from policy_versions group by policy_id)`;

const version = ["v.id", "v.title", "v.url", "v.version"] as const;

/** A registration agrees to the texts as they stand. */
export const agreeToAll = (
  tx: Tx,
  userId: number,
  given: { at: Date; givenAt: "before" | "registration"; address: string | null },
) =>
  sql`insert into consents (user_id, version_id, agreed_at, given_at, address)
    select ${userId}, v.id, ${given.at}, ${given.givenAt}, ${given.address}
    from policy_versions v join policies p on p.id = v.policy_id
    where p.needs_consent and not p.is_draft and ${current} on conflict do nothing`.execute(tx);

export const listConsents = (db: Db, userId: number) =>
  db
    .selectFrom("consents")
    .innerJoin("policy_versions as v", "v.id", "consents.version_id")
    .select(version)
    .select(["agreed_at", "given_at"])
    .where("user_id", "=", userId)
    .orderBy("agreed_at", "desc")
    .orderBy("v.id")
    .execute();

/** Texts not agreed to as they stand, and older than this session: a new one waits for the next. */
export const listAsked = (db: Db, userId: number, tokenHash: Buffer) =>
  db
    .selectFrom("policy_versions as v")
    .innerJoin("policies as p", "p.id", "v.policy_id")
    .select(version)
    .where("p.needs_consent", "=", true)
    .where("p.is_draft", "=", false)
    .where(current)
    .where(
      sql<SqlBool>`v.since < (select created_at from sessions where token_hash = ${tokenHash})`,
    )
    .where(
      sql<SqlBool>`not exists (select from consents c
        where c.user_id = ${userId} and c.version_id = v.id)`,
    )
    .orderBy("v.id")
    .execute();

/** Answers how many of these are texts that members agree to. */
export async function agreeTo(
  tx: Tx,
  userId: number,
  versions: readonly number[],
  given: { at: Date; address: string },
): Promise<number> {
  const { rows } = await sql`with meant as (
      select v.id from policy_versions v join policies p on p.id = v.policy_id
      where p.needs_consent and not p.is_draft and v.id = any(${versions}::bigint[])),
    added as (insert into consents (user_id, version_id, agreed_at, given_at, address)
      select ${userId}, id, ${given.at}, 'sign-in', ${given.address} from meant
      on conflict do nothing)
    select id from meant`.execute(tx);
  return rows.length;
}
