import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { someLots } from "../../bench/parts/market.ts";
import type { Bidder, Line } from "./bidder.ts";
import type { LotSet, TenderSent, TenderTry } from "./checker/history.ts";
import { oneOf } from "./random.ts";

const MARKET_VALUE = 1000;
const MAX_TRIES = 40;
/** Between two tries, milliseconds at most. */
const PAUSE = 600;

/** Lots that are sold by sealed tender and are opened in so many seconds. */
export async function prepareTenderLots(
  line: Line,
  db: pg.Pool,
  { lots, seconds, minBidders }: { lots: number; seconds: number; minBidders: number | null },
): Promise<LotSet[]> {
  if (lots === 0) return [];
  const ids = await someLots(db, lots);
  const { rows } = await db.query<{ id: string; hard: Date }>(
    `with ending as (
         update auctions set ends_at = date_trunc('milliseconds', now()) + make_interval(secs => $2)
         where lot_id = any($1::bigint[]))
       update timetables set format = 'tender', stage = 'tender', min_bidders = $3,
         hard_ends_at = date_trunc('milliseconds', now()) + make_interval(secs => $2)
       where lot_id = any($1::bigint[]) returning lot_id as id, hard_ends_at as hard`,
    [ids, seconds, minBidders],
  );
  return Promise.all(
    rows.map(async ({ id, hard }) => ({
      ...{ lot: Number(id), marketValue: MARKET_VALUE, increment: 0, softClose: 0 },
      hardEnd: hard.getTime(),
      sealed: { seedCommitment: await seedOf(line, Number(id)), minBidders },
    })),
  );
}

/** The commitment to the seed of ties, as it is told before the end. */
async function seedOf({ nodes, timeoutMs }: Line, lot: number): Promise<string> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const reply = await fetch(`${nodes[tries % nodes.length]}/api/auction/details/${lot}`, {
      signal: AbortSignal.timeout(timeoutMs),
    })
      .then((response) => response.json() as Promise<{ data?: { seed_commitment: string } }>)
      .catch(() => null);
    if (reply?.data) return reply.data.seed_commitment;
    await sleep(PAUSE);
  }
  throw new Error(`Nobody told of lot ${lot}`);
}

/**
 * Sends one tender with one key, to another node each time, until somebody answers it. To take one
 * back has no key, and is not asked twice.
 * @param amount 0 takes it back
 */
export async function sendTender(
  line: Line,
  from: Bidder,
  { lot, amount }: Pick<TenderSent, "lot" | "amount">,
): Promise<TenderSent> {
  const key = randomUUID();
  const sentAt = performance.now();
  const tries: TenderTry[] = [];
  const most = amount === 0 ? 1 : MAX_TRIES;
  while (tries.length < most) {
    const node = Math.floor(line.random() * line.nodes.length);
    const answer = await tryOnce(line, node, from.token, { lot, amount, key });
    tries.push({ ...answer, node, endedAt: performance.now() });
    if (answer.answer !== "unknown") break;
    await sleep(PAUSE * (0.5 + line.random() / 2));
  }
  return { bidder: from.bidder, lot, key, amount, sentAt, tries };
}

type Answer = TenderTry extends infer T
  ? T extends TenderTry
    ? Omit<T, "node" | "endedAt">
    : never
  : never;

async function tryOnce(
  line: Line,
  node: number,
  token: string,
  { lot, amount, key }: Pick<TenderSent, "lot" | "amount" | "key">,
): Promise<Answer> {
  const isSent = amount !== 0;
  try {
    const response = await fetch(`${line.nodes[node]}/api/auction/tender/${lot}`, {
      method: isSent ? "PUT" : "DELETE",
      headers: {
        authorization: `Bearer ${token}`,
        ...(isSent && { "content-type": "application/json", "idempotency-key": key }),
      },
      ...(isSent && { body: JSON.stringify({ amount, confirm_unusual: true }) }),
      signal: AbortSignal.timeout(line.timeoutMs),
    });
    const { data, code } = (await response.json()) as Reply;
    if (response.ok && data)
      return { answer: "accepted", ...data.receipt, salt: data.salt ?? null };
    const because = `${response.status} ${code ?? ""}`;
    return { answer: response.status < 500 ? "refused" : "unknown", because };
  } catch (error) {
    return { answer: "unknown", because: (error as Error).name };
  }
}
interface Reply {
  readonly code?: string;
  readonly data?: {
    readonly salt?: string | null;
    readonly receipt: { readonly seq: number; readonly hash: string };
  };
}

/** Tenders, changes and withdrawals of one bidder, one after the other, until told to stop. */
export async function keepTendering(
  line: Line,
  from: Bidder,
  {
    lots,
    history,
    isOver,
  }: { lots: readonly number[]; history: TenderSent[]; isOver: () => boolean },
): Promise<void> {
  while (!isOver()) {
    const amount = line.random() < 0.1 ? 0 : MARKET_VALUE + Math.ceil(line.random() * 50);
    history.push(await sendTender(line, from, { lot: oneOf(line.random, lots), amount }));
    await sleep(line.random() * line.pause);
  }
}
