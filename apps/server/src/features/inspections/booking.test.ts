import { auctions, inspections } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { companyOf } from "../../../test/authorised.ts";
import { indian, today, visitors, yardOf } from "../../../test/inspections.ts";
import { publishTerms } from "../listings/index.ts";

const market = await createMarket();
const { ask, db } = market;
await market.setTime(indian(today, "08:00"));
const seller = await market.aSeller();
const admin = await market.anAdmin();
const yard = await yardOf(market, seller);
const { aSite, days, setHours, aLotAt, slots, book, cancel } = yard;
const site = await aSite();
await setHours(site);
const [a, b] = [await market.aBuyer(), await market.aBuyer()];
const ten = indian("2026-12-02", "10:00");

const details = async (lot: number, token?: string) =>
  (await ask(auctions.details, { params: { idname: String(lot) }, token })).body.data.inspection;
const termsOf = (lot: number, fields: object) =>
  db
    .transaction()
    .execute((tx) => publishTerms(tx, [{ id: lot, terms: fields as never }], admin.id));

test("a site shows nothing until its manager says when, and then on those hours (F50)", async () => {
  const [own, lot] = [await aSite("Second yard"), await aLotAt(await aSite("Third yard"))];
  const hours = async () =>
    (await ask(inspections.readHours, { params: { id: own }, token: seller.token })).body.data;
  expect(await hours()).toEqual({ days: [] });
  const day = { weekday: 2, from: "09:00", to: "12:00", places: 3, minutes: 30 };
  expect((await setHours(own, [day])).body.data).toEqual({ days: [day] });
  expect(await hours()).toEqual({ days: [day] });
  expect((await setHours(own, [])).body.data).toEqual({ days: [] });
  expect((await slots(lot, a)).body.data).toMatchObject({ slots: [], yours: null });
  expect(await details(lot)).toEqual({ offered: false, yours: null });
});

test("hours that fit no visit, overlap or have no place are refused at the field (F50)", async () => {
  const day = { weekday: 2, from: "09:00", to: "12:00", places: 3, minutes: 30 };
  for (const [set, path] of [
    [[{ ...day, to: "09:20" }], "days.0.to"],
    [[day, { ...day, from: "11:00", to: "13:00" }], "days.1.from"],
    [[{ ...day, places: 0 }], "days.0.places"],
    [[{ ...day, weekday: 8 }], "days.0.weekday"],
    [[{ ...day, from: "9" }], "days.0.from"],
  ] as const) {
    const { status, body } = await setHours(site, [...set]);
    expect([path, status, body.errors[0]?.path]).toEqual([path, 400, path]);
  }
});

test("a stranger's manager, a buyer and a visitor set no hours of a site and read none (F52)", async () => {
  const stranger = await market.aSeller();
  expect((await setHours(site, days(), stranger)).status).toBe(404);
  expect((await setHours(site, days(), a)).status).toBe(403);
  for (const [token, status] of [
    [stranger.token, 404],
    [a.token, 403],
    [undefined, 401],
  ] as const)
    expect((await ask(inspections.readHours, { params: { id: site }, token })).status).toBe(status);
});

test("slots have their places from now to the end of the lot (F50)", async () => {
  const lot = await aLotAt(site);
  const { data } = (await slots(lot, a)).body;
  expect(data.slots).toHaveLength(4 * 9 + 7);
  expect(data.slots[0]).toEqual({
    ...{ from: indian(today, "09:00").toISOString(), free: 1 },
    to: indian(today, "10:00").toISOString(),
  });
  expect(data.slots.at(-1)?.to).toBe(indian("2026-12-05", "16:00").toISOString());
  expect(data).toMatchObject({ yours: null, contact: "Sunil, gate" });
  expect(await details(lot)).toEqual({ offered: true, yours: null });
});

