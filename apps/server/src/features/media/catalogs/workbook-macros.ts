import { fromBufferPromise, type ZipFile } from "yauzl";

/** Parts of a workbook that act, or that bring other programs' objects along. */
const ACTIVE_PART =
  /(^|\/)(vbaProject|vbaData|macrosheets|dialogsheets|activeX|embeddings|customUI)/i;
const MOST_PARTS = 10_000;
const MOST_TYPES_BYTES = 1024 * 1024;

export interface Workbook {
  readonly hasMacros: boolean;
}

/** What a ZIP is as a workbook of Excel 2007 and later; null where it is none. */
export async function readWorkbook(bytes: Buffer): Promise<Workbook | null> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true }).catch(() => null);
  if (!zip) return null;
  try {
    return await inspect(zip);
  } catch {
    return null;
  } finally {
    zip.close();
  }
}

async function inspect(zip: ZipFile): Promise<Workbook | null> {
  const parts = new Set<string>();
  let types = "";
  for await (const entry of zip.eachEntry()) {
    if (parts.size >= MOST_PARTS) return null;
    parts.add(entry.fileName);
    if (entry.fileName !== "[Content_Types].xml") continue;
    if (entry.uncompressedSize > MOST_TYPES_BYTES) return null;
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream) types += chunk;
  }
  if (!parts.has("[Content_Types].xml") || !parts.has("xl/workbook.xml")) return null;
  const hasMacros =
    /macroEnabled|vbaProject/i.test(types) || [...parts].some((part) => ACTIVE_PART.test(part));
  return { hasMacros };
}

const utf16 = (name: string) => Buffer.from(name, "utf16le");
/** The directory's names in a compound file are UTF-16; Excel's workbook is one of two. */
const WORKBOOK_STREAMS = ["Workbook\0", "Book\0"].map(utf16);
const MACRO_STREAMS = ["_VBA_PROJECT", "VBA\0", "Macros\0"].map(utf16);

/** The same of a workbook of Excel 97 to 2003, in a compound file. */
export function readOldWorkbook(bytes: Buffer): Workbook | null {
  if (!WORKBOOK_STREAMS.some((name) => bytes.includes(name))) return null;
  return { hasMacros: MACRO_STREAMS.some((name) => bytes.includes(name)) || hasMacroSheet(bytes) };
}

/** A BOUNDSHEET record (0x85) whose sheet is one of Excel 4's macros (type 1). */
function hasMacroSheet(bytes: Buffer): boolean {
  for (let at = bytes.indexOf("\x85\x00", 0, "latin1"); at >= 0; ) {
    const length = at + 12 <= bytes.length ? bytes.readUInt16LE(at + 2) : 0;
    const nameLength = bytes[at + 10] ?? 0;
    const isRecord =
      length >= 8 &&
      bytes.readUInt32LE(at + 4) < bytes.length &&
      (bytes[at + 8] ?? 9) <= 2 &&
      nameLength > 0 &&
      (length === 8 + nameLength || length === 8 + 2 * nameLength);
    if (isRecord && bytes[at + 9] === 1) return true;
    at = bytes.indexOf("\x85\x00", at + 2, "latin1");
  }
  return false;
}
