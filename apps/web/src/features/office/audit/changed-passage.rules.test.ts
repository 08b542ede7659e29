import { expect, test } from "vitest";
import { changedPassage } from "./changed-passage.rules.ts";

const long = "Who buys pays within seven days. ".repeat(20);

test("of two long texts the passage that differs is shown, with the words around it (V39)", () => {
  const before = `${long}The price is held for 30 days after the close of the auction. ${long}`;
  const after = before.replace("30 days", "15 days");
  expect(changedPassage(before, after)).toEqual([
    "…seven days. The price is held for 30 days after the close of the auction.…",
    "…seven days. The price is held for 15 days after the close of the auction.…",
  ]);
});

test("what was added at an end, taken out or repeated is found (V39)", () => {
  expect(changedPassage("a b", "a b c")).toEqual(["a b", "a b c"]);
  expect(changedPassage("aa", "aaa")).toEqual(["aa", "aaa"]);
  expect(changedPassage(`${long}x`, long)[0]).toMatch(/^….*days\. x$/);
  expect(changedPassage("", "new")).toEqual(["", "new"]);
});
