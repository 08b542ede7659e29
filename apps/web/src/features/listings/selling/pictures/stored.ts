import type { OwnLot, PicturedPaperKind } from "@rebale/contract/listings";

/** A picture of a lot that the market keeps. */
export type Stored = OwnLot["images"][number];
/** One chosen in this page and not sent yet. */
export interface Fresh {
  readonly file: File;
  readonly kind?: PicturedPaperKind | undefined;
}
export type Picture = Fresh | Stored;

export const isStored = (picture: Picture): picture is Stored => "image" in picture;
export const nameOf = (picture: Picture) => (isStored(picture) ? picture.alt : picture.file.name);

/** The same picture as one of the goods, or of a paper. */
export const asKind = (picture: Picture, kind: PicturedPaperKind | undefined): Picture => {
  const { kind: _before, ...rest } = picture;
  return kind ? { ...rest, kind } : rest;
};

/** Its entry in an order of pictures, `+` for a file that is sent with it. */
export const entryOf = (picture: Picture): string =>
  (isStored(picture) ? picture.image : "+") + (picture.kind ? `:${picture.kind}` : "");

/** A lot's new order of pictures, and the files that are sent for it. */
export const sentWith = (pictures: readonly Picture[]) => ({
  order: pictures.map(entryOf).join(","),
  images: pictures.flatMap((picture) => (isStored(picture) ? [] : [picture.file])),
});
