import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { builder, type Run, statement } from "../../../platform/db/statement.ts";
import type { Caller } from "../../../platform/http/caller.ts";
import type { NamedCompany } from "../lists/lists.store.ts";

const invitedStatement = statement(
  "lot invited to",
  builder
    .selectFrom("invited_people")
    .select("lot_id")
    .where("lot_id", "=", sql<number>`$1`)
    .where("user_id", "=", sql<number>`$2`)
    .limit(sql<number>`1`),
);
/** Whether a member acts for a company that is invited to a lot. */
export const isInvited = async (run: Run, lotId: number, caller: Caller): Promise<boolean> =>
  (caller.kind === "buyer" || caller.kind === "seller") &&
  (await run(invitedStatement, [lotId, caller.userId])).length > 0;

/**
 * For statements over `lots` and the rows of a member's own: whether the member may know of a lot
 * that is approved.
 * @param userId a column, or a number
 */
export const seenBy = (userId: ReturnType<typeof sql.ref> | number) => sql<boolean>`(
  not lots.invited_only or lots.seller_id = ${userId}
  or exists (select from invited_people p where p.lot_id = lots.id and p.user_id = ${userId}))`;

export interface InvitationRow extends NamedCompany {
  readonly added_at: Date;
}
/** The companies that are invited to a lot, first ones first. */
export const invitationsOf = (db: Db, lotId: number): Promise<InvitationRow[]> =>
  db
    .selectFrom("lot_invitations")
    .select(["pan", "name", "added_at"])
    .where("lot_id", "=", lotId)
    .orderBy("added_at")
    .orderBy("pan")
    .execute();

/** A lot as far as its invitations depend on it. */
export const findInvitingLot = (db: Db, lotId: number) =>
  db
    .selectFrom("lot_goods as lots")
    .innerJoin("lot_times as timetables", "timetables.lot_id", "lots.id")
    .innerJoin("standings as auctions", "auctions.lot_id", "lots.id")
    .select(["lots.id", "lots.seller_id", "lots.company_id", "lots.approval", "lots.invited_only"])
    .select(["lots.title", "auctions.ledger_seq"])
    .select(
      sql<boolean>`timetables.closed_at is not null or (approval = 'approved'
        and timetables.paused_at is null and auctions.ends_at <= (select market_now()))`.as(
        "is_over",
      ),
    )
    .where("lots.id", "=", lotId)
    .executeTakeFirst();

/** Invites companies to lots; one that is invited already stays as it is. */
export const addInvitations = (
  tx: Tx,
  lotIds: readonly number[],
  companies: readonly NamedCompany[],
  userId: number,
) =>
  sql`insert into lot_invitations (lot_id, pan, name, added_by)
    select lot_id, pan, name, ${userId} from unnest(${[...lotIds]}::bigint[]) as lot_id
      cross join json_to_recordset(${JSON.stringify(companies)}::json) as c(pan text, name text)
    on conflict do nothing`.execute(tx);

/** The companies of one lot are invited to another, too. */
export const copyInvitations = (tx: Tx, from: number, to: number, userId: number) =>
  sql`insert into lot_invitations (lot_id, pan, name, added_by)
    select ${to}, pan, name, ${userId} from lot_invitations where lot_id = ${from}`.execute(tx);

export const countInvitations = async (tx: Tx, lotId: number): Promise<number> =>
  (
    await tx
      .selectFrom("lot_invitations")
      .select((eb) => eb.fn.countAll<number>().as("companies"))
      .where("lot_id", "=", lotId)
      .executeTakeFirstOrThrow()
  ).companies;

export const removeInvitation = (tx: Tx, lotId: number, pan: string) =>
  tx
    .deleteFrom("lot_invitations")
    .where("lot_id", "=", lotId)
    .where("pan", "=", pan)
    .returning(["pan", "name"])
    .executeTakeFirst();

/** The users who act for the company with this PAN. */
export const peopleOf = async (db: Db, pan: string): Promise<number[]> =>
  (
    await db
      .selectFrom("company_cards as company")
      .innerJoin("company_people as seat", "seat.company_id", "company.id")
      .select("seat.user_id")
      .where("company.pan", "=", pan)
      .where("company.pan_accepted_at", "is not", null)
      .where("seat.status", "=", "active")
      .execute()
  ).map(({ user_id }) => user_id);

interface Untold {
  readonly user_id: number;
  readonly title: string;
  readonly url: string;
  readonly seller: string;
  readonly starts_at: Date;
}
/**
 * The users who may bid for companies that are invited to these approved lots and were not notified
 * of it: each company once.
 */
export async function takeUntold(tx: Tx, lotIds: readonly number[]): Promise<Untold[]> {
  const { rows } = await sql<Untold>`
    with told as (
      update lot_invitations i set told_at = market_now()
      from lot_goods l, company_cards c
      where i.lot_id = any(${[...lotIds]}::bigint[]) and i.told_at is null
        and l.id = i.lot_id and l.approval = 'approved'
        and c.pan = i.pan and c.pan_accepted_at is not null
      returning i.lot_id, c.id as company_id)
    select p.user_id, l.title, l.url, coalesce(s.name, u.name) as seller, t.starts_at
    from told join lot_goods l on l.id = told.lot_id
      join lot_times t on t.lot_id = l.id
      join people u on u.id = l.seller_id left join company_cards s on s.id = l.company_id
      join company_people p on p.company_id = told.company_id and p.status = 'active'
        and p.role <> 'viewer'
      join people b on b.id = p.user_id and b.type = 'buyer'
    where t.closed_at is null and t.starts_at is not null
    order by l.id, p.user_id`.execute(tx);
  return rows;
}
