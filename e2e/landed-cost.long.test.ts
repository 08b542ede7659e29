import { afterAll, expect, test } from "vitest";
import { openLot } from "./parts/lots.ts";
import { holdBack, seen, sideways } from "./parts/page.ts";
import { createStage, scriptsReady } from "./parts/stage.ts";

/** The landed cost, while one bids. */

const { api, visit, close } = await createStage();
afterAll(close);

interface Category {
  _id: string;
  sub_category: { _id: string; url: string }[];
}
const categories = (await api.get("/category")).body.data as Category[];
const goodsOf = (url: string) => {
  const category = categories.find((each) => each.sub_category.some((sub) => sub.url === url));
  const sub = category?.sub_category.find((each) => each.url === url);
  return { category_id: category?._id, sub_category_id: sub?._id };
};
const seller = await api.seller();
/** The script that counts for the state that somebody chooses. */
const OWN_COST = "**/assets/own-cost-*.js";
const phone = { viewport: { width: 320, height: 720 } };

test("what is to be paid in all follows the amount that is typed, opens to its rules, and stands in the confirmation (A3)", async () => {
  const lot = await openLot(api, seller, {
    ends: 3600,
    market_value: 100_000,
    goods: goodsOf("pet-bottles"),
  });
  const as = await api.buyer("9000000004");
  const page = await visit(`/auctiondetail/${lot.url}`, { as });
  const panel = page.getByRole("region", { name: "Bidding" });
  await panel.getByLabel("Your bid for the whole lot").fill("150000");
  // 18 percent GST, and 2 percent TCS on both.
  await seen(panel.getByText("You pay about ₹1,80,540"));
  await panel.getByText("You pay about").click();
  await seen(panel.getByText("GST notification 9/2025", { exact: false }));
  await seen(panel.getByText("To be confirmed"));
  await seen(panel.getByText("Total to pay"));
  await panel.getByRole("button", { name: "Bid Now" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm your bid" });
  await seen(dialog.getByText("You pay about ₹1,80,540"));
  await dialog.getByRole("button", { name: /^Bid ₹/ }).click();
  await seen(panel.getByText("You are leading"));
});

test("a visitor chooses their state: CGST and SGST become IGST, and stay chosen (A3)", async () => {
  const lot = await openLot(api, seller, { ends: 3600, goods: goodsOf("pet-bottles") });
  const page = await visit(`/auctiondetail/${lot.url}`);
  const panel = page.getByRole("region", { name: "Bidding" });
  await panel.getByText("You pay about").click();
  await seen(panel.getByText("CGST 9%"));
  await panel.getByLabel("Your state").selectOption("Kerala");
  await seen(panel.getByText("IGST 18%"));
  await page.reload();
  await seen(panel.getByText("for a buyer in Kerala"));
});

test("what a visitor opens before its script is there stays open when somebody bids, and when the script comes (A3)", async () => {
  const lot = await openLot(api, seller, { ends: 3600, goods: goodsOf("pet-bottles") });
  const other = await api.buyer("9000000002");
  const page = await visit("/are-selling");
  const free = await holdBack(page, OWN_COST);
  await page.goto(`/auctiondetail/${lot.url}`);
  await scriptsReady(page);
  const panel = page.getByRole("region", { name: "Bidding" });
  await seen(panel.getByText("Live, updates automatically"));
  await panel.getByText("You pay about").click();
  await seen(panel.getByText("CGST 9%"));

  await api.post("/auction", { product_id: lot._id, amount: lot.next_bid }, other.token);
  const price = `₹${lot.next_bid.toLocaleString("en-IN")}`;
  await seen(panel.getByText(price, { exact: true }).first());
  await page.waitForTimeout(300);
  expect(await panel.getByText("CGST 9%").isVisible()).toBe(true);

  const script = page.waitForResponse(/\/own-cost-[^/]+\.js$/);
  free();
  await script;
  await expect
    .poll(async () => {
      await panel.getByLabel("Your state").selectOption("Kerala");
      return panel.getByText("IGST 18%").isVisible();
    })
    .toBe(true);
});

test("a state that a visitor chooses before its script is there counts when the script comes (A3)", async () => {
  const lot = await openLot(api, seller, { ends: 3600, goods: goodsOf("pet-bottles") });
  const page = await visit("/are-selling");
  const free = await holdBack(page, OWN_COST);
  await page.goto(`/auctiondetail/${lot.url}`);
  await scriptsReady(page);
  const panel = page.getByRole("region", { name: "Bidding" });
  await panel.getByText("You pay about").click();
  await panel.getByLabel("Your state").selectOption("Kerala");
  free();
  await seen(panel.getByText("for a buyer in Kerala"));
  await seen(panel.getByText("IGST 18%"));
  expect(await panel.getByLabel("Your state").inputValue()).toBe("Kerala");
});

test("a lot without a material says that its rate is not known, at 320 px without sideways scrolling (A3)", async () => {
  const lot = await openLot(api, seller, { ends: 3600 });
  const as = await api.buyer("9000000002");
  const page = await visit(`/auctiondetail/${lot.url}`, { as, ...phone });
  await page.getByRole("button", { name: "Bid", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Place a bid" });
  await sheet.getByText("plus GST").click();
  await seen(sheet.getByText("GST, rate not known"));
  expect(await sideways(page)).toBe(0);
});
