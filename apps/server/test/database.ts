import { randomBytes } from "node:crypto";
import { afterAll, inject } from "vitest";
import { dropDatabase, onDatabase, runSql, template } from "./sql.ts";

/**
 * A migrated, empty database for this test file, dropped after it; answers its url. Call it at the
 * top of the file:
 *
 *     const url = await testDatabase();
 */
export async function testDatabase(): Promise<string> {
  const cluster = inject("clusterUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  afterAll(() => dropDatabase(cluster, name));
  await runSql(cluster, `create database ${name} template ${template}`);
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
