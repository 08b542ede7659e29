import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";

export interface NamedCompany {
  readonly pan: string;
  readonly name: string;
}
export interface ListRow {
  readonly id: number;
  readonly name: string;
  readonly companies: readonly NamedCompany[];
}

const lists = (db: Db, companyId: number) =>
  db
    .selectFrom("company_lists")
    .select(["id", "name"])
    .select(
      sql<NamedCompany[]>`(select json_agg(json_build_object('pan', pan, 'name', name) order by pan)
        from company_list_rows where list_id = company_lists.id)`.as("companies"),
    )
    .where("company_id", "=", companyId);

/** A company's lists, oldest first. */
export const listsOf = (db: Db, companyId: number): Promise<ListRow[]> =>
  lists(db, companyId).orderBy("id").execute();

/** A list of the company; a stranger's is not found. */
export const findList = (db: Db, companyId: number, id: number): Promise<ListRow | undefined> =>
  lists(db, companyId).where("id", "=", id).executeTakeFirst();

export const insertList = (tx: Tx, companyId: number, name: string): Promise<{ id: number }> =>
  tx
    .insertInto("company_lists")
    .values({ company_id: companyId, name })
    .returning("id")
    .executeTakeFirstOrThrow();

export const renameList = (tx: Tx, id: number, name: string) =>
  tx.updateTable("company_lists").set({ name }).where("id", "=", id).execute();

export const deleteList = (tx: Tx, id: number) =>
  tx.deleteFrom("company_lists").where("id", "=", id).execute();

/** In place of the list's companies before. */
export async function setRows(
  tx: Tx,
  listId: number,
  companies: readonly NamedCompany[],
): Promise<void> {
  await tx.deleteFrom("company_list_rows").where("list_id", "=", listId).execute();
  await tx
    .insertInto("company_list_rows")
    .values(companies.map(({ pan, name }) => ({ list_id: listId, pan, name })))
    .execute();
}

/**
 * Companies that have paid for a seller's lots: their papers tell it their PANs. What the two have
 * paid each other may be known from the end of the sale alone.
 */
export async function pastBuyersOf(db: Db, companyId: number, most: number) {
  const { rows } = await sql<NamedCompany>`select c.pan, c.name
    from (select company_id, max(coalesce(paid_at, completed_at)) as at from sales
      where seller_company_id = ${companyId} and coalesce(paid_at, completed_at) is not null
      group by company_id) bought
    join company_cards c on c.id = bought.company_id
    where c.pan is not null and c.erased_at is null
    order by bought.at desc, c.id limit ${most}`.execute(db);
  return rows;
}
