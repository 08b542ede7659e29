import { roleMay } from "@rebale/contract/office/permissions";
import { expect, test } from "vitest";
import { pagesFor } from "./pages.ts";

test("a page is found by part of its name, all of them before anything is typed", () => {
  const may = () => true;
  expect(pagesFor("QUER", may)).toEqual([
    { to: "/admin/contact-queries", name: "Contact queries" },
  ]);
  expect(pagesFor("", may)[0]).toEqual({ to: "/admin", name: "Overview" });
});

test("who may not open a page does not find it (W12)", () => {
  const pages = pagesFor("", (permission) => roleMay("content", permission)).map(({ to }) => to);
  expect(pages).toContain("/admin/blogs");
  expect(pages).toContain("/admin/logins");
  expect(pages).not.toContain("/admin/team");
  expect(pages).not.toContain("/admin/sellers");
});
