import { readdir, readFile } from "node:fs/promises";
import { type Kysely, sql } from "kysely";
import pg from "pg";

const migrations = new URL("../../../migrations/", import.meta.url);
/** All tables as this version has them from the beginning, in the list as one migration. */
export const BASELINE = "0200-baseline";
/** How long the upgrade waits for whoever still uses the market. */
const LOCK_WAIT = "3s";

/** The files of a folder below migrations/, in order, as one text. */
export async function readTogether(folder: "baseline" | "from-0155"): Promise<string> {
  const from = new URL(`${folder}/`, migrations);
  const files = (await readdir(from)).filter((file) => file.endsWith(".sql")).sort();
  return (await Promise.all(files.map((file) => readFile(new URL(file, from), "utf8")))).join("\n");
}

/**
 * Brings a market of the version before to the baseline: all of it or nothing. An empty database
 * and one that has the baseline, or more, stay as they are.
 * @throws Error in words, of a database that this version does not know
 */
export async function goOnFrom(db: Kysely<unknown>): Promise<void> {
  const found = await findApplied(db);
  if (found.includes(BASELINE)) return;
  if (found.length === 0) return refuseForeign(db);
  const before = await readFile(new URL("from-0155/applied-before.txt", migrations), "utf8");
  const expected = before.trim().split("\n");
  if (found.length !== expected.length || !expected.every((name) => found.includes(name)))
    throw new Error(
      `This database was migrated by a version that this one does not know: its list has ${found.length} migrations, the last is ${found.at(-1)}. ` +
        `This version goes on from an empty database or from a complete list up to ${expected.at(-1)}. ` +
        "Start the version of that migration on it first, or name another database.",
    );
  await upgrade(db, await readTogether("from-0155"));
}

async function upgrade(db: Kysely<unknown>, text: string): Promise<void> {
  await db
    .transaction()
    .execute(async (tx) => {
      await sql`set local lock_timeout = ${sql.lit(LOCK_WAIT)}`.execute(tx);
      await sql.raw(text).execute(tx);
      await sql`delete from public.migrations`.execute(tx);
      await sql`insert into public.migrations (name, timestamp) values (${BASELINE},
        to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`.execute(tx);
    })
    .catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError && error.code === "55P03")) throw error;
      throw new Error(
        "Somebody still uses the market: end all nodes of the version before first.",
        {
          cause: error,
        },
      );
    });
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
