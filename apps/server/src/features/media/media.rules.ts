/**
 * Widths that pages ask for, in pixels. Any other would let a visitor fill the store with
 * renditions.
 */
export const WIDTHS = [160, 320, 480, 640, 800, 960, 1280, 1600] as const;
export const FORMATS = ["webp", "avif"] as const;
export type Format = (typeof FORMATS)[number];

/** Pixels of a picture at most: more is a mistake or a bomb. */
export const MAX_PIXELS = 50_000_000;
/** Longest side that is stored, pixels. */
export const MAX_SIDE = 2048;

/** The decoded types, by content; animated and vector pictures are not. */
export const PICTURE_TYPES: ReadonlySet<string> = new Set([
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/avif",
]);

const STORED = /^[0-9a-f]{64}\.(webp|pdf|xls|xlsx)$/;
export type Stored =
  | { readonly file: string; readonly kind: "picture" }
  | { readonly file: string; readonly kind: "catalog"; readonly mediaType: string };

export const CATALOG_TYPES = {
  pdf: "application/pdf",
  xls: "application/vnd.ms-excel",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;
export type CatalogKind = keyof typeof CATALOG_TYPES;

/** Only names that we give ourselves lead to the store. */
export function storedFile(name: string): Stored | null {
  const ending = STORED.exec(name)?.[1];
  if (!ending) return null;
  return ending === "webp"
    ? { file: name, kind: "picture" }
    : { file: name, kind: "catalog", mediaType: CATALOG_TYPES[ending as CatalogKind] };
}

/**
 * The width to render: never wider than the picture is, and the same one for all widths beyond it.
 */
export function renderedWidth(asked: number, storedWidth: number): number {
  return Math.min(asked, WIDTHS.find((width) => width >= storedWidth) ?? asked);
}

/** Bytes. */
export const totalSize = (uploads: readonly { readonly size: number }[]): number =>
  uploads.reduce((sum, { size }) => sum + size, 0);

const startsWith = (bytes: Uint8Array, ...magic: number[]) =>
  magic.every((byte, i) => bytes[i] === byte);

/** Readers look for a PDF's sign in the first KB, and for its end's mark in the last. */
export const HEAD_BYTES = 1024;
export const isPdf = (head: Buffer): boolean => head.subarray(0, HEAD_BYTES).includes("%PDF-");
/** OLE compound file: what Excel wrote until 2003. */
export const isCompoundFile = (head: Uint8Array): boolean =>
  startsWith(head, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
