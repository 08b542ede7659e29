import { goodsDesk, invoices, lifting, office } from "@rebale/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { companyOf } from "../../../test/authorised.ts";
import { truckLeft } from "../../../test/left-trucks.ts";
import { indian, trucksOf } from "../../../test/lifting.ts";
import { salesOf } from "../../../test/market-sales.ts";
import { sweepSettlements } from "../settlement/index.ts";

const market = await createMarket();
const { ask, db, deps } = market;
const [seller, admin] = [await market.aSeller(), await market.anAdmin()];
const { token } = admin;
const sales = salesOf(market, seller, admin.id);
await sales.registerSeller();
const { aPaidSale, book, aGate, aWeighedTruck } = trucksOf(market, seller, sales);

/** People stay signed in. */
const setTime = async (at: Date) => {
  await db
    .updateTable("sessions")
    .set({ expires_at: new Date("2027-12-31") })
    .execute();
  for (const { id } of await db.selectFrom("users").select("id").execute())
    deps.bus.publish("session", { userId: id });
  await market.setTime(at);
};
const waiting = async () => (await ask(goodsDesk.goodsWaiting, { token })).body.data;
const late = async (query = {}) =>
  (await ask(goodsDesk.lateLifting, { token, query })).body.data.map(({ award_id }) => award_id);
const missing = async () => (await ask(goodsDesk.missingPapers, { token })).body.data;

test("goods that lie there beyond their day wait for the office, until they are lifted (G55)", async () => {
  const [one, two] = [await aPaidSale(), await aPaidSale()];
  const title = await db.selectFrom("lots").select("title").where("id", "=", two.lotId).execute();
  await setTime(indian("2026-12-16", "23:59"));
  expect(await late()).toEqual([]);
  await setTime(indian("2026-12-18", "09:00"));
  const { body } = await ask(goodsDesk.lateLifting, { token });
  expect(body.data).toMatchObject([
    { award_id: one.id, state: "paid", days_late: 2, sold_kg: 15_000, out_kg: 0, trucks_booked: 0 },
    { award_id: two.id },
  ]);
  await truckLeft(market, one.id, 8520);
  expect((await ask(goodsDesk.lateLifting, { token })).body.data[0]).toMatchObject({
    ...{ award_id: one.id, state: "lifting", out_kg: 8520 },
  });
  expect(await late({ q: title[0]?.title })).toContain(two.id);
  expect(await late({ q: "no such lot" })).toEqual([]);
  expect(await waiting()).toMatchObject({ late_lifting: 2, claims: { open: 0, disputed: 0 } });
  await sql`update awards set state = 'lifted' where id = ${one.id}`.execute(db);
  expect(await late()).toEqual([two.id]);
  expect((await ask(office.overview, { token })).body.data).toMatchObject({
    ...{ late_lifting: 1, claims_disputed: 0, missing_papers: 0 },
  });
});

test("a truck that left without a paper it needs is named, and its sale is completed once it is there (G58)", async () => {
  const sale = await aPaidSale({ terms: { claim_hours: 0 } });
  const trip = await truckLeft(market, sale.id, 8520);
  const { papers } = await sales.sale(sale.id, seller);
  const paper = papers.find(({ kind }) => kind === "tax_invoice");
  await sql`update trips set eway_no = null where id = ${trip}`.execute(db);
  await sql`update awards set state = 'settled', settled_at = market_now()
    where id = ${sale.id}`.execute(db);
  expect(await missing()).toMatchObject([
    {
      ...{ award_id: sale.id, trip_id: trip, state: "settled", net_kg: 8520, missing: ["eway"] },
      ...{ vehicle_no: "MH12AB1234", invoice_no: paper?.number },
    },
  ]);
  expect((await waiting()).missing_papers).toBe(1);
  const state = async () => (await sales.sale(sale.id, seller)).state;
  for (let i = 0; i < 2; i++) await sweepSettlements(deps);
  expect(await state()).toBe("settled");
  await ask(invoices.recordEway, {
    ...{ params: { id: paper?.url.split("/").at(-1) ?? "" }, token: seller.token },
    body: { eway_no: "1234 5678 9012", valid_until: "2026-12-30T00:00:00.000Z" },
  });
  expect(await missing()).toEqual([]);
  await sweepSettlements(deps);
  expect(await state()).toBe("completed");
});

