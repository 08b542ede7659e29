import { readFileSync } from "node:fs";
import { companies, listings } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "./app.ts";
import { aLot } from "./builders.ts";

/** Files as people send them, each through the door it was sent to. */

const market = await createMarket();
const seller = await market.aSeller();
const category = await market.db
  .insertInto("categories")
  .values({ url: "metals", title: "Metals", icon: "metal" })
  .returning("id")
  .executeTakeFirstOrThrow();
await market.db
  .insertInto("sub_categories")
  .values([
    { category_id: category.id, url: "copper", title: "Copper", material: "copper" },
    { category_id: category.id, url: "boards", title: "Circuit boards", material: null },
  ])
  .execute();

const bytesOf = (name: string) => readFileSync(new URL(`field-cases/${name}`, import.meta.url));
const table = (name: string, dry_run: "0" | "1" = "1") =>
  market.send(listings.importLots, seller.token, [{ field: "file", bytes: bytesOf(name), name }], {
    dry_run,
  });
const GROUPED = "Write it as 1,25,000 or 125,000, with a point before decimals";

test.each([
  ["decimal-comma-price.csv", "row 2, start_price", GROUPED],
  ["decimal-comma-quantity.csv", "row 2, quantity", GROUPED],
  ["decimal-comma-reserve.xlsx", "row 2, reserve_price", GROUPED],
  ["grouping-of-no-country.csv", "row 2, start_price", GROUPED],
  ["three-decimals.csv", "row 2, start_price", "Use at most two decimals"],
  ["not-available.xlsx", "row 2, title", expect.stringContaining("#N/A")],
  ["lost-reference.xlsx", "row 2, description", expect.stringContaining("#REF!")],
  ["note-far-below.xlsx", expect.stringContaining("row 900"), expect.any(String)],
])("%s is refused at %s", async (name, path, msg) => {
  const { status, body } = await table(name);
  expect(status).toBe(400);
  expect(body.errors[0]).toEqual({ path, msg });
});

test.each([
  ["unicode-text.txt", {}],
  ["ansi-dash-and-half.csv", { description: "Grade A – bright, ½ inch" }],
  ["ansi-degrees.csv", { title: "Pipe Ø 20 mm “MS”" }],
  ["sep-semicolon.csv", {}],
  ["hidden-lists-first.xlsx", {}],
  ["backslashes.xlsx", { title: "Copper cable scrap", quantity_milli: 1_200_000 }],
  ["counted-quantity.xlsx", { quantity_milli: 37_200 }],
  ["counted-price.xlsx", { asking_price: 10_755 }],
  ["rate-with-unit.csv", { asking_price: 10_750, basis: "kg" }],
  ["rs-and-dash.csv", { asking_price: 12_500_000 }],
  ["head-with-stops.xlsx", {}],
  ["material-unbreakable-space.xlsx", {}],
  ["state-in-capitals.csv", { state: "Maharashtra" }],
  ["state-unbreakable-space.csv", { state: "Tamil Nadu" }],
])("%s is read: %o", async (name, stored) => {
  const { status, body } = await table(name, "0");
  expect(body.errors).toEqual([]);
  expect(status).toBe(200);
  const lot = await market.db
    .selectFrom("lots")
    .selectAll()
    .where("id", "=", Number(body.data.lots[0]?._id))
    .executeTakeFirstOrThrow();
  expect(lot).toMatchObject(stored);
});

const paper = (name: string) =>
  market.send(
    companies.sendPaper,
    seller.token,
    [{ field: "document", bytes: bytesOf(name), name }],
    { kind: "incorporation", number: "U12345MH2020PTC123456" },
  );

test.each([
  ["password.pdf", /password/],
  ["half.pdf", /cut off/],
])("%s is refused in words that name why", async (name, why) => {
  const { status, body } = await paper(name);
  expect(status).toBe(400);
  expect(body.errors[0]?.msg).toMatch(why);
});

test("bom-before.pdf and no-end-mark.jpg are taken, and a workbook of backslashes is a catalogue", async () => {
  expect(await paper("bom-before.pdf")).toMatchObject({ status: 200 });
  const lot = await aLot(market.db, { sellerId: seller.id, approval: "pending" });
  const files = [
    { field: "images", bytes: bytesOf("no-end-mark.jpg") },
    { field: "catalog", bytes: bytesOf("backslashes.xlsx") },
  ];
  const sent = await market.send(listings.updateImages, seller.token, files, {
    product_id: String(lot.id),
  });
  expect(sent).toMatchObject({ status: 200, body: { errors: [] } });
});

test("one good picture and one of no bytes: the seller hears which did not come", async () => {
  const lot = await aLot(market.db, { sellerId: seller.id, approval: "pending" });
  const send = (name: string, bytes: Uint8Array) =>
    market.send(
      listings.updateImages,
      seller.token,
      [
        { field: "images", name: "A-17.jpg", bytes: bytesOf("no-end-mark.jpg") },
        { field: "images", name, bytes },
      ],
      { product_id: String(lot.id) },
    );
  expect(await send("A-17 (2).jpg", Buffer.alloc(0))).toMatchObject({
    status: 400,
    body: {
      errors: [{ path: "images", msg: "A-17 (2).jpg is empty. Please choose it again" }],
    },
  });
  const heic = Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0heicmif1", "latin1");
  expect(await send("A-17.HEIC", heic)).toMatchObject({
    status: 400,
    body: {
      errors: [{ path: "images", msg: "A-17.HEIC: Please send this HEIC picture as a JPEG" }],
    },
  });
});
