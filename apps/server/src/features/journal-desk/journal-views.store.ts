import type { JournalRow } from "@rebale/contract/journal";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";
import { containing, type SortedList, within } from "../../platform/lists/list-query.ts";
import { listing } from "../../platform/lists/listing.store.ts";

export type Account = JournalRow["lines"][number]["account"];
export type Asked = Omit<SortedList<"at">, "page" | "rows"> & {
  readonly account?: Account | undefined;
  readonly company_id?: number | undefined;
  readonly award_id?: number | undefined;
  readonly id?: number | undefined;
};

const lines = sql<{ account: Account; company_id: number; company: string; amount: number }[]>`(
  select json_agg(json_build_object('account', a.kind, 'company_id', a.company_id,
      'company', c.name, 'amount', l.amount) order by l.no)
  from journal_lines l join accounts a on a.id = l.account_id
    left join company_cards c on c.id = a.company_id
  where l.entry_id = journal_entries.id)`;
/** With a line that fits. */
const hasLine = (fits: RawBuilder<SqlBool>) =>
  sql<SqlBool>`exists (select from journal_lines l join accounts a on a.id = l.account_id
    left join company_cards c on c.id = a.company_id
    where l.entry_id = journal_entries.id and ${fits})`;

export const orderOf = ({ sort, dir }: Asked) => (sort && dir === "asc" ? "asc" : "desc");

export function matchingEntries(db: Db, asked: Asked) {
  const { q, id, account, company_id, award_id } = asked;
  return (
    db
      .selectFrom("journal_entries")
      // Goods have no day at the bank.
      .where("journal_entries.happened_on", "is not", null)
      .where(within("journal_entries.at", asked))
      .$if(account !== undefined, (b) => b.where(hasLine(sql<SqlBool>`a.kind = ${account}`)))
      .$if(company_id !== undefined, (b) =>
        b.where(hasLine(sql<SqlBool>`a.company_id = ${company_id}`)),
      )
      .$if(award_id !== undefined, (b) => b.where("journal_entries.award_id", "=", award_id ?? 0))
      .$if(id !== undefined, (b) => b.where("journal_entries.id", "=", id ?? 0))
      .$if(q !== "", (b) =>
        b.where(
          sql<SqlBool>`(key ilike ${containing(q)} or ${hasLine(
            sql<SqlBool>`c.name ilike ${containing(q)}`,
          )})`,
        ),
      )
  );
}

/** Entries with their lines, the newest first. */
export function listEntries(db: Db, asked: Asked) {
  const matching = matchingEntries(db, asked);
  const listed = matching
    .leftJoin("people as actor", "actor.id", "journal_entries.actor_id")
    .leftJoin("journal_reversals as asked", "asked.entry_id", "journal_entries.id")
    .leftJoin("people as asker", "asker.id", "asked.asked_by")
    .select(["journal_entries.id", "at", "kind", "key", "award_id", "reverses"])
    .select(["actor.name as by", "asker.name as asked_by", "asked.reason", "asked.asked_at"])
    .select(sql<string>`to_char(happened_on, 'YYYY-MM-DD')`.as("happened_on"))
    .select(
      sql<number | null>`(select back.id from journal_entries back
        where back.reverses = journal_entries.id)`.as("reversed_by"),
    )
    .select(lines.as("lines"))
    .orderBy("journal_entries.id", orderOf(asked));
  return listing(db, matching, listed);
}
export type EntryRow = Awaited<
  ReturnType<ReturnType<typeof listEntries>["page"]>
>["listed"][number];

/** Each kind of account at the end of a day, in paise; together they are zero. */
export async function trialBalance(db: Db, on: string | undefined) {
  const { rows } = await sql<{ account: Account; balance: number }>`
    select a.kind as account, coalesce(sum(l.amount), 0)::bigint as balance
    from accounts a left join (journal_lines l join journal_entries e
        on e.id = l.entry_id and e.happened_on <= coalesce(${on ?? null}::date, 'infinity'))
      on l.account_id = a.id
    where a.asset = 'inr' group by a.kind order by min(a.id)`.execute(db);
  return rows;
}
