import { OFFICE_ROLES } from "@rebale/contract/office/permissions";
import { expect, test } from "vitest";
import { workOf } from "./roles.ts";

test("a role's text says what its permissions let it do (V28)", () => {
  expect(workOf("finance")).toBe(
    "Matches transfers; pays out, with a second person; sees companies’ wallets; answers enquiries",
  );
  expect(workOf("support")).toBe("Sees companies’ wallets; answers enquiries; writes to members");
  expect(workOf("content")).toBe("Writes the pages, posts and categories");
  expect(workOf("owner")).toContain("Everything");
  for (const role of OFFICE_ROLES) expect(workOf(role)).not.toBe("");
});
