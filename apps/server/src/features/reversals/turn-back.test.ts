import { awards, banking, journal } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import {
  aBankAccount,
  aDepositor,
  aGateway,
  aStatement,
  aUtr,
  type Row,
  rs,
} from "../../../test/bank.ts";
import { truckLeft } from "../../../test/left-trucks.ts";
import { closeOfL, salesOf } from "../../../test/market-sales.ts";
import { accountDeps } from "../accounts/index.ts";
import { enterReceived } from "../banking/transfers/enter-received.ts";
import { sendWithdrawals } from "../banking/withdrawals/send-withdrawals.ts";
import { verifyJournal } from "../journal-desk/index.ts";
import { keepJournalFault } from "../journal-desk/journal-fault.store.ts";
import { JOURNAL_KINDS } from "../money-entries/entry-for.rules.ts";
import { balancesOf } from "../money-entries/index.ts";
import { sweepSettlements } from "../settlement/index.ts";
import { TURN_BACK } from "./turn-back.rules.ts";

/** Turned back is the thing, and not its lines alone. */

const market = await createMarket();
const { ask, db, deps } = market;
const [asha, bilal] = [await market.anAdmin("finance"), await market.anAdmin("finance")];
const [seller, admin] = [await market.aSeller(), await market.anAdmin()];
const { registerSeller, sold, aBuyerWith, sale, pay } = salesOf(market, seller, admin.id);
await registerSeller();
await db
  .updateTable("sessions")
  .set({ expires_at: new Date("2027-12-31") })
  .execute();
await market.setTime(closeOfL);

const day = "2026-11-24";
const ask1 = (id: string, { token }: SignedIn) =>
  ask(journal.reverse, { params: { id }, body: { reason: "Wrong" }, token });
/** By two persons; how it ended. */
async function turnBack(id: string): Promise<string> {
  for (const by of [asha, bilal]) {
    const { status, body } = await ask1(id, by);
    expect(status).toBeLessThan(500);
    if (status !== 200) return body.code ?? "";
    if (body.data.state === "reversed") return "reversed";
  }
  return "asked";
}
async function entryOf(key: string): Promise<string> {
  const row = db.selectFrom("journal_entries").select("id").where("key", "=", key);
  return String((await row.executeTakeFirstOrThrow()).id);
}
const sound = async () =>
  expect(await verifyJournal(db)).toMatchObject({ broken: null, awards: [] });
const deposit = async (companyId: number) => (await balancesOf(db, companyId)).deposit;

let stands = 0;
for (const { token } of [asha, bilal])
  await ask(banking.makeHolderAccount, {
    ...{ token, body: { name: "Escrow", opening: 0, ifsc: "HDFC0000001" } },
  });
async function bankSays(...rows: readonly Row[]) {
  const file = { field: "file", name: "s.csv", bytes: Buffer.from(aStatement(stands, rows)) };
  const of = { holder_account: "Escrow", format: "csv" };
  expect((await market.send(banking.readStatement, asha.token, [file], of)).status).toBe(200);
  stands = rows.reduce((sum, { amount }) => sum + amount, stands);
}
const receipt = async (utr: string) =>
  (await ask(banking.receipts, { token: asha.token, query: { q: utr } })).body.data[0];
const match = (id: string | undefined, company_id: number, award_id?: string) =>
  ask(banking.decideReceipt, {
    ...{ token: asha.token, params: { id: id ?? "" } },
    body: { company_id, ...(award_id && { award_id }) } as never,
  });
async function anOwner(rupees: number) {
  const owner = await aDepositor(market, rupees);
  return { ...owner, account: await aBankAccount(market, owner, asha) };
}
async function aWithdrawal(owner: Awaited<ReturnType<typeof anOwner>>, amount: number) {
  const body = { amount, from: "deposit" as const, bank_account_id: owner.account };
  return (await ask(banking.askWithdrawal, { token: owner.token, body })).body.data._id;
}
const decide = (by: SignedIn, id: string, decision: "approve" | "release" | "refuse") =>
  ask(banking.decideWithdrawal, {
    ...{ token: by.token, params: { id } },
    body: { decision, reason: decision === "refuse" ? "No" : null },
  });
const stateOf = async ({ token }: SignedIn, id: string) =>
  (await ask(banking.withdrawals, { token })).body.data.find(({ _id }) => _id === id)?.state;

test("each kind of entry says what its row becomes, or what to do in place of it (MG1)", () => {
  expect(Object.keys(TURN_BACK).sort()).toEqual([...JOURNAL_KINDS].sort());
  for (const rule of Object.values(TURN_BACK))
    expect(("instead" in rule ? rule.instead.hi : rule.becomes).length).toBeGreaterThan(2);
});

