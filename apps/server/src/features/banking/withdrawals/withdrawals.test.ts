import { type BodyIn, banking } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import {
  aBankAccount,
  aDepositor,
  aGateway,
  aStatement,
  aTopUp,
  rs,
} from "../../../../test/bank.ts";
import { accountDeps } from "../../accounts/index.ts";
import { postEntries } from "../../journal/index.ts";
import { verifyJournal } from "../../journal-desk/index.ts";
import { keepJournalFault } from "../../journal-desk/journal-fault.store.ts";
import { balancesOf, entryFor } from "../../money-entries/index.ts";
import { bankingJobs } from "../banking.jobs.ts";
import { sendWithdrawals } from "./send-withdrawals.ts";
import { takePayout } from "./take-payout.ts";
import { withdrawalMoves } from "./withdrawals.rules.ts";

const market = await createMarket();
const { ask, db } = market;
const [finance, colleague] = [await market.anAdmin("finance"), await market.anAdmin("finance")];
const deps = accountDeps(market.deps);
const noon = new Date("2026-11-25T06:30:00Z");
await market.setTime(noon);

async function anOwner(deposit: number, of?: "proceeds") {
  const owner = await aDepositor(market, deposit, of);
  return { ...owner, account: await aBankAccount(market, owner, finance) };
}
type Owner = Awaited<ReturnType<typeof anOwner>>;
const withdraw = (
  owner: Owner,
  amount: BodyIn<typeof banking.askWithdrawal>["amount"],
  headers: Record<string, string> = {},
  from: "deposit" | "proceeds" = "deposit",
) =>
  ask(banking.askWithdrawal, {
    ...{ token: owner.token, headers },
    body: { amount, from, bank_account_id: owner.account },
  });
const asked = async (owner: Owner, amount: number) => (await withdraw(owner, amount)).body.data._id;
type Decision = "approve" | "release" | "refuse";
const decide = (by: SignedIn, id: string, decision: Decision) =>
  ask(banking.decideWithdrawal, {
    ...{ token: by.token, params: { id } },
    body: { decision, reason: decision === "refuse" ? "Not theirs" : null },
  });
async function released(owner: Owner, amount: number): Promise<string> {
  const id = await asked(owner, amount);
  expect((await decide(finance, id, "approve")).body.data.state).toBe("approved");
  expect((await decide(colleague, id, "release")).body.data.state).toBe("released");
  return id;
}
const stateOf = async (owner: Owner, id: string) =>
  (await ask(banking.withdrawals, { token: owner.token })).body.data.find(({ _id }) => _id === id);
const balances = ({ companyId }: Owner) => balancesOf(db, companyId);
/** The notices of withdrawals; the account itself was told of before. */
const told = async ({ id }: SignedIn) => {
  const rows = await db
    .selectFrom("notifications")
    .select("code")
    .where("user_id", "=", id)
    .where("code", "<>", "bank_account_added")
    .orderBy("id")
    .execute();
  return rows.map(({ code }) => code);
};

test("what is free can be withdrawn to the paisa, and no paisa more (M28)", async () => {
  const owner = await anOwner(39_500);
  const more = await withdraw(owner, 40_000);
  expect([more.status, more.body.code, more.body.errors[0]?.msg]).toEqual([
    ...[409, "balance_too_low", "You can withdraw ₹39,500 at most"],
  ]);
  expect((await withdraw(owner, 39_500.01)).status).toBe(409);
  expect((await withdraw(owner, 39_500)).body.data).toMatchObject({
    ...{ amount: 39_500, state: "asked", utr: null },
  });
  expect(await balances(owner)).toMatchObject({ deposit: 0, leaving: rs(39_500) });
});

test("one person approves, another releases; it is sent, done, and has its UTR (M28)", async () => {
  const owner = await anOwner(500);
  const { gateways, asked: paid } = aGateway();
  const id = await asked(owner, 500);
  expect((await decide(finance, id, "release")).body.code).toBe("second_person_needed");
  await decide(finance, id, "approve");
  const alone = await decide(finance, id, "release");
  expect([alone.status, alone.body.code]).toEqual([409, "second_person_needed"]);
  expect((await decide(colleague, id, "approve")).body.code).toBe("decided_meanwhile");
  await decide(colleague, id, "release");
  await sendWithdrawals(deps, gateways);
  expect(await stateOf(owner, id)).toMatchObject({ state: "sent", utr: null });
  expect(await balances(owner)).toMatchObject({ deposit: 0, leaving: rs(500) });
  await sendWithdrawals(deps, gateways);
  expect(await stateOf(owner, id)).toMatchObject({ state: "done", utr: expect.any(String) });
  expect(await balances(owner)).toMatchObject({ deposit: 0, leaving: 0 });
  expect(paid.filter((each) => each.startsWith(id))).toEqual([`${id} 50100012345678`]);
  expect(await told(owner)).toEqual(["payout_sent"]);
});

