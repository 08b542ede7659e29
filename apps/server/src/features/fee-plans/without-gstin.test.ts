import { type BodyIn, feePlans } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, type Market } from "../../../test/app.ts";

const plan = (gst_percent: number): BodyIn<typeof feePlans.add> => ({
  ...{ side: "seller", percent: 1, gst_percent, valid_from: "2026-11-01" },
});
async function add(market: Market, gst_percent: number) {
  const { token } = await market.anAdmin();
  return market.ask(feePlans.add, { token, body: plan(gst_percent) });
}

test("a market without a GSTIN charges no GST on its fees, and is told so where it asks for some (MG17)", async () => {
  const market = await createMarket(undefined, {
    ...{ MARKET_PARTY: "Rebale; ; ; ; ; ", MARKET_FEE: "1.5 from 2020-01-01" },
  });
  const { status, body } = await add(market, 18);
  expect([status, body.errors]).toMatchObject([400, [{ path: "gst_percent" }]]);
  expect((await add(market, 0)).status).toBe(200);
  const { token } = await market.anAdmin();
  const { body: listed } = await market.ask(feePlans.list, { token });
  expect(listed.data.map(({ percent, gst_percent }) => [percent, gst_percent])).toEqual([
    [1, 0],
    [1.5, 0],
  ]);
});

test("with a GSTIN, as the demo has one, fees have their GST (MG17)", async () => {
  expect((await add(await createMarket(), 18)).status).toBe(200);
});
