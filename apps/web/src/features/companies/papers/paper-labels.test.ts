import { expect, test } from "vitest";
import { askedFor, mayExpire } from "./paper-labels.ts";

test("each paper says whether it is needed, and a proprietor is asked for no incorporation (U25)", () => {
  expect(askedFor("pan", null)).toBe("Needed");
  expect(askedFor("incorporation", "individual")).toBeNull();
  expect(askedFor("incorporation", "company")).toBe("If you have one");
  expect(["pan", "bank", "incorporation"].some((kind) => mayExpire(kind as "pan"))).toBe(false);
});
