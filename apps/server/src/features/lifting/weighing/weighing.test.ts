import { awards, lifting } from "@rebale/contract";
import { expect, test } from "vitest";
import { aPdf } from "../../../../test/a-pdf.ts";
import { createMarket } from "../../../../test/app.ts";
import { authorise, companyOf, setCompanyStatus } from "../../../../test/authorised.ts";
import { ewayOf, indian, trucksOf } from "../../../../test/lifting.ts";
import { salesOf } from "../../../../test/market-sales.ts";
import { verifyJournal } from "../../journal-desk/index.ts";

const market = await createMarket();
const { ask, db } = market;
const seller = await market.aSeller();
const admin = await market.anAdmin();
const sales = salesOf(market, seller, admin.id);
await sales.registerSeller();
const { aPaidSale, book, siteId, aGate, passOf, scan, weigh, aWeighedTruck, trip, letOut } =
  trucksOf(market, seller, sales);
const gate = await aGate();
// Every day, for as many trucks as these tests send.
const days = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  ...{ weekday, from: "08:00", to: "20:00", bays: 50, minutes: 60 },
}));
await ask(lifting.setSlots, {
  params: { id: await siteId() },
  body: { days },
  token: seller.token,
});
const at = (day: string, clock = "10:00") => indian(day, clock);
const sale = async (id: string) =>
  (await ask(awards.details, { params: { id }, token: seller.token })).body.data;
const invoices = (id: string) =>
  db
    .selectFrom("invoices")
    .select(["trip_id", "total"])
    .where("award_id", "=", Number(id))
    .execute();

/** In the yard, not weighed yet. */
async function anArrivedTruck(day: string) {
  const sold = await aPaidSale();
  const slot_from = at(day).toISOString();
  const id = (await book(sold.id, sold.buyer, { slot_from })).body.data._id;
  const token = await passOf(id, sold.buyer);
  const arrive = async () => {
    await market.setTime(at(day));
    await scan(gate, token);
  };
  return { sold, id, arrive };
}

test("a truck that is not here is not weighed; the empty one comes first, and the loaded one weighs more (G43)", async () => {
  const { id, arrive } = await anArrivedTruck("2026-12-02");
  const early = await weigh(gate, id, "tare", 12_960);
  expect([early.status, early.body.code]).toEqual([409, "trip_not_here"]);
  await arrive();
  expect((await weigh(gate, id, "gross", 21_480)).body.code).toBe("weight_not_above_tare");
  expect((await weigh(gate, id, "tare", 12_960, { slip_no: "A-1" })).body.data).toMatchObject({
    trip: { state: "tared", tare_kg: 12_960, net_kg: null },
  });
  for (const kg of [12_960, 12_959.999]) {
    const refused = await weigh(gate, id, "gross", kg);
    expect([refused.status, refused.body.code]).toEqual([400, "weight_not_above_tare"]);
  }
  const beside = await anArrivedTruck("2026-12-02");
  await beside.arrive();
  for (const [bridge, slip_no] of [
    ["Yard bridge", "A-1"],
    ["YARD BRIDGE", "a-1"],
  ] as const) {
    const used = await weigh(gate, beside.id, "tare", 12_960, { bridge, slip_no });
    expect([used.status, used.body.code]).toEqual([409, "slip_used"]);
  }
  const other = await weigh(gate, id, "gross", 21_480, { bridge: "Highway bridge" });
  expect(other).toMatchObject({ status: 400, body: { errors: [{ path: "bridge" }] } });
  const { body } = await weigh(gate, id, "gross", 21_480);
  expect(body.data).toMatchObject({
    trip: { state: "weighed", net_kg: 8_520, slips: [{ kind: "tare" }, { kind: "gross" }] },
    ...{ remaining_kg: 7_980, remaining: 834_528.1, due: 0 },
  });
});

test("weights that are negative, absurd, none, or finer than a gram are refused, and photos that are none (G43)", async () => {
  const { id, arrive } = await anArrivedTruck("2026-12-03");
  await arrive();
  for (const kg of ["-5", "0", "12960.0005", "200000.001", "1e5", "", "NaN", "heavy", "0x20"])
    expect([kg, (await weigh(gate, id, "tare", kg)).status]).toEqual([kg, 400]);
  for (const photo of [Buffer.from("not a picture"), aPdf(), Buffer.alloc(100)]) {
    const refused = await weigh(gate, id, "tare", 12_960, {}, photo);
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: "photo" }] } });
  }
  const none = await market.send(
    lifting.addSlip,
    gate.token,
    [],
    { kind: "tare", kg: "12960", bridge: "Y", slip_no: "1", at: at("2026-12-03").toISOString() },
    { id },
  );
  expect(none).toMatchObject({ status: 400, body: { errors: [{ path: "photo" }] } });
  const later = await weigh(gate, id, "tare", 12_960, { at: at("2026-12-04").toISOString() });
  expect(later).toMatchObject({ status: 400, body: { errors: [{ path: "at" }] } });
  expect(await trip(id, seller)).toMatchObject({ state: "arrived", slips: [] });
});

