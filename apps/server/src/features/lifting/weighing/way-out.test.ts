import { awards, invoices, lifting, settlement } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { ewayOf, indian, trucksOf } from "../../../../test/lifting.ts";
import { salesOf } from "../../../../test/market-sales.ts";
import { verifyJournal } from "../../journal-desk/index.ts";

const market = await createMarket();
const { ask, db } = market;
const seller = await market.aSeller();
const admin = await market.anAdmin();
const sales = salesOf(market, seller, admin.id);
await sales.registerSeller();
const { aPaidSale, siteId, aGate, weigh, aWeighedTruck, trip, letOut } = trucksOf(
  market,
  seller,
  sales,
);
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
const papers = async (id: string) =>
  (await ask(invoices.list, { params: { id }, token: seller.token })).body.data;
const move = async (id: string, name: "cancel" | "default") =>
  ask(awards.officeMove, {
    ...{ params: { id }, token: (await market.anAdmin()).token },
    body: { move: name, reason: "The crane broke" },
  });
const say = (id: string, by: SignedIn) =>
  ask(awards.move, { params: { id }, body: { move: "lifted" }, token: by.token });
const accept = (id: string, by: SignedIn) =>
  ask(settlement.settle, { params: { id }, body: { answer: "accepted" }, token: by.token });

const staySignedIn = async () => {
  await db
    .updateTable("sessions")
    .set({ expires_at: new Date("2027-12-31") })
    .execute();
  market.deps.bus.publish("session", { userId: seller.id });
};

/** Its invoice is made and stays: the truck waits for its e-way bill. */
async function anInvoicedTruck(over: Parameters<typeof aPaidSale>[0] = {}) {
  const sold = await aPaidSale(over);
  const id = await aWeighedTruck(sold, gate, [12_960, 21_480]);
  expect((await letOut(gate, id, { eway_no: null })).body.code).toBe("eway_needed");
  return { sold, id };
}

test("of a sale that is cancelled the invoice of goods that never left is credited, and its truck ends (MG5)", async () => {
  const { sold, id } = await anInvoicedTruck();
  expect((await move(sold.id, "cancel")).status).toBe(200);
  const [invoice, note, ...more] = await papers(sold.id);
  expect(more).toEqual([]);
  expect(invoice).toMatchObject({ kind: "tax_invoice", value: 911_640 });
  expect(note).toMatchObject({
    ...{ kind: "credit_note", of_invoice: invoice?._id, value: 911_640, igst: 164_095.2 },
  });
  expect(await trip(id, seller)).toMatchObject({ state: "cancelled" });
  expect((await letOut(gate, id)).body.code).toBe("award_closed");
  expect((await verifyJournal(db)).broken).toBeNull();
});

test("of one that is settled with a truck in the yard, its invoice is credited; what left stays invoiced (MG5)", async () => {
  const sold = await aPaidSale({ extra: 200_000 });
  const one = await aWeighedTruck(sold, gate, [10_000, 12_000]);
  expect((await letOut(gate, one)).status).toBe(200);
  const two = await aWeighedTruck(sold, gate, [12_960, 21_480]);
  expect((await letOut(gate, two, { eway_no: null })).body.code).toBe("eway_needed");
  for (const by of [seller, sold.buyer]) await say(sold.id, by);
  for (const by of [seller, sold.buyer]) await accept(sold.id, by);
  expect((await sales.sale(sold.id, seller)).state).toBe("settled");
  expect(await papers(sold.id)).toMatchObject([
    { kind: "tax_invoice", trip_id: one },
    { kind: "tax_invoice", trip_id: two },
    { kind: "credit_note", trip_id: two, value: 911_640 },
  ]);
  expect(await trip(two, seller)).toMatchObject({ state: "cancelled" });
  expect(await trip(one, seller)).toMatchObject({ state: "out" });
  expect((await verifyJournal(db)).broken).toBeNull();
});

