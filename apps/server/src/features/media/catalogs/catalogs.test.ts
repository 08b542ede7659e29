import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { catalogKind } from "./read-catalog.ts";

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
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), common, Buffer.from(name + content)]);
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
const compoundFile = (stream: string, more = Buffer.alloc(0)) =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(1024),
    Buffer.from(`${stream}\0`, "utf16le"),
    more,
    Buffer.alloc(512),
  ]);
const pdf = (...objects: (string | Buffer)[]) =>
  Buffer.concat(["%PDF-1.7\n", ...objects, "\n%%EOF\n"].map((part) => Buffer.from(part)));
const packed = (text: string, filter = "/Filter /FlateDecode") => [
  `5 0 obj\n<< /Type /ObjStm /N 1 /First 4 ${filter} >>\nstream\r\n`,
  deflateSync(text),
  "\r\nendstream\nendobj\n",
];

test("a catalogue is a pdf, xls or xlsx by what it is (S5.9, S9.2)", async () => {
  expect(await catalogKind(pdf("1 0 obj << /Type /Catalog >> endobj"))).toBe("pdf");
  expect(await catalogKind(compoundFile("Workbook"))).toBe("xls");
  expect(await catalogKind(zipOf({ ...sheet, "_rels/.rels": "" }))).toBe("xlsx");
});

test("a Word file, a plain ZIP, an executable, a page and a cut-off workbook are not", async () => {
  for (const other of [
    compoundFile("WordDocument"),
    zipOf({ "[Content_Types].xml": "", "word/document.xml": "" }),
    zipOf({ "xl/workbook.xml": "" }),
    Buffer.from("MZ\0\0"),
    Buffer.from("<html>%PDF-</html>"),
    zipOf(sheet).subarray(0, 120),
    Buffer.alloc(0),
  ])
    expect(await catalogKind(other)).toBeNull();
});

test("whatever bytes come after a ZIP's first four, nothing but an answer comes out", async () => {
  const zip = zipOf(sheet);
  for (let i = 4; i < zip.length; i++)
    for (const value of [0, 255]) {
      const broken = Buffer.from(zip);
      broken[i] = value;
      await expect(catalogKind(broken)).resolves.toSatisfy(
        (kind) => kind === null || kind === "xlsx",
      );
    }
});

test.each([
  ["a script", pdf("<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>")],
  ["a script whose name is escaped", pdf("<< /S /J#61vaScript /JS (x) >>")],
  ["a program to start", pdf("<< /S /Launch /F (cmd.exe) >>")],
  ["a file inside", pdf("<< /Names << /EmbeddedFiles 3 0 R >> >>")],
  ["a script in a packed object", pdf(...packed("1 0 << /S /JavaScript /JS (x) >>"))],
  [
    "a pack that cannot be opened",
    pdf(...packed("1 0 <<>>", "/Filter [/ASCIIHexDecode /FlateDecode]")),
  ],
  ["a cipher over it", pdf("trailer << /Encrypt 9 0 R >>")],
])("a PDF with %s is refused by its content (F11)", async (_what, bytes) => {
  expect(await catalogKind(bytes)).toBe("active");
});

test("a PDF with packed objects and links is taken (F11)", async () => {
  const link = "<< /A << /S /URI /URI (https://example.org/lots) >> >>";
  expect(await catalogKind(pdf(link, ...packed("1 0 << /Type /Page >>")))).toBe("pdf");
});

test.each([
  ["macros", zipOf({ ...sheet, "xl/vbaProject.bin": "x" })],
  ["Excel 4's macros", zipOf({ ...sheet, "xl/macrosheets/sheet1.xml": "x" })],
  ["another program's object", zipOf({ ...sheet, "xl/embeddings/oleObject1.bin": "x" })],
  [
    "a macro workbook's type under another name",
    zipOf({ ...sheet, "[Content_Types].xml": "application/vnd.ms-excel.sheet.macroEnabled.main" }),
  ],
  ["old macros", compoundFile("Workbook", Buffer.from("_VBA_PROJECT_CUR", "utf16le"))],
  [
    "an old macro sheet",
    compoundFile("Workbook", Buffer.from([0x85, 0, 10, 0, 20, 0, 0, 0, 1, 1, 2, 0, 65, 66])),
  ],
])("a workbook with %s is refused by its content (F11)", async (_what, bytes) => {
  expect(await catalogKind(bytes)).toBe("active");
});

test("an old workbook with plain and hidden sheets is taken (F11)", async () => {
  const plain = Buffer.from([0x85, 0, 10, 0, 20, 0, 0, 0, 1, 0, 2, 0, 65, 66]);
  expect(await catalogKind(compoundFile("Workbook", plain))).toBe("xls");
});
