import type { Ledger } from "@rebale/contract/books";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import type { BookedSale, Payout, TruckBill } from "./book-facts.ts";

const byKey = <K, V>(rows: readonly (V & { readonly key: K })[]): Map<K, V> =>
  new Map(rows.map((row) => [row.key, row]));

/** Both sides of sales by their companies' names. */
export async function salesByIds(db: Db, ids: readonly number[]) {
  const { rows } = await sql<BookedSale & { key: number }>`
    select a.id as key, a.id, coalesce(buyer.name, '') as buyer, coalesce(seller.name, '') as seller
    from sales a left join company_cards buyer on buyer.id = a.company_id
      left join company_cards seller on seller.id = a.seller_company_id
    where a.id = any(${[...ids]}::bigint[])`.execute(db);
  return byKey<number, BookedSale>(rows);
}

/** The bill of each truck, with its value less what was credited before the release. */
export async function billsOfTrips(db: Db, trips: readonly number[]) {
  const { rows } = await sql<TruckBill & { key: number }>`
    select p.trip_id as key, p.number, (p.value - coalesce((select sum(n.value) from credit_notes n
      where n.of_invoice = p.id and n.made_at <= t.released_at), 0))::bigint as base
    from truck_papers p join trucks t on t.id = p.trip_id
    where p.trip_id = any(${[...trips]}::bigint[])`.execute(db);
  return byKey<number, TruckBill>(rows);
}

export async function payoutsByIds(db: Db, ids: readonly string[]) {
  const { rows } = await sql<Payout & { key: string }>`
    select id::text as key, source, utr, bank_last4 as last4 from bank_payouts
    where id::text = any(${[...ids]}::text[])`.execute(db);
  return byKey<string, Payout>(rows);
}

/** The states of what is tied of papers' tax, by paper. */
export async function taxHoldsOf(db: Db, paperIds: readonly number[]) {
  const { rows } = await sql<{ paperId: number; state: string }>`
    select invoice_id as "paperId", state from tied_taxes
    where invoice_id = any(${[...paperIds]}::bigint[])`.execute(db);
  return new Map(rows.map(({ paperId, state }) => [paperId, state]));
}

export type LedgerNames = Partial<Record<Ledger, string>>;
export async function readNames(db: Db, companyId: number): Promise<LedgerNames> {
  const row = await db
    .selectFrom("book_ledgers")
    .select("names")
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  return (row?.names ?? {}) as LedgerNames;
}

/** Names that are left out stay. */
export const saveNames = (tx: Tx, companyId: number, names: LedgerNames) =>
  sql`insert into book_ledgers (company_id, names) values (${companyId}, ${JSON.stringify(names)})
    on conflict (company_id) do update
      set names = book_ledgers.names || excluded.names`.execute(tx);

/** A company's GSTINs: of its sites, and those that papers name where no site has one. */
export async function gstinsOf(db: Db, companyId: number): Promise<string[]> {
  const { rows } = await sql<{ gstin: string }>`
    select gstin from sites where company_id = ${companyId} and gstin is not null
    union select p.gst_number from company_people own
      join account_tax_papers p on p.user_id = own.user_id
      where own.company_id = ${companyId} and own.status = 'active' and p.gst_number is not null
    order by gstin`.execute(db);
  return rows.map(({ gstin }) => gstin);
}
