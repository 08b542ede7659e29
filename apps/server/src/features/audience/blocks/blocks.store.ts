import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";

export interface BlockRow {
  readonly pan: string;
  readonly name: string;
  readonly reason: string;
  readonly since: Date;
}

/** Whom a company keeps out now, oldest first. */
export const blocksOf = (db: Db, companyId: number): Promise<BlockRow[]> =>
  db
    .selectFrom("blocked_companies")
    .select(["pan", "name", "reason", "since"])
    .where("company_id", "=", companyId)
    .where("lifted_at", "is", null)
    .orderBy("id")
    .execute();

export const findCompany = (db: Db, companyId: number) =>
  db.selectFrom("company_cards").select("id").where("id", "=", companyId).executeTakeFirst();

export const liftBlocks = (tx: Tx, companyId: number, pans: readonly string[]) =>
  sql`update blocked_companies set lifted_at = market_now()
    where company_id = ${companyId} and lifted_at is null
      and pan = any(${[...pans]}::text[])`.execute(tx);

/** A company that is blocked already keeps since when, under what is said now. */
export const writeBlocks = (
  tx: Tx,
  companyId: number,
  companies: readonly Omit<BlockRow, "since">[],
) =>
  tx
    .insertInto("blocked_companies")
    .values(companies.map((company) => ({ company_id: companyId, ...company })))
    .onConflict((conflict) =>
      conflict
        .columns(["company_id", "pan"])
        .where("lifted_at", "is", null)
        .doUpdateSet((eb) => ({
          name: eb.ref("excluded.name"),
          reason: eb.ref("excluded.reason"),
        })),
    )
    .execute();
