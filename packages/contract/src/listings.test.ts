import { expect, test } from "vitest";
import { ShopQuery } from "./listings.ts";

test("(S2.51) a table asks for 200 lots at once; more is cut to that", () => {
  const rows = (rows: number) => ShopQuery.parse({ rows }).rows;
  expect([rows(18), rows(200), rows(100_000)]).toEqual([18, 200, 200]);
});
