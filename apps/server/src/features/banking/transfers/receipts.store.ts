import type { banking, Paise } from "@rebale/contract";
import { type SqlBool, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { containing, type SortedList, within } from "../../../platform/lists/list-query.ts";
import { listing } from "../../../platform/lists/listing.store.ts";
import { namesUtr } from "../statements/names-utr.store.ts";

/** A transfer in, as far as deciding on it needs it. */
export interface ReceiptState {
  readonly id: number;
  readonly state: banking.ReceiptState;
  readonly ref: string;
  readonly utr: string | null;
  readonly claimed: Paise | null;
  readonly received: Paise | null;
  readonly paidOn: string;
  readonly companyId: number | null;
  readonly awardId: number | null;
  /** The name of the account that it came in on. */
  readonly account: string | null;
  readonly returnAskedBy: number | null;
  /** The bank's. */
  readonly words: string | null;
  /** Whose one person says that it is. */
  readonly matchAskedBy: number | null;
  readonly matchCompanyId: number | null;
  readonly matchAwardId: number | null;
}

const states = (tx: Tx) =>
  tx
    .selectFrom("receipts as r")
    .select(["r.id", "r.ref", "r.utr", "r.company_id as companyId", "r.award_id as awardId"])
    .select(["r.return_asked_by as returnAskedBy", "r.match_asked_by as matchAskedBy", "r.words"])
    .select(["r.match_company_id as matchCompanyId", "r.match_award_id as matchAwardId"])
    .select(sql<banking.ReceiptState>`r.state`.as("state"))
    .select(sql<Paise | null>`r.claimed`.as("claimed"))
    .select(sql<Paise | null>`r.received`.as("received"))
    .select(sql<string>`r.paid_on::text`.as("paidOn"))
    .select(
      sql<string | null>`(select name from holder_accounts h where h.id = r.holder_account_id)`.as(
        "account",
      ),
    )
    .forUpdate();

export const lockReceipt = (tx: Tx, id: number): Promise<ReceiptState | undefined> =>
  states(tx).where("r.id", "=", id).executeTakeFirst();

/** The receipts known of a UTR, but for claims that were refused; those that came in first. */
export const lockReceiptsOf = (tx: Tx, utr: string): Promise<ReceiptState[]> =>
  states(tx)
    .where("r.utr", "=", utr)
    .where("r.state", "<>", "refused")
    .orderBy(sql`received is null, id`)
    .execute();

interface NewClaim {
  readonly utr: string;
  readonly claimed: Paise;
  readonly paidOn: string;
  readonly companyId: number;
  readonly awardId: number | null;
  readonly claimedBy: number;
}

export async function insertClaim(tx: Tx, claim: NewClaim): Promise<number> {
  const { utr, claimed, paidOn, companyId, awardId, claimedBy } = claim;
  const row = await tx
    .insertInto("receipts")
    .values({
      ...{ ref: utr, utr, claimed, paid_on: paidOn, source: "claim", state: "claimed" },
      ...{ company_id: companyId, award_id: awardId, claimed_by: claimedBy },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Paid at the gateway without an order, each once. @returns its id */
export async function insertUnordered(
  tx: Tx,
  of: { paymentId: string; amount: Paise; words: string; paidOn: string },
): Promise<number> {
  await sql`insert into receipts (ref, received, paid_on, words, source, state)
    values (${of.paymentId}, ${of.amount}, ${of.paidOn}, ${of.words}, 'gateway', 'unknown')
    on conflict do nothing`.execute(tx);
  const row = tx.selectFrom("receipts").select("id").where("ref", "=", of.paymentId);
  return (await row.where("source", "=", "gateway").executeTakeFirstOrThrow()).id;
}

interface Change {
  readonly state?: banking.ReceiptState;
  readonly claimed?: Paise;
  readonly company_id?: number;
  readonly award_id?: number | null;
  readonly claimed_by?: number;
  readonly decided_by?: number;
  readonly reason?: string | null;
  readonly return_asked_by?: number | null;
  readonly returned_by?: number;
  readonly return_utr?: string | null;
  readonly match_asked_by?: number | null;
  readonly match_company_id?: number | null;
  readonly match_award_id?: number | null;
}

export const changeReceipt = (tx: Tx, id: number, change: Change) =>
  tx.updateTable("receipts").set(change).where("id", "=", id).execute();

/** Claims that have come in, wait for no second person and are not entered yet. */
export async function receivedClaims(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom("receipts")
    .select("id")
    .where("state", "=", "claimed")
    .where("received", "is not", null)
    .where((eb) => eb.or([eb("first_by", "is", null), eb("second_by", "is not", null)]))
    .orderBy("id")
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
}

/** Money in suspense that nobody has asked to return: ids by UTR. */
export async function unknownByUtr(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("receipts")
    .select(["id", "utr"])
    .where("state", "=", "unknown")
    .where("return_asked_by", "is", null)
    .orderBy("id", "desc")
    .limit(5000)
    .execute();
  return new Map(rows.flatMap(({ id, utr }) => (utr === null ? [] : [[utr, id] as const])));
}

/** The bank's line is the other side of an entry. @returns the entry's day */
export async function linkToEntry(tx: Tx, id: number, entryId: number): Promise<string> {
  await sql`update statement_lines set receipt_id = null, entry_id = ${entryId}
    where receipt_id = ${id}`.execute(tx);
  const { rows } = await sql<{ day: string }>`
    select happened_on::text as day from journal_entries where id = ${entryId}`.execute(tx);
  return rows[0]?.day ?? "";
}

/** The bank's line of money that was sent back, where it was read before. */
export const linkReturn = (tx: Tx, id: number) =>
  sql`update statement_lines set receipt_id = r.id
    from receipts r
    where r.id = ${id} and statement_lines.id = (
      select l.id from statement_lines l
      where l.receipt_id is null and l.withdrawal_id is null and l.entry_id is null
        and l.holder_account_id = r.holder_account_id and l.amount = -r.received
        and (l.utr = any(array[r.return_utr, r.utr]) or ${namesUtr(sql`r.utr`)})
      order by l.no limit 1)`.execute(tx);

const rows = (db: Db) =>
  db
    .selectFrom("receipts as r")
    .leftJoin("holder_accounts as h", "h.id", "r.holder_account_id")
    .leftJoin("company_cards as c", "c.id", "r.company_id")
    .leftJoin("people as claimer", "claimer.id", "r.claimed_by")
    .leftJoin("people as asker", "asker.id", "r.return_asked_by")
    .leftJoin("people as decider", "decider.id", "r.decided_by")
    .leftJoin("people as matcher", "matcher.id", "r.match_asked_by")
    .leftJoin("company_cards as mc", "mc.id", "r.match_company_id")
    .select(["r.match_asked_by", "r.match_company_id", "r.match_award_id"])
    .select(["matcher.name as match_asked", "mc.name as match_company"])
    .select(["r.id", "r.utr", "r.words", "r.company_id", "r.award_id", "r.reason", "r.made_at"])
    .select(["h.name as account", "c.name as company", "r.return_asked_by", "r.returned_by"])
    .select(["claimer.name as by", "asker.name as return_asked", "decider.name as decided_by"])
    .select(sql<banking.Receipt["state"]>`r.state`.as("state"))
    .select(sql<banking.Receipt["source"]>`r.source`.as("source"))
    .select(sql<Paise | null>`r.claimed`.as("claimed"))
    .select(sql<Paise | null>`r.received`.as("received"))
    .select(sql<string>`r.paid_on::text`.as("paid_on"));
export type ReceiptRow = Awaited<ReturnType<typeof findReceipt>>;

export const findReceipt = (db: Db, id: number) =>
  rows(db).where("r.id", "=", id).executeTakeFirstOrThrow();

type Asked = Omit<SortedList<"at" | "amount">, "page" | "rows"> & {
  readonly state?: banking.ReceiptState | undefined;
  readonly return_asked?: "1" | undefined;
  readonly id?: number | undefined;
};

/** For the office. */
export function listReceipts(db: Db, { q, state, id, return_asked, sort, dir, ...days }: Asked) {
  const wanted = sql<SqlBool>`${within("r.made_at", days)}
    and ${state === undefined ? sql`true` : sql`r.state = ${state}`}
    and ${id === undefined ? sql`true` : sql`r.id = ${id}`}
    and ${
      return_asked === undefined
        ? sql`true`
        : sql`r.return_asked_by is not null and r.state in ('mismatched', 'unknown')`
    }
    and ${
      q === ""
        ? sql`true`
        : sql`(r.ref ilike ${containing(q)} or r.words ilike ${containing(q)}
            or exists (select from company_cards c where c.id = r.company_id
              and c.name ilike ${containing(q)}))`
    }`;
  const by = sort === "amount" ? sql`coalesce(r.received, r.claimed)` : sql`r.id`;
  return listing(
    db,
    db.selectFrom("receipts as r").where(wanted),
    rows(db).where(wanted).orderBy(by, dir).orderBy("r.id"),
  );
}

/** A company's claims, newest first. */
export const listClaims = (db: Db, companyId: number) =>
  rows(db)
    .where("r.company_id", "=", companyId)
    .where("r.claimed_by", "is not", null)
    .orderBy("r.id", "desc")
    .limit(100)
    .execute();
