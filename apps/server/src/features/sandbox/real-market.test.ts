import { sandbox } from "@rebale/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket, marketOf } from "../../../test/app.ts";
import { sandboxRoutes } from "./index.ts";

const market = await createMarket(async (deps) =>
  marketOf((api) => sandboxRoutes(api, { ...deps, config: { ...deps.config, demo: false } }))(deps),
);

test("a real market has no sandbox (O68)", async () => {
  const seller = await market.aSeller();
  const token = seller.token;
  const read = await market.ask(sandbox.clock, { token });
  const moved = await market.ask(sandbox.advance, { token, body: { seconds: 60 } });
  expect([read.status, moved.status]).toEqual([404, 404]);
});

test("nor do its tables let anything be moved (O68)", async () => {
  await sql`insert into settings (key, value) values ('real_market', 'true')`.execute(market.db);
  for (const move of ["move_truck_times", "move_due_times", "move_visit_times"])
    await expect(sql`select ${sql.id(move)}(1, 60)`.execute(market.db)).rejects.toThrow(
      /real market/,
    );
});