test("of one that its buyer did not lift, the same (MG5)", async () => {
  const { sold, id } = await anInvoicedTruck({ extra: 200_000 });
  await market.setTime(indian("2027-02-01", "10:00"));
  await staySignedIn();
  expect((await move(sold.id, "default")).status).toBe(200);
  expect((await papers(sold.id)).map(({ kind }) => kind)).toEqual(["tax_invoice", "credit_note"]);
  expect(await trip(id, seller)).toMatchObject({ state: "cancelled" });
});

test("of two trucks let out at one moment with money for one, one goes, and the other waits (MG6)", async () => {
  const sold = await aPaidSale();
  // 8,520 + 7,130 kg are 83,710.38 more than was paid for 15,000.
  const trucks = [
    await aWeighedTruck(sold, gate, [12_960, 21_480]),
    await aWeighedTruck(sold, gate, [13_020, 20_150]),
  ];
  await market.openConnections();
  const answers = await Promise.all(trucks.map((id) => letOut(gate, id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const waits = answers.find(({ status }) => status === 409);
  expect(waits?.body).toMatchObject({ code: "payment_due", data: { due: 83_710.38 } });
});

test("a truck that there is money for goes, though another's invoice waits for more (MG6)", async () => {
  const sold = await aPaidSale();
  const one = await aWeighedTruck(sold, gate, [12_960, 21_480]);
  const two = await aWeighedTruck(sold, gate, [13_020, 20_150]);
  expect((await letOut(gate, one, { eway_no: null })).body.code).toBe("eway_needed");
  expect((await letOut(gate, two)).status).toBe(200);
  expect((await letOut(gate, one)).body).toMatchObject({
    ...{ code: "payment_due", data: { due: 83_710.38 } },
  });
});

test("a wrong code makes no invoice: the weight is mended until the buyer's word (screens U8)", async () => {
  const sold = await aPaidSale();
  const id = await aWeighedTruck(sold, gate, [12_960, 21_480]);
  const wrong = await letOut(gate, id, { handover_code: "none" });
  expect([wrong.status, wrong.body.code]).toEqual([400, "code_wrong"]);
  const both = await letOut(gate, id, { handover_code: "none", eway_no: null });
  expect([both.status, both.body.code, both.body.data]).toEqual([409, "eway_needed", null]);
  expect(both.body.errors).toMatchObject([{ path: "eway_no" }, { path: "handover_code" }]);
  expect(await papers(sold.id)).toEqual([]);
  const reason = "Two digits were swapped";
  expect((await weigh(gate, id, "gross", 21_840, { reason })).status).toBe(200);
  expect((await letOut(gate, id)).body.data.invoice).toMatchObject({ value: 950_160 });
  expect((await papers(sold.id)).map(({ number }) => Number(number.slice(-6)))).toHaveLength(1);
});

test("after ten wrong codes only a new one of the buyer's opens; at five and ten the buyer is told (X11)", async () => {
  const sold = await aPaidSale();
  const id = await aWeighedTruck(sold, gate, [12_960, 21_480]);
  const guess = () => letOut(gate, id, { handover_code: "none" });
  for (let i = 0; i < 5; i++) expect((await guess()).body.code).toBe("code_wrong");
  expect((await guess()).status).toBe(429);
  await market.setTime(indian("2026-12-02", "10:15"));
  for (let i = 0; i < 5; i++) expect((await guess()).body.code).toBe("code_wrong");
  await market.setTime(indian("2026-12-02", "18:00"));
  expect((await letOut(gate, id)).body.errors).toMatchObject([
    { path: "handover_code", msg: "Ten wrong codes. Ask the buyer for a new code" },
  ]);
  const told = db.selectFrom("notifications").select("params").where("code", "=", "codes_wrong");
  const counts = (await told.where("user_id", "=", sold.buyer.id).orderBy("id").execute()).map(
    ({ params }) => (params as { count: number }).count,
  );
  expect(counts).toEqual([5, 10]);
  const before = (await trip(id, sold.buyer)).handover_code;
  const renew = (by: SignedIn) => ask(lifting.newCode, { params: { id }, token: by.token });
  expect((await renew(seller)).status).toBe(404);
  const { body } = await renew(sold.buyer);
  expect(body.data.handover_code).toMatch(/^\d{4}$/);
  expect(body.data.handover_code).not.toBe(before);
  expect((await letOut(gate, id)).status).toBe(200);
  expect((await renew(sold.buyer)).body.code).toBe("trip_not_here");
});

test("a number of an e-way bill goes with one truck, told at the gate or by the seller (X16)", async () => {
  const sold = await aPaidSale();
  const one = await aWeighedTruck(sold, gate, [12_960, 20_000]);
  expect((await letOut(gate, one)).status).toBe(200);
  const two = await aWeighedTruck(sold, gate, [12_960, 19_000]);
  const used = await letOut(gate, two, { eway_no: ewayOf(one) });
  expect([used.status, used.body.code]).toEqual([409, "eway_number_used"]);
  const paper = (await papers(sold.id)).find(({ trip_id }) => trip_id === two);
  const tell = (eway_no: string) =>
    ask(invoices.recordEway, {
      ...{ params: { id: paper?._id ?? "" }, token: seller.token },
      body: { eway_no, valid_until: "2026-12-06" },
    });
  expect((await tell(ewayOf(one))).body.code).toBe("eway_number_used");
  expect((await tell(ewayOf(two))).status).toBe(200);
  const three = await aWeighedTruck(sold, gate, [12_960, 14_000]);
  expect((await letOut(gate, three, { eway_no: ewayOf(two) })).body.code).toBe("eway_number_used");
  expect((await letOut(gate, two, { eway_no: null })).status).toBe(200);
});

test("a truck that breaks down on its way: the seller tells which brings the goods on, with its e-way bill (R80)", async () => {
  const sold = await aPaidSale();
  const id = await aWeighedTruck(sold, gate, [12_960, 21_480]);
  const body = { vehicle_no: "MH 14 cd 5678", eway_no: "123412341234", reason: "The axle broke" };
  const change = (by: SignedIn, over = {}) =>
    ask(lifting.changeVehicle, {
      ...{ params: { id }, body: { ...body, ...over }, token: by.token },
    });
  expect((await change(seller)).body.code).toBe("trip_not_here");
  await letOut(gate, id);
  expect((await change(sold.buyer)).status).toBe(404);
  expect((await change(seller, { vehicle_no: "truck" })).body.errors).toMatchObject([
    { path: "vehicle_no" },
  ]);
  expect((await change(seller)).body.data).toMatchObject({
    ...{ vehicle_no: "MH14CD5678", eway_no: "123412341234", state: "out" },
  });
  const entry = db.selectFrom("audit").select("details");
  const said = await entry.where("action", "=", "truck changed on its way").execute();
  expect(said).toMatchObject([{ details: { from: "MH12AB1234", reason: "The axle broke" } }]);
});

test("the driver's link has its key behind the #, and ends seven days after the truck is out (X19)", async () => {
  const sold = await aPaidSale();
  const id = await aWeighedTruck(sold, gate, [12_960, 21_480]);
  const link = (await trip(id, sold.buyer)).driver_link ?? "";
  expect(link).toMatch(/^\/trip\/\d+#key=[\w-]+$/);
  const key = link.split("key=")[1] ?? "";
  const read = () => ask(lifting.trip, { params: { id }, query: { key } });
  expect((await letOut(gate, id)).status).toBe(200);
  await market.setTime(indian("2026-12-09", "10:00"));
  expect((await read()).status).toBe(200);
  await market.setTime(indian("2026-12-09", "10:01"));
  expect((await read()).status).toBe(404);
});
