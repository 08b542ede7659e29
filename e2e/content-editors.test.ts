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
  await toast(page, "The post is changed");

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
  await toast(page, "The post is changed");
  const title = async (language: string) => {
    const reply = await fetch(new URL(`/api/blog/${slug}`, page.url()), {
      headers: { "accept-language": language },
    });
    return (await reply.json()).data.title;
  };
  expect([await title("en"), await title("hi")]).toEqual(["Bales", "गाँठें"]);
});
