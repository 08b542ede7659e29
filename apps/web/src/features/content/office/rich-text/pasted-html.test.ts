// @vitest-environment jsdom
import { expect, test } from "vitest";
import { cleanPastedHtml } from "./pasted-html.ts";

test("a title that is pasted from Word stays a heading, and the cells of a table stand apart (office 18)", () => {
  const pasted = cleanPastedHtml(`<html><body><h1 class="MsoTitle">Weighbridge</h1><p>Before</p>
    <table border="1"><tbody>
      <tr><th><p class="MsoNormal">Gross</p></th><td><p>18,240 kg</p></td></tr>
      <tr><th>Tare</th><td><b>7,910</b> kg<br>empty</td></tr>
    </tbody></table><h5>Small print</h5></body></html>`);
  expect(pasted).toContain("<h2>Weighbridge</h2>");
  expect(pasted).toContain("<p>Gross | 18,240 kg</p><p>Tare | <b>7,910</b> kg empty</p>");
  expect(pasted).toContain("<h4>Small print</h4>");
  expect(pasted).not.toMatch(/<(table|tr|td|th|h1)/);
});

test("a table in a cell, and one in another's text, lose no words (office 18)", () => {
  const nested = cleanPastedHtml(
    "<table><tr><td>A<table><tr><td>B</td><td>C</td></tr></table></td><td>D</td></tr></table>",
  );
  for (const word of ["A", "B", "C", "D"]) expect(nested).toContain(word);
  expect(nested).not.toContain("<table");
  expect(cleanPastedHtml("<p>Plain</p>")).toBe("<p>Plain</p>");
});
