import type { Paise } from "@rebale/contract";
import type { AwardMove, AwardSide, AwardState, PayThrough } from "@rebale/contract/awards/states";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import { arrayOf } from "../../platform/db/statement.ts";
import { lockAuctions } from "../auction-times/index.ts";
import type { WinReason } from "./awards.rules.ts";
import type { NewAward } from "./money/emds.store.ts";
import { stands } from "./standing.store.ts";
import { type MadeMove, tellMoves } from "./tell-sales.ts";

export interface Win {
  readonly lotId: number;
  /** The user who has won it, as which masked bidder. */
  readonly bidderId: number;
  readonly alias: number;
  readonly at: Date;
  readonly reason: WinReason;
}

/** Midnight in India after so many days from a moment; null where no days were agreed. */
export const midnightAfter = (at: string, days: string) =>
  sql.raw(`(date_trunc('day', ${at} at time zone 'Asia/Kolkata')
    + (${days}::int + 1) * interval '1 day') at time zone 'Asia/Kolkata'`);

/**
 * An award and its first move for each, at the winner's best bid: one statement for all.
 * @returns what was made, with the deposit that each lot asks for in paise
 */
export async function insertAwards(tx: Tx, wins: readonly Win[]): Promise<NewAward[]> {
  const { rows } = await sql<NewAward>`with won as (
      select * from unnest(${arrayOf(wins, ({ lotId }) => lotId)}::bigint[],
          ${arrayOf(wins, ({ bidderId }) => bidderId)}::bigint[],
          ${arrayOf(wins, ({ alias }) => alias)}::int[],
          ${arrayOf(wins, ({ at }) => at.toISOString())}::timestamptz[],
          ${arrayOf(wins, ({ reason }) => reason)}::text[])
          as w(lot_id, bidder_id, alias, at, reason)
    ), made as (
      insert into awards (lot_id, order_id, alias, company_id, bidder_id, seller_company_id,
          seller_id, rate, value, state, made_at, terms_version, due_at,
          pay_through, emd_required)
        select o.lot_id, o.id, o.alias, o.company_id, won.bidder_id, l.company_id,
          l.seller_id, o.best_bid,
          lot_value(o.best_bid, l.basis, l.unit, l.quantity_milli, l.weight_grams),
          'payment_due', won.at, terms.version,
          ${midnightAfter("won.at", "(terms.fields ->> 'payment_days')")},
          l.pay_through, lot_hold(l, o.best_bid)
        from won join lot_bidders o using (lot_id, alias) join lots l on l.id = o.lot_id
          left join agreed_terms terms on terms.lot_id = l.id and terms.version = l.terms_version
        returning id, lot_id, company_id, emd_required), moved as (
      insert into award_moves (award_id, to_state, move, actor_side, reason, at)
        select made.id, 'payment_due', 'win', 'market', won.reason, won.at
        from made join won using (lot_id))
    select id, lot_id as "lotId", company_id as "companyId", emd_required as "emdRequired"
      from made order by lot_id`.execute(tx);
  return rows;
}

/** An award as far as its moves need it. */
export interface Award {
  readonly id: number;
  readonly lotId: number;
  /** Its lot's. */
  readonly title: string;
  readonly state: AwardState;
  readonly payThrough: PayThrough;
  readonly buyerId: number;
  readonly buyerCompanyId: number | null;
  readonly sellerId: number;
  readonly sellerCompanyId: number | null;
  readonly dueAt: Date | null;
  readonly graceUntil: Date | null;
  readonly liftBy: Date | null;
  /** The buyer's deposit that the win took, in paise. */
  readonly emdHeld: Paise;
}
const awards = (tx: Db) =>
  tx
    .selectFrom("awards")
    .innerJoin("lots", "lots.id", "awards.lot_id")
    .select(["awards.id", "awards.lot_id as lotId", "lots.title"])
    .select(["bidder_id as buyerId", "awards.company_id as buyerCompanyId"])
    .select(["awards.seller_id as sellerId", "seller_company_id as sellerCompanyId"])
    .select(["due_at as dueAt", "grace_until as graceUntil", "lift_by as liftBy"])
    .select(sql<Paise>`emd_held`.as("emdHeld"))
    .select(sql<AwardState>`awards.state`.as("state"))
    .select(sql<PayThrough>`awards.pay_through`.as("payThrough"));