test("what a sale's own moves have entered stands, at each of its states, and says what to do (MG1)", async () => {
  const buyer = await aBuyerWith(2_500_000);
  const { id } = await sold([[buyer, 107]], { terms: { claim_hours: 24 } });
  await pay(id, buyer, 1_000_000);
  const turnAll = async () => {
    const rows = await db
      .selectFrom("journal_entries")
      .select(["id", "kind", "reverses"])
      .where("award_id", "=", Number(id))
      .where("kind", "<>", "reversal")
      .orderBy("id", "desc")
      .execute();
    const came: Record<string, string> = {};
    for (const row of rows) came[row.kind] = await turnBack(String(row.id));
    await sound();
    return came;
  };
  const { body } = await ask1(await entryOf(`win:${id}`), asha);
  expect(body).toMatchObject({
    ...{ code: "entry_stands", errors: [{ msg: expect.stringContaining("Cancel the sale") }] },
  });
  expect(await turnAll()).toEqual({ win: "entry_stands", award_payment: "reversed" });
  expect(await sale(id, buyer)).toMatchObject({ state: "payment_due", due: 1_771_278 });
  await pay(id, buyer, 1_771_278);
  expect(await turnAll()).toMatchObject({ emd_set_off: "entry_stands", win: "entry_stands" });
  expect(await sale(id, buyer)).toMatchObject({ state: "paid", due: 0 });
  await truckLeft(market, id, 15_000);
  await market.setTime(new Date(closeOfL.getTime() + 25 * 3_600_000));
  await sweepSettlements(deps);
  expect(await turnAll()).toMatchObject({ trip_released: "reversed" });
  await sweepSettlements(deps);
  await sound();
  for (const by of [buyer, seller])
    await ask(awards.move, { params: { id }, body: { move: "lifted" }, token: by.token });
  await market.setTime(new Date(closeOfL.getTime() + 99 * 3_600_000));
  for (let i = 0; i < 3; i++) await sweepSettlements(deps);
  const end = await sale(id, buyer);
  expect(["settled", "completed"]).toContain(end.state);
  expect(end.due).toBe(0);
  const companyId = (await db
    .selectFrom("awards")
    .select(["company_id", "seller_company_id"])
    .where("id", "=", Number(id))
    .executeTakeFirstOrThrow()) as { company_id: number; seller_company_id: number };
  expect((await balancesOf(db, companyId.company_id)).paid_in).toBe(0);
  expect((await balancesOf(db, companyId.seller_company_id)).proceeds).toBe(rs(1_931_778));
  await turnAll();
  for (let i = 0; i < 2; i++) await sweepSettlements(deps);
  expect((await balancesOf(db, companyId.seller_company_id)).proceeds).toBe(rs(1_931_778));
  await sound();
  await market.setTime(closeOfL);
});

test("a withdrawal whose money was taken back does not leave: it is refused, at each state before the bank (MG2)", async () => {
  const { gateways, asked: paid } = aGateway();
  const owner = await anOwner(50_000);
  for (const upTo of ["asked", "approved", "released"] as const) {
    const id = await aWithdrawal(owner, 20_000);
    if (upTo !== "asked") await decide(asha, id, "approve");
    if (upTo === "released") await decide(bilal, id, "release");
    expect(await turnBack(await entryOf(`wd:${id}:asked`))).toBe("reversed");
    expect(await stateOf(owner, id)).toBe("refused");
    expect(await balancesOf(db, owner.companyId)).toMatchObject({
      ...{ deposit: rs(50_000), leaving: 0 },
    });
    expect((await decide(asha, id, "approve")).body.code).toBe("decided_meanwhile");
  }
  for (let i = 0; i < 3; i++) await sendWithdrawals(accountDeps(market.deps), gateways);
  expect(paid).toEqual([]);
  await sound();
});

test("what has left, came back or was given back already stands (MG2)", async () => {
  const { gateways } = aGateway();
  const owner = await anOwner(5_000);
  const sent = await aWithdrawal(owner, 1_000);
  await decide(asha, sent, "approve");
  await decide(bilal, sent, "release");
  const send = () => sendWithdrawals(accountDeps(market.deps), gateways);
  await send();
  expect(await turnBack(await entryOf(`wd:${sent}:asked`))).toBe("entry_stands");
  await send();
  expect(await stateOf(owner, sent)).toBe("done");
  const refused = await aWithdrawal(owner, 500);
  await decide(asha, refused, "refuse");
  for (const key of [`${sent}:asked`, `${sent}:sent`, `${refused}:asked`, `${refused}:failed`])
    expect(await turnBack(await entryOf(`wd:${key}`))).toBe("entry_stands");
  expect(await deposit(owner.companyId)).toBe(rs(4_000));
  await sound();
});

test("money that was placed with the wrong company and taken back waits for the right one, as often as that happens (MG3)", async () => {
  const [wrong, right] = [await aDepositor(market), await aDepositor(market)];
  const utr = aUtr();
  await bankSays({ day, utr, amount: 700 });
  const { _id } = (await receipt(utr)) ?? {};
  for (const turn of ["", "#2"]) {
    expect((await match(_id, wrong.companyId)).status).toBe(200);
    expect(await deposit(wrong.companyId)).toBe(rs(700));
    expect(await turnBack(await entryOf(`susp:${_id}${turn}`))).toBe("reversed");
    expect(await receipt(utr)).toMatchObject({ state: "unknown", company: null });
  }
  expect((await match(_id, right.companyId)).body.data.state).toBe("matched");
  expect([await deposit(wrong.companyId), await deposit(right.companyId)]).toEqual([0, rs(700)]);
  await sound();
});

