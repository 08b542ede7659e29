import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";

export interface NewBar {
  readonly companyId: number;
  /** Null until the office lifts it. */
  readonly until: Date | null;
  readonly awardId: number | null;
  /** A code of the market's, or the words of the office. */
  readonly reason: string;
  /** The admin; null for the market itself. */
  readonly barredBy: number | null;
}

export const insertBar = (tx: Tx, bar: NewBar) =>
  tx
    .insertInto("company_bars")
    .values({
      company_id: bar.companyId,
      until_at: bar.until,
      cause_award: bar.awardId,
      reason: bar.reason,
      barred_by: bar.barredBy,
      known_by: sql<Buffer[]>`bar_keys(${bar.companyId})`,
    })
    .execute();

/** Whether a company was barred for a sale since then. */
export async function wasBarredSince(tx: Tx, companyId: number, since: Date): Promise<boolean> {
  const { rows } = await sql`select from company_bars where company_id = ${companyId}
    and cause_award is not null and from_at > ${since.toISOString()} limit 1`.execute(tx);
  return rows.length > 0;
}

/** That it keeps its company from bidding now, as `barred_companies` says it of companies. */
const HOLDS = sql<boolean>`(lifted_at is null
  and (until_at is null or until_at > (select market_now())))`;

/** The bars of a company of this PAN or of an owner with this phone go on in one founded anew. */
export const carryBars = (tx: Tx, companyId: number) =>
  sql`insert into company_bars (company_id, until_at, reason, barred_by, known_by)
    select ${companyId}, until_at, reason, barred_by, known_by from company_bars
    where ${HOLDS} and company_id <> ${companyId} and known_by && bar_keys(${companyId})
      and not exists (select from barred_companies where company_id = ${companyId})
    order by until_at desc nulls first limit 1`.execute(tx);

/** Lifts what bars it now, or of that what has this reason. @returns how many did */
export async function liftBars(
  tx: Tx,
  companyId: number,
  adminId: number,
  reason: string | null = null,
): Promise<number> {
  const { numAffectedRows } = await sql`update company_bars
    set lifted_at = market_now(), lifted_by = ${adminId}, known_by = '{}'
    where company_id = ${companyId} and ${HOLDS}
      and reason = coalesce(${reason}::text, reason)`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** The bar that holds longest now; undefined where it may bid. */
export const barOf = (db: Db, companyId: number) =>
  db
    .selectFrom("company_bars")
    .select(["until_at", "reason"])
    .where("company_id", "=", companyId)
    .where(HOLDS)
    .orderBy(sql`until_at desc nulls first`)
    .executeTakeFirst();
export type OwnBar = NonNullable<Awaited<ReturnType<typeof barOf>>>;

/** All of a company, the newest first. */
export const barsOf = (db: Db, companyId: number) =>
  db
    .selectFrom("company_bars as bar")
    .leftJoin("people as admin", "admin.id", "barred_by")
    .leftJoin("people as lifter", "lifter.id", "lifted_by")
    .select(["bar.id", "from_at", "until_at", "reason", "cause_award", "lifted_at"])
    .select(["admin.name as by", "lifter.name as lifted_by"])
    .select(HOLDS.as("holds"))
    .where("company_id", "=", companyId)
    .orderBy("bar.id", "desc")
    .limit(200)
    .execute();
export type BarRow = Awaited<ReturnType<typeof barsOf>>[number];

/** Its people, whose sessions know whether it is barred. */
export async function peopleOf(tx: Tx, companyId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom("company_people")
    .select("user_id")
    .where("company_id", "=", companyId)
    .where("status", "=", "active")
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export const findCompanyName = (tx: Tx, id: number) =>
  tx
    .selectFrom("company_cards as companies")
    .select("name")
    .where("id", "=", id)
    .executeTakeFirst();
