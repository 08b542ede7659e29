import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import { firstOfTwo } from "../../../platform/two-persons/first-of-two.ts";
import {
  openNumber,
  type SealedNumber,
  type SecretKeys,
} from "../bank-accounts/account-numbers.ts";
import type { Claim } from "./match-lines.rules.ts";

/** Days after which nobody answers for a claim any more. */
export const CLAIM_DAYS = 7;

/** A claim in `receipts`: told, not come in, and not lapsed. */
export const openClaim = sql<boolean>`state = 'claimed' and received is null
  and made_at > (select market_now()) - make_interval(days => ${CLAIM_DAYS})`;

type Told = Pick<Claim, "receiptId" | "utr" | "claimed"> & { readonly companyId: number };

export async function readClaims(tx: Tx, utrs: readonly string[]): Promise<Told[]> {
  const { rows } = await sql<Told>`
    select id as "receiptId", utr, claimed, company_id as "companyId" from receipts
    where ${openClaim} and utr = any(${[...utrs]}::text[])
    order by id for update`.execute(tx);
  return rows;
}

/** With what each company has proven: its name, and the accounts that the office accepted. */
export async function prove<T extends { readonly companyId: number }>(
  tx: Tx,
  keys: SecretKeys,
  claims: readonly T[],
): Promise<(T & Pick<Claim, "names" | "accounts">)[]> {
  const ids = [...new Set(claims.map(({ companyId }) => companyId))];
  if (ids.length === 0) return [];
  const companies = await tx
    .selectFrom("company_cards as companies")
    .select(["id", "name"])
    .where("id", "in", ids)
    .where("status", "=", "verified")
    .execute();
  const accounts = await tx
    .selectFrom("bank_accounts")
    .select(["company_id", "holder", "account_no", "key_id"])
    .where("company_id", "in", ids)
    .where("status", "=", "accepted")
    .where("removed_at", "is", null)
    .execute();
  const opened = await Promise.all(
    accounts.map(async (a) => ({ ...a, number: await openNumber(keys, a as SealedNumber) })),
  );
  return claims.map((claim) => {
    const own = opened.filter((a) => a.company_id === claim.companyId);
    const named = companies.filter(({ id }) => id === claim.companyId);
    const names = [...named.map(({ name }) => name), ...own.map(({ holder }) => holder)];
    return { ...claim, names, accounts: own.map(({ number }) => number) };
  });
}

/** Those of these UTRs that a line of a statement names already. */
export async function namedElsewhere(tx: Tx, utrs: readonly string[]): Promise<Set<string>> {
  if (utrs.length === 0) return new Set();
  const { rows } = await sql<{ utr: string }>`
    select named.utr from unnest(${[...utrs]}::text[]) named(utr)
    where exists (select from statement_lines l
      where l.day > ((select market_now()) at time zone 'Asia/Kolkata')::date - 60
        and (l.utr = named.utr or position(named.utr in upper(l.words)) > 0))`.execute(tx);
  return new Set(rows.map(({ utr }) => utr));
}

/** Paise that one person's files have credited alone in the last day. */
export async function creditedAlone(tx: Tx, by: number): Promise<Paise> {
  const { rows } = await sql<{ sum: Paise }>`
    select coalesce(sum(r.received), 0)::bigint as sum
    from statements s join statement_lines l on l.statement_id = s.id
      join receipts r on r.id = l.receipt_id
    where s.uploaded_by = ${by} and s.uploaded_at > (select market_now()) - interval '1 day'
      and l.amount > 0 and r.claimed_by is not null and r.decided_by is null
      and r.first_by is null and r.state in ('matched', 'claimed')`.execute(tx);
  return rows[0]?.sum ?? (0 as Paise);
}

/** The reader of the line of money that came in, and whether two persons named its account. */
export async function readerOf(tx: Tx, receiptId: number) {
  const { rows } = await sql<{ by: number; isAgreed: boolean }>`
    select s.uploaded_by as by, h.made_by is null or h.confirmed_by is not null as "isAgreed"
    from statement_lines l join statements s on s.id = l.statement_id
      join holder_accounts h on h.id = l.holder_account_id
    where l.receipt_id = ${receiptId} and l.amount > 0`.execute(tx);
  return rows[0];
}

/** They wait until somebody else has read the same lines. */
export const waitForSecond = (tx: Tx, ids: readonly number[], by: number) =>
  sql`update receipts set first_by = ${by} where id = any(${[...ids]}::bigint[])`.execute(tx);

export const markMatched = (tx: Tx, ids: readonly number[]) =>
  sql`update receipts set state = 'matched' where id = any(${[...ids]}::bigint[])`.execute(tx);

type Line = { day: string; utr: string | null; amount: Paise; balance: Paise };

const waitingOf = (accountId: number, lines: readonly Line[]) => sql`
    from statement_lines l, json_to_recordset(${JSON.stringify(lines)}::json)
      as f (day date, utr text, amount bigint, balance bigint)
    where l.holder_account_id = ${accountId} and l.day = f.day and l.amount = f.amount
      and l.balance = f.balance and l.utr is not distinct from f.utr and r.id = l.receipt_id
      and r.state = 'claimed' and r.second_by is null`;

/**
 * Money that waits among these lines of an account, and somebody else has read, is read by two.
 * @throws Problem second_person_needed, colleague_too_new
 */
export async function agreeTo(
  tx: Tx,
  accountId: number,
  by: number,
  lines: readonly Line[],
): Promise<void> {
  const waiting = waitingOf(accountId, lines);
  const { rows } = await sql<{ first: number }>`select distinct r.first_by as first
    from receipts r where r.first_by <> ${by} and exists (select 1 ${waiting})`.execute(tx);
  for (const { first } of rows) {
    const isByTwo = (await firstOfTwo(tx, by, first)) !== null;
    const mark = isByTwo ? sql`second_by = ${by}` : sql`first_by = ${by}`;
    await sql`update receipts r set ${mark} ${waiting} and r.first_by = ${first}`.execute(tx);
  }
}
