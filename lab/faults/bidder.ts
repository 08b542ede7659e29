import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { BidSent, Opened, Try } from "./checker/history.ts";
import { oneOf } from "./random.ts";

/** Where the market is asked, and how long a bidder waits for it. */
export interface Line {
  /** Addresses of the nodes: `http://127.0.0.1:4711`. */
  readonly nodes: readonly string[];
  readonly timeoutMs: number;
  /** Between two bids of one bidder, milliseconds at most. */
  readonly pause: number;
  readonly random: () => number;
}

export interface Bidder {
  readonly bidder: string;
  readonly token: string;
}
/** A bidder's offer: a bid, with or without a maximum, or a maximum alone. Rupees. */
export type Offer = Pick<BidSent, "lot" | "amount" | "maximum">;

const MAX_TRIES = 40;
/** Between two tries, milliseconds: doubled each time, up to the longest. */
const PAUSE = 150;
const MAX_PAUSE = 1_200;

/**
 * Sends one offer with one key, to another node each time, until somebody answers it.
 * @returns what became of each try
 */
export async function sendBid(line: Line, from: Bidder, offer: Offer): Promise<BidSent> {
  const key = randomUUID();
  const sentAt = performance.now();
  const tries: Try[] = [];
  while (tries.length < MAX_TRIES) {
    const node = Math.floor(line.random() * line.nodes.length);
    const answer = await tryOnce(line, node, from.token, { ...offer, key });
    tries.push({ ...answer, node, endedAt: performance.now() });
    if (answer.answer !== "unknown") break;
    await sleep(Math.min(PAUSE * 2 ** tries.length, MAX_PAUSE) * (0.5 + line.random() / 2));
  }
  return { bidder: from.bidder, ...offer, key, sentAt, tries };
}

type Answer = Try extends infer T ? (T extends Try ? Omit<T, "node" | "endedAt"> : never) : never;

async function tryOnce(
  line: Line,
  node: number,
  token: string,
  { key, ...offer }: Offer & { readonly key: string },
): Promise<Answer> {
  const { method, path, body } = requestOf(offer);
  try {
    const response = await fetch(`${line.nodes[node]}/api/auction${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        "idempotency-key": key,
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify({ ...body, confirm_unusual: true }) }),
      signal: AbortSignal.timeout(line.timeoutMs),
    });
    const reply = (await response.json()) as Reply;
    if (response.ok && reply.data) {
      const { bidder, receipt } = reply.data;
      return { answer: "accepted", seq: 0, hash: "", ...receipt, alias: bidder };
    }
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
    readonly bidder: string;
    /** Null where nothing changed. */
    readonly receipt: { readonly seq: number; readonly hash: string } | null;
  };
  readonly errors?: readonly { readonly code?: string }[];
}

function requestOf({ lot, amount, maximum }: Offer) {
  const path = `/maximum/${lot}`;
  if (amount !== null)
    return { method: "POST", path: "", body: { product_id: lot, amount, maximum } };
  return maximum === 0
    ? { method: "DELETE", path, body: null }
    : { method: "PUT", path, body: { maximum } };
}

/**
 * Bids on one of the lots after the other, a little above what it last saw, until told to stop.
 * @param history where each bid is written down when it has been answered or given up
 */
export async function keepBidding(
  line: Line,
  from: Bidder,
  { lots, history, isOver }: { lots: readonly number[]; history: BidSent[]; isOver: () => boolean },
): Promise<void> {
  // An amount is offered once: the ledger's entry then says which bid it was.
  const offered = new Map<number, number>();
  await sleep(line.random() * line.pause);
  while (!isOver()) {
    const lot = oneOf(line.random, lots);
    const price = await priceOf(line, lot);
    if (price === null) {
      await sleep(MAX_PAUSE * line.random());
      continue;
    }
    const offer = makeOffer(line.random, Math.max(price, offered.get(lot) ?? 0));
    offered.set(lot, Math.max(offered.get(lot) ?? 0, offer.amount ?? 0, offer.maximum ?? 0));
    history.push(await sendBid(line, from, { lot, ...offer }));
    await sleep(line.random() * line.pause);
  }
}

/** Most bid; some leave a maximum with it or instead, a few take theirs back. */
function makeOffer(random: () => number, above: number): Omit<Offer, "lot"> {
  const some = (most: number) => Math.ceil(random() * most) * 10;
  const kind = random();
  const amount = above + some(3);
  if (kind < 0.7) return { amount };
  if (kind < 0.8) return { amount, maximum: amount + some(8) };
  if (kind < 0.97) return { amount: null, maximum: amount + some(8) };
  return { amount: null, maximum: 0 };
}

async function priceOf(line: Line, lot: number): Promise<number | null> {
  try {
    const response = await fetch(`${oneOf(line.random, line.nodes)}/api/auction/pinnacle`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ product_id: lot }),
      signal: AbortSignal.timeout(line.timeoutMs),
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

/** A bidder's own latest maximum, as they are told it. @throws Error when nobody answers */
export async function readOwnMaximum(line: Line, from: Bidder, lot: number): Promise<Opened> {
  const response = await fetch(`${line.nodes[0]}/api/auction/maximum/${lot}`, {
    headers: { authorization: `Bearer ${from.token}` },
    signal: AbortSignal.timeout(line.timeoutMs * 5),
  });
  if (!response.ok) throw new Error(`${response.status} for ${from.bidder}'s maximum of ${lot}`);
  const { data } = (await response.json()) as { data: Omit<Opened, "bidder" | "lot"> };
  const { seq, amount, salt } = data;
  return { bidder: from.bidder, lot, seq, amount, salt };
}
