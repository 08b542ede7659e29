import { feePlans, journal, type Paise, payments } from "@rebale/contract";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { companyOf } from "../../../../test/authorised.ts";
import { aDepositor } from "../../../../test/bank.ts";
import { truckLeft } from "../../../../test/left-trucks.ts";
import { closeOfL, salesOf } from "../../../../test/market-sales.ts";
import { issueFeePapers } from "../../invoices/index.ts";
import { closeDay, postEntries } from "../../journal/index.ts";
import { entryFor, type JournalEvent } from "../../money-entries/index.ts";
import { sweepSettlements } from "../../settlement/index.ts";

const market = await createMarket();
const { ask, app, db, deps } = market;
const [seller, owner] = [await market.aSeller(), await market.anAdmin()];
const [finance, colleague] = [await market.anAdmin("finance"), await market.anAdmin("finance")];
const { registerSeller, sold, aBuyerWith, pay } = salesOf(market, seller, owner.id);
const token = finance.token;
const query = { month: "2026-11", rows: 500 };
const p = (rupees: number) => Math.round(rupees * 100) as Paise;

const post = (event: JournalEvent, happenedOn: string) =>
  db.transaction().execute(async (tx) => {
    const entry = entryFor(event);
    if (!entry) throw new Error("Nothing to enter");
    await postEntries(tx, [{ ...entry, actorId: null, cause: {}, happenedOn }]);
  });
const settled = (settlementId: string, amount: number, charges: number) => ({
  ...{ kind: "gateway_settlement" as const, settlementId, amount: p(amount) },
  ...{ charges: p(charges), gst: p(charges * 0.18) },
});

/** A month with a truck released, a sale not kept, charges of bank and gateway, and its neighbours. */
beforeAll(async () => {
  await market.setTime(new Date("2026-11-24T06:30:00Z"));
  await registerSeller();
  await ask(payments.changeMoneySettings, {
    token: owner.token,
    body: { collects_consideration: true },
  });
  for (const side of ["buyer", "seller"] as const)
    await ask(feePlans.add, {
      token: owner.token,
      body: { side, percent: 0.5, valid_from: "2026-01-01" },
    });
  const buyer = await aBuyerWith(2_500_000);
  const lot = await sold([[buyer, 107]], { terms: { claim_hours: 24 } });
  await pay(lot.id, buyer, 1_780_747.5);
  await truckLeft(market, lot.id, 15_000);
  await market.setTime(new Date(closeOfL.getTime() + 25 * 3_600_000));
  await sweepSettlements(deps);
  await issueFeePapers(deps, Number(lot.id));
  const other = await aBuyerWith(2_500_000);
  const lost = await sold([[other, 107]]);
  const [buyerId, sellerId] = [await companyOf(market, other), await companyOf(market, seller)];
  await post(
    {
      ...{ kind: "forfeit", awardId: Number(lost.id), moveId: 1, buyerId, sellerId },
      ...{
        held: p(160_500),
        paidIn: p(0),
        toSeller: p(100_000),
        fee: p(8_025),
        feeGst: p(1_444.5),
      },
    },
    "2026-11-27",
  );
  await post(settled("in", 50_000, 250), "2026-11-12");
  await post({ kind: "bank_charge", lineId: 1, amount: p(59) }, "2026-11-30");
  const early = await aDepositor(market);
  const paid = { companyId: early.companyId, gateway: "rzp", amount: p(77_000) } as const;
  await post({ kind: "top_up", ...paid, paymentId: "early" }, "2026-10-31");
  await post(settled("before", 10_000, 99), "2026-10-31");
  await post(settled("after", 10_000, 101), "2026-12-01");
  await post({ kind: "top_up", ...paid, paymentId: "late" }, "2026-12-01");
});

