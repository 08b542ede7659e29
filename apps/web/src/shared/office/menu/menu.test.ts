import { expect, test } from "vitest";
import { isAt, menuFor } from "./menu.ts";

const entries = menuFor(() => true).flatMap((group) => group.entries);
const at = (pathname: string) =>
  entries.filter((entry) => isAt(entry, pathname)).map(({ to }) => to);

test("the menu says where one is, also where a row of a list is open (office b1)", () => {
  expect(at("/admin")).toEqual(["/admin"]);
  expect(at("/admin/companies")).toEqual(["/admin/companies"]);
  expect(at("/admin/company/12")).toEqual(["/admin/companies"]);
  expect(at("/admin/lot/12")).toEqual(["/admin/products"]);
  expect(at("/admin/products/approve")).toEqual(["/admin/products"]);
});
