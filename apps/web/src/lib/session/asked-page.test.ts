import { expect, test } from "vitest";
import { askForPage, takeAskedPage } from "./asked-page.ts";

test("the member screen that a visitor opened is asked for once, and none but ours (screens U9)", () => {
  askForPage("https://rebale.example/award/189");
  expect([takeAskedPage(), takeAskedPage()]).toEqual(["/award/189", null]);
  askForPage("https://rebale.example/wallet/statement?page=2#top");
  expect(takeAskedPage()).toBe("/wallet/statement?page=2");
  for (const path of ["//evil.example/award/1", "/admin/users", "/award/1/../../admin"]) {
    askForPage(`https://rebale.example${path}`);
    expect(takeAskedPage()).toBeNull();
  }
});
