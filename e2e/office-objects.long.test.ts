import { afterAll, expect, test } from "vitest";
import { faults } from "./parts/axe.ts";
import { arrivesAt, heading, seen, sideways, toast } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** Pages of the office about one thing each: found by a number, linked with each other. */

const { api, visit, close } = await createStage();
afterAll(close);

interface Sale {
  _id: string;
  title: string;
  buyer: string;
  buyer_company_id: string | null;
}

/** A sale whose buyer's company has a GSTIN. */
async function aSale(token: string): Promise<Sale & { gstin: string }> {
  const { data } = (await api.get("/admin/awards?rows=100", token)).body as { data: Sale[] };
  for (const sale of data) {
    if (!sale.buyer_company_id) continue;
    const { body } = await api.get(`/admin/companies/${sale.buyer_company_id}`, token);
    const { papers, sites, typed } = body.data;
    const gstin =
      sites.find((site: { gstin: string | null }) => site.gstin)?.gstin ??
      papers.find(({ kind }: { kind: string }) => kind === "gst")?.number ??
      typed?.gst_number;
    if (gstin) return { ...sale, gstin };
  }
  throw new Error("No sale of a company with a GSTIN");
}

test("a GSTIN leads to its company, from there to a sale, its lot, and back; a note stays for colleagues (office b1, b8)", async () => {
  const admin = await api.admin();
  const sale = await aSale(admin.token);
  const page = await visit("/admin", { as: admin });
  await page.keyboard.press("Control+k");
  const finder = page.getByRole("dialog", { name: "Find anything" });
  await finder.getByRole("textbox").fill(sale.gstin.toLowerCase());
  await seen(finder.getByRole("region", { name: "With this number" }).getByRole("link"));
  await page.keyboard.press("Enter");
  const company = `/admin/company/${sale.buyer_company_id}`;
  await arrivesAt(page, company);
  await seen(heading(page, sale.buyer));
  expect(await faults(page)).toEqual([]);

  await page.getByRole("button", { name: "Write a note" }).click();
  const note = `Pays on Fridays ${Date.now()}`;
  await page.getByLabel("Note", { exact: true }).fill(note);
  await page.getByRole("button", { name: "Save the note" }).click();
  await toast(page, "The note is saved");
  await seen(page.getByRole("complementary").getByText(note));

  await page.getByRole("link", { name: "Sales", exact: true }).last().click();
  const sales = page.getByRole("list", { name: "Sales" });
  await sales.locator(`a[href="/admin/award/${sale._id}"]`).click();
  await arrivesAt(page, `/admin/award/${sale._id}`);
  await seen(heading(page, sale.title));
  expect(await faults(page)).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: sale.title }).first().click();
  await arrivesAt(page, /^\/admin\/lot\/\d+$/);
  expect(await faults(page)).toEqual([]);
  await page.goBack();
  await page.getByRole("main").getByRole("link", { name: sale.buyer }).first().click();
  await arrivesAt(page, company);
  await seen(page.getByRole("complementary").getByText(note));

  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sideways(page)).toBe(0);
});

test("a role sees the parts that are its own, and is told of a page that is not (W12)", async () => {
  const owner = await api.admin();
  const { buyer_company_id } = await aSale(owner.token);
  const support = await api.admin("support@rebale.example");
  const page = await visit(`/admin/company/${buyer_company_id}`, { as: support });
  const parts = page.getByRole("navigation", { name: "About this company" });
  await seen(parts.getByRole("link", { name: "Messages" }));
  await parts.getByRole("link", { name: "Money" }).click();
  await seen(page.getByText("On its way to the bank"));
  expect(await page.getByRole("link", { name: "Its entries in the journal" }).count()).toBe(0);

  const content = await api.admin("content@rebale.example");
  const closed = await visit(`/admin/company/${buyer_company_id}`, { as: content });
  await seen(heading(closed, "This screen is not part of your role"));
});

test("g and a letter open a screen, and decide nothing on the one that is left; ? lists its keys (office b8)", async () => {
  const owner = await api.admin();
  const { buyer_company_id } = await aSale(owner.token);
  const path = `/admin/companies/${buyer_company_id}`;
  const state = async () => (await api.get(path, owner.token)).body.data;
  const before = await state();
  // Its review had a page of its own once: who kept that address finds the part.
  const page = await visit(path, { as: owner });
  await arrivesAt(page, `/admin/company/${buyer_company_id}?part=review`);
  await seen(page.getByRole("button", { name: /^Next/ }));
  await page.keyboard.press("Shift+?");
  const keys = page.getByRole("dialog", { name: "Keys" });
  await seen(keys.getByText("Ask for a correction"));
  await page.keyboard.press("Escape");
  await keys.waitFor({ state: "hidden" });
  await page.keyboard.press("g");
  await page.keyboard.press("s");
  await arrivesAt(page, "/admin/sales");
  const after = await state();
  expect([after.status, after.decided]).toEqual([before.status, before.decided]);
});
