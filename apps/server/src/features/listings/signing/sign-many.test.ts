import { auctions, listings } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { aLot } from "../../../../test/builders.ts";
import { inHours } from "../../../../test/in-hours.ts";

const market = await createMarket();
const { ask, db } = market;
const admin = await market.anAdmin();
const seller = await market.aSeller();
const other = await market.aSeller();
await db.updateTable("companies").set({ signature_waived: false }).execute();

const approve = (id: number, wanted: object = {}) =>
  ask(listings.reviewLot, {
    token: admin.token,
    params: { id },
    body: {
      is_approved: true,
      market_value: 100,
      start_at: inHours(-1),
      end_at: inHours(2),
      ...wanted,
    },
  });
async function anUnsignedLot() {
  const { id } = await aLot(db, { sellerId: seller.id, approval: "pending" });
  expect((await approve(id)).status).toBe(200);
  return id;
}
const unsignedLots = async (count: number) => {
  const ids = [];
  for (let i = 0; i < count; i++) ids.push(await anUnsignedLot());
  return ids;
};
const firstVersions = (ids: readonly number[]) =>
  ids.map((product_id) => ({ product_id, version: 1 }));
type Sheets = ReturnType<typeof firstVersions>;
const sendCode = (sheets: Sheets, token = seller.token) =>
  ask(listings.sendSheetsCode, { token, body: { sheets } });
const codeFor = async (sheets: Sheets) => (await sendCode(sheets)).body.data.demo_otp ?? "";
const sign = (sheets: Sheets, otp: string, token = seller.token) =>
  ask(listings.signSheets, { token, body: { sheets, otp } });
const wrongOf = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, "0");
const awaits = async (id: number) =>
  (await ask(auctions.details, { token: seller.token, params: { idname: String(id) } })).body.data
    .awaits_signature;
const signatures = (ids: readonly number[]) =>
  db
    .selectFrom("lot_sheets")
    .select(["lot_id", "version", "signed_by"])
    .where("lot_id", "in", [...ids])
    .where("signed_at", "is not", null)
    .orderBy("lot_id")
    .execute();

test("twenty sheets are read in one list and signed with one code, each with its audit (U29, A4)", async () => {
  const ids = await unsignedLots(20);
  const list = (await ask(listings.sheetsToSign, { token: seller.token })).body;
  expect(list.total).toBe(20);
  expect(list.data.map(({ _id }) => Number(_id)).sort((a, b) => a - b)).toEqual(ids);
  expect(list.data[0]).toMatchObject({ version: 1, signed_at: null, sheet: { market_value: 100 } });
  const sheets = list.data.map(({ _id, version }) => ({ product_id: Number(_id), version }));
  const signed = await sign(sheets, await codeFor(sheets));
  expect(signed.body.data.signed).toHaveLength(20);
  expect(signed.body.data.left_out).toEqual([]);
  expect(await signatures(ids)).toEqual(
    ids.map((lot_id) => ({ lot_id, version: 1, signed_by: seller.id })),
  );
  const audited = await db
    .selectFrom("audit")
    .select(["lot_id", "admin_id"])
    .where("action", "=", "sheet signed")
    .orderBy("lot_id")
    .execute();
  expect(audited).toEqual(ids.map((lot_id) => ({ lot_id, admin_id: seller.id })));
  const codes = await db
    .selectFrom("messages")
    .select(({ fn }) => fn.countAll<number>().as("sent"))
    .where("template", "like", "sign%")
    .executeTakeFirstOrThrow();
  expect(codes.sent).toBe(1);
  expect((await ask(listings.sheetsToSign, { token: seller.token })).body).toMatchObject({
    data: [],
    total: 0,
  });
});

test("of twenty right codes at once one signs (U29)", async () => {
  const ids = await unsignedLots(3);
  const code = await codeFor(firstVersions(ids));
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => sign(firstVersions(ids), code)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await signatures(ids)).toHaveLength(3);
});

test("a sheet that changes after the code was sent is left out and said so; the others are signed (U29)", async () => {
  const [first, second, third] = await unsignedLots(3);
  const sheets = firstVersions([first, second, third] as number[]);
  const code = await codeFor(sheets);
  await approve(second as number, { bid_increment: 5 });
  const { body } = await sign(sheets, code);
  expect(body.data.signed.map(({ _id }) => Number(_id))).toEqual([first, third]);
  expect(body.data.left_out).toMatchObject([{ _id: String(second), why: "sheet_changed" }]);
  expect(await awaits(second as number)).toBe(true);
  expect((await sign(sheets, code)).body.code).toBe("sheet_changed");
});

test("a code signs no sheet that it was not sent for, and no other version (U29)", async () => {
  const [first, second] = (await unsignedLots(2)) as [number, number];
  const code = await codeFor(firstVersions([first]));
  const mismatch = { status: 400, body: { code: "otp_mismatch" } };
  expect(await sign(firstVersions([first, second]), code)).toMatchObject(mismatch);
  expect(await sign(firstVersions([second]), code)).toMatchObject(mismatch);
  await approve(first, { bid_increment: 5 });
  const newer = [{ product_id: first, version: 2 }];
  expect(await sign(newer, code)).toMatchObject(mismatch);
  expect(await sendCode(firstVersions([first]))).toMatchObject({
    status: 409,
    body: { code: "sheet_changed" },
  });
  expect((await sign(newer, await codeFor(newer))).status).toBe(200);
});

test("another's lot, a second signature and a viewer are refused (U29)", async () => {
  const id = await anUnsignedLot();
  const sheets = firstVersions([id]);
  expect((await sendCode(sheets, other.token)).body.code).toBe("not_your_lot");
  const code = await codeFor(sheets);
  expect((await sign(sheets, code, other.token)).body.code).toBe("not_your_lot");
  expect((await sign(sheets, code)).status).toBe(200);
  expect((await sign(sheets, code)).body.code).toBe("not_awaiting_signature");
  const viewer = await market.aSeller();
  const seat = db.updateTable("company_users").where("user_id", "=", viewer.id);
  await seat.set({ role: "viewer" }).execute();
  expect((await sendCode(sheets, viewer.token)).body.code).toBe("role_may_not_sell");
});

test("each lot is named once, and fifty at most (U29)", async () => {
  const twice = [...firstVersions([1]), ...firstVersions([1])];
  expect((await sendCode(twice)).status).toBe(400);
  expect((await sendCode([])).status).toBe(400);
  const many = Array.from({ length: 51 }, (_, i) => ({ product_id: i + 1, version: 1 }));
  expect((await sendCode(many)).status).toBe(400);
});

test("five wrong codes use a code up, fifty a day the patience for one sheet and for many (U29)", async () => {
  const id = await anUnsignedLot();
  const sheets = firstVersions([id]);
  const code = await codeFor(sheets);
  for (let i = 0; i < 5; i++)
    expect((await sign(sheets, wrongOf(code))).body.code).toBe("otp_mismatch");
  expect((await sign(sheets, code)).body.code).toBe("otp_expired");
  await db.updateTable("sheets_codes").set({ attempts: 50 }).execute();
  const next = await codeFor(sheets);
  expect((await sign(sheets, next)).body.code).toBe("otp_too_many");
  const alone = { token: seller.token, params: { id } };
  const own = (await ask(listings.sendSheetCode, alone)).body.data.demo_otp ?? "";
  const signed = await ask(listings.signSheet, { ...alone, body: { otp: own } });
  expect(signed.body.code).toBe("otp_too_many");
  await db.updateTable("sheets_codes").set({ attempts: 0 }).execute();
  expect((await sign(sheets, next)).status).toBe(200);
});
