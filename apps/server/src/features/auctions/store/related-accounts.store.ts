import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";
import { arrayOf, type Run, type Statement } from "../../../platform/db/statement.ts";

/** A lot's seller, and the company that it is of. */
interface Side {
  readonly seller_id: number;
  readonly company_id: number | null;
}

/** The ties between a bidder and a lot's seller. */
interface Between {
  /**
   * The bidder has a PAN, a bank account, a phone or a mail address in common with the seller or
   * anybody who acts for the seller's company, or did lately; or is one of them.
   */
  readonly isRelated: boolean;
  /** Since when the seller's company keeps the bidder's out; null where it does not. */
  readonly blockedSince: Date | null;
}

/** @param bidder with the company that they act for, if any */
export async function findBetween(
  db: Db,
  of: Side,
  bidder: { readonly userId: number; readonly companyId: number | null },
): Promise<Between> {
  const { rows } = await sql<Between>`select cardinality(
      related_reasons(${of.seller_id}, ${of.company_id}, ${bidder.userId})) > 0 as "isRelated",
    (select since from standing_blocks where company_id = ${of.company_id}
      and blocked_id = ${bidder.companyId}) as "blockedSince"`.execute(db);
  return rows[0] ?? { isRelated: false, blockedSince: null };
}

interface Pair {
  readonly lotId: number;
  readonly bidderId: number;
  readonly companyId?: number;
}
export interface JudgedPair extends Between, Pick<Pair, "lotId" | "bidderId"> {
  /** The lot is for the invited alone. */
  readonly isHidden: boolean;
  /** The bidder may know of the lot. */
  readonly isSeen: boolean;
  /** Seller and company of the lot. */
  readonly side: string;
  readonly companyId: number | null;
}

const relatedStatement: Statement<JudgedPair> = {
  name: "bid-related",
  text: `select lot_goods.id as "lotId", asked.bidder_id as "bidderId",
      asked.company_id as "companyId",
      concat_ws('/', lot_goods.seller_id, lot_goods.company_id) as side,
      cardinality(related_reasons(lot_goods.seller_id, lot_goods.company_id, asked.bidder_id)) > 0
        as "isRelated",
      lot_goods.invited_only as "isHidden",
      not lot_goods.invited_only or exists (select from invited_people p
        where p.lot_id = lot_goods.id and p.user_id = asked.bidder_id) as "isSeen",
      (select since from standing_blocks b where b.company_id = lot_goods.company_id
        and b.blocked_id = asked.company_id) as "blockedSince"
    from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as asked(lot_id, bidder_id, company_id)
      join lot_goods on lot_goods.id = asked.lot_id`,
};

/** The ties between these bidders and the sellers of the lots that they bid on. */
export const judgeRelated = (run: Run, bids: readonly Pair[]): Promise<JudgedPair[]> =>
  run(relatedStatement, [
    arrayOf(bids, (bid) => bid.lotId),
    arrayOf(bids, (bid) => bid.bidderId),
    arrayOf(bids, (bid) => bid.companyId ?? null),
  ]);
