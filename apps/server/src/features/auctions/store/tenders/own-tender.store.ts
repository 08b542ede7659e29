import { sql } from "kysely";
import type { Db } from "../../../../platform/db/db.ts";
import { PARTY } from "../sale/party.store.ts";

interface OwnTenderRow {
  readonly seq: number;
  readonly state: "sealed" | "withdrawn" | "opened" | "unopened";
  readonly commitment: string;
  readonly at: Date;
  /** `amount:salt` once it is opened. */
  readonly opened: string | null;
}

/** The last tender on a lot of one who has tendered there; what became of it the ledger says. */
export async function findOwnTender(
  db: Db,
  lotId: number,
  parties: readonly number[],
): Promise<OwnTenderRow | undefined> {
  const { rows } = await sql<OwnTenderRow>`
    select bid_orders.tender_seq as seq, bid_orders.tender_state as state, line.commitment, line.at,
      bid.opened
    from bid_orders
      join ledger_entries line on line.lot_id = bid_orders.lot_id
        and line.seq = bid_orders.tender_seq
      left join ledger_entries bid on bid.lot_id = bid_orders.lot_id and bid.kind = 'bid'
        and bid_orders.tender_state = 'opened' and bid.opens = array[bid_orders.tender_seq]
    where bid_orders.lot_id = ${lotId} and ${PARTY} = any(${[...parties]}::bigint[])
    order by bid_orders.id desc limit 1`.execute(db);
  return rows[0];
}

/** A lot's tender lines with their marks, and the salt that these are made with. */
export async function markedLines(
  db: Db,
  lotId: number,
): Promise<{ readonly salt: string; readonly lines: readonly { seq: number; mark: string }[] }> {
  const lines = await db
    .selectFrom("ledger_entries")
    .select(["seq", "bidder_mark as mark"])
    .where("lot_id", "=", lotId)
    .where("kind", "=", "tender")
    .orderBy("seq")
    .execute();
  return { salt: await ledgerSalt(db, lotId), lines };
}

/** The ledger's own salt, never shown. */
export async function ledgerSalt(db: Db, lotId: number): Promise<string> {
  const { ledger_salt } = await db
    .selectFrom("timetables")
    .select("ledger_salt")
    .where("lot_id", "=", lotId)
    .executeTakeFirstOrThrow();
  return ledger_salt;
}

/** A lot as its notices name it. */
export const findLotName = (db: Db, lotId: number) =>
  db.selectFrom("lot_goods").select(["title", "url"]).where("id", "=", lotId).executeTakeFirst();
