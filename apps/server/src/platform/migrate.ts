import { readdir, readFile } from "node:fs/promises";
import { runMigrations } from "graphile-worker";
import { Kysely, PostgresDialect, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import pg from "pg";

const folder = new URL("../../migrations/", import.meta.url);

/**
 * Brings the database at `url` up to date: graphile-worker's own tables, then each file of
 * migrations/ once, in order, all in one transaction. Nodes that start together wait for each other
 * at Kysely's lock.
 */
export async function migrate(url: string): Promise<void> {
  await runMigrations({ connectionString: url });
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // One that breaks tells its statement; unheard, the event would end the process.
  pool.on("error", () => undefined);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await takeOver(db);
    const { error } = await new Migrator({
      db,
      provider: { getMigrations: readMigrations },
      // The queue has a table of that name, too.
      migrationTableSchema: "public",
      migrationTableName: "migrations",
      migrationLockTableName: "migrations_lock",
      // Two branches may each bring a file, and a database may meet the later one first.
      allowUnorderedMigrations: true,
    }).migrateToLatest();
    if (error) throw error;
  } finally {
    await db.destroy();
  }
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql"));
  const migrations = files.map(async (file): Promise<[string, Migration]> => {
    const text = await readFile(new URL(file, folder), "utf8");
    return [file, { up: async (tx) => void (await sql.raw(text).execute(tx)) }];
  });
  return Object.fromEntries(await Promise.all(migrations));
}

/** The table of our own runner before Kysely's, which calls the time of a migration otherwise. */
const takeOver = (db: Kysely<unknown>) =>
  sql`do $$ begin
    if to_regclass('migrations') is null then return; end if;
    lock table migrations in access exclusive mode;
    if exists (select from pg_attribute where attrelid = 'migrations'::regclass
               and attname = 'applied_at' and not attisdropped) then
      alter table migrations rename column applied_at to "timestamp";
    end if;
  end $$`.execute(db);
