import type { Paise } from "@rebale/contract";
import { expect, test } from "vitest";
import type { Answer, KeyedOffer } from "./decide-batch.ts";
import { DeskFull, NothingWritten, openDesks } from "./desk.ts";

const offer = (lotId: number, amount: number): KeyedOffer => ({
  lotId,
  bidderId: 1,
  amount: amount as Paise,
});
const refused = (): Answer => ({ accepted: false, because: "bid_too_low", nextBid: 1 as Paise });
const settings = { tellers: 3, batch: 512, queue: 100 };

/** Transactions that end when told, and what each was asked. */
function slowDatabase() {
  const asked: { amounts: number[]; end(): void; fail(): void }[] = [];
  const decide = (offers: readonly KeyedOffer[]) =>
    new Promise<Answer[]>((resolve, reject) =>
      asked.push({
        amounts: offers.map((o) => o.amount),
        end: () => resolve(offers.map(refused)),
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

test("offers on one lot are decided in order of arrival, one transaction at a time", async () => {
  const database = slowDatabase();
  const desks = openDesks(database.decide, settings);
  const answers = many.map((n) => desks.offer(offer(7, n)));
  const first = await database.begun(1);
  const later = many.map((n) => desks.offer(offer(7, 100 + n)));
  expect(desks.waiting()).toBe(40);
  await new Promise((r) => setTimeout(r, 5));
  expect(database.asked).toHaveLength(1);
  first.end();
  const second = await database.begun(2);
  expect([first.amounts, second.amounts]).toEqual([many, many.map((n) => 100 + n)]);
  second.end();
  await Promise.all([...answers, ...later, desks.settled()]);
});

test("the next transaction sets out before the bidders of the one before are answered", async () => {
  const database = slowDatabase();
  let answered = 0;
  const answeredThen: number[] = [];
  const desks = openDesks((offers) => {
    answeredThen.push(answered);
    return database.decide(offers);
  }, settings);
  const bid = (n: number) => desks.offer(offer(7, n)).then(() => void answered++);
  const answers = many.map(bid);
  const first = await database.begun(1);
  answers.push(...many.map(bid));
  first.end();
  (await database.begun(2)).end();
  await Promise.all(answers);
  await desks.settled();
  expect(answeredThen).toEqual([0, 0]);
});

test("a transaction that fails fails its own offers, and the desk goes on", async () => {
  const database = slowDatabase();
  const desks = openDesks(database.decide, settings);
  const lost = desks.offer(offer(7, 1)).catch((error: Error) => error.message);
  (await database.begun(1)).fail();
  expect(await lost).toBe("the database went away");
  const next = desks.offer(offer(7, 2));
  (await database.begun(2)).end();
  expect(await next).toEqual(refused());
  await desks.settled();
});

test("when nothing of a transaction stands, its lots are decided apart: one that cannot be written fails alone", async () => {
  const desks = openDesks(async (offers) => {
    if (offers.some((o) => o.lotId === 13)) throw new NothingWritten();
    return offers.map(refused);
  }, settings);
  const told = await Promise.allSettled([12, 13, 14].map((lotId) => desks.offer(offer(lotId, 1))));
  expect(told.map((t) => t.status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  await desks.settled();
});

test("while it is open whether a transaction stands, none of its offers is decided again", async () => {
  let asked = 0;
  const desks = openDesks(async () => {
    asked++;
    throw new Error("the line broke behind the commit");
  }, settings);
  const told = await Promise.allSettled([12, 13].map((lotId) => desks.offer(offer(lotId, 1))));
  expect([told.map((t) => t.status), asked]).toEqual([["rejected", "rejected"], 1]);
});

test("who comes to a full desk is told so, and another lot's desk is not full", async () => {
  const database = slowDatabase();
  const desks = openDesks(database.decide, { ...settings, queue: 2 });
  const held = desks.offer(offer(7, 1));
  const first = await database.begun(1);
  const waiting = [desks.offer(offer(7, 2)), desks.offer(offer(7, 3))];
  await expect(desks.offer(offer(7, 4))).rejects.toThrow(DeskFull);
  const elsewhere = desks.offer(offer(8, 1));
  (await database.begun(2)).end();
  await elsewhere;
  first.end();
  (await database.begun(3)).end();
  await Promise.all([held, ...waiting, desks.settled()]);
});
