import type pg from "pg";
import type { Bidder, Line } from "./bidder.ts";
import { hurryPolls, type Paid, payFromWallet } from "./payers.ts";
import { waitFor } from "./wait-for.ts";

/** Of so many bidders one tops up all the time. */
export const PAYERS = 3;

/** Every second winner pays a part of what is due from the wallet. */
export async function paySales(
  line: Line,
  db: pg.Pool,
  bidders: readonly Bidder[],
): Promise<Paid[]> {
  await hurryPolls(db);
  await waitFor(async () => (await uncredited(db)) === 0, "Payments never came in");
  const of = new Map(bidders.map((bidder) => [bidder.bidder, bidder]));
  const { rows } = await db.query<{ id: string; bidder: string }>(
    "select id, bidder_id as bidder from awards where pay_through = 'market' order by id",
  );
  const paid: Paid[] = [];
  for (const { id, bidder } of rows) {
    const from = of.get(`buyer ${bidder}`);
    if (from) paid.push(await payFromWallet(line, from, id, 1));
  }
  return paid;
}

async function uncredited(db: pg.Pool): Promise<number> {
  const { rows } = await db.query<{ n: string }>(
    `select count(*) as n from demo_payments p where captured_at is not null
      and not exists (select from journal_entries where key = 'demo:' || p.id)`,
  );
  return Number(rows[0]?.n);
}
