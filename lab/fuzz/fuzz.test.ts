import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createMarket } from "../../apps/server/test/app.ts";
import { aLot } from "../../apps/server/test/builders.ts";
import { edgesOf, type FuzzRequest, type OpenApi, requestsTo } from "./requests.ts";
import { uploadsTo } from "./uploads.ts";

const market = await createMarket();
const [buyer, seller, admin] = [
  await market.aBuyer(),
  await market.aSeller(),
  await market.anAdmin(),
];
for (let i = 0; i < 5; i++) await aLot(market.db, { sellerId: seller.id });
const document = (await market.app.inject("/api/openapi.json")).json() as OpenApi;
const uploads = uploadsTo(document);
const { token: uploader } = await market.aWaitingSeller();
const tokens: Record<string, string | undefined> = {
  visitor: undefined,
  uploader,
  registrant: await market.proveMobile("9700000001"),
  buyer: buyer.token,
  seller: seller.token,
  admin: admin.token,
};

/** Those of the requests that are answered with 5xx. */
async function failures(requests: readonly FuzzRequest[], token: string | undefined) {
  const failed: string[] = [];
  for (const { method, url, headers, body } of requests) {
    // Injected, a stream would never end.
    if (/^\/api\/(auction\/(stream|prices)|user\/notifications\/stream)/.test(url)) continue;
    const reply = await market.app.inject({
      method: method as "GET",
      url,
      headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body !== undefined && method !== "GET" ? { payload: body } : {}),
    });
    if (reply.statusCode >= 500) failed.push(`${reply.statusCode} ${method} ${url} ${body}`);
  }
  return failed;
}

test.each(Object.entries(tokens))(
  "100 generated requests of a %s are answered, none with 5xx (T15)",
  async (role, token) => {
    const arbitrary = role === "uploader" ? uploads : requestsTo(document);
    const requests = fc.sample(arbitrary, { numRuns: 100, seed: 2026 });
    expect(await failures(requests, token)).toEqual([]);
  },
  120_000,
);

test.each(["visitor", "buyer", "seller", "admin"])(
  "each number that a %s may ask with is tried at its edges, none answers 5xx (T9, T15)",
  async (role) => {
    expect(await failures(edgesOf(document), tokens[role])).toEqual([]);
  },
  120_000,
);

test("the generated requests reach every call (T15)", async () => {
  const requests = fc.sample(requestsTo(document), { numRuns: 10_000, seed: 1 });
  const paths = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  const met = new Set(
    requests.flatMap(({ method, url }) =>
      paths.filter((each) => {
        const [m = "", path = ""] = each.split(" ");
        const pattern = new RegExp(`^/api${path.replace(/\{\w+\}/g, "[^/?]+")}(\\?|$)`);
        return m === method.toLowerCase() && pattern.test(url);
      }),
    ),
  );
  expect(paths.filter((path) => !met.has(path))).toEqual(["post /user/logout"]);
});
