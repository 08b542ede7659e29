import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";

/** A claim that its seller disputes, with the paper that is to show it. */
export async function addDisputedClaim(
  tx: Tx,
  claim: {
    readonly awardId: number;
    readonly tripId: number;
    readonly percent: number;
    readonly words: string;
    readonly reason: string;
    readonly file: string;
    readonly buyer: { readonly userId: number; readonly companyId: number };
    readonly sellerId: number;
    readonly at: Date;
  },
): Promise<void> {
  const { file, buyer } = claim;
  await tx
    .insertInto("company_documents")
    .values({ file, company_id: buyer.companyId, media_type: "application/pdf" })
    .execute();
  await tx
    .insertInto("claims")
    .values({
      ...{ award_id: claim.awardId, trip_id: claim.tripId, what: "Moisture" },
      ...{ asked_percent: claim.percent, words: claim.words, files: [file] },
      ...{ made_by: buyer.userId, made_at: claim.at, answered_by: claim.sellerId },
      ...{ state: "disputed", reason: claim.reason },
    })
    .execute();
}

/** Sales of the demo in these states that no truck is booked for. */
export async function salesWithoutBooking(
  db: Db,
  states: readonly string[],
): Promise<{ id: number; userId: number; companyId: number }[]> {
  const { rows } = await sql<{ id: number; userId: number; companyId: number }>`
    select a.id, a.bidder_id as "userId", a.company_id as "companyId"
    from awards a join lots l on l.id = a.lot_id
    where l.is_demo and a.pay_through = 'market' and a.state = any(${[...states]})
      and a.company_id is not null
      and not exists (select from trips t where t.award_id = a.id and t.state = 'booked')
    order by a.id`.execute(db);
  return rows;
}
