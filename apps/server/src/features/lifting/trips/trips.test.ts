import { awards, lifting } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { companyOf } from "../../../../test/authorised.ts";
import { indian, trucksOf } from "../../../../test/lifting.ts";
import { salesOf } from "../../../../test/market-sales.ts";
import { sweepTrips } from "./sweep-trips.ts";

const market = await createMarket();
const { ask, db, deps } = market;
const seller = await market.aSeller();
const admin = await market.anAdmin();
const sales = salesOf(market, seller, admin.id);
await sales.registerSeller();
const { aPaidSale, book, siteId, aGate, truck, trip } = trucksOf(market, seller, sales);

const codes = async (userId: number, id: string) => {
  const rows = await db
    .selectFrom("notifications")
    .select("code")
    .where("user_id", "=", userId)
    .where("link", "=", `/trip/${id}`)
    .orderBy("id")
    .execute();
  return rows.map(({ code }) => code);
};
const ten = indian("2026-12-02", "10:00");

test("no truck comes before the payment, whatever its number; once paid, it has a slot (G42)", async () => {
  const buyer = await sales.aBuyerWith(2_000_000);
  const sale = await sales.sold([[buyer, 107]]);
  await market.setTime(indian("2026-12-01", "10:00"));
  const early = await book(sale.id, buyer, { vehicle_no: "the red one from yesterday" });
  expect([early.status, early.body.code]).toEqual([409, "award_not_paid"]);
  await sales.pay(sale.id, buyer, 1_771_278);
  const { status, body } = await book(sale.id, buyer);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    ...{ no: 1, state: "booked", vehicle_no: "MH12AB1234", award_id: sale.id, due: 0 },
    slot: { from: ten.toISOString(), to: indian("2026-12-02", "11:00").toISOString() },
    ...{ remaining_kg: 16_500, remaining: 1_931_778, invoice_id: null },
  });
  expect(body.data.handover_code).toMatch(/^\d{4}$/);
  const shown = (await ask(awards.details, { params: { id: sale.id }, token: seller.token })).body;
  expect(shown.data).toMatchObject({
    trips: [{ _id: body.data._id, no: 1, state: "booked", net_kg: null }],
    pickup_site: { _id: await siteId(), city: "Pune" },
    ground_rent: { per_day: 500, days: 0, amount: 0 },
  });
  expect(await codes(buyer.id, body.data._id)).toEqual(["trip_booked"]);
  expect(await codes(seller.id, body.data._id)).toEqual(["trip_booked"]);
});

test("a vehicle that is a sentence is refused in words, after a slot that is full (G42)", async () => {
  const sale = await aPaidSale();
  const slot_from = indian("2026-12-03", "09:00").toISOString();
  for (const vehicle_no of ["my brother's red truck", "12 MH 1234", "MH12AB12345", "—"]) {
    const refused = await book(sale.id, sale.buyer, { slot_from, vehicle_no });
    expect(refused).toMatchObject({
      status: 400,
      body: { code: "invalid_input", errors: [{ path: "vehicle_no" }] },
    });
  }
  const hindi = await ask(lifting.bookTrip, {
    ...{ params: { id: sale.id }, body: truck({ slot_from, vehicle_no: "लाल ट्रक" }) },
    ...{ token: sale.buyer.token, headers: { "accept-language": "hi" } },
  });
  expect(hindi.body.message).toMatch(/नंबर प्लेट/);
  for (const vehicle_no of ["mh-14-ab-1", "DL 1 C 1234"])
    expect((await book(sale.id, sale.buyer, { slot_from, vehicle_no })).status).toBe(200);
  const full = await book(sale.id, sale.buyer, { slot_from, vehicle_no: "the third one" });
  expect([full.status, full.body.code]).toEqual([409, "slot_full"]);
});

test("a slot is one of the list, neither over nor months away (G42)", async () => {
  const sale = await aPaidSale();
  for (const at of [
    indian("2026-12-02", "10:30"),
    indian("2026-12-02", "18:00"),
    indian("2026-12-06", "10:00"),
    indian("2026-11-30", "10:00"),
    indian("2027-02-15", "10:00"),
  ])
    expect(await book(sale.id, sale.buyer, { slot_from: at.toISOString() })).toMatchObject({
      status: 400,
      body: { errors: [{ path: "slot_from" }] },
    });
});

test("of twenty bookings at once of two sales there are as many as bays (G42)", async () => {
  const [one, two] = [await aPaidSale(), await aPaidSale()];
  await market.openConnections();
  const slot_from = indian("2026-12-04", "12:00").toISOString();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => {
      const sale = i % 2 ? one : two;
      return book(sale.id, sale.buyer, { slot_from });
    }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  const others = answers.filter(({ status }) => status !== 200);
  expect(new Set(others.map(({ body }) => body.code))).toEqual(new Set(["slot_full"]));
  const { body } = await ask(lifting.siteSlots, {
    ...{ params: { id: await siteId() }, token: one.buyer.token },
    query: { from: "2026-12-04", to: "2026-12-04" },
  });
  expect(body.data.map(({ free }) => free)).toEqual([2, 2, 2, 0, 2, 2, 2, 2, 2]);
  const asked = { params: { id: await siteId() }, query: {} };
  expect((await ask(lifting.siteSlots, { ...asked, token: seller.token })).status).toBe(200);
  // Whoever has bought nothing there learns nothing of the yard (X18).
  const stranger = await market.aBuyer();
  expect((await ask(lifting.siteSlots, { ...asked, token: stranger.token })).status).toBe(404);
});

