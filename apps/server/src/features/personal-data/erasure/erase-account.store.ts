import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import { personalTables } from "../columns/personal-columns.ts";
import type { PersonalTable } from "../columns/personal-table.ts";
import { type Person, whose } from "../whose.store.ts";

/** Private files whose rows are gone: their bytes are to be removed after the commit. */
export type Orphans = readonly string[];

export const findPortrait = async (tx: Tx, userId: number): Promise<string | null> =>
  (
    await tx
      .selectFrom("users")
      .select("profile_image")
      .where("id", "=", userId)
      .forNoKeyUpdate()
      .executeTakeFirst()
  )?.profile_image ?? null;

/** Removes what the table of personal columns says, and answers the files that go with it. */
export async function eraseAccount(tx: Tx, person: Person, at: Date): Promise<Orphans> {
  const files = await filesOf(tx, person.id);
  // What belongs to another row first, for as long as that row says whose it is.
  const tables = Object.entries(personalTables).sort(
    ([, a], [, b]) => Number(b.through !== undefined) - Number(a.through !== undefined),
  );
  for (const [name, table] of tables) {
    if (table.erasure === "rows")
      await sql`delete from ${sql.table(name)} where ${whose(table, person)}`.execute(tx);
    if (table.erasure === "columns" && name !== "users") await empty(tx, name, table, person);
  }
  await sql`delete from company_invitations where mobile = ${person.mobile}
    or email = ${person.email}`.execute(tx);
  // Copies for the office and others that name how to reach them.
  await sql`delete from messages where strpos(body, ${person.mobile}) > 0
    or strpos(body, ${person.email}) > 0`.execute(tx);
  await sql`update company_users set role = null, bid_limit = null, status = 'removed'
    where user_id = ${person.id}`.execute(tx);
  // First: an account that is erased may be without an address and a password.
  await sql`update users set erased_at = ${at}, password_hash = null
    where id = ${person.id}`.execute(tx);
  const { users } = personalTables;
  if (users) await empty(tx, "users", users, person);
  return files;
}

async function empty(tx: Tx, name: string, table: PersonalTable, person: Person): Promise<void> {
  const { personal = [], replaced = {} } = table;
  const columns = [...new Set([...personal, ...Object.keys(replaced)])];
  const changes = columns.map(
    (column) => sql`${sql.ref(column)} = ${column in replaced ? replaced[column] : null}`,
  );
  await sql`update ${sql.table(name)} set ${sql.join(changes)}
    where ${whose(table, person)}`.execute(tx);
}

/** Documents of the account that no company keeps as a paper. */
const filesOf = async (tx: Tx, userId: number): Promise<Orphans> =>
  (
    await sql<{ file: string }>`select file from documents where user_id = ${userId}
      and file not in (select file from company_documents)`.execute(tx)
  ).rows.map(({ file }) => file);

/** A company that was the person's alone and never traded goes with them, its papers too. */
export async function eraseCompany(tx: Tx, companyId: number): Promise<Orphans> {
  for (const table of ["company_papers", "authorisations", "company_invitations"] as const)
    await tx.deleteFrom(table).where("company_id", "=", companyId).execute();
  // The account stays for the books, as its withdrawals do; its number goes when they may.
  await sql`update bank_accounts set document = null,
      removed_at = coalesce(removed_at, market_now())
    where company_id = ${companyId}`.execute(tx);
  // What a sale that was undone still names stays with it.
  const files = await sql<{ file: string }>`delete from company_documents
    where company_id = ${companyId}
      and not exists (select from award_declarations where document = file)
      and not exists (select from kg_outputs where document = file)
    returning file`.execute(tx);
  await sql`update company_sites set name = 'Erased', address = '', city = '', state = '',
      pincode = '', gstin = null, gate_contact = null, loading_hours = null,
      removed_at = coalesce(removed_at, market_now())
    where company_id = ${companyId}`.execute(tx);
  await sql`update companies set name = 'Erased company', pan = null, pan_accepted_at = null,
      erased_at = market_now(), reasons = '[]',
      status = 'unverified', submitted_at = null where id = ${companyId}`.execute(tx);
  return files.rows.map(({ file }) => file);
}
