import { inSnapshot } from "../../platform/db/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { papersOfCompany } from "../invoices/index.ts";
import { entriesOfCompany } from "../journal/index.ts";
import type { BookFacts } from "./book-facts.ts";
import { billsOfTrips, payoutsByIds, salesByIds, taxHoldsOf } from "./books.store.ts";
import { tripOf } from "./money-rows.rules.ts";

/**
 * Papers and entries of a company, as of one moment.
 * @param days YYYY-MM-DD in India, both included
 */
export const readBooks = (
  { db, config }: Pick<Deps, "db" | "config">,
  companyId: number,
  days: { readonly from: string; readonly to: string },
): Promise<BookFacts> =>
  inSnapshot(db, async (tx) => {
    const papers = await papersOfCompany(tx, companyId, days);
    const entries = await entriesOfCompany(tx, companyId, days);
    const awards = entries.flatMap(({ awardId }) => awardId ?? []);
    const trips = entries.flatMap((entry) => tripOf(entry) ?? []);
    const withdrawals = entries.flatMap(({ cause }) => String(cause.withdrawal_id ?? "") || []);
    const { name, gstin } = config.MARKET_PARTY;
    return {
      ...{ companyId, papers, entries },
      sales: await salesByIds(tx, awards),
      bills: await billsOfTrips(tx, trips),
      taxHolds: await taxHoldsOf(
        tx,
        papers.map(({ id }) => id),
      ),
      payouts: await payoutsByIds(tx, withdrawals),
      // The PAN stands in a GSTIN.
      market: { name, pan: gstin?.slice(2, 12) ?? null },
    };
  });
