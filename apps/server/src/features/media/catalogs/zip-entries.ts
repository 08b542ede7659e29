const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const MOST_ENTRIES = 10_000;

/**
 * Names in a ZIP's central directory; nothing is unpacked. Empty when the bytes are no whole ZIP.
 */
export function zipEntryNames(bytes: Buffer): string[] {
  if (bytes.length < 22 || bytes.readUInt32BE(0) !== 0x504b0304) return [];
  const end = findEnd(bytes);
  if (end < 0) return [];
  const names: string[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0 && names.length < MOST_ENTRIES; left--) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== ENTRY) return [];
    const nameLength = bytes.readUInt16LE(at + 28);
    names.push(bytes.toString("utf8", at + 46, at + 46 + nameLength));
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return names;
}

/** The end record is the last 22 bytes, before a comment of up to 65,535. */
function findEnd(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 22 - 65_535); at--) {
    if (bytes.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  return -1;
}
