import { content } from "@rebale/contract";
import { expect, test } from "vitest";
import { cleanHtml } from "./clean-html.ts";

test("nothing that the office writes names a part of the page: scripts would take it for their own (X21)", () => {
  const html = `<p id="body">One</p><a name="forms" href="/x">Two</a><img id="a" src="/uploads/b.png">`;
  expect(cleanHtml(html, "description")).not.toMatch(/\b(id|name)=/);
});

const icon = (path: string) =>
  content.officeCategories.add.body
    .safeParse({
      ...{ url: "wood", title: "Wood", icon: path, sub_category: [] },
    })
    .error?.issues.map(({ path: [field] }) => field) ?? [];

test.each(["//evil.example/x.png", "/icons//evil.example/x.png", "/\\evil.example/x.png", "x.png"])(
  "a category's icon is a path on this site, and %s is none (X20)",
  (path) => {
    expect(icon(path)).toContain("icon");
  },
);

test("a path on this site is taken (X20)", () => {
  expect(icon("/icons/wood.svg")).toEqual([]);
});
