import { expect, test } from "vitest";
import { catalogKind } from "./read-catalog.ts";

const u16 = (n: number) => [n & 255, n >> 8];
const u32 = (n: number) => [...u16(n & 0xffff), ...u16(n >>> 16)];

/** A ZIP of empty files with these names. */
function zipOf(...names: string[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const name of names) {
    const common = [
      20,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      ...u32(0),
      ...u32(0),
      ...u32(0),
      ...u16(name.length),
      0,
      0,
    ];
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4, ...common]), Buffer.from(name)]);
    entries.push(
      Buffer.concat([
        Buffer.from([0x50, 0x4b, 1, 2, 20, 0, ...common, 0, 0, 0, 0, 0, 0, ...u32(0), ...u32(at)]),
        Buffer.from(name),
      ]),
    );
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.from([
    0x50,
    0x4b,
    5,
    6,
    0,
    0,
    0,
    0,
    ...u16(names.length),
    ...u16(names.length),
    ...u32(directory.length),
    ...u32(at),
    0,
    0,
  ]);
  return Buffer.concat([...locals, directory, end]);
}
const compoundFile = (stream: string) =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(1024),
    Buffer.from(`${stream}\0`, "utf16le"),
    Buffer.alloc(512),
  ]);

test("a catalogue is a pdf, xls or xlsx by what it is (S5.9, S9.2)", () => {
  expect(catalogKind(Buffer.from("%PDF-1.4 …"))).toBe("pdf");
  expect(catalogKind(compoundFile("Workbook"))).toBe("xls");
  expect(catalogKind(zipOf("[Content_Types].xml", "_rels/.rels", "xl/workbook.xml"))).toBe("xlsx");
});

test("a Word file, a plain ZIP, an executable, a page and a cut-off workbook are not", () => {
  expect(catalogKind(compoundFile("WordDocument"))).toBeNull();
  expect(catalogKind(zipOf("[Content_Types].xml", "word/document.xml"))).toBeNull();
  expect(catalogKind(zipOf("xl/workbook.xml"))).toBeNull();
  expect(catalogKind(Buffer.from("MZ\0\0"))).toBeNull();
  expect(catalogKind(Buffer.from("<html>%PDF-</html>"))).toBeNull();
  expect(catalogKind(zipOf("[Content_Types].xml", "xl/workbook.xml").subarray(0, 120))).toBeNull();
  expect(catalogKind(Buffer.alloc(0))).toBeNull();
});

test("whatever bytes come after a ZIP's first four, nothing but an answer comes out", () => {
  const zip = zipOf("[Content_Types].xml", "xl/workbook.xml");
  for (let i = 4; i < zip.length; i++) {
    for (const value of [0, 255]) {
      const broken = Buffer.from(zip);
      broken[i] = value;
      expect(() => catalogKind(broken)).not.toThrow();
    }
  }
});
