import { sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";
import { marketToday } from "../../platform/db/market-now.store.ts";
import type { Entry, Posting } from "./entry.ts";
import { tellPosted } from "./posted.ts";
import { nextKeys } from "./reversals/next-keys.store.ts";

/**
 * Enters what happened, each once: what was entered before under its key is left as it is. Who
 * takes from a company's account has locked its row of `companies`. Who asked to is told of what
 * was new.
 * @returns the keys that were new
 * @throws Error where an entry of the same key has other lines: two events share a name
 */
export async function postEntries(tx: Tx, asked: readonly Posting[]): Promise<Set<string>> {
  if (asked.length === 0) return new Set();
  const keys = await nextKeys(tx, asked);
  const postings = asked.map((one) => ({ ...one, key: keys.get(one.key) ?? one.key }));
  await createAccounts(tx, postings);
  const { rows } = await sql<{ key: string }>`
    with posting as (
      select * from json_to_recordset(${JSON.stringify(postings)}::json) as p(key text, kind text,
        "awardId" bigint, "lotId" bigint, reverses bigint, "actorId" bigint, cause jsonb,
        params jsonb, "happenedOn" date, lines json)
    ), entered as (
      insert into journal_entries (key, kind, award_id, lot_id, reverses, actor_id, cause, params,
          happened_on)
        select key, kind, "awardId", "lotId", reverses, "actorId", cause,
          coalesce(params, '{}'), greatest(
            coalesce("happenedOn", ${marketToday}),
            (select max(day) + 1 from journal_days))
        from posting order by key
        on conflict (key) do nothing
        returning id, key
    ), lines as (
      insert into journal_lines (entry_id, no, account_id, amount, award_id)
        select entered.id, line.no, accounts.id, (line.at ->> 'amount')::bigint,
          (line.at ->> 'awardId')::bigint
        from entered join posting using (key)
          cross join lateral json_array_elements(posting.lines) with ordinality as line(at, no)
          join accounts on accounts.kind = line.at ->> 'kind'
            and accounts.company_id is not distinct from (line.at ->> 'companyId')::bigint
    )
    select key from entered`.execute(tx);
  const entered = new Set(rows.map(({ key }) => key));
  await refuseOtherLines(
    tx,
    postings.filter(({ key }) => !entered.has(key)),
  );
  const posted = postings.filter(({ key }) => entered.has(key));
  if (posted.length > 0) await tellPosted(tx, posted);
  return entered;
}

/**
 * Whether what has this key has been entered, and would not be entered anew; asked behind a lock
 * that who enters it takes.
 */
export async function isEntered(
  tx: Tx,
  entry: Pick<Entry, "key" | "mayComeAgain">,
): Promise<boolean> {
  const now = (await nextKeys(tx, [entry])).get(entry.key) ?? entry.key;
  const found = tx.selectFrom("journal_entries").select("id").where("key", "=", now);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Of companies that have had none of these yet; the market's are there from the beginning. */
async function createAccounts(tx: Tx, postings: readonly Posting[]): Promise<void> {
  const wanted = postings.flatMap(({ lines }) => lines).filter(({ companyId }) => companyId);
  await sql`insert into accounts (company_id, kind)
    select distinct "companyId", kind
      from json_to_recordset(${JSON.stringify(wanted)}::json) as w("companyId" bigint, kind text)
      order by 1, 2
    on conflict do nothing`.execute(tx);
}

/** Asked after the insert has waited for whoever entered the same key: their lines are seen. */
async function refuseOtherLines(tx: Tx, repeated: readonly Posting[]): Promise<void> {
  if (repeated.length === 0) return;
  const before = await linesByKey(
    tx,
    repeated.map(({ key }) => key),
  );
  for (const { key, lines } of repeated)
    if (before.get(key) !== textOf(lines))
      throw new Error(`The journal has other lines for ${key}`);
}

/** Which account, which amount, for which award. */
const textOf = (lines: Entry["lines"]): string =>
  JSON.stringify(
    lines.map(({ companyId, kind, amount, awardId }) => [companyId, kind, amount, awardId]),
  );

async function linesByKey(tx: Tx, keys: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; lines: Entry["lines"] }>`
    select e.key, json_agg(json_build_object('companyId', a.company_id, 'kind', a.kind,
        'amount', l.amount, 'awardId', l.award_id) order by l.no) as lines
    from journal_entries e join journal_lines l on l.entry_id = e.id
      join accounts a on a.id = l.account_id
    where e.key = any(${keys}) group by e.key`.execute(tx);
  return new Map(rows.map(({ key, lines }) => [key, textOf(lines)]));
}
