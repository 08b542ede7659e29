import { PDF } from "@libpdf/core";
import { wallet } from "@rebale/contract";
import { addDays, DAY_MS, indiaDay } from "@rebale/contract/values/calendar";
import { type Paise, paise } from "@rebale/contract/values/money";
import { parseCsv } from "hucre/csv";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { aPayer, moneyOf, type Payer } from "../../../../test/money.ts";
import { rowsOfWorkbook } from "../../../../test/read-workbook.ts";
import { postEntries } from "../../journal/index.ts";
import { entryFor, type JournalEvent } from "../../money-entries/index.ts";

const market = await createMarket();
const { ask, app, db, deps } = market;
const noon = new Date();
const days = (n: number) => market.setTime(new Date(noon.getTime() + n * DAY_MS));
const dayIn = (n: number) => addDays(indiaDay(noon), n);

const post = (event: JournalEvent, params = {}) =>
  db.transaction().execute((tx) => {
    const entry = entryFor(event);
    return postEntries(tx, entry ? [{ ...entry, actorId: null, cause: {}, params }] : []);
  });
let n = 0;
const topUp = (companyId: number, amount: Paise) => {
  const paymentId = `pay_${++n}`;
  return post(
    { kind: "top_up", companyId, amount, gateway: "demo", paymentId },
    { payment: paymentId },
  );
};
const asked = (companyId: number, amount: Paise): JournalEvent => ({
  ...{ kind: "withdrawal_asked", withdrawalId: `w-${++n}`, companyId, from: "deposit", amount },
});
/** ₹1,000.01 before, then 2,000.50 and 0.10 in and 700.60 on its way out on one day. */
async function aCompanyWithMoney(): Promise<Payer> {
  const payer = await aPayer(market);
  await days(-3);
  await topUp(payer.companyId, paise(1000.01));
  await days(-1);
  await topUp(payer.companyId, paise(2000.5));
  await topUp(payer.companyId, paise(0.1));
  await post(asked(payer.companyId, paise(700.6)));
  await market.setTime(null);
  return payer;
}
const read = async ({ token }: Payer, query: object = {}) =>
  (await ask(wallet.statement, { token, query: { rows: 50, ...query } })).body;
const file = (payer: Payer, format: string, query = "", language = "en") =>
  app.inject({
    url: `/api/wallet/statement?format=${format}${query}`,
    headers: { authorization: `Bearer ${payer.token}`, "accept-language": language },
  });

test("by event each row is signed once, and moves between own pots are there on request (U30)", async () => {
  const payer = await aCompanyWithMoney();
  const all = await read(payer, { by: "event" });
  expect(all).toMatchObject({ opening: 0, in: 3000.61, out: 0, moved: 0, closing: 3000.61 });
  expect(all.data.map((row) => [row.in, row.out, row.balance])).toEqual([
    [1000.01, 0, 1000.01],
    [2000.5, 0, 3000.51],
    [0.1, 0, 3000.61],
  ]);
  const withMoves = await read(payer, { by: "event", moves: "1" });
  expect(withMoves).toMatchObject({ in: 3000.61, out: 0, moved: 700.6, closing: 3000.61 });
  expect(withMoves.data.at(-1)).toMatchObject({ in: 700.6, out: 700.6, balance: 3000.61 });
  const ofDeposit = await read(payer, { by: "event", account: "deposit" });
  expect(ofDeposit.data.at(-1)).toMatchObject({ in: 0, out: 700.6, balance: 2300.01 });
  const { body } = await file(payer, "csv", "&by=event&moves=1");
  const last = body.trim().split("\n").at(-1);
  expect(last).toContain("3000.61");
  expect((await read(payer, { by: "event", page: 2, rows: 1 })).totalpage).toBe(3);
});

test("opening + in − out = closing, of a page as of all of it, and each balance follows the last (M39)", async () => {
  const payer = await aCompanyWithMoney();
  const period = { from: dayIn(-2), to: dayIn(0), account: "deposit" };
  const whole = await read(payer, period);
  expect(whole).toMatchObject({ opening: 1000.01, in: 2000.6, out: 700.6, closing: 2300.01 });
  expect(paise(whole.opening) + paise(whole.in) - paise(whole.out)).toBe(paise(whole.closing));
  expect(whole.data.map(({ in: came, out, balance }) => [came, out, balance])).toEqual([
    [2000.5, 0, 3000.51],
    [0.1, 0, 3000.61],
    [0, 700.6, 2300.01],
  ]);
  expect(whole.closing).toBe((await moneyOf(market, payer.companyId)).deposit);
  const second = await read(payer, { ...period, rows: 2, page: 2 });
  expect(second).toMatchObject({ opening: 1000.01, closing: 2300.01, totalpage: 2 });
  expect(second.data).toEqual(whole.data.slice(2));
});

