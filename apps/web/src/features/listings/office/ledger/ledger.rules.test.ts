import type { LedgerEntry } from "@rebale/contract/auctions/ledger";
import { expect, test } from "vitest";
import { ledgerRows, withNewer } from "./ledger.rules.ts";

const entry = (
  seq: number,
  kind: LedgerEntry["kind"],
  amount: number,
  voids: number | null = null,
) => ({ seq, kind, amount, voids }) as LedgerEntry;
const states = (entries: LedgerEntry[]) =>
  ledgerRows(entries).map(({ entry: { seq }, state }) => `${seq} ${state}`);

test("the newest entry stands first, and the newest standing bid leads", () => {
  expect(states([entry(1, "bid", 100), entry(2, "bid", 200)])).toEqual(["2 leads", "1 stands"]);
});

test("when the leading bid is voided the one before it leads again", () => {
  expect(states([entry(1, "bid", 100), entry(2, "bid", 200), entry(3, "void", 200, 2)])).toEqual([
    "3 record",
    "2 voided",
    "1 leads",
  ]);
});

test("without a standing bid nobody leads", () => {
  expect(states([entry(1, "bid", 100), entry(2, "void", 100, 1), entry(3, "close", 0)])).toEqual([
    "3 record",
    "2 record",
    "1 voided",
  ]);
});

test("an entry that comes twice is kept once, and nothing new is no change", () => {
  const loaded = [entry(1, "bid", 100)];
  expect(withNewer(loaded, [entry(1, "bid", 100)])).toBe(loaded);
  expect(
    withNewer(loaded, [entry(3, "bid", 300), entry(2, "bid", 200)]).map(({ seq }) => seq),
  ).toEqual([1, 2, 3]);
});

test("entries that do not continue what is known take its place (finding M1)", () => {
  const of = (history: string, seq: number) => ({
    ...entry(seq, "bid", seq * 100),
    previous: `${history} ${seq - 1}`,
    hash: `${history} ${seq}`,
  });
  const loaded = [of("lost", 1), of("lost", 2)];
  expect(withNewer(loaded, [of("lost", 3)])).toHaveLength(3);
  expect(withNewer(loaded, [of("new", 3)]).map(({ hash }) => hash)).toEqual(["new 3"]);
  expect(withNewer(loaded, [of("new", 2)]).map(({ hash }) => hash)).toEqual(["new 2"]);
});
