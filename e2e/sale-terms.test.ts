import { afterAll, expect, test } from "vitest";
import { indiaTime, openLot, submitLot } from "./parts/lots.ts";
import { arrivesAt, field, seen, sideways, toast } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** Terms of sale: the office publishes them, a bidder reads and accepts them with the first bid. */

const { api, visit, close } = await createStage();
afterAll(close);

const [asha, seller] = await Promise.all([
  api.buyer("9000000001"),
  api.seller("seller1@rebale.example"),
]);
const terms = {
  inspection_days: 2,
  inspection_contact: "Yard office, 98200 00000",
  tolerance_percent: 5,
  payment_days: 3,
  lifting_days: 7,
  ground_rent_per_day: 500,
  loading_by: "buyer",
  deductions: [{ what: "Moisture", above_percent: 2, rate_percent: 1 }],
  documents: ["Gate pass", "GST invoice"],
};

/** In the queue an approval is held for a minute; of a lot that was sent back it holds at once. */
async function sendBack(id: string): Promise<void> {
  const { token } = await api.admin();
  const body = { is_approved: false, reason: "The weight slip is missing" };
  expect((await api.call("PATCH", `/admin/products/${id}`, { token, body })).status).toBe(200);
}

test("the office sets the terms with the approval, and the auction page shows them (A2)", async () => {
  const lot = await submitLot(api, seller);
  await sendBack(lot.id);
  const office = await visit(`/admin/products?status=refused&open=${lot.id}`);
  await office.getByLabel("Email").fill("admin@rebale.example");
  await field(office, "Password").fill("Admin-Rebale-2026");
  await office.getByRole("button", { name: "Sign in" }).click();
  await arrivesAt(office, `/admin/lot/${lot.id}?status=refused`);
  await field(office, "Market value").fill("50000");
  await field(office, "Payment days").fill("3");
  await office.getByLabel("Ground rent per day").fill("500");
  await office.getByLabel("Loading by").selectOption("buyer");
  await office.getByRole("button", { name: "Add a deduction" }).click();
  await field(office, "For").fill("Moisture");
  await field(office, "Above %").fill("2");
  await field(office, "Less % of what is above").fill("1");
  await office.getByRole("button", { name: "Approve", exact: true }).click();
  const asked = office.getByRole("dialog", { name: "Approve this lot?" });
  await asked.getByRole("button", { name: "Approve", exact: true }).click();
  await toast(office, "The lot is approved");
  const { data } = (await api.get(`/auction/details/${lot.id}`)).body;
  expect(data.terms).toMatchObject({
    version: 1,
    payment_days: 3,
    ground_rent_per_day: 500,
    loading_by: "buyer",
    deductions: terms.deductions,
  });
  const page = await visit(`/auctiondetail/${lot.url}`);
  const section = page.getByRole("region", { name: "Terms of sale" });
  await seen(section.getByText("Within 3 days of the sale"));
  await seen(
    section.getByText(
      "Moisture above 2%: less 1% of what is above (5% measured: 0.03% off, ₹30 of ₹1,00,000)",
    ),
  );
});

