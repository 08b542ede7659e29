import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import type { Reversible } from "../../journal/index.ts";

/** A transfer whose entry is to be turned back; locked. */
export interface OfEntry {
  readonly id: number;
  readonly state: string;
  readonly received: Paise;
  /** The bank's line of what was sent back. */
  readonly hasLeft: boolean;
}

/** The receipt that an entry placed, returned or credited; undefined where there is none. */
export async function receiptOf(
  tx: Tx,
  { key, cause }: Pick<Reversible, "key" | "cause">,
): Promise<OfEntry | undefined> {
  const { rows } = await sql<OfEntry>`
    select r.id, r.state, r.received,
      exists (select from statement_lines l where l.receipt_id = r.id and l.amount < 0)
        as "hasLeft"
    from receipts r left join holder_accounts h on h.id = r.holder_account_id
    where case when ${cause.receipt_id ?? null}::bigint is not null
      then r.id = ${cause.receipt_id ?? null}::bigint else 'utr:' || h.name || ':' || r.ref = ${key}
      end
    for update of r`.execute(tx);
  return rows[0];
}

/** Whose it is may be said anew, by the office and by whoever knows its UTR. */
export const reopenReceipt = (tx: Tx, id: number) =>
  sql`update receipts set state = 'unknown', company_id = null, award_id = null, claimed = null,
      claimed_by = null, decided_by = null, reason = null, return_asked_by = null,
      returned_by = null, return_utr = null, first_by = null, second_by = null,
      match_asked_by = null, match_company_id = null, match_award_id = null
    where id = ${id}`.execute(tx);

/** Whether a statement has the bank's side of what a gateway told. */
export async function hasLine(tx: Tx, entryId: number): Promise<boolean> {
  const { rows } = await sql`select from statement_lines where entry_id = ${entryId}`.execute(tx);
  return rows.length > 0;
}

/**
 * Money that came in on a company's own account becomes a transfer like any other: the bank's line
 * is its side from now on.
 */
export const receiptFromEntry = (tx: Tx, entryId: number) =>
  sql`with line as (
      select * from statement_lines where entry_id = ${entryId} limit 1
    ), made as (
      insert into receipts (holder_account_id, ref, utr, received, paid_on, words, source, state)
        select line.holder_account_id, e.params ->> 'utr', e.params ->> 'utr', line.amount,
          line.day, line.words, 'virtual_account', 'unknown'
        from line join journal_entries e on e.id = ${entryId}
        returning id
    )
    update statement_lines set receipt_id = made.id, entry_id = null
    from made where statement_lines.entry_id = ${entryId}`.execute(tx);

/** The line is to be told what it is. */
export const reopenLine = (tx: Tx, entryId: number) =>
  sql`update statement_lines set entry_id = null where entry_id = ${entryId}`.execute(tx);
