import { awards, lifting } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { companyOf } from "../../../test/authorised.ts";
import { indian, trucksOf } from "../../../test/lifting.ts";
import { salesOf } from "../../../test/market-sales.ts";
import { moneyOf } from "../../../test/money.ts";
import { verifyJournal } from "../journal-desk/index.ts";
import { sweepSettlements } from "./index.ts";

/** Sale, invoice, gate and release come to the same paisa, whatever the trucks carry. */

const market = await createMarket();
const { ask, db, deps } = market;
const [seller, admin] = [await market.aSeller(), await market.anAdmin()];
const sales = salesOf(market, seller, admin.id);
await sales.registerSeller();
const { siteId, aGate, aWeighedTruck, trip, letOut } = trucksOf(market, seller, sales);
const gate = await aGate();
const days = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  ...{ weekday, from: "08:00", to: "20:00", bays: 50, minutes: 60 },
}));
await ask(lifting.setSlots, {
  params: { id: await siteId() },
  body: { days },
  token: seller.token,
});
const stayIn = () =>
  db
    .updateTable("sessions")
    .set({ expires_at: new Date("2028-12-31") })
    .execute();
let lots = 0;

/** Copper between two registered companies, of which the buyer deducts. */
async function aCopperSale(kilograms: number, rate: number) {
  const buyer = await sales.aBuyerWith(9_000_000);
  const company_id = await companyOf(market, buyer);
  await db
    .updateTable("companies")
    .set({ tds_gstin: "24AAAAA0000A1D1" })
    .where("id", "=", company_id)
    .execute();
  await db
    .insertInto("company_sites")
    .values({
      ...{ company_id, name: "Works", address: "2 Road", city: "Surat", state: "Gujarat" },
      ...{ pincode: "395003", gstin: "24AAAAA0000A1Z1" },
    })
    .execute();
  const over = {
    kilograms,
    marketValue: Math.floor(rate) - 1,
    material: "copper",
    terms: { claim_hours: 1 },
  };
  const sold = await sales.sold([[buyer, rate]], over);
  await stayIn();
  lots++;
  await market.setTime(indian("2026-12-01", "10:00"));
  await sales.pay(sold.id, buyer, 9_000_000);
  return { ...sold, buyer };
}

test.each([
  [1000.001, 300.37, [900, 199.999]],
  [1234.567, 411.11, [333.333, 333.333, 333.333, 234.568]],
  [2001, 299.99, [0.001, 1999.998, 1.001]],
  [5000, 51.07, [1250.25, 1249.75, 2777.777]],
] as const)(
  "of %d kg at %d in trucks of %j nothing is due in the end and nothing is left (MG4, MG13)",
  async (kilograms, rate, trucks) => {
    const sale = await aCopperSale(kilograms, rate);
    const { buyer, id } = sale;
    expect((await sales.sale(id, buyer)).gst_tds).toBeGreaterThan(0);
    const gone = [];
    for (const [i, kg] of trucks.entries()) {
      const from = indian("2026-12-02", `1${i}:00`);
      const tare = 5000;
      const tripId = await aWeighedTruck(
        sale,
        gate,
        [tare, Math.round((tare + kg) * 1000) / 1000],
        {
          ...{ from, vehicle_no: `MH12AB${1000 + lots * 10 + i}` },
        },
      );
      await stayIn();
      const { due } = await trip(tripId, buyer);
      if (due) {
        // The truck's dues can be paid before anybody at the gate asks.
        const paid = await sales.pay(id, buyer, 9_000_000);
        expect(paid.body.data).toMatchObject({ due: 0 });
        expect((await trip(tripId, buyer)).due).toBe(0);
      }
      const out = await letOut(gate, tripId, { eway_no: String(100_000_000_000 + lots * 10 + i) });
      expect([out.status, out.body.code]).toEqual([200, undefined]);
      gone.push(tripId);
    }
    for (const { token } of [buyer, seller])
      await ask(awards.move, { params: { id }, body: { move: "lifted" }, token });
    await market.setTime(indian("2026-12-09", "10:00"));
    for (let n = 0; n < 4; n++) await sweepSettlements(deps);
    const end = await sales.sale(id, buyer);
    expect([end.due, gone.length]).toEqual([0, trucks.length]);
    expect(["settled", "completed"]).toContain(end.state);
    expect((await moneyOf(market, await companyOf(market, buyer))).paid_in).toBe(0);
    const open = await db
      .selectFrom("trips")
      .select("id")
      .where("award_id", "=", Number(id))
      .where("released_at", "is", null)
      .execute();
    expect(open).toEqual([]);
    expect(await verifyJournal(db)).toMatchObject({ broken: null });
  },
);
