import sharp, { type Color } from "sharp";

interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A real picture of one colour. */
export async function png(name: string, background: Color = "#b8cfa0"): Promise<GivenFile> {
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimeType: "image/png", buffer };
}

/** A PDF of one empty page. */
export const pdf = (name: string): GivenFile => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(
    "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
  ),
});

export const text = (name: string): GivenFile => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from("just words"),
});