/** The sum of the month's lines on accounts, asked in words of its own: debit above zero, paise. */
async function lines(accounts: readonly string[], kinds = "true"): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(l.amount), 0)::bigint as sum from journal_entries e
      join journal_lines l on l.entry_id = e.id join accounts a on a.id = l.account_id
    where to_char(e.happened_on, 'YYYY-MM') = '2026-11' and a.kind = any(${[...accounts]})
      and ${sql.raw(kinds)}`.execute(db);
  return rows[0]?.sum ?? 0;
}
const sum = <T>(rows: readonly T[], of: (row: T) => number) =>
  rows.reduce((all, row) => all + Math.round(of(row) * 100), 0);

describe("a month's reports add up to the journal (V2)", () => {
  test("the trial balance has what was there before, the month, and what is there at its end", async () => {
    const {
      data,
      total,
      journal: said,
    } = (await ask(journal.monthTrialBalance, { token, query })).body;
    const end = (await ask(journal.trialBalance, { token, query: { on: "2026-11-30" } })).body.data;
    expect(data.map(({ account, closing }) => ({ account, balance: closing }))).toEqual(end);
    const before = (await ask(journal.trialBalance, { token, query: { on: "2026-10-31" } })).body;
    expect(data.map(({ opening }) => opening)).toEqual(before.data.map(({ balance }) => balance));
    for (const { opening, debit, credit, closing } of data)
      expect(p(opening) + p(debit) - p(credit)).toBe(p(closing));
    expect(total).toBe(said);
    expect(sum(data, ({ closing }) => closing)).toBe(0);
  });

  test("the market's fee papers are the fees taken of sales, and GST by rate and state has those of forfeits, too", async () => {
    const papers = (await ask(journal.monthFeePapers, { token, query })).body;
    expect(papers.data.map(({ side, kind, percent }) => [side, kind, percent])).toEqual([
      ["buyer", "fee_invoice", 18],
      ["seller", "fee_invoice", 18],
    ]);
    const ofSales = -(await lines(["fees", "gst_on_fees"], "e.kind <> 'forfeit'"));
    expect(ofSales).toBeGreaterThan(0);
    expect(sum(papers.data, ({ total }) => total)).toBe(ofSales);
    expect([p(papers.total), p(papers.journal)]).toEqual([ofSales, ofSales]);
    const gst = (await ask(journal.monthFeeGst, { token, query })).body;
    expect(gst.data.map(({ percent, state }) => [percent, state])).toEqual([
      [18, "Gujarat"],
      [18, "Maharashtra"],
      [null, null],
    ]);
    const all = -(await lines(["fees", "gst_on_fees"]));
    expect([sum(gst.data, ({ total }) => total), p(gst.journal)]).toEqual([all, all]);
    expect(sum(gst.data, (row) => row.gst)).toBe(-(await lines(["gst_on_fees"])));
  });

  test("TCS and TDS are told by the seller and the truck's bill", async () => {
    for (const [operation, account] of [
      [journal.monthTcs, "gst_tcs"],
      [journal.monthTds, "income_tds"],
    ] as const) {
      const { data, total, journal: said } = (await ask(operation, { token, query })).body;
      const moved = -(await lines([account]));
      expect(moved).toBeGreaterThan(0);
      expect([sum(data, ({ withheld }) => withheld), p(total), p(said)]).toEqual([
        ...[moved, moved, moved],
      ]);
      expect(data).toMatchObject([
        { gstin: "27BBBBB0000B1ZX", value: 1_605_000, paper: "RB/26-27/000001" },
      ]);
    }
  });

  test("what was kept of forfeits, and what gateway and bank charged", async () => {
    const kept = (await ask(journal.monthKept, { token, query })).body;
    const said = -(await lines(["forfeits", "fees", "gst_on_fees"], "e.kind = 'forfeit'"));
    expect([sum(kept.data, ({ total }) => total), p(kept.journal)]).toEqual([said, said]);
    expect(kept.data).toMatchObject([{ forfeit: 51_030.5, fee: 8_025, gst: 1_444.5 }]);
    const charges = (await ask(journal.monthCharges, { token, query })).body;
    const charged = await lines(["gateway_charges", "gst_input"]);
    expect([sum(charges.data, ({ total }) => total), p(charges.journal)]).toEqual([
      ...[charged, charged],
    ]);
    expect(charges.data.map(({ charge, gst }) => [charge, gst])).toEqual([
      [250, 45],
      [59, 0],
    ]);
  });

  test("members' balances are those of the month's last day, whatever moved since", async () => {
    const {
      data,
      total,
      journal: said,
    } = (await ask(journal.monthBalances, { token, query })).body;
    const { rows } = await sql<{ id: string; sum: number }>`
      select a.company_id::text as id, -sum(l.amount)::bigint as sum from journal_lines l
        join journal_entries e on e.id = l.entry_id join accounts a on a.id = l.account_id
      where a.company_id is not null and a.asset = 'inr' and e.happened_on <= '2026-11-30'
      group by 1 having sum(l.amount) <> 0`.execute(db);
    const own = new Map(rows.map((row) => [row.id, row.sum]));
    expect(new Map(data.map((row) => [row.company_id, p(row.total)]))).toEqual(own);
    expect([p(total), p(said)]).toEqual(Array(2).fill([...own.values()].reduce((a, b) => a + b)));
    const december = { month: "2026-12", rows: 500 };
    const later = (await ask(journal.monthBalances, { token, query: december })).body;
    expect(p(later.total) - p(total)).toBe(p(77_000));
  });
});

test("each report is a file with its month's rows, whole (V2)", async () => {
  const { payload, statusCode } = await app.inject({
    url: `/api${journal.monthCharges.path}?month=2026-11&format=csv&rows=1`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(statusCode).toBe(200);
  const [heads, ...rows] = payload
    .replace(/^\ufeff/, "")
    .trim()
    .split("\r\n");
  expect(heads).toBe("Day,Voucher,Entry,Reference,Charge,GST input,Total");
  expect(rows).toHaveLength(2);
});

test("a month is locked once its last day is closed, and what is told of it later is of the first open day (V2)", async () => {
  const head = async () => {
    const { locked, closed_until } = (await ask(journal.monthCharges, { token, query })).body;
    return { locked, closed_until };
  };
  const end = "2026-11-30";
  expect(await head()).toEqual({ locked: false, closed_until: null });
  const { rows } = await sql<{ bank: number }>`select coalesce(sum(l.amount), 0)::bigint as bank
    from journal_lines l join journal_entries e on e.id = l.entry_id
      join accounts a on a.id = l.account_id
    where a.kind = 'bank' and e.happened_on <= ${end}::date`.execute(db);
  await db.transaction().execute((tx) =>
    closeDay(tx, {
      ...{ day: end, bankStatement: (rows[0]?.bank ?? 0) as Paise },
      ...{ checkedBy: finance.id, closedBy: colleague.id },
    }),
  );
  expect(await head()).toEqual({ locked: true, closed_until: end });
  const before = (await ask(journal.monthCharges, { token, query })).body;
  await post({ kind: "bank_charge", lineId: 2, amount: p(11) }, "2026-11-15");
  const now = (await ask(journal.monthCharges, { token, query })).body;
  expect(now.data).toEqual(before.data);
  const next = (await ask(journal.monthCharges, { token, query: { ...query, month: "2026-12" } }))
    .body;
  expect(next.data.filter(({ charge }) => charge === 11)).toMatchObject([
    { moved_on: "2026-12-01" },
  ]);
  const straight = sql`insert into journal_entries (key, kind, cause, happened_on)
    values ('charge:9', 'bank_charge', '{}', '2026-11-15')`.execute(db);
  await expect(straight).rejects.toThrow("is closed");
});

test("whoever may not read money reads no month (V2)", async () => {
  const editor = await market.anAdmin("content");
  const reply = await ask(journal.monthFeePapers, { token: editor.token, query });
  expect(reply.status).toBe(403);
});
