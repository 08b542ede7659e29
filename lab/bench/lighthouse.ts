import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Worker } from "node:worker_threads";
import lighthouse, { type RunnerResult as Result } from "lighthouse";
import { createBenchMarket } from "../../bench/parts/market.ts";
import { table } from "../../bench/parts/table.ts";
import { launchDebuggable } from "./parts/debuggable-browser.ts";

/**
 * Lighthouse as a mid-range phone sees the public pages (mobile, headless, median of 3), beside a
 * bare page without any script. BUSY=1 keeps another core busy all the while.
 */
const isBusy = Boolean(process.env.BUSY);
const RUNS = Number(process.env.RUNS ?? 3);
const market = await createBenchMarket();
const { rows: lots } = await market.db.query(
  "select url from listed_lots join lots on id = lot_id where closed_at is null order by ends_at desc nulls last limit 1",
);
const { rows: posts } = await market.db.query(
  "select slug from blogs order by start_at desc limit 1",
);

const bare = createServer((_request, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title><meta name="description" content="A bare page"></head><body><main><h1>Bare</h1>${"<p>Sorted and weighed.</p>".repeat(200)}</main></body></html>`,
  );
}).listen(0, "127.0.0.1");
await new Promise((ready) => bare.once("listening", ready));

const base = `http://127.0.0.1:${market.port}`;
const pages: [string, string][] = [
  ["bare page, no script", `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`],
  ["home", `${base}/`],
  ["Live Listings", `${base}/are-selling`],
  ["auction page", `${base}/auctiondetail/${lots[0]?.url}`],
  ["article", `${base}/blogs-detail/${posts[0]?.slug}`],
];
const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const busy = isBusy ? new Worker("for (;;);", { eval: true }) : null;
const browser = await launchDebuggable();
const rows: (string | number)[][] = [];
for (const [name, url] of pages) {
  await fetch(url);
  const results: Result["lhr"][] = [];
  for (let tries = 0; results.length < RUNS && tries < 2 * RUNS; tries++) {
    const result = await lighthouse(url, { port: browser.port, output: "json", logLevel: "error" });
    // A run whose trace was lost has no figures, and is none.
    if (result && !result.lhr.runtimeError) results.push(result.lhr);
  }
  const score = (category: string) =>
    Math.round(median(results.map((r) => r.categories[category]?.score ?? 0)) * 100);
  const figure = (audit: string) => median(results.map((r) => r.audits[audit]?.numericValue ?? 0));
  const scripts = median(
    results.map((r) => {
      const items =
        (
          r.audits["network-requests"]?.details as
            | { items?: { resourceType: string; transferSize: number }[] }
            | undefined
        )?.items ?? [];
      return (
        items
          .filter((i) => i.resourceType === "Script")
          .reduce((sum, i) => sum + i.transferSize, 0) / 1024
      );
    }),
  );
  rows.push([
    name,
    ...["performance", "accessibility", "best-practices", "seo"].map(score),
    figure("first-contentful-paint") / 1000,
    figure("largest-contentful-paint") / 1000,
    figure("total-blocking-time"),
    figure("cumulative-layout-shift").toFixed(3),
    scripts,
  ]);
  if (process.env.EXPLAIN) {
    for (const audit of Object.values(results[0]?.audits ?? {})) {
      if (audit.score !== null && audit.score < 0.9)
        console.log(`  ${name}: ${audit.id} ${audit.score} ${audit.displayValue ?? ""}`);
    }
  }
}
await busy?.terminate();
await browser.close();
bare.close();
await market.stop();
table(
  `Lighthouse, mobile, median of ${RUNS}${isBusy ? ", another core kept busy" : ""}`,
  [
    "page",
    "performance",
    "accessibility",
    "best practices",
    "SEO",
    "first paint s",
    "largest paint s",
    "blocking ms",
    "layout shift",
    "script KB",
  ],
  rows.map((r) => r.map((v) => (typeof v === "number" && Number.isInteger(v) ? String(v) : v))),
);
