import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";
import { arrayOf, type Run, type Statement } from "../../../platform/db/statement.ts";

/** A lot's seller, and the company that it is of. */
interface Side {
  readonly seller_id: number;
  readonly company_id: number | null;
}

/**
 * Whether a bidder has a PAN, a bank account, a phone or a mail address in common with the seller
 * or anybody who acts for the seller's company, or did lately; or is one of them.
 */
export async function isRelated(db: Db, of: Side, bidderId: number): Promise<boolean> {
  const { rows } = await sql<{ related: boolean }>`select cardinality(
    related_reasons(${of.seller_id}, ${of.company_id}, ${bidderId})) > 0 as related`.execute(db);
  return rows[0]?.related ?? false;
}

interface Pair {
  readonly lotId: number;
  readonly bidderId: number;
}
export interface JudgedPair extends Pair {
  /** Seller and company of the lot. */
  readonly side: string;
  readonly isRelated: boolean;
}

const relatedStatement: Statement<JudgedPair> = {
  name: "bid-related",
  text: `select lot_goods.id as "lotId", asked.bidder_id as "bidderId",
      concat_ws('/', lot_goods.seller_id, lot_goods.company_id) as side,
      cardinality(related_reasons(lot_goods.seller_id, lot_goods.company_id, asked.bidder_id)) > 0
        as "isRelated"
    from unnest($1::bigint[], $2::bigint[]) as asked(lot_id, bidder_id)
      join lot_goods on lot_goods.id = asked.lot_id`,
};

/** Which of these bidders are related to the seller of the lot that they bid on. */
export const judgeRelated = (run: Run, bids: readonly Pair[]): Promise<JudgedPair[]> =>
  run(relatedStatement, [arrayOf(bids, (bid) => bid.lotId), arrayOf(bids, (bid) => bid.bidderId)]);
