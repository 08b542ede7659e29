import { expect, test } from "vitest";
import { faultIn, readLines, writeLines } from "./company-lines.rules.ts";

test("companies are typed one a line, as they come from a table or a chat (F57)", () => {
  expect(readLines("aaaca0001a Asha Metals\n\n AAACB-0002-B,\tB  Polymers Pvt. Ltd. \n")).toEqual([
    { pan: "AAACA0001A", name: "Asha Metals" },
    { pan: "AAACB0002B", name: "B Polymers Pvt. Ltd." },
  ]);
  expect(readLines("AAACA0001A")).toEqual([{ pan: "AAACA0001A", name: "" }]);
  const companies = [{ pan: "AAACA0001A", name: "Asha Metals" }];
  expect(readLines(writeLines(companies))).toEqual(companies);
});

test("a refused company is named by its line (F57)", () => {
  expect(faultIn({ "companies.2.pan": "This PAN is named twice" })).toBe(
    "Line 3: This PAN is named twice",
  );
  expect(faultIn({ companies: "Name at least one company" })).toBe("Name at least one company");
  expect(faultIn({ name: "Name is required" })).toBeUndefined();
});
