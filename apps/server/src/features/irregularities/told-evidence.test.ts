import { auctions, irregularities } from "@rebale/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { aLot, anAward } from "../../../test/builders.ts";
import { detectIrregularities } from "./look/detect-irregularities.ts";

const market = await createMarket();
const { ask, db } = market;
const { token } = await market.anAdmin("moderator");

const look = () => detectIrregularities(market.deps);
const about = async (rule: irregularities.IrregularityRule, { id }: { id: number }) => {
  const { body } = await ask(irregularities.irregularities, { token, query: { rule } });
  return body.data.find(({ accounts }) => accounts.some(({ _id }) => _id === String(id)));
};
const bid = (lot: { id: number }, buyer: SignedIn, amount: number) =>
  ask(auctions.placeBid, {
    token: buyer.token,
    body: { product_id: String(lot.id), amount, confirm_unusual: true },
  });
const signIn = (user: { id: number }, address: string, country: string | null, days = 1) =>
  db
    .insertInto("sign_ins")
    .values({
      user_id: user.id,
      address,
      network: address,
      country,
      at: sql<Date>`now() - make_interval(days => ${days})`,
    })
    .execute();

test("a finding says who won, at what, how far above the next, and since when the address is shared (V30)", async () => {
  const [seller, winner, second] = [
    await market.aSeller(),
    await market.aBuyer(),
    await market.aBuyer(),
  ];
  const lot = await aLot(db, { sellerId: seller.id });
  await bid(lot, second, 1100);
  await bid(lot, winner, 1200);
  for (const [one, days] of [
    [seller, 9],
    [winner, 4],
    [winner, 2],
  ] as const)
    await signIn(one, "198.51.100.9", "IN", days);
  await look();
  const before = (await about("both_sides", winner))?.evidence ?? [];
  expect(before.map(({ outcome }) => outcome).filter(Boolean), "not before the end").toEqual([]);
  await anAward(db, { lotId: lot.id, bidderId: winner.id });
  const { evidence = [] } = (await about("both_sides", winner)) ?? {};
  const sold = evidence.find(({ what }) => what === "auction");
  expect(sold?.outcome).toMatchObject({
    ...{ winner: { _id: String(winner.id) }, price: 1200, above_next: 100 },
  });
  const since = evidence.find(({ value }) => value === "198.51.100.9")?.shared_since ?? "";
  const days = (Date.now() - new Date(since).getTime()) / 86_400_000;
  expect(Math.round(days), "when the second of them came").toBe(4);
});
