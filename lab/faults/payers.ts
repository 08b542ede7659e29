import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { askDeposits } from "../../bench/parts/market.ts";
import type { Bidder, Line } from "./bidder.ts";
import { oneOf } from "./random.ts";

/** What a payer was told: of a call that nobody answered, null. */
export interface Paid {
  readonly bidder: string;
  /** The gateway's order, or the sale. */
  readonly of: string;
  readonly amount: number;
  readonly answer: "done" | "refused" | null;
}

/** Between two payments of one payer, milliseconds at most. */
const PAUSE = 1_500;
const MOST_TRIES = 40;
const LEAST = 100;
const MOST = 2_000;

/** Tops the company's deposit up through the demo's gateway until told to stop. */
export async function keepPaying(
  line: Line,
  from: Bidder,
  { history, isOver }: { history: Paid[]; isOver: () => boolean },
): Promise<void> {
  while (!isOver()) {
    const amount = LEAST + Math.floor(line.random() * (MOST - LEAST));
    const begun = await ask(line, from, "/wallet/top-up", { amount });
    const of = (begun?.data as { order_id?: string } | undefined)?.order_id;
    if (of) {
      // Once: who pays an order again pays twice.
      const paid = await send(line, from, `/payments/demo/${of}`, { outcome: "pay" }, null);
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
  const reply = await ask(line, from, `/award/${award}/pay`, { from: "wallet", amount });
  return { bidder: from.bidder, of: award, amount, answer: answerOf(reply) };
}

const answerOf = (reply: Reply | null): Paid["answer"] =>
  reply && (reply.status === 200 ? "done" : "refused");

interface Reply {
  readonly status: number;
  readonly data: unknown;
}

/** The same call with one key, to another node each time, until somebody answers it. */
async function ask(line: Line, from: Bidder, path: string, body: object): Promise<Reply | null> {
  const key = randomUUID();
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const reply = await send(line, from, path, body, key);
    if (reply) return reply;
    await sleep(150 + line.random() * 600);
  }
  return null;
}

/** @returns null where nobody answered, or only that something went wrong */
async function send(
  line: Line,
  from: Bidder,
  path: string,
  body: object,
  key: string | null,
): Promise<Reply | null> {
  try {
    const response = await fetch(`${oneOf(line.random, line.nodes)}/api${path}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${from.token}`,
        "content-type": "application/json",
        ...(key && { "idempotency-key": key }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(line.timeoutMs),
    });
    if (response.status >= 500) return null;
    const { data } = (await response.json()) as { data?: unknown };
    return { status: response.status, data };
  } catch {
    return null;
  }
}

/** Verified companies whose owners the bidders are, and every second lot with a deposit. */
export async function prepareMoney(
  db: pg.Pool,
  bidders: readonly { id: number }[],
  lots: readonly number[],
): Promise<void> {
  const ids = bidders.map(({ id }) => id);
  await db.query(
    `with seat as (update company_users set role = 'owner' where user_id = any($1::bigint[])
        returning company_id)
      update companies set status = 'verified' from seat where companies.id = seat.company_id`,
    [ids],
  );
  const asking = lots.filter((_, i) => i % 2 === 0);
  await askDeposits(db, asking);
  await db.query("update lots set pay_through = 'market' where id = any($1::bigint[])", [asking]);
}

/** Whom nothing told of a payment is asked now, and not in some minutes. */
export const hurryPolls = (db: pg.Pool) =>
  db.query("update payments set poll_at = now() where poll_at is not null");
