import type { banking, Paise } from "@rebale/contract";
import { type SqlBool, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { listing } from "../../../platform/lists/listing.store.ts";

interface Asked {
  readonly holder_account?: number | undefined;
  readonly open?: "1" | undefined;
}

/** Lines of statements, the newest first. */
export function listStatementLines(db: Db, { holder_account, open }: Asked) {
  const wanted = sql<SqlBool>`${
    open ? sql`receipt_id is null and withdrawal_id is null and entry_id is null` : sql`true`
  } and ${holder_account === undefined ? sql`true` : sql`holder_account_id = ${holder_account}`}`;
  const matching = db.selectFrom("statement_lines").where(wanted);
  const listed = db
    .selectFrom((eb) => eb.selectFrom("statement_lines").selectAll().where(wanted).as("l"))
    .innerJoin("holder_accounts as h", "h.id", "l.holder_account_id")
    .innerJoin("statements as s", "s.id", "l.statement_id")
    .leftJoin("receipts as r", "r.id", "l.receipt_id")
    .leftJoin("withdrawals as w", "w.id", "l.withdrawal_id")
    .leftJoin("companies as c", (on) =>
      on.on(sql<SqlBool>`c.id = coalesce(r.company_id, w.company_id)`),
    )
    .select(["l.id", "l.utr", "l.words", "l.receipt_id", "l.withdrawal_id", "l.entry_id"])
    .select(["h.name as account", "c.name as company", "s.uploaded_at"])
    .select(sql<string>`l.day::text`.as("day"))
    .select(sql<Paise>`l.amount`.as("amount"))
    .select(sql<Paise>`l.balance`.as("balance"))
    .select(sql<string | null>`coalesce(r.state, w.state)`.as("state"))
    .orderBy("l.id", "desc");
  return listing(db, matching, listed);
}
export type LineRow = Awaited<
  ReturnType<ReturnType<typeof listStatementLines>["page"]>
>["listed"][number];

/** What a line is the bank's side of. */
export function meaningOf(row: LineRow): banking.StatementLine["matched"] {
  const { company, state } = row;
  if (row.receipt_id !== null)
    return { what: "receipt", id: String(row.receipt_id), company, state };
  if (row.withdrawal_id !== null)
    return { what: "withdrawal", id: row.withdrawal_id, company, state };
  return row.entry_id === null
    ? null
    : { what: "entry", id: String(row.entry_id), company: null, state: null };
}

/** A line that is to be told what it is; others wait. */
export async function lockLine(tx: Tx, id: number) {
  const { rows } = await sql<{ amount: Paise; day: string; isOpen: boolean }>`
    select amount, day::text as day,
      receipt_id is null and withdrawal_id is null and entry_id is null as "isOpen"
    from statement_lines where id = ${id} for update`.execute(tx);
  return rows[0];
}

/** @returns the id of the entry that the line is the bank's side of now */
export async function linkToKey(tx: Tx, lineId: number, key: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update statement_lines set entry_id = e.id from journal_entries e
    where statement_lines.id = ${lineId} and e.key = ${key} returning e.id`.execute(tx);
  if (!rows[0]) throw new Error(`No entry ${key}`);
  return rows[0].id;
}
