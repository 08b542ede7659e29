import { afterAll, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { anAuthorisedBuyer, companyOf } from "../../../../test/authorised.ts";
import { aLot, type LotOverrides } from "../../../../test/builders.ts";
import { deposit } from "../../../../test/deposits.ts";
import { localBus } from "../../../platform/bus/events.ts";
import { createAuctions } from "../create-auctions.ts";

const market = await createMarket();
const { db, deps } = market;
const seller = await market.aSeller();
const node = createAuctions({ ...deps, bus: localBus() }, { timed: false });
afterAll(() => node.close());

const openLot = async (over: Partial<LotOverrides> = {}) =>
  (await aLot(db, { sellerId: seller.id, ...over })).id;
const withCompany = async (buyer: SignedIn) => ({
  bidderId: buyer.id,
  companyId: await companyOf(market, buyer),
});
type Bidder = Awaited<ReturnType<typeof withCompany>>;
const bid = (lotId: number, by: Bidder, rupees = 2000) =>
  node.bids.enqueue({ lotId, ...by, amount: (rupees * 100) as never });

test("decided with bids on a lot that is known to ask for something, a bid on one that is not yet known counts with its company's deposit (M40)", async () => {
  const authorised = await withCompany(await anAuthorisedBuyer(market));
  const rich = await market.aBuyer();
  await deposit(market, rich, 10_000);
  const [bidder, poor] = [await withCompany(rich), await withCompany(await market.aBuyer())];
  const batteries = await openLot({ requires: "batteries" });
  expect(await bid(batteries, authorised)).toMatchObject({ accepted: true });
  const [first, second] = [
    await openLot({ deposit: { percent: 10 } }),
    await openLot({ deposit: { percent: 10 } }),
  ];
  const results = await Promise.all([
    bid(batteries, authorised, 3000),
    bid(first, bidder),
    bid(second, poor),
  ]);
  expect(results).toMatchObject([
    { accepted: true },
    { accepted: true, hold: 20_000 },
    { accepted: false, because: "deposit_needed" },
  ]);
});

test("decided with bids on a lot that asks for a deposit, one on a lot that is not yet known counts with its company's authorisation (W7)", async () => {
  const rich = await market.aBuyer();
  await deposit(market, rich, 10_000);
  const [bidder, authorised] = [
    await withCompany(rich),
    await withCompany(await anAuthorisedBuyer(market)),
  ];
  const asking = await openLot({ deposit: { percent: 10 } });
  expect(await bid(asking, bidder)).toMatchObject({ accepted: true });
  const batteries = await openLot({ requires: "batteries" });
  const results = await Promise.all([bid(asking, bidder, 3000), bid(batteries, authorised)]);
  expect(results).toMatchObject([{ accepted: true }, { accepted: true }]);
});

test("a lot that asked for nothing but a deposit later, before it began, asks for it (M40)", async () => {
  const buyer = await withCompany(await anAuthorisedBuyer(market));
  const lot = await openLot({
    requires: "batteries",
    startsAt: new Date(Date.now() + 60_000),
    endsAt: new Date(Date.now() + 7_200_000),
  });
  expect(await bid(lot, buyer)).toMatchObject({ because: "lot_upcoming" });
  await db
    .updateTable("lots")
    .set({ deposit_kind: "percent", deposit_percent: 10 as never })
    .where("id", "=", lot)
    .execute();
  await db
    .updateTable("timetables")
    .set({ starts_at: new Date(Date.now() - 1000) })
    .where("lot_id", "=", lot)
    .execute();
  await deposit(market, { id: buyer.bidderId } as SignedIn, 10_000);
  expect(await bid(lot, buyer)).toMatchObject({ accepted: true, hold: 20_000 });
});
