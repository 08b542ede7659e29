import type { Locator, Page } from "playwright-core";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { faults } from "./parts/axe.ts";
import { holdStreams } from "./parts/held-streams.ts";
import { indiaTime, type OpenLot, openLot } from "./parts/lots.ts";
import { seen } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** The bidding panel whole, in every standing, at a laptop's and at a desk's size. */

const { url, api, visit, close } = await createStage();
afterAll(close);

const seller = await api.seller();
const bid = async (by: string, lot: OpenLot, amount: number) =>
  api.post("/auction", { product_id: lot._id, amount }, (await api.buyer(by)).token);
const maximum = async (by: string, lot: OpenLot, amount: number) =>
  api.call("PUT", `/auction/maximum/${lot._id}`, {
    token: (await api.buyer(by)).token,
    body: { maximum: amount },
  });
const [own, other] = ["9000000001", "9000000002"];
const aDearLot = () =>
  openLot(api, seller, { ends: 90_000, market_value: 1_848_000, bid_increment: 10_000 });

const sizes = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];
const panelOf = (page: Page) => page.getByRole("region", { name: "Bidding" });

/** Nothing of it is scrolled away within it, below the window, or under another part of it. */
async function isWhole(panel: Locator) {
  const measured = await panel.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const side = element.parentElement as HTMLElement;
    const covered = [...element.querySelectorAll("button, input, summary")].filter((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return width > 0 && !part.contains(top) && !part.parentElement?.contains(top);
    });
    return {
      hidden: side.scrollHeight - side.clientHeight,
      below: Math.max(0, Math.round(box.bottom - innerHeight)),
      covered: covered.map((part) => part.textContent),
    };
  });
  expect(measured).toEqual({ hidden: 0, below: 0, covered: [] });
}

describe.each(sizes)(
  "at $width by $height the panel is whole, without a scroll of its own,",
  (viewport) => {
    test.each([
      ["a visitor", undefined, async () => undefined],
      ["a new buyer", own, async () => undefined],
      ["who leads", own, (lot: OpenLot) => bid(own, lot, 1_858_000)],
      [
        "who was outbid",
        own,
        async (lot: OpenLot) => {
          await bid(own, lot, 1_858_000);
          await bid(other, lot, 1_868_000);
        },
      ],
      [
        "who leads with a maximum",
        own,
        async (lot: OpenLot) => {
          await maximum(own, lot, 2_000_000);
        },
      ],
    ] as const)("for %s (TA1)", async (_, phone, before) => {
      const lot = await aDearLot();
      await before(lot);
      const page = await visit(`/auctiondetail/${lot.url}`, {
        viewport,
        ...(phone && { as: await api.buyer(phone) }),
      });
      const panel = panelOf(page);
      await seen(panel.getByText("Live, updates automatically"));
      await seen(panel.getByText(/^You pay about/));
      await seen(panel.getByRole("button", { name: /^Bid Now · ₹18,[5-7]8,000$/ }));
      await isWhole(panel);
    });
  },
);

test("the seller's price to the second bidder: both answers and the clock can be read, and the buttons look like buttons (TA3)", async () => {
  const lot = await openLot(api, seller, { ends: 12, market_value: 50_000, reserve_price: 83_217 });
  await bid(own, lot, 60_000);
  const details = async () => (await api.get(`/auction/details/${lot._id}`)).body.data;
  await expect
    .poll(async () => (await details()).seller_answer, { timeout: 40_000 })
    .toBe("awaited");
  const until = indiaTime(7200);
  const made = { amount: 70_000, until };
  const { status } = await api.post(`/auction/counter-offer/${lot._id}`, made, seller.token);
  expect(status).toBe(200);
  const page = await visit(`/auctiondetail/${lot.url}`, {
    as: await api.buyer(own),
    viewport: { width: 1366, height: 768 },
  });
  const panel = panelOf(page);
  const accept = panel.getByRole("button", { name: /^Accept ₹70,000/ });
  await seen(accept);
  expect((await faults(page)).filter((fault) => fault.includes("color-contrast"))).toEqual([]);
  const looks = (button: Locator) =>
    button.evaluate((element) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(element);
      const around = getComputedStyle(element.closest("[data-standing]") as Element);
      return [backgroundColor, borderTopColor].some(
        (own) => own !== around.backgroundColor && !own.endsWith(", 0)"),
      );
    });
  expect([
    await looks(accept),
    await looks(panel.getByRole("button", { name: /^Decline/ })),
  ]).toEqual([true, true]);
  await isWhole(panel);
});

