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

test("through the market the winner pays a part from the wallet and the rest from outside, and the seller reads that it is paid (M20, M22)", async () => {
  const lot = await openLot(api, seller, {
    ...{ ends: 10, market_value: 1000, terms: { payment_days: 7, lifting_days: 15 } },
    ...{ deposit: { kind: "percent", percent: 10 }, pay_through: "market" },
  });
  // 120.00 for the bid's deposit, 300.00 to pay with.
  await addMoney(buyer, { amount: 420 });
  await api.post("/auction", { product_id: lot._id, amount: 1200, terms_version: 1 }, buyer.token);
  const own = async () => {
    const { data } = (await api.get("/award", buyer.token)).body;
    return data.find(({ title }: { title: string }) => title === lot.title);
  };
  await expect.poll(own, { timeout: 40_000 }).toMatchObject({ state: "payment_due", due: 1140 });
  const { _id } = await own();

  const bought = await visit("/purchase", { as: buyer });
  await bought.getByRole("link", { name: `Pay: ${lot.title}` }).click();
  const step = bought.getByRole("region", { name: "Next step" });
  await seen(step.getByRole("heading", { name: /^₹1,140\.00 to pay by .+, midnight$/ }));
  await seen(step.getByText("Your deposit of ₹120.00 is already counted"));
  await seen(step.getByText("Who keeps the money:"));

  await step.getByRole("button", { name: /^Pay (₹1,140\.00|a part from the wallet)/ }).click();
  const dialog = bought.getByRole("dialog", { name: "Pay from the wallet" });
  await dialog.getByLabel("Amount (₹)").fill("5000");
  await dialog.getByRole("button", { name: "Pay", exact: true }).click();
  await seen(dialog.getByText("No more than ₹1,140.00 is due"));
  await dialog.getByLabel("Amount (₹)").fill("300");
  await dialog.getByRole("button", { name: "Pay", exact: true }).click();
  await toast(bought, "Paid. ₹840.00 is still to come");
  await seen(step.getByRole("heading", { name: /^₹840\.00 to pay by / }));

  const sold = await visit(`/award/${_id}`, { as: seller });
  await seen(sold.getByRole("heading", { name: /^₹840\.00 still to come by / }));
  await seen(sold.getByText("Let no goods out before all of it is paid."));

  // Whoever pays from outside is led to the wallet and back; the demo's gateway is the API's.
  await expect
    .poll(() => step.getByRole("link", { name: /^Pay/ }).getAttribute("href"))
    .toBe(`/wallet?add=840&award=${_id}&next=%2Faward%2F${_id}`);
  await addMoney(buyer, { amount: 840, award_id: _id });
  // Either page is read again when its notice comes.
  await seen(step.getByRole("heading", { name: /^Paid\. Lift the goods by / }));
  await seen(bought.getByText("Paid in, with the deposit"));
  await seen(sold.getByRole("heading", { name: /^Paid\. The buyer lifts the goods by / }));
  await seen(sold.getByText("₹1,260.00 becomes yours as the goods leave"));

  await bought.goto("/purchase");
  await seen(bought.getByRole("link", { name: `Book a truck: ${lot.title}` }));
});

/** Through the demo's gateway, as its checkout does it. */
async function addMoney(as: Session, asked: { amount: number; award_id?: string }) {
  const { body } = await api.post("/wallet/top-up", asked, as.token);
  const { status } = await api.post(`/payments/demo/${body.data.order_id}`, { outcome: "pay" });
  expect(status).toBe(200);
  const state = async () =>
    (await api.get(`/wallet/top-up/${body.data.payment_id}`, as.token)).body.data.state;
  await expect.poll(state, { timeout: 20_000 }).toBe("captured");
}
