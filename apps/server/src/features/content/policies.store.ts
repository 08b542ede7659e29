import { type Insertable, type SqlBool, sql, type Updateable } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import type { Policies } from "../../platform/db/db-types.ts";
import { marketToday } from "../../platform/db/market-now.store.ts";

/** For everybody those that are out, for the office its drafts, too. */
export const listPolicies = (db: Db, whose: "all" | "public") =>
  db
    .selectFrom("policies")
    .selectAll()
    .$if(whose === "public", (p) => p.where("is_draft", "=", false))
    .orderBy("id")
    .execute();

export const findPolicy = (db: Db, url: string) =>
  db
    .selectFrom("policies")
    .selectAll()
    .where("url", "=", url)
    .where("is_draft", "=", false)
    .executeTakeFirst();

export const addPolicy = (tx: Tx, policy: Insertable<Policies>) =>
  tx.insertInto("policies").values(policy).returningAll().executeTakeFirstOrThrow();

/** Those whose url is free, also when two add them at once; answers what was added. */
export const addMissingPolicies = (tx: Tx, policies: readonly Insertable<Policies>[]) =>
  tx
    .insertInto("policies")
    .values(policies)
    .onConflict((c) => c.column("url").doNothing())
    .returning("title")
    .execute();

export const changePolicy = (tx: Tx, id: number, policy: Updateable<Policies>) =>
  tx
    .updateTable("policies")
    .set({ ...policy, updated_at: sql`market_now()` })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();

/** Whether a member has agreed to a text of it, as it stood. */
export async function isAgreedTo(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{ agreed: boolean }>`select exists (
    select from policy_versions v join consents c on c.version_id = v.id
    where v.policy_id = ${id}) as agreed`.execute(tx);
  return rows[0]?.agreed ?? false;
}

/** Each text as it stood, the newest first. */
export const listVersions = (db: Db, policyId: number) =>
  db
    .selectFrom("policy_versions as v")
    .select(["version", "title", "description", "since"])
    .select((eb) =>
      eb
        .selectFrom("consents as c")
        .select((c) => c.fn.countAll<number>().as("agreed"))
        .whereRef("c.version_id", "=", "v.id")
        .as("agreed"),
    )
    .where("policy_id", "=", policyId)
    .orderBy("version", "desc")
    .limit(200)
    .execute();

export const removePolicy = (tx: Tx, id: number) =>
  tx.deleteFrom("policies").where("id", "=", id).returning("title").executeTakeFirst();

/** Whether a day has not come yet in India. */
export async function isLater(tx: Tx, day: string): Promise<boolean> {
  const { rows } = await sql<{
    later: boolean;
  }>`select ${day}::date > ${marketToday} as later`.execute(tx);
  return rows[0]?.later ?? false;
}

export const NOTHING_WAITS = {
  next_title: null,
  next_description: null,
  next_title_hi: null,
  next_description_hi: null,
  next_from: null,
};

/** As `doesHindiFollow` of the rules says, for the text that waits. */
const nextHindiFollows = sql<boolean>`next_description_hi is null
  or next_description_hi is distinct from description_hi
  or next_description = description and hindi_follows`;

/** Texts whose day has come take the place of those before; answers how many did. */
export async function bringIntoForce(db: Db): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("policies")
    .set((eb) => ({
      title: eb.ref("next_title").$notNull(),
      description: eb.ref("next_description").$notNull(),
      title_hi: eb.ref("next_title_hi"),
      description_hi: eb.ref("next_description_hi"),
      in_force_from: eb.ref("next_from"),
      hindi_follows: nextHindiFollows,
      updated_at: sql`market_now()`,
      ...NOTHING_WAITS,
    }))
    .where(sql<SqlBool>`next_from <= ${marketToday}`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