test("the seller says when a site takes trucks; what is booked stays (G42)", async () => {
  const sale = await aPaidSale();
  const params = { id: await siteId() };
  const usual = await ask(lifting.readSlots, { params, token: seller.token });
  expect(usual.body.data).toMatchObject({ usual: true });
  expect(usual.body.data.days).toHaveLength(6);
  const set = (days: object[], token = seller.token) =>
    ask(lifting.setSlots, { params, body: { days } as never, token });
  const monday = { weekday: 1, from: "08:00", to: "12:00", bays: 1, minutes: 120 };
  expect((await set([monday])).body.data).toEqual({ days: [monday], usual: false });
  for (const wrong of [
    [{ ...monday, to: "09:00" }],
    [monday, { ...monday, from: "11:00", to: "14:00" }],
    [{ ...monday, weekday: 8 }],
    [{ ...monday, bays: 0 }],
  ])
    expect((await set(wrong)).status).toBe(400);
  const stranger = await market.aSeller();
  expect((await set([monday], stranger.token)).status).toBe(404);
  const slot_from = indian("2026-12-07", "10:00").toISOString();
  expect((await book(sale.id, sale.buyer, { slot_from })).status).toBe(200);
  expect((await book(sale.id, sale.buyer)).status).toBe(400);
  expect((await set([])).body.data.usual).toBe(true);
  const query = { from: "2026-12-07", to: "2026-12-07" };
  const free = await ask(lifting.awardSlots, {
    ...{ params: { id: sale.id }, query, token: sale.buyer.token },
  });
  expect(free.body.data.map((one) => one.free)).toEqual([2, 1, 1, 2, 2, 2, 2, 2, 2]);
  expect(
    (await ask(lifting.awardSlots, { params: { id: sale.id }, token: stranger.token })).status,
  ).toBe(404);
});

test("both sides, the office, the gate and the driver see a truck, the code is the buyer's alone; nobody else (G42)", async () => {
  const sale = await aPaidSale();
  const { body } = await book(sale.id, sale.buyer, {
    slot_from: indian("2026-12-05", "10:00").toISOString(),
  });
  const id = body.data._id;
  const read = (token?: string, key?: string) =>
    ask(lifting.trip, { params: { id }, query: key ? { key } : {}, token });
  const gate = await aGate();
  const officer = await market.anAdmin();
  for (const { token } of [seller, officer, gate]) {
    const shown = (await read(token)).body.data;
    expect([shown.handover_code, shown.driver_link, shown.due]).toEqual([null, null, 0]);
  }
  const link = (await read(sale.buyer.token)).body.data.driver_link ?? "";
  expect(link).toBe(body.data.driver_link);
  const key = new URLSearchParams(link.split("#")[1]).get("key") ?? "";
  const drivers = (await read(undefined, key)).body.data;
  expect(drivers).toMatchObject({
    handover_code: null,
    due: null,
    slips: [],
    vehicle_no: "MH12AB1234",
  });
  const [stranger, other] = [await market.aBuyer(), await market.aSeller()];
  for (const token of [stranger.token, other.token, undefined]) {
    expect((await read(token)).status).toBe(404);
    expect((await read(token, `${key}x`)).status).toBe(404);
    const pass = await ask(lifting.tripPass, { params: { id }, token });
    expect(pass.status).toBe(404);
  }
  expect((await ask(lifting.tripPass, { params: { id }, query: { key } })).status).toBe(200);
  expect((await ask(lifting.tripPass, { params: { id }, token: gate.token })).status).toBe(404);
  const row = await db
    .selectFrom("trips")
    .select("link_hash")
    .where("id", "=", Number(id))
    .executeTakeFirstOrThrow();
  expect(row.link_hash.toString("utf8")).not.toContain(key);
});

test("the buyer alone takes a booking back, while the truck has not come; its place is free again (G42)", async () => {
  const sale = await aPaidSale();
  const slot_from = indian("2026-12-08", "10:00").toISOString();
  const { body } = await book(sale.id, sale.buyer, { slot_from });
  const cancel = (token: string) =>
    ask(lifting.cancelTrip, { params: { id: body.data._id }, token });
  const stranger = await market.aBuyer();
  expect((await cancel(seller.token)).status).toBe(404);
  expect((await cancel(stranger.token)).status).toBe(404);
  expect((await cancel(sale.buyer.token)).status).toBe(200);
  expect((await cancel(sale.buyer.token)).status).toBe(200);
  expect(await trip(body.data._id, seller)).toMatchObject({ state: "cancelled" });
  const pass = await ask(lifting.tripPass, {
    ...{ params: { id: body.data._id }, token: sale.buyer.token },
  });
  expect([pass.status, pass.body.code]).toEqual([409, "pass_expired"]);
});

