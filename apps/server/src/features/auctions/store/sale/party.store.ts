import { sql } from "kysely";
import type { Db } from "../../../../platform/db/db.ts";
import type { Account } from "../../../../platform/http/caller.ts";

/** Whose an order is, as `partyOf` says it; its lot and this are unique. */
export const PARTY = sql<number>`coalesce(bid_orders.company_id, -bid_orders.bidder_id)`;

export interface Colleagues {
  /** Whether others than the user act for the company. */
  readonly has: boolean;
  /** The name of the user whose bid leads. */
  readonly leader: string | null;
}

/** @param leaderId who placed the bid that leads on the lot in question, whosever it is */
export async function findColleagues(
  db: Db,
  { userId, company }: Pick<Account, "userId" | "company">,
  leaderId: number | null,
): Promise<Colleagues> {
  const companyId = company?.status === "active" ? company.companyId : null;
  const { rows } = await sql<Colleagues>`
    select exists (select from company_people where company_id = ${companyId}
        and status = 'active' and user_id <> ${userId}) as has,
      (select name from people users where id = ${leaderId}) as leader`.execute(db);
  return rows[0] ?? { has: false, leader: null };
}

/** The name of the user whose bid leads for this company on a lot. */
export async function findLeader(db: Db, lotId: number, companyId: number): Promise<string | null> {
  const lot = await db
    .selectFrom("auctions")
    .innerJoin("bid_orders", (join) =>
      join
        .onRef("bid_orders.lot_id", "=", "auctions.lot_id")
        .onRef("bid_orders.alias", "=", "auctions.leader_alias"),
    )
    .innerJoin("people as users", "users.id", "auctions.leader_id")
    .select("users.name")
    .where("auctions.lot_id", "=", lotId)
    .where("bid_orders.company_id", "=", companyId)
    .executeTakeFirst();
  return lot?.name ?? null;
}

/** Whether a lot is sold on terms that a bidder accepts. */
export const hasTerms = async (db: Db, lotId: number): Promise<boolean> =>
  (await db
    .selectFrom("lot_goods")
    .select("terms_version")
    .where("id", "=", lotId)
    .where("terms_version", "is not", null)
    .executeTakeFirst()) !== undefined;
