import { lifting } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { companyOf } from "../../../test/authorised.ts";
import { indian, trucksOf } from "../../../test/lifting.ts";
import { salesOf } from "../../../test/market-sales.ts";
import { moneyOf } from "../../../test/money.ts";
import { verifyJournal } from "../journal-desk/index.ts";
import { sweepSettlements } from "./index.ts";

/** Rent and late fee: the seller's once they are paid, whatever becomes of the trucks. */

const market = await createMarket();
const { ask, db, deps } = market;
const [seller, admin] = [await market.aSeller(), await market.anAdmin()];
const sales = salesOf(market, seller, admin.id);
await sales.registerSeller();
const { aPaidSale, siteId, aGate, aWeighedTruck, letOut } = trucksOf(market, seller, sales);
const gate = await aGate();
const days = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  ...{ weekday, from: "08:00", to: "20:00", bays: 50, minutes: 60 },
}));
await ask(lifting.setSlots, {
  params: { id: await siteId() },
  body: { days },
  token: seller.token,
});
const at = async (day: string, clock = "10:00") => {
  await db
    .updateTable("sessions")
    .set({ expires_at: new Date("2027-12-31") })
    .execute();
  await market.setTime(indian(day, clock));
};
const truckAt = (sale: Parameters<typeof aWeighedTruck>[0], day: string, kg: number, n = 1) =>
  at(day).then(() =>
    aWeighedTruck(sale, gate, [10_000, 10_000 + kg], {
      ...{ from: indian(day, "10:00"), vehicle_no: `MH12AB123${n}` },
    }),
  );
const sweep = async (times = 2) => {
  for (let i = 0; i < times; i++) await sweepSettlements(deps);
};
const proceeds = async () => (await moneyOf(market, await companyOf(market, seller))).proceeds;
const paidIn = async (by: SignedIn) => (await moneyOf(market, await companyOf(market, by))).paid_in;
const notesOf = async (id: string) =>
  (await sales.sale(id, seller)).papers.filter(({ kind }) => kind === "debit_note").length;

test("a truck's release takes no rent that is not paid; paid, it goes with the next truck (G55, G57)", async () => {
  const sale = await aPaidSale({ extra: 590, terms: { claim_hours: 24 } });
  await db.updateTable("lots").set({ basis: "lot" }).where("id", "=", sale.lotId).execute();
  const one = await truckAt(sale, "2026-12-16", 9000);
  expect((await letOut(gate, one)).status).toBe(200);
  const two = await truckAt(sale, "2026-12-17", 6000, 2);
  expect((await letOut(gate, two)).body).toMatchObject({
    ...{ code: "payment_due", data: { due: 590 } },
  });
  const before = await proceeds();
  await at("2026-12-17", "12:00");
  await sweep();
  expect((await proceeds()) - before).toBeCloseTo(1_931_778, 2);
  expect([await paidIn(sale.buyer), await notesOf(sale.id)]).toEqual([0, 0]);

  await sales.pay(sale.id, sale.buyer, 590);
  expect((await letOut(gate, two)).status).toBe(200);
  await at("2026-12-18", "12:00");
  await sweep();
  expect((await proceeds()) - before).toBeCloseTo(1_931_778 + 590, 2);
  expect([await paidIn(sale.buyer), await notesOf(sale.id)]).toEqual([0, 1]);
  expect((await verifyJournal(db)).broken).toBeNull();
});
