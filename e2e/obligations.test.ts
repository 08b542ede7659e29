import { afterAll, expect, onTestFinished, test } from "vitest";
import { heading, seen } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** From the calculator to a company's obligations. */

const { api, visit, close } = await createStage();
afterAll(close);

test("a member saves what the calculator says, sees what evidence is missing, and removes it again", async () => {
  const buyer = await api.buyer();
  const page = await visit(
    "/epr?stream=plastic&role=producer&category=I&unit=t&placed-2024=100&placed-2025=120",
    { as: buyer },
  );
  onTestFinished(async () => {
    const { data } = (await api.get("/obligations", buyer.token)).body;
    for (const { _id } of data)
      await api.call("DELETE", `/obligations/${_id}`, { token: buyer.token });
  });
  const save = page.getByRole("button", { name: "Save as obligation 2026-27" });
  await save.click();
  await page.getByRole("link", { name: "Saved. Open your obligations" }).click();

  await heading(page, "EPR obligations").waitFor();
  const owed = page.getByRole("listitem").filter({ hasText: "Plastic packaging · Category I" });
  await seen(owed.getByText("110 t").first());
  await seen(page.getByText(/^Your company number is \d+\./));
  expect(await owed.getByRole("progressbar").getAttribute("aria-label")).toContain("0 % covered");
  await owed.getByRole("button", { name: "Remove Plastic packaging · Category I" }).click();
  await heading(page, "No obligations saved yet").waitFor();
});

test("a visitor is not asked to save anything", async () => {
  const page = await visit("/epr?stream=plastic&category=I&placed-2024=100&placed-2025=120");
  await heading(page, /obligation by financial year/).waitFor();
  expect(await page.getByRole("button", { name: /^Save as obligation/ }).count()).toBe(0);
});
