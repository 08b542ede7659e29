import type { OwnLot } from "@rebale/contract/listings";

/** A picture of a lot that the market keeps. */
export type Stored = OwnLot["images"][number];
/** A stored one, or one chosen in this page and not sent yet. */
export type Picture = File | Stored;

export const isStored = (picture: Picture): picture is Stored => !(picture instanceof File);
export const nameOf = (picture: Picture) => (isStored(picture) ? picture.alt : picture.name);

/** What a lot's pictures are to be: their order, `+` for each of the files sent with it. */
export const sentWith = (pictures: readonly Picture[]) => ({
  order: pictures.map((picture) => (isStored(picture) ? picture.image : "+")).join(","),
  images: pictures.filter((picture) => !isStored(picture)) as File[],
});