test("a weight is corrected with a reason until there is an invoice; its photo is the parties' (G43)", async () => {
  const { sold, id, arrive } = await anArrivedTruck("2026-12-04");
  await arrive();
  await weigh(gate, id, "tare", 12_690);
  const reason = "Two digits were swapped";
  expect(await weigh(gate, id, "tare", 12_960)).toMatchObject({
    status: 400,
    body: { errors: [{ path: "reason" }] },
  });
  expect((await weigh(gate, id, "tare", 12_960, { reason })).status).toBe(200);
  await weigh(gate, id, "gross", 21_480);
  const below = await weigh(gate, id, "tare", 21_480, { reason });
  expect(below.body.code).toBe("weight_not_above_tare");
  const shown = await trip(id, sold.buyer);
  expect(shown.slips).toMatchObject([{ kg: 12_960, reason }, { kg: 21_480 }]);
  const photo = (token?: string) =>
    market.app.inject({
      url: `/api${shown.slips[0]?.photo}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  expect((await photo(sold.buyer.token)).headers["content-type"]).toBe("image/webp");
  expect((await photo()).statusCode).toBe(404);
  expect((await photo((await market.aBuyer()).token)).statusCode).toBe(404);
  await letOut(gate, id, { eway_no: null });
  const late = await weigh(gate, id, "gross", 21_490, { reason });
  expect([late.status, late.body.code]).toEqual([409, "invoice_issued"]);
});

test("21,480 less 12,960 kg: 10,97,249.90, out; 7,130 kg more: wait for 83,710.38, then out: 20,15,488.38 in all (G44, G45)", async () => {
  const sold = await aPaidSale({ extra: 200_000 });
  const one = await aWeighedTruck(sold, gate, [12_960, 21_480]);
  const early = await letOut(gate, one, { eway_no: null });
  expect([early.status, early.body.code]).toEqual([409, "eway_needed"]);
  const wrong = await letOut(gate, one, { handover_code: "12345" });
  expect([wrong.status, wrong.body.code]).toEqual([400, "code_wrong"]);
  const first = await letOut(gate, one);
  expect(first.body.data).toMatchObject({
    invoice: { value: 911_640, total: 1_097_249.9 },
    trip: { state: "out", net_kg: 8_520, eway_no: ewayOf(one) },
  });
  const two = await aWeighedTruck(sold, gate, [13_020, 20_150], { from: at("2026-12-03") });
  expect((await trip(two, sold.buyer)).due).toBe(83_710.38);
  const waits = await letOut(gate, two);
  expect([waits.status, waits.body.code, waits.body.data]).toMatchObject([
    ...[409, "payment_due"],
    { due: 83_710.38, invoice_id: expect.any(String) },
  ]);
  await letOut(gate, two);
  expect(await sale(sold.id)).toMatchObject({
    due: 83_710.38,
    dues: [{ kind: "price" }, { kind: "price", amount: 83_710.38, gst: 0 }],
  });
  const told = await db
    .selectFrom("notifications")
    .select("params")
    .where("user_id", "=", sold.buyer.id)
    .where("code", "=", "truck_waits")
    .execute();
  expect(told).toMatchObject([{ params: { amount: 8_371_038 } }]);
  const paid = await sales.pay(sold.id, sold.buyer, 83_710.38);
  expect(paid.body.data).toMatchObject({ due: 0, paid: 2_015_488.38 });
  const second = await letOut(gate, two);
  expect(second.body.data).toMatchObject({ invoice: { value: 762_910, total: 918_238.48 } });
  const all = (await invoices(sold.id)).reduce((sum, { total }) => sum + total, 0);
  expect(all).toBe(201_548_838);
  expect((await verifyJournal(db)).broken).toBeNull();
});

test("a third truck to 16,501 kg is too much; to 16,500 it leaves once paid, and all is lifted (G46)", async () => {
  const sold = await aPaidSale({ extra: 400_000 });
  const one = await aWeighedTruck(sold, gate, [10_000, 18_520]);
  await letOut(gate, one);
  const two = await aWeighedTruck(sold, gate, [10_000, 17_130], { from: at("2026-12-03") });
  await letOut(gate, two);
  await sales.pay(sold.id, sold.buyer, 83_710.38);
  expect((await letOut(gate, two)).status).toBe(200);
  const slot_from = at("2026-12-04").toISOString();
  const three = (await book(sold.id, sold.buyer, { slot_from })).body.data._id;
  const token = await passOf(three, sold.buyer);
  await market.setTime(at("2026-12-04"));
  await scan(gate, token);
  await weigh(gate, three, "tare", 10_000);
  const refused = await weigh(gate, three, "gross", 10_851);
  expect([refused.status, refused.body.code]).toEqual([409, "tolerance_exceeded"]);
  expect(refused.body.data).toEqual({ remaining_kg: 850, net_kg: 851 });
  expect((await weigh(gate, three, "gross", 10_850)).status).toBe(200);
  const due = (await letOut(gate, three)).body;
  expect(due.code).toBe("payment_due");
  await sales.pay(sold.id, sold.buyer, 200_000);
  expect((await letOut(gate, three)).status).toBe(200);
  expect(await sale(sold.id)).toMatchObject({ state: "lifted", due: 0 });
});

test("lifted before its last free day costs no rent; four days later 2,360.00 is due first, once for two trucks (G55)", async () => {
  const sold = await aPaidSale({ extra: 10_000 });
  const free = await aWeighedTruck(sold, gate, [10_000, 12_000], {
    from: at("2026-12-16", "17:00"),
  });
  expect((await letOut(gate, free)).status).toBe(200);
  const [one, two] = [
    await aWeighedTruck(sold, gate, [10_000, 12_000], { from: at("2026-12-19") }),
    await aWeighedTruck(sold, gate, [10_000, 12_000], { from: at("2026-12-19") }),
  ];
  await market.setTime(at("2026-12-20", "09:00"));
  expect((await trip(one, sold.buyer)).due).toBe(2_360);
  expect((await sale(sold.id)).ground_rent).toEqual({ per_day: 500, days: 4, amount: 2_360 });
  for (const id of [one, two, one])
    expect(await letOut(gate, id)).toMatchObject({ status: 409, body: { data: { due: 2_360 } } });
  expect((await sale(sold.id)).dues.slice(1)).toMatchObject([
    { kind: "ground_rent", amount: 2_000, gst: 360 },
  ]);
  await sales.pay(sold.id, sold.buyer, 2_360);
  expect((await letOut(gate, one)).status).toBe(200);
  await market.setTime(at("2026-12-21", "00:01"));
  expect(await letOut(gate, two)).toMatchObject({ status: 409, body: { data: { due: 590 } } });
  await sales.pay(sold.id, sold.buyer, 590);
  expect((await letOut(gate, two)).status).toBe(200);
  expect((await verifyJournal(db)).broken).toBeNull();
});

test("two phones that let one truck out at once: one does, with one invoice; the same call again gets its reply (G45)", async () => {
  const sold = await aPaidSale();
  const other = await aGate();
  const id = await aWeighedTruck(sold, gate, [12_960, 21_480]);
  await market.openConnections();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      i % 2 ? letOut(other, id, {}, "two") : letOut(gate, id, {}, "one"),
    ),
  );
  // For the phone that did, each call is the same one.
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  const lost = answers.filter(({ status }) => status !== 200);
  expect(new Set(lost.map(({ body }) => body.code))).toEqual(new Set(["trip_not_here"]));
  expect(await invoices(sold.id)).toHaveLength(1);
  expect((await letOut(gate, id)).body.code).toBe("trip_not_here");
  const out = await db
    .selectFrom("notifications")
    .select("id")
    .where("code", "=", "truck_out")
    .where("user_id", "=", sold.buyer.id)
    .execute();
  expect(out).toHaveLength(1);
});

test("after five wrong codes the right one has to wait a quarter of an hour, however many come at once (G45)", async () => {
  const sold = await aPaidSale();
  const id = await aWeighedTruck(sold, gate, [12_960, 21_480]);
  const guesses = await Promise.all(
    Array.from({ length: 12 }, () => letOut(gate, id, { handover_code: "none" })),
  );
  expect(guesses.filter(({ body }) => body.code === "code_wrong")).toHaveLength(5);
  expect(await invoices(sold.id)).toEqual([]);
  const right = await letOut(gate, id);
  expect([right.status, right.body.code]).toEqual([429, "too_many_requests"]);
  await market.setTime(at("2026-12-02", "10:15"));
  expect((await letOut(gate, id)).status).toBe(200);
});

test("a pass lets the truck leave once, and the buyer says what came (G47)", async () => {
  const sold = await aPaidSale();
  const id = await aWeighedTruck(sold, gate, [12_960, 21_480]);
  const receive = (kg: number | null, by = sold.buyer) =>
    ask(lifting.received, { params: { id }, body: { kg }, token: by.token });
  expect((await receive(8_500)).body.code).toBe("trip_not_here");
  const { pass } = (await letOut(gate, id)).body.data;
  expect(await passOf(id, sold.buyer)).not.toBe("");
  expect((await scan(gate, pass.token)).status).toBe(200);
  expect((await scan(gate, pass.token)).body.code).toBe("pass_used");
  expect((await receive(8_500, await market.aBuyer())).status).toBe(404);
  for (const kg of [8_500.25, 1])
    expect((await receive(kg)).body.data).toMatchObject({
      state: "received",
      received_kg: 8_500.25,
    });
});

test("only 14,380 kg lifted: 18,51,931.18 of 19,31,778.00 is used (G47)", async () => {
  const sold = await aPaidSale();
  const one = await aWeighedTruck(sold, gate, [10_000, 17_190]);
  await letOut(gate, one);
  const two = await aWeighedTruck(sold, gate, [10_000, 17_190], { from: at("2026-12-03") });
  await letOut(gate, two);
  const total = (await invoices(sold.id)).reduce((sum, row) => sum + row.total, 0);
  expect(total).toBe(185_193_118);
  expect(await trip(two, sold.buyer)).toMatchObject({ remaining: 79_846.82, due: 0 });
});

test("an authorisation that lapsed between win and truck keeps it in; a new one lets it go (G64)", async () => {
  const sold = await aPaidSale();
  const companyId = await companyOf(market, sold.buyer);
  await setCompanyStatus(market, companyId, "verified");
  await db
    .updateTable("lots")
    .set({ requires_authorisation: "batteries" })
    .where("id", "=", sold.lotId)
    .execute();
  await authorise(market, companyId, sold.buyer.id, { kilograms: 50_000, validTo: "2026-12-01" });
  const id = await aWeighedTruck(sold, gate, [12_960, 21_480]);
  const refused = await letOut(gate, id, { handover_code: "wrong" });
  expect([refused.status, refused.body.code]).toEqual([403, "authorisation_expired"]);
  expect(await invoices(sold.id)).toEqual([]);
  await authorise(market, companyId, sold.buyer.id, { kilograms: 50_000, validTo: "2026-12-02" });
  expect((await letOut(gate, id)).status).toBe(200);
});

test("a stranger's gate, a buyer and a phone of another site weigh and let out nothing (G42)", async () => {
  const sold = await aPaidSale();
  const id = await aWeighedTruck(sold, gate, [12_960, 21_480]);
  const stranger = await market.aSeller();
  expect((await weigh(stranger, id, "tare", 12_000)).status).toBe(404);
  expect((await letOut(stranger, id)).status).toBe(404);
  expect((await letOut(sold.buyer, id)).status).toBe(403);
  expect((await letOut(seller, id)).status).toBe(200);
});

test("a sale whose goods have left is not called off; of one that is, no truck comes (G42)", async () => {
  const sold = await aPaidSale();
  const id = await aWeighedTruck(sold, gate, [12_960, 21_480]);
  const slot_from = at("2026-12-03").toISOString();
  const booked = (await book(sold.id, sold.buyer, { slot_from })).body.data._id;
  const officer = await market.anAdmin();
  const cancel = (of: string) =>
    ask(awards.officeMove, {
      ...{ params: { id: of }, token: officer.token },
      body: { move: "cancel", reason: "The crane broke" },
    });
  await letOut(gate, id);
  expect(await cancel(sold.id)).toMatchObject({ status: 409, body: { code: "move_not_possible" } });
  expect(await trip(booked, seller)).toMatchObject({ state: "booked" });
  const other = await aPaidSale();
  const theirs = (await book(other.id, other.buyer, { slot_from })).body.data._id;
  await market.setTime(at("2026-12-02"));
  expect((await cancel(other.id)).status).toBe(200);
  expect(await trip(theirs, seller)).toMatchObject({ state: "cancelled" });
});

test("a seller who numbers himself sends number and PDF with the truck; one without the other is refused (G45)", async () => {
  const sold = await aPaidSale();
  const id = await aWeighedTruck(sold, gate, [12_960, 21_480]);
  const { handover_code } = await trip(id, sold.buyer);
  const out = (fields: Record<string, string>, files = [{ field: "invoice", bytes: aPdf() }]) =>
    market.send(
      lifting.letOut,
      gate.token,
      files,
      { handover_code: handover_code ?? "", ...fields },
      { id },
    );
  expect((await out({ eway_no: "123456789012" })).status).toBe(400);
  expect((await out({ invoice_no: "SR/77" }, [])).status).toBe(400);
  expect(await invoices(sold.id)).toEqual([]);
  const { status, body } = await out({ invoice_no: "SR/77", eway_no: "1234 5678 9012" });
  expect([status, body.data.invoice.number]).toEqual([200, "SR/77"]);
});
