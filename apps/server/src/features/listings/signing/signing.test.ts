import { auctions, events, listings } from "@rebale/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { aCategory, aDraft, aLot } from "../../../../test/builders.ts";
import { inHours } from "../../../../test/in-hours.ts";

const market = await createMarket();
const { ask, db } = market;
const admin = await market.anAdmin();
const buyer = await market.aBuyer();
const seller = await market.aSeller();
const other = await market.aSeller();
const { company_id } = await db
  .selectFrom("company_users")
  .select("company_id")
  .where("user_id", "=", seller.id)
  .executeTakeFirstOrThrow();

const waive = (waived: boolean) =>
  ask(listings.waiveSignature, {
    token: admin.token,
    params: { id: company_id },
    body: { waived, reason: "As agreed by telephone" },
  });
const approve = (id: number, wanted: object = {}) =>
  ask(listings.reviewLot, {
    token: admin.token,
    params: { id },
    body: {
      is_approved: true,
      market_value: 100,
      start_at: inHours(-1),
      end_at: inHours(1),
      ...wanted,
    },
  });
const sendCode = (id: number, token = seller.token) =>
  ask(listings.sendSheetCode, { token, params: { id } });
const sign = (id: number, otp: string, token = seller.token) =>
  ask(listings.signSheet, { token, params: { id }, body: { otp } });
const signed = async (id: number) => sign(id, (await sendCode(id)).body.data.demo_otp ?? "");
const bid = (id: number, amount: number) =>
  ask(auctions.placeBid, { token: buyer.token, body: { product_id: id, amount } });
const details = async (id: number) =>
  (await ask(auctions.details, { token: buyer.token, params: { idname: String(id) } })).body.data;
const times = { start_at: inHours(-1), end_at: inHours(2) };
const aPendingLot = async () => (await aLot(db, { sellerId: seller.id, approval: "pending" })).id;
async function anUnsignedLot() {
  const id = await aPendingLot();
  expect((await approve(id, times)).status).toBe(200);
  return id;
}
await waive(false);

