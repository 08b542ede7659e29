import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import { eraseLogin } from "../../accounts/index.ts";
import { eraseAudience } from "../../audience/index.ts";
import { eraseAuthorisations } from "../../authorisations/index.ts";
import { eraseBankAccounts } from "../../banking/index.ts";
import { eraseCompanyRecord, eraseMember } from "../../companies/index.ts";
import { eraseVisitors } from "../../inspections/index.ts";
import { eraseMessages } from "../../notifications/index.ts";
import { erasePapers } from "../../papers/index.ts";
import { eraseWebhooks } from "../../webhooks/index.ts";
import { personalTables } from "../columns/personal-columns.ts";
import type { PersonalTable } from "../columns/personal-table.ts";
import { type Person, whose } from "../whose.store.ts";

/** Private files whose rows are gone: their bytes are to be removed after the commit. */
export type Orphans = readonly string[];

export const findPortrait = async (tx: Tx, userId: number): Promise<string | null> =>
  (
    await tx
      .selectFrom("people")
      .select("profile_image")
      .where("id", "=", userId)
      .executeTakeFirst()
  )?.profile_image ?? null;

/** Removes what the table of personal columns says, and answers the files that go with it. */
export async function eraseAccount(tx: Tx, person: Person, at: Date): Promise<Orphans> {
  const files = await filesOf(tx, person.id);
  // Rows of another row go first, for as long as that row says whose they are.
  const tables = Object.entries(personalTables).sort(
    ([, a], [, b]) => Number(b.through !== undefined) - Number(a.through !== undefined),
  );
  for (const [name, table] of tables) {
    if (table.erasure === "rows")
      await sql`delete from ${sql.table(name)} where ${whose(table, person)}`.execute(tx);
    if (table.erasure === "columns" && name !== "users") await empty(tx, name, table, person);
  }
  await eraseMember(tx, person);
  await eraseMessages(tx, person);
  await eraseVisitors(tx, person);
  // First: an account that is erased may be without an address and a password.
  await eraseLogin(tx, person.id, at);
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
      and file not in (select file from company_files)`.execute(tx)
  ).rows.map(({ file }) => file);

/** A company that was the person's alone and never traded goes with them, its papers too. */
export async function eraseCompany(tx: Tx, companyId: number): Promise<Orphans> {
  await eraseAuthorisations(tx, companyId);
  await eraseBankAccounts(tx, companyId);
  const files = await erasePapers(tx, companyId);
  await eraseAudience(tx, companyId);
  await eraseWebhooks(tx, companyId);
  await eraseCompanyRecord(tx, companyId);
  return files;
}
