import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import sharp from "sharp";
import { expect, test } from "vitest";
import { verifyJournal } from "../../apps/server/src/features/journal-desk/index.ts";
import { verifyKilograms } from "../../apps/server/src/features/kilograms/index.ts";
import { connectDatabase } from "../../apps/server/src/platform/db/db.ts";
import { aPdf } from "../../apps/server/test/a-pdf.ts";
import { createBenchMarket } from "../../bench/parts/market.ts";
import { launchBrowser } from "../../e2e/browser.ts";
import { acceptByHand } from "./browse.ts";
import { clientOf } from "./client.ts";
import { runDay } from "./run-day.ts";

const MINUTES = 60_000;
const auditor = fileURLToPath(new URL("recompute/main.ts", import.meta.url));
const run = promisify(execFile);
const background = { r: 40, g: 90, b: 60 };

test("a real day, of 20 sellers, 200 lots, 100 buyers and 60 trucks, comes to the paisa and the gram to what another program computes of the market's replies, and each company's books to its papers and its statement (G65, O42, O43, O44, O45, O47, O48, O50)", {
  timeout: 45 * MINUTES,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "rebale-day-"));
  const market = await createBenchMarket();
  const browser = await launchBrowser();
  try {
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const size = { sellers: 20, buyers: 100, lots: 200, lifted: 31 };
    const begun = performance.now();
    const onStep = (line: string) =>
      console.info(Math.round((performance.now() - begun) / 1000), line);
    const api = clientOf(`http://127.0.0.1:${market.port}`);
    const day = await runDay(api, market.db, size, {
      ...{ photo, paper: aPdf(), onStep },
      acceptByHand: (sale) => acceptByHand(browser, api.home, sale),
    });
    expect(day.trips).toBeGreaterThanOrEqual(60);
    const file = join(folder, "replies.json");
    const audit = async () => {
      writeFileSync(file, JSON.stringify(day));
      const { stdout } = await run(process.execPath, [auditor, file], { maxBuffer: 1e8 });
      return JSON.parse(stdout) as { checked: number; differences: string[] };
    };
    const { checked, differences } = await audit();
    onStep(`${checked} figures compared`);
    expect(differences).toEqual([]);
    expect(checked).toBeGreaterThan(20_000);
    const { db, close } = connectDatabase(market.databaseUrl, 2, () => undefined);
    const verified = [await verifyJournal(db), await verifyKilograms(db)];
    await close();
    expect(verified).toMatchObject([{ broken: null, awards: [] }, { broken: null }]);
    // A paisa more on an invoice does not escape it, nor on a book's row, nor a lost voucher.
    const month = day.companies
      .flatMap(({ books }) => books)
      .find(({ sales }) => sales.rows.length > 0);
    if (!month) throw new Error("Nobody sold anything");
    for (const one of [day.sales.flatMap(({ invoices }) => invoices)[0], month.sales.rows[0]]) {
      const { total } = one;
      one.total = Math.round(total * 100 + 1) / 100;
      expect((await audit()).differences).not.toEqual([]);
      one.total = total;
    }
    month.tally = month.tally.replace(/<VOUCHER .*?<\/VOUCHER>/s, "");
    expect((await audit()).differences).not.toEqual([]);
  } finally {
    await browser.close();
    await market.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
