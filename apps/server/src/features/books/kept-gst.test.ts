import { banking, books, wallet } from "@rebale/contract";
import { tallyPath } from "@rebale/contract/books";
import { beforeAll, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { aBankAccount, aGateway } from "../../../test/bank.ts";
import { type GstSafeSale, gstSafeSales } from "../../../test/gst-safe.ts";
import { accountDeps } from "../accounts/index.ts";
import { sendWithdrawals } from "../banking/withdrawals/send-withdrawals.ts";

const market = await createMarket();
const { ask, app } = market;
const g = await gstSafeSales(market);
const { seller } = g;
const query = { from: "2026-11-01", to: "2027-03-31" };
const TAX = 124_545.6;
const paise = (rupees: number) => Math.round(rupees * 100);
let sale: GstSafeSale;

/** A part of its truck's GST is found in a 2B, and the rest confirmed. */
beforeAll(async () => {
  sale = await g.sold();
  await g.release();
  await g.bring(sale, { b2b: [await g.invoiceOf(sale, { igst: 100_000 })] });
  await g.confirm((await g.holdOf(sale))._id, sale.buyer);
});

const receipts = async ({ token }: SignedIn = seller) =>
  (await ask(books.receipts, { token, query })).body;

test("a receipt says what is kept for GST, and what is freed is a receipt of its own (O43, O50)", async () => {
  const { data } = await receipts();
  const own = data.filter(({ award_id }) => award_id === sale.id);
  const nothing = { fee: 0, fee_gst: 0, gst_tcs: 0, income_tds: 0, tax_held: 0 };
  expect(own).toMatchObject([
    {
      ...{ kind: "trip_released", gross: 832_794.91, fee: 3_459.6, fee_gst: 622.73 },
      ...{ gst_tcs: 0, income_tds: 0, tax_held: TAX, net: 704_166.98, trip_id: sale.trip },
    },
    { ...nothing, kind: "tax_released", gross: 100_000, net: 100_000 },
    { ...nothing, kind: "tax_released", gross: 24_545.6, net: 24_545.6 },
  ]);
  const taken = ["fee", "fee_gst", "gst_tcs", "income_tds", "tax_held"] as const;
  for (const row of own) {
    const rest = taken.reduce((sum, name) => sum + paise(row[name]), 0);
    expect(paise(row.gross) - rest).toBe(paise(row.net));
  }
  const statement = (await ask(wallet.statement, { token: seller.token, query: { rows: 500 } }))
    .body.data;
  const numbers = new Set(statement.map(({ _id }) => `J${_id.split(".")[0]}`));
  for (const { ref } of own) expect([ref, numbers.has(ref)]).toEqual([ref, true]);
  // Its buyer gets none of it.
  expect((await receipts(sale.buyer)).data.map(({ kind }) => kind)).not.toContain("tax_released");
});

test("what the database sums of receipts leaves out what is kept, as the rows do (O42, O43)", async () => {
  const kept = await g.sold();
  await g.release();
  const { data, totals, sums } = await receipts();
  const own = data.filter(({ award_id }) => award_id === kept.id);
  expect(own).toMatchObject([{ tax_held: TAX, net: 704_166.98 }]);
  const net = data.reduce((sum, row) => sum + paise(row.net), 0);
  expect([paise(totals.net ?? 0), paise(sums.net ?? 0)]).toEqual([net, net]);
  // Two trucks' own money, and the GST of the first.
  expect(net).toBe(paise(704_166.98) * 2 + paise(TAX));
  for (const by of [seller, kept.buyer])
    for (const name of books.REGISTERS) {
      const { sums, totals } = (await ask(books[name], { token: by.token, query })).body;
      for (const [field, sum] of Object.entries(sums))
        expect([name, field, totals[field] ?? 0]).toEqual([name, field, sum]);
    }
});

test("Tally's vouchers of such a sale each sum to nothing, and name the ledger of what is kept (O47)", async () => {
  const vouchersOf = async ({ token }: SignedIn) => {
    const { body } = await app.inject({
      url: `/api${tallyPath}?from=${query.from}&to=${query.to}`,
      headers: { authorization: `Bearer ${token}` },
    });
    return [...body.matchAll(/<VOUCHER REMOTEID="([^"]+)"[\s\S]*?<\/VOUCHER>/g)];
  };
  const linesOf = (voucher: string) =>
    [
      ...voucher.matchAll(
        /<LEDGERNAME>([^<]+)<\/LEDGERNAME>\s*<ISDEEMEDPOSITIVE>\w+<\/ISDEEMEDPOSITIVE>\s*<AMOUNT>(-?[\d.]+)</g,
      ),
    ].map(([, ledger = "", amount]) => ({ ledger, amount: paise(Number(amount)) }));
  for (const by of [seller, sale.buyer]) {
    const vouchers = await vouchersOf(by);
    expect(vouchers.length).toBeGreaterThan(2);
    for (const [voucher, id] of vouchers)
      expect([id, linesOf(voucher).reduce((sum, { amount }) => sum + amount, 0)]).toEqual([id, 0]);
  }
  const { data } = await receipts();
  const own = await vouchersOf(seller);
  const keptBy = (ref: string) =>
    linesOf(own.find(([, id]) => id === `rebale-${ref}`)?.[0] ?? "")
      .filter(({ ledger }) => ledger === "Rebale Kept for GST")
      .map(({ amount }) => amount);
  // A debit stands below zero: what the market keeps is the seller's.
  for (const { ref, kind, net } of data.filter(({ award_id }) => award_id === sale.id))
    expect([kind, keptBy(ref)]).toEqual([kind, [paise(kind === "tax_released" ? net : -TAX)]]);
});

test("of such a sale its seller takes out what is not kept, and not a paisa more (O24, O44)", async () => {
  const [finance, colleague] = [await market.anAdmin("finance"), await market.anAdmin("finance")];
  const account = await aBankAccount(market, seller, finance);
  const { proceeds, tax_held } = await g.money();
  expect(tax_held).toBe(TAX);
  const asked = (amount: number) =>
    ask(banking.askWithdrawal, {
      token: seller.token,
      body: { amount, from: "proceeds", bank_account_id: account },
    });
  expect((await asked(proceeds + 0.01)).status).toBe(409);
  const { _id: id } = (await asked(proceeds)).body.data;
  for (const [by, decision] of [
    [finance, "approve"],
    [colleague, "release"],
  ] as const)
    await ask(banking.decideWithdrawal, {
      ...{ token: by.token, params: { id } },
      body: { decision, reason: null },
    });
  const { gateways } = aGateway();
  for (let i = 0; i < 3; i++) await sendWithdrawals(accountDeps(market.deps), gateways);
  const sent = (await ask(banking.withdrawals, { token: seller.token })).body.data;
  const { data, totals, sums } = (await ask(books.payouts, { token: seller.token, query })).body;
  expect(data).toMatchObject([
    {
      ...{ kind: "withdrawal_sent", from: "proceeds", amount: proceeds, bank_last4: "5678" },
      utr: sent.find(({ _id }) => _id === id)?.utr,
    },
  ]);
  expect([totals.amount, sums.amount]).toEqual([proceeds, proceeds]);
});
