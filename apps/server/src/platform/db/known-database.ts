import { readdir, readFile } from "node:fs/promises";
import { type Kysely, sql } from "kysely";

const migrations = new URL("../../../migrations/", import.meta.url);
/** All tables as this version has them from the beginning, in the list as one migration. */
export const BASELINE = "0400-baseline";
/** The version before: what it has applied stands in migrations/applied-before.txt. */
const BEFORE = "f589c55b";

/** The baseline's files, in order, as one text. */
export async function readBaseline(): Promise<string> {
  const folder = new URL("baseline/", migrations);
  const files = (await readdir(folder)).sort();
  return (await Promise.all(files.map((file) => readFile(new URL(file, folder), "utf8")))).join(
    "\n",
  );
}

/**
 * Makes all tables. A market of the version before has them: it is told what each holds and whose
 * it is, and its list begins anew.
 */
export async function applyBaseline(tx: Kysely<unknown>): Promise<void> {
  const text = await readBaseline();
  if ((await findApplied(tx)).length === 0) return void (await sql.raw(text).execute(tx));
  const comments = text.match(/^comment on table .*?;$/gms) ?? [];
  await sql.raw(comments.join("\n")).execute(tx);
  await sql`delete from public.migrations`.execute(tx);
}

/**
 * An empty database, a market of the version before, or one that has the baseline, or more.
 * @throws Error in words, of a database that this version does not know
 */
export async function refuseUnknown(db: Kysely<unknown>): Promise<void> {
  const found = await findApplied(db);
  if (found.includes(BASELINE)) return;
  if (found.length === 0) return refuseForeign(db);
  const before = await readFile(new URL("applied-before.txt", migrations), "utf8");
  const expected = before.trim().split("\n");
  if (found.length !== expected.length || !expected.every((name) => found.includes(name)))
    throw new Error(
      `This database was migrated by a version that this one does not know: its list has ${found.length} migrations, the last is ${found.at(-1)}. ` +
        `This version goes on from an empty database or from the complete list of version ${BEFORE}, up to ${expected.at(-1)}. ` +
        `Start version ${BEFORE} on it first, or name another database.`,
    );
}

/** Names of the list, in order; none where there is no list. */
export async function findApplied(db: Kysely<unknown>): Promise<string[]> {
  const found = await sql<{ exists: boolean }>`
    select to_regclass('public.migrations') is not null as exists`.execute(db);
  if (!found.rows[0]?.exists) return [];
  const { rows } = await sql<{ name: string }>`
    select name from public.migrations order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function refuseForeign(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and relname not in ('migrations', 'migrations_lock') order by 1 limit 1`.execute(db);
  if (rows[0])
    throw new Error(
      `This database has tables (${rows[0].name} is one) and no list of this market's migrations: ` +
        "it belongs to something else. Name an empty database.",
    );
}
