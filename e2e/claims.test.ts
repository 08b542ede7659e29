import { afterAll, beforeAll, expect, test } from "vitest";
import type { Session } from "./parts/api.ts";
import { png } from "./parts/files.ts";
import { field, heading, seen, words } from "./parts/page.ts";
import { salesBetween } from "./parts/sales.ts";
import { createStage } from "./parts/stage.ts";

/** Words about goods after they have left: a claim, the weight, and ratings of each other. */

const { api, visit, close } = await createStage();
afterAll(close);

let buyer: Session;
let seller: Session;
let office: Session;
beforeAll(async () => {
  [buyer, seller, office] = await Promise.all([api.buyer("9000000003"), api.seller(), api.admin()]);
});

test("a buyer claims, the seller disputes, the office decides; both accept the weight, and each rates the other (G56, G58)", async () => {
  const sales = salesBetween(api, { buyer, seller });
  const id = await sales.aPaidSale({ claim_hours: 48 });
  const truck = await sales.aTruck(id);
  await sales.letOut(truck, 1200);
  const state = async () => (await api.get(`/award/${id}`, buyer.token)).body.data.state;

  const bought = await visit(`/award/${id}`, { as: buyer });
  await bought.getByRole("button", { name: "Claim for a truck" }).click();
  const form = bought.getByRole("dialog", { name: "What is wrong with the goods?" });
  const claim = form.getByRole("button", { name: "Claim", exact: true });
  await claim.click();
  await seen(form.getByText("Say what you found"));
  await field(form, "What it is").fill("Stones in the bales");
  await form.getByLabel(/^To be taken off/).fill("5");
  await field(form, "What you found").fill("Two bales in ten had stones in them.");
  await form.getByLabel("Picture or laboratory paper").setInputFiles(await png("stones.png"));
  await claim.click();
  await form.waitFor({ state: "hidden" });
  await seen(bought.locator("#claims").getByText("Stones in the bales"));

  const sold = await visit(`/award/${id}`, { as: seller });
  const next = sold.getByRole("region", { name: "Next step" });
  await seen(next.getByText(/^The buyer claims 5% off a truck’s goods/));
  await next.getByRole("button", { name: "Dispute it" }).click();
  const dispute = sold.getByRole("dialog", { name: "Dispute the claim" });
  await field(dispute, "Reason").fill("They were swept off the floor at the gate.");
  await dispute.getByLabel(/^What you would take off/).fill("1");
  await dispute.getByRole("button", { name: "Dispute it" }).click();
  await dispute.waitFor({ state: "hidden" });

  const desk = await visit("/admin/claims", { as: office });
  await seen(desk.getByRole("navigation", { name: "Goods desk" }).getByText(/^Claims \(\d+\)$/));
  const row = desk.getByRole("row").filter({ hasText: "Stones in the bales" });
  await row.getByRole("link").first().click();
  const panel = desk.getByRole("dialog");
  await seen(panel.getByText("They were swept off the floor at the gate."));
  await desk.keyboard.press("a");
  const question = desk.getByRole("dialog", { name: "Take how much off?" });
  await question.getByLabel(/^Of the truck’s value/).fill("2");
  await question.getByLabel(/Reason/).fill("The pictures show two bales of ten.");
  await question.getByRole("button", { name: "Take off" }).click();
  await row.waitFor({ state: "hidden" });

  // 2 % of ₹12,000, with its GST of 18 % and TCS on both.
  await bought.reload();
  await seen(bought.locator("#claims").getByText(/2%/).first());
  await seen(bought.locator("#papers").getByText(/^Credit note/));
  await seen(bought.getByText(/back to you for a claim$/));

  for (const page of [bought, sold]) {
    await page.reload();
    await page
      .getByRole("region", { name: "Next step" })
      .getByRole("button", { name: "All is lifted" })
      .click();
    await page.getByRole("button", { name: "Yes, all is lifted" }).click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  }
  await expect.poll(state).toBe("lifted");
  for (const page of [bought, sold]) {
    await page.reload();
    await page
      .getByRole("region", { name: "Next step" })
      .getByRole("button", { name: "Accept 1,200 kg" })
      .click();
  }
  await expect.poll(state).toMatch(/^(settled|completed)$/);
  for (const [page, other] of [
    [bought, "seller"],
    [sold, "buyer"],
  ] as const) {
    await page.reload();
    await page
      .getByRole("region", { name: "Next step" })
      .getByRole("button", { name: `Rate the ${other}` })
      .click();
    const rating = page.getByRole("dialog", { name: `Rate the ${other}` });
    await rating.getByRole("radio").nth(3).check();
    await rating.getByRole("checkbox").first().check();
    await rating.getByRole("button", { name: "Rate", exact: true }).click();
    await rating.waitFor({ state: "hidden" });
  }
  const rated = await api.get(`/award/${id}`, seller.token);
  expect(rated.body.data.your_rating).toMatchObject({ stars: 4 });

  const sellersRecord = bought.locator("section").filter({ has: heading(bought, /^Seller$/) });
  await bought.reload();
  const said = sellersRecord.getByText(/^Goods as described \d+/);
  const before = await words(said);
  const ratings = await visit("/admin/ratings", { as: office });
  const mine = ratings.getByRole("row").filter({ hasText: "Goods as described" });
  await mine.first().getByRole("link").click();
  await seen(ratings.getByRole("dialog"));
  await ratings.keyboard.press("h");
  const hide = ratings.getByRole("dialog", { name: "Hide what was said?" });
  await hide.getByLabel(/Reason/).fill("It says nothing of this sale.");
  await hide.getByRole("button", { name: "Hide it" }).click();
  await seen(mine.getByText("Hidden"));
  await bought.reload();
  await seen(sellersRecord.getByText(/from \d+ rating/));
  // It was the only one, or one of several.
  if ((await said.count()) > 0) expect(await words(said)).not.toBe(before);

  const papers = await visit("/papers", { as: seller });
  await heading(papers, "Papers").first().waitFor();
  await seen(papers.getByText(/^Credit note/).first());
});
