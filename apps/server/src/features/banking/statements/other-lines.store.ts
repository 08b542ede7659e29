import type { banking, Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import type { OpenLine } from "./statement-lines.store.ts";

interface Asked {
  readonly other: banking.LineOther;
  readonly words: string | null;
  readonly by: number;
}

export const askOther = (tx: Tx, id: number, { other, words, by }: Asked) =>
  tx
    .updateTable("statement_lines")
    .set({ asked_other: other, asked_words: words, asked_by: by, agreed_by: null })
    .where("id", "=", id)
    .execute();

export const agreeToOther = (tx: Tx, id: number, by: number) =>
  tx.updateTable("statement_lines").set({ agreed_by: by }).where("id", "=", id).execute();

type Side =
  | { readonly key: string }
  | { readonly entryId: number }
  | { readonly receiptId: number };

/** Makes a line the bank's side of this. */
export const linkTo = (tx: Tx, id: number, side: Side) =>
  "receiptId" in side
    ? sql`update statement_lines set receipt_id = ${side.receiptId} where id = ${id}`.execute(tx)
    : sql`update statement_lines set receipt_id = null, entry_id = ${
        "entryId" in side
          ? sql`${side.entryId}`
          : sql`(select id from journal_entries where key = ${side.key})`
      } where id = ${id}`.execute(tx);

interface OwnSides {
  readonly out: { readonly id: number; readonly amount: Paise; readonly day: string };
  readonly receiptId: number;
}

/** Money that left one of the holder's accounts and came in on another, seen from either. */
export async function findOwnSides(tx: Tx, line: OpenLine): Promise<OwnSides | undefined> {
  const isOut = line.amount < 0;
  const { rows } = await sql<{ id: number; amount: Paise; day: string; receiptId: number }>`
    select out.id, out.amount, out.day::text as day, r.id as "receiptId"
    from statement_lines l
      join statement_lines other on other.amount = -l.amount
        and other.holder_account_id <> l.holder_account_id and abs(other.day - l.day) <= 7
      join statement_lines out on out.id = ${isOut ? sql`l.id` : sql`other.id`}
      join statement_lines inward on inward.id = ${isOut ? sql`other.id` : sql`l.id`}
      join receipts r on r.id = inward.receipt_id and r.state = 'unknown'
        and r.return_asked_by is null and r.match_asked_by is null
    where l.id = ${line.id} and out.receipt_id is null and out.withdrawal_id is null
      and out.entry_id is null
    order by l.utr is not distinct from other.utr desc, abs(other.day - l.day), other.id
    limit 1 for update of r, out`.execute(tx);
  const [found] = rows;
  return found && { out: found, receiptId: found.receiptId };
}
