import { readFileSync } from "node:fs";
import { DEMO_HOLDER } from "@rebale/contract/values/demo-holder";
import { expect, test } from "vitest";
import { keptBy } from "./holder.rules.ts";

test("who keeps the money is said as the office wrote it, the demo's in the reader's language", () => {
  expect(keptBy("ABC Bank, escrow")).toBe("Who keeps the money: ABC Bank, escrow");
  expect(keptBy(DEMO_HOLDER)).toBe(`Who keeps the money: ${DEMO_HOLDER}`);
  // Its words are tagged to the letter: others would stay English in Hindi.
  const catalogue = readFileSync(new URL("../../hi.po", import.meta.url), "utf8");
  expect(catalogue).toContain(`msgid "${DEMO_HOLDER}"\nmsgstr "डेमो बैंक: असली पैसा नहीं"`);
});
