import { awards, lifting, settlement, webhooks } from "@rebale/contract";
import { expect, test } from "vitest";
import { aPdf } from "../../../test/a-pdf.ts";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { companyOf } from "../../../test/authorised.ts";
import { indian, trucksOf } from "../../../test/lifting.ts";
import { closeOfL, salesOf } from "../../../test/market-sales.ts";
import { moneyOf } from "../../../test/money.ts";
import { createReceiver, deliveriesOn } from "../../../test/receiver.ts";
import { sweepTrips } from "../lifting/trips/sweep-trips.ts";
import { sweepSettlements } from "../settlement/index.ts";

const market = await createMarket();
const { ask, db, deps } = market;
const [seller, admin] = [await market.aSeller(), await market.anAdmin()];
const sales = salesOf(market, seller, admin.id);
await sales.registerSeller();
const { book, aGate, scan, passOf, weigh, letOut } = trucksOf(market, seller, sales);
const { deliverDue } = deliveriesOn(market);

async function listeningTo(by: SignedIn) {
  const receiver = await createReceiver();
  await ask(webhooks.make, { token: by.token, body: { url: receiver.url, events: ["*"] } });
  return receiver;
}
/** People stay signed in. */
async function setTime(at: Date): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ expires_at: new Date("2027-12-31") })
    .execute();
  for (const { id } of await db.selectFrom("users").select("id").execute())
    deps.bus.publish("session", { userId: id });
  await market.setTime(at);
}
const ids = async (by: SignedIn) => String(await companyOf(market, by));

test("a sale is told to both its sides from the close to its completion (O60)", async () => {
  await market.setTime(new Date(closeOfL.getTime() - 3_600_000));
  const [buyer, loser] = [await sales.aBuyerWith(2_600_000), await sales.aBuyerWith(500_000)];
  const [own, theirs, others] = [
    await listeningTo(seller),
    await listeningTo(buyer),
    await listeningTo(loser),
  ];
  const bids = [
    [loser, 106],
    [buyer, 107],
  ] as const;
  const sale = await sales.sold(bids, { terms: { claim_hours: 24 } });
  const { token } = buyer;
  await setTime(indian("2026-12-01", "10:00"));
  await sales.pay(sale.id, buyer, 1_771_278);
  const gate = await aGate();
  const { _id: trip } = (await book(sale.id, buyer)).body.data;
  await setTime(indian("2026-12-02", "10:00"));
  await scan(gate, await passOf(trip, buyer));
  await weigh(gate, trip, "tare", 8_000);
  await weigh(gate, trip, "gross", 23_000);
  await letOut(gate, trip);
  const claimed = { words: "Wet below the sheet", what: "moisture", asked_percent: "3" };
  const claim = await market.send(
    settlement.claim,
    token,
    [{ field: "document", bytes: aPdf() }],
    { ...claimed, trip_id: trip },
    { id: sale.id },
  );
  await ask(settlement.answerClaim, {
    ...{ token: seller.token, params: { id: claim.body.data._id } },
    body: { answer: "accepted" },
  });
  await ask(lifting.received, { token, params: { id: trip }, body: { kg: null } });
  await setTime(indian("2026-12-04", "10:00"));
  await sweepSettlements(deps);
  for (const by of [buyer, seller])
    await ask(awards.move, { params: { id: sale.id }, body: { move: "lifted" }, token: by.token });
  for (const by of [buyer, seller])
    await ask(settlement.settle, {
      ...{ params: { id: sale.id }, body: { answer: "accepted" }, token: by.token },
    });
  await sweepSettlements(deps);
  await deliverDue();

  const both = [
    ...["lot.closed", "award.made", "award.moved", "trip.booked", "trip.arrived"],
    ...["trip.weighed", "invoice.issued", "trip.out", "claim.made", "claim.decided"],
    "trip.received",
  ];
  const told = (receiver: typeof own) => [...new Set(receiver.types())].sort();
  expect(told(own)).toEqual([...both, "trip.released"].sort());
  expect(told(theirs)).toEqual([...both, "payment.received"].sort());
  expect(told(others)).toEqual(["lot.closed"]);

  const { id: award_id, lotId } = sale;
  const lot = { product_id: String(lotId), outcome: "sold", highest_bid: 107 };
  expect(own.of("lot.closed")).toEqual([
    expect.objectContaining({ ...lot, award_id, company_id: await ids(seller) }),
  ]);
  expect(others.of("lot.closed")).toEqual([expect.objectContaining({ ...lot, award_id: null })]);
  const { value, payable, due_at } = await sales.sale(award_id, buyer);
  const made = { award_id, product_id: String(lotId), value, payable, due_at };
  expect(theirs.of("award.made")).toEqual([
    { company_id: await ids(buyer), href: `/api/award/${award_id}`, ...made },
  ]);
  const moves = own.of("award.moved").map(({ move, from, to, by }) => [move, from, to, by]);
  expect(moves).toEqual([
    ["pay", "payment_due", "paid", "market"],
    ["gate_in", "paid", "lifting", "market"],
    ["lifted", "lifting", "lifting", "buyer"],
    ["lifted", "lifting", "lifting", "seller"],
    ["lifted", "lifting", "lifted", "market"],
    ["settle", "lifted", "settled", "market"],
    ["complete", "settled", "completed", "market"],
  ]);
  expect(theirs.of("payment.received")).toEqual([
    expect.objectContaining({ amount: 1_771_278, source: "wallet", award_id }),
  ]);
  const [out] = own.of("trip.out");
  expect(out).toMatchObject({ award_id, trip_id: trip, vehicle_no: "MH12AB1234", net_kg: 15_000 });
  expect(out?.href).toBe(`/api/trip/${trip}`);
  expect(own.of("trip.booked")[0]).toMatchObject({ net_kg: null, invoice_id: null });
  expect(theirs.of("invoice.issued")).toContainEqual(
    expect.objectContaining({ invoice_id: out?.invoice_id, kind: "tax_invoice", value: 1_605_000 }),
  );
  expect(theirs.of("claim.made")[0]).toMatchObject({ what: "moisture", allowed_percent: null });
  expect(own.of("claim.decided")[0]).toMatchObject({ trip_id: trip, allowed_percent: 3 });
  const [released] = own.of("trip.released");
  expect(released).toMatchObject({ award_id, trip_id: trip, tax_held: 0 });
  const { proceeds } = await moneyOf(market, await companyOf(market, seller));
  expect(released?.net).toBe(proceeds);
  const { data } = (await ask(webhooks.list, { token: seller.token })).body;
  expect(data[0]).toMatchObject({ last_status: 200, failing_since: null });
});

test("a truck that does not come is told as missed (O60)", async () => {
  await setTime(new Date(closeOfL.getTime() - 3_600_000));
  const buyer = await sales.aBuyerWith(2_600_000);
  const theirs = await listeningTo(buyer);
  const sale = await sales.sold([[buyer, 107]]);
  await setTime(indian("2026-12-01", "10:00"));
  await sales.pay(sale.id, buyer, 1_771_278);
  await book(sale.id, buyer);
  await setTime(indian("2026-12-02", "23:00"));
  await sweepTrips(deps);
  await deliverDue();
  expect(theirs.types()).toContain("trip.missed");
});
