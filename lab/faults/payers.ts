import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { askDeposits } from "../../bench/parts/market.ts";
import type { Bidder, Line } from "./bidder.ts";
import { ask, type Reply, send } from "./calls.ts";

/** A payment and what its payer was told: null for a call that nobody answered. */
export interface Paid {
  readonly bidder: string;
  /** The gateway's order, or the sale. */
  readonly of: string;
  readonly amount: number;
  readonly answer: "done" | "refused" | null;
}

/** Between two payments of one payer, milliseconds at most. */
const PAUSE = 1_500;
const MIN = 100;
const MAX = 2_000;

/** Tops the company's deposit up through the demo's gateway until told to stop. */
export async function keepPaying(
  line: Line,
  from: Bidder,
  { history, isOver }: { history: Paid[]; isOver: () => boolean },
): Promise<void> {
  while (!isOver()) {
    const amount = MIN + Math.floor(line.random() * (MAX - MIN));
    const begun = await ask(line, from, {
      method: "POST",
      path: "/wallet/top-up",
      body: { amount },
    });
    const of = (begun?.data as { order_id?: string } | undefined)?.order_id;
    if (of) {
      const path = `/payments/demo/${of}`;
      // Once: who pays an order again pays twice.
      const paid = await send(line, from, { method: "POST", path, body: { outcome: "pay" } });
      history.push({ bidder: from.bidder, of, amount, answer: answerOf(paid) });
    }
    await sleep(line.random() * PAUSE);
  }
}

/** Pays what is due of a sale from the wallet, as far as it is free, under one key. */
export async function payFromWallet(
  line: Line,
  from: Bidder,
  award: string,
  amount: number,
): Promise<Paid> {
  const body = { from: "wallet", amount };
  const reply = await ask(line, from, { method: "POST", path: `/award/${award}/pay`, body });
  return { bidder: from.bidder, of: award, amount, answer: answerOf(reply) };
}

export const answerOf = (reply: Reply | null): Paid["answer"] =>
  reply && (reply.status === 200 ? "done" : "refused");

/** Verified companies whose owners the bidders are. */
export const verifyCompanies = (db: pg.Pool, bidders: readonly { id: number }[]) =>
  db.query(
    `with seat as (update company_users set role = 'owner' where user_id = any($1::bigint[])
        returning company_id)
      update companies set status = 'verified' from seat where companies.id = seat.company_id`,
    [bidders.map(({ id }) => id)],
  );

/** Every second lot asks for a deposit, and is paid through the market. */
export async function askForDeposits(db: pg.Pool, lots: readonly number[]): Promise<void> {
  const asking = lots.filter((_, i) => i % 2 === 0);
  await askDeposits(db, asking);
  await db.query("update lots set pay_through = 'market' where id = any($1::bigint[])", [asking]);
}
