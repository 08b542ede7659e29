import { afterAll, expect, test } from "vitest";
import { indiaTime, submitLot } from "./parts/lots.ts";
import { arrivesAt, field, seen, sideways, toast } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** A lot opens on what its seller has signed, where the office does not waive it. */

const { api, visit, close } = await createStage();
afterAll(async () => {
  await waived(true);
  await close();
});

const [asha, seller, admin] = await Promise.all([
  api.buyer("9000000001"),
  api.seller("seller1@rebale.example"),
  api.admin(),
]);
const company = (await api.get("/company", seller.token)).body.data;
const phone = { width: 390, height: 844 };

const approve = (id: string, overrides: Record<string, unknown>) =>
  api.call("PATCH", `/admin/products/${id}`, {
    token: admin.token,
    body: {
      is_approved: true,
      market_value: 50_000,
      start_at: indiaTime(-60),
      end_at: indiaTime(3600),
      ...overrides,
    },
  });
const bid = (id: string) =>
  api.post("/auction", { product_id: id, amount: 61_000, confirm_unusual: true }, asha.token);
const waived = (to: boolean) =>
  api.call("PUT", `/admin/companies/${company._id}/signature-waiver`, {
    token: admin.token,
    body: { waived: to, reason: "As agreed by telephone" },
  });

test("the office asks a company for its signature, and the page says who did and why (A4)", async () => {
  const page = await visit(`/admin/company/${company._id}`, { as: admin });
  await seen(page.getByText("Waived: this company’s lots open at their start, unsigned."));
  await page.getByRole("button", { name: "Require the signature" }).click();
  const asked = page.getByRole("dialog", { name: "Require this company to sign its lots?" });
  await field(asked, "Reason").fill("Asked for by its owner");
  await asked.getByRole("button", { name: "Require the signature" }).click();
  await toast(page, "Signature required");
  await seen(page.getByText(/Reason: Asked for by its owner/));
});

test("its seller reads what the office changed, and signs with a code; then the lot opens (A4)", async () => {
  await waived(false);
  const lot = await submitLot(api, seller, {
    asking_price: 60_000,
    reserve_price: 70_000,
    terms: { payment_days: 5 },
  });
  await approve(lot.id, { reserve_price: 60_000, terms: { payment_days: 3 } });
  expect((await bid(lot.id)).body).toMatchObject({ is_success: 0, code: "awaiting_signature" });
  const visitor = await visit(`/auctiondetail/${lot.url}`);
  await seen(visitor.getByText(/Opens after the seller confirms/));

  const page = await visit("/dashboard", { as: seller, viewport: phone });
  // Other journeys may have left lots to this seller, too.
  await seen(page.getByText(/^\d+ lots? opens? only with your signature$/));
  await page.goto(`/sign/${lot.id}`);
  await seen(page.getByText("Marked: what our team changed in your proposal, or added to it."));
  await seen(page.getByText("₹60,000").first());
  await seen(page.getByText("Within 3 days of the sale"));
  expect(await page.locator("del").allTextContents()).toEqual([
    "₹60,000",
    "₹70,000",
    "Within 5 days of the sale",
  ]);
  expect(await sideways(page)).toBe(0);

  await page.getByRole("button", { name: "Send code to sign" }).click();
  const code =
    (await page
      .getByText(/^Demo: no SMS/)
      .locator("b")
      .textContent()) ?? "";
  const wrong = String((Number(code) + 1) % 10_000).padStart(4, "0");
  const typed = page.getByLabel("4-digit code");
  expect(await typed.getAttribute("autocomplete")).toBe("one-time-code");
  const sign = page.getByRole("button", { name: "Sign", exact: true });
  await typed.fill(wrong);
  await sign.click();
  await seen(page.getByText("Otp Mismatch"));
  // The last digit signs nothing by itself: a signature is pressed (A29).
  const signed: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(`/product/${lot.id}/sign`)) signed.push(request.method());
  });
  await typed.fill(code);
  await expect.poll(() => sign.isEnabled()).toBe(true);
  expect(signed).toEqual([]);
  await sign.click();
  await toast(page, "You have signed. The lot opens at its time.");
  expect(signed).toEqual(["POST"]);
  await seen(page.getByText(/^You signed this on/));
  const paper = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download (PDF)" }).click();
  expect((await paper).suggestedFilename()).toBe(`sheet-${lot.url}.pdf`);

  await seen(visitor.getByRole("region", { name: "Bidding" }).getByText(/^Live/).first());
  expect((await bid(lot.id)).status).toBe(200);
});

test("what the office changes under an open page is shown before it is signed (A4)", async () => {
  await waived(false);
  const lot = await submitLot(api, seller);
  await approve(lot.id, { reserve_price: 60_000, start_at: indiaTime(1800) });
  const page = await visit("/dashproduct/unsigned", { as: seller, viewport: phone });
  await seen(page.getByText("Signature needed").first());
  await page.getByRole("link", { name: `Read and sign: ${lot.title}` }).click();
  await page.getByRole("button", { name: "Send code to sign" }).click();
  await approve(lot.id, { reserve_price: 55_000, start_at: indiaTime(1800) });
  await page.getByRole("button", { name: "Fill it in" }).click();
  await page.getByRole("button", { name: "Sign", exact: true }).click();
  await seen(page.getByText(/^Our team has changed something in the meantime/));
  await seen(page.getByText("₹55,000"));
  await page.getByRole("button", { name: "Send code to sign" }).click();
  await page.getByRole("button", { name: "Fill it in" }).click();
  await page.getByRole("button", { name: "Sign", exact: true }).click();
  await seen(page.getByText(/^You signed this on/));

  // A lot once lay open above its list: who kept that address finds its page.
  const office = await visit(`/admin/products?status=upcoming&open=${lot.id}`, { as: admin });
  await arrivesAt(office, `/admin/lot/${lot.id}?status=upcoming`);
  await seen(office.getByRole("heading", { name: "The seller’s signature" }));
  await seen(office.getByText(/^Signed by/));
  await seen(office.getByText(/^Not signed/));
});

test("a seller says what they wish of the auction, and the office's form begins with it (A4)", async () => {
  const lot = await submitLot(api, seller, { asking_price: 50_000 });
  const page = await visit(`/sellnow/${lot.id}`, { as: seller, viewport: phone });
  await page.getByText("Your wishes for the auction", { exact: true }).click();
  await page.getByLabel("Reserve price in ₹").fill("40000");
  await page.getByLabel("Start of bidding").fill("2030-01-07T11:00");
  await page.getByLabel("End of bidding").fill("2030-01-09T16:00");
  expect(await sideways(page)).toBe(0);
  await page.getByRole("button", { name: "Save changes" }).click();
  await seen(page.getByText("The reserve may not be below the price you ask"));
  await page.getByLabel("Reserve price in ₹").fill("65000");
  await page.getByRole("button", { name: "Save changes" }).click();
  await arrivesAt(page, "/dashproduct/pending");

  const office = await visit(`/admin/lot/${lot.id}`, { as: admin });
  expect(await office.getByLabel(/^Reserve, if any/).inputValue()).toContain("65");
  expect(await office.getByLabel(/^Start \(IST\)/).inputValue()).toBe("2030-01-07T11:00");
});
