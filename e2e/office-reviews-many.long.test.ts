import { afterAll, expect, test } from "vitest";
import { faults } from "./parts/axe.ts";
import { arrivesAt, field, seen, toast, words } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";
import { waitingCompanies } from "./parts/waiting-companies.ts";

/** The office on a day when much has come in. */

const { api, visit, close } = await createStage();
afterAll(close);

test("30 waiting companies are reviewed by keyboard alone, each with its documents beside what was typed: accept, correct by paper, refuse, undo (W14)", async () => {
  await waitingCompanies(api, 30);
  const { token } = await api.admin();
  const waiting = async () =>
    (await api.get("/admin/companies?status=submitted&rows=500", token)).body.waiting;
  const { all } = await waiting();
  expect(all).toBeGreaterThanOrEqual(30);

  const office = await visit("/admin/companies");
  const { keyboard } = office;
  await office.getByLabel("Email").focus();
  await keyboard.type("admin@rebale.example");
  await field(office, "Password").focus();
  await keyboard.type("Admin-Rebale-2026");
  await keyboard.press("Enter");
  await seen(office.getByText(`${all} waiting`));
  await keyboard.press("n");

  const title = () => words(office.getByRole("heading", { level: 1 }));
  let before = "Companies";
  const arrived = async () => {
    await expect.poll(title).not.toBe(before);
    before = await title();
    // The demo's own companies have sent less.
    if (before.startsWith("Waiting Recyclers"))
      await seen(office.getByRole("img", { name: `PAN card of ${before}` }));
    await seen(office.getByText("Assigned to you."));
  };
  const decided = async (done: string) =>
    toast(office, `${before}: ${done}. We notify them in a minute.`);

  // Accepted by mistake: undone, and asked for a correction of one paper instead.
  await arrived();
  const first = before;
  await keyboard.press("a");
  await decided("accepted");
  await arrived();
  await keyboard.press("u");
  await toast(office, `Undone. ${first} is waiting again`);
  await expect.poll(title).toBe(first);
  await seen(office.getByText("Assigned to you."));
  before = first;
  await keyboard.press("c");
  await seen(office.getByText("First say what is wrong"));
  expect(await field(office, "Other reason, not about one paper").inputValue()).toBe("");
  await keyboard.press("Escape");
  await keyboard.press("4");
  await keyboard.type("The account number cannot be read");
  await keyboard.press("Escape");
  await keyboard.press("c");
  await decided("asked for a correction");

  await arrived();
  await keyboard.press("0");
  await keyboard.type("This is no company");
  await keyboard.press("Escape");
  await keyboard.press("r");
  await decided("refused");

  await arrived();
  await office.getByRole("progressbar").waitFor({ state: "hidden" });
  expect(await faults(office)).toEqual([]);
  await keyboard.press("a");
  for (let left = all - 3; left > 0; left--) {
    await arrived();
    await keyboard.press("a");
  }
  await toast(office, "Nothing else is waiting here");
  await arrivesAt(office, "/admin/companies");
  expect(await waiting()).toEqual({ all: 0, mine: 0, nobody: 0, oldest: null });
});

test("200 pending lots are approved in at most ten actions: search, a template, the preview, and one is named that cannot be (W15)", async () => {
  const { token } = await api.seller("seller2@rebale.example");
  const [category] = (await api.get("/category")).body.data;
  for (let batch = 0; batch < 10; batch++) {
    const products = Array.from({ length: 20 }, (_, i) => ({
      category_id: category._id,
      title: `Yard clearance ${batch * 20 + i + 1}`,
      quantity: 500,
      unit: "kg",
      description: "Sorted and weighed.",
      state: "Gujarat",
      city: "Surat",
      pincode: "395003",
      // The last one has no price to take a share of.
      asking_price: batch === 9 && i === 19 ? null : 10_000 + i,
    }));
    expect((await api.post("/product", { products }, token)).status).toBe(200);
  }
  const office = await visit("/admin/login?next=/admin/products");
  await office.getByLabel("Email").fill("admin@rebale.example");
  await field(office, "Password").fill("Admin-Rebale-2026");
  await office.getByRole("button", { name: "Sign in" }).click();
  await seen(office.getByRole("table", { name: "Lots" }));

  let actions = 0;
  const act = (doing: Promise<unknown>) => {
    actions++;
    return doing;
  };
  await act(office.getByLabel("Search title, place or material").fill("Yard clearance"));
  await arrivesAt(office, /q=Yard/);
  await act(office.getByRole("link", { name: "Approve in bulk" }).click());
  // They have no pictures: whoever approves them has looked.
  await seen(office.getByText("0 selected."));
  await act(office.getByLabel("All 200 that match").check());
  await seen(office.getByText("200 selected."));
  await act(field(office, "Percent of what the seller asks").fill("80"));
  await act(field(office, "Minutes between closings").fill("3"));
  await act(office.getByRole("button", { name: "Preview" }).click());
  await seen(office.getByText("199 of 200 can be approved; 1 is left out."));
  await seen(office.getByText("Left out: The seller has not given a price."));
  await seen(office.getByRole("row", { name: /Yard clearance 1 / }).getByText("₹8,000"));
  await act(office.getByRole("button", { name: "Approve 199 lots" }).click());
  await act(
    office
      .getByRole("dialog", { name: "Approve 199 lots?" })
      .getByRole("button", { name: "Approve" })
      .click(),
  );
  await seen(office.getByText("199 lots approved.", { exact: true }));
  expect(actions).toBeLessThanOrEqual(10);
  await seen(office.getByText("Yard clearance 200: The seller has not given a price."));
  await office.getByRole("progressbar").waitFor({ state: "hidden" });
  expect(await faults(office)).toEqual([]);

  await field(office, "Name").fill("Yards in Gujarat");
  await office.getByRole("button", { name: "Save as template" }).click();
  await toast(office, "Saved: Yards in Gujarat");
  const admin = (await api.admin()).token;
  const upcoming = await api.get(
    "/admin/products?status=upcoming&q=Yard+clearance&rows=500",
    admin,
  );
  const ends = upcoming.body.data.map((lot: { ends_at: string }) => Date.parse(lot.ends_at)).sort();
  expect(ends).toHaveLength(199);
  expect(ends[198] - ends[0]).toBe(198 * 180_000);
});
