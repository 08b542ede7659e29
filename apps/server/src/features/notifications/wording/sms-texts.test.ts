import { expect, test } from "vitest";
import { missingTemplates } from "../../../platform/mail/sms-templates.ts";
import { noticeTexts } from "./sms-texts.ts";

test("every text of a notice can be registered: its words without anybody's values (office g)", () => {
  const texts = noticeTexts();
  const byTemplate = new Map(texts.map(({ template, text }) => [template as string, text]));
  const others = missingTemplates(new Map(texts.map(({ template }) => [template, "1"]))).filter(
    (name) => !/^(code|sign|shut_out)\./.test(name),
  );
  expect(others).toEqual([]);
  expect(byTemplate.get("won.en")).toBe(
    'You won the auction. Your bid of {#var#} won "{#var#}". The sale\'s page says how and by when to pay, and when to lift.',
  );
  for (const { template, text } of texts) {
    expect(text, template).not.toMatch(/\d|PET bales|Ravi Metals|#}[,.:-]\{#|₹/);
    expect(text.length).toBeGreaterThan(20);
  }
});
