import type { banking, Paise } from "@rebale/contract";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { listing } from "../../../platform/lists/listing.store.ts";
import { waitsForLine } from "../withdrawals/withdrawals.store.ts";

interface Asked {
  readonly holder_account?: number | undefined;
  readonly open?: "1" | undefined;
}

const rows = (db: Db, wanted: RawBuilder<SqlBool>) =>
  db
    .selectFrom((eb) => eb.selectFrom("statement_lines").selectAll().where(wanted).as("l"))
    .innerJoin("holder_accounts as h", "h.id", "l.holder_account_id")
    .innerJoin("statements as s", "s.id", "l.statement_id")
    .leftJoin("receipts as r", "r.id", "l.receipt_id")
    .leftJoin("withdrawals as w", "w.id", "l.withdrawal_id")
    .leftJoin("journal_entries as e", "e.id", "l.entry_id")
    .leftJoin("company_cards as c", (on) =>
      on.on(sql<SqlBool>`c.id = coalesce(r.company_id, w.company_id)`),
    )
    .select(["l.id", "l.utr", "l.words", "l.receipt_id", "l.withdrawal_id", "l.entry_id"])
    .leftJoin("people as asker", "asker.id", "l.asked_by")
    .select(["l.asked_by", "l.agreed_by", "l.asked_words", "asker.name as asker"])
    .select(sql<banking.LineOther | null>`l.asked_other`.as("asked_other"))
    .select(["h.name as account", "c.name as company", "s.uploaded_at"])
    .select(sql<string>`l.day::text`.as("day"))
    .select(sql<Paise>`l.amount`.as("amount"))
    .select(sql<Paise>`l.balance`.as("balance"))
    .select(sql<string | null>`coalesce(r.state, w.state, e.kind)`.as("state"));
export type LineRow = Awaited<ReturnType<typeof readLine>>;

export const readLine = (db: Db, id: number) =>
  rows(db, sql<SqlBool>`id = ${id}`).executeTakeFirstOrThrow();

/** Lines of statements, the newest first. */
export function listStatementLines(db: Db, { holder_account, open }: Asked) {
  const wanted = sql<SqlBool>`${
    open ? sql`receipt_id is null and withdrawal_id is null and entry_id is null` : sql`true`
  } and ${holder_account === undefined ? sql`true` : sql`holder_account_id = ${holder_account}`}`;
  const matching = db.selectFrom("statement_lines").where(wanted);
  return listing(db, matching, rows(db, wanted).orderBy("l.id", "desc"));
}

/** The record that a line is the bank's side of. */
export function meaningOf(row: LineRow): banking.StatementLine["matched"] {
  const { company, state } = row;
  if (row.receipt_id !== null)
    return { what: "receipt", id: String(row.receipt_id), company, state };
  if (row.withdrawal_id !== null)
    return { what: "withdrawal", id: row.withdrawal_id, company, state };
  return row.entry_id === null
    ? null
    : { what: "entry", id: String(row.entry_id), company: null, state };
}

export interface OpenLine {
  readonly id: number;
  /** Below zero for what went out. */
  readonly amount: Paise;
  readonly day: string;
  readonly utr: string | null;
  readonly words: string;
  readonly accountId: number;
  /** Money in suspense that nobody has asked to place or to return. */
  readonly receiptId: number | null;
  readonly askedOther: banking.LineOther | null;
  readonly askedWords: string | null;
  readonly askedBy: number | null;
}

/** A line that is to be told what it is; others wait. */
export async function lockLine(tx: Tx, id: number) {
  const { rows } = await sql<OpenLine & { isOpen: boolean }>`
    select l.id, l.amount, l.day::text as day, l.utr, l.words, l.holder_account_id as "accountId",
      l.asked_other as "askedOther", l.asked_words as "askedWords", l.asked_by as "askedBy",
      (select r.id from receipts r where r.id = l.receipt_id and r.state = 'unknown'
        and l.amount > 0 and r.return_asked_by is null and r.match_asked_by is null)
        as "receiptId",
      l.receipt_id is null and l.withdrawal_id is null and l.entry_id is null as "isOpen"
    from statement_lines l where l.id = ${id} for update`.execute(tx);
  return rows[0];
}

/** The entry that the line is the bank's side of now. */
export const linkToKey = (tx: Tx, lineId: number, key: string) =>
  sql`update statement_lines set entry_id = e.id from journal_entries e
    where statement_lines.id = ${lineId} and e.key = ${key}`.execute(tx);

/** @returns whether the withdrawal has left, has no line yet and is of that amount */
export async function linkToWithdrawal(tx: Tx, line: OpenLine, id: string): Promise<boolean> {
  const { rows } = await sql`
    with withdrawal as (select id from withdrawals w
      where id = ${id} and amount = ${-line.amount} and ${waitsForLine} for update)
    update statement_lines set withdrawal_id = withdrawal.id from withdrawal
    where statement_lines.id = ${line.id} returning 1`.execute(tx);
  return rows.length > 0;
}
