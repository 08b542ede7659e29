import { operations } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { httpSeconds } from "../../metrics.ts";
import { readVersion } from "../../version.ts";

const market = await createMarket();

/** The lines of one way a route was answered: buckets with that of all, sum and count. */
const LINES = 9;

const linesOf = async (name: string) => {
  const { body } = await market.app.inject("/api/metrics");
  return body.split("\n").filter((line) => line.startsWith(name)).length;
};

test("a scrape of a market whose every route was asked, and refused in many ways, is small (X15)", async () => {
  httpSeconds.reset();
  expect(operations.length).toBeGreaterThan(300);
  for (const { method, path } of operations) {
    const url = `/api${path.replace(/\{\w+\}/g, "1")}`;
    for (const token of ["", "nobody"])
      await market.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });
    await market.app.inject({ method, url, payload: "{", headers: { "content-type": "x/y" } });
  }
  const lines = await linesOf("rebale_http_seconds_");
  expect(lines).toBeLessThan(LINES * 1.1 * operations.length);
});

test("statuses are counted by their class (X15)", async () => {
  httpSeconds.reset();
  const unknown = async (path: string, headers = {}) =>
    (await market.app.inject({ url: `/api${path}`, headers })).statusCode;
  expect(await unknown("/user/profile")).toBe(401);
  expect(await unknown("/user/profile", { authorization: "Bearer x" })).toBe(401);
  expect(await unknown("/product/view/none")).toBeGreaterThanOrEqual(400);
  expect(await linesOf("rebale_http_seconds_count")).toBe(2);
  const { body } = await market.app.inject("/api/metrics");
  expect(body).toMatch(/rebale_http_seconds_count\{[^}]*status="4xx"/);
  expect(body).not.toMatch(/rebale_http_seconds_count\{[^}]*status="\d\d\d"/);
});

test("scrapers that come together get one drawing (X15)", async () => {
  const bodies = await Promise.all(
    Array.from({ length: 8 }, async () => (await market.app.inject("/api/metrics")).body),
  );
  expect(new Set(bodies).size).toBeLessThan(8);
});

test("a market that runs says its version to those who ask whether it is up, and to scrapers (V34)", async () => {
  const { version, commit } = readVersion();
  expect((await market.app.inject("/api/health")).json()).toEqual({
    status: "up",
    ...{ version, commit },
  });
  const { body } = await market.app.inject("/api/metrics");
  expect(body).toContain(`rebale_build_info{version="${version}",commit="${commit ?? ""}"} 1`);
});