test("below ₹50,000 with GST no e-way number is missing; of a challan its part counts (G52, G59)", async () => {
  const [below, above] = [await aPaidSale(), await aPaidSale()];
  // At ₹107 with 18 %: 395 kg are ₹49,872.70, 397 kg ₹50,125.22.
  const trips = [await truckLeft(market, below.id, 395), await truckLeft(market, above.id, 397)];
  const buyer = await sales.aBuyerWith(2_000_000);
  const whole = await sales.sold([[buyer, 107]]);
  await sql`update lots set basis = 'lot' where id = ${whole.lotId}`.execute(db);
  await sales.pay(whole.id, buyer, 1_771_278);
  for (const kilograms of [8000, 300, 5000])
    trips.push(await truckLeft(market, whole.id, kilograms));
  await sql`update trips set eway_no = null where id = any(${trips}::bigint[])`.execute(db);
  const [, heavy = "", first = "", , last = ""] = trips;
  expect((await missing()).map(({ trip_id }) => trip_id).sort()).toEqual(
    [heavy, first, last].sort(),
  );
  await sql`update trips set eway_no = '1' where id = any(${trips}::bigint[])`.execute(db);
});

test("a seller sees today's trucks at own sites, a buyer what is to be fetched and when there is a place (G42)", async () => {
  const sale = await aPaidSale();
  const slot = indian("2026-12-02", "10:00");
  const gate = await aGate();
  const id = await aWeighedTruck(sale, gate, [12_960, 21_480], { from: slot });
  const tomorrow = indian("2026-12-03", "10:00").toISOString();
  const next = (await book(sale.id, sale.buyer, { slot_from: tomorrow })).body.data;
  const trucks = async (by: { token: string }) =>
    (await ask(lifting.trucksToday, { token: by.token })).body;
  const own = (await trucks(seller)).data.filter(({ award_id }) => award_id === sale.id);
  expect(own).toMatchObject([
    { _id: id, state: "weighed", net_kg: 8520, due: 0, vehicle_no: "MH12AB1234", no: 1 },
  ]);
  expect((await trucks(await market.aSeller())).data).toEqual([]);
  expect((await trucks(sale.buyer)).code).toBe("not_allowed");
  const fetch = async (by: { token: string }) =>
    (await ask(lifting.toCollect, { token: by.token })).body;
  expect((await fetch(sale.buyer)).data).toMatchObject([
    {
      ...{ award_id: sale.id, sold_kg: 15_000, left_kg: 15_000, is_late: false },
      ...{ next_truck: { _id: id, state: "weighed" }, site: { name: "Yard" } },
      next_slot: { from: indian("2026-12-02", "10:00").toISOString(), free: 1 },
    },
  ]);
  expect((await fetch(await sales.aBuyerWith(0))).data).toEqual([]);
  expect((await fetch(seller)).code).toBe("not_allowed");
  await setTime(indian("2026-12-03", "10:30"));
  // A truck that is in the yard still is today's work, too.
  expect((await trucks(seller)).data.map(({ _id }) => _id)).toEqual(
    expect.arrayContaining([id, next._id]),
  );
});

test("a seller's papers are listed by day with what the portals take; others' are not among them (G51)", async () => {
  const list = async (by: { token: string }, query = {}) =>
    (await ask(invoices.own, { token: by.token, query: { rows: "100", ...query } })).body.data;
  const all = await list(seller);
  expect(all.length).toBeGreaterThan(4);
  expect(all.map(({ dated }) => dated)).toEqual(
    [...all.map(({ dated }) => dated)].sort().reverse(),
  );
  const { dated } = all[0] ?? { dated: "" };
  expect(await list(seller, { from: dated, to: dated })).toEqual(
    all.filter((paper) => paper.dated === dated),
  );
  expect(await list(seller, { to: "2026-01-01" })).toEqual([]);
  const light = all.find(({ value }) => value === 395 * 107);
  expect(light).toMatchObject({ eway_url: null, inv01_url: null, vehicle_no: "MH12AB1234" });
  expect(all.find(({ value }) => value === 397 * 107)?.eway_url).toMatch(/^\/invoice\/\d+\/eway$/);
  // The gate's word counts before the seller's.
  expect(all.find(({ eway_no }) => eway_no !== null)).toMatchObject({ eway_valid_until: null });
  expect(await list(await market.aSeller())).toEqual([]);
  const someone = await market.aBuyer();
  expect(await list(someone)).toEqual([]);
  expect(await companyOf(market, someone)).not.toBe(await companyOf(market, seller));
});
