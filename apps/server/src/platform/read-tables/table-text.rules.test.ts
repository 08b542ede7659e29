import { expect, test } from "vitest";
import { decodeTable, separated, withoutBlanksBeforeQuotes } from "./table-text.rules.ts";

const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(`\ufeff${text}`, "utf16le");
  return isBig ? bytes.swap16() : bytes;
};

test("UTF-8, UTF-16 of either order and Windows-1252 are read", () => {
  const hindi = "lot_no\ttitle\nA-1\tताँबा ½ – “Ø”";
  for (const bytes of [Buffer.from(hindi), Buffer.from(`\ufeff${hindi}`), utf16(hindi)])
    expect(decodeTable(bytes)).toBe(hindi);
  expect(decodeTable(utf16(hindi, true))).toBe(hindi);
  const ansi = Buffer.from([0x41, 0x20, 0x96, 0x20, 0xbd, 0x20, 0xd8, 0x93, 0x94]);
  expect(decodeTable(ansi)).toBe("A – ½ Ø“”");
});

test("what is no text is refused", () => {
  for (const bytes of [
    [0, 1, 2],
    [0x89, 0x50, 0x4e, 0x47, 0x1a],
    [0xff, 0xd8, 0xff, 0xe0, 0],
    [0x81, 65],
    Buffer.from("%PDF-1.4\n1 0 obj\n"),
  ])
    expect(() => decodeTable(Buffer.from(bytes))).toThrow();
});

test("the line sep= names the sign between cells, and is none of the rows", () => {
  expect(separated("sep=;\r\na;b")).toEqual({ text: "a;b", delimiter: ";" });
  expect(separated('"sep=|"\na|b')).toEqual({ text: "a|b", delimiter: "|" });
  expect(separated("a;b,c;d\n1;2")).toEqual({ text: "a;b,c;d\n1;2", delimiter: ";" });
  expect(separated("a\tb").delimiter).toBe("\t");
  expect(separated("one").delimiter).toBeUndefined();
});

test("quotes behind blanks open a cell, and blanks between quotes stay (R33)", () => {
  const plain = (text: string) => withoutBlanksBeforeQuotes(text, ",");
  expect(plain('a, "b, c",  "d"\n "e",f')).toBe('a,"b, c","d"\n"e",f');
  expect(plain('"x, ""y"" ,","z"')).toBe('"x, ""y"" ,","z"');
  expect(plain('5" pipe, 6" pipe')).toBe('5" pipe, 6" pipe');
});
