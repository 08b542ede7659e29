import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";
import { listing, type RowOf } from "../../platform/lists/listing.store.ts";
import { type Account, type Asked, matchingEntries, orderOf } from "./journal-views.store.ts";

/** The paper of tax that an entry is about: of its truck, its claim, or the fee on its sale. */
const paper = sql<string | null>`coalesce(
  (select string_agg(i.number, ', ' order by i.id) from truck_papers i
    where i.trip_id = (journal_entries.cause ->> 'trip')::bigint),
  (select i.number from invoices i where i.claim_id = (journal_entries.cause ->> 'claim')::bigint),
  (select string_agg(i.number, ', ' order by i.id) from fee_papers i
    where journal_entries.kind = 'buyer_fee' and i.award_id = journal_entries.award_id
      and i.side = 'buyer'
      and i.due is not distinct from (journal_entries.cause ->> 'due')::bigint))`;
const gstins = sql<string | null>`(select string_agg(distinct s.gstin, ', ') from sites s
  where s.company_id = a.company_id and s.removed_at is null)`;

/** All lines of the entries that fit: whole entries, so that they sum to zero. */
export function listLines(db: Db, asked: Asked) {
  const matching = matchingEntries(db, asked)
    .innerJoin("journal_lines as l", "l.entry_id", "journal_entries.id")
    .innerJoin("accounts as a", "a.id", "l.account_id");
  const listed = matching
    .leftJoin("company_cards as c", "c.id", "a.company_id")
    .select(["journal_entries.id as entry_id", "journal_entries.at", "journal_entries.kind"])
    .select(["key", "reverses", "l.amount", "c.name as party", "c.pan"])
    .select(sql<string>`to_char(happened_on, 'YYYY-MM-DD')`.as("happened_on"))
    .select(sql<Account>`a.kind`.as("account"))
    .select(sql<number | null>`coalesce(l.award_id, journal_entries.award_id)`.as("award_id"))
    .select([paper.as("paper"), gstins.as("gstin")])
    .orderBy("journal_entries.id", orderOf(asked))
    .orderBy("l.no");
  return listing(db, matching, listed);
}
export type LineRow = RowOf<ReturnType<typeof listLines>>;
