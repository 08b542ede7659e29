const utf16 = (name: string) => Buffer.from(name, "utf16le");
/** The directory's names in a compound file are UTF-16; Excel's workbook is one of two. */
const WORKBOOK_STREAMS = ["Workbook\0", "Book\0"].map(utf16);
const MACRO_STREAMS = ["_VBA_PROJECT", "VBA\0", "Macros\0", "Ole10Native"].map(utf16);
const FETCHING = ["WEBSERVICE"].flatMap((name) => [Buffer.from(name), utf16(name)]);

/** The kind of a compound file as a workbook of Excel 97 to 2003; null where it is none. */
export function readOldWorkbook(bytes: Buffer): "plain" | "active" | null {
  if (!WORKBOOK_STREAMS.some((name) => bytes.includes(name))) return null;
  const isActive =
    [...MACRO_STREAMS, ...FETCHING].some((name) => bytes.includes(name)) ||
    hasRecord(bytes, "\x85\x00", isMacroSheet) ||
    hasRecord(bytes, "\xae\x01", isOutside);
  return isActive ? "active" : "plain";
}

/** Looks at each place where a record of this number may begin. */
function hasRecord(
  bytes: Buffer,
  number: string,
  is: (bytes: Buffer, at: number, length: number) => boolean,
): boolean {
  for (let at = bytes.indexOf(number, 0, "latin1"); at >= 0; ) {
    if (at + 12 <= bytes.length && is(bytes, at, bytes.readUInt16LE(at + 2))) return true;
    at = bytes.indexOf(number, at + 2, "latin1");
  }
  return false;
}

/** A BOUNDSHEET record (0x85) whose sheet is one of Excel 4's macros (type 1). */
function isMacroSheet(bytes: Buffer, at: number, length: number): boolean {
  const nameLength = bytes[at + 10] ?? 0;
  const isRecord =
    length >= 8 &&
    bytes.readUInt32LE(at + 4) < bytes.length &&
    (bytes[at + 8] ?? 9) <= 2 &&
    nameLength > 0 &&
    (length === 8 + nameLength || length === 8 + 2 * nameLength);
  return isRecord && bytes[at + 9] === 1;
}

/** A SUPBOOK record (0x1AE) that names another file, or a program (DDE, OLE). */
function isOutside(bytes: Buffer, at: number, length: number): boolean {
  const nameLength = bytes.readUInt16LE(at + 6);
  const wide = bytes[at + 8] ?? 9;
  const itself = nameLength === 0x0401 || nameLength === 0x3a01;
  return !itself && length > 5 && length < 8225 && nameLength > 0 && nameLength < 256 && wide <= 1;
}