describe("a lot waits for its seller's signature (A4)", () => {
  test("no bid counts before, whatever the clock says, and all do after (A4)", async () => {
    const id = await anUnsignedLot();
    expect(await details(id)).toMatchObject({
      awaits_signature: true,
      can_bid: false,
      why_not: "awaiting_signature",
    });
    expect(await bid(id, 200)).toMatchObject({
      status: 409,
      body: { code: "awaiting_signature" },
    });
    expect((await signed(id)).body.data.awaits_signature).toBe(false);
    expect(await details(id)).toMatchObject({ can_bid: true, why_not: null });
    expect((await bid(id, 200)).status).toBe(200);
  });

  test("the same sheet approved again stays signed; another one asks again (A4)", async () => {
    const id = await anUnsignedLot();
    await signed(id);
    await approve(id, times);
    expect((await details(id)).awaits_signature).toBe(false);
    for (const change of [{ reserve_price: 500 }, { terms: { payment_days: 3 } }]) {
      await approve(id, { ...times, ...change });
      expect((await details(id)).awaits_signature).toBe(true);
      await signed(id);
    }
    const notices = await db
      .selectFrom("notifications")
      .select("code")
      .where("user_id", "=", seller.id)
      .where("link", "=", `/sign/${id}`)
      .execute();
    expect(notices.map(({ code }) => code)).toContain("sheet_to_sign");
  });

  test("a code signs the sheet it was sent for, and nothing after a change (A4)", async () => {
    const id = await anUnsignedLot();
    const code = (await sendCode(id)).body.data.demo_otp ?? "";
    await approve(id, { ...times, bid_increment: 5 });
    expect(await sign(id, code)).toMatchObject({ status: 409, body: { code: "sheet_changed" } });
    expect((await signed(id)).status).toBe(200);
  });

  test("a wrong code, another seller and a second signature are refused (A4)", async () => {
    const id = await anUnsignedLot();
    const code = (await sendCode(id)).body.data.demo_otp ?? "";
    const wrong = String((Number(code) + 1) % 10_000).padStart(4, "0");
    expect(await sign(id, wrong)).toMatchObject({ status: 400, body: { code: "otp_mismatch" } });
    expect((await sendCode(id, other.token)).body.code).toBe("not_your_lot");
    expect((await sign(id, code, other.token)).body.code).toBe("not_your_lot");
    expect((await sign(id, code)).status).toBe(200);
    expect(await sign(id, code)).toMatchObject({
      status: 409,
      body: { code: "not_awaiting_signature" },
    });
  });

  test("of twenty right codes at once one signs (A4)", async () => {
    const id = await anUnsignedLot();
    const code = (await sendCode(id)).body.data.demo_otp ?? "";
    const answers = await Promise.all(Array.from({ length: 20 }, () => sign(id, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("approved by a template it waits, too (A4)", async () => {
    const id = await aPendingLot();
    await ask(listings.approveLots, {
      token: admin.token,
      body: {
        template: {
          value: { by: "asked", percent: 100 },
          increment: { by: "amount", amount: 5 },
          soft_close_minutes: 5,
          minutes_between: 3,
        },
        start_at: inHours(1),
        first_end_at: inHours(2),
        lots: [{ _id: id, market_value: 100 }],
      },
    });
    const lot = await db
      .selectFrom("lots")
      .innerJoin("timetables", "timetables.lot_id", "lots.id")
      .select(["approval", "awaits_signature"])
      .where("id", "=", id)
      .executeTakeFirst();
    expect(lot).toEqual({ approval: "approved", awaits_signature: true });
  });
});

test("what was approved before sheets were signed goes on, rescheduled or not (A4)", async () => {
  const { id } = await aLot(db, { sellerId: seller.id });
  await approve(id, times);
  expect((await details(id)).awaits_signature).toBe(false);
});

test("an event that moves a signed lot asks for the signature again (A4)", async () => {
  const id = await aPendingLot();
  await approve(id, { start_at: inHours(1), end_at: inHours(2) });
  await signed(id);
  const made = await ask(events.officeCreate, {
    token: admin.token,
    body: {
      title: "Monday's metals",
      product_ids: [id],
      start_at: inHours(3),
      first_end_at: inHours(4),
      interval_seconds: 300,
    },
  });
  expect(made.status).toBe(200);
  expect((await details(id)).awaits_signature).toBe(true);
  const notices = await db
    .selectFrom("notifications")
    .select("code")
    .where("user_id", "=", seller.id)
    .where("link", "=", `/sign/${id}`)
    .execute();
  expect(notices.map(({ code }) => code)).toEqual(["sheet_to_sign", "sheet_to_sign"]);
});

test("past its start an unsigned lot has not opened: it is upcoming in every list, moves in an event, and is not extended (A4)", async () => {
  const id = await anUnsignedLot();
  expect((await details(id)).status).toBe("upcoming");
  const { body } = await ask(listings.shop, { query: { status: "live", rows: 100 } });
  expect(body.data.map(({ _id }) => _id)).not.toContain(String(id));
  const ofOffice = async (status: "live" | "upcoming") =>
    (await ask(listings.adminLots, { token: admin.token, query: { status } })).body.data.map(
      ({ _id }) => _id,
    );
  expect(await ofOffice("live")).not.toContain(String(id));
  expect(await ofOffice("upcoming")).toContain(String(id));
  const extended = await ask(auctions.extend, {
    token: admin.token,
    params: { id },
    body: { reason: "The scale is being repaired", end_at: inHours(9) },
  });
  expect(extended.body.code).toBe("awaiting_signature");
  const made = await ask(events.officeCreate, {
    token: admin.token,
    body: {
      title: "Tuesday's metals",
      product_ids: [id],
      start_at: inHours(3),
      first_end_at: inHours(4),
      interval_seconds: 300,
    },
  });
  expect(made.status).toBe(200);
  expect((await signed(id)).status).toBe(200);
});

test("the sheet says what the office set against what its seller proposed, then against what was signed (A4)", async () => {
  const id = await aPendingLot();
  await db.updateTable("lots").set({ asking_price: 150_00 }).where("id", "=", id).execute();
  await approve(id, { ...times, reserve_price: 300 });
  const read = async () =>
    (await ask(listings.readSheet, { token: seller.token, params: { id } })).body.data;
  expect(await read()).toMatchObject({
    version: 1,
    signed_at: null,
    awaits_signature: true,
    sheet: { market_value: 100, reserve_price: 300, bid_increment: null, terms: null },
    before: { is: "proposal", sheet: { basis: "lot", market_value: 150 } },
  });
  await signed(id);
  await approve(id, { ...times, reserve_price: 200 });
  expect(await read()).toMatchObject({
    version: 2,
    signed_at: null,
    sheet: { reserve_price: 200 },
    before: { is: "signed", sheet: { reserve_price: 300, market_value: 100 } },
  });
  const office = await ask(listings.sheetsOfLot, { token: admin.token, params: { id } });
  expect(office.body.data.versions.map(({ version, signed_by }) => [version, signed_by])).toEqual([
    [2, null],
    [1, "Ravi Seller"],
  ]);
  expect((await ask(listings.readSheet, { token: other.token, params: { id } })).status).toBe(403);
});

test("a seller proposes reserve, step and times; the office's form gets them, and the sheet says what it made of them (A4)", async () => {
  const product = {
    ...aDraft(await aCategory(db)),
    asking_price: 150,
    reserve_price: 300,
    bid_increment: 10,
    start_at: "2030-01-01 11:00:00",
    end_at: "2030-01-03 16:00:00",
  };
  const send = (over: object) =>
    ask(listings.createLots, {
      token: seller.token,
      body: { products: [{ ...product, ...over }] },
    });
  expect((await send({ reserve_price: 100 })).body.errors).toEqual([
    { path: "products.0.reserve_price", msg: "The reserve may not be below the price you ask" },
  ]);
  expect((await send({ end_at: "2030-01-01 10:00:00" })).body.errors).toEqual([
    { path: "products.0.end_at", msg: "The end must be after the start" },
  ]);
  const id = Number((await send({})).body.data[0]?._id);
  const { start_at: _, reserve_price: __, ...stored } = product;
  const edited = await ask(listings.editLot, {
    token: seller.token,
    params: { id },
    body: { ...stored, end_at: "2030-01-04 16:00:00" },
  });
  expect(edited.body.data).toMatchObject({
    reserve_price: 300,
    bid_increment: 10,
    proposed_start_at: "2030-01-01 11:00:00",
    proposed_end_at: "2030-01-04 16:00:00",
  });
  await approve(id, { ...times, reserve_price: 250 });
  const { body } = await ask(listings.readSheet, { token: seller.token, params: { id } });
  expect(body.data.sheet).toMatchObject({ reserve_price: 250, bid_increment: null });
  expect(body.data.before).toEqual({
    is: "proposal",
    sheet: {
      basis: "lot",
      market_value: 150,
      reserve_price: 300,
      bid_increment: 10,
      starts_at: "2030-01-01T05:30:00.000Z",
      ends_at: "2030-01-04T10:30:00.000Z",
    },
  });
});

test("F4 the sheet says the format and the minimum that its seller wished, beside what the office set", async () => {
  const wish = { format: { kind: "tender" }, min_bidders: 3 } as const;
  const product = { ...aDraft(await aCategory(db)), ...wish };
  const made = await ask(listings.createLots, {
    token: seller.token,
    body: { products: [product] },
  });
  const id = Number(made.body.data[0]?._id);
  await approve(id, { ...times, format: { kind: "english" }, min_bidders: 2 });
  const { body } = await ask(listings.readSheet, { token: seller.token, params: { id } });
  expect(body.data).toMatchObject({
    sheet: { format: { kind: "english" }, min_bidders: 2 },
    before: { is: "proposal", sheet: { format: { kind: "tender", best: null }, min_bidders: 3 } },
  });
});

test("the sheet is a PDF for its seller and the office, longer once it is signed (A4)", async () => {
  const id = await anUnsignedLot();
  const paper = (token?: string) =>
    market.app.inject({
      url: `/api/product/${id}/sheet.pdf`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  const unsigned = await paper(seller.token);
  expect([unsigned.statusCode, unsigned.headers["content-type"]]).toEqual([200, "application/pdf"]);
  await signed(id);
  const whole = await paper(admin.token);
  expect(whole.rawPayload.length).toBeGreaterThan(unsigned.rawPayload.length);
  for (const token of [other.token, buyer.token, undefined])
    expect((await paper(token)).statusCode).toBe(404);
});

test("a refused lot waits for no signature; approved again it does (A4)", async () => {
  const id = await anUnsignedLot();
  await ask(listings.reviewLot, {
    token: admin.token,
    params: { id },
    body: { is_approved: false, reason: "No photo" },
  });
  expect((await sendCode(id)).body.code).toBe("not_awaiting_signature");
  await approve(id, times);
  expect((await details(id)).awaits_signature).toBe(true);
});

test("five wrong codes use a code up, fifty a day the seller's patience (A4)", async () => {
  const id = await anUnsignedLot();
  const code = (await sendCode(id)).body.data.demo_otp ?? "";
  const wrong = String((Number(code) + 1) % 10_000).padStart(4, "0");
  for (let i = 0; i < 5; i++) expect((await sign(id, wrong)).body.code).toBe("otp_mismatch");
  expect((await sign(id, code)).body.code).toBe("otp_expired");
  await db.updateTable("sheet_codes").set({ attempts: 50 }).where("lot_id", "=", id).execute();
  const next = (await sendCode(id)).body.data.demo_otp ?? "";
  expect((await sign(id, next)).body.code).toBe("otp_too_many");
  await db.updateTable("sheet_codes").set({ attempts: 0 }).where("lot_id", "=", id).execute();
  expect((await sign(id, next)).status).toBe(200);
});

test("a colleague who may not sell does not sign (A4)", async () => {
  const viewer = await market.aSeller();
  const { id } = await aLot(db, { sellerId: viewer.id, approval: "pending" });
  await db.updateTable("companies").set({ signature_waived: false }).execute();
  await approve(id, times);
  const seat = db.updateTable("company_users").where("user_id", "=", viewer.id);
  await seat.set({ role: "viewer" }).execute();
  expect((await sendCode(id, viewer.token)).body.code).toBe("role_may_not_sell");
  expect((await sign(id, "1234", viewer.token)).body.code).toBe("role_may_not_sell");
});

test("who registers in the demo is waived by its setting, until the office says otherwise (A4)", async () => {
  const fresh = await market.aSeller();
  const { id } = await aLot(db, { sellerId: fresh.id, approval: "pending" });
  await approve(id);
  expect((await details(id)).awaits_signature).toBe(false);
});

test("a seller whom the office lets do without opens unsigned, and the audit says so (A4)", async () => {
  await waive(true);
  const id = await aPendingLot();
  await approve(id);
  expect((await details(id)).awaits_signature).toBe(false);
  expect((await bid(id, 200)).status).toBe(200);
  const audited = await db
    .selectFrom("audit")
    .select("action")
    .where("action", "like", "signature %")
    .orderBy("id")
    .execute();
  expect(audited.map(({ action }) => action)).toEqual(["signature asked", "signature waived"]);
  await waive(false);
});

test("only who reviews lots waives a signature (A4)", async () => {
  const clerk = await market.anAdmin("support");
  const refused = await ask(listings.waiveSignature, {
    token: clerk.token,
    params: { id: company_id },
    body: { waived: true, reason: "No" },
  });
  expect(refused.status).toBe(403);
});

test("a sheet is signed once; nobody, its owner neither, changes or removes a version (A4)", async () => {
  const id = await anUnsignedLot();
  const change = (set: string) =>
    sql`update lot_sheets set ${sql.raw(set)} where lot_id = ${id}`.execute(db);
  await expect(change("fields = '{}'")).rejects.toThrow("never changed");
  await expect(sql`delete from lot_sheets where lot_id = ${id}`.execute(db)).rejects.toThrow(
    "never changed",
  );
  expect((await signed(id)).status).toBe(200);
  for (const set of ["signed_at = market_now()", "signed_by = null, signed_at = null"])
    await expect(change(set)).rejects.toThrow("never changed");
});
