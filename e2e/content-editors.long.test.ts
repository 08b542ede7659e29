import { afterAll, expect, test } from "vitest";
import { faults } from "./parts/axe.ts";
import { heading, seen, toast } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** The office writes in two languages, and looks at a post before others do. */

const { api, visit, close } = await createStage();
afterAll(close);

test("a draft gets its Hindi, a table and a preview that the office alone opens; published, both languages read it (trader d, office b10)", async () => {
  const admin = await api.admin();
  const slug = `bales-${Date.now()}`;
  const post = {
    slug,
    title: "Bales",
    short_description: "How to tie them.",
    description: "<p>Tight.</p>",
    is_draft: true,
  };
  const { body } = await api.post("/admin/blogs", post, admin.token);
  const id = body.data._id;
  const page = await visit(`/admin/blogs?open=${id}`, { as: admin });
  await page.getByRole("tab", { name: "हिन्दी missing" }).click();
  await seen(page.getByText("Hindi is missing: whoever reads the site in Hindi"));
  await page.getByLabel("Title in Hindi").fill("गाँठें");
  await page.getByLabel("Short description in Hindi").fill("कैसे बाँधें।");
  await page.getByRole("textbox", { name: "Text in Hindi" }).fill("कसकर।");
  await seen(page.getByRole("tab", { name: "हिन्दी", exact: true }));
  await page.getByRole("tab", { name: "English" }).click();
  await page.getByRole("button", { name: "Insert a table" }).first().click();
  await seen(page.getByRole("button", { name: "Add a row" }));
  // Tab goes from cell to cell.
  for (const key of ["Kind", "Weight", "Rate"]) {
    await page.keyboard.type(key);
    await page.keyboard.press("Tab");
  }
  expect(await faults(page)).toEqual([]);
  await page.getByRole("button", { name: "Save the changes" }).click();
  await toast(page, "Saved");

  expect((await api.get(`/blog/${slug}`)).status, "nobody else sees a draft").toBe(404);
  await page.goto(`/admin/blogs/${id}/preview`);
  await seen(page.getByText("A draft: Bales"));
  await seen(
    page.getByRole("cell", { name: "Kind" }).or(page.getByRole("columnheader", { name: "Kind" })),
  );
  await page.getByRole("tab", { name: "हिन्दी" }).click();
  await seen(heading(page, "गाँठें"));
  const visitor = await visit(`/admin/blogs/${id}/preview`);
  await seen(visitor.getByLabel(/password/i).first());

  await page.goto(`/admin/blogs?open=${id}`);
  await page.getByRole("checkbox", { name: "Draft" }).uncheck();
  await page.getByRole("button", { name: "Save the changes" }).click();
  await toast(page, "Saved");
  const title = async (language: string) => {
    const reply = await fetch(new URL(`/api/blog/${slug}`, page.url()), {
      headers: { "accept-language": language },
    });
    return (await reply.json()).data.title;
  };
  expect([await title("en"), await title("hi")]).toEqual(["Bales", "गाँठें"]);
});

test("a policy with open marks stays a draft; published it names its day, and a changed text waits for its own (office g, b10)", async () => {
  const admin = await api.admin();
  const url = `lifting-policy-${Date.now()}`;
  const policy = {
    url,
    title: "Lifting",
    description: "<p>Ask [[Name of your company]].</p>",
    title_hi: "माल उठाना",
    description_hi: "<p>Acme से पूछिए।</p>",
    is_draft: true,
  };
  const { body } = await api.post("/admin/policies", policy, admin.token);
  const id = body.data._id;
  const page = await visit(`/admin/policies?open=${id}`, { as: admin });
  await seen(page.getByText("Before it is published, put your own in place of"));
  await page.getByRole("checkbox", { name: "Draft" }).uncheck();
  await page.getByRole("button", { name: "Save the changes" }).click();
  await seen(
    page
      .getByText("Put your own in place of [[Name of your company]], or keep it as a draft")
      .first(),
  );
  expect((await api.get(`/policy/by-url/${url}`)).status, "nobody else sees a draft").toBe(404);
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.fill("Ask Acme.");
  await page.getByLabel("In force from").fill("2026-04-01");
  expect(await faults(page)).toEqual([]);
  await page.getByRole("button", { name: "Save the changes" }).click();
  await toast(page, "Saved");

  const visitor = await visit(`/${url}`);
  await seen(visitor.getByText("In force from 01-04-2026"));
  await seen(visitor.getByText("Ask Acme."));

  await page.goto(`/admin/policies?open=${id}`);
  await page.getByLabel("In force from").fill("2099-01-01");
  await seen(page.getByText("Until 01-01-2099 the page shows its present text."));
  await text.fill("Ask Zenith.");
  await page.getByRole("button", { name: "Save the changes" }).click();
  await toast(page, "Saved");
  await seen(page.getByText("Changes on 01-01-2099"));
  await visitor.reload();
  await seen(visitor.getByText("In force from 01-04-2026"));
  await seen(visitor.getByText("Ask Acme."));

  await page.goto(`/admin/policies?open=${id}`);
  await seen(page.getByText("Ask Zenith."));
  await page.getByRole("button", { name: "Drop the text that waits" }).click();
  await page.getByRole("button", { name: "Drop it" }).click();
  await toast(page, "The text that waited is dropped");
  await page.goto(`/admin/policies?open=${id}`);
  await seen(page.getByText("Ask Acme."));
  await api.call("DELETE", `/admin/policies/${id}`, { token: admin.token });
});

test("a category moves by keyboard, keeps the focus, and everybody gets the new order (office c)", async () => {
  const admin = await api.admin();
  const order = async (): Promise<string[]> =>
    (await api.get("/category")).body.data.map(({ title }: { title: string }) => title);
  const before = await order();
  const [first = "", second = ""] = before;
  const page = await visit("/admin/categories", { as: admin });
  const down = page.getByRole("button", { name: `Move ${first} down` });
  await down.focus();
  await page.keyboard.press("Enter");
  await seen(page.getByText(`${first} is number 2 of ${before.length} now`));
  await expect.poll(order).toEqual([second, first, ...before.slice(2)]);
  await expect.poll(() => down.evaluate((button) => button === document.activeElement)).toBe(true);
  const rows = page.getByRole("table", { name: "Categories" }).getByRole("row");
  expect(await rows.nth(1).textContent()).toContain(second);
  expect(await faults(page)).toEqual([]);
  const up = page.getByRole("button", { name: `Move ${first} up` });
  await up.click();
  await expect.poll(order).toEqual(before);
  // At the top it is the way down that is left.
  await expect.poll(() => down.evaluate((button) => button === document.activeElement)).toBe(true);
});
