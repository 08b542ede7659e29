import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { faults } from "./parts/axe.ts";
import { pdf, png, text } from "./parts/files.ts";
import { indiaTime } from "./parts/lots.ts";
import { arrivesAt, field, seen, toast } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/**
 * A seller lists two lots in one batch; the office opens one of them for bids and refuses the
 * other.
 */

const { url, api, visit, close } = await createStage();
afterAll(close);

async function describeLot(page: Page, title: string) {
  await field(page, "Title").fill(title);
  await field(page, "Quantity").fill("2400");
  await field(page, "Description").fill(
    "Washed and cut, dry, in big bags. Weighed at the gate, to be lifted within a week.",
  );
}

test("a draft is refused while something is missing, and twice the same title is refused (S2.11, S5.9, S8.8)", async () => {
  const page = await visit("/sellnow", { as: await api.seller() });
  await seen(
    page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Home" }),
  );
  const add = page.getByRole("button", { name: "Add Product" });
  await add.click();
  await page.getByRole("status").getByText("Please fill in all  fields").waitFor();
  expect(
    await page
      .getByRole("status")
      .getByText(/Please fill/)
      .textContent(),
  ).toBe("Please fill in all  fields");

  // The profile's place is there already.
  expect(await field(page, "City").inputValue()).not.toBe("");
  expect(await field(page, "Pincode").inputValue()).toMatch(/^\d{6}$/);

  await field(page, "Category").selectOption({ index: 1 });
  await describeLot(page, "HDPE drums, washed and cut");
  // Pasted words would leave the field as it is; typed ones stand in it and are told.
  await field(page, "Quantity").fill("");
  await field(page, "Quantity").pressSequentially("some");
  await add.click();
  await seen(page.getByText("Enter a number above zero, with at most three decimals").last());
  await field(page, "Quantity").fill("2400");
  // A wish is checked before anything is sent, and shown where it was typed.
  await page.getByText("Your wishes for the auction").click();
  await field(page, "Reserve price in ₹").pressSequentially("forty");
  await add.click();
  const reserve = field(page, "Reserve price in ₹");
  await expect.poll(() => reserve.getAttribute("aria-invalid")).toBe("true");
  await seen(page.getByRole("group").getByText("Enter a number", { exact: true }));
  await reserve.fill("");
  await add.click();
  await seen(
    page.getByRole("region", { name: "Your products" }).getByText("HDPE drums, washed and cut"),
  );

  await describeLot(page, "hdpe drums, washed  and cut");
  await add.click();
  await toast(page, "A product with this title is in your list already");
});

test("a category without sub-categories says so (S5.9)", async () => {
  const admin = await api.admin();
  const { status } = await api.call("POST", "/admin/categories", {
    token: admin.token,
    body: {
      url: "glass",
      title: "Glass",
      icon: "/icons/categories/plastics.svg",
      sub_category: [],
    },
  });
  expect(status).toBe(200);
  const page = await visit("/sellnow", { as: await api.seller() });
  await field(page, "Category").selectOption("Glass");
  await seen(page.getByText("This Category Has No Data"));
});

test("pictures may be cleared all at once, and a catalogue must be pdf, xls or xlsx (S5.9, S9.2)", async () => {
  const page = await visit("/sellnow", { as: await api.seller() });
  await field(page, "Pictures").setInputFiles([
    await png("one.png"),
    await png("two.png", "#446688"),
  ]);
  await seen(page.getByRole("img", { name: "two.png" }));
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect.poll(() => page.getByRole("img", { name: /one|two/ }).count()).toBe(0);

  await field(page, "Catalogue").setInputFiles(text("notes.txt"));
  await toast(page, "The catalogue must be a pdf, xls or xlsx file");
  expect(await page.getByText("notes.txt").count()).toBe(0);
  expect(await field(page, "Unit").locator("option").allTextContents()).toEqual([
    "kg",
    "MT",
    "liter",
    "pieces",
    "bag",
  ]);
});

