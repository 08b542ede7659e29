import type { RateTable } from "@rebale/contract/rates/dated-rates";
import * as rates from "@rebale/contract/rates/tax-rates";
import { expect, test } from "vitest";
import { FACTS } from "./facts/facts.rules.ts";

test("every fact says since when, how surely, where it was read and when it changed (O29)", () => {
  expect(FACTS.map(({ id }) => id)).toEqual([...new Set(FACTS.map(({ id }) => id))]);
  for (const { id, from, to, sources, confidence, changedOn, now } of FACTS) {
    expect([id, from, changedOn]).toEqual([
      id,
      expect.stringMatching(DAY),
      expect.stringMatching(DAY),
    ]);
    if (to !== null) expect(to >= from).toBe(true);
    expect([id, sources.length > 0, confidence]).toEqual([
      id,
      true,
      expect.stringMatching(/^(high|medium|low)$/),
    ]);
    expect(now.length).toBeGreaterThan(2);
  }
});
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const tables = Object.entries(rates as Record<string, RateTable<unknown> | string>).flatMap(
  ([name, table]): [string, RateTable<unknown>][] =>
    typeof table === "string" ? [] : [[name, table]],
);
test.each(tables)("the newest row of %s is a fact, with its figures (O29)", (_name, table) => {
  const { from, rate } = table.at(-1) ?? {};
  const percent = typeof rate === "number" ? rate : (rate as { percent?: number } | null)?.percent;
  const found = FACTS.filter((fact) => fact.from === from).map(({ value }) => value.percent);
  expect(percent === undefined ? found.length > 0 : found.includes(percent)).toBe(true);
});
