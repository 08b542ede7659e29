import { books, feePlans, invoices, wallet } from "@rebale/contract";
import { tallyPath } from "@rebale/contract/books";
import { gstinCheckCharacter } from "@rebale/contract/values/gstin";
import { beforeAll, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { truckLeft } from "../../../test/left-trucks.ts";
import { closeOfL, salesOf } from "../../../test/market-sales.ts";
import { trucksOf } from "../../../test/trucks.ts";
import { issueFeePapers } from "../invoices/index.ts";
import { sweepSettlements } from "../settlement/index.ts";

const market = await createMarket();
const { ask, app, db, deps } = market;
const [seller, admin] = [await market.aSeller(), await market.anAdmin()];
const { registerSeller, sold, aBuyerWith, pay } = salesOf(market, seller, admin.id);
const { aSite } = trucksOf(market);
const query = { from: "2026-11-01", to: "2027-03-31" };
let buyer: SignedIn;
let awardId: string;

beforeAll(async () => {
  await registerSeller();
  await ask(feePlans.add, {
    token: admin.token,
    body: { side: "seller", percent: 0.5, valid_from: "2026-01-01" },
  });
  buyer = await aBuyerWith(2_500_000);
  await aSite(buyer, { gstin: `24AABFG1234K1Z${gstinCheckCharacter("24AABFG1234K1Z")}` });
  const lot = await sold([[buyer, 107]], { terms: { claim_hours: 24 } });
  awardId = lot.id;
  await pay(lot.id, buyer, 1_771_278);
  await truckLeft(market, lot.id, 8520);
  await db
    .updateTable("sessions")
    .set({ expires_at: new Date("2027-12-31") })
    .execute();
  for (const { id } of await db.selectFrom("users").select("id").execute())
    deps.bus.publish("session", { userId: id });
  await market.setTime(new Date(closeOfL.getTime() + 25 * 3_600_000));
  await sweepSettlements(deps);
  await issueFeePapers(deps, Number(lot.id));
});

const paise = (rupees: number) => Math.round(rupees * 100);
const get = (url: string, { token }: SignedIn) =>
  app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${token}` } });
const period = `from=${query.from}&to=${query.to}`;

test("sales are the papers of the sale, purchases mirror them, and fees are bought (O42, O50)", async () => {
  const papers = (await ask(invoices.list, { params: { id: awardId }, token: seller.token })).body;
  const own = (await ask(books.sales, { token: seller.token, query })).body;
  const theirs = (await ask(books.purchases, { token: buyer.token, query })).body;
  expect(own.data).toHaveLength(1);
  const bill = papers.data.find(({ kind }) => kind === "tax_invoice");
  expect(own.data[0]).toMatchObject({
    ...{ ref: `P${bill?._id}`, number: bill?.number, total: bill?.total, value: 911_640 },
    ...{ place_of_supply: "24", unit: "KGS", quantity: 8520, hsn: "391590", award_id: awardId },
  });
  const { party: _, party_gstin: __, ...mirrored } = theirs.data[0] ?? ({} as never);
  expect(own.data[0]).toMatchObject(mirrored);
  expect(own.totals).toMatchObject({ value: 911_640, total: bill?.total });
  const fees = (await ask(books.purchases, { token: seller.token, query })).body;
  expect(fees.data.map(({ kind, total }) => [kind, total])).toEqual([["fee_invoice", 5378.68]]);
  expect(papers.data.map(({ _id }) => `P${_id}`)).toContain(own.data[0]?.ref);
});

test("a truck's money is told with what was taken of it, and its entry is on the statement (O43, O50)", async () => {
  const { data, totals } = (await ask(books.receipts, { token: seller.token, query })).body;
  const released = data.filter(({ kind }) => kind === "trip_released");
  expect(released).toHaveLength(1);
  const [row] = released;
  const taken = ["fee", "fee_gst", "gst_tcs", "income_tds", "tax_held"] as const;
  expect(row).toMatchObject({
    ...{ gross: 1_097_249.9, fee: 4558.2, fee_gst: 820.48, net: 1_091_871.22, award_id: awardId },
  });
  const rest = taken.reduce((sum, name) => sum + paise(row?.[name] ?? 0), 0);
  expect(paise(row?.gross ?? 0) - rest).toBe(paise(row?.net ?? 0));
  expect(totals.net).toBeGreaterThanOrEqual(row?.net ?? 0);
  const statement = (await ask(wallet.statement, { token: seller.token, query: { rows: 500 } }))
    .body;
  const numbers = statement.data.map(({ _id }) => `J${_id.split(".")[0]}`);
  expect(numbers).toContain(row?.ref);
  // A buyer's own money is no receipt when a truck is released.
  const paid = (await ask(books.receipts, { token: buyer.token, query })).body.data;
  expect(paid.map(({ kind }) => kind)).not.toContain("trip_released");
});

test("each register's total is what its papers and the journal's lines come to (O42, O43, O44, O45)", async () => {
  for (const by of [seller, buyer])
    for (const name of books.REGISTERS) {
      const { totals, sums, data } = (await ask(books[name], { token: by.token, query })).body;
      expect(Object.keys(sums)).not.toEqual([]);
      for (const [field, sum] of Object.entries(sums))
        expect([name, field, totals[field] ?? 0]).toEqual([name, field, sum]);
      if (data.length > 0) expect(Object.values(sums).some((sum) => sum !== 0)).toBe(true);
    }
});

test("TCS stands on both sides with its base and code (O45)", async () => {
  const tcs = async (by: SignedIn) =>
    (await ask(books.tcs, { token: by.token, query })).body.data.map(
      ({ side, amount, base, code, section, form, percent }) => ({
        ...{ side, amount, base, code, section, form, percent },
      }),
    );
  const common = {
    ...{ amount: 21_514.7, base: 1_075_735.2, code: "1073", section: "394(1)" },
    ...{ form: null, percent: 2 },
  };
  expect(await tcs(seller)).toEqual([{ side: "collected", ...common }]);
  expect(await tcs(buyer)).toEqual([{ side: "paid", ...common }]);
});

test("CSV has the rows of JSON; 367 days, no day and days the wrong way are refused (O46)", async () => {
  const { data } = (await ask(books.sales, { token: seller.token, query })).body;
  const csv = await get(`/books/sales?${period}&format=csv`, seller);
  expect(csv.headers["content-type"]).toContain("text/csv");
  const [head = "", first = ""] = csv.body.replace("\ufeff", "").trim().split("\r\n");
  expect(head.split(",").slice(0, 4)).toEqual(["ref", "kind", "number", "dated"]);
  expect(first.startsWith(`${data[0]?.ref},tax_invoice,${data[0]?.number},2026-`)).toBe(true);
  expect(first).toContain(`,${data[0]?.total},`);
  expect((await get(`/books/sales?${period}&format=xlsx`, seller)).statusCode).toBe(200);
  for (const odd of [
    "from=2026-01-01&to=2027-01-02",
    "from=2026-12-01&to=2026-11-30",
    "from=2026-02-30&to=2026-03-01",
    "to=2026-03-01",
    `${period}&format=pdf`,
  ])
    for (const register of ["sales", "tcs"])
      expect([odd, (await get(`/books/${register}?${odd}`, seller)).statusCode]).toEqual([
        odd,
        400,
      ]);
  expect((await get("/books/sales?from=2026-01-01&to=2027-01-01", seller)).statusCode).toBe(200);
});

test("each of Tally's vouchers sums to nothing, and a second import has the same ids (O47)", async () => {
  await ask(books.nameLedgers, {
    token: seller.token,
    body: { sales: "PET <& flakes> बिक्री" },
  });
  const file = async (by = seller) => (await get(`${tallyPath}?${period}`, by)).body;
  const xml = await file();
  expect(xml).toContain("<TALLYREQUEST>Import Data</TALLYREQUEST>");
  expect(xml).toContain("<LEDGERNAME>PET &lt;&amp; flakes&gt; बिक्री</LEDGERNAME>");
  const vouchers = [...xml.matchAll(/<VOUCHER REMOTEID="([^"]+)"[\s\S]*?<\/VOUCHER>/g)];
  expect(vouchers.length).toBeGreaterThan(2);
  for (const [voucher] of vouchers) {
    const amounts = [...voucher.matchAll(/<AMOUNT>(-?[\d.]+)<\/AMOUNT>/g)].map(([, a]) =>
      paise(Number(a)),
    );
    expect(amounts.reduce((a, b) => a + b, 0)).toBe(0);
    expect(amounts.length).toBeGreaterThan(1);
  }
  expect(xml).toContain("<AMOUNT>-1097249.90</AMOUNT>");
  const ids = (text: string) => [...text.matchAll(/REMOTEID="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids(xml)).size).toBe(ids(xml).length);
  expect(ids(await file())).toEqual(ids(xml));
  expect((await get(`${tallyPath}?${period}&parts=stock`, seller)).statusCode).toBe(400);
});

test("the ledgers of Tally's money come to what the wallet closes with (O47)", async () => {
  for (const by of [seller, buyer]) {
    const xml = (await get(`${tallyPath}?${period}&parts=money`, by)).body;
    const of = (ledger: string) =>
      [
        ...xml.matchAll(
          /<LEDGERNAME>([^<]+)<\/LEDGERNAME>\s*<ISDEEMEDPOSITIVE>\w+<\/ISDEEMEDPOSITIVE>\s*<AMOUNT>(-?[\d.]+)</g,
        ),
      ]
        .filter(([, name]) => name === ledger)
        .reduce((sum, [, , amount]) => sum + paise(Number(amount)), 0);
    for (const [account, ledger] of [
      ["deposit", "Rebale Deposit"],
      ["paid_in", "Rebale Paid In"],
      ["proceeds", "Rebale Proceeds"],
    ] as const) {
      const statement = (
        await ask(wallet.statement, { token: by.token, query: { account, ...query } })
      ).body;
      expect([account, 0 - of(ledger)]).toEqual([
        account,
        paise(statement.closing) - paise(statement.opening),
      ]);
    }
  }
});

test("GSTR-1 has the month's own numbers, and none of another's GSTIN (O48, O49)", async () => {
  const { data } = (await ask(books.sales, { token: seller.token, query })).body;
  const [paper] = data;
  const { gstin } = await db
    .selectFrom("invoices")
    .select("gstin")
    .where("number", "=", paper?.number ?? "")
    .executeTakeFirstOrThrow();
  const month = `${paper?.dated.slice(5, 7)}${paper?.dated.slice(0, 4)}`;
  const answer = await get(`/books/gstr1?gstin=${gstin}&period=${month}`, seller);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-disposition"]).toContain(`GSTR1_${gstin}_${month}_rebale.json`);
  const file = answer.json();
  expect(file).toMatchObject({ gstin, fp: month });
  expect(file.b2b[0].inv[0]).toMatchObject({
    ...{ inum: paper?.number, val: paper?.total, pos: "24", rchrg: "N", inv_typ: "R" },
    itms: [{ num: 1, itm_det: { rt: 18, txval: 911_640, iamt: 164_095.2, camt: 0, samt: 0 } }],
  });
  expect(file.hsn.hsn_b2b[0]).toMatchObject({ hsn_sc: "391590", uqc: "KGS", qty: 8520 });
  expect(file.doc_issue.doc_det[0]).toMatchObject({ doc_num: 1, docs: [{ totnum: 1 }] });
  expect(file).not.toHaveProperty("b2cl");
  expect((await get(`/books/gstr1?gstin=${gstin}&period=${month}`, buyer)).statusCode).toBe(404);
  expect((await get(`/books/gstr1?gstin=${gstin}&period=132026`, seller)).statusCode).toBe(400);
  const own = async ({ token }: SignedIn) => (await ask(books.gstins, { token })).body.data;
  expect([await own(seller), await own(buyer)]).toEqual([
    [gstin],
    [expect.stringMatching(/^24AABFG1234K/)],
  ]);
  // One that an account has written down names its papers where no site has one.
  const written = "27AABFG1234K1ZX";
  await db
    .insertInto("account_papers")
    .values({ user_id: seller.id, gst_number: written })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ gst_number: written }))
    .execute();
  expect(await own(seller)).toContain(written);
  const none = await get(`/books/gstr1?gstin=${written}&period=${month}`, seller);
  expect([none.statusCode, none.json()]).toMatchObject([200, { gstin: written, fp: month }]);
});

test("books are a manager's, and ledgers' names are kept (O51)", async () => {
  const visitor = await app.inject({ url: `/api/books/sales?${period}` });
  expect(visitor.statusCode).toBe(401);
  expect((await get(`/books/sales?${period}`, admin)).statusCode).toBe(403);
  const { data } = (await ask(books.readLedgers, { token: seller.token })).body;
  expect(data).toMatchObject({ sales: "PET <& flakes> बिक्री", bank: "Bank" });
  await ask(books.nameLedgers, { token: seller.token, body: { bank: "HDFC 4321" } });
  expect((await ask(books.readLedgers, { token: seller.token })).body.data).toMatchObject({
    ...{ sales: "PET <& flakes> बिक्री", bank: "HDFC 4321" },
  });
  const odd = await ask(books.nameLedgers, { token: seller.token, body: { bank: "" } });
  expect(odd.status).toBe(400);
});
