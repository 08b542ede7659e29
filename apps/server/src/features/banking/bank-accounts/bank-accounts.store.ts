import type { banking } from "@rebale/contract";
import { type Insertable, type SqlBool, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import type { BankAccounts } from "../../../platform/db/db-types.ts";
import { containing } from "../../../platform/lists/list-query.ts";
import { listing } from "../../../platform/lists/listing.store.ts";

const rows = (db: Db) =>
  db
    .selectFrom("bank_accounts as a")
    .innerJoin("company_cards as c", "c.id", "a.company_id")
    .innerJoin("people as sender", "sender.id", "a.sent_by")
    .select(["a.id", "a.company_id", "a.holder", "a.account_no", "a.key_id", "a.last4", "a.ifsc"])
    .select(["a.document", "a.reason", "a.sent_at", "a.usable_from", "a.removed_at"])
    .select("a.objected_at")
    .select(["c.name as company", "c.pan", "sender.name as sent_by"])
    .select(sql<banking.BankAccount["status"]>`a.status`.as("status"));
export type BankAccountRow = Awaited<ReturnType<typeof readBankAccount>>;

export const readBankAccount = (db: Db, id: number) =>
  rows(db).where("a.id", "=", id).executeTakeFirstOrThrow();

/** One that the company has, and has not taken out. */
export const findOwnAccount = (db: Db, companyId: number, id: number) =>
  rows(db)
    .where("a.id", "=", id)
    .where("a.company_id", "=", companyId)
    .where("a.removed_at", "is", null)
    .executeTakeFirst();

export const accountsOf = (db: Db, companyId: number) =>
  rows(db)
    .where("a.company_id", "=", companyId)
    .where("a.removed_at", "is", null)
    .orderBy("a.id", "desc")
    .limit(100)
    .execute();

/** For the office. */
export function listBankAccounts(
  db: Db,
  { q, status }: { q: string; status: banking.BankAccount["status"] },
) {
  const wanted = sql<SqlBool>`a.status = ${status} and a.removed_at is null
    and ${
      q === ""
        ? sql`true`
        : sql`exists (select from company_cards found where found.id = a.company_id
            and (found.name || ' ' || coalesce(found.pan, '')) ilike ${containing(q)})`
    }`;
  return listing(
    db,
    db.selectFrom("bank_accounts as a").where(wanted),
    rows(db).where(wanted).orderBy("a.id"),
  );
}

export async function insertBankAccount(
  tx: Tx,
  account: Insertable<BankAccounts>,
): Promise<number> {
  const row = tx.insertInto("bank_accounts").values(account).returning("id");
  return (await row.executeTakeFirstOrThrow()).id;
}

export async function lockBankAccount(tx: Tx, id: number) {
  return tx
    .selectFrom("bank_accounts")
    .select(["id", "company_id", "status", "removed_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * @param hours until it may be paid to, where the company was paid elsewhere before, an owner has
 * said that it is not theirs, or the company's money lay here for longer before it was sent
 */
export const acceptAccount = (tx: Tx, id: number, by: number, hours: number) =>
  sql`update bank_accounts set status = 'accepted', decided_by = ${by}, reason = null,
      decided_at = market_now(),
      usable_from = market_now() + case when objected_at is not null
        or exists (select from bank_accounts before
          where before.company_id = bank_accounts.company_id and before.id <> bank_accounts.id
            and before.status = 'accepted')
        or exists (select from accounts money
            join journal_lines l on l.account_id = money.id
            join journal_entries e on e.id = l.entry_id
          where money.company_id = bank_accounts.company_id and money.asset = 'inr'
            and money.kind <> 'owed'
            and money.balance > 0
            and e.at <= bank_accounts.sent_at - make_interval(hours => ${hours}))
        then make_interval(hours => ${hours})
        else interval '0' end
    where id = ${id}`.execute(tx);

/** Whom a new account is told to. */
export async function ownersOf(tx: Tx, companyId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom("company_people")
    .select("user_id")
    .where("company_id", "=", companyId)
    .where("status", "=", "active")
    .where("role", "=", "owner")
    .orderBy("user_id")
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** The account that a link is about, while nobody has followed it. */
export const findByObjection = (tx: Tx, hash: Buffer) =>
  tx
    .selectFrom("bank_accounts")
    .select(["id", "company_id"])
    .where("objection_hash", "=", hash)
    .where("removed_at", "is", null)
    .executeTakeFirst();

/** It waits for the office as if new. Undefined where the same link was followed meanwhile. */
export const holdAccount = (tx: Tx, id: number, hash: Buffer) =>
  tx
    .updateTable("bank_accounts")
    .set({ status: "waiting", decided_by: null, reason: null, usable_from: null, decided_at: null })
    .set({ objection_hash: null, objected_at: sql`market_now()` })
    .where("id", "=", id)
    .where("objection_hash", "=", hash)
    .where("removed_at", "is", null)
    .returning("last4")
    .executeTakeFirst();

export const refuseAccount = (tx: Tx, id: number, by: number, reason: string) =>
  sql`update bank_accounts set status = 'refused', decided_by = ${by}, reason = ${reason},
      decided_at = market_now()
    where id = ${id}`.execute(tx);

export const removeAccount = (tx: Tx, id: number) =>
  sql`update bank_accounts set removed_at = market_now() where id = ${id}`.execute(tx);

/** Whether money may still be on its way to it. */
export async function isPaidTo(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom("withdrawals")
    .select("id")
    .where("bank_account_id", "=", id)
    .where("state", "in", ["asked", "approved", "released", "sent"])
    .executeTakeFirst();
  return row !== undefined;
}

export const listUnderOtherKeys = (db: Db, keyId: Buffer, most: number) =>
  db
    .selectFrom("bank_accounts")
    .select(["id", "company_id", "account_no", "key_id"])
    .where("key_id", "<>", keyId)
    .where(sql<SqlBool>`length(account_no) > 0`)
    .limit(most)
    .execute();

/** Its last four digits stay, by which a payout of that time is told from others. */
export const emptyNumbers = (tx: Tx, days: number) =>
  sql`update bank_accounts set account_no = '', key_id = ''
    where removed_at < (select market_now()) - make_interval(days => ${days})
      and length(account_no) > 0`.execute(tx);

export const changeNumber = (tx: Tx, id: number, sealed: { account_no: Buffer; key_id: Buffer }) =>
  tx.updateTable("bank_accounts").set(sealed).where("id", "=", id).execute();

/**
 * The account stays for the books, as its withdrawals do; its number goes when they may.
 */
export const eraseBankAccounts = (tx: Tx, companyId: number) =>
  sql`update bank_accounts set document = null,
      removed_at = coalesce(removed_at, market_now())
    where company_id = ${companyId}`.execute(tx);
