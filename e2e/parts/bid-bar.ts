import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { type OpenLot, openLot } from "./lots.ts";
import { seen } from "./page.ts";
import type { Stage } from "./stage.ts";

/** Between the words of a bar and its button, in px. */
const gapBeforeButton = (bar: Locator) =>
  bar.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element.firstElementChild as Element);
    const ends = [...words.getClientRects()].map(({ right }) => right);
    return (element.children[1] as Element).getBoundingClientRect().left - Math.max(...ends);
  });

/**
 * The bar of a dear lot and of one by the kg, as a visitor, who was outbid and the leader see it.
 * @param words the page's language, and what its button is called in it by who may bid, by the
 * leader and by a visitor
 */
export async function barFitsAt320(
  { api, visit }: Pick<Stage, "api" | "visit">,
  { lang, place, raise, logIn }: Record<"lang" | "place" | "raise" | "logIn", string>,
): Promise<void> {
  const seller = await api.seller();
  const bid = async (by: string, lot: OpenLot, amount: number) =>
    api.post("/auction", { product_id: lot._id, amount }, (await api.buyer(by)).token);
  const days = 29 * 86_400;
  const dear = await openLot(api, seller, { ends: days, market_value: 98_765_432.5 });
  const byKg = await openLot(api, seller, { ends: days, basis: "kg", market_value: 1_250.5 });
  await bid("9000000001", byKg, 1_260.5);
  await bid("9000000002", byKg, 1_270.5);
  const viewport = { width: 320, height: 640 };
  for (const [lot, phoneOf, name] of [
    [dear, null, logIn],
    [byKg, null, logIn],
    [byKg, "9000000001", place],
    [byKg, "9000000002", raise],
  ] as const) {
    const as = phoneOf ? await api.buyer(phoneOf) : undefined;
    const page = await visit(`/auctiondetail/${lot.url}?lang=${lang}`, { viewport, as });
    const button = page.getByRole("button", { name, exact: true });
    const bar = button.locator("..");
    if (as) await seen(bar.locator("[data-standing]"));
    expect(await gapBeforeButton(bar)).toBeGreaterThanOrEqual(4);
    expect((await bar.boundingBox())?.height).toBeLessThan(150);
    await page.context().close();
  }
}
