import { inSnapshot, type Tx } from "../../platform/db/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { papersOfCompany, sumPapersOfCompany } from "../invoices/index.ts";
import { entriesOfCompany, sumEntriesOfCompany } from "../journal/index.ts";
import type { BookFacts } from "./book-facts.ts";
import { billsOfTrips, payoutsByIds, salesByIds, taxHoldsOf } from "./books.store.ts";
import { tripOf } from "./money-rows.rules.ts";

type BookDeps = Pick<Deps, "db" | "config">;
interface BookDays {
  /** YYYY-MM-DD in India, both included. */
  readonly from: string;
  readonly to: string;
}

/** Papers and entries of a company, as of one moment. */
export const readBooks = (deps: BookDeps, companyId: number, days: BookDays): Promise<BookFacts> =>
  inSnapshot(deps.db, (tx) => factsIn(tx, deps, companyId, days));

/** The same, and beside it what papers and entries come to, added up by the database. */
export const readBooksWithSums = (deps: BookDeps, companyId: number, days: BookDays) =>
  inSnapshot(deps.db, async (tx) => ({
    facts: await factsIn(tx, deps, companyId, days),
    sums: {
      papers: await sumPapersOfCompany(tx, companyId, days),
      entries: await sumEntriesOfCompany(tx, companyId, days),
    },
  }));

async function factsIn(
  tx: Tx,
  { config }: BookDeps,
  companyId: number,
  days: BookDays,
): Promise<BookFacts> {
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
}