test("where the terms name days of inspection, slots are on those last days alone (F50)", async () => {
  const lot = await aLotAt(site);
  await termsOf(lot, { inspection_days: 2, inspection_contact: "Meena, 98200 00000" });
  const { data } = (await slots(lot, a)).body;
  expect(data.slots[0]?.from).toBe(indian("2026-12-04", "09:00").toISOString());
  expect(data.slots).toHaveLength(9 + 7);
  expect(data.contact).toBe("Meena, 98200 00000");
  const early = await book(lot, a, ten);
  expect([early.status, early.body.errors[0]?.path]).toEqual([400, "from"]);
  await termsOf(lot, { inspection_days: 0 });
  expect((await book(lot, a, ten)).body.code).toBe("no_inspection");
});

test("with one place: a second company is told slot_full, the same appointment_exists, and once it is taken back it is free (F50)", async () => {
  const lot = await aLotAt(site);
  const booked = await book(lot, a, ten);
  expect([booked.status, booked.body.data]).toMatchObject([
    200,
    {
      ...{ product_id: String(lot), state: "booked", from: ten.toISOString() },
      to: indian("2026-12-02", "11:00").toISOString(),
      visitors: [
        { name: "A. Patil", mobile: "9876543210" },
        { name: "R. Shaikh", mobile: "9876543211" },
      ],
      site: { _id: String(site), name: "Bhosari yard" },
      pass: { expires_at: indian("2026-12-02", "11:00").toISOString() },
    },
  ]);
  const second = await book(lot, b, ten);
  expect([second.status, second.body.code]).toEqual([409, "slot_full"]);
  for (const from of [ten, indian("2026-12-03", "10:00")]) {
    const again = await book(lot, a, from);
    expect([again.status, again.body.code]).toEqual([409, "appointment_exists"]);
  }
  const free = async () =>
    (await slots(lot, b)).body.data.slots.find(({ from }) => from === ten.toISOString())?.free;
  expect(await free()).toBe(0);
  const id = booked.body.data._id;
  const { pass, ...own } = booked.body.data;
  expect((await slots(lot, a)).body.data.yours).toMatchObject({
    ...own,
    pass: { code: pass?.code },
  });
  const { yours } = await details(lot, a.token);
  expect(yours).toMatchObject({ _id: id, state: "booked", from: ten.toISOString() });
  expect((await details(lot, b.token)).yours).toBeNull();
  const cancelled = await cancel(id, a);
  expect(cancelled.body.data).toMatchObject({ state: "cancelled", pass: null });
  expect((await cancel(id, a)).status).toBe(200);
  expect(await free()).toBe(1);
  expect((await slots(lot, a)).body.data.yours).toBeNull();
  expect((await book(lot, b, ten)).status).toBe(200);
  expect((await cancel((await slots(lot, b)).body.data.yours?._id ?? "", b)).status).toBe(200);
});

test("of twelve companies that book two places at once, for two lots of one yard, exactly two have them (F50)", async () => {
  const own = await aSite("Busy yard");
  await setHours(own, days({ places: 2 }));
  const lots = [await aLotAt(own), await aLotAt(own)];
  const buyers = await Promise.all(Array.from({ length: 12 }, () => market.aBuyer()));
  await market.openConnections();
  const answers = await Promise.all(buyers.map((buyer, i) => book(lots[i % 2] ?? 0, buyer, ten)));
  const codes = answers.map(({ status, body }) => body.code ?? status);
  expect(codes.filter((code) => code === 200)).toHaveLength(2);
  expect(codes.filter((code) => code === "slot_full")).toHaveLength(10);
  const { length } = await db
    .selectFrom("inspections")
    .select("id")
    .where("site_id", "=", own)
    .execute();
  expect(length).toBe(2);
});

test("of one company's bookings at once for one lot, exactly one stands (F50)", async () => {
  const own = await aSite("Wide yard");
  await setHours(own, days({ places: 20 }));
  const lot = await aLotAt(own);
  await market.openConnections();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) => book(lot, b, indian("2026-12-02", `${i + 10}:00`))),
  );
  const codes = answers.map(({ status, body }) => body.code ?? status);
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(codes.filter((code) => code === "appointment_exists")).toHaveLength(7);
});

