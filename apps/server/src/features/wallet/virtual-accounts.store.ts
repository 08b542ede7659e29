import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";

/** An account to pay to, as its bank has it. */
export interface VirtualAccount {
  readonly id: string;
  readonly accountNo: string;
  readonly ifsc: string;
  readonly name: string;
}

/** Whose an account is; null for nobody's. */
export async function companyOfAccount(
  db: Db,
  gateway: string,
  accountId: string,
): Promise<number | null> {
  const account = await db
    .selectFrom("virtual_accounts")
    .select("company_id")
    .where("gateway", "=", gateway)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return account?.company_id ?? null;
}

/** The account that a company pays to; undefined until it has one. */
export const findVirtualAccount = (db: Db, gateway: string, companyId: number) =>
  db
    .selectFrom("virtual_accounts")
    .select(["account_no", "ifsc", "name"])
    .where("gateway", "=", gateway)
    .where("company_id", "=", companyId)
    .executeTakeFirst();

/** Some verified companies that have none, at random: those that it is refused hold up no others. */
export async function companiesWithout(db: Db, gateway: string, most: number) {
  const { rows } = await sql<{ companyId: number; name: string }>`
    select id as "companyId", name from company_cards companies
    where status = 'verified' and not exists (select from virtual_accounts v
      where v.company_id = companies.id and v.gateway = ${gateway})
    order by random() limit ${most}`.execute(db);
  return rows;
}

/** The first one of a company stands. */
export const insertVirtualAccount = (
  tx: Tx,
  { gateway, companyId, account }: { gateway: string; companyId: number; account: VirtualAccount },
) =>
  tx
    .insertInto("virtual_accounts")
    .values({
      gateway,
      company_id: companyId,
      account_id: account.id,
      account_no: account.accountNo,
      ifsc: account.ifsc,
      name: account.name,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