test("who comes tomorrow is reminded of once; who has not come two hours after the slot is missed (G42)", async () => {
  const sale = await aPaidSale();
  const slot_from = indian("2026-12-10", "10:00").toISOString();
  const id = (await book(sale.id, sale.buyer, { slot_from })).body.data._id;
  await market.setTime(indian("2026-12-09", "09:59"));
  await sweepTrips(deps);
  expect(await codes(sale.buyer.id, id)).toEqual(["trip_booked"]);
  await market.setTime(indian("2026-12-09", "10:00"));
  await sweepTrips(deps);
  await sweepTrips(deps);
  expect(await codes(sale.buyer.id, id)).toEqual(["trip_booked", "trip_soon"]);
  await market.setTime(indian("2026-12-10", "12:59"));
  await sweepTrips(deps);
  expect(await trip(id, seller)).toMatchObject({ state: "booked" });
  await market.setTime(indian("2026-12-10", "13:00"));
  await sweepTrips(deps);
  expect(await trip(id, seller)).toMatchObject({ state: "missed", driver_name: "Ramesh" });
  expect(await codes(seller.id, id)).toEqual(["trip_booked", "trip_soon", "trip_missed"]);
  // Half a year later nobody knows who drove it.
  await market.setTime(indian("2027-06-09", "12:00"));
  await sweepTrips(deps);
  const row = await db
    .selectFrom("trips")
    .selectAll()
    .where("id", "=", Number(id))
    .executeTakeFirstOrThrow();
  expect([row.driver_name, row.driver_mobile, row.vehicle_no]).toEqual(["", "", "MH12AB1234"]);
});

test("the driver is sent the link to the pass by SMS, and nobody's phone is rung all day (G42)", async () => {
  const sale = await aPaidSale();
  const messages = () =>
    db
      .selectFrom("messages")
      .select(["body", "secret", "user_id", "template"])
      .where("recipient", "=", "9876500001")
      .orderBy("id")
      .execute();
  const bookFor = (day: string) =>
    book(sale.id, sale.buyer, {
      ...{ driver_mobile: "9876500001", slot_from: indian(day, "11:00").toISOString() },
    });
  const { data } = (await bookFor("2026-12-09")).body;
  const [sms] = await messages();
  expect(sms).toMatchObject({ user_id: sale.buyer.id, template: "driver_booked.hi" });
  expect(sms?.body).toContain("MH12AB1234");
  const path = sms?.body.match(/\/trip\/.*/)?.[0].replace(/••••/, sms.secret ?? "");
  expect(path).toBe(data.driver_link);
  await ask(lifting.cancelTrip, { params: { id: data._id }, token: sale.buyer.token });
  for (const day of ["03", "04", "05", "07", "08", "10"]) await bookFor(`2026-12-${day}`);
  expect(await messages()).toHaveLength(5);
});

test("of all sales together a phone gets five links a day, and a yard's name leads nowhere (X12)", async () => {
  const name = "Yard https://evil.example/pay @rebale.in #1234";
  const mobile = "9876500002";
  const sales = [await aPaidSale(), await aPaidSale()];
  await db.updateTable("company_sites").set({ name }).execute();
  for (const sale of sales)
    for (const day of ["03", "04", "05", "07"]) {
      const slot_from = indian(`2026-12-${day}`, "15:00").toISOString();
      const { status } = await book(sale.id, sale.buyer, { driver_mobile: mobile, slot_from });
      expect(status).toBe(200);
    }
  const sent = await db
    .selectFrom("messages")
    .select("body")
    .where("recipient", "=", mobile)
    .execute();
  expect(sent).toHaveLength(5);
  for (const { body } of sent) {
    expect(body).not.toMatch(/evil\.example|@rebale|#1234/);
    expect(body.match(/https?:/g)).toHaveLength(1);
  }
});

test("a seller without a site gets one of the lot's place with the first booking (G42)", async () => {
  const lone = await market.aSeller();
  const own = salesOf(market, lone, admin.id);
  const trucks = trucksOf(market, lone, own);
  const buyer = await own.aBuyerWith(2_000_000);
  const sale = await own.sold([[buyer, 107]]);
  await market.setTime(indian("2026-12-01", "10:00"));
  await db.updateTable("awards").set({ state: "paid" }).where("id", "=", Number(sale.id)).execute();
  expect((await own.sale(sale.id, buyer)).pickup_site).toBeNull();
  const free = await ask(lifting.awardSlots, { params: { id: sale.id }, token: buyer.token });
  expect(free.body.data.length).toBeGreaterThan(40);
  const { body } = await trucks.book(sale.id, buyer);
  const lot = await db
    .selectFrom("lots")
    .select(["city", "state"])
    .where("id", "=", sale.lotId)
    .executeTakeFirstOrThrow();
  expect(body.data.site).toMatchObject({ city: lot.city, state: lot.state });
  const again = await trucks.book(sale.id, buyer);
  expect(again.body.data.site._id).toBe(body.data.site._id);
  expect(await companyOf(market, lone)).toBeGreaterThan(0);
});
