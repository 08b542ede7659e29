import { banking, office, taxHolds } from "@rebale/contract";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { aPdf } from "../../../../test/a-pdf.ts";
import { createMarket } from "../../../../test/app.ts";
import {
  aBankAccount,
  aDepositor,
  aStatement,
  aTopUp,
  aUtr,
  type Row,
} from "../../../../test/bank.ts";
import { aLot, anAward } from "../../../../test/builders.ts";
import { gstSafeSales } from "../../../../test/gst-safe.ts";

const market = await createMarket();
const { ask, db } = market;
const [finance, colleague] = [await market.anAdmin("finance"), await market.anAdmin("finance")];
const { token } = finance;

/** One open thing of each kind that there is. */
beforeAll(async () => {
  await market.setTime(new Date("2026-11-24T06:30:00Z"));
  const owner = await aDepositor(market, 90_000);
  const account = await aBankAccount(market, owner, finance);
  const asked = async (amount: number) => {
    const body = { amount, from: "deposit", bank_account_id: account } as const;
    return (await ask(banking.askWithdrawal, { token: owner.token, body })).body.data._id;
  };
  await asked(100);
  const approved = await asked(200);
  await ask(banking.decideWithdrawal, {
    ...{ token, params: { id: approved }, body: { decision: "approve" } },
  });
  const failed = await asked(300);
  await sql`update withdrawals set state = 'failed', reason = 'closed', gateway = 'razorpay',
      approved_by = ${finance.id}, released_by = ${colleague.id}
    where id = ${failed}`.execute(db);
  const rows: readonly Row[] = [
    { day: "2026-11-24", utr: aUtr(), amount: 70 },
    { day: "2026-11-24", amount: -1204, words: "NEFT OUT 7" },
  ];
  const file = { field: "file", bytes: Buffer.from(aStatement(0, rows)) };
  const of = { holder_account: "Demo bank", format: "csv" };
  expect((await market.send(banking.readStatement, token, [file], of)).status).toBe(200);
  const other = await aDepositor(market, 10);
  await sql`insert into bank_accounts (company_id, holder, account_no, key_id, last4, ifsc,
      document, sent_by)
    select company_id, holder, account_no, key_id, last4, ifsc, document, ${other.id}
    from bank_accounts limit 1`.execute(db);
  const seller = await market.aSeller();
  const lot = await aLot(db, { sellerId: seller.id });
  const order = { lot_id: lot.id, bidder_id: owner.id, seller_id: seller.id, alias: 1 };
  await db
    .insertInto("bid_orders")
    .values({ ...order, best_bid: 110_000, bid_count: 1, last_bid_at: new Date() })
    .execute();
  await anAward(db, { lotId: lot.id, bidderId: owner.id });
  await sql`update awards set state = 'overdue'`.execute(db);
  await sql`insert into gateway_disputes (gateway, dispute_id, payment_id, company_id, amount,
      state, respond_by)
    values ('razorpay', 'disp_1', 'pay_1', ${owner.companyId}, 5000, 'open',
      '2026-12-01T00:00:00Z')`.execute(db);
  await sql`insert into journal_reversals (entry_id, asked_by, reason)
    select min(id), ${finance.id}, 'Wrong' from journal_entries`.execute(db);
  await sql`insert into gateway_events (gateway, event_id, kind, raw, try_at)
    values ('razorpay', 'evt_1', 'payment.odd', ''::bytea, null)`.execute(db);
  const named = { name: "Escrow", opening: 0, ifsc: null, last4: "4321" };
  expect((await ask(banking.makeHolderAccount, { token, body: named })).status).toBe(200);
  await market.setTime(new Date("2026-11-25T06:30:00Z"));
  await aDisputedHold();
});

/** Kept GST that a 2B has not got, and of which the seller says that it is filed. */
async function aDisputedHold(): Promise<void> {
  const g = await gstSafeSales(market);
  const sale = await g.sold();
  await g.release();
  await g.bring(sale);
  const { status } = await market.send(
    taxHolds.answer,
    g.seller.token,
    [{ field: "document", bytes: aPdf() }],
    { arn: "AA2712260001234", filed_on: "2026-11-20" },
    { id: (await g.holdOf(sale))._id },
  );
  expect(status).toBe(200);
}

const now = async () => (await ask(banking.moneyNow, { token })).body.data;

test("each kind of open thing is in finance's list, the oldest first, and nothing twice (V33, O22)", async () => {
  const { open } = await now();
  expect([...new Set(open.map(({ kind }) => kind))].sort()).toEqual([...banking.OPEN_KINDS].sort());
  const named = open.map(({ kind, id }) => `${kind} ${id}`);
  expect(new Set(named).size).toBe(named.length);
  const since = open.map(({ since }) => since);
  expect(since).toEqual([...since].sort());
  expect(open.find(({ kind }) => kind === "statement_line")).toMatchObject({
    ...{ name: "NEFT OUT 7", amount: -1204 },
  });
  expect(open.find(({ kind }) => kind === "tax_hold")).toMatchObject({
    ...{ amount: 124_545.6, since: "2026-11-25T08:30:00.000Z" },
  });
  expect(open.find(({ kind }) => kind === "dispute")?.due).toBe("2026-12-01T00:00:00.000Z");
});

test("each of them is counted in one queue of the overview (V33, O22)", async () => {
  const { data } = (await ask(office.overview, { token })).body;
  const { open } = await now();
  const count = (...kinds: readonly banking.OpenKind[]) =>
    open.filter(({ kind }) => kinds.includes(kind)).length;
  expect(data).toMatchObject({
    ...{ receipts_waiting: count("receipt"), statement_lines_open: count("statement_line") },
    withdrawals_waiting: count("to_approve", "to_release"),
    ...{ withdrawals_failed: count("payout_failed"), sales_overdue: count("sale_overdue") },
    ...{ bank_accounts_waiting: count("bank_account"), disputes_open: count("dispute") },
    ...{ reversals_asked: count("reversal"), gateway_events_open: count("gateway_event") },
    tax_holds_disputed: count("tax_hold"),
    ...{ days_to_close: count("day"), accounts_to_agree: count("holder_account") },
  });
  for (const kind of banking.OPEN_KINDS) expect([kind, count(kind)]).not.toEqual([kind, 0]);
});

test("bank, gateway and suspense are the journal's; what waits to be let go has its sum (V33)", async () => {
  const before = await now();
  expect(before).toMatchObject({
    ...{ suspense: 70, to_approve: { count: 1, amount: 100 } },
    ...{ to_release: { count: 1, amount: 200 }, failed: { count: 1, amount: 300 } },
  });
  const payer = await aDepositor(market);
  await aTopUp(market, payer.companyId, 1_000);
  expect((await now()).gateway - before.gateway).toBe(1_000);
});

test("where the money is, is finance's to know (V33)", async () => {
  const moderator = await market.anAdmin("moderator");
  expect((await ask(banking.moneyNow, { token: moderator.token })).status).toBe(403);
  expect((await ask(banking.moneyNow, { token: colleague.token })).status).toBe(200);
});
