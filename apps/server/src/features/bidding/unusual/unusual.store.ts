import { sql } from "kysely";
import type { Db, Tx, TxClient } from "../../../platform/db.ts";
import type { UnusualBid } from "./unusual.rules.ts";

/** In the bids' own transaction: whatever is accepted is seen. */
export async function recordUnusual(tx: TxClient, bids: readonly UnusualBid[]): Promise<void> {
  await tx.query({
    name: "desk-unusual",
    text: `insert into unusual_bids (lot_id, seq, amount, beaten, at)
      select * from json_to_recordset($1::json) as u(lot_id bigint, seq int, amount bigint, beaten bigint, at timestamptz)`,
    values: [JSON.stringify(bids)],
  });
}

export interface OpenUnusual extends UnusualBid {
  readonly title: string;
  /** Masked. */
  readonly bidder: string;
}
export const listOpenUnusual = (db: Db) =>
  db
    .selectFrom("unusual_bids_open")
    .selectAll()
    .$castTo<OpenUnusual>()
    .orderBy("at", "desc")
    .limit(100)
    .execute();

/** Those that the office was not written to about; each is returned to one caller only. */
export const takeUntold = (tx: Tx) =>
  tx
    .updateTable("unusual_bids as u")
    .from("lots")
    .set({ told_at: sql<Date>`market_now()` })
    .whereRef("lots.id", "=", "u.lot_id")
    .where("u.told_at", "is", null)
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple("u.lot_id", "u.seq"),
        "in",
        selectFrom("unusual_bids")
          .select(["lot_id", "seq"])
          .where("told_at", "is", null)
          .orderBy("at")
          .limit(50)
          .forUpdate()
          .skipLocked()
          .$asTuple("lot_id", "seq"),
      ),
    )
    .returning(["u.lot_id", "u.amount", "u.beaten", "lots.title"])
    .execute();

export const findOffice = (tx: Tx) =>
  tx
    .selectFrom("users")
    .select("email")
    .where("type", "=", "admin")
    .where("status", "=", "active")
    .where("email", "is not", null)
    .execute();

/** Whether there is such a bid, and whether this call let it stand. */
export async function passUnusual(
  tx: Tx,
  lotId: number,
  seq: number,
): Promise<"passed" | "passed before" | "none"> {
  const row = await tx
    .selectFrom("unusual_bids")
    .select("passed_at")
    .where("lot_id", "=", lotId)
    .where("seq", "=", seq)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return "none";
  if (row.passed_at) return "passed before";
  await tx
    .updateTable("unusual_bids")
    .set({ passed_at: sql<Date>`market_now()` })
    .where("lot_id", "=", lotId)
    .where("seq", "=", seq)
    .execute();
  return "passed";
}
