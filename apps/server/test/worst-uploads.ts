import { constants, crc32, deflateRawSync, deflateSync } from "node:zlib";
import { aPdf, pdfStream } from "./a-pdf.ts";

/** Files of some 10 MB that cost whoever trusts them their memory or their time. */

const MAX = 10 * 1024 * 1024 - 2_000;
const filled = (head: string, text: string, tail = "") =>
  Buffer.from(head + text.repeat(Math.floor((MAX - head.length) / text.length)) + tail, "latin1");

/** Zeros packed a thousand times over: gigabytes, once they are unpacked. */
function bomb(): Buffer {
  const block = deflateRawSync(Buffer.alloc(1024 * 1024), { finishFlush: constants.Z_FULL_FLUSH });
  const blocks = Array.from({ length: Math.floor(MAX / 2 / block.length) }, () => block);
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...blocks]);
}

/** The table leads into the pack only when the whole file is searched for objects. */
function packedPdf(): Buffer {
  const objects = [pdfStream(bomb(), "/Type/ObjStm/N 1/First 4/Filter/FlateDecode")];
  const whole = aPdf({ catalog: "/X 5 0 R", objects }).toString("latin1");
  return Buffer.from(whole.replace("xref\n0", "xrex\n0"), "latin1");
}

/** A PNG of one colour with all the pixels that it promises. */
function largePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    crc.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, crc]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const rows = deflateSync(Buffer.alloc((width + 1) * height), { level: 1 });
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A ZIP of one stored part that is none of a workbook. */
const zipHead = "PK\x03\x04\x14\0\0\0\0\0";

export const worstFiles: Readonly<Record<string, () => Buffer>> = {
  "a PDF of escapes without end": () => filled("%PDF-1.7 ", "#41", "\n%%EOF"),
  "a PDF of streams that are none": () =>
    filled("%PDF-1.7\n/ObjStm\n", "stream#41#41#41", "\n%%EOF"),
  "a PDF of brackets in brackets": () => filled("%PDF-1.7\n1 0 obj\n", "[", "\n%%EOF"),
  "a PDF of objects by the hundred thousand": () =>
    filled("%PDF-1.7\n", "1 0 obj<</A 1 0 R>>endobj\n", "%%EOF"),
  "a PDF with a pack of gigabytes": packedPdf,
  "a picture of one colour and junk": () => filled("\x89PNG\r\n\x1a\n", "IDAT"),
  "a picture of 49 megapixels": () => largePng(7_000, 7_000),
  "line ends alone": () => filled("lot_no,title\n", "\n"),
  "one row of commas": () => filled("lot_no,title\n", ","),
  "one cell": () => filled("lot_no,title\n", "x"),
  "a ZIP of heads": () => filled("", zipHead),
  "an old workbook of nothing": () => filled("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "\0"),
};
