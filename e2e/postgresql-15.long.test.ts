import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasPostgres15, startPostgres15 } from "../apps/server/test/postgres-15.ts";
import { type RunningMarket, startMarket } from "./market.ts";
import { apiOf } from "./parts/api.ts";
import { openLot } from "./parts/lots.ts";

/** The newest PostgreSQL is the one that npm brings, and all other tests' own. */

describe.skipIf(!hasPostgres15)("on PostgreSQL 15", () => {
  let postgres: Awaited<ReturnType<typeof startPostgres15>>;
  let market: RunningMarket;
  beforeAll(async () => {
    postgres = await startPostgres15();
    market = await startMarket({ DATABASE_URL: postgres.url, DEMO: "1", DEMO_BIDDERS: "0" });
  });
  afterAll(async () => {
    await market?.stop();
    await postgres?.stop();
  });

  test("a market is made, and an auction runs from its listing to its winner", async () => {
    const api = apiOf(market.url);
    const seller = await api.seller();
    const [first, second] = [await api.buyer("9000000001"), await api.buyer("9000000002")];
    const lot = await openLot(api, seller, { ends: 4, market_value: 50_000 });
    const bid = (amount: number, token: string) =>
      api.post("/auction", { product_id: lot._id, amount }, token);
    expect((await bid(51_000, first.token)).status).toBe(200);
    expect((await bid(51_000, second.token)).status).toBe(409);
    expect((await bid(52_000, second.token)).status).toBe(200);
    const order = async () => {
      const { body } = await api.get("/auction/my-auction?page=1&rows=10", second.token);
      return body.data.find(
        (each: { product_id: { _id: string } }) => each.product_id._id === lot._id,
      );
    };
    await expect.poll(order, { timeout: 20_000 }).toMatchObject({ is_win: true });
  });
});
