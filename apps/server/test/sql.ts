import pg from "pg";

/** The migrated, empty database that each test file gets a copy of. */
export const template = "template_market";

export async function runSql(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

const IN_USE = "55006";

/**
 * Drops a test's database. A pool that has ended may still be closing its connections, and one that
 * is cut off then fails outside of every test: PostgreSQL waits five seconds for them by itself,
 * and only who stays longer is cut off.
 */
export async function dropDatabase(cluster: string, name: string): Promise<void> {
  await runSql(cluster, `drop database if exists ${name}`).catch((error) => {
    if (error.code !== IN_USE) throw error;
    console.warn(`${name} is dropped under an open connection`);
    return runSql(cluster, `drop database ${name} with (force)`);
  });
}

/** The same server and user, another database. */
export function onDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}
