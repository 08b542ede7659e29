import { expect, test } from "vitest";
import { readConfig } from "../../config.ts";
import { safeHeaders } from "./safe-headers.ts";

test("data says that nothing may run, be framed or be guessed at", async () => {
  const headers = await safeHeaders(readConfig({}), "data");
  expect(headers).toMatchObject({
    "content-security-policy": "default-src 'none';frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "SAMEORIGIN",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-site",
  });
  expect(Object.keys(headers)).not.toContain("x-dns-prefetch-control");
  expect(Object.keys(headers)).not.toContain("strict-transport-security");
});

test("a page says what documents heed, too; and over HTTPS to stay there", async () => {
  const headers = await safeHeaders(readConfig({ PUBLIC_URL: "https://rebale.example" }), "page");
  expect(headers).toMatchObject({
    "cross-origin-opener-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "strict-transport-security": "max-age=31536000; includeSubDomains",
  });
});
