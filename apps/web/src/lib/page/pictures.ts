/** Widths that the server makes of an uploaded picture. */
export const WIDTHS = [160, 320, 480, 640, 800, 960, 1280, 1600] as const;
export type Width = (typeof WIDTHS)[number];

/**
 * S3.15: `/uploads/{file}`, in one of the served widths; paths of the site itself stay as they are.
 */
export function uploaded(image: string, width: Width): string {
  if (image.startsWith("/") && !image.startsWith("/uploads/")) return image;
  return `/uploads/${image.replace(/^\/?(uploads\/)?/, "")}?w=${width}`;
}

export const uploadedSet = (image: string, widths: readonly Width[]): string | undefined =>
  image.startsWith("/") && !image.startsWith("/uploads/")
    ? undefined
    : widths.map((w) => `${uploaded(image, w)} ${w}w`).join(", ");
