import { banking, journal, office, wallet } from "@rebale/contract";
import { COMPANY_ACCOUNTS, JOURNAL_ACCOUNTS } from "@rebale/contract/journal/accounts";
import { KG_ENTRIES } from "@rebale/contract/kilograms";
import { beforeAll, expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { companyOf } from "../../../test/authorised.ts";
import { salesOf } from "../../../test/market-sales.ts";
import { entryFor, postKilograms } from "../kilograms/index.ts";
import { balancesOf } from "../money-entries/index.ts";
import { countCompanyMoney } from "../personal-data/erasure/company-money.store.ts";

/** Goods stand in the journal beside money: whoever reads money reads none of them. */
const market = await createMarket();
const { ask, db } = market;
const [seller, owner] = [await market.aSeller(), await market.anAdmin()];
const { sold, aBuyerWith } = salesOf(market, seller, owner.id);
const buyer = await aBuyerWith(200_000);
const companyId = await companyOf(market, buyer);
const { token } = owner;

beforeAll(async () => {
  const awardId = Number((await sold([[buyer, 107]])).id);
  const outputs = [{ material: "Flakes", grams: 7_000_000 }];
  const events = [
    { kind: "truck_out", awardId, tripId: 1, grams: 8_520_000 },
    { kind: "truck_in", awardId, tripId: 1, grams: 8_520_000, arrived: 8_500_000 },
    { kind: "output", awardId, outputId: 1, outputs, loss: 10_000 },
  ] as const;
  await db.transaction().execute((tx) =>
    postKilograms(
      tx,
      events.map((event) => entryFor(event)),
      buyer.id,
    ),
  );
});

test("the office's journal, trial balance, days and timelines are of money alone", async () => {
  const { data } = (await ask(journal.entries, { token, query: { rows: 100 } })).body;
  expect(data.map(({ kind }) => kind).sort()).toEqual(["top_up", "win"]);
  const trial = (await ask(journal.trialBalance, { token })).body.data;
  expect(trial.filter(({ account }) => !JOURNAL_ACCOUNTS.includes(account))).toEqual([]);
  expect(trial.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
  const days = (await ask(banking.days, { token })).body.data;
  expect(days.map(({ day }) => day)).toEqual(days.map(() => expect.any(String)));
  const params = { kind: "company" as const, id: String(companyId) };
  const { entries } = (await ask(office.timeline, { token, params, query: { rows: 100 } })).body
    .data;
  const told: readonly string[] = entries.map(({ what }) => what);
  expect(told.filter((what) => KG_ENTRIES.some((kind) => kind === what))).toEqual([]);
});

test("an entry of goods is none that the office could turn back", async () => {
  const row = db.selectFrom("kg_entries").select("id").where("kind", "=", "output");
  const id = String((await row.executeTakeFirstOrThrow()).id);
  const reply = await ask(journal.reverse, { token, params: { id }, body: { reason: "Wrong" } });
  expect(reply.status).toBe(404);
});

test("a company's balances, its statement and what keeps it from being erased are money", async () => {
  expect(Object.keys(await balancesOf(db, companyId)).sort()).toEqual([...COMPANY_ACCOUNTS].sort());
  const statement = (await ask(wallet.statement, { token: buyer.token, query: { rows: 50 } })).body;
  expect(new Set(statement.data.map(({ kind }) => kind))).toEqual(new Set(["top_up", "win"]));
  // Deposit and what is held of it.
  expect(await countCompanyMoney(db, buyer.id)).toMatchObject({ balance: 2, owed: 0 });
});
