import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { accounts, auctions } from "@rebale/contract";
import { expect, onTestFinished, test, vi } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { aLot } from "../../../test/builders.ts";
import { createCollector } from "../../../test/collector.ts";
import { readConfig } from "../config.ts";
import { startTracing } from "./start-tracing.ts";

const collector = await createCollector();
process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
const warned: unknown[] = [];
const log = { warn: (...line: unknown[]) => void warned.push(line) };
const tracing = startTracing(log);
delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
const market = await createMarket();
const { ask, db } = market;
const noon = new Date("2026-12-01T06:30:00.000Z");
await market.setTime(noon);
const seller = await market.aSeller();
const buyers = await Promise.all(["Asha", "Bilal"].map((name) => market.aBuyer({ name })));
const [asha, bilal] = buyers as [(typeof buyers)[0], (typeof buyers)[0]];
const hours = (n: number) => new Date(noon.getTime() + n * 3_600_000);
const lot = await aLot(db, { sellerId: seller.id, startsAt: hours(-1), endsAt: hours(24) });
const bid = (by: typeof asha, amount: number, headers = {}) =>
  ask(auctions.placeBid, { token: by.token, body: { product_id: lot.id, amount }, headers });

const theirTrace = "0af7651916cd43dd8448eb211c80319c";
const amounts = Array.from({ length: 40 }, (_, i) => 3000 + 1000 * i);
const answers = [
  await bid(asha, 2000, { traceparent: `00-${theirTrace}-b7ad6b7169203331-01` }),
  ...(await Promise.all(amounts.map((amount) => bid(amount % 2000 ? asha : bilal, amount)))),
];
const phone = "9876501234";
const asked = await ask(accounts.enterMobile, { body: { mobile: phone } });
await market.app.inject({ url: `/api/product/suggestions?q=secret-words&token=${asha.token}` });
await tracing.stop();
await collector.close();
const spans = collector.spans();
const postBid = spans.filter(({ name }) => name === "POST /api/auction");
const below = (id: string | undefined) => spans.filter(({ parentSpanId }) => parentSpanId === id);

test("a bid's trace leads from the request through the queue to the statements (U10)", () => {
  expect(answers[0]?.status).toBe(200);
  const [request] = postBid;
  expect(request).toMatchObject({
    kind: 2,
    values: { "http.route": "/api/auction", "http.response.status_code": 200 },
  });
  const queue = below(request?.spanId).find(({ name }) => name === "bid queue");
  const batch = below(queue?.spanId).find(({ name }) => name === "bid batch");
  expect(batch?.values["rebale.bids"]).toBe(1);
  const statements = below(batch?.spanId);
  expect(statements.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["BEGIN", "bid-context", "bid-record", "COMMIT"]),
  );
  expect(statements.find(({ name }) => name === "bid-record")).toMatchObject({
    kind: 3,
    traceId: request?.traceId,
    values: { "db.system.name": "postgresql", "db.query.text": expect.stringMatching(/\$1/) },
  });
});

test("bids that one transaction decides are linked to it (U10)", () => {
  const shared = spans.find(({ values }) => Number(values["rebale.bids"]) > 1);
  expect(shared?.links).toHaveLength(Number(shared?.values["rebale.bids"]) - 1);
  const linking = spans.filter(
    ({ name, links = [] }) =>
      name === "bid queue" && links.some(({ spanId }) => spanId === shared?.spanId),
  );
  const idsOf = (some: readonly { spanId: string }[] = []) =>
    some.map(({ spanId }) => spanId).sort();
  expect(idsOf(linking)).toEqual(idsOf(shared?.links));
});

test("a trace that a caller names is linked, and decides nothing of ours (U10)", () => {
  expect(postBid[0]?.links).toMatchObject([{ traceId: theirTrace }]);
  expect(spans.some(({ traceId }) => traceId === theirTrace)).toBe(false);
});

test("no span has a phone number, code, token, word that was searched for or amount (U10)", () => {
  expect(asked.status).toBe(200);
  expect(spans.some(({ name }) => name === "POST /api/user/enter-mobile")).toBe(true);
  expect(spans.some(({ name }) => name === "GET /api/product/suggestions")).toBe(true);
  for (const secret of [phone, asha.token, "secret-words", "Asha", "search="])
    expect(collector.text()).not.toContain(secret);
});

test("a collector that cannot be reached is told in the log once, and no call waits for it (U10)", async () => {
  expect(warned).toEqual([]);
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", collector.url);
  vi.stubEnv("OTEL_EXPORTER_OTLP_TIMEOUT", "500");
  vi.stubEnv("OTEL_BSP_SCHEDULE_DELAY", "100");
  onTestFinished(() => void vi.unstubAllEnvs());
  const lost = startTracing(log);
  const answer = await bid(asha, 90_000);
  expect(answer.status).toBe(200);
  await expect.poll(() => warned.length, { timeout: 10_000 }).toBe(1);
  await lost.stop();
  expect(warned).toEqual([
    [{ reason: expect.stringContaining("ECONNREFUSED") }, "the traces' collector takes no spans"],
  ]);
});

test("who does not trace loads nothing of OpenTelemetry but its interface, which the metrics' library brings (U10)", () => {
  const script = `await import("./start-market.ts");
    const { default: { _cache } } = await import("node:module");
    console.log(Object.keys(_cache).filter((path) => /@opentelemetry.(?!api)/.test(path)).length);`;
  const cwd = fileURLToPath(new URL("../..", import.meta.url));
  const args = ["--input-type=module", "-e", script];
  expect(execFileSync(process.execPath, args, { cwd, encoding: "utf8" }).trim()).toBe("0");
});

test("traces are off unless a collector is named, and OpenTelemetry's switches count (U10)", () => {
  const named = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318" };
  const isTraced = (env: Record<string, string>) => readConfig(env).isTraced;
  expect(isTraced({})).toBe(false);
  expect(isTraced(named)).toBe(true);
  expect(isTraced({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "http://c:4318/v1/traces" })).toBe(true);
  expect(isTraced({ ...named, OTEL_SDK_DISABLED: "true" })).toBe(false);
  expect(isTraced({ ...named, OTEL_TRACES_EXPORTER: "none" })).toBe(false);
  expect(() => isTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: "collector" })).toThrow(/must be a URL/);
});
