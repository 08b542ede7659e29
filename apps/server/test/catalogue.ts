import pg from "pg";

/** A database's parts besides its rows, whatever the order of columns: a query for each kind. */
const kinds = {
  columns: `select attrelid::regclass || '.' || attname as name, format_type(atttypid, atttypmod)
      as type, attnotnull, attidentity, attgenerated, nullif(attstattarget, -1) as statistics,
      pg_get_expr(adbin, adrelid) as value, col_description(attrelid, attnum) as comment
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    join pg_class on pg_class.oid = attrelid
    where relkind in ('r', 'v') and relnamespace = 'public'::regnamespace and attnum > 0
      and not attisdropped`,
  tables: `select relname as name, reloptions, obj_description(oid) as comment from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  // Nulls stand with the columns: older versions keep no constraint of them.
  constraints: `select conrelid::regclass || ' ' || conname as name, convalidated,
      pg_get_constraintdef(oid) as is
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`,
  indexes: `select relname as name, pg_get_indexdef(oid) as is from pg_class
    where relkind = 'i' and relnamespace = 'public'::regnamespace`,
  functions: `select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as is
    from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`,
  triggers: `select tgrelid::regclass || ' ' || tgname as name, pg_get_triggerdef(oid) as is,
      tgenabled
    from pg_trigger where not tgisinternal and tgrelid::regclass::text not like 'graphile%'`,
  views: `select relname as name, pg_get_viewdef(oid) as is, obj_description(oid) as comment
    from pg_class
    where relkind = 'v' and relnamespace = 'public'::regnamespace`,
  words: `select cfgname || ' ' || maptokentype || ' ' || mapseqno as name, dictname as is
    from pg_ts_config_map join pg_ts_config on pg_ts_config.oid = mapcfg
    join pg_ts_dict on pg_ts_dict.oid = mapdict where cfgname = 'market'`,
};

type Catalogue = Record<string, Record<string, unknown>>;

/** @param role whose grants are among it */
export async function catalogueOf(url: string, role: string): Promise<Catalogue> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const catalogue: Catalogue = {};
    const read = async (kind: string, text: string, values: unknown[] = []) => {
      const { rows } = await client.query<{ name: string }>(text, values);
      catalogue[kind] = Object.fromEntries(rows.map(({ name, ...is }) => [name, is]));
    };
    for (const [kind, text] of Object.entries(kinds)) await read(kind, text);
    await read(
      "grants",
      `select table_name || coalesce('.' || column_name, '') || ' ' || privilege_type as name
        from (
          select table_name, null as column_name, privilege_type, grantee, table_schema
            from information_schema.table_privileges
          union select table_name, column_name, privilege_type, grantee, table_schema
            from information_schema.column_privileges where privilege_type = 'UPDATE') granted
        where grantee = $1 and table_schema = 'public'`,
      [role],
    );
    return catalogue;
  } finally {
    await client.end();
  }
}
