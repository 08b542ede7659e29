import { expect, test } from "vitest";
import { renderedWidth, storedFile } from "./media.rules.ts";

const hash = "a".repeat(64);

test("only names that the house gives lead to the store", () => {
  expect(storedFile(`${hash}.webp`)).toEqual({ file: `${hash}.webp`, kind: "picture" });
  expect(storedFile(`${hash}.xlsx`)).toMatchObject({
    kind: "catalog",
    mediaType: expect.stringContaining("spreadsheetml"),
  });
  for (const name of [
    "../etc/passwd",
    `${hash}.html`,
    `${hash}.webp/..`,
    `${hash}.WEBP`,
    `${hash}`,
    "",
    `A${hash.slice(1)}.pdf`,
  ])
    expect(storedFile(name)).toBeNull();
});

test("a picture is never enlarged, and all widths beyond its own are one rendition", () => {
  expect(renderedWidth(320, 900)).toBe(320);
  expect(renderedWidth(960, 900)).toBe(960);
  expect(renderedWidth(1600, 900)).toBe(960);
  expect(renderedWidth(1600, 2048)).toBe(1600);
});
