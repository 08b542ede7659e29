/** The market keeps at most 2048 px of a side: more would only cost the seller's line. */
const MAX_SIDE = 2048;
const SMALL_ENOUGH = 700_000;

/**
 * A large photograph made smaller before it is sent; whatever cannot be read here is sent as it is.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size <= SMALL_ENOUGH || !file.type.startsWith("image/")) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.88));
    if (!blob || blob.size >= file.size) return file;
    return new File([blob], file.name.replace(/\.\w+$/, ".jpg"), { type: "image/jpeg" });
  } catch {
    return file;
  }
}
