import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";

/** The cover of a company's deposit, in paise. */
export interface Cover {
  readonly deposit: Paise;
  /** The sum that its leading bids hold. */
  readonly leading: Paise;
  /** The sum it may bid or withdraw; never below 0. */
  readonly free: Paise;
  /** The sum that leading bids lack in the deposit: until it is there, nothing more may be bid. */
  readonly short: Paise;
}

/** A company's as it is now; who decides by it has locked the company. */
export async function coverOf(db: Db, companyId: number): Promise<Cover> {
  const { rows } = await sql<{ deposit: number; leading: number; disputed: number }>`
    select coalesce((select balance from accounts
        where company_id = ${companyId} and kind = 'deposit'), 0) as deposit,
      coalesce((select sum(amount) from deposit_leads
        where company_id = ${companyId}), 0)::bigint as leading,
      coalesce((select amount from disputed_money
        where company_id = ${companyId}), 0)::bigint as disputed`.execute(db);
  const { deposit, leading, disputed } = rows[0] ?? { deposit: 0, leading: 0, disputed: 0 };
  return {
    deposit: deposit as Paise,
    leading: leading as Paise,
    // Money that a payer's bank asks back is not the company's to use.
    free: Math.max(0, deposit - leading - disputed) as Paise,
    short: Math.max(0, leading - deposit) as Paise,
  };
}

/** A lot's hold on a company's deposit now, in paise. */
export async function holdOfLot(db: Db, companyId: number, lotId: number): Promise<Paise> {
  const row = await db
    .selectFrom("deposit_leads")
    .select("amount")
    .where("company_id", "=", companyId)
    .where("lot_id", "=", lotId)
    .executeTakeFirst();
  return (row?.amount ?? 0) as Paise;
}
