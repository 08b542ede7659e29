import { banking, wallet } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { aDepositor, aStatement, aUtr, type Row, rs } from "../../../../test/bank.ts";
import { balancesOf } from "../../money-entries/index.ts";
import { bankingJobs } from "../banking.jobs.ts";

const market = await createMarket();
const { ask, db } = market;
const [finance, colleague] = [await market.anAdmin("finance"), await market.anAdmin("finance")];
const day = "2026-11-24";
await market.setTime(new Date("2026-11-25T06:00:00Z"));

let accounts = 0;
async function anAccount(by = [finance, colleague]): Promise<string> {
  const name = `Escrow ${++accounts}`;
  for (const { token } of by)
    await ask(banking.makeHolderAccount, { token, body: { name, opening: 0, ifsc: null } });
  return name;
}
const read = (account: string, rows: readonly Row[], by = finance) =>
  market.send(
    banking.readStatement,
    by.token,
    [{ field: "file", name: "s.csv", bytes: Buffer.from(aStatement(0, rows)) }],
    { holder_account: account, format: "csv" },
  );
const claim = (token: string, utr: string, amount: number) =>
  ask(banking.claimTransfer, { token, body: { utr, amount, paid_on: day } });
const deposit = async (companyId: number) => (await balancesOf(db, companyId)).deposit;
const receiptsOf = async (q: string) =>
  (await ask(banking.receipts, { token: finance.token, query: { q } })).body.data;
async function called(name: string, amount = 0) {
  const payer = await aDepositor(market, amount);
  await db.updateTable("companies").set({ name }).where("id", "=", payer.companyId).execute();
  return payer;
}
const give = (id: string, company_id: number, by = finance) =>
  ask(banking.decideReceipt, { token: by.token, params: { id }, body: { company_id } });

test("who names a word of another's transfer gets nothing, and the payer is credited (X01, R58)", async () => {
  const [thief, payer] = [await called("Thief Traders"), await called("Ravi Metal Traders")];
  const [account, utr] = [await anAccount(), aUtr()];
  const words = `NEFT CR-UTIB0000248-RAVI METAL TRADERS-REBALE MARKET-${utr}`;
  expect((await claim(thief.token, "UTIB0000248", 90_000)).status).toBe(400);
  expect((await claim(thief.token, utr, 1)).body.data.state).toBe("claimed");
  const line = { day, utr, words, amount: 90_000 };
  expect((await read(account, [line])).body.data).toMatchObject({ matched: 0, mismatched: 1 });
  expect((await claim(payer.token, utr, 90_000)).body.data.state).toBe("claimed");
  expect([await deposit(thief.companyId), await deposit(payer.companyId)]).toEqual([0, 0]);
  const [come] = (await receiptsOf(utr)).filter(({ received }) => received !== null);
  expect((await give(come?._id ?? "", payer.companyId)).body.data.state).toBe("asked");
  expect((await give(come?._id ?? "", payer.companyId)).body.code).toBe("second_person_needed");
  const second = await give(come?._id ?? "", payer.companyId, colleague);
  expect(second.body.data.state).toBe("matched");
  expect(await deposit(payer.companyId)).toBe(rs(90_000));
  expect((await receiptsOf(utr)).map(({ state }) => state)).toEqual(["matched"]);
});

test("two companies claim one UTR: nobody is refused, and a person decides (X01)", async () => {
  const [thief, payer] = [await called("Thief Traders"), await called("Asha Polymers")];
  const [account, utr] = [await anAccount(), aUtr()];
  for (const { token } of [thief, payer])
    expect((await claim(token, utr, 500)).body.data.state).toBe("claimed");
  const line = { day, utr, words: "IMPS INWARD ASHA POLYMERS", amount: 500 };
  expect((await read(account, [line])).body.data).toMatchObject({ unknown: 1 });
  const [come] = (await receiptsOf(utr)).filter(({ state }) => state === "unknown");
  await give(come?._id ?? "", payer.companyId);
  expect(await deposit(payer.companyId)).toBe(rs(500));
  const { body } = await ask(banking.ownTransfers, { token: thief.token });
  expect(body.data).toMatchObject([{ state: "refused" }]);
});

