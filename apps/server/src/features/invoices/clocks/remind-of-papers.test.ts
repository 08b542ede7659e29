import { invoices } from "@rebale/contract";
import { indiaInstant } from "@rebale/contract/values/calendar";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { companyOf } from "../../../../test/authorised.ts";
import { truckLeft } from "../../../../test/left-trucks.ts";
import { closeOfL, salesOf } from "../../../../test/market-sales.ts";
import { trucksOf } from "../../../../test/trucks.ts";
import { remindOfPapers } from "./remind-of-papers.ts";

const market = await createMarket();
const { ask, db, deps } = market;
const [seller, admin] = [await market.aSeller(), await market.anAdmin()];
const { registerSeller, sold, aBuyerWith, sale, pay } = salesOf(market, seller, admin.id);
await registerSeller();
const { aSite } = trucksOf(market);

/** Sold to a registered buyer, paid, and a truck of it left with its invoice on 25 November. */
async function aTruck() {
  await market.setTime(closeOfL);
  const buyer = await aBuyerWith(2_500_000);
  await aSite(buyer, { gstin: "24AAPFU0939F1ZB" });
  const { id } = await sold([[buyer, 107]]);
  const { due } = await sale(id, buyer);
  await pay(id, buyer, due ?? 0);
  const trip = await truckLeft(market, id, 7440);
  const { body } = await ask(invoices.list, { params: { id }, token: seller.token });
  const paper = body.data.find(({ kind }) => kind === "tax_invoice");
  expect(paper?.irn_needed).toBe(true);
  return { id, trip, buyer, paper: paper?._id ?? "" };
}
/** How often the market's sweep has told somebody so of a sale. */
async function told(at: string, code: string, of: { id: string }, who: SignedIn): Promise<number> {
  await market.setTime(indiaInstant(at));
  for (let minute = 0; minute < 2; minute++) await remindOfPapers(deps);
  const rows = await db
    .selectFrom("notifications")
    .select("params")
    .where("code", "=", code)
    .where("user_id", "=", who.id)
    .where("link", "=", `/award/${of.id}`)
    .execute();
  return rows.length;
}
const setBand = async (turnover_band: string | null) =>
  db
    .updateTable("companies")
    .set({ turnover_band })
    .where("id", "=", await companyOf(market, seller))
    .execute();

test("a seller is told 7 and 2 days before the portal takes an invoice no more, once each (O36)", async () => {
  const sold = await aTruck();
  const irp = (at: string) => told(at, "irp_soon", sold, seller);
  expect(await irp("2026-12-17T23:59:00")).toBe(0);
  expect(await irp("2026-12-18T00:01:00")).toBe(1);
  expect(await irp("2026-12-22T23:00:00")).toBe(1);
  expect(await irp("2026-12-23T00:01:00")).toBe(2);
  expect(await irp("2026-12-25T12:00:00")).toBe(2);
  expect(await told("2026-12-25T12:00:00", "irp_soon", sold, sold.buyer)).toBe(0);
  const { params } = await db
    .selectFrom("notifications")
    .select("params")
    .where("code", "=", "irp_soon")
    .executeTakeFirstOrThrow();
  expect(params).toMatchObject({ until: "2026-12-25" });
});

test("who has told of less turnover has no such clock, and an invoice with its IRN none (O36)", async () => {
  await setBand("to_10");
  const small = await aTruck();
  expect(await told("2026-12-23T10:00:00", "irp_soon", small, seller)).toBe(0);
  await setBand("above_10");
  await db
    .updateTable("invoices")
    .set({ irp: JSON.stringify({ irn: "x", ackNo: "1", ackDate: "", signedQr: "" }) })
    .where("id", "=", Number(small.paper))
    .execute();
  expect(await told("2026-12-23T10:00:00", "irp_soon", small, seller)).toBe(0);
  await setBand(null);
  const late = await aTruck();
  // Nobody looked for a month: it is too late to be told.
  expect(await told("2026-12-26T10:00:00", "irp_soon", late, seller)).toBe(0);
  expect(await told("2026-12-24T10:00:00", "irp_soon", late, seller)).toBe(1);
});

test("both sides are told eight hours before an e-way bill ends, while the truck is on its way (O37)", async () => {
  const way = await aTruck();
  const number = (valid_until: string) =>
    ask(invoices.recordEway, {
      ...{ token: seller.token, params: { id: way.paper } },
      body: { eway_no: "121000000077", valid_until: indiaInstant(valid_until).toISOString() },
    });
  expect((await number("2026-11-26T23:59:00")).status).toBe(200);
  const eway = (at: string, who = way.buyer) => told(at, "eway_ending", way, who);
  expect(await eway("2026-11-26T15:58:00")).toBe(0);
  expect(await eway("2026-11-26T15:59:00")).toBe(1);
  expect(await eway("2026-11-26T23:00:00", seller)).toBe(1);
  // Extended, it ends again.
  expect((await number("2026-11-27T23:59:00")).status).toBe(200);
  expect(await eway("2026-11-27T12:00:00")).toBe(1);
  expect(await eway("2026-11-27T18:00:00")).toBe(2);
  expect((await number("2026-11-28T23:59:00")).status).toBe(200);
  await db
    .updateTable("trips")
    .set({ state: "received" })
    .where("id", "=", Number(way.trip))
    .execute();
  expect(await eway("2026-11-28T18:00:00")).toBe(2);
});