test("a transfer that was credited as it came in and is taken back is at the bank still, for whom it belongs to (MG3)", async () => {
  const [wrong, right] = [await aDepositor(market), await aDepositor(market)];
  const utr = aUtr();
  const claim = ({ token }: SignedIn) =>
    ask(banking.claimTransfer, { token, body: { utr, amount: 900, paid_on: day } });
  await claim(wrong);
  await bankSays({ day, utr, amount: 900 });
  expect(await deposit(wrong.companyId)).toBe(rs(900));
  const bank = async () => {
    const { body } = await ask(journal.trialBalance, { token: asha.token });
    return body.data.find(({ account }) => account === "bank")?.balance;
  };
  const before = await bank();
  expect(await turnBack(await entryOf(`utr:Escrow:${utr}`))).toBe("reversed");
  expect([await bank(), await deposit(wrong.companyId)]).toEqual([before, 0]);
  expect((await claim(right)).status).toBe(200);
  // The bank's own line has its number, amount and payer: nobody needs to be asked.
  expect(await receipt(utr)).toMatchObject({ state: "matched" });
  expect(await deposit(right.companyId)).toBe(rs(900));
  await sound();
});

test("a transfer for the wrong sale is taken back until the sale goes on, and pays for the right one (MG3)", async () => {
  const buyer = await aBuyerWith(500_000);
  const [one, other] = [await sold([[buyer, 107]]), await sold([[buyer, 106]])];
  await market.setTime(closeOfL);
  const companyId = (await db
    .selectFrom("awards")
    .select("company_id")
    .where("id", "=", Number(one.id))
    .executeTakeFirstOrThrow()) as { company_id: number };
  const utr = aUtr();
  await bankSays({ day, utr, amount: 600 });
  const { _id } = (await receipt(utr)) ?? {};
  await match(_id, companyId.company_id, one.id);
  await enterReceived(deps);
  const due = (await sale(one.id, buyer)).due;
  expect(await turnBack(await entryOf(`susp:${_id}`))).toBe("reversed");
  expect((await sale(one.id, buyer)).due).toBe(due + 600);
  const before = (await sale(other.id, buyer)).due;
  expect((await match(_id, companyId.company_id, other.id)).status).toBe(200);
  expect((await sale(other.id, buyer)).due).toBe(before - 600);
  await sound();
});

test("money that was sent back by mistake waits again, unless the bank has sent it (MG3)", async () => {
  const buyer = await aDepositor(market);
  const [here, gone] = [aUtr(), aUtr()];
  await bankSays({ day, utr: here, amount: 50 }, { day, utr: gone, amount: 60 });
  for (const utr of [here, gone])
    for (const { token } of [asha, bilal])
      await ask(banking.decideReceipt, {
        ...{ token, params: { id: (await receipt(utr))?._id ?? "" } },
        body: { return: true, reason: "Not ours" },
      });
  await bankSays({ day, utr: gone, amount: -60 });
  const keyOf = async (utr: string) => `susp:${(await receipt(utr))?._id}`;
  expect(await turnBack(await entryOf(await keyOf(gone)))).toBe("entry_stands");
  expect(await turnBack(await entryOf(await keyOf(here)))).toBe("reversed");
  expect((await match((await receipt(here))?._id, buyer.companyId)).status).toBe(200);
  await sound();
});

test("one sale whose deposit is not held as it says stops itself, and no other (MG1)", async () => {
  const { gateways } = aGateway();
  const buyer = await aBuyerWith(2_500_000);
  const { id } = await sold([[buyer, 107]], { terms: { claim_hours: 24 } });
  await market.setTime(closeOfL);
  await pay(id, buyer, 1_771_278);
  await truckLeft(market, id, 15_000);
  const faulty = await sold([[await aBuyerWith(200_000), 107]]);
  await market.setTime(closeOfL);
  await db
    .updateTable("awards")
    .set({ emd_held: 1 as never })
    .where("id", "=", Number(faulty.id))
    .execute();
  const { broken, market: all, awards: at } = await verifyJournal(db);
  expect([broken?.includes(`award ${faulty.id} `), all, at]).toEqual([
    ...[true, null, [Number(faulty.id)]],
  ]);
  await keepJournalFault(db, all, [...at, Number(id)]);
  const owner = await anOwner(100);
  const wd = await aWithdrawal(owner, 100);
  await decide(asha, wd, "approve");
  await decide(bilal, wd, "release");
  for (let i = 0; i < 2; i++) await sendWithdrawals(accountDeps(market.deps), gateways);
  expect(await stateOf(owner, wd)).toBe("done");
  const released = async () =>
    (
      await db
        .selectFrom("trips")
        .select("released_at")
        .where("award_id", "=", Number(id))
        .executeTakeFirstOrThrow()
    ).released_at !== null;
  await market.setTime(new Date(closeOfL.getTime() + 25 * 3_600_000));
  await sweepSettlements(deps);
  expect(await released()).toBe(false);
  await keepJournalFault(db, null);
  await sweepSettlements(deps);
  expect(await released()).toBe(true);
});
