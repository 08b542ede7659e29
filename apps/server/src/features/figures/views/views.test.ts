import { figures } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, marketOf } from "../../../../test/app.ts";
import { aLot } from "../../../../test/builders.ts";
import { figureRoutes } from "../index.ts";
import { createViewCounter } from "./count-views.ts";
import { addViews, type Views } from "./views.store.ts";

const market = await createMarket(marketOf(figureRoutes));
const seller = await market.aSeller();

const viewsOf = (lotId: number) =>
  market.db
    .selectFrom("lot_views")
    .select(["views"])
    .where("lot_id", "=", lotId)
    .execute()
    .then((rows) => rows.reduce((sum, { views }) => sum + views, 0));

test("a lot's page counts once a day for each network, without a cookie; the seller's own visits do not", async () => {
  const lot = await aLot(market.db, { sellerId: seller.id });
  const open = (address: string, token?: string) =>
    market.ask(figures.countView, { body: { product_id: lot.id }, address, token });
  const answer = await open("192.0.2.1");
  expect(answer.headers["set-cookie"]).toBeUndefined();
  await open("192.0.2.1");
  await open("192.0.2.2");
  await open("192.0.2.3", seller.token);
  await expect.poll(() => viewsOf(lot.id)).toBe(2);
});

test("lots that nobody may see are not counted, and one that is unknown fails nothing", async () => {
  const pending = await aLot(market.db, { sellerId: seller.id, approval: "pending" });
  await addViews(market.db, [
    { lotId: pending.id, day: "2026-11-21", views: 3 },
    { lotId: 99_999_999, day: "2026-11-21", views: 3 },
  ]);
  expect(await viewsOf(pending.id)).toBe(0);
});

test("views that could not be written are written with the next ones", async () => {
  const written: Views[] = [];
  let away = true;
  const counter = createViewCounter(async (views) => {
    if (away) throw new Error("the database is away");
    written.push(...views);
  });
  counter.count(1, "a", "2026-11-21");
  await expect(counter.flush()).rejects.toThrow("away");
  counter.count(1, "b", "2026-11-21");
  away = false;
  await counter.flush();
  expect(written).toEqual([{ lotId: 1, day: "2026-11-21", views: 2 }]);
});

test("the same visitor counts again the next day", async () => {
  const written: Views[] = [];
  const counter = createViewCounter(async (views) => void written.push(...views));
  for (const day of ["2026-11-21", "2026-11-21", "2026-11-22"]) counter.count(1, "a", day);
  await counter.flush();
  expect(written.map(({ day, views }) => [day, views])).toEqual([
    ["2026-11-21", 1],
    ["2026-11-22", 1],
  ]);
});
