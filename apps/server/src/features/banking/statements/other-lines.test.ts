import { banking } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { aStatement, aUtr, type Row, rs } from "../../../../test/bank.ts";
import { marketMoney } from "../../../../test/money.ts";
import { postEntries } from "../../journal/index.ts";
import { entryFor } from "../../money-entries/index.ts";

const market = await createMarket();
const { ask, db } = market;
const [finance, colleague] = [await market.anAdmin("finance"), await market.anAdmin("finance")];
const day = "2026-11-24";
await market.setTime(new Date("2026-11-25T06:00:00Z"));

const names = ["One", "Two"] as const;
for (const name of names)
  for (const { token } of [finance, colleague])
    await ask(banking.makeHolderAccount, {
      token,
      body: { name, opening: name === "One" ? 1_00_000 : 0, ifsc: null },
    });
const stands: Record<string, number> = { One: 1_00_000, Two: 0 };
async function says(name: string, ...rows: readonly Row[]) {
  const bytes = Buffer.from(aStatement(stands[name] ?? 0, rows));
  const file = { field: "file", name: "s.csv", bytes };
  const body = { holder_account: name, format: "csv" };
  const reply = await market.send(banking.readStatement, finance.token, [file], body);
  expect(reply.status).toBe(200);
  stands[name] = rows.reduce((sum, { amount }) => sum + amount, stands[name] ?? 0);
  const lines = { token: finance.token, query: {} };
  return (await ask(banking.statementLines, lines)).body.data.slice(0, rows.length).reverse();
}
const tell = (id: string, other: banking.LineOther, by = finance, words?: string) =>
  ask(banking.decideLine, { token: by.token, params: { id }, body: { other, words } });
const openOf = async (date = day) => {
  const { body } = await ask(banking.closeDay, { token: finance.token, params: { date } });
  return body.errors.map(({ path }) => path.replace(/\/.*/, ""));
};

test("a settlement that is a paisa short, told by two, keeps no day open (R56)", async () => {
  const utr = aUtr();
  const settled = { settlementId: "s1", amount: rs(1_00_000), charges: rs(1000), gst: rs(180) };
  const entry = entryFor({ kind: "gateway_settlement", ...settled });
  const posting = { actorId: null, cause: {}, params: { utr }, happenedOn: day };
  if (entry) await db.transaction().execute((tx) => postEntries(tx, [{ ...entry, ...posting }]));
  const [short] = await says("One", { day, utr, amount: 98_819.99 });
  expect(short?.matched).toBeNull();
  const id = short?._id ?? "";
  expect((await tell(id, "short_settlement")).body.data.asked).toMatchObject({ by_you: true });
  expect((await tell(id, "short_settlement")).body.code).toBe("second_person_needed");
  const { body } = await tell(id, "short_settlement", colleague);
  expect(body.data.matched).toMatchObject({ state: "gateway_settlement" });
  expect(await marketMoney(market, "bank")).toBe(98_819.99);
});

test("what goes from one of the holder's accounts to another is nobody's money (R103)", async () => {
  const [bank, suspense] = [
    await marketMoney(market, "bank"),
    await marketMoney(market, "suspense"),
  ];
  const [out] = await says("One", {
    day,
    utr: "OWN000123456",
    words: "TO OWN A/C",
    amount: -50_000,
  });
  expect((await tell(out?._id ?? "", "own_transfer")).body.errors).toMatchObject([
    { path: "other" },
  ]);
  const [come] = await says("Two", { day, utr: "OWN000123456", words: "OWN A/C", amount: 50_000 });
  await tell(come?._id ?? "", "own_transfer");
  expect((await tell(come?._id ?? "", "own_transfer", colleague)).status).toBe(200);
  expect((await tell(out?._id ?? "", "own_transfer")).body.code).toBe("decided_meanwhile");
  expect(await marketMoney(market, "bank")).toBe(bank);
  expect(await marketMoney(market, "suspense")).toBe(suspense);
});

test("interest, and something else with words, are told by two; then the day closes (R56, R57)", async () => {
  const lines = await says(
    "Two",
    { day, words: "INTEREST", amount: 12.5 },
    { day, words: "CHQ BOOK REFUND", amount: 3 },
    { day, words: "STAMP DUTY", amount: -7 },
  );
  const [interest = "", refund = "", duty = ""] = lines.map(({ _id }) => _id);
  expect((await tell(refund, "something_else")).status).toBe(400);
  for (const by of [finance, colleague]) {
    await tell(interest, "interest", by);
    await tell(refund, "something_else", by, "The bank gave a cheque book's price back");
    await tell(duty, "something_else", by, "Stamp duty of the account");
  }
  const errors = await openOf();
  expect(errors).not.toContain("receipts");
  expect(errors).not.toContain("statement_lines");
  expect(errors).not.toContain("bank");
});

test("a statement with its head alone is read, and a quiet account keeps no day open (R57)", async () => {
  await market.setTime(new Date("2026-11-27T06:00:00Z"));
  expect(await openOf("2026-11-26")).toEqual(["holder_accounts", "holder_accounts"]);
  await says("One");
  await says("Two");
  const { body } = await ask(banking.holderAccounts, { token: finance.token });
  expect(body.data.filter(({ last_day }) => last_day === "2026-11-27")).toHaveLength(2);
  expect(await openOf("2026-11-26")).toEqual([]);
});
