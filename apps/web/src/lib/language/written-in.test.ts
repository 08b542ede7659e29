import { expect, test } from "vitest";
import { langOf, writtenIn } from "./written-in.ts";

test("a text that the office wrote in another language than the page's is marked as that (trader d)", () => {
  expect([writtenIn("<p>Bids are binding.</p>"), writtenIn("<p>बोली पक्की है।</p>")]).toEqual([
    "en",
    "hi",
  ]);
  expect([langOf("<p>Bids are binding.</p>"), langOf("<p>बोली पक्की है।</p>")]).toEqual([
    undefined,
    "hi-IN",
  ]);
});