test("what fails, and what comes back after it was done, is free again (M28)", async () => {
  const { gateways } = aGateway();
  const [failing, returning] = [await anOwner(39_500.13), await anOwner(39_500.17)];
  const [failed, reversed] = [
    await released(failing, 39_500.13),
    await released(returning, 39_500.17),
  ];
  for (let i = 0; i < 2; i++) await sendWithdrawals(deps, gateways);
  expect(await stateOf(failing, failed)).toMatchObject({
    ...{ state: "failed", reason: "The account is closed" },
  });
  expect(await balances(failing)).toMatchObject({ deposit: rs(39_500.13), leaving: 0 });
  expect(await stateOf(returning, reversed)).toMatchObject({ state: "reversed" });
  expect(await balances(returning)).toMatchObject({ deposit: rs(39_500.17), leaving: 0 });
  expect(await told(returning)).toEqual(["payout_sent", "withdrawal_failed"]);
  expect((await withdraw(returning, 39_500.17)).status).toBe(200);
});

test.each(["before", "after"] as const)(
  "a gateway that goes away %s it has taken a payout is asked first, and pays once (M28)",
  async (when) => {
    const { gateways, asked: paid, goAway } = aGateway();
    const owner = await anOwner(100);
    const id = await released(owner, 100);
    goAway(when);
    await sendWithdrawals(deps, gateways);
    expect(await stateOf(owner, id)).toMatchObject({ state: "sent" });
    goAway("no");
    for (let i = 0; i < 3; i++) await sendWithdrawals(deps, gateways);
    expect(await stateOf(owner, id)).toMatchObject({ state: "done" });
    expect(paid.filter((each) => each.startsWith(id))).toHaveLength(1);
    expect(await balances(owner)).toMatchObject({ deposit: 0, leaving: 0 });
  },
);

test("two nodes that send at once pay once (M28)", async () => {
  const { gateways } = aGateway();
  const owner = await anOwner(100);
  const id = await released(owner, 100);
  for (let i = 0; i < 2; i++)
    await Promise.all(Array.from({ length: 4 }, () => sendWithdrawals(deps, gateways)));
  expect(await stateOf(owner, id)).toMatchObject({ state: "done" });
  expect(await balances(owner)).toMatchObject({ deposit: 0, leaving: 0 });
});

test("a journal that does not add up sends nothing until it does (M35)", async () => {
  const { gateways, asked: paid } = aGateway();
  const owner = await anOwner(100);
  const id = await released(owner, 100);
  await keepJournalFault(db, "entry 7 does not sum to zero");
  await sendWithdrawals(deps, gateways);
  expect([paid, (await stateOf(owner, id))?.state]).toEqual([[], "released"]);
  await keepJournalFault(db, null);
  await bankingJobs(market.deps, gateways)["send-withdrawals"]();
  expect(await stateOf(owner, id)).toMatchObject({ state: "sent" });
});

