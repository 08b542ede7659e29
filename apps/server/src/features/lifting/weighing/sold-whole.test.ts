import { awards, invoices, lifting } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { companyOf } from "../../../../test/authorised.ts";
import { walletOf } from "../../../../test/deposits.ts";
import { indian, trucksOf } from "../../../../test/lifting.ts";
import { salesOf } from "../../../../test/market-sales.ts";
import { moneyOf } from "../../../../test/money.ts";
import { verifyJournal } from "../../journal-desk/index.ts";
import { sweepSettlements } from "../../settlement/index.ts";

const market = await createMarket();
const { ask, db, deps } = market;
const seller = await market.aSeller();
const admin = await market.anAdmin();
const sales = salesOf(market, seller, admin.id);
await sales.registerSeller();
const { aPaidSale, siteId, aGate, aWeighedTruck, trip, letOut } = trucksOf(market, seller, sales);
const gate = await aGate();
const days = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  ...{ weekday, from: "08:00", to: "20:00", bays: 50, minutes: 60 },
}));
await ask(lifting.setSlots, {
  params: { id: await siteId() },
  body: { days },
  token: seller.token,
});
const staySignedIn = () =>
  db
    .updateTable("sessions")
    .set({ expires_at: new Date("2027-12-31") })
    .execute();

/** Lot L sold whole, its invoice made: the truck that has it waits for its e-way bill. */
async function anInvoicedTruck() {
  const sale = await aPaidSale();
  await db.updateTable("lots").set({ basis: "lot" }).where("id", "=", sale.lotId).execute();
  const one = await aWeighedTruck(sale, gate, [10_000, 19_000]);
  expect((await letOut(gate, one, { eway_no: null })).body.code).toBe("eway_needed");
  const two = await aWeighedTruck(sale, gate, [10_000, 16_000], { vehicle_no: "MH12AB1235" });
  return { sale, one, two };
}

test("sold whole, no truck leaves before the one that was invoiced, and its seller gets the price (G59, MG5)", async () => {
  const { sale, one, two } = await anInvoicedTruck();
  const free = (await walletOf(market, sale.buyer)).free;
  expect((await letOut(gate, two)).body).toMatchObject({
    ...{ code: "billed_truck_first", data: { vehicle_no: "MH12AB1234" } },
  });
  for (const trip of [one, two]) expect((await letOut(gate, trip)).status).toBe(200);
  const { body } = await ask(invoices.list, { params: { id: sale.id }, token: seller.token });
  expect(body.data).toMatchObject([
    { kind: "tax_invoice", trip_id: one, value: 1_605_000, total: 1_931_778 },
    { kind: "challan", trip_id: two, value: 0 },
  ]);
  for (const { token } of [seller, sale.buyer])
    await ask(awards.move, { params: { id: sale.id }, body: { move: "lifted" }, token });
  await staySignedIn();
  await market.setTime(indian("2026-12-05", "10:00"));
  for (let n = 0; n < 2; n++) await sweepSettlements(deps);
  expect((await sales.sale(sale.id, seller)).state).toBe("completed");
  expect((await walletOf(market, sale.buyer)).free).toBe(free);
  expect((await moneyOf(market, await companyOf(market, seller))).proceeds).toBe(1_931_778);
  expect((await verifyJournal(db)).broken).toBeNull();
});

test("where the invoiced truck breaks down in the yard, the one that takes its goods on leaves first (G59, R80)", async () => {
  const { one, two } = await anInvoicedTruck();
  const body = { vehicle_no: "MH14CD5678", eway_no: "123412341235", reason: "The axle broke" };
  const change = (id: string) =>
    ask(lifting.changeVehicle, { params: { id }, body, token: seller.token });
  expect((await change(two)).body.code).toBe("trip_not_here");
  expect((await change(one)).body.data).toMatchObject({
    ...{ vehicle_no: "MH14CD5678", state: "weighed" },
  });
  expect((await letOut(gate, two)).body.data).toEqual({ vehicle_no: "MH14CD5678" });
  expect((await letOut(gate, one, { eway_no: null })).status).toBe(200);
  expect(await trip(one, seller)).toMatchObject({ state: "out", eway_no: "123412341235" });
  expect((await letOut(gate, two)).status).toBe(200);
});
