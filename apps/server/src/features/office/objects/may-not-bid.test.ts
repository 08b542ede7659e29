import { companies, office } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { aDepositor } from "../../../../test/bank.ts";

const market = await createMarket();
const { ask, db } = market;
const [owner, helper] = [await market.anAdmin(), await market.anAdmin("support")];
const read = async (id: number) =>
  (await ask(office.user, { token: helper.token, params: { id: String(id) } })).body.data;

test("a user's page says who may not bid: since when, by whom, why, and nothing where they may (V8)", async () => {
  const buyer = await aDepositor(market);
  expect((await read(buyer.id)).may_not_bid).toEqual([]);
  const params = { id: String(buyer.companyId) };
  const reasons = [{ path: "company", msg: "Two bounced cheques" }];
  const body = { decision: "suspend" as const, reasons };
  const suspended = await ask(companies.reviewCompany, { token: owner.token, params, body });
  expect(suspended.status).toBe(200);
  expect((await read(buyer.id)).may_not_bid).toEqual([
    {
      ...{ why: "company_suspended", by: owner.name, until: null },
      ...{ since: expect.any(String), reason: "Two bounced cheques" },
    },
  ]);
  await db
    .insertInto("company_bars")
    .values({ company_id: buyer.companyId, reason: "Asked by the police", barred_by: owner.id })
    .execute();
  expect((await read(buyer.id)).may_not_bid.map(({ why }) => why)).toContain("company_barred");
});

test("wrong codes and passwords of the last day are there for support, of this account alone (V8)", async () => {
  const [one, other] = [await market.aBuyer(), await market.aBuyer()];
  const at = new Date();
  const tried = { kind: "code", network: "203.0.113.0", account: one.mobile } as const;
  await db
    .insertInto("wrong_guesses")
    .values([
      { ...tried, at },
      { ...tried, at },
      { ...tried, at: new Date(at.getTime() - 2 * DAY_MS) },
    ])
    .execute();
  expect((await read(one.id)).wrong_tries).toEqual([
    { kind: "code", tries: 2, last_at: at.toISOString() },
  ]);
  expect((await read(other.id)).wrong_tries).toEqual([]);
});
