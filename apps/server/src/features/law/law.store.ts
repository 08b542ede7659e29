import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import { builder, type Run, statement } from "../../platform/db/statement.ts";
import type { Confirmation, Turned } from "./law.rules.ts";

// Every auction page asks for them; there are few.
const standing = statement(
  "law confirmations",
  builder
    .selectFrom("law_confirmations as c")
    .innerJoin("people as p", "p.id", "c.user_id")
    .select(["c.fact_id as fact", "c.fact_hash as hash", "c.at", "c.note"])
    .select(sql<string>`coalesce(p.name, '')`.as("by"))
    .where("c.ended_at", "is", null),
);
export const readConfirmations = (run: Run): Promise<Confirmation[]> => run(standing, []);

export const readSwitches = async (db: Db): Promise<Turned[]> =>
  (
    await sql<Turned>`select distinct on (s.fact_id) s.fact_id as fact,
        s.on_from::text as "onFrom", coalesce(p.name, '') as by, s.at, s.reason
      from law_switches s join people p on p.id = s.user_id
      order by s.fact_id, s.id desc`.execute(db)
  ).rows;

type Fact = { readonly id: string; readonly hash: string };
/** One that stood before ends with it. */
export async function saveConfirmation(
  tx: Tx,
  { id, hash }: Fact,
  by: { adminId: number; note: string },
) {
  await endConfirmation(tx, id);
  await tx
    .insertInto("law_confirmations")
    .values({ fact_id: id, fact_hash: hash, user_id: by.adminId, note: by.note })
    .execute();
}

/** Whether one stood. */
export const endConfirmation = async (tx: Tx, id: string): Promise<boolean> =>
  (
    await sql`update law_confirmations set ended_at = market_now()
      where fact_id = ${id} and ended_at is null returning id`.execute(tx)
  ).rows.length > 0;

export const saveSwitch = (
  tx: Tx,
  row: { fact_id: string; on_from: string | null; user_id: number; reason: string },
) => tx.insertInto("law_switches").values(row).execute();

/** Two persons of the office who act on a fact come one after another. */
export const lockLaw = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('law'))`.execute(tx);
