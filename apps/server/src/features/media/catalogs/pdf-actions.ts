import { inflateSync } from "node:zlib";

/** Names of what makes a PDF act: scripts, programs, files inside, forms that send themselves. */
const ACTIVE =
  /\/(?:JavaScript|Launch|RichMedia|EmbeddedFiles?|XFA|ImportData|SubmitForm)(?![A-Za-z0-9_.+-])/;
/** Objects packed together, in which such names stand out of sight. */
const PACKED = /\/ObjStm(?![A-Za-z0-9_.+-])/;
const FLATE_ALONE = /\/Filter\s*\[?\s*\/(?:FlateDecode|Fl)\s*(?:\]|\/|>>)/;
/** Bytes that one pack, or all of them, may hold. */
const MOST_UNPACKED = 32 * 1024 * 1024;

/** A name may be written with escapes: /Java#53cript. */
const plain = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );

/**
 * Whether a PDF may do something by itself. One that cannot be looked into, being encrypted or
 * packed in another way than Flate, counts as if it did.
 */
export function hasPdfActions(bytes: Buffer): boolean {
  const text = plain(bytes.toString("latin1"));
  if (ACTIVE.test(text) || /\/Encrypt(?![A-Za-z0-9_.+-])/.test(text)) return true;
  if (!PACKED.test(text)) return false;
  let left = MOST_UNPACKED;
  for (const { head, start } of streams(bytes)) {
    if (!PACKED.test(head)) continue;
    if (/\/Filter/.test(head) && !FLATE_ALONE.test(head)) return true;
    const packed = bytes.subarray(start);
    const unpacked = /\/Filter/.test(head) ? unpack(packed, left) : packed.subarray(0, left);
    if (!unpacked) return true;
    left -= unpacked.length;
    if (left <= 0 || ACTIVE.test(plain(unpacked.toString("latin1")))) return true;
  }
  return false;
}

/** Each stream's dictionary and where its bytes begin. */
function* streams(bytes: Buffer): Generator<{ head: string; start: number }> {
  for (let at = bytes.indexOf("stream"); at >= 0; at = bytes.indexOf("stream", at + 6)) {
    if (bytes.toString("latin1", at - 3, at) === "end") continue;
    const head = plain(bytes.toString("latin1", Math.max(0, at - 2000), at));
    const feed = bytes[at + 6] === 0x0d ? 8 : 7;
    yield { head: head.slice(head.lastIndexOf("obj") + 3), start: at + feed };
  }
}

function unpack(packed: Buffer, maxOutputLength: number): Buffer | null {
  try {
    // What follows the stream is not part of it, and is left over.
    return inflateSync(packed, { maxOutputLength });
  } catch {
    return null;
  }
}
