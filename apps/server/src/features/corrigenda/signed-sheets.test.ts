import { auctions, corrigenda, listings } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { companyOf } from "../../../test/authorised.ts";
import { aLot } from "../../../test/builders.ts";
import { inHours } from "../../../test/in-hours.ts";

const market = await createMarket();
const { ask, db } = market;
const admin = await market.anAdmin();
const seller = await market.aSeller();
const buyer = await market.aBuyer();
await ask(listings.waiveSignature, {
  token: admin.token,
  params: { id: await companyOf(market, seller) },
  body: { waived: false, reason: "As agreed by telephone" },
});
const sendCode = async (id: number) =>
  (await ask(listings.sendSheetCode, { token: seller.token, params: { id } })).body.data.demo_otp ??
  "";
const sign = (id: number, otp: string) =>
  ask(listings.signSheet, { token: seller.token, params: { id }, body: { otp } });
const publish = (id: number, quantity: number) =>
  ask(corrigenda.publishCorrigendum, {
    token: admin.token,
    params: { id },
    body: { quantity, reason: "Weighed again" },
  });
const details = async (id: number) =>
  (await ask(auctions.details, { params: { idname: String(id) } })).body.data;

test("a seller whose signature is awaited signs the lot as it was changed; one who has signed is not asked again (A4)", async () => {
  const { id } = await aLot(db, { sellerId: seller.id, approval: "pending" });
  await ask(listings.reviewLot, {
    token: admin.token,
    params: { id },
    body: {
      ...{ is_approved: true, market_value: 100 },
      ...{ start_at: inHours(-1), end_at: inHours(8) },
    },
  });
  const old = await sendCode(id);
  expect((await publish(id, 420)).status).toBe(200);
  expect((await sign(id, old)).body.code).toBe("sheet_changed");
  const sheet = await ask(listings.readSheet, { token: seller.token, params: { id } });
  expect(sheet.body.data).toMatchObject({ version: 2, awaits_signature: true });
  expect(sheet.body.data.sheet.quantity).toBe(420);
  expect((await sign(id, await sendCode(id))).status).toBe(200);
  expect((await publish(id, 410)).status).toBe(200);
  expect(await details(id)).toMatchObject({ awaits_signature: false, corrigenda: 2 });
  const bid = await ask(auctions.placeBid, {
    token: buyer.token,
    body: { product_id: id, amount: 200, corrigendum: 2 },
  });
  expect(bid.status).toBe(200);
});