test("all accounts together show both sides of what moves between them, and come to the same (M39)", async () => {
  const payer = await aCompanyWithMoney();
  const all = await read(payer);
  // Money on its way has not gone yet: out of one account, into another.
  expect(all).toMatchObject({ opening: 0, in: 3000.61, out: 0, moved: 700.6, closing: 3000.61 });
  const rows = (side: "in" | "out") => all.data.reduce((sum, row) => sum + paise(row[side]), 0);
  expect(rows("in")).toBe(paise(all.in) + paise(all.moved));
  expect(rows("out")).toBe(paise(all.out) + paise(all.moved));
  expect(all.data.map(({ account }) => account)).toEqual([
    ...["deposit", "deposit", "deposit", "deposit", "leaving"],
  ]);
  await post({
    ...{ kind: "chargeback", disputeId: `d-${payer.companyId}`, companyId: payer.companyId },
    ...{ amount: paise(5000), deposit: paise(2300.01) },
  });
  expect(await read(payer, { account: "owed" })).toMatchObject({ out: 2699.99, closing: -2699.99 });
  expect((await read(payer)).closing).toBe(-1999.39);
});

test.each(["csv", "xlsx", "pdf"])(
  "%s says the same as the screen, to its last line (M39)",
  async (format) => {
    const payer = await aCompanyWithMoney();
    const page = await read(payer, { from: dayIn(-2), account: "deposit" });
    const reply = await file(payer, format, `&from=${dayIn(-2)}&account=deposit`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["content-disposition"]).toBe(`attachment; filename="statement.${format}"`);
    expect(reply.headers["cache-control"]).toBe("private, no-store");
    const expected = [page.opening, ...page.data.map(({ balance }) => balance), page.closing];
    const { balances, sums } = await readFile(reply.rawPayload, format);
    expect(balances).toEqual(expected);
    expect(sums).toEqual([page.in, page.out, page.closing]);
  },
);

test("in a file of all accounts each column sums to its last line, moves between them taken off (M39)", async () => {
  const payer = await aCompanyWithMoney();
  const lines = parseCsv((await file(payer, "csv")).payload).slice(1);
  const sumOf = (column: number) =>
    lines.slice(1, -1).reduce((sum, line) => sum + paise(numberOf(line.at(column))), 0);
  const [cameIn, out] = [-3, -2].map((at) => paise(numberOf(lines.at(-1)?.at(at))));
  expect([sumOf(-3), sumOf(-2)]).toEqual([cameIn, out]);
  expect([cameIn, out]).toEqual([300_061, 0]);
  expect(lines.at(-2)).toContain("Less moves between own accounts");
});

/** The last column, and the three amounts of the last line. */
async function readFile(bytes: Buffer, format: string) {
  if (format === "pdf") {
    const pdf = await PDF.load(bytes);
    const text = pdf
      .getPages()
      .map((page) => page.extractText().text)
      .join("\n");
    const lines = text
      .split("\n")
      .map((line) => [...line.matchAll(/-?[\d,]+\.\d\d/g)].map(([a]) => a));
    const amounts = lines.filter((line) => line.length > 0).map((line) => line.map(numberOf));
    return { balances: amounts.map((line) => line.at(-1)), sums: amounts.at(-1) };
  }
  const rows = format === "xlsx" ? rowsOfWorkbook(bytes) : parseCsv(bytes.toString("utf8"));
  const amounts = rows.slice(1).map((row) => row.slice(-3).map(numberOf));
  return { balances: amounts.map((line) => line.at(-1)), sums: amounts.at(-1) };
}
const numberOf = (cell: unknown): number => Number(String(cell ?? "").replaceAll(",", ""));

test("words come from what happened, in the reader's language (M39)", async () => {
  const payer = await aCompanyWithMoney();
  const [first] = (await read(payer)).data;
  expect(first?.words).toMatch(/^Paid in online: pay_\d+$/);
  const reply = await ask(wallet.statement, {
    ...{ token: payer.token, headers: { "accept-language": "hi" } },
  });
  expect(reply.body.data[0]?.words).toMatch(/^ऑनलाइन जमा: pay_\d+$/);
  const csv = (await file(payer, "csv", "", "hi")).payload;
  expect(csv).toContain("शुरुआती बैलेंस");
  expect((await file(payer, "pdf", "", "hi")).rawPayload.toString("latin1")).toMatch(/^%PDF/);
});

test("a statement is its own company's, and its managers' (M41)", async () => {
  const payer = await aCompanyWithMoney();
  const other = await aPayer(market);
  expect(await read(other)).toMatchObject({ data: [], opening: 0, closing: 0, totalpage: 0 });
  for (const role of ["viewer", "bidder"]) {
    await db.updateTable("company_users").set({ role }).where("user_id", "=", payer.id).execute();
    deps.bus.publish("session", { userId: payer.id });
    expect((await file(payer, "csv")).statusCode).toBe(403);
    expect(await ask(wallet.statement, { token: payer.token })).toMatchObject({
      ...{ status: 403, body: { code: "manager_needed" } },
    });
  }
});

test("days that are none, accounts that are none and other formats are refused (M39)", async () => {
  const { token } = await aPayer(market);
  for (const query of ["from=2026-02-30", "account=bank", "format=docx", "rows=0", "page=0"]) {
    const url = `/api/wallet/statement?${query}`;
    const reply = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    expect([query, reply.statusCode]).toEqual([query, 400]);
  }
});
