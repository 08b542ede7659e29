import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";

const market = await createMarket();

test("a batch of bids that says nothing more holds its locks for five seconds at most (U2)", async () => {
  const { pool, pipelined } = market.deps.database;
  const lock = "select pg_advisory_xact_lock(4711)";
  const silent = await pipelined.connect();
  await silent.query("begin");
  await silent.query(lock);
  const begun = performance.now();
  await pool.query(lock);
  expect(performance.now() - begun).toBeLessThan(15_000);
  silent.release(true);
});
