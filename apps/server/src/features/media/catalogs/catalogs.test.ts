import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { aPdf, pdfStream } from "../../../../test/a-pdf.ts";
import { contentOf } from "./content-of.ts";

const number = (value: number, bytes: 2 | 4) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
};

/** A ZIP of stored files: their names and what is in them. */
function zipOf(files: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const common = Buffer.concat([
      Buffer.from([20, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
      number(0, 4),
      number(content.length, 4),
      number(content.length, 4),
      number(name.length, 2),
      number(0, 2),
    ]);
    const local = Buffer.concat([
      Buffer.from("PK\x03\x04"),
      common,
      Buffer.from(name + content, "latin1"),
    ]);
    const entry = [Buffer.from("PK\x01\x02\x14\0", "latin1"), common, Buffer.alloc(10)];
    entries.push(Buffer.concat([...entry, number(at, 4), Buffer.from(name)]));
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(entries);
  const count = number(entries.length, 2);
  const end = [Buffer.from("PK\x05\x06\0\0\0\0", "latin1"), count, count];
  return Buffer.concat([
    ...locals,
    directory,
    ...end,
    number(directory.length, 4),
    number(at, 4),
    number(0, 2),
  ]);
}
const sheet = { "[Content_Types].xml": "<Types/>", "xl/workbook.xml": "" };
const utf16 = (text: string) => `\xff\xfe${Buffer.from(text, "utf16le").toString("latin1")}`;
const cell = (formula: string) => ({
  "xl/worksheets/sheet1.xml": `<worksheet><c r="A1"><f>${formula}</f></c></worksheet>`,
});
const compoundFile = (stream: string, more = Buffer.alloc(0)) =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(1024),
    Buffer.from(`${stream}\0`, "utf16le"),
    more,
    Buffer.alloc(512),
  ]);
/** An object of more objects, which another table leads into. */
function packed(object: string, pack: { filter?: string; bytes?: Buffer; more?: string } = {}) {
  const text = `4 0 ${object}`;
  const { filter = "/Filter/FlateDecode", bytes = deflateSync(text), more = "" } = pack;
  const parts = [
    "%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R/X 4 0 R>>\nendobj\n",
    "2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n",
    "3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>\nendobj\n",
    "5 0 obj\n",
  ].map((part) => Buffer.from(part));
  const dictionary = `/Type/ObjStm/N 1/First 4${more}${filter}`;
  const pack5 = Buffer.concat([pdfStream(bytes, dictionary), Buffer.from("\nendobj\n")]);
  const starts: number[] = [];
  for (const part of parts) starts.push((starts.at(-1) ?? 0) + part.length);
  const start = (starts.at(-1) ?? 0) + pack5.length;
  const offsets = [9, starts[0] ?? 0, starts[1] ?? 0, null, starts[2] ?? 0, start];
  const entry = (kind: number, a: number, b: number) => [kind, a >> 8, a & 255, b];
  const rows = offsets.flatMap((at) => (at === null ? entry(2, 5, 0) : entry(1, at, 0)));
  const table = Buffer.from([...entry(0, 0, 255), ...rows]);
  const xref = pdfStream(table, "/Type/XRef/Size 7/W[1 2 1]/Root 1 0 R");
  return Buffer.concat([
    ...parts,
    pack5,
    Buffer.from("6 0 obj\n"),
    xref,
    Buffer.from(`\nendobj\nstartxref\n${start}\n%%EOF\n`),
  ]);
}
const script = "<</S/JavaScript/JS(app.alert(1))>>";

test("a catalogue is a pdf, xls or xlsx by what it is (S5.9, S9.2)", async () => {
  expect(await contentOf(aPdf())).toBe("pdf");
  expect(await contentOf(compoundFile("Workbook"))).toBe("xls");
  expect(await contentOf(zipOf({ ...sheet, "_rels/.rels": "" }))).toBe("xlsx");
});

