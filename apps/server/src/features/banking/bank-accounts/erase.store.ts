import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";

/**
 * The account stays for the books, as its withdrawals do; its number goes when they may.
 */
export const eraseBankAccounts = (tx: Tx, companyId: number) =>
  sql`update bank_accounts set document = null,
      removed_at = coalesce(removed_at, market_now())
    where company_id = ${companyId}`.execute(tx);
