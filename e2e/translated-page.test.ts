import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { aLiveLot } from "./parts/lots.ts";
import { seen } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** An auction's page whose texts a browser's translator has moved into elements of its own. */

const { api, visit, close } = await createStage();
afterAll(close);

const wrapTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!text.parentElement?.closest("script, style") && text.data.trim()) texts.push(text);
    }
    for (const text of texts) {
      const font = document.createElement("font");
      text.replaceWith(font);
      font.append(text);
    }
    return texts.length;
  });

const rupees = (n: number) => `₹${n.toLocaleString("en-IN")}`;

test.each([[{ width: 1440, height: 900 }], [{ width: 390, height: 844 }]])(
  "a page that is translated at %o lives through the next bids, and shows them (field R08)",
  async (viewport) => {
    const lot = await aLiveLot(api);
    const [asha, balu] = [await api.buyer("9000000001"), await api.buyer("9000000002")];
    const page = await visit(`/auctiondetail/${lot.url}`, { as: asha, viewport });
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await seen(page.getByText("Live, updates automatically").first());
    let { next_bid } = (await api.get(`/auction/details/${lot._id}`)).body.data;
    for (const { token } of [asha, balu, asha]) {
      expect(await wrapTexts(page)).toBeGreaterThan(50);
      const bid = { product_id: lot._id, amount: next_bid };
      expect((await api.post("/auction", bid, token)).status).toBe(200);
      await expect.poll(() => page.locator("main").textContent()).toContain(rupees(next_bid));
      ({ next_bid } = (await api.get(`/auction/details/${lot._id}`)).body.data);
    }
    expect(await page.getByText("Unexpected Application Error!").count()).toBe(0);
    // A part that was translated before it came alive is drawn anew, and React says so.
    expect(errors.filter((message) => !message.includes("#418"))).toEqual([]);
  },
);
