import { expect, test } from "vitest";
import { bidderName } from "./bidder-name.ts";

test("a masked name is told in the page's language, any other as it is (trader d)", () => {
  expect(bidderName("Bidder 12")).toBe("Bidder 12");
  expect(bidderName("Bidder Steel")).toBe("Bidder Steel");
});