/** Whatever its state. The auction's row is locked. */
export const findAwardOfOrder = (tx: Tx, orderId: number): Promise<Award | undefined> =>
  awards(tx).where("order_id", "=", orderId).executeTakeFirst();

/** The one that stands; one that was called off or not paid is none. The auction's row is locked. */
export const findAwardOfLot = (tx: Tx, lotId: number): Promise<Award | undefined> =>
  awards(tx).where("awards.lot_id", "=", lotId).where(stands("awards")).executeTakeFirst();

export const findAwardById = (db: Db, id: number): Promise<Award | undefined> =>
  awards(db).where("awards.id", "=", id).executeTakeFirst();

/** Locks the row of its auction, which is an award's lock, and reads it as it is then. */
export async function lockAward(tx: Tx, id: number): Promise<Award | undefined> {
  await lockAuctions(tx, sql`select lot_id from awards where id = ${id}`);
  return findAwardById(tx, id);
}

export interface Moved {
  readonly awardId: number;
  readonly from: AwardState;
  readonly to: AwardState;
  readonly move: AwardMove;
  readonly actorId: number | null;
  readonly side: AwardSide;
  readonly reason: string;
  readonly at: Date;
  /** New days that the move sets. */
  readonly dueAt?: Date;
  readonly liftBy?: Date;
}

/**
 * Records decisions on awards: their states and the rows of their moves, in one statement. Days of
 * grace follow a new day to pay by, and reminders begin again.
 * @returns the moves' ids, by award
 */
export async function recordMoves(tx: Tx, moves: readonly Moved[]): Promise<Map<number, number>> {
  const { rows } = await sql<MadeMove>`with m as (
      select * from json_to_recordset(${JSON.stringify(moves)}::json) as m("awardId" bigint,
        "from" text, "to" text, move text, "actorId" bigint, side text, reason text,
        at timestamptz, "dueAt" timestamptz, "liftBy" timestamptz)
    ), moved as (
      update awards set state = m."to",
          completed_at = case when m."to" = 'completed' then m.at end,
          lifted_said_at = case when m.move = 'lifted' then coalesce(lifted_said_at, m.at)
            else lifted_said_at end,
          lifted_at = case when m."to" = 'lifted' then coalesce(lifted_at, m.at) else lifted_at end,
          settled_at = case when m.move = 'settle' then m.at else settled_at end,
          due_at = coalesce(m."dueAt", due_at),
          grace_until = grace_until + coalesce(m."dueAt" - due_at, interval '0'),
          reminded_days = case when m."dueAt" is null then reminded_days end,
          paid_at = case when m.move in ('pay', 'confirm_paid') then m.at else paid_at end,
          lift_by = coalesce(m."liftBy", case when m.move in ('pay', 'confirm_paid') then
            -- More days that were given before stay.
            greatest(lift_by, ${midnightAfter(
              "m.at",
              `(select terms.fields ->> 'lifting_days' from agreed_terms terms
                where terms.lot_id = awards.lot_id and terms.version = awards.terms_version)`,
            )}) end, lift_by)
        from m where awards.id = m."awardId" and awards.state = m."from"
        returning awards.id, company_id, seller_company_id
    ), made as (
    insert into award_moves (award_id, from_state, to_state, move, actor_id, actor_side, reason, at)
      select moved.id, m."from", m."to", m.move, m."actorId", m.side, m.reason, m.at
      from moved join m on m."awardId" = moved.id
      returning id, award_id)
    select made.id, award_id as "awardId", company_id as "buyerCompanyId",
      seller_company_id as "sellerCompanyId" from made join moved on moved.id = award_id`.execute(
    tx,
  );
  await tellMoves(tx, moves, rows);
  return new Map(rows.map(({ id, awardId }) => [awardId, id]));
}

/** The sides that have said so of a sale. */
export async function sidesThatSaid(
  tx: Tx,
  awardId: number,
  move: AwardMove,
): Promise<Set<AwardSide>> {
  const rows = await tx
    .selectFrom("award_moves")
    .select(sql<AwardSide>`actor_side`.as("side"))
    .where("award_id", "=", awardId)
    .where("move", "=", move)
    .execute();
  return new Set(rows.map(({ side }) => side));
}
