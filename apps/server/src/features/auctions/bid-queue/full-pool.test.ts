import { auctions } from "@rebale/contract";
import { expect, onTestFinished, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { aLot } from "../../../../test/builders.ts";

const market = await createMarket();
const seller = await market.aSeller();

/** Holds every connection that calls share, as slow reads do. */
async function fillPool() {
  const { pool } = market.deps.database;
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const free = () => {
    for (const client of held.splice(0)) client.release();
  };
  onTestFinished(free);
  return free;
}

test("a bid waits for no other call's connection, not even a node's first (finding M7)", async () => {
  const lot = await aLot(market.db, { sellerId: seller.id });
  const [first, second] = [await market.aBuyer(), await market.aBuyer()];
  const bid = async (token: string, amount: number) =>
    (await market.ask(auctions.placeBid, { body: { product_id: lot.id, amount }, token })).status;
  const free = await fillPool();
  expect(await bid(first.token, 1100)).toBe(200);
  expect(await bid(second.token, 1200)).toBe(200);
  free();
});
