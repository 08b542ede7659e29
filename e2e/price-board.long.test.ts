import { afterAll, expect, test } from "vitest";
import { openLot } from "./parts/lots.ts";
import { heading, seen, sideways } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** The market's prices, from the sales to the screens that show them. */

const { api, visit, close } = await createStage();
afterAll(close);

interface Sub {
  _id: string;
  url: string;
}
const categories = (await api.get("/category")).body.data as { _id: string; sub_category: Sub[] }[];
const [category, sub] = categories.flatMap((each) =>
  each.sub_category.filter(({ url }) => url === "pvc").map((own) => [each, own] as const),
)[0] as readonly [{ _id: string }, Sub];
const goods = { category_id: category._id, sub_category_id: sub._id, quantity: 1000 };

async function sell(by: number, amount: number) {
  const seller = await api.seller(`seller${by}@rebale.example`);
  const lot = await openLot(api, seller, { ends: 6, market_value: 20_000, goods });
  const buyer = await api.buyer();
  const reply = await api.post("/auction", { product_id: lot._id, amount }, buyer.token);
  expect(reply.body.message).toBe("Your bid is placed");
  return lot._id;
}
const outcomeOf = async (id: string) => (await api.get(`/auction/details/${id}`)).body.data.outcome;
const board = async () => (await api.get("/price-board?material=pvc")).body.data;

test("what was sold is on the price board with its chart and table, and beside an auction's last trading price (A15)", async () => {
  const before = (await board()).lots ?? 0;
  const own: string[] = [];
  for (const [i, amount] of [30_000, 40_000, 50_000, 60_000, 70_000].entries())
    own.push(await sell((i % 3) + 1, amount));
  const areSold = async () =>
    (await Promise.all(own.map(outcomeOf))).every((outcome) => outcome === "sold");
  await expect.poll(areSold).toBe(true);
  await expect.poll(async () => (await board()).lots ?? 0).toBeGreaterThanOrEqual(before + 5);
  const { median, p25, p75 } = await board();
  expect(p25).toBeLessThanOrEqual(median);
  expect(median).toBeLessThanOrEqual(p75);

  const page = await visit("/price-board", { viewport: { width: 390, height: 844 } });
  await seen(heading(page, "Price board"));
  expect(await sideways(page)).toBe(0);
  await page.getByRole("link", { name: "PVC", exact: true }).click();
  await seen(heading(page, "Price board: PVC"));
  await seen(page.getByText(`₹${median}/kg`).first());
  const weeks = page.getByRole("region", { name: "By week", exact: true });
  await weeks.getByText("Show as a table").click();
  await seen(weeks.getByRole("columnheader", { name: "Dearest quarter above" }));
  expect(await sideways(page)).toBe(0);

  const lot = await openLot(api, await api.seller(), { ends: 3600, goods });
  await page.goto(`/auctiondetail/${lot.url}`);
  await page.getByRole("tab", { name: "Last Trading Price" }).click();
  const tab = page.getByRole("tabpanel", { name: "Last Trading Price" });
  await seen(tab.getByText("PVC on the price board, last 90 days"));
  // Lots of the demo are sold meanwhile, too.
  const { median: latest } = await board();
  await seen(tab.getByText(`₹${latest}/kg`));
});

test("a bid far above the board is asked about once more, in words of its own (A15)", async () => {
  const { p75 } = await board();
  const seller = await api.seller();
  const start = Math.round(p75 * 1000 * 0.8);
  const lot = await openLot(api, seller, { ends: 3600, market_value: start, goods });
  // The market looks at its board every quarter minute.
  const usual = async () => (await api.get(`/auction/details/${lot._id}`)).body.data.usual_value;
  await expect.poll(usual, { timeout: 40_000 }).not.toBeNull();
  const as = await api.buyer("9000000002");
  const page = await visit(`/auctiondetail/${lot.url}`, { as });
  const panel = page.getByRole("region", { name: "Bidding" });
  await panel.getByLabel("Your bid for the whole lot").fill(String(start * 4));
  await panel.getByRole("button", { name: "Bid Now" }).click();
  const question = page.getByRole("dialog", { name: "Is this amount right?" });
  await seen(question.getByText("This is far above what the market paid"));
  await question.getByRole("button", { name: "Change" }).click();
});
