import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import type { Matched, PlacedLine } from "./match-lines.rules.ts";

/** A line's other side, as its row has it. */
interface LinkedLine extends PlacedLine {
  readonly receiptId: number | null;
  readonly withdrawalId: string | null;
  readonly entryId: number | null;
}

export const insertLines = (
  tx: Tx,
  of: { accountId: number; statementId: number },
  lines: readonly LinkedLine[],
) =>
  sql`insert into statement_lines (statement_id, holder_account_id, no, day, utr, amount, words,
      balance, receipt_id, withdrawal_id, entry_id)
    select ${of.statementId}, ${of.accountId}, no, day, utr, amount, words, balance, "receiptId",
      "withdrawalId", "entryId"
    from json_to_recordset(${JSON.stringify(lines)}::json) as l (no int, day date, utr text,
      amount bigint, words text, balance bigint, "receiptId" bigint, "withdrawalId" uuid,
      "entryId" bigint)
    order by no`.execute(tx);

/** Money that nobody told of: ids by ref. */
export async function insertUnknown(
  tx: Tx,
  accountId: number,
  unknown: readonly (Matched & { is: "unknown" })[],
): Promise<Map<string, number>> {
  if (unknown.length === 0) return new Map();
  const rows = unknown.map(({ ref, line }) => ({ ref, ...line }));
  const made = await sql<{ id: number; ref: string }>`
    insert into receipts (holder_account_id, ref, utr, received, paid_on, words, source, state)
      select ${accountId}, ref, utr, amount, day, words, 'statement', 'unknown'
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as r (ref text, utr text, amount bigint, day date, words text)
      returning id, ref`.execute(tx);
  return new Map(made.rows.map(({ id, ref }) => [ref, id]));
}

export interface BorneOut {
  readonly id: number;
  readonly ref: string;
  readonly companyId: number;
  readonly awardId: number | null;
  readonly claimed: Paise;
  readonly received: Paise;
  readonly day: string;
  readonly state: "mismatched" | "claimed";
}

/** The bank's word on what companies told of. What is proven stays `claimed` until it is entered. */
export async function bearOut(
  tx: Tx,
  accountId: number,
  claims: readonly (Matched & { is: "claim" })[],
): Promise<BorneOut[]> {
  if (claims.length === 0) return [];
  const rows = claims.map(({ receiptId, isProven, line }) => ({ receiptId, isProven, ...line }));
  const changed = await sql<BorneOut>`
    update receipts r set holder_account_id = ${accountId}, received = c.amount, paid_on = c.day,
      words = c.words, state = case when c."isProven" then 'claimed' else 'mismatched' end
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as c ("receiptId" bigint, "isProven" boolean, amount bigint, day date, words text)
    where r.id = c."receiptId"
    returning r.id, r.ref, r.company_id as "companyId", r.award_id as "awardId", r.claimed,
      r.received, r.paid_on::text as day, r.state`.execute(tx);
  return changed.rows;
}
