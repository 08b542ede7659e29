import type { Paise } from "@rebale/contract";
import { expect, test } from "vitest";
import type { QueuedBid } from "../domain/bids/bid-batch.rules.ts";
import type { BidResult } from "../domain/bids/bid-result.rules.ts";
import { createBidQueue, NothingWritten } from "./bid-queue.ts";

const bidOf = (lotId: number, amount: number): QueuedBid => ({
  lotId,
  bidderId: 1,
  amount: amount as Paise,
});
const refused = (): BidResult => ({ accepted: false, because: "bid_too_low", nextBid: 1 as Paise });
const settings = { workers: 3, batch: 512, limit: 100 };

/** Transactions that end when asked, and what each was asked. */
function slowDatabase() {
  const asked: { amounts: number[]; end(): void; fail(): void }[] = [];
  const decide = (bids: readonly QueuedBid[]) =>
    new Promise<BidResult[]>((resolve, reject) =>
      asked.push({
        amounts: bids.map((o) => o.amount ?? 0),
        end: () => resolve(bids.map(refused)),
        fail: () => reject(new Error("the database went away")),
      }),
    );
  const begun = async (count: number) => {
    while (asked.length < count) await new Promise((r) => setTimeout(r, 1));
    return asked[count - 1] as (typeof asked)[number];
  };
  return { decide, begun, asked };
}

const many = Array.from({ length: 40 }, (_, i) => i);

test("bids on one auction are decided in order of arrival, one transaction at a time", async () => {
  const database = slowDatabase();
  const queue = createBidQueue(database.decide, settings);
  const answers = many.map((n) => queue.enqueue(bidOf(7, n)));
  const first = await database.begun(1);
  const later = many.map((n) => queue.enqueue(bidOf(7, 100 + n)));
  expect(queue.waiting()).toBe(40);
  await new Promise((r) => setTimeout(r, 5));
  expect(database.asked).toHaveLength(1);
  first.end();
  const second = await database.begun(2);
  expect([first.amounts, second.amounts]).toEqual([many, many.map((n) => 100 + n)]);
  second.end();
  await Promise.all([...answers, ...later, queue.settled()]);
});

test("the next transaction starts before the bidders of the one before are answered", async () => {
  const database = slowDatabase();
  let answered = 0;
  const answeredThen: number[] = [];
  const queue = createBidQueue((bids) => {
    answeredThen.push(answered);
    return database.decide(bids);
  }, settings);
  const bid = (n: number) => queue.enqueue(bidOf(7, n)).then(() => void answered++);
  const answers = many.map(bid);
  const first = await database.begun(1);
  answers.push(...many.map(bid));
  first.end();
  (await database.begun(2)).end();
  await Promise.all(answers);
  await queue.settled();
  expect(answeredThen).toEqual([0, 0]);
});

test("a transaction that fails fails its own bids, and the queue goes on", async () => {
  const database = slowDatabase();
  const queue = createBidQueue(database.decide, settings);
  const lost = queue.enqueue(bidOf(7, 1)).catch((error: Error) => error.message);
  (await database.begun(1)).fail();
  expect(await lost).toBe("the database went away");
  const next = queue.enqueue(bidOf(7, 2));
  (await database.begun(2)).end();
  expect(await next).toEqual(refused());
  await queue.settled();
});

test("when nothing of a transaction stands, its lots are decided apart: one that cannot be written fails alone", async () => {
  const queue = createBidQueue(async (bids) => {
    if (bids.some((o) => o.lotId === 13)) throw new NothingWritten();
    return bids.map(refused);
  }, settings);
  const results = await Promise.allSettled(
    [12, 13, 14].map((lotId) => queue.enqueue(bidOf(lotId, 1))),
  );
  expect(results.map((t) => t.status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  await queue.settled();
});

test("while it is open whether a transaction stands, none of its bids is decided again", async () => {
  let asked = 0;
  const queue = createBidQueue(async () => {
    asked++;
    throw new Error("the line broke behind the commit");
  }, settings);
  const results = await Promise.allSettled([12, 13].map((lotId) => queue.enqueue(bidOf(lotId, 1))));
  expect([results.map((t) => t.status), asked]).toEqual([["rejected", "rejected"], 1]);
});

test("a bid on an auction whose queue is full is told so, and another auction's is not full", async () => {
  const database = slowDatabase();
  const queue = createBidQueue(database.decide, { ...settings, limit: 2 });
  const held = queue.enqueue(bidOf(7, 1));
  const first = await database.begun(1);
  const waiting = [queue.enqueue(bidOf(7, 2)), queue.enqueue(bidOf(7, 3))];
  await expect(queue.enqueue(bidOf(7, 4))).rejects.toMatchObject({ code: "too_busy" });
  const elsewhere = queue.enqueue(bidOf(8, 1));
  (await database.begun(2)).end();
  await elsewhere;
  first.end();
  (await database.begun(3)).end();
  await Promise.all([held, ...waiting, queue.settled()]);
});
