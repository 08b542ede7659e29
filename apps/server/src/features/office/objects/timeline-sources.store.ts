import type { ObjectKind } from "@rebale/contract/office/object-kinds";
import type { Permission } from "@rebale/contract/office/permissions";
import { sql } from "kysely";
import {
  auditOf,
  type Branch,
  lotsWhere,
  messagesTo,
  moneyWhere,
  salesWhere,
} from "./timeline-branches.store.ts";

/** The sources of the timeline of each kind of object. */

const registered = (from: "users" | "companies", id: number): Branch => ({
  kind: "registered",
  may: "overview.read",
  from: sql.table(from),
  where: sql`${sql.table(from)}.id = ${id}`,
  at: sql`created_at`,
  id: sql`id`,
  what: sql`${sql.lit(from === "users" ? "account" : "company")}`,
});

const ofCompany = (id: number): readonly Branch[] => [
  ...auditOf("company", sql`audit.company_id = ${id}`),
  messagesTo(
    sql`select user_id from company_people where company_id = ${id} and status = 'active'`,
  ),
  salesWhere(sql`(awards.company_id = ${id} or awards.seller_company_id = ${id})`),
  moneyWhere(sql`join accounts account on account.id = line.account_id
    where account.company_id = ${id}`),
  lotsWhere(sql`lots.company_id = ${id}`),
  {
    kind: "paper",
    may: "companies.read",
    from: sql`handed_in_papers paper`,
    where: sql`paper.company_id = ${id}`,
    at: sql`paper.sent_at`,
    id: sql`paper.id`,
    what: sql`paper.kind`,
    by: sql`paper.sent_by`,
  },
  {
    kind: "authorisation",
    may: "authorisations.read",
    from: sql`recycling_rights held`,
    where: sql`held.company_id = ${id}`,
    at: sql`held.sent_at`,
    id: sql`held.id`,
    what: sql`held.kind`,
    text: sql`held.number`,
    by: sql`held.sent_by`,
    about: [sql`'authorisation'`, sql`held.id`],
  },
  {
    kind: "bar",
    may: "companies.read",
    from: sql`imposed_bars bar`,
    where: sql`bar.company_id = ${id}`,
    at: sql`bar.from_at`,
    id: sql`bar.id`,
    what: sql`'barred'`,
    text: sql`bar.reason`,
    by: sql`bar.barred_by`,
    about: [sql`case when bar.cause_award is not null then 'award' end`, sql`bar.cause_award`],
  },
  registered("companies", id),
];

const ofUser = (id: number): readonly Branch[] => [
  ...auditOf("user", sql`(audit.user_id = ${id} or audit.admin_id = ${id})`),
  { ...messagesTo(sql`${id}::bigint`), about: [sql`null`, sql`null::bigint`] },
  salesWhere(sql`(awards.bidder_id = ${id} or awards.seller_id = ${id})`),
  lotsWhere(sql`lots.seller_id = ${id}`),
  {
    kind: "sign_in",
    may: "accounts.read",
    from: sql`sign_in_history sign_ins`,
    where: sql`sign_ins.user_id = ${id}`,
    at: sql`sign_ins.at`,
    id: sql`sign_ins.id`,
    what: sql`'signed_in'`,
    text: sql`sign_ins.address`,
  },
  registered("users", id),
];

/**
 * Bidders are masked before the end to everybody but those who run auctions: whoever else knew them
 * could sell it.
 */
