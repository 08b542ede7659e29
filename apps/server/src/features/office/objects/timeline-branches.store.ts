import type { ObjectKind, TimelineKind } from "@rebale/contract/office/object-kinds";
import type { Permission } from "@rebale/contract/office/permissions";
import { type RawBuilder, sql } from "kysely";
import { LOOKS, NOTE } from "./notes.rules.ts";

type Sql = RawBuilder<unknown>;

/** Rows of one table as entries of a timeline. */
export interface Branch {
  readonly kind: TimelineKind;
  readonly may: Permission;
  readonly from: Sql;
  readonly where: Sql;
  readonly at: Sql;
  readonly id: Sql;
  readonly what: Sql;
  readonly text?: Sql;
  readonly by?: Sql;
  /** Paise. */
  readonly amount?: Sql;
  /** Kind and id of what else it is about. */
  readonly about?: readonly [kind: Sql, id: Sql];
}

const lit = (word: string) => sql`${sql.lit(word)}`;

/** A person or company that was erased is not named here. */
const isErased = sql`(exists (select from people where id = audit.user_id and erased_at is not null)
  or exists (select from company_cards where id = audit.company_id and erased_at is not null))`;
const auditText = sql`case when ${isErased} then null
  else coalesce(audit.details ->> 'text', audit.details ->> 'reason') end`;
const awardOfAudit = sql`(audit.details ->> 'award_id')::bigint`;
const others = {
  award: awardOfAudit,
  lot: sql`audit.lot_id`,
  user: sql`audit.user_id`,
  company: sql`audit.company_id`,
};
/** The first of these that an entry names beside the object itself. */
function otherThan(own: ObjectKind): readonly [Sql, Sql] {
  const named = (["award", "lot", "user", "company"] as const).filter((kind) => kind !== own);
  return [
    sql`case ${sql.join(
      named.map((kind) => sql`when ${others[kind]} is not null then ${lit(kind)}`),
      sql` `,
    )} end`,
    sql`coalesce(${sql.join(named.map((kind) => others[kind]))})`,
  ];
}

const audited = (own: ObjectKind, where: Sql): Omit<Branch, "kind" | "may"> => ({
  from: sql`audit`,
  where,
  at: sql`audit.at`,
  id: sql`audit.id`,
  what: sql`audit.action`,
  text: auditText,
  by: sql`audit.admin_id`,
  about: otherThan(own),
});

/** The office's deeds and notes. Looks are no deeds, and moves of sales are told whole. */
export const auditOf = (own: ObjectKind, where: Sql): readonly Branch[] => [
  {
    kind: "audit",
    may: "audit.read",
    ...audited(
      own,
      sql`${where} and audit.action <> all(${[...LOOKS, NOTE, "sale moved"]}::text[])`,
    ),
  },
  {
    kind: "note",
    may: "overview.read",
    ...audited(own, sql`${where} and audit.action = ${NOTE}`),
  },
];

export const messagesTo = (users: Sql): Branch => ({
  kind: "message",
  may: "outbox.read",
  from: sql`sent_messages messages`,
  where: sql`messages.user_id in (${users})`,
  at: sql`messages.created_at`,
  id: sql`messages.id`,
  what: sql`messages.subject`,
  // The reader's screen has the words.
  text: sql`messages.channel || ' ' || messages.recipient || ' ' || messages.status`,
  about: [lit("user"), sql`messages.user_id`],
});

export const salesWhere = (where: Sql): Branch => ({
  kind: "sale",
  may: "auctions.read",
  from: sql`sale_moves move join sales awards on awards.id = move.award_id`,
  where,
  at: sql`move.at`,
  id: sql`move.id`,
  what: sql`move.move`,
  text: sql`move.reason`,
  by: sql`move.actor_id`,
  amount: sql`case when move.move = 'win' then awards.value end`,
  about: [lit("award"), sql`awards.id`],
});

/** The sum that an entry moved: its accounts' debit after it. */
const moved = sql`(select sum(greatest(debit, 0)) from (select sum(line.amount) as debit
  from journal_lines line where line.entry_id = entry.id group by line.account_id) accounts)`;
export const moneyWhere = (lines: Sql): Branch => ({
  kind: "money",
  may: "money.read",
  from: sql`journal_entries entry`,
  where: sql`entry.happened_on is not null
    and entry.id in (select line.entry_id from journal_lines line ${lines})`,
  at: sql`entry.at`,
  id: sql`entry.id`,
  what: sql`entry.kind`,
  by: sql`entry.actor_id`,
  amount: moved,
  about: [sql`case when entry.award_id is not null then 'award' end`, sql`entry.award_id`],
});

export const lotsWhere = (where: Sql): Branch => ({
  kind: "lot",
  may: "lots.read",
  from: sql`lot_goods lots`,
  where,
  at: sql`lots.created_at`,
  id: sql`lots.id`,
  what: lit("submitted"),
  by: sql`lots.seller_id`,
  about: [lit("lot"), sql`lots.id`],
});
