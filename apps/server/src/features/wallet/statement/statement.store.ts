import type { CompanyAccount } from "@rebale/contract/journal/accounts";
import type { Paise } from "@rebale/contract/values/money";
import { type SqlBool, sql } from "kysely";
import { type Db, inSnapshot, type Tx } from "../../../platform/db/db.ts";
import { type Days, within } from "../../../platform/lists/list-query.ts";
import type { JournalEvent } from "../../money-entries/index.ts";

export interface AskedStatement extends Days {
  readonly companyId: number;
  /** Else all of the company's together. */
  readonly account?: CompanyAccount | undefined;
  /** Whether a row is an event, with what it came to; else a line of the journal. */
  readonly by?: "line" | "event" | undefined;
  /** Whether events that only move between the asked accounts are rows, too. */
  readonly moves?: "1" | undefined;
}

/** One line of the company's; amounts in paise, what comes to the company above zero. */
export interface StatementLine {
  readonly entryId: number;
  readonly no: number;
  readonly at: Date;
  readonly account: CompanyAccount;
  readonly kind: JournalEvent["kind"];
  readonly awardId: number | null;
  /** The title of its lot. */
  readonly title: string | null;
  readonly params: Readonly<Record<string, string | number>>;
  readonly amount: Paise;
  /** Paise that came to one of the asked accounts, from another of them, too. */
  readonly added: Paise;
  readonly balance: Paise;
}
/** A move between the asked accounts counts only by the part that came in or went out. */
export interface Sums {
  readonly opening: Paise;
  readonly in: Paise;
  readonly out: Paise;
  /** On lines in and out alike: what went from one of the asked accounts to another. */
  readonly moved: Paise;
  readonly closing: Paise;
  readonly count: number;
}
export interface Statement {
  readonly sums: Sums;
  readonly lines: readonly StatementLine[];
}

/** Some of the lines in their order, with what all of them come to, as of one moment. */
export const readStatement = (
  db: Db,
  asked: AskedStatement,
  { limit, offset }: { limit: number; offset: number },
): Promise<Statement> =>
  inSnapshot(db, async (tx) => {
    const sums = await sumsOf(tx, asked);
    const { rows } = await sql<StatementLine>`
      select own.*, lots.title,
        ${sums.opening}::bigint + (sum(amount) over (order by "entryId", no))::bigint as balance
      from (${asked.by === "event" ? eventsOf(asked) : linesOf(asked)}) own
        left join sales awards on awards.id = "awardId"
        left join lot_goods lots on lots.id = coalesce(awards.lot_id, "lotId")
      where ${within("own.at", asked)}
      order by "entryId", no limit ${limit} offset ${offset}`.execute(tx);
    return { sums, lines: rows };
  });

const linesOf = ({ companyId, account }: AskedStatement) => sql`
  select l.entry_id as "entryId", l.no, e.at, a.kind as account, e.kind, e.params,
    coalesce(l.award_id, e.award_id) as "awardId", e.lot_id as "lotId", -l.amount as amount,
    greatest(-l.amount, 0) as added
  from accounts a join journal_lines l on l.account_id = a.id
    join journal_entries e on e.id = l.entry_id
  where a.company_id = ${companyId} and a.asset = 'inr'
    and ${account === undefined ? sql<SqlBool>`true` : sql<SqlBool>`a.kind = ${account}`}`;

/** Whether an entry stands in rows in and out alike with what it moved between own accounts. */
const isMoved = ({ by, moves }: AskedStatement) => {
  if (by !== "event") return sql`true`;
  return moves ? sql`change = 0` : sql`false`;
};

/** How many rows they come to, of `change` and `count` of each entry. */
const rowsOf = ({ by, moves }: AskedStatement) => {
  if (by !== "event") return sql`coalesce(sum(count), 0)::bigint`;
  return moves ? sql`count(*) filter (where count > 0)` : sql`count(*) filter (where change <> 0)`;
};

/** A row an entry, named by the account of which it moved most. */
const eventsOf = (asked: AskedStatement) => sql`
  select "entryId", min(no) as no, at, kind, params, max("awardId") as "awardId", "lotId",
    (array_agg(account order by abs(amount) desc, no))[1] as account,
    sum(amount)::bigint as amount, sum(added)::bigint as added
  from (${linesOf(asked)}) line group by "entryId", at, kind, params, "lotId"
  having ${asked.moves ? sql<SqlBool>`true` : sql<SqlBool>`sum(amount) <> 0`}`;

async function sumsOf(tx: Tx, asked: AskedStatement): Promise<Sums> {
  const during = within("own.at", asked);
  const before = asked.from
    ? sql`own.at < (${asked.from}::date)::timestamp at time zone 'Asia/Kolkata'`
    : sql`false`;
  const { rows } = await sql<Record<"opening" | "came" | "went" | "moved" | "count", number>>`
    select coalesce(sum(opening), 0)::bigint as opening,
      coalesce(sum(greatest(change, 0)), 0)::bigint as came,
      coalesce(sum(greatest(-change, 0)), 0)::bigint as went,
      coalesce(sum(added - greatest(change, 0)) filter (where ${isMoved(asked)}), 0)::bigint
        as moved,
      ${rowsOf(asked)} as count
    from (
      select sum(amount) filter (where ${before}) as opening,
        coalesce(sum(amount) filter (where ${during}), 0) as change,
        coalesce(sum(amount) filter (where amount > 0 and ${during}), 0) as added,
        count(*) filter (where ${during}) as count
      from (${linesOf(asked)}) own group by "entryId") entry`.execute(tx);
  const { opening = 0, came = 0, went = 0, moved = 0, count = 0 } = rows[0] ?? {};
  return {
    opening: opening as Paise,
    in: came as Paise,
    out: went as Paise,
    moved: moved as Paise,
    closing: (opening + came - went) as Paise,
    count,
  };
}
