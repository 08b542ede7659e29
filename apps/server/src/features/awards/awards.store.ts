import { sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";
import { arrayOf } from "../../platform/db/statement.ts";
import type { AwardMove, AwardSide, AwardState, WinReason } from "./awards.rules.ts";

export interface Win {
  readonly lotId: number;
  /** The user who has won it, as which masked bidder. */
  readonly bidderId: number;
  readonly alias: number;
  readonly at: Date;
  readonly reason: WinReason;
}

/** An award and its first move for each, at the winner's best bid: one statement for all. */
export async function makeAwards(tx: Tx, wins: readonly Win[]): Promise<void> {
  if (wins.length === 0) return;
  await sql`with won as (
      select * from unnest(${arrayOf(wins, ({ lotId }) => lotId)}::bigint[],
          ${arrayOf(wins, ({ bidderId }) => bidderId)}::bigint[],
          ${arrayOf(wins, ({ alias }) => alias)}::int[],
          ${arrayOf(wins, ({ at }) => at.toISOString())}::timestamptz[],
          ${arrayOf(wins, ({ reason }) => reason)}::text[])
          as w(lot_id, bidder_id, alias, at, reason)
    ), made as (
      insert into awards (lot_id, order_id, alias, company_id, bidder_id, seller_company_id,
          seller_id, rate, value, state, made_at)
        select o.lot_id, o.id, o.alias, o.company_id, won.bidder_id, l.company_id,
          l.seller_id, o.best_bid,
          lot_value(o.best_bid, l.basis, l.unit, l.quantity_milli, l.weight_grams),
          'payment_due', won.at
        from won join bid_orders o using (lot_id, alias) join lots l on l.id = o.lot_id
        returning id, lot_id)
    insert into award_moves (award_id, to_state, move, actor_side, reason, at)
      select made.id, 'payment_due', 'win', 'market', won.reason, won.at
      from made join won using (lot_id)`.execute(tx);
}

export interface Award {
  readonly id: number;
  readonly state: AwardState;
  readonly sellerId: number;
}
const awards = (tx: Tx) =>
  tx
    .selectFrom("awards")
    .select(["id", "seller_id as sellerId", sql<AwardState>`state`.as("state")]);

/** Whatever its state. The auction's row is locked. */
export const findAwardOfOrder = (tx: Tx, orderId: number): Promise<Award | undefined> =>
  awards(tx).where("order_id", "=", orderId).executeTakeFirst();

/** The one that stands; one that was cancelled is none. The auction's row is locked. */
export const findAwardOfLot = (tx: Tx, lotId: number): Promise<Award | undefined> =>
  awards(tx).where("lot_id", "=", lotId).where("state", "<>", "cancelled").executeTakeFirst();

export interface Moved {
  readonly awardId: number;
  readonly from: AwardState;
  readonly to: AwardState;
  readonly move: AwardMove;
  readonly actorId: number | null;
  readonly side: AwardSide;
  readonly reason: string;
  readonly at: Date;
}

/** What was decided of awards: their states and the rows of their moves, in one statement. */
export async function recordMoves(tx: Tx, moves: readonly Moved[]): Promise<void> {
  await sql`with m as (
      select * from json_to_recordset(${JSON.stringify(moves)}::json) as m("awardId" bigint,
        "from" text, "to" text, move text, "actorId" bigint, side text, reason text,
        at timestamptz)
    ), moved as (
      update awards set state = m."to",
          completed_at = case when m."to" = 'completed' then m.at end
        from m where awards.id = m."awardId" and awards.state = m."from"
        returning awards.id)
    insert into award_moves (award_id, from_state, to_state, move, actor_id, actor_side, reason, at)
      select moved.id, m."from", m."to", m.move, m."actorId", m.side, m.reason, m.at
      from moved join m on m."awardId" = moved.id`.execute(tx);
}
