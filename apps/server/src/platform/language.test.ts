import { expect, test } from "vitest";
import { callLanguage, pageLanguage } from "./language.ts";

test.each([
  [undefined, "en"],
  ["", "en"],
  ["*", "en"],
  ["en-US,en;q=0.9", "en"],
  ["hi", "hi"],
  ["hi-IN,hi;q=0.9,en;q=0.8", "hi"],
  ["en;q=0.8, hi;q=0.9", "hi"],
  ["hi;q=0, en", "en"],
  ["ta-IN, hi;q=0.5, en;q=0.4", "hi"],
  ["q;;,,=;", "en"],
])("a call that accepts %j is answered in %s", (accepted, language) => {
  expect(callLanguage(accepted)).toBe(language);
});

test.each([
  ["/", undefined, "en"],
  ["/?lang=hi", undefined, "hi"],
  ["/", "theme=dark; lang=hi", "hi"],
  ["/?lang=en", "lang=hi", "en"],
  ["/?lang=fr", "lang=hi", "hi"],
  ["/", "mylang=hi", "en"],
  ["/", "lang=de", "en"],
])("the page %s with the cookie %j is in %s", (path, cookie, language) => {
  expect(pageLanguage(new URL(path, "http://market.test"), cookie)).toBe(language);
});
