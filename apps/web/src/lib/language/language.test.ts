// @vitest-environment jsdom
import { expect, test } from "vitest";
import { followAccount, inLanguage } from "./language.ts";

test("a page keeps its query when its language changes", () => {
  expect(inLanguage("hi", "/are-selling", "?state=Goa&lang=en")).toBe(
    "/are-selling?state=Goa&lang=hi",
  );
});

test("a sign-in goes on in this page's language where it is the account's, or was chosen here", () => {
  expect(followAccount("en", "/dashboard")).toBe(false);
  expect(followAccount(null, "/dashboard")).toBe(false);
  // biome-ignore lint/suspicious/noDocumentCookie: as the host sets it
  document.cookie = "lang=en";
  expect(followAccount("hi", "/dashboard")).toBe(false);
});