test("a Word file, a plain ZIP, an executable, a page and a cut-off workbook are not", async () => {
  for (const other of [
    compoundFile("WordDocument"),
    zipOf({ "[Content_Types].xml": "", "word/document.xml": "" }),
    zipOf({ "xl/workbook.xml": "" }),
    Buffer.from("MZ\0\0"),
    zipOf(sheet).subarray(0, 120),
    Buffer.alloc(0),
  ])
    expect(await contentOf(other)).toBe("other");
});

test("whatever bytes come after a ZIP's first four, nothing but an answer comes out", async () => {
  const zip = zipOf(sheet);
  for (let i = 4; i < zip.length; i++)
    for (const value of [0, 255]) {
      const broken = Buffer.from(zip);
      broken[i] = value;
      await expect(contentOf(broken)).resolves.toMatch(/^(xlsx|other|active)$/);
    }
});

test.each([
  ["a script", aPdf({ catalog: `/OpenAction${script}` })],
  ["a script whose name is escaped", aPdf({ page: "/A<</S/J#61vaScript/JS(x)>>" })],
  ["a program to start", aPdf({ page: "/A<</S/Launch/F(cmd.exe)>>" })],
  ["a file inside", aPdf({ catalog: "/Names<</EmbeddedFiles 3 0 R>>" })],
  [
    "a link that opens by itself",
    aPdf({ catalog: "/OpenAction<</S/URI/URI(https://x.example)>>" }),
  ],
  [
    "a page that acts when it is shown",
    aPdf({ page: "/AA<</O<</S/URI/URI(https://x.example)>>>>" }),
  ],
  [
    "another file to go to",
    aPdf({ page: "/A<</S/Go#54oR/F(\\\\\\\\evil\\\\share\\\\a.pdf)/D[0/Fit]>>" }),
  ],
  ["a file inside to go to", aPdf({ page: "/A<</S/GoToE/T<</R/C>>>>" })],
  ["a link into the reader's own network", aPdf({ page: "/A<</S/URI/URI(file://evil/share)>>" })],
  ["a script in a packed object", packed(script)],
  ["a pack whose dictionary says obj", packed(script, { more: "/X(obj)" })],
  ["a pack of a long dictionary", packed(script, { more: `/X(${"a".repeat(3000)})` })],
  [
    "a pack of two filters",
    packed(script, {
      filter: "/Filter[/ASCIIHexDecode/FlateDecode]",
      bytes: Buffer.from(`${deflateSync(`4 0 ${script}`).toString("hex")}>`),
    }),
  ],
  [
    "a pack with a predictor",
    packed(script, {
      filter: `/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns ${script.length + 4}>>`,
      bytes: deflateSync(Buffer.concat([Buffer.from([0]), Buffer.from(`4 0 ${script}`)])),
    }),
  ],
])("a PDF with %s is refused by its content (T11, H6)", async (_what, bytes) => {
  expect(await contentOf(bytes)).toBe("active");
});

test("a PDF with packed objects, links, and a page to open at is taken (T11)", async () => {
  const page = "/A<</S/URI/URI(https://example.org/lots)>>";
  expect(await contentOf(packed(`<<${page}>>`))).toBe("pdf");
  expect(await contentOf(aPdf({ page, catalog: "/OpenAction[3 0 R/Fit]" }))).toBe("pdf");
  expect(await contentOf(aPdf({ catalog: "/OpenAction<</S/GoTo/D[3 0 R/Fit]>>" }))).toBe("pdf");
});

test("a password, bytes before the sign, half a file: each is told for what it is", async () => {
  expect(await contentOf(aPdf({ trailer: "/Encrypt 9 0 R" }))).toBe("locked");
  expect(await contentOf(Buffer.concat([Buffer.from("\ufeff"), aPdf()]))).toBe("pdf");
  expect(await contentOf(Buffer.concat([aPdf(), Buffer.alloc(5000)]))).toBe("pdf");
  expect(await contentOf(aPdf().subarray(0, 200))).toBe("cut");
  expect(await contentOf(Buffer.from("%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF"))).toBe("cut");
  const unknown = packed(script, { filter: "/Filter/Crypt" });
  expect(await contentOf(unknown)).toMatch(/active|cut/);
});