test("of thirty-two withdrawals of 10,000 at once from 2,00,000, twenty are taken (M29)", async () => {
  const owner = await anOwner(200_000);
  await market.openConnections();
  const replies = await Promise.all(Array.from({ length: 32 }, () => withdraw(owner, 10_000)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(replies.filter(({ body }) => body.code === "balance_too_low")).toHaveLength(12);
  expect(await balances(owner)).toMatchObject({ deposit: 0, leaving: rs(200_000) });
});

test("the same call again is the same withdrawal, with another body none (M28)", async () => {
  const owner = await anOwner(1000);
  const headers = { "idempotency-key": "w-1" };
  const both = await Promise.all([withdraw(owner, 400, headers), withdraw(owner, 400, headers)]);
  expect(both[0]?.body).toEqual(both[1]?.body);
  expect((await withdraw(owner, 401, headers)).body.code).toBe("idempotency_key_reused");
  expect(await balances(owner)).toMatchObject({ deposit: rs(600), leaving: rs(400) });
  for (const amount of [0, -5, 10.001, 1e15, "1e3"])
    expect((await withdraw(owner, amount)).status).toBe(400);
});

test("it can be taken back until somebody has approved it, and refused until it is sent (M28)", async () => {
  const owner = await anOwner(1000);
  const cancel = (id: string, by: SignedIn = owner) =>
    ask(banking.cancelWithdrawal, { token: by.token, params: { id } });
  const first = await asked(owner, 600);
  expect((await cancel(first, await anOwner(1))).status).toBe(404);
  expect((await cancel(first)).body.data.state).toBe("cancelled");
  expect((await cancel(first)).body.data.state).toBe("cancelled");
  expect(await balances(owner)).toMatchObject({ deposit: rs(1000), leaving: 0 });
  expect((await decide(finance, first, "approve")).body.code).toBe("decided_meanwhile");
  const second = await released(owner, 700);
  expect((await cancel(second)).body.code).toBe("withdrawal_under_way");
  expect((await decide(finance, second, "refuse")).body.data).toMatchObject({
    ...{ state: "refused", reason: "Not theirs" },
  });
  expect(await balances(owner)).toMatchObject({ deposit: rs(1000), leaving: 0 });
  const third = await asked(owner, 800);
  const both = await Promise.all([cancel(third), decide(finance, third, "approve")]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await told(owner)).toEqual(["withdrawal_failed"]);
});

test("a company that owes pays that first; proceeds are withdrawn from proceeds (M29)", async () => {
  const owner = await anOwner(1000, "proceeds");
  expect((await withdraw(owner, 1)).body.code).toBe("balance_too_low");
  expect((await withdraw(owner, 1000.01, {}, "proceeds")).body.code).toBe("balance_too_low");
  expect((await withdraw(owner, 600, {}, "proceeds")).status).toBe(200);
  expect(await balances(owner)).toMatchObject({ proceeds: rs(400), leaving: rs(600) });
  const owing = { disputeId: "d1", companyId: owner.companyId, amount: rs(5), deposit: rs(0) };
  const entry = entryFor({ kind: "chargeback", ...owing });
  await db
    .transaction()
    .execute((tx) => postEntries(tx, entry ? [{ ...entry, actorId: null, cause: {} }] : []));
  expect((await withdraw(owner, 1, {}, "proceeds")).body.code).toBe("company_owes");
});

test("proceeds of ₹100 and more are proposed once a day at 11:00, to the usable account (M28)", async () => {
  const [owner, little, nowhere] = [
    await anOwner(20_000.55, "proceeds"),
    await anOwner(99.99, "proceeds"),
    await aDepositor(market, 500, "proceeds"),
  ];
  const propose = async (time: string) => {
    await market.setTime(new Date(`${time}+05:30`));
    await bankingJobs(market.deps)["propose-payouts"]();
    return (await ask(banking.withdrawals, { token: owner.token })).body.data.length;
  };
  expect(await propose("2026-11-27T10:59:00")).toBe(0);
  expect(await propose("2026-11-27T11:00:00")).toBe(1);
  await aTopUp(market, owner.companyId, 300, "proceeds");
  expect(await propose("2026-11-27T23:59:00")).toBe(1);
  expect(await propose("2026-11-28T10:59:00")).toBe(1);
  expect(await propose("2026-11-28T11:00:00")).toBe(2);
  const { body } = await ask(banking.withdrawals, { token: owner.token });
  expect(body.data).toMatchObject([
    { amount: 300, from: "proceeds", proposed: true, state: "asked" },
    { amount: 20_000.55, proposed: true },
  ]);
  for (const { companyId } of [little, nowhere])
    expect((await balancesOf(db, companyId)).leaving).toBe(0);
  await market.setTime(noon);
});

test("the bank's statement knows what left and what came back, and credits none of it twice (M28)", async () => {
  const { gateways } = aGateway();
  const owner = await anOwner(250.17);
  const id = await released(owner, 250.17);
  await sendWithdrawals(deps, gateways);
  const said = {
    gatewayId: "pout_1",
    state: "processed",
    utr: "SENT00000001",
    reason: null,
  } as const;
  expect(await takePayout(market.deps, id, { payout: said })).toBe(true);
  expect(await stateOf(owner, id)).toMatchObject({ state: "done", utr: "SENT00000001" });
  const { body: accounts } = await ask(banking.holderAccounts, { token: finance.token });
  const account = accounts.data[0];
  const day = "2026-11-25";
  const rows = [
    { day, utr: "SENT00000001", amount: -250.17 },
    { day, words: "RTGS RETURN SENT00000001", amount: 250.17 },
  ];
  const file = Buffer.from(aStatement(account?.last_closing ?? 0, rows));
  const read = await market.send(
    banking.readStatement,
    finance.token,
    [{ field: "file", bytes: file }],
    { holder_account: account?.name ?? "", format: "csv" },
  );
  expect(read.body.data).toMatchObject({ matched: 2, unknown: 0 });
  expect(await stateOf(owner, id)).toMatchObject({ state: "reversed" });
  expect(await balances(owner)).toMatchObject({ deposit: rs(250.17), leaving: 0 });
  await takePayout(market.deps, id, { payout: { ...said, state: "reversed" } });
  expect(await balances(owner)).toMatchObject({ deposit: rs(250.17), leaving: 0 });
});

test("the table of states has no way back, and the journal adds up after all of it (M28)", async () => {
  const reach = (from: string, seen: string[] = []): boolean =>
    seen.includes(from) ||
    withdrawalMoves[from as keyof typeof withdrawalMoves].some((to) => reach(to, [...seen, from]));
  expect(banking.WITHDRAWAL_STATES.filter((state) => reach(state))).toEqual([]);
  expect(await verifyJournal(db)).toMatchObject({ broken: null });
});
