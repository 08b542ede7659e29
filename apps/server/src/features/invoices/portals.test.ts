import { awards, companies, invoices, law } from "@rebale/contract";
import { gstinCheckCharacter } from "@rebale/contract/values/gstin";
import { expect, test } from "vitest";
import { aPdf } from "../../../test/a-pdf.ts";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { salesOf } from "../../../test/market-sales.ts";
import { trucksOf } from "../../../test/trucks.ts";

const market = await createMarket();
const { ask, db } = market;
const seller = await market.aSeller();
const admin = await market.anAdmin();
const { sold, aBuyerWith, sale, pay, codesTo } = salesOf(market, seller, admin.id);
const { issue, aSite } = trucksOf(market);
const gstin = (first14: string) => first14 + gstinCheckCharacter(first14);
const OF_PUNE = "27AAPFU0939F1ZV";
await aSite(seller, {
  ...{ gstin: OF_PUNE, state: "Maharashtra", city: "Pune", pincode: "411001" },
  address: 'Plot 4 "B"\\2, चाकण MIDC',
});
const buyer = await aBuyerWith(5_000_000);
await aSite(buyer, { gstin: gstin("24AABFG1234K1Z") });

const fetchFile = (path: string, by: Pick<SignedIn, "token"> = seller) =>
  market.app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${by.token}` } });
const paperOf = async (id: string) =>
  (await ask(invoices.list, { params: { id }, token: seller.token })).body.data;
const truck = async (over = {}) => {
  const lot = await sold([[buyer, 107]], over);
  return { lot, id: (await issue(lot.id, buyer, 8520)).id };
};
const answerOf = (irn: string, over = {}, alg = "RS256") => {
  const data = {
    ...{ SellerGstin: OF_PUNE, BuyerGstin: gstin("24AABFG1234K1Z"), TotInvVal: 1_097_249.9 },
    ...{ DocTyp: "INV", DocDt: "25/11/2026", ItemCnt: 1, MainHsnCode: "391590", Irn: irn, ...over },
  };
  const part = (of: object) => Buffer.from(JSON.stringify(of)).toString("base64url");
  const payload = { data: JSON.stringify(data), iss: "NIC" };
  return {
    ...{ irn, ack_no: "112210000012345", ack_date: "2026-12-01 14:05:00" },
    signed_qr: `${part({ alg })}.${part(payload)}.${"b".repeat(342)}`,
  };
};

test("INV-01 of a truck is what the portal takes: TCS in OthChrg alone, texts without quotes (G51)", async () => {
  const { id } = await truck({ title: 'PET "clear" \\ बोतल' });
  const sent = await fetchFile(`/invoice/${id}/inv01`);
  expect(sent.statusCode).toBe(200);
  expect(sent.headers["content-disposition"]).toContain("RB-26-27-000001-inv01.json");
  const file = sent.json();
  expect(file).toMatchObject({
    Version: "1.1",
    TranDtls: { TaxSch: "GST", SupTyp: "B2B", RegRev: "N" },
    DocDtls: { Typ: "INV", No: "RB/26-27/000001", Dt: "25/11/2026" },
    SellerDtls: { Gstin: OF_PUNE, Addr1: "Plot 4 'B'/2, चाकण MIDC", Pin: 411_001, Stcd: "27" },
    BuyerDtls: { Pos: "24", Stcd: "24", Pin: 395_003 },
    ValDtls: { AssVal: 911_640, IgstVal: 164_095.2, OthChrg: 21_514.7, TotInvVal: 1_097_249.9 },
  });
  expect(file.ItemList).toEqual([
    {
      ...{ SlNo: "1", PrdDesc: "PET 'clear' / बोतल", IsServc: "N", HsnCd: "391590" },
      ...{ Qty: 8520, Unit: "KGS", UnitPrice: 107, TotAmt: 911_640, AssAmt: 911_640, GstRt: 18 },
      ...{ IgstAmt: 164_095.2, CgstAmt: 0, SgstAmt: 0, TotItemVal: 1_075_735.2 },
    },
  ]);
  // The lot lies in the town of the registered place: goods leave from there.
  expect(file).not.toHaveProperty("DispDtls");
  expect(JSON.stringify(file)).not.toMatch(/null|""/);
});

test("without HSN of six digits the files are refused with their paths, until the office says which (G51)", async () => {
  const { id } = await truck({ material: "tyres" });
  const set = (hsn6: string | null, code = "tyres") =>
    ask(invoices.setMaterialCode, { params: { code }, body: { hsn6 }, token: admin.token });
  const lacking = await truck({ material: "displays" });
  for (const [path, field] of [
    ["inv01", "ItemList.0.HsnCd"],
    ["eway", "billLists.0.itemList.0.hsnCode"],
  ]) {
    const refused = await fetchFile(`/invoice/${lacking.id}/${path}`);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ code: "schema_unmet" });
    expect(refused.json().errors.map((e: { path: string }) => e.path)).toContain(field);
  }
  expect((await set("740400", "displays")).status).toBe(400);
  expect((await set("854991", "displays")).status).toBe(200);
  expect((await fetchFile(`/invoice/${lacking.id}/inv01`)).json()).toMatchObject({
    ItemList: [{ HsnCd: "854991" }],
  });
  expect((await fetchFile(`/invoice/${id}/inv01`)).statusCode).toBe(200);
  const codes = await ask(invoices.materialCodes, { token: admin.token });
  expect(codes.body.data).toContainEqual({
    ...{ code: "displays", name: "Displays", hsn: "8549", hsn6: "854991", confirmed: true },
  });
});

test("the e-way file has the truck, TCS in OthValue, and says where the goods leave if not from the registered place (G52)", async () => {
  const { lot, id } = await truck();
  expect((await fetchFile(`/invoice/${id}/eway`)).json().billLists).toMatchObject([
    {
      ...{ supplyType: "O", subSupplyType: 1, docType: "INV", transType: 1, totalValue: 911_640 },
      ...{ igstValue: 164_095.2, OthValue: 21_514.7, totInvValue: 1_097_249.9 },
      ...{ vehicleNo: "GJ05AB1234", fromGstin: OF_PUNE, fromStateCode: 27, toStateCode: 24 },
      itemList: [{ hsnCode: 391_590, quantity: 8520, qtyUnit: "KGS", igstRate: 18 }],
    },
  ]);
  const nashik = { state: "Maharashtra", city: "Nashik", pincode: "422001" };
  const site_id = await aSite(seller, nashik);
  await db.updateTable("lots").set({ site_id }).where("id", "=", lot.lotId).execute();
  const { id: second } = await issue(lot.id, buyer, 5000);
  expect((await fetchFile(`/invoice/${second}/eway`)).json().billLists[0]).toMatchObject({
    ...{ transType: 3, fromPlace: "Nashik", fromPincode: 422_001, fromStateCode: 27 },
    actualFromStateCode: 27,
  });
  expect((await fetchFile(`/invoice/${second}/inv01`)).json()).toMatchObject({
    DispDtls: { Loc: "Nashik", Pin: 422_001, Stcd: "27" },
  });
});

test("the portal's answer is taken with our IRN alone, and only then the PDF has it with a QR code (G50)", async () => {
  const { lot, id } = await truck();
  const { irn_hash, number: DocNo } = await db
    .selectFrom("invoices")
    .select(["irn_hash", "number"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const tell = (irn: string, by = seller) =>
    ask(invoices.recordIrp, {
      params: { id },
      body: answerOf(irn, { DocNo, Irn: irn }),
      token: by.token,
    });
  const before = (await fetchFile(`/invoice/${id}`)).rawPayload;
  expect(await tell("0".repeat(64))).toMatchObject({ status: 409, body: { code: "irn_differs" } });
  expect((await tell(irn_hash ?? "", buyer)).status).toBe(404);
  for (let i = 0; i < 2; i++)
    expect((await tell(irn_hash ?? "")).body.data).toMatchObject({ irn: irn_hash });
  const after = (await fetchFile(`/invoice/${id}`)).rawPayload;
  expect(after.length).toBeGreaterThan(before.length + 2000);
  expect((await paperOf(lot.id))[0]).toMatchObject({ ack_no: "112210000012345" });
});

test("the signed code has to be this paper's: its number, total and both GSTINs (R76, X16)", async () => {
  const { id } = await truck();
  const row = db.selectFrom("invoices").select(["irn_hash", "number"]).where("id", "=", id);
  const { irn_hash, number: DocNo } = await row.executeTakeFirstOrThrow();
  const irn = irn_hash ?? "";
  const tell = (body: ReturnType<typeof answerOf>) =>
    ask(invoices.recordIrp, { params: { id }, body, token: seller.token });
  for (const odd of [
    answerOf(irn, { DocNo: "RB/26-27/999999" }),
    answerOf(irn, { DocNo, TotInvVal: 97_249.9 }),
    answerOf(irn, { DocNo, BuyerGstin: OF_PUNE }),
    answerOf(irn, { DocNo, SellerGstin: gstin("24AABFG1234K1Z") }),
    answerOf(irn, { DocNo, Irn: "0".repeat(64) }),
    answerOf(irn, { DocNo }, "none"),
    { ...answerOf(irn), signed_qr: `${"a".repeat(30)}.${"b".repeat(30)}.${"c".repeat(30)}` },
  ]) {
    const refused = await tell(odd);
    expect([refused.status, refused.body.code]).toEqual([409, "irp_differs"]);
    expect(refused.body.errors).toMatchObject([{ path: "signed_qr" }]);
  }
  expect((await tell(answerOf(irn, { DocNo }))).status).toBe(200);
});

test("an e-way bill's number is kept where one is needed; a later one takes its place (G52, MG15)", async () => {
  const { lot, id } = await truck();
  const tell = (eway_no: string, on = id) =>
    ask(invoices.recordEway, {
      ...{ params: { id: on }, token: seller.token },
      body: { eway_no, valid_until: "2026-11-28T23:59:00+05:30" },
    });
  expect((await tell("1234")).status).toBe(400);
  expect((await tell("1912 0045 6789")).body.data).toMatchObject({
    ...{ eway_no: "191200456789", eway_valid_until: "2026-11-28T18:29:00.000Z" },
  });
  expect((await tell("191200456790")).body.data.eway_no).toBe("191200456790");
  // A day is valid to its end (MG15).
  const day = await ask(invoices.recordEway, {
    ...{ params: { id }, token: seller.token },
    body: { eway_no: "191200456790", valid_until: "2026-11-30" },
  });
  expect(day.body.data.eway_valid_until).toBe("2026-11-30T18:29:59.000Z");
  const { id: small } = await issue(lot.id, buyer, 100);
  expect(await tell("191200456791", small)).toMatchObject({
    ...{ status: 409, body: { code: "eway_not_needed" } },
  });
  expect((await fetchFile(`/invoice/${small}/eway`)).statusCode).toBe(409);
});

const declare = async (id: string, by: SignedIn) => {
  const operation = { ...invoices.declare, path: `/award/${id}/declaration` } as never;
  return market.send(operation as typeof invoices.declare, by.token, [
    { field: "document", name: "declaration.pdf", type: "application/pdf", bytes: aPdf() },
  ]);
};
const answer = (id: string, said: "accepted" | "declined", by = seller) =>
  ask(invoices.answerDeclaration, { params: { id }, body: { answer: said }, token: by.token });

test("a declaration that was accepted takes the TCS from what is owed and from invoices after it (G48)", async () => {
  const lot = await sold([[buyer, 107]]);
  await issue(lot.id, buyer, 100);
  const plain = await sold([[buyer, 107]]);
  expect((await declare(plain.id, seller)).status).toBe(404);
  expect((await declare(plain.id, buyer)).status).toBe(200);
  expect(await declare(plain.id, buyer)).toMatchObject({ body: { code: "declared_already" } });
  expect((await answer(plain.id, "accepted", buyer)).status).toBe(404);
  expect((await answer(plain.id, "declined")).status).toBe(200);
  expect((await sale(plain.id, buyer)).payable).toBe(1_931_778);
  expect((await declare(plain.id, buyer)).status).toBe(200);
  for (let i = 0; i < 2; i++) expect((await answer(plain.id, "accepted")).status).toBe(200);
  expect((await answer(plain.id, "declined")).body).toMatchObject({ code: "declaration_answered" });
  const shown = await sale(plain.id, buyer);
  expect(shown).toMatchObject({
    ...{ payable: 1_893_900, due: 1_893_900 - 160_500, dues: [{ amount: 1_893_900 }] },
  });
  expect(shown.lines.map(({ what }) => what)).toEqual(["igst"]);
  await issue(plain.id, buyer, 8520);
  expect(await paperOf(plain.id)).toMatchObject([{ tcs: 0, total: 1_075_735.2 }]);
  // Each is told once of what waits for them.
  expect(await codesTo(seller.id, plain.id)).toEqual(
    expect.arrayContaining(["declaration_sent", "declaration_sent"]),
  );
  const answered = (await codesTo(buyer.id, plain.id)).filter((code) =>
    code?.startsWith("declaration"),
  );
  expect(answered).toEqual(["declaration_answered", "declaration_answered"]);
  const seen = await ask(invoices.declaration, { params: { id: plain.id }, token: seller.token });
  expect(seen.body.data).toMatchObject({ state: "accepted" });
  const { data: told } = (
    await ask(invoices.declaration, { params: { id: plain.id }, token: seller.token })
  ).body;
  expect(told).toMatchObject({ form: "127", forward_by: "2026-12-07" });
  const document = await fetchFile(`/award/${plain.id}/declaration/document`);
  expect([document.statusCode, document.headers["content-type"]]).toEqual([200, "application/pdf"]);
  const stranger = await market.aBuyer();
  expect((await fetchFile(`/award/${plain.id}/declaration/document`, stranger)).statusCode).toBe(
    404,
  );

  // TCS that an invoice collected before it stays, and is owed.
  await declare(lot.id, buyer);
  await answer(lot.id, "accepted");
  expect(await sale(lot.id, buyer)).toMatchObject({
    ...{ payable: 1_893_900 + 252.52, lines: [{ what: "igst" }, { what: "tcs", amount: 252.52 }] },
  });
});

test("a sale whose money covers what is left after a declaration is paid (G48)", async () => {
  const lot = await sold([[buyer, 107]]);
  await pay(lot.id, buyer, 1_893_900 - 160_500);
  expect(await sale(lot.id, buyer)).toMatchObject({ state: "payment_due", due: 37_878 });
  await declare(lot.id, buyer);
  await answer(lot.id, "accepted");
  expect(await sale(lot.id, buyer)).toMatchObject({ state: "paid", due: 0, paid: 1_893_900 });
});

test("the buyer's site that is invoiced decides the taxes, before the first slip (G48)", async () => {
  const lot = await sold([[buyer, 107]]);
  const gstinOfPune = gstin("27AABFG1234K1Z");
  const inPune = await aSite(buyer, {
    gstin: gstinOfPune,
    state: "Maharashtra",
    city: "Pune",
    pincode: "411045",
  });
  const inGoa = await aSite(buyer, { state: "Goa", city: "Panaji", pincode: "403001" });
  const name = (
    body: { bill_to_site_id?: number | null; ship_to_site_id?: number | null },
    by = buyer,
  ) => ask(awards.setPlaces, { params: { id: lot.id }, body, token: by.token });
  expect((await name({ bill_to_site_id: inPune }, seller)).status).toBe(404);
  expect((await name({ bill_to_site_id: 999_999 })).body).toMatchObject({ code: "unknown_site" });
  expect((await name({})).status).toBe(400);
  const named = (await name({ bill_to_site_id: inPune, ship_to_site_id: inGoa })).body.data;
  expect(named).toMatchObject({
    ...{ bill_to_site_id: String(inPune), ship_to_site_id: String(inGoa), payable: 1_931_778 },
    lines: [{ what: "cgst", amount: 144_450 }, { what: "sgst", amount: 144_450 }, { what: "tcs" }],
  });
  const { id } = await issue(lot.id, buyer, 8520);
  expect(await paperOf(lot.id)).toMatchObject([{ cgst: 82_047.6, sgst: 82_047.6 }]);
  expect((await fetchFile(`/invoice/${id}/inv01`)).json()).toMatchObject({
    BuyerDtls: { Gstin: gstinOfPune, Pos: "27" },
    ShipDtls: { Loc: "Panaji", Stcd: "30" },
  });
  expect((await fetchFile(`/invoice/${id}/eway`)).json().billLists[0]).toMatchObject({
    ...{ transType: 2, toPlace: "Panaji", toStateCode: 27, actualToStateCode: 30 },
    itemList: [{ cgstRate: 9, sgstRate: 9, igstRate: 0 }],
  });
  expect((await name({ bill_to_site_id: null })).body).toMatchObject({ code: "truck_weighed" });
});

test("GST that a buyer deducts is no part of the invoice (G53)", async () => {
  const metal = await aBuyerWith(5_000_000);
  await aSite(metal, { gstin: gstin("24AABFM1234K1Z") });
  const company = db.updateTable("companies").set({ tds_gstin: gstin("24AABFM1234K1D") });
  await company
    .where("id", "in", (eb) =>
      eb.selectFrom("company_users").select("company_id").where("user_id", "=", metal.id),
    )
    .execute();
  const lot = await sold([[metal, 38.5]], {
    material: "copper",
    kilograms: 25_000,
    marketValue: 30,
  });
  const { total } = await issue(lot.id, metal, 25_000);
  expect(total / 100).toBe(1_158_465);
  expect(await sale(lot.id, metal)).toMatchObject({ payable: 1_158_465, gst_tds: 19_250 });
});

test("in English and in Hindi a paper is drawn, with its amount in words (G63)", async () => {
  const { id } = await truck();
  for (const lang of ["en", "hi"]) {
    const sent = await fetchFile(`/invoice/${id}?lang=${lang}`, buyer);
    expect(sent.headers["content-type"]).toBe("application/pdf");
    expect(sent.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  }
});

test.each([
  ["with_payment", null, "SEZWP", 164_095.2, 1_097_249.9],
  ["without_payment", null, "SEZWP", 164_095.2, 1_097_249.9],
  ["without_payment", "2027-03-31", "SEZWOP", undefined, 929_872.8],
] as const)(
  "a buyer's unit in a SEZ of the seller's own state, %s, LUT until %s: %s in file, invoice and landed cost (R73)",
  async (sez, lut_until, SupTyp, IgstVal, TotInvVal) => {
    await db.updateTable("company_sites").set({ lut_until }).where("gstin", "=", OF_PUNE).execute();
    const unit = await aBuyerWith(5_000_000);
    const id = await aSite(unit, {
      ...{ gstin: gstin("27AABFG1234K1Z"), state: "Maharashtra", city: "Pune", pincode: "411001" },
    });
    await db.updateTable("company_sites").set({ sez }).where("id", "=", id).execute();
    const lot = await sold([[unit, 107]]);
    const issued = await issue(lot.id, unit, 8520);
    expect(issued.total / 100).toBe(TotInvVal);
    const file = (await fetchFile(`/invoice/${issued.id}/inv01`)).json();
    expect(file).toMatchObject({ TranDtls: { SupTyp }, BuyerDtls: { Pos: "27" } });
    expect(file.ValDtls).toMatchObject({ AssVal: 911_640, TotInvVal });
    expect([file.ValDtls.IgstVal, file.ValDtls.CgstVal]).toEqual([IgstVal, undefined]);
    const eway = (await fetchFile(`/invoice/${issued.id}/eway`)).json().billLists[0];
    expect([eway.igstValue, eway.cgstValue]).toEqual([IgstVal ?? 0, 0]);
    await db.updateTable("company_sites").set({ lut_until: null }).execute();
  },
);

test("an e-invoice has thirty days from its day where the seller's turnover asks for it (O36)", async () => {
  const { lot } = await truck();
  const shown = async () => (await paperOf(lot.id))[0];
  const tell = (turnover_band: "to_10" | "above_10" | null) =>
    ask(companies.nameCompany, {
      body: { name: "Seller Works", turnover_band },
      token: seller.token,
    });
  expect(await shown()).toMatchObject({
    ...{ dated: "2026-11-25", irp_by: "2026-12-25", irp_by_sure: false },
    eway_document_until: "2027-05-24",
  });
  expect((await tell("above_10")).body.data).toMatchObject({ turnover_band: "above_10" });
  expect(await shown()).toMatchObject({ irp_by: "2026-12-25", irp_by_sure: true });
  await tell("to_10");
  expect(await shown()).toMatchObject({ irp_by: null, irp_by_sure: true });
  const odd = await ask(companies.nameCompany, {
    body: { name: "Seller Works", turnover_band: "huge" as never },
    token: seller.token,
  });
  expect(odd).toMatchObject({ status: 400, body: { errors: [{ path: "turnover_band" }] } });
  await tell(null);
});

test("an e-way bill is valid, ending, over; it is closed once, by either side, in its days (O37)", async () => {
  const { lot, id } = await truck();
  const at = (iso: string) => market.setTime(new Date(iso));
  await at("2026-11-29T06:30:00Z");
  const state = async () => (await paperOf(lot.id))[0]?.eway_state;
  const close = (closed_on: string, by = buyer) =>
    ask(invoices.closeEway, { params: { id }, body: { closed_on }, token: by.token });
  expect(await state()).toBe("none");
  expect((await close("2026-11-29")).body.code).toBe("eway_not_closable");
  await ask(invoices.recordEway, {
    params: { id },
    body: { eway_no: "881000009999", valid_until: "2026-11-30" },
    token: seller.token,
  });
  expect(await state()).toBe("valid");
  // The truck has not left.
  expect((await close("2026-11-29")).body.code).toBe("eway_not_closable");
  await db
    .updateTable("trips")
    .set({
      ...{ state: "out", net_grams: 8_520_000, gate_in_at: new Date("2026-11-29T04:30:00Z") },
      gate_out_at: new Date("2026-11-29T05:30:00Z"),
    })
    .where("id", "=", (eb) =>
      eb.selectFrom("invoices").select("trip_id").where("id", "=", Number(id)),
    )
    .execute();
  for (const day of ["2026-11-30", "2026-11-28", "2026-12-24"])
    expect(await close(day)).toMatchObject({
      status: 400,
      body: { errors: [{ path: "closed_on" }] },
    });
  await at("2026-11-30T11:00:00Z");
  expect(await state()).toBe("ending");
  await at("2026-11-30T19:00:00Z");
  expect(await state()).toBe("over");
  const stranger = await aBuyerWith(1000);
  expect((await close("2026-11-30", stranger)).status).toBe(404);
  // The next day it is a day over: closed still; a day later no more.
  await at("2026-12-01T19:00:00Z");
  expect((await close("2026-12-01")).body.code).toBe("eway_not_closable");
  await at("2026-12-01T10:00:00Z");
  expect((await close("2026-11-30")).body.data).toMatchObject({
    ...{ eway_state: "closed", eway_closed_on: "2026-11-30" },
  });
  expect((await close("2026-12-01", seller)).body.code).toBe("eway_closed_already");
  await market.setTime(null);
});

test("the yard's GSTIN goes into the files once the office turns it on (O35)", async () => {
  const lot = await sold([[buyer, 107]]);
  const inGoa = await aSite(buyer, { state: "Goa", city: "Panaji", pincode: "403001" });
  const inPune = await aSite(buyer, {
    ...{ gstin: gstin("27AABFG1234K1Z"), state: "Maharashtra", city: "Pune", pincode: "411045" },
  });
  const placed = await ask(awards.setPlaces, {
    params: { id: lot.id },
    body: { bill_to_site_id: inPune, ship_to_site_id: inGoa },
    token: buyer.token,
  });
  expect(placed.status).toBe(200);
  const { id } = await issue(lot.id, buyer, 8520);
  const named = async () => "Gstin" in (await fetchFile(`/invoice/${id}/inv01`)).json().ShipDtls;
  const turn = (on_from: string | null) =>
    ask(law.turn, {
      params: { id: "ship_to_gstin" },
      body: { on_from, reason: "the portal takes it" },
      token: admin.token,
    });
  expect(await named()).toBe(false);
  expect((await turn("2026-11-01")).status).toBe(200);
  expect(await named()).toBe(true);
  await turn(null);
  expect(await named()).toBe(false);
});
