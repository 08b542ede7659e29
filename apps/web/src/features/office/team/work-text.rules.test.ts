import { expect, test } from "vitest";
import { workText } from "./work-text.rules.ts";

const none = { enquiries: 0, companies: 0, authorisations: 0, lots: 0 };

test("what is a leaver's is counted in words; nothing is asked where there is nothing (V26)", () => {
  expect(workText(none)).toBeNull();
  expect(workText({ ...none, lots: 1 })).toBe("1 thing is theirs (1 lot)");
  expect(workText({ ...none, enquiries: 2, lots: 1 })).toBe(
    "3 things are theirs (2 enquiries, 1 lot)",
  );
});
