import { auctions, leadCaps } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { aLot } from "../../../test/builders.ts";
import { type Sent, watchStatements } from "../../../test/statements.ts";

/** The cost of a cap, counted in statements and not in seconds. */
const take = watchStatements();
const market = await createMarket();
const { ask, db } = market;
const seller = await market.aSeller();
const [free, capped] = [await market.aBuyer(), await market.aBuyer()];
const capAll = async () =>
  (
    await ask(leadCaps.setLeadCap, {
      token: capped.token,
      body: { kind: "amount", amount: 900_000 },
    })
  ).status;

const bid = async (id: number, by: SignedIn, amount: number) => {
  const body = { product_id: id, amount, confirm_unusual: true };
  expect((await ask(auctions.placeBid, { body, token: by.token })).status).toBe(200);
};
const names = (sent: readonly Sent[]) => sent.map(({ statement }) => statement);
const roundTrips = (sent: readonly Sent[]) => sent.filter(({ waited }) => waited).length;

/** The statements of one bid on a lot that this company has bid on before. */
async function ofOneBid(by: SignedIn): Promise<Sent[]> {
  const { id } = await aLot(db, { sellerId: seller.id });
  for (const amount of [1100, 1200]) await bid(id, by, amount);
  take();
  await bid(id, by, 2000);
  return take();
}

test("a bid of a company without a cap sends what it sent before anybody had one; one with a cap waits for the database as often, and sends five statements more along (W2)", async () => {
  const before = await ofOneBid(free);
  expect(roundTrips(before)).toBe(2);
  expect(await capAll()).toBe(200);
  const withCap = await ofOneBid(capped);
  const without = await ofOneBid(free);
  expect(names(without)).toEqual(names(before));
  expect(roundTrips(without)).toBe(2);
  expect(roundTrips(withCap)).toBe(2);
  const more = names(withCap).filter((name) => !names(before).includes(name));
  expect(more).toEqual([
    "company-lock",
    "capacity-rights",
    "capacity-used",
    "lead-caps",
    "lead-caps-led",
  ]);
  expect(withCap).toHaveLength(before.length + more.length);
});
