import { roleMay } from "@rebale/contract/office/permissions";
import { expect, test } from "vitest";
import { keysOf, placeOfKey } from "./keys.ts";

const all = () => true;
const shown = [
  { key: "A", what: "Approve" },
  { key: "0–8", what: "Go to the field of a reason" },
];
const titles = (path: string) => keysOf(path, all, []).map(({ title }) => title);
const keys = (path: string) =>
  keysOf(path, all, shown).flatMap((group) => group.keys.map(({ key }) => key));

test("the keys of a decision are listed where it is made, as its buttons say (office b8, V15)", () => {
  for (const path of ["/admin/company/12", "/admin/lot/12", "/admin/authorisations/12"]) {
    expect(keysOf(path, all, shown)[0]).toEqual({ title: "On this screen", keys: shown });
    expect(keys(path)).not.toContain("J");
  }
  expect(titles("/admin/company/12")).toEqual(["Everywhere", "Go to"]);
});

test("a list has its own keys, and the overview none (office b8)", () => {
  expect(keys("/admin/users")).toEqual(expect.arrayContaining(["/", "J", "K", "A"]));
  expect(titles("/admin")).toEqual(["Everywhere", "Go to"]);
});

test("g leads only to screens of the role (W12)", () => {
  const content = (permission: Parameters<typeof roleMay>[1]) => roleMay("content", permission);
  expect(placeOfKey("l", content)).toBe("/admin/products");
  expect(placeOfKey("m", content)).toBeNull();
  expect(placeOfKey("x", all)).toBeNull();
  const go = keysOf("/admin", content, []).find(({ title }) => title === "Go to");
  expect(go?.keys.map(({ key }) => key)).not.toContain("G M");
});