const ofLot = (id: number, may: May): readonly Branch[] => {
  const named = may("auctions.manage")
    ? sql`true`
    : sql`exists (select from lot_times t where t.lot_id = ${id} and t.closed_at is not null)`;
  // A tender's line names nobody, to the office neither.
  const isOpen = sql`ledger.kind <> 'tender'`;
  return [
    ...auditOf("lot", sql`audit.lot_id = ${id}`),
    salesWhere(sql`awards.lot_id = ${id}`),
    {
      ...lotsWhere(sql`lots.id = ${id}`),
      by: sql`null`,
      about: [sql`'user'`, sql`lots.seller_id`],
    },
    {
      kind: "ledger",
      may: "auctions.read",
      from: sql`placed_bids ledger left join lot_bidders placed
      on placed.lot_id = ledger.lot_id and placed.bidder_id = ledger.bidder_id`,
      where: sql`ledger.lot_id = ${id}`,
      at: sql`ledger.at`,
      id: sql`ledger.seq`,
      what: sql`ledger.kind`,
      text: sql`nullif(ledger.note, '')`,
      by: sql`case when ${named} and ${isOpen} then ledger.bidder_id end`,
      amount: sql`case when ledger.kind = 'bid' then ledger.amount end`,
      about: [
        sql`case when placed.company_id is not null and ${named} and ${isOpen} then 'company' end`,
        sql`case when ${named} and ${isOpen} then placed.company_id end`,
      ],
    },
  ];
};

/** A time of a truck, as its own branch: each is an entry. */
const truck = (id: number, what: string, column: string): Branch => ({
  kind: "truck",
  may: "auctions.read",
  from: sql`trucks trips`,
  where: sql`trips.award_id = ${id} and trips.${sql.ref(column)} is not null`,
  at: sql`trips.${sql.ref(column)}`,
  id: sql`trips.id`,
  what: sql`${sql.lit(what)}`,
  text: sql`trips.vehicle_no`,
});

const papersOf = (
  id: number,
  kind: "invoice" | "goods_paper",
  table: "invoices" | "goods_papers",
): Branch => ({
  kind,
  may: "auctions.read",
  from: sql`${sql.table(table)} paper`,
  where: sql`paper.award_id = ${id}`,
  at: sql`paper.made_at`,
  id: sql`paper.id`,
  what: sql`paper.kind`,
  text: sql`paper.number`,
});

const claim = (id: number, at: "made" | "decided"): Branch => ({
  kind: "claim",
  may: "auctions.read",
  from: sql`truck_claims claim`,
  where: sql`claim.award_id = ${id} and claim.${sql.ref(`${at}_at`)} is not null`,
  at: sql`claim.${sql.ref(`${at}_at`)}`,
  id: sql`claim.id`,
  what: sql`${sql.lit(at)}`,
  text: at === "made" ? sql`claim.words` : sql`coalesce(claim.reason, claim.state)`,
  by: sql`claim.${sql.ref(`${at}_by`)}`,
});

const ofAward = (id: number): readonly Branch[] => [
  ...auditOf(
    "award",
    sql`audit.lot_id = (select lot_id from sales awards where id = ${id})
      and audit.details ->> 'award_id' = ${String(id)}`,
  ),
  { ...salesWhere(sql`awards.id = ${id}`), about: [sql`'lot'`, sql`awards.lot_id`] },
  {
    ...moneyWhere(sql`where line.award_id = ${id}`),
    about: [sql`null`, sql`null::bigint`],
  },
  truck(id, "booked", "booked_at"),
  truck(id, "in", "gate_in_at"),
  truck(id, "out", "gate_out_at"),
  truck(id, "received", "received_at"),
  papersOf(id, "invoice", "invoices"),
  papersOf(id, "goods_paper", "goods_papers"),
  claim(id, "made"),
  claim(id, "decided"),
  {
    kind: "rating",
    may: "auctions.read",
    from: sql`sale_ratings rating`,
    where: sql`rating.award_id = ${id} and rating.hidden_at is null`,
    at: sql`rating.given_at`,
    id: sql`case rating.side when 'buyer' then 1 else 2 end`,
    what: sql`rating.side`,
    text: sql`rating.stars || ' of 5'`,
    by: sql`rating.given_by`,
  },
];

type May = (permission: Permission) => boolean;

export const sourcesOf: Readonly<Record<ObjectKind, (id: number, may: May) => readonly Branch[]>> =
  {
    company: ofCompany,
    user: ofUser,
    lot: ofLot,
    award: ofAward,
  };
