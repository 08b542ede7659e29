import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";

export interface MemberRow {
  readonly id: number;
  readonly name: string;
  readonly type: "buyer" | "seller";
  readonly company_id: number | null;
  readonly company: string | null;
  readonly has_email: boolean;
  readonly has_mobile: boolean;
  readonly lots: number;
  readonly bids: number;
}

/** Members whose own this email or mobile is: one, or two where they are of different ones. */
export const findMembers = async (
  db: Db,
  { email, mobile }: { email: string; mobile: string },
): Promise<readonly MemberRow[]> =>
  (
    await sql<MemberRow>`
      select u.id, u.name, u.type, c.id as company_id, c.name as company,
        coalesce(u.email = lower(${email}), false) as has_email,
        coalesce(u.mobile = ${mobile}, false) as has_mobile,
        (select count(*)::int from lot_goods l where l.seller_id = u.id) as lots,
        (select count(*)::int from lot_bidders o
          where o.bidder_id = u.id and o.best_bid > 0) as bids
      from people u
        left join company_people cu on cu.user_id = u.id and cu.status = 'active'
        left join company_cards c on c.id = cu.company_id
      where u.type in ('buyer', 'seller') and u.erased_at is null
        and (u.email = lower(${email}) or u.mobile = ${mobile})
      order by u.id`.execute(db)
  ).rows;
