import { resolve } from "node:path";
import { runningDatabase } from "@rebale/embedded-database";
import type { Kysely } from "kysely";
import pg from "pg";
import type { Config } from "../../apps/server/src/platform/config.ts";
import { whyDatabaseRefused } from "../../apps/server/src/platform/db/database-away.ts";
import { connectDatabase } from "../../apps/server/src/platform/db/db.ts";
import { findPending } from "../../apps/server/src/platform/db/migrate.ts";
import { judgeVersion } from "../../apps/server/src/platform/db/server-version.rules.ts";
import { type Finding, lookAt, ok, reasonOf, warning, wrong } from "./finding.ts";

/** PostgreSQL's majors that the market runs on. */
const [OLDEST, NEWEST] = [15, 18];
/** Milliseconds that the two clocks may differ: the way there and back is in it. */
const NEAR = 2_000;

type Settings = Pick<Config, "DATABASE_URL" | "DATABASE_MIGRATION_URL" | "DATA_DIR" | "demo">;

/** The database, its extension and its clock; nothing is made or changed. */
export async function lookAtDatabase(config: Settings): Promise<Finding[]> {
  const url = config.DATABASE_URL ?? runningDatabase(resolve(config.DATA_DIR));
  if (!url) {
    const words = `The market makes its own in ${config.DATA_DIR}, and it does not run now`;
    return [await lookAt("database", () => ok(words))];
  }
  const roles = [...new Set([url, config.DATABASE_MIGRATION_URL ?? url])];
  const refused = (await Promise.all(roles.map(whyNotOpen))).find(Boolean);
  if (refused) return [await lookAt("database", () => wrong(refused))];
  const owner = config.DATABASE_MIGRATION_URL ?? url;
  return Promise.all([
    lookAt("database", () => versionOf(config, url, owner)),
    lookAt("pg_trgm", () => asked(owner, extensionOf)),
    lookAt("clock", () => asked(url, clockOf)),
  ]);
}

/** Null where the database lets this role in. */
async function whyNotOpen(url: string): Promise<string | null> {
  try {
    await asked(url, (client) => client.query("select 1"));
    return null;
  } catch (error) {
    const { host, pathname } = new URL(url);
    return (
      whyDatabaseRefused(error) ??
      `${host}${pathname} does not answer (${reasonOf(error)}): start PostgreSQL, or mend DATABASE_URL`
    );
  }
}

async function asked<T>(url: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

async function versionOf(config: Settings, url: string, owner: string) {
  const { host, pathname } = new URL(url);
  const said = await asked(owner, async (client) =>
    String((await client.query("show server_version")).rows[0]?.server_version),
  );
  const { version, mended } = judgeVersion(said);
  const major = Number.parseInt(version, 10);
  if (major < OLDEST || major > NEWEST)
    return wrong(`PostgreSQL ${version}: the market runs on ${OLDEST} to ${NEWEST}`);
  const pending = await pendingAt(owner);
  const what = `PostgreSQL ${version} at ${host}${pathname}`;
  if (pending.length > 0)
    return warning(`${what}: ${pending.length} migrations wait; the next start applies them`);
  if (mended) return warning(`${what} has known holes: update it to ${mended}`);
  if (!config.demo && !config.DATABASE_MIGRATION_URL)
    return warning(`${what}: its role owns the tables; set DATABASE_MIGRATION_URL to part them`);
  return ok(`${what}, all migrations are applied`);
}

async function pendingAt(url: string): Promise<string[]> {
  const { db, close } = connectDatabase(url, 1, () => undefined);
  try {
    return await findPending(db as unknown as Kysely<unknown>);
  } finally {
    await close();
  }
}

async function extensionOf(client: pg.Client) {
  const { rows } = await client.query(
    "select installed_version as version from pg_available_extensions where name = 'pg_trgm'",
  );
  if (!rows[0]) return wrong("PostgreSQL has no pg_trgm: install postgresql-contrib");
  const { version } = rows[0] as { version: string | null };
  return ok(version ? `Version ${version}` : "It is there, and the first start makes use of it");
}

async function clockOf(client: pg.Client) {
  const { rows } = await client.query("select clock_timestamp() as now");
  const apart = Math.abs(Date.now() - (rows[0] as { now: Date }).now.getTime());
  const seconds = (apart / 1000).toFixed(1);
  return apart > NEAR
    ? wrong(`This machine's and the database's are ${seconds} s apart: set both by NTP`)
    : ok(`This machine's and the database's are ${seconds} s apart`);
}
