import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Session } from "./parts/api.ts";
import { openLot } from "./parts/lots.ts";
import { seen, toast } from "./parts/page.ts";
import { openStage } from "./parts/stage.ts";

/** Two users of one company at one lot, each with a browser of their own, and one of another. */

const { api, visit, close } = await openStage();
afterAll(close);

async function join(phone: string, name: string): Promise<Session> {
  const { token } = (await api.prove(phone)).body;
  const login_type = { isBuyer: true, isSeller: false };
  const given = { name, contact: { mobile: phone }, documents: {}, login_type };
  const made = await api.post("/user", given, token);
  return { token: made.body.data.token, type: "buyer", name, phone };
}

let suresh: Session;
let meena: Session;
let rival: Session;
let seller: Session;
beforeAll(async () => {
  [suresh, rival, seller] = await Promise.all([
    join("9812300001", "Suresh"),
    api.buyer("9000000001"),
    api.seller("seller1@rebale.example"),
  ]);
  const invited = { mobile: "9812300002", role: "bidder", bid_limit: 60_000 };
  await api.post("/company/users", invited, suresh.token);
  meena = await join("9812300002", "Meena");
});

const panel = (page: Page) => page.getByRole("region", { name: "Bidding" });

test("a colleague's lead is the company's, in every browser of it; who may not bid is told why and whom to ask (A2, A10, A11, A17)", async () => {
  const lot = await openLot(api, seller, { ends: 3600, market_value: 50_000, bid_increment: 1000 });
  const path = `/auctiondetail/${lot.url}`;
  const [first, second, third] = await Promise.all([
    visit(path, { as: suresh }),
    visit(path, { as: suresh }),
    visit(path, { as: meena }),
  ]);
  await panel(third).getByLabel("Your bid for the whole lot").waitFor();
  await bid(first, "52000");
  for (const page of [first, second, third])
    await panel(page).getByText("Your company leads (Suresh)").first().waitFor();
  await seen(panel(third).getByText(/you would bid against your own company/));

  await panel(first).getByLabel("Your bid for the whole lot").fill("53000");
  await panel(first)
    .getByRole("button", { name: /^Bid Now/ })
    .click();
  const confirmation = first.getByRole("dialog", { name: "Raise your own bid?" });
  await seen(confirmation.getByText(/This only raises what you pay/));
  await confirmation.getByRole("button", { name: "Change" }).click();

  const over = { product_id: lot._id, amount: 55_000 };
  expect((await api.post("/auction", over, rival.token)).status).toBe(200);
  await panel(third).getByText("You were outbid").waitFor();
  await bid(third, "57000");
  for (const page of [first, second, third])
    await panel(page).getByText("Your company leads (Meena)").first().waitFor();

  await api.post("/auction", { product_id: lot._id, amount: 60_000 }, rival.token);
  await seen(panel(third).getByText(/You may bid up to ₹60,000 for a whole lot/));
  await panel(first).getByLabel("Your bid for the whole lot").waitFor();
});

async function bid(page: Page, amount: string) {
  await panel(page).getByLabel("Your bid for the whole lot").fill(amount);
  await panel(page)
    .getByRole("button", { name: /^Bid Now/ })
    .click();
  const confirmation = page.getByRole("dialog");
  await confirmation.getByRole("button", { name: /^Bid ₹/ }).click();
  await toast(page, "Your bid is placed");
}
