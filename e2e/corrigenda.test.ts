import { afterAll, expect, test } from "vitest";
import { openLot } from "./parts/lots.ts";
import { field, seen, sideways } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** A lot is changed after it was published: asked for, decided, and answered by who had bid. */

const { api, visit, close } = await createStage();
afterAll(close);

const [asha, balu, seller, office] = await Promise.all([
  api.buyer("9000000001"),
  api.buyer("9000000002"),
  api.seller("seller1@rebale.example"),
  api.admin(),
]);
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

test("a seller asks for less, the office publishes it by key, one bidder accepts it and the other takes the bid back (F41, F43, F48)", async () => {
  const lot = await openLot(api, seller, { ends: 3600, market_value: 50_000 });
  for (const [by, amount] of [
    [balu, 60_000],
    [asha, 70_000],
  ] as const)
    await api.post("/auction", { product_id: lot._id, amount }, by.token);
  const watching = await visit(`/auctiondetail/${lot.url}`, { as: asha });
  const panel = watching.getByRole("region", { name: "Bidding" });
  await seen(panel.getByRole("button", { name: /^Bid Now/ }));

  const selling = await visit(`/change/${lot._id}`, { as: seller });
  const difference = selling.getByRole("region", { name: "What will change" });
  await seen(difference.getByText("Nothing yet."));
  const ask = selling.getByRole("button", { name: "Ask for this change" });
  expect(await ask.isDisabled()).toBe(true);
  await field(selling, "Quantity \\(kg\\)").fill("1000");
  await seen(difference.getByText("Quantity"));
  await ask.click();
  await seen(selling.getByText("Say why. Everybody reads it"));
  await field(selling, "Why it changes").fill("Weighed again at the gate");
  await ask.click();
  await seen(selling.getByRole("region", { name: "Waiting for our team" }));

  const desk = await visit("/admin/corrigenda", { as: office });
  await desk.getByRole("row").filter({ hasText: lot.title }).getByRole("link").first().click();
  const drawer = desk.getByRole("dialog", { name: lot.title });
  await seen(drawer.getByText("2 companies have bid"));
  await desk.keyboard.press("a");
  await desk
    .getByRole("dialog", { name: "Publish this change?" })
    .getByRole("button", { name: "Publish" })
    .click();
  await drawer.waitFor({ state: "hidden" });

  const band = watching.getByRole("region", { name: "Corrigendum 1" });
  await seen(band.getByText("Weighed again at the gate"));
  expect(await panel.getByRole("button", { name: /^Bid Now/ }).count()).toBe(0);
  await band.getByRole("button", { name: "Take my bid back" }).click();
  const question = watching.getByRole("dialog", { name: "Take your bid back?" });
  await question.getByRole("button", { name: "Take my bid back" }).click();
  await seen(band.getByText(/^You took your bid back/));
  await seen(panel.getByRole("button", { name: /^Bid Now/ }));

  const small = await visit(`/auctiondetail/${lot.url}`, { as: balu, ...phone });
  await small.getByRole("button", { name: "See what changed" }).click();
  const onPhone = small.getByRole("region", { name: "Corrigendum 1" });
  expect(await sideways(small)).toBe(0);
  await onPhone.getByRole("button", { name: "Accept and stay" }).click();
  await seen(onPhone.getByText("✓ Your company has accepted this change."));
  await small.getByRole("button", { name: "Verify in my browser" }).click();
  await seen(small.getByText(/verified/));
});
