import { awards, invoices, lifting, settlement } from "@rebale/contract";
import { expect, test } from "vitest";
import { aPdf } from "../../../test/a-pdf.ts";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { indian, trucksOf } from "../../../test/lifting.ts";
import { salesOf } from "../../../test/market-sales.ts";

const market = await createMarket();
const { ask, app } = market;
const seller = await market.aSeller();
const admin = await market.anAdmin();
const sales = salesOf(market, seller, admin.id);
await sales.registerSeller();
const trucks = trucksOf(market, seller, sales);
const gate = await trucks.aGate();

const days = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  ...{ weekday, from: "08:00", to: "20:00", bays: 50, minutes: 60 },
}));
await ask(lifting.setSlots, {
  ...{ params: { id: await trucks.siteId() }, body: { days }, token: seller.token },
});

/** A sale whose only truck has left with 8,520 kg. */
async function aTruckOut() {
  const sale = await trucks.aPaidSale({ terms: { claim_hours: 24 } });
  const trip = await trucks.aWeighedTruck(sale, gate, [12_960, 21_480]);
  await trucks.letOut(gate, trip);
  return { ...sale, trip };
}
const sayLifted = (id: string, by: SignedIn) =>
  ask(awards.move, { params: { id }, body: { move: "lifted" }, token: by.token });

test("a sale tells each thing that happened to its goods once, in order, and of ratings the reader's own alone (U18)", async () => {
  const { id, trip, buyer } = await aTruckOut();
  const made = await market.send(
    settlement.claim,
    buyer.token,
    [{ field: "document", bytes: aPdf() }],
    { trip_id: trip, what: "dust", asked_percent: "4", words: "Dust in the bales" },
    { id },
  );
  const claim_id = made.body.data._id;
  await ask(settlement.answerClaim, {
    ...{ params: { id: claim_id }, body: { answer: "accepted" }, token: seller.token },
  });
  for (const by of [buyer, seller]) await sayLifted(id, by);
  for (const by of [seller, buyer])
    await ask(settlement.settle, {
      ...{ params: { id }, body: { answer: "accepted" }, token: by.token },
    });
  await ask(settlement.rate, { params: { id }, body: { stars: 4 }, token: buyer.token });

  const { events } = await sales.sale(id, buyer);
  expect(events.map(({ what, by }) => [what, by])).toEqual([
    ["truck_in", "market"],
    ["weighed", "market"],
    ["invoiced", "market"],
    ["truck_out", "market"],
    ["claimed", "buyer"],
    ["claim_decided", "seller"],
    ["weight_accepted", "seller"],
    ["weight_accepted", "buyer"],
    ["rated", "buyer"],
  ]);
  const of = (what: string) => events.find((event) => event.what === what);
  expect(of("weighed")).toMatchObject({ trip_id: trip, kg: 8520 });
  expect(of("invoiced")).toMatchObject({ trip_id: trip, number: expect.stringMatching(/^RB\//) });
  expect(of("claimed")).toMatchObject({ trip_id: trip, claim_id });
  expect(of("rated")).toMatchObject({ stars: 4 });
  expect((await sales.sale(id, seller)).events.some(({ what }) => what === "rated")).toBe(false);
});

test("what was paid less what came back is what bills less credit notes come to, once it is settled (U17)", async () => {
  const { id, trip, buyer } = await aTruckOut();
  const made = await market.send(
    settlement.claim,
    buyer.token,
    [{ field: "document", bytes: aPdf() }],
    { trip_id: trip, what: "dust", asked_percent: "4", words: "Dust in the bales" },
    { id },
  );
  await ask(settlement.answerClaim, {
    ...{ params: { id: made.body.data._id }, body: { answer: "accepted" }, token: seller.token },
  });
  for (const by of [buyer, seller]) await sayLifted(id, by);
  for (const by of [seller, buyer])
    await ask(settlement.settle, {
      ...{ params: { id }, body: { answer: "accepted" }, token: by.token },
    });
  const { money, state } = await sales.sale(id, buyer);
  expect(state).toBe("settled");
  const sumOf = (...whats: string[]) =>
    money.reduce((sum, { what, amount }) => sum + (whats.includes(what) ? amount : 0), 0);
  const { body } = await ask(invoices.list, { params: { id }, token: buyer.token });
  const papers = body.data.reduce(
    (sum, { kind, total }) => sum + (kind === "credit_note" ? -total : total),
    0,
  );
  expect(sumOf("back", "claimed")).toBeGreaterThan(0);
  expect(sumOf("paid", "set_off") - sumOf("back", "claimed")).toBeCloseTo(papers, 2);
});

test("who says that all is lifted is heard by the other side, once; with both words each is asked for the weight (U16)", async () => {
  const { id, buyer } = await aTruckOut();
  const told = async (to: SignedIn) =>
    (await sales.codesTo(to.id, id)).filter((code) => code === "award_lifted_said").length;
  await sayLifted(id, buyer);
  await sayLifted(id, buyer);
  expect([await told(seller), await told(buyer)]).toEqual([1, 0]);
  await sayLifted(id, seller);
  expect([await told(seller), await told(buyer)]).toEqual([1, 1]);
});

test("the driver's link holds the invoice and the slips from the way out on; nobody else's key opens them (U13)", async () => {
  const sale = await trucks.aPaidSale();
  const from = indian("2026-12-03", "10:00");
  const trip = await trucks.aWeighedTruck(sale, gate, [12_960, 21_480], { from });
  const { driver_link, slips } = await trucks.trip(trip, sale.buyer);
  const key = new URLSearchParams(driver_link?.split("#")[1]).get("key") ?? "";
  const drivers = async () =>
    (await ask(lifting.trip, { params: { id: trip }, query: { key } })).body.data;
  const open = async (path: string, by: string) =>
    (await app.inject({ url: `/api${path}?key=${by}&lang=hi` })).statusCode;
  const [invoice, photo] = [`/trip/${trip}/invoice`, slips[0]?.photo ?? ""];

  expect(await drivers()).toMatchObject({ slips: [], carried: null });
  expect([await open(invoice, key), await open(photo, key)]).toEqual([404, 404]);

  await trucks.letOut(gate, trip);
  expect(await drivers()).toMatchObject({
    slips: [],
    eway_no: expect.stringMatching(/^\d{12}$/),
    carried: { invoice, slips: [{ kind: "tare", kg: 12_960, photo }, { kind: "gross" }] },
  });
  expect([await open(invoice, key), await open(photo, key)]).toEqual([200, 200]);
  for (const path of [invoice, photo]) expect(await open(path, `${key}x`)).toBe(404);
  expect((await app.inject({ url: `/api${invoice}?key=a&key=b` })).statusCode).toBe(404);
});
