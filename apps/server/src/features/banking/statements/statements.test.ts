import { banking, journal, office } from "@rebale/contract";
import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { aDepositor, aStatement, aUtr, type Row, rs } from "../../../../test/bank.ts";
import { postEntries } from "../../journal/index.ts";
import { balancesOf, entryFor, type JournalEvent } from "../../money-entries/index.ts";
import { settleSuspense } from "../transfers/settle-suspense.ts";

const market = await createMarket();
const { ask, db } = market;
const [finance, colleague] = [await market.anAdmin("finance"), await market.anAdmin("finance")];
const day = "2026-11-24";
await market.setTime(new Date("2026-11-25T06:00:00Z"));

/** The balance of each account, in rupees. */
const stands: Record<string, number> = {};
let accounts = 0;
async function anAccount(opening = 0): Promise<string> {
  const name = `Escrow ${++accounts}`;
  const body = { name, opening, ifsc: "HDFC0000001" };
  for (const { token } of [finance, colleague])
    expect((await ask(banking.makeHolderAccount, { token, body })).status).toBe(200);
  stands[name] = opening;
  return name;
}
const read = (account: string, file: string | Uint8Array, format = "csv", by = finance) =>
  market.send(
    banking.readStatement,
    by.token,
    [{ field: "file", name: "s.csv", bytes: Buffer.from(file) }],
    { holder_account: account, format },
  );
/** Reads these as the account's next lines. */
async function next(account: string, ...rows: readonly Row[]) {
  const reply = await read(account, aStatement(stands[account] ?? 0, rows));
  if (reply.status === 200)
    stands[account] = rows.reduce((sum, { amount }) => sum + amount, stands[account] ?? 0);
  return reply.body.data;
}
const claim = (token: string, utr: string, amount: number) =>
  ask(banking.claimTransfer, { token, body: { utr, amount, paid_on: day } });
const deposit = async (companyId: number) => (await balancesOf(db, companyId)).deposit;
const receiptOf = async (q: string, utr = q) => {
  const found = await ask(banking.receipts, { token: finance.token, query: { q } });
  return found.body.data.find((one) => one.utr === utr);
};
const none = { matched: 0, mismatched: 0, unknown: 0, repeated: 0 };

test("what is claimed credits nothing until the statement has it, and then once (M26)", async () => {
  const account = await anAccount();
  const buyer = await aDepositor(market);
  const utr = aUtr();
  const { body } = await claim(buyer.token, utr.toLowerCase(), 1000.01);
  expect(body.data).toMatchObject({ state: "claimed" });
  expect(await deposit(buyer.companyId)).toBe(0);
  const file = aStatement(0, [{ day, utr: utr.toLowerCase(), amount: 1000.01 }]);
  expect((await read(account, file)).body.data).toEqual({ ...none, lines: 1, matched: 1 });
  expect(await deposit(buyer.companyId)).toBe(rs(1000.01));
  expect((await read(account, file)).body.data).toEqual({ ...none, lines: 1, repeated: 1 });
  expect(await deposit(buyer.companyId)).toBe(rs(1000.01));
  expect(await receiptOf(utr)).toMatchObject({ state: "matched", received: 1000.01 });
  const used = await claim(buyer.token, utr, 1000.01);
  expect([used.status, used.body.code]).toEqual([409, "utr_used"]);
  const { body: own } = await ask(banking.ownTransfers, { token: buyer.token });
  expect(own.data).toMatchObject([{ receipt_id: body.data.receipt_id, state: "matched", utr }]);
});

test("who read a statement, and what came of it, is in the audit (W17)", async () => {
  const account = await anAccount();
  await next(account, { day, utr: aUtr(), amount: 1 });
  const owner = await market.anAdmin();
  const { body } = await ask(office.audit, { token: owner.token, query: { q: account } });
  expect(body.data[0]).toMatchObject({ action: "statement read", subject: `Account ${account}` });
  expect(JSON.parse(body.data[0]?.details ?? "")).toMatchObject({ lines: 1, unknown: 1 });
});

test("a rupee less is in suspense under its claim, its company is told, and a person decides (M26)", async () => {
  const account = await anAccount();
  const buyer = await aDepositor(market);
  const utr = aUtr();
  await claim(buyer.token, utr, 5000);
  expect(await next(account, { day, utr, amount: 4999 })).toMatchObject({ mismatched: 1 });
  expect(await deposit(buyer.companyId)).toBe(0);
  const told = db.selectFrom("notifications").select("params").where("user_id", "=", buyer.id);
  expect(await told.where("code", "=", "transfer_unmatched").execute()).toEqual([
    { params: { utr, claimed: 500_000, received: 499_900 } },
  ]);
  const queued = await receiptOf(utr);
  expect(queued).toMatchObject({ state: "mismatched", claimed: 5000, received: 4999 });
  const decided = await ask(banking.decideReceipt, {
    ...{ token: finance.token, params: { id: queued?._id ?? "" } },
    body: { company_id: buyer.companyId },
  });
  expect(decided.body.data).toMatchObject({ state: "matched" });
  expect(await deposit(buyer.companyId)).toBe(rs(4999));
});

