import { feePlans, office } from "@rebale/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";

const market = await createMarket();
const { ask, db } = market;
const [owner, finance] = [await market.anAdmin(), await market.anAdmin("finance")];
await market.setTime(new Date("2026-11-29T06:30:00Z"));
const rest = { side: "buyer", percent: 1.5, valid_from: "2026-11-01" } as const;
const add = (over: object) => ask(feePlans.add, { token: owner.token, body: { ...rest, ...over } });
const takeBack = (id: string, by = finance) =>
  ask(feePlans.takeBack, { token: by.token, params: { id }, body: { reason: "15 for 1.5" } });
const buyers = async () =>
  (await ask(feePlans.list, { token: finance.token })).body.data
    .filter(({ side }) => side === "buyer")
    .map(({ percent, valid_to, taken_back }) => [percent, valid_to, taken_back?.reason ?? null]);

test("a fee plan that is still to come is taken back with a reason, and another of that day follows (V29)", async () => {
  const first = (await add({})).body.data;
  const wrong = (await add({ percent: 15, valid_from: "2026-12-01" })).body.data;
  expect(await buyers()).toEqual([
    [15, null, null],
    [1.5, "2026-11-30", null],
  ]);
  expect((await add({ percent: 2, valid_from: "2026-12-01" })).body.code).toBe("plan_not_later");
  const moderator = await market.anAdmin("moderator");
  expect((await takeBack(wrong._id, moderator)).status).toBe(403);
  expect((await takeBack(wrong._id)).status).toBe(200);
  expect(await buyers()).toEqual([
    [15, null, "15 for 1.5"],
    [1.5, null, null],
  ]);
  expect((await takeBack(wrong._id)).status).toBe(404);
  expect((await add({ percent: 2, valid_from: "2026-12-01" })).status).toBe(200);
  expect((await takeBack(first._id)).body.code).toBe("plan_begun");
  const { data } = (await ask(office.audit, { token: owner.token, query: { q: "taken back" } }))
    .body;
  expect(data).toMatchObject([{ action: "fee plan taken back" }]);
});

test("what has begun is not taken back past the program either, and nothing of it is changed (V29)", async () => {
  const back = sql`withdrawn_at = now(), withdrawn_by = ${owner.id}, withdrawn_because = 'x'`;
  await expect(
    sql`update fee_plans set ${back} where valid_from = '2026-11-01'`.execute(db),
  ).rejects.toThrow("has begun");
  await expect(
    sql`update fee_plans set withdrawn_because = 'y' where withdrawn_at is not null`.execute(db),
  ).rejects.toThrow("never");
  await expect(
    sql`update fee_plans set ${back}, percent = 3 where valid_from > '2026-11-30'`.execute(db),
  ).rejects.toThrow("never");
});
