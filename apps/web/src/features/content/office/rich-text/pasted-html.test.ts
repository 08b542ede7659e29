// @vitest-environment jsdom
import { Editor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { expect, test } from "vitest";
import { cleanPastedHtml } from "./pasted-html.ts";
import { insertTable, tablesAndPictures } from "./tables-and-pictures.ts";

const kept = (html: string) => {
  const editor = new Editor({
    extensions: [StarterKit.configure({ heading: { levels: [2, 3, 4] } }), ...tablesAndPictures],
    content: cleanPastedHtml(html),
  });
  const text = editor.getHTML();
  editor.destroy();
  return text;
};

test("a title that is pasted from Word stays a heading, and a table keeps its cells and how far they reach (office 18)", () => {
  const pasted = kept(`<html><body><h1 class="MsoTitle">Weighbridge</h1>
    <table border="1"><thead><tr><th colspan="2"><p>Truck 1</p></th></tr></thead><tbody>
      <tr><th>Gross</th><td><p>18,240 kg</p></td></tr>
      <tr><th>Tare</th><td><b>7,910</b> kg</td></tr>
    </tbody></table><h5>Small print</h5></body></html>`);
  expect(pasted).toContain("<h2>Weighbridge</h2>");
  expect(pasted).toContain('<th colspan="2"><p>Truck 1</p></th>');
  expect(pasted).toContain("<tr><th><p>Gross</p></th><td><p>18,240 kg</p></td></tr>");
  expect(pasted).toContain("<td><p><strong>7,910</strong> kg</p></td>");
  expect(pasted).toContain("<h4>Small print</h4>");
});

test("pictures of the market's own stay with what they show, all others go (office b10)", () => {
  const pasted = kept(
    '<p>One</p><img src="/uploads/a.webp" alt="A bale"><img src="https://x.example/b.png"><img src="file:///c.png">',
  );
  expect(pasted).toContain('<img src="/uploads/a.webp" alt="A bale">');
  expect(pasted.match(/<img/g)).toHaveLength(1);
});

test("a new table takes what is typed next, at the start, within and at the end of a text (office b10)", () => {
  for (const at of [1, 3, 5]) {
    const editor = new Editor({
      extensions: [StarterKit, ...tablesAndPictures],
      content: "<p>Bale</p>",
    });
    editor.commands.setTextSelection(at);
    insertTable(editor);
    editor.commands.insertContent("Kind");
    expect(editor.getHTML(), `at ${at}`).toContain("<tr><th><p>Kind</p></th>");
    editor.destroy();
  }
});
