import { auctions, companies } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { companyOf } from "../../../test/authorised.ts";
import { aLot } from "../../../test/builders.ts";
import { closeAuction, verifyLedgers } from "../auctions/index.ts";

const noon = new Date("2026-11-25T06:30:00.000Z");
const HOUR = 3_600_000;
const market = await createMarket();
const { ask, db, deps } = market;
const at = (hours: number) => market.setTime(new Date(noon.getTime() + hours * HOUR));
await at(0);
const [seller, admin] = [await market.aSeller(), await market.anAdmin()];
const [leader, other] = [await market.aBuyer(), await market.aBuyer()];
const company = { id: await companyOf(market, leader) };
const bar = (body: { reason: string; until_at?: string }) =>
  ask(companies.bar, { params: company, body, token: admin.token });
const bid = (product_id: number, amount: number, by = leader) =>
  ask(auctions.placeBid, { body: { product_id, amount }, token: by.token });
const open = () =>
  aLot(db, {
    ...{ sellerId: seller.id, startsAt: new Date(noon.getTime() - HOUR) },
    endsAt: new Date(noon.getTime() + 5 * HOUR),
  });

test("a bar ends by the clock, also for who is signed in and was refused a moment before (M32)", async () => {
  const lot = await open();
  await bar({ reason: "Threatened a driver", until_at: "2026-11-25T14:00:00+05:30" });
  expect(await bid(lot.id, 1100)).toMatchObject({ status: 403, body: { code: "company_barred" } });
  const own = async () =>
    (await ask(companies.readCompany, { token: leader.token })).body.data?.barred;
  expect(await own()).toEqual({ until_at: "2026-11-25T08:30:00.000Z", why: "office" });
  await at(1.99);
  expect((await bid(lot.id, 1100)).status).toBe(403);
  await at(2);
  expect((await bid(lot.id, 1100)).status).toBe(200);
  expect(await own()).toBeNull();
  await at(0);
});

test("who is barred while leading does not win, nor bids the market for them: the seller is asked about the next bid (M32)", async () => {
  const lot = await open();
  await bid(lot.id, 1100, other);
  const maximum = { params: { product_id: lot.id }, body: { maximum: 2000 } };
  await ask(auctions.setMaximum, { ...maximum, token: leader.token });
  await bar({ reason: "Threatened a driver" });
  expect((await bid(lot.id, 1300, other)).body.data).toMatchObject({ outbid: false });
  await at(5);
  await closeAuction(deps, lot.id);
  const { body } = await ask(auctions.details, { params: { idname: String(lot.id) } });
  expect(body.data).toMatchObject({ heightest: 1300 });
  expect((await verifyLedgers(db)).broken).toBeNull();
  await at(0);

  // Leading at the end, its bids are voided.
  await ask(companies.liftBar, { params: company, token: admin.token });
  const second = await open();
  await bid(second.id, 1100, other);
  await bid(second.id, 1200);
  await bar({ reason: "Threatened a driver" });
  await at(5);
  await closeAuction(deps, second.id);
  const after = await ask(auctions.details, { params: { idname: String(second.id) } });
  expect(after.body.data).toMatchObject({ heightest: 1100, seller_answer: "awaited" });
  expect((await verifyLedgers(db)).broken).toBeNull();
});
