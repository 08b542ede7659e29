import type pg from "pg";

/** A bid's tables, by the lot that it is on. The use of its key goes with the bidder. */
export const HOT_TABLES = ["auctions", "ledger_entries", "bid_orders"] as const;

interface Definition {
  readonly name: string;
  readonly text: string;
}

/**
 * Parts the tables that bids write to into `parts` by a hash of the lot, with their rows, indexes,
 * triggers and rights, in one transaction; the market's own code goes on as it is. No node may run
 * meanwhile: it would wait for one of the tables while it holds another. Needs PostgreSQL 17, which
 * gives a partitioned table its own numbers.
 */
export async function partitionHotTables(db: pg.Pool, parts: number): Promise<void> {
  const client = await db.connect();
  try {
    await client.query("begin");
    await client.query(`lock table ${HOT_TABLES.join(", ")} in access exclusive mode`);
    const views = await readViews(client);
    const definitions = new Map<string, readonly Definition[]>();
    for (const table of HOT_TABLES) definitions.set(table, await readDefinitions(client, table));
    const pointing = await readPointing(client);
    for (const table of HOT_TABLES) await copyInParts(client, table, parts);
    for (const { name, text } of views)
      await client.query(`create or replace view ${name} as ${text}`);
    for (const table of HOT_TABLES) {
      await client.query(`drop table ${table}_whole cascade`);
      for (const { text } of definitions.get(table) ?? []) await client.query(text);
    }
    for (const { text } of pointing) await client.query(text);
    await client.query("commit");
    for (const table of HOT_TABLES) await client.query(`analyze ${table}`);
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function copyInParts(client: pg.PoolClient, table: string, parts: number): Promise<void> {
  const whole = `${table}_whole`;
  await client.query(`alter table ${table} rename to ${whole}`);
  await client.query(
    `create table ${table} (like ${whole} including defaults including identity
      including constraints) partition by hash (lot_id)`,
  );
  for (let n = 0; n < parts; n++)
    await client.query(
      `create table ${table}_${n} partition of ${table}
        for values with (modulus ${parts}, remainder ${n})`,
    );
  await client.query(`insert into ${table} overriding system value select * from ${whole}`);
  await storeNumbers(client, table);
}

/** The definitions on a table: keys, indexes, triggers and rights, as statements. */
async function readDefinitions(client: pg.PoolClient, table: string): Promise<Definition[]> {
  const read = async (text: string) => (await client.query<Definition>(text, [table])).rows;
  const constraints = (await read(CONSTRAINTS)).map(({ name, text }) => ({
    name,
    text: `alter table ${table} add constraint ${name} ${withLot(text)}`,
  }));
  return [
    ...constraints,
    ...(await read(INDEXES)),
    ...(await read(TRIGGERS)),
    ...(await read(RIGHTS)),
  ];
}

/** Foreign keys of these tables, and of others that point at them. */
const readPointing = async (client: pg.PoolClient): Promise<Definition[]> =>
  (await client.query<Definition>(POINTING, [HOT_TABLES])).rows;

/** A view goes on reading a table that was renamed, and keeps it from being dropped. */
const readViews = async (client: pg.PoolClient): Promise<Definition[]> =>
  (await client.query<Definition>(VIEWS, [HOT_TABLES])).rows;

/** A key of a partitioned table names what it is partitioned by. */
const withLot = (text: string) => text.replace(/^PRIMARY KEY \(id\)$/, "PRIMARY KEY (id, lot_id)");

async function storeNumbers(client: pg.PoolClient, table: string): Promise<void> {
  const { rows } = await client.query<{ column: string }>(
    `select attname as column from pg_attribute
      where attrelid = $1::regclass and attidentity <> ''`,
    [table],
  );
  for (const { column } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', '${column}'),
        greatest((select max(${column}) from ${table}), 1))`,
    );
}

const CONSTRAINTS = `select conname as name, pg_get_constraintdef(oid) as text from pg_constraint
  where conrelid = $1::regclass and contype in ('p', 'u') order by contype desc, conname`;
const POINTING = `select conname as name, format('alter table %s add constraint %I %s',
    conrelid::regclass, conname, pg_get_constraintdef(oid)) as text
  from pg_constraint where contype = 'f' and conparentid = 0
    and (conrelid = any($1::text[]::regclass[]) or confrelid = any($1::text[]::regclass[]))`;
const INDEXES = `select i.relname as name, pg_get_indexdef(i.oid) as text
  from pg_index x join pg_class i on i.oid = x.indexrelid
  where x.indrelid = $1::regclass
    and not exists (
      select from pg_constraint c where c.conindid = i.oid and c.contype in ('p', 'u'))`;
/** Triggers for statements on the whole, as truncate, guard the parts' owner alone. */
const TRIGGERS = `select tgname as name, pg_get_triggerdef(oid) as text from pg_trigger
  where tgrelid = $1::regclass and not tgisinternal`;
const RIGHTS = `select grantee::regrole::text as name,
    format('grant %s on %s to %s', privilege_type, $1::regclass, grantee::regrole) as text
  from pg_class, aclexplode(relacl) where oid = $1::regclass and grantee <> relowner`;
const VIEWS = `select distinct v.oid::regclass::text as name, pg_get_viewdef(v.oid) as text
  from pg_depend d join pg_rewrite r on r.oid = d.objid join pg_class v on v.oid = r.ev_class
  where d.classid = 'pg_rewrite'::regclass and v.relkind = 'v'
    and d.refobjid = any($1::text[]::regclass[])`;
