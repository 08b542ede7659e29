import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { BidSent, Try } from "./history.ts";
import { oneOf } from "./random.ts";

/** Where the market is asked, and how long a bidder waits for it. */
export interface Line {
  /** Addresses of the nodes: `http://127.0.0.1:4711`. */
  readonly nodes: readonly string[];
  readonly patience: number;
  /** Between two bids of one bidder, milliseconds at most. */
  readonly pause: number;
  readonly random: () => number;
}

export interface Bidding {
  readonly bidder: string;
  readonly token: string;
  readonly lot: number;
  readonly amount: number;
}

const MOST_TRIES = 40;
const PAUSE = 150;

/**
 * Sends one bid with one key, to another node each time, until somebody answers it.
 * @returns what became of each try
 */
export async function sendBid(line: Line, bid: Bidding): Promise<BidSent> {
  const key = randomUUID();
  const sentAt = performance.now();
  const tries: Try[] = [];
  while (tries.length < MOST_TRIES) {
    const node = Math.floor(line.random() * line.nodes.length);
    const answer = await tryOnce(line, node, bid, key);
    tries.push({ ...answer, node, endedAt: performance.now() });
    if (answer.answer !== "unknown") break;
    await sleep(PAUSE);
  }
  const { bidder, lot, amount } = bid;
  return { bidder, lot, amount, key, sentAt, tries };
}

type Answer = Try extends infer T ? (T extends Try ? Omit<T, "node" | "endedAt"> : never) : never;

async function tryOnce(line: Line, node: number, bid: Bidding, key: string): Promise<Answer> {
  try {
    const response = await fetch(`${line.nodes[node]}/api/auction`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${bid.token}`,
        "content-type": "application/json",
        "idempotency-key": key,
      },
      body: JSON.stringify({ product_id: bid.lot, amount: bid.amount, confirm_unusual: true }),
      signal: AbortSignal.timeout(line.patience),
    });
    const reply = (await response.json()) as Reply;
    if (response.ok && reply.data)
      return {
        answer: "accepted",
        seq: reply.data.seq,
        hash: reply.data.receipt.hash,
        alias: reply.data.bidder,
      };
    const again = response.headers.get("retry-after");
    const because = `${response.status} ${reply.errors?.[0]?.code ?? reply.message}${
      again ? `, again in ${again} s` : ""
    }`;
    return { answer: response.status < 500 ? "refused" : "unknown", because };
  } catch (error) {
    return { answer: "unknown", because: (error as Error).name };
  }
}
interface Reply {
  readonly message: string;
  readonly data?: {
    readonly seq: number;
    readonly bidder: string;
    readonly receipt: { readonly hash: string };
  };
  readonly errors?: readonly { readonly code?: string }[];
}

/** Bids on one of the lots after the other, a little above what it last saw, until told to stop. */
export async function keepBidding(
  line: Line,
  { bidder, token }: Pick<Bidding, "bidder" | "token">,
  lots: readonly number[],
  isOver: () => boolean,
): Promise<BidSent[]> {
  const sent: BidSent[] = [];
  // An amount is offered once: the ledger's entry then says which bid it was.
  const offered = new Map<number, number>();
  await sleep(line.random() * line.pause);
  while (!isOver()) {
    const lot = oneOf(line.random, lots);
    const price = await priceOf(line, lot);
    if (price === null) {
      await sleep(PAUSE);
      continue;
    }
    const step = Math.ceil(line.random() * 3) * 10;
    const amount = Math.max(price, (offered.get(lot) ?? 0) + 10) + step;
    offered.set(lot, amount);
    sent.push(await sendBid(line, { bidder, token, lot, amount }));
    await sleep(line.random() * line.pause);
  }
  return sent;
}

async function priceOf(line: Line, lot: number): Promise<number | null> {
  try {
    const response = await fetch(`${oneOf(line.random, line.nodes)}/api/auction/pinnacle`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ product_id: lot }),
      signal: AbortSignal.timeout(line.patience),
    });
    if (!response.ok) return null;
    const { data } = (await response.json()) as {
      data: { heightest: number; market_value: number };
    };
    return Math.max(data.heightest, data.market_value);
  } catch {
    return null;
  }
}
