import { sql } from "kysely";
import { StartRefused } from "../config.ts";
import type { Db } from "./db.ts";
import { storeSetting } from "./settings.store.ts";

/** Set at the first start of a real market; what a demo fills is marked by its own settings. */
const REAL = "real_market";
/** Demo accounts that a refusal names. */
const MAX_NAMED = 5;

/**
 * A database is a demo's or a real market's, for good: the demo's passwords are public and it shows
 * every code, so neither is opened as the other.
 * @throws StartRefused
 */
export async function refuseOtherKind(db: Db, demo: boolean): Promise<void> {
  const { isDemo, isReal } = await readKind(db);
  if (!demo && isDemo) {
    const names = await nameDemoAccounts(db);
    throw new StartRefused(
      `DEMO is 0, and this database was filled as a demo${names && `, whose passwords are public: ${names}`}. ` +
        "A real market begins with an empty database: name another DATABASE_URL or DATA_DIR",
    );
  }
  if (demo && isReal)
    throw new StartRefused(
      "This database is a real market's, and a demo would show every code. Set DEMO=0, or name another DATABASE_URL or DATA_DIR",
    );
  if (!demo) await storeSetting(db, REAL, () => true);
}

async function readKind(db: Db): Promise<{ isDemo: boolean; isReal: boolean }> {
  const { rows } = await sql<{ filled: boolean; marked: boolean; used: boolean }>`select
    exists (select from settings where key like 'demo:%')
      or exists (select from people where is_demo) as filled,
    exists (select from settings where key = ${REAL}) as marked,
    exists (select from people) as used`.execute(db);
  const { filled = false, marked = false, used = false } = rows[0] ?? {};
  // One with accounts of its own, and none of a demo's, is from before there was a mark.
  return { isDemo: filled, isReal: marked || (used && !filled) };
}

async function nameDemoAccounts(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string; all: number }>`
    select coalesce(email, mobile, name) as name, count(*) over ()::int as all
    from people where is_demo order by type, id limit ${MAX_NAMED}`.execute(db);
  const others = (rows[0]?.all ?? 0) - rows.length;
  const names = rows.map(({ name }) => name).join(", ");
  return others > 0 ? `${names} and ${others} more` : names;
}
