import { afterAll, beforeAll, expect, test } from "vitest";
import type { Session } from "./parts/api.ts";
import { openLot } from "./parts/lots.ts";
import { heading, seen, toast } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** After the hammer: the two sides of a sale on one page, until it is paid and lifted. */

const { api, visit, close } = await createStage();
afterAll(close);

let buyer: Session;
let seller: Session;
beforeAll(async () => {
  [buyer, seller] = await Promise.all([api.buyer("9000000003"), api.seller()]);
});

test("the winner reads what to pay and whom to call; the seller says that the money came and the goods went, and each reads the other's word (S2.49, M1)", async () => {
  const terms = { payment_days: 7, lifting_days: 15 };
  const lot = await openLot(api, seller, { ends: 8, market_value: 1000, terms });
  await api.post("/auction", { product_id: lot._id, amount: 1200, terms_version: 1 }, buyer.token);
  await expect
    .poll(async () => (await api.get("/award", buyer.token)).body.data[0]?.title, {
      timeout: 40_000,
    })
    .toBe(lot.title);

  const bought = await visit("/purchase", { as: buyer });
  await bought.getByRole("link", { name: `View: ${lot.title}` }).click();
  await heading(bought, lot.title);
  const step = bought.getByRole("region", { name: "Next step" });
  await seen(step.getByText(/^Pay the seller ₹1,224\.00 plus GST by /));
  await seen(step.getByRole("link", { name: "Call the seller" }));

  const sold = await visit("/orderbidding", { as: seller });
  await sold.getByRole("link", { name: `See the sale: ${lot.title}` }).click();
  await sold.getByRole("button", { name: "Payment received" }).click();
  await sold.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await toast(sold, "The buyer is told");
  await seen(sold.getByRole("heading", { name: "To be lifted" }));

  await bought.reload();
  await seen(step.getByText(/^The seller has your money\. Lift the goods by /));
  await bought.getByRole("button", { name: "Ask to call the sale off" }).click();
  const dialog = bought.getByRole("dialog");
  await dialog.getByRole("button", { name: "Ask" }).click();
  await seen(dialog.getByText("Say why"));
  await dialog.getByLabel("Reason").fill("No truck before the rains");
  await dialog.getByRole("button", { name: "Ask" }).click();
  await toast(bought, "The other side is asked");

  await sold.reload();
  await seen(sold.getByText("The buyer would call this sale off."));
  await seen(sold.getByRole("button", { name: "Agree to call it off" }));
  await sold.getByRole("button", { name: "Paid and lifted" }).click();
  await sold.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await seen(sold.getByRole("heading", { name: "Completed" }));
  await seen(sold.getByText("Nothing is left to do."));
});
