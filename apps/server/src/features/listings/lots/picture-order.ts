import { type PictureEntry, SENT_PICTURE } from "@rebale/contract/listings";
import { Problem } from "../../../platform/http/problems/problem.ts";
import type { LotPicture } from "./present-lot.ts";

/** A picture before it has its text. */
export type PlainPicture = Pick<LotPicture, "image" | "width" | "height" | "kind" | "shot">;

/** The lot's pictures from now on; refuses an order that does not account for every file sent. */
export function inOrder(
  before: readonly PlainPicture[],
  sent: readonly { file: string; width: number; height: number }[],
  order?: readonly PictureEntry[],
): readonly PlainPicture[] {
  const fresh = sent.map(({ file, ...size }) => ({ image: file, ...size }));
  if (!order) return fresh.length ? fresh : before;
  const old = [...before];
  const take = (name: string) => {
    if (name === SENT_PICTURE) return fresh.shift();
    const at = old.findIndex(({ image }) => image === name);
    return at < 0 ? undefined : old.splice(at, 1)[0];
  };
  const taken = order.flatMap(({ image, ...says }) => {
    const picture = take(image);
    return picture ? [shown(picture, says)] : [];
  });
  if (taken.length < order.length || fresh.length)
    throw new Problem("invalid_input", {
      path: "order",
      msg: {
        en: "Name each picture that stays once, and + for each one sent",
        hi: "हर रहने वाली फ़ोटो का नाम एक बार लिखिए, और हर भेजी फ़ोटो के लिए +",
      },
    });
  return taken;
}

/** Sizes of a picture and what it shows, without what it was called before. */
export const shown = (
  { image, width, height }: PlainPicture,
  { kind, shot }: Pick<PlainPicture, "kind" | "shot">,
): PlainPicture => ({ image, width, height, ...(kind && { kind }), ...(shot && { shot }) });

/** A picture's text follows the lot's title. */
export const namedAfter = (pictures: readonly PlainPicture[], title: string): LotPicture[] =>
  pictures.map((picture, i) => ({
    ...shown(picture, picture),
    alt: i ? `${title}, picture ${i + 1}` : title,
  }));