test("a claim after its line is credited where the line proves its payer; the statement of account names the UTR (X01, MG18)", async () => {
  const [thief, payer] = [await called("Thief Traders"), await called("Green Loop Recyclers")];
  const account = await anAccount();
  const [own, other] = [aUtr(), aUtr()];
  const words = "RTGS CR-ICIC0000104-GREEN LOOP RECYCLERS-REBALE MARKET";
  await read(
    account,
    [own, other].map((utr) => ({ day, utr, words, amount: 700 })),
  );
  expect((await claim(payer.token, own, 700)).body.data.state).toBe("matched");
  expect(await deposit(payer.companyId)).toBe(rs(700));
  await claim(thief.token, other, 700);
  expect(await deposit(thief.companyId)).toBe(0);
  const { body } = await ask(wallet.statement, { token: payer.token, query: {} });
  expect(body.data[0]?.words).toContain(own);
});

test("ten claims of a company are open at most, and each lapses after seven days (X01)", async () => {
  const payer = await called("Mehul Scrap Co");
  const utrs = Array.from({ length: 11 }, aUtr);
  for (const utr of utrs.slice(0, 10)) expect((await claim(payer.token, utr, 1)).status).toBe(200);
  expect((await claim(payer.token, utrs[10] ?? "", 1)).body).toMatchObject({
    errors: [{ path: "utr" }],
  });
  await market.setTime(new Date("2026-12-02T07:00:00Z"));
  await bankingJobs(market.deps)["enter-received"]();
  const { body } = await ask(banking.ownTransfers, { token: payer.token });
  expect(new Set(body.data.map(({ state }) => state))).toEqual(new Set(["refused"]));
  expect((await claim(payer.token, utrs[0] ?? "", 1)).body.data.state).toBe("claimed");
  await market.setTime(new Date("2026-11-25T06:00:00Z"));
});

test("one person's statement credits a lakh at most: above it a second sends the same lines (X05)", async () => {
  const payer = await called("Deepak Alloys");
  const [account, utr] = [await anAccount(), aUtr()];
  await claim(payer.token, utr, 5_55_555);
  const rows = [{ day, utr, words: "NEFT CR-DEEPAK ALLOYS", amount: 5_55_555 }];
  const { body } = await read(account, rows);
  expect([body.data.matched, body.message]).toEqual([1, expect.stringContaining("second person")]);
  expect(await deposit(payer.companyId)).toBe(0);
  await read(account, rows);
  expect(await deposit(payer.companyId)).toBe(0);
  await read(account, rows, colleague);
  expect(await deposit(payer.companyId)).toBe(rs(5_55_555));
});

test("an account that one person named credits nobody until a second names the same (X05)", async () => {
  const payer = await called("Lone Metals");
  const [account, utr, late] = [await anAccount([finance]), aUtr(), aUtr()];
  await claim(payer.token, utr, 10);
  const words = "NEFT CR-LONE METALS";
  const rows = [utr, late].map((one) => ({ day, utr: one, words, amount: 10 }));
  await read(account, rows, colleague);
  await claim(payer.token, late, 10);
  expect(await deposit(payer.companyId)).toBe(0);
  const [come] = (await receiptsOf(late)).filter(({ received }) => received !== null);
  expect((await give(come?._id ?? "", payer.companyId)).body.data.state).toBe("asked");
  const body = { name: account, opening: 0, ifsc: null };
  const again = await ask(banking.makeHolderAccount, { token: finance.token, body });
  expect(again.body.code).toBe("second_person_needed");
  const agreed = await ask(banking.makeHolderAccount, { token: colleague.token, body });
  expect(agreed.body.data.waits).toBeNull();
  await read(account, rows, finance);
  expect(await deposit(payer.companyId)).toBe(rs(10));
});
