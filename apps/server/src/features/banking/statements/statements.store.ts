import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import { marketToday } from "../../../platform/db/market-now.store.ts";
import type { HolderAccount } from "../holder-accounts/holder-accounts.store.ts";
import type { StatementLine } from "./statement.rules.ts";

export async function isRead(tx: Tx, accountId: number, fileHash: Buffer): Promise<boolean> {
  const row = await tx
    .selectFrom("statements")
    .select("id")
    .where("holder_account_id", "=", accountId)
    .where("file_hash", "=", fileHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** The account's last lines from the first of a day or later on, in their order. */
export async function linesSince(tx: Tx, accountId: number, day: string) {
  const { rows } = await sql<Pick<StatementLine, "day" | "utr" | "amount" | "balance">>`
    select day::text as day, utr, amount, balance from statement_lines
    where holder_account_id = ${accountId} and no >= (select min(no) from statement_lines
      where holder_account_id = ${accountId} and day >= ${day}::date)
    order by no`.execute(tx);
  return rows;
}

interface NewStatement {
  readonly accountId: number;
  readonly fileHash: Buffer;
  readonly lines: readonly StatementLine[];
  readonly opening: Paise;
  readonly by: number;
  /** Until when a statement without lines knows the account. */
  readonly today: string;
}

export async function insertStatement(
  tx: Tx,
  { accountId, fileHash, lines, opening, by, today }: NewStatement,
): Promise<number> {
  const days = lines.map(({ day }) => day).sort();
  const { id } = await tx
    .insertInto("statements")
    .values({
      ...{ holder_account_id: accountId, file_hash: fileHash, opening, uploaded_by: by },
      ...{ from_on: days[0] ?? today, to_on: days.at(-1) ?? today },
      closing: lines.at(-1)?.balance ?? opening,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Where the account's lines end now; without a line it is known until today. */
export function moveEnd(
  tx: Tx,
  account: HolderAccount,
  fresh: readonly StatementLine[],
  today: string,
) {
  const days = fresh.map(({ day }) => day).sort();
  return sql`update holder_accounts set
      last_closing = ${fresh.at(-1)?.balance ?? account.lastClosing},
      last_day = greatest(last_day, ${days.at(-1) ?? today}::date),
      lines = lines + ${fresh.length}
    where id = ${account.id}`.execute(tx);
}

export async function today(tx: Tx): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select ${marketToday}::text as day`.execute(tx);
  return rows[0]?.day ?? "";
}
