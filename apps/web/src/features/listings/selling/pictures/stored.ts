import type { OwnLot, PicturedPaperKind, Shot } from "@rebale/contract/listings";

/** A picture of a lot that the market keeps. */
export type Stored = OwnLot["images"][number];
/** One chosen in this page and not sent yet. */
export interface Fresh {
  readonly file: File;
  readonly kind?: PicturedPaperKind | undefined;
  readonly shot?: Shot | undefined;
}
export type Picture = Fresh | Stored;
/** A picture shows a paper, one of the views asked for, or the goods in some other way. */
export type Shows = Pick<Picture, "kind" | "shot">;

export const isStored = (picture: Picture): picture is Stored => "image" in picture;
export const nameOf = (picture: Picture) => (isStored(picture) ? picture.alt : picture.file.name);

/** The same picture, said to show this. */
export const showing = (picture: Picture, { kind, shot }: Shows): Picture => {
  const { kind: _kind, shot: _shot, ...rest } = picture;
  return { ...rest, ...(kind && { kind }), ...(shot && { shot }) };
};

/** Its entry in an order of pictures, `+` for a file that is sent with it. */
export const entryOf = (picture: Picture): string =>
  (isStored(picture) ? picture.image : "+") +
  (picture.kind ? `:${picture.kind}` : "") +
  (picture.shot ? `@${picture.shot}` : "");

/** A lot's new order of pictures, and the files that are sent for it. */
export const sentWith = (pictures: readonly Picture[]) => ({
  order: pictures.map(entryOf).join(","),
  images: pictures.flatMap((picture) => (isStored(picture) ? [] : [picture.file])),
});
