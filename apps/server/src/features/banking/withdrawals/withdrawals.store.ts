import type { banking, Paise } from "@rebale/contract";
import { type SqlBool, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { containing, type SortedList, within } from "../../../platform/lists/list-query.ts";
import { listing } from "../../../platform/lists/listing.store.ts";
import { lockCompanies } from "../../company-register/index.ts";
import { namesUtr } from "../statements/names-utr.store.ts";

/** A withdrawal, as far as its moves need it. */
export interface WithdrawalState {
  readonly id: string;
  readonly companyId: number;
  readonly from: banking.WithdrawalSource;
  readonly amount: Paise;
  readonly state: banking.WithdrawalState;
  readonly approvedBy: number | null;
  /** By whom it was sent; null before. */
  readonly gateway: string | null;
  readonly gatewayId: string | null;
  readonly utr: string | null;
}

/** The company's row, and then its own; undefined where there is none. */
export async function lockWithdrawal(tx: Tx, id: string): Promise<WithdrawalState | undefined> {
  const row = await tx
    .selectFrom("withdrawals")
    .select("company_id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  await lockCompanies(tx, [row.company_id]);
  return tx
    .selectFrom("withdrawals")
    .select(["id", "company_id as companyId", "approved_by as approvedBy"])
    .select(["gateway", "gateway_id as gatewayId", "utr"])
    .select(sql<banking.WithdrawalSource>`source`.as("from"))
    .select(sql<banking.WithdrawalState>`state`.as("state"))
    .select(sql<Paise>`amount`.as("amount"))
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

interface NewWithdrawal {
  readonly company_id: number;
  readonly bank_account_id: number;
  readonly source: banking.WithdrawalSource;
  readonly amount: Paise;
  /** Null where the market proposes it. */
  readonly asked_by: number | null;
}

export async function insertWithdrawal(tx: Tx, asked: NewWithdrawal): Promise<string> {
  const row = tx.insertInto("withdrawals").values(asked).returning("id");
  return (await row.executeTakeFirstOrThrow()).id;
}

interface Change {
  readonly state?: banking.WithdrawalState;
  readonly approved_by?: number;
  readonly released_by?: number;
  readonly refused_by?: number;
  readonly reason?: string | null;
  readonly gateway?: string;
  readonly gateway_id?: string;
  readonly utr?: string | null;
}

/** `sent` and `done` get their time. */
export const changeWithdrawal = (tx: Tx, id: string, change: Change) =>
  tx
    .updateTable("withdrawals")
    .set(change)
    .$if(change.state === "sent", (b) => b.set({ sent_at: sql`market_now()` }))
    .$if(change.state === "done", (b) => b.set({ done_at: sql`market_now()` }))
    .where("id", "=", id)
    .execute();

export const noteChecked = (tx: Tx, id: string) =>
  sql`update withdrawals set checked_at = market_now() where id = ${id}`.execute(tx);

/** The bank's line of what has left, where it was read before its UTR was known. */
export const linkSent = (tx: Tx, id: string) =>
  sql`update statement_lines set withdrawal_id = w.id
    from withdrawals w
    where w.id = ${id} and w.utr is not null
      and not exists (select from statement_lines l where l.withdrawal_id = w.id and l.amount < 0)
      and statement_lines.id = (select l.id from statement_lines l
        where l.receipt_id is null and l.withdrawal_id is null and l.entry_id is null
          and l.amount = -w.amount
          and (l.utr = upper(w.utr) or ${namesUtr(sql`w.utr`)})
        order by l.id limit 1)`.execute(tx);

/** A withdrawal `w` that has left, and no statement has said so. */
export const waitsForLine = sql<SqlBool>`w.state in ('sent', 'done', 'reversed')
  and not exists (select from statement_lines l where l.withdrawal_id = w.id and l.amount < 0)`;

export type Reversed = Pick<WithdrawalState, "id" | "companyId" | "from" | "amount">;

/** Those to an account on hold that nobody has begun to send. */
export async function refuseUnsentTo(tx: Tx, accountId: number): Promise<Reversed[]> {
  const { rows } = await sql<Reversed>`
    update withdrawals set state = 'refused', reason = 'The bank account is on hold'
    where bank_account_id = ${accountId} and state in ('asked', 'approved', 'released')
    returning id, company_id as "companyId", source as "from", amount`.execute(tx);
  return rows;
}

/** Those of these that were done and came back: the bank's own statement has it. */
export async function markReversed(tx: Tx, ids: readonly string[]): Promise<Reversed[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Reversed>`
    update withdrawals set state = 'reversed', reason = 'The bank sent it back'
    where id = any(${[...ids]}::uuid[]) and state = 'done'
    returning id, company_id as "companyId", source as "from", amount`.execute(tx);
  return rows;
}

export async function releasedWithdrawals(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("withdrawals")
    .select("id")
    .where("state", "=", "released")
    .orderBy("asked_at")
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
}

/** Money that a gateway was asked to pay out. */
export interface Sent {
  readonly id: string;
  readonly gateway: string;
}
/** Those of gateways that can be asked first. */
export async function sentWithdrawals(db: Db, askable: readonly string[]): Promise<Sent[]> {
  const { rows } = await sql<Sent>`
    select id, gateway from withdrawals where state = 'sent'
    order by gateway <> all(${[...askable]}::text[]), asked_at limit 500`.execute(db);
  return rows;
}

/** A withdrawal that is done may come back: asked ever more seldom, for a week. */
export async function doneToCheck(db: Db): Promise<Sent[]> {
  const { rows } = await sql<Sent>`
    select id, gateway from withdrawals
    where state = 'done' and done_at > (select market_now()) - interval '7 days'
      and greatest(checked_at, done_at) + (greatest(checked_at, done_at) - done_at) / 2
        <= (select market_now())
    order by done_at limit 500`.execute(db);
  return rows;
}

/** Where a withdrawal is paid to. */
export const readDestination = (db: Db, id: string) =>
  db
    .selectFrom("withdrawals as w")
    .innerJoin("bank_accounts as a", "a.id", "w.bank_account_id")
    .select(["w.gateway_id as gatewayId", "a.id", "a.company_id", "a.holder", "a.ifsc"])
    .select(["a.account_no", "a.key_id"])
    .select(sql<Paise>`w.amount`.as("amount"))
    .where("w.id", "=", id)
    .executeTakeFirstOrThrow();

const rows = (db: Db) =>
  db
    .selectFrom("withdrawals as w")
    .innerJoin("bank_accounts as a", "a.id", "w.bank_account_id")
    .innerJoin("company_cards as c", "c.id", "w.company_id")
    .leftJoin("people as asker", "asker.id", "w.asked_by")
    .leftJoin("people as first", "first.id", "w.approved_by")
    .leftJoin("people as second", "second.id", "w.released_by")
    .select(["w.id", "w.company_id", "w.bank_account_id", "w.utr", "w.reason", "w.asked_at"])
    .select(["w.asked_by as asker_id", "w.approved_by as approver_id", "w.sent_at", "w.done_at"])
    .select(["a.last4", "a.ifsc", "a.holder", "c.name as company"])
    .select(["asker.name as asked_by", "first.name as approved_by", "second.name as released_by"])
    .select(sql<Paise>`w.amount`.as("amount"))
    .select(sql<banking.WithdrawalSource>`w.source`.as("from"))
    .select(sql<banking.WithdrawalState>`w.state`.as("state"));
export type WithdrawalRow = Awaited<ReturnType<typeof readWithdrawal>>;

export const readWithdrawal = (db: Db, id: string) =>
  rows(db).where("w.id", "=", id).executeTakeFirstOrThrow();

export const withdrawalsOf = (db: Db, companyId: number) =>
  rows(db)
    .where("w.company_id", "=", companyId)
    .orderBy("w.asked_at", "desc")
    .orderBy("w.id")
    .limit(100)
    .execute();

type Asked = Omit<SortedList<"at" | "amount">, "page" | "rows"> & {
  readonly state?: banking.WithdrawalState | undefined;
  readonly id?: string | undefined;
  readonly for_line?: number | undefined;
};

/** For the office. */
export function listWithdrawals(db: Db, { q, state, id, for_line, sort, dir, ...days }: Asked) {
  const wanted = sql<SqlBool>`${within("w.asked_at", days)}
    and ${state === undefined ? sql`true` : sql`w.state = ${state}`}
    and ${id === undefined ? sql`true` : sql`w.id = ${id}`}
    and ${
      for_line === undefined
        ? sql`true`
        : sql`${waitsForLine} and w.amount = (select -amount from statement_lines
            where id = ${for_line})`
    }
    and ${
      q === ""
        ? sql`true`
        : sql`(w.utr ilike ${containing(q)} or exists (select from company_cards c
            where c.id = w.company_id and c.name ilike ${containing(q)}))`
    }`;
  const by = sort === "amount" ? sql`w.amount` : sql`w.asked_at`;
  return listing(
    db,
    db.selectFrom("withdrawals as w").where(wanted),
    rows(db).where(wanted).orderBy(by, dir).orderBy("w.id"),
  );
}
