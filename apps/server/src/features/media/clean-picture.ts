import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import type { Words } from "@rebale/contract/values/complaint";
import { fileTypeFromFile } from "file-type";
import sharp, { type Metadata } from "sharp";
import { Problem } from "../../platform/http/problems/problem.ts";
import { limitConcurrency } from "../../platform/limit-concurrency.ts";
import { MAX_PIXELS, MAX_SIDE, PICTURE_TYPES } from "./media.rules.ts";

// One picture takes one core, and one core stays the bids'.
sharp.concurrency(1);
sharp.cache(false);
export const ENCODERS = Math.min(4, Math.max(1, availableParallelism() - 1));
export const limitEncoding = limitConcurrency(ENCODERS, 200);
/**
 * Pictures above so many pixels one after another: an interlaced PNG is unpacked as a whole, 4
 * bytes a pixel and twice over.
 */
const LARGE = 12_000_000;
const limitLarge = limitConcurrency(1, 200);

export interface CleanPicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes whatever picture the bytes really are, upright, and writes it anew: no metadata and
 * nothing hidden survives.
 */
export async function cleanPicture(path: string, field: string): Promise<CleanPicture> {
  const pixels = await countPixels(path, field);
  const work = () => limitEncoding(() => reencode(path, field));
  return pixels > LARGE ? limitLarge(work) : work();
}

export const HEIC: Words = {
  en: "Please send this HEIC picture as a JPEG",
  hi: "यह HEIC फ़ोटो JPEG बनाकर भेजिए",
};
const unreadable = (path: string, msg?: Words) =>
  new Problem("picture_unreadable", { path, ...(msg ? { msg } : {}) });

/** By the header alone. @throws Problem where it is no picture, or one of too many pixels */
async function countPixels(path: string, field: string): Promise<number> {
  const type = await fileTypeFromFile(path).catch(() => undefined);
  // Its codec is patented and not in sharp; phones convert to JPEG when a page asks for it.
  if (type?.mime.startsWith("image/hei")) throw unreadable(field, HEIC);
  if (!type || !PICTURE_TYPES.has(type.mime)) throw unreadable(field);
  const { width, height } = await readHeader(path).catch(() => Promise.reject(unreadable(field)));
  if (width * height > MAX_PIXELS)
    throw new Problem("picture_too_large", {
      path: field,
      msg: {
        en: "A picture may have at most 50 megapixels",
        hi: "फ़ोटो 50 मेगापिक्सल से बड़ी नहीं चलेगी",
      },
    });
  return width * height;
}

async function reencode(path: string, field: string): Promise<CleanPicture> {
  try {
    return await decode(path, "error").catch(async () =>
      decode(await withEndMark(path), "warning"),
    );
  } catch {
    throw unreadable(field);
  }
}

async function decode(
  picture: string | Buffer,
  failOn: "error" | "warning",
): Promise<CleanPicture> {
  const { data, info } = await sharp(picture, { limitInputPixels: MAX_PIXELS, failOn })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 82, effort: 3 })
    .timeout({ seconds: 30 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

const JPEG = Buffer.from([0xff, 0xd8]);
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/** Some cameras leave a JPEG's end mark out. Half a picture lacks more, and stays unreadable. */
async function withEndMark(path: string): Promise<Buffer> {
  const bytes = await readFile(path);
  if (!bytes.subarray(0, 2).equals(JPEG) || bytes.subarray(-2).equals(END_OF_JPEG))
    throw new Error("not for want of its end mark");
  return Buffer.concat([bytes, END_OF_JPEG]);
}

/** The header alone: it costs nothing, however many pixels it promises. */
async function readHeader(path: string): Promise<Pick<Metadata, "width" | "height">> {
  return sharp(path, { limitInputPixels: false }).metadata();
}