test("a middle that holds the stream back: the page says that it is not live, and shows a new bid within 10 s (TA18, R06)", async () => {
  const lot = await aDearLot();
  const held = await holdStreams(url);
  onTestFinished(held.close);
  const page = await visit(`${held.url}/auctiondetail/${lot.url}`, {
    viewport: { width: 390, height: 844 },
  });
  await bid(own, lot, 1_858_000);
  const price = page.locator("b", { hasText: "₹18,58,000" });
  await price.first().waitFor({ timeout: 10_000 });
  await seen(page.getByText(/^Not live · \d+ s old$/));
  await seen(panelOf(page).getByText(/^Connection lost, last update \d+ s ago/));
});

test("a phone whose line is lost says beside the price in its bar how old it is (TA18)", async () => {
  const lot = await aDearLot();
  const page = await visit(`/auctiondetail/${lot.url}`, { viewport: { width: 390, height: 844 } });
  await seen(panelOf(page).getByText("Live, updates automatically"));
  expect(await page.getByText(/^Not live/).count()).toBe(0);
  await page.context().setOffline(true);
  const age = page.getByText(/^Not live · \d+ s old$/);
  await seen(age);
  const bar = page.getByRole("button", { name: "Log in to bid" }).locator("..");
  expect(await bar.evaluate((e, part) => e.contains(part), await age.elementHandle())).toBe(true);
});

test("a lot prints as a clean sheet: no header, no share buttons, no bar across the text (TA27)", async () => {
  const lot = await aDearLot();
  const page = await visit(`/auctiondetail/${lot.url}`, { viewport: { width: 390, height: 844 } });
  await page.emulateMedia({ media: "print" });
  await seen(page.getByRole("heading", { level: 1, name: lot.title }));
  await seen(page.getByRole("region", { name: "About this lot" }));
  for (const gone of [
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.locator("summary", { hasText: "Share" }).filter({ visible: true }),
    page.getByRole("button", { name: "Log in to bid" }),
    page.getByRole("tablist"),
  ])
    expect(await gone.count()).toBe(0);
});

test("an enlarged picture has the whole screen: swiped, pinched, brought near by a tap or a key (TA13)", async () => {
  const { body } = await api.get("/product/shop?rows=100");
  const many = body.data.find(({ images }: { images: unknown[] }) => images.length > 2);
  const viewport = { width: 390, height: 844 };
  const page = await visit(`/auctiondetail/${many.url}`, { viewport, hasTouch: true });
  await page.getByRole("button", { name: /^Enlarge picture 1/ }).click();
  const viewer = page.getByRole("dialog", { name: /picture \d of/ });
  await expect.poll(() => viewer.boundingBox()).toEqual({ x: 0, y: 0, ...viewport });
  const picture = viewer.getByRole("img");
  const width = () => expect.poll(async () => (await picture.boundingBox())?.width);
  await width().toBe(viewport.width);

  const near = viewer.getByRole("button", { name: "Zoom in" });
  await near.click();
  await width().toBe(2.5 * viewport.width);
  await viewer.getByRole("button", { name: "Zoom out" }).press("-");
  await width().toBe(viewport.width);

  // Two fingers are the browser's own: nothing on the way to the picture keeps them from it.
  const stored = await picture.evaluate((image) => {
    const keeps = (e: Element | null): string[] =>
      e ? [getComputedStyle(e).touchAction, ...keeps(e.parentElement)] : [];
    return keeps(image).filter((action) => action !== "auto");
  });
  expect(stored).toEqual([]);
  // A swipe moves the row, which comes to rest at the next picture.
  await viewer.getByRole("list").evaluate((row) => row.scrollTo({ left: row.clientWidth }));
  await seen(page.getByRole("dialog", { name: /picture 2 of/ }));
  await page.keyboard.press("ArrowRight");
  await seen(page.getByRole("dialog", { name: /picture 3 of/ }));
  await page.keyboard.press("Escape");
  await seen(page.getByRole("button", { name: /^Enlarge picture 3/ }));
});

test("on a phone the bar of a lot with a requirement has the next step, which lands at the papers (TA23)", async () => {
  const lot = await openLot(api, seller, { ends: 7200, requires_authorisation: "e-waste" });
  const mobile = `97${String(Date.now()).slice(-8)}`;
  const { token } = (await api.prove(mobile)).body;
  const joined = await api.post(
    "/user",
    {
      name: "Ravi Kumar",
      business_name: `Ravi Recycling ${mobile}`,
      contact: { mobile },
      login_type: { isBuyer: true, isSeller: false },
    },
    token,
  );
  const as = { token: joined.body.data.token, type: "buyer" as const, name: "Ravi", phone: mobile };
  const page = await visit(`/auctiondetail/${lot.url}`, {
    as,
    viewport: { width: 390, height: 844 },
  });
  const step = page.getByRole("link", { name: "Send your papers" }).last();
  await seen(step);
  expect((await step.boundingBox())?.y).toBeGreaterThan(700);
  await step.click();
  await expect.poll(() => page.url()).toContain("/company#papers");
  const papers = page.locator("#papers");
  await expect.poll(async () => (await papers.boundingBox())?.y ?? 9999).toBeLessThan(400);
});