test("a company that has taken back three visits to a lot books no more of it, another does (F50)", async () => {
  const lot = await aLotAt(site);
  for (let i = 0; i < 3; i++) await cancel((await book(lot, a, ten)).body.data._id, a);
  const [again, elsewhere] = [await book(lot, a, ten), await book(await aLotAt(site), a, ten)];
  expect([again.status, again.body.code]).toEqual([409, "no_inspection"]);
  expect(again.body.message).toMatch(/were cancelled three times/);
  expect(elsewhere.status).toBe(200);
  await cancel(elsewhere.body.data._id, a);
  const others = await book(lot, b, ten);
  expect(others.status).toBe(200);
  await cancel(others.body.data._id, b);
});

test("an appointment for yesterday, between two slots or after the end is refused at from (F50)", async () => {
  const lot = await aLotAt(site);
  for (const from of [
    indian("2026-11-30", "10:00"),
    indian("2026-12-02", "10:30"),
    indian("2026-12-02", "20:00"),
    indian("2026-12-05", "16:00"),
    indian("2026-12-06", "10:00"),
  ]) {
    const { status, body } = await book(lot, a, from);
    expect([status, body.code, body.errors[0]?.path]).toEqual([400, "invalid_input", "from"]);
  }
});

test("one to five visitors come, each with a name and a mobile number (F50)", async () => {
  const lot = await aLotAt(site);
  const [one] = visitors;
  const many = Array.from({ length: 6 }, () => one);
  for (const [who, path] of [
    [[], "visitors"],
    [many, "visitors"],
    [undefined, "visitors"],
    [[{ name: "", mobile: "9876543210" }], "visitors.0.name"],
    [[{ name: "A. Patil", mobile: "12345" }], "visitors.0.mobile"],
    [[{ name: "A. Patil" }], "visitors.0.mobile"],
    [[one, { name: "see www.evil.in", mobile: "9876543210" }], "visitors.1.name"],
  ] as const) {
    const { status, body } = await book(lot, a, ten, who ?? null);
    expect([path, status, body.errors[0]?.path]).toEqual([path, 400, path]);
  }
  const five = await book(lot, a, ten, many.slice(1));
  expect([five.status, five.body.data.visitors.length]).toEqual([200, 5]);
  await cancel(five.body.data._id, a);
});

test("a lot without hours, one that is over and one that nobody may see yet are not visited (F52)", async () => {
  const none = await aLotAt(await aSite("Closed yard"));
  expect((await book(none, a, ten)).body.code).toBe("no_inspection");
  const over = await aLotAt(site, { endsAt: indian(today, "07:00") });
  expect((await book(over, a, ten)).body.code).toBe("no_inspection");
  const pending = await aLotAt(site, { approval: "pending" });
  for (const lot of [pending, 999_999_999]) {
    expect(await book(lot, a, ten)).toMatchObject({ status: 404, body: { code: "lot_not_found" } });
    expect((await slots(lot, a)).status).toBe(404);
  }
  expect((await slots(pending, seller)).body.data.slots).toEqual([]);
});

test("a lot without a site is shown at its seller's first one in its city, and in another city nowhere (F50)", async () => {
  const lot = await aLotAt(null);
  expect((await slots(lot, a)).body.data.slots.length).toBeGreaterThan(9);
  await db.updateTable("lots").set({ city: "Nashik" }).where("id", "=", lot).execute();
  expect((await slots(lot, a)).body.data.slots).toEqual([]);
  expect((await book(lot, a, ten)).body.code).toBe("no_inspection");
});

test("sellers, visitors and viewers book no visit; the seller sees the slots (F52)", async () => {
  const lot = await aLotAt(site);
  expect((await book(lot, seller, ten)).status).toBe(403);
  expect((await book(lot, { token: "" }, ten)).status).toBe(401);
  expect((await slots(lot, seller)).body.data.slots.length).toBeGreaterThan(9);
  const viewer = await market.aBuyer();
  await db
    .updateTable("company_users")
    .set({ role: "viewer" })
    .where("user_id", "=", viewer.id)
    .execute();
  expect((await book(lot, viewer, ten)).body.code).toBe("role_may_not_bid");
  const own = await market.aBuyer();
  await db
    .updateTable("company_users")
    .set({ company_id: await companyOf(market, seller) })
    .where("user_id", "=", own.id)
    .execute();
  expect((await book(lot, own, ten)).body.code).toBe("own_lot");
});
