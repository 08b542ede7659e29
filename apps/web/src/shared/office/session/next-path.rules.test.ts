import { expect, test } from "vitest";
import { nextPath } from "./next-path.rules.ts";

test("the sign-in leads back to the screen that was asked for", () => {
  expect(nextPath("/admin/products?status=pending&page=2")).toBe(
    "/admin/products?status=pending&page=2",
  );
  expect(nextPath("/admin?x=1")).toBe("/admin?x=1");
});

test.each([
  null,
  "",
  "https://evil.example",
  "//evil.example",
  "/admin//evil.example",
  "/\\evil.example",
  "/admin/login",
  "/dashboard",
  "/administrator",
])("%s leads to the overview", (asked) => expect(nextPath(asked)).toBe("/admin"));
