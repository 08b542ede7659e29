import { sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";
import { marketToday } from "../../platform/db/market-now.store.ts";
import type { Entry, Posting } from "./entry.ts";
import { tellPosted } from "./posted.ts";
import { nextKeys } from "./reversals/next-keys.store.ts";

/**
 * Enters what happened, each once: what was entered before under its key is left as it is. Who
 * takes from a company's account has locked its row of `companies`; whose goods move, their sale.
 * Money is entered by its keys, so that two who enter wait for each other; goods as they come. Who
 * asked to is told of what was new.
 * @returns the keys that were new
 * @throws Error where an entry of the same key has other lines: two events share a name
 */
export async function postEntries(tx: Tx, asked: readonly Posting[]): Promise<Set<string>> {
  if (asked.length === 0) return new Set();
  const keys = await nextKeys(tx, asked);
  const postings = asked.map((one, no) => ({
    ...{ ...one, no, key: keys.get(one.key) ?? one.key },
    hasDay: one.happenedOn !== null,
  }));
  await createAccounts(tx, postings);
  const { rows } = await sql<{ key: string }>`
    with posting as (
      select * from json_to_recordset(${JSON.stringify(postings)}::json) as p(no int, key text,
        kind text, "awardId" bigint, "lotId" bigint, reverses bigint, "actorId" bigint, cause jsonb,
        params jsonb, "happenedOn" date, "hasDay" boolean, lines json)
    ), entered as (
      insert into journal_entries (key, kind, award_id, lot_id, reverses, actor_id, cause, params,
          happened_on)
        select key, kind, "awardId", "lotId", reverses, "actorId", cause,
          coalesce(params, '{}'), case when "hasDay" then greatest(
            coalesce("happenedOn", ${marketToday}),
            (select max(day) + 1 from journal_days)) end
        from posting order by case when "hasDay" then key end, no
        on conflict (key) do nothing
        returning id, key
    ), lines as (
      insert into journal_lines (entry_id, no, account_id, amount, award_id)
        select entered.id, line.no, account.id, (line.at ->> 'amount')::bigint,
          (line.at ->> 'awardId')::bigint
        from entered join posting using (key)
          cross join lateral json_array_elements(posting.lines) with ordinality as line(at, no)
          cross join lateral ${accountOf}
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

/** The account that a line names: money by its owner, goods by their sale. Each by an index. */
const accountOf = sql`(
  select a.id from accounts a where line.at ->> 'asset' is null and a.award_id is null
    and a.company_id = (line.at ->> 'companyId')::bigint and a.kind = line.at ->> 'kind'
  union all
  select a.id from accounts a where line.at ->> 'asset' is null and a.award_id is null
    and a.company_id is null and line.at ->> 'companyId' is null and a.kind = line.at ->> 'kind'
  union all
  select a.id from accounts a where line.at ->> 'asset' is not null
    and a.award_id = posting."awardId" and a.kind = line.at ->> 'kind'
    and a.product is not distinct from line.at ->> 'product') account`;

/**
 * Accounts of companies and sales that have none of these yet; the market's are there from the
 * beginning. Those of money in their order, so that two who make some wait for each other.
 */
async function createAccounts(tx: Tx, postings: readonly Posting[]): Promise<void> {
  const wanted = postings.flatMap(({ awardId, lines }) =>
    lines
      .filter(({ companyId, asset }) => companyId !== null || asset)
      .map((line) => ({ ...line, awardId: line.asset ? awardId : null })),
  );
  await sql`insert into accounts (company_id, kind, asset, award_id, product)
    select "companyId", kind, coalesce(asset, 'inr'), "awardId", product
      from rows from (json_to_recordset(${JSON.stringify(wanted)}::json)
          as ("companyId" bigint, kind text, asset text, "awardId" bigint, product text))
        with ordinality as w("companyId", kind, asset, "awardId", product, no)
      group by 1, 2, 3, 4, 5, asset
      order by case when asset is not null then min(no) end nulls first, 1, 2
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

/** Which account, which amount, for which award; whose a sale's account is is no part of it. */
const textOf = (lines: Entry["lines"]): string =>
  JSON.stringify(
    lines.map(({ companyId, kind, amount, awardId, asset, product = null }) =>
      asset ? [kind, product, amount] : [companyId, kind, amount, awardId],
    ),
  );

async function linesByKey(tx: Tx, keys: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; lines: Entry["lines"] }>`
    select e.key, json_agg(json_build_object('companyId', a.company_id, 'kind', a.kind,
        'amount', l.amount, 'awardId', l.award_id, 'product', a.product,
        'asset', nullif(a.asset, 'inr')) order by l.no) as lines
    from journal_entries e join journal_lines l on l.entry_id = e.id
      join accounts a on a.id = l.account_id
    where e.key = any(${keys}) group by e.key`.execute(tx);
  return new Map(rows.map(({ key, lines }) => [key, textOf(lines)]));
}
