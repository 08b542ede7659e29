import { auctions, type Basis, priceBoard } from "@rebale/contract";
import { DAY_MS, indiaTime } from "@rebale/contract/values/calendar";
import { describe, expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { aCategory, aLot } from "../../../test/builders.ts";
import { closeDueAuctions } from "../auctions/index.ts";

const market = await createMarket();
const { db } = market;
const [one, two, three] = [await market.aSeller(), await market.aSeller(), await market.aSeller()];
const sellers = [one, two, three];
const buyer = await market.aBuyer();
/** All materials are read together and believed for some seconds. */
const LATE = { timeout: 25_000, interval: 500 };

/** A sub-category of its own for a material. */
async function aSub(material: string): Promise<number> {
  const category_id = await aCategory(db);
  const sub = { category_id, url: `sub-${category_id}`, title: "Sub", material };
  const row = await db.insertInto("sub_categories").values(sub).returning("id").executeTakeFirst();
  return row?.id ?? 0;
}

interface Overrides {
  seller?: number;
  state?: string;
  outcome?: string;
  daysAgo?: number;
  unit?: string;
  quantity_milli?: number;
  weight_grams?: number | null;
  basis?: Basis;
}

/** A lot that was sold, straight into the tables: 100 kg at so many rupees per kg unless asked. */
async function aSale(sub: number, rate: number, overrides: Overrides = {}): Promise<number> {
  const { seller = one.id, outcome = "sold", daysAgo = 1, ...goods } = overrides;
  const { id } = await aLot(db, { sellerId: seller, kilograms: 100 });
  const { company_id } = await db
    .selectFrom("company_users")
    .select("company_id")
    .where("user_id", "=", seller)
    .executeTakeFirstOrThrow();
  await db
    .updateTable("lots")
    .set({ sub_category_id: sub, company_id, ...goods })
    .where("id", "=", id)
    .execute();
  const highest_bid = goods.basis === "kg" ? rate * 100 : rate * 100 * 100;
  await db.updateTable("auctions").set({ highest_bid }).where("lot_id", "=", id).execute();
  await db
    .updateTable("timetables")
    .set({ outcome, closed_at: new Date(Date.now() - daysAgo * DAY_MS) })
    .where("lot_id", "=", id)
    .execute();
  return id;
}
/** By the sellers in turn. */
const sales = async (sub: number, rates: readonly number[], overrides: Overrides = {}) => {
  for (const [i, rate] of rates.entries())
    await aSale(sub, rate, { seller: sellers[i % 3]?.id ?? 0, ...overrides });
};
const boardOf = async (material: string) =>
  (await market.ask(priceBoard.board, { query: { material } })).body.data;

test("a material is hidden until five lots of three sellers are sold, then its band is told per kg (A15)", async () => {
  const sub = await aSub("copper");
  await sales(sub, [100, 200, 300, 400]);
  expect(await boardOf("copper")).toEqual({ material: "copper", hidden: true });
  await aSale(await aSub("brass"), 1);
  await sales(sub, [500]);
  await expect
    .poll(() => boardOf("copper"))
    .toMatchObject({
      material: "copper",
      per: "kg",
      lots: 5,
      p25: 200,
      median: 300,
      p75: 400,
      regions: [{ region: "west", lots: 5, p25: 200, median: 300, p75: 400 }],
    });
});

test("five lots of two sellers stay hidden (A15)", async () => {
  const sub = await aSub("lead");
  for (const rate of [1, 2, 3, 4, 5, 6])
    await aSale(sub, rate, { seller: rate % 2 ? one.id : two.id });
  expect(await boardOf("lead")).toEqual({ material: "lead", hidden: true });
});

test("what was not sold, is older than 90 days or was not weighed does not count (A15)", async () => {
  const sub = await aSub("zinc");
  await sales(sub, [10, 20, 30, 40, 50]);
  await sales(sub, [9000], { outcome: "reserve_not_met" });
  await sales(sub, [9000], { outcome: "no_bids" });
  await sales(sub, [9000], { daysAgo: 91 });
  await sales(sub, [9000], { unit: "pieces" });
  await sales(sub, [9000], { unit: "bag" });
  expect(await boardOf("zinc")).toMatchObject({ lots: 5, median: 30 });
});

test("rates come from the value and the weight, whatever the lot was sold by (A15)", async () => {
  const sub = await aSub("pet");
  await sales(sub, [10, 20]);
  await sales(sub, [30], { unit: "MT", quantity_milli: 100, seller: three.id });
  await sales(sub, [40], { unit: "pieces", weight_grams: 100_000, seller: two.id });
  await sales(sub, [50], { basis: "kg" });
  expect(await boardOf("pet")).toMatchObject({ lots: 5, p25: 20, median: 30, p75: 40 });
});

test("a region that would tell of what is left over is not shown (A15)", async () => {
  const sub = await aSub("hdpe");
  await sales(sub, [10, 20, 30, 40, 50, 60]);
  await sales(sub, [70, 80, 90, 100, 110], { state: "Delhi" });
  expect(await boardOf("hdpe")).toMatchObject({
    lots: 11,
    regions: [
      { region: "north", lots: 5, median: 90 },
      { region: "west", lots: 6, median: 35 },
    ],
  });
  await sales(sub, [999], { state: "Kerala" });
  await expect
    .poll(() => boardOf("hdpe"))
    .toMatchObject({ lots: 12, regions: [{ region: "west" }] });
});

test("an auction that ends with a winner is on the board; once its bid is voided it is not (A15)", async () => {
  const sub = await aSub("ldpe");
  await sales(sub, [10, 20, 30, 40]);
  const lot = await aLot(db, { sellerId: three.id, kilograms: 100, marketValue: 1000 });
  await db.updateTable("lots").set({ sub_category_id: sub }).where("id", "=", lot.id).execute();
  await market.ask(auctions.placeBid, {
    body: { product_id: lot.id, amount: 4500 },
    token: buyer.token,
  });
  await market.setTime(new Date(Date.now() + 2 * 3_600_000));
  await closeDueAuctions(market.deps);
  await market.setTime(null);
  await expect.poll(() => boardOf("ldpe")).toMatchObject({ lots: 5, median: 30 });

  const admin = await market.anAdmin();
  const ledger = await market.ask(auctions.ledger, { params: { idname: String(lot.id) } });
  const seq = ledger.body.data.find(({ kind }) => kind === "bid")?.seq ?? 0;
  await market.ask(auctions.voidBid, {
    params: { id: lot.id },
    body: { seq, reason: "A slip" },
    token: admin.token,
  });
  await expect.poll(() => boardOf("ldpe")).toEqual({ material: "ldpe", hidden: true });
});

test("an unknown material is not found, and all are listed with their names (A15)", async () => {
  const { status } = await market.ask(priceBoard.board, { query: { material: "moon-rock" } });
  expect(status).toBe(404);
  const { body } = await market.ask(priceBoard.boards, {});
  expect(body.data).toContainEqual({ material: "lead", name: "Lead", hidden: true });
  expect(body.data.find(({ material }) => material === "zinc")).toMatchObject({
    name: "Zinc",
    median: 30,
  });
});

describe("open data", () => {
  const get = (url: string, headers = {}) =>
    market.app.inject({ url: `/api/price-board.${url}`, headers });

  test("has the rows that may be shown, with its licence, for every site (O70)", {
    timeout: 30_000,
  }, async () => {
    const sub = await aSub("pvc");
    await sales(sub, [10, 20, 30, 40, 50]);
    await aSale(await aSub("tyres"), 1);
    const pvc = { material: "pvc", name: "PVC", lots: 5, p25: 20, median: 30, p75: 40 };
    const rowsOf = async () => (await get("json")).json().rows as { material: string }[];
    await expect
      .poll(async () => (await rowsOf()).filter(({ material }) => material === "pvc"), LATE)
      .toEqual([
        { ...pvc, region: null },
        { ...pvc, region: "west" },
      ]);
    const reply = await get("json");
    const { rows, ...head } = reply.json();
    expect(head).toEqual({
      as_of: indiaTime(new Date()).slice(0, 10),
      days: 90,
      per: "kg",
      licence: "CC-BY-4.0",
    });
    expect(rows.map(({ material }: { material: string }) => material)).not.toContain("paper");
    expect(reply.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=300",
    });
  });

  test("has the same rows as CSV (O70)", async () => {
    const { rows, as_of } = (await get("json")).json();
    const csv = await get("csv");
    expect(csv.headers["content-type"]).toBe("text/csv; charset=utf-8");
    const [head, ...lines] = csv.body.trimEnd().split("\r\n");
    expect(head).toBe("material,name,region,per,lots,p25,median,p75,as_of");
    expect(lines).toHaveLength(rows.length);
    expect(lines).toContain(`pvc,PVC,west,kg,5,20,30,40,${as_of}`);
    expect(lines).toContain(`pvc,PVC,,kg,5,20,30,40,${as_of}`);
  });

  test("is not sent again to who has it, packed or not (O70)", async () => {
    for (const kind of ["json", "csv"]) {
      const first = await get(kind, { "accept-encoding": "gzip, br" });
      const etag = String(first.headers.etag);
      expect(etag).toMatch(/^"[\w-]{43}"$/);
      expect(first.headers["content-encoding"]).toBeUndefined();
      expect((await get(kind)).headers.etag).toBe(etag);
      for (const known of [etag, `"other", ${etag}`]) {
        const again = await get(kind, { "if-none-match": known });
        expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", etag]);
        expect(again.headers["access-control-allow-origin"]).toBe("*");
      }
      expect((await get(kind, { "if-none-match": '"other"' })).statusCode).toBe(200);
    }
  });
});
