import { deflateRawSync } from "node:zlib";
import { listings } from "@rebale/contract";
import { TERMS_COLUMNS } from "@rebale/contract/listings/import";
import { readXlsx, writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";

const market = await createMarket();
const { db } = market;
const seller = await market.aSeller();
const category = await db
  .insertInto("categories")
  .values({ url: "metals", title: "Metals", icon: "metal" })
  .returning("id")
  .executeTakeFirstOrThrow();
await db
  .insertInto("sub_categories")
  .values({ category_id: category.id, url: "copper", title: "Copper scrap", material: "copper" })
  .execute();

const head = ["lot_no", "title", "material", "quantity", "unit", "description"];
const place = ["state", "city", "pincode", "basis", "start_price", "reserve_price"];
type Row = (string | number)[];
const row = (no: string, over: { quantity?: string | number; material?: string } = {}): Row => [
  ...[no, `Copper cable ${no}`, over.material ?? "copper", over.quantity ?? 1200, "kg"],
  ...["Bright, stripped, on drums", "Maharashtra", "Pune", "411001", "lot", 64_000, ""],
];
const rows = (count: number, name = "L") =>
  Array.from({ length: count }, (_, i) => row(`${name}-${i + 1}`));
const csv = (table: Row[]) =>
  Buffer.from(
    [[...head, ...place], ...table]
      .map((cells) => cells.map((cell) => `"${cell}"`).join(","))
      .join("\r\n"),
  );
const xlsx = async (table: Row[]) =>
  Buffer.from(
    await writeXlsx({ sheets: [{ name: "Lots", rows: [[...head, ...place], ...table] }] }),
  );

const send = (bytes: Buffer, { by = seller, dry_run = "0" as "0" | "1" } = {}) =>
  market.send(listings.importLots, by.token, [{ field: "file", bytes }], { dry_run });
const count = async (by: SignedIn) =>
  (
    await db
      .selectFrom("lots")
      .select((eb) => eb.fn.countAll<number>().as("n"))
      .where("seller_id", "=", by.id)
      .executeTakeFirstOrThrow()
  ).n;

test("200 lots with 3 bad rows: each is named by row, column and reason, none is created; corrected: 200; again: 0 new (A11)", async () => {
  const by = await market.aSeller();
  const table = rows(200);
  const bad = table.with(4, row("L-5", { quantity: "many" }));
  bad[99] = row("L-100", { material: "Unobtainium" });
  bad[198] = row("L-1");
  for (const bytes of [csv(bad), await xlsx(bad)])
    expect(await send(bytes, { by })).toMatchObject({
      status: 400,
      body: {
        is_success: 0,
        code: "table_unfit",
        data: { created: 0 },
        errors: [
          { path: "row 6, quantity", msg: "Enter a number" },
          { path: "row 101, material", msg: "Choose a material from the list" },
          { path: "row 200, lot_no", msg: "This lot number is already used in an earlier row" },
        ],
      },
    });
  expect(await count(by)).toBe(0);

  const corrected = await xlsx(table);
  expect((await send(corrected, { by, dry_run: "1" })).body.data).toMatchObject({
    created: 0,
    new: 200,
    known: 0,
  });
  expect(await count(by)).toBe(0);
  const { body } = await send(corrected, { by });
  expect(body).toMatchObject({
    message: "200 lots are submitted for approval",
    data: { created: 200, known: 0 },
  });
  expect(body.data.lots).toHaveLength(200);
  expect(await count(by)).toBe(200);
  expect((await send(csv(table), { by })).body.data).toMatchObject({ created: 0, known: 200 });
  expect(await count(by)).toBe(200);
  expect((await send(csv([...table, row("L-201")]), { by })).body.data).toMatchObject({
    created: 1,
    known: 200,
  });
});

test("the same table sent twice at once lists its lots once (A11)", async () => {
  const by = await market.aSeller();
  const bytes = csv(rows(50));
  const answers = await Promise.all([send(bytes, { by }), send(bytes, { by })]);
  expect(answers.map(({ body }) => body.data.created).sort()).toEqual([0, 50]);
  expect(await count(by)).toBe(50);
});

test("another seller's lot numbers are their own (A11)", async () => {
  const [one, two] = [await market.aSeller(), await market.aSeller()];
  for (const by of [one, two]) expect((await send(csv(rows(2)), { by })).body.data.created).toBe(2);
});

test("what is no table, unpacks to too much, or comes from who may not sell is refused (A11)", async () => {
  const pdf = Buffer.from("%PDF-1.7 nothing \u0000 here");
  const torn = (await xlsx(rows(3))).subarray(0, 400);
  for (const bytes of [pdf, torn, bomb()])
    expect(await send(bytes)).toMatchObject({
      status: 400,
      body: { code: "table_unreadable", errors: [{ path: "file" }] },
    });
  const nothing = await market.send(listings.importLots, seller.token, []);
  expect(nothing).toMatchObject({ status: 400, body: { errors: [{ path: "file" }] } });
  expect((await send(csv(rows(1)), { by: await market.aBuyer() })).status).toBe(403);
});

test("the template has the columns, and the market's materials and units as lists (A11)", async () => {
  const asked = (token?: string) =>
    market.app.inject({
      url: `/api${listings.importTemplatePath}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  expect((await asked()).statusCode).toBe(401);
  const book = await readXlsx((await asked(seller.token)).rawPayload);
  const [lots, lists] = book.sheets;
  expect(lots?.rows[0]).toEqual([
    ...[...head, ...place, "site", "deposit_percent", "deposit_amount", "pay_through"],
    ...["format", "min_bidders", ...TERMS_COLUMNS],
  ]);
  expect(lots?.dataValidations?.map(({ range }) => range)).toEqual(
    expect.arrayContaining(["C2:C501", "E2:E501"]),
  );
  expect(lists?.rows.map(([material, unit]) => [material, unit])).toEqual(
    expect.arrayContaining([
      ["Copper", "kg"],
      [null, "pieces"],
    ]),
  );
  const empty = await send((await asked(seller.token)).rawPayload);
  expect(empty.body.errors).toMatchObject([{ path: "row 2" }]);
});

test("a dry run shows the first rows as they would be listed, and which are listed already (U36)", async () => {
  const by = await market.aSeller();
  await send(csv(rows(1)), { by });
  const { body } = await send(csv(rows(30)), { by, dry_run: "1" });
  expect(body.data.rows).toHaveLength(20);
  const [first, second] = body.data.rows;
  expect(first).toMatchObject({ row: 2, is_listed: true });
  expect(second).toEqual({
    ...{ row: 3, lot_no: expect.any(String), title: expect.any(String), quantity: 1200 },
    ...{ unit: "kg", basis: "lot", price: 64_000, pictures: 0, is_listed: false },
  });
  expect((await send(csv(rows(2)), { by })).body.data.rows).toEqual([]);
});

test("the template speaks the seller's language where it is asked to, and is read again (U36)", async () => {
  const asked = async (language: string, heads = "?heads=words") => {
    const { rawPayload } = await market.app.inject({
      url: `/api${listings.importTemplatePath}${heads}`,
      headers: { authorization: `Bearer ${seller.token}`, "accept-language": language },
    });
    return rawPayload;
  };
  const headsOf = async (bytes: Buffer) => (await readXlsx(bytes)).sheets[0]?.rows[0]?.slice(0, 3);
  expect(await headsOf(await asked("en"))).toEqual(["Lot number", "Title", "Material"]);
  expect(await headsOf(await asked("hi"))).toEqual(["लॉट नंबर", "नाम", "माल"]);
  expect(await headsOf(await asked("hi", ""))).toEqual(["lot_no", "title", "material"]);
  const empty = await send(await asked("hi"));
  expect(empty.body.errors).toMatchObject([{ path: "row 2" }]);
});

/** A workbook's first part says it is small, and unpacks to 200 MB. */
function bomb(): Buffer {
  const packed = deflateRawSync(Buffer.alloc(200 * 1024 * 1024));
  const name = Buffer.from("[Content_Types].xml");
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(packed.length, 4);
  sizes.writeUInt32LE(100, 8);
  const common = Buffer.concat([Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0, 0]), sizes]);
  const lengths = Buffer.from([name.length, 0, 0, 0]);
  const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), common, lengths, name, packed]);
  const central = Buffer.concat([
    Buffer.from("PK\u0001\u0002"),
    Buffer.from([20, 0]),
    common,
    lengths,
    Buffer.alloc(14),
    name,
  ]);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

test("the first sheet that is not hidden is read; a remark far below is refused by its own row (A11)", async () => {
  const by = await market.aSeller();
  const lots = [[...head, ...place], ...rows(2)];
  const lists = { name: "Lists", hidden: true, rows: [["kg", "MT"]] };
  const hidden = await writeXlsx({ sheets: [lists, { name: "Lots", rows: lots }] });
  expect(await send(Buffer.from(hidden), { by })).toMatchObject({
    status: 200,
    body: { data: { created: 2 } },
  });

  const remark = [...lots, ...Array.from({ length: 896 }, () => []), ["Prices as agreed"]];
  const far = await writeXlsx({ sheets: [{ name: "Lots", rows: remark }] });
  const { status, body } = await send(Buffer.from(far), { by });
  expect([status, new Set(body.errors.map(({ path }) => path.split(",")[0]))]).toEqual([
    400,
    new Set(["row 900"]),
  ]);
});

test("an imported lot is sold on its row's terms over its seller's usual ones; a wrong cell is named (trader 9)", async () => {
  const by = await market.aSeller();
  const usual = {
    ...{ inspection_days: 1, inspection_contact: null, tolerance_percent: null, payment_days: 4 },
    ...{ lifting_days: null, ground_rent_per_day: null, loading_by: null },
    ...{ deductions: [], documents: ["Gate pass"] },
  };
  const table = (columns: string[], cells: Row) =>
    Buffer.from(
      [
        [...head, ...place, ...columns],
        [...row("T-1"), ...cells],
      ]
        .map((line) => line.map((cell) => `"${cell}"`).join(","))
        .join("\r\n"),
    );
  const proposals = async () =>
    (
      await db
        .selectFrom("lots")
        .select("proposed_terms")
        .where("seller_id", "=", by.id)
        .orderBy("id", "desc")
        .execute()
    ).map((lot) => lot.proposed_terms);
  await send(csv([row("M-1")]), { by });
  expect(await proposals()).toMatchObject([{ payment_days: 3, lifting_days: 7 }]);
  await market.ask(listings.saveUsualTerms, { token: by.token, body: { terms: usual } });
  await send(csv([row("U-1")]), { by });
  expect((await proposals())[0]).toEqual(usual);
  const columns = ["Payment days", "ground_rent_per_day", "loading by", "documents"];
  const notices = table(columns, ["2 days", "₹1,250", "Buyer", "PAN card, Gate pass"]);
  expect((await send(notices, { by })).status).toBe(200);
  expect((await proposals())[0]).toEqual({
    ...usual,
    payment_days: 2,
    ground_rent_per_day: 125_000,
    loading_by: "buyer",
    documents: ["PAN card", "Gate pass"],
  });
  const wrong = table(["payment_days", "loading_by", "tolerance_percent"], ["1.5", "us", "about"]);
  expect((await send(wrong, { by })).body.errors).toEqual([
    { path: "row 2, tolerance_percent", msg: "Enter a number" },
    { path: "row 2, payment_days", msg: "Use whole days" },
    { path: "row 2, loading_by", msg: "Choose buyer or seller" },
  ]);
});

test("who asks for it is told what stands in a faulty cell; others get path and message alone (A11)", async () => {
  const bytes = csv([row("V-1", { quantity: "12,5 tonnes" })]);
  const fault = { path: "row 2, quantity", msg: "Enter a number" };
  expect((await send(bytes)).body.errors).toEqual([fault]);
  const told = await market.send(listings.importLots, seller.token, [{ field: "file", bytes }], {
    dry_run: "1",
    values: "1",
  });
  expect(told.body.errors).toEqual([{ ...fault, value: "12,5 tonnes" }]);
});

test("a row says what its bidders must have deposited, and how it is paid (M14)", async () => {
  const by = await market.aSeller();
  const table = (cells: Row) =>
    Buffer.from(
      [
        [...head, ...place, "deposit_percent", "deposit_amount", "pay_through"],
        [...row("D-1"), ...cells],
      ]
        .map((one) => one.map((cell) => `"${cell}"`).join(","))
        .join("\n"),
    );
  const faultsOf = async (cells: Row) =>
    (await send(table(cells), { by })).body.errors.map(({ path }) => path);
  expect(await faultsOf(["10", "25000", ""])).toEqual(["row 2, deposit_amount"]);
  expect(await faultsOf(["101", "", ""])).toEqual(["row 2, deposit_percent"]);
  expect(await faultsOf(["", "-5", "bank"])).toEqual([
    ...["row 2, deposit_amount", "row 2, pay_through"],
  ]);
  expect((await send(table(["10 %", "", "Market"]), { by })).status).toBe(200);
  const lot = await db
    .selectFrom("lots")
    .select(["deposit_kind", "deposit_percent", "deposit_amount", "pay_through"])
    .where("seller_id", "=", by.id)
    .executeTakeFirst();
  expect(lot).toEqual({
    ...{ deposit_kind: "percent", deposit_percent: "10.00", deposit_amount: null },
    pay_through: "market",
  });
});

test("F4 a table may say how a lot is to be sold, and how many companies it needs", async () => {
  const by = await market.aSeller();
  const heads = [...head, ...place, "format", "min_bidders"];
  const table = (format: string, needed: string) =>
    Buffer.from(
      [heads, [...row("F-1"), format, needed]]
        .map((cells) => cells.map((cell) => `"${cell}"`).join(","))
        .join("\r\n"),
    );
  expect((await send(table("yankee", "1"), { by })).body.errors).toMatchObject([
    { path: "row 2, format" },
    { path: "row 2, min_bidders" },
  ]);
  const { body } = await send(table("Sealed tender", "3"), { by });
  const [listed] = body.data.lots;
  const { proposed_format } = await db
    .selectFrom("lots")
    .select("proposed_format")
    .where("id", "=", Number(listed?._id))
    .executeTakeFirstOrThrow();
  expect(proposed_format).toEqual({ kind: "tender", best: null });
  const { min_bidders } = await db
    .selectFrom("timetables")
    .select("min_bidders")
    .where("lot_id", "=", Number(listed?._id))
    .executeTakeFirstOrThrow();
  expect(min_bidders).toBe(3);
});
