import { accounts } from "@rebale/contract";
import { siteHeaders } from "@rebale/contract/http/site-headers";
import { expect, test } from "vitest";
import { createMarket, marketOf } from "../../../test/app.ts";
import { operationsRoutes } from "./server/operations-routes.ts";

const secret = "a-secret-of-the-tests";
const env = { RATE_VISITOR_PER_MINUTE: "40", SITE_SECRET: secret };
const market = await createMarket(marketOf(operationsRoutes), env);
const behindProxy = await createMarket(marketOf(operationsRoutes), {
  ...env,
  TRUST_PROXY: "10.0.0.0/8",
});
const get = (
  url: string,
  remoteAddress: string,
  headers: Record<string, string> = {},
  app = market.app,
) => app.inject({ method: "GET", url, remoteAddress, headers });

async function letThrough(count: number, call: (i: number) => ReturnType<typeof get>) {
  let passed = 0;
  for (let i = 0; i < count; i++) if ((await call(i)).statusCode === 200) passed++;
  return passed;
}

test("a path written with percent signs is counted like any other", async () => {
  expect(await letThrough(45, () => get("/%61pi/admin/states", "203.0.113.1"))).toBe(40);
  expect((await get("/api/admin/states", "203.0.113.1")).statusCode).toBe(429);
});

test("and its caller is known", async () => {
  const { token } = await market.aBuyer();
  const reply = await get("/%61pi/user/profile", "203.0.113.2", {
    authorization: `Bearer ${token}`,
  });
  expect(reply.statusCode).toBe(200);
});

test("what a visitor writes into X-Forwarded-For gives him no new share, without a proxy and behind one", async () => {
  const forged = (i: number) => ({ "x-forwarded-for": `198.51.100.${i}` });
  expect(await letThrough(45, (i) => get("/api/admin/states", "203.0.113.3", forged(i)))).toBe(40);
  const appended = (i: number) => ({ "x-forwarded-for": `198.51.100.${i}, 203.0.113.4` });
  expect(
    await letThrough(45, (i) => get("/api/admin/states", "10.0.0.1", appended(i), behindProxy.app)),
  ).toBe(40);
});

test("the process that renders pages calls for its visitor; with another secret it is nobody", async () => {
  const forVisitor = (text: string) => ({
    [siteHeaders.secret]: text,
    [siteHeaders.visitor]: "203.0.113.8",
  });
  const ask = (text: string) => get("/api/admin/states", "203.0.113.7", forVisitor(text));
  expect(await letThrough(45, () => ask(secret))).toBe(45);
  expect(await letThrough(45, () => ask(`${secret}!`))).toBe(40);
  expect((await ask("")).statusCode).toBe(429);
  // Whom the figures would be refused is the visitor.
  const local = (text: string) => get("/api/metrics", "127.0.0.1", forVisitor(text));
  expect([(await local(secret)).statusCode, (await local("wrong")).statusCode]).toEqual([403, 200]);
});

test("the figures are for who runs the market: not for the world through a proxy, whatever it claims to be", async () => {
  const status = async (...asked: Parameters<typeof get>) => (await get(...asked)).statusCode;
  expect(await status("/api/metrics", "127.0.0.1")).toBe(200);
  expect(await status("/api/metrics", "203.0.113.5")).toBe(403);
  expect(await status("/api/metrics", "127.0.0.1", { "x-forwarded-for": "203.0.113.5" })).toBe(403);
  expect(
    await status(
      "/api/metrics",
      "10.0.0.1",
      { "x-forwarded-for": "127.0.0.1, 203.0.113.5" },
      behindProxy.app,
    ),
  ).toBe(403);
});

test("what a member is told is kept by no cache", async () => {
  const { token } = await market.aBuyer();
  const profile = await market.ask(accounts.readProfile, { token });
  const refused = await market.ask(accounts.readProfile);
  expect([profile.headers["cache-control"], refused.headers["cache-control"]]).toEqual([
    "no-store",
    "no-store",
  ]);
});

test("who tries what they may not stands in the log: by account, route and reason, nothing typed", async () => {
  const { token, id } = await market.aBuyer();
  const reply = await get("/api/user/seller-dashboard?of=Somebody", "203.0.113.6", {
    authorization: `Bearer ${token}`,
  });
  expect(reply.statusCode).toBe(403);
  const line = market.logged.findLast((each) => each.includes('"forbidden"')) ?? "{}";
  expect(JSON.parse(line)).toMatchObject({
    userId: id,
    method: "GET",
    route: "/api/user/seller-dashboard",
    code: "not_allowed",
  });
  expect(line).not.toContain("Somebody");
});
