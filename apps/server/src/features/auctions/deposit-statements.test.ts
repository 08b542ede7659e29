import { auctions } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { aLot } from "../../../test/builders.ts";
import { deposit } from "../../../test/deposits.ts";
import { type Sent, watchStatements } from "../../../test/statements.ts";
import { closeDueAuctions } from "./actions/close/close-auction.ts";

/**
 * The cost of a deposit, counted in statements and not in seconds, so that a slow machine says the
 * same. The rates themselves are measured by the benches `auctions-deposit` and `closing`.
 */
const HOUR = 3_600_000;
const noon = Date.parse("2026-11-25T06:30:00.000Z");
const hour = (n: number) => new Date(noon + n * HOUR);
const take = watchStatements();
const market = await createMarket();
const { ask, db, deps } = market;
await market.setTime(hour(0));
const seller = await market.aSeller();
const buyers: SignedIn[] = [];
for (let n = 0; n < 8; n++) buyers.push(await market.aBuyer());
for (const each of buyers) await deposit(market, each, 10_000_000);
const buyer = (n: number) => buyers[n % buyers.length] as SignedIn;

async function openLots(count: number, asking = true): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 0; n < count; n++) {
    const lot = { sellerId: seller.id, startsAt: hour(-1), endsAt: hour(1) };
    ids.push((await aLot(db, { ...lot, ...(asking && { deposit: { percent: 10 } }) })).id);
  }
  return ids;
}
const bid = async (id: number, by: SignedIn, amount: number) => {
  const body = { product_id: id, amount, confirm_unusual: true };
  expect((await ask(auctions.placeBid, { body, token: by.token })).status).toBe(200);
};
const names = (sent: readonly Sent[]) => sent.map(({ statement }) => statement);
const roundTrips = (sent: readonly Sent[]) => sent.filter(({ waited }) => waited).length;

/** The statements of one bid, on a lot that has been bid on before. */
async function ofOneBid(asking: boolean): Promise<Sent[]> {
  const [id = 0] = await openLots(1, asking);
  for (let n = 0; n < 4; n++) await bid(id, buyer(n % 2), 1100 + n * 100);
  take();
  await bid(id, buyer(0), 2000);
  return take();
}

test("a bid with a deposit waits for the database as often as one without, and sends four statements more along (M40)", async () => {
  const without = await ofOneBid(false);
  const asking = await ofOneBid(true);
  expect(roundTrips(asking)).toBe(roundTrips(without));
  expect(roundTrips(without)).toBe(2);
  const more = names(asking).filter((name) => !names(without).includes(name));
  expect(more).toEqual(["company-lock", "capacity-rights", "capacity-used", "deposits"]);
  expect(asking).toHaveLength(without.length + more.length);
});

test("of bids with deposits that are decided together none sends a statement of its own (M40)", async () => {
  const lots = await openLots(6);
  for (const [n, by] of buyers.entries()) await bid(lots[n % lots.length] ?? 0, by, 1100 + n * 100);
  take();
  await Promise.all(buyers.flatMap((by, n) => lots.map((id) => bid(id, by, 3000 + n * 100))));
  const sent = Map.groupBy(names(take()), (name) => name);
  // Where one leads in the end who was not locked at first, all is decided once more.
  const decided = sent.get("begin")?.length ?? 0;
  expect(decided).toBeLessThan((buyers.length * lots.length) / 2);
  expect([...sent].filter(([, { length }]) => length > decided)).toEqual([]);
});

async function ofClosing(count: number): Promise<string[]> {
  for (const [n, id] of (await openLots(count)).entries()) {
    await bid(id, buyer(n), 1100);
    await bid(id, buyer(n + 1), 1200);
  }
  await market.setTime(hour(1));
  take();
  await closeDueAuctions(deps);
  const sent = names(take()).map((text) => text.replace(/(\$\d+, )+\$\d+/g, "many"));
  await market.setTime(hour(0));
  return sent;
}

test("lots with deposits that close together send as many statements as two of them do (M40)", async () => {
  await closeDueAuctions(deps);
  const few = await ofClosing(2);
  const many = await ofClosing(24);
  expect(many).toEqual(few);
  const { emds } = await db
    .selectFrom("awards")
    .where("emd_held", ">", 0)
    .select((eb) => eb.fn.countAll<number>().as("emds"))
    .executeTakeFirstOrThrow();
  expect(emds).toBeGreaterThanOrEqual(26);
});