test("two drafts with pictures and a catalogue go as one batch, wait in the product list, are reviewed, and one goes live (S2.9, S2.10, S2.11, S2.17, S2.50, S3.11, S4.7, S4.8)", async () => {
  const seller = await api.seller("seller2@rebale.example");
  const page = await visit("/sellnow", { as: seller });
  await field(page, "Category").selectOption({ index: 2 });
  await describeLot(page, "PET bales, clear, for the journey");
  await field(page, "Pictures").setInputFiles([
    await png("front.png"),
    await png("side.png", "#446688"),
  ]);
  // Its name changes when the market has it.
  await page.getByLabel(/^What (side\.png|Picture 2) shows$/).selectOption("Weigh slip");
  // From a folder: for bytes from memory the browser tells of a choice even where a person's
  // changes nothing.
  const weights = join(mkdtempSync(join(tmpdir(), "rebale-")), "weights.pdf");
  writeFileSync(weights, pdf("weights.pdf").buffer);
  await field(page, "Catalogue").setInputFiles(weights);
  await page.getByRole("button", { name: "Add Product" }).click();
  const list = page.getByRole("region", { name: "Your products" });
  await seen(list.getByText("2 pictures · catalog"));

  await describeLot(page, "PET bales, mixed, for the journey");
  // One catalogue may serve several lots.
  await field(page, "Catalogue").setInputFiles(weights);
  await page.getByRole("button", { name: "Add Product" }).click();
  await seen(list.getByText("No pictures · catalog"));
  await page.getByRole("button", { name: "Submit all 2 products" }).click();
  await toast(page, "Data Submit Successfully");
  await arrivesAt(page, "/dashboard");

  await page.goto("/dashproduct/pending");
  await page.getByRole("button", { name: "Cards" }).click();
  const cards = page.locator("article");
  await seen(cards.filter({ hasText: "PET bales, clear, for the journey" }).getByText("Pending"));
  await seen(cards.filter({ hasText: "PET bales, mixed, for the journey" }).getByText("Pending"));

  await cards.filter({ hasText: "PET bales, mixed" }).getByRole("link", { name: "Edit" }).click();
  await field(page, "Quantity").fill("2.4");
  await field(page, "Unit").selectOption("MT");
  await page.getByRole("button", { name: "Save changes" }).click();
  await toast(page, "Your changes are saved. Our team reviews the lot as it is now");
  await seen(cards.filter({ hasText: "PET bales, mixed" }).getByText("2.4 MT"));

  const office = await visit("/admin/products?status=pending&q=for+the+journey");
  await office.getByLabel("Email").fill("admin@rebale.example");
  await field(office, "Password").fill("Admin-Rebale-2026");
  await office.getByRole("button", { name: "Sign in" }).click();
  await approve(office);
  await sendBack(office);
  // Each decision is carried out when the minute is over in which it can be undone.
  const mine = async () => (await api.get("/product/shop?q=for+the+journey")).body.data.length;
  await expect.poll(mine, { timeout: 100_000, interval: 1000 }).toBe(1);

  const live = await api.get("/product/shop?q=for+the+journey");
  expect(live.body.data).toHaveLength(1);
  expect(live.body.data[0]).toMatchObject({
    status: "live",
    market_value: 180_000,
    images: [expect.not.objectContaining({ kind: expect.anything() }), { kind: "slip" }],
  });
  const catalogue = await fetch(`${url}/uploads/${live.body.data[0].catalog}`);
  expect(catalogue.headers.get("content-type")).toContain("pdf");

  const buyer = await visit("/are-selling?q=for+the+journey", { as: await api.buyer() });
  await buyer
    .locator("article")
    .getByRole("link", { name: "PET bales, clear, for the journey" })
    .click();
  await seen(buyer.getByRole("button", { name: "Enlarge the Weigh slip: picture 2 of 2" }));
  await seen(buyer.getByRole("link", { name: "Download the catalogue" }));
  await seen(buyer.getByText("The next bid is ₹1,82,500 or more."));
  await seen(buyer.getByText("a bid in the last 5 min resets the clock to 5 min"));

  await page.goto("/dashproduct/approved");
  await seen(page.locator("article").filter({ hasText: "PET bales, clear" }).getByText("Live"));
  await page.goto("/dashproduct/pending");
  const sentBack = page.locator("article").filter({ hasText: "PET bales, mixed" });
  await expect
    .poll(
      async () => {
        await page.reload();
        await seen(sentBack);
        return sentBack.getByText("Too few pictures to judge it.").count();
      },
      { timeout: 60_000, interval: 2000 },
    )
    .toBe(1);
  await page.goto("/sellerhome");
  await seen(page.getByRole("main").getByRole("heading", { level: 1 }));
  await seen(page.getByRole("heading", { name: "Bid List" }));
  await seen(page.getByText("PET bales, clear, for the journey"));
  await page.goto("/alllist");
  await seen(page.locator("article").filter({ hasText: "PET bales, mixed" }));
});

async function approve(office: Page) {
  const title = "PET bales, clear, for the journey";
  await office.getByRole("link", { name: title }).click();
  await seen(office.getByRole("heading", { level: 1, name: title }));
  await field(office, "Market value").fill("180000");
  await field(office, "Start \\(IST\\)").fill(indiaTime(-3600).slice(0, 16).replace(" ", "T"));
  await field(office, "End \\(IST\\)").fill(indiaTime(86_400).slice(0, 16).replace(" ", "T"));
  await field(office, "Bid increment, if any").fill("2500");
  await field(office, "Soft close").selectOption("5");
  await office.getByRole("button", { name: "Approve" }).click();
  await toast(office, "The lot is approved");
  await seen(office.getByText(`${title}: approved. We notify them in a minute.`));
}

