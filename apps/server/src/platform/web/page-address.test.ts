import { expect, test } from "vitest";
import { isAtOtherName, pageAddress } from "./page-address.ts";

const asked = (url: string, host = "rebale.example", protocol = "http") => ({
  protocol,
  host,
  url,
});

test("a page says where the market stands, whatever host the visitor names", () => {
  expect(pageAddress("https://rebale.in", asked("/products?page=2", "evil.example")).href).toBe(
    "https://rebale.in/products?page=2",
  );
  expect(pageAddress("https://rebale.in", asked("/", 'a"><script>')).href).toBe(
    "https://rebale.in/",
  );
});

test("a request that names the whole address gets the page of its path", () => {
  expect(pageAddress(undefined, asked("http://evil.example/about?a=1")).href).toBe(
    "http://rebale.example/about?a=1",
  );
  expect(pageAddress(undefined, asked("mailto:x")).href).toBe("http://rebale.example/");
});

test("without PUBLIC_URL it is the asked host", () => {
  expect(pageAddress(undefined, asked("/about", "localhost:8080")).href).toBe(
    "http://localhost:8080/about",
  );
  expect(pageAddress(undefined, asked("/about", "[::1]:8080", "https")).href).toBe(
    "https://[::1]:8080/about",
  );
  expect(pageAddress(undefined, asked("/about", "")).href).toBe("http://localhost/about");
  expect(pageAddress(undefined, asked("/about", "rebale.example", "javascript")).protocol).toBe(
    "http:",
  );
});

test.each([
  "//evil.example/",
  "///evil.example//",
  "/\\evil.example",
  "/%2f/evil.example",
  "http://evil.example/shop",
  "/@evil.example",
])("the path %j names no other host", (url) => {
  const address = pageAddress(undefined, asked(url));
  expect(address.host).toBe("rebale.example");
  expect(address.pathname.startsWith("//")).toBe(false);
});

test.each(["a b", 'a"><script>', "[::1", "x@y", "evil.example/path", "a:b:c", "a:99999999"])(
  "the host %j is refused, not a failure",
  (host) => {
    expect(() => pageAddress(undefined, asked("/", host))).toThrowError(
      expect.objectContaining({ code: "invalid_input" }),
    );
  },
);

test.each([
  ["www.rebale.in", true],
  ["rebale.com:8080", true],
  ["rebale.in", false],
  ["rebale.in:8443", false],
  ["REBALE.IN", false],
  ["localhost:8080", false],
  ["market:8080", false],
  ["market.default.svc", false],
  ["node.internal", false],
  ["127.0.0.1:8080", false],
  ["10.0.0.7", false],
  ["[::1]:8080", false],
  ['a"><script>', false],
  ["", false],
])("%s is another public name than the market's: %s (R100)", (host, is) => {
  expect(isAtOtherName("https://rebale.in", host)).toBe(is);
  expect(isAtOtherName(undefined, host)).toBe(false);
});
