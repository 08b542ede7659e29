import { auctions, listings } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { companyOf } from "../../../test/authorised.ts";
import { aLot } from "../../../test/builders.ts";
import { rowsOfWorkbook } from "../../../test/read-workbook.ts";
import { closeAuction } from "../auctions/actions/close/close-auction.ts";

/** Finance's work on auctions that have ended. */
const market = await createMarket();
const { ask, db, deps } = market;
const finance = await market.anAdmin("finance");
const seller = await market.aSeller();
const buyer = await market.aBuyer();
const companyId = await companyOf(market, buyer);
await db
  .insertInto("company_sites")
  .values({
    company_id: companyId,
    name: "Pune yard",
    address: "Plot 4",
    city: "Pune",
    state: "Maharashtra",
    pincode: "411001",
    gstin: "27AAPFU0939F1ZV",
  })
  .execute();

async function ended(
  { title, basis = "lot", value }: { title: string; basis?: "lot" | "kg"; value: number },
  amount?: number,
) {
  const { id } = await aLot(db, {
    sellerId: seller.id,
    title,
    marketValue: value,
    kilograms: 14_400,
  });
  await db.updateTable("lots").set({ basis }).where("id", "=", id).execute();
  const bid = { product_id: String(id), amount: amount ?? 0 };
  if (amount) {
    const reply = await ask(auctions.placeBid, { token: buyer.token, body: bid });
    expect(reply.status).toBe(200);
  }
  await db.updateTable("auctions").set({ ends_at: new Date() }).where("lot_id", "=", id).execute();
  await closeAuction(deps, id);
  return id;
}

const file = async (status: string) => {
  const { rawPayload } = await market.app.inject({
    url: `/api/admin/products?status=${status}&format=xlsx`,
    headers: { authorization: `Bearer ${finance.token}` },
  });
  const [heads = [], ...rows] = rowsOfWorkbook(rawPayload);
  return rows.map((row) => Object.fromEntries(heads.map((head, i) => [String(head), row[i]])));
};

test("a file of ended lots can be added up: what it is sold for stands for the whole lot, beside basis, rate, outcome, buyer and GSTIN (office 5)", async () => {
  await ended({ title: "PET bottle flakes", basis: "kg", value: 30 }, 38.5);
  await ended({ title: "Copper cable", value: 1000 }, 2000);
  await ended({ title: "Old tyres", value: 5000 });
  const rows = await file("ended");
  const of = (title: string) => rows.find((row) => row.Title === title) ?? {};
  expect(of("PET bottle flakes")).toMatchObject({
    Outcome: "Sold",
    "A bid is for": "A kg",
    "Kg, MT or pieces": 14_400,
    "Highest bid (₹, as bid)": 38.5,
    "Sold for, whole lot (₹)": 554_400,
    "Market value, whole lot (₹)": 432_000,
    Buyer: buyer.name,
    "GSTIN of the buyer": "27AAPFU0939F1ZV",
    "State of the buyer": "Maharashtra",
  });
  expect(of("PET bottle flakes")["Company of the buyer"]).toBeTruthy();
  expect(of("Copper cable")).toMatchObject({
    "A bid is for": "The whole lot",
    "Sold for, whole lot (₹)": 2000,
  });
  expect(of("Old tyres")).toMatchObject({
    Outcome: "No bids",
    Buyer: null,
    "Sold for, whole lot (₹)": null,
  });
  const sum = rows.reduce((all, row) => all + Number(row["Sold for, whole lot (₹)"] ?? 0), 0);
  expect(sum).toBe(556_400);
});

test("the list of ended lots says to whom each is sold, and has no withdrawn ones (office 6)", async () => {
  const id = await ended({ title: "Brass honey", value: 1000 }, 1500);
  const { id: withdrawn } = await aLot(db, { sellerId: seller.id, title: "Taken back" });
  const { token } = await market.anAdmin();
  const params = { id: String(withdrawn) };
  await ask(auctions.withdraw, { token, params, body: { reason: "Sold elsewhere" } });
  const listed = async (status: "ended" | "withdrawn") =>
    (await ask(listings.adminLots, { token: finance.token, query: { status, rows: 100 } })).body
      .data;
  const ends = await listed("ended");
  expect(ends.find(({ _id }) => _id === String(id))).toMatchObject({
    outcome: "sold",
    buyer: { name: buyer.name, gstin: "27AAPFU0939F1ZV" },
    whole_lot: { sold_for: 1500 },
  });
  expect(ends.map(({ title }) => title)).not.toContain("Taken back");
  expect((await listed("withdrawn")).map(({ title }) => title)).toEqual(["Taken back"]);
});
