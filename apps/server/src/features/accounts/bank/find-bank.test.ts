import { accounts } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, marketOf } from "../../../../test/app.ts";

const market = await createMarket(marketOf());
const bankOf = async (ifsc: string) =>
  (await market.ask(accounts.bankOfIfsc, { params: { ifsc } })).body;

test.each([
  ["HDFC0000001", "HDFC Bank", true],
  ["sbin0000456", "State Bank of India", true],
  ["ABHY0065033", "Abhyudaya Co-operative Bank", false],
  ["ABHY0065032", "Abhyudaya Co-operative Bank", true],
  ["AJAR00000SC", "Ajara Urban Co-operative Bank", true],
  ["IDIB000E001", "Indian Bank", true],
  ["IDIB0000000", "Indian Bank", false],
  ["AACX0000000", "Akhand Anand Co.op Bank", false],
  ["HDFC0ZZZZZZ", "HDFC Bank", false],
  ["QQQQ0000001", null, false],
])("%s is of %s; a branch: %s (W3)", async (ifsc, bank, has_branch) => {
  expect((await bankOf(ifsc)).data).toEqual({ ifsc: ifsc.toUpperCase(), bank, has_branch });
});

test("what is no IFSC is refused (W3)", async () => {
  expect(await bankOf("HDFC1000001")).toMatchObject({
    is_success: 0,
    errors: [{ path: "ifsc", msg: "IFSC has 4 letters, a zero and 6 letters or digits" }],
  });
});

test("a registration without the bank's name has it from the IFSC, and keeps one that was typed (W3)", async () => {
  const bank = { account_no: "30211234567", ifsc: "HDFC0000001" };
  const filled = await market.aBuyer({ documents: { bank } });
  const typed = await market.aBuyer({ documents: { bank: { ...bank, bank_name: "My bank" } } });
  const stored = await market.db
    .selectFrom("account_papers")
    .select("bank_name")
    .where("user_id", "in", [filled.id, typed.id])
    .orderBy("user_id")
    .execute();
  expect(stored).toEqual([{ bank_name: "HDFC Bank" }, { bank_name: "My bank" }]);
});
