import { awards } from "@rebale/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { companyOf } from "../../../test/authorised.ts";
import { trucksOf } from "../../../test/lifting.ts";
import { salesOf } from "../../../test/market-sales.ts";

const market = await createMarket();
const { ask, db } = market;
const seller = await market.aSeller();
const sales = salesOf(market, seller, (await market.anAdmin()).id);
await sales.registerSeller();
const trucks = trucksOf(market, seller, sales);
const sale = await trucks.aPaidSale();
const trip = (await trucks.book(sale.id, sale.buyer)).body.data._id;
const over = await trucks.aPaidSale();
await sql`update awards set state = 'cancelled' where id = ${Number(over.id)}`.execute(db);

test("a company's page has its open sales and today's trucks, for both sides, with an entry (V5)", async () => {
  await market.setTime(new Date("2026-12-02T04:00:00Z"));
  const support = await market.anAdmin("support");
  const now = async (companyId: number, token = support.token) =>
    ask(awards.companyNow, { token, params: { id: String(companyId) } });
  const [own, others] = [await companyOf(market, sale.buyer), await companyOf(market, seller)];
  const { data } = (await now(own)).body;
  expect(data.sales).toMatchObject([{ _id: sale.id, side: "buyer", state: "paid", due: 0 }]);
  expect(data.trucks).toMatchObject([
    { _id: trip, award_id: sale.id, vehicle_no: "MH12AB1234", state: "booked" },
  ]);
  expect((await now(others)).body.data.sales).toMatchObject([{ _id: sale.id, side: "seller" }]);
  const looks = await db
    .selectFrom("audit")
    .select("id")
    .where("admin_id", "=", support.id)
    .where("company_id", "=", own)
    .execute();
  expect(looks).toHaveLength(1);
  expect((await now(2_147_483_648)).status).toBe(404);
  for (const token of [sale.buyer.token, (await market.anAdmin("content")).token])
    expect((await now(own, token)).status).toBe(403);
  await market.setTime(new Date("2026-12-04T04:00:00Z"));
  const later = await market.anAdmin("support");
  expect((await now(own, later.token)).body.data.trucks).toEqual([]);
});
