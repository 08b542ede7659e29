import { sql } from "kysely";
import type { Db } from "../../../platform/db.ts";
import { arrayOf, type Run, type Statement } from "../../../platform/statement.ts";

/** Whether two accounts have a PAN, a bank account or a phone in common. */
export async function isRelated(db: Db, sellerId: number, bidderId: number): Promise<boolean> {
  const { rows } = await sql<{ related: boolean }>`
    select cardinality(shared_identity(s, b)) > 0 as related
    from identities s, identities b where s.id = ${sellerId} and b.id = ${bidderId}`.execute(db);
  return rows[0]?.related ?? false;
}

interface Pair {
  readonly lotId: number;
  readonly bidderId: number;
}
export interface JudgedPair extends Pair {
  readonly sellerId: number;
  readonly isRelated: boolean;
}

const relatedStatement: Statement<JudgedPair> = {
  name: "bid-related",
  text: `select lots.id as "lotId", seller.id as "sellerId", bidder.id as "bidderId",
      cardinality(shared_identity(seller, bidder)) > 0 as "isRelated"
    from unnest($1::bigint[], $2::bigint[]) as asked(lot_id, bidder_id)
      join lots on lots.id = asked.lot_id
      join identities seller on seller.id = lots.seller_id
      join identities bidder on bidder.id = asked.bidder_id`,
};

/** Which of these bidders are related to the seller of the lot that they bid on. */
export const judgeRelated = (run: Run, bids: readonly Pair[]): Promise<JudgedPair[]> =>
  run(relatedStatement, [arrayOf(bids, (bid) => bid.lotId), arrayOf(bids, (bid) => bid.bidderId)]);