test("a transfer that nobody told of waits in suspense; who tells of it later is believed by a person of the office (M26)", async () => {
  const account = await anAccount();
  const [buyer, other] = [await aDepositor(market), await aDepositor(market)];
  const [late, wrong, lone] = [aUtr(), aUtr(), aUtr()];
  const words = "NEFT CR-SOMEBODY ELSE";
  const rows = [late, wrong, lone].map((utr) => ({ day, utr, amount: 700, words }));
  expect(await next(account, ...rows, { day, amount: 3 })).toMatchObject({ unknown: 4 });
  expect((await claim(buyer.token, late, 700)).body.data.state).toBe("claimed");
  expect(await deposit(buyer.companyId)).toBe(rs(0));
  expect((await claim(buyer.token, late, 700)).body.code).toBe("utr_used");
  expect((await claim(other.token, late, 700)).body.data.state).toBe("claimed");
  const told = (await receiptOf(words, late))?._id ?? "";
  const believe = { params: { id: told }, body: { company_id: buyer.companyId } };
  await ask(banking.decideReceipt, { ...believe, token: finance.token });
  expect(await deposit(buyer.companyId)).toBe(rs(700));
  expect((await claim(buyer.token, wrong, 701)).body.data.state).toBe("mismatched");
  expect(await deposit(buyer.companyId)).toBe(rs(700));
  const { _id: id = "" } = (await receiptOf(lone)) ?? {};
  const asked = { token: finance.token, params: { id }, body: { company_id: other.companyId } };
  const both = await Promise.all([
    ask(banking.decideReceipt, asked),
    ask(banking.decideReceipt, { ...asked, token: colleague.token }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await deposit(other.companyId)).toBe(rs(700));
});

test("money goes back by two persons, and the bank's line of it is known (M26)", async () => {
  const account = await anAccount();
  const utr = aUtr();
  await next(account, { day, utr, amount: 900 });
  const { _id: id = "" } = (await receiptOf(utr)) ?? {};
  const sendBack = (by: typeof finance) =>
    ask(banking.decideReceipt, {
      ...{ token: by.token, params: { id } },
      body: { return: true, reason: "Another's money" },
    });
  expect((await sendBack(finance)).body.data).toMatchObject({
    state: "asked",
    receipt: { return_asked: { by_you: true, reason: "Another's money" } },
  });
  expect((await sendBack(finance)).body.code).toBe("second_person_needed");
  expect((await sendBack(colleague)).body.data.state).toBe("returned");
  expect((await sendBack(colleague)).body.code).toBe("decided_meanwhile");
  const back = { day, utr: aUtr(), words: `RETURN OF ${utr}`, amount: -900 };
  expect(await next(account, back)).toMatchObject({ matched: 1, unknown: 0 });
});

test("a claim that no statement bears out is refused, and its UTR may be told anew (M26)", async () => {
  const buyer = await aDepositor(market);
  const utr = aUtr();
  await claim(buyer.token, utr, 10);
  expect((await claim(buyer.token, utr.toLowerCase(), 10)).body.code).toBe("utr_used");
  const { _id: id = "" } = (await receiptOf(utr)) ?? {};
  const refuse = () =>
    ask(banking.decideReceipt, {
      ...{ token: finance.token, params: { id } },
      body: { refuse: true, reason: "Not at the bank" },
    });
  expect((await refuse()).body.data.state).toBe("refused");
  expect((await refuse()).body.code).toBe("decided_meanwhile");
  expect((await claim(buyer.token, utr, 10)).body.data.state).toBe("claimed");
});

test("files overlap, come in halves, or leave a gap: each line is entered once, or none of the file (M26)", async () => {
  const account = await anAccount(100);
  const rows = Array.from({ length: 6 }, (_, i) => ({ day, utr: aUtr(), amount: 10 + i }));
  const whole = aStatement(100, rows);
  const half = whole.split("\n").slice(0, 4).join("\n");
  expect((await read(account, half)).body.data).toEqual({ ...none, lines: 3, unknown: 3 });
  const cut = await read(account, whole.slice(0, whole.lastIndexOf(",")));
  expect([cut.status, cut.body.code]).toEqual([400, "statement_unreadable"]);
  expect(cut.body.errors).toEqual([{ path: "row 7, balance", msg: expect.any(String) }]);
  const later = aStatement(147, rows.slice(4));
  const gap = await read(account, later);
  expect([gap.status, gap.body.code, gap.body.errors[0]?.path]).toEqual([
    ...[409, "statement_gap", "file"],
  ]);
  const without = whole.split("\n").filter((_, i) => i !== 5);
  expect((await read(account, without.join("\n"))).body).toMatchObject({
    code: "statement_gap",
    errors: [{ path: "row 6, balance" }],
  });
  expect((await read(account, whole)).body.data).toEqual({
    ...{ ...none, lines: 6, repeated: 3, unknown: 3 },
  });
  const { body } = await ask(banking.holderAccounts, { token: finance.token });
  expect(body.data.find(({ name }) => name === account)).toMatchObject({
    ...{ opening: 100, last_closing: 175, last_day: day },
  });
});

test("the same file by two persons at once is read once (M26)", async () => {
  const account = await anAccount();
  const file = aStatement(0, [{ day, utr: aUtr(), amount: 40 }]);
  const both = await Promise.all([read(account, file), read(account, file, "csv", colleague)]);
  const counts = both.map(({ body }) => body.data);
  expect(counts.map(({ unknown }) => unknown).sort()).toEqual([0, 1]);
  expect(counts.map(({ repeated }) => repeated).sort()).toEqual([0, 1]);
});

test("one UTR at two accounts is two transfers; a second one at the same account is kept, too (M26)", async () => {
  const [one, two] = [await anAccount(), await anAccount()];
  const buyer = await aDepositor(market);
  const utr = aUtr();
  await claim(buyer.token, utr, 50);
  expect(await next(one, { day, utr, amount: 50 })).toMatchObject({ matched: 1 });
  expect(await next(two, { day, utr, amount: 50 })).toMatchObject({ unknown: 1 });
  expect(await next(one, { day, utr, amount: 50 })).toMatchObject({ unknown: 1 });
  expect(await deposit(buyer.companyId)).toBe(rs(50));
});

test("banks write Windows-1252, Indian days, lakhs and workbooks (M26)", async () => {
  const account = await anAccount();
  const [one, two] = [aUtr(), aUtr()];
  const text =
    "Date,UTR,Description,Debit,Credit,Balance\r\n" +
    `24/11/2026,${one},Café – Asha,,"1,00,000.50","1,00,000.50"\r\n`;
  const bytes = Buffer.from(text.replace("–", "\x96"), "latin1");
  expect((await read(account, bytes)).body.data).toMatchObject({ unknown: 1 });
  expect(await receiptOf(one)).toMatchObject({ received: 100_000.5, words: "Café – Asha" });
  const sheet = [
    ["date", "utr", "description", "debit", "credit", "balance"],
    [new Date("2026-11-24T00:00:00Z"), two, "NEFT", null, 0.1 + 0.2, 100_000.8],
  ];
  const workbook = await writeXlsx({ sheets: [{ name: "S", rows: sheet }] });
  expect((await read(account, workbook, "xlsx")).body.data).toMatchObject({ unknown: 1 });
  expect(await receiptOf(two)).toMatchObject({ received: 0.3, paid_on: day });
});

test.each<[string, string, string, string | undefined]>([
  ["MT940", aStatement(0, [{ day, amount: 1 }]), "mt940", "format"],
  ["no table", "%PDF-1.7 x", "csv", "file"],
  ["a line without columns", "date,utr\n1,2", "csv", "row 1, description"],
  [
    "fractions of a paisa",
    aStatement(0, [{ day, amount: 1 }]).replace("1.00,", "1.001,"),
    "csv",
    "row 2, credit",
  ],
  ["a day to come", aStatement(0, [{ day: "2026-11-26", amount: 1 }]), "csv", "file"],
])(
  "a statement of %s is refused with its place, and nothing of it is kept (M26)",
  async (_, file, format, path) => {
    const account = await anAccount();
    const { status, body } = await read(account, file, format);
    expect([status, body.code, body.errors[0]?.path]).toEqual([400, "statement_unreadable", path]);
    const kept = db
      .selectFrom("statements as s")
      .innerJoin("holder_accounts as h", "h.id", "s.holder_account_id");
    expect(await kept.select("s.id").where("h.name", "=", account).execute()).toEqual([]);
  },
);

test("amounts, days and UTRs that cannot be are refused, and the same call counts once (M26)", async () => {
  const buyer = await aDepositor(market);
  const good = { utr: aUtr(), amount: 10, paid_on: day };
  const statusOf = async (over: object) =>
    (await ask(banking.claimTransfer, { token: buyer.token, body: { ...good, ...over } })).status;
  for (const amount of [0, -1, 1.001, 1e15, "1e3"]) expect(await statusOf({ amount })).toBe(400);
  for (const utr of ["AXIS12345", `${"A".repeat(23)}`, "AXIS 1234567", "एक्सिस1234567"])
    expect(await statusOf({ utr })).toBe(400);
  expect(await statusOf({ paid_on: "2026-11-26" })).toBe(400);
  expect(await statusOf({ award_id: 999_999 })).toBe(404);
  const headers = { "idempotency-key": "claim-1" };
  const again = (body: typeof good) =>
    ask(banking.claimTransfer, { token: buyer.token, headers, body });
  const [first, second] = [await again(good), await again(good)];
  expect(second.body).toEqual(first.body);
  expect((await again({ ...good, amount: 11 })).body.code).toBe("idempotency_key_reused");
});

test("who is not verified is told so, and without a gateway no money moves (M41)", async () => {
  const stranger = await market.aBuyer();
  const reply = await claim(stranger.token, aUtr(), 10);
  expect([reply.status, reply.body.code]).toEqual([403, "verify_first"]);
});

test("what a gateway settled, or took on a virtual account, is at the bank once, whoever tells of it first (M27)", async () => {
  const account = await anAccount();
  const [settled, direct] = [aUtr(), aUtr()];
  const buyer = await aDepositor(market);
  const post = async (event: JournalEvent, utr: string) => {
    const entry = entryFor(event);
    if (!entry) throw new Error("Nothing to enter");
    const posting = { ...entry, actorId: null, cause: {}, params: { utr }, happenedOn: day };
    await db.transaction().execute((tx) => postEntries(tx, [posting]));
  };
  const settlement = (id: string, utr: string) =>
    post(
      {
        ...{ kind: "gateway_settlement", settlementId: id, amount: rs(200_000) },
        ...{ charges: rs(4000), gst: rs(720) },
      },
      utr,
    );
  const arrive = (utr: string) => {
    const transfer = { holderAccount: "razorpay", utr, amount: rs(50) };
    return post({ kind: "bank_transfer", companyId: buyer.companyId, ...transfer }, utr);
  };
  const atBank = async () => {
    const { body } = await ask(journal.trialBalance, { token: finance.token, query: {} });
    const of = (name: string) => body.data.find((row) => row.account === name)?.balance ?? 0;
    return [of("bank"), of("suspense")];
  };
  const [bank = 0, suspense = 0] = await atBank();
  await settlement("setl_1", settled);
  await arrive(direct);
  const rows = [
    { day, utr: settled, amount: 195_280 },
    { day, utr: direct, amount: 50 },
  ];
  expect(await next(account, ...rows)).toMatchObject({ matched: 2, unknown: 0 });
  expect(await atBank()).toEqual([bank + 195_330, suspense]);

  const [late, later] = [aUtr(), aUtr()];
  const early = [
    { day, utr: late, amount: 195_280 },
    { day, utr: later, amount: 50 },
  ];
  expect(await next(account, ...early)).toMatchObject({ matched: 0, unknown: 2 });
  await settlement("setl_2", late);
  await arrive(later);
  await settleSuspense(market.deps);
  await settleSuspense(market.deps);
  expect(await atBank()).toEqual([bank + 2 * 195_330, suspense]);
  expect(await receiptOf(late)).toMatchObject({ state: "matched", company: null });
  const differs = aUtr();
  await settlement("setl_3", differs);
  expect(await next(account, { day, utr: differs, amount: 195_279 })).toMatchObject({ unknown: 1 });
  expect(await atBank()).toEqual([bank + 2 * 195_330 + 195_280, suspense]);
});

test("a line of a closed day is kept, and entered on the first day that is open (M38)", async () => {
  const account = await anAccount();
  const persons = [finance.id, colleague.id] as const;
  await db
    .insertInto("journal_days")
    .values({
      ...{ day: "2026-11-20", entries: 0, bank_statement: 0, bank_journal: 0, hash: "x" },
      ...{ checked_by: persons[0], closed_by: persons[1] },
    })
    .execute();
  const utr = aUtr();
  await next(account, { day: "2026-11-19", utr, amount: 5 });
  const { happened_on } = await db
    .selectFrom("journal_entries")
    .select((eb) => eb.cast<string>("happened_on", "text").as("happened_on"))
    .where("key", "=", `utr:${account}:${utr}`)
    .executeTakeFirstOrThrow();
  expect(happened_on).toBe("2026-11-21");
});
