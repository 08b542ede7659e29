import { type PictureEntry, SENT_PICTURE } from "@rebale/contract/listings";
import { Problem } from "../../../platform/http/problems/problem.ts";
import type { LotPicture } from "./present-lot.ts";

export type Shot = Pick<LotPicture, "image" | "width" | "height" | "kind">;

/** The lot's pictures from now on; refuses an order that does not account for every file sent. */
export function inOrder(
  before: readonly Shot[],
  sent: readonly { file: string; width: number; height: number }[],
  order?: readonly PictureEntry[],
): readonly Shot[] {
  const fresh = sent.map(({ file, ...size }) => ({ image: file, ...size }));
  if (!order) return fresh.length ? fresh : before;
  const old = [...before];
  const take = (name: string) => {
    if (name === SENT_PICTURE) return fresh.shift();
    const at = old.findIndex(({ image }) => image === name);
    return at < 0 ? undefined : old.splice(at, 1)[0];
  };
  const taken = order.flatMap(({ image, kind }) => {
    const shot = take(image);
    return shot ? [shown(shot, kind)] : [];
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
export const shown = ({ image, width, height }: Shot, kind: Shot["kind"]): Shot => ({
  image,
  width,
  height,
  ...(kind && { kind }),
});

/** A picture's text follows the lot's title. */
export const namedAfter = (pictures: readonly Shot[], title: string): LotPicture[] =>
  pictures.map((picture, i) => ({
    ...shown(picture, picture.kind),
    alt: i ? `${title}, picture ${i + 1}` : title,
  }));
