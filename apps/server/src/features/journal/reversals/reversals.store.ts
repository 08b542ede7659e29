import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import type { Entry, Line } from "../entry.ts";

export interface Reversible {
  readonly id: number;
  readonly kind: string;
  readonly key: string;
  readonly awardId: number | null;
  readonly lotId: number | null;
  /** The rows it came from, by id. */
  readonly cause: Readonly<Record<string, string | number>>;
  readonly isReversed: boolean;
  readonly lines: Entry["lines"];
}

/** An entry with its lines, in their order. */
export async function readEntry(db: Db, entryId: number): Promise<Reversible | undefined> {
  const { rows } = await sql<Omit<Reversible, "lines">>`
    select id, kind, key, cause, award_id as "awardId", lot_id as "lotId",
      exists (select from journal_entries back where back.reverses = e.id) as "isReversed"
    from journal_entries e where id = ${entryId}`.execute(db);
  const [entry] = rows;
  if (!entry) return undefined;
  const lines = await sql<Line>`
    select a.company_id as "companyId", a.kind, l.amount, l.award_id as "awardId"
    from journal_lines l join accounts a on a.id = l.account_id
    where l.entry_id = ${entryId} order by l.no`.execute(db);
  return { ...entry, lines: lines.rows };
}

export interface Asked {
  readonly askedBy: number;
  readonly reason: string;
  readonly isAgreed: boolean;
}

/** The admin who asked, locked; the first who asks makes the row. */
export async function askReversal(
  tx: Tx,
  entryId: number,
  by: number,
  reason: string,
): Promise<Asked> {
  await sql`insert into journal_reversals (entry_id, asked_by, reason)
    values (${entryId}, ${by}, ${reason}) on conflict do nothing`.execute(tx);
  const { rows } = await sql<Asked>`
    select asked_by as "askedBy", reason, agreed_by is not null as "isAgreed"
    from journal_reversals where entry_id = ${entryId} for update`.execute(tx);
  if (!rows[0]) throw new Error(`No reversal of ${entryId}`);
  return rows[0];
}

/** Whether this person had asked for it before. */
export async function isAskedBy(db: Db, entryId: number): Promise<number | null> {
  const { rows } = await sql<{ by: number }>`
    select asked_by as by from journal_reversals where entry_id = ${entryId}`.execute(db);
  return rows[0]?.by ?? null;
}

/** In the place of who asked before and has left the office since. */
export const askAgain = (tx: Tx, entryId: number, by: number, reason: string) =>
  sql`update journal_reversals set asked_by = ${by}, reason = ${reason}
    where entry_id = ${entryId}`.execute(tx);

export const agreeReversal = (tx: Tx, entryId: number, by: number) =>
  sql`update journal_reversals set agreed_by = ${by}, agreed_at = market_now()
    where entry_id = ${entryId}`.execute(tx);
