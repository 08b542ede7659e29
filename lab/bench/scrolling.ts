import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Worker } from "node:worker_threads";
import type { Browser, Page } from "playwright-core";
import { createBenchMarket, someLots } from "../../bench/parts/market.ts";
import { table } from "../../bench/parts/table.ts";
import { launchBrowser } from "../../e2e/browser.ts";

/**
 * Frames while 200 lots of Live Listings scroll, as compact table and as cards, against a bare page
 * with as many static rows of the same height. Three runs, the third beside a busy core.
 */
const LOTS = 200;
const SCROLL_MS = 5_000;
const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Frame times in ms while the page scrolls down and up again, 1,800 px a second. */
const scrolled = (page: Page) =>
  page.evaluate(
    (ms) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const begun = performance.now();
        let last = begun;
        let step = 30;
        const frame = (now: number) => {
          times.push(now - last);
          last = now;
          const before = scrollY;
          scrollBy({ top: step, behavior: "instant" });
          if (scrollY === before) step = -step;
          if (now - begun < ms) requestAnimationFrame(frame);
          else resolve(times.slice(2));
        };
        requestAnimationFrame(frame);
      }),
    SCROLL_MS,
  );

/** Live Listings shows 18 cards a page: the others are copies of these. */
const fillGrid = (page: Page) =>
  page.evaluate((wanted) => {
    const grid = document.querySelector("main article")?.closest("ul");
    const cards = [...(grid?.children ?? [])];
    for (let n = cards.length; n < wanted; n++)
      grid?.append(cards[n % cards.length]?.cloneNode(true) as Node);
    return grid?.children.length;
  }, LOTS);

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

const bare = createServer(({ url }, response) => {
  const height = Number(new URL(url ?? "", "http://x").searchParams.get("height"));
  const row = `<li style="height:${height / LOTS}px">Mixed PET bales, Pune, ₹1,00,000</li>`;
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end(
    `<!doctype html><meta name="viewport" content="width=device-width"><ul>${row.repeat(LOTS)}</ul>`,
  );
}).listen(0, "127.0.0.1");
await new Promise((ready) => bare.once("listening", ready));
const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}`;

interface Frames {
  /** Shares of 0 to 1. */
  readonly late: number;
  readonly lost: number;
  readonly p99: number;
}
function framesOf(times: readonly number[]): Frames {
  const over = (ms: number) => times.filter((time) => time > ms).length / times.length;
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  // A timer's tick of tolerance: frames of 16.7 ms are told as 16.6 to 16.8.
  return { late: over(17.2), lost: over(33.8), p99 };
}

const market = await createBenchMarket();
await someLots(market.db, LOTS);
const site = `http://127.0.0.1:${market.port}`;
const browser: Browser = await launchBrowser();
const kinds = [
  ["table", `${site}/are-selling?view=table&sort=ending`],
  ["cards", `${site}/are-selling`],
] as const;

const worst = new Map<string, { own: Frames; bare: Frames }>();
for (const run of ["first", "second", "beside a busy core"]) {
  const busy = run.startsWith("beside") ? new Worker("for (;;);", { eval: true }) : null;
  for (const viewport of VIEWPORTS) {
    for (const [kind, address] of kinds) {
      const page = await browser.newPage({ viewport });
      await page.goto(address);
      await page.waitForSelector("main tbody tr, main article");
      await page.waitForTimeout(3_000);
      if (kind === "cards") await fillGrid(page);
      const shown = await page.locator("main tbody tr, main article").count();
      if (shown < LOTS) throw new Error(`${kind}: ${shown} lots are shown`);
      const height = await heightOf(page);
      const own = framesOf(await scrolled(page));
      await page.goto(`${bareUrl}/?height=${height}`);
      await page.waitForTimeout(500);
      const ceiling = framesOf(await scrolled(page));
      await page.close();
      const name = `${kind}, ${viewport.width} px`;
      console.log(run, name, own, ceiling);
      const before = worst.get(name);
      if (!before || own.late > before.own.late) worst.set(name, { own, bare: ceiling });
    }
  }
  await busy?.terminate();
}
await browser.close();
bare.close();
await market.stop();

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
table(
  `${LOTS} lots scroll: the worst of three runs, one beside a busy core`,
  [
    "lots",
    "over 16.7 ms",
    "bare page",
    "over 33 ms",
    "bare page",
    "p99 ms",
    "bare page",
    "ratio of frames in time",
  ],
  [...worst].map(([name, { own, bare: ceiling }]) => [
    name,
    percent(own.late),
    percent(ceiling.late),
    percent(own.lost),
    percent(ceiling.lost),
    own.p99,
    ceiling.p99,
    (1 - own.late) / (1 - ceiling.late),
  ]),
  "Drawn by software, without a graphics card: the ratio to the bare page is the promise.",
);
