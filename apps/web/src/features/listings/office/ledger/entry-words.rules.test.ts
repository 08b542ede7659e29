import type { LedgerEntry } from "@rebale/contract/auctions/ledger";
import { expect, test } from "vitest";
import { entryWords } from "./entry-words.rules.ts";

const words = (kind: LedgerEntry["kind"], over: Partial<LedgerEntry> = {}) =>
  entryWords({ kind, amount: 0, bidder: "", note: "", voids: null, ...over } as LedgerEntry);

test("a sealed line tells neither whether it takes back nor whose it is", () => {
  expect(words("tender")).toBe("A tender was sealed, changed or taken back");
});

test("the opening says how many were opened, and each bid that it was a tender", () => {
  expect(words("unseal", { note: "1" })).toBe("1 tender was opened");
  expect(words("unseal", { note: "3" })).toBe("3 tenders were opened");
  expect(words("bid", { bidder: "Bidder 3", note: "sealed" })).toBe("Bidder 3, by tender");
  expect(words("bid", { bidder: "Bidder 3" })).toBe("Bidder 3");
});

test("an end for too few bidders is told apart from one without a winner", () => {
  expect(words("close", { note: "too_few_bidders" })).toBe("Closed: too few companies bid");
  expect(words("close", { note: "no_bids" })).toBe("Closed without a winner");
  expect(words("close", { note: "sold", amount: 5, bidder: "Bidder 2" })).toBe(
    "Closed, won by Bidder 2",
  );
});

test("a change has its reason, and a voiding after it says so in words", () => {
  expect(words("amend", { note: "80 kg were wet" })).toBe("Changed: 80 kg were wet");
  expect(words("void", { voids: 4, note: "corrigendum_not_accepted" })).toContain("Bid 4 voided");
  expect(words("void", { voids: 4, note: "By mistake" })).toBe("Bid 4 voided: By mistake");
});
