import type pg from "pg";
import type { Bidder, Line } from "./bidder.ts";
import { ask } from "./calls.ts";
import { type Paid, payFromWallet } from "./payers.ts";
import { waitFor } from "./wait-for.ts";

/** One in so many bidders tops up all the time. */
export const PAYERS = 3;

/** Every winner through the market pays a rupee of what is due from the wallet. */
export async function paySales(
  line: Line,
  db: pg.Pool,
  bidders: readonly Bidder[],
): Promise<Paid[]> {
  await allCredited(db);
  const paid: Paid[] = [];
  for (const { id, from } of await salesOf(db, bidders))
    paid.push(await payFromWallet(line, from, id, 1));
  return paid;
}

/** Every second winner of these lots pays all that is due, the others a rupee. */
export async function payRound(
  line: Line,
  db: pg.Pool,
  bidders: readonly Bidder[],
  lots: readonly number[],
): Promise<Paid[]> {
  const sales = await salesOf(db, bidders);
  const own = sales.filter(({ lot }) => lots.includes(Number(lot)));
  const payments = own.map(async ({ id, from }, i) =>
    payFromWallet(line, from, id, i % 2 === 0 ? await dueOf(line, from, id) : 1),
  );
  return Promise.all(payments);
}

async function dueOf(line: Line, from: Bidder, award: string): Promise<number> {
  const reply = await ask(line, from, { method: "GET", path: `/award/${award}` });
  return (reply?.data as { due?: number } | undefined)?.due ?? 1;
}

/** Payments that a killed node was told of are asked for each minute, so many at a time. */
const CREDITED = 180_000;
const UNCREDITED = `select p.order_id from demo_payments p where p.captured_at is not null
  and not exists (select from journal_entries where key = 'demo:' || p.id)`;

/** Those payments: how the market has them, and what it was told. */
const WHY = `select p.id, p.order_id, p.captured_at, own.id as payment, own.state, own.poll_at,
    own.gateway_order, (select json_agg(json_build_object('kind', e.kind, 'at', e.received_at,
      'handled', e.handled_at, 'tries', e.tries, 'failure', e.last_error))
      from gateway_events e where e.about = p.id) as events
  from demo_payments p left join payments own on own.gateway_order = p.order_id
  where p.order_id in (${UNCREDITED})`;

/** Every payment that the gateway captured is in a wallet. @throws Error when one never is */
export async function allCredited(db: pg.Pool): Promise<void> {
  // They are asked for now, before all others; so are those whose poll has just failed.
  const isCredited = async () => {
    const { rowCount } = await db.query(
      `update payments set poll_at = now() - interval '1 day'
        where poll_at is not null and gateway_order in (${UNCREDITED})`,
    );
    return rowCount === 0 && (await db.query(UNCREDITED)).rowCount === 0;
  };
  await waitFor(isCredited, "Payments never came in", CREDITED).catch(async (error: Error) => {
    const { rows } = await db.query(WHY);
    throw new Error(`${error.message}: ${JSON.stringify(rows)}`, { cause: error });
  });
}

async function salesOf(db: pg.Pool, bidders: readonly Bidder[]) {
  const of = new Map(bidders.map((bidder) => [bidder.bidder, bidder]));
  const { rows } = await db.query<{ id: string; lot: string; bidder: string }>(
    `select id, lot_id as lot, bidder_id as bidder from awards where pay_through = 'market'
      order by id`,
  );
  return rows.flatMap(({ id, lot, bidder }) => {
    const from = of.get(`buyer ${bidder}`);
    return from ? [{ id, lot, from }] : [];
  });
}