async function sendBack(office: Page) {
  const title = "PET bales, mixed, for the journey";
  await office.goto("/admin/products?status=pending&q=for+the+journey");
  await office.getByRole("link", { name: title }).click();
  await seen(office.getByRole("heading", { level: 1, name: title }));
  await office
    .getByLabel("Anything else, or why it is sent back")
    .fill("Too few pictures to judge it.");
  await office.getByRole("button", { name: "Send back" }).click();
  await seen(office.getByText(`${title}: sent back. We notify them in a minute.`));
}

test("a lot that is over is listed again with one press and found among the pending ones; both know each other (A10)", async () => {
  const page = await visit("/dashproduct/expired", { as: await api.seller() });
  await page.getByRole("button", { name: "Cards" }).click();
  const over = page
    .locator("article")
    .filter({ has: page.getByText("List again") })
    .first();
  const title = (await over.getByRole("heading").textContent()) ?? "";
  await over.getByRole("button", { name: `List again: ${title}` }).click();
  await toast(page, "The lot is listed again. Our team reviews it before it opens.");
  await page
    .getByRole("button", { name: `More: ${title}` })
    .first()
    .click();
  await page.getByRole("button", { name: `Listed again: ${title}` }).click();
  const attempts = page.getByRole("dialog", { name: "Attempts to sell this lot" });
  await seen(attempts.getByText(/^Pending/));
  await attempts.getByRole("link", { name: title }).last().click();
  await seen(page.getByRole("heading", { name: "Edit Product" }));
  expect(await field(page, "Title").inputValue()).toBe(title);
});

test("what is typed is kept on every device; changed on two of them, its seller is told and chooses which one stays; a lot is copied with its pictures (A12)", async () => {
  const seller = await api.seller("seller2@rebale.example");
  const desk = await visit("/sellnow", { as: seller });
  await describeLot(desk, "Copper wire, begun at the desk");
  await seen(desk.getByText("Draft saved"));
  const phone = await visit("/sellnow", { as: seller });
  await phone.getByRole("button", { name: "Resume Copper wire, begun at the desk" }).click();
  await field(phone, "Title").fill("Copper wire, from the phone");
  await seen(phone.getByText("Draft saved"));
  await field(desk, "Title").fill("Copper wire, from the desk");
  await seen(desk.getByText(/^This draft was changed on another device at/));
  expect(await faults(desk)).toEqual([]);
  expect(await field(desk, "Title").inputValue()).toBe("Copper wire, from the desk");
  await desk.getByRole("button", { name: "Reload" }).click();
  expect(await field(desk, "Title").inputValue()).toBe("Copper wire, from the phone");
  await field(phone, "Title").fill("Copper wire, the phone again");
  await seen(phone.getByText("Draft saved"));
  await field(desk, "Title").fill("Copper wire, the desk's word");
  await desk.getByRole("button", { name: "Keep mine" }).click();
  await seen(desk.getByText("Draft saved"));
  await phone.reload();
  await expect.poll(() => field(phone, "Title").inputValue()).toBe("Copper wire, the desk's word");

  await desk.goto("/alllist");
  const lot = desk
    .locator("article")
    .filter({ has: desk.locator("img") })
    .first();
  const title = (await lot.getByRole("heading").textContent()) ?? "";
  await lot.getByRole("button", { name: `More: ${title}` }).click();
  await desk.getByRole("link", { name: `Copy: ${title}` }).click();
  await seen(desk.getByText("Draft saved"));
  expect(await field(desk, "Title").inputValue()).toBe(title);
  await seen(desk.getByRole("button", { name: /^Remove / }).first());
  await desk.reload();
  expect(await field(desk, "Title").inputValue()).toBe(title);
});

test("what the server refuses of a batch is shown as path and words, and a lost line as an error (S8.7)", async () => {
  const page = await visit("/sellnow", { as: await api.seller("seller3@rebale.example") });
  await field(page, "Category").selectOption({ index: 1 });
  await describeLot(page, "Batch that the server refuses");
  await field(page, "City").fill("x".repeat(300));
  await page.getByRole("button", { name: "Add Product" }).click();
  await page.getByRole("button", { name: "Submit 1 product" }).click();
  await toast(page, "products.0.city City may have at most 80 characters");

  await page.route("**/api/product", (route) => route.abort());
  await page.getByRole("button", { name: "Submit 1 product" }).click();
  await toast(page, "An error occurred. Please try again.");
});
