import { expect, test } from "vitest";
import { isEmptyText, needsSource } from "./rich-text.rules.ts";

test("text with a caption or a small sign is edited as HTML, so that neither is lost; tables and pictures are not (office b10)", () => {
  expect(needsSource("<table><caption>One</caption><tr><td>2</td></tr></table>")).toBe(true);
  expect(needsSource("<p>m<sup>3</sup></p>")).toBe(true);
  expect(needsSource('<table><tr><td>2</td></tr></table><img src="/uploads/a.webp">')).toBe(false);
  expect(needsSource('<figure><img src="/uploads/a.webp"></figure>')).toBe(true);
  expect(
    needsSource(
      "<h2>Title</h2><p>The <strong>tablets</strong> and <a href='/epr'>EPR</a></p><ul><li>x</li></ul>",
    ),
  ).toBe(false);
});

test("tags around nothing are nothing", () => {
  expect(isEmptyText("<p></p>")).toBe(true);
  expect(isEmptyText("<p>&nbsp;</p> <p><br></p>")).toBe(true);
  expect(isEmptyText("<p>.</p>")).toBe(false);
  expect(isEmptyText('<img src="/uploads/a.webp">')).toBe(false);
});
