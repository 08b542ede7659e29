import { auctions, office, savedSearches } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, marketOf, type SignedIn, wholeMarket } from "../../../../test/app.ts";
import { aLot } from "../../../../test/builders.ts";
import { notice, notifyMembers } from "../../notifications/index.ts";
import { savedSearchRoutes } from "../index.ts";

const market = await createMarket(wholeMarket);
const { ask, db } = market;

const PRICE = { amount: 124_236, quantity: 8400, unit: "kg" };
const usual = { quiet_hours: null, watch_channels: ["app" as const] };
const settingsOf = async ({ token }: SignedIn) =>
  (await ask(savedSearches.alertSettings, { token })).body.data;
const set = async ({ token }: SignedIn, whatsapp?: boolean) =>
  (await ask(savedSearches.changeAlertSettings, { token, body: { ...usual, whatsapp } })).body.data;
const since = async ({ id }: SignedIn) =>
  (
    await db
      .selectFrom("alert_settings")
      .select("whatsapp_since")
      .where("user_id", "=", id)
      .executeTakeFirst()
  )?.whatsapp_since;

/** The channels of a text to the phone, newest first, of two kinds of news. */
async function textsTo({ id }: SignedIn): Promise<string[]> {
  const link = "/auctiondetail/pet-bales";
  await db
    .transaction()
    .execute((tx) =>
      notifyMembers(tx, "", [
        notice(id, "outbid", { title: "PET bales", price: PRICE }, { link }),
        notice(id, "voided", { title: "PET bales", reason: "Typed by mistake" }, { link }),
      ]),
    );
  const rows = await db
    .selectFrom("messages")
    .select(["channel", "template"])
    .where("user_id", "=", id)
    .where("channel", "in", ["sms", "whatsapp"])
    .orderBy("id", "desc")
    .limit(2)
    .execute();
  return rows.map(({ channel, template }) => `${channel} ${template}`);
}

test("news that passes comes by WhatsApp in place of SMS, to who said so and until they say no (S2.47)", async () => {
  const buyer = await market.aBuyer();
  expect((await settingsOf(buyer)).whatsapp).toBe(false);
  expect(await textsTo(buyer)).toEqual(["sms voided.en", "sms outbid.en"]);
  expect(await set(buyer, true)).toEqual({ ...usual, whatsapp: true });
  expect(await textsTo(buyer)).toEqual(["sms voided.en", "whatsapp outbid.en"]);
  // The moment of the first yes is kept, and other settings do not touch it.
  const agreed = await since(buyer);
  await market.setTime(new Date(Date.now() + 60_000));
  expect((await set(buyer, true)).whatsapp).toBe(true);
  expect((await set(buyer)).whatsapp).toBe(true);
  expect(await since(buyer)).toEqual(agreed);
  await market.setTime(null);
  expect((await set(buyer, false)).whatsapp).toBe(false);
  expect(await textsTo(buyer)).toEqual(["sms voided.en", "sms outbid.en"]);
});

test("where the market has no way to WhatsApp nobody is asked, and a yes is not kept (S2.47)", async () => {
  const bare = await createMarket(
    marketOf((app, deps) =>
      savedSearchRoutes(app, { ...deps, config: { ...deps.config, demo: false } }),
    ),
  );
  const { token, id } = await bare.aBuyer();
  const answer = await bare.ask(savedSearches.alertSettings, { token });
  expect(answer.body.data.whatsapp).toBe(null);
  const body = { ...usual, whatsapp: true };
  expect((await bare.ask(savedSearches.changeAlertSettings, { token, body })).status).toBe(200);
  const kept = await bare.db.selectFrom("alert_settings").selectAll().execute();
  expect(kept).toMatchObject([{ user_id: id, whatsapp_since: null }]);
});

test("an outbid that one's own next bid has answered says so (S2.47)", async () => {
  const [seller, asha, balu] = [
    await market.aSeller(),
    await market.aBuyer(),
    await market.aBuyer(),
  ];
  const lot = await aLot(db, { sellerId: seller.id });
  const bid = async ({ token }: SignedIn, amount: number) =>
    (await ask(auctions.placeBid, { token, body: { product_id: String(lot.id), amount } })).status;
  const news = async () =>
    (await ask(office.notifications, { token: asha.token })).body.data.map(
      ({ code, leads_again }) => [code, leads_again],
    );
  const told = () =>
    db
      .transaction()
      .execute((tx) =>
        notifyMembers(tx, "", [
          notice(
            asha.id,
            "outbid",
            { title: "PET bales", price: PRICE },
            { link: `/auctiondetail/${lot.url}` },
          ),
        ]),
      );
  expect([await bid(asha, 1010), await bid(balu, 1020)]).toEqual([200, 200]);
  await told();
  expect(await news()).toEqual([["outbid", false]]);
  expect(await bid(asha, 1030)).toBe(200);
  expect(await news()).toEqual([["outbid", true]]);
});
