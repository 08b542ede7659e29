import { readdir, readFile } from "node:fs/promises";
import { runMigrations } from "graphile-worker";
import pg from "pg";

const folder = new URL("../../migrations/", import.meta.url);

/** Any number: nodes that start together take turns by it. */
const MIGRATION_LOCK = 7_270_116;

/**
 * Brings the database at `url` up to date: graphile-worker's own tables, then each file of
 * migrations/ once, in order,
 * each in a transaction of its own.
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await runMigrations({ connectionString: url });
    await client.query(
      "create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())",
    );
    const done = new Set(
      (await client.query<{ name: string }>("select name from migrations")).rows.map((r) => r.name),
    );
    const files = (await readdir(folder)).filter((f) => f.endsWith(".sql")).sort();
    for (const name of files.filter((f) => !done.has(f))) {
      await client.query("begin");
      await client.query(await readFile(new URL(name, folder), "utf8"));
      await client.query("insert into migrations (name) values ($1)", [name]);
      await client.query("commit");
    }
  } finally {
    await client.end();
  }
}
