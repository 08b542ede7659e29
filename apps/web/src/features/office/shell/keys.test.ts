import { roleMay } from "@rebale/contract/office/permissions";
import { expect, test } from "vitest";
import { keysOf, placeOfKey } from "./keys.ts";

const all = () => true;
const place = (path: string) => new URL(path, "https://rebale.example");
const titles = (path: string) => keysOf(place(path), all).map(({ title }) => title);
const keys = (path: string) =>
  keysOf(place(path), all).flatMap((group) => group.keys.map(({ key }) => key));

test("the keys of a decision are listed where it is made, and only there (office b8)", () => {
  for (const key of ["A", "C", "R", "S", "N", "B", "U", "0–9"])
    expect(keys("/admin/company/12?part=review")).toContain(key);
  expect(keys("/admin/company/12?part=review")).not.toContain("J");
  expect(keys("/admin/authorisations/12")).not.toContain("S");
  expect(titles("/admin/company/12")).toEqual(["Everywhere", "Go to"]);
});

test("a list has its own keys, and the overview none (office b8)", () => {
  expect(keys("/admin/users")).toEqual(expect.arrayContaining(["/", "J", "K"]));
  expect(titles("/admin")).toEqual(["Everywhere", "Go to"]);
});

test("g leads only to screens of the role (W12)", () => {
  const content = (permission: Parameters<typeof roleMay>[1]) => roleMay("content", permission);
  expect(placeOfKey("l", content)).toBe("/admin/products");
  expect(placeOfKey("m", content)).toBeNull();
  expect(placeOfKey("x", all)).toBeNull();
  const go = keysOf(place("/admin"), content).find(({ title }) => title === "Go to");
  expect(go?.keys.map(({ key }) => key)).not.toContain("G M");
});
