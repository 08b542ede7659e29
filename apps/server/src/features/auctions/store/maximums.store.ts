import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Db, Tx, TxClient } from "../../../platform/db/db.ts";
import type { ActingMaximum } from "../domain/auction.ts";
import type { MaximumRow } from "../domain/bids/maximum.rules.ts";
import { PARTY } from "./sale/party.store.ts";

/** Secret until the close, and then their owners' alone: read here and nowhere else. */

interface ActingRow {
  readonly lot_id: number;
  readonly bidder_id: number;
  readonly alias: number;
  readonly company_id: number | null;
  readonly amount: number;
}

/**
 * The maximums of who leads these locked auctions, where they can still act; by lot. For who may no
 * longer bid, or not that much, the market bids no more.
 */
export async function actingMaximums(
  tx: TxClient,
  lotIds: readonly number[],
): Promise<Map<number, ActingMaximum>> {
  const { rows } = await tx.query<ActingRow>({
    name: "maximums-acting",
    text: `select a.lot_id, m.bidder_id, o.alias, o.company_id, m.amount
      from auctions a
        join lot_goods l on l.id = a.lot_id
        join bid_orders o on o.lot_id = a.lot_id and o.alias = a.leader_alias
        cross join lateral (select bidder_id, amount, is_voided from maximum_bids
          where lot_id = a.lot_id and alias = a.leader_alias order by seq desc limit 1) m
        join people u on u.id = m.bidder_id and u.status = 'active'
        join company_people seat on seat.user_id = u.id and seat.company_id = o.company_id
          and seat.status = 'active' and seat.role in ('owner', 'manager', 'bidder')
        join company_cards c on c.id = o.company_id and c.status <> 'suspended'
          and not exists (select from barred_companies b where b.company_id = c.id)
      where a.lot_id = any($1::bigint[]) and not m.is_voided and m.amount > a.highest_bid
        and (seat.bid_limit is null or seat.bid_limit >=
          lot_value(m.amount, l.basis, l.unit, l.quantity_milli, l.weight_grams))`,
    values: [lotIds],
  });
  return new Map(
    rows.map((row) => [
      row.lot_id,
      {
        bidderId: row.bidder_id,
        alias: row.alias,
        companyId: row.company_id,
        amount: row.amount as Paise,
      },
    ]),
  );
}

/** In the transaction of their ledger entries. */
export async function recordMaximums(tx: TxClient, rows: readonly MaximumRow[]): Promise<void> {
  await tx.query({
    name: "maximums-record",
    text: `with left_now as (
        insert into maximum_bids (lot_id, seq, bidder_id, alias, amount, salt)
        select * from json_to_recordset($1::json)
          as m(lot_id bigint, seq int, bidder_id bigint, alias int, amount bigint, salt text)
        returning lot_id)
      update auctions set has_maximums = true
      where lot_id in (select lot_id from left_now) and not has_maximums`,
    values: [JSON.stringify(rows)],
  });
}

/** A voiding of companies' bids ends their maximums on the lot. */
export const voidMaximums = (tx: Tx, lotId: number, aliases: readonly number[]) =>
  tx
    .updateTable("maximum_bids")
    .set({ is_voided: true })
    .where("lot_id", "=", lotId)
    .where("alias", "in", [...aliases])
    .execute();

/** The latest maximum on a lot of one who bids there. */
export const findMaximum = (db: Db, lotId: number, parties: readonly number[]) =>
  db
    .selectFrom("maximum_bids")
    .innerJoin("bid_orders", (join) =>
      join
        .onRef("bid_orders.lot_id", "=", "maximum_bids.lot_id")
        .onRef("bid_orders.alias", "=", "maximum_bids.alias"),
    )
    .select(["seq", "amount", "salt", "is_voided"])
    .where("maximum_bids.lot_id", "=", lotId)
    .where(PARTY, "in", [...parties])
    .orderBy("seq", "desc")
    .executeTakeFirst();

/** A bidder's last maximum on their own order, in paise; null where it was taken back or voided. */
export const maximumOfOrder = sql<number | null>`(
  select case when m.amount > 0 and not m.is_voided then m.amount end from maximum_bids m
  where m.lot_id = bid_orders.lot_id and m.alias = bid_orders.alias order by m.seq desc limit 1)`;

/** All that were left on a lot, to hold them against their commitments. */
export const maximumsOfLot = (db: Db, lotId: number) =>
  db
    .selectFrom("maximum_bids")
    .select(["seq", "bidder_id", "alias", "amount", "salt"])
    .where("lot_id", "=", lotId)
    .orderBy("seq")
    .execute();
