import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { fillLots } from "./many-lots.ts";
import { dropDatabase, onDatabase, runSql, template } from "./sql.ts";

/**
 * A migrated, empty database for this test file, dropped after it; answers its url. Call it at the
 * top of the file:
 *
 *     const url = await testDatabase();
 */
export const testDatabase = (): Promise<string> => copyOf(template);

declare module "vitest" {
  interface ProvidedContext {
    /** Lots of a grown market: some in `npm test`, many in `npm run test:long`. */
    lots: number;
  }
}

/** The same of a grown market, which is filled once for all files. */
export async function largeDatabase(): Promise<string> {
  const large = `${template}_large`;
  const cluster = inject("clusterUrl");
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  try {
    // A second caller waits until the first has filled it.
    await client.query("select pg_advisory_lock(hashtext($1))", [large]);
    const made = await client.query("select from pg_database where datname = $1", [large]);
    if (!made.rowCount) {
      await runSql(
        cluster,
        `create database ${large}_half template ${template} strategy file_copy`,
      );
      await fill(onDatabase(cluster, `${large}_half`));
      await client.query(`alter database ${large}_half rename to ${large}`);
    }
  } finally {
    await client.end();
  }
  return copyOf(large);
}

async function fill(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await fillLots(client, inject("lots"), true).finally(() => client.end());
}

async function copyOf(source: string): Promise<string> {
  const cluster = inject("clusterUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  afterAll(() => dropDatabase(cluster, name));
  await runSql(cluster, `create database ${name} template ${source} strategy file_copy`);
  return onDatabase(cluster, name);
}

/**
 * Stops the market's clock at `instant`, for every connection at once; null lets it run again.
 * Milliseconds count.
 */
export async function setMarketTime(url: string, instant: Date | null): Promise<void> {
  const body = instant
    ? `timestamptz '${instant.toISOString()}'`
    : "date_trunc('milliseconds', clock_timestamp())";
  await runSql(
    url,
    `create or replace function market_now() returns timestamptz language sql volatile as $$ select ${body} $$`,
  );
}
