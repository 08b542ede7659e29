import { afterAll, expect, test } from "vitest";
import { openLot } from "./parts/lots.ts";
import { arrivesAt, field, heading, seen, sideways, toast } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** A buyer asks about a lot, its seller answers, everybody reads it; the office hides it. */

const { api, visit, close } = await createStage();
afterAll(close);

const [buyer, seller] = await Promise.all([api.buyer("9000000002"), api.seller()]);
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

test("a question is asked and answered on phones, read by a visitor, and hidden by key in the office (F36, F37, F40)", async () => {
  const lot = await openLot(api, seller, { ends: 7200, market_value: 50_000 });
  const address = `/auctiondetail/${lot.url}#questions`;
  const asking = await visit(address, { as: buyer, ...phone });
  await asking.getByLabel("Ask the seller").fill("Is it dry? Call 98765 43210");
  await asking.getByRole("button", { name: "Send the question" }).click();
  await seen(asking.getByText("Leave out phone numbers, email addresses and links").first());
  await asking.getByLabel("Ask the seller").fill("Is the cable dry?");
  await asking.getByRole("button", { name: "Send the question" }).click();
  await toast(asking, "Your question is sent to the seller");
  await seen(asking.getByText("Not answered yet"));
  await seen(asking.getByText(/may ask 4 of 5 questions/));
  expect(await sideways(asking)).toBe(0);

  const visitor = await visit(address);
  await seen(heading(visitor, "No questions yet"));
  await seen(visitor.getByRole("link", { name: "Log in as a buyer" }));

  const desk = await visit("/questions", { as: seller, ...phone });
  const asked = desk.getByRole("article").filter({ hasText: "Is the cable dry?" });
  await seen(asked.getByRole("link", { name: lot.title }));
  await asked.getByRole("button", { name: "Answer the question" }).click();
  await asked.getByLabel("Your answer").fill("Yes, it lies under a roof.");
  await asked.getByRole("button", { name: "Publish the answer" }).click();
  await toast(desk, "Your answer is published");
  await seen(asked.getByText("Question 1"));
  expect(await sideways(desk)).toBe(0);

  await visitor.reload();
  await seen(visitor.getByRole("tab", { name: "Questions (1)" }));
  await seen(visitor.getByText("Yes, it lies under a roof."));

  const office = await visit("/admin/questions?state=answered");
  await office.getByLabel("Email").fill("admin@rebale.example");
  await field(office, "Password").fill("Admin-Rebale-2026");
  await office.getByRole("button", { name: "Sign in" }).click();
  await arrivesAt(office, /^\/admin\/questions/);
  await office.getByRole("link", { name: "Is the cable dry?" }).click();
  const panel = office.getByRole("dialog", { name: "Question", exact: true });
  await seen(panel.getByText("Yes, it lies under a roof."));
  await office.keyboard.press("h");
  // The key itself is not typed into the reason.
  await expect.poll(() => office.getByLabel("Reason").inputValue()).toBe("");
  await office.getByLabel("Reason").fill("It was asked before");
  await office.getByRole("button", { name: "Hide the question" }).click();
  await toast(office, "The question is hidden");
  await visitor.reload();
  await seen(heading(visitor, "No questions yet"));
  await asking.reload();
  await seen(asking.getByText("Hidden by Rebale’s office: It was asked before"));
});
