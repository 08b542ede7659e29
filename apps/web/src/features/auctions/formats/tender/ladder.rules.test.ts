import type { LedgerEntry } from "@rebale/contract/auctions/ledger";
import { expect, test } from "vitest";
import { ladderOf, placeOf, qualifiedOf } from "./ladder.rules.ts";

const entry = (seq: number, kind: string, over: Partial<LedgerEntry> = {}) =>
  ({ seq, kind, amount: 0, bidder: "", note: "", voids: null, ...over }) as LedgerEntry;
const tender = (seq: number, bidder: string, amount: number) =>
  entry(seq, "bid", { bidder, amount, note: "sealed" });
const opened = [
  entry(1, "open"),
  entry(2, "tender"),
  entry(3, "unseal", { note: "4" }),
  tender(4, "Bidder 4", 300_000),
  tender(5, "Bidder 2", 400_000),
  tender(6, "Bidder 3", 400_000),
  tender(7, "Bidder 1", 500_000),
];

test("the ladder is of opened tenders alone, from the highest down, the first of a tie first", () => {
  const later = entry(8, "bid", { bidder: "Bidder 3", amount: 510_000 });
  expect(ladderOf([...opened, later]).map(({ bidder }) => bidder)).toEqual([
    "Bidder 1",
    "Bidder 2",
    "Bidder 3",
    "Bidder 4",
  ]);
  expect(ladderOf([entry(1, "open"), entry(2, "tender")])).toEqual([]);
});

test("of 5, 4, 4 and 3 lakh the best two are three companies (F28)", () => {
  const ladder = ladderOf(opened);
  expect(qualifiedOf(ladder, 2)).toBe(3);
  expect(qualifiedOf(ladder, null)).toBe(4);
  expect([placeOf(ladder, "Bidder 3"), placeOf(ladder, "Bidder 9")]).toEqual([3, null]);
});

test("a tender that was voided at the opening has no place, and takes none", () => {
  const ladder = ladderOf([...opened, entry(8, "void", { voids: 7 })]);
  expect(ladder[0]).toMatchObject({ bidder: "Bidder 1", voided: true });
  expect([placeOf(ladder, "Bidder 1"), placeOf(ladder, "Bidder 2")]).toEqual([null, 1]);
  expect(qualifiedOf(ladder, 2)).toBe(2);
});
