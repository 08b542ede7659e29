import { readdir, readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { runMigrations } from "graphile-worker";
import { Kysely, PostgresDialect, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import pg from "pg";
import { applyBaseline, BASELINE, findApplied, refuseUnknown } from "./known-database.ts";

const shipped = new URL("../../../migrations/", import.meta.url);

export interface Migrating {
  /** The folder of the files, with a slash at its end. */
  readonly from?: URL;
  /** How long a file that finds its tables locked is tried again, milliseconds. */
  readonly timeoutMs?: number;
  /** Told what is tried again. */
  readonly warn?: (line: string) => void;
}

/** The first line of a file of one statement that cannot run inside a transaction. */
const OUTSIDE = "-- outside a transaction";
/**
 * Milliseconds that a file waits for a lock: bids that come meanwhile wait behind it for as long.
 * Then it gives way, and is tried again after `PAUSE`.
 */
const LOCK_WAIT = 300;
const PAUSE = 300;
/** Waited too long for a lock; deadlock. */
const TRIED_AGAIN = ["55P03", "40P01"];

/**
 * Brings the database at `url` up to date while other nodes serve: graphile-worker's own tables,
 * the baseline, then each file of migrations/ once, in order, each in a transaction of its own; on
 * an empty database all in one. One node migrates, others that start wait for it. Files that a
 * later version has applied are no hindrance.
 * @throws Error when the database is none that this version goes on from, a file fails or finds its
 * tables locked for longer than `timeoutMs`
 */
export async function migrate(url: string, migrating: Migrating = {}): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 3 });
  // One that breaks tells its statement; unheard, the event would end the process.
  pool.on("error", () => undefined);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await db.connection().execute(async (holder) => {
      await waitForTurn(holder);
      await refuseUnknown(db);
      await runMigrations({ connectionString: url });
      await applyAll(db, migrating);
    });
  } finally {
    await db.destroy();
  }
}

/**
 * Migrations of this version that a database has not applied; the next start applies them.
 * @throws Error in words, of a database that this version does not go on from
 */
export async function findPending(db: Kysely<unknown>): Promise<string[]> {
  await refuseUnknown(db);
  const applied = new Set(await findApplied(db));
  const names = (await readdir(shipped)).filter((file) => file.endsWith(".sql"));
  return [BASELINE, ...names.sort()].filter((name) => !applied.has(name));
}

/** Asked again and again: who waits in the lock itself would hold up an index that is built. */
async function waitForTurn(db: Kysely<unknown>): Promise<void> {
  const ask = sql<{ ours: boolean }>`
    select pg_try_advisory_lock(hashtext('rebale migrations')) as ours`;
  while (!(await ask.execute(db)).rows[0]?.ours) await sleep(200);
}

async function applyAll(
  db: Kysely<unknown>,
  { from = shipped, timeoutMs = 120_000, warn }: Migrating,
): Promise<void> {
  const files = await readFiles(from);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...(await ofOthers(db)), ...files }) },
    // The queue has a table of that name, too.
    migrationTableSchema: "public",
    migrationTableName: "migrations",
    migrationLockTableName: "migrations_lock",
    // Two branches may each bring a file, and a database may meet the later one first.
    allowUnorderedMigrations: true,
  });
  const latest = performance.now() + timeoutMs;
  for (;;) {
    const all = await migrator.getMigrations();
    const pending = all.flatMap(({ name, executedAt }) => (executedAt ? [] : (files[name] ?? [])));
    const target = nextOf(pending, pending.length === all.length);
    if (!target) return;
    const { error } = await migrator.migrateTo(target.name, {
      disableTransactions: target.isOutside,
    });
    if (!error) continue;
    const isLocked = error instanceof pg.DatabaseError && TRIED_AGAIN.includes(error.code ?? "");
    if (!isLocked || performance.now() > latest) throw error;
    warn?.(`${target.name} is tried again: ${error.message}`);
    await sleep(PAUSE + Math.random() * PAUSE);
  }
}

interface MigrationFile extends Migration {
  readonly name: string;
  readonly isOutside: boolean;
}

/** Up to where a step goes: one file, or on an empty database all that share a transaction. */
function nextOf(pending: readonly MigrationFile[], isEmpty: boolean): MigrationFile | undefined {
  if (!isEmpty || pending[0]?.isOutside) return pending[0];
  const outside = pending.findIndex(({ isOutside }) => isOutside);
  return (outside < 0 ? pending : pending.slice(0, outside)).at(-1);
}

async function readFiles(folder: URL): Promise<Record<string, MigrationFile>> {
  const names = (await readdir(folder)).filter((file) => file.endsWith(".sql"));
  const files = names.map(async (name): Promise<[string, MigrationFile]> => {
    const text = await readFile(new URL(name, folder), "utf8");
    const isOutside = text.startsWith(OUTSIDE);
    const run = async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db));
    return [name, { name, isOutside, up: isOutside ? besideBids(run) : givingWay(run) }];
  });
  return {
    [BASELINE]: { name: BASELINE, isOutside: false, up: givingWay(applyBaseline) },
    ...Object.fromEntries(await Promise.all(files)),
  };
}

type Up = (db: Kysely<unknown>) => Promise<void>;

const givingWay = (run: Up) => async (db: Kysely<unknown>) => {
  await sql`set local lock_timeout = ${sql.lit(LOCK_WAIT)}`.execute(db);
  await run(db);
};
const besideBids = (run: Up) => async (db: Kysely<unknown>) => {
  await dropHalfIndexes(db);
  await run(db);
};

/** Drops the remains of an index whose building beside the bidding was cut short. */
async function dropHalfIndexes(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index
    join pg_class on oid = indexrelid
    where not indisvalid and relnamespace = 'public'::regnamespace`.execute(db);
  for (const { name } of rows) await sql.raw(`drop index concurrently ${name}`).execute(db);
}

/** Files that a later version has applied: there is nothing left to be done with them. */
const ofOthers = async (db: Kysely<unknown>): Promise<Record<string, Migration>> =>
  Object.fromEntries((await findApplied(db)).map((name) => [name, { up: async () => undefined }]));