test("terms that change under an open form are shown and asked about again, and nothing typed is lost (A2)", async () => {
  const lot = await openLot(api, seller, { ends: 3600, market_value: 50_000, terms });
  const page = await visit(`/auctiondetail/${lot.url}`, {
    as: asha,
    viewport: { width: 390, height: 844 },
  });
  await page.getByRole("button", { name: "Bid", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Place a bid" });
  await seen(sheet.getByText("With your first bid you accept the terms, version 1."));
  await sheet.getByRole("button", { name: "Read the terms" }).click();
  await seen(sheet.getByText("7 days from the payment"));
  expect(await sideways(page)).toBe(0);
  await sheet.getByLabel("Your bid for the whole lot").fill("61000");

  const admin = await api.admin();
  await api.call("PATCH", `/admin/products/${lot._id}`, {
    token: admin.token,
    body: {
      is_approved: true,
      market_value: 50_000,
      start_at: indiaTime(-60),
      end_at: indiaTime(3600),
      terms: { ...terms, lifting_days: 4 },
    },
  });
  await sheet.getByRole("button", { name: "Bid Now" }).click();
  const confirm = page.getByRole("dialog", { name: /Confirm your bid|Is this amount right/ });
  await confirm.getByRole("button", { name: /^(Bid|Yes, bid) ₹/ }).click();
  await seen(sheet.getByText("The terms of this lot have changed.", { exact: true }));
  await seen(sheet.getByText("4 days from the payment"));
  expect(await sheet.getByLabel("Your bid for the whole lot").inputValue()).toContain("61");
  await sheet.getByRole("button", { name: "Bid Now" }).click();
  await confirm.getByRole("button", { name: /^(Bid|Yes, bid) ₹/ }).click();
  await sheet.waitFor({ state: "hidden" });
  await seen(
    page.getByRole("region", { name: "Terms of sale" }).getByText(/You accepted version 2/),
  );
  await page.getByRole("button", { name: "Verify in my browser" }).click();
  await seen(page.getByText("1 bid verified."));
});

test("a seller's usual terms are saved on Sell Now, approved as they are, and accepted with the first bid (A2)", async () => {
  const page = await visit("/sellnow", { as: seller });
  await field(page, "Category").selectOption({ index: 1 });
  await page.getByText("Terms of sale", { exact: true }).click();
  await field(page, "Payment days").fill("4");
  await field(page, "Lifting days").fill("12");
  await page.getByLabel("Loading by").selectOption("buyer");
  await page.getByRole("button", { name: "Save as my usual terms" }).click();
  await toast(page, "Your usual terms are saved");

  await page.reload();
  const title = `Copper coils with terms ${Date.now()}`;
  await field(page, "Category").selectOption({ index: 1 });
  await page.getByText("Terms of sale", { exact: true }).click();
  await expect.poll(() => field(page, "Payment days").inputValue()).toBe("4");
  await field(page, "Title").fill(title);
  await field(page, "Quantity").fill("800");
  await field(page, "Description").fill("Bright coils, dry, weighed at the gate.");
  await page.getByRole("button", { name: "Add Product" }).click();
  await page.getByRole("button", { name: /^Submit/ }).click();
  await toast(page, "Data Submit Successfully");

  const admin = await api.admin();
  const waiting = await api.get(
    `/admin/products?status=pending&q=${encodeURIComponent(title)}`,
    admin.token,
  );
  const [lot] = waiting.body.data;
  expect(lot.proposed_terms).toMatchObject({ payment_days: 4, lifting_days: 12 });
  await sendBack(lot._id);
  const office = await visit(`/admin/lot/${lot._id}`, { as: admin });
  await field(office, "Market value").fill("40000");
  await field(office, "Start \\(IST\\)").fill(indiaTime(-3600).slice(0, 16).replace(" ", "T"));
  await field(office, "End \\(IST\\)").fill(indiaTime(86_400).slice(0, 16).replace(" ", "T"));
  await office.getByRole("button", { name: "Approve", exact: true }).click();
  const asked = office.getByRole("dialog", { name: "Approve this lot?" });
  await asked.getByRole("button", { name: "Approve", exact: true }).click();
  await toast(office, "The lot is approved");

  const bidder = await visit(`/auctiondetail/${lot.url}`, { as: await api.buyer("9000000003") });
  const section = bidder.getByRole("region", { name: "Terms of sale" });
  await seen(section.getByText("Within 4 days of the sale"));
  const panel = bidder.getByRole("region", { name: "Bidding" });
  await seen(panel.getByText("With your first bid you accept the terms, version 1."));
  await panel.getByRole("button", { name: "Bid Now" }).click();
  const confirm = bidder.getByRole("dialog", { name: /Confirm your bid|Is this amount right/ });
  await seen(confirm.getByText("With your first bid you accept the terms, version 1."));
  await confirm.getByRole("button", { name: /^(Bid|Yes, bid) ₹/ }).click();
  await seen(section.getByText(/You accepted version 1/));
});