test.each([
  ["macros", zipOf({ ...sheet, "xl/vbaProject.bin": "x" })],
  ["Excel 4's macros", zipOf({ ...sheet, "xl/macrosheets/sheet1.xml": "x" })],
  ["another program's object", zipOf({ ...sheet, "xl/embeddings/oleObject1.bin": "x" })],
  [
    "a macro workbook's type under another name",
    zipOf({ ...sheet, "[Content_Types].xml": "application/vnd.ms-excel.sheet.macroEnabled.main" }),
  ],
  [
    "macros declared in UTF-16",
    zipOf({
      ...sheet,
      "[Content_Types].xml": utf16(
        '<Types><Override ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>',
      ),
    }),
  ],
  ["DDE in a cell", zipOf({ ...sheet, ...cell("cmd|'/c calc'!A1") })],
  ["a service to ask", zipOf({ ...sheet, ...cell("_xlfn.WEBSERVICE(&quot;https://x&quot;)") })],
  ["a service spelled with escapes", zipOf({ ...sheet, ...cell("WEB&#83;ERVICE(A1)") })],
  ["another file's cells", zipOf({ ...sheet, ...cell("[1]Sheet1!A1") })],
  [
    "cells of a file elsewhere (X20)",
    zipOf({ ...sheet, ...cell("'\\\\evil.example\\[x.xlsx]S'!A1") }),
  ],
  ["cells of a file by its name (X20)", zipOf({ ...sheet, ...cell("[other.xlsx]S!A1") })],
  ["links to other files", zipOf({ ...sheet, "xl/externalLinks/externalLink1.xml": "<x/>" })],
  ["a connection", zipOf({ ...sheet, "xl/connections.xml": "<connections/>" })],
  [
    "a picture from elsewhere",
    zipOf({
      ...sheet,
      "xl/drawings/_rels/drawing1.xml.rels":
        '<Relationships><Relationship Type="x/image" Target="https://x" TargetMode="External"/></Relationships>',
    }),
  ],
  [
    "a program's data in an old one",
    compoundFile("Workbook", Buffer.from("\xae\x01\x0c\0\0\0\x08\0\0cmd\x03/c a", "latin1")),
  ],
  ["old macros", compoundFile("Workbook", Buffer.from("_VBA_PROJECT_CUR", "utf16le"))],
  [
    "an old macro sheet",
    compoundFile("Workbook", Buffer.from([0x85, 0, 10, 0, 20, 0, 0, 0, 1, 1, 2, 0, 65, 66])),
  ],
])("a workbook with %s is refused by its content (T11, finding M10)", async (_what, bytes) => {
  expect(await contentOf(bytes)).toBe("active");
});

test("an old workbook with plain and hidden sheets is taken (T11)", async () => {
  const plain = Buffer.from([0x85, 0, 10, 0, 20, 0, 0, 0, 1, 0, 2, 0, 65, 66]);
  expect(await contentOf(compoundFile("Workbook", plain))).toBe("xls");
});

test("a workbook with formulas, links, pictures and a table is taken (finding M10)", async () => {
  const book = zipOf({
    ...sheet,
    ...cell("SUM(A1:A9)&amp;&quot; a|b [1] CALL(&quot;"),
    "xl/worksheets/_rels/sheet1.xml.rels":
      '<Relationships><Relationship Type="x/hyperlink" Target="https://example.org" TargetMode="External"/></Relationships>',
    "xl/media/image1.png": "x",
    "xl/tables/table1.xml": "<table/>",
    "docProps/app.xml": "<Properties/>",
  });
  expect(await contentOf(book)).toBe("xlsx");
});
