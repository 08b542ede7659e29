import { afterAll, expect, test } from "vitest";
import { openLot } from "./parts/lots.ts";
import { arrivesAt, heading, seen, sideways } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** A trader says on the desk what to lead at most, and is held to it where they bid. */

const { api, visit, close } = await createStage();
afterAll(close);

const seller = await api.seller();
let newcomers = 0;

test("on a phone a limit lets in a bid within, refuses one above in words, and is taken back (W2)", async () => {
  const lots = [
    await openLot(api, seller, { ends: 7200, market_value: 60_000 }),
    await openLot(api, seller, { ends: 7200, market_value: 60_000 }),
  ] as const;
  const phone = `983330008${newcomers++}`;
  const proof = (await api.prove(phone)).body.token;
  const login_type = { isBuyer: true, isSeller: false };
  await api.post(
    "/user",
    { name: "Careful Trader", contact: { mobile: phone }, login_type },
    proof,
  );
  const viewport = { width: 390, height: 844 };
  const page = await visit("/totalbid", { as: await api.buyer(phone), viewport });
  const head = page.getByRole("list", { name: "In money" });
  const limits = page.getByRole("dialog", { name: "Limits on what you lead" });

  await head.getByRole("button", { name: "Set a limit" }).click();
  await limits.getByLabel("Lead at most, in all").fill("100000");
  await limits.getByRole("button", { name: "Set limit" }).click();
  await seen(limits.getByText("Left", { exact: true }));
  expect(await sideways(page)).toBe(0);
  await limits.getByRole("button", { name: "Close", exact: true }).click();
  await seen(head.getByText("₹0 of ₹1 lakh"));

  const bid = async (lot: (typeof lots)[number]) => {
    await page.goto(`/auctiondetail/${lot.url}`);
    await page.getByRole("button", { name: "Bid", exact: true }).click();
    const sheet = page.getByRole("dialog").filter({ has: page.getByLabel(/^Your bid/) });
    await sheet.getByLabel(/^Your bid/).fill("61000");
    await sheet.getByRole("button", { name: /^Bid Now/ }).click();
    await page.getByRole("button", { name: "Bid ₹61,000", exact: true }).click();
    return sheet;
  };
  const { token } = await api.buyer(phone);
  const leads = (lot: (typeof lots)[number]) =>
    expect
      .poll(async () => (await api.get(`/auction/details/${lot._id}`, token)).body.data.standing)
      .toBe("leading");
  await bid(lots[0]);
  await leads(lots[0]);
  const refused = await bid(lots[1]);
  const words = "Your company's limit is ₹1,00,000 in all: ₹39,000 is left for this lot.";
  await seen(refused.getByRole("alert").filter({ hasText: words }));

  await refused.getByRole("link", { name: "See your limits" }).click();
  await arrivesAt(page, "/totalbid#limits");
  await seen(limits.getByText("₹39,000"));
  await limits.getByRole("button", { name: "Remove limit" }).click();
  await limits.getByRole("button", { name: "Remove limit" }).waitFor({ state: "detached" });
  await bid(lots[1]);
  await leads(lots[1]);
});

test("of lots that are led or watched some are chosen, and the limit is removed again (W2)", async () => {
  const lots = [
    await openLot(api, seller, { ends: 7200, market_value: 60_000 }),
    await openLot(api, seller, { ends: 7200, market_value: 60_000 }),
  ] as const;
  const buyer = await api.buyer("9000000006");
  await api.post("/auction", { product_id: lots[0]._id, amount: 61_000 }, buyer.token);
  await api.post(`/watch/${lots[1]._id}`, {}, buyer.token);
  const page = await visit("/totalbid#limits", { as: buyer });
  const limits = page.getByRole("dialog", { name: "Limits on what you lead" });
  await limits.getByRole("button", { name: "Choose lots" }).click();
  for (const { title } of lots) await limits.getByRole("checkbox", { name: title }).check();
  await limits.getByRole("button", { name: "Set limit · 1 of 2 lots" }).click();
  const set = limits.getByRole("listitem").filter({ hasText: "At most 1 of these 2 lots" });
  await seen(set.getByText("1 so far"));
  const { status, body } = await api.post(
    "/auction",
    { product_id: lots[1]._id, amount: 61_000 },
    buyer.token,
  );
  expect([status, body.code]).toEqual([409, "lead_cap_reached"]);
  await set.getByRole("link", { name: lots[1].title }).click();
  await arrivesAt(page, `/auctiondetail/${lots[1].url}`);
  await seen(heading(page, lots[1].title));
  await page.goBack();
  await set.getByRole("button", { name: /^Remove/ }).click();
  await set.waitFor({ state: "detached" });
});
